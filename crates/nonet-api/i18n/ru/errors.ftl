### What can go wrong, and what to do about it.

## Wrong use

box-unknown = размер блока задаётся как строки × столбцы, например 3x3 или 2x3, не больше 36 клеток
    .command = --box задаёт размер блока как строки × столбцы, например 3x3 или 2x3, не больше 36 клеток
limit-zero = предел — целое число, не меньше 1
hint-level = у подсказки уровень от 1 до 4
race-seconds = { $most ->
    [one] в гонке у каждого метода больше 0 и не больше { $most } секунды
   *[other] в гонке у каждого метода больше 0 и не больше { $most } секунд
}
study-nothing = нет ни одной строки для исследования
race-no-clock = здесь нет часов, а без них нет и гонки
method-unknown = метода «{ $method }» нет, есть: { $known }
# $name and $other are names of methods, $names a list of them, as in names.ftl.
method-not-these-rules = метод «{ $name }» не знает правил этого судоку, их знает метод «{ $other }»
    .command = метод «{ $method }» не знает правил этого судоку, их знает метод «general»
method-not-this-size = метод «{ $name }» не решает сеток { $size }×{ $size }, их решает метод «{ $other }»
    .command = метод «{ $method }» не решает сеток { $size }×{ $size }: их решает --method general
method-not-watched = за методом «{ $name }» нельзя наблюдать, можно за этими: { $names }
    .command = за методом «{ $method }» нельзя наблюдать, можно за этими: { $known }
method-proves-nothing = { $method ->
    [logic] метод «{ $name }» может остановиться раньше, чем узнает, сколько решений: возьмите один из этих: { $names }
   *[other] метод «{ $name }» находит одно решение и ничего не доказывает — ни что других нет, ни что решений нет вовсе: возьмите один из этих: { $names }
}
    .command = { $method ->
        [logic] метод «logic» может остановиться раньше, чем узнает, сколько решений: возьмите один из этих: { $known }
       *[other] метод «{ $method }» находит одно решение и ничего не доказывает — ни что других нет, ни что решений нет вовсе: возьмите один из этих: { $known }
    }
only-needs-a-method = указать, чем пользоваться, можно только методам «trial» и «logic»: другим методам выбирать не из чего
    .command = --only говорит, чем могут пользоваться --method trial и --method logic: другим методам выбирать не из чего
only-unknown = среди методов проб нет «{ $name }», есть: { $known }
logic-alone = одной логикой это не решается: сделано { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
}, и больше ничего не находится
    .command = { logic-alone }. --method trial продолжит оттуда, «nonet explain» покажет путь со всеми приёмами
method-found-nothing = метод «{ $name }» не нашёл решения за отведённое время: это не доказывает, что его нет. За большее время он может его найти; доказательство дают другие методы
    .command = метод «{ $method }» не нашёл решения за отведённое время: это не доказывает, что его нет. --budget SECONDS даёт больше времени, доказательство дают другие методы
technique-unknown = приёма «{ $technique }» нет, самые близкие: { $known }
    .command = { technique-unknown }. «nonet learn» перечисляет все
format-unknown = формата «{ $format }» для записи нет, есть: { $known }
sample-unknown = образца «{ $name }» нет, самые близкие: { $known }
sample-ambiguous = с «{ $name }» начинается несколько образцов: { $known }
own-name-empty = образцу нужно имя
own-name-too-long = { $most ->
    [one] в имени образца не больше { $most } байта
   *[other] в имени образца не больше { $most } байтов
}
own-name-symbol = «{ $name }» не может быть именем образца: «{ $symbol }» нельзя в именах файлов
own-name-end = «{ $name }» не может быть именем образца: имена не начинаются с точки, дефиса или пробела и не кончаются точкой или пробелом
own-name-device = «{ $name }» не может быть именем образца: так в Windows называется устройство
own-bundled = «{ $name }» — встроенный образец, он остаётся как есть: возьмите другое имя
own-exists = образец «{ $name }» уже есть
    .command = { own-exists }; --force запишет поверх
own-missing = своего образца «{ $name }» у вас нет
own-too-long = «{ $name }» длиннее { $most } КБ, слишком длинно для судоку
own-empty = «{ $name }» был бы пуст
own-too-many = { $most ->
    [one] у вас { $most } свой образец, для новых нет места: удалите лишние
    [few] у вас { $most } своих образца, для новых нет места: удалите лишние
   *[other] у вас { $most } своих образцов, для новых нет места: удалите лишние
}
own-nowhere = нет папки для ваших образцов
own-system = «{ $name }»: { $reason }
own-folder-unreadable = папку ваших образцов, { $folder }, нельзя прочитать: { $reason }
own-skipped-long = «{ $name }» пропущен: он длиннее { $most } КБ, слишком длинно для судоку
own-skipped-link = «{ $name }» пропущен: это ссылка на другое место
own-skipped-folder = «{ $name }» пропущен: это папка
own-skipped-other = «{ $name }» пропущен: это не обычный файл
own-skipped-name = «{ $name }» пропущен: его имя — не простой текст
own-skipped-more = { $count ->
        [1] пропущен ещё один файл
        [one] пропущен ещё { $count } файл
        [few] пропущено ещё { $count } файла
       *[other] пропущено ещё { $count } файлов
    }
