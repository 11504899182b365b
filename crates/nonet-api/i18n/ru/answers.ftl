### What Nonet answers.
###
### An attribute `.command` is what the command says in place of a message: it may name options and
### commands, which mean nothing to somebody who looks at a page.

# Joins the parts of a list but for the last: "a, b".
list-comma = {", "}
# Joins the last part of a list to the rest: "a, b and c". $count is how many parts there are.
list-and = { $start } и { $last }
# The same where one of them holds: "a, b or c".
list-or = { $start } или { $last }
# Joins clauses that are longer than the parts of a list: "rows become columns; digits become 2 1 3 4".
list-clauses = {"; "}
# Joins the sentences of a paragraph.
list-sentences = {" "}

## Names of places on the board
##
## Forms: .in with its preposition, .start the same at the beginning of a sentence, .genitive, .accusative.

# The same in every language, and in notation.
cell-name = {"r"}{ $row }{"c"}{ $column }
row-name = строка { $number }
    .in = в строке { $number }
    .start = В строке { $number }
    .genitive = строки { $number }
    .accusative = строку { $number }
column-name = столбец { $number }
    .in = в столбце { $number }
    .start = В столбце { $number }
    .genitive = столбца { $number }
    .accusative = столбец { $number }
box-name = блок { $number }
    .in = в блоке { $number }
    .start = В блоке { $number }
    .genitive = блока { $number }
    .accusative = блок { $number }
region-name = область { $number }
    .in = в области { $number }
    .start = В области { $number }
    .genitive = области { $number }
    .accusative = область { $number }
falling-diagonal-name = нисходящая диагональ
    .in = на нисходящей диагонали
    .start = На нисходящей диагонали
    .genitive = нисходящей диагонали
    .accusative = нисходящую диагональ
rising-diagonal-name = восходящая диагональ
    .in = на восходящей диагонали
    .start = На восходящей диагонали
    .genitive = восходящей диагонали
    .accusative = восходящую диагональ
window-name = окно { $number }
    .in = в окне { $number }
    .start = В окне { $number }
    .genitive = окна { $number }
    .accusative = окно { $number }
group-name = группа { $number }
    .in = в группе { $number }
    .start = В группе { $number }
    .genitive = группы { $number }
    .accusative = группу { $number }
extra-region-name = дополнительная область { $number }
    .in = в дополнительной области { $number }
    .start = В дополнительной области { $number }
    .genitive = дополнительной области { $number }
    .accusative = дополнительную область { $number }
strip-name = полоса { $letter }
    .in = в полосе { $letter }
    .start = В полосе { $letter }
    .genitive = полосы { $letter }
    .accusative = полосу { $letter }

## How many solutions there are

unique = решение единственное
solvable = решение есть
no-solution = решений нет
solutions = { $count } { $count ->
    [one] решение
    [few] решения
   *[other] решений
}
solutions-or-more = решений: { $count }+

## Why there is none

clash = { $kind ->
    [diagonal] { $digit } стоит { $house-in } больше одного раза: { $cells }
   *[other] { $digit } стоит { $house-in } больше одного раза: { $cells }
}
no-value = для { $cell } не осталось цифр
no-place = { $house-in } нет места для { $digit }
# $cells are two; their digits are seen on the board.
pair-broken = цифры в { $cells } несовместимы («{ $rule }»)
# $clue is the name of a clue: "the 3 left of row 2".
constraint-broken = { $clue } — это условие выполнить нельзя
no-solution-searched = перебраны все возможности

## Remarks

remark-few-givens = { $givens } { $givens ->
    [one] заданная цифра
    [few] заданные цифры
   *[other] заданных цифр
}: у судоку 9×9, где их меньше { $fewest }, не бывает единственного решения
remark-nothing-marked = ни одна клетка не отмечена знаком *: поставьте * в каждой пустой клетке, значение которой хотите увидеть
remark-more-puzzles = в этом тексте есть ещё { $more } судоку; взято только первое
    .command = { remark-more-puzzles }. Для всех: nonet convert --to line FILE | nonet solve --lines
remark-one-of-several = это одно из нескольких решений
    .command = { remark-one-of-several }: nonet check сосчитает их
remark-guessed-box = размер блоков принят за { $taken }; возможно, имелось в виду наоборот: { $other }
    .command = размер блоков принят за { $taken }: если имелось в виду наоборот, задайте --box { $other }
