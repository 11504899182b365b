### The solver page.
###
### Counts can be beyond 2^53: then they come as text, which takes the variant with *.

solver-title = Решить

## Where the puzzle comes from

solver-source = Источник
solver-source-table = Таблица
solver-source-table-tip = Решать то, что стоит на доске «Судоку»
solver-source-file = Файл
solver-source-file-tip = Решить файл, не загружая его в таблицу
solver-browse = Обзор…
solver-browse-tip = Открыть файл с судоку
solver-make = Создать
solver-make-tip = Новое судоку с одним решением, составленное случайно
solver-paste = Вставить
solver-paste-tip = Вставить судоку в любом формате из буфера обмена (Ctrl+V)
solver-load = Загрузить
solver-load-tip = Перенести судоку из этого файла в таблицу, где его можно изменить
solver-samples = Образцы
solver-sample = Образец
solver-sample-tip = Выбрать один из образцов
solver-sample-none = { $of ->
    [one] { $of } образец
    [few] { $of } образца
   *[other] { $of } образцов
}
solver-sample-of = Образец { $number } из { $of } · { $name }
solver-sample-number = Образец { $number } из { $of }:
solver-sample-back = Назад
solver-sample-back-tip = Предыдущий образец
solver-sample-next = Далее
solver-sample-next-tip = Следующий образец
solver-samples-all = Все образцы
solver-samples-all-tip = Посмотреть все образцы по группам и поискать среди них
solver-samples-close = Закрыть
solver-samples-close-tip = Ничего не выбирать
solver-samples-search = Поиск по имени, группе или по тому, что показывает образец
solver-samples-hint = лёгкий, два ответа, 16×16…
solver-samples-nothing = Таких образцов нет.
solver-sample-show-tip = Показать этот образец
solver-sample-rename = Переименовать…
solver-sample-rename-tip = Дать этому образцу другое имя
solver-sample-delete = Удалить
solver-sample-delete-tip = Удалить этот образец; это можно отменить
solver-group-own = Ваши
solver-group-easy = Лёгкие
solver-group-medium = Средние
solver-group-hard = Сложные
solver-group-several = Несколько ответов
solver-group-none = Нет ответа
solver-group-size = Другие размеры
solver-group-variant = Варианты
solver-group-marks = Отмеченные клетки и пометки
solver-group-bad = Не судоку: видно, что не так
solver-group-other = Другие
solver-sample-own = { $name }, ваш образец
solver-recent = Недавние
solver-recent-of = { $givens ->
    [one] { $size }×{ $size }, { $givens } цифра · { $time }
    [few] { $size }×{ $size }, { $givens } цифры · { $time }
   *[other] { $size }×{ $size }, { $givens } цифр · { $time }
}
solver-listed = { $count } судоку: первое в таблице, остальные среди недавних.
solver-listed-some = { $count } судоку: первое в таблице, следующие { $kept } среди недавних.
solver-left = То, что вы набрали, есть среди недавних судоку.
solver-left-back = Вернуть
solver-left-back-tip = Снова поместить в таблицу
solver-keep = В образцы…
solver-keep-tip = Сохранить это судоку среди своих образцов; переименовать или удалить показанный
solver-keep-head = Сохранить как образец
solver-keep-name = Имя
solver-keep-about = Судоку станет файлом в папке { $folder }. Файлы, которые вы положите туда сами, — тоже образцы.
solver-keep-itself = Это «{ $name }», один из ваших образцов. Дайте ему другое имя, чтобы переименовать его или сохранить ещё раз.
solver-keep-before = «{ $name }» уже есть: это судоку займёт его место.
solver-keep-do = Сохранить
solver-keep-do-tip = Сохранить судоку под этим именем
solver-keep-replace = Заменить
solver-keep-replace-tip = Сохранить судоку вместо того, у которого это имя
solver-keep-rename = Переименовать
solver-keep-rename-tip = Дать показанному образцу это имя
solver-keep-delete = Удалить
solver-keep-delete-tip = Удалить показанный образец
solver-keep-cancel = Отмена
solver-keep-cancel-tip = Оставить всё как есть
solver-keep-failed = Не получилось. Ничего не изменилось.
solver-note-kept = «{ $name }» среди ваших образцов.
solver-note-replaced = Образец «{ $name }» заменён.
solver-note-renamed = Образец «{ $was }» теперь называется «{ $name }».
solver-note-deleted = Образец «{ $name }» удалён.
solver-note-undo = Отменить
solver-note-undo-tip = Отменить это
solver-size = Новая таблица
solver-size-tip = Пустая таблица этого размера
solver-size-square = { $size }×{ $size }
solver-size-boxes = { $size }×{ $size }, блоки { $rows }×{ $columns }
solver-size-regions = { $size }×{ $size } без блоков
solver-variants = Правила
solver-variants-tip = Выбрать правила для всей сетки: диагонали, окна, ходы коня
solver-variants-head = Правила для всей сетки
solver-variants-text = Они действуют помимо строк, столбцов и блоков. Правила для отдельных клеток приходят вместе с судоку.
solver-variants-done = Готово
solver-variants-done-tip = Продолжить с этими правилами
solver-variants-draw = Нарисовать
solver-variants-draw-tip = Открыть судоку в редакторе, где рисуются области, полосы и числа на краю
solver-share = Ссылка
solver-share-tip = Скопировать ссылку, которая открывает это судоку
solver-share-done = Скопировано
solver-export = Экспорт: копировать, сохранить, открыть на сайте
solver-export-short = Экспорт
solver-export-tip = Скопировать или сохранить судоку как текст или картинку либо открыть его на другом сайте
solver-export-head = Взять судоку с собой
solver-export-text = Как текст
solver-export-format = Формат
solver-export-format-tip = Как записан текст
solver-export-copy = Копировать
solver-export-copy-tip = Скопировать этот текст
solver-export-copied = Скопировано.
solver-export-save = Сохранить текст
solver-export-save-tip = Сохранить этот текст в файл
solver-export-picture = Как картинку
solver-export-svg = SVG
solver-export-svg-tip = Сохранить картинку, чёткую при любом размере
solver-export-png = PNG
solver-export-png-tip = Сохранить картинку из пикселей
solver-export-picture-copy = Копировать картинку
solver-export-picture-copy-tip = Скопировать картинку в буфер обмена
solver-export-close = Закрыть
solver-export-close-tip = Назад к судоку
solver-elsewhere = Другие сайты
solver-elsewhere-about = Эти сайты сделаны другими. Судоку входит в адрес и поэтому попадает на их серверы.
solver-elsewhere-tip = Открыть это судоку на { $name }, в новой вкладке
solver-only-classic = Там принимают только судоку 9×9 без других правил.
solver-not-fpuzzles = Там поддерживается не всё, что есть в этом судоку.
solver-copied = Ссылка скопирована.
solver-not-copied = Браузер не разрешает копировать.
solver-clear = Очистить
solver-clear-tip = Очистить таблицу и ответ
solver-undo = Отменить
solver-undo-tip = Вернуть то, что стояло в таблице раньше (Ctrl+Z)
solver-redo = Повторить
solver-redo-tip = Повторить отменённое (Ctrl+Y)
solver-entry = Ввод
solver-entry-tip = Вводить судоку клетка за клеткой: курсор идёт дальше сам, пробел и 0 оставляют клетку пустой (Insert)
solver-entry-on = Курсор идёт дальше сам.
solver-entry-off = Курсор остаётся на месте.
solver-keys = Клавиши
solver-keys-tip = Что здесь делает каждая клавиша (F1)
solver-front-question = Увеличить судоку
solver-front-question-tip = Дать больше места судоку, чтобы его изменить
solver-front-answer = Увеличить ответ
solver-front-answer-tip = Дать больше места ответу
solver-drop = Отпустите файл, чтобы открыть его
solver-pasted = Вставленный текст
solver-dropped = Перетащенный текст
solver-link = Ссылка
solver-fold-tip = Показать или скрыть источник и режимы
solver-summary = { $source } · { $mode }
solver-summary-unique = { $source } · { $mode } · единственность

