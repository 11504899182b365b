### The room in which puzzles are made.

make-heading = Создать судоку
make-lead = Опишите, какими они должны быть. У каждого ровно одно решение, а уровень определяется тем, что нужно для решения логикой.
make-wish = Какими должны быть судоку
make-results = Судоку
make-level-any = Любой
make-level-any-tip = Любая сложность, какая получится
make-level-none = Вне логики
make-size = Размер
make-size-tip = Размер сетки и форма её блоков
make-symmetry = Симметрия
make-symmetry-tip = Как расположены заданные цифры
make-symmetry-none = Нет
make-symmetry-rotational = На 180°
make-symmetry-quarter = На 90°
make-symmetry-horizontal = Верх — низ
make-symmetry-vertical = Лево — право
make-symmetry-both = В обе стороны
make-symmetry-diagonal = Нисходящая диагональ
make-symmetry-antidiagonal = Восходящая диагональ
make-symmetry-full = Полная
make-count-field = Сколько
make-count-about = От 1 до 100
make-keys-field = Заданные цифры
make-keys-about = Число или диапазон, например 24–{"\u2060"}30
make-keys-hint = любое
make-minimal = Минимальное
make-minimal-about = Ни одной лишней заданной цифры
make-technique = Нужен приём
make-technique-tip = Приём, без которого более лёгкие заходят в тупик
make-technique-any = любой
make-variants = Правила
make-variants-tip = Правила помимо строк, столбцов и блоков
make-clue-jigsaw = Фигурное
make-clue-jigsaw-tip = Области причудливой формы вместо блоков
make-clue-extra-regions = Доп. области
make-clue-extra-regions-tip = Ещё области, где каждая цифра стоит один раз
make-clue-even-odd = Чёт и нечет
make-clue-even-odd-tip = Клетки, отмеченные как чётные или нечётные
make-clue-strips = Полосы
make-clue-strips-tip = Полосы клеток, для которых указано, какие в них цифры
make-clue-buildings = Здания
make-clue-buildings-tip = Числа на краю говорят, сколько зданий видно оттуда
make-pattern = Узор
make-pattern-tip = Нарисовать, где стоят заданные цифры
make-pattern-about = Нажимайте клетки или ведите по ним: заданные цифры будут там и больше нигде.
make-pattern-label = Клетки с заданными цифрами
make-pattern-cell = Строка { $row }, столбец { $column }
make-pattern-on = С заданной цифрой
make-pattern-off = Пусто
make-pattern-count = { $count ->
    [0] Узора нет: заданные цифры могут стоять где угодно.
    [1] Одна клетка
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}
make-pattern-clear = Очистить
make-pattern-clear-tip = Пусть заданные цифры стоят где угодно
make-more = Начальное число и решение
make-more-tip = Чтобы получить те же судоку ещё раз или судоку из определённой сетки
make-seed-field = Начальное число
make-seed-about = С тем же начальным числом и теми же пожеланиями получатся те же судоку; оставьте поле пустым, чтобы каждый раз получать другие
make-seed-wrong = Начальное число — целое, не длиннее 19 цифр, например 17
make-grid-field = Решение
make-grid-about = Номер сетки, набор и перестановка, например 213; 100330, или заполненная сетка
make-grid-hint = любая сетка
make-grid-wrong = Решение — это номер сетки, например 17, набор и перестановка, например 213; 100330, или заполненная сетка
make-start = Создать
make-start-tip = Составить такие судоку
make-stop = Стоп
make-stop-tip = Больше не составлять; готовые останутся
make-reset = Сбросить
make-reset-tip = Убрать все пожелания
make-busy = Готово { $made } из { $wanted }…
make-stopped = { $made ->
    [0] Остановлено: ничего ещё не найдено.
    [1] Остановлено после одного судоку.
   *[other] Остановлено после { $made } судоку.
}
make-done = { $made ->
    [0] Ни одного судоку не составлено.
    [1] Составлено одно судоку.
   *[other] Составлено { $made } судоку.
}
make-failed = Не получилось. Ничего не составлено.
make-none = Пока ничего не составлено
make-made = { $count ->
    [1] Одно судоку
   *[other] { $count } судоку
}
make-seed-was = Начальное число { $seed }
make-puzzle = { $keys ->
    [one] Судоку с { $keys } заданной цифрой
   *[other] Судоку с { $keys } заданными цифрами
}
make-score = очки: { $score }
make-keys = { $keys ->
    [one] { $keys } цифра
    [few] { $keys } цифры
   *[other] { $keys } цифр
}
make-hardest = Самый сложный шаг: { $name }
make-open = Открыть
make-open-tip = Открыть это судоку на странице решателя
make-copy = Копировать
make-copy-tip = Скопировать это судоку одной строкой
make-copied = Скопировано
make-copy-all = Копировать все
make-copy-all-tip = Скопировать все судоку, по одному в строке
make-save = Сохранить
make-save-tip = Сохранить все судоку в файл, по одному в строке
make-keep = В образцы
make-keep-tip = Сохранить это судоку среди своих образцов
make-kept = Оно среди ваших образцов.
# The name of a file: no / : or the like. $level is that of the puzzle, as in solver-level-easy.
make-kept-name = { $level } { $seed }-{ $index }

