### Steps of reasoning, from a nudge to everything.
###
### What the arguments are, wherever they stand, is said in the English file. Forms that are used here: of houses
### .in, .start, .genitive and .accusative (answers.ftl), of techniques .indefinite (names.ftl), of clues .start.
###
### О цифре говорится в женском роде: «5 стоит в r1c2», «должна быть 5». «В r1c2 не 5» — в этой клетке другая цифра.
### «Число» и «правило» в именах условий одинаковы в именительном и винительном падеже.

# A candidate in a list: "7 in r1c2".
candidate-name = { $digit } в { $cell }
# A cell, or several in short, with their candidates in a list: "r1c2 (4, 7)", "r1c25 (2, 4, 7)".
cell-with-digits = { $cell } ({ $digits })

## How to read the steps, for somebody who does it for the first time

reading-cells = r1c2 — это клетка в строке 1 и столбце 2.
# $rows and $columns are those of one box.
reading-boxes = { $rows ->
        [one] В каждом блоке { $rows } строка
        [few] В каждом блоке { $rows } строки
       *[other] В каждом блоке { $rows } строк
    } и { $columns ->
        [one] { $columns } столбец
        [few] { $columns } столбца
       *[other] { $columns } столбцов
    }. Блоки нумеруются слева направо и сверху вниз.
# What digits there are. $letters is how many letters follow the numbers; these end with $last_number.
reading-digits = { $letters ->
    [0] Цифры — от { $first } до { $last }.
    [1] Цифры — от { $first } до { $last_number } и { $last }.
   *[other] Цифры — от { $first } до { $last_number } и от A до { $last }.
}
# $case says whether there are boxes, and whether rules make cells see more than the rows, columns and boxes do.
reading-sees = { $case ->
    [boxes] Клетка видит остальные клетки своей строки, своего столбца и своего блока.
    [boxes-more] Клетка видит остальные клетки своей строки, своего столбца и своего блока, а также все те, где по правилам ниже не может стоять та же цифра.
    [lines] Клетка видит остальные клетки своей строки и своего столбца.
   *[lines-more] Клетка видит остальные клетки своей строки и своего столбца, а также все те, где по правилам ниже не может стоять та же цифра.
}
reading-candidates = Кандидаты клетки — это цифры, которые ещё могут в ней стоять.
# Where steps are written in Eureka notation, too.
reading-notation = В записи Eureka = стоит между двумя кандидатами, из которых хотя бы один верен, а - между двумя, которые не могут быть верны одновременно; за => следует вывод. r1c2=3 значит, что в r1c2 стоит 3, r1c2<>3 — что там стоит не 3.
# A rule of the puzzle: its name, and its sentence from rules.ftl.
reading-rule = { $name }. { $text }
# The cells of a house that a rule names, as in "region 4: r1c1, r1c2 and r2c1."
reading-house = { $house-start }: { $cells }.
reading-strip = { $house-start }: { $cells }; цифры — { $digits }.
# The cells that a rule is about, and its number. $count is how many cells there are.
reading-clue = { $count ->
    [1] Здесь это правило действует для клетки { $cells }.
   *[other] Здесь это правило действует для клеток { $cells }.
}
reading-clue-number = С числом { $number } это правило действует для { $cells }.
# $clues are numbers at the edge as in clue-name, $count is how many.
reading-edge = { $count ->
    [1] Здесь дано { $clues }.
   *[other] Здесь даны { $clues }.
}

## Level 1: where to look

look-house = { $kind ->
    [row] Посмотрите на строку { $number }.
    [column] Посмотрите на столбец { $number }.
    [box] Посмотрите на блок { $number }.
   *[other] Посмотрите на { $house-accusative }.
}
look-digits = Посмотрите на { $digits }.
look-digit-house = { $kind ->
    [row] Посмотрите на { $digit } в строке { $number }.
    [column] Посмотрите на { $digit } в столбце { $number }.
    [box] Посмотрите на { $digit } в блоке { $number }.
    [diagonal] Посмотрите на { $digit } { $house-in }.
   *[other] Посмотрите на { $digit } { $house-in }.
}
look-digit-houses = { $kind ->
    [row] Посмотрите на { $digit } в строках { $numbers }.
    [column] Посмотрите на { $digit } в столбцах { $numbers }.
   *[box] Посмотрите на { $digit } в блоках { $numbers }.
}
look-digit-mixed = Посмотрите на { $digit } { $houses-in }.
look-cells = Посмотрите на { $cells }.
look-around = Посмотрите на { $cell } и клетки, которые она видит.
# Cells that hold these digits or can still be them.
look-pattern = Посмотрите на клетки с { $digits }.
look-clues = Посмотрите на { $clues }.
# $count is how many digits there are.
look-pairs = { $count ->
    [1] Посмотрите, где для { $digits } есть ровно два места.
   *[other] Посмотрите, где для { $digits } есть ровно по два места.
}

## Level 2: what there is, on which digits and where

what-in = { $kind ->
    [row] В строке { $number } есть { $name-indefinite }.
    [column] В столбце { $number } есть { $name-indefinite }.
    [box] В блоке { $number } есть { $name-indefinite }.
    [diagonal] { $house-start } есть { $name-indefinite }.
   *[other] { $house-start } есть { $name-indefinite }.
}
what-on-in = { $kind ->
    [row] В строке { $number } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
    [column] В столбце { $number } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
    [box] В блоке { $number } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
    [diagonal] { $house-start } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
   *[other] { $house-start } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
}
what-on-houses = { $kind ->
    [row] В строках { $numbers } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
    [column] В столбцах { $numbers } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
   *[box] В блоках { $numbers } есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }.
}
what-on-mixed = Есть { $name-indefinite } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    } { $houses-in }.
# From the house where a chain begins to the one where it ends.
what-on-between = { $kind ->
    [row] Есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }, от строки { $number } до строки { $other_number }.
    [box] Есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }, от блока { $number } до блока { $other_number }.
   *[other] Есть { $name-indefinite } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }, от { $house-genitive } до { $other_house-genitive }.
}
what-around = Вокруг { $cell } есть { $name-indefinite } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    }.
what-clues = Если учесть { $clues }, есть { $name-indefinite }.

## Level 3: in which cells

place-last-cell = { $kind ->
    [row] { $name } в строке { $number }: { $cell } — единственная пустая клетка.
    [column] { $name } в столбце { $number }: { $cell } — единственная пустая клетка.
    [box] { $name } в блоке { $number }: { $cell } — единственная пустая клетка.
    [diagonal] { $name } { $house-in }: { $cell } — единственная пустая клетка.
   *[other] { $name } { $house-in }: { $cell } — единственная пустая клетка.
}
place-only-place = { $kind ->
    [row] { $name } в строке { $number }: { $digit } может стоять только в { $cell }.
    [column] { $name } в столбце { $number }: { $digit } может стоять только в { $cell }.
    [box] { $name } в блоке { $number }: { $digit } может стоять только в { $cell }.
    [diagonal] { $name } { $house-in }: { $digit } может стоять только в { $cell }.
   *[other] { $name } { $house-in }: { $digit } может стоять только в { $cell }.
}
place-only-digit = { $kind ->
    [row] { $name } в строке { $number }: для { $cell } осталась только одна цифра.
    [column] { $name } в столбце { $number }: для { $cell } осталась только одна цифра.
    [box] { $name } в блоке { $number }: для { $cell } осталась только одна цифра.
    [diagonal] { $name } { $house-in }: для { $cell } осталась только одна цифра.
   *[other] { $name } { $house-in }: для { $cell } осталась только одна цифра.
}
place-cells = { $name } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    }: { $cells }.
place-in = { $kind ->
    [row] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        } в строке { $number }: { $cells }.
    [column] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        } в столбце { $number }: { $cells }.
    [box] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        } в блоке { $number }: { $cells }.
    [diagonal] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        } { $house-in }: { $cells }.
   *[other] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        } { $house-in }: { $cells }.
}
# $kinds are the kinds of the two houses that all the cells lie in, $number and $other_number their numbers.
place-intersection = { $kinds ->
    [box-row] { $name } по цифре { $digit } в блоке { $number }, вдоль строки { $other_number }: { $cells }.
    [box-column] { $name } по цифре { $digit } в блоке { $number }, вдоль столбца { $other_number }: { $cells }.
    [row-box] { $name } по цифре { $digit } в строке { $number }, внутри блока { $other_number }: { $cells }.
    [column-box] { $name } по цифре { $digit } в столбце { $number }, внутри блока { $other_number }: { $cells }.
   *[other] { $name } по цифре { $digit } там, где пересекаются { $houses }. Клетки: { $cells }.
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
place-fish = { $lines ->
    [row] { $name } по цифре { $digit } в строках { $bases } (столбцы { $covers }): { $cells }.
    [column] { $name } по цифре { $digit } в столбцах { $bases } (строки { $covers }): { $cells }.
   *[mixed] { $name } по цифре { $digit }. Основа: { $bases }; покрытие: { $covers }. Клетки: { $cells }.
}
# $fins are the cells beside it, $count is how many.
place-fish-finned = { $lines ->
    [row] { $name } по цифре { $digit } в строках { $bases } (столбцы { $covers }): { $cells }; рядом { $fins }.
    [column] { $name } по цифре { $digit } в столбцах { $bases } (строки { $covers }): { $cells }; рядом { $fins }.
   *[mixed] { $name } по цифре { $digit }. Основа: { $bases }; покрытие: { $covers }. Клетки: { $cells }; рядом { $fins }.
}
# $first and $second are cells.
place-colours = { $name } по цифре { $digit }: { $first } — один цвет, { $second } — другой.
place-colours-two = { $name } по цифре { $digit }: { $first } — один цвет, { $second } — другой; { $third } — третий цвет, { $fourth } — четвёртый.
# Of the first two colours only one matters: it meets both of the others.
place-colours-three = { $name } по цифре { $digit }: { $first } — один цвет; { $third } — второй, { $fourth } — противоположный ему.
# $first and $second are candidates.
place-colours-mixed = { $name }: { $first } — один цвет, { $second } — другой.
place-clues = { $name }. Учтите { $clues } и посмотрите, что следует для { $cells }.
# $pivot is one cell, $pincers are several, each as in cell-with-digits.
place-wing = { $name } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    }: опора { $pivot }, клешни { $pincers }.
place-wing-pivots = { $name } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    }: в середине { $pivots }, клешни { $pincers }.
# $cells are those on the way.
place-chain = { $name } от { $digit } в { $start } до { $other } в { $end } через { $cells }.
# A chain of cells that all have the same two digits.
place-chain-pair = { $name } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    } от { $start } до { $end } через { $cells }.
place-chain-short = { $name } от { $digit } в { $start } до { $other } в { $end }.
place-chain-self = { $name } от { $digit } в { $start } обратно туда же через { $cells }.
# Two chains at once, each from one end to the other.
place-chains = { $name } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    }: от { $start } до { $end } и от { $other_start } до { $other_end }. Все клетки: { $cells }.
place-loop = { $name } { $digits-count ->
        [1] по цифре { $digits }
       *[other] по цифрам { $digits }
    }, по кругу через { $cells }.
