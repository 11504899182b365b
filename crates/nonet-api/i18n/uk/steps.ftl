### Steps of reasoning, from a nudge to everything.
###
### Sentences are short, one inference each, and name the cells before what follows. Each sentence stands
### here as a whole, and none is put together from pieces: where a language needs another form for a
### number of cells or digits, a kind of house or a rule, the selector is there ($count, $kind, $rule, …), also
### where English has the same words for all.
###
### What the arguments are, wherever they stand:
### $kind, $number, $house   a house: "row", "column" or "box" with its number; of all others, "diagonal" for
###                          those that cells lie on, and the name: "the falling diagonal", "region 4".
###                          A language may give these names forms: .in of region-name is { $house-in }, and a list
###                          has each form that all its parts have: { $houses-in }.
### $houses, $bases, $covers several houses: their numbers where the sentence says rows, columns or boxes,
###                          otherwise their names in a list: "row 2, column 5 and box 3".
### $cell, $cells            a cell, and a list of cells, named r1c1 in every language. Whether the list has "and"
###                          or "or" depends on the sentence.
### $digit, $digits          a digit, and a list of digits. Digits may be letters.
### $name                    a technique, with all its attributes: { $name-indefinite } is .indefinite.
### $candidates, $extras     a list of candidates as in candidate-name.
### $clue, $clues            a clue, or several, by the names under "Clues".
### $count                   how many cells there are in $cells, if nothing else is said.
### $cells-count, …          how many things any list has, by the name of the list: $digits-count, $houses-count.
###                          Variants say [1] where exactly one is meant: [one] would be 21, too, in some languages.
### $state                   what is said of a digit and cells: "is" and "is-not" of one cell; "in" and "not-in" of
###                          several, of which one holds the digit, or none. $cells has "or" in the last case.

# A candidate in a list: "7 in r1c2".
candidate-name = { $digit } у { $cell }
# A cell, or several in short, with their candidates in a list: "r1c2 (4, 7)", "r1c25 (2, 4, 7)".
cell-with-digits = { $cell } ({ $digits })

## How to read the steps, for somebody who does it for the first time

reading-cells = r1c2 — це клітинка в рядку 1 і стовпці 2.
# $rows and $columns are those of one box.
reading-boxes = У кожному блоці { $rows } { $rows ->
    [one] рядок
    [few] рядки
   *[other] рядків
} і { $columns } { $columns ->
    [one] стовпець
    [few] стовпці
   *[other] стовпців
}. Блоки рахують зліва направо й згори вниз.
# What digits there are. $letters is how many letters follow the numbers; these end with $last_number.
reading-digits = { $letters ->
    [0] Цифри — від { $first } до { $last }.
    [1] Цифри — від { $first } до { $last_number } і { $last }.
   *[other] Цифри — від { $first } до { $last_number } і від A до { $last }.
}
# $case says whether there are boxes, and whether rules make cells see more than the rows, columns and boxes do.
reading-sees = { $case ->
    [boxes] Клітинка бачить інші клітинки свого рядка, стовпця й блоку.
    [boxes-more] Клітинка бачить інші клітинки свого рядка, стовпця й блоку, а також усі ті, де за наведеними нижче правилами не може стояти така сама цифра.
    [lines] Клітинка бачить інші клітинки свого рядка й стовпця.
   *[lines-more] Клітинка бачить інші клітинки свого рядка й стовпця, а також усі ті, де за наведеними нижче правилами не може стояти така сама цифра.
}
reading-candidates = Кандидати клітинки — це цифри, які ще можуть у ній стояти.
# Where steps are written in Eureka notation, too.
reading-notation = У нотації Eureka знак = стоїть між двома кандидатами, з яких принаймні один істинний, а знак - між двома, які не можуть бути істинними разом; після => іде те, що з цього випливає. r1c2=3 означає, що в r1c2 стоїть 3, а r1c2<>3 — що не стоїть.
# A rule of the puzzle: its name, and its sentence from rules.ftl.
reading-rule = { $name }. { $text }
# The cells of a house that a rule names, as in "region 4: r1c1, r1c2 and r2c1."
reading-house = { $house-start }: { $cells }.
reading-strip = { $house-start }: { $cells }, із цифрами { $digits }.
# The cells that a rule is about, and its number. $count is how many cells there are.
reading-clue = { $count ->
    [1] Тут це правило діє для { $cells }.
   *[other] Тут це правило діє для { $cells }.
}
reading-clue-number = З числом { $number } це правило діє для { $cells }.
# $clues are numbers at the edge as in clue-name, $count is how many.
reading-edge = { $count ->
    [1] Тут є { $clues }.
   *[other] Тут є { $clues }.
}

## Level 1: where to look

look-house = { $kind ->
    [row] Погляньте на рядок { $number }.
    [column] Погляньте на стовпець { $number }.
    [box] Погляньте на блок { $number }.
   *[other] Погляньте на { $house-accusative }.
}
look-digits = Погляньте на { $digits }.
look-digit-house = { $kind ->
    [row] Погляньте на { $digit } у рядку { $number }.
    [column] Погляньте на { $digit } у стовпці { $number }.
    [box] Погляньте на { $digit } у блоці { $number }.
    [diagonal] Погляньте на { $digit } { $house-in }.
   *[other] Погляньте на { $digit } { $house-in }.
}
look-digit-houses = { $kind ->
    [row] Погляньте на { $digit } у рядках { $numbers }.
    [column] Погляньте на { $digit } у стовпцях { $numbers }.
   *[box] Погляньте на { $digit } у блоках { $numbers }.
}
look-digit-mixed = Погляньте на { $digit } { $houses-in }.
look-cells = Погляньте на { $cells }.
look-around = Погляньте на { $cell } і клітинки, які вона бачить.
# Cells that hold these digits or can still be them.
look-pattern = Погляньте на клітинки з цифрами { $digits }.
look-clues = Погляньте на { $clues }.
# $count is how many digits there are.
look-pairs = { $count ->
    [1] Погляньте на { $digits } там, де для неї є лише два місця.
   *[other] Погляньте на { $digits } там, де для них є лише по два місця.
}

## Level 2: what there is, on which digits and where

what-in = { $kind ->
    [row] У рядку { $number } є { $name-indefinite }.
    [column] У стовпці { $number } є { $name-indefinite }.
    [box] У блоці { $number } є { $name-indefinite }.
    [diagonal] { $house-start } є { $name-indefinite }.
   *[other] { $house-start } є { $name-indefinite }.
}
what-on-in = { $digits-count ->
    [1] { $kind ->
        [row] У рядку { $number } є { $name-indefinite } для цифри { $digits }.
        [column] У стовпці { $number } є { $name-indefinite } для цифри { $digits }.
        [box] У блоці { $number } є { $name-indefinite } для цифри { $digits }.
        [diagonal] { $house-start } є { $name-indefinite } для цифри { $digits }.
       *[other] { $house-start } є { $name-indefinite } для цифри { $digits }.
    }
   *[other] { $kind ->
        [row] У рядку { $number } є { $name-indefinite } із цифрами { $digits }.
        [column] У стовпці { $number } є { $name-indefinite } із цифрами { $digits }.
        [box] У блоці { $number } є { $name-indefinite } із цифрами { $digits }.
        [diagonal] { $house-start } є { $name-indefinite } із цифрами { $digits }.
       *[other] { $house-start } є { $name-indefinite } із цифрами { $digits }.
    }
}
what-on-houses = { $digits-count ->
    [1] { $kind ->
        [row] У рядках { $numbers } є { $name-indefinite } для цифри { $digits }.
        [column] У стовпцях { $numbers } є { $name-indefinite } для цифри { $digits }.
       *[box] У блоках { $numbers } є { $name-indefinite } для цифри { $digits }.
    }
   *[other] { $kind ->
        [row] У рядках { $numbers } є { $name-indefinite } із цифрами { $digits }.
        [column] У стовпцях { $numbers } є { $name-indefinite } із цифрами { $digits }.
       *[box] У блоках { $numbers } є { $name-indefinite } із цифрами { $digits }.
    }
}
what-on-mixed = { $digits-count ->
    [1] Є { $name-indefinite } для цифри { $digits } { $houses-in }.
   *[other] Є { $name-indefinite } із цифрами { $digits } { $houses-in }.
}
# From the house where a chain begins to the one where it ends.
what-on-between = { $digits-count ->
    [1] { $kind ->
        [row] Є { $name-indefinite } для цифри { $digits }, від рядка { $number } до рядка { $other_number }.
        [box] Є { $name-indefinite } для цифри { $digits }, від блоку { $number } до блоку { $other_number }.
       *[other] Є { $name-indefinite } для цифри { $digits }, від { $house-genitive } до { $other_house-genitive }.
    }
   *[other] { $kind ->
        [row] Є { $name-indefinite } із цифрами { $digits }, від рядка { $number } до рядка { $other_number }.
        [box] Є { $name-indefinite } із цифрами { $digits }, від блоку { $number } до блоку { $other_number }.
       *[other] Є { $name-indefinite } із цифрами { $digits }, від { $house-genitive } до { $other_house-genitive }.
    }
}
what-around = { $digits-count ->
    [1] Навколо { $cell } є { $name-indefinite } для цифри { $digits }.
   *[other] Навколо { $cell } є { $name-indefinite } із цифрами { $digits }.
}
what-clues = Згідно з { $clues-instrumental }, тут є { $name-indefinite }.

## Level 3: in which cells

