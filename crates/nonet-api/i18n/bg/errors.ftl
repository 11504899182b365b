### What can go wrong, and what to do about it.

## Wrong use

box-unknown = блоковете се назовават с редове × колони на един блок, например 3x3 или 2x3, с най-много 36 клетки
    .command = --box приема редове × колони на един блок, например 3x3 или 2x3, с най-много 36 клетки
limit-zero = границата е цяло число, 1 или повече
hint-level = подсказката има степен от 1 до 4
race-seconds = { $most ->
    [one] в надпреварата всеки метод има повече от 0 и най-много { $most } секунда
   *[other] в надпреварата всеки метод има повече от 0 и най-много { $most } секунди
}
study-nothing = няма нито един ред за изследване
race-no-clock = тук няма часовник, а без него няма и надпревара
method-unknown = няма метод „{ $method }“: има { $known }
# $name and $other are names of methods, $names a list of them, as in names.ftl.
method-not-these-rules = методът „{ $name }“ не познава правилата на тази задача: методът „{ $other }“ ги познава
    .command = методът „{ $method }“ не познава правилата на тази задача: методът „general“ ги познава
method-not-this-size = методът „{ $name }“ не решава решетки { $size }×{ $size }: методът „{ $other }“ ги решава
    .command = методът „{ $method }“ не решава решетки { $size }×{ $size }: --method general ги решава
method-not-watched = методът „{ $name }“ не може да се наблюдава; могат тези: { $names }
    .command = методът „{ $method }“ не може да се наблюдава; могат тези: { $known }
method-proves-nothing = { $method ->
    [logic] методът „{ $name }“ може да спре, преди да знае колко са решенията: използвайте някой от тези: { $names }
   *[other] методът „{ $name }“ намира едно решение и не доказва нищо – нито че няма друго, нито че няма никакво: използвайте някой от тези: { $names }
}
    .command = { $method ->
        [logic] методът „logic“ може да спре, преди да знае колко са решенията: използвайте някой от тези: { $known }
       *[other] методът „{ $method }“ намира едно решение и не доказва нищо – нито че няма друго, нито че няма никакво: използвайте някой от тези: { $known }
    }
only-needs-a-method = само на методите „trial“ и „logic“ може да се каже какво да използват; другите няма от какво да избират
    .command = --only казва какво може да използват --method trial и --method logic; другите методи няма от какво да избират
only-unknown = сред методите на пробите няма „{ $name }“: има { $known }
logic-alone = { $steps ->
    [one] само с логика не се решава: след { $steps } стъпка не се намира нищо повече
   *[other] само с логика не се решава: след { $steps } стъпки не се намира нищо повече
}
    .command = { logic-alone }. --method trial продължава оттам, „nonet explain“ показва пътя с всички техники
method-found-nothing = методът „{ $name }“ не намери решение за даденото му време: това не доказва, че няма. С повече време може и да намери; други методи дават доказателство
    .command = методът „{ $method }“ не намери решение за даденото му време: това не доказва, че няма. --budget SECONDS му дава повече време, други методи дават доказателство
technique-unknown = няма техника „{ $technique }“: най-близките са { $known }
    .command = { technique-unknown }. „nonet learn“ изброява всички
format-unknown = няма формат за запис „{ $format }“: има { $known }
sample-unknown = няма пример „{ $name }“: най-близките са { $known }
sample-ambiguous = няколко примера започват с „{ $name }“: { $known }
own-name-empty = примерът трябва да има име
own-name-too-long = името на пример има най-много { $most } байта
own-name-symbol = „{ $name }“ не може да е име на пример: „{ $symbol }“ не се допуска в имена на файлове
own-name-end = „{ $name }“ не може да е име на пример: имената не започват с точка, дефис или интервал и не завършват с точка или интервал
own-name-device = „{ $name }“ не може да е име на пример: в Windows има устройство с това име
own-bundled = „{ $name }“ е вграден пример и остава, какъвто е: изберете друго име
own-exists = вече има пример „{ $name }“
    .command = { own-exists }; с --force се записва върху него
own-missing = нямате свой пример „{ $name }“
own-too-long = „{ $name }“ е по-дълъг от { $most } kB, твърде дълъг за задача
own-empty = „{ $name }“ би бил празен
own-too-many = { $most ->
    [one] имате { $most } свой пример и няма място за повече: изтрийте някой
   *[other] имате { $most } свои примера и няма място за повече: изтрийте някои
}
own-nowhere = няма папка за вашите примери
own-system = „{ $name }“: { $reason }
own-folder-unreadable = папката с вашите примери, { $folder }, не може да се прочете: { $reason }
own-skipped-long = „{ $name }“ се пропуска: по-дълъг е от { $most } kB, твърде дълъг за задача
own-skipped-link = „{ $name }“ се пропуска: това е връзка към друго място
own-skipped-folder = „{ $name }“ се пропуска: това е папка
own-skipped-other = „{ $name }“ се пропуска: това не е обикновен файл
own-skipped-name = „{ $name }“ се пропуска: името му не е обикновен текст
own-skipped-more = { $count ->
    [1] пропуска се още един файл
   *[other] пропускат се още { $count } файла
}
page-unknown = няма страница „{ $name }“: най-близките са { $known }

