### The start page, the grid room, records and settings.

## The start page

rooms-start-heading = Тихо място за судоку
rooms-start-lead = Изиграйте едно, разгледайте решението на друго с обяснения или потърсете която и да е от всички възможни решетки.
rooms-new-game = Нова игра
rooms-levels = Ниво
rooms-level-easy-tip = Една цифра води към следващата: само единични цифри.
rooms-level-medium-tip = Изисква цифри, затворени в една линия, двойки и тройки.
rooms-level-hard-tip = Изисква крила, риби и други фигури от няколко клетки.
rooms-level-unfair-tip = Изисква вериги, които водят от кандидат към кандидат.
rooms-level-extreme-tip = Изисква дълги вериги и цели мрежи от тях.
rooms-play = Игра
rooms-play-tip = Съставя нова задача от това ниво и започва игра с нея
rooms-play-busy = Съставяне…
rooms-play-honest = Всяка задача е нова и има точно едно решение.
rooms-ornament = Решетка № { $number }
rooms-ornament-tip = Показва тази решетка в раздела „Решетки“
rooms-rooms = Раздели
rooms-to-solve = Решаване
rooms-to-solve-about = Въведете судоку и вижте пътя до отговора
rooms-to-learn = Уроци
rooms-to-learn-about = Всички техники, методи и правила с примери
rooms-to-make = Задачи
rooms-to-make-about = Съставяне на нови задачи по поръчка, колкото искате трудни
rooms-to-grids = Решетки
rooms-to-grids-about = Всяка решетка по номера ѝ и номерът на всяка решетка
rooms-to-records = Резултати
rooms-to-records-about = Игрите ви и най-добрите ви времена
rooms-to-settings = Настройки
rooms-to-settings-about = Цветове, размер на текста, какво се откроява
rooms-exit = Изход
rooms-exit-about = Спира Nonet на този компютър
rooms-exit-tip = Спира Nonet на този компютър
rooms-exit-heading = Да спре ли Nonet?
rooms-exit-text = Приложението на този компютър спира – в този раздел на браузъра и във всички други.
rooms-exit-yes = Спиране
rooms-exit-no = Отказ
rooms-exit-no-tip = Затваря въпроса и продължава

## The grid room

rooms-grids-heading = Решетки
rooms-grids-lead = Попълнените решетки { $size }×{ $size } са { $total }. Всяка има номер и тук можете да видите която и да е.
rooms-sizes = Размер на решетките
rooms-size = { $size }×{ $size }
rooms-size-tip = Показва решетки { $size }×{ $size }
rooms-grid-view = Решетката
rooms-grid-label = Решетка № { $number }
rooms-grid-shown = Показана е решетка № { $number }
rooms-no-grid = Няма такава решетка
rooms-number = Номер
rooms-previous = Предишна
rooms-previous-tip = Решетката с предишния номер
rooms-next = Следваща
rooms-next-tip = Решетката със следващия номер
rooms-digits = Цифрите и техните цветове
rooms-digit = Само цифрата { $digit }
rooms-digit-tip = Показва само цифрата { $digit }; натиснете, за да остане така

rooms-find = Намиране на решетка
rooms-find-ways = Начини да се намери решетка
rooms-by-number = Номер
rooms-by-number-tip = Решетката с даден номер
rooms-by-set = Набор
rooms-by-set-tip = Решетката на набор от правила и пермутация
rooms-by-random = Случайна
rooms-by-random-tip = Случайна решетка
rooms-by-paste = Поставяне
rooms-by-paste-tip = Номерът на решетка, която имате
rooms-show = Показване
rooms-show-tip = Показва тази решетка
rooms-number-field = Номер на решетката
rooms-number-about = От 0 до { $last }, със или без интервали или запетаи
rooms-set-field = Набор
rooms-set-about = от 0 до 663
rooms-permutation-field = Пермутация
rooms-permutation-about = от 0 до { $last }
rooms-set-what = Ограниченият метод на Коцюба, Лавренчук и Остапчук (2015): от 144 правила се получават 664 набора, а всеки набор с всяка подредба на цифрите дава решетка.
rooms-example = Примерът от статията ({ $set }; { $permutation })
rooms-example-tip = Показва решетката, която се получава в статията
rooms-draw = Нова решетка
rooms-draw-tip = Показва нова случайна решетка
rooms-random-what = Всички решетки са еднакво вероятни.
rooms-seed-field = Начално число
rooms-seed-about = Едно и също начално число дава същата решетка; ако е празно, всеки път е друга
rooms-seed-drawn = Избрана случайно с начално число { $seed }.
rooms-number-of = Намиране на номера
rooms-number-of-tip = Намира номера на поставената решетка
rooms-paste-field = Попълнена решетка
rooms-paste-placeholder = 81 цифри или девет реда
rooms-not-full = Това е задача с празни клетки, а не попълнена решетка. Страницата за решаване може да я попълни.
rooms-to-solver = Отваряне за решаване
rooms-to-solver-tip = Отваря поставеното на страницата за решаване