place-last-cell = { $kind ->
    [row] { $name } у рядку { $number }: порожньою лишилася тільки { $cell }.
    [column] { $name } у стовпці { $number }: порожньою лишилася тільки { $cell }.
    [box] { $name } у блоці { $number }: порожньою лишилася тільки { $cell }.
    [diagonal] { $name } { $house-in }: порожньою лишилася тільки { $cell }.
   *[other] { $name } { $house-in }: порожньою лишилася тільки { $cell }.
}
place-only-place = { $kind ->
    [row] { $name } у рядку { $number }: цифра { $digit } може стояти лише в { $cell }.
    [column] { $name } у стовпці { $number }: цифра { $digit } може стояти лише в { $cell }.
    [box] { $name } у блоці { $number }: цифра { $digit } може стояти лише в { $cell }.
    [diagonal] { $name } { $house-in }: цифра { $digit } може стояти лише в { $cell }.
   *[other] { $name } { $house-in }: цифра { $digit } може стояти лише в { $cell }.
}
place-only-digit = { $kind ->
    [row] { $name } у рядку { $number }: для { $cell } лишилася тільки одна цифра.
    [column] { $name } у стовпці { $number }: для { $cell } лишилася тільки одна цифра.
    [box] { $name } у блоці { $number }: для { $cell } лишилася тільки одна цифра.
    [diagonal] { $name } { $house-in }: для { $cell } лишилася тільки одна цифра.
   *[other] { $name } { $house-in }: для { $cell } лишилася тільки одна цифра.
}
place-cells = { $digits-count ->
    [1] { $name } для цифри { $digits }: { $cells }.
   *[other] { $name } із цифрами { $digits }: { $cells }.
}
place-in = { $digits-count ->
    [1] { $kind ->
        [row] { $name } для цифри { $digits } у рядку { $number }: { $cells }.
        [column] { $name } для цифри { $digits } у стовпці { $number }: { $cells }.
        [box] { $name } для цифри { $digits } у блоці { $number }: { $cells }.
        [diagonal] { $name } для цифри { $digits } { $house-in }: { $cells }.
       *[other] { $name } для цифри { $digits } { $house-in }: { $cells }.
    }
   *[other] { $kind ->
        [row] { $name } із цифрами { $digits } у рядку { $number }: { $cells }.
        [column] { $name } із цифрами { $digits } у стовпці { $number }: { $cells }.
        [box] { $name } із цифрами { $digits } у блоці { $number }: { $cells }.
        [diagonal] { $name } із цифрами { $digits } { $house-in }: { $cells }.
       *[other] { $name } із цифрами { $digits } { $house-in }: { $cells }.
    }
}
# $kinds are the kinds of the two houses that all the cells lie in, $number and $other_number their numbers.
place-intersection = { $kinds ->
    [box-row] { $name } для цифри { $digit } у блоці { $number }, уздовж рядка { $other_number }: { $cells }.
    [box-column] { $name } для цифри { $digit } у блоці { $number }, уздовж стовпця { $other_number }: { $cells }.
    [row-box] { $name } для цифри { $digit } у рядку { $number }, у межах блоку { $other_number }: { $cells }.
    [column-box] { $name } для цифри { $digit } у стовпці { $number }, у межах блоку { $other_number }: { $cells }.
   *[other] { $name } для цифри { $digit } на перетині { $houses-genitive }: { $cells }.
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
place-fish = { $lines ->
    [row] { $name } для цифри { $digit } у рядках { $bases }, стовпцях { $covers }: { $cells }.
    [column] { $name } для цифри { $digit } у стовпцях { $bases }, рядках { $covers }: { $cells }.
   *[mixed] { $name } для цифри { $digit } від { $bases-genitive } до { $covers-genitive }: { $cells }.
}
# $fins are the cells beside it, $count is how many.
place-fish-finned = { $lines ->
    [row] { $name } для цифри { $digit } у рядках { $bases }, стовпцях { $covers }: { $cells }, а збоку { $fins }.
    [column] { $name } для цифри { $digit } у стовпцях { $bases }, рядках { $covers }: { $cells }, а збоку { $fins }.
   *[mixed] { $name } для цифри { $digit } від { $bases-genitive } до { $covers-genitive }: { $cells }, а збоку { $fins }.
}
# $first and $second are cells.
place-colours = { $name } для цифри { $digit }: { $first } одного кольору, { $second } — другого.
place-colours-two = { $name } для цифри { $digit }: { $first } одного кольору, { $second } — другого; { $third } третього кольору, { $fourth } — четвертого.
# Of the first two colours only one matters: it meets both of the others.
place-colours-three = { $name } для цифри { $digit }: { $first } одного кольору; { $third } — другого, { $fourth } — протилежного до нього.
# $first and $second are candidates.
place-colours-mixed = { $name }: { $first } одного кольору, { $second } — другого.
place-clues = { $name }, згідно з { $clues-instrumental }: погляньте, що з цього випливає для { $cells }.
# $pivot is one cell, $pincers are several, each as in cell-with-digits.
place-wing = { $digits-count ->
    [1] { $name } для цифри { $digits }: опорна клітинка { $pivot }, клешні { $pincers }.
   *[other] { $name } із цифрами { $digits }: опорна клітинка { $pivot }, клешні { $pincers }.
}
place-wing-pivots = { $digits-count ->
    [1] { $name } для цифри { $digits }: посередині { $pivots }, клешні { $pincers }.
   *[other] { $name } із цифрами { $digits }: посередині { $pivots }, клешні { $pincers }.
}
# $cells are those on the way.
place-chain = { $name } від { $digit } у { $start } до { $other } у { $end }, через { $cells }.
# A chain of cells that all have the same two digits.
place-chain-pair = { $name } із цифрами { $digits } від { $start } до { $end }, через { $cells }.
place-chain-short = { $name } від { $digit } у { $start } до { $other } у { $end }.
place-chain-self = { $name } від { $digit } у { $start } назад до того самого місця, через { $cells }.
# Two chains at once, each from one end to the other.
place-chains = { $digits-count ->
    [1] { $name } для цифри { $digits }: від { $start } до { $end } і від { $other_start } до { $other_end }. Усі клітинки: { $cells }.
   *[other] { $name } із цифрами { $digits }: від { $start } до { $end } і від { $other_start } до { $other_end }. Усі клітинки: { $cells }.
}
place-loop = { $digits-count ->
    [1] { $name } для цифри { $digits }, по колу через { $cells }.
   *[other] { $name } із цифрами { $digits }, по колу через { $cells }.
}
# A chain or a loop, and the sets of cells that it leads through, each as in cell-with-digits. $place is a sentence.
place-with-sets = { $count ->
    [1] { $place } По дорозі є множина { $sets }.
   *[other] { $place } По дорозі є множини { $sets }.
}
# Two sets of cells with their digits, and the digits that only one of the two can have.
# $count is how many of these there are.
place-sets = { $count ->
    [1] { $name }: множина A — це { $cells } із цифрами { $digits }; множина B — це { $cells_b } із цифрами { $digits_b }. Лише одна з двох може містити { $restricted }.
   *[other] { $name }: множина A — це { $cells } із цифрами { $digits }; множина B — це { $cells_b } із цифрами { $digits_b }. Кожну з цифр { $restricted } може містити лише одна з двох.
}
# Three sets: only one of the sets $set and $other can have $digit, only one of $third and $fourth can have $second.
place-sets-three = { $name }: множина A — це { $cells } із цифрами { $digits }; множина B — це { $cells_b } із цифрами { $digits_b }; множина C — це { $cells_c } із цифрами { $digits_c }. Лише одна з множин { $set } і { $other } може містити { $digit }, і лише одна з множин { $third } і { $fourth } може містити { $second }.
# Where two houses cross: $cells are in both, set A in the one, set B in the other.
place-crossing = { $name }: { $cells } на перетині { $houses-genitive }. Множина A — це { $cells_a } із цифрами { $digits_a }; множина B — це { $cells_b } із цифрами { $digits_b }.
# $cells are the cells of a pattern that cannot be, $others those of them that can be more than $digits.
place-pattern = { $count ->
    [1] { $name } із цифрами { $digits }: { $cells }. Щось інше може стояти лише в { $others }.
   *[other] { $name } із цифрами { $digits }: { $cells }. Щось інше може стояти лише в { $others }.
}
place-grave = { $name }: у кожній порожній клітинці рівно два кандидати, якщо не зважати на { $extras }.
# $candidates is what all ways lead to: candidates that go in or out.
place-forcing-cell = { $name }: з { $cell }, де може бути { $digits }, до { $candidates }.
place-forcing-house = { $kind ->
    [row] { $name }: від цифри { $digit } у рядку { $number }, яка може стояти в { $cells }, до { $candidates }.
    [column] { $name }: від цифри { $digit } у стовпці { $number }, яка може стояти в { $cells }, до { $candidates }.
    [box] { $name }: від цифри { $digit } у блоці { $number }, яка може стояти в { $cells }, до { $candidates }.
    [diagonal] { $name }: від цифри { $digit } { $house-in }, яка може стояти в { $cells }, до { $candidates }.
   *[other] { $name }: від цифри { $digit } { $house-in }, яка може стояти в { $cells }, до { $candidates }.
}
# What is supposed, and which cells to look at then.
place-trial = { $state ->
    [is] { $name }: припустімо, що в { $cells } стоїть { $digit }, і погляньмо, куди це веде.
    [is-not] { $name }: припустімо, що в { $cells } не стоїть { $digit }, і погляньмо, куди це веде.
    [in] { $name }: припустімо, що в одній із клітинок { $cells } стоїть { $digit }, і погляньмо, куди це веде.
   *[not-in] { $name }: припустімо, що в { $cells-and } немає { $digit }, і погляньмо, куди це веде.
}
place-suppose = { $state ->
    [is] { $name }: припустімо, що в { $cells } стоїть { $digit }, і простежмо, як це впливає на { $others }.
    [is-not] { $name }: припустімо, що в { $cells } не стоїть { $digit }, і простежмо, як це впливає на { $others }.
    [in] { $name }: припустімо, що в одній із клітинок { $cells } стоїть { $digit }, і простежмо, як це впливає на { $others }.
   *[not-in] { $name }: припустімо, що в { $cells-and } немає { $digit }, і простежмо, як це впливає на { $others }.
}

## What is true in the position

premise-cells = { $count ->
    [1] У { $cells } може бути лише { $digits }.
   *[other] У { $cells } може бути лише { $digits }.
}
premise-place = { $kind ->
    [row] У рядку { $number } цифра { $digit } може стояти лише в { $cells }.
    [column] У стовпці { $number } цифра { $digit } може стояти лише в { $cells }.
    [box] У блоці { $number } цифра { $digit } може стояти лише в { $cells }.
    [diagonal] { $house-start } цифра { $digit } може стояти лише в { $cells }.
   *[other] { $house-start } цифра { $digit } може стояти лише в { $cells }.
}
# The digit is the one that the sentence before was about.
premise-place-again = { $kind ->
    [row] У рядку { $number } вона може стояти лише в { $cells }.
    [column] У стовпці { $number } вона може стояти лише в { $cells }.
    [box] У блоці { $number } вона може стояти лише в { $cells }.
    [diagonal] { $house-start } вона може стояти лише в { $cells }.
   *[other] { $house-start } вона може стояти лише в { $cells }.
}
# The house is the one that the sentence before was about.
premise-place-there = Там цифра { $digit } може стояти лише в { $cells }.
premise-places = { $kind ->
    [row] У рядку { $number } цифри { $digits } можуть стояти лише в { $cells }.
    [column] У стовпці { $number } цифри { $digits } можуть стояти лише в { $cells }.
    [box] У блоці { $number } цифри { $digits } можуть стояти лише в { $cells }.
    [diagonal] { $house-start } цифри { $digits } можуть стояти лише в { $cells }.
   *[other] { $house-start } цифри { $digits } можуть стояти лише в { $cells }.
}
premise-places-there = Там цифри { $digits } можуть стояти лише в { $cells }.
premise-rule = Згідно з { $clues-instrumental }, у { $cell } може бути лише { $digits }.
# The clues are those of the sentence before.
premise-rule-again = Так само в { $cell } може бути лише { $digits }.
premise-rule-any = Згідно з { $clues-instrumental }, щось одне з цього має справдитися: { $candidates }.
# How cells that a rule relates stand to each other. $count is how many others there are.
related = { $rule ->
    [anti-knight] { $cell } лежить за хід коня від { $others }.
    [anti-king] { $cell } лежить за хід короля від { $others }.
    [non-consecutive] { $cell } межує з { $others }.
   *[other] Між { $cell } і { $others } діє правило «{ $rule_name }».
}

## What follows

# $how is "so", "either" where one of two cases is true, "each" where one of several is, "refuted" where the contrary led
# to something impossible, "also" for a second conclusion, or "and" for any after that.
conclude-in = { $how ->
    [each] У кожному з випадків у { $cell } стоїть { $digit }.
    [either] В обох випадках у { $cell } стоїть { $digit }.
    [also] Також у { $cell } стоїть { $digit }.
    [and] І в { $cell } стоїть { $digit }.
    [refuted] Це неможливо, отже, у { $cell } стоїть { $digit }.
   *[so] Отже, у { $cell } стоїть { $digit }.
}
# $digits has "or". $count is how many digits there are, $places how many cells.
conclude-out = { $how ->
    [each] У кожному з випадків у { $cells } не може бути { $digits }.
    [either] В обох випадках у { $cells } не може бути { $digits }.
    [also] Також у { $cells } не може бути { $digits }.
    [and] І в { $cells } не може бути { $digits }.
    [refuted] Це неможливо, отже, у { $cells } не може бути { $digits }.
   *[so] Отже, у { $cells } не може бути { $digits }.
}
# $gone is how many cells lose the digit, $seen are those cells. $how is "so" after the reason, "plain" where it is what a
# chain has shown.
either-or = { $how ->
    [so] { $gone ->
        [1] Отже, цифра { $digit } стоїть або в { $first }, або в { $second }: у клітинці, яка бачить обидві (тут це { $seen }), не може бути { $digit }.
       *[other] Отже, цифра { $digit } стоїть або в { $first }, або в { $second }: у клітинках, які бачать обидві (тут це { $seen }), не може бути { $digit }.
    }
   *[plain] { $gone ->
        [1] Цифра { $digit } стоїть або в { $first }, або в { $second }: у клітинці, яка бачить обидві (тут це { $seen }), не може бути { $digit }.
       *[other] Цифра { $digit } стоїть або в { $first }, або в { $second }: у клітинках, які бачать обидві (тут це { $seen }), не може бути { $digit }.
    }
}
# Right after a sentence that says that one of $count cells has the digit.
seen-by-these = { $count ->
    [2] { $gone ->
        [1] У клітинці, яка бачить обидві (тут це { $seen }), не може бути { $digit }.
       *[other] У клітинках, які бачать обидві (тут це { $seen }), не може бути { $digit }.
    }
   *[other] { $gone ->
        [1] У клітинці, яка бачить їх усі (тут це { $seen }), не може бути { $digit }.
       *[other] У клітинках, які бачать їх усі (тут це { $seen }), не може бути { $digit }.
    }
}
one-of-several = { $how ->
    [so] { $gone ->
        [1] Отже, цифра { $digit } стоїть в одній із клітинок { $cells }: у клітинці, яка бачить їх усі (тут це { $seen }), не може бути { $digit }.
       *[other] Отже, цифра { $digit } стоїть в одній із клітинок { $cells }: у клітинках, які бачать їх усі (тут це { $seen }), не може бути { $digit }.
    }
   *[plain] { $gone ->
        [1] Цифра { $digit } стоїть в одній із клітинок { $cells }: у клітинці, яка бачить їх усі (тут це { $seen }), не може бути { $digit }.
       *[other] Цифра { $digit } стоїть в одній із клітинок { $cells }: у клітинках, які бачать їх усі (тут це { $seen }), не може бути { $digit }.
    }
}

## Singles

single-last-cell = { $kind ->
    [row] У рядку { $number } порожньою лишилася тільки { $cell }.
    [column] У стовпці { $number } порожньою лишилася тільки { $cell }.
    [box] У блоці { $number } порожньою лишилася тільки { $cell }.
    [diagonal] { $house-start } порожньою лишилася тільки { $cell }.
   *[other] { $house-start } порожньою лишилася тільки { $cell }.
}
single-last-digit = Там бракує лише { $digit }.
single-place = { $kind ->
    [row] У рядку { $number } цифра { $digit } може стояти лише в { $cell }.
    [column] У стовпці { $number } цифра { $digit } може стояти лише в { $cell }.
    [box] У блоці { $number } цифра { $digit } може стояти лише в { $cell }.
    [diagonal] { $house-start } цифра { $digit } може стояти лише в { $cell }.
   *[other] { $house-start } цифра { $digit } може стояти лише в { $cell }.
}
# $others is how many other empty cells there are.
single-blocked-all = { $others ->
    [1] { $count ->
        [1] Цифра { $digit } у { $cells } перекриває там єдину іншу порожню клітинку.
       *[other] Цифри { $digit } у { $cells } перекривають там єдину іншу порожню клітинку.
    }
    [2] { $count ->
        [1] Цифра { $digit } у { $cells } перекриває там обидві інші порожні клітинки.
       *[other] Цифри { $digit } у { $cells } перекривають там обидві інші порожні клітинки.
    }
   *[other] { $count ->
        [1] Цифра { $digit } у { $cells } перекриває там усі інші порожні клітинки.
       *[other] Цифри { $digit } у { $cells } перекривають там усі інші порожні клітинки.
    }
}
# $gone is how many cells are blocked.
single-blocked = { $count ->
    [1] Цифра { $digit } у { $cells } перекриває { $blocked }.
   *[other] { $gone ->
        [1] Цифри { $digit } у { $cells } перекривають { $blocked }.
       *[other] Цифри { $digit } у { $cells } перекривають { $blocked }.
    }
}
single-before = Із { $cells } цифру { $digit } викреслено раніше.
single-digit = У { $cell } може бути лише { $digit }.
# $count is how many digits there are.
single-held = { $kind ->
    [row] У її рядку вже є { $digits }.
    [column] У її стовпці вже є { $digits }.
    [box] У її блоці вже є { $digits }.
    [diagonal] Вона лежить { $house-in }, де вже є { $digits }.
   *[other] Вона лежить { $house-in }, де вже є { $digits }.
}
# The cell may hold only some digits, whatever else there is. $digits has "or", $all has "and".
single-allowed = { $rule ->
    [even] Цифра в ній має бути парною.
    [odd] Цифра в ній має бути непарною.
    [strip] У її смужці є лише { $all }.
   *[other] За правилом «{ $name }» у ній може бути лише { $digits }.
}
# The rules allow the digit in none of the cells.
single-not-allowed = { $rule ->
    [even] У { $cells } непарних цифр бути не може.
    [odd] У { $cells } парних цифр бути не може.
    [strip] У смужці з { $cells } немає { $digit }.
   *[other] За правилом «{ $name }» у { $cells } не може бути { $digit }.
}
# "It" is the cell that the sentences are about; the cells are related to it by the rule.
single-related = { $rule ->
    [anti-knight] { $count ->
        [1] { $cells }, за хід коня від неї, виключає { $digits }.
       *[other] { $cells }, за хід коня від неї, виключають { $digits }.
    }
    [anti-king] { $count ->
        [1] { $cells }, за хід короля від неї, виключає { $digits }.
       *[other] { $cells }, за хід короля від неї, виключають { $digits }.
    }
    [non-consecutive] { $count ->
        [1] { $cells }, поруч із нею, виключає { $digits }.
       *[other] { $cells }, поруч із нею, виключають { $digits }.
    }
   *[other] { $count ->
        [1] За правилом «{ $rule_name }» { $cells } виключає { $digits }.
       *[other] За правилом «{ $rule_name }» { $cells } виключають { $digits }.
    }
}
single-out-before = { $count ->
    [1] Цифру { $digits } викреслено раніше.
   *[other] Цифри { $digits } викреслено раніше.
}

## Clues
##
## The names of clues stand in sentences as they are. A language that would have to bend them may say
## "By this clue: { $clue }." or the like.

# A number at the edge, by where it stands.
clue-name = { $side ->
    [left] число { $number } ліворуч від рядка { $line }
    [right] число { $number } праворуч від рядка { $line }
    [above] число { $number } над стовпцем { $line }
   *[below] число { $number } під стовпцем { $line }
}
    .instrumental = { $side ->
        [left] числом { $number } ліворуч від рядка { $line }
        [right] числом { $number } праворуч від рядка { $line }
        [above] числом { $number } над стовпцем { $line }
       *[below] числом { $number } під стовпцем { $line }
    }
# Any other clue: by its rule and its cells.
clue-name-cells = правило «{ $rule }» у { $cells }
    .instrumental = правилом «{ $rule }» у { $cells }
clue-name-number = правило «{ $rule }» із числом { $number } у { $cells }
    .instrumental = правилом «{ $rule }» із числом { $number } у { $cells }
buildings-one = Згідно з { $clue-instrumental }, звідти видно лише один будинок: найвищий, { $highest }, який стоїть одразу спереду й затуляє всі інші.
buildings-all = { $number ->
    [one] Згідно з { $clue-instrumental }, звідти видно всі будинки, а їх { $number }. Отже, вони йдуть за зростанням, від { $lowest } до { $highest }.
    [few] Згідно з { $clue-instrumental }, звідти видно всі { $number } будинки. Отже, вони йдуть за зростанням, від { $lowest } до { $highest }.
   *[other] Згідно з { $clue-instrumental }, звідти видно всі { $number } будинків. Отже, вони йдуть за зростанням, від { $lowest } до { $highest }.
}
buildings-seen = { $number ->
    [1] Згідно з { $clue-instrumental }, звідти видно рівно один будинок.
    [one] Згідно з { $clue-instrumental }, звідти видно { $number } будинок.
    [few] Згідно з { $clue-instrumental }, звідти видно { $number } будинки.
   *[other] Згідно з { $clue-instrumental }, звідти видно { $number } будинків.
}
# Of the clue at the other end of the line.
buildings-seen-too = { $number ->
    [1] Згідно з { $clue-instrumental }, з другого кінця видно рівно один.
   *[other] Згідно з { $clue-instrumental }, з другого кінця видно { $number }.
}
# $highest is the largest digit.
buildings-room = Кожен має бути вищим за попередній видимий, а вищого за { $highest } немає.
# $how is "and" where another such sentence came right before, otherwise "so".
buildings-at-most = { $how ->
    [and] І в { $cell } щонайбільше { $digit }.
   *[so] Отже, у { $cell } щонайбільше { $digit }.
}
# $highest is the largest digit.
buildings-run = Будинок { $highest } у { $cell } затуляє все, що за ним. Отже, видно кожен із будинків у { $cells }, і кожен наступний вищий за попередній.
buildings-run-only = Будинок { $highest } може стояти лише в { $cell } і затуляє все, що за ним. Отже, видно кожен із будинків у { $cells }, і кожен наступний вищий за попередній.
# $digits is one digit or several of which any is meant: "6, 7 or 8". So are $cells.
buildings-too-few = { $most ->
    [1] Хай де стоять інші, з { $digits } у { $cells } було б видно лише один.
   *[other] Хай де стоять інші, з { $digits } у { $cells } було б видно щонайбільше { $most }.
}
buildings-too-many = Хай де стоять інші, з { $digits } у { $cells } було б видно щонайменше { $fewest }.
buildings-never = Із { $digits } у { $cells } ніяк не може бути видно рівно { $number }.
buildings-not-both = Із { $digits } у { $cells } неможливо виконати обидві умови.

## Intersections and fish

intersection-lie = { $count ->
    [2] { $kind ->
        [row] Обидві клітинки лежать у рядку { $number }. Хоч би в котрій із них стояла цифра { $digit }, у рядку { $number } вона буде саме там.
        [column] Обидві клітинки лежать у стовпці { $number }. Хоч би в котрій із них стояла цифра { $digit }, у стовпці { $number } вона буде саме там.
        [box] Обидві клітинки лежать у блоці { $number }. Хоч би в котрій із них стояла цифра { $digit }, у блоці { $number } вона буде саме там.
        [diagonal] Обидві клітинки лежать { $house-in }. Хоч би в котрій із них стояла цифра { $digit }, { $house-in } вона буде саме там.
       *[other] Обидві клітинки лежать { $house-in }. Хоч би в котрій із них стояла цифра { $digit }, { $house-in } вона буде саме там.
    }
   *[other] { $kind ->
        [row] Усі ці клітинки лежать у рядку { $number }. Хоч би в котрій із них стояла цифра { $digit }, у рядку { $number } вона буде саме там.
        [column] Усі ці клітинки лежать у стовпці { $number }. Хоч би в котрій із них стояла цифра { $digit }, у стовпці { $number } вона буде саме там.
        [box] Усі ці клітинки лежать у блоці { $number }. Хоч би в котрій із них стояла цифра { $digit }, у блоці { $number } вона буде саме там.
        [diagonal] Усі ці клітинки лежать { $house-in }. Хоч би в котрій із них стояла цифра { $digit }, { $house-in } вона буде саме там.
       *[other] Усі ці клітинки лежать { $house-in }. Хоч би в котрій із них стояла цифра { $digit }, { $house-in } вона буде саме там.
    }
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
fish-four = { $lines ->
    [row] Ці чотири клітинки лежать у стовпцях { $covers }.
   *[column] Ці чотири клітинки лежать у рядках { $covers }.
}
fish-two = { $lines ->
    [row] Якщо цифра { $digit } рядка { $base } стоїть у стовпці { $cover }, то цифра { $digit } рядка { $other_base } — у стовпці { $other_cover }, і навпаки: в обох випадках обидва стовпці мають свою цифру { $digit } у цих рядках.
   *[column] Якщо цифра { $digit } стовпця { $base } стоїть у рядку { $cover }, то цифра { $digit } стовпця { $other_base } — у рядку { $other_cover }, і навпаки: в обох випадках обидва рядки мають свою цифру { $digit } у цих стовпцях.
}
# $count is how many lines there are, here and in fish-many.
fish-lie = { $lines ->
    [row] Усі ці клітинки лежать у стовпцях { $covers }.
   *[column] Усі ці клітинки лежать у рядках { $covers }.
}
fish-many = { $lines ->
    [row] У кожному з цих рядків цифра { $digit } стоїть в окремому стовпці, а стовпців не більше, ніж рядків, тож кожен зі стовпців має свою цифру { $digit } в одному з цих рядків.
   *[column] У кожному з цих стовпців цифра { $digit } стоїть в окремому рядку, а рядків не більше, ніж стовпців, тож кожен із рядків має свою цифру { $digit } в одному з цих стовпців.
}
fish-lie-mixed = Усі ці клітинки лежать { $covers-in }.
fish-many-mixed = У кожному з них { $digit } може стояти лише раз, а розставити цю цифру треба якраз стільки разів, тож у кожному { $digit } стоїть в одній із цих клітинок.
# $count is how many fins there are, and $fins has "and".
fish-fins-lie = { $lines ->
    [row] Усі ці клітинки, крім { $fins }, лежать у стовпцях { $covers }.
   *[column] Усі ці клітинки, крім { $fins }, лежать у рядках { $covers }.
}
fish-fins-lie-mixed = Усі ці клітинки, крім { $fins }, лежать { $covers-in }.
# $count is how many fins there are, and $fins has "or".
fish-fins-out = { $lines ->
    [row] { $count ->
        [1] Якщо в { $fins } не стоїть { $digit }, то кожен із цих стовпців має свою цифру { $digit } в одному з цих рядків і більше ніде.
       *[other] Якщо в { $fins-and } немає { $digit }, то кожен із цих стовпців має свою цифру { $digit } в одному з цих рядків і більше ніде.
    }
   *[column] { $count ->
        [1] Якщо в { $fins } не стоїть { $digit }, то кожен із цих рядків має свою цифру { $digit } в одному з цих стовпців і більше ніде.
       *[other] Якщо в { $fins-and } немає { $digit }, то кожен із цих рядків має свою цифру { $digit } в одному з цих стовпців і більше ніде.
    }
}
fish-fins-out-mixed = { $count ->
    [1] Якщо в { $fins } не стоїть { $digit }, то в кожному з них { $digit } стоїть в одній із цих клітинок і більше ніде.
   *[other] Якщо в { $fins-and } немає { $digit }, то в кожному з них { $digit } стоїть в одній із цих клітинок і більше ніде.
}
# $fins has "and".
fish-fins-in = { $count ->
    [1] Якщо в { $fins } стоїть { $digit }, то в жодній клітинці, яка її бачить, не може бути { $digit }.
    [2] Якщо { $digit } стоїть в одній із клітинок { $fins }, то в жодній клітинці, яка бачить обидві, не може бути { $digit }.
   *[other] Якщо { $digit } стоїть в одній із клітинок { $fins }, то в жодній клітинці, яка бачить їх усі, не може бути { $digit }.
}

## Subsets

subset-pair = { $kind ->
    [row] Якщо в одній із них { $digit }, то в другій має бути { $other }. В обох випадках цифри { $digit } і { $other } рядка { $number } стоять у цих двох клітинках.
    [column] Якщо в одній із них { $digit }, то в другій має бути { $other }. В обох випадках цифри { $digit } і { $other } стовпця { $number } стоять у цих двох клітинках.
    [box] Якщо в одній із них { $digit }, то в другій має бути { $other }. В обох випадках цифри { $digit } і { $other } блоку { $number } стоять у цих двох клітинках.
   *[other] Якщо в одній із них { $digit }, то в другій має бути { $other }. В обох випадках цифри { $digit } і { $other } { $house-genitive } стоять у цих двох клітинках.
}
subset-naked = { $count ->
    [1] { $kind ->
        [row] Отже, цифра { $digits } рядка { $number } стоїть там, а в інших клітинках її немає.
        [column] Отже, цифра { $digits } стовпця { $number } стоїть там, а в інших клітинках її немає.
        [box] Отже, цифра { $digits } блоку { $number } стоїть там, а в інших клітинках її немає.
       *[other] Отже, цифра { $digits } { $house-genitive } стоїть там, а в інших клітинках її немає.
    }
   *[other] { $kind ->
        [row] Ці клітинки рядка { $number } разом мають лише { $digits }: стільки ж цифр, скільки клітинок. Кожна з цих цифр має стояти в одній із цих клітинок, а в інших клітинках рядка { $number } її бути не може.
        [column] Ці клітинки стовпця { $number } разом мають лише { $digits }: стільки ж цифр, скільки клітинок. Кожна з цих цифр має стояти в одній із цих клітинок, а в інших клітинках стовпця { $number } її бути не може.
        [box] Ці клітинки блоку { $number } разом мають лише { $digits }: стільки ж цифр, скільки клітинок. Кожна з цих цифр має стояти в одній із цих клітинок, а в інших клітинках блоку { $number } її бути не може.
       *[other] Ці клітинки { $house-genitive } разом мають лише { $digits }: стільки ж цифр, скільки клітинок. Кожна з цих цифр має стояти в одній із цих клітинок, а в інших клітинках { $house-genitive } її бути не може.
    }
}
subset-also = { $kind ->
    [row] Ці клітинки лежать також у рядку { $number }, тож те саме стосується рядка { $number }.
    [column] Ці клітинки лежать також у стовпці { $number }, тож те саме стосується стовпця { $number }.
    [box] Ці клітинки лежать також у блоці { $number }, тож те саме стосується блоку { $number }.
    [diagonal] Ці клітинки лежать також { $house-in }, тож те саме стосується { $house-genitive }.
   *[other] Ці клітинки лежать також { $house-in }, тож те саме стосується { $house-genitive }.
}
# $count is how many digits there are.
subset-hidden = { $count ->
    [1] Цій цифрі потрібна клітинка, а є для неї лише { $cells }. Отже, більше нічого там стояти не може.
   *[other] Для цих цифр є лише { $cells }: стільки ж клітинок, скільки цифр. Отже, більше нічого там стояти не може.
}

## Wings

# The pincer sees the cell.
wing-if = Якщо в { $cell } стоїть { $digit }, то в { $pincer }, яка її бачить, має бути { $common }.
wing-if-it = Якщо в ній стоїть { $digit }, то в { $pincer }, яка її бачить, має бути { $common }.
wing-if-itself = Інакше { $common } стоїть у ній самій.
# $count is how many cells there are, $others how many digits: one less.
wing-counted = Кожна з цифр { $digits } може стояти лише в одній із цих клітинок, бо клітинки, де вона можлива, бачать одна одну. Цих цифр замало, щоб заповнити всі клітинки, тож в одній із них має бути { $common }.

## Chains

chain-suppose = { $state ->
    [is] Припустімо, що в { $cells } стоїть { $digit }.
    [is-not] Припустімо, що в { $cells } не стоїть { $digit }.
    [in] Припустімо, що в одній із клітинок { $cells } стоїть { $digit }.
   *[not-in] Припустімо, що в { $cells-and } немає { $digit }.
}
# What was found earlier, and is needed now.
chain-known = { $state ->
    [is] Ми також з’ясували, що в { $cells } стоїть { $digit }.
    [is-not] Ми також з’ясували, що в { $cells } не стоїть { $digit }.
    [in] Ми також з’ясували, що в одній із клітинок { $cells } стоїть { $digit }.
   *[not-in] Ми також з’ясували, що в { $cells-and } немає { $digit }.
}
# What was supposed at the beginning, and is needed once more.
chain-supposed = { $state ->
    [is] Ми припустили, що в { $cells } стоїть { $digit }.
    [is-not] Ми припустили, що в { $cells } не стоїть { $digit }.
    [in] Ми припустили, що в одній із клітинок { $cells } стоїть { $digit }.
   *[not-in] Ми припустили, що в { $cells-and } немає { $digit }.
}
# $how is "then" right after what was supposed, otherwise "so".
chain-so = { $how ->
    [then] { $state ->
        [is] Тоді в { $cells } стоїть { $digit }.
        [is-not] Тоді в { $cells } не стоїть { $digit }.
        [in] Тоді в одній із клітинок { $cells } стоїть { $digit }.
       *[not-in] Тоді в { $cells-and } немає { $digit }.
    }
   *[so] { $state ->
        [is] Отже, у { $cells } стоїть { $digit }.
        [is-not] Отже, у { $cells } не стоїть { $digit }.
        [in] Отже, в одній із клітинок { $cells } стоїть { $digit }.
       *[not-in] Отже, у { $cells-and } немає { $digit }.
    }
}
# A digit is not in cells: they are in the same house as that of which the sentence before said that it has
# the digit. $cells has "and".
chain-not = { $how ->
    [then] { $count ->
        [1] { $kind ->
            [row] Тоді в { $cells }, у тому самому рядку, не стоїть { $digit }.
            [column] Тоді в { $cells }, у тому самому стовпці, не стоїть { $digit }.
            [box] Тоді в { $cells }, у тому самому блоці, не стоїть { $digit }.
            [diagonal] Тоді в { $cells }, теж { $house-in }, не стоїть { $digit }.
           *[other] Тоді в { $cells }, теж { $house-in }, не стоїть { $digit }.
        }
        [2] { $kind ->
            [row] Тоді в жодній із двох клітинок { $cells }, у тому самому рядку, не стоїть { $digit }.
            [column] Тоді в жодній із двох клітинок { $cells }, у тому самому стовпці, не стоїть { $digit }.
            [box] Тоді в жодній із двох клітинок { $cells }, у тому самому блоці, не стоїть { $digit }.
            [diagonal] Тоді в жодній із двох клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
           *[other] Тоді в жодній із двох клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
        }
       *[other] { $kind ->
            [row] Тоді в жодній із клітинок { $cells }, у тому самому рядку, не стоїть { $digit }.
            [column] Тоді в жодній із клітинок { $cells }, у тому самому стовпці, не стоїть { $digit }.
            [box] Тоді в жодній із клітинок { $cells }, у тому самому блоці, не стоїть { $digit }.
            [diagonal] Тоді в жодній із клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
           *[other] Тоді в жодній із клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
        }
    }
   *[so] { $count ->
        [1] { $kind ->
            [row] Отже, у { $cells }, у тому самому рядку, не стоїть { $digit }.
            [column] Отже, у { $cells }, у тому самому стовпці, не стоїть { $digit }.
            [box] Отже, у { $cells }, у тому самому блоці, не стоїть { $digit }.
            [diagonal] Отже, у { $cells }, теж { $house-in }, не стоїть { $digit }.
           *[other] Отже, у { $cells }, теж { $house-in }, не стоїть { $digit }.
        }
        [2] { $kind ->
            [row] Отже, у жодній із двох клітинок { $cells }, у тому самому рядку, не стоїть { $digit }.
            [column] Отже, у жодній із двох клітинок { $cells }, у тому самому стовпці, не стоїть { $digit }.
            [box] Отже, у жодній із двох клітинок { $cells }, у тому самому блоці, не стоїть { $digit }.
            [diagonal] Отже, у жодній із двох клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
           *[other] Отже, у жодній із двох клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
        }
       *[other] { $kind ->
            [row] Отже, у жодній із клітинок { $cells }, у тому самому рядку, не стоїть { $digit }.
            [column] Отже, у жодній із клітинок { $cells }, у тому самому стовпці, не стоїть { $digit }.
            [box] Отже, у жодній із клітинок { $cells }, у тому самому блоці, не стоїть { $digit }.
            [diagonal] Отже, у жодній із клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
           *[other] Отже, у жодній із клітинок { $cells }, теж { $house-in }, не стоїть { $digit }.
        }
    }
}
# The same by a rule that relates the cells to $others, which have the digit or another one.
chain-not-by-rule = { $count ->
    [1] { $rule ->
        [anti-knight] { $cells } лежить за хід коня від { $others }, тож у ній не стоїть { $digit }.
        [anti-king] { $cells } лежить за хід короля від { $others }, тож у ній не стоїть { $digit }.
        [non-consecutive] { $cells } межує з { $others }, тож у ній не стоїть { $digit }.
       *[other] За правилом «{ $rule_name }» щодо { $others } у { $cells } не стоїть { $digit }.
    }
    [2] { $rule ->
        [anti-knight] { $cells } лежать за хід коня від { $others }, тож у жодній із двох не стоїть { $digit }.
        [anti-king] { $cells } лежать за хід короля від { $others }, тож у жодній із двох не стоїть { $digit }.
        [non-consecutive] { $cells } межують з { $others }, тож у жодній із двох не стоїть { $digit }.
       *[other] За правилом «{ $rule_name }» щодо { $others } у жодній із двох клітинок { $cells } не стоїть { $digit }.
    }
   *[other] { $rule ->
        [anti-knight] { $cells } лежать за хід коня від { $others }, тож у жодній із них не стоїть { $digit }.
        [anti-king] { $cells } лежать за хід короля від { $others }, тож у жодній із них не стоїть { $digit }.
        [non-consecutive] { $cells } межують з { $others }, тож у жодній із них не стоїть { $digit }.
       *[other] За правилом «{ $rule_name }» щодо { $others } у жодній із клітинок { $cells } не стоїть { $digit }.
    }
}
# The same where the cells see the others in several ways.
chain-not-seen = { $count ->
    [1] { $cells } бачить { $others }, тож у ній не стоїть { $digit }.
    [2] { $cells } бачать { $others }, тож у жодній із двох не стоїть { $digit }.
   *[other] { $cells } бачать { $others }, тож у жодній із них не стоїть { $digit }.
}
# "It" is the cell that was named last.
chain-it-must = { $how ->
    [then] Тоді в ній має бути { $digit }.
   *[so] Отже, у ній має бути { $digit }.
}
chain-must-in = { $how ->
    [then] { $kind ->
        [row] Тоді цифра { $digit } рядка { $number } має стояти в { $cells }.
        [column] Тоді цифра { $digit } стовпця { $number } має стояти в { $cells }.
        [box] Тоді цифра { $digit } блоку { $number } має стояти в { $cells }.
       *[other] Тоді цифра { $digit } { $house-genitive } має стояти в { $cells }.
    }
   *[so] { $kind ->
        [row] Отже, цифра { $digit } рядка { $number } має стояти в { $cells }.
        [column] Отже, цифра { $digit } стовпця { $number } має стояти в { $cells }.
        [box] Отже, цифра { $digit } блоку { $number } має стояти в { $cells }.
       *[other] Отже, цифра { $digit } { $house-genitive } має стояти в { $cells }.
    }
}
# The cell is not the digit, and so must be another. $kind is that of the house that it shares with the cells of the sentence
# before, "none" where no house matters.
chain-not-but = { $how ->
    [then] { $kind ->
        [row] Тоді в { $cell }, у тому самому рядку, має бути не { $digit }, а { $other }.
        [column] Тоді в { $cell }, у тому самому стовпці, має бути не { $digit }, а { $other }.
        [box] Тоді в { $cell }, у тому самому блоці, має бути не { $digit }, а { $other }.
        [diagonal] Тоді в { $cell }, теж { $house-in }, має бути не { $digit }, а { $other }.
        [none] Тоді в { $cell } має бути не { $digit }, а { $other }.
       *[other] Тоді в { $cell }, теж { $house-in }, має бути не { $digit }, а { $other }.
    }
   *[so] { $kind ->
        [row] Отже, у { $cell }, у тому самому рядку, має бути не { $digit }, а { $other }.
        [column] Отже, у { $cell }, у тому самому стовпці, має бути не { $digit }, а { $other }.
        [box] Отже, у { $cell }, у тому самому блоці, має бути не { $digit }, а { $other }.
        [diagonal] Отже, у { $cell }, теж { $house-in }, має бути не { $digit }, а { $other }.
        [none] Отже, у { $cell } має бути не { $digit }, а { $other }.
       *[other] Отже, у { $cell }, теж { $house-in }, має бути не { $digit }, а { $other }.
    }
}
# The cells in $ruled do not have the digit, and so it must be in $cells. $case is how the sentence begins, and whether
# there is one cell in $ruled or more.
chain-not-then-in = { $case ->
    [then-one] { $kind ->
        [row] Тоді в { $ruled } не стоїть { $digit }, і цифра { $digit } рядка { $number } має стояти в { $cells }.
        [column] Тоді в { $ruled } не стоїть { $digit }, і цифра { $digit } стовпця { $number } має стояти в { $cells }.
        [box] Тоді в { $ruled } не стоїть { $digit }, і цифра { $digit } блоку { $number } має стояти в { $cells }.
       *[other] Тоді в { $ruled } не стоїть { $digit }, і цифра { $digit } { $house-genitive } має стояти в { $cells }.
    }
    [then-other] { $kind ->
        [row] Тоді в { $ruled-and } немає { $digit }, і цифра { $digit } рядка { $number } має стояти в { $cells }.
        [column] Тоді в { $ruled-and } немає { $digit }, і цифра { $digit } стовпця { $number } має стояти в { $cells }.
        [box] Тоді в { $ruled-and } немає { $digit }, і цифра { $digit } блоку { $number } має стояти в { $cells }.
       *[other] Тоді в { $ruled-and } немає { $digit }, і цифра { $digit } { $house-genitive } має стояти в { $cells }.
    }
    [so-one] { $kind ->
        [row] Отже, у { $ruled } не стоїть { $digit }, і цифра { $digit } рядка { $number } має стояти в { $cells }.
        [column] Отже, у { $ruled } не стоїть { $digit }, і цифра { $digit } стовпця { $number } має стояти в { $cells }.
        [box] Отже, у { $ruled } не стоїть { $digit }, і цифра { $digit } блоку { $number } має стояти в { $cells }.
       *[other] Отже, у { $ruled } не стоїть { $digit }, і цифра { $digit } { $house-genitive } має стояти в { $cells }.
    }
   *[so-other] { $kind ->
        [row] Отже, у { $ruled-and } немає { $digit }, і цифра { $digit } рядка { $number } має стояти в { $cells }.
        [column] Отже, у { $ruled-and } немає { $digit }, і цифра { $digit } стовпця { $number } має стояти в { $cells }.
        [box] Отже, у { $ruled-and } немає { $digit }, і цифра { $digit } блоку { $number } має стояти в { $cells }.
       *[other] Отже, у { $ruled-and } немає { $digit }, і цифра { $digit } { $house-genitive } має стояти в { $cells }.
    }
}
# An almost locked set: its $count cells have one digit more, $digits; all of them are in one house, unless $kind is "none". Without $digit each of the
# others must be there, and so $other in one of $places, of which there are $many.
# $how is "first" where it is said why that is so, then "again".
chain-set = { $how ->
    [again] { $count ->
        [1] У { $cells } можуть бути лише { $digits }, тож якщо це не { $digit }, то має бути { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] У рядку { $number } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в { $places } має бути { $other }.
                [column] У стовпці { $number } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в { $places } має бути { $other }.
                [box] У блоці { $number } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в { $places } має бути { $other }.
                [diagonal] { $house-start } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в { $places } має бути { $other }.
                [none] Клітинки { $cells } разом мають лише { $digits }, кожну щонайбільше раз, тож якщо { $digit } там немає, то в { $places } має бути { $other }.
               *[other] { $house-start } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в { $places } має бути { $other }.
            }
           *[other] { $kind ->
                [row] У рядку { $number } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [column] У стовпці { $number } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [box] У блоці { $number } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [diagonal] { $house-start } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [none] Клітинки { $cells } разом мають лише { $digits }, кожну щонайбільше раз, тож якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
               *[other] { $house-start } клітинки { $cells } разом мають лише { $digits }, тож якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
            }
        }
    }
   *[first] { $count ->
        [1] У { $cells } можуть бути лише { $digits }, тож якщо це не { $digit }, то має бути { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] У рядку { $number } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в { $places } має бути { $other }.
                [column] У стовпці { $number } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в { $places } має бути { $other }.
                [box] У блоці { $number } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в { $places } має бути { $other }.
                [diagonal] { $house-start } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в { $places } має бути { $other }.
                [none] Клітинки { $cells } разом мають лише { $digits }, кожну щонайбільше раз, і їх на одну більше, ніж клітинок. Отже, якщо { $digit } там немає, то в { $places } має бути { $other }.
               *[other] { $house-start } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в { $places } має бути { $other }.
            }
           *[other] { $kind ->
                [row] У рядку { $number } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [column] У стовпці { $number } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [box] У блоці { $number } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [diagonal] { $house-start } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
                [none] Клітинки { $cells } разом мають лише { $digits }, кожну щонайбільше раз, і їх на одну більше, ніж клітинок. Отже, якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
               *[other] { $house-start } клітинки { $cells } разом мають лише { $digits }, на одну цифру більше, ніж клітинок. Отже, якщо { $digit } там немає, то в одній із клітинок { $places } має бути { $other }.
            }
        }
    }
}
chain-against = Це протилежне до того, що ми припустили.
# $first is true or $second is. $states are those of the two: "is" of one cell, "in" of several, with a line between.
chain-either = { $states ->
    [is-is] Або в { $cells } стоїть { $digit }, або в { $others } стоїть { $other }.
    [is-in] Або в { $cells } стоїть { $digit }, або в одній із клітинок { $others } стоїть { $other }.
    [in-is] Або в одній із клітинок { $cells } стоїть { $digit }, або в { $others } стоїть { $other }.
   *[in-in] Або в одній із клітинок { $cells } стоїть { $digit }, або в одній із клітинок { $others } стоїть { $other }.
}
# Why a cell at one end of a chain cannot be the digit of the other end, after a sentence that one of the two ends is true.
chain-weighed-start = { $cell } або сама містить { $digit }, або бачить { $other }: в обох випадках { $other } у ній бути не може.
chain-weighed-end = { $cell } або бачить { $other }, або сама містить { $digit }: в обох випадках { $other } у ній бути не може.
# The same of one digit and two cells.
chain-either-cell = Цифра { $digit } стоїть або в { $first }, або в { $second }.
# $first and $second are the cells at the ends, $digits has "or".
chain-exchange = Те саме справджується, якщо обміняти ці дві цифри, тож у жодній клітинці, яка бачить і { $first }, і { $second }, не може бути { $digits }.
chain-one-cell = В обох випадках у { $cell } стоїть { $digits } і більше нічого.
chain-only = Отже, у { $cell } стоїть { $digit } і більше нічого.
# The sets at the two ends of a chain have another digit in common, too.
chain-sets-too = { $gone ->
    [1] Так само перша з цих множин або остання має містити { $digit }, тож в одній із клітинок { $cells } стоїть { $digit }: у клітинці, яка бачить їх усі (тут це { $seen }), не може бути { $digit }.
   *[other] Так само перша з цих множин або остання має містити { $digit }, тож в одній із клітинок { $cells } стоїть { $digit }: у клітинках, які бачать їх усі (тут це { $seen }), не може бути { $digit }.
}
chain-loop = Ми повернулися туди, де почали: це петля. Вона діє й у зворотному напрямку, тож із будь-яких двох сусідніх у ній кандидатів істинний рівно один.
# In a set of cells one of two digits is missing, so that it has all its others, $digits.
chain-loop-set = У { $cells } бракує або { $first }, або { $second }, тож решта цифр там є: { $digits }.
# What is kept for two candidates that follow one another. $how is "so" the first time, then "likewise".
chain-loop-cell = { $how ->
    [likewise] Так само в { $cell } стоїть { $digits }.
   *[so] Отже, у { $cell } стоїть { $digits }.
}
chain-loop-house = { $how ->
    [likewise] { $kind ->
        [row] Так само цифра { $digit } рядка { $number } стоїть у { $cells }.
        [column] Так само цифра { $digit } стовпця { $number } стоїть у { $cells }.
        [box] Так само цифра { $digit } блоку { $number } стоїть у { $cells }.
       *[other] Так само цифра { $digit } { $house-genitive } стоїть у { $cells }.
    }
   *[so] { $kind ->
        [row] Отже, цифра { $digit } рядка { $number } стоїть у { $cells }.
        [column] Отже, цифра { $digit } стовпця { $number } стоїть у { $cells }.
        [box] Отже, цифра { $digit } блоку { $number } стоїть у { $cells }.
       *[other] Отже, цифра { $digit } { $house-genitive } стоїть у { $cells }.
    }
}
chain-notation = У нотації Eureka: { $notation }

