### The start page, the grid room, records and settings.

## The start page

rooms-start-heading = Тихий уголок для судоку
rooms-start-lead = Сыграйте, получите решение с объяснениями или найдите любую из всех существующих сеток.
rooms-new-game = Новая игра
rooms-levels = Уровень
rooms-level-easy-tip = Одна цифра ведёт к другой: до конца хватает одиночек.
rooms-level-medium-tip = Понадобятся цифры, запертые на линии, пары и тройки.
rooms-level-hard-tip = Понадобятся крылья, рыбы и другие фигуры из нескольких клеток.
rooms-level-unfair-tip = Понадобятся цепочки, ведущие от кандидата к кандидату.
rooms-level-extreme-tip = Понадобятся длинные цепочки и целые сети из них.
rooms-play = Играть
rooms-play-tip = Составить новое судоку этого уровня и сыграть в него
rooms-play-busy = Составляем…
rooms-play-honest = Каждое судоку новое, и у него ровно одно решение.
rooms-ornament = Сетка № { $number }
rooms-ornament-tip = Посмотреть эту сетку в зале сеток
rooms-rooms = Разделы
rooms-to-solve = Решатель
rooms-to-solve-about = Ввести судоку и увидеть путь к ответу
rooms-to-learn = Учиться
rooms-to-learn-about = Все приёмы, методы и правила с примерами
rooms-to-make = Создать
rooms-to-make-about = Новые судоку на заказ, любой сложности
rooms-to-grids = Зал сеток
rooms-to-grids-about = Любая сетка по её номеру и номер любой сетки
rooms-to-records = Рекорды
rooms-to-records-about = Ваши игры и лучшее время
rooms-to-settings = Настройки
rooms-to-settings-about = Цвета, размер текста, что подсвечивать
rooms-exit = Выход
rooms-exit-about = Завершить Nonet на этом компьютере
rooms-exit-tip = Завершить Nonet на этом компьютере
rooms-exit-heading = Завершить Nonet?
rooms-exit-text = Программа на этом компьютере остановится — в этой вкладке и во всех остальных.
rooms-exit-yes = Завершить
rooms-exit-no = Остаться
rooms-exit-no-tip = Закрыть этот вопрос и продолжить

## The grid room

rooms-grids-heading = Зал сеток
rooms-grids-lead = Всего заполненных сеток { $size }×{ $size } — { $total }. У каждой есть номер, и здесь можно увидеть любую.
rooms-sizes = Размер сеток
rooms-size = { $size }×{ $size }
rooms-size-tip = Показать сетки { $size }×{ $size }
rooms-grid-view = Сетка
rooms-grid-label = Сетка № { $number }
rooms-grid-shown = Показана сетка № { $number }
rooms-no-grid = Такой сетки нет
rooms-number = Номер
rooms-previous = Предыдущая сетка
rooms-previous-tip = Сетка с номером на один меньше
rooms-next = Следующая сетка
rooms-next-tip = Сетка с номером на один больше
rooms-digits = Цифры и их цвета
rooms-digit = Показать только { $digit }
rooms-digit-tip = Показать только { $digit }; нажмите, чтобы закрепить

rooms-find = Найти сетку
rooms-find-ways = Способы найти сетку
rooms-by-number = Номер
rooms-by-number-tip = Сетка с заданным номером
rooms-by-set = Набор
rooms-by-set-tip = Сетка из набора правил и перестановки
rooms-by-random = Случайно
rooms-by-random-tip = Случайная сетка
rooms-by-paste = Вставить
rooms-by-paste-tip = Номер сетки, которая у вас есть
rooms-show = Показать
rooms-show-tip = Показать эту сетку
rooms-number-field = Номер сетки
rooms-number-about = От 0 до { $last }, с пробелами, запятыми или без них
rooms-set-field = Набор
rooms-set-about = от 0 до 663
rooms-permutation-field = Перестановка
rooms-permutation-about = от 0 до { $last }
rooms-set-what = Ограниченный метод (А. Коцюба, С. Лавренчук и Р. Остапчук, 2015): 144 правила образуют 664 набора, а каждый набор с каждой расстановкой цифр даёт сетку.
rooms-example = Пример из статьи ({ $set }; { $permutation })
rooms-example-tip = Показать сетку, которую строят в статье
rooms-draw = Случайная сетка
rooms-draw-tip = Взять случайную сетку
rooms-random-what = Все сетки одинаково вероятны.
rooms-seed-field = Начальное число
rooms-seed-about = С тем же начальным числом получится та же сетка; оставьте поле пустым, чтобы каждый раз получать другую
rooms-seed-drawn = Начальное число: { $seed }.
rooms-number-of = Найти номер
rooms-number-of-tip = Найти номер вставленной сетки
rooms-paste-field = Заполненная сетка
rooms-paste-placeholder = 81 цифра или девять строк
rooms-not-full = Это судоку с пустыми клетками, а не заполненная сетка. Решатель может его заполнить.
rooms-to-solver = Открыть в решателе
rooms-to-solver-tip = Открыть вставленное на странице решателя

