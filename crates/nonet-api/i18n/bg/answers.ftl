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
## Формите: .oblique след предлог („на“, „за“, „до“) и като допълнение: „низходящия диагонал“; .in с предлога: „в ред 2“,
## „на низходящия диагонал“; .start е същото в началото на изречение.

# The same in every language, and in notation.
cell-name = {"r"}{ $row }{"c"}{ $column }
row-name = ред { $number }
    .oblique = ред { $number }
    .in = в ред { $number }
    .start = В ред { $number }
column-name = колона { $number }
    .oblique = колона { $number }
    .in = в колона { $number }
    .start = В колона { $number }
box-name = блок { $number }
    .oblique = блок { $number }
    .in = в блок { $number }
    .start = В блок { $number }
region-name = област { $number }
    .oblique = област { $number }
    .in = в област { $number }
    .start = В област { $number }
falling-diagonal-name = низходящият диагонал
    .oblique = низходящия диагонал
    .in = на низходящия диагонал
    .start = На низходящия диагонал
rising-diagonal-name = възходящият диагонал
    .oblique = възходящия диагонал
    .in = на възходящия диагонал
    .start = На възходящия диагонал
window-name = прозорец { $number }
    .oblique = прозорец { $number }
    .in = в прозорец { $number }
    .start = В прозорец { $number }
group-name = група { $number }
    .oblique = група { $number }
    .in = в група { $number }
    .start = В група { $number }
extra-region-name = допълнителна област { $number }
    .oblique = допълнителна област { $number }
    .in = в допълнителна област { $number }
    .start = В допълнителна област { $number }
strip-name = лента { $letter }
    .oblique = лента { $letter }
    .in = в лента { $letter }
    .start = В лента { $letter }

## How many solutions there are

unique = единствено решение
solvable = има решение
no-solution = няма решение
solutions = { $count ->
    [one] { $count } решение
   *[other] { $count } решения
}
solutions-or-more = { $count }+ решения

## Why there is none

clash = { $kind ->
    [diagonal] { $digit } се повтаря { $house-in }: { $cells }
   *[other] { $digit } се повтаря { $house-in }: { $cells }
}
no-value = за { $cell } не остава нито една цифра
no-place = { $house-in } няма място за { $digit }
# $cells are two; their digits are seen on the board.
pair-broken = цифрите в { $cells } не може да са заедно ({ $rule })
# $clue is the name of a clue: "the 3 left of row 2".
constraint-broken = не може да се спази { $clue }
no-solution-searched = изпробвани са всички възможности

## Remarks

remark-few-givens = { $givens ->
    [one] { $givens } дадена цифра: никоя задача 9×9 с по-малко от { $fewest } няма единствено решение
   *[other] { $givens } дадени цифри: никоя задача 9×9 с по-малко от { $fewest } няма единствено решение
}
remark-nothing-marked = няма клетка, отбелязана с *: напишете * за всяка празна клетка, чиято стойност искате да видите
remark-more-puzzles = { $more ->
    [one] в този текст следва още { $more } задача; взета е само първата
   *[other] в този текст следват още { $more } задачи; взета е само първата
}
    .command = { remark-more-puzzles }. За всички: nonet convert --to line FILE | nonet solve --lines
remark-one-of-several = това е едно от няколко решения
    .command = { remark-one-of-several }: nonet check ги брои
remark-guessed-box = блоковете са взети като { $taken }; може да са били замислени обратно, като { $other }
    .command = блоковете са взети като { $taken }: ако са обратно, напишете --box { $other }
race-lines-not-all = не всички задачи са изпробвани от тези методи: { $methods }. След { $seconds } секунди методът не започва нова задача. Числата му са за задачите, които е изпробвал
    .command = { race-lines-not-all }; --total му дава повече време
race-lines-sizes = някои задачи имат размер, с който не се справят тези методи: { $methods }
remark-unique-no-second = решението е единствено, така че няма второ, което да се покаже

## Statistics

stats-method = метод: { $method }
stats-nodes = възли: { $nodes }
stats-trials = проби: { $trials }
stats-trials-first-last = проби до първото решение: { $first }, до последното: { $last }
stats-complexity = сложност: { $complexity }
stats-at-once = стойности, допуснати наведнъж: { $values }
stats-at-once-bound = стойности, допуснати наведнъж: { $values }; нужни са поне { $needed }, но изпробването на всички начини за такъв избор би отнело твърде много време
stats-solution = решение { $number }: { $trials } { $trials ->
    [one] проба
   *[other] проби
}, { $nodes } { $nodes ->
    [one] възел
   *[other] възела
}
stats-time = { $unit ->
    [us] време: { $time } µs
    [ms] време: { $time } ms
   *[s] време: { $time } s
}

## Watching a search

watch-sweep = обхождане { $number }
# With pencil marks ($marks is yes) P is smaller than what R, C and B have in common.
watch-look = { $cell }  R={ $row } C={ $column } B={ $block } P={ $possible } { $marks ->
    [yes] (с бележките){" "}
   *[no] {""}
}проби={ $trials }  { $case }
watch-case-none = случай i: нищо не подхожда тук
watch-case-one = случай ii: подхожда само { $digit }, попълва се
watch-case-several = случай iii: подхождат няколко, продължаваме
watch-end-contradiction = събитие e1: някоя клетка няма възможна цифра, този път не води никъде. Проби: { $trials }
watch-end-solved = събитие e2: всички клетки са попълнени, намерено е решение. Проби: { $trials }
watch-end-stuck = събитие e3: всяка празна клетка има няколко възможни цифри, една трябва да се изпробва. Проби: { $trials }
watch-try = проба { $trial }: { $digit } в { $cell }
watch-back = { $digit } в { $cell } се отменя

## Progress

stopped = спряно преди края: дотук { $count ->
    [one] е намерено { $count } решение
   *[other] са намерени { $count } решения
}

## The pages

learn-techniques = { $level ->
    [easy] Лесни техники
    [medium] Средни техники
    [hard] Трудни техники
    [unfair] Коварни техники
   *[extreme] Екстремни техники
}
    .command = { learn-techniques }:
learn-five-methods = Петте метода на И. Бочаров
    .command = { learn-five-methods }:
learn-names = { $rank ->
    [simple] Имената на К. Иванова: прости
    [medium] Имената на К. Иванова: средни
    [advanced] Имената на К. Иванова: за напреднали
    [master] Имената на К. Иванова: за майстори
   *[beyond] Имената на К. Иванова: още по-трудни
}
    .command = { learn-names }:
learn-methods = Методи за решаване с компютър
    .command = { learn-methods }:
learn-rules = Правила на вариантите
    .command = { learn-rules }:
learn-subjects = Теми
    .command = { learn-subjects }:

## Reasoning

# A chain and how long it is, as one of several ways to conclude the same.
technique-with-links = { $links ->
    [1] { $name } (една връзка)
   *[other] { $name } ({ $links } връзки)
}
nothing-left = Всички клетки са попълнени: няма какво повече да се прави.
no-step-found = Никоя от тези техники не намира следваща стъпка.
mistake-digit = Цифрата { $digit } в { $cell } е грешна: изтрийте я и погледнете пак.
mistake-marks = В бележките на { $cell } липсва вярната цифра: върнете премахнатото.
mistake-right = В решението там е { $digit }.
rate-several = задачата има няколко решения, затова няма ниво и точки
level-name = { $level ->
    [easy] лесно
    [medium] средно
    [hard] трудно
    [unfair] коварно
   *[extreme] екстремно
}

## The app