## Colours

colours-two = Можливі два випадки.
# The same of other candidates.
colours-two-more = Тут теж можливі два випадки.
# $ordinal is which of two possibilities it is: "first" or "second".
colours-are = { $ordinal ->
    [first] { $count ->
        [1] У першому випадку в { $cells } стоїть { $digit }.
        [2] У першому випадку цифра { $digit } стоїть в обох цих клітинках: { $cells }.
       *[other] У першому випадку цифра { $digit } стоїть в усіх цих клітинках: { $cells }.
    }
   *[second] { $count ->
        [1] У другому випадку в { $cells } стоїть { $digit }.
        [2] У другому випадку цифра { $digit } стоїть в обох цих клітинках: { $cells }.
       *[other] У другому випадку цифра { $digit } стоїть в усіх цих клітинках: { $cells }.
    }
}
# $count is how many candidates there are.
colours-are-mixed = { $ordinal ->
    [first] { $count ->
        [1] У першому випадку істинний цей кандидат: { $candidates }.
        [2] У першому випадку істинні обидва ці кандидати: { $candidates }.
       *[other] У першому випадку істинні всі ці кандидати: { $candidates }.
    }
   *[second] { $count ->
        [1] У другому випадку істинний цей кандидат: { $candidates }.
        [2] У другому випадку істинні обидва ці кандидати: { $candidates }.
       *[other] У другому випадку істинні всі ці кандидати: { $candidates }.
    }
}
colours-trap = У клітинці, яка бачить якусь клітинку з першого випадку і якусь із другого, не може бути { $digit }, хоч би котрий із них справдився.
colours-trap-mixed = Те, що суперечить якомусь кандидатові з першого випадку і якомусь із другого, хибне, хоч би котрий із них справдився.
colours-trapped = { $gone } суперечить { $first } і { $second }.
# $how is "and" where another such sentence came right before, otherwise "but".
colours-not-both = { $how ->
    [and] І { $first } та { $second } бачать одна одну, тож { $digit } не може стояти в обох.
   *[but] Але { $first } та { $second } бачать одна одну, тож { $digit } не може стояти в обох.
}
colours-not-both-digits = { $how ->
    [and] І в { $cell } не можуть разом бути { $digit } та { $other }.
   *[but] Але в { $cell } не можуть разом бути { $digit } та { $other }.
}
colours-empties = Але тоді для { $cell } нічого не лишилося б.
colours-wrong = Отже, перший випадок неможливий.
colours-wrong-anyway = Перший випадок неможливий.
# What one of two later possibilities, whichever is right, rules out.
colours-between = { $count ->
    [1] Один із двох останніх випадків справджується, тож у { $cells } не стоїть { $digit }.
    [2] Один із двох останніх випадків справджується, тож у жодній із двох клітинок { $cells } не стоїть { $digit }.
   *[other] Один із двох останніх випадків справджується, тож у жодній із клітинок { $cells } не стоїть { $digit }.
}
colours-remain = { $count ->
    [1] Отже, у { $cells } стоїть { $digit }.
    [2] Отже, цифра { $digit } стоїть в обох цих клітинках: { $cells }.
   *[other] Отже, цифра { $digit } стоїть в усіх цих клітинках: { $cells }.
}
# $first and $second are cells, $count and $others how many.
colours-one-is = Отже, { $digit } має стояти або в { $first }, або в { $second }.
# What such a sentence rules out.
colours-sees = У клітинці, яка бачить одну з перших і одну з других, не може бути { $digit }.