# A chain or a loop, and the sets of cells that it leads through, each as in cell-with-digits. $place is a sentence.
place-with-sets = { $count ->
    [1] { $place } На пути лежит набор { $sets }.
   *[other] { $place } На пути лежат наборы { $sets }.
}
# Two sets of cells with their digits, and the digits that only one of the two can have.
# $count is how many of these there are.
place-sets = { $count ->
    [1] { $name }: набор A — { $cells }, цифры { $digits }; набор B — { $cells_b }, цифры { $digits_b }. Цифра { $restricted } может быть только в одном из двух.
   *[other] { $name }: набор A — { $cells }, цифры { $digits }; набор B — { $cells_b }, цифры { $digits_b }. Каждая из цифр { $restricted } может быть только в одном из двух.
}
# Three sets: only one of the sets $set and $other can have $digit, only one of $third and $fourth can have $second.
place-sets-three = { $name }: набор A — { $cells }, цифры { $digits }; набор B — { $cells_b }, цифры { $digits_b }; набор C — { $cells_c }, цифры { $digits_c }. Цифра { $digit } может быть только в одном из наборов { $set } и { $other }, а { $second } — только в одном из наборов { $third } и { $fourth }.
# Where two houses cross: $cells are in both, set A in the one, set B in the other.
place-crossing = { $name }: { $cells } на пересечении { $houses-genitive }. Набор A — { $cells_a }, цифры { $digits_a }; набор B — { $cells_b }, цифры { $digits_b }.
# $cells are the cells of a pattern that cannot be, $others those of them that can be more than $digits.
place-pattern = { $count ->
    [1] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }: { $cells }. Только в { $others } может быть что-то ещё.
   *[other] { $name } { $digits-count ->
            [1] по цифре { $digits }
           *[other] по цифрам { $digits }
        }: { $cells }. Только в { $others } может быть что-то ещё.
}
place-grave = { $name }: в каждой пустой клетке ровно два кандидата, не считая { $extras }.
# $candidates is what all ways lead to: candidates that go in or out.
place-forcing-cell = { $name }: в { $cell } может быть { $digits }. Проследите, что в каждом случае следует для { $candidates }.
place-forcing-house = { $kind ->
    [row] { $name }: { $digit } в строке { $number } может стоять в { $cells }. Проследите, что в каждом случае следует для { $candidates }.
    [column] { $name }: { $digit } в столбце { $number } может стоять в { $cells }. Проследите, что в каждом случае следует для { $candidates }.
    [box] { $name }: { $digit } в блоке { $number } может стоять в { $cells }. Проследите, что в каждом случае следует для { $candidates }.
    [diagonal] { $name }: { $digit } { $house-in } может стоять в { $cells }. Проследите, что в каждом случае следует для { $candidates }.
   *[other] { $name }: { $digit } { $house-in } может стоять в { $cells }. Проследите, что в каждом случае следует для { $candidates }.
}
# What is supposed, and which cells to look at then.
place-trial = { $state ->
    [is] { $name }: предположим, что в { $cells } стоит { $digit }, и посмотрим, к чему это приведёт.
    [is-not] { $name }: предположим, что в { $cells } стоит не { $digit }, и посмотрим, к чему это приведёт.
    [in] { $name }: предположим, что в одной из клеток { $cells } стоит { $digit }, и посмотрим, к чему это приведёт.
   *[not-in] { $name }: предположим, что в { $cells-and } нет { $digit }, и посмотрим, к чему это приведёт.
}
place-suppose = { $state ->
    [is] { $name }: предположим, что в { $cells } стоит { $digit }, и проследим, что из этого следует для { $others }.
    [is-not] { $name }: предположим, что в { $cells } стоит не { $digit }, и проследим, что из этого следует для { $others }.
    [in] { $name }: предположим, что в одной из клеток { $cells } стоит { $digit }, и проследим, что из этого следует для { $others }.
   *[not-in] { $name }: предположим, что в { $cells-and } нет { $digit }, и проследим, что из этого следует для { $others }.
}

## What is true in the position

premise-cells = { $count ->
    [1] В { $cells } может быть только { $digits }.
   *[other] В { $cells } может быть только { $digits }.
}
premise-place = { $kind ->
    [row] В строке { $number } цифра { $digit } может стоять только в { $cells }.
    [column] В столбце { $number } цифра { $digit } может стоять только в { $cells }.
    [box] В блоке { $number } цифра { $digit } может стоять только в { $cells }.
    [diagonal] { $house-start } цифра { $digit } может стоять только в { $cells }.
   *[other] { $house-start } цифра { $digit } может стоять только в { $cells }.
}
# The digit is the one that the sentence before was about.
premise-place-again = { $kind ->
    [row] В строке { $number } она может стоять только в { $cells }.
    [column] В столбце { $number } она может стоять только в { $cells }.
    [box] В блоке { $number } она может стоять только в { $cells }.
    [diagonal] { $house-start } она может стоять только в { $cells }.
   *[other] { $house-start } она может стоять только в { $cells }.
}
# The house is the one that the sentence before was about.
premise-place-there = Цифра { $digit } там может стоять только в { $cells }.
premise-places = { $kind ->
    [row] В строке { $number } цифры { $digits } могут стоять только в { $cells }.
    [column] В столбце { $number } цифры { $digits } могут стоять только в { $cells }.
    [box] В блоке { $number } цифры { $digits } могут стоять только в { $cells }.
    [diagonal] { $house-start } цифры { $digits } могут стоять только в { $cells }.
   *[other] { $house-start } цифры { $digits } могут стоять только в { $cells }.
}
premise-places-there = Цифры { $digits } там могут стоять только в { $cells }.
premise-rule = Если учесть { $clues }, в { $cell } может быть только { $digits }.
# The clues are those of the sentence before.
premise-rule-again = Точно так же в { $cell } может быть только { $digits }.
premise-rule-any = Если учесть { $clues }, верно одно из этого: { $candidates }.
# How cells that a rule relates stand to each other. $count is how many others there are.
related = { $rule ->
    [anti-knight] { $cell } находится на расстоянии хода коня от { $others }.
    [anti-king] { $cell } находится на расстоянии хода короля от { $others }.
    [non-consecutive] { $cell } находится рядом с { $others }.
   *[other] Правило «{ $rule_name }» связывает { $cell } с { $others }.
}

## What follows

