### The solver page.
###
### Counts can be beyond 2^53: then they come as text, which takes the variant with *.

solver-title = Решаване

## Where the puzzle comes from

solver-source = Източник
solver-source-table = Таблица
solver-source-table-tip = Решава това, което е на дъската „Судоку“
solver-source-file = Файл
solver-source-file-tip = Решава файл, без да го зарежда в таблицата
solver-browse = Отваряне…
solver-browse-tip = Отваря файл със задача
solver-make = Нова задача
solver-make-tip = Нова случайна задача с едно решение
solver-paste = Поставяне
solver-paste-tip = Взема задача от клипборда, в какъвто и формат да е (Ctrl+V)
solver-load = Зареждане
solver-load-tip = Поставя задачата от този файл в таблицата, където може да се променя
solver-samples = Примери
solver-sample = Пример
solver-sample-tip = Избор на един от примерите
solver-sample-none = { $of ->
    [one] { $of } пример
   *[other] { $of } примера
}
solver-sample-of = Пример { $number } от { $of } · { $name }
solver-sample-number = Пример { $number } от { $of }:
solver-sample-back = Назад
solver-sample-back-tip = Предишният пример
solver-sample-next = Напред
solver-sample-next-tip = Следващият пример
solver-samples-all = Всички примери
solver-samples-all-tip = Показва всички примери по групи и търси в тях
solver-samples-close = Затваряне
solver-samples-close-tip = Без избор
solver-samples-search = Търсене по име, група или по това, което показва примерът
solver-samples-hint = лесно, два отговора, 16×16…
solver-samples-nothing = Няма такъв пример.
solver-sample-show-tip = Показва този пример
solver-sample-rename = Ново име…
solver-sample-rename-tip = Дава друго име на този пример
solver-sample-delete = Изтриване
solver-sample-delete-tip = Изтрива този пример; може да се върне
solver-group-own = Ваши
solver-group-easy = Лесни
solver-group-medium = Средни
solver-group-hard = Трудни
solver-group-several = С няколко отговора
solver-group-none = Без отговор
solver-group-size = Други размери
solver-group-variant = Варианти
solver-group-marks = Отбелязани клетки и бележки
solver-group-bad = Това не са задачи: казва се какво не е наред
solver-group-other = Други
solver-sample-own = { $name }, ваш пример
solver-recent = Последни
solver-recent-of = { $givens ->
    [one] { $size }×{ $size }, { $givens } цифра · { $time }
   *[other] { $size }×{ $size }, { $givens } цифри · { $time }
}
solver-listed = { $count ->
    [one] { $count } задача: първата е в таблицата, другите са сред последните.
   *[other] { $count } задачи: първата е в таблицата, другите са сред последните.
}
solver-listed-some = { $count } задачи: първата е в таблицата, следващите { $kept } са сред последните.
solver-left = Това, което бяхте въвели, е сред последните задачи.
solver-left-back = Връщане
solver-left-back-tip = Поставя го отново в таблицата
solver-keep = Запазване като пример…
solver-keep-tip = Запазва задачата сред вашите примери; показаният пример може да се преименува или изтрие
solver-keep-head = Запазване като пример
solver-keep-name = Име
solver-keep-about = Задачата става файл в { $folder }. Файловете, които сами сложите там, също са примери.
solver-keep-itself = Това е „{ $name }“, един от вашите примери. Дайте друго име, за да го преименувате или да го запазите втори път.
solver-keep-before = Вече има „{ $name }“: тази задача ще го замени.
solver-keep-do = Запазване
solver-keep-do-tip = Запазва задачата под това име
solver-keep-replace = Замяна
solver-keep-replace-tip = Запазва задачата на мястото на тази със същото име
solver-keep-rename = Ново име
solver-keep-rename-tip = Дава това име на показания пример
solver-keep-delete = Изтриване
solver-keep-delete-tip = Изтрива показания пример
solver-keep-cancel = Отказ
solver-keep-cancel-tip = Всичко остава, както е
solver-keep-failed = Не се получи. Нищо не е променено.
solver-note-kept = „{ $name }“ е сред вашите примери.
solver-note-replaced = „{ $name }“ е заменен.
solver-note-renamed = „{ $was }“ вече се казва „{ $name }“.
solver-note-deleted = „{ $name }“ е изтрит.
solver-note-undo = Отмяна
solver-note-undo-tip = Отменя това действие
solver-size = Нова таблица
solver-size-tip = Празна таблица с този размер
solver-size-square = { $size }×{ $size }
solver-size-boxes = { $size }×{ $size }, блокове { $rows }×{ $columns }
solver-size-regions = { $size }×{ $size } без блокове
solver-variants = Правила
solver-variants-tip = Избор на правила за цялата решетка: диагонали, прозорци, ходове на коня
solver-variants-head = Правила за цялата решетка
solver-variants-text = Те важат наред с правилата за редове, колони и блокове. Правилата за отделни клетки идват със задачата.
solver-variants-done = Готово
solver-variants-done-tip = Продължава с тези правила
solver-variants-draw = Чертане
solver-variants-draw-tip = Пренася задачата в редактора, където се чертаят области, ленти и числа по края
solver-share = Връзка
solver-share-tip = Копира връзка, която отваря тази задача
solver-share-done = Копирана
solver-export = Изнасяне: копиране, запис, отваряне другаде
solver-export-short = Изнасяне
solver-export-tip = Копира или записва задачата като текст или изображение или я отваря в чужд сайт
solver-export-head = Изнасяне на задачата
solver-export-text = Като текст
solver-export-format = Формат
solver-export-format-tip = Как да е записан текстът
solver-export-copy = Копиране
solver-export-copy-tip = Копира този текст
solver-export-copied = Текстът е копиран.
solver-export-save = Запис на текста
solver-export-save-tip = Записва текста като файл
solver-export-picture = Като изображение
solver-export-svg = SVG
solver-export-svg-tip = Записва изображение, което остава ясно при всякакъв размер
solver-export-png = PNG
solver-export-png-tip = Записва изображение от пиксели
solver-export-picture-copy = Копиране на изображението
solver-export-picture-copy-tip = Копира изображението в клипборда
solver-export-close = Затваряне
solver-export-close-tip = Обратно към задачата
solver-elsewhere = Другаде
solver-elsewhere-about = Тези сайтове са чужди. Задачата е част от адреса, така че стига до техните сървъри.
solver-elsewhere-tip = Отваря тази задача в { $name }, в нов раздел
solver-only-classic = Приема само задачи 9×9 без допълнителни правила.
solver-not-fpuzzles = Не познава нещо от тази задача.
solver-copied = Връзката е копирана.
solver-not-copied = Браузърът не позволява копиране.
solver-clear = Нулиране
solver-clear-tip = Изпразва таблицата и отговора
solver-undo = Отмяна
solver-undo-tip = Връща това, което беше в таблицата преди (Ctrl+Z)
solver-redo = Повтаряне
solver-redo-tip = Прави отново отмененото (Ctrl+Y)
solver-entry = Писане
solver-entry-tip = Въвеждане клетка по клетка: курсорът върви сам, с интервал и 0 клетката остава празна (Insert)
solver-entry-on = Курсорът върви напред сам.
solver-entry-off = Курсорът остава на мястото си.
solver-keys = Клавиши
solver-keys-tip = Какво прави тук всеки клавиш (F1)
solver-front-question = По-голямо судоку
solver-front-question-tip = Уголемява задачата, за да я променяте
solver-front-answer = По-голям отговор
solver-front-answer-tip = Уголемява отговора
solver-drop = Пуснете файл тук, за да го отворите
solver-pasted = Поставен текст
solver-dropped = Пуснат текст
solver-link = Връзка
solver-fold-tip = Показва или скрива източника и режимите
solver-summary = { $source } · { $mode }
solver-summary-unique = { $source } · { $mode } · единственост