## Uniqueness

unique-relies = Цей крок спирається на те, що головоломка має лише один розв’язок.
unique-loop = Якби в { $cells } стояли лише { $digits }, ці дві цифри могли б там помінятися місцями, і головоломка мала б другий розв’язок.
# $count is how many cells the pattern has, $others how many there are in $cells. What the cells can be has just been said.
unique-loop-too = { $others ->
    [1] Якби й у { $cells } могло бути лише { $digits }, ці дві цифри могли б помінятися місцями в усіх цих клітинках, і головоломка мала б другий розв’язок.
   *[other] Якби й у { $cells } могло бути лише { $digits }, ці дві цифри могли б помінятися місцями в усіх цих клітинках, і головоломка мала б другий розв’язок.
}
# $digits are those of the cells, in the same order.
unique-placed = { $count ->
    [1] У { $cells } стоїть { $digits }, і це не задана цифра.
    [2] У { $cells } стоять { $digits }, і жодної з них не було задано.
   *[other] У { $cells } стоять { $digits }, і жодної з них не було задано.
}
unique-grave = Без { $extras } кожна порожня клітинка мала б рівно двох кандидатів, а кожна цифра — рівно два місця в кожному рядку, стовпці та блоці, де її бракує. Така позиція ніколи не має рівно одного розв’язку.
unique-extra-cell = Отже, у { $cell } має бути { $digits }.
unique-extra-digit = Отже, в одній із клітинок { $cells } має бути { $digit }.
unique-extra-any = Отже, щось із цього має справдитися: { $extras }.
# The cells with extra candidates, $extra_digits, count as one cell of a subset with other cells; $count is how many
# cells and digits that makes.
unique-subset = Отже, { $extras } разом діють як одна клітинка, де може бути { $extra_digits }. Разом із { $cells } це стільки ж клітинок, скільки цифр ({ $digits }): кожна з цих цифр має стояти там.
unique-subset-in = { $kind ->
    [row] Отже, { $extras } разом діють як одна клітинка, де може бути { $extra_digits }. Разом із { $cells } це стільки ж клітинок, скільки цифр ({ $digits }): кожна з цих цифр має стояти там і більше ніде в рядку { $number }.
    [column] Отже, { $extras } разом діють як одна клітинка, де може бути { $extra_digits }. Разом із { $cells } це стільки ж клітинок, скільки цифр ({ $digits }): кожна з цих цифр має стояти там і більше ніде у стовпці { $number }.
    [box] Отже, { $extras } разом діють як одна клітинка, де може бути { $extra_digits }. Разом із { $cells } це стільки ж клітинок, скільки цифр ({ $digits }): кожна з цих цифр має стояти там і більше ніде в блоці { $number }.
    [diagonal] Отже, { $extras } разом діють як одна клітинка, де може бути { $extra_digits }. Разом із { $cells } це стільки ж клітинок, скільки цифр ({ $digits }): кожна з цих цифр має стояти там і більше ніде { $house-in }.
   *[other] Отже, { $extras } разом діють як одна клітинка, де може бути { $extra_digits }. Разом із { $cells } це стільки ж клітинок, скільки цифр ({ $digits }): кожна з цих цифр має стояти там і більше ніде { $house-in }.
}