rooms-numbers = Номерата ѝ
rooms-number-of-all = от { $total }, броено от 0
rooms-set = Набор от правила
rooms-set-of-all = от { $total } набора с по девет съседни правила
rooms-permutation = Пермутация
rooms-permutation-of-all = от { $total } начина да се дадат цифри на девет правила
rooms-restricted = Ограничен метод
rooms-restricted-yes = Набор { $set }, пермутация { $permutation }
rooms-restricted-no = Не е една от неговите 240 952 320 решетки
rooms-copy-link = Връзка
rooms-copy-link-tip = Копира връзка към тази решетка
rooms-copy-grid = Копиране
rooms-copy-grid-tip = Копира решетката като един ред цифри
rooms-copied = Копирано
rooms-not-copied = Браузърът не позволява копиране.

rooms-rules = Деветте ѝ правила
rooms-rules-about = Едно правило поставя една цифра във всичките девет блока. Правилата са 46 656, а решетката е девет правила, които никъде не се срещат.
rooms-rule-digit = Цифра
rooms-rule-number = Правило
rooms-rule-places = Място във всеки блок

rooms-canonical = Канонична форма
rooms-canonical-about = Най-малката от всички решетки, които се получават от тази с разместване на редове и колони и преименуване на цифри.
rooms-canonical-label = Каноничната форма
rooms-band = Започва с пояс { $band } от 416.
rooms-canonical-itself = Тази решетка съвпада с каноничната си форма.
rooms-canonical-way = Пътят дотам:
rooms-canonical-go = Показване
rooms-canonical-go-tip = Показва каноничната форма като отделна решетка

rooms-automorphisms = Автоморфизми
rooms-automorphisms-about = Начини да се разместят редове и колони и да се преименуват цифри, при които решетката остава същата.
rooms-automorphisms-count = { $count ->
    [1] Само един: този, който не променя нищо.
   *[other] { $count }, включително този, който не променя нищо.
}
rooms-automorphisms-all = Всички { $count }
rooms-automorphisms-few = По-малко
rooms-automorphisms-all-tip = Показва всички автоморфизми или само първите няколко

rooms-estimate = Колко решетки има?
rooms-estimate-about = По-големите решетки никой не може да преброи. Ако се изберат много случайни, може да се прецени колко са и колко голяма може да е грешката.
rooms-estimate-size = Размер на решетките за оценка
rooms-estimate-start = Оценка
rooms-estimate-start-tip = Тегли извадки и оценява колко решетки има
rooms-estimate-stop = Стоп
rooms-estimate-stop-tip = Спира тегленето; оценката остава
rooms-estimate-busy = { $samples ->
    [one] Тегли се { $samples } извадка…
   *[other] Теглят се { $samples } извадки…
}
rooms-estimate-done = Оценката е готова.
# $number is in bold, with its power of ten: 5.96 × 10⁹⁸.
rooms-estimate-near = Около { $number }
rooms-estimate-error = Стандартната грешка е { $percent } %; чертата показва два пъти по толкова във всяка посока.
rooms-estimate-samples = { $samples ->
    [one] От { $samples } извадка.
   *[other] От { $samples } извадки.
}
rooms-estimate-exact = Точно преброени, те са { $total }.

## Records