solver-paste-head = Судоку текстом
solver-paste-wrong = Этот текст — ещё не судоку
solver-paste-text = Вставьте или наберите его здесь: 81 знак, девять строк по девять чисел, ссылка или документ f-puzzles или любой другой распространённый формат.
solver-paste-use = Взять
solver-paste-use-tip = Поместить это судоку в таблицу
solver-paste-cancel = Отмена
solver-paste-cancel-tip = Закрыть, ничего не взяв

solver-file-none = Откройте файл с судоку или перетащите его сюда. Его можно решить, не загружая.
solver-file-text = Текст файла
solver-file-empty = Файл пуст.

## What to show

solver-mode = Что показать
solver-mode-answer = Показать ответ
solver-mode-answer-tip = Всё решение и путь к нему
solver-mode-check = Проверить
solver-mode-check-tip = Сказать, есть ли решение, но не показывать его
solver-mode-few = Несколько цифр
solver-mode-few-tip = Показать только клетки, отмеченные звёздочкой
solver-mode-all = Все возможности
solver-mode-all-tip = Все возможные значения каждой пустой клетки
solver-true = Только верные
solver-true-tip = Только значения, которые стоят в клетке хотя бы в одном решении
solver-unique = Единственность
solver-unique-tip = Сказать, единственный ли это ответ, а если нет, то сколько их
solver-limit-label = Считать до
solver-limit-tip = До скольких считать ответы
solver-limit = до { $count }
solver-limit-all = считать все
solver-method = Метод
solver-method-tip = Как искать ответ
solver-method-best = лучший
solver-start = Старт
solver-start-tip = Ответить на вопрос (Enter)
solver-stop = Стоп
solver-stop-tip = Остановить и показать, что уже известно (Esc)