page-unknown = страницы «{ $name }» нет, самые близкие: { $known }

## Puzzles that cannot be reasoned about

logic-too-large = рассуждать можно о сетках до { $size }×{ $size }
    .command = { logic-too-large }: nonet solve берёт и большие
logic-no-solution = у судоку нет решений: { $reason }
logic-no-solution-explained = у судоку нет решений: { $reason }
    .command = { logic-no-solution-explained }. nonet explain покажет почему
logic-several-solutions = у судоку несколько решений, и рассуждения не могут привести к одному из них
    .command = { logic-several-solutions }: nonet check сосчитает их, nonet solve --show-two покажет два

## Files and streams

lines-stopped = остановлено досрочно

## Texts that are no puzzle

at-column = знак { $column }: { $what }
at-line = строка { $line }: { $what }
# $field is where in a document: 'rules[2].cells'.
at-field = «{ $field }»: { $what }
at-line-and-column = строка { $line }, знак { $column }: { $what }
read-empty = здесь нет судоку: текст пуст
read-not-a-puzzle = здесь нет судоку: судоку — это 81 знак, например 53..7....6..195…, девять строк по девять чисел или любой другой распространённый формат
read-letter-o = это буква { $symbol }: для пустой клетки напишите 0 или .
read-symbol = «{ $symbol }» ничего не значит в сетке { $size }×{ $size }: напишите цифру или . либо 0 для пустой клетки
read-marked-digit = «{ $text }» — не клетка: * отмечает пустую клетку, значение которой вы хотите увидеть, поэтому цифры рядом быть не может
read-not-a-cell = «{ $text }» — не клетка сетки { $size }×{ $size }: напишите одну цифру или . либо 0 для пустой клетки
read-number = { $number } слишком велико для сетки { $size }×{ $size }: её цифры — от 1 до { $size }
read-line-length = в строке { $line } стоит { $found } { $found ->
    [one] число
    [few] числа
   *[other] чисел
}, а не { $expected }
read-row-length = в строке сетки { $found } { $found ->
    [one] число
    [few] числа
   *[other] чисел
}, а не { $expected }
read-row-count = здесь { $found } { $found ->
    [one] строка
    [few] строки
   *[other] строк
} чисел, а не { $expected }
read-cell-count = из { $found } { $found ->
    [one] клетки
   *[other] клеток
} сетка не получается: в сетке { $size }×{ $size } их { $nearest }
read-malformed = текст похож на формат { $format }, но здесь нарушает его правила
read-too-long = текст похож на формат { $format }, но длиннее { $megabytes } МБ, которые из него читаются: поместите в один текст меньше судоку или сократите то, что о них написано
read-missing = текст похож на формат { $format }, но в нём нет «{ $field }»
read-rule-unknown = правила «{ $rule }» нет, есть: { $known }
read-no-such-cell = «{ $text }» — не клетка сетки { $size }×{ $size }: клетки называются от r1c1 до r{ $size }c{ $size }
# $rule is the name of a rule, $flaw one of those under "What is wrong with a clue".
read-clue = { $rule }: { $flaw }
read-other-boxes = правила этого судоку рассчитаны на другие блоки, не на заданные
read-version = эту версию формата { $format } прочитать нельзя: сохраните судоку в другом формате, например как 81 знак

## Puzzles that cannot be written

write-only-classic = формат «{ $format }» — только для сеток 9×9; line, csv и json принимают любой размер
grid-rules = для сеток с такими правилами это неизвестно: здесь речь о строках, столбцах и блоках, а для симметрий — и об областях и парах клеток до 9×9
rules-unknown = у этого судоку есть правила, которых Nonet не знает: { $rules }
    .command = { rules-unknown }. nonet convert сохраняет их
write-no-rules = в формате «{ $format }» нет места для правил этого судоку, в json есть
write-no-pencil-marks = в формате «{ $format }» нет пометок; они есть в pencil-marks, line, sdx, hodoku и json
write-ambiguous = в формате «{ $format }» это судоку прочиталось бы как другое; json сохраняет всё

## The server

