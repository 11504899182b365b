### What only the command says: at the terminal, and about its arguments, files and streams.
###
### Numbers can be beyond 2^53: then they come as text, which takes the variant with *.

error = nonet: { $text }
remark = примечание: { $text }

## Wrong use

usage-tip = «nonet help» перечисляет команды, «nonet help КОМАНДА» объясняет одну из них.
usage-unknown-argument = параметра { $argument } здесь нет
usage-did-you-mean = параметра { $argument } здесь нет; может быть, { $suggestion }?
usage-too-many = лишний аргумент: «{ $argument }». Судоку с пробелами или переводами строки берётся в кавычки
usage-unknown-command = команды «{ $command }» нет
usage-bad-value = «{ $value }» не подходит для { $argument }: нужно целое число, не меньше { $least }
usage-too-large = { $value } слишком велико для { $argument }
usage-bad-choice = «{ $value }» не подходит для { $argument }: можно { $valid }
usage-bad-score = «{ $value }» не подходит для --score: нужны приём и целое число, например x-wing=120
usage-value-missing = для { $argument } нужно значение
usage-command-missing = для { $command } нужна одна из команд: { $commands }
usage-missing = не хватает { $argument }
usage-conflict = { $argument } и { $other } нельзя задать вместе
usage-other = { $text }
command-later = команды «{ $command }» ещё нет: она появится в одной из следующих версий
lines-format = формат «{ $format }» занимает несколько строк: --lines пишет однострочные форматы, например line и json
path-unknown = в NONET_PATH стоит «{ $name }», а такого у этого процессора нет; есть: { $known }
language-unknown = языка «{ $language }» ещё нет; языки: { $known }

## Files and streams

io-read = { $name }: { $reason }
io-write = вывод нельзя записать: { $reason }
output-unwritten = { $file } нельзя записать: { $reason }
output-no-folder = такой папки нет
output-is-input = { $file } — это файл, который читается: для вывода нужен другой
# What io-read and merge-line call what is no file.
io-argument = аргумент
io-standard-input = стандартный ввод
io-too-long = { $name } длиннее { $megabytes } МБ, слишком длинно для судоку: --lines берёт файлы любого размера, по одному судоку в строке
io-too-long-argument = аргумент длиннее { $megabytes } МБ, слишком длинно для судоку: --lines берёт файлы любого размера, по одному судоку в строке
io-too-long-input = стандартный ввод длиннее { $megabytes } МБ, слишком длинно для судоку: --lines берёт файлы любого размера, по одному судоку в строке
lines-no-thread = работу нельзя начать, система не даёт потока: { $reason }
lines-broken = на следующую строку ответить не удалось из-за ошибки в самом Nonet: пожалуйста, сообщите о ней вместе с этой строкой
line-too-long = строка слишком длинная для судоку
read-neither = «{ $argument }» — не судоку и не имя файла: судоку — это 81 знак, например 53..7....6..195…, девять строк по девять чисел или любой другой распространённый формат
type-lines = Наберите или вставьте судоку, по одному в строке; в конце нажмите Ctrl-D (в Windows Ctrl-Z и Enter).
type-a-puzzle = Наберите или вставьте судоку, затем нажмите Ctrl-D (в Windows Ctrl-Z и Enter).

## Progress

progress-searching = идёт поиск
progress-count = { $count ->
    [one] пока { $count } решение
    [few] пока { $count } решения
   *[other] пока { $count } решений
}
progress-lines = { $lines ->
    [one] готова { $lines } строка, { $rate } в секунду
    [few] готовы { $lines } строки, { $rate } в секунду
   *[other] готово { $lines } строк, { $rate } в секунду
}
progress-lines-left = { $done }; осталось { $left }
progress-counting = идёт подсчёт
left-seconds = { $seconds } с
left-minutes = { $minutes } мин

## check

