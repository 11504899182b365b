### What only the command says: at the terminal, and about its arguments, files and streams.
###
### Numbers can be beyond 2^53: then they come as text, which takes the variant with *.

error = nonet: { $text }
remark = примітка: { $text }

## Wrong use

usage-tip = «nonet help» показує список команд, «nonet help КОМАНДА» пояснює одну.
usage-unknown-argument = тут немає параметра { $argument }
usage-did-you-mean = тут немає параметра { $argument }: може, { $suggestion }?
usage-too-many = зайвий аргумент: «{ $argument }». Головоломку з пробілами чи розривами рядків беруть у лапки
usage-unknown-command = немає команди «{ $command }»
usage-bad-value = «{ $value }» не підходить для { $argument }: потрібне ціле число, { $least } або більше
usage-too-large = { $value } — завелике для { $argument }
usage-bad-choice = «{ $value }» не підходить для { $argument }; можливі значення: { $valid }
usage-bad-score = «{ $value }» не підходить для --score: потрібні техніка й ціле число, як-от x-wing=120
usage-value-missing = { $argument } потребує значення
usage-command-missing = { $command } потребує однієї зі своїх команд: { $commands }
usage-missing = бракує { $argument }
usage-conflict = { $argument } не поєднується з { $other }
usage-other = { $text }
command-later = команди «{ $command }» ще немає: вона з’явиться в пізнішій версії
lines-format = формат «{ $format }» займає кілька рядків: --lines пише однорядкові формати, як-от line і json
path-unknown = NONET_PATH має значення «{ $name }», якого цей процесор не підтримує; він підтримує: { $known }
language-unknown = мови «{ $language }» ще немає; є такі: { $known }

## Files and streams

io-read = { $name }: { $reason }
io-write = не вдалося записати вивід: { $reason }
output-unwritten = { $file } не вдалося записати: { $reason }
output-no-folder = такої теки немає
output-is-input = { $file } — це файл, який читається: для виводу потрібен інший
# What io-read and merge-line call what is no file.
io-argument = аргумент
io-standard-input = стандартний ввід
io-too-long = { $name } довший за { $megabytes } МБ, а це забагато для головоломки: --lines бере файли будь-якого розміру, по одній головоломці в рядку
io-too-long-argument = аргумент довший за { $megabytes } МБ, а це забагато для головоломки: --lines бере файли будь-якого розміру, по одній головоломці в рядку
io-too-long-input = стандартний ввід довший за { $megabytes } МБ, а це забагато для головоломки: --lines бере файли будь-якого розміру, по одній головоломці в рядку
lines-no-thread = роботу не вдалося почати, бо система не дає потоку: { $reason }
lines-broken = на наступний рядок не вдалося відповісти через помилку в самому Nonet: повідомте про неї, будь ласка, разом із цим рядком
line-too-long = рядок задовгий для головоломки
read-neither = «{ $argument }» — не головоломка і не назва файлу: головоломка — це 81 символ, як-от 53..7....6..195…, дев’ять рядків по дев’ять чисел або будь-який інший поширений формат
type-lines = Введіть або вставте головоломки, по одній у рядку; наприкінці натисніть Ctrl-D (у Windows Ctrl-Z і Enter).
type-a-puzzle = Введіть або вставте головоломку, тоді натисніть Ctrl-D (у Windows Ctrl-Z і Enter).

## Progress

progress-searching = шукаємо
progress-count = { $count ->
    [one] поки що { $count } розв’язок
    [few] поки що { $count } розв’язки
   *[other] поки що { $count } розв’язків
}
progress-lines = { $lines ->
    [one] є відповідь на { $lines } рядок, { $rate } за секунду
    [few] є відповідь на { $lines } рядки, { $rate } за секунду
   *[other] є відповідь на { $lines } рядків, { $rate } за секунду
}
progress-lines-left = { $done }; лишилося { $left }
progress-counting = рахуємо
left-seconds = { $seconds } с
left-minutes = { $minutes } хв

## check

check-no-givens = немає заданих цифр, які можна було б прибрати
check-minimal = мінімальна: без будь-якої із заданих цифр мала б кілька розв’язків
check-redundant = { $count ->
    [1] одну задану цифру можна прибрати
    [one] { $count } задану цифру можна прибрати, кожну окремо
    [few] { $count } задані цифри можна прибрати, кожну окремо
   *[other] { $count } заданих цифр можна прибрати, кожну окремо
}: { $givens }
check-clues-needed = без будь-якої з умов мала б кілька розв’язків
check-redundant-clues = { $count ->
    [1] одну умову можна прибрати
    [one] { $count } умову можна прибрати, кожну окремо
    [few] { $count } умови можна прибрати, кожну окремо
   *[other] { $count } умов можна прибрати, кожну окремо
}: { $clues }