# $how is "so", "either" where one of two cases is true, "each" where one of several is, "refuted" where the contrary led
# to something impossible, "also" for a second conclusion, or "and" for any after that.
conclude-in = { $how ->
    [each] В каждом случае в { $cell } стоит { $digit }.
    [either] В обоих случаях в { $cell } стоит { $digit }.
    [also] Кроме того, в { $cell } стоит { $digit }.
    [and] И ещё в { $cell } стоит { $digit }.
    [refuted] Это невозможно, значит, в { $cell } стоит { $digit }.
   *[so] Значит, в { $cell } стоит { $digit }.
}
# $digits has "or". $count is how many digits there are, $places how many cells.
conclude-out = { $how ->
    [each] В каждом случае в { $cells } { $count ->
        [1] не может быть { $digits }
       *[other] не может быть цифр { $digits-and }
    }.
    [either] В обоих случаях в { $cells } { $count ->
        [1] не может быть { $digits }
       *[other] не может быть цифр { $digits-and }
    }.
    [also] Кроме того, в { $cells } { $count ->
        [1] не может быть { $digits }
       *[other] не может быть цифр { $digits-and }
    }.
    [and] И ещё в { $cells } { $count ->
        [1] не может быть { $digits }
       *[other] не может быть цифр { $digits-and }
    }.
    [refuted] Это невозможно, значит, в { $cells } { $count ->
        [1] не может быть { $digits }
       *[other] не может быть цифр { $digits-and }
    }.
   *[so] Значит, в { $cells } { $count ->
        [1] не может быть { $digits }
       *[other] не может быть цифр { $digits-and }
    }.
}
# $gone is how many cells lose the digit, $seen are those cells. $how is "so" after the reason, "plain" where it is what a
# chain has shown.
either-or = { $how ->
    [so] { $gone ->
        [1] Значит, { $digit } стоит в { $first } или в { $second }: в клетке, которая видит обе (здесь это { $seen }), её быть не может.
       *[other] Значит, { $digit } стоит в { $first } или в { $second }: в клетках, которые видят обе (здесь это { $seen }), её быть не может.
    }
   *[plain] { $gone ->
        [1] Цифра { $digit } стоит в { $first } или в { $second }: в клетке, которая видит обе (здесь это { $seen }), её быть не может.
       *[other] Цифра { $digit } стоит в { $first } или в { $second }: в клетках, которые видят обе (здесь это { $seen }), её быть не может.
    }
}
# Right after a sentence that says that one of $count cells has the digit.
seen-by-these = { $count ->
    [2] { $gone ->
        [1] В клетке, которая видит обе (здесь это { $seen }), не может быть { $digit }.
       *[other] В клетках, которые видят обе (здесь это { $seen }), не может быть { $digit }.
    }
   *[other] { $gone ->
        [1] В клетке, которая видит их все (здесь это { $seen }), не может быть { $digit }.
       *[other] В клетках, которые видят их все (здесь это { $seen }), не может быть { $digit }.
    }
}
one-of-several = { $how ->
    [so] { $gone ->
        [1] Значит, в одной из клеток { $cells } стоит { $digit }: в клетке, которая видит их все (здесь это { $seen }), её быть не может.
       *[other] Значит, в одной из клеток { $cells } стоит { $digit }: в клетках, которые видят их все (здесь это { $seen }), её быть не может.
    }
   *[plain] { $gone ->
        [1] В одной из клеток { $cells } стоит { $digit }: в клетке, которая видит их все (здесь это { $seen }), её быть не может.
       *[other] В одной из клеток { $cells } стоит { $digit }: в клетках, которые видят их все (здесь это { $seen }), её быть не может.
    }
}

## Singles

single-last-cell = { $kind ->
    [row] В строке { $number } пуста только { $cell }.
    [column] В столбце { $number } пуста только { $cell }.
    [box] В блоке { $number } пуста только { $cell }.
    [diagonal] { $house-start } пуста только { $cell }.
   *[other] { $house-start } пуста только { $cell }.
}
single-last-digit = Там не хватает только { $digit }.
single-place = { $kind ->
    [row] В строке { $number } цифра { $digit } может стоять только в { $cell }.
    [column] В столбце { $number } цифра { $digit } может стоять только в { $cell }.
    [box] В блоке { $number } цифра { $digit } может стоять только в { $cell }.
    [diagonal] { $house-start } цифра { $digit } может стоять только в { $cell }.
   *[other] { $house-start } цифра { $digit } может стоять только в { $cell }.
}
# $others is how many other empty cells there are.
single-blocked-all = { $others ->
    [1] { $count ->
        [1] Цифра { $digit } в { $cells } закрывает там вторую пустую клетку.
       *[other] Цифры { $digit } в { $cells } закрывают там вторую пустую клетку.
    }
    [2] { $count ->
        [1] Цифра { $digit } в { $cells } закрывает там обе остальные пустые клетки.
       *[other] Цифры { $digit } в { $cells } закрывают там обе остальные пустые клетки.
    }
   *[other] { $count ->
        [1] Цифра { $digit } в { $cells } закрывает там все остальные пустые клетки.
       *[other] Цифры { $digit } в { $cells } закрывают там все остальные пустые клетки.
    }
}
# $gone is how many cells are blocked.
single-blocked = { $count ->
    [1] Цифра { $digit } в { $cells } закрывает { $blocked }.
   *[other] Цифры { $digit } в { $cells } закрывают { $blocked }.
}
single-before = Из { $cells } цифра { $digit } исключена раньше.
single-digit = В { $cell } может быть только { $digit }.
# $count is how many digits there are.
single-held = { $kind ->
    [row] В её строке уже есть { $digits }.
    [column] В её столбце уже есть { $digits }.
    [box] В её блоке уже есть { $digits }.
    [diagonal] Она лежит { $house-in }, где уже есть { $digits }.
   *[other] Она лежит { $house-in }, где уже есть { $digits }.
}
# The cell may hold only some digits, whatever else there is. $digits has "or", $all has "and".
single-allowed = { $rule ->
    [even] Там должна быть чётная цифра.
    [odd] Там должна быть нечётная цифра.
    [strip] В её полосе есть только { $all }.
   *[other] По правилу «{ $name }» там может быть только { $digits }.
}
# The rules allow the digit in none of the cells.
single-not-allowed = { $rule ->
    [even] В { $cells } не может быть нечётной цифры.
    [odd] В { $cells } не может быть чётной цифры.
    [strip] В полосе с { $cells } нет { $digit }.
   *[other] По правилу «{ $name }» в { $cells } не может быть { $digit }.
}
# "It" is the cell that the sentences are about; the cells are related to it by the rule.
single-related = { $rule ->
    [anti-knight] { $count ->
        [1] { $cells } на расстоянии хода коня от неё исключает { $digits }.
       *[other] { $cells } на расстоянии хода коня от неё исключают { $digits }.
    }
    [anti-king] { $count ->
        [1] { $cells } на расстоянии хода короля от неё исключает { $digits }.
       *[other] { $cells } на расстоянии хода короля от неё исключают { $digits }.
    }
    [non-consecutive] { $count ->
        [1] { $cells } рядом с ней исключает { $digits }.
       *[other] { $cells } рядом с ней исключают { $digits }.
    }
   *[other] { $count ->
        [1] По правилу «{ $rule_name }» { $cells } исключает { $digits }.
       *[other] По правилу «{ $rule_name }» { $cells } исключают { $digits }.
    }
}
single-out-before = { $count ->
    [1] Цифра { $digits } исключена раньше.
   *[other] Цифры { $digits } исключены раньше.
}

## Clues
##
## The names of clues are neuter, so that they are the same in the nominative and the accusative.

# A number at the edge, by where it stands.
clue-name = { $side ->
    [left] число { $number } слева от строки { $line }
    [right] число { $number } справа от строки { $line }
    [above] число { $number } над столбцом { $line }
   *[below] число { $number } под столбцом { $line }
}
    .start = { $side ->
        [left] Число { $number } слева от строки { $line }
        [right] Число { $number } справа от строки { $line }
        [above] Число { $number } над столбцом { $line }
       *[below] Число { $number } под столбцом { $line }
    }
# Any other clue: by its rule and its cells.
clue-name-cells = правило «{ $rule }» в { $cells }
    .start = Правило «{ $rule }» в { $cells }
clue-name-number = правило «{ $rule }» с числом { $number } в { $cells }
    .start = Правило «{ $rule }» с числом { $number } в { $cells }