## The editor of rules

make-parts = Что создать
make-part-order = На заказ
make-part-order-tip = Описать, какими должны быть судоку, и получить их
make-part-rules = Вручную
make-part-rules-tip = Расставить цифры и нарисовать правила на доске и сразу видеть, сколько решений
make-board = Создаваемое судоку
make-undo = Отменить
make-undo-tip = Отменить последнее действие (Ctrl+Z)
make-redo = Повторить
make-redo-tip = Повторить отменённое (Ctrl+Y)
make-clear = Очистить доску
make-clear-tip = Убрать с доски всё; «Отменить» вернёт
make-tools = Что рисовать
make-tool-digit = Цифры
make-tool-digit-tip = Вводить цифры в клетки
make-tool-digit-about = Выделите клетки и набирайте цифры.
make-tool-region = Области
make-tool-region-tip = Раскрасить области фигурного судоку
make-tool-region-about = Выберите область и ведите по клеткам или выделите клетки и наберите номер области.
make-tool-extra = Доп. области
make-tool-extra-tip = Нарисовать ещё группы клеток, где цифры не повторяются
make-tool-extra-about = Ведите по клеткам. Цифры в них не повторяются.
make-tool-strip = Полосы
make-tool-strip-tip = Нарисовать полосы и указать, какие цифры в них стоят
make-tool-strip-about = Ведите по клеткам и выберите столько цифр, сколько клеток.
make-tool-even = Чётные
make-tool-even-tip = Отметить клетки с чётной цифрой
make-tool-even-about = Нажимайте клетки, где стоит чётная цифра.
make-tool-odd = Нечётные
make-tool-odd-tip = Отметить клетки с нечётной цифрой
make-tool-odd-about = Нажимайте клетки, где стоит нечётная цифра.
make-tool-edge = Здания
make-tool-edge-tip = Написать, сколько зданий видно с края
make-tool-edge-about = Выберите место на краю и наберите, сколько зданий оттуда видно.
make-regions = Области
make-region = Область { $number }: клеток { $count } из { $size }
make-region-set = { $count ->
    [1] Клетка в области { $number }.
    [one] { $count } клетка в области { $number }.
    [few] { $count } клетки в области { $number }.
   *[other] { $count } клеток в области { $number }.
}
make-jigsaw-on = Области вместо блоков
make-jigsaw-on-tip = Начать с блоков как областей и раскрасить их как угодно
make-jigsaw-off = Вернуть блоки
make-jigsaw-off-tip = Убрать области; «Отменить» вернёт их
make-swap = Обмен клеток
make-swap-tip = Нажмите две клетки, которые поменяются областями, или выделите их и нажмите X
make-swapped = Две клетки поменялись областями.
make-strip-items = Полосы
make-strip-new = Новая полоса
make-strip-new-tip = Нарисовать ещё одну полосу (N)
make-strip-has = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
} · { $digits }
make-strip-label = Полоса { $letter }: { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}, { $digits }
make-strip-no-digits = цифр нет
make-strip-digits = Цифры полосы { $letter }
make-strip-digit = { $digit } в полосе { $letter }
make-extra-items = Дополнительные области
make-extra-new = Новая область
make-extra-new-tip = Нарисовать ещё одну дополнительную область (N)
make-extra-has = { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}
make-extra-label = Дополнительная область { $number }: { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
}
make-item-away = Убрать
make-painted = { $count ->
    [1] Клетка изменена.
    [one] Изменена { $count } клетка.
    [few] Изменены { $count } клетки.
   *[other] Изменено { $count } клеток.
}
make-place-left = Слева от строки { $line }, числа нет
make-place-right = Справа от строки { $line }, числа нет
make-place-top = Над столбцом { $line }, числа нет
make-place-bottom = Под столбцом { $line }, числа нет
make-edge-set = Введено { $number }.
make-edge-cleared = Число убрано.
make-whole = Правила для всей сетки