check-no-givens = нет заданных цифр, которые можно было бы убрать
check-minimal = минимальное: без любой из заданных цифр решений было бы несколько
check-redundant = { $count ->
    [1] одну заданную цифру можно убрать
    [one] { $count } заданную цифру можно убрать, каждую по отдельности
    [few] { $count } заданные цифры можно убрать, каждую по отдельности
   *[other] { $count } заданных цифр можно убрать, каждую по отдельности
}: { $givens }
check-clues-needed = без любого из условий решений было бы несколько
check-redundant-clues = { $count ->
    [1] одно условие можно убрать
    [one] { $count } условие можно убрать, каждое по отдельности
    [few] { $count } условия можно убрать, каждое по отдельности
   *[other] { $count } условий можно убрать, каждое по отдельности
}: { $clues }

## hint, explain and rate

hint-by-effect = Что можно заключить и каким приёмом:
hint-ways = { $ways ->
    [1] { $step } (ещё один способ)
    [one] { $step } (ещё { $ways } способ)
    [few] { $step } (ещё { $ways } способа)
   *[other] { $step } (ещё { $ways } способов)
}
hint-more = nonet hint --level { $level } скажет больше
way-so-far = Заполнено клеток: { $filled } из { $cells }.
# A picture follows.
way-candidates = Заполнено клеток: { $filled } из { $cells }. Здесь в каждой пустой клетке показаны её кандидаты:
way-stuck = Сделано { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
}, дальше ни один из этих приёмов ничего не находит. Заполнено клеток: { $filled } из { $cells }.
rate-unsolved = Этими приёмами судоку не решается.
rate-explainer = ER/EP/ED: { $figures }
rate-level = уровень: { $level }
rate-score = очки: { $score }
rate-complexity = сложность: { $complexity }
rate-techniques = приёмы:
# Of a way that takes other steps than those that the level and the score are about.
rate-standard = Уровень и очки относятся к стандартному пути, шаги которого другие: его приёмы перечисляет «nonet rate».

## race

race-method = метод
race-result = итог
race-time = время
race-runs = прогонов
race-running = методы работают
race-nodes = узлов
race-trials = проб
race-solved = решено
race-none = решений нет
race-stuck = не доходит до конца
race-late = ничего за { $seconds } с
race-milliseconds = { $time } мс
race-milliseconds-or-more = > { $time } мс
race-lines-raced = { $count ->
    [1] в гонке было одно судоку
   *[other] в гонке было { $count } судоку
}
race-lines-several = из них с несколькими решениями
race-lines-not-judged = из них с неизвестным числом решений
race-lines-none = без решений, пропущено
race-lines-unreadable = не судоку
race-lines-stuck = в тупике
race-lines-late = не успел
race-lines-not-tried = не пробовал
race-lines-median = медиана времени
race-lines-worst = худшее время
race-lines-nodes-median = медиана узлов
race-lines-nodes-total = всего узлов
race-lines-footer = Время — процессорное, на одном потоке. По часам у каждого метода было не больше { $seconds } с на судоку, и после { $total } с он не начинал нового
race-lines-line = строка { $line }: { $reason }
race-lines-more = { $count ->
    [one] и ещё { $count } строка — не судоку
    [few] и ещё { $count } строки — не судоку
   *[other] и ещё { $count } строк — не судоку
}
race-lines-progress = { $raced } судоку; осталось не больше { $left }
race-lines-stopped = остановлено: здесь те судоку, которые уже прошли гонку

## study

study-puzzles = { $count ->
    [1] одно судоку с единственным решением
   *[other] { $count } судоку с единственным решением
}
study-several = с несколькими решениями
study-none = без решений
study-too-large = больше 16×16
study-other-rules = с правилами, которых пять методов не знают
study-unreadable = не судоку
study-solved = Решено без проб
study-alone = только метод { $number }
study-together = методы от 1 до { $number } вместе
study-fifth = Метод 5 только в блоках и в блоках, строках и столбцах
study-fifth-alone-boxes = один, только в блоках
study-fifth-alone = один, везде
study-fifth-together-boxes = с остальными, только в блоках
study-fifth-together = с остальными, везде
study-at-once = Сколько значений пришлось предположить сразу
study-values = { $values ->
    [0] ни одного
   *[other] { $values }
}
study-values-or-more = { $values } или больше
study-most = Больше всего понадобилось этим (строка: судоку):
study-share = { $count }  { $percent } %
study-complexity = сложность: наименьшая { $lowest }, медиана { $median }, наибольшая { $highest }
study-stopped = остановлено: здесь те судоку, которые уже готовы