buildings-one = { $clue-start } говорит, что оттуда видно только одно здание: самое высокое, { $highest }, стоит прямо впереди и закрывает все остальные.
buildings-all = { $number ->
    [one] { $clue-start } говорит, что оттуда видно { $number } здание, то есть все. Значит, они растут одно за другим, от { $lowest } до { $highest }.
    [few] { $clue-start } говорит, что оттуда видны все { $number } здания. Значит, они растут одно за другим, от { $lowest } до { $highest }.
   *[other] { $clue-start } говорит, что оттуда видны все { $number } зданий. Значит, они растут одно за другим, от { $lowest } до { $highest }.
}
buildings-seen = { $number ->
    [1] { $clue-start } говорит, что оттуда видно только одно здание.
    [one] { $clue-start } говорит, что оттуда видно { $number } здание.
    [few] { $clue-start } говорит, что оттуда видно { $number } здания.
   *[other] { $clue-start } говорит, что оттуда видно { $number } зданий.
}
# Of the clue at the other end of the line.
buildings-seen-too = { $number ->
    [1] { $clue-start } говорит, что с другого конца видно только одно.
   *[other] { $clue-start } говорит, что с другого конца видно { $number }.
}
# $highest is the largest digit.
buildings-room = Каждое должно быть выше того, что видно перед ним, а выше, чем { $highest }, зданий нет.
# $how is "and" where another such sentence came right before, otherwise "so".
buildings-at-most = { $how ->
    [and] А в { $cell } — не больше { $digit }.
   *[so] Значит, в { $cell } не больше { $digit }.
}
# $highest is the largest digit.
buildings-run = Здание { $highest } в { $cell } закрывает всё, что за ним. Значит, видно каждое из зданий в { $cells }, и они растут от одного к другому.
buildings-run-only = Здание { $highest } может стоять только в { $cell } и закрывает всё, что за ним. Значит, видно каждое из зданий в { $cells }, и они растут от одного к другому.
# $digits is one digit or several of which any is meant: "6, 7 or 8". So are $cells.
buildings-too-few = { $most ->
    [1] Где бы ни стояли остальные, с { $digits } в { $cells } было бы видно только одно.
   *[other] Где бы ни стояли остальные, с { $digits } в { $cells } было бы видно не больше { $most }.
}
buildings-too-many = Где бы ни стояли остальные, с { $digits } в { $cells } было бы видно не меньше { $fewest }.
buildings-never = С { $digits } в { $cells } никак не может быть видно ровно { $number }.
buildings-not-both = С { $digits } в { $cells } оба условия никак не выполнить.

## Intersections and fish