rooms-records-heading = Резултати
rooms-records-lead = { $count ->
    [1] Дотук една игра.
   *[other] Дотук { $count } игри. Най-добрата от всяко ниво е със звезда.
}
rooms-records-empty = Още няма игри
rooms-records-empty-text = Всяка игра, която решите, се появява в списъка тук с времето, нивото и използваните подсказки, а най-добрите са отбелязани.
rooms-records-begin = Избор на задача
rooms-records-filters = Кои игри
rooms-records-only-tip = Показва само игрите от едно ниво
rooms-records-daily = Задачи на деня
rooms-records-daily-tip = Показва само задачите на деня
rooms-records-unaided = Без подсказки
rooms-records-unaided-tip = Показва само игрите без подсказки
rooms-records-none = Няма такива игри.
rooms-records-all = Всички игри
rooms-records-all-tip = Премахва всички условия
# $count is how many are not shown yet.
rooms-records-rest = Още (остават: { $count })
rooms-records-rest-tip = Показва още редове от таблицата
rooms-sort-tip = Подрежда по тази колона
rooms-record-puzzle = Задача
rooms-record-ways = Какво да се направи с нея
rooms-record-seconds = Време
rooms-record-level = Ниво
rooms-record-kind = Задача
rooms-record-kind-tip = Показва само игрите с един размер, със или без други правила
rooms-record-hints = Подсказки
rooms-record-mistakes = Грешки
rooms-record-date = Дата
rooms-record-no-hints = няма
rooms-record-daily = задача на деня
rooms-record-best = Най-добра
rooms-record-best-tip = Най-добрата игра от това ниво
# $time is as in 4:07, $date as in Nov 17, 2026.
rooms-record-which = { $time } на { $date }
# $which is a time and a date.
rooms-record-open = Отваряне на задачата: { $which }
rooms-record-open-tip = Отваря задачата от тази игра
rooms-record-review = Преглед
rooms-record-review-of = Преглед: { $which }
rooms-record-review-tip = Преглежда тази игра ход по ход
rooms-record-delete = Изтриване: { $which }
rooms-record-delete-tip = Премахва тази игра от списъка
rooms-record-deleted = Изтрито: { $time }
rooms-record-undo = Отмяна
rooms-record-undo-tip = Връща резултата
rooms-record-back = Резултатът е върнат.
# $size is a number, as in 9×9.
rooms-kind-size = { $size }×{ $size }
rooms-kind-other = Други размери
rooms-kind-all = Всички
rooms-figure-games = Игри
rooms-figure-unaided = { $count } без подсказки
rooms-figure-best = Най-добро време
rooms-figure-average = средно { $time }
rooms-figure-streak = Поред
rooms-figure-days = { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}
rooms-figure-longest = { $days ->
    [one] най-много { $days } ден
   *[other] най-много { $days } дни
}
rooms-figure-mistakes = Грешки
rooms-figure-mistakes-about = на игра
rooms-chart-heading = Времена
rooms-chart-about = Всяка точка е игра, а празните са с подсказки; лентата обхваща средната половина, чертата е средното време.
rooms-chart-table = Като таблица
rooms-chart-average = Средно
rooms-chart-worst = Най-дълго
rooms-records-files = Резултатите като файлове
rooms-export-json = Запис като JSON
rooms-export-json-tip = Записва показаните игри във файл, който може да се внесе отново
rooms-export-csv = Запис като CSV
rooms-export-csv-tip = Записва показаните игри като таблица
rooms-export-done = { $count ->
    [one] { $count } резултат е записан във файл.
   *[other] { $count } резултата са записани във файл.
}
rooms-import = Внасяне
rooms-import-tip = Добавя резултати от файл JSON, записан тук или другаде
rooms-import-done = { $added ->
    [0] Нищо не е добавено
    [one] Добавен е { $added } резултат
   *[other] Добавени са { $added } резултата
}; { $same ->
    [0] нито един не беше тук отпреди.
    [one] { $same } беше тук отпреди.
   *[other] { $same } бяха тук отпреди.
}
# $name is that of a file.
rooms-import-unreadable = В { $name } няма резултати: нужен е файл JSON, записан от тази страница.
rooms-import-backup = Файлът { $name } е резервно копие на всичко: възстановете го от настройките.
rooms-import-version = Файлът { $name } е записан от по-нова версия на Nonet. Нищо не е добавено.
# $number counts the records of the file from 1.
rooms-import-record = Резултат { $number } в { $name } е неразбираем. Нищо не е добавено.
rooms-records-delete = Изтриване на тези
rooms-records-delete-tip = Изтрива всички показани игри от резултатите
rooms-records-delete-heading = { $count ->
    [one] Да се изтрие ли { $count } резултат?
   *[other] Да се изтрият ли { $count } резултата?
}
rooms-records-delete-text = Изтритото не може да се върне. Самите игри остават.
rooms-records-delete-yes = Изтриване
rooms-records-delete-yes-tip = Изтрива всички показани игри от резултатите
rooms-records-delete-no = Оставяне
rooms-records-delete-no-tip = Обратно към резултатите
rooms-records-deleted = { $count ->
    [one] { $count } резултат е изтрит.
   *[other] { $count } резултата са изтрити.
}
rooms-level-all = Всички

## Settings