## hint, explain and rate

hint-by-effect = Що можна вивести і чим:
hint-ways = { $ways ->
    [1] { $step } (ще один спосіб)
    [one] { $step } (ще { $ways } спосіб)
    [few] { $step } (ще { $ways } способи)
   *[other] { $step } (ще { $ways } способів)
}
hint-more = nonet hint --level { $level } скаже більше
way-so-far = Заповнено клітинок: { $filled } з { $cells }.
# A picture follows.
way-candidates = Заповнено клітинок: { $filled } з { $cells }. Тут кожну порожню клітинку показано з її кандидатами:
way-stuck = Після { $steps } { $steps ->
    [one] кроку
   *[other] кроків
} жодна з цих технік більше нічого не знаходить; заповнено клітинок: { $filled } з { $cells }.
rate-unsolved = Ці техніки її не розв’язують.
rate-explainer = ER/EP/ED: { $figures }
rate-level = рівень: { $level }
rate-score = бали: { $score }
rate-complexity = складність: { $complexity }
rate-techniques = техніки:
# Of a way that takes other steps than those that the level and the score are about.
rate-standard = Рівень і бали стосуються стандартного шляху, який має інші кроки, ніж цей: «nonet rate» показує його техніки.

## race

race-method = метод
race-result = результат
race-time = час
race-runs = запусків
race-running = методи працюють
race-nodes = вузлів
race-trials = спроб
race-solved = розв’язано
race-none = немає розв’язку
race-stuck = зупиняється завчасно
race-late = нічого за { $seconds } с
race-milliseconds = { $time } мс
race-milliseconds-or-more = > { $time } мс
race-lines-raced = { $count ->
    [1] у перегонах була одна головоломка
    [one] у перегонах була { $count } головоломка
    [few] у перегонах були { $count } головоломки
   *[other] у перегонах було { $count } головоломок
}
race-lines-several = з них із кількома розв’язками
race-lines-not-judged = з них із невідомою кількістю розв’язків
race-lines-none = без розв’язку, пропущено
race-lines-unreadable = не головоломки
race-lines-stuck = застряг
race-lines-late = не встиг
race-lines-not-tried = не брався
race-lines-median = медіана часу
race-lines-worst = найгірший час
race-lines-nodes-median = медіана вузлів
race-lines-nodes-total = усього вузлів
race-lines-footer = Час — процесорний, на одному потоці. За годинником кожен метод мав щонайбільше { $seconds } с на головоломку й після { $total } с не брався за нову
race-lines-line = рядок { $line }: { $reason }
race-lines-more = { $count ->
    [one] і ще { $count } рядок не є головоломкою
    [few] і ще { $count } рядки не є головоломками
   *[other] і ще { $count } рядків не є головоломками
}
race-lines-progress = { $raced ->
    [one] { $raced } головоломка; лишилося щонайбільше { $left }
    [few] { $raced } головоломки; лишилося щонайбільше { $left }
   *[other] { $raced } головоломок; лишилося щонайбільше { $left }
}
race-lines-stopped = зупинено: це головоломки, які доти побували в перегонах

## study

study-puzzles = { $count ->
    [1] одна головоломка з єдиним розв’язком
    [one] { $count } головоломка з єдиним розв’язком
    [few] { $count } головоломки з єдиним розв’язком
   *[other] { $count } головоломок з єдиним розв’язком
}
study-several = з кількома розв’язками
study-none = без розв’язку
study-too-large = більші за 16×16
study-other-rules = із правилами, яких п’ять методів не знають
study-unreadable = не головоломки
study-solved = Розв’язано без спроб
study-alone = лише метод { $number }
study-together = методи від 1 до { $number } разом
study-fifth = Метод 5 лише в блоках і в блоках, рядках та стовпцях
study-fifth-alone-boxes = сам, лише в блоках
study-fifth-alone = сам, у блоках, рядках і стовпцях
study-fifth-together-boxes = з іншими, лише в блоках
study-fifth-together = з іншими, у блоках, рядках і стовпцях
study-at-once = Скільки значень довелося припускати одночасно
study-values = { $values ->
    [0] жодного
   *[other] { $values }
}
study-values-or-more = { $values } або більше
study-most = Найбільше знадобилося цим (рядок: головоломка):
study-share = { $count }  { $percent } %
study-complexity = складність: найменша { $lowest }, медіана { $median }, найбільша { $highest }
study-stopped = зупинено: це головоломки, які доти опрацьовано

