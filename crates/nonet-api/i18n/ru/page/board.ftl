### The board.

board-label = Судоку, { $size } на { $size }

board-row = Строка { $row }

## What is said of an entry: what has changed, and whether it clashes.

board-entered = { $digit } в { $cell }
board-entered-many = { $count ->
    [one] { $digit } в { $count } клетке
   *[other] { $digit } в { $count } клетках
}
board-emptied = { $digit } убрана из { $cell }
board-emptied-many = { $count ->
    [one] Очищена { $count } клетка
    [few] Очищены { $count } клетки
   *[other] Очищено { $count } клеток
}
board-changed = { $count ->
    [one] Изменилась { $count } клетка
    [few] Изменились { $count } клетки
   *[other] Изменилось { $count } клеток
}
# $cell is told where it is one.
board-marks-changed = { $count ->
    [1] Изменились пометки в { $cell }
    [one] Изменились пометки в { $count } клетке
   *[other] Изменились пометки в { $count } клетках
}
board-cleaned = { $count ->
    [one] Убрана из пометок в { $count } клетке
   *[other] Убрана из пометок в { $count } клетках
}
board-selected = { $count ->
    [0] Ни одна клетка не выделена
    [one] Выделена { $count } клетка
    [few] Выделены { $count } клетки
   *[other] Выделено { $count } клеток
}
board-left-empty = { $cell }: пусто
board-starred = Звёздочка в { $cell }
board-kept-given = { $count ->
    [1] Цифра { $digit } в { $cell } задана
   *[other] Эти цифры заданы
}
board-kept-digit = { $count ->
    [1] В { $cell } уже есть цифра
   *[other] В этих клетках уже есть цифры
}
board-clash-with = { $digit } конфликтует с { $cells }.
board-clash-rule = { $digit } здесь нарушает правило.

## What is said of a mark or a colour. $count is how many cells there are; if it is one, $cell is its name.

board-corner-on = { $count ->
    [1] { $digit } в углу { $cell }
    [one] { $digit } в углу { $count } клетки
   *[other] { $digit } в углах { $count } клеток
}
board-corner-off = { $count ->
    [1] { $digit } убрана из угла { $cell }
    [one] { $digit } убрана из угла { $count } клетки
   *[other] { $digit } убрана из углов { $count } клеток
}
board-centre-on = { $count ->
    [1] { $digit } в центре { $cell }
    [one] { $digit } в центре { $count } клетки
   *[other] { $digit } в центре { $count } клеток
}
board-centre-off = { $count ->
    [1] { $digit } убрана из центра { $cell }
    [one] { $digit } убрана из центра { $count } клетки
   *[other] { $digit } убрана из центра { $count } клеток
}
board-coloured = { $count ->
    [1] Цвет { $colour } в { $cell }
    [one] Цвет { $colour } в { $count } клетке
   *[other] Цвет { $colour } в { $count } клетках
}
board-uncoloured = { $count ->
    [1] Цвет { $colour } убран из { $cell }
    [one] Цвет { $colour } убран из { $count } клетки
   *[other] Цвет { $colour } убран из { $count } клеток
}
board-tinted = Цвет { $colour } для { $digit } в { $cell }
board-untinted = { $digit } в { $cell } без цвета
board-tint-none = В { $cell } нет цифры { $digit }, которой можно дать цвет
board-struck = { $count ->
    [1] { $digit } вычеркнута в { $cell }
    [one] { $digit } вычеркнута в { $count } клетке
   *[other] { $digit } вычеркнута в { $count } клетках
}
board-unstruck = { $count ->
    [1] { $digit } больше не вычеркнута в { $cell }
    [one] { $digit } больше не вычеркнута в { $count } клетке
   *[other] { $digit } больше не вычеркнута в { $count } клетках
}

## What a screen reader says of a cell: sentences that stand one after another.

board-cell-place = Строка { $row }, столбец { $column }, блок { $box }.
board-cell-place-region = Строка { $row }, столбец { $column }, область { $region }.
board-cell-place-free = Строка { $row }, столбец { $column }.
board-cell-in-diagonal-falling = На нисходящей диагонали.
board-cell-in-diagonal-rising = На восходящей диагонали.
board-cell-in-window = В окне { $number }.
board-cell-in-extra = В дополнительной области { $number }.
board-cell-in-strip = В полосе { $letter } с цифрами { $digits }.
board-cell-in-strip-open = В полосе { $letter }, цифр для неё пока нет.
board-cell-even = Чётная.
board-cell-odd = Нечётная.
# A clue of any other rule; $rule is the name of the rule.
board-cell-in-clue = { $rule }.
board-cell-in-clue-number = { $rule }, число { $number }.
board-cell-given = Задана { $digit }.
board-cell-placed = Поставлена { $digit }.
board-cell-found = { $digit }, в отмеченной клетке.
board-cell-marked = Отмечена звёздочкой.
board-cell-empty = Пусто.
board-cell-candidates = Возможны: { $digits }.
board-cell-corner = В углу: { $digits }.
board-cell-centre = В центре: { $digits }.
board-cell-tint = { $digit }: цвет { $colour }.
board-cell-colour = Цвет { $colour }.
board-cell-clash = Противоречит другой клетке, или для неё не осталось цифр.
board-cell-struck = Вычеркнуты: { $digits }.
board-cell-wrong = В решении здесь другая цифра.

## What is read out of a row, column or box with Shift and R, C or B.

board-read-row = Строка { $number }: { $digits }.
board-read-column = Столбец { $number }: { $digits }.
board-read-box = Блок { $number }: { $digits }.
board-read-region = Область { $number }: { $digits }.
board-read-no-box = Эта клетка не входит ни в один блок.
board-read-empty = пусто
board-read-missing = Не хватает: { $digits }.
board-read-full = Все цифры на месте.

## Numbers at the edge.

board-edge-left = Строка { $line }, слева: { $number }.
board-edge-right = Строка { $line }, справа: { $number }.
board-edge-top = Столбец { $line }, сверху: { $number }.
board-edge-bottom = Столбец { $line }, снизу: { $number }.

## Where candidates have no room.

board-no-room = Кандидатам здесь не хватает места.
board-zoomed = Доска больше отведённого ей места: сдвиньте её, чтобы увидеть остальное.
board-small = Клетки здесь маленькие.
board-zoom = Увеличить
board-zoom-tip = Показать доску так крупно, чтобы кандидаты читались
board-whole = Вся доска
board-whole-tip = Снова показать всю доску, без кандидатов

## The keypad.

board-keypad = Цифры
board-keypad-digit =
    { $count ->
        [0] Ввести { $digit }: не осталось
        [one] Ввести { $digit }: осталась { $count }
       *[other] Ввести { $digit }: осталось { $count }
    }
board-keypad-clear = Очистить выделенные клетки
board-keypad-corner = Пометка в углу: { $digit }
board-keypad-centre = Пометка в центре: { $digit }
board-keypad-colour = Цвет { $colour }
board-keypad-pen-digit = Цифры; нажмите для пометок в углу
board-keypad-pen-corner = Пометки в углу; нажмите для пометок в центре
board-keypad-pen-centre = Пометки в центре; нажмите для цветов
board-keypad-pen-colour = Цвета; нажмите для цифр
# In a game one more comes after the colours.
board-keypad-pen-colours = Цвета; нажмите для вычёркивания
board-keypad-pen-strike = Вычёркивание; нажмите для цифр
board-keypad-strike = Вычеркнуть { $digit }
board-keypad-mark = Отметить выделенные клетки звёздочкой или снять её