solver-paste-head = Задача като текст
solver-paste-wrong = Този текст още не е задача
solver-paste-text = Поставете или напишете задачата тук: 81 знака, девет реда с по девет числа, връзка или документ от f-puzzles или друг разпространен формат.
solver-paste-use = Приемане
solver-paste-use-tip = Поставя тази задача в таблицата
solver-paste-cancel = Отказ
solver-paste-cancel-tip = Затваря, без да взема нищо

solver-file-none = Отворете файл със задача или го довлечете тук. Може да се реши, без да се зарежда.
solver-file-text = Текст на файла
solver-file-empty = Файлът е празен.

## What to show

solver-mode = Какво да се покаже
solver-mode-answer = Отговорът
solver-mode-answer-tip = Цялото решение и пътят до него
solver-mode-check = Само проверка
solver-mode-check-tip = Казва дали има решение, без да показва нищо от него
solver-mode-few = Няколко цифри
solver-mode-few-tip = Показва само клетките, отбелязани със звездичка
solver-mode-all = Всички възможности
solver-mode-all-tip = Всички възможни стойности на всяка празна клетка
solver-true = Само верните
solver-true-tip = Само стойностите, които клетката има в някое решение
solver-unique = Дали е единствен
solver-unique-tip = Казва дали отговорът е единствен или колко са отговорите
solver-limit-label = Броене до
solver-limit-tip = Докъде да се броят отговорите
solver-limit = до { $count }
solver-limit-all = всички
solver-method = Метод
solver-method-tip = Как да се търси отговорът
solver-method-best = най-добрият
solver-start = Старт
solver-start-tip = Отговаря на въпроса (Enter)
solver-stop = Стоп
solver-stop-tip = Спира и показва каквото се знае дотук (Esc)