rooms-numbers = Её номера
rooms-number-of-all = из { $total }, считая с 0
rooms-set = Набор правил
rooms-set-of-all = из { $total } наборов по девять соседних правил
rooms-permutation = Перестановка
rooms-permutation-of-all = из { $total } способов дать девяти правилам цифры
rooms-restricted = Ограниченный метод
rooms-restricted-yes = Набор { $set }, перестановка { $permutation }
rooms-restricted-no = Не входит в его 240 952 320 сеток
rooms-copy-link = Копировать ссылку
rooms-copy-link-tip = Скопировать ссылку на эту сетку
rooms-copy-grid = Копировать сетку
rooms-copy-grid-tip = Скопировать сетку одной строкой цифр
rooms-copied = Скопировано
rooms-not-copied = Браузер не разрешает копировать.

rooms-rules = Её девять правил
rooms-rules-about = Правило расставляет одну цифру во всех девяти блоках. Всего их 46 656, а сетка — это девять правил, которые нигде не пересекаются.
rooms-rule-digit = Цифра
rooms-rule-number = Правило
rooms-rule-places = Место в каждом блоке

rooms-canonical = Каноническая форма
rooms-canonical-about = Наименьшая из всех сеток, которые получаются из этой, если переставлять строки и столбцы и переименовывать цифры.
rooms-canonical-label = Каноническая форма
rooms-band = Начинается с ленты { $band } из 416.
rooms-canonical-itself = Эта сетка — сама себе каноническая форма.
rooms-canonical-way = Как к ней прийти:
rooms-canonical-go = Показать
rooms-canonical-go-tip = Показать каноническую форму как отдельную сетку

rooms-automorphisms = Автоморфизмы
rooms-automorphisms-about = Способы переставить строки и столбцы и переименовать цифры, при которых сетка не меняется.
rooms-automorphisms-count = { $count ->
    [1] Только один: ничего не менять.
   *[other] { $count }, в том числе — ничего не менять.
}
rooms-automorphisms-all = Показать все: { $count }
rooms-automorphisms-few = Показать меньше
rooms-automorphisms-all-tip = Показать все автоморфизмы или первые несколько

rooms-estimate = Сколько всего сеток?
rooms-estimate-about = Сетки большего размера сосчитать не может никто. Случайные испытания показывают, сколько их примерно и насколько эта оценка может быть неточна.
rooms-estimate-size = Размер сеток для оценки
rooms-estimate-start = Оценить
rooms-estimate-start-tip = Взять случайные сетки и оценить, сколько их всего
rooms-estimate-stop = Стоп
rooms-estimate-stop-tip = Прекратить испытания; оценка останется
rooms-estimate-busy = { $samples ->
    [one] Проведено { $samples } испытание…
    [few] Проведено { $samples } испытания…
   *[other] Проведено { $samples } испытаний…
}
rooms-estimate-done = Оценка готова.
# $number is in bold, with its power of ten: 5.96 × 10⁹⁸.
rooms-estimate-near = Примерно { $number }
rooms-estimate-error = Стандартная ошибка — { $percent } %; полоска показывает вдвое больше в обе стороны.
rooms-estimate-samples = { $samples ->
    [one] По { $samples } испытанию.
   *[other] По { $samples } испытаниям.
}
rooms-estimate-exact = Точно подсчитано: { $total }.

## Records

