### The game: what stands beside the board, and what is said while somebody plays.

page-title-play = Игра
play-title = Судоку
play-gone = Тази игра я няма тук
play-gone-text = Изтрита е или адресът е грешен.
play-other-version = Тази игра е запазена от по-нова версия на Nonet: отворете я с нея.

## Above the board

play-kind-made = Судоку
play-kind-daily = Задача на деня
play-kind-own = Ваша задача
play-kind-link = От връзка
play-limits = Бележките са част от задачата
play-limits-tip = В клетките може да стои само отбелязаното в началото: само с цифрите решенията са няколко
# $date is a day, as in 2026-11-17.
play-daily-of = Задача за { $date }
play-mistakes = { $mistakes ->
    [0] Без грешки
    [one] { $mistakes } грешка
   *[other] { $mistakes } грешки
}
play-mistakes-of = Грешки: { $mistakes } от { $most }
play-mistakes-tip = Цифри, различни от тези в решението
play-time-hide = Скриване на времето
play-time-show = Показване на времето
play-pause = Пауза
play-pause-tip = Спира часовника и закрива дъската
play-paused = Пауза
play-resume = Продължаване
play-resume-tip = Открива дъската и пуска часовника
play-resumed = Часовникът върви

## Tools

play-tools = Инструменти
play-undo = Отмяна
play-undo-tip = Връща последния ход
# $what is what has changed, as in: 4 taken from r1c3
play-undo-done = Отменено: { $what }
play-undo-other = Отменено
play-undo-none = Няма какво да се отмени
play-redo = Повтаряне
play-redo-tip = Прави отново отмененото
# $what as above.
play-redo-done = Повторено: { $what }
play-redo-other = Повторено
play-redo-none = Няма какво да се повтори
play-hint = Подсказка
play-hint-tip = Къде да гледате; натиснете пак за още
play-hint-more = Повече
play-hint-more-tip = Една степен по-нататък: техниката, клетките, цялата стъпка
play-hint-do = Прилагане
play-hint-do-tip = Въвежда казаното в стъпката като един ход
play-hint-take = Премахване
play-hint-take-tip = Изпразва тази клетка
play-hint-close = Затваряне
play-hint-close-tip = Прибира подсказката
# How deep a hint has gone, from 1 to 4.
play-hint-depth = Степен { $depth } от { $most }
play-no-hint = Следваща стъпка тук не беше намерена навреме. Напред водят „Попълване тук“ и „Случайна клетка“.
play-hint-wrong = Цифрата { $digit } в { $cell } е грешна: изтрийте я и погледнете пак.
play-try = Проба
play-try-tip = Това, което въведете оттук нататък, може да се премахне наведнъж
# $number counts what is tried at the same time, from 1.
play-try-name = Проба { $number }
play-trying = В момента:
play-tried = На проба.
play-try-wrong = Противоречие: тази проба е грешна.
play-keep = Оставяне
play-keep-tip = Изпробваното остава
play-drop = Отхвърляне
play-drop-tip = Връща дъската, каквато беше преди пробата
play-point = Запомняне
play-point-tip = Запомня позицията, за да можете да се върнете към нея
play-point-name = Позиция { $number }
play-point-rename = Име: { $name }
play-point-rename-tip = Наименуване на тази позиция по желание
play-point-back = Връщане: { $name }
play-point-back-tip = Връща към „{ $name }“; тя остава запомнена
play-point-forget = Забравяне: { $name }
play-point-forget-tip = Премахва позицията от списъка
play-point-forgotten = Премахнато от списъка: { $name }
play-more = Още
play-checking = Проверка
play-checking-tip = Според какво една цифра се смята за грешна
play-checking-off = Изключена
play-checking-rules = По правилата
play-checking-solution = По решението
play-checking-refuse = Грешни цифри не се приемат
play-cleans = Чисти бележките
play-cleans-tip = Въведената цифра отпада от бележките на клетките, които я виждат
play-digit-first = Първо цифрата
play-digit-first-tip = Избирате цифра от бутоните и натискате клетките, в които да влезе
play-auto-marks = Автоматични кандидати
play-auto-marks-tip = Всяка празна клетка показва какво ѝ оставят правилата; тогава бележките зачеркват цифри
play-tint-of = Цвят само за една цифра
# $digit stands in the selected cell; the next colour is its own.
play-tint-digit = Цвят само за { $digit }
play-chosen = Избрана е { $digit }: натиснете клетките ѝ
play-unchosen = Не е избрана цифра
play-chosen-colour = Избран е цвят { $colour }: натиснете клетките му
play-unchosen-colour = Не е избран цвят
play-marks = Всички бележки
play-marks-tip = Всичко, което правилата оставят, в ъглите на празните клетки
play-digit-marks = Бележки за цифра
play-digit-marks-tip = Бележките за избраната цифра, навсякъде
play-digit-marks-none = Първо изберете клетка с цифра.
play-marks-auto = Кандидатите се появяват сами: бележки не са нужни.
play-singles = Всички единични
play-singles-tip = Попълва всичко, което следва от единични цифри, като един ход
play-no-singles = Тук няма единични цифри.
play-fill-cell = Попълване тук
play-fill-cell-tip = Въвежда вярната цифра в избраната клетка; брои се за подсказка
play-cell-full = В тази клетка вече има цифра.
play-unchanged = Нищо не се промени
play-fill-random = Случайна клетка
play-fill-random-tip = Въвежда вярната цифра в случайна клетка; брои се за подсказка
play-mistake = Търсене на грешки
play-mistake-tip = Показва грешните цифри
play-mistakes-found = { $count ->
    [0] Дотук всички цифри са верни.
    [one] { $count } цифра е грешна.
   *[other] { $count } цифри са грешни.
}
# Where a puzzle has several solutions, the rules alone say what is wrong.
play-clashes-found = { $count ->
    [one] { $count } цифра нарушава правилата.
   *[other] { $count } цифри нарушават правилата.
}
play-before = Връщане преди грешката
play-before-tip = Отменя ходове, докато всички цифри станат верни
play-before-done = { $count ->
    [one] Отменен е { $count } ход: всички цифри са верни.
   *[other] Отменени са { $count } хода: всички цифри са верни.
}
play-restart = Отначало
play-restart-tip = Изпразва дъската; може да се отмени
play-solve = Решение
play-solve-tip = Показва решението; играта свършва, без да влезе в резултатите
play-give-up = Да се покаже ли решението?
play-give-up-text = Играта приключва и не се записва в резултатите.
play-give-up-yes = Показване
play-give-up-yes-tip = Приключване на играта с решението
play-give-up-no = Продължаване
play-give-up-no-tip = Затваряне на въпроса, без да се показва нищо
play-no-solution = Тази задача има няколко решения: никой не може да каже коя цифра е вярна.
play-explain = Обяснение на целия път
play-explain-tip = Отваря тази позиция на страницата за решаване, с всички стъпки оттук нататък