## learn and samples

learn-synonyms = Інші назви:
learn-tip = «nonet learn PAGE» показує одну.
samples-number = №
samples-name = назва
samples-about = що показує
samples-outcome = що виходить
samples-own = Ваші, у теці { $folder }:
samples-unchecked = не перевірено
samples-added = «{ $name }» збережено: { $outcome }
samples-removed = «{ $name }» видалено
samples-name-missing = скажіть, під якою назвою зберегти те, що надходить зі стандартного вводу: nonet samples NAME --add -

## grid, rules and estimate

grid-orbits-triples = трійок
grid-orbits-ways = способів
grid-orbits-completions = доповнень
grid-orbits-digits = цифри дев’яти стовпців першої смуги
grid-orbits-sum = Сума трійок × способів × доповнень, помножена на 280 · 6³: { $total }
grid-classes-order = порядок
grid-classes-size = розмір
grid-classes-fixed = незмінних сіток
grid-classes-images = рядки й стовпці переходять на місця (T: тоді рядки стають стовпцями)
grid-classes-sum = { $symmetries ->
    [one] Сума розмірів × незмінних сіток: { $sum }; поділена на { $symmetries } симетрію: { $count }
    [few] Сума розмірів × незмінних сіток: { $sum }; поділена на { $symmetries } симетрії: { $count }
   *[other] Сума розмірів × незмінних сіток: { $sum }; поділена на { $symmetries } симетрій: { $count }
}
grid-swaps = { $swaps ->
    [1] крім того, кожна з них разом із цим обміном після неї:
    [one] крім того, кожна з них разом із будь-яким із { $swaps } обміну після неї:
   *[other] крім того, кожна з них разом із будь-яким із { $swaps } обмінів після неї:
}
grid-seed = зерно { $seed }
grid-fewest-puzzles = { $puzzles ->
    [one] { $puzzles } головоломка (заданих цифр: { $keys }) має єдиний розв’язок, а з меншою кількістю — жодна; ось одна
    [few] { $puzzles } головоломки (заданих цифр: { $keys }) мають єдиний розв’язок, а з меншою кількістю — жодна; ось одна
   *[other] { $puzzles } головоломок (заданих цифр: { $keys }) мають єдиний розв’язок, а з меншою кількістю — жодна; ось одна
}
merge-line = { $file }, рядок { $line }: { $reason }
merge-all = { $grids ->
    [one] усі частки є, і разом зі своїми симетріями вони дають усі сітки: { $grids }
   *[other] усі частки є, і разом зі своїми симетріями вони дають усі сітки: { $grids }
}
rules-listed = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
rules-set = множина { $set }
rules-restricted-set = nonet rules make { $set } { $permutation }
# $estimate is a number with a power of ten, as in 5.96e98.
estimate = { $estimate } ± { $error } %
estimate-drawn = { $samples ->
    [one] вибірка: { $samples } сітка із зерна { $seed } (незалежних потоків: { $streams }); похибка — одна стандартна
    [few] вибірка: { $samples } сітки із зерна { $seed } (незалежних потоків: { $streams }); похибка — одна стандартна
   *[other] вибірка: { $samples } сіток із зерна { $seed } (незалежних потоків: { $streams }); похибка — одна стандартна
}
estimate-stopped = зупинено завчасно
estimate-box-missing = скажіть, які блоки: nonet estimate --box 4x4

## generate

