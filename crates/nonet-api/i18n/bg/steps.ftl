### Steps of reasoning, from a nudge to everything.
###
### Sentences are short, one inference each, and name the cells before what follows. Each sentence stands
### here as a whole, and none is put together from pieces. What the arguments are is said in the English file.
###
### Клетките са от женски род („r1c2 е празна“), цифрите също („цифрата 5“). Пред цифра не стои „с“ (би било „със 7“), а
### „с цифри“, „с кандидати“ или „за“. Зоните имат форми: $house-in е „в област 4“, „на низходящия диагонал“, $house-start е
### същото в началото на изречение, $house-oblique е „низходящия диагонал“.

# A candidate in a list: "7 in r1c2".
candidate-name = { $digit } в { $cell }
# A cell, or several in short, with their candidates in a list: "r1c2 (4, 7)", "r1c25 (2, 4, 7)".
cell-with-digits = { $cell } ({ $digits })

## How to read the steps, for somebody who does it for the first time

reading-cells = r1c2 е клетката в ред 1 и колона 2.
# $rows and $columns are those of one box.
reading-boxes = Всеки блок има { $rows } реда и { $columns } колони. Блоковете се броят отляво надясно и отгоре надолу.
# What digits there are. $letters is how many letters follow the numbers; these end with $last_number.
reading-digits = { $letters ->
    [0] Цифрите са от { $first } до { $last }.
    [1] Цифрите са от { $first } до { $last_number } и { $last }.
   *[other] Цифрите са от { $first } до { $last_number } и от A до { $last }.
}
# $case says whether there are boxes, and whether rules make cells see more than the rows, columns and boxes do.
reading-sees = { $case ->
    [boxes] Една клетка вижда другите клетки от своя ред, колона и блок.
    [boxes-more] Една клетка вижда другите клетки от своя ред, колона и блок и всички други, които по правилата по-долу не може да имат същата цифра.
    [lines] Една клетка вижда другите клетки от своя ред и колона.
   *[lines-more] Една клетка вижда другите клетки от своя ред и колона и всички други, които по правилата по-долу не може да имат същата цифра.
}
reading-candidates = Кандидатите на една клетка са цифрите, които все още може да са в нея.
# Where steps are written in Eureka notation, too.
reading-notation = В нотацията Eureka знакът = стои между два кандидата, от които поне един е верен, а знакът - между два, които не може да са верни едновременно; след => е това, което следва. r1c2=3 значи, че r1c2 е 3, а r1c2<>3 – че не е.
# A rule of the puzzle: its name, and its sentence from rules.ftl.
reading-rule = { $name }: { $text }
# The cells of a house that a rule names, as in "region 4: r1c1, r1c2 and r2c1."
reading-house = { $house-start }: { $cells }.
reading-strip = { $house-start }: { $cells }, с цифри { $digits }.
# The cells that a rule is about, and its number. $count is how many cells there are.
reading-clue = { $count ->
    [1] Тук правилото важи за { $cells }.
   *[other] Тук правилото важи за { $cells }.
}
reading-clue-number = С число { $number } правилото важи за { $cells }.
# $clues are numbers at the edge as in clue-name, $count is how many.
reading-edge = { $count ->
    [1] Тук е { $clues }.
   *[other] Тук са { $clues }.
}

## Level 1: where to look

look-house = { $kind ->
    [row] Погледнете ред { $number }.
    [column] Погледнете колона { $number }.
    [box] Погледнете блок { $number }.
   *[other] Погледнете { $house-oblique }.
}
look-digits = Погледнете { $digits }.
look-digit-house = { $kind ->
    [row] Погледнете цифрата { $digit } в ред { $number }.
    [column] Погледнете цифрата { $digit } в колона { $number }.
    [box] Погледнете цифрата { $digit } в блок { $number }.
   *[other] Погледнете цифрата { $digit } { $house-in }.
}
look-digit-houses = { $kind ->
    [row] Погледнете цифрата { $digit } в редовете { $numbers }.
    [column] Погледнете цифрата { $digit } в колоните { $numbers }.
   *[box] Погледнете цифрата { $digit } в блоковете { $numbers }.
}
look-digit-mixed = Погледнете цифрата { $digit } на тези места: { $houses }.
look-cells = Погледнете { $cells }.
look-around = Погледнете { $cell } и клетките, които тя вижда.
# Cells that hold these digits or can still be them.
look-pattern = Погледнете клетките, в които са или може да са { $digits }.
look-clues = Погледнете { $clues }.
# $count is how many digits there are.
look-pairs = { $count ->
    [1] Погледнете къде цифрата { $digits } има точно две места.
   *[other] Погледнете къде цифрите { $digits } имат точно по две места.
}

## Level 2: what there is, on which digits and where

what-in = { $kind ->
    [row] В ред { $number } има { $name-indefinite }.
    [column] В колона { $number } има { $name-indefinite }.
    [box] В блок { $number } има { $name-indefinite }.
   *[other] { $house-start } има { $name-indefinite }.
}
what-on-in = { $kind ->
    [row] В ред { $number } има { $name-indefinite } за { $digits }.
    [column] В колона { $number } има { $name-indefinite } за { $digits }.
    [box] В блок { $number } има { $name-indefinite } за { $digits }.
   *[other] { $house-start } има { $name-indefinite } за { $digits }.
}
what-on-houses = { $kind ->
    [row] В редовете { $numbers } има { $name-indefinite } за { $digits }.
    [column] В колоните { $numbers } има { $name-indefinite } за { $digits }.
   *[box] В блоковете { $numbers } има { $name-indefinite } за { $digits }.
}
what-on-mixed = Има { $name-indefinite } за { $digits } на тези места: { $houses }.
# From the house where a chain begins to the one where it ends.
what-on-between = { $kind ->
    [row] Има { $name-indefinite } за { $digits }, от ред { $number } до ред { $other_number }.
    [box] Има { $name-indefinite } за { $digits }, от блок { $number } до блок { $other_number }.
   *[other] Има { $name-indefinite } за { $digits }, между { $house-oblique } и { $other_house-oblique }.
}
what-around = Около { $cell } има { $name-indefinite } за { $digits }.
what-clues = Според { $clues } има { $name-indefinite }.

## Level 3: in which cells