## The boards

solver-sudoku = Судоку
solver-answer = Отговор
solver-givens = { $givens ->
    [0] празно
    [one] { $givens } дадена цифра
   *[other] { $givens } дадени цифри
}
solver-givens-pencil = { $givens ->
    [one] { $givens } дадена цифра · бележки
   *[other] { $givens } дадени цифри · бележки
}
solver-givens-marked = { $givens ->
    [one] { $givens } дадена цифра · отбелязани ★: { $marked }
   *[other] { $givens } дадени цифри · отбелязани ★: { $marked }
}
solver-differ = { $count ->
    [one] Различава се от предишния в { $count } клетка.
   *[other] Различава се от предишния в { $count } клетки.
}
solver-differ-next = { $count ->
    [one] Следващият се различава в { $count } клетка.
   *[other] Следващият се различава в { $count } клетки.
}
solver-caption-step = Стъпка { $number } от { $of }
solver-moment-of = Момент { $number } от { $of }
solver-of = { $number } от { $of }

## Progress

solver-progress = Търсене…
solver-progress-count = { $count ->
    [one] дотук { $count } решение
   *[other] дотук { $count } решения
}
solver-progress-share = { $share } % готово
solver-progress-trials = { $count ->
    [one] { $count } изпробвана стойност
   *[other] { $count } изпробвани стойности
}

## The result

solver-panel = Какво се получи
solver-tab-result = Резултат
solver-tab-result-tip = Какво се получи и колко е трудна задачата
solver-tab-way = Път
solver-tab-way-tip = Пътят до отговора, стъпка по стъпка
solver-tab-watch = На живо
solver-tab-watch-tip = Търсенето на отговора на живо, клетка по клетка
solver-tab-race = Методи
solver-tab-race-tip = Всички методи решават задачата и се сравняват

solver-empty = Още няма судоку
solver-empty-text = Въведете или поставете задача, довлечете файл тук или разгледайте примерите.
solver-ready = Готово за старт
solver-ready-text = Изберете какво да се покаже и натиснете „Старт“.
solver-left-behind = Това още е отговорът на предишния избор. За новия натиснете „Старт“.
solver-unreadable = Това не е задача
solver-unreadable-text = Съобщението казва защо, а текстът показва къде. Поправете файла или минете на следващия.
solver-try = Пробен пример
solver-try-tip = Поставя в таблицата задачата, която повечето хора са виждали