rooms-records-heading = Рекорды
rooms-records-lead = { $count ->
    [1] Пока одна игра.
    [one] Пока { $count } игра. Лучшая на каждом уровне отмечена звёздочкой.
    [few] Пока { $count } игры. Лучшая на каждом уровне отмечена звёздочкой.
   *[other] Пока { $count } игр. Лучшая на каждом уровне отмечена звёздочкой.
}
rooms-records-empty = Игр пока нет
rooms-records-empty-text = Каждая решённая игра попадает в этот список со временем, уровнем и числом подсказок, а лучшие отмечаются.
rooms-records-begin = Выбрать судоку
rooms-records-filters = Какие игры
rooms-records-only-tip = Показать только игры одного уровня
rooms-records-daily = Судоку дня
rooms-records-daily-tip = Показать только судоку дня
rooms-records-unaided = Без подсказок
rooms-records-unaided-tip = Показать только игры без подсказок
rooms-records-none = Таких игр нет.
rooms-records-all = Показать все игры
rooms-records-all-tip = Снять все условия отбора
# $count is how many are not shown yet.
rooms-records-rest = Показать ещё (осталось { $count })
rooms-records-rest-tip = Показать следующие строки таблицы
rooms-sort-tip = Сортировать по этому столбцу
rooms-record-puzzle = Судоку
rooms-record-ways = Действия
rooms-record-seconds = Время
rooms-record-level = Уровень
rooms-record-kind = Вид
rooms-record-kind-tip = Показать только игры одного размера, с другими правилами или без них
rooms-record-hints = Подсказки
rooms-record-mistakes = Ошибки
rooms-record-date = Дата
rooms-record-no-hints = нет
rooms-record-daily = судоку дня
rooms-record-best = Лучшая
rooms-record-best-tip = Лучшая игра этого уровня
# $time is as in 4:07, $date as in Nov 17, 2026.
rooms-record-which = { $time }, { $date }
# $which is a time and a date.
rooms-record-open = Открыть судоку: { $which }
rooms-record-open-tip = Открыть судоку этой игры
rooms-record-review = Разбор
rooms-record-review-of = Разбор: { $which }
rooms-record-review-tip = Пройти эту игру ход за ходом
rooms-record-delete = Удалить: { $which }
rooms-record-delete-tip = Убрать эту игру из списка
rooms-record-deleted = Удалено: { $time }
rooms-record-undo = Отменить
rooms-record-undo-tip = Вернуть рекорд
rooms-record-back = Рекорд снова на месте.
# $size is a number, as in 9×9.
rooms-kind-size = { $size }×{ $size }
rooms-kind-other = Другие размеры
rooms-kind-all = Все
rooms-figure-games = Игры
rooms-figure-unaided = без подсказок: { $count }
rooms-figure-best = Лучшее время
rooms-figure-average = в среднем { $time }
rooms-figure-streak = Подряд
rooms-figure-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
rooms-figure-longest = { $days ->
    [one] максимум { $days } день
    [few] максимум { $days } дня
   *[other] максимум { $days } дней
}
rooms-figure-mistakes = Ошибки
rooms-figure-mistakes-about = в среднем за игру
rooms-chart-heading = Время
rooms-chart-about = Каждая точка — игра, пустая — с подсказками; полоска охватывает среднюю половину игр, черта — среднее время.
rooms-chart-table = Таблицей
rooms-chart-average = Среднее
rooms-chart-worst = Самое долгое
rooms-records-files = Рекорды в файлах
rooms-export-json = Сохранить JSON
rooms-export-json-tip = Сохранить показанные игры в файл, который можно загрузить снова
rooms-export-csv = Сохранить CSV
rooms-export-csv-tip = Сохранить показанные игры таблицей
rooms-export-done = { $count ->
    [one] Сохранён в файл { $count } рекорд.
    [few] Сохранены в файл { $count } рекорда.
   *[other] Сохранено в файл { $count } рекордов.
}
rooms-import = Загрузить
rooms-import-tip = Добавить рекорды из файла JSON, сохранённого здесь или в другом месте
rooms-import-done = { $added ->
    [0] Ничего не добавлено
    [one] Добавлен { $added } рекорд
    [few] Добавлены { $added } рекорда
   *[other] Добавлено { $added } рекордов
}; { $same ->
    [0] ни одного здесь ещё не было.
    [one] { $same } здесь уже был.
   *[other] { $same } здесь уже были.
}
# $name is that of a file.
rooms-import-unreadable = В файле { $name } нет рекордов: нужен файл JSON, сохранённый на этой странице.
rooms-import-backup = Файл { $name } — резервная копия всего: восстановите её в настройках.
rooms-import-version = Файл { $name } записан более новой версией Nonet. Ничего не добавлено.
# $number counts the records of the file from 1.
rooms-import-record = Рекорд { $number } в файле { $name } записан с ошибкой. Ничего не добавлено.
rooms-records-delete = Удалить эти
rooms-records-delete-tip = Удалить все показанные игры
rooms-records-delete-heading = { $count ->
    [one] Удалить { $count } рекорд?
    [few] Удалить { $count } рекорда?
   *[other] Удалить { $count } рекордов?
}
rooms-records-delete-text = Рекорды пропадут навсегда. Сами игры останутся.
rooms-records-delete-yes = Удалить
rooms-records-delete-yes-tip = Удалить все показанные игры
rooms-records-delete-no = Оставить
rooms-records-delete-no-tip = Вернуться к рекордам
rooms-records-deleted = { $count ->
    [one] Удалён { $count } рекорд.
    [few] Удалены { $count } рекорда.
   *[other] Удалено { $count } рекордов.
}
rooms-level-all = Все

## Settings