## Sets of cells
##
## Sets have letters, A, B and C, in every language.

sets-set = { $count ->
    [1] Множина { $set } — це { $cells } (цифри { $digits }).
   *[other] { $kind ->
        [row] Множина { $set } — це { $cells } у рядку { $number } (цифри { $digits }).
        [column] Множина { $set } — це { $cells } у стовпці { $number } (цифри { $digits }).
        [box] Множина { $set } — це { $cells } у блоці { $number } (цифри { $digits }).
        [diagonal] Множина { $set } — це { $cells } { $house-in } (цифри { $digits }).
       *[other] Множина { $set } — це { $cells } { $house-in } (цифри { $digits }).
    }
}
sets-one-short = У кожній множині цифр на одну більше, ніж клітинок, тож вона містить їх усі, крім однієї.
sets-restricted = Лише одна з множин { $set } і { $other } може містити { $digit }: усі місця для неї там бачать одне одного.
# The same of two other sets and another digit.
sets-restricted-too = Так само лише одна з множин { $set } і { $other } може містити { $digit }.
sets-two = Множина без неї має містити { $common }.
sets-three = Множина { $middle } має містити { $digit } або { $other }. Якщо { $digit }, то множина { $set } її не має й мусить містити { $common }. Якщо { $other }, то множина { $second } її не має й мусить містити { $common }.
sets-locked = Отже, кожна множина віддає другій одну з цих цифр, а всі інші свої цифри мусить містити сама.
# $count is how many cells and digits there are.
crossing-count = Разом клітинки { $cells } мають лише { $digits }: стільки ж цифр, скільки клітинок.
crossing-keeps = { $count ->
    [1] { $kind ->
        [row] Цифра { $digits } серед них може стояти лише в рядку { $number }, тож її там щонайбільше одна.
        [column] Цифра { $digits } серед них може стояти лише у стовпці { $number }, тож її там щонайбільше одна.
        [box] Цифра { $digits } серед них може стояти лише в блоці { $number }, тож її там щонайбільше одна.
        [diagonal] Цифра { $digits } серед них може стояти лише { $house-in }, тож її там щонайбільше одна.
       *[other] Цифра { $digits } серед них може стояти лише { $house-in }, тож її там щонайбільше одна.
    }
   *[other] { $kind ->
        [row] Цифри { $digits } серед них можуть стояти лише в рядку { $number }, тож кожної там щонайбільше одна.
        [column] Цифри { $digits } серед них можуть стояти лише у стовпці { $number }, тож кожної там щонайбільше одна.
        [box] Цифри { $digits } серед них можуть стояти лише в блоці { $number }, тож кожної там щонайбільше одна.
        [diagonal] Цифри { $digits } серед них можуть стояти лише { $house-in }, тож кожної там щонайбільше одна.
       *[other] Цифри { $digits } серед них можуть стояти лише { $house-in }, тож кожної там щонайбільше одна.
    }
}
crossing-all = Жодна цифра не може стояти у двох із цих клітинок, тож кожна має бути рівно в одній. У клітинці, яка бачить там усі місця якоїсь цифри, цієї цифри бути не може.