place-last-cell = { $kind ->
    [row] { $name } в ред { $number }: { $cell } е единствената празна клетка.
    [column] { $name } в колона { $number }: { $cell } е единствената празна клетка.
    [box] { $name } в блок { $number }: { $cell } е единствената празна клетка.
   *[other] { $name } { $house-in }: { $cell } е единствената празна клетка.
}
place-only-place = { $kind ->
    [row] { $name } в ред { $number }: { $digit } може да е само в { $cell }.
    [column] { $name } в колона { $number }: { $digit } може да е само в { $cell }.
    [box] { $name } в блок { $number }: { $digit } може да е само в { $cell }.
   *[other] { $name } { $house-in }: { $digit } може да е само в { $cell }.
}
place-only-digit = { $kind ->
    [row] { $name } в ред { $number }: за { $cell } остава само една цифра.
    [column] { $name } в колона { $number }: за { $cell } остава само една цифра.
    [box] { $name } в блок { $number }: за { $cell } остава само една цифра.
   *[other] { $name } { $house-in }: за { $cell } остава само една цифра.
}
place-cells = { $name } за { $digits }: { $cells }.
place-in = { $kind ->
    [row] { $name } за { $digits } в ред { $number }: { $cells }.
    [column] { $name } за { $digits } в колона { $number }: { $cells }.
    [box] { $name } за { $digits } в блок { $number }: { $cells }.
   *[other] { $name } за { $digits } { $house-in }: { $cells }.
}
# $kinds are the kinds of the two houses that all the cells lie in, $number and $other_number their numbers.
place-intersection = { $kinds ->
    [box-row] { $name } за { $digit } в блок { $number }, по ред { $other_number }: { $cells }.
    [box-column] { $name } за { $digit } в блок { $number }, по колона { $other_number }: { $cells }.
    [row-box] { $name } за { $digit } в ред { $number }, вътре в блок { $other_number }: { $cells }.
    [column-box] { $name } за { $digit } в колона { $number }, вътре в блок { $other_number }: { $cells }.
   *[other] { $name } за { $digit } там, където се пресичат { $houses }. Клетките са { $cells }.
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
place-fish = { $lines ->
    [row] { $name } за { $digit } в редовете { $bases }, колоните { $covers }: { $cells }.
    [column] { $name } за { $digit } в колоните { $bases }, редовете { $covers }: { $cells }.
   *[mixed] { $name } за { $digit }, от тези зони: { $bases }, към тези: { $covers }. Клетките са { $cells }.
}
# $fins are the cells beside it, $count is how many.
place-fish-finned = { $lines ->
    [row] { $name } за { $digit } в редовете { $bases }, колоните { $covers }: { $cells }, а встрани { $fins }.
    [column] { $name } за { $digit } в колоните { $bases }, редовете { $covers }: { $cells }, а встрани { $fins }.
   *[mixed] { $name } за { $digit }, от тези зони: { $bases }, към тези: { $covers }. Клетките са { $cells }, а встрани { $fins }.
}
# $first and $second are cells.
place-colours = { $name } за { $digit }: { $first } в единия цвят, { $second } в другия.
place-colours-two = { $name } за { $digit }: { $first } в единия цвят, { $second } в другия; { $third } в трети цвят, { $fourth } в четвърти.
# Of the first two colours only one matters: it meets both of the others.
place-colours-three = { $name } за { $digit }: { $first } в един цвят; { $third } в друг, { $fourth } в противоположния му.
# $first and $second are candidates.
place-colours-mixed = { $name }: { $first } в единия цвят, { $second } в другия.
place-clues = { $name } според { $clues }: вижте какво следва за { $cells }.
# $pivot is one cell, $pincers are several, each as in cell-with-digits.
place-wing = { $name } за { $digits }: опора { $pivot }, щипки { $pincers }.
place-wing-pivots = { $name } за { $digits }: в средата { $pivots }, щипки { $pincers }.
# $cells are those on the way.
place-chain = { $name }: от { $digit } в { $start } до { $other } в { $end }, през { $cells }.
# A chain of cells that all have the same two digits.
place-chain-pair = { $name } за { $digits }: от { $start } до { $end }, през { $cells }.
place-chain-short = { $name }: от { $digit } в { $start } до { $other } в { $end }.
place-chain-self = { $name }: от { $digit } в { $start } обратно до същото място, през { $cells }.
# Two chains at once, each from one end to the other.
place-chains = { $name } за { $digits }: от { $start } до { $end } и от { $other_start } до { $other_end }. Всички клетки са { $cells }.
place-loop = { $name } за { $digits }, в кръг през { $cells }.
# A chain or a loop, and the sets of cells that it leads through, each as in cell-with-digits. $place is a sentence.
place-with-sets = { $count ->
    [1] { $place } Пътят минава през множеството { $sets }.
   *[other] { $place } Пътят минава през множествата { $sets }.
}
# Two sets of cells with their digits, and the digits that only one of the two can have.
# $count is how many of these there are.
place-sets = { $count ->
    [1] { $name }: множество A е { $cells } с кандидати { $digits }; множество B е { $cells_b } с кандидати { $digits_b }. Само едното от двете може да има { $restricted }.
   *[other] { $name }: множество A е { $cells } с кандидати { $digits }; множество B е { $cells_b } с кандидати { $digits_b }. Всяка от цифрите { $restricted } може да е само в едното от двете.
}
# Three sets: only one of the sets $set and $other can have $digit, only one of $third and $fourth can have $second.
place-sets-three = { $name }: множество A е { $cells } с кандидати { $digits }; множество B е { $cells_b } с кандидати { $digits_b }; множество C е { $cells_c } с кандидати { $digits_c }. Само едно от { $set } и { $other } може да има { $digit } и само едно от { $third } и { $fourth } може да има { $second }.
# Where two houses cross: $cells are in both, set A in the one, set B in the other.
place-crossing = { $name }: { $cells }, където се пресичат { $houses }. Множество A е { $cells_a } с кандидати { $digits_a }; множество B е { $cells_b } с кандидати { $digits_b }.
# $cells are the cells of a pattern that cannot be, $others those of them that can be more than $digits.
place-pattern = { $count ->
    [1] { $name } за { $digits }: { $cells }. Само { $others } може да е нещо друго.
   *[other] { $name } за { $digits }: { $cells }. Само { $others } може да са нещо друго.
}
place-grave = { $name }: без { $extras } всяка празна клетка има точно два кандидата.
# $candidates is what all ways lead to: candidates that go in or out.
place-forcing-cell = { $name }: от { $cell }, която може да е { $digits }, до { $candidates }.
place-forcing-house = { $kind ->
    [row] { $name }: от цифрата { $digit } в ред { $number }, която може да е в { $cells }, до { $candidates }.
    [column] { $name }: от цифрата { $digit } в колона { $number }, която може да е в { $cells }, до { $candidates }.
    [box] { $name }: от цифрата { $digit } в блок { $number }, която може да е в { $cells }, до { $candidates }.
   *[other] { $name }: от цифрата { $digit } { $house-in }, която може да е в { $cells }, до { $candidates }.
}
# What is supposed, and which cells to look at then.
place-trial = { $state ->
    [is] { $name }: да допуснем, че { $cells } е { $digit }, и да видим докъде води това.
    [is-not] { $name }: да допуснем, че { $cells } не е { $digit }, и да видим докъде води това.
    [in] { $name }: да допуснем, че една от клетките { $cells } е { $digit }, и да видим докъде води това.
   *[not-in] { $name }: да допуснем, че в { $cells-and } няма { $digit }, и да видим докъде води това.
}
place-suppose = { $state ->
    [is] { $name }: да допуснем, че { $cells } е { $digit }, и да проследим какво следва за { $others }.
    [is-not] { $name }: да допуснем, че { $cells } не е { $digit }, и да проследим какво следва за { $others }.
    [in] { $name }: да допуснем, че една от клетките { $cells } е { $digit }, и да проследим какво следва за { $others }.
   *[not-in] { $name }: да допуснем, че в { $cells-and } няма { $digit }, и да проследим какво следва за { $others }.
}

## What is true in the position

premise-cells = { $count ->
    [1] { $cells } може да е само { $digits }.
   *[other] { $cells } може да са само { $digits }.
}
premise-place = { $kind ->
    [row] В ред { $number } цифрата { $digit } може да е само в { $cells }.
    [column] В колона { $number } цифрата { $digit } може да е само в { $cells }.
    [box] В блок { $number } цифрата { $digit } може да е само в { $cells }.
   *[other] { $house-start } цифрата { $digit } може да е само в { $cells }.
}
# The digit is the one that the sentence before was about.
premise-place-again = { $kind ->
    [row] В ред { $number } тя може да е само в { $cells }.
    [column] В колона { $number } тя може да е само в { $cells }.
    [box] В блок { $number } тя може да е само в { $cells }.
   *[other] { $house-start } тя може да е само в { $cells }.
}
# The house is the one that the sentence before was about.
premise-place-there = Там цифрата { $digit } може да е само в { $cells }.
premise-places = { $kind ->
    [row] В ред { $number } цифрите { $digits } може да са само в { $cells }.
    [column] В колона { $number } цифрите { $digits } може да са само в { $cells }.
    [box] В блок { $number } цифрите { $digits } може да са само в { $cells }.
   *[other] { $house-start } цифрите { $digits } може да са само в { $cells }.
}
premise-places-there = Там цифрите { $digits } може да са само в { $cells }.
premise-rule = Според { $clues } клетката { $cell } може да е само { $digits }.
# The clues are those of the sentence before.
premise-rule-again = По същия начин { $cell } може да е само { $digits }.
premise-rule-any = Според { $clues } едно от тези трябва да е вярно: { $candidates }.
# How cells that a rule relates stand to each other. $count is how many others there are.
related = { $rule ->
    [anti-knight] { $cell } е на един ход на коня от { $others }.
    [anti-king] { $cell } е на един ход на царя от { $others }.
    [non-consecutive] { $cell } е съседна на { $others }.
   *[other] Между { $cell } и { $others } важи правилото „{ $rule_name }“.
}

## What follows

# $how is "so", "either" where one of two cases is true, "each" where one of several is, "refuted" where the contrary led
# to something impossible, "also" for a second conclusion, or "and" for any after that.
conclude-in = { $how ->
    [each] Във всеки случай { $cell } е { $digit }.
    [either] И в двата случая { $cell } е { $digit }.
    [also] Освен това { $cell } е { $digit }.
    [and] И { $cell } е { $digit }.
    [refuted] Това е невъзможно, значи { $cell } е { $digit }.
   *[so] Значи { $cell } е { $digit }.
}
# $digits has "or". $count is how many digits there are, $places how many cells.
conclude-out = { $how ->
    [each] Във всеки случай в { $cells } не може да има { $digits }.
    [either] И в двата случая в { $cells } не може да има { $digits }.
    [also] Освен това в { $cells } не може да има { $digits }.
    [and] И в { $cells } не може да има { $digits }.
    [refuted] Това е невъзможно, значи в { $cells } не може да има { $digits }.
   *[so] Значи в { $cells } не може да има { $digits }.
}
# $gone is how many cells lose the digit, $seen are those cells. $how is "so" after the reason, "plain" where it is what a
# chain has shown.
either-or = { $how ->
    [so] { $gone ->
        [1] Значи или { $first }, или { $second } е { $digit }: клетка, която вижда и двете, тук { $seen }, не може да е { $digit }.
       *[other] Значи или { $first }, или { $second } е { $digit }: клетките, които виждат и двете, тук { $seen }, не може да са { $digit }.
    }
   *[plain] { $gone ->
        [1] Или { $first }, или { $second } е { $digit }: клетка, която вижда и двете, тук { $seen }, не може да е { $digit }.
       *[other] Или { $first }, или { $second } е { $digit }: клетките, които виждат и двете, тук { $seen }, не може да са { $digit }.
    }
}
# Right after a sentence that says that one of $count cells has the digit.
seen-by-these = { $count ->
    [2] { $gone ->
        [1] Клетка, която вижда и двете, тук { $seen }, не може да е { $digit }.
       *[other] Клетките, които виждат и двете, тук { $seen }, не може да са { $digit }.
    }
   *[other] { $gone ->
        [1] Клетка, която вижда всичките, тук { $seen }, не може да е { $digit }.
       *[other] Клетките, които виждат всичките, тук { $seen }, не може да са { $digit }.
    }
}
one-of-several = { $how ->
    [so] { $gone ->
        [1] Значи една от клетките { $cells } е { $digit }: клетка, която вижда всичките, тук { $seen }, не може да е { $digit }.
       *[other] Значи една от клетките { $cells } е { $digit }: клетките, които виждат всичките, тук { $seen }, не може да са { $digit }.
    }
   *[plain] { $gone ->
        [1] Една от клетките { $cells } е { $digit }: клетка, която вижда всичките, тук { $seen }, не може да е { $digit }.
       *[other] Една от клетките { $cells } е { $digit }: клетките, които виждат всичките, тук { $seen }, не може да са { $digit }.
    }
}

## Singles

single-last-cell = { $kind ->
    [row] В ред { $number } е останала празна само { $cell }.
    [column] В колона { $number } е останала празна само { $cell }.
    [box] В блок { $number } е останала празна само { $cell }.
   *[other] { $house-start } е останала празна само { $cell }.
}
single-last-digit = Там липсва само { $digit }.
single-place = { $kind ->
    [row] В ред { $number } цифрата { $digit } може да е само в { $cell }.
    [column] В колона { $number } цифрата { $digit } може да е само в { $cell }.
    [box] В блок { $number } цифрата { $digit } може да е само в { $cell }.
   *[other] { $house-start } цифрата { $digit } може да е само в { $cell }.
}
# $others is how many other empty cells there are.
single-blocked-all = { $others ->
    [1] { $count ->
        [1] Цифрата { $digit } в { $cells } изключва единствената друга празна клетка там.
       *[other] Цифрата { $digit } в { $cells } изключва единствената друга празна клетка там.
    }
    [2] { $count ->
        [1] Цифрата { $digit } в { $cells } изключва и двете други празни клетки там.
       *[other] Цифрата { $digit } в { $cells } изключва и двете други празни клетки там.
    }
   *[other] { $count ->
        [1] Цифрата { $digit } в { $cells } изключва всички други празни клетки там.
       *[other] Цифрата { $digit } в { $cells } изключва всички други празни клетки там.
    }
}
# $gone is how many cells are blocked.
single-blocked = { $count ->
    [1] Цифрата { $digit } в { $cells } изключва { $blocked }.
   *[other] { $gone ->
        [1] Цифрата { $digit } в { $cells } изключва { $blocked }.
       *[other] Цифрата { $digit } в { $cells } изключва { $blocked }.
    }
}
single-before = Цифрата { $digit } вече е отпаднала от { $cells }.
single-digit = { $cell } може да е само { $digit }.
# $count is how many digits there are.
single-held = { $kind ->
    [row] В реда ѝ вече има { $digits }.
    [column] В колоната ѝ вече има { $digits }.
    [box] В блока ѝ вече има { $digits }.
   *[other] Тя е { $house-in }, където вече има { $digits }.
}
# The cell may hold only some digits, whatever else there is. $digits has "or", $all has "and".
single-allowed = { $rule ->
    [even] Тя трябва да е четна.
    [odd] Тя трябва да е нечетна.
    [strip] В лентата ѝ има само { $all }.
   *[other] По правилото „{ $name }“ тя може да е само { $digits }.
}
# The rules allow the digit in none of the cells.
single-not-allowed = { $rule ->
    [even] В { $cells } не може да има нечетна цифра.
    [odd] В { $cells } не може да има четна цифра.
    [strip] В лентата на { $cells } няма { $digit }.
   *[other] По правилото „{ $name }“ в { $cells } не може да има { $digit }.
}
# "It" is the cell that the sentences are about; the cells are related to it by the rule.
single-related = { $rule ->
    [anti-knight] { $count ->
        [1] { $cells }, на един ход на коня от нея, изключва { $digits }.
       *[other] { $cells }, на един ход на коня от нея, изключват { $digits }.
    }
    [anti-king] { $count ->
        [1] { $cells }, на един ход на царя от нея, изключва { $digits }.
       *[other] { $cells }, на един ход на царя от нея, изключват { $digits }.
    }
    [non-consecutive] { $count ->
        [1] { $cells }, съседна на нея, изключва { $digits }.
       *[other] { $cells }, съседни на нея, изключват { $digits }.
    }
   *[other] { $count ->
        [1] По правилото „{ $rule_name }“ { $cells } изключва { $digits }.
       *[other] По правилото „{ $rule_name }“ { $cells } изключват { $digits }.
    }
}
single-out-before = { $count ->
    [1] От останалите вече е отпаднала { $digits }.
   *[other] От останалите вече са отпаднали { $digits }.
}

## Clues
##
## The names of clues stand in sentences as they are.

# A number at the edge, by where it stands.
clue-name = { $side ->
    [left] числото { $number } вляво от ред { $line }
    [right] числото { $number } вдясно от ред { $line }
    [above] числото { $number } над колона { $line }
   *[below] числото { $number } под колона { $line }
}
# Any other clue: by its rule and its cells.
clue-name-cells = правилото „{ $rule }“ в { $cells }
clue-name-number = правилото „{ $rule }“ с число { $number } в { $cells }
buildings-one = Според { $clue } оттам се вижда само една сграда: най-високата, { $highest }, която е най-отпред и закрива всички други.
buildings-all = Според { $clue } оттам се виждат всичките { $number } сгради. Значи те растат една след друга, от { $lowest } до { $highest }.
buildings-seen = { $number ->
    [1] Според { $clue } оттам се вижда точно една сграда.
   *[other] Според { $clue } оттам се виждат { $number } сгради.
}
# Of the clue at the other end of the line.
buildings-seen-too = { $number ->
    [1] Според { $clue } от другия край се вижда точно една.
   *[other] Според { $clue } от другия край се виждат { $number }.
}
# $highest is the largest digit.
buildings-room = Всяка трябва да е по-висока от видяната преди нея, а никоя не е по-висока от { $highest }.
# $how is "and" where another such sentence came right before, otherwise "so".
buildings-at-most = { $how ->
    [and] А { $cell } е най-много { $digit }.
   *[so] Значи { $cell } е най-много { $digit }.
}
# $highest is the largest digit.
buildings-run = Цифрата { $highest } в { $cell } закрива всичко зад себе си. Значи всяка от сградите в { $cells } се вижда и те растат една след друга.
buildings-run-only = Цифрата { $highest } може да е само в { $cell } и закрива всичко зад себе си. Значи всяка от сградите в { $cells } се вижда и те растат една след друга.
# $digits is one digit or several of which any is meant: "6, 7 or 8". So are $cells.
buildings-too-few = { $most ->
    [1] Както и да се подредят другите, при { $digits } в { $cells } ще се вижда само една.
   *[other] Както и да се подредят другите, при { $digits } в { $cells } ще се виждат най-много { $most }.
}
buildings-too-many = Както и да се подредят другите, при { $digits } в { $cells } ще се виждат поне { $fewest }.
buildings-never = { $number ->
    [1] При { $digits } в { $cells } няма как да се вижда точно една.
   *[other] При { $digits } в { $cells } няма как да се виждат точно { $number }.
}
buildings-not-both = При { $digits } в { $cells } няма как да се спазят и двете указания.

## Intersections and fish

intersection-lie = { $count ->
    [2] { $kind ->
        [row] И двете клетки са в ред { $number }. Която и от тях да е { $digit }, цифрата { $digit } в ред { $number } е там.
        [column] И двете клетки са в колона { $number }. Която и от тях да е { $digit }, цифрата { $digit } в колона { $number } е там.
        [box] И двете клетки са в блок { $number }. Която и от тях да е { $digit }, цифрата { $digit } в блок { $number } е там.
       *[other] И двете клетки са { $house-in }. Която и от тях да е { $digit }, цифрата { $digit } { $house-in } е там.
    }
   *[other] { $kind ->
        [row] Всички тези клетки са в ред { $number }. Която и от тях да е { $digit }, цифрата { $digit } в ред { $number } е там.
        [column] Всички тези клетки са в колона { $number }. Която и от тях да е { $digit }, цифрата { $digit } в колона { $number } е там.
        [box] Всички тези клетки са в блок { $number }. Която и от тях да е { $digit }, цифрата { $digit } в блок { $number } е там.
       *[other] Всички тези клетки са { $house-in }. Която и от тях да е { $digit }, цифрата { $digit } { $house-in } е там.
    }
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
fish-four = { $lines ->
    [row] Тези четири клетки са в колоните { $covers }.
   *[column] Тези четири клетки са в редовете { $covers }.
}
fish-two = { $lines ->
    [row] Ако цифрата { $digit } от ред { $base } е в колона { $cover }, тази от ред { $other_base } е в колона { $other_cover }, и обратно: и в двата случая двете колони имат цифрата { $digit } в тези редове.
   *[column] Ако цифрата { $digit } от колона { $base } е в ред { $cover }, тази от колона { $other_base } е в ред { $other_cover }, и обратно: и в двата случая двата реда имат цифрата { $digit } в тези колони.
}
# $count is how many lines there are, here and in fish-many.
fish-lie = { $lines ->
    [row] Всички тези клетки са в колоните { $covers }.
   *[column] Всички тези клетки са в редовете { $covers }.
}
fish-many = { $lines ->
    [row] Всеки от тези редове има цифрата { $digit } в различна колона, а колоните не са повече от редовете, значи всяка от колоните има цифрата { $digit } в един от тези редове.
   *[column] Всяка от тези колони има цифрата { $digit } в различен ред, а редовете не са повече от колоните, значи всеки от редовете има цифрата { $digit } в една от тези колони.
}
fish-lie-mixed = Всички тези клетки са в тези зони: { $covers }.
fish-many-mixed = Във всяка от тях има място за { $digit } само веднъж, а трябва да се поставят точно толкова, значи всяка от тях има цифрата { $digit } в една от тези клетки.
# $count is how many fins there are, and $fins has "and".
fish-fins-lie = { $lines ->
    [row] С изключение на { $fins } всички тези клетки са в колоните { $covers }.
   *[column] С изключение на { $fins } всички тези клетки са в редовете { $covers }.
}
fish-fins-lie-mixed = С изключение на { $fins } всички тези клетки са в тези зони: { $covers }.
# $count is how many fins there are, and $fins has "or".
fish-fins-out = { $lines ->
    [row] { $count ->
        [1] Ако { $fins } не е { $digit }, всяка от тези колони има цифрата { $digit } в един от тези редове и никъде другаде.
       *[other] Ако в { $fins-and } няма { $digit }, всяка от тези колони има цифрата { $digit } в един от тези редове и никъде другаде.
    }
   *[column] { $count ->
        [1] Ако { $fins } не е { $digit }, всеки от тези редове има цифрата { $digit } в една от тези колони и никъде другаде.
       *[other] Ако в { $fins-and } няма { $digit }, всеки от тези редове има цифрата { $digit } в една от тези колони и никъде другаде.
    }
}
fish-fins-out-mixed = { $count ->
    [1] Ако { $fins } не е { $digit }, всяка от тях има цифрата { $digit } в една от тези клетки и никъде другаде.
   *[other] Ако в { $fins-and } няма { $digit }, всяка от тях има цифрата { $digit } в една от тези клетки и никъде другаде.
}
# $fins has "and".
fish-fins-in = { $count ->
    [1] Ако { $fins } е { $digit }, никоя клетка, която я вижда, не може да е { $digit }.
    [2] Ако една от клетките { $fins } е { $digit }, никоя клетка, която вижда и двете, не може да е { $digit }.
   *[other] Ако една от клетките { $fins } е { $digit }, никоя клетка, която вижда всичките, не може да е { $digit }.
}

## Subsets

subset-pair = { $kind ->
    [row] Ако едната е { $digit }, другата трябва да е { $other }. И в двата случая цифрите { $digit } и { $other } в ред { $number } са там.
    [column] Ако едната е { $digit }, другата трябва да е { $other }. И в двата случая цифрите { $digit } и { $other } в колона { $number } са там.
    [box] Ако едната е { $digit }, другата трябва да е { $other }. И в двата случая цифрите { $digit } и { $other } в блок { $number } са там.
   *[other] Ако едната е { $digit }, другата трябва да е { $other }. И в двата случая цифрите { $digit } и { $other } { $house-in } са там.
}
subset-naked = { $count ->
    [1] { $kind ->
        [row] Значи цифрата { $digits } в ред { $number } е там и в никоя друга клетка.
        [column] Значи цифрата { $digits } в колона { $number } е там и в никоя друга клетка.
        [box] Значи цифрата { $digits } в блок { $number } е там и в никоя друга клетка.
       *[other] Значи цифрата { $digits } { $house-in } е там и в никоя друга клетка.
    }
   *[other] { $kind ->
        [row] Тези клетки в ред { $number } заедно имат само { $digits }: колкото клетки, толкова цифри. Всяка от цифрите трябва да е в една от тези клетки и в никоя друга клетка в ред { $number }.
        [column] Тези клетки в колона { $number } заедно имат само { $digits }: колкото клетки, толкова цифри. Всяка от цифрите трябва да е в една от тези клетки и в никоя друга клетка в колона { $number }.
        [box] Тези клетки в блок { $number } заедно имат само { $digits }: колкото клетки, толкова цифри. Всяка от цифрите трябва да е в една от тези клетки и в никоя друга клетка в блок { $number }.
       *[other] Тези клетки { $house-in } заедно имат само { $digits }: колкото клетки, толкова цифри. Всяка от цифрите трябва да е в една от тези клетки и в никоя друга клетка { $house-in }.
    }
}
subset-also = { $kind ->
    [row] Клетките са и в ред { $number }, затова същото важи и там.
    [column] Клетките са и в колона { $number }, затова същото важи и там.
    [box] Клетките са и в блок { $number }, затова същото важи и там.
   *[other] Клетките са и { $house-in }, затова същото важи и там.
}
# $count is how many digits there are.
subset-hidden = { $count ->
    [1] Тази цифра трябва да има клетка, а има само { $cells }. Значи там не може да има нищо друго.
   *[other] Тези цифри имат само { $cells }: колкото цифри, толкова клетки. Значи там не може да има нищо друго.
}

## Wings

# The pincer sees the cell.
wing-if = Ако { $cell } е { $digit }, { $pincer }, която я вижда, трябва да е { $common }.
wing-if-it = Ако тя е { $digit }, { $pincer }, която я вижда, трябва да е { $common }.
wing-if-itself = Иначе самата тя е { $common }.
# $count is how many cells there are, $others how many digits: one less.
wing-counted = Всяка от цифрите { $digits } може да е само в една от тези клетки, защото клетките, в които може да е, се виждат една друга. Тези цифри не стигат за всички клетки, значи една от клетките трябва да е { $common }.

## Chains

chain-suppose = { $state ->
    [is] Да допуснем, че { $cells } е { $digit }.
    [is-not] Да допуснем, че { $cells } не е { $digit }.
    [in] Да допуснем, че една от клетките { $cells } е { $digit }.
   *[not-in] Да допуснем, че в { $cells-and } няма { $digit }.
}
# What was found earlier, and is needed now.
chain-known = { $state ->
    [is] Намерихме също, че { $cells } е { $digit }.
    [is-not] Намерихме също, че { $cells } не е { $digit }.
    [in] Намерихме също, че една от клетките { $cells } е { $digit }.
   *[not-in] Намерихме също, че в { $cells-and } няма { $digit }.
}
# What was supposed at the beginning, and is needed once more.
chain-supposed = { $state ->
    [is] Както допуснахме, { $cells } е { $digit }.
    [is-not] Както допуснахме, { $cells } не е { $digit }.
    [in] Както допуснахме, една от клетките { $cells } е { $digit }.
   *[not-in] Както допуснахме, в { $cells-and } няма { $digit }.
}
# $how is "then" right after what was supposed, otherwise "so".
chain-so = { $how ->
    [then] { $state ->
        [is] Тогава { $cells } е { $digit }.
        [is-not] Тогава { $cells } не е { $digit }.
        [in] Тогава една от клетките { $cells } е { $digit }.
       *[not-in] Тогава в { $cells-and } няма { $digit }.
    }
   *[so] { $state ->
        [is] Значи { $cells } е { $digit }.
        [is-not] Значи { $cells } не е { $digit }.
        [in] Значи една от клетките { $cells } е { $digit }.
       *[not-in] Значи в { $cells-and } няма { $digit }.
    }
}
# A digit is not in cells: they are in the same house as that of which the sentence before said that it has
# the digit. $cells has "and".
chain-not = { $how ->
    [then] { $count ->
        [1] { $kind ->
            [row] Тогава { $cells }, в същия ред, не е { $digit }.
            [column] Тогава { $cells }, в същата колона, не е { $digit }.
            [box] Тогава { $cells }, в същия блок, не е { $digit }.
           *[other] Тогава { $cells }, също { $house-in }, не е { $digit }.
        }
       *[other] { $kind ->
            [row] Тогава в { $cells }, в същия ред, няма { $digit }.
            [column] Тогава в { $cells }, в същата колона, няма { $digit }.
            [box] Тогава в { $cells }, в същия блок, няма { $digit }.
           *[other] Тогава в { $cells }, също { $house-in }, няма { $digit }.
        }
    }
   *[so] { $count ->
        [1] { $kind ->
            [row] Значи { $cells }, в същия ред, не е { $digit }.
            [column] Значи { $cells }, в същата колона, не е { $digit }.
            [box] Значи { $cells }, в същия блок, не е { $digit }.
           *[other] Значи { $cells }, също { $house-in }, не е { $digit }.
        }
       *[other] { $kind ->
            [row] Значи в { $cells }, в същия ред, няма { $digit }.
            [column] Значи в { $cells }, в същата колона, няма { $digit }.
            [box] Значи в { $cells }, в същия блок, няма { $digit }.
           *[other] Значи в { $cells }, също { $house-in }, няма { $digit }.
        }
    }
}
# The same by a rule that relates the cells to $others, which have the digit or another one.
chain-not-by-rule = { $count ->
    [1] { $rule ->
        [anti-knight] { $cells } е на един ход на коня от { $others }, значи не е { $digit }.
        [anti-king] { $cells } е на един ход на царя от { $others }, значи не е { $digit }.
        [non-consecutive] { $cells } е съседна на { $others }, значи не е { $digit }.
       *[other] Заради { $others } и правилото „{ $rule_name }“ в { $cells } няма { $digit }.
    }
   *[other] { $rule ->
        [anti-knight] { $cells } са на един ход на коня от { $others }, значи никоя от тях не е { $digit }.
        [anti-king] { $cells } са на един ход на царя от { $others }, значи никоя от тях не е { $digit }.
        [non-consecutive] { $cells } са съседни на { $others }, значи никоя от тях не е { $digit }.
       *[other] Заради { $others } и правилото „{ $rule_name }“ в { $cells } няма { $digit }.
    }
}
# The same where the cells see the others in several ways.
chain-not-seen = { $count ->
    [1] { $cells } вижда { $others }, значи не е { $digit }.
   *[other] { $cells } виждат { $others }, значи никоя от тях не е { $digit }.
}
# "It" is the cell that was named last.
chain-it-must = { $how ->
    [then] Тогава тя трябва да е { $digit }.
   *[so] Значи тя трябва да е { $digit }.
}
chain-must-in = { $how ->
    [then] { $kind ->
        [row] Тогава цифрата { $digit } в ред { $number } трябва да е в { $cells }.
        [column] Тогава цифрата { $digit } в колона { $number } трябва да е в { $cells }.
        [box] Тогава цифрата { $digit } в блок { $number } трябва да е в { $cells }.
       *[other] Тогава цифрата { $digit } { $house-in } трябва да е в { $cells }.
    }
   *[so] { $kind ->
        [row] Значи цифрата { $digit } в ред { $number } трябва да е в { $cells }.
        [column] Значи цифрата { $digit } в колона { $number } трябва да е в { $cells }.
        [box] Значи цифрата { $digit } в блок { $number } трябва да е в { $cells }.
       *[other] Значи цифрата { $digit } { $house-in } трябва да е в { $cells }.
    }
}
# The cell is not the digit, and so must be another. $kind is that of the house that it shares with the cells of the sentence
# before, "none" where no house matters.
chain-not-but = { $how ->
    [then] { $kind ->
        [row] Тогава { $cell }, в същия ред, не е { $digit } и трябва да е { $other }.
        [column] Тогава { $cell }, в същата колона, не е { $digit } и трябва да е { $other }.
        [box] Тогава { $cell }, в същия блок, не е { $digit } и трябва да е { $other }.
        [none] Тогава { $cell } не е { $digit } и трябва да е { $other }.
       *[other] Тогава { $cell }, също { $house-in }, не е { $digit } и трябва да е { $other }.
    }
   *[so] { $kind ->
        [row] Значи { $cell }, в същия ред, не е { $digit } и трябва да е { $other }.
        [column] Значи { $cell }, в същата колона, не е { $digit } и трябва да е { $other }.
        [box] Значи { $cell }, в същия блок, не е { $digit } и трябва да е { $other }.
        [none] Значи { $cell } не е { $digit } и трябва да е { $other }.
       *[other] Значи { $cell }, също { $house-in }, не е { $digit } и трябва да е { $other }.
    }
}
# The cells in $ruled do not have the digit, and so it must be in $cells. $case is how the sentence begins, and whether
# there is one cell in $ruled or more.
chain-not-then-in = { $case ->
    [then-one] { $kind ->
        [row] Тогава { $ruled } не е { $digit }, а цифрата { $digit } в ред { $number } трябва да е в { $cells }.
        [column] Тогава { $ruled } не е { $digit }, а цифрата { $digit } в колона { $number } трябва да е в { $cells }.
        [box] Тогава { $ruled } не е { $digit }, а цифрата { $digit } в блок { $number } трябва да е в { $cells }.
       *[other] Тогава { $ruled } не е { $digit }, а цифрата { $digit } { $house-in } трябва да е в { $cells }.
    }
    [then-other] { $kind ->
        [row] Тогава в { $ruled-and } няма { $digit }, а цифрата { $digit } в ред { $number } трябва да е в { $cells }.
        [column] Тогава в { $ruled-and } няма { $digit }, а цифрата { $digit } в колона { $number } трябва да е в { $cells }.
        [box] Тогава в { $ruled-and } няма { $digit }, а цифрата { $digit } в блок { $number } трябва да е в { $cells }.
       *[other] Тогава в { $ruled-and } няма { $digit }, а цифрата { $digit } { $house-in } трябва да е в { $cells }.
    }
    [so-one] { $kind ->
        [row] Значи { $ruled } не е { $digit }, а цифрата { $digit } в ред { $number } трябва да е в { $cells }.
        [column] Значи { $ruled } не е { $digit }, а цифрата { $digit } в колона { $number } трябва да е в { $cells }.
        [box] Значи { $ruled } не е { $digit }, а цифрата { $digit } в блок { $number } трябва да е в { $cells }.
       *[other] Значи { $ruled } не е { $digit }, а цифрата { $digit } { $house-in } трябва да е в { $cells }.
    }
   *[so-other] { $kind ->
        [row] Значи в { $ruled-and } няма { $digit }, а цифрата { $digit } в ред { $number } трябва да е в { $cells }.
        [column] Значи в { $ruled-and } няма { $digit }, а цифрата { $digit } в колона { $number } трябва да е в { $cells }.
        [box] Значи в { $ruled-and } няма { $digit }, а цифрата { $digit } в блок { $number } трябва да е в { $cells }.
       *[other] Значи в { $ruled-and } няма { $digit }, а цифрата { $digit } { $house-in } трябва да е в { $cells }.
    }
}
# An almost locked set: its $count cells have one digit more, $digits; all of them are in one house, unless $kind is "none". Without $digit each of the
# others must be there, and so $other in one of $places, of which there are $many.
# $how is "first" where it is said why that is so, then "again".
chain-set = { $how ->
    [again] { $count ->
        [1] { $cells } има само кандидатите { $digits }, значи без { $digit } трябва да е { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] В ред { $number } клетките { $cells } заедно имат само { $digits }, значи без { $digit } клетката { $places } трябва да е { $other }.
                [column] В колона { $number } клетките { $cells } заедно имат само { $digits }, значи без { $digit } клетката { $places } трябва да е { $other }.
                [box] В блок { $number } клетките { $cells } заедно имат само { $digits }, значи без { $digit } клетката { $places } трябва да е { $other }.
                [none] Клетките { $cells } заедно имат само { $digits }, всяка най-много по веднъж, значи без { $digit } клетката { $places } трябва да е { $other }.
               *[other] { $house-start } клетките { $cells } заедно имат само { $digits }, значи без { $digit } клетката { $places } трябва да е { $other }.
            }
           *[other] { $kind ->
                [row] В ред { $number } клетките { $cells } заедно имат само { $digits }, значи без { $digit } една от клетките { $places } трябва да е { $other }.
                [column] В колона { $number } клетките { $cells } заедно имат само { $digits }, значи без { $digit } една от клетките { $places } трябва да е { $other }.
                [box] В блок { $number } клетките { $cells } заедно имат само { $digits }, значи без { $digit } една от клетките { $places } трябва да е { $other }.
                [none] Клетките { $cells } заедно имат само { $digits }, всяка най-много по веднъж, значи без { $digit } една от клетките { $places } трябва да е { $other }.
               *[other] { $house-start } клетките { $cells } заедно имат само { $digits }, значи без { $digit } една от клетките { $places } трябва да е { $other }.
            }
        }
    }
   *[first] { $count ->
        [1] { $cells } има само кандидатите { $digits }, значи без { $digit } трябва да е { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] В ред { $number } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } клетката { $places } трябва да е { $other }.
                [column] В колона { $number } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } клетката { $places } трябва да е { $other }.
                [box] В блок { $number } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } клетката { $places } трябва да е { $other }.
                [none] Клетките { $cells } заедно имат само { $digits }, всяка най-много по веднъж – с една цифра повече, отколкото са клетките. Значи без { $digit } клетката { $places } трябва да е { $other }.
               *[other] { $house-start } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } клетката { $places } трябва да е { $other }.
            }
           *[other] { $kind ->
                [row] В ред { $number } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } една от клетките { $places } трябва да е { $other }.
                [column] В колона { $number } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } една от клетките { $places } трябва да е { $other }.
                [box] В блок { $number } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } една от клетките { $places } трябва да е { $other }.
                [none] Клетките { $cells } заедно имат само { $digits }, всяка най-много по веднъж – с една цифра повече, отколкото са клетките. Значи без { $digit } една от клетките { $places } трябва да е { $other }.
               *[other] { $house-start } клетките { $cells } заедно имат само { $digits } – с една цифра повече, отколкото са клетките. Значи без { $digit } една от клетките { $places } трябва да е { $other }.
            }
        }
    }
}
chain-against = Това е обратното на допуснатото.
# $first is true or $second is. $states are those of the two: "is" of one cell, "in" of several, with a line between.
chain-either = { $states ->
    [is-is] Или { $cells } е { $digit }, или { $others } е { $other }.
    [is-in] Или { $cells } е { $digit }, или една от клетките { $others } е { $other }.
    [in-is] Или една от клетките { $cells } е { $digit }, или { $others } е { $other }.
   *[in-in] Или една от клетките { $cells } е { $digit }, или една от клетките { $others } е { $other }.
}
# Why a cell at one end of a chain cannot be the digit of the other end, after a sentence that one of the two ends is true.
chain-weighed-start = { $cell } или сама е { $digit }, или вижда цифрата { $other }: и в двата случая не може да е { $other }.
chain-weighed-end = { $cell } или вижда цифрата { $other }, или сама е { $digit }: и в двата случая не може да е { $other }.
# The same of one digit and two cells.
chain-either-cell = Или { $first }, или { $second } е { $digit }.
# $first and $second are the cells at the ends, $digits has "or".
chain-exchange = Същото важи и с разменени цифри, затова никоя клетка, която вижда и { $first }, и { $second }, не може да е { $digits }.
chain-one-cell = И в двата случая { $cell } е { $digits } и нищо друго.
chain-only = Значи { $cell } е { $digit } и нищо друго.
# The sets at the two ends of a chain have another digit in common, too.
chain-sets-too = { $gone ->
    [1] По същия начин първото или последното от тези множества трябва да има { $digit }, значи една от клетките { $cells } е { $digit }: клетка, която вижда всичките, тук { $seen }, не може да е { $digit }.
   *[other] По същия начин първото или последното от тези множества трябва да има { $digit }, значи една от клетките { $cells } е { $digit }: клетките, които виждат всичките, тук { $seen }, не може да са { $digit }.
}
chain-loop = Върнахме се в началото: това е цикъл. Той важи и в обратна посока, така че от всеки два поредни кандидата в него точно единият е верен.
# In a set of cells one of two digits is missing, so that it has all its others, $digits.
chain-loop-set = В { $cells } липсва една от цифрите { $first } и { $second }, значи там има { $digits }.
# What is kept for two candidates that follow one another. $how is "so" the first time, then "likewise".
chain-loop-cell = { $how ->
    [likewise] По същия начин { $cell } е { $digits }.
   *[so] Значи { $cell } е { $digits }.
}
chain-loop-house = { $how ->
    [likewise] { $kind ->
        [row] По същия начин цифрата { $digit } в ред { $number } е в { $cells }.
        [column] По същия начин цифрата { $digit } в колона { $number } е в { $cells }.
        [box] По същия начин цифрата { $digit } в блок { $number } е в { $cells }.
       *[other] По същия начин цифрата { $digit } { $house-in } е в { $cells }.
    }
   *[so] { $kind ->
        [row] Значи цифрата { $digit } в ред { $number } е в { $cells }.
        [column] Значи цифрата { $digit } в колона { $number } е в { $cells }.
        [box] Значи цифрата { $digit } в блок { $number } е в { $cells }.
       *[other] Значи цифрата { $digit } { $house-in } е в { $cells }.
    }
}
chain-notation = В нотация Eureka: { $notation }