## Puzzles that cannot be reasoned about

logic-too-large = логиката работи с решетки до { $size }×{ $size }
    .command = { logic-too-large }: nonet solve приема и по-големи
logic-no-solution = задачата няма решение: { $reason }
logic-no-solution-explained = задачата няма решение: { $reason }
    .command = { logic-no-solution-explained }. nonet explain показва защо
logic-several-solutions = задачата има няколко решения, така че с разсъждения не може да се стигне до едно от тях
    .command = { logic-several-solutions }: nonet check ги брои, nonet solve --show-two показва две

## Files and streams

lines-stopped = спряно преди края

## Texts that are no puzzle

at-column = знак { $column }: { $what }
at-line = ред { $line }: { $what }
# $field is where in a document: 'rules[2].cells'.
at-field = „{ $field }“: { $what }
at-line-and-column = ред { $line }, знак { $column }: { $what }
read-empty = тук няма задача: текстът е празен
read-not-a-puzzle = в това няма задача: задачата е 81 знака като 53..7....6..195…, девет реда с по девет числа или друг разпространен формат
read-letter-o = това е буквата { $symbol }: за празна клетка напишете 0 или .
read-symbol = „{ $symbol }“ не значи нищо в решетка { $size }×{ $size }: напишете цифра, а за празна клетка . или 0
read-marked-digit = „{ $text }“ не е клетка: * отбелязва празна клетка, чиято стойност искате да видите, затова до * не може да има цифра
read-not-a-cell = „{ $text }“ не е клетка от решетка { $size }×{ $size }: напишете една цифра, а за празна клетка . или 0
read-number = { $number } е твърде голямо за решетка { $size }×{ $size }: цифрите ѝ са от 1 до { $size }
read-line-length = { $found ->
    [one] на ред { $line } има { $found } число, а не { $expected }
   *[other] на ред { $line } има { $found } числа, а не { $expected }
}
read-row-length = { $found ->
    [one] един ред има { $found } число, а не { $expected }
   *[other] един ред има { $found } числа, а не { $expected }
}
read-row-count = { $found ->
    [one] има { $found } ред с числа, а не { $expected }
   *[other] има { $found } реда с числа, а не { $expected }
}
read-cell-count = { $found ->
    [one] от { $found } клетка не става решетка: решетка { $size }×{ $size } има { $nearest }
   *[other] от { $found } клетки не става решетка: решетка { $size }×{ $size } има { $nearest }
}
read-malformed = текстът прилича на формата { $format }, но тук нарушава правилата му
read-too-long = текстът прилича на формата { $format }, но е по-дълъг от { $megabytes } MB, които се четат от него: сложете по-малко задачи в един текст или съкратете написаното за тях
read-missing = текстът прилича на формата { $format }, но няма „{ $field }“
read-rule-unknown = няма правило „{ $rule }“: има { $known }
read-no-such-cell = „{ $text }“ не е клетка от решетка { $size }×{ $size }: клетките се казват от r1c1 до r{ $size }c{ $size }
# $rule is the name of a rule, $flaw one of those under "What is wrong with a clue".
read-clue = { $rule }: { $flaw }
read-other-boxes = правилата на тази задача са за други блокове, не за поисканите
read-version = тази версия на формата { $format } не може да се прочете: запишете задачата в друг формат, например като 81 знака

## Puzzles that cannot be written

write-only-classic = форматът „{ $format }“ е само за решетки 9×9: line, csv и json приемат всеки размер
grid-rules = това не се знае за решетки с тези правила: отнася се за редове, колони и блокове, а симетриите – и за зони и двойки клетки до 9×9
rules-unknown = тази задача има правила, които Nonet не познава: { $rules }
    .command = { rules-unknown }. nonet convert ги запазва
write-no-rules = форматът „{ $format }“ няма място за правилата на тази задача: json има
write-no-pencil-marks = форматът „{ $format }“ няма бележки: имат pencil-marks, line, sdx, hodoku и json
write-ambiguous = записана като „{ $format }“, би се прочела като друга задача: json пази всичко

## The server

