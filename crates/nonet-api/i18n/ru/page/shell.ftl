### The frame around every page.

page-title = Nonet
page-title-of = { $page } · Nonet
page-title-start = Играть
page-title-solve = Решить
page-title-learn = Учиться
page-title-make = Создать
page-title-grids = Сетки
page-title-records = Рекорды
page-title-settings = Настройки
page-title-lost = Такой страницы нет
page-title-ended = Работа завершена

page-skip = Перейти к содержимому
page-ways = Главное меню
page-to-start = Играть
page-to-start-tip = Главная страница и новые игры
page-to-solve = Решить
page-to-solve-tip = Ввести судоку, решить его и увидеть, как оно решается
page-to-learn = Учиться
page-to-learn-tip = Приёмы, методы и правила с примерами
page-to-make = Создать
page-to-make-tip = Составить новые судоку на заказ
page-to-grids = Сетки
page-to-grids-tip = Любая из всех сеток по её номеру
page-to-records = Рекорды
page-to-records-tip = Игры, которые вы закончили
page-to-settings = Настройки
page-to-settings-tip = Цвета, размер текста и другое
page-home = Главная страница
page-home-tip = Перейти на главную страницу

page-busy = Минутку…

## Times in the unit that suits them

page-time-us = { $time } мкс
page-time-ms = { $time } мс
page-time-s = { $time } с

## When something goes wrong

# What is said where nobody knows more.
page-fault = Что-то пошло не так, и ответа нет.
page-again = Повторить
page-again-tip = Показать эту страницу ещё раз
page-trouble = На этой странице произошёл сбой
page-trouble-text = Что-то на ней пошло не так. Ничего из сохранённого не пропало, и другие страницы работают.
page-lost = Такой страницы нет
page-lost-text = Этот адрес никуда не ведёт. Возможно, он скопирован не полностью.

page-gone = Nonet не отвечает
page-gone-text = Возможно, программа завершена или компьютер был в спящем режиме. Всё, что вы видите, остаётся как есть: запустите Nonet снова и продолжайте.
page-gone-still = Ответа всё ещё нет.
page-gone-retry = Повторить
page-gone-retry-tip = Проверить, отвечает ли Nonet
page-gone-trying = Проверяем…

page-ended = Nonet завершил работу
page-ended-text = Программа больше не работает, и эту вкладку можно закрыть.
page-ended-again = Чтобы вернуться, запустите Nonet снова.

## Whether things are kept

page-store = Где всё хранится
page-store-memory = Пока ничего не попадает в файл.
page-store-read-only = Пока ничего не записывается.
page-store-note = О вашем файле:
page-store-guest = Вы здесь гость.
page-store-guest-text = Вы можете задавать вопросы и играть, но ничего не сохраняется.
page-store-unsaved = { $count ->
    [1] Одно изменение есть только в памяти.
    [one] { $count } изменение есть только в памяти.
    [few] { $count } изменения есть только в памяти.
   *[other] { $count } изменений есть только в памяти.
}
page-store-back = Всё снова записано в файл.
page-store-close = Закрыть
page-store-close-tip = Сообщение прочитано

## The list of keys

page-keys = Клавиши
page-keys-open = Список клавиш
page-keys-tip = Что здесь делает каждая клавиша (F1)
page-keys-close = Закрыть
page-keys-close-tip = Вернуться на страницу
page-keys-text = Они работают в любом месте страницы, кроме текстовых полей.
page-keys-range = { $first } … { $last }

page-keys-group-enter = Ввод
page-keys-group-marks = Пометки и цвета
page-keys-group-draw = Рисование правил
page-keys-group-entry = Ввод по клеткам
page-keys-group-move = Перемещение
page-keys-group-select = Выделение
page-keys-group-read = Чтение вслух
page-keys-group-game = Игра
page-keys-group-page = Страница
page-keys-group-everywhere = Везде

page-keys-line-digit = Ввести цифру
page-keys-line-clear = Очистить
page-keys-line-erase = Убрать: сначала цифру, потом пометки, потом цвета
page-keys-line-star = Отметить звёздочкой или снять её
page-keys-line-corner = Пометка в углу; так же с любой цифрой
page-keys-line-centre = Пометка в центре
page-keys-line-colour = Цвет для клеток
page-keys-line-pen = Что вводят цифровые клавиши: цифры, пометки в углу, пометки в центре или цвета. В режиме цветов Shift и цифра выбирают эту цифру, а следующая цифра задаёт её цвет
page-keys-line-strike = Режим вычёркивания: цифровые клавиши вычёркивают цифры из выделенных клеток
page-keys-line-pen-next = Следующий из этих режимов
page-keys-line-pen-or-skip = Следующий из этих режимов, если не включён ввод по клеткам
page-keys-line-undo = Отменить
page-keys-line-redo = Повторить
page-keys-line-paste = Вставить судоку из буфера обмена
page-keys-line-paste-own = Сыграть в судоку из буфера обмена
page-keys-line-entry = Курсор сам идёт дальше или остаётся на месте
page-keys-line-copy-cells = Скопировать выделенные клетки
page-keys-line-paste-cells = Вставить сюда скопированные клетки
page-keys-line-skip = Оставить клетку пустой и идти дальше; 0 делает то же
page-keys-line-move = Переместить курсор
page-keys-line-letters = То же самое, если эти буквы не служат цифрами
page-keys-line-row-ends = Первая и последняя клетка строки
page-keys-line-grid-ends = Первая и последняя клетка сетки
page-keys-line-extend = Выделить больше клеток
page-keys-line-all = Выделить все клетки
page-keys-line-none = Снять выделение
page-keys-line-invert = Выделить остальные
page-keys-line-read = Прочитать строку, столбец или блок
page-keys-line-fill-marks = Расставить все пометки
page-keys-line-hint = Подсказка; ещё раз — подробнее
page-keys-line-check = Найти ошибки
page-keys-line-pause = Пауза или продолжение
page-keys-line-try = Начать пробу, которую можно отбросить
page-keys-line-start = Старт
page-keys-line-stop = Остановить то, что выполняется
page-keys-line-step = Предыдущий и следующий шаг
page-keys-line-tool = Предыдущий и следующий инструмент
page-keys-line-paint = Нарисовать на выделенных клетках или убрать нарисованное
page-keys-line-swap = Поменять области у двух выделенных клеток
page-keys-line-new = Начать новую полосу или дополнительную область
page-keys-line-list = Этот список

page-keys-key-ctrl = Ctrl
page-keys-key-shift = Shift
page-keys-key-space = Пробел
page-keys-key-delete = Del
page-keys-key-backspace = Backspace
page-keys-key-insert = Insert
page-keys-key-home = Home
page-keys-key-end = End
page-keys-key-page-up = Page Up
page-keys-key-page-down = Page Down
page-keys-key-escape = Esc
page-keys-key-enter = Enter
