### The room in which puzzles are made.

make-heading = Съставяне на задачи
make-lead = Кажете какви да бъдат. Всяка има точно едно решение, а нивото ѝ зависи от това какво изисква логическият път.
make-wish = Какви да бъдат задачите
make-results = Задачи
make-level-any = Всяко
make-level-any-tip = Колкото трудна се получи
make-level-none = Отвъд логиката
make-size = Размер
make-size-tip = Размерът на решетката и формата на блоковете
make-symmetry = Симетрия
make-symmetry-tip = Как са разположени дадените цифри
make-symmetry-none = Без
make-symmetry-rotational = Централна
make-symmetry-quarter = Четвърт оборот
make-symmetry-horizontal = Горе и долу
make-symmetry-vertical = Ляво и дясно
make-symmetry-both = И двете
make-symmetry-diagonal = Низходящ диагонал
make-symmetry-antidiagonal = Възходящ диагонал
make-symmetry-full = Пълна
make-count-field = Колко
make-count-about = от 1 до 100
make-keys-field = Дадени цифри
make-keys-about = Брой или граници, например 24–{"\u2060"}30
make-keys-hint = произволен
make-minimal = Минимална
make-minimal-about = Нито една дадена цифра не е излишна
make-technique = Нужна техника
make-technique-tip = Техника, без която по-лесните не стигат
make-technique-any = всяка
make-variants = Правила
make-variants-tip = Правила освен тези за редове, колони и блокове
make-clue-jigsaw = Джигсо
make-clue-jigsaw-tip = Области с неправилна форма вместо блокове
make-clue-extra-regions = Още области
make-clue-extra-regions-tip = Още области, в които всяка цифра се среща точно веднъж
make-clue-even-odd = Четни и нечетни
make-clue-even-odd-tip = Клетки, отбелязани като четни или нечетни
make-clue-strips = Ленти
make-clue-strips-tip = Ленти от клетки, чиито цифри са посочени
make-clue-buildings = Сгради
make-clue-buildings-tip = Числата по края казват колко сгради се виждат оттам
make-pattern = Шарка
make-pattern-tip = Начертайте къде да са дадените цифри
make-pattern-about = Натиснете клетки или плъзнете през тях: дадените цифри са в тях и никъде другаде.
make-pattern-label = Клетки с дадени цифри
make-pattern-cell = Ред { $row }, колона { $column }
make-pattern-on = С дадена цифра
make-pattern-off = Празна
make-pattern-count = { $count ->
    [0] Без шарка: дадените цифри може да са навсякъде.
    [1] Една клетка
   *[other] { $count } клетки
}
make-pattern-clear = Без шарка
make-pattern-clear-tip = Дадените цифри може да са навсякъде
make-more = Начално число и решение
make-more-tip = Когато искате пак същите задачи или задачи от определена решетка
make-seed-field = Начално число
make-seed-about = С едно и също начално число и едни и същи изисквания се получават същите задачи; ако е празно, всеки път са други
make-seed-wrong = Началното число е цяло число с най-много 19 цифри, например 17
make-grid-field = Решение
make-grid-about = Номер на решетка, набор и пермутация като 213; 100330 или попълнена решетка
make-grid-hint = всяка решетка
make-grid-wrong = Решението е номер на решетка, например 17, набор и пермутация като 213; 100330 или попълнена решетка
make-start = Съставяне
make-start-tip = Съставя такива задачи
make-stop = Стоп
make-stop-tip = Спира съставянето; готовите задачи остават
make-reset = Отначало
make-reset-tip = Премахва всички изисквания
make-busy = Готови са { $made } от { $wanted }…
make-stopped = { $made ->
    [0] Спряно, преди да се намери задача.
    [1] Спряно след една задача.
   *[other] Спряно след { $made } задачи.
}
make-done = { $made ->
    [0] Не е съставена нито една задача.
    [1] Съставена е една задача.
   *[other] Съставени са { $made } задачи.
}
make-failed = Не се получи. Нищо не е съставено.
make-none = Още няма нищо съставено
make-made = { $count ->
    [1] Една задача
   *[other] { $count } задачи
}
make-seed-was = Начално число { $seed }
make-puzzle = { $keys ->
    [one] Задача с { $keys } дадена цифра
   *[other] Задача с дадени цифри: { $keys }
}
make-score = точки: { $score }
make-keys = { $keys ->
    [one] { $keys } дадена цифра
   *[other] { $keys } дадени цифри
}
make-hardest = Най-трудна стъпка: { $name }
make-open = Отваряне
make-open-tip = Отваря задачата на страницата за решаване
make-copy = Копиране
make-copy-tip = Копира задачата като един ред
make-copied = Копирано
make-copy-all = Копиране на всички
make-copy-all-tip = Копира всички задачи, по една на ред
make-save = Запис
make-save-tip = Записва всички задачи във файл, по една на ред
make-keep = Запазване като пример
make-keep-tip = Запазва задачата сред вашите примери
make-kept = Задачата е сред вашите примери.
# The name of a file: no / : or the like. $level is that of the puzzle, as in solver-level-easy.
make-kept-name = { $level } { $seed }-{ $index }