## Colours

colours-two = Има две възможности.
# The same of other candidates.
colours-two-more = И тук има две възможности.
# $ordinal is which of two possibilities it is: "first" or "second".
colours-are = { $ordinal ->
    [first] { $count ->
        [1] При първата { $cells } е { $digit }.
        [2] При първата и двете клетки { $cells } са { $digit }.
       *[other] При първата всички клетки { $cells } са { $digit }.
    }
   *[second] { $count ->
        [1] При втората { $cells } е { $digit }.
        [2] При втората и двете клетки { $cells } са { $digit }.
       *[other] При втората всички клетки { $cells } са { $digit }.
    }
}
# $count is how many candidates there are.
colours-are-mixed = { $ordinal ->
    [first] { $count ->
        [1] При първата е вярно това: { $candidates }.
        [2] При първата са верни и двете: { $candidates }.
       *[other] При първата са верни всички тези: { $candidates }.
    }
   *[second] { $count ->
        [1] При втората е вярно това: { $candidates }.
        [2] При втората са верни и двете: { $candidates }.
       *[other] При втората са верни всички тези: { $candidates }.
    }
}
colours-trap = Клетка, която вижда по една клетка от всяка от двете възможности, не може да е { $digit }, която и от тях да е вярната.
colours-trap-mixed = Каквото се сблъсква с нещо и от двете възможности, е грешно, която и от тях да е вярната.
colours-trapped = { $gone } се сблъсква и с кандидата { $first }, и с кандидата { $second }.
# $how is "and" where another such sentence came right before, otherwise "but".
colours-not-both = { $how ->
    [and] Освен това { $first } и { $second } се виждат една друга, така че не може и двете да са { $digit }.
   *[but] Но { $first } и { $second } се виждат една друга, така че не може и двете да са { $digit }.
}
colours-not-both-digits = { $how ->
    [and] Освен това { $cell } не може да е едновременно { $digit } и { $other }.
   *[but] Но { $cell } не може да е едновременно { $digit } и { $other }.
}
colours-empties = Но тогава за { $cell } не би останало нищо.
colours-wrong = Значи първата не е възможна.
colours-wrong-anyway = Първата не е възможна.
# What one of two later possibilities, whichever is right, rules out.
colours-between = { $count ->
    [1] Една от последните две възможности е вярна, значи { $cells } не е { $digit }.
   *[other] Една от последните две възможности е вярна, значи в { $cells } няма { $digit }.
}
colours-remain = { $count ->
    [1] Значи { $cells } е { $digit }.
    [2] Значи и двете клетки { $cells } са { $digit }.
   *[other] Значи всички клетки { $cells } са { $digit }.
}
# $first and $second are cells, $count and $others how many.
colours-one-is = Значи цифрата { $digit } трябва да е или в { $first }, или в { $second }.
# What such a sentence rules out.
colours-sees = Клетка, която вижда и една от първите, и една от вторите, не може да е { $digit }.