## Assumptions

forcing-at-once = { $state ->
    [is] Саме це ми й хочемо показати: у { $cells } стоїть { $digit }.
    [is-not] Саме це ми й хочемо показати: у { $cells } не стоїть { $digit }.
    [in] Саме це ми й хочемо показати: в одній із клітинок { $cells } стоїть { $digit }.
   *[not-in] Саме це ми й хочемо показати: у { $cells-and } немає { $digit }.
}
# An assumption that the others lead to.
forcing-already = Саме до цього ведуть інші випадки.
# What several assumptions all lead to, and from where they go on together. $cases is how many there are.
forcing-meet = { $cases ->
    [2] { $state ->
        [is] В обох випадках у { $cells } стоїть { $digit }.
        [is-not] В обох випадках у { $cells } не стоїть { $digit }.
        [in] В обох випадках в одній із клітинок { $cells } стоїть { $digit }.
       *[not-in] В обох випадках у { $cells-and } немає { $digit }.
    }
   *[other] { $state ->
        [is] У кожному з випадків у { $cells } стоїть { $digit }.
        [is-not] У кожному з випадків у { $cells } не стоїть { $digit }.
        [in] У кожному з випадків в одній із клітинок { $cells } стоїть { $digit }.
       *[not-in] У кожному з випадків у { $cells-and } немає { $digit }.
    }
}
# A statement and its opposite: "is" of one cell, "in" of several.
contradiction-opposites = { $state ->
    [is] Але в { $cells } не може водночас стояти й не стояти { $digit }.
   *[in] Але { $digit } не може водночас стояти в { $cells } і не стояти там.
}
contradiction-cells = Але { $cells } бачать одна одну, тож { $digit } не може стояти в обох.
contradiction-digits = Але в { $cell } не можуть разом бути { $digit } та { $other }.
contradiction-any = Це суперечить одне одному.
trial-why = Ніщо простіше тут не допомагає, тож пробуємо кандидата.
# $count is how many steps there are.
trial-follows = { $count ->
    [1] З цього випливає такий крок.
   *[other] З цього випливають такі кроки.
}
# $tries is how many of them try something in turn.
trial-follows-nested = { $tries ->
    [1] З цього випливають такі кроки, усього { $count }. В одному з них пробуємо ще одного кандидата, і він виявляється хибним.
   *[other] З цього випливають такі кроки, усього { $count }. У { $tries } з них пробуємо ще одного кандидата, і він виявляється хибним.
}
# $step is a sentence or two.
trial-step = { $letter }) { $step }
# What a trial within a trial supposes.
trial-inner = { $state ->
    [is] Припустімо також, що в { $cells } стоїть { $digit }.
    [is-not] Припустімо також, що в { $cells } не стоїть { $digit }.
    [in] Припустімо також, що в одній із клітинок { $cells } стоїть { $digit }.
   *[not-in] Припустімо також, що в { $cells-and } немає { $digit }.
}
# Its own steps in brief: r1c2=5; r3c4<>6. $count is how many.
trial-between = { $count ->
    [1] З цього випливає: { $conclusions }.
   *[other] З цього одне за одним випливає: { $conclusions }.
}
trial-clash = { $kind ->
    [row] Тоді цифра { $digit } стоїть у рядку { $number } двічі: { $cells }.
    [column] Тоді цифра { $digit } стоїть у стовпці { $number } двічі: { $cells }.
    [box] Тоді цифра { $digit } стоїть у блоці { $number } двічі: { $cells }.
   *[other] Тоді цифра { $digit } стоїть { $house-in } двічі: { $cells }.
}
trial-pair = Тоді цифри в { $cells } не можуть стояти разом ({ $rule }).
trial-clue = Тоді цю умову вже неможливо виконати: { $clue }.
trial-solves = Так заповнюється вся сітка.
refute-suppose = Припустімо, що в { $cell } стоїть { $digit }.
refute-suppose-not = Припустімо, що в { $cell } не стоїть { $digit }.
refute-then = Тоді в { $cell } має бути { $digit }.
# $how is "then" at the end of several sentences or steps, "so" right after the last inference.
refute-no-value = { $how ->
    [so] Отже, для { $cell } нічого не лишається.
   *[then] Тоді для { $cell } нічого не лишається.
}
# The same where the cell could only be these digits. $digits has "or".
refute-no-value-of = У { $cell } могло бути лише { $digits }, а з цього нічого не лишилося.
refute-no-place = { $how ->
    [so] { $kind ->
        [row] Отже, у рядку { $number } немає місця для { $digit }.
        [column] Отже, у стовпці { $number } немає місця для { $digit }.
        [box] Отже, у блоці { $number } немає місця для { $digit }.
       *[other] Отже, { $house-in } немає місця для { $digit }.
    }
   *[then] { $kind ->
        [row] Тоді в рядку { $number } немає місця для { $digit }.
        [column] Тоді у стовпці { $number } немає місця для { $digit }.
        [box] Тоді в блоці { $number } немає місця для { $digit }.
       *[other] Тоді { $house-in } немає місця для { $digit }.
    }
}
# The same where the digit could only go in these cells; $count is how many.
refute-no-place-of = { $count ->
    [2] { $kind ->
        [row] Тепер у жодній із двох клітинок { $cells } не може бути { $digit }, тож у рядку { $number } для { $digit } немає місця.
        [column] Тепер у жодній із двох клітинок { $cells } не може бути { $digit }, тож у стовпці { $number } для { $digit } немає місця.
        [box] Тепер у жодній із двох клітинок { $cells } не може бути { $digit }, тож у блоці { $number } для { $digit } немає місця.
       *[other] Тепер у жодній із двох клітинок { $cells } не може бути { $digit }, тож { $house-in } для { $digit } немає місця.
    }
   *[other] { $kind ->
        [row] Тепер у жодній із клітинок { $cells } не може бути { $digit }, тож у рядку { $number } для { $digit } немає місця.
        [column] Тепер у жодній із клітинок { $cells } не може бути { $digit }, тож у стовпці { $number } для { $digit } немає місця.
        [box] Тепер у жодній із клітинок { $cells } не може бути { $digit }, тож у блоці { $number } для { $digit } немає місця.
       *[other] Тепер у жодній із клітинок { $cells } не може бути { $digit }, тож { $house-in } для { $digit } немає місця.
    }
}
# $cells are all cells of a pattern, $count is how many.
refute-no-extra = Тоді в { $cells } стояло б лише { $digits }, і був би другий розв’язок.
refute-no-extra-left = Тоді не лишилося б жодного з цих кандидатів, і був би другий розв’язок.
refute-no-way = Тоді цього вже неможливо дотриматися: { $clues }.
refute-others = { $count ->
    [1] Інший висновок випливає так само.
   *[other] Інші висновки випливають так само.
}
refute-together = Усе це разом не лишає іншої можливості.