## The boards

solver-sudoku = Судоку
solver-answer = Ответ
solver-givens = { $givens ->
    [0] пусто
    [one] { $givens } цифра
    [few] { $givens } цифры
   *[other] { $givens } цифр
}
solver-givens-pencil = { $givens } { $givens ->
    [one] цифра
    [few] цифры
   *[other] цифр
} · пометки
solver-givens-marked = { $givens } { $givens ->
    [one] цифра
    [few] цифры
   *[other] цифр
} · отмечено ★: { $marked }
solver-differ = { $count ->
    [one] Отличается от предыдущего в { $count } клетке.
   *[other] Отличается от предыдущего в { $count } клетках.
}
solver-differ-next = { $count ->
    [one] Следующий отличается в { $count } клетке.
   *[other] Следующий отличается в { $count } клетках.
}
solver-caption-step = Шаг { $number } из { $of }
solver-moment-of = Момент { $number } из { $of }
solver-of = { $number } из { $of }

## Progress

solver-progress = Идёт поиск…
solver-progress-count = { $count ->
    [one] пока { $count } решение
    [few] пока { $count } решения
   *[other] пока { $count } решений
}
solver-progress-share = готово { $share } %
solver-progress-trials = { $count ->
    [one] испробовано { $count } значение
    [few] испробовано { $count } значения
   *[other] испробовано { $count } значений
}

## The result

solver-panel = Что получилось
solver-tab-result = Итог
solver-tab-result-tip = Что получилось и насколько сложно это судоку
solver-tab-way = Путь
solver-tab-way-tip = Путь к ответу шаг за шагом
solver-tab-watch = Поиск
solver-tab-watch-tip = Смотреть, как ищется ответ, клетка за клеткой
solver-tab-race = Гонка
solver-tab-race-tip = Решить судоку всеми методами и сравнить их

solver-empty = Судоку ещё нет
solver-empty-text = Наберите его в таблице, вставьте, перетащите сюда файл или листайте образцы.
solver-ready = Всё готово
solver-ready-text = Выберите, что показать, и нажмите «Старт».
solver-left-behind = Это ещё ответ на прежний выбор. Чтобы получить новый, нажмите «Старт».
solver-unreadable = Это не судоку
solver-unreadable-text = Сообщение говорит, что не так, а текст показывает, где именно. Исправьте файл или перейдите к следующему.
solver-try = Взять образец
solver-try-tip = Поместить в таблицу судоку, которое видели почти все

