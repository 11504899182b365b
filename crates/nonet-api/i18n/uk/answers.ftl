### What Nonet answers.
###
### An attribute `.command` is what the command says in place of a message: it may name options and
### commands, which mean nothing to somebody who looks at a page.

# Joins the parts of a list but for the last: "a, b".
list-comma = {", "}
# Joins the last part of a list to the rest: "a, b and c". $count is how many parts there are.
list-and = { $start } і { $last }
# The same where one of them holds: "a, b or c". «Чи», бо стоїть і в запереченнях: «немає 5 у r1c1 чи r1c2».
list-or = { $start } чи { $last }
# Joins clauses that are longer than the parts of a list: "rows become columns; digits become 2 1 3 4".
list-clauses = {"; "}
# Joins the sentences of a paragraph.
list-sentences = {" "}

## Names of places on the board
##
## .genitive: «рядка 2»; .accusative: «рядок 2», після «на»; .in: «у рядку 2»; .start: те саме на початку речення.

# The same in every language, and in notation.
cell-name = {"r"}{ $row }{"c"}{ $column }
row-name = рядок { $number }
    .genitive = рядка { $number }
    .accusative = рядок { $number }
    .in = у рядку { $number }
    .start = У рядку { $number }
column-name = стовпець { $number }
    .genitive = стовпця { $number }
    .accusative = стовпець { $number }
    .in = у стовпці { $number }
    .start = У стовпці { $number }
box-name = блок { $number }
    .genitive = блоку { $number }
    .accusative = блок { $number }
    .in = у блоці { $number }
    .start = У блоці { $number }
region-name = область { $number }
    .genitive = області { $number }
    .accusative = область { $number }
    .in = в області { $number }
    .start = В області { $number }
falling-diagonal-name = спадна діагональ
    .genitive = спадної діагоналі
    .accusative = спадну діагональ
    .in = на спадній діагоналі
    .start = На спадній діагоналі
rising-diagonal-name = висхідна діагональ
    .genitive = висхідної діагоналі
    .accusative = висхідну діагональ
    .in = на висхідній діагоналі
    .start = На висхідній діагоналі
window-name = вікно { $number }
    .genitive = вікна { $number }
    .accusative = вікно { $number }
    .in = у вікні { $number }
    .start = У вікні { $number }
group-name = група { $number }
    .genitive = групи { $number }
    .accusative = групу { $number }
    .in = у групі { $number }
    .start = У групі { $number }
extra-region-name = додаткова область { $number }
    .genitive = додаткової області { $number }
    .accusative = додаткову область { $number }
    .in = у додатковій області { $number }
    .start = У додатковій області { $number }
strip-name = смужка { $letter }
    .genitive = смужки { $letter }
    .accusative = смужку { $letter }
    .in = у смужці { $letter }
    .start = У смужці { $letter }

## How many solutions there are

unique = єдиний розв’язок
solvable = розв’язок є
no-solution = немає розв’язку
solutions = { $count } { $count ->
    [one] розв’язок
    [few] розв’язки
   *[other] розв’язків
}
solutions-or-more = розв’язків: { $count }+

## Why there is none

clash = { $kind ->
    [diagonal] цифра { $digit } стоїть { $house-in } більш як один раз: { $cells }
   *[other] цифра { $digit } стоїть { $house-in } більш як один раз: { $cells }
}
no-value = для { $cell } не лишилося жодної цифри
no-place = { $house-in } немає місця для { $digit }
# $cells are two; their digits are seen on the board.
pair-broken = цифри в { $cells } не можуть стояти разом ({ $rule })
# $clue is the name of a clue: "the 3 left of row 2".
constraint-broken = умову неможливо виконати: { $clue }
no-solution-searched = випробувано всі можливості

## Remarks

remark-few-givens = { $givens ->
    [one] лише { $givens } задана цифра
    [few] лише { $givens } задані цифри
   *[other] лише { $givens } заданих цифр
}: жодна головоломка 9×9, де їх менше ніж { $fewest }, не має єдиного розв’язку
remark-nothing-marked = жодну клітинку не позначено *: поставте * у кожній порожній клітинці, значення якої хочете побачити
remark-more-puzzles = далі в цьому тексті ще { $more } { $more ->
    [one] головоломка
    [few] головоломки
   *[other] головоломок
}; взято лише першу
    .command = { remark-more-puzzles }. Для всіх: nonet convert --to line FILE | nonet solve --lines
remark-one-of-several = це один із кількох розв’язків
    .command = { remark-one-of-several }: nonet check порахує їх