rooms-settings-heading = Настройки
rooms-settings-lead = Всичко влиза в сила веднага и се запазва.
rooms-settings-lead-guest = Всичко влиза в сила веднага.
rooms-settings-kept = Настройката е запазена
rooms-look = Изглед
rooms-theme = Цветове
rooms-theme-name = { $theme ->
   *[system] Като в системата
    [sky] Светлосиньо
    [rose] Розово
    [leaf] Зелено
    [night] Тъмно
    [contrast] Висок контраст
}
rooms-theme-tip = { $theme ->
   *[system] Следва цветовете на системата
    [sky] Светлосини цветове
    [rose] Розови цветове
    [leaf] Зелени цветове
    [night] Тъмни цветове
    [contrast] Цветове с висок контраст
}
rooms-theme-system-about = Светло или тъмно и с повече контраст, ако системата го изисква, също и когато тя се променя.
rooms-language = Език
rooms-language-tip = Смяна на езика: { $name }
rooms-text = Размер на текста
rooms-text-tip = Променя размера на целия текст
rooms-text-small = Малък
rooms-text-normal = Нормален
rooms-text-large = Голям
rooms-text-largest = Най-голям
rooms-motion = Движение
rooms-motion-tip = Избор дали нещо да се движи на страницата
rooms-motion-system = Като в системата
rooms-motion-reduced = По-малко
rooms-board = Дъска
rooms-highlight-peers = Ред, колона и блок
rooms-highlight-peers-about = Оцветява реда, колоната и блока на избраната клетка
rooms-highlight-same = Същата цифра
rooms-highlight-same-about = Оцветява всички клетки с цифрата на избраната
rooms-draw-links = Връзки
rooms-draw-links-about = Чертае линиите между кандидатите, когато се обяснява стъпка
rooms-show-names = Имена на редовете и колоните
rooms-show-names-about = До дъската пише r1, r2 … и c1, c2 …
rooms-kept = Къде се пази всичко
rooms-kept-file = Настройките, игрите и резултатите са в един файл:
rooms-kept-memory = Настройките, игрите и резултатите са само в паметта и изчезват, когато Nonet спре.
rooms-kept-guest = Вие сте гост на този сървър: това, което настроите тук, се забравя, щом затворите страницата. Собственик е този, който има връзката, показана от Nonet при стартирането.
rooms-kept-private = Нищо не напуска този компютър.
rooms-backup = Резервно копие
rooms-backup-about = Всички игри, резултати, настройки и ваши примери в един файл, от който може да се възстановят тук или на друг компютър.
rooms-backup-save = Запис на копие
rooms-backup-save-tip = Записва всички игри, резултати, настройки и ваши примери в един файл
rooms-backup-done = Записано като { $name }.
rooms-backup-failed = Не се получи. Нищо не е променено.
rooms-restore-choose = Възстановяване…
rooms-restore-choose-tip = Избор на резервно копие за възстановяване
rooms-restore-file = Какво да се направи с файла { $name }
rooms-restore-merge = Добавяне на липсващото
rooms-restore-merge-tip = Пази това, което е тук, и добавя това, което е само във файла
rooms-restore-merge-about = Това, което е тук, остава. Добавят се игрите, резултатите и примерите, които са само във файла, а игрите, продължени там, се обновяват.
rooms-restore-replace = Замяна на всичко
rooms-restore-replace-tip = Остава точно това, което е във файла, и нищо друго
rooms-restore-replace-about = След това тук има точно това, което е във файла. Всичко останало изчезва.
rooms-restore-begin = Възстановяване
rooms-restore-begin-tip = Възстановява от това резервно копие
rooms-restore-cancel = Отказ
rooms-restore-cancel-tip = Всичко остава, както е
rooms-restored-merge = Липсващото вече е тук.
rooms-restored-replace = Всичко е както във файла.
rooms-restored-games = Игри: нови { $added }, обновени { $changed }, непроменени { $same }, премахнати { $removed }.
rooms-restored-records = Резултати: нови { $added }, променени { $changed }, непроменени { $same }, премахнати { $removed }.
rooms-restored-samples = Ваши примери: нови { $added }, променени { $changed }, непроменени { $same }, премахнати { $removed }.
rooms-restored-settings = Променени настройки: { $changed }.
rooms-replace-heading = Да се замени ли всичко?
rooms-replace-text = Всички игри, резултати, настройки и ваши примери, които са тук, а не са във файла, ще изчезнат завинаги.
rooms-replace-yes = Замяна на всичко
rooms-replace-yes-tip = Остава точно това, което е във файла
rooms-replace-no = Без промяна
rooms-replace-no-tip = Затваря въпроса и не променя нищо
rooms-reset = Към обичайните настройки
rooms-reset-tip = Връща всяка настройка, каквато беше в началото
rooms-about = За Nonet
rooms-about-version = Nonet { $version }
rooms-about-licence = Свободен софтуер под лиценза MIT или лиценза Apache 2.0, по ваш избор.
rooms-about-parts = С части от други автори
rooms-part-tip = Отваря страницата на { $name } в нов раздел