make-answers = Что говорит Nonet
make-verdict-asking = Проверяем…
make-verdict-one = Ровно одно решение
make-verdict-none = Решений нет
make-verdict-several = { $number ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
make-verdict-more = Решений: { $count } и больше
make-verdict-open = { $found ->
    [0] Пока неизвестно
   *[other] Пока неизвестно: одно решение уже есть
}
make-verdict-refused = Это ещё не судоку
make-verdict-unfinished = Не закончено
make-stage-count = Ищем решения
make-stage-true = Ищем верных кандидатов
make-stage-spare = Ищем лишнее
make-ask-stop = Стоп
make-ask-stop-tip = Остановить; что уже известно, останется
make-unknown-count = Сколько решений, за это время узнать не удалось.
make-unknown-true = Верные кандидаты за это время не найдены.
make-unknown-spare = Что лишнее, за это время узнать не удалось.
make-go-on = Искать дольше
make-go-on-tip = Искать ещё раз без ограничения времени; поиск можно остановить
make-true = Верные кандидаты
make-true-about = В каждой клетке цифры, которые стоят там хотя бы в одном решении
make-problem-tip = Показать клетки
make-problem-region-few = Область { $number }: клеток { $count } из { $size }.
make-problem-region-many = Область { $number }: клеток { $count }, а можно { $size }.
make-problem-region-none = { $count ->
    [1] Одна клетка не входит ни в одну область.
    [one] { $count } клетка не входит ни в одну область.
    [few] { $count } клетки не входят ни в одну область.
   *[other] { $count } клеток не входят ни в одну область.
}
make-problem-strip = Полоса { $letter }: { $count ->
    [1] одна клетка
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}, { $digits ->
    [0] нет цифр
    [1] одна цифра
    [one] { $digits } цифра
    [few] { $digits } цифры
   *[other] { $digits } цифр
}.
make-problem-extra = Дополнительная область { $number }: клеток { $count }, а можно { $size }.
make-spare-head = { $count ->
    [1] Одно условие лишнее
   *[other] Лишних условий: { $count }
}
make-spare-about = Каждое по отдельности: без него решение всё равно одно.
make-spare-none = Лишних условий нет: нужно каждое.
make-spare-given = { $cell } = { $digit }
make-spare-strip = Полоса { $letter }
make-spare-extra = Дополнительная область { $number }
make-spare-even = чётная { $cell }
make-spare-odd = нечётная { $cell }
make-spare-away = Убрать: { $name }
make-spare-gone = Убрано: { $name }.
make-spare-flag = Это лишнее.
make-spare-rest = { $count ->
    [1] Ещё одно отмечено на доске.
    [one] Ещё { $count } отмечено на доске.
   *[other] Ещё { $count } отмечены на доске.
}

make-away = Куда отправить судоку
make-to-solver = Решить
make-to-solver-tip = Открыть судоку на странице решателя
make-as-text = Копировать текст
make-as-text-tip = Скопировать судоку с правилами в виде, понятном любому Nonet
make-as-link = Копировать ссылку
make-as-link-tip = Скопировать адрес, который открывает судоку
make-take-unknown = У этого судоку есть правила, которых Nonet не знает: { $rules }.
make-take-marks = Пометки этого судоку здесь не рисуются и пропущены.
make-take-failed = Не получилось.
make-wrong-close = Закрыть
make-wrong-close-tip = Убрать это сообщение