## What happens

play-refused = Тази цифра е грешна тук.
play-wrong = Тази цифра е грешна.
# $house is the name of a row, a column, a box or another house.
play-house = Попълнено: { $house }
play-full = Всички клетки са попълнени, но не всички цифри са верни.
play-copied = { $count ->
    [one] Копирана е { $count } клетка
   *[other] Копирани са { $count } клетки
}
play-paste-none = В клипборда няма клетки от такава дъска.
play-lost = Три грешки: край на играта.
play-trouble = Последните ви ходове още не са запазени: { $why }
play-elsewhere = Тази игра е продължена в друг раздел или прозорец. Нищо от изиграното там не е загубено.
play-reopen = Продължаване тук
play-reopen-tip = Показва играта такава, каквато е там, и продължава с нея
play-deleted = Тази игра е изтрита другаде, може би в друг раздел.
play-put-back = Запазване
play-put-back-tip = Връща играта в списъка такава, каквато е тук, и продължава с нея

## The end

play-end-solved = Решено
play-end-shown = Това е решението
play-end-lost = Край на играта
play-end-lost-text = Строгата игра свършва при три грешки.
play-end-time = Време
play-end-level = Ниво
play-end-hints = Подсказки
play-end-mistakes = Грешки
play-end-first = Първата ви игра на това ниво.
play-end-best = Най-доброто ви време на това ниво (подобрение: { $by }).
play-end-other = Най-доброто ви време на това ниво е { $best }, а средното – { $average }.
play-next = Още една
play-next-tip = Нова задача от същото ниво
play-again = Отначало
play-again-tip = Същата задача отначало, като отделна игра
play-next-busy = Съставя се задача.
# $name is that of a technique.
play-practise = Упражнение: { $name }
play-practise-tip = Задача, която изисква техниката, за която поискахте подсказка
# $days is 2 or more.
play-end-streak = { $days } дни поред.

