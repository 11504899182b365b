### The frame around every page.

page-title = Nonet
page-title-of = { $page } · Nonet
page-title-start = Игра
page-title-solve = Решаване
page-title-learn = Уроци
page-title-make = Задачи
page-title-grids = Решетки
page-title-records = Резултати
page-title-settings = Настройки
page-title-lost = Няма такава страница
page-title-ended = Край

page-skip = Към съдържанието
page-ways = Основно меню
page-to-start = Игра
page-to-start-tip = Начална страница и нови игри
page-to-solve = Решаване
page-to-solve-tip = Въведете судоку, решете го и вижте как става
page-to-learn = Уроци
page-to-learn-tip = Техники, методи и правила с примери
page-to-make = Задачи
page-to-make-tip = Съставяне на нови задачи по поръчка
page-to-grids = Решетки
page-to-grids-tip = Всяка решетка по номера ѝ
page-to-records = Резултати
page-to-records-tip = Завършените ви игри
page-to-settings = Настройки
page-to-settings-tip = Цветове, размер на текста и още
page-home = Начална страница
page-home-tip = Към началната страница

page-busy = Един момент…

## Times in the unit that suits them

page-time-us = { $time } µs
page-time-ms = { $time } ms
page-time-s = { $time } s

## When something goes wrong

# What is said where nobody knows more.
page-fault = Нещо се обърка и няма отговор.
page-again = Нов опит
page-again-tip = Показва страницата отново
page-trouble = Тази страница се препъна
page-trouble-text = Нещо в нея се обърка. Нищо запазено не е загубено и другите страници работят.
page-lost = Няма такава страница
page-lost-text = Адресът не води никъде. Може би е бил отрязан при копирането.

page-gone = Nonet не отговаря
page-gone-text = Може да е спрян или компютърът да е бил приспан. Това, което виждате тук, остава: стартирайте Nonet отново и продължете.
page-gone-still = Все още няма отговор.
page-gone-retry = Нов опит
page-gone-retry-tip = Проверява дали Nonet отговаря
page-gone-trying = Проверка…

page-ended = Nonet е спрян
page-ended-text = Нищо от него вече не работи и можете да затворите този раздел.
page-ended-again = За да се върнете, стартирайте Nonet отново.

## Whether things are kept

page-store = Къде се пази всичко
page-store-memory = Засега нищо не стига до файла.
page-store-read-only = Засега нищо не се записва.
page-store-note = За вашия файл:
page-store-guest = Тук сте гост.
page-store-guest-text = Можете да питате и да играете, но нищо не се пази.
page-store-unsaved = { $count ->
    [1] Едно нещо е само в паметта.
   *[other] { $count } неща са само в паметта.
}
page-store-back = Всичко отново е във файла си.
page-store-close = Затваряне
page-store-close-tip = Прочетох това

## The list of keys

page-keys = Клавиши
page-keys-open = Списък на клавишите
page-keys-tip = Какво прави тук всеки клавиш (F1)
page-keys-close = Затваряне
page-keys-close-tip = Обратно към страницата
page-keys-text = Действат навсякъде на страницата освен в полетата за текст.
page-keys-range = { $first } … { $last }

page-keys-group-enter = Въвеждане
page-keys-group-marks = Бележки и цветове
page-keys-group-draw = Чертане на правила
page-keys-group-entry = Въвеждане клетка по клетка
page-keys-group-move = Движение
page-keys-group-select = Избиране
page-keys-group-read = Четене на глас
page-keys-group-game = Играта
page-keys-group-page = Страницата
page-keys-group-everywhere = Навсякъде

page-keys-line-digit = Въвежда цифра
page-keys-line-clear = Изчиства
page-keys-line-erase = Премахва цифрата, после бележките, после цветовете
page-keys-line-star = Поставя или премахва звездичка
page-keys-line-corner = Бележка в ъгъла; важи за всяка цифра
page-keys-line-centre = Бележка в средата
page-keys-line-colour = Цвят за клетките
page-keys-line-pen = Какво въвеждат цифровите клавиши: цифри, бележки в ъгъла, бележки в средата или цветове. При оцветяване Shift и цифра избират тази цифра, а следващата цифра е нейният цвят
page-keys-line-strike = Цифровите клавиши зачеркват цифри в избраните клетки
page-keys-line-pen-next = Следващото от тях
page-keys-line-pen-or-skip = Следващото от тях, освен докато въвеждате клетка по клетка
page-keys-line-undo = Отменя
page-keys-line-redo = Повтаря отмененото
page-keys-line-paste = Взема задача от клипборда
page-keys-line-paste-own = Започва игра със задачата от клипборда
page-keys-line-copy-cells = Копира избраните клетки
page-keys-line-paste-cells = Поставя тук копираните клетки
page-keys-line-entry = Курсорът върви напред сам или остава на място
page-keys-line-skip = Оставя клетката празна и продължава; същото прави и 0
page-keys-line-move = Движи курсора
page-keys-line-letters = Същото, когато тези букви не са цифри
page-keys-line-row-ends = Първата и последната клетка на реда
page-keys-line-grid-ends = Първата и последната клетка на решетката
page-keys-line-extend = Избира още клетки
page-keys-line-all = Избира всички клетки
page-keys-line-none = Отменя избора
page-keys-line-invert = Избира останалите
page-keys-line-read = Прочита реда, колоната или блока
page-keys-line-fill-marks = Попълва всички бележки
page-keys-line-hint = Подсказка; още веднъж – повече подробности
page-keys-line-check = Търси грешки
page-keys-line-pause = Пауза или продължаване
page-keys-line-try = Започва проба, която може да се премахне наведнъж
page-keys-line-start = Старт
page-keys-line-stop = Спира текущото действие
page-keys-line-step = Предишната и следващата стъпка
page-keys-line-tool = Предишният и следващият инструмент
page-keys-line-paint = Чертае върху избраните клетки или премахва начертаното
page-keys-line-swap = Разменя областите на две избрани клетки
page-keys-line-new = Започва нова лента или допълнителна област
page-keys-line-list = Този списък

page-keys-key-ctrl = Ctrl
page-keys-key-shift = Shift
page-keys-key-space = Интервал
page-keys-key-delete = Del
page-keys-key-backspace = Backspace
page-keys-key-insert = Insert
page-keys-key-home = Home
page-keys-key-end = End
page-keys-key-page-up = Page Up
page-keys-key-page-down = Page Down
page-keys-key-escape = Esc
page-keys-key-enter = Enter