solver-verdict-unique = Единствено решение
solver-verdict-solvable = Има решение
solver-verdict-none = Няма решение
solver-verdict-several = { $count ->
    [one] { $count } решение
   *[other] { $count } решения
}
solver-verdict-at-least = { $count ->
    [one] { $count }+ решения
   *[other] { $count }+ решения
}
solver-verdict-stopped = Спряно преди края
solver-verdict-opportunities = Всички възможности
solver-verdict-true = Всички стойности, които се срещат в решенията
solver-verdict-fault = Няма отговор
solver-reasons = Защо няма решение
solver-none-searched = Изпробвани са всички възможности.
# What a screen reader says: the verdict, and each reason, as a sentence of its own.
solver-told = { $text }.
solver-was-stopped = Спряно преди края: може да има още.
solver-to-way = Стъпка по стъпка
solver-to-way-tip = Показва пътя до отговора, стъпка по стъпка
solver-answers = Преглед на отговорите
solver-answers-tip = Показва всички отговори един по един и отбелязва с какво всеки се различава от предишния
solver-answers-label = Отговорите
solver-answer-of = Отговор { $number } от { $of }
solver-answer-of-first = Отговор { $number } от първите { $of }
solver-answer-so-far = Отговор { $number } от { $of } дотук
solver-answers-more = Те са повече от { $of }: това са първите намерени.
solver-answers-stopped = Спряно преди края: може да има още.
solver-answers-busy = Търсене на отговори…
solver-answer-position = Кой отговор
solver-answer-previous = Предишен отговор
solver-answer-previous-tip = Отговорът преди този
solver-answer-next = Следващ отговор
solver-answer-next-tip = Отговорът след този
solver-not-solved-by-logic = Само с техники решението не се достига.
solver-searched-by = Търсено с: { $method }
solver-counted-by = Преброено с: { $method }
solver-method-combinatorics = комбинаторика
solver-search-first-last = проби до първото решение: { $first }, до последното: { $last }
solver-search-nodes = възли: { $count }
solver-search-trials = проби: { $count }
solver-search-complexity = сложност: { $count }
solver-search-complexity-first = сложност на първия път: { $count }
solver-assumed-bound = Стойностите, допуснати наведнъж, са { $assumed }; нужни са поне { $needed }, но изпробването на всички начини за такъв избор би отнело твърде много време.
solver-search-assumed = стойности, допуснати наведнъж: { $count }

solver-fact-level = Ниво
solver-fact-level-tip = Нивото на най-трудната стъпка или по-високо, ако има много работа; по стандартния ред на техниките, по който се оценяват всички задачи
solver-fact-score = Точки
solver-fact-score-tip = Колко тежат всички стъпки заедно при стандартния ред на техниките. Пътят тук може да е друг: той разказва първо най-късата верига
solver-fact-complexity = Сложност
solver-fact-complexity-tip = Колко трудно е било за петте метода на И. Бочаров и пробите: най-малкият сбор от всички пътища до отговор
solver-fact-complexity-first = Сложност на първия път
solver-fact-complexity-first-tip = Колко трудно е било за петте метода на И. Бочаров и пробите по първия път до отговор. С „Дали е единствен“ пътищата се сравняват и важи най-малкият сбор
solver-fact-steps = Стъпки
solver-fact-steps-tip = От колко стъпки е пътят
solver-fact-nodes-tip = Посетените възли от дървото на търсенето
solver-fact-trials = Проби
solver-fact-trials-tip = Изпробваните стойности
solver-fact-assumed = Допуснати наведнъж
solver-fact-assumed-tip = Най-много колко стойности е трябвало да се допуснат заедно, докато се види противоречие или решението
solver-fact-moment = Момент
solver-fact-moment-tip = Докъде е стигнало търсенето

solver-level-easy = Лесно
solver-level-medium = Средно
solver-level-hard = Трудно
solver-level-unfair = Коварно
solver-level-extreme = Екстремно
solver-level-other = Друго

## The way