## learn and samples

learn-synonyms = Другие названия:
learn-tip = «nonet learn PAGE» показывает одну страницу.
samples-number = №
samples-name = имя
samples-about = что показывает
samples-outcome = что получается
samples-own = Ваши, в { $folder }:
samples-unchecked = не проверено
samples-added = «{ $name }» сохранён: { $outcome }
samples-removed = «{ $name }» удалён
samples-name-missing = скажите, под каким именем сохранить то, что приходит со стандартного ввода: nonet samples NAME --add -

## grid, rules and estimate

grid-orbits-triples = тройки
grid-orbits-ways = способы
grid-orbits-completions = дополнения
grid-orbits-digits = цифры девяти столбцов первой ленты
grid-orbits-sum = Сумма тройки × способы × дополнения, умноженная на 280 · 6³: { $total }
grid-classes-order = порядок
grid-classes-size = размер
grid-classes-fixed = неизменных сеток
grid-classes-images = куда переходят строки и столбцы (T: затем строки становятся столбцами)
grid-classes-sum = { $symmetries ->
    [one] Сумма размер × неизменных сеток равна { $sum }; делим на { $symmetries } симметрию: { $count }
    [few] Сумма размер × неизменных сеток равна { $sum }; делим на { $symmetries } симметрии: { $count }
   *[other] Сумма размер × неизменных сеток равна { $sum }; делим на { $symmetries } симметрий: { $count }
}
grid-swaps = { $swaps ->
    [1] кроме того, каждая из них, а за ней эта перестановка:
    [one] кроме того, каждая из них, а за ней любая из { $swaps } перестановки:
   *[other] кроме того, каждая из них, а за ней любая из { $swaps } перестановок:
}
grid-seed = начальное число { $seed }
grid-fewest-puzzles = { $puzzles ->
    [one] { $puzzles } судоку, где заданных цифр { $keys }, имеет единственное решение, а с меньшим числом таких нет; вот одно
   *[other] { $puzzles } судоку, где заданных цифр { $keys }, имеют единственное решение, а с меньшим числом таких нет; вот одно
}
merge-line = { $file }, строка { $line }: { $reason }
merge-all = { $grids ->
    [one] все части на месте и вместе со своими симметриями дают всю { $grids } сетку
    [few] все части на месте и вместе со своими симметриями дают все { $grids } сетки
   *[other] все части на месте и вместе со своими симметриями дают все { $grids } сеток
}
rules-listed = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
rules-set = набор { $set }
rules-restricted-set = nonet rules make { $set } { $permutation }
# $estimate is a number with a power of ten, as in 5.96e98.
estimate = { $estimate } ± { $error } %
estimate-drawn = { $samples ->
    [one] { $samples } испытание, начальное число { $seed } (независимых потоков: { $streams }); погрешность — одна стандартная ошибка
    [few] { $samples } испытания, начальное число { $seed } (независимых потоков: { $streams }); погрешность — одна стандартная ошибка
   *[other] { $samples } испытаний, начальное число { $seed } (независимых потоков: { $streams }); погрешность — одна стандартная ошибка
}
estimate-stopped = остановлено раньше времени
estimate-box-missing = скажите, какие блоки: nonet estimate --box 4x4

## generate

