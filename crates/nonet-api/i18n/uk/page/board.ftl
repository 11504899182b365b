### The board.

board-label = Судоку, { $size } на { $size }

board-row = Рядок { $row }

## What is said of an entry: what has changed, and whether it clashes.

board-entered = { $digit } у { $cell }
board-entered-many = { $count ->
    [one] { $digit } у { $count } клітинці
   *[other] { $digit } у { $count } клітинках
}
board-emptied = { $digit } прибрано з { $cell }
board-emptied-many = { $count ->
    [one] Спорожнено { $count } клітинку
    [few] Спорожнено { $count } клітинки
   *[other] Спорожнено { $count } клітинок
}
board-changed = { $count ->
    [one] Змінилася { $count } клітинка
    [few] Змінилися { $count } клітинки
   *[other] Змінилося { $count } клітинок
}
# $cell is told where it is one.
board-marks-changed = { $count ->
    [1] Змінилися позначки в { $cell }
    [one] Змінилися позначки в { $count } клітинці
   *[other] Змінилися позначки в { $count } клітинках
}
board-cleaned = { $count ->
    [one] Прибрано з позначок у { $count } клітинці
   *[other] Прибрано з позначок у { $count } клітинках
}
board-selected = { $count ->
    [0] Жодної клітинки не вибрано
    [one] Вибрано { $count } клітинку
    [few] Вибрано { $count } клітинки
   *[other] Вибрано { $count } клітинок
}
board-left-empty = { $cell } порожня
board-starred = Зірочка в { $cell }
board-kept-given = { $count ->
    [1] Цифру { $digit } у { $cell } задано
   *[other] Ці цифри задано
}
board-kept-digit = { $count ->
    [1] У { $cell } вже є цифра
   *[other] У цих клітинках уже є цифри
}
board-clash-with = { $digit } суперечить { $cells }.
board-clash-rule = { $digit } тут порушує правило.

## What is said of a mark or a colour. $count is how many cells there are; if it is one, $cell is its name.

board-corner-on = { $count ->
    [1] Кутова { $digit } у { $cell }
    [one] Кутова { $digit } у { $count } клітинці
   *[other] Кутова { $digit } у { $count } клітинках
}
board-corner-off = { $count ->
    [1] Кутову { $digit } прибрано з { $cell }
    [one] Кутову { $digit } прибрано з { $count } клітинки
   *[other] Кутову { $digit } прибрано з { $count } клітинок
}
board-centre-on = { $count ->
    [1] Центральна { $digit } у { $cell }
    [one] Центральна { $digit } у { $count } клітинці
   *[other] Центральна { $digit } у { $count } клітинках
}
board-centre-off = { $count ->
    [1] Центральну { $digit } прибрано з { $cell }
    [one] Центральну { $digit } прибрано з { $count } клітинки
   *[other] Центральну { $digit } прибрано з { $count } клітинок
}
board-coloured = { $count ->
    [1] Колір { $colour } у { $cell }
    [one] Колір { $colour } у { $count } клітинці
   *[other] Колір { $colour } у { $count } клітинках
}
board-uncoloured = { $count ->
    [1] Колір { $colour } прибрано з { $cell }
    [one] Колір { $colour } прибрано з { $count } клітинки
   *[other] Колір { $colour } прибрано з { $count } клітинок
}
board-tinted = Колір { $colour } для { $digit } у { $cell }
board-untinted = Немає кольору для { $digit } у { $cell }
board-tint-none = У { $cell } немає цифри { $digit }, якій можна дати колір
board-struck = { $count ->
    [1] { $digit } викреслено в { $cell }
    [one] { $digit } викреслено в { $count } клітинці
   *[other] { $digit } викреслено в { $count } клітинках
}
board-unstruck = { $count ->
    [1] { $digit } більше не викреслено в { $cell }
    [one] { $digit } більше не викреслено в { $count } клітинці
   *[other] { $digit } більше не викреслено в { $count } клітинках
}