solver-verdict-unique = Единственное решение
solver-verdict-solvable = Решение есть
solver-verdict-none = Решений нет
solver-verdict-several = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
solver-verdict-at-least = Решений: { $count }+
solver-verdict-stopped = Остановлено досрочно
solver-verdict-opportunities = Все возможности
solver-verdict-true = Все значения из решений
solver-verdict-fault = Ответа нет
solver-reasons = Почему решений нет
solver-none-searched = Перебраны все возможности.
# What a screen reader says: the verdict, and each reason, as a sentence of its own.
solver-told = { $text }.
solver-was-stopped = Остановлено досрочно: решений может быть больше.
solver-to-way = Шаг за шагом
solver-to-way-tip = Посмотреть путь к ответу шаг за шагом
solver-answers = Листать ответы
solver-answers-tip = Показать все ответы по одному и отметить, чем каждый отличается от предыдущего
solver-answers-label = Ответы
solver-answer-of = Ответ { $number } из { $of }
solver-answer-of-first = Ответ { $number } из первых { $of }
solver-answer-so-far = Ответ { $number }, пока найдено: { $of }
solver-answers-more = Их больше чем { $of }: здесь те, что нашлись первыми.
solver-answers-stopped = Остановлено досрочно: ответов может быть больше.
solver-answers-busy = Ищем ответы…
solver-answer-position = Какой ответ
solver-answer-previous = Предыдущий ответ
solver-answer-previous-tip = Ответ перед этим
solver-answer-next = Следующий ответ
solver-answer-next-tip = Ответ после этого
solver-not-solved-by-logic = Одни приёмы до решения не доводят.
solver-searched-by = Поиск: { $method }
solver-counted-by = Подсчёт: { $method }
solver-method-combinatorics = комбинаторика
solver-search-first-last = проб до первого решения: { $first }, до последнего: { $last }
solver-search-nodes = узлов: { $count }
solver-search-trials = проб: { $count }
solver-search-complexity = сложность: { $count }
solver-search-complexity-first = сложность первого пути: { $count }
solver-assumed-bound = Одновременно предположено значений: { $assumed }. Нужно не меньше { $needed }, но перебирать все способы выбрать столько было бы слишком долго.
solver-search-assumed = предположено одновременно значений: { $count }

solver-fact-level = Уровень
solver-fact-level-tip = Уровень самого сложного шага или выше, если шагов много; по стандартному порядку приёмов, в котором оцениваются все судоку
solver-fact-score = Очки
solver-fact-score-tip = Сколько стоят все шаги вместе при стандартном порядке приёмов. Путь здесь может быть другим: в нём сначала идёт самая короткая цепочка
solver-fact-complexity = Сложность
solver-fact-complexity-tip = Насколько трудно пришлось пяти методам решателя И. Бочарова и пробам: наименьшая сумма из всех путей к ответу
solver-fact-complexity-first = Сложность первого пути
solver-fact-complexity-first-tip = Насколько трудно пришлось пяти методам решателя И. Бочарова и пробам на первом пути к ответу. Если включена «Единственность», пути сравниваются, и берётся наименьшая сумма
solver-fact-steps = Шаги
solver-fact-steps-tip = Сколько шагов на пути
solver-fact-nodes-tip = Сколько узлов дерева поиска пройдено
solver-fact-trials = Пробы
solver-fact-trials-tip = Сколько значений испробовано
solver-fact-assumed = Предположено вместе
solver-fact-assumed-tip = Сколько значений самое большее пришлось предположить вместе, пока не обнаружилось противоречие или решение
solver-fact-moment = Момент
solver-fact-moment-tip = Как далеко зашёл поиск

solver-level-easy = Лёгкий
solver-level-medium = Средний
solver-level-hard = Сложный
solver-level-unfair = Коварный
solver-level-extreme = Экстрим
solver-level-other = Другой

## The way