## The editor of rules

make-parts = Какво да се направи
make-part-order = По поръчка
make-part-order-tip = Казвате какви да са задачите и те се съставят
make-part-rules = На ръка
make-part-rules-tip = Поставяте цифри и чертаете правила на дъската и веднага виждате колко решения има
make-board = Задача в процес на съставяне
make-undo = Отмяна
make-undo-tip = Връща последното действие (Ctrl+Z)
make-redo = Повтаряне
make-redo-tip = Прави отново отмененото (Ctrl+Y)
make-clear = Празна дъска
make-clear-tip = Премахва всичко от дъската; „Отмяна“ го връща
make-tools = Какво да се чертае
make-tool-digit = Цифри
make-tool-digit-tip = Въвежда дадени цифри в клетките
make-tool-digit-about = Изберете клетки и въведете цифри.
make-tool-region = Области
make-tool-region-tip = Очертава областите на джигсо
make-tool-region-about = Изберете област и плъзнете през клетките или изберете клетки и въведете номера ѝ.
make-tool-extra = Още области
make-tool-extra-tip = Очертава още групи клетки, в които цифрите не се повтарят
make-tool-extra-about = Плъзнете през клетките. В тях никоя цифра не се повтаря.
make-tool-strip = Ленти
make-tool-strip-tip = Чертае ленти и казва кои цифри са в тях
make-tool-strip-about = Плъзнете през клетките и изберете толкова цифри, колкото са клетките.
make-tool-even = Четни
make-tool-even-tip = Отбелязва клетки с четна цифра
make-tool-even-about = Натиснете клетките с четна цифра.
make-tool-odd = Нечетни
make-tool-odd-tip = Отбелязва клетки с нечетна цифра
make-tool-odd-about = Натиснете клетките с нечетна цифра.
make-tool-edge = Сгради
make-tool-edge-tip = Записва колко сгради се виждат от края
make-tool-edge-about = Изберете място по края и въведете колко сгради се виждат оттам.
make-regions = Области
make-region = Област { $number }: { $count } от { $size } клетки
make-region-set = { $count ->
    [one] Клетката е в област { $number }.
   *[other] { $count } клетки в област { $number }.
}
make-jigsaw-on = Области вместо блокове
make-jigsaw-on-tip = Започвате с блоковете като области и ги променяте, както искате
make-jigsaw-off = Към блокове
make-jigsaw-off-tip = Премахва областите; „Отмяна“ ги връща
make-swap = Размяна
make-swap-tip = Натиснете две клетки, за да разменят областите си, или ги изберете и натиснете X
make-swapped = Двете клетки размениха областите си.
make-strip-items = Ленти
make-strip-new = Нова лента
make-strip-new-tip = Чертае още една лента (N)
make-strip-has = { $cells ->
    [one] 1 клетка · { $digits }
   *[other] { $cells } клетки · { $digits }
}
make-strip-label = { $cells ->
    [one] Лента { $letter }: 1 клетка, { $digits }
   *[other] Лента { $letter }: { $cells } клетки, { $digits }
}
make-strip-no-digits = без цифри
make-strip-digits = Цифри на лента { $letter }
make-strip-digit = { $digit } в лента { $letter }
make-extra-items = Допълнителни области
make-extra-new = Нова област
make-extra-new-tip = Чертае още една допълнителна област (N)
make-extra-has = { $cells ->
    [one] 1 клетка
   *[other] { $cells } клетки
}
make-extra-label = { $cells ->
    [one] Допълнителна област { $number }: 1 клетка
   *[other] Допълнителна област { $number }: { $cells } клетки
}
make-item-away = Премахване
make-painted = { $count ->
    [one] Променена клетка.
   *[other] { $count } променени клетки.
}
make-place-left = Вляво от ред { $line }, без число
make-place-right = Вдясно от ред { $line }, без число
make-place-top = Над колона { $line }, без число
make-place-bottom = Под колона { $line }, без число
make-edge-set = Въведено е { $number }.
make-edge-cleared = Числото е премахнато.
make-whole = Правила за цялата решетка

