### What can go wrong, and what to do about it.

## Wrong use

box-unknown = блоки називають за рядками × стовпцями одного блоку, як-от 3x3 або 2x3, щонайбільше 36 клітинок
    .command = --box приймає рядки × стовпці одного блоку, як-от 3x3 або 2x3, щонайбільше 36 клітинок
limit-zero = межа — це ціле число, 1 або більше
hint-level = підказка має рівень від 1 до 4
race-seconds = { $most ->
    [one] у перегонах кожен метод має більше ніж 0 і щонайбільше { $most } секунду
    [few] у перегонах кожен метод має більше ніж 0 і щонайбільше { $most } секунди
   *[other] у перегонах кожен метод має більше ніж 0 і щонайбільше { $most } секунд
}
study-nothing = немає жодного рядка для дослідження
race-no-clock = тут немає годинника, а без нього немає й перегонів
method-unknown = немає методу «{ $method }»; є такі: { $known }
# $name and $other are names of methods, $names a list of them, as in names.ftl.
method-not-these-rules = метод «{ $name }» не знає правил цієї головоломки; їх знає метод «{ $other }»
    .command = метод «{ $method }» не знає правил цієї головоломки; їх знає метод «general»
method-not-this-size = метод «{ $name }» не розв’язує сіток { $size }×{ $size }; їх розв’язує метод «{ $other }»
    .command = метод «{ $method }» не розв’язує сіток { $size }×{ $size }; їх розв’язує --method general
method-not-watched = за методом «{ $name }» не можна спостерігати; можна за такими: { $names }
    .command = за методом «{ $method }» не можна спостерігати; можна за такими: { $known }
method-proves-nothing = { $method ->
    [logic] метод «{ $name }» може зупинитися, перш ніж дізнається, скільки є розв’язків; візьміть один із цих: { $names }
   *[other] метод «{ $name }» знаходить один розв’язок і не доводить ні того, що іншого немає, ні того, що немає жодного; візьміть один із цих: { $names }
}
    .command = { $method ->
        [logic] метод «logic» може зупинитися, перш ніж дізнається, скільки є розв’язків; візьміть один із цих: { $known }
       *[other] метод «{ $method }» знаходить один розв’язок і не доводить ні того, що іншого немає, ні того, що немає жодного; візьміть один із цих: { $known }
    }
only-needs-a-method = лише методам «trial» і «logic» можна сказати, що використовувати; іншим методам нема з чого вибирати
    .command = --only каже, що можна використовувати з --method trial або --method logic; іншим методам нема з чого вибирати
only-unknown = серед методів спроб немає «{ $name }»; є такі: { $known }
logic-alone = самої логіки замало: після { $steps } { $steps ->
    [one] кроку
   *[other] кроків
} більше нічого не знайдено
    .command = { logic-alone }. --method trial піде далі, «nonet explain» покаже шлях з усіма техніками
method-found-nothing = метод «{ $name }» не знайшов розв’язку за відведений час; це не доводить, що розв’язку немає. За довший час він може його знайти; доведення дають інші методи
    .command = метод «{ $method }» не знайшов розв’язку за відведений час; це не доводить, що розв’язку немає. --budget SECONDS дає йому більше часу, доведення дають інші методи
technique-unknown = немає техніки «{ $technique }»; найближчі: { $known }
    .command = { technique-unknown }. «nonet learn» показує їх усі
format-unknown = записати у форматі «{ $format }» не можна; є такі: { $known }
sample-unknown = немає зразка «{ $name }»; найближчі: { $known }
sample-ambiguous = кілька зразків починаються з «{ $name }»: { $known }
own-name-empty = зразку потрібна назва
own-name-too-long = назва зразка має щонайбільше { $most } Б
own-name-symbol = «{ $name }» не може бути назвою зразка: знак «{ $symbol }» не годиться для назв файлів
own-name-end = «{ $name }» не може бути назвою зразка: назви не починаються з крапки, дефіса чи пробілу й не закінчуються крапкою чи пробілом
own-name-device = «{ $name }» не може бути назвою зразка: у Windows так називається пристрій
own-bundled = «{ $name }» — вбудований зразок, він лишається як є: виберіть іншу назву
own-exists = зразок «{ $name }» вже є
    .command = { own-exists }; --force перезапише його