## Uniqueness

unique-relies = Тази стъпка разчита на това, че задачата има само едно решение.
unique-loop = Ако в { $cells } имаше само { $digits }, двете цифри биха могли да си разменят местата там и задачата щеше да има второ решение.
# $count is how many cells the pattern has, $others how many there are in $cells. What the cells can be has just been said.
unique-loop-too = { $others ->
    [1] Ако { $cells } също можеше да е само { $digits }, двете цифри биха могли да си разменят местата във всички тези клетки и задачата щеше да има второ решение.
   *[other] Ако { $cells } също можеха да са само { $digits }, двете цифри биха могли да си разменят местата във всички тези клетки и задачата щеше да има второ решение.
}
# $digits are those of the cells, in the same order.
unique-placed = { $count ->
    [1] { $cells } е { $digits } и не е дадена.
    [2] В { $cells } са { $digits } и нито една от двете не е дадена.
   *[other] В { $cells } са { $digits } и никоя от тях не е дадена.
}
unique-grave = Без { $extras } всяка празна клетка щеше да има точно два кандидата, а всяка цифра – точно две места във всеки ред, колона и блок, в който липсва. Такава позиция никога няма точно едно решение.
unique-extra-cell = Значи { $cell } трябва да е { $digits }.
unique-extra-digit = Значи една от клетките { $cells } трябва да е { $digit }.
unique-extra-any = Значи поне едно от тези трябва да е вярно: { $extras }.
# The cells with extra candidates, $extra_digits, count as one cell of a subset with other cells; $count is how many
# cells and digits that makes.
unique-subset = Значи { $extras } заедно се броят за една клетка, която може да е { $extra_digits }. Заедно с { $cells } клетките стават толкова, колкото са цифрите { $digits }: всяка от цифрите трябва да е там.
unique-subset-in = { $kind ->
    [row] Значи { $extras } заедно се броят за една клетка, която може да е { $extra_digits }. Заедно с { $cells } клетките стават толкова, колкото са цифрите { $digits }: всяка от цифрите трябва да е там и никъде другаде в ред { $number }.
    [column] Значи { $extras } заедно се броят за една клетка, която може да е { $extra_digits }. Заедно с { $cells } клетките стават толкова, колкото са цифрите { $digits }: всяка от цифрите трябва да е там и никъде другаде в колона { $number }.
    [box] Значи { $extras } заедно се броят за една клетка, която може да е { $extra_digits }. Заедно с { $cells } клетките стават толкова, колкото са цифрите { $digits }: всяка от цифрите трябва да е там и никъде другаде в блок { $number }.
   *[other] Значи { $extras } заедно се броят за една клетка, която може да е { $extra_digits }. Заедно с { $cells } клетките стават толкова, колкото са цифрите { $digits }: всяка от цифрите трябва да е там и никъде другаде { $house-in }.
}