intersection-lie = { $count ->
    [2] { $kind ->
        [row] Обе клетки лежат в строке { $number }. В какой бы из них ни стояла { $digit }, в строке { $number } она стоит именно там.
        [column] Обе клетки лежат в столбце { $number }. В какой бы из них ни стояла { $digit }, в столбце { $number } она стоит именно там.
        [box] Обе клетки лежат в блоке { $number }. В какой бы из них ни стояла { $digit }, в блоке { $number } она стоит именно там.
        [diagonal] Обе клетки лежат { $house-in }. В какой бы из них ни стояла { $digit }, { $house-in } она стоит именно там.
       *[other] Обе клетки лежат { $house-in }. В какой бы из них ни стояла { $digit }, { $house-in } она стоит именно там.
    }
   *[other] { $kind ->
        [row] Все эти клетки лежат в строке { $number }. В какой бы из них ни стояла { $digit }, в строке { $number } она стоит именно там.
        [column] Все эти клетки лежат в столбце { $number }. В какой бы из них ни стояла { $digit }, в столбце { $number } она стоит именно там.
        [box] Все эти клетки лежат в блоке { $number }. В какой бы из них ни стояла { $digit }, в блоке { $number } она стоит именно там.
        [diagonal] Все эти клетки лежат { $house-in }. В какой бы из них ни стояла { $digit }, { $house-in } она стоит именно там.
       *[other] Все эти клетки лежат { $house-in }. В какой бы из них ни стояла { $digit }, { $house-in } она стоит именно там.
    }
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
fish-four = { $lines ->
    [row] Эти четыре клетки лежат в столбцах { $covers }.
   *[column] Эти четыре клетки лежат в строках { $covers }.
}
fish-two = { $lines ->
    [row] Если в строке { $base } цифра { $digit } стоит в столбце { $cover }, то в строке { $other_base } — в столбце { $other_cover }, и наоборот: так или иначе в обоих столбцах цифра { $digit } стоит в этих строках.
   *[column] Если в столбце { $base } цифра { $digit } стоит в строке { $cover }, то в столбце { $other_base } — в строке { $other_cover }, и наоборот: так или иначе в обеих строках цифра { $digit } стоит в этих столбцах.
}
# $count is how many lines there are, here and in fish-many.
fish-lie = { $lines ->
    [row] Все эти клетки лежат в столбцах { $covers }.
   *[column] Все эти клетки лежат в строках { $covers }.
}
fish-many = { $lines ->
    [row] В каждой из этих строк цифра { $digit } стоит в своём столбце, а столбцов не больше, чем строк, поэтому в каждом из этих столбцов она стоит в одной из этих строк.
   *[column] В каждом из этих столбцов цифра { $digit } стоит в своей строке, а строк не больше, чем столбцов, поэтому в каждой из этих строк она стоит в одном из этих столбцов.
}
fish-lie-mixed = Все эти клетки лежат { $covers-in }.
fish-many-mixed = В каждом из этих мест цифра { $digit } помещается только один раз, а поставить нужно ровно столько же, поэтому в каждом из них она стоит в одной из этих клеток.
# $count is how many fins there are, and $fins has "and".
fish-fins-lie = { $lines ->
    [row] Кроме { $fins }, все эти клетки лежат в столбцах { $covers }.
   *[column] Кроме { $fins }, все эти клетки лежат в строках { $covers }.
}
fish-fins-lie-mixed = Кроме { $fins }, все эти клетки лежат { $covers-in }.
# $count is how many fins there are, and $fins has "or".
fish-fins-out = { $lines ->
    [row] { $count ->
        [1] Если в { $fins } стоит не { $digit }, то в каждом из этих столбцов цифра { $digit } стоит в одной из этих строк и больше нигде.
       *[other] Если в { $fins-and } нет { $digit }, то в каждом из этих столбцов цифра { $digit } стоит в одной из этих строк и больше нигде.
    }
   *[column] { $count ->
        [1] Если в { $fins } стоит не { $digit }, то в каждой из этих строк цифра { $digit } стоит в одном из этих столбцов и больше нигде.
       *[other] Если в { $fins-and } нет { $digit }, то в каждой из этих строк цифра { $digit } стоит в одном из этих столбцов и больше нигде.
    }
}
fish-fins-out-mixed = { $count ->
    [1] Если в { $fins } стоит не { $digit }, то в каждом из этих мест цифра { $digit } стоит в одной из этих клеток и больше нигде.
   *[other] Если в { $fins-and } нет { $digit }, то в каждом из этих мест цифра { $digit } стоит в одной из этих клеток и больше нигде.
}
# $fins has "and".
fish-fins-in = { $count ->
    [1] Если в { $fins } стоит { $digit }, то ни в одной клетке, которую видит { $fins }, не может быть { $digit }.
    [2] Если { $digit } стоит в одной из клеток { $fins }, то ни в одной клетке, которая видит обе, не может быть { $digit }.
   *[other] Если { $digit } стоит в одной из клеток { $fins }, то ни в одной клетке, которая видит их все, не может быть { $digit }.
}

## Subsets

subset-pair = { $kind ->
    [row] Если в одной из них { $digit }, в другой должна быть { $other }. Так или иначе { $digit } и { $other } в строке { $number } стоят именно там.
    [column] Если в одной из них { $digit }, в другой должна быть { $other }. Так или иначе { $digit } и { $other } в столбце { $number } стоят именно там.
    [box] Если в одной из них { $digit }, в другой должна быть { $other }. Так или иначе { $digit } и { $other } в блоке { $number } стоят именно там.
   *[other] Если в одной из них { $digit }, в другой должна быть { $other }. Так или иначе { $digit } и { $other } { $house-in } стоят именно там.
}
subset-naked = { $count ->
    [1] { $kind ->
        [row] Значит, в строке { $number } цифра { $digits } стоит там и ни в какой другой клетке.
        [column] Значит, в столбце { $number } цифра { $digits } стоит там и ни в какой другой клетке.
        [box] Значит, в блоке { $number } цифра { $digits } стоит там и ни в какой другой клетке.
       *[other] Значит, { $house-in } цифра { $digits } стоит там и ни в какой другой клетке.
    }
   *[other] { $kind ->
        [row] В этих клетках строки { $number } возможны только { $digits }: столько же цифр, сколько клеток. Каждая из этих цифр должна стоять в одной из этих клеток и ни в какой другой клетке строки { $number }.
        [column] В этих клетках столбца { $number } возможны только { $digits }: столько же цифр, сколько клеток. Каждая из этих цифр должна стоять в одной из этих клеток и ни в какой другой клетке столбца { $number }.
        [box] В этих клетках блока { $number } возможны только { $digits }: столько же цифр, сколько клеток. Каждая из этих цифр должна стоять в одной из этих клеток и ни в какой другой клетке блока { $number }.
       *[other] В этих клетках { $house-genitive } возможны только { $digits }: столько же цифр, сколько клеток. Каждая из этих цифр должна стоять в одной из этих клеток и ни в какой другой клетке { $house-genitive }.
    }
}
subset-also = { $kind ->
    [row] Эти клетки лежат и в строке { $number }, поэтому то же верно для строки { $number }.
    [column] Эти клетки лежат и в столбце { $number }, поэтому то же верно для столбца { $number }.
    [box] Эти клетки лежат и в блоке { $number }, поэтому то же верно для блока { $number }.
    [diagonal] Эти клетки лежат и { $house-in }, поэтому то же верно для { $house-genitive }.
   *[other] Эти клетки лежат и { $house-in }, поэтому то же верно для { $house-genitive }.
}
# $count is how many digits there are.
subset-hidden = { $count ->
    [1] Этой цифре нужна клетка, и для неё есть только { $cells }. Значит, ничего другого там быть не может.
   *[other] Для этих цифр есть только { $cells }: столько же клеток, сколько цифр. Значит, ничего другого там быть не может.
}

## Wings

# The pincer sees the cell.
wing-if = Если в { $cell } стоит { $digit }, то в { $pincer }, которая видит { $cell }, должна быть { $common }.
wing-if-it = Если там стоит { $digit }, то в { $pincer }, которая видит эту клетку, должна быть { $common }.
wing-if-itself = Иначе { $common } стоит в самой этой клетке.
# $count is how many cells there are, $others how many digits: one less.
wing-counted = Каждая из цифр { $digits } может стоять только в одной из этих клеток: клетки, где она возможна, видят друг друга. На все клетки этих цифр не хватает, поэтому в одной должна быть { $common }.

## Chains

chain-suppose = { $state ->
    [is] Предположим, что в { $cells } стоит { $digit }.
    [is-not] Предположим, что в { $cells } стоит не { $digit }.
    [in] Предположим, что в одной из клеток { $cells } стоит { $digit }.
   *[not-in] Предположим, что в { $cells-and } нет { $digit }.
}
# What was found earlier, and is needed now.
chain-known = { $state ->
    [is] Мы также нашли, что в { $cells } стоит { $digit }.
    [is-not] Мы также нашли, что в { $cells } стоит не { $digit }.
    [in] Мы также нашли, что в одной из клеток { $cells } стоит { $digit }.
   *[not-in] Мы также нашли, что в { $cells-and } нет { $digit }.
}
# What was supposed at the beginning, and is needed once more.
chain-supposed = { $state ->
    [is] Мы предположили, что в { $cells } стоит { $digit }.
    [is-not] Мы предположили, что в { $cells } стоит не { $digit }.
    [in] Мы предположили, что в одной из клеток { $cells } стоит { $digit }.
   *[not-in] Мы предположили, что в { $cells-and } нет { $digit }.
}
# $how is "then" right after what was supposed, otherwise "so".
chain-so = { $how ->
    [then] { $state ->
        [is] Тогда в { $cells } стоит { $digit }.
        [is-not] Тогда в { $cells } не { $digit }.
        [in] Тогда в одной из клеток { $cells } стоит { $digit }.
       *[not-in] Тогда в { $cells-and } нет { $digit }.
    }
   *[so] { $state ->
        [is] Значит, в { $cells } стоит { $digit }.
        [is-not] Значит, в { $cells } не { $digit }.
        [in] Значит, в одной из клеток { $cells } стоит { $digit }.
       *[not-in] Значит, в { $cells-and } нет { $digit }.
    }
}
# A digit is not in cells: they are in the same house as that of which the sentence before said that it has
# the digit. $cells has "and".
chain-not = { $how ->
    [then] { $count ->
        [1] { $kind ->
            [row] Тогда в { $cells }, в той же строке, не { $digit }.
            [column] Тогда в { $cells }, в том же столбце, не { $digit }.
            [box] Тогда в { $cells }, в том же блоке, не { $digit }.
            [diagonal] Тогда в { $cells }, тоже { $house-in }, не { $digit }.
           *[other] Тогда в { $cells }, тоже { $house-in }, не { $digit }.
        }
        [2] { $kind ->
            [row] Тогда в { $cells }, в той же строке, нет { $digit }.
            [column] Тогда в { $cells }, в том же столбце, нет { $digit }.
            [box] Тогда в { $cells }, в том же блоке, нет { $digit }.
            [diagonal] Тогда в { $cells }, тоже { $house-in }, нет { $digit }.
           *[other] Тогда в { $cells }, тоже { $house-in }, нет { $digit }.
        }
       *[other] { $kind ->
            [row] Тогда в { $cells }, в той же строке, нет { $digit }.
            [column] Тогда в { $cells }, в том же столбце, нет { $digit }.
            [box] Тогда в { $cells }, в том же блоке, нет { $digit }.
            [diagonal] Тогда в { $cells }, тоже { $house-in }, нет { $digit }.
           *[other] Тогда в { $cells }, тоже { $house-in }, нет { $digit }.
        }
    }
   *[so] { $count ->
        [1] { $kind ->
            [row] Значит, в { $cells }, в той же строке, не { $digit }.
            [column] Значит, в { $cells }, в том же столбце, не { $digit }.
            [box] Значит, в { $cells }, в том же блоке, не { $digit }.
            [diagonal] Значит, в { $cells }, тоже { $house-in }, не { $digit }.
           *[other] Значит, в { $cells }, тоже { $house-in }, не { $digit }.
        }
        [2] { $kind ->
            [row] Значит, в { $cells }, в той же строке, нет { $digit }.
            [column] Значит, в { $cells }, в том же столбце, нет { $digit }.
            [box] Значит, в { $cells }, в том же блоке, нет { $digit }.
            [diagonal] Значит, в { $cells }, тоже { $house-in }, нет { $digit }.
           *[other] Значит, в { $cells }, тоже { $house-in }, нет { $digit }.
        }
       *[other] { $kind ->
            [row] Значит, в { $cells }, в той же строке, нет { $digit }.
            [column] Значит, в { $cells }, в том же столбце, нет { $digit }.
            [box] Значит, в { $cells }, в том же блоке, нет { $digit }.
            [diagonal] Значит, в { $cells }, тоже { $house-in }, нет { $digit }.
           *[other] Значит, в { $cells }, тоже { $house-in }, нет { $digit }.
        }
    }
}
# The same by a rule that relates the cells to $others, which have the digit or another one.
chain-not-by-rule = { $count ->
    [1] { $rule ->
        [anti-knight] { $cells } находится на расстоянии хода коня от { $others }, поэтому там не { $digit }.
        [anti-king] { $cells } находится на расстоянии хода короля от { $others }, поэтому там не { $digit }.
        [non-consecutive] { $cells } находится рядом с { $others }, поэтому там не { $digit }.
       *[other] По правилу «{ $rule_name }» из-за { $others } в { $cells } не { $digit }.
    }
    [2] { $rule ->
        [anti-knight] { $cells } находятся на расстоянии хода коня от { $others }, поэтому там нет { $digit }.
        [anti-king] { $cells } находятся на расстоянии хода короля от { $others }, поэтому там нет { $digit }.
        [non-consecutive] { $cells } находятся рядом с { $others }, поэтому там нет { $digit }.
       *[other] По правилу «{ $rule_name }» из-за { $others } в { $cells } нет { $digit }.
    }
   *[other] { $rule ->
        [anti-knight] { $cells } находятся на расстоянии хода коня от { $others }, поэтому там нет { $digit }.
        [anti-king] { $cells } находятся на расстоянии хода короля от { $others }, поэтому там нет { $digit }.
        [non-consecutive] { $cells } находятся рядом с { $others }, поэтому там нет { $digit }.
       *[other] По правилу «{ $rule_name }» из-за { $others } в { $cells } нет { $digit }.
    }
}
# The same where the cells see the others in several ways.
chain-not-seen = { $count ->
    [1] { $cells } видит { $others }, поэтому там не { $digit }.
    [2] { $cells } видят { $others }, поэтому там нет { $digit }.
   *[other] { $cells } видят { $others }, поэтому там нет { $digit }.
}
# "It" is the cell that was named last.
chain-it-must = { $how ->
    [then] Тогда там должна быть { $digit }.
   *[so] Значит, там должна быть { $digit }.
}
chain-must-in = { $how ->
    [then] { $kind ->
        [row] Тогда в строке { $number } цифра { $digit } должна стоять в { $cells }.
        [column] Тогда в столбце { $number } цифра { $digit } должна стоять в { $cells }.
        [box] Тогда в блоке { $number } цифра { $digit } должна стоять в { $cells }.
       *[other] Тогда { $house-in } цифра { $digit } должна стоять в { $cells }.
    }
   *[so] { $kind ->
        [row] Значит, в строке { $number } цифра { $digit } должна стоять в { $cells }.
        [column] Значит, в столбце { $number } цифра { $digit } должна стоять в { $cells }.
        [box] Значит, в блоке { $number } цифра { $digit } должна стоять в { $cells }.
       *[other] Значит, { $house-in } цифра { $digit } должна стоять в { $cells }.
    }
}
# The cell is not the digit, and so must be another. $kind is that of the house that it shares with the cells of the sentence
# before, "none" where no house matters.
chain-not-but = { $how ->
    [then] { $kind ->
        [row] Тогда в { $cell }, в той же строке, не { $digit }, а { $other }.
        [column] Тогда в { $cell }, в том же столбце, не { $digit }, а { $other }.
        [box] Тогда в { $cell }, в том же блоке, не { $digit }, а { $other }.
        [diagonal] Тогда в { $cell }, тоже { $house-in }, не { $digit }, а { $other }.
        [none] Тогда в { $cell } не { $digit }, а { $other }.
       *[other] Тогда в { $cell }, тоже { $house-in }, не { $digit }, а { $other }.
    }
   *[so] { $kind ->
        [row] Значит, в { $cell }, в той же строке, не { $digit }, а { $other }.
        [column] Значит, в { $cell }, в том же столбце, не { $digit }, а { $other }.
        [box] Значит, в { $cell }, в том же блоке, не { $digit }, а { $other }.
        [diagonal] Значит, в { $cell }, тоже { $house-in }, не { $digit }, а { $other }.
        [none] Значит, в { $cell } не { $digit }, а { $other }.
       *[other] Значит, в { $cell }, тоже { $house-in }, не { $digit }, а { $other }.
    }
}
# The cells in $ruled do not have the digit, and so it must be in $cells. $case is how the sentence begins, and whether
# there is one cell in $ruled or more.
chain-not-then-in = { $case ->
    [then-one] { $kind ->
        [row] Тогда в { $ruled } не { $digit }, и в строке { $number } цифра { $digit } должна стоять в { $cells }.
        [column] Тогда в { $ruled } не { $digit }, и в столбце { $number } цифра { $digit } должна стоять в { $cells }.
        [box] Тогда в { $ruled } не { $digit }, и в блоке { $number } цифра { $digit } должна стоять в { $cells }.
       *[other] Тогда в { $ruled } не { $digit }, и { $house-in } цифра { $digit } должна стоять в { $cells }.
    }
    [then-other] { $kind ->
        [row] Тогда в { $ruled-and } нет { $digit }, и в строке { $number } цифра { $digit } должна стоять в { $cells }.
        [column] Тогда в { $ruled-and } нет { $digit }, и в столбце { $number } цифра { $digit } должна стоять в { $cells }.
        [box] Тогда в { $ruled-and } нет { $digit }, и в блоке { $number } цифра { $digit } должна стоять в { $cells }.
       *[other] Тогда в { $ruled-and } нет { $digit }, и { $house-in } цифра { $digit } должна стоять в { $cells }.
    }
    [so-one] { $kind ->
        [row] Значит, в { $ruled } не { $digit }, и в строке { $number } цифра { $digit } должна стоять в { $cells }.
        [column] Значит, в { $ruled } не { $digit }, и в столбце { $number } цифра { $digit } должна стоять в { $cells }.
        [box] Значит, в { $ruled } не { $digit }, и в блоке { $number } цифра { $digit } должна стоять в { $cells }.
       *[other] Значит, в { $ruled } не { $digit }, и { $house-in } цифра { $digit } должна стоять в { $cells }.
    }
   *[so-other] { $kind ->
        [row] Значит, в { $ruled-and } нет { $digit }, и в строке { $number } цифра { $digit } должна стоять в { $cells }.
        [column] Значит, в { $ruled-and } нет { $digit }, и в столбце { $number } цифра { $digit } должна стоять в { $cells }.
        [box] Значит, в { $ruled-and } нет { $digit }, и в блоке { $number } цифра { $digit } должна стоять в { $cells }.
       *[other] Значит, в { $ruled-and } нет { $digit }, и { $house-in } цифра { $digit } должна стоять в { $cells }.
    }
}
# An almost locked set: its $count cells have one digit more, $digits; all of them are in one house, unless $kind is "none". Without $digit each of the
# others must be there, and so $other in one of $places, of which there are $many.
# $how is "first" where it is said why that is so, then "again".
chain-set = { $how ->
    [again] { $count ->
        [1] В { $cells } возможны только { $digits }, поэтому без { $digit } там должна быть { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] В строке { $number } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в { $places } должна быть { $other }.
                [column] В столбце { $number } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в { $places } должна быть { $other }.
                [box] В блоке { $number } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в { $places } должна быть { $other }.
                [diagonal] { $house-start } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в { $places } должна быть { $other }.
                [none] В клетках { $cells } возможны только { $digits }, каждая не больше одного раза, поэтому если { $digit } там нет, то в { $places } должна быть { $other }.
               *[other] { $house-start } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в { $places } должна быть { $other }.
            }
           *[other] { $kind ->
                [row] В строке { $number } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [column] В столбце { $number } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [box] В блоке { $number } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [diagonal] { $house-start } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [none] В клетках { $cells } возможны только { $digits }, каждая не больше одного раза, поэтому если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
               *[other] { $house-start } в клетках { $cells } возможны только { $digits }, поэтому если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
            }
        }
    }
   *[first] { $count ->
        [1] В { $cells } возможны только { $digits }, поэтому без { $digit } там должна быть { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] В строке { $number } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в { $places } должна быть { $other }.
                [column] В столбце { $number } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в { $places } должна быть { $other }.
                [box] В блоке { $number } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в { $places } должна быть { $other }.
                [diagonal] { $house-start } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в { $places } должна быть { $other }.
                [none] В клетках { $cells } возможны только { $digits }, каждая не больше одного раза, а цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в { $places } должна быть { $other }.
               *[other] { $house-start } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в { $places } должна быть { $other }.
            }
           *[other] { $kind ->
                [row] В строке { $number } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [column] В столбце { $number } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [box] В блоке { $number } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [diagonal] { $house-start } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
                [none] В клетках { $cells } возможны только { $digits }, каждая не больше одного раза, а цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
               *[other] { $house-start } в клетках { $cells } возможны только { $digits }: цифр на одну больше, чем клеток. Значит, если { $digit } там нет, то в одной из клеток { $places } должна быть { $other }.
            }
        }
    }
}
chain-against = А мы предположили обратное.
# $first is true or $second is. $states are those of the two: "is" of one cell, "in" of several, with a line between.
chain-either = { $states ->
    [is-is] Или в { $cells } стоит { $digit }, или в { $others } стоит { $other }.
    [is-in] Или в { $cells } стоит { $digit }, или в одной из клеток { $others } стоит { $other }.
    [in-is] Или в одной из клеток { $cells } стоит { $digit }, или в { $others } стоит { $other }.
   *[in-in] Или в одной из клеток { $cells } стоит { $digit }, или в одной из клеток { $others } стоит { $other }.
}
# Why a cell at one end of a chain cannot be the digit of the other end, after a sentence that one of the two ends is true.
chain-weighed-start = Или в самой { $cell } стоит { $digit }, или она видит { $other }: в обоих случаях { $other } там быть не может.
chain-weighed-end = Или { $cell } видит { $other }, или в ней самой стоит { $digit }: в обоих случаях { $other } там быть не может.
# The same of one digit and two cells.
chain-either-cell = Или в { $first }, или в { $second } стоит { $digit }.
# $first and $second are the cells at the ends, $digits has "or".
chain-exchange = То же верно, если поменять эти две цифры местами, поэтому ни в одной клетке, которая видит и { $first }, и { $second }, не может быть цифр { $digits-and }.
chain-one-cell = В обоих случаях в { $cell } стоит { $digits } и ничего другого.
chain-only = Значит, в { $cell } стоит { $digit } и ничего другого.
# The sets at the two ends of a chain have another digit in common, too.
chain-sets-too = { $gone ->
    [1] Точно так же в первом из этих наборов или в последнем должна быть { $digit }, поэтому в одной из клеток { $cells } стоит { $digit }: в клетке, которая видит их все (здесь это { $seen }), её быть не может.
   *[other] Точно так же в первом из этих наборов или в последнем должна быть { $digit }, поэтому в одной из клеток { $cells } стоит { $digit }: в клетках, которые видят их все (здесь это { $seen }), её быть не может.
}
chain-loop = Мы вернулись к началу: это петля. Она верна и в обратную сторону, поэтому из любых двух кандидатов, которые идут в ней друг за другом, верен ровно один.
# In a set of cells one of two digits is missing, so that it has all its others, $digits.
chain-loop-set = Одной из цифр { $first } и { $second } в { $cells } нет, поэтому остальные там есть: { $digits }.
# What is kept for two candidates that follow one another. $how is "so" the first time, then "likewise".
chain-loop-cell = { $how ->
    [likewise] Точно так же в { $cell } стоит { $digits }.
   *[so] Значит, в { $cell } стоит { $digits }.
}
chain-loop-house = { $how ->
    [likewise] { $kind ->
        [row] Точно так же в строке { $number } цифра { $digit } стоит в { $cells }.
        [column] Точно так же в столбце { $number } цифра { $digit } стоит в { $cells }.
        [box] Точно так же в блоке { $number } цифра { $digit } стоит в { $cells }.
       *[other] Точно так же { $house-in } цифра { $digit } стоит в { $cells }.
    }
   *[so] { $kind ->
        [row] Значит, в строке { $number } цифра { $digit } стоит в { $cells }.
        [column] Значит, в столбце { $number } цифра { $digit } стоит в { $cells }.
        [box] Значит, в блоке { $number } цифра { $digit } стоит в { $cells }.
       *[other] Значит, { $house-in } цифра { $digit } стоит в { $cells }.
    }
}
chain-notation = В записи Eureka: { $notation }