race-lines-not-all = не все судоку испробованы методами: { $methods }. Спустя { $seconds } с метод больше не начинает новых, и его числа относятся только к тем судоку, которые он попробовал
    .command = { race-lines-not-all }; --total даёт больше времени
race-lines-sizes = размер некоторых судоку не подходит для: { $methods }
remark-unique-no-second = решение единственное, второго нет

## Statistics

stats-method = метод: { $method }
stats-nodes = узлов: { $nodes }
stats-trials = проб: { $trials }
stats-trials-first-last = проб до первого решения: { $first }, до последнего: { $last }
stats-complexity = сложность: { $complexity }
stats-at-once = одновременно предположено значений: { $values }
stats-at-once-bound = одновременно предположено значений: { $values }; нужно не меньше { $needed }, но перебирать все способы выбрать столько было бы слишком долго
stats-solution = решение { $number }: { $trials } { $trials ->
    [one] проба
    [few] пробы
   *[other] проб
}, { $nodes } { $nodes ->
    [one] узел
    [few] узла
   *[other] узлов
}
stats-time = { $unit ->
    [us] время: { $time } мкс
    [ms] время: { $time } мс
   *[s] время: { $time } с
}

## Watching a search

watch-sweep = проход { $number }
# With pencil marks ($marks is yes) P is smaller than what R, C and B have in common.
watch-look = { $cell }  R={ $row } C={ $column } B={ $block } P={ $possible } { $marks ->
    [yes] (с учётом пометок){" "}
   *[no] {""}
}проб={ $trials }  { $case }
watch-case-none = случай i: ничего не подходит
watch-case-one = случай ii: подходит только { $digit }, ставим
watch-case-several = случай iii: подходит несколько, идём дальше
watch-end-contradiction = событие e1: для клетки нет возможной цифры, этот путь никуда не ведёт. Проб: { $trials }
watch-end-solved = событие e2: все клетки заполнены, это решение. Проб: { $trials }
watch-end-stuck = событие e3: в каждой пустой клетке возможно несколько цифр, одну нужно испробовать. Проб: { $trials }
watch-try = проба { $trial }: { $digit } в { $cell }
watch-back = { $digit } убирается из { $cell }

## Progress

stopped = остановлено досрочно, найдено { $count } { $count ->
    [one] решение
    [few] решения
   *[other] решений
}

## The pages

learn-techniques = { $level ->
    [easy] Лёгкие приёмы
    [medium] Средние приёмы
    [hard] Сложные приёмы
    [unfair] Коварные приёмы
   *[extreme] Экстремальные приёмы
}
    .command = { learn-techniques }:
learn-five-methods = Пять методов решателя И. Бочарова
    .command = { learn-five-methods }:
learn-names = { $rank ->
    [simple] Названия К. Ивановой, простые приёмы
    [medium] Названия К. Ивановой, средние приёмы
    [advanced] Названия К. Ивановой, продвинутые приёмы
    [master] Названия К. Ивановой, приёмы мастера
   *[beyond] Названия К. Ивановой, ещё сложнее
}
    .command = { learn-names }:
learn-methods = Методы решения на компьютере
    .command = { learn-methods }:
learn-rules = Правила вариантов
    .command = { learn-rules }:
learn-subjects = Темы
    .command = { learn-subjects }:

## Reasoning

# A chain and how long it is, as one of several ways to conclude the same.
technique-with-links = { $links ->
    [1] { $name } (одна связь)
    [one] { $name } ({ $links } связь)
    [few] { $name } ({ $links } связи)
   *[other] { $name } ({ $links } связей)
}
nothing-left = Все клетки заполнены: делать больше нечего.
no-step-found = Ни один из этих приёмов не находит следующего шага.
mistake-digit = Цифра { $digit } в { $cell } неверна: уберите её и посмотрите ещё раз.
mistake-marks = В пометках { $cell } нет верной цифры: верните то, что было убрано.
mistake-right = В решении там стоит { $digit }.
rate-several = у судоку несколько решений, поэтому нет ни уровня, ни очков
level-name = { $level ->
    [easy] лёгкий
    [medium] средний
    [hard] сложный
    [unfair] коварный
   *[extreme] экстрим
}

## The app