rooms-settings-heading = Настройки
rooms-settings-lead = Все настройки действуют сразу и сохраняются.
rooms-settings-lead-guest = Все настройки действуют сразу.
rooms-settings-kept = Настройка сохранена
rooms-look = Вид
rooms-theme = Цвета
rooms-theme-name = { $theme ->
   *[system] Как в системе
    [sky] Голубые
    [rose] Розовые
    [leaf] Зелёные
    [night] Тёмные
    [contrast] Контрастные
}
rooms-theme-tip = { $theme ->
   *[system] Следовать цветам системы
    [sky] Голубые цвета
    [rose] Розовые цвета
    [leaf] Зелёные цвета
    [night] Тёмные цвета
    [contrast] Цвета с высоким контрастом
}
rooms-theme-system-about = Светлые или тёмные, а если система просит — с большим контрастом; меняются вместе с ней.
rooms-language = Язык
rooms-language-tip = Язык: { $name }
rooms-text = Размер текста
rooms-text-tip = Изменить размер всего текста
rooms-text-small = Мелкий
rooms-text-normal = Обычный
rooms-text-large = Крупный
rooms-text-largest = Огромный
rooms-motion = Движение
rooms-motion-tip = Может ли что-нибудь на странице двигаться
rooms-motion-system = Как в системе
rooms-motion-reduced = Меньше
rooms-board = Доска
rooms-highlight-peers = Строка, столбец и блок
rooms-highlight-peers-about = Подсвечивать строку, столбец и блок выделенной клетки
rooms-highlight-same = Та же цифра
rooms-highlight-same-about = Подсвечивать все клетки с той же цифрой, что в выделенной
rooms-draw-links = Связи
rooms-draw-links-about = Рисовать линии между кандидатами, когда объясняется шаг
rooms-show-names = Номера строк и столбцов
rooms-show-names-about = Писать рядом с доской r1, r2 … и c1, c2 …
rooms-kept = Где всё хранится
rooms-kept-file = Настройки, игры и рекорды лежат в одном файле:
rooms-kept-memory = Настройки, игры и рекорды хранятся только в памяти и пропадут, когда Nonet завершится.
rooms-kept-guest = Вы гость этого сервера: ваши настройки пропадут, когда вы закроете страницу. Владелец — тот, у кого есть ссылка, показанная при запуске Nonet.
rooms-kept-private = Ничто не покидает этот компьютер.
rooms-backup = Резервная копия
rooms-backup-about = Все игры, рекорды, настройки и ваши образцы одним файлом, который можно вернуть сюда или на другой компьютер.
rooms-backup-save = Сохранить копию
rooms-backup-save-tip = Сохранить все игры, рекорды, настройки и ваши образцы одним файлом
rooms-backup-done = Сохранено как { $name }.
rooms-backup-failed = Не получилось. Ничего не изменилось.
rooms-restore-choose = Восстановить…
rooms-restore-choose-tip = Выбрать резервную копию для восстановления
rooms-restore-file = Что делать с файлом { $name }
rooms-restore-merge = Добавить недостающее
rooms-restore-merge-tip = Оставить то, что есть, и добавить то, что есть только в файле
rooms-restore-merge-about = То, что есть, остаётся. Игры, рекорды и образцы, которые есть только в файле, добавляются, а игры, продолженные там, обновляются.
rooms-restore-replace = Заменить всё
rooms-restore-replace-tip = Оставить ровно то, что в файле, и больше ничего
rooms-restore-replace-about = После этого будет ровно то, что в файле. Всё остальное пропадёт.
rooms-restore-begin = Восстановить
rooms-restore-begin-tip = Восстановить эту резервную копию
rooms-restore-cancel = Отмена
rooms-restore-cancel-tip = Оставить всё как есть
rooms-restored-merge = Недостающее добавлено.
rooms-restored-replace = Теперь всё как в файле.
rooms-restored-games = Игры: новых { $added }, обновлено { $changed }, без изменений { $same }, удалено { $removed }.
rooms-restored-records = Рекорды: новых { $added }, изменено { $changed }, без изменений { $same }, удалено { $removed }.
rooms-restored-samples = Ваши образцы: новых { $added }, изменено { $changed }, без изменений { $same }, удалено { $removed }.
rooms-restored-settings = Изменено настроек: { $changed }.
rooms-replace-heading = Заменить всё?
rooms-replace-text = Все игры, рекорды, настройки и ваши образцы, которые есть здесь и которых нет в файле, пропадут навсегда.
rooms-replace-yes = Заменить всё
rooms-replace-yes-tip = Оставить ровно то, что в файле
rooms-replace-no = Не менять
rooms-replace-no-tip = Закрыть этот вопрос и ничего не менять
rooms-reset = Сбросить настройки
rooms-reset-tip = Вернуть все настройки к начальным
rooms-about = О Nonet
rooms-about-version = Nonet { $version }
rooms-about-licence = Свободная программа: лицензия MIT или Apache 2.0, по вашему выбору.
rooms-about-parts = Сторонние компоненты
rooms-part-tip = Открыть страницу { $name } в новой вкладке