make-answers = Какво казва Nonet
make-verdict-asking = Търсене…
make-verdict-one = Точно едно решение
make-verdict-none = Няма решение
make-verdict-several = { $number ->
    [one] { $count } решение
   *[other] { $count } решения
}
make-verdict-more = { $count } решения и повече
make-verdict-open = { $found ->
    [0] Още не се знае
   *[other] Още не се знае: дотук едно решение
}
make-verdict-refused = Това още не е задача
make-verdict-unfinished = Незавършена
make-stage-count = Търсене на решения
make-stage-true = Търсене на верните кандидати
make-stage-spare = Търсене на излишното
make-ask-stop = Стоп
make-ask-stop-tip = Спира; каквото се знае дотогава, остава
make-unknown-count = Броят на решенията не беше намерен навреме.
make-unknown-true = Верните кандидати не бяха намерени навреме.
make-unknown-spare = Излишните указания не бяха намерени навреме.
make-go-on = Без ограничение
make-go-on-tip = Пита отново без ограничение на времето; може да се спре
make-true = Верни кандидати
make-true-about = Във всяка клетка – цифрите, които тя има в някое решение
make-problem-tip = Показва клетките
make-problem-region-few = Област { $number } има { $count } от { $size } клетки.
make-problem-region-many = Област { $number } има { $count } клетки, а трябва да са { $size }.
make-problem-region-none = { $count ->
    [one] Една клетка не е в никоя област.
   *[other] { $count } клетки не са в никоя област.
}
make-problem-strip = Лента { $letter } има { $count ->
    [one] една клетка
   *[other] { $count } клетки
} и { $digits ->
    [0] нито една цифра
    [one] една цифра
   *[other] { $digits } цифри
}.
make-problem-extra = Допълнителна област { $number } има { $count } клетки, а може да са най-много { $size }.
make-spare-head = { $count ->
    [one] Едно указание е излишно
   *[other] { $count } указания са излишни
}
make-spare-about = Всяко само за себе си: и без него решението е едно.
make-spare-none = Няма излишни указания: всяко е нужно.
make-spare-given = { $cell } = { $digit }
make-spare-strip = Лента { $letter }
make-spare-extra = Допълнителна област { $number }
make-spare-even = четна { $cell }
make-spare-odd = нечетна { $cell }
make-spare-away = Премахване: { $name }
make-spare-gone = Премахнато: { $name }.
make-spare-flag = Може да отпадне.
make-spare-rest = { $count ->
    [one] Още едно е отбелязано на дъската.
   *[other] Още { $count } са отбелязани на дъската.
}

make-away = Накъде отива задачата
make-to-solver = Решаване
make-to-solver-tip = Пренася задачата на страницата за решаване
make-as-text = Като текст
make-as-text-tip = Копира задачата с правилата ѝ така, че всеки Nonet да я прочете
make-as-link = Като връзка
make-as-link-tip = Копира адрес, който отваря задачата
make-take-unknown = Тази задача има правила, които Nonet не познава: { $rules }.
make-take-marks = Бележките на задачата не се чертаят тук и се пропускат.
make-take-failed = Не се получи.
make-wrong-close = Затваряне
make-wrong-close-tip = Скрива това съобщение