solver-way-busy = Търсене на пътя…
solver-way-none = Стъпка по стъпка
solver-way-none-techniques = Целият път до отговора на стъпки, които човек може да проследи. Показва и отговора.
solver-way-none-five = Пътят на избраните методи, с проба там, където те спират. Показва и отговора.
solver-reasoner = Кой търси пътя
solver-reasoner-techniques = Всички техники
solver-reasoner-techniques-tip = На всяка стъпка – най-простата от всички техники, които хората използват
solver-reasoner-five = Пет метода
solver-reasoner-five-tip = Петте метода на И. Бочаров, поотделно или заедно, и проба там, където те спират
solver-five = Петте метода
solver-five-last = Поне един от методите остава включен
solver-five-method-1 = Една стойност
solver-five-method-1-tip = Метод 1: единствената стойност, останала за клетка
solver-five-method-2 = Една клетка
solver-five-method-2-tip = Метод 2: единствената клетка за стойност в блок, ред или колона
solver-five-method-3 = Линии
solver-five-method-3-tip = Метод 3, теоретични линии: всички кандидати на блок за една стойност лежат на една линия
solver-five-method-4 = Линии и единични
solver-five-method-4-tip = Метод 4, линии и единични клетки: линиите на няколко блока заедно с единичните клетки, които те оставят
solver-five-method-5 = Групи
solver-five-method-5-tip = Метод 5, групи: толкова клетки, колкото общи стойности имат, в блок, ред или колона
solver-show-way = Показване на пътя
solver-show-way-tip = Намира пътя до отговора и го показва стъпка по стъпка
solver-around = Всички стъпки тук
solver-around-tip = Всички стъпки, възможни в тази позиция, по техника или по резултат
solver-around-by = В какъв ред
solver-around-by-technique = По техника
solver-around-by-technique-tip = Техниките, които намират нещо тук, първо най-лесните
solver-around-by-effect = По резултат
solver-around-by-effect-tip = Какво може да се заключи тук и с кои техники
solver-around-busy = Търсене на всички стъпки…
solver-around-stop = Стоп
solver-around-stop-tip = Спира търсенето
solver-around-stopped = Спряно, преди да се намерят всички стъпки.
solver-around-again = Ново търсене
solver-around-again-tip = Търси всички стъпки още веднъж
solver-around-none = Никоя техника не намира стъпка тук.
solver-around-take = Избор
solver-around-take-tip = Продължава с тази стъпка; останалият път се търси отново (Enter)
solver-around-ways = { $ways ->
    [1] още един начин
   *[other] още { $ways } начина
}
solver-caption-around = { $of ->
    [1] { $conclusion }, единствената стъпка тук
   *[other] { $conclusion }, една от { $of } стъпки тук
}
solver-way-end = Краят на пътя
solver-way-solved = { $steps ->
    [one] Решено за { $steps } стъпка.
   *[other] Решено за { $steps } стъпки.
}
solver-way-ends = { $steps ->
    [one] Разсъжденията свършват тук, след { $steps } стъпка.
   *[other] Разсъжденията свършват тук, след { $steps } стъпки.
}
solver-steps = Стъпки
solver-step = Тази стъпка
solver-step-of = Стъпка { $number } от { $of }
solver-step-counts = Добавя { $score } към точките на задачата.
solver-cell-tip = Показва { $cell } на дъската
solver-pen-digit = Цифровите клавиши въвеждат цифри
solver-pen-corner = Цифровите клавиши въвеждат бележки в ъгъла
solver-pen-centre = Цифровите клавиши въвеждат бележки в средата
solver-pen-colour = Цифровите клавиши задават цветове
solver-pen-strike = Цифровите клавиши зачеркват цифри
solver-tint-next = А сега цвят за цифрата { $digit }
solver-more = Още
solver-more-chosen = Още · променено
solver-more-tip = С какъв метод да се търси отговорът и докъде да се брои
solver-by-sentence = Едно по едно
solver-by-sentence-tip = Разказва всяка стъпка изречение по изречение и чертае казаното
solver-trial-steps = { $count ->
    [one] { $count } стъпка оттам
   *[other] { $count } стъпки оттам
}
solver-trial-tip = Разгръща какво следва от допускането
solver-trial-step-tip = Чертае тази стъпка на дъската
solver-details = Подробности
solver-legend-good = отива тук или се използва
solver-legend-bad = отпада
solver-legend-link = по пътя
solver-legend-fin = изключение, перка
solver-legend-group = част от група; всяка има своя форма и буква
solver-legend-strong = силна връзка: ако едното не е вярно, другото е
solver-legend-weak = слаба връзка: двете не са верни заедно
solver-legend-house = къде да се гледа
solver-step-name = Стъпка { $number } от { $of }: { $name }