generate-none = за { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
} такого судоку не найдено: может быть, их нет или нужно больше времени (--budget SECONDS)
generate-some = составлено судоку: { $made } из { $count }; следующее за отведённое время не нашлось ({ $seconds } с, --budget SECONDS)
generate-no-others = составлено судоку: { $made } из { $count }; других нет
generate-file-there = { $file } уже есть и не перезаписывается: выберите другое имя или удалите его
generate-none-technique = за { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
} не нашлось судоку, которому это нужно: некоторые приёмы почти никогда не нужны; `nonet bench --generate --techniques` измеряет, насколько редок каждый, а `--budget` даёт больше времени
generate-er-later = оценки ER появятся в одной из следующих версий: сложность судоку задают --level и --score
generate-file-packed = { $file } уже есть: продолжить поиск можно только с несжатым файлом
generate-file-other = { $file } уже есть, и в строке { $line } не то судоку, какое мог найти этот поиск: выберите другое имя или удалите его
generate-none-fewer = за { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[other] секунд
} не нашлось судоку, где заданных цифр меньше { $keys } (--budget SECONDS)
generate-go-on-file = та же команда продолжит этот поиск и добавит в { $file } судоку с меньшим числом заданных цифр
generate-go-on = поиск можно продолжить с того места, где он закончился: --few-keys --seed { $seed } --from { $from }
progress-few-keys = пока заданных цифр { $keys }, { $searches } { $searches ->
    [one] поиск
    [few] поиска
   *[other] поисков
}, { $rate } в час
progress-making = готово { $made }, { $rate } в секунду

## bench

bench-corpus = корпус
bench-puzzles = судоку
bench-rate = судоку/с
bench-time = мкс на одно
bench-guesses = догадок на одно
bench-solutions = ни одного/одно/больше
bench-footer = { $limit ->
    [one] { $method }, до { $limit } решения на каждое, один поток, процессорное время, медиана прогонов: { $rounds }
   *[other] { $method }, до { $limit } решений на каждое, один поток, процессорное время, медиана прогонов: { $rounds }
}
bench-unstable = два прогона по { $corpus } дали разные ответы: это ошибка в Nonet, пожалуйста, сообщите о ней
bench-builtin = встроенный
bench-paths = путей/с
bench-steps = шагов на одно
bench-solved = решено
bench-untried = без проб
bench-hint-median = подсказка, медиана, мкс
bench-hint-longest = подсказка, самая долгая, мкс
bench-logic-footer = полные пути логикой, один поток, процессорное время, медиана прогонов: { $rounds }; подсказки: по одному шагу
bench-too-large = { $size ->
    [one] логика работает с сетками до { $size } цифры
   *[other] логика работает с сетками до { $size } цифр
}
bench-kind = вид
bench-keys = цифр на одно
bench-attempts = попыток на одно
bench-by-step = по шагу
bench-generate-footer = составлено, доказано и оценено на одном потоке, процессорное время
bench-progress = { $corpus }, прогон { $round } из { $rounds }

## serve

serve-ready = Nonet здесь: { $address }
serve-ended = Nonet завершил работу.
serve-open-to-network = задавать вопросы программе по этому адресу может каждый в этой сети; только тот, у кого есть полная ссылка с токеном, видит сохранённое и может завершить программу
serve-port-taken = { $address } занят, поэтому взят другой порт
backup-done = в { $file }: { $games ->
        [1] одна игра
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }, { $records ->
        [1] один рекорд
        [one] { $records } рекорд
        [few] { $records } рекорда
       *[other] { $records } рекордов
    }, { $samples ->
        [1] один ваш образец
        [one] { $samples } ваш образец
        [few] { $samples } ваших образца
       *[other] { $samples } ваших образцов
    } и настройки
backup-exists = { $file } уже есть; --force записывает поверх файла
backup-no-file = { $file } — не файл, который можно перезаписать
backup-unwritten = { $file } нельзя записать: { $reason }
restore-games = игры: добавлено { $added }, изменено { $changed }, уже были { $same }, удалено { $removed }
restore-records = рекорды: добавлено { $added }, изменено { $changed }, уже были { $same }, удалено { $removed }
restore-samples = ваши образцы: добавлено { $added }, изменено { $changed }, уже были { $same }, удалено { $removed }
restore-settings = настройки: изменено { $changed }
serve-address = «{ $address }» — не адрес вида 127.0.0.1:7878
serve-listen = нельзя слушать { $address }: { $reason }
serve-start = программу нельзя запустить: { $reason }