server-host = этот сервер не отвечает на имя «{ $host }»
server-origin = этот сервер не отвечает страницам с { $origin }
server-origin-unknown = этот сервер не отвечает страницам других сайтов
server-not-owner = это для владельца программы — того, у кого есть ссылка с токеном
server-not-found = по этому адресу ничего нет
server-wrong-method = этот адрес не принимает таких запросов
server-too-large = запрос слишком велик
server-unreadable = запрос нельзя прочитать
server-ending = сервер вот-вот завершит работу
server-fault = на сервере что-то пошло не так; запрос остался без ответа
server-no-game = такой игры нет
server-no-record = такого рекорда нет
server-stale-game = тем временем игру изменили в другом месте
server-other-state = это изменение другого состояния, а не того, что сохранено: отправьте его целиком
server-too-many-games = игр слишком много: удалите лишние
server-no-job = такого задания нет
server-job-told = это задание уже кто-то слушает или дослушал до конца, или его слишком долго никто не слушал
server-too-many-jobs = слишком много заданий сразу: дождитесь конца одного из них или остановите его
request-no-json = запрос — не JSON: { $reason }
request-no-object = запрос должен быть объектом JSON
request-unreadable = запрос неполон или в нём есть поле не того вида: { $reason }
request-ask-no-text = в запросе вид вопроса должен стоять в «ask», текстом
request-ask = это адрес вопроса «{ $kind }»: уберите «ask» или спрашивайте по адресу «ask»
request-restore = резервная копия восстанавливается в режиме «merge» или «replace»
request-samples = «own» — это true, false или ничего
request-sample = образец получает новый «text» или новое «name», что-то одно за раз
request-games = «before» — это то, что прежний список игр дал как «next»
request-records = список рекордов принимает предел от 1 до { $most } и before — id рекорда
job-seconds = { $most ->
    [one] задание длится от 1 до { $most } секунды
   *[other] задание длится от 1 до { $most } секунд
}

## What the system says about files

io-not-found = такого файла нет
io-denied = нет прав на чтение
io-folder = это папка, а не файл
io-cut-short = его сжатые данные обрываются
io-damaged = его сжатые данные повреждены
io-full = диск заполнен
io-not-allowed = там это не разрешено
io-read-only = там ничего нельзя записать
io-other = { $reason }

## What is kept

store-no-home = нет папки для данных программ; настройки, игры и рекорды забудутся, когда программа завершится
store-newer = { $file } записан более поздней версией Nonet и не тронут; настройки, игры и рекорды забудутся, когда программа завершится
store-away = { $file } нельзя записать: { $reason }; изменения хранятся в памяти, попадут в файл, как только это станет возможно, и пропадут, если программа завершится раньше
store-read-only = { $file } можно читать, но не записывать; изменения хранятся в памяти, попадут в файл, как только это станет возможно, и пропадут, если программа завершится раньше
store-returned = { $file } снова можно записывать, и в нём есть всё
store-removed = { $file } был удалён во время работы; он записан заново
store-replaced = на место { $file } положили другой файл; теперь используется он
store-damaged = он повреждён
store-later = он записан более поздней версией Nonet
store-not-a-file = это не обычный файл
store-foreign = это база данных другой программы
store-rescued = { $file } был повреждён; удалось спасти: { $games ->
        [1] одну игру
        [one] { $games } игру
        [few] { $games } игры
       *[other] { $games } игр
    } и { $records ->
        [1] один рекорд
        [one] { $records } рекорд
        [few] { $records } рекорда
       *[other] { $records } рекордов
    }; повреждённый файл сохранён как { $copy }
store-put-aside = { $file } был повреждён; он записан заново, а повреждённый файл сохранён как { $copy }
store-unsaved = { $file } не удалось записать до конца; { $count ->
        [1] потеряно одно изменение
        [one] потеряно { $count } изменение
        [few] потеряно { $count } изменения
       *[other] потеряно { $count } изменений
    }
backup-unreadable = это не резервная копия Nonet: { $reason }
backup-other = это не резервная копия Nonet
backup-newer = эта резервная копия записана более поздней версией Nonet
backup-of-newer = { $file } записан более поздней версией Nonet, и только она может сделать его резервную копию
backup-too-much = в этой резервной копии больше, чем можно хранить: не больше 1000 игр и 100 000 рекордов
backup-ids = эта резервная копия повреждена: в ней есть невозможный id или номер изменения
backup-nothing = копировать нечего: файла { $file } нет
backup-nowhere = в памяти ничего не хранится: укажите папку
backup-unread = { $file } нельзя прочитать: { $reason }
backup-damaged = { $file } повреждён; удалось прочитать: { $games ->
        [1] одну игру
        [one] { $games } игру
        [few] { $games } игры
       *[other] { $games } игр
    } и { $records ->
        [1] один рекорд
        [one] { $records } рекорд
        [few] { $records } рекорда
       *[other] { $records } рекордов
    }
backup-away = { $file } нельзя записать: { $reason }
backup-unkept = ничего не восстановлено: { $reason }
store-busy = файл сейчас записывает другая программа; попробуйте ещё раз
store-fault = сохранённое нельзя прочитать или записать: { $reason }
store-too-large = { $most ->
    [one] это больше, чем можно хранить: не больше { $most } байта
   *[other] это больше, чем можно хранить: не больше { $most } байтов
}

## What is wrong with a clue

flaw-repeated-cell = { $cell } названа дважды
flaw-outside-cell = клетка за пределами сетки
flaw-cell-count = клеток { $count }, а должно быть { $least ->
    [0] ни одной
   *[other] от { $least } до { $most }
}
flaw-digit-count = цифр { $digits }, а клеток { $cells }
flaw-number = число должно быть от { $least } до { $most }
flaw-not-a-line = клетки должны составлять строку или столбец от одного края до другого
flaw-overlap = { $cell } входит в две области
flaw-boxes = правило не подходит к этим блокам
flaw-too-many = их слишком много