remark-guessed-box = блоки сприйнято як { $taken }; можливо, мали на увазі навпаки, { $other }
    .command = блоки сприйнято як { $taken }: якщо вони повернуті інакше, додайте --box { $other }
race-lines-not-all = не всі головоломки випробувано цими методами: { $methods }. Після { $seconds } с метод не береться за наступну головоломку, і його показники стосуються лише випробуваних
    .command = { race-lines-not-all }; --total дає більше часу
race-lines-sizes = деякі головоломки мають розмір, з яким не працюють ці методи: { $methods }
remark-unique-no-second = розв’язок єдиний, тож другого показати не можна

## Statistics

stats-method = метод: { $method }
stats-nodes = вузлів: { $nodes }
stats-trials = спроб: { $trials }
stats-trials-first-last = спроб до першого розв’язку: { $first }, до останнього: { $last }
stats-complexity = складність: { $complexity }
stats-at-once = одночасно припущених значень: { $values }
stats-at-once-bound = одночасно припущених значень: { $values }; потрібно щонайменше { $needed }, але перебирати всі способи вибрати стільки було б надто довго
stats-solution = розв’язок { $number }: { $trials } { $trials ->
    [one] спроба
    [few] спроби
   *[other] спроб
}, { $nodes } { $nodes ->
    [one] вузол
    [few] вузли
   *[other] вузлів
}
stats-time = { $unit ->
    [us] час: { $time } мкс
    [ms] час: { $time } мс
   *[s] час: { $time } с
}

## Watching a search

watch-sweep = обхід { $number }
# With pencil marks ($marks is yes) P is smaller than what R, C and B have in common.
watch-look = { $cell }  R={ $row } C={ $column } B={ $block } P={ $possible } { $marks ->
    [yes] (з позначками олівцем){" "}
   *[no] {""}
}спроб={ $trials }  { $case }
watch-case-none = випадок i: тут нічого не підходить
watch-case-one = випадок ii: підходить лише { $digit }, вписуємо
watch-case-several = випадок iii: підходить кілька, ідемо далі
watch-end-contradiction = подія e1: для клітинки немає можливої цифри, тож цей шлях нікуди не веде. Спроб: { $trials }
watch-end-solved = подія e2: усі клітинки заповнено, це розв’язок. Спроб: { $trials }
watch-end-stuck = подія e3: у кожній порожній клітинці можливі кілька цифр, тож одну треба спробувати. Спроб: { $trials }
watch-try = спроба { $trial }: { $digit } у { $cell }
watch-back = { $digit } у { $cell } знято

## Progress

stopped = зупинено завчасно: поки що знайдено { $count } { $count ->
    [one] розв’язок
    [few] розв’язки
   *[other] розв’язків
}

## The pages

learn-techniques = { $level ->
    [easy] Легкі техніки
    [medium] Середні техніки
    [hard] Важкі техніки
    [unfair] Хитрі техніки
   *[extreme] Екстремальні техніки
}
    .command = { learn-techniques }:
learn-five-methods = П’ять методів розв’язувача І. Бочарова
    .command = { learn-five-methods }:
learn-names = { $rank ->
    [simple] Назви К. Іванової: прості
    [medium] Назви К. Іванової: середні
    [advanced] Назви К. Іванової: складні
    [master] Назви К. Іванової: майстерські
   *[beyond] Назви К. Іванової: ще складніші
}
    .command = { learn-names }:
learn-methods = Методи розв’язування на комп’ютері
    .command = { learn-methods }:
learn-rules = Правила варіантів
    .command = { learn-rules }:
learn-subjects = Теми
    .command = { learn-subjects }:

## Reasoning

# A chain and how long it is, as one of several ways to conclude the same.
technique-with-links = { $links ->
    [1] { $name } (один зв’язок)
    [one] { $name } ({ $links } зв’язок)
    [few] { $name } ({ $links } зв’язки)
   *[other] { $name } ({ $links } зв’язків)
}
nothing-left = Усі клітинки заповнено: більше нема чого робити.
no-step-found = Жодна з цих технік не знаходить наступного кроку.
mistake-digit = Цифра { $digit } у { $cell } хибна: приберіть її й погляньте ще раз.
mistake-marks = Серед позначок олівцем у { $cell } бракує правильної цифри: поверніть прибране.
mistake-right = У розв’язку там { $digit }.
rate-several = головоломка має кілька розв’язків, тож ні рівня, ні балів немає
level-name = { $level ->
    [easy] легкий
    [medium] середній
    [hard] важкий
    [unfair] хитрий
   *[extreme] екстрим
}

## The app