server-host = този сървър не отговаря на името „{ $host }“
server-origin = този сървър не отговаря на страници от { $origin }
server-origin-unknown = този сървър не отговаря на страници от други сайтове
server-not-owner = това е за собственика на приложението, който има връзката с ключа за достъп
server-not-found = на този адрес няма нищо
server-wrong-method = този адрес не приема такива заявки
server-too-large = заявката е твърде голяма
server-unreadable = заявката не може да се прочете
server-ending = сървърът всеки момент ще спре
server-fault = нещо се обърка в сървъра; заявката остана без отговор
server-no-game = няма такава игра
server-no-record = няма такъв резултат
server-stale-game = междувременно играта е променена другаде
server-other-state = това е промяна на друго състояние, а не на запазеното: изпратете го цялото
server-too-many-games = игрите са твърде много: изтрийте някои
server-no-job = няма такова задание
server-job-told = някой вече слуша това задание или е чул края му, или твърде дълго никой не е слушал
server-too-many-jobs = твърде много задания наведнъж: изчакайте някое да свърши или спрете някое
request-no-json = заявката не е JSON: { $reason }
request-no-object = заявката трябва да е обект на JSON
request-unreadable = заявката е непълна или има поле от грешен вид: { $reason }
request-ask-no-text = заявката трябва да съдържа вида на въпроса в „ask“, като текст
request-ask = този адрес е за въпроса „{ $kind }“: пропуснете „ask“ или питайте на адреса „ask“
request-restore = резервно копие се възстановява в режим „merge“ или „replace“
request-samples = „own“ е true, false или липсва
request-sample = примерът получава ново „text“ или ново „name“, по едно наведнъж
request-games = „before“ е това, което по-ранен списък с игри е дал като „next“
request-records = списъкът с резултати приема „limit“ от 1 до { $most } и „before“: id на резултат
job-seconds = { $most ->
    [one] едно задание трае от 1 до { $most } секунда
   *[other] едно задание трае от 1 до { $most } секунди
}

## What the system says about files

io-not-found = няма такъв файл
io-denied = няма права за четене
io-folder = това е папка, а не файл
io-cut-short = компресираните данни свършват твърде рано
io-damaged = компресираните данни са повредени
io-full = дискът е пълен
io-not-allowed = това не е позволено там
io-read-only = там не може да се записва
io-other = { $reason }

## What is kept

store-no-home = няма папка за данните на програмите; настройките, игрите и резултатите се забравят, когато приложението спре
store-newer = { $file } е от по-нова версия на Nonet и остава недокоснат; настройките, игрите и резултатите се забравят, когато приложението спре
store-away = { $file } не може да се запише: { $reason }; промените се пазят в паметта, отиват във файла, щом стане възможно, и се губят, ако приложението спре преди това
store-read-only = { $file } може да се чете, но не и да се записва; промените се пазят в паметта, отиват във файла, щом стане възможно, и се губят, ако приложението спре преди това
store-returned = { $file } отново може да се записва и съдържа всичко
store-removed = { $file } беше изтрит, докато се използваше; записан е наново
store-replaced = на мястото на { $file } беше сложен друг файл; оттук нататък се използва той
store-damaged = повреден е
store-later = записан е от по-нова версия на Nonet
store-not-a-file = не е обикновен файл
store-foreign = това е база данни на друга програма
store-rescued = { $file } беше повреден; спасени са { $games ->
        [1] една игра
       *[other] { $games } игри
    } и { $records ->
        [1] един резултат
       *[other] { $records } резултата
    }, а повреденият файл е запазен като { $copy }
store-put-aside = { $file } беше повреден; записан е наново, а повреденият файл е запазен като { $copy }
store-unsaved = { $file } не можа да се запише докрай; { $count ->
        [1] загубено е едно нещо
       *[other] загубени са { $count } неща
    }
backup-unreadable = това не е резервно копие на Nonet: { $reason }
backup-other = това не е резервно копие на Nonet
backup-newer = това резервно копие е записано от по-нова версия на Nonet
backup-of-newer = { $file } е записан от по-нова версия на Nonet и само тя може да му направи резервно копие
backup-too-much = в това резервно копие има повече, отколкото може да се пази: най-много 1000 игри и 100 000 резултата
backup-ids = това резервно копие е повредено: в него има невъзможен идентификатор или номер на редакция
backup-nothing = няма какво да се копира: няма { $file }
backup-nowhere = в паметта не се пази нищо: посочете папка
backup-unread = { $file } не може да се прочете: { $reason }
backup-damaged = { $file } е повреден; прочетени са { $games ->
        [1] една игра
       *[other] { $games } игри
    } и { $records ->
        [1] един резултат
       *[other] { $records } резултата
    }
backup-away = { $file } не може да се запише: { $reason }
backup-unkept = нищо не е възстановено: { $reason }
store-busy = друга програма записва във файла; опитайте пак
store-fault = запазеното не може да се прочете или запише: { $reason }
store-too-large = това е повече, отколкото може да се пази: най-много { $most } байта

## What is wrong with a clue

flaw-repeated-cell = { $cell } е посочена два пъти
flaw-outside-cell = има клетка извън решетката
flaw-cell-count = { $least ->
    [0] { $count ->
        [one] има { $count } клетка, а не трябва да има
       *[other] има { $count } клетки, а не трябва да има
    }
   *[other] { $count ->
        [one] има { $count } клетка, а трябва да има от { $least } до { $most }
       *[other] има { $count } клетки, а трябва да има от { $least } до { $most }
    }
}
flaw-digit-count = има { $digits } { $digits ->
    [one] цифра
   *[other] цифри
} за { $cells } { $cells ->
    [one] клетка
   *[other] клетки
}
flaw-number = числото трябва да е от { $least } до { $most }
flaw-not-a-line = клетките трябва да са цял ред или цяла колона, от единия край до другия
flaw-overlap = { $cell } е в две области
flaw-boxes = правилото не е съвместимо с тези блокове
flaw-too-many = твърде много са