## Colours

colours-two = Есть две возможности.
# The same of other candidates.
colours-two-more = Здесь тоже есть две возможности.
# $ordinal is which of two possibilities it is: "first" or "second".
colours-are = { $ordinal ->
    [first] { $count ->
        [1] При первой в { $cells } стоит { $digit }.
        [2] При первой в обеих клетках { $cells } стоит { $digit }.
       *[other] При первой во всех клетках { $cells } стоит { $digit }.
    }
   *[second] { $count ->
        [1] При второй в { $cells } стоит { $digit }.
        [2] При второй в обеих клетках { $cells } стоит { $digit }.
       *[other] При второй во всех клетках { $cells } стоит { $digit }.
    }
}
# $count is how many candidates there are.
colours-are-mixed = { $ordinal ->
    [first] { $count ->
        [1] При первой верно это: { $candidates }.
        [2] При первой верно и то и другое: { $candidates }.
       *[other] При первой верно всё это: { $candidates }.
    }
   *[second] { $count ->
        [1] При второй верно это: { $candidates }.
        [2] При второй верно и то и другое: { $candidates }.
       *[other] При второй верно всё это: { $candidates }.
    }
}
colours-trap = В клетке, которая видит одну клетку из первой возможности и одну из второй, не может быть { $digit }, какая бы из двух ни была верна.
colours-trap-mixed = То, что противоречит и первой, и второй возможности, неверно, какая бы из двух ни была верна.
colours-trapped = { $gone } противоречит { $first } и { $second }.
# $how is "and" where another such sentence came right before, otherwise "but".
colours-not-both = { $how ->
    [and] И ещё { $first } и { $second } видят друг друга, поэтому { $digit } не может стоять в обеих.
   *[but] Но { $first } и { $second } видят друг друга, поэтому { $digit } не может стоять в обеих.
}
colours-not-both-digits = { $how ->
    [and] И ещё в { $cell } не могут стоять сразу { $digit } и { $other }.
   *[but] Но в { $cell } не могут стоять сразу { $digit } и { $other }.
}
colours-empties = Но тогда для { $cell } ничего бы не осталось.
colours-wrong = Значит, первая невозможна.
colours-wrong-anyway = Первая невозможна.
# What one of two later possibilities, whichever is right, rules out.
colours-between = { $count ->
    [1] Одна из двух последних возможностей верна, поэтому в { $cells } не { $digit }.
    [2] Одна из двух последних возможностей верна, поэтому в { $cells } нет { $digit }.
   *[other] Одна из двух последних возможностей верна, поэтому в { $cells } нет { $digit }.
}
colours-remain = { $count ->
    [1] Значит, в { $cells } стоит { $digit }.
    [2] Значит, в обеих клетках { $cells } стоит { $digit }.
   *[other] Значит, во всех клетках { $cells } стоит { $digit }.
}
# $first and $second are cells, $count and $others how many.
colours-one-is = Значит, { $digit } должна стоять или в { $first }, или в { $second }.
# What such a sentence rules out.
colours-sees = В клетке, которая видит одну из первых клеток и одну из вторых, не может быть { $digit }.

