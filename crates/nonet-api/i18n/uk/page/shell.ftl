### The frame around every page.

page-title = Nonet
page-title-of = { $page } · Nonet
page-title-start = Грати
page-title-solve = Розв’язати
page-title-learn = Уроки
page-title-make = Створити
page-title-grids = Сітки
page-title-records = Результати
page-title-settings = Налаштування
page-title-lost = Немає такої сторінки
page-title-ended = Завершено

page-skip = Перейти до вмісту
page-ways = Головне меню
page-to-start = Грати
page-to-start-tip = Початкова сторінка й нові ігри
page-to-solve = Розв’язати
page-to-solve-tip = Ввести судоку, розв’язати його й побачити, як це робиться
page-to-learn = Уроки
page-to-learn-tip = Техніки, методи й правила з прикладами
page-to-make = Створити
page-to-make-tip = Створити нові головоломки на замовлення
page-to-grids = Сітки
page-to-grids-tip = Будь-яка з усіх сіток за її номером
page-to-records = Результати
page-to-records-tip = Завершені ігри
page-to-settings = Налаштування
page-to-settings-tip = Кольори, розмір тексту тощо
page-home = Початкова сторінка
page-home-tip = Перейти на початкову сторінку

page-busy = Хвилинку…

## Times in the unit that suits them

page-time-us = { $time } мкс
page-time-ms = { $time } мс
page-time-s = { $time } с

## When something goes wrong

# What is said where nobody knows more.
page-fault = Щось пішло не так, і відповіді немає.
page-again = Ще раз
page-again-tip = Показати цю сторінку знову
page-trouble = На цій сторінці стався збій
page-trouble-text = Щось на ній пішло не так. Усе збережене вціліло, а інші сторінки й далі працюють.
page-lost = Такої сторінки немає
page-lost-text = Ця адреса нікуди не веде. Можливо, її скопійовано не повністю.

page-gone = Nonet не відповідає
page-gone-text = Можливо, програму завершено або комп’ютер спав. Усе, що ви тут бачите, лишається як є: запустіть Nonet знову й продовжуйте.
page-gone-still = Відповіді досі немає.
page-gone-retry = Ще раз
page-gone-retry-tip = Перевірити, чи відповідає Nonet
page-gone-trying = Пробуємо…

page-ended = Nonet завершив роботу
page-ended-text = Програма більше не працює, цю вкладку можна закрити.
page-ended-again = Щоб повернутися, запустіть Nonet знову.

## Whether things are kept

page-store = Де все зберігається
page-store-memory = Поки що у файл нічого не потрапляє.
page-store-read-only = Поки що нічого не записується.
page-store-note = Про ваш файл:
page-store-guest = Ви тут гість.
page-store-guest-text = Можна запитувати й грати, але нічого не зберігається.
page-store-unsaved = { $count ->
    [1] Одна зміна є лише в пам’яті.
    [one] { $count } зміна є лише в пам’яті.
    [few] { $count } зміни є лише в пам’яті.
   *[other] { $count } змін є лише в пам’яті.
}
page-store-back = Усе знову у своєму файлі.
page-store-close = Закрити
page-store-close-tip = Прочитано

## The list of keys

page-keys = Клавіші
page-keys-open = Список клавіш
page-keys-tip = Що тут робить кожна клавіша (F1)
page-keys-close = Закрити
page-keys-close-tip = Повернутися на сторінку
page-keys-text = Вони працюють будь-де на сторінці, крім полів для тексту.
page-keys-range = { $first } … { $last }

page-keys-group-enter = Введення
page-keys-group-marks = Позначки й кольори
page-keys-group-draw = Малювання правил
page-keys-group-entry = Введення клітинка за клітинкою
page-keys-group-move = Переміщення
page-keys-group-select = Вибір
page-keys-group-read = Читання вголос
page-keys-group-game = Гра
page-keys-group-page = Сторінка
page-keys-group-everywhere = Усюди

page-keys-line-digit = Ввести цифру
page-keys-line-clear = Очистити
page-keys-line-erase = Прибрати: цифру, потім позначки, потім кольори
page-keys-line-star = Поставити зірочку або прибрати її
page-keys-line-corner = Позначка в кутку; так само з кожною цифрою
page-keys-line-centre = Позначка посередині
page-keys-line-colour = Колір для клітинок
page-keys-line-pen = Що вводять цифрові клавіші: цифри, кутові позначки, центральні позначки чи кольори. У режимі кольорів Shift із цифрою вибирає цю цифру, а наступна цифра — її колір
page-keys-line-strike = Цифрові клавіші викреслюють цифри з вибраних клітинок
page-keys-line-pen-next = Наступне з цього
page-keys-line-pen-or-skip = Наступне з цього, якщо не ввімкнено введення клітинка за клітинкою
page-keys-line-undo = Скасувати
page-keys-line-redo = Повторити
page-keys-line-paste = Взяти головоломку з буфера обміну
page-keys-line-paste-own = Почати гру з головоломкою з буфера обміну
page-keys-line-copy-cells = Скопіювати вибрані клітинки
page-keys-line-paste-cells = Вставити сюди скопійовані клітинки
page-keys-line-entry = Курсор іде далі сам або лишається на місці
page-keys-line-skip = Лишити клітинку порожньою та йти далі; 0 робить те саме
page-keys-line-move = Перемістити курсор
page-keys-line-letters = Те саме, якщо ці літери не є цифрами
page-keys-line-row-ends = Перша й остання клітинки рядка
page-keys-line-grid-ends = Перша й остання клітинки сітки
page-keys-line-extend = Вибрати більше клітинок
page-keys-line-all = Вибрати всі клітинки
page-keys-line-none = Зняти вибір
page-keys-line-invert = Вибрати всі інші
page-keys-line-read = Прочитати рядок, стовпець або блок
page-keys-line-fill-marks = Розставити всі позначки
page-keys-line-hint = Підказка; ще раз — докладніше
page-keys-line-check = Шукати помилки
page-keys-line-pause = Пауза або продовження
page-keys-line-try = Спробувати щось, що можна буде відкинути
page-keys-line-start = Почати
page-keys-line-stop = Зупинити те, що виконується
page-keys-line-step = Попередній і наступний крок
page-keys-line-tool = Попередній і наступний інструмент
page-keys-line-paint = Малювати на вибраних клітинках або стерти
page-keys-line-swap = Обміняти областями дві вибрані клітинки
page-keys-line-new = Почати нову смужку чи додаткову область
page-keys-line-list = Цей список

page-keys-key-ctrl = Ctrl
page-keys-key-shift = Shift
page-keys-key-space = Пробіл
page-keys-key-delete = Del
page-keys-key-backspace = Backspace
page-keys-key-insert = Insert
page-keys-key-home = Home
page-keys-key-end = End
page-keys-key-page-up = Page Up
page-keys-key-page-down = Page Down
page-keys-key-escape = Esc
page-keys-key-enter = Enter