## The review

play-review = Преглед
play-review-tip = Преглежда играта ход по ход, редом с пътя на Nonet
play-review-close = Обратно към играта
play-review-close-tip = Обратно към дъската в края на играта
play-review-which = Чий път
play-review-own = Вашите ходове
play-review-own-tip = Какво направихте, ход по ход
play-review-nonet = Пътят на Nonet
play-review-nonet-tip = Как Nonet решава тази задача, стъпка по стъпка
play-review-begin = Задачата в началото
play-review-end = Всички клетки са попълнени.
play-review-no-way = Nonet не намира път до решението на тази задача.
# $time is as in 4:07.
play-review-at = Ход { $number } от { $of }, след { $time }
# $cell is as in r3c5. $count is how many cells changed at once.
play-review-placed = { $count ->
    [one] { $digit } в { $cell }
   *[other] { $count } клетки, променени наведнъж
}
play-review-wrong = { $count ->
    [one] { $digit } в { $cell }: грешка
   *[other] { $count } клетки, променени наведнъж: грешка
}
play-review-emptied = { $count ->
    [one] { $cell } е изпразнена
   *[other] { $count } клетки са изпразнени
}
play-review-hint = { $count ->
    [one] Подсказка: { $digit } в { $cell }
   *[other] Подсказка: { $count } попълнени клетки
}
play-review-singles = { $count ->
    [one] Единични цифри: { $digit } в { $cell }
   *[other] Единични цифри: { $count } попълнени клетки
}
play-review-solve = { $count ->
    [one] Решено вместо вас: { $digit } в { $cell }
   *[other] Решено вместо вас: { $count } попълнени клетки
}
play-review-tried = { $count ->
    [one] Проба: { $digit } в { $cell }
   *[other] Проба: { $count } променени клетки
}
play-review-back = { $count ->
    [one] Отменено: { $cell }
   *[other] Отменено: { $count } клетки
}
play-review-again = { $count ->
    [one] Повторено: { $cell }
   *[other] Повторено: { $count } клетки
}
play-review-mistake = В решението тук има друга цифра.
play-review-hints = Преди този ход използвахте подсказка.
# $about is a list of techniques.
play-review-hints-about = Преди този ход използвахте подсказка: { $about }.
# $name is that of a technique.
play-review-would = Тук беше достатъчна една стъпка: { $name }.
# $steps is 2 or more.
play-review-would-way = Тук бяха достатъчни { $steps } стъпки, най-трудната от тях: { $name }.
play-review-how = Показване
play-review-how-tip = Чертае тази стъпка на дъската
play-review-hide = Обратно към хода
play-review-hide-tip = Показва дъската, каквато беше след хода
play-review-show-tip = Отива там

## Sharing

play-share = Споделяне
play-share-tip = Връзки към задачата и към играта ви, както и задачата като текст или изображение
play-share-head = Споделяне
play-share-links = Връзки
play-share-puzzle = Задачата
play-share-puzzle-copy = Копиране на връзката към задачата
play-share-puzzle-copy-tip = Който я отвори, започва задачата отначало
play-share-game = Играта ви, каквато е сега
play-share-game-copy = Копиране на връзката към играта
play-share-game-copy-tip = Който я отвори, продължава оттук в своя собствена игра
play-share-link-tip = Връзката за копиране
play-share-copied = Връзката е копирана.
play-share-close = Затваряне
play-share-close-tip = Обратно към играта
play-link-broken = В тази връзка няма игра.
play-link-cut = Тази връзка не е цяла. Може би е била отрязана при копирането.
play-link-later = Тази връзка е създадена от по-нова версия на Nonet: отворете я с нея.

## The start page: games