solver-player = Плейър
solver-position = Позиция
solver-position-tip = Към произволно място (със стрелките)
solver-first = Начало
solver-first-tip = В началото (Home)
solver-back = Назад
solver-back-tip = С едно назад (стрелка наляво)
solver-play = Пускане
solver-play-tip = Върви напред автоматично
solver-pause = Пауза
solver-pause-tip = Остава тук
solver-next = Напред
solver-next-tip = С едно напред (стрелка надясно)
solver-last = Край
solver-last-tip = В края (End)
solver-speed-label = Скорост
solver-speed-tip = Колко бързо да върви
solver-speed = { $speed }×

## Watching the set algorithm

solver-watch = Наблюдение
solver-watch-tip = Търси отговора и запомня всеки момент
solver-watch-none = Клетка по клетка
solver-watch-none-backtrack = С тези правила се наблюдава търсенето с връщане: то изпробва цифра след цифра и отменя последната, ако тя не води никъде.
solver-watch-none-sets = Алгоритъмът с множества разглежда празните клетки една след друга: кои цифри липсват в реда, в колоната и в блока им и кои липсват и на трите места.
solver-watch-begin = Началото. Натиснете „Пускане“ или „Напред“ за първата клетка.
solver-watch-case-i = { $cell }, случай i: нищо не подхожда тук.
solver-watch-case-ii = { $cell }, случай ii: подхожда само { $digit }, попълва се.
solver-watch-case-iii = { $cell }, случай iii: подхождат няколко, продължаваме.
solver-watch-e1 = Събитие e1: някоя клетка няма възможна цифра, този път не води никъде.
solver-watch-e2 = Събитие e2: всички клетки са попълнени, намерено е решение.
solver-watch-e3 = Събитие e3: всяка празна клетка има няколко възможни цифри, една трябва да се изпробва.
solver-watch-try = Проба { $trial }: { $digit } в { $cell }.
solver-watch-back = { $digit } в { $cell } се отменя.
solver-watch-cut = Пазят се само първите { $count } момента.
solver-watch-about-backtrack = Цифра се изпробва там, където не нарушава правило. Ако не остане нито една, последната се отменя.
solver-watch-about-sets = R, C и B са цифрите, които липсват в реда, колоната и блока; P е общото между трите.
solver-set-row = R
solver-set-row-tip = Цифрите, които липсват в реда
solver-set-column = C
solver-set-column-tip = Цифрите, които липсват в колоната
solver-set-block = B
solver-set-block-tip = Цифрите, които липсват в блока
solver-set-possible = P
solver-set-possible-tip = Общото между R, C и B: това, което може да се попълни
solver-set-empty = нищо

## The race

solver-race = Надпревара
solver-race-tip = Всеки метод решава тази задача, един след друг
solver-race-none = Кой е най-бърз?
solver-race-none-text = Всеки метод решава една и съща задача няколко пъти, един след друг, най-много по десет секунди. Важи медианата.
solver-race-busy = { $count ->
    [one] { $count } от { $of } метода завърши
   *[other] { $count } от { $of } метода завършиха
}
solver-race-done = { $count ->
    [1] { $count } метод завърши
   *[other] Завършиха всички { $count } метода
}
solver-race-stopped = { $count ->
    [one] Спряно: { $count } от { $of } метода завърши
   *[other] Спряно: { $count } от { $of } метода завършиха
}
solver-race-table = Методите по време
solver-race-method = Метод
solver-race-result = Резултат
solver-race-time = Време
solver-race-runs = { $runs ->
    [1] Времето на едно пускане
   *[other] Медианата на { $runs } пускания, след едно за загряване
}
solver-race-nodes = Възли
solver-race-trials = Проби
solver-race-solved = решено
solver-race-late = нищо за { $seconds } s
solver-race-stuck = нерешено
solver-chart = Време, по скала от степени на десет

## The rules of a puzzle

solver-rules = Правила
solver-rules-author = от { $author }
solver-rules-unknown = Nonet не познава тези правила: { $rules }. Показва задачата и ги пази, но не я решава.
solver-rules-description = Какво казва авторът
solver-rule-tip = Отваря страницата за правилото „{ $rule }“
solver-strip = Лента { $letter }
solver-strip-digits = Лента { $letter }: { $digits }