own-missing = серед ваших зразків немає «{ $name }»
own-too-long = «{ $name }» довший за { $most } кБ: це забагато для головоломки
own-empty = «{ $name }» був би порожнім
own-too-many = { $most ->
    [one] у вас уже { $most } зразок, більше не поміститься: видаліть якісь
    [few] у вас уже { $most } зразки, більше не поміститься: видаліть якісь
   *[other] у вас уже { $most } зразків, більше не поміститься: видаліть якісь
}
own-nowhere = немає теки для ваших зразків
own-system = «{ $name }»: { $reason }
own-folder-unreadable = теку ваших зразків, { $folder }, не вдалося прочитати: { $reason }
own-skipped-long = «{ $name }» пропущено: довший за { $most } кБ, а це забагато для головоломки
own-skipped-link = «{ $name }» пропущено: це посилання на інше місце
own-skipped-folder = «{ $name }» пропущено: це тека
own-skipped-other = «{ $name }» пропущено: це не звичайний файл
own-skipped-name = «{ $name }» пропущено: назва не є простим текстом
own-skipped-more = { $count ->
        [1] пропущено ще один файл
        [one] пропущено ще { $count } файл
        [few] пропущено ще { $count } файли
       *[other] пропущено ще { $count } файлів
    }
page-unknown = немає сторінки «{ $name }»; найближчі: { $known }

## Puzzles that cannot be reasoned about

logic-too-large = міркувати можна про сітки до { $size }×{ $size }
    .command = { logic-too-large }; більші бере nonet solve
logic-no-solution = головоломка не має розв’язку: { $reason }
logic-no-solution-explained = головоломка не має розв’язку: { $reason }
    .command = { logic-no-solution-explained }. nonet explain покаже чому
logic-several-solutions = головоломка має кілька розв’язків, тож міркування не можуть привести до одного з них
    .command = { logic-several-solutions }: nonet check порахує їх, nonet solve --show-two покаже два

## Files and streams

lines-stopped = зупинено завчасно

## Texts that are no puzzle

at-column = позиція { $column }: { $what }
at-line = рядок { $line }: { $what }
# $field is where in a document: 'rules[2].cells'.
at-field = «{ $field }»: { $what }
at-line-and-column = рядок { $line }, позиція { $column }: { $what }
read-empty = головоломки тут немає: текст порожній
read-not-a-puzzle = головоломки тут немає: головоломка — це 81 символ, як-от 53..7....6..195…, дев’ять рядків по дев’ять чисел або будь-який інший поширений формат
read-letter-o = це літера { $symbol }: для порожньої клітинки пишіть 0 або .
read-symbol = «{ $symbol }» нічого не означає в сітці { $size }×{ $size }: напишіть цифру або, для порожньої клітинки, . чи 0
read-marked-digit = «{ $text }» — не клітинка: * позначає порожню клітинку, значення якої ви хочете побачити, тож цифри поруч бути не може
read-not-a-cell = «{ $text }» — не клітинка сітки { $size }×{ $size }: напишіть одну цифру або, для порожньої клітинки, . чи 0
read-number = { $number } — завелике для сітки { $size }×{ $size }: її цифри від 1 до { $size }
read-line-length = у рядку { $line } є { $found } { $found ->
    [one] число
    [few] числа
   *[other] чисел
}, а має бути { $expected }
read-row-length = у рядку { $found } { $found ->
    [one] число
    [few] числа
   *[other] чисел
}, а має бути { $expected }
read-row-count = тут { $found } { $found ->
    [one] рядок
    [few] рядки
   *[other] рядків
} чисел, а має бути { $expected }
read-cell-count = { $found } { $found ->
    [one] клітинка не утворює
    [few] клітинки не утворюють
   *[other] клітинок не утворюють
} сітки: у сітці { $size }×{ $size } їх { $nearest }
read-malformed = текст схожий на формат { $format }, але тут порушує його правила
read-too-long = текст схожий на формат { $format }, але довший за { $megabytes } МБ, які з нього читаються: вмістіть у текст менше головоломок або скоротіть написане про них
read-missing = текст схожий на формат { $format }, але не має «{ $field }»
read-rule-unknown = немає правила «{ $rule }»; є такі: { $known }
read-no-such-cell = «{ $text }» — не клітинка сітки { $size }×{ $size }: клітинки називаються від r1c1 до r{ $size }c{ $size }
# $rule is the name of a rule, $flaw one of those under "What is wrong with a clue".
read-clue = { $rule }: { $flaw }
read-other-boxes = правила цієї головоломки призначені для інших блоків, ніж замовлено
read-version = цю версію формату { $format } не можна прочитати: збережіть головоломку в іншому форматі, наприклад як 81 символ