generate-none = такої головоломки не знайдено за { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[other] секунд
}: можливо, її немає або треба більше часу (--budget SECONDS)
generate-some = { $made ->
    [one] створено { $made } з { $count } головоломок; наступну не знайдено вчасно ({ $seconds } с, --budget SECONDS)
   *[other] створено { $made } з { $count } головоломок; наступну не знайдено вчасно ({ $seconds } с, --budget SECONDS)
}
generate-no-others = { $made ->
    [one] створено { $made } з { $count } головоломок: інших немає
   *[other] створено { $made } з { $count } головоломок: інших немає
}
generate-file-there = { $file } вже є і не буде перезаписано: виберіть іншу назву або видаліть його
generate-none-technique = головоломки, яка цього потребує, не знайдено за { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[other] секунд
}: деякі техніки майже ніколи не потрібні; `nonet bench --generate --techniques` вимірює, наскільки рідкісна кожна, а `--budget` дає більше часу
generate-er-later = оцінки за ER з’являться в пізнішій версії: наскільки складною має бути головоломка, кажуть --level і --score
generate-file-packed = { $file } вже є: пошук можна продовжити лише з нестисненим файлом
generate-file-other = { $file } вже є, і рядок { $line } — не головоломка, яку міг знайти цей пошук: виберіть іншу назву або видаліть його
generate-none-fewer = головоломки, де заданих цифр менше ніж { $keys }, не знайдено за { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[other] секунд
} (--budget SECONDS)
generate-go-on-file = та сама команда продовжить цей пошук і додасть до { $file } те, де заданих цифр менше
generate-go-on = пошук можна продовжити з того місця, де він закінчився: --few-keys --seed { $seed } --from { $from }
progress-few-keys = поки що заданих цифр { $keys }, { $searches } { $searches ->
    [one] пошук
    [few] пошуки
   *[other] пошуків
}, { $rate } за годину
progress-making = створено { $made }, { $rate } за секунду

## bench

bench-corpus = набір
bench-puzzles = головоломок
bench-rate = головоломок/с
bench-time = мкс на кожну
bench-guesses = здогадок на кожну
bench-solutions = жодного/один/більше
bench-footer = { $limit ->
    [one] { $method }, до { $limit } розв’язку на кожну, один потік, процесорний час, медіана за раундами: { $rounds }
   *[other] { $method }, до { $limit } розв’язків на кожну, один потік, процесорний час, медіана за раундами: { $rounds }
}
bench-unstable = два раунди на { $corpus } дали різні відповіді: це помилка в Nonet, повідомте про неї, будь ласка
bench-builtin = вбудований
bench-paths = шляхів/с
bench-steps = кроків на кожну
bench-solved = розв’язано
bench-untried = без спроб
bench-hint-median = підказка, медіана, мкс
bench-hint-longest = підказка, найдовша, мкс
bench-logic-footer = повні логічні шляхи, один потік, процесорний час, медіана за раундами: { $rounds }; підказки: по одному кроку
bench-too-large = логіка працює із сітками, де цифр не більше ніж { $size }
bench-kind = вид
bench-keys = заданих на кожну
bench-attempts = спроб на кожну
bench-by-step = за кроком
bench-generate-footer = створено, доведено й оцінено на одному потоці, процесорний час
bench-progress = { $corpus }, раунд { $round } з { $rounds }

## serve

serve-ready = Nonet доступний за адресою { $address }
serve-ended = Nonet завершив роботу.
serve-open-to-network = усі в цій мережі можуть звертатися до програми за цією адресою; бачити збережене й завершити програму може лише той, хто має повне посилання з токеном
serve-port-taken = { $address } вже зайнято, тому використано інший порт
backup-done = { $file } містить { $games ->
        [1] одну гру
        [one] { $games } гру
        [few] { $games } гри
       *[other] { $games } ігор
    }, { $records ->
        [1] один результат
        [one] { $records } результат
        [few] { $records } результати
       *[other] { $records } результатів
    }, { $samples ->
        [1] один ваш зразок
        [one] { $samples } ваш зразок
        [few] { $samples } ваші зразки
       *[other] { $samples } ваших зразків
    } і налаштування
backup-exists = { $file } вже є; --force перезаписує файл
backup-no-file = { $file } — не файл, який можна перезаписати
backup-unwritten = { $file } не вдалося записати: { $reason }
restore-games = ігри: додано { $added }, змінено { $changed }, уже були { $same }, вилучено { $removed }
restore-records = результати: додано { $added }, змінено { $changed }, уже були { $same }, вилучено { $removed }
restore-samples = ваші зразки: додано { $added }, змінено { $changed }, уже були { $same }, вилучено { $removed }
restore-settings = налаштування: змінено { $changed }
serve-address = «{ $address }» — не адреса, як-от 127.0.0.1:7878
serve-listen = не вдалося слухати на { $address }: { $reason }
serve-start = програму не вдалося запустити: { $reason }