solver-way-busy = Ищем путь…
solver-way-none = Шаг за шагом
solver-way-none-techniques = Весь путь к ответу шагами, которые понятны человеку. Ответ при этом тоже виден.
solver-way-none-five = Путь выбранных методов, с пробой там, где они останавливаются. Ответ при этом тоже виден.
solver-reasoner = Чем искать путь
solver-reasoner-techniques = Все приёмы
solver-reasoner-techniques-tip = На каждом шаге — самый простой из всех приёмов, какими решают люди
solver-reasoner-five = Пять методов
solver-reasoner-five-tip = Пять методов решателя И. Бочарова, по одному или вместе, и проба там, где они останавливаются
solver-five = Пять методов
solver-five-last = Хотя бы один метод остаётся включённым
solver-five-method-1 = Одно значение
solver-five-method-1-tip = Метод 1: единственное значение, которое осталось для клетки
solver-five-method-2 = Одна клетка
solver-five-method-2-tip = Метод 2: единственная клетка для значения в блоке, строке или столбце
solver-five-method-3 = Линии
solver-five-method-3-tip = Метод 3, теоретические линии: все кандидаты блока для значения лежат на одной линии
solver-five-method-4 = Линии и одиночки
solver-five-method-4-tip = Метод 4, линии и одиночные клетки: линии нескольких блоков вместе с одиночными клетками, которые они оставляют
solver-five-method-5 = Группы
solver-five-method-5-tip = Метод 5, группы: столько же клеток, сколько у них общих значений, в блоке, строке или столбце
solver-show-way = Показать путь
solver-show-way-tip = Найти путь к ответу и показать его шаг за шагом
solver-around = Все шаги здесь
solver-around-tip = Все шаги, возможные в этой позиции, по приёмам или по результату
solver-around-by = В каком порядке
solver-around-by-technique = По приёму
solver-around-by-technique-tip = Приёмы, которые здесь что-то находят, начиная с самых лёгких
solver-around-by-effect = По результату
solver-around-by-effect-tip = Какие выводы можно сделать здесь и какими приёмами
solver-around-busy = Ищем все шаги…
solver-around-stop = Стоп
solver-around-stop-tip = Дальше не искать
solver-around-stopped = Остановлено: найдены не все шаги.
solver-around-again = Искать снова
solver-around-again-tip = Поискать все шаги ещё раз
solver-around-none = Ни один приём не находит здесь шага.
solver-around-take = Выбрать
solver-around-take-tip = Продолжить этим шагом; остаток пути ищется заново (Enter)
solver-around-ways = { $ways ->
    [1] ещё один способ
    [one] ещё { $ways } способ
    [few] ещё { $ways } способа
   *[other] ещё { $ways } способов
}
solver-caption-around = { $of ->
    [1] { $conclusion } — единственный возможный здесь шаг
    [one] { $conclusion } — один из { $of } возможного здесь шага
   *[other] { $conclusion } — один из { $of } возможных здесь шагов
}
solver-way-end = Конец пути
solver-way-solved = Решено за { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
}.
solver-way-ends = Здесь рассуждения заканчиваются, сделано { $steps } { $steps ->
    [one] шаг
    [few] шага
   *[other] шагов
}.
solver-steps = Шаги
solver-step = Этот шаг
solver-step-of = Шаг { $number } из { $of }
solver-step-counts = Он добавляет к очкам судоку { $score }.
solver-cell-tip = Показать { $cell } на доске
solver-pen-digit = Ввод: цифры
solver-pen-corner = Ввод: пометки в углу
solver-pen-centre = Ввод: пометки в центре
solver-pen-colour = Ввод: цвета
solver-pen-strike = Ввод: вычёркивание
solver-tint-next = Теперь цвет для { $digit }
solver-more = Ещё
solver-more-chosen = Ещё · изменено
solver-more-tip = Каким методом искать ответ и до скольких считать
solver-by-sentence = По фразам
solver-by-sentence-tip = Рассказывать каждый шаг предложение за предложением и рисовать рассказанное
solver-trial-steps = { $count ->
    [one] { $count } шаг отсюда
    [few] { $count } шага отсюда
   *[other] { $count } шагов отсюда
}
solver-trial-tip = Раскрыть, что следует из предположения
solver-trial-step-tip = Нарисовать этот шаг на доске
solver-details = Подробности
solver-legend-good = ставится или используется
solver-legend-bad = исключается
solver-legend-link = на пути
solver-legend-fin = исключение, плавник
solver-legend-group = входит в группу; у каждой своя форма и буква
solver-legend-strong = сильная связь: если один кандидат неверен, верен другой
solver-legend-weak = слабая связь: оба сразу верны быть не могут
solver-legend-house = где смотреть
solver-step-name = Шаг { $number } из { $of }: { $name }