page-title-games = Вашите игри
play-continue = Продължаване
play-continue-tip = Отваря тази игра
play-continue-heading = Вашите игри
# $share is how much is filled in, in per cent.
play-continue-share = { $share } % готово
play-look-tip = Показва тази игра отново
# $time is a time as in 4:07.
play-solved-in = Решена за { $time }
play-ended = Завършена
play-all = { $count ->
    [one] Вашата игра
   *[other] Всички { $count } игри
}
play-all-tip = Всички игри, също и завършените
play-games-kind = Кои игри
play-games-all = Всички ({ $count })
play-games-all-tip = Всички игри, първо последната
play-games-open = Незавършени ({ $count })
play-games-open-tip = Игри, които могат да се продължат
play-games-over = Завършени ({ $count })
play-games-over-tip = Решени, загубени или прекратени игри
play-games-more = Още
play-games-more-tip = По-нататък в списъка
play-games-none = Още няма игри
play-games-none-text = Всяка започната игра остава тук с всичките си ходове.
play-games-none-such = Няма такива игри.
# $name says which game it is, as in Hard · 6×6.
play-delete-of = Изтриване: { $name }
play-delete = Изтриване на играта
play-delete-tip = Премахва я от списъка завинаги
play-delete-over = Изтриване на завършените
play-delete-over-tip = Премахва всички завършени игри от списъка; резултатите ви остават
play-delete-heading = Да се изтрие ли завинаги?
play-delete-text = { $name }, време { $time }. Играта няма да може да се върне.
play-delete-many = { $count ->
    [one] { $count } игра ще бъде изтрита. Тя няма да може да се върне; резултатите ви остават.
   *[other] { $count } игри ще бъдат изтрити. Те няма да могат да се върнат; резултатите ви остават.
}
play-delete-yes = Изтриване
play-delete-yes-tip = Премахва от списъка завинаги
play-delete-no = Оставяне
play-delete-no-tip = Затваря въпроса, без да изтрива нищо

## The start page: a new game

play-strict = Строго: при три грешки играта свършва
play-strict-tip = Три грешни цифри слагат край на играта
play-new-more = Още
play-new-more-tip = Размер, правила, техника за упражнение, дадени цифри, начално число, решетка
play-new-stop = Стоп
play-new-stop-tip = Отказва съставянето на задачата
play-new-stopped = Спряно. Нищо не е съставено.
play-new-long = Такива задачи са редки: може да отнеме минута.
play-new-reset = Обичайното
play-new-reset-tip = Класическа задача 9×9 без други изисквания
play-size-tip = Размерът на решетката
play-variant = Правила
play-variant-classic = Класически
play-variant-classic-tip = Във всеки ред, всяка колона и всеки блок всяка цифра се среща точно веднъж.
play-variant-diagonal = С диагонали
play-variant-diagonal-tip = Освен това и на двата диагонала всяка цифра се среща точно веднъж.
play-technique = Техника за упражнение
play-technique-tip = Задача, която не се решава без нея

play-daily = Задача на деня
play-daily-tip = Днес задачата е една и съща за всички
play-daily-date = Ден
play-daily-date-tip = Задачите за друг ден
play-daily-new = Нова
play-daily-new-tip = Започва я: за този ден задачата е една и съща за всички
play-daily-playing-tip = Продължава я
play-daily-solved-tip = Показва я отново
play-daily-ended-tip = Показва я отново

## A puzzle of one’s own

page-title-brought = Задача за игра
play-own-heading = Ваша задача
play-own-about = От вестник, книга или приятел. Ctrl{"\u00A0"}+{"\u00A0"}V поставя задача, където и да сте на тази страница.
play-own-type = Въвеждане
play-own-type-tip = Въведете я на страницата за решаване и там натиснете „За игра“
play-own-paste = Поставяне
play-own-paste-tip = Започва игра със задачата от клипборда
play-own-open = От файл
play-own-open-tip = Започва игра със задачата от файл
play-this = За игра
play-this-tip = Започва отделна игра с тази задача
play-brought-busy = Проверка на задачата…
play-brought-stop = Стоп
play-brought-fault = Това не е задача
play-brought-none = Няма решение
play-brought-none-text = Тази задача не може да се реши: може би някоя цифра е грешна.
play-brought-several = Няколко решения
play-brought-several-text = За да се казва в играта кое е вярно, решението трябва да е едно. Тази задача можете да играете само по правилата или да видите на страницата за решаване къде решенията се различават.
play-brought-list = Няколко задачи
play-brought-list-text = Изберете коя да играете; с връщане назад отново ще видите този списък.
play-brought-unknown = Колко решения?
play-brought-unknown-text = Отнема твърде много време да се разбере колко решения има тази задача. Можете да я играете само по правилата.
play-brought-full = Няма какво да се играе
play-brought-full-text = Всички клетки на тази решетка вече са попълнени.
play-brought-rules = Игра по правилата
play-brought-rules-tip = Няма да се казва коя цифра е вярна, а само какво забраняват правилата
play-brought-solver = Към решаването
play-brought-solver-tip = Отваря тази задача на страницата за решаване