## Sets of cells
##
## Sets have letters, A, B and C, in every language.

sets-set = { $count ->
    [1] Множество { $set } е { $cells } с кандидати { $digits }.
   *[other] { $kind ->
        [row] Множество { $set } е { $cells } в ред { $number }, с кандидати { $digits }.
        [column] Множество { $set } е { $cells } в колона { $number }, с кандидати { $digits }.
        [box] Множество { $set } е { $cells } в блок { $number }, с кандидати { $digits }.
       *[other] Множество { $set } е { $cells } { $house-in }, с кандидати { $digits }.
    }
}
sets-one-short = Всяко множество има с една цифра повече от клетките си, така че съдържа всичките си цифри освен една.
sets-restricted = Само едно от множествата { $set } и { $other } може да има цифрата { $digit }: всичките ѝ места там се виждат едно друго.
# The same of two other sets and another digit.
sets-restricted-too = По същия начин само едно от множествата { $set } и { $other } може да има цифрата { $digit }.
sets-two = Множеството без нея трябва да има { $common }.
sets-three = Множество { $middle } трябва да има { $digit } или { $other }. Ако има { $digit }, множество { $set } е без нея и трябва да има { $common }. Ако има { $other }, множество { $second } е без нея и трябва да има { $common }.
sets-locked = Значи всяко множество отстъпва на другото една от тези цифри и трябва да има всичките си останали цифри.
# $count is how many cells and digits there are.
crossing-count = Клетките { $cells } заедно имат само { $digits }: колкото клетки, толкова цифри.
crossing-keeps = { $count ->
    [1] { $kind ->
        [row] Цифрата { $digits } сред тях може да е само в ред { $number }, затова се среща най-много веднъж.
        [column] Цифрата { $digits } сред тях може да е само в колона { $number }, затова се среща най-много веднъж.
        [box] Цифрата { $digits } сред тях може да е само в блок { $number }, затова се среща най-много веднъж.
       *[other] Цифрата { $digits } сред тях може да е само { $house-in }, затова се среща най-много веднъж.
    }
   *[other] { $kind ->
        [row] Цифрите { $digits } сред тях може да са само в ред { $number }, затова всяка се среща най-много веднъж.
        [column] Цифрите { $digits } сред тях може да са само в колона { $number }, затова всяка се среща най-много веднъж.
        [box] Цифрите { $digits } сред тях може да са само в блок { $number }, затова всяка се среща най-много веднъж.
       *[other] Цифрите { $digits } сред тях може да са само { $house-in }, затова всяка се среща най-много веднъж.
    }
}
crossing-all = Никоя цифра не може да е в две от тези клетки, значи всяка трябва да е точно в една. Клетка, която вижда всички места на дадена цифра там, не може да е тази цифра.