## Puzzles that cannot be written

write-only-classic = формат «{ $format }» годиться лише для сіток 9×9; line, csv і json беруть будь-який розмір
grid-rules = про сітки з такими правилами це невідомо: йдеться про рядки, стовпці та блоки, а для симетрій також про інші області й пари клітинок до 9×9
rules-unknown = ця головоломка має правила, яких Nonet не знає: { $rules }
    .command = { rules-unknown }. nonet convert їх зберігає
write-no-rules = у форматі «{ $format }» немає місця для правил цієї головоломки; у json є
write-no-pencil-marks = у форматі «{ $format }» немає позначок олівцем; вони є в pencil-marks, line, sdx, hodoku і json
write-ambiguous = записана як «{ $format }», вона читалася б як інша головоломка; json зберігає все

## The server

server-host = цей сервер не відповідає на ім’я «{ $host }»
server-origin = цей сервер не відповідає сторінкам із { $origin }
server-origin-unknown = цей сервер не відповідає сторінкам інших сайтів
server-not-owner = це для власника програми, який має посилання з токеном
server-not-found = за цією адресою нічого немає
server-wrong-method = ця адреса не приймає таких запитів
server-too-large = запит завеликий
server-unreadable = запит не вдалося прочитати
server-ending = сервер завершує роботу
server-fault = на сервері щось пішло не так; запит лишився без відповіді
server-no-game = такої гри немає
server-no-record = такого результату немає
server-stale-game = гру тим часом змінено деінде
server-other-state = це зміна іншого стану, а не того, що збережено: надішліть його цілком
server-too-many-games = ігор забагато: видаліть якісь
server-no-job = такого завдання немає
server-job-told = хтось уже стежить за цим завданням чи дочекався його кінця, або надто довго за ним ніхто не стежив
server-too-many-jobs = забагато завдань одночасно: зачекайте, доки якесь завершиться, або зупиніть одне
request-no-json = запит — не JSON: { $reason }
request-no-object = запит має бути об’єктом JSON
request-unreadable = запит неповний або має поле хибного типу: { $reason }
request-ask-no-text = запит має містити вид запитання в полі «ask», як текст
request-ask = ця адреса — для запитання «{ $kind }»: приберіть «ask» або запитуйте за адресою «ask»
request-restore = резервну копію повертають у режимі «merge» або «replace»
request-samples = «own» — це true, false або нічого
request-sample = зразок отримує нове поле «text» або «name», щось одне за раз
request-games = «before» — це те, що попередній список ігор дав як «next»
request-records = список результатів приймає межу від 1 до { $most } і before — id результату
job-seconds = { $most ->
    [one] завдання триває від 1 до { $most } секунди
   *[other] завдання триває від 1 до { $most } секунд
}

## What the system says about files

io-not-found = такого файлу немає
io-denied = його не дозволено читати
io-folder = це тека, а не файл
io-cut-short = стиснуті дані обриваються зарано
io-damaged = стиснуті дані пошкоджено
io-full = диск заповнено
io-not-allowed = там це не дозволено
io-read-only = там нічого не можна записати
io-other = { $reason }

