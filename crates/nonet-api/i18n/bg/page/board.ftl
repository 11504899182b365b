### The board.

board-label = Судоку { $size } на { $size }

board-row = Ред { $row }

## What is said of an entry: what has changed, and whether it clashes.

board-entered = { $digit } в { $cell }
board-entered-many = { $count ->
    [one] { $digit } в { $count } клетка
   *[other] { $digit } в { $count } клетки
}
board-emptied = { $digit } е премахната от { $cell }
board-emptied-many = { $count ->
    [one] { $count } клетка е празна
   *[other] { $count } клетки са празни
}
board-changed = { $count ->
    [one] Променена е { $count } клетка
   *[other] Променени са { $count } клетки
}
# $cell is told where it is one.
board-marks-changed = { $count ->
    [1] Променени са бележките в { $cell }
   *[other] Променени са бележките в { $count } клетки
}
board-cleaned = { $count ->
    [one] Махната от бележките на { $count } клетка
   *[other] Махната от бележките на { $count } клетки
}
board-selected = { $count ->
    [0] Няма избрана клетка
    [one] Избрана е { $count } клетка
   *[other] Избрани са { $count } клетки
}
board-left-empty = { $cell } е празна
board-starred = Звездичка в { $cell }
board-kept-given = { $count ->
    [1] Цифрата { $digit } в { $cell } е дадена
   *[other] Тези цифри са дадени
}
board-kept-digit = { $count ->
    [1] В { $cell } вече има цифра
   *[other] В тези клетки вече има цифри
}
board-clash-with = { $digit } се сблъсква с { $cells }.
board-clash-rule = { $digit } тук нарушава правило.

## What is said of a mark or a colour. $count is how many cells there are; if it is one, $cell is its name.

board-corner-on = { $count ->
    [1] Бележка в ъгъла: { $digit } в { $cell }
   *[other] Бележка в ъгъла: { $digit } в { $count } клетки
}
board-corner-off = { $count ->
    [1] Бележката { $digit } в ъгъла е премахната от { $cell }
   *[other] Бележката { $digit } в ъгъла е премахната от { $count } клетки
}
board-centre-on = { $count ->
    [1] Бележка в средата: { $digit } в { $cell }
   *[other] Бележка в средата: { $digit } в { $count } клетки
}
board-centre-off = { $count ->
    [1] Бележката { $digit } в средата е премахната от { $cell }
   *[other] Бележката { $digit } в средата е премахната от { $count } клетки
}
board-coloured = { $count ->
    [1] Цвят { $colour } в { $cell }
   *[other] Цвят { $colour } в { $count } клетки
}
board-uncoloured = { $count ->
    [1] Цвят { $colour } е премахнат от { $cell }
   *[other] Цвят { $colour } е премахнат от { $count } клетки
}
board-tinted = Цвят { $colour } за цифрата { $digit } в { $cell }
board-untinted = Без цвят за цифрата { $digit } в { $cell }
board-tint-none = В { $cell } няма цифра { $digit }, която да се оцвети
board-struck = { $count ->
    [1] { $digit } е зачеркната в { $cell }
   *[other] { $digit } е зачеркната в { $count } клетки
}
board-unstruck = { $count ->
    [1] { $digit } вече не е зачеркната в { $cell }
   *[other] { $digit } вече не е зачеркната в { $count } клетки
}

## What a screen reader says of a cell: sentences that stand one after another.

board-cell-place = Ред { $row }, колона { $column }, блок { $box }.
board-cell-place-region = Ред { $row }, колона { $column }, област { $region }.
board-cell-place-free = Ред { $row }, колона { $column }.
board-cell-in-diagonal-falling = На низходящия диагонал.
board-cell-in-diagonal-rising = На възходящия диагонал.
board-cell-in-window = В прозорец { $number }.
board-cell-in-extra = В допълнителна област { $number }.
board-cell-in-strip = В лента { $letter } с цифрите { $digits }.
board-cell-in-strip-open = В лента { $letter }, която още няма цифри.
board-cell-even = Четна.
board-cell-odd = Нечетна.
# A clue of any other rule; $rule is the name of the rule.
board-cell-in-clue = { $rule }.
board-cell-in-clue-number = { $rule }, число { $number }.
board-cell-given = Дадена цифра { $digit }.
board-cell-placed = { $digit }, попълнена.
board-cell-found = { $digit }, в отбелязана клетка.
board-cell-marked = Отбелязана със звездичка.
board-cell-empty = Празна.
board-cell-candidates = Възможни: { $digits }.
board-cell-corner = В ъгъла: { $digits }.
board-cell-centre = В средата: { $digits }.
board-cell-tint = { $digit } има цвят { $colour }.
board-cell-colour = Цвят { $colour }.
board-cell-clash = Противоречи на друга клетка или за нея не остава цифра.
board-cell-struck = Зачеркнати: { $digits }.
board-cell-wrong = Не е цифрата от решението.

## What is read out of a row, column or box with Shift and R, C or B.

board-read-row = Ред { $number }: { $digits }.
board-read-column = Колона { $number }: { $digits }.
board-read-box = Блок { $number }: { $digits }.
board-read-region = Област { $number }: { $digits }.
board-read-no-box = Тази клетка не е в блок.
board-read-empty = празна
board-read-missing = Липсващи: { $digits }.
board-read-full = Не липсва нищо.

## Numbers at the edge.

board-edge-left = Ред { $line }, отляво: { $number }.
board-edge-right = Ред { $line }, отдясно: { $number }.
board-edge-top = Колона { $line }, отгоре: { $number }.
board-edge-bottom = Колона { $line }, отдолу: { $number }.

## Where candidates have no room.

board-no-room = Тук няма място за кандидатите.
board-small = Клетките тук са малки.
board-zoomed = Дъската е по-голяма от мястото си: преместете я, за да видите останалото.
board-zoom = По-едро
board-zoom-tip = Показва дъската толкова голяма, че кандидатите да се четат
board-whole = Цялата дъска
board-whole-tip = Показва отново цялата дъска, без кандидати

## The keypad.

board-keypad = Цифри
board-keypad-digit =
    { $count ->
        [0] Въвеждане на { $digit }: не остава нито една
        [one] Въвеждане на { $digit }: остава още { $count }
       *[other] Въвеждане на { $digit }: остават още { $count }
    }
board-keypad-clear = Изчистване на избраните клетки
board-keypad-corner = Бележка { $digit } в ъгъла
board-keypad-centre = Бележка { $digit } в средата
board-keypad-colour = Цвят { $colour }
board-keypad-pen-digit = Цифри; натиснете за бележки в ъгъла
board-keypad-pen-corner = Бележки в ъгъла; натиснете за бележки в средата
board-keypad-pen-centre = Бележки в средата; натиснете за цветове
board-keypad-pen-colour = Цветове; натиснете за цифри
# In a game one more comes after the colours.
board-keypad-pen-colours = Цветове; натиснете за зачеркване
board-keypad-pen-strike = Зачеркване; натиснете за цифри
board-keypad-strike = Зачеркване на { $digit }
board-keypad-mark = Поставяне или премахване на звездичка в избраните клетки