solver-player = Проигрыватель
solver-position = Место
solver-position-tip = Перейти к любому месту (клавиши со стрелками)
solver-first = В начало
solver-first-tip = К началу (Home)
solver-back = Назад
solver-back-tip = На один назад (стрелка влево)
solver-play = Пуск
solver-play-tip = Идти дальше автоматически
solver-pause = Пауза
solver-pause-tip = Остаться здесь
solver-next = Далее
solver-next-tip = На один вперёд (стрелка вправо)
solver-last = В конец
solver-last-tip = К концу (End)
solver-speed-label = Скорость
solver-speed-tip = Скорость показа
solver-speed = { $speed }×

## Watching the set algorithm

solver-watch = Смотреть
solver-watch-tip = Искать ответ и запомнить каждый момент
solver-watch-none = Клетка за клеткой
solver-watch-none-backtrack = При таких правилах показывается поиск с возвратом: он пробует одну цифру за другой и убирает последнюю, если она никуда не ведёт.
solver-watch-none-sets = Алгоритм множеств смотрит на пустые клетки одну за другой: каких цифр не хватает в строке, в столбце и в блоке и каких из них не хватает сразу во всех трёх.
solver-watch-begin = Начало. Нажмите «Пуск» или «Далее» для первой клетки.
solver-watch-case-i = { $cell }, случай i: ничего не подходит.
solver-watch-case-ii = { $cell }, случай ii: подходит только { $digit }, ставим.
solver-watch-case-iii = { $cell }, случай iii: подходит несколько, идём дальше.
solver-watch-e1 = Событие e1: для клетки нет возможной цифры, этот путь никуда не ведёт.
solver-watch-e2 = Событие e2: все клетки заполнены, это решение.
solver-watch-e3 = Событие e3: в каждой пустой клетке возможно несколько цифр, одну нужно испробовать.
solver-watch-try = Проба { $trial }: { $digit } в { $cell }.
solver-watch-back = { $digit } убирается из { $cell }.
solver-watch-cut = { $count ->
    [one] Сохранён только первый { $count } момент.
    [few] Сохранены только первые { $count } момента.
   *[other] Сохранены только первые { $count } моментов.
}
solver-watch-about-backtrack = Цифра пробуется там, где не нарушает правил. Если больше нечего пробовать, последняя убирается.
solver-watch-about-sets = R, C и B — цифры, которых нет в строке, столбце и блоке; P — общая часть R, C и B.
solver-set-row = R
solver-set-row-tip = Цифры, которых нет в строке
solver-set-column = C
solver-set-column-tip = Цифры, которых нет в столбце
solver-set-block = B
solver-set-block-tip = Цифры, которых нет в блоке
solver-set-possible = P
solver-set-possible-tip = То, что есть и в R, и в C, и в B: это можно поставить
solver-set-empty = ничего

## The race

solver-race = Гонка всех методов
solver-race-tip = Решить это судоку каждым методом, одним за другим
solver-race-none = Какой быстрее всех?
solver-race-none-text = Каждый метод решает одно и то же судоку несколько раз, один за другим, не дольше десяти секунд каждый. Считается медиана.
solver-race-busy = { $count ->
    [one] Готов { $count } из { $of } методов
   *[other] Готовы { $count } из { $of } методов
}
solver-race-done = { $count ->
    [one] Готов { $count } метод
    [few] Готовы все { $count } метода
   *[other] Готовы все { $count } методов
}
solver-race-stopped = { $count ->
    [one] Остановлено: готов { $count } из { $of } методов
   *[other] Остановлено: готовы { $count } из { $of } методов
}
solver-race-table = Методы по времени
solver-race-method = Метод
solver-race-result = Итог
solver-race-time = Время
solver-race-runs = { $runs ->
    [1] Время одного прогона
    [one] Медиана { $runs } прогона после одного для разогрева
   *[other] Медиана { $runs } прогонов после одного для разогрева
}
solver-race-nodes = Узлы
solver-race-trials = Пробы
solver-race-solved = решено
solver-race-late = ничего за { $seconds } с
solver-race-stuck = не решено
solver-chart = Время, по шкале степеней десяти

## The rules of a puzzle

solver-rules = Правила
solver-rules-author = автор: { $author }
solver-rules-unknown = Этих правил Nonet не знает: { $rules }. Он показывает судоку и хранит их, но не решает его.
solver-rules-description = Что говорит автор
solver-rule-tip = Подробнее о правиле «{ $rule }»
solver-strip = Полоса { $letter }
solver-strip-digits = Полоса { $letter }: { $digits }