## Uniqueness

unique-relies = Этот шаг опирается на то, что у судоку только одно решение.
unique-loop = Если бы в { $cells } стояли только { $digits }, эти две цифры можно было бы поменять там местами, и у судоку было бы второе решение.
# $count is how many cells the pattern has, $others how many there are in $cells. What the cells can be has just been said.
unique-loop-too = { $others ->
    [1] Если бы в { $cells } тоже могла быть только { $digits }, эти две цифры можно было бы поменять местами во всех этих клетках, и у судоку было бы второе решение.
   *[other] Если бы в { $cells } тоже могла быть только { $digits }, эти две цифры можно было бы поменять местами во всех этих клетках, и у судоку было бы второе решение.
}
# $digits are those of the cells, in the same order.
unique-placed = { $count ->
    [1] В { $cells } стоит { $digits }, и эта цифра не была задана.
    [2] В { $cells } стоят { $digits }, и ни одна из них не была задана.
   *[other] В { $cells } стоят { $digits }, и ни одна из них не была задана.
}
unique-grave = Без { $extras } в каждой пустой клетке было бы ровно два кандидата, а у каждой цифры — ровно два места в каждой строке, каждом столбце и каждом блоке, где её ещё нет. У такой позиции никогда не бывает ровно одного решения.
unique-extra-cell = Значит, в { $cell } должна быть { $digits }.
unique-extra-digit = Значит, в одной из клеток { $cells } должна быть { $digit }.
unique-extra-any = Значит, верно хотя бы одно из этого: { $extras }.
# The cells with extra candidates, $extra_digits, count as one cell of a subset with other cells; $count is how many
# cells and digits that makes.
unique-subset = Значит, { $extras } вместе считаются одной клеткой, где может быть { $extra_digits }. Если добавить { $cells }, клеток станет столько же, сколько цифр ({ $digits }): каждая из этих цифр должна стоять там.
unique-subset-in = { $kind ->
    [row] Значит, { $extras } вместе считаются одной клеткой, где может быть { $extra_digits }. Если добавить { $cells }, клеток станет столько же, сколько цифр ({ $digits }): каждая из этих цифр должна стоять там и больше нигде в строке { $number }.
    [column] Значит, { $extras } вместе считаются одной клеткой, где может быть { $extra_digits }. Если добавить { $cells }, клеток станет столько же, сколько цифр ({ $digits }): каждая из этих цифр должна стоять там и больше нигде в столбце { $number }.
    [box] Значит, { $extras } вместе считаются одной клеткой, где может быть { $extra_digits }. Если добавить { $cells }, клеток станет столько же, сколько цифр ({ $digits }): каждая из этих цифр должна стоять там и больше нигде в блоке { $number }.
    [diagonal] Значит, { $extras } вместе считаются одной клеткой, где может быть { $extra_digits }. Если добавить { $cells }, клеток станет столько же, сколько цифр ({ $digits }): каждая из этих цифр должна стоять там и больше нигде { $house-in }.
   *[other] Значит, { $extras } вместе считаются одной клеткой, где может быть { $extra_digits }. Если добавить { $cells }, клеток станет столько же, сколько цифр ({ $digits }): каждая из этих цифр должна стоять там и больше нигде { $house-in }.
}

## Sets of cells
##
## Sets have letters, A, B and C, in every language.