## What is kept

store-no-home = немає теки для даних програм; налаштування, ігри та результати забудуться, коли програма завершиться
store-newer = { $file } записала новіша версія Nonet, тому файл не чіпаємо; налаштування, ігри та результати забудуться, коли програма завершиться
store-away = { $file } не можна записати: { $reason }; нові зміни лишаються в пам’яті, потраплять у файл, щойно це вдасться, і зникнуть, якщо програма завершиться раніше
store-read-only = { $file } можна читати, але не записувати; нові зміни лишаються в пам’яті, потраплять у файл, щойно це вдасться, і зникнуть, якщо програма завершиться раніше
store-returned = { $file } знову можна записувати, і там уже є все
store-removed = { $file } видалили під час роботи; файл записано заново
store-replaced = на місце { $file } поставили інший файл; відтепер використовується він
store-damaged = його пошкоджено
store-later = його записала новіша версія Nonet
store-not-a-file = це не звичайний файл
store-foreign = це база даних іншої програми
store-rescued = { $file } пошкоджено; врятовано { $games ->
        [1] одну гру
        [one] { $games } гру
        [few] { $games } гри
       *[other] { $games } ігор
    } і { $records ->
        [1] один результат
        [one] { $records } результат
        [few] { $records } результати
       *[other] { $records } результатів
    }, а пошкоджений файл збережено як { $copy }
store-put-aside = { $file } було пошкоджено; файл записано заново, а пошкоджений збережено як { $copy }
store-unsaved = { $file } не вдалося записати до кінця; втрачено { $count ->
        [1] одну зміну
        [one] { $count } зміну
        [few] { $count } зміни
       *[other] { $count } змін
    }
backup-unreadable = це не резервна копія Nonet: { $reason }
backup-other = це не резервна копія Nonet
backup-newer = цю резервну копію записала новіша версія Nonet
backup-of-newer = { $file } записала новіша версія Nonet, і лише вона може зробити його резервну копію
backup-too-much = у цій резервній копії більше, ніж можна зберегти: щонайбільше 1000 ігор і 100 000 результатів
backup-ids = цю резервну копію пошкоджено: у ній є неможливий id або номер зміни
backup-nothing = нема чого копіювати: { $file } немає
backup-nowhere = у пам’яті нічого не зберігається: назвіть теку
backup-unread = { $file } не вдалося прочитати: { $reason }
backup-damaged = { $file } пошкоджено; прочитано { $games ->
        [1] одну гру
        [one] { $games } гру
        [few] { $games } гри
       *[other] { $games } ігор
    } і { $records ->
        [1] один результат
        [one] { $records } результат
        [few] { $records } результати
       *[other] { $records } результатів
    }
backup-away = { $file } не можна записати: { $reason }
backup-unkept = нічого не повернуто: { $reason }
store-busy = файл записує інша програма; спробуйте ще раз
store-fault = збережене не вдалося прочитати або записати: { $reason }
store-too-large = це більше, ніж можна зберегти: щонайбільше { $most } Б

## What is wrong with a clue

flaw-repeated-cell = { $cell } названо двічі
flaw-outside-cell = одна з клітинок лежить поза сіткою
flaw-cell-count = тут { $count } { $count ->
    [one] клітинка
    [few] клітинки
   *[other] клітинок
}, а { $least ->
    [0] не має бути жодної
   *[other] має бути від { $least } до { $most }
}
flaw-digit-count = тут { $digits } { $digits ->
    [one] цифра
    [few] цифри
   *[other] цифр
} на { $cells } { $cells ->
    [one] клітинку
    [few] клітинки
   *[other] клітинок
}
flaw-number = число має бути від { $least } до { $most }
flaw-not-a-line = клітинки мають бути цілим рядком або стовпцем, від краю до краю
flaw-overlap = { $cell } лежить у двох областях
flaw-boxes = це правило не поєднується з такими блоками
flaw-too-many = їх забагато