## Assumptions

forcing-at-once = { $state ->
    [is] Точно това искаме да покажем: { $cells } е { $digit }.
    [is-not] Точно това искаме да покажем: { $cells } не е { $digit }.
    [in] Точно това искаме да покажем: една от клетките { $cells } е { $digit }.
   *[not-in] Точно това искаме да покажем: в { $cells-and } няма { $digit }.
}
# An assumption that the others lead to.
forcing-already = Точно дотам водят другите случаи.
# What several assumptions all lead to, and from where they go on together. $cases is how many there are.
forcing-meet = { $cases ->
    [2] { $state ->
        [is] И в двата случая { $cells } е { $digit }.
        [is-not] И в двата случая { $cells } не е { $digit }.
        [in] И в двата случая една от клетките { $cells } е { $digit }.
       *[not-in] И в двата случая в { $cells-and } няма { $digit }.
    }
   *[other] { $state ->
        [is] Във всеки случай { $cells } е { $digit }.
        [is-not] Във всеки случай { $cells } не е { $digit }.
        [in] Във всеки случай една от клетките { $cells } е { $digit }.
       *[not-in] Във всеки случай в { $cells-and } няма { $digit }.
    }
}
# A statement and its opposite: "is" of one cell, "in" of several.
contradiction-opposites = { $state ->
    [is] Но { $cells } не може едновременно да е и да не е { $digit }.
   *[in] Но цифрата { $digit } не може едновременно да е и да не е в { $cells }.
}
contradiction-cells = Но { $cells } се виждат една друга, така че не може и двете да са { $digit }.
contradiction-digits = Но { $cell } не може да е едновременно { $digit } и { $other }.
contradiction-any = Те си противоречат.
trial-why = Тук нищо по-просто не помага, затова се изпробва кандидат.
# $count is how many steps there are.
trial-follows = { $count ->
    [1] Тогава следва тази стъпка.
   *[other] Тогава следват тези стъпки.
}
# $tries is how many of them try something in turn.
trial-follows-nested = { $tries ->
    [1] Тогава следват тези { $count } стъпки. В една от тях се изпробва втори кандидат и той се оказва грешен.
   *[other] Тогава следват тези { $count } стъпки. В { $tries } от тях се изпробва втори кандидат и той се оказва грешен.
}
# $step is a sentence or two.
trial-step = { $letter }) { $step }
# What a trial within a trial supposes.
trial-inner = { $state ->
    [is] Да допуснем още, че { $cells } е { $digit }.
    [is-not] Да допуснем още, че { $cells } не е { $digit }.
    [in] Да допуснем още, че една от клетките { $cells } е { $digit }.
   *[not-in] Да допуснем още, че в { $cells-and } няма { $digit }.
}
# Its own steps in brief: r1c2=5; r3c4<>6. $count is how many.
trial-between = { $count ->
    [1] Следва това: { $conclusions }.
   *[other] Следва едно след друго: { $conclusions }.
}
trial-clash = { $kind ->
    [row] Тогава в ред { $number } цифрата { $digit } се среща два пъти, в { $cells }.
    [column] Тогава в колона { $number } цифрата { $digit } се среща два пъти, в { $cells }.
    [box] Тогава в блок { $number } цифрата { $digit } се среща два пъти, в { $cells }.
   *[other] Тогава { $house-in } цифрата { $digit } се среща два пъти, в { $cells }.
}
trial-pair = Тогава цифрите в { $cells } не може да са заедно ({ $rule }).
trial-clue = Тогава вече не може да се спази { $clue }.
trial-solves = Така се попълва цялата решетка.
refute-suppose = Да допуснем, че { $cell } е { $digit }.
refute-suppose-not = Да допуснем, че { $cell } не е { $digit }.
refute-then = Тогава { $cell } трябва да е { $digit }.
# $how is "then" at the end of several sentences or steps, "so" right after the last inference.
refute-no-value = { $how ->
    [so] Значи за { $cell } не остава нищо.
   *[then] Тогава за { $cell } не остава нищо.
}
# The same where the cell could only be these digits. $digits has "or".
refute-no-value-of = { $cell } можеше да е само { $digits }, а вече не остава нито една от тях.
refute-no-place = { $how ->
    [so] { $kind ->
        [row] Значи в ред { $number } няма място за { $digit }.
        [column] Значи в колона { $number } няма място за { $digit }.
        [box] Значи в блок { $number } няма място за { $digit }.
       *[other] Значи { $house-in } няма място за { $digit }.
    }
   *[then] { $kind ->
        [row] Тогава в ред { $number } няма място за { $digit }.
        [column] Тогава в колона { $number } няма място за { $digit }.
        [box] Тогава в блок { $number } няма място за { $digit }.
       *[other] Тогава { $house-in } няма място за { $digit }.
    }
}
# The same where the digit could only go in these cells; $count is how many.
refute-no-place-of = { $kind ->
    [row] Сега в { $cells } не може да има { $digit }, значи в ред { $number } няма място за нея.
    [column] Сега в { $cells } не може да има { $digit }, значи в колона { $number } няма място за нея.
    [box] Сега в { $cells } не може да има { $digit }, значи в блок { $number } няма място за нея.
   *[other] Сега в { $cells } не може да има { $digit }, значи { $house-in } няма място за нея.
}
# $cells are all cells of a pattern, $count is how many.
refute-no-extra = Тогава в { $cells } остават само { $digits-and }, така че задачата би имала второ решение.
refute-no-extra-left = Тогава от тези кандидати не остава нито един, така че задачата би имала второ решение.
refute-no-way = Тогава вече не може да се спази това: { $clues }.
refute-others = { $count ->
    [1] Другият извод следва по същия начин.
   *[other] Другите изводи следват по същия начин.
}
refute-together = Всичко това заедно не оставя друга възможност.