## What a screen reader says of a cell: sentences that stand one after another.

board-cell-place = Рядок { $row }, стовпець { $column }, блок { $box }.
board-cell-place-region = Рядок { $row }, стовпець { $column }, область { $region }.
board-cell-place-free = Рядок { $row }, стовпець { $column }.
board-cell-in-diagonal-falling = На спадній діагоналі.
board-cell-in-diagonal-rising = На висхідній діагоналі.
board-cell-in-window = У вікні { $number }.
board-cell-in-extra = У додатковій області { $number }.
board-cell-in-strip = У смужці { $letter } із цифрами { $digits }.
board-cell-in-strip-open = У смужці { $letter }, цифр для неї поки немає.
board-cell-even = Парна.
board-cell-odd = Непарна.
# A clue of any other rule; $rule is the name of the rule.
board-cell-in-clue = { $rule }.
board-cell-in-clue-number = { $rule }, число { $number }.
board-cell-given = Задано { $digit }.
board-cell-placed = { $digit }, вписано.
board-cell-found = { $digit }, у клітинці із зірочкою.
board-cell-marked = Із зірочкою.
board-cell-empty = Порожня.
board-cell-candidates = Можливі: { $digits }.
board-cell-corner = У кутку: { $digits }.
board-cell-centre = У центрі: { $digits }.
board-cell-tint = { $digit } має колір { $colour }.
board-cell-colour = Колір { $colour }.
board-cell-clash = Суперечить іншій клітинці або не має можливих цифр.
board-cell-struck = Викреслено: { $digits }.
board-cell-wrong = У розв’язку тут інша цифра.

## What is read out of a row, column or box with Shift and R, C or B.

board-read-row = Рядок { $number }: { $digits }.
board-read-column = Стовпець { $number }: { $digits }.
board-read-box = Блок { $number }: { $digits }.
board-read-region = Область { $number }: { $digits }.
board-read-no-box = Ця клітинка не належить до жодного блоку.
board-read-empty = порожньо
board-read-missing = Бракує: { $digits }.
board-read-full = Нічого не бракує.

## Numbers at the edge.

board-edge-left = Рядок { $line }, зліва: { $number }.
board-edge-right = Рядок { $line }, справа: { $number }.
board-edge-top = Стовпець { $line }, згори: { $number }.
board-edge-bottom = Стовпець { $line }, знизу: { $number }.

## Where candidates have no room.

board-no-room = Для кандидатів тут замало місця.
board-small = Клітинки тут маленькі.
board-zoomed = Поле більше за відведене місце: посуньте його, щоб побачити решту.
board-zoom = Збільшити
board-zoom-tip = Показати поле так, щоб можна було прочитати кандидатів
board-whole = Усе поле
board-whole-tip = Знову показати все поле, без кандидатів

## The keypad.

board-keypad = Цифри
board-keypad-digit =
    { $count ->
        [0] Ввести { $digit }: більше не лишилося
        [one] Ввести { $digit }: лишилася { $count }
        [few] Ввести { $digit }: лишилися { $count }
       *[other] Ввести { $digit }: лишилося { $count }
    }
board-keypad-clear = Очистити вибрані клітинки
board-keypad-corner = Кутова позначка { $digit }
board-keypad-centre = Центральна позначка { $digit }
board-keypad-colour = Колір { $colour }
board-keypad-pen-digit = Цифри; натисніть, щоб перейти до кутових позначок
board-keypad-pen-corner = Кутові позначки; натисніть, щоб перейти до центральних
board-keypad-pen-centre = Центральні позначки; натисніть, щоб перейти до кольорів
board-keypad-pen-colour = Кольори; натисніть, щоб перейти до цифр
# In a game one more comes after the colours.
board-keypad-pen-colours = Кольори; натисніть, щоб викреслювати
board-keypad-pen-strike = Викреслювання; натисніть, щоб перейти до цифр
board-keypad-strike = Викреслити { $digit }
board-keypad-mark = Поставити зірочку у вибраних клітинках або прибрати її