sets-set = { $count ->
    [1] Набор { $set } — это { $cells }, цифры { $digits }.
   *[other] { $kind ->
        [row] Набор { $set } — это { $cells } в строке { $number }, цифры { $digits }.
        [column] Набор { $set } — это { $cells } в столбце { $number }, цифры { $digits }.
        [box] Набор { $set } — это { $cells } в блоке { $number }, цифры { $digits }.
        [diagonal] Набор { $set } — это { $cells } { $house-in }, цифры { $digits }.
       *[other] Набор { $set } — это { $cells } { $house-in }, цифры { $digits }.
    }
}
sets-one-short = В каждом наборе цифр на одну больше, чем клеток, поэтому в нём есть все, кроме одной.
sets-restricted = Цифра { $digit } может быть только в одном из наборов { $set } и { $other }: все её места там видят друг друга.
# The same of two other sets and another digit.
sets-restricted-too = Точно так же { $digit } может быть только в одном из наборов { $set } и { $other }.
sets-two = { $common-count ->
    [1] В наборе без неё должна быть { $common }.
   *[other] В наборе без неё должны быть { $common }.
}
sets-three = { $common-count ->
    [1] В наборе { $middle } должна быть { $digit } или { $other }. Если { $digit }, то в наборе { $set } её нет, и там должна быть { $common }. Если { $other }, то в наборе { $second } её нет, и там должна быть { $common }.
   *[other] В наборе { $middle } должна быть { $digit } или { $other }. Если { $digit }, то в наборе { $set } её нет, и там должны быть { $common }. Если { $other }, то в наборе { $second } её нет, и там должны быть { $common }.
}
sets-locked = Значит, каждый набор отдаёт другому одну из этих цифр, а все остальные свои цифры должен содержать сам.
# $count is how many cells and digits there are.
crossing-count = Вместе в клетках { $cells } возможны только { $digits }: столько же цифр, сколько клеток.
crossing-keeps = { $count ->
    [1] { $kind ->
        [row] Цифра { $digits } среди них может стоять только в строке { $number }, поэтому она там не больше одного раза.
        [column] Цифра { $digits } среди них может стоять только в столбце { $number }, поэтому она там не больше одного раза.
        [box] Цифра { $digits } среди них может стоять только в блоке { $number }, поэтому она там не больше одного раза.
        [diagonal] Цифра { $digits } среди них может стоять только { $house-in }, поэтому она там не больше одного раза.
       *[other] Цифра { $digits } среди них может стоять только { $house-in }, поэтому она там не больше одного раза.
    }
   *[other] { $kind ->
        [row] Цифры { $digits } среди них могут стоять только в строке { $number }, поэтому каждая там не больше одного раза.
        [column] Цифры { $digits } среди них могут стоять только в столбце { $number }, поэтому каждая там не больше одного раза.
        [box] Цифры { $digits } среди них могут стоять только в блоке { $number }, поэтому каждая там не больше одного раза.
        [diagonal] Цифры { $digits } среди них могут стоять только { $house-in }, поэтому каждая там не больше одного раза.
       *[other] Цифры { $digits } среди них могут стоять только { $house-in }, поэтому каждая там не больше одного раза.
    }
}
crossing-all = Ни одна цифра не может стоять в двух из этих клеток, поэтому каждая стоит ровно в одной. В клетке, которая видит все места какой-либо из этих цифр, этой цифры быть не может.

## Assumptions

forcing-at-once = { $state ->
    [is] Это мы и хотим показать: в { $cells } стоит { $digit }.
    [is-not] Это мы и хотим показать: в { $cells } стоит не { $digit }.
    [in] Это мы и хотим показать: в одной из клеток { $cells } стоит { $digit }.
   *[not-in] Это мы и хотим показать: в { $cells-and } нет { $digit }.
}
# An assumption that the others lead to.
forcing-already = К этому ведут остальные случаи.
# What several assumptions all lead to, and from where they go on together. $cases is how many there are.
forcing-meet = { $cases ->
    [2] { $state ->
        [is] В обоих случаях в { $cells } стоит { $digit }.
        [is-not] В обоих случаях в { $cells } не { $digit }.
        [in] В обоих случаях в одной из клеток { $cells } стоит { $digit }.
       *[not-in] В обоих случаях в { $cells-and } нет { $digit }.
    }
   *[other] { $state ->
        [is] В каждом случае в { $cells } стоит { $digit }.
        [is-not] В каждом случае в { $cells } не { $digit }.
        [in] В каждом случае в одной из клеток { $cells } стоит { $digit }.
       *[not-in] В каждом случае в { $cells-and } нет { $digit }.
    }
}
# A statement and its opposite: "is" of one cell, "in" of several.
contradiction-opposites = { $state ->
    [is] Но { $digit } не может одновременно стоять в { $cells } и не стоять там.
   *[in] Но { $digit } не может одновременно стоять в { $cells } и не стоять там.
}
contradiction-cells = Но { $cells } видят друг друга, поэтому { $digit } не может стоять в обеих.
contradiction-digits = Но в { $cell } не могут стоять сразу { $digit } и { $other }.
contradiction-any = Эти выводы противоречат друг другу.
trial-why = Ничего проще здесь не помогает, поэтому пробуем кандидата.
# $count is how many steps there are.
trial-follows = { $count ->
    [1] Тогда следует такой шаг.
   *[other] Тогда следуют такие шаги.
}
# $tries is how many of them try something in turn.
trial-follows-nested = { $tries ->
    [1] Тогда следуют такие шаги (всего { $count }). В одном из них пробуется второй кандидат и оказывается неверным.
   *[other] Тогда следуют такие шаги (всего { $count }). В { $tries } из них пробуется второй кандидат и оказывается неверным.
}
# $step is a sentence or two.
trial-step = { $letter }) { $step }
# What a trial within a trial supposes.
trial-inner = { $state ->
    [is] Предположим ещё, что в { $cells } стоит { $digit }.
    [is-not] Предположим ещё, что в { $cells } стоит не { $digit }.
    [in] Предположим ещё, что в одной из клеток { $cells } стоит { $digit }.
   *[not-in] Предположим ещё, что в { $cells-and } нет { $digit }.
}
# Its own steps in brief: r1c2=5; r3c4<>6. $count is how many.
trial-between = { $count ->
    [1] Отсюда следует: { $conclusions }.
   *[other] Отсюда следует одно за другим: { $conclusions }.
}
trial-clash = { $kind ->
    [row] Тогда в строке { $number } цифра { $digit } стоит дважды: в { $cells }.
    [column] Тогда в столбце { $number } цифра { $digit } стоит дважды: в { $cells }.
    [box] Тогда в блоке { $number } цифра { $digit } стоит дважды: в { $cells }.
   *[other] Тогда { $house-in } цифра { $digit } стоит дважды: в { $cells }.
}
trial-pair = Тогда цифры в { $cells } несовместимы («{ $rule }»).
trial-clue = Тогда это условие уже не выполнить: { $clue }.
trial-solves = Так заполняется вся сетка.
refute-suppose = Предположим, что в { $cell } стоит { $digit }.
refute-suppose-not = Предположим, что в { $cell } стоит не { $digit }.
refute-then = Тогда в { $cell } должна быть { $digit }.
# $how is "then" at the end of several sentences or steps, "so" right after the last inference.
refute-no-value = { $how ->
    [so] Значит, для { $cell } ничего не остаётся.
   *[then] Тогда для { $cell } ничего не остаётся.
}
# The same where the cell could only be these digits. $digits has "or".
refute-no-value-of = В { $cell } могла быть только { $digits }, а теперь не остаётся ни одной из этих цифр.
refute-no-place = { $how ->
    [so] { $kind ->
        [row] Значит, в строке { $number } нет места для { $digit }.
        [column] Значит, в столбце { $number } нет места для { $digit }.
        [box] Значит, в блоке { $number } нет места для { $digit }.
       *[other] Значит, { $house-in } нет места для { $digit }.
    }
   *[then] { $kind ->
        [row] Тогда в строке { $number } нет места для { $digit }.
        [column] Тогда в столбце { $number } нет места для { $digit }.
        [box] Тогда в блоке { $number } нет места для { $digit }.
       *[other] Тогда { $house-in } нет места для { $digit }.
    }
}
# The same where the digit could only go in these cells; $count is how many.
refute-no-place-of = { $count ->
    [2] { $kind ->
        [row] Теперь ни в одной из двух клеток { $cells } не может быть { $digit }, поэтому в строке { $number } для неё нет места.
        [column] Теперь ни в одной из двух клеток { $cells } не может быть { $digit }, поэтому в столбце { $number } для неё нет места.
        [box] Теперь ни в одной из двух клеток { $cells } не может быть { $digit }, поэтому в блоке { $number } для неё нет места.
       *[other] Теперь ни в одной из двух клеток { $cells } не может быть { $digit }, поэтому { $house-in } для неё нет места.
    }
   *[other] { $kind ->
        [row] Теперь ни в одной из клеток { $cells } не может быть { $digit }, поэтому в строке { $number } для неё нет места.
        [column] Теперь ни в одной из клеток { $cells } не может быть { $digit }, поэтому в столбце { $number } для неё нет места.
        [box] Теперь ни в одной из клеток { $cells } не может быть { $digit }, поэтому в блоке { $number } для неё нет места.
       *[other] Теперь ни в одной из клеток { $cells } не может быть { $digit }, поэтому { $house-in } для неё нет места.
    }
}
# $cells are all cells of a pattern, $count is how many.
refute-no-extra = Тогда в каждой из клеток { $cells } стоит { $digits }, и появляется второе решение.
refute-no-extra-left = Тогда не остаётся ни одного из этих кандидатов, и появляется второе решение.
refute-no-way = Тогда это уже не выполнить: { $clues }.
refute-others = { $count ->
    [1] Другой вывод получается так же.
   *[other] Другие выводы получаются так же.
}
refute-together = Всё это вместе не оставляет другой возможности.
