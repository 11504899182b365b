### Steps of reasoning, from a nudge to everything.
###
### Sentences are short, one inference each, and name the cells before what follows. The arguments are
### described in the English file. In Estonian:
### - The word lahter carries the case and the number, as in "lahtrites { $cells }", since r1c1 is never bent. A list
###   with "või" goes with the singular: "lahtris r1c1 või r1c2".
### - Of houses that are no row, column or box, sentences use the forms of their names in answers.ftl:
###   { $house-in }, { $house-start } (the same at the beginning of a sentence), { $house-genitive }, { $house-partitive }.
###   They serve the diagonals, too.

# A candidate in a list: "7 in r1c2".
candidate-name = { $digit } lahtris { $cell }
# A cell, or several in short, with their candidates in a list: "r1c2 (4, 7)", "r1c25 (2, 4, 7)".
cell-with-digits = { $cell } ({ $digits })

## How to read the steps, for somebody who does it for the first time

reading-cells = r1c2 on lahter reas 1 ja veerus 2.
# $rows and $columns are those of one box.
reading-boxes = Iga kast on { $rows } rida kõrge ja { $columns } veergu lai. Kastid on nummerdatud vasakult paremale ja ülalt alla.
# What digits there are. $letters is how many letters follow the numbers; these end with $last_number.
reading-digits = { $letters ->
    [0] Numbrid on { $first } kuni { $last }.
    [1] Numbrid on { $first } kuni { $last_number } ja { $last }.
   *[other] Numbrid on { $first } kuni { $last_number } ja A kuni { $last }.
}
# $case says whether there are boxes, and whether rules make cells see more than the rows, columns and boxes do.
reading-sees = { $case ->
    [boxes] Lahter näeb oma rea, veeru ja kasti teisi lahtreid.
    [boxes-more] Lahter näeb oma rea, veeru ja kasti teisi lahtreid ning kõiki lahtreid, kus allpool toodud reeglite järgi ei saa olla sama number.
    [lines] Lahter näeb oma rea ja veeru teisi lahtreid.
   *[lines-more] Lahter näeb oma rea ja veeru teisi lahtreid ning kõiki lahtreid, kus allpool toodud reeglite järgi ei saa olla sama number.
}
reading-candidates = Lahtri kandidaadid on numbrid, mis seal veel olla võivad.
# Where steps are written in Eureka notation, too.
reading-notation = Eureka kirjaviisis on = kahe kandidaadi vahel, millest vähemalt üks on õige, ja - kahe vahel, mis ei saa mõlemad õiged olla; märgi => järel on see, mis sellest järeldub. r1c2=3 tähendab, et r1c2 on 3, ja r1c2<>3, et ei ole.
# A rule of the puzzle: its name, and its sentence from rules.ftl.
reading-rule = { $name }: { $text }
# The cells of a house that a rule names, as in "region 4: r1c1, r1c2 and r2c1."
reading-house = { $house-start }: { $cells }.
reading-strip = { $digits-count ->
    [1] { $house-start }: { $cells }, numbriga { $digits }.
   *[other] { $house-start }: { $cells }, numbritega { $digits }.
}
# The cells that a rule is about, and its number. $count is how many cells there are.
reading-clue = { $count ->
    [1] Siin kehtib see lahtris { $cells }.
   *[other] Siin kehtib see lahtrites { $cells }.
}
reading-clue-number = { $cells-count ->
    [1] Arvuga { $number } kehtib see lahtris { $cells }.
   *[other] Arvuga { $number } kehtib see lahtrites { $cells }.
}
# $clues are numbers at the edge as in clue-name, $count is how many.
reading-edge = { $count ->
    [1] Siin on { $clues }.
   *[other] Siin on { $clues }.
}

## Level 1: where to look

look-house = { $kind ->
    [row] Vaata rida { $number }.
    [column] Vaata veergu { $number }.
    [box] Vaata kasti { $number }.
   *[other] Vaata { $house-partitive }.
}
look-digits = Pane tähele: { $digits }.
look-digit-house = { $kind ->
    [row] Vaata numbrit { $digit } reas { $number }.
    [column] Vaata numbrit { $digit } veerus { $number }.
    [box] Vaata numbrit { $digit } kastis { $number }.
   *[other] Vaata numbrit { $digit } { $house-in }.
}
look-digit-houses = { $kind ->
    [row] Vaata numbrit { $digit } ridades { $numbers }.
    [column] Vaata numbrit { $digit } veergudes { $numbers }.
   *[box] Vaata numbrit { $digit } kastides { $numbers }.
}
look-digit-mixed = Vaata numbrit { $digit } { $houses-in }.
look-cells = Vaata siia: { $cells }.
look-around = Vaata lahtrit { $cell } ja lahtreid, mida see näeb.
# Cells that hold these digits or can still be them.
look-pattern = { $digits-count ->
    [1] Vaata lahtreid numbriga { $digits }.
   *[other] Vaata lahtreid numbritega { $digits }.
}
look-clues = { $clues-count ->
    [1] Vaata seda tingimust: { $clues }.
   *[other] Vaata neid tingimusi: { $clues }.
}
# $count is how many digits there are.
look-pairs = { $count ->
    [1] Vaata numbrit { $digits } seal, kus sellel on ainult kaks kohta.
   *[other] Vaata numbreid { $digits } seal, kus neil on ainult kaks kohta.
}

## Level 2: what there is, on which digits and where

what-in = { $kind ->
    [row] Reas { $number } on { $name-indefinite }.
    [column] Veerus { $number } on { $name-indefinite }.
    [box] Kastis { $number } on { $name-indefinite }.
   *[other] { $house-start } on { $name-indefinite }.
}
what-on-in = { $digits-count ->
    [1] { $kind ->
        [row] Reas { $number } on { $name-indefinite } numbriga { $digits }.
        [column] Veerus { $number } on { $name-indefinite } numbriga { $digits }.
        [box] Kastis { $number } on { $name-indefinite } numbriga { $digits }.
       *[other] { $house-start } on { $name-indefinite } numbriga { $digits }.
    }
   *[other] { $kind ->
        [row] Reas { $number } on { $name-indefinite } numbritega { $digits }.
        [column] Veerus { $number } on { $name-indefinite } numbritega { $digits }.
        [box] Kastis { $number } on { $name-indefinite } numbritega { $digits }.
       *[other] { $house-start } on { $name-indefinite } numbritega { $digits }.
    }
}
what-on-houses = { $digits-count ->
    [1] { $kind ->
        [row] Ridades { $numbers } on { $name-indefinite } numbriga { $digits }.
        [column] Veergudes { $numbers } on { $name-indefinite } numbriga { $digits }.
       *[box] Kastides { $numbers } on { $name-indefinite } numbriga { $digits }.
    }
   *[other] { $kind ->
        [row] Ridades { $numbers } on { $name-indefinite } numbritega { $digits }.
        [column] Veergudes { $numbers } on { $name-indefinite } numbritega { $digits }.
       *[box] Kastides { $numbers } on { $name-indefinite } numbritega { $digits }.
    }
}
what-on-mixed = { $digits-count ->
    [1] Siin on { $name-indefinite } numbriga { $digits }: { $houses }.
   *[other] Siin on { $name-indefinite } numbritega { $digits }: { $houses }.
}
# From the house where a chain begins to the one where it ends.
what-on-between = { $digits-count ->
    [1] { $kind ->
        [row] Reast { $number } reani { $other_number } kulgeb { $name-indefinite } numbriga { $digits }.
        [box] Kastist { $number } kastini { $other_number } kulgeb { $name-indefinite } numbriga { $digits }.
       *[other] Siin on { $name-indefinite } numbriga { $digits }, { $house-genitive } ja { $other_house-genitive } vahel.
    }
   *[other] { $kind ->
        [row] Reast { $number } reani { $other_number } kulgeb { $name-indefinite } numbritega { $digits }.
        [box] Kastist { $number } kastini { $other_number } kulgeb { $name-indefinite } numbritega { $digits }.
       *[other] Siin on { $name-indefinite } numbritega { $digits }, { $house-genitive } ja { $other_house-genitive } vahel.
    }
}
what-around = { $digits-count ->
    [1] Lahtri { $cell } ümber on { $name-indefinite } numbriga { $digits }.
   *[other] Lahtri { $cell } ümber on { $name-indefinite } numbritega { $digits }.
}
what-clues = { $clues-count ->
    [1] Nagu ütleb { $clues }, on siin { $name-indefinite }.
   *[other] Nagu ütlevad { $clues }, on siin { $name-indefinite }.
}

## Level 3: in which cells

place-last-cell = { $kind ->
    [row] { $name } reas { $number }: { $cell } on ainus tühi lahter.
    [column] { $name } veerus { $number }: { $cell } on ainus tühi lahter.
    [box] { $name } kastis { $number }: { $cell } on ainus tühi lahter.
   *[other] { $name } { $house-in }: { $cell } on ainus tühi lahter.
}
place-only-place = { $kind ->
    [row] { $name } reas { $number }: number { $digit } saab olla ainult lahtris { $cell }.
    [column] { $name } veerus { $number }: number { $digit } saab olla ainult lahtris { $cell }.
    [box] { $name } kastis { $number }: number { $digit } saab olla ainult lahtris { $cell }.
   *[other] { $name } { $house-in }: number { $digit } saab olla ainult lahtris { $cell }.
}
place-only-digit = { $kind ->
    [row] { $name } reas { $number }: lahtrisse { $cell } jääb ainult üks number.
    [column] { $name } veerus { $number }: lahtrisse { $cell } jääb ainult üks number.
    [box] { $name } kastis { $number }: lahtrisse { $cell } jääb ainult üks number.
   *[other] { $name } { $house-in }: lahtrisse { $cell } jääb ainult üks number.
}
place-cells = { $digits-count ->
    [1] { $name } numbriga { $digits }: { $cells }.
   *[other] { $name } numbritega { $digits }: { $cells }.
}
place-in = { $digits-count ->
    [1] { $kind ->
        [row] { $name } reas { $number } numbriga { $digits }: { $cells }.
        [column] { $name } veerus { $number } numbriga { $digits }: { $cells }.
        [box] { $name } kastis { $number } numbriga { $digits }: { $cells }.
       *[other] { $name } { $house-in } numbriga { $digits }: { $cells }.
    }
   *[other] { $kind ->
        [row] { $name } reas { $number } numbritega { $digits }: { $cells }.
        [column] { $name } veerus { $number } numbritega { $digits }: { $cells }.
        [box] { $name } kastis { $number } numbritega { $digits }: { $cells }.
       *[other] { $name } { $house-in } numbritega { $digits }: { $cells }.
    }
}
# $kinds are the kinds of the two houses that all the cells lie in, $number and $other_number their numbers.
place-intersection = { $kinds ->
    [box-row] { $name } numbriga { $digit } kastis { $number } piki rida { $other_number }: { $cells }.
    [box-column] { $name } numbriga { $digit } kastis { $number } piki veergu { $other_number }: { $cells }.
    [row-box] { $name } numbriga { $digit } reas { $number } kasti { $other_number } piires: { $cells }.
    [column-box] { $name } numbriga { $digit } veerus { $number } kasti { $other_number } piires: { $cells }.
   *[other] { $name } numbriga { $digit } seal, kus kohtuvad { $houses }. Lahtrid on { $cells }.
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
place-fish = { $lines ->
    [row] { $name } numbriga { $digit } ridades { $bases }, veergudes { $covers }: { $cells }.
    [column] { $name } numbriga { $digit } veergudes { $bases }, ridades { $covers }: { $cells }.
   *[mixed] { $name } numbriga { $digit }: aluseks { $bases }, katteks { $covers }. Lahtrid on { $cells }.
}
# $fins are the cells beside it, $count is how many.
place-fish-finned = { $lines ->
    [row] { $name } numbriga { $digit } ridades { $bases }, veergudes { $covers }: { $cells }, nende kõrval { $fins }.
    [column] { $name } numbriga { $digit } veergudes { $bases }, ridades { $covers }: { $cells }, nende kõrval { $fins }.
   *[mixed] { $name } numbriga { $digit }: aluseks { $bases }, katteks { $covers }. Lahtrid on { $cells }, nende kõrval { $fins }.
}
# $first and $second are cells.
place-colours = { $name } numbriga { $digit }: { $first } üht värvi, { $second } teist värvi.
place-colours-two = { $name } numbriga { $digit }: { $first } üht värvi, { $second } teist värvi; { $third } kolmandat värvi, { $fourth } neljandat värvi.
# Of the first two colours only one matters: it meets both of the others.
place-colours-three = { $name } numbriga { $digit }: { $first } üht värvi; { $third } teist värvi, { $fourth } selle vastasvärvi.
# $first and $second are candidates.
place-colours-mixed = { $name }: { $first } üht värvi, { $second } teist värvi.
place-clues = { $cells-count ->
    [1] { $name }: { $clues }. Vaata, mis järeldub lahtri { $cells } kohta.
   *[other] { $name }: { $clues }. Vaata, mis järeldub lahtrite { $cells } kohta.
}
# $pivot is one cell, $pincers are several, each as in cell-with-digits.
place-wing = { $digits-count ->
    [1] { $name } numbriga { $digits }: pöördlahter { $pivot }, haaralahtrid { $pincers }.
   *[other] { $name } numbritega { $digits }: pöördlahter { $pivot }, haaralahtrid { $pincers }.
}
place-wing-pivots = { $digits-count ->
    [1] { $name } numbriga { $digits }: keskel { $pivots }, haaralahtrid { $pincers }.
   *[other] { $name } numbritega { $digits }: keskel { $pivots }, haaralahtrid { $pincers }.
}
# $cells are those on the way.
place-chain = { $cells-count ->
    [1] { $name } numbrist { $digit } lahtris { $start } numbrini { $other } lahtris { $end }, läbi lahtri { $cells }.
   *[other] { $name } numbrist { $digit } lahtris { $start } numbrini { $other } lahtris { $end }, läbi lahtrite { $cells }.
}
# A chain of cells that all have the same two digits.
place-chain-pair = { $cells-count ->
    [1] { $name } numbritega { $digits } lahtrist { $start } lahtrini { $end }, läbi lahtri { $cells }.
   *[other] { $name } numbritega { $digits } lahtrist { $start } lahtrini { $end }, läbi lahtrite { $cells }.
}
place-chain-short = { $name } numbrist { $digit } lahtris { $start } numbrini { $other } lahtris { $end }.
place-chain-self = { $cells-count ->
    [1] { $name } numbrist { $digit } lahtris { $start } tagasi samasse kohta, läbi lahtri { $cells }.
   *[other] { $name } numbrist { $digit } lahtris { $start } tagasi samasse kohta, läbi lahtrite { $cells }.
}
# Two chains at once, each from one end to the other.
place-chains = { $digits-count ->
    [1] { $name } numbriga { $digits }: lahtrist { $start } lahtrini { $end } ja lahtrist { $other_start } lahtrini { $other_end }. Kõik selle lahtrid on { $cells }.
   *[other] { $name } numbritega { $digits }: lahtrist { $start } lahtrini { $end } ja lahtrist { $other_start } lahtrini { $other_end }. Kõik selle lahtrid on { $cells }.
}
place-loop = { $digits-count ->
    [1] { $name } numbriga { $digits }, ringi läbi lahtrite { $cells }.
   *[other] { $name } numbritega { $digits }, ringi läbi lahtrite { $cells }.
}
# A chain or a loop, and the sets of cells that it leads through, each as in cell-with-digits. $place is a sentence.
place-with-sets = { $count ->
    [1] { $place } See läbib hulga { $sets }.
   *[other] { $place } See läbib hulgad { $sets }.
}
# Two sets of cells with their digits, and the digits that only one of the two can have.
# $count is how many of these there are.
place-sets = { $count ->
    [1] { $name }: hulk A on { $cells } numbritega { $digits }; hulk B on { $cells_b } numbritega { $digits_b }. Number { $restricted } saab olla ainult ühes neist kahest.
   *[other] { $name }: hulk A on { $cells } numbritega { $digits }; hulk B on { $cells_b } numbritega { $digits_b }. Igaüks numbritest { $restricted } saab olla ainult ühes neist kahest.
}
# Three sets: only one of the sets $set and $other can have $digit, only one of $third and $fourth can have $second.
place-sets-three = { $name }: hulk A on { $cells } numbritega { $digits }; hulk B on { $cells_b } numbritega { $digits_b }; hulk C on { $cells_c } numbritega { $digits_c }. Number { $digit } saab olla ainult ühes hulkadest { $set } ja { $other } ning number { $second } ainult ühes hulkadest { $third } ja { $fourth }.
# Where two houses cross: $cells are in both, set A in the one, set B in the other.
place-crossing = { $name }: { $cells }, kus ristuvad { $houses }. Hulk A on { $cells_a } numbritega { $digits_a }; hulk B on { $cells_b } numbritega { $digits_b }.
# $cells are the cells of a pattern that cannot be, $others those of them that can be more than $digits.
place-pattern = { $count ->
    [1] { $name } numbritega { $digits }: { $cells }. Ainult { $others } saab olla midagi muud.
   *[other] { $name } numbritega { $digits }: { $cells }. Ainult { $others } saavad olla midagi muud.
}
place-grave = { $name }: igal tühjal lahtril on ainult kaks kandidaati, kui kõrvale jätta { $extras }.
# $candidates is what all ways lead to: candidates that go in or out.
place-forcing-cell = { $name }: lahtris { $cell } saab olla { $digits }; kõik teed viivad siia: { $candidates }.
place-forcing-house = { $kind ->
    [row] { $name }: reas { $number } saab number { $digit } olla lahtris { $cells }; kõik teed viivad siia: { $candidates }.
    [column] { $name }: veerus { $number } saab number { $digit } olla lahtris { $cells }; kõik teed viivad siia: { $candidates }.
    [box] { $name }: kastis { $number } saab number { $digit } olla lahtris { $cells }; kõik teed viivad siia: { $candidates }.
   *[other] { $name }: { $house-in } saab number { $digit } olla lahtris { $cells }; kõik teed viivad siia: { $candidates }.
}
# What is supposed, and which cells to look at then.
place-trial = { $state ->
    [is] { $name }: oletame, et { $cells } on { $digit }, ja vaatame, kuhu see viib.
    [is-not] { $name }: oletame, et { $cells } ei ole { $digit }, ja vaatame, kuhu see viib.
    [in] { $name }: oletame, et üks lahtritest { $cells } on { $digit }, ja vaatame, kuhu see viib.
   *[not-in] { $name }: oletame, et lahtrites { $cells-and } ei ole numbrit { $digit }, ja vaatame, kuhu see viib.
}
place-suppose = { $state ->
    [is] { $name }: oletame, et { $cells } on { $digit }, ja jälgime, mis siis siin juhtub: { $others }.
    [is-not] { $name }: oletame, et { $cells } ei ole { $digit }, ja jälgime, mis siis siin juhtub: { $others }.
    [in] { $name }: oletame, et üks lahtritest { $cells } on { $digit }, ja jälgime, mis siis siin juhtub: { $others }.
   *[not-in] { $name }: oletame, et lahtrites { $cells-and } ei ole numbrit { $digit }, ja jälgime, mis siis siin juhtub: { $others }.
}

## What is true in the position

premise-cells = { $count ->
    [1] { $cells } saab olla ainult { $digits }.
   *[other] { $cells } saavad olla ainult { $digits }.
}
premise-place = { $kind ->
    [row] Reas { $number } saab number { $digit } olla ainult lahtris { $cells }.
    [column] Veerus { $number } saab number { $digit } olla ainult lahtris { $cells }.
    [box] Kastis { $number } saab number { $digit } olla ainult lahtris { $cells }.
   *[other] { $house-start } saab number { $digit } olla ainult lahtris { $cells }.
}
# The digit is the one that the sentence before was about.
premise-place-again = { $kind ->
    [row] Reas { $number } saab see olla ainult lahtris { $cells }.
    [column] Veerus { $number } saab see olla ainult lahtris { $cells }.
    [box] Kastis { $number } saab see olla ainult lahtris { $cells }.
   *[other] { $house-start } saab see olla ainult lahtris { $cells }.
}
# The house is the one that the sentence before was about.
premise-place-there = Seal saab number { $digit } olla ainult lahtris { $cells }.
premise-places = { $kind ->
    [row] Reas { $number } saavad numbrid { $digits } olla ainult lahtrites { $cells-and }.
    [column] Veerus { $number } saavad numbrid { $digits } olla ainult lahtrites { $cells-and }.
    [box] Kastis { $number } saavad numbrid { $digits } olla ainult lahtrites { $cells-and }.
   *[other] { $house-start } saavad numbrid { $digits } olla ainult lahtrites { $cells-and }.
}
premise-places-there = Seal saavad numbrid { $digits } olla ainult lahtrites { $cells-and }.
premise-rule = { $clues-count ->
    [1] Nagu ütleb { $clues }, saab { $cell } olla ainult { $digits }.
   *[other] Nagu ütlevad { $clues }, saab { $cell } olla ainult { $digits }.
}
# The clues are those of the sentence before.
premise-rule-again = Samamoodi saab { $cell } olla ainult { $digits }.
premise-rule-any = { $clues-count ->
    [1] Nagu ütleb { $clues }, peab üks neist olema õige: { $candidates }.
   *[other] Nagu ütlevad { $clues }, peab üks neist olema õige: { $candidates }.
}
# How cells that a rule relates stand to each other. $count is how many others there are.
related = { $count ->
    [1] { $rule ->
        [anti-knight] { $cell } on ratsukäigu kaugusel lahtrist { $others }.
        [anti-king] { $cell } on kuningakäigu kaugusel lahtrist { $others }.
        [non-consecutive] { $cell } on lahtri { $others } kõrval.
       *[other] Lahtri { $cell } ja lahtri { $others } vahel kehtib reegel „{ $rule_name }“.
    }
   *[other] { $rule ->
        [anti-knight] { $cell } on ratsukäigu kaugusel lahtritest { $others }.
        [anti-king] { $cell } on kuningakäigu kaugusel lahtritest { $others }.
        [non-consecutive] { $cell } on lahtrite { $others } kõrval.
       *[other] Lahtri { $cell } ja lahtrite { $others } vahel kehtib reegel „{ $rule_name }“.
    }
}

## What follows

# $how is "so", "either" where one of two cases is true, "each" where one of several is, "refuted" where the contrary led
# to something impossible, "also" for a second conclusion, or "and" for any after that.
conclude-in = { $how ->
    [each] Igal juhul on lahtris { $cell } number { $digit }.
    [either] Mõlemal juhul on lahtris { $cell } number { $digit }.
    [also] Samuti on lahtris { $cell } number { $digit }.
    [and] Ja lahtris { $cell } on number { $digit }.
    [refuted] See on võimatu, seega on lahtris { $cell } number { $digit }.
   *[so] Seega on lahtris { $cell } number { $digit }.
}
# $digits has "or". $count is how many digits there are, $places how many cells.
conclude-out = { $count ->
    [1] { $places ->
        [1] { $how ->
            [each] Igal juhul ei saa lahtris { $cells } olla { $digits }.
            [either] Mõlemal juhul ei saa lahtris { $cells } olla { $digits }.
            [also] Samuti ei saa lahtris { $cells } olla { $digits }.
            [and] Ja lahtris { $cells } ei saa olla { $digits }.
            [refuted] See on võimatu, seega ei saa lahtris { $cells } olla { $digits }.
           *[so] Seega ei saa lahtris { $cells } olla { $digits }.
        }
       *[other] { $how ->
            [each] Igal juhul ei saa lahtrites { $cells } olla { $digits }.
            [either] Mõlemal juhul ei saa lahtrites { $cells } olla { $digits }.
            [also] Samuti ei saa lahtrites { $cells } olla { $digits }.
            [and] Ja lahtrites { $cells } ei saa olla { $digits }.
            [refuted] See on võimatu, seega ei saa lahtrites { $cells } olla { $digits }.
           *[so] Seega ei saa lahtrites { $cells } olla { $digits }.
        }
    }
   *[other] { $places ->
        [1] { $how ->
            [each] Igal juhul on lahtris { $cells } välistatud { $digits-and }.
            [either] Mõlemal juhul on lahtris { $cells } välistatud { $digits-and }.
            [also] Samuti on lahtris { $cells } välistatud { $digits-and }.
            [and] Ja lahtris { $cells } on välistatud { $digits-and }.
            [refuted] See on võimatu, seega on lahtris { $cells } välistatud { $digits-and }.
           *[so] Seega on lahtris { $cells } välistatud { $digits-and }.
        }
       *[other] { $how ->
            [each] Igal juhul on lahtrites { $cells } välistatud { $digits-and }.
            [either] Mõlemal juhul on lahtrites { $cells } välistatud { $digits-and }.
            [also] Samuti on lahtrites { $cells } välistatud { $digits-and }.
            [and] Ja lahtrites { $cells } on välistatud { $digits-and }.
            [refuted] See on võimatu, seega on lahtrites { $cells } välistatud { $digits-and }.
           *[so] Seega on lahtrites { $cells } välistatud { $digits-and }.
        }
    }
}
# $gone is how many cells lose the digit, $seen are those cells. $how is "so" after the reason, "plain" where it is what a
# chain has shown.
either-or = { $how ->
    [so] Seega on number { $digit } kas lahtris { $first } või { $second }: ükski lahter, mis näeb mõlemat (siin { $seen }), ei saa olla { $digit }.
   *[plain] Number { $digit } on kas lahtris { $first } või { $second }: ükski lahter, mis näeb mõlemat (siin { $seen }), ei saa olla { $digit }.
}
# Right after a sentence that says that one of $count cells has the digit.
seen-by-these = { $count ->
    [2] Ükski lahter, mis näeb mõlemat (siin { $seen }), ei saa olla { $digit }.
   *[other] Ükski lahter, mis näeb neid kõiki (siin { $seen }), ei saa olla { $digit }.
}
one-of-several = { $how ->
    [so] Seega on number { $digit } ühes lahtritest { $cells }: ükski lahter, mis näeb neid kõiki (siin { $seen }), ei saa olla { $digit }.
   *[plain] Number { $digit } on ühes lahtritest { $cells }: ükski lahter, mis näeb neid kõiki (siin { $seen }), ei saa olla { $digit }.
}

## Singles

single-last-cell = { $kind ->
    [row] Reas { $number } on ainult { $cell } veel tühi.
    [column] Veerus { $number } on ainult { $cell } veel tühi.
    [box] Kastis { $number } on ainult { $cell } veel tühi.
   *[other] { $house-start } on ainult { $cell } veel tühi.
}
single-last-digit = Puudu on seal ainult { $digit }.
single-place = { $kind ->
    [row] Reas { $number } saab number { $digit } olla ainult lahtris { $cell }.
    [column] Veerus { $number } saab number { $digit } olla ainult lahtris { $cell }.
    [box] Kastis { $number } saab number { $digit } olla ainult lahtris { $cell }.
   *[other] { $house-start } saab number { $digit } olla ainult lahtris { $cell }.
}
# $others is how many other empty cells there are.
single-blocked-all = { $others ->
    [1] { $count ->
        [1] Number { $digit } lahtris { $cells } blokeerib seal ainsa teise tühja lahtri.
       *[other] Number { $digit } lahtrites { $cells } blokeerib seal ainsa teise tühja lahtri.
    }
    [2] { $count ->
        [1] Number { $digit } lahtris { $cells } blokeerib seal mõlemad teised tühjad lahtrid.
       *[other] Number { $digit } lahtrites { $cells } blokeerib seal mõlemad teised tühjad lahtrid.
    }
   *[other] { $count ->
        [1] Number { $digit } lahtris { $cells } blokeerib seal kõik teised tühjad lahtrid.
       *[other] Number { $digit } lahtrites { $cells } blokeerib seal kõik teised tühjad lahtrid.
    }
}
# $gone is how many cells are blocked.
single-blocked = { $count ->
    [1] { $gone ->
        [1] Number { $digit } lahtris { $cells } blokeerib lahtri { $blocked }.
       *[other] Number { $digit } lahtris { $cells } blokeerib lahtrid { $blocked }.
    }
   *[other] { $gone ->
        [1] Number { $digit } lahtrites { $cells } blokeerib lahtri { $blocked }.
       *[other] Number { $digit } lahtrites { $cells } blokeerib lahtrid { $blocked }.
    }
}
single-before = { $cells-count ->
    [1] Lahtris { $cells } on { $digit } juba välistatud.
   *[other] Lahtrites { $cells } on { $digit } juba välistatud.
}
single-digit = { $cell } saab olla ainult { $digit }.
# $count is how many digits there are.
single-held = { $kind ->
    [row] Samas reas on juba { $digits }.
    [column] Samas veerus on juba { $digits }.
    [box] Samas kastis on juba { $digits }.
   *[other] See on { $house-in }, kus on juba { $digits }.
}
# The cell may hold only some digits, whatever else there is. $digits has "or", $all has "and".
single-allowed = { $rule ->
    [even] See peab olema paaris.
    [odd] See peab olema paaritu.
    [strip] Selle ribal on ainult { $all }.
   *[other] Reegli „{ $name }“ järgi saab see olla ainult { $digits }.
}
# The rules allow the digit in none of the cells.
single-not-allowed = { $cells-count ->
    [1] { $rule ->
        [even] Lahtrisse { $cells } ei sobi paaritu number.
        [odd] Lahtrisse { $cells } ei sobi paarisnumber.
        [strip] Ribal, kus on { $cells }, ei ole numbrit { $digit }.
       *[other] Reegli „{ $name }“ järgi ei sobi { $digit } lahtrisse { $cells }.
    }
   *[other] { $rule ->
        [even] Lahtritesse { $cells } ei sobi paaritu number.
        [odd] Lahtritesse { $cells } ei sobi paarisnumber.
        [strip] Ribal, kus on { $cells }, ei ole numbrit { $digit }.
       *[other] Reegli „{ $name }“ järgi ei sobi { $digit } lahtritesse { $cells }.
    }
}
# "It" is the cell that the sentences are about; the cells are related to it by the rule.
single-related = { $count ->
    [1] { $digits-count ->
        [1] { $rule ->
            [anti-knight] { $cells }, mis on sellest ratsukäigu kaugusel, välistab numbri { $digits }.
            [anti-king] { $cells }, mis on sellest kuningakäigu kaugusel, välistab numbri { $digits }.
            [non-consecutive] { $cells } selle kõrval välistab numbri { $digits }.
           *[other] Reegli „{ $rule_name }“ järgi välistab { $cells } numbri { $digits }.
        }
       *[other] { $rule ->
            [anti-knight] { $cells }, mis on sellest ratsukäigu kaugusel, välistab numbrid { $digits }.
            [anti-king] { $cells }, mis on sellest kuningakäigu kaugusel, välistab numbrid { $digits }.
            [non-consecutive] { $cells } selle kõrval välistab numbrid { $digits }.
           *[other] Reegli „{ $rule_name }“ järgi välistab { $cells } numbrid { $digits }.
        }
    }
   *[other] { $digits-count ->
        [1] { $rule ->
            [anti-knight] { $cells }, mis on sellest ratsukäigu kaugusel, välistavad numbri { $digits }.
            [anti-king] { $cells }, mis on sellest kuningakäigu kaugusel, välistavad numbri { $digits }.
            [non-consecutive] { $cells } selle kõrval välistavad numbri { $digits }.
           *[other] Reegli „{ $rule_name }“ järgi välistavad { $cells } numbri { $digits }.
        }
       *[other] { $rule ->
            [anti-knight] { $cells }, mis on sellest ratsukäigu kaugusel, välistavad numbrid { $digits }.
            [anti-king] { $cells }, mis on sellest kuningakäigu kaugusel, välistavad numbrid { $digits }.
            [non-consecutive] { $cells } selle kõrval välistavad numbrid { $digits }.
           *[other] Reegli „{ $rule_name }“ järgi välistavad { $cells } numbrid { $digits }.
        }
    }
}
single-out-before = { $count ->
    [1] Ülejäänutest on { $digits } juba välistatud.
   *[other] Ülejäänutest on { $digits } juba välistatud.
}

## Clues
##
## The names of clues stand in the nominative: "Nagu ütleb { $clue }, …".

# A number at the edge, by where it stands.
clue-name = { $side ->
    [left] arv { $number } reast { $line } vasakul
    [right] arv { $number } reast { $line } paremal
    [above] arv { $number } veeru { $line } kohal
   *[below] arv { $number } veeru { $line } all
}
# Any other clue: by its rule and its cells.
clue-name-cells = { $cells-count ->
    [1] reegel „{ $rule }“ lahtris { $cells }
   *[other] reegel „{ $rule }“ lahtrites { $cells }
}
clue-name-number = { $cells-count ->
    [1] reegel „{ $rule }“ arvuga { $number } lahtris { $cells }
   *[other] reegel „{ $rule }“ arvuga { $number } lahtrites { $cells }
}
buildings-one = Nagu ütleb { $clue }, on sealt näha ainult üks hoone: kõrgeim, { $highest }, mis seisab kohe ees ja varjab kõik teised.
buildings-all = Nagu ütleb { $clue }, on sealt näha kõik { $number } hoonet. Seega on iga järgmine eelmisest kõrgem, { $lowest } kuni { $highest }.
buildings-seen = { $number ->
    [1] Nagu ütleb { $clue }, on sealt näha ainult üks hoone.
   *[other] Nagu ütleb { $clue }, on sealt näha { $number } hoonet.
}
# Of the clue at the other end of the line.
buildings-seen-too = { $number ->
    [1] Nagu ütleb { $clue }, on teisest otsast näha ainult üks.
   *[other] Nagu ütleb { $clue }, on teisest otsast näha { $number }.
}
# $highest is the largest digit.
buildings-room = Igaüks neist peab olema kõrgem kui eelmine nähtav hoone ja ükski ei ole kõrgem kui { $highest }.
# $how is "and" where another such sentence came right before, otherwise "so".
buildings-at-most = { $how ->
    [and] Ja lahtris { $cell } on kõige rohkem { $digit }.
   *[so] Seega on lahtris { $cell } kõige rohkem { $digit }.
}
# $highest is the largest digit.
buildings-run = Hoone { $highest } lahtris { $cell } varjab kõik, mis on selle taga. Seega on näha kõik need: { $cells }, ja iga järgmine on eelmisest kõrgem.
buildings-run-only = Hoone { $highest } saab olla ainult lahtris { $cell } ja varjab kõik, mis on selle taga. Seega on näha kõik need: { $cells }, ja iga järgmine on eelmisest kõrgem.
# $digits is one digit or several of which any is meant: "6, 7 or 8". So are $cells.
buildings-too-few = { $most ->
    [1] Kui lahtris { $cells } oleks { $digits }, oleks näha ainult üks, ükskõik kus on teised.
   *[other] Kui lahtris { $cells } oleks { $digits }, oleks näha kõige rohkem { $most }, ükskõik kus on teised.
}
buildings-too-many = Kui lahtris { $cells } oleks { $digits }, oleks näha vähemalt { $fewest }, ükskõik kus on teised.
buildings-never = Kui lahtris { $cells } oleks { $digits }, ei oleks kuidagi võimalik näha täpselt { $number }.
buildings-not-both = Kui lahtris { $cells } oleks { $digits }, ei saaks mõlemat tingimust korraga täita.

## Intersections and fish

intersection-lie = { $count ->
    [2] { $kind ->
        [row] Mõlemad lahtrid on reas { $number }. Ükskõik kummas see on, rea { $number } number { $digit } on seal.
        [column] Mõlemad lahtrid on veerus { $number }. Ükskõik kummas see on, veeru { $number } number { $digit } on seal.
        [box] Mõlemad lahtrid on kastis { $number }. Ükskõik kummas see on, kasti { $number } number { $digit } on seal.
       *[other] Mõlemad lahtrid on { $house-in }. Ükskõik kummas see on, { $house-genitive } number { $digit } on seal.
    }
   *[other] { $kind ->
        [row] Kõik need lahtrid on reas { $number }. Ükskõik millises see on, rea { $number } number { $digit } on seal.
        [column] Kõik need lahtrid on veerus { $number }. Ükskõik millises see on, veeru { $number } number { $digit } on seal.
        [box] Kõik need lahtrid on kastis { $number }. Ükskõik millises see on, kasti { $number } number { $digit } on seal.
       *[other] Kõik need lahtrid on { $house-in }. Ükskõik millises see on, { $house-genitive } number { $digit } on seal.
    }
}
# $lines is "row" if the fish runs from rows to columns, "column" if it runs the other way.
fish-four = { $lines ->
    [row] Need neli lahtrit on veergudes { $covers }.
   *[column] Need neli lahtrit on ridades { $covers }.
}
fish-two = { $lines ->
    [row] Kui rea { $base } number { $digit } on veerus { $cover }, on rea { $other_base } number { $digit } veerus { $other_cover }, ja vastupidi: mõlemal juhul on mõlema veeru number { $digit } neis ridades.
   *[column] Kui veeru { $base } number { $digit } on reas { $cover }, on veeru { $other_base } number { $digit } reas { $other_cover }, ja vastupidi: mõlemal juhul on mõlema rea number { $digit } neis veergudes.
}
# $count is how many lines there are, here and in fish-many.
fish-lie = { $lines ->
    [row] Kõik need lahtrid on veergudes { $covers }.
   *[column] Kõik need lahtrid on ridades { $covers }.
}
fish-many = { $lines ->
    [row] Igal neist ridadest on number { $digit } eri veerus ja veerge ei ole rohkem kui ridu, seega on igal neist veergudest number { $digit } ühes neist ridadest.
   *[column] Igal neist veergudest on number { $digit } eri reas ja ridu ei ole rohkem kui veerge, seega on igal neist ridadest number { $digit } ühes neist veergudest.
}
fish-lie-mixed = Kõik need lahtrid on neis üksustes: { $covers }.
fish-many-mixed = Igasse neist üksustest mahub { $digit } ainult üks kord ja paigutada tuleb neid täpselt sama palju, seega on igal üksusel number { $digit } ühes neist lahtritest.
# $count is how many fins there are, and $fins has "and".
fish-fins-lie = { $count ->
    [1] { $lines ->
        [row] Kõik need lahtrid peale lahtri { $fins } on veergudes { $covers }.
       *[column] Kõik need lahtrid peale lahtri { $fins } on ridades { $covers }.
    }
   *[other] { $lines ->
        [row] Kõik need lahtrid peale lahtrite { $fins } on veergudes { $covers }.
       *[column] Kõik need lahtrid peale lahtrite { $fins } on ridades { $covers }.
    }
}
fish-fins-lie-mixed = { $count ->
    [1] Kõik need lahtrid peale lahtri { $fins } on neis üksustes: { $covers }.
   *[other] Kõik need lahtrid peale lahtrite { $fins } on neis üksustes: { $covers }.
}
# $count is how many fins there are, and $fins has "or".
fish-fins-out = { $lines ->
    [row] { $count ->
        [1] Kui lahtris { $fins } ei ole numbrit { $digit }, on igal neist veergudest number { $digit } ühes neist ridadest ja mitte mujal.
       *[other] Kui lahtrites { $fins-and } ei ole numbrit { $digit }, on igal neist veergudest number { $digit } ühes neist ridadest ja mitte mujal.
    }
   *[column] { $count ->
        [1] Kui lahtris { $fins } ei ole numbrit { $digit }, on igal neist ridadest number { $digit } ühes neist veergudest ja mitte mujal.
       *[other] Kui lahtrites { $fins-and } ei ole numbrit { $digit }, on igal neist ridadest number { $digit } ühes neist veergudest ja mitte mujal.
    }
}
fish-fins-out-mixed = { $count ->
    [1] Kui lahtris { $fins } ei ole numbrit { $digit }, on igal neist üksustest number { $digit } ühes neist lahtritest ja mitte mujal.
   *[other] Kui lahtrites { $fins-and } ei ole numbrit { $digit }, on igal neist üksustest number { $digit } ühes neist lahtritest ja mitte mujal.
}
# $fins has "and".
fish-fins-in = { $count ->
    [1] Kui lahtris { $fins } on { $digit }, ei saa ükski seda nägev lahter olla { $digit }.
    [2] Kui ühes lahtritest { $fins } on { $digit }, ei saa ükski mõlemat nägev lahter olla { $digit }.
   *[other] Kui ühes lahtritest { $fins } on { $digit }, ei saa ükski neid kõiki nägev lahter olla { $digit }.
}

## Subsets

subset-pair = { $kind ->
    [row] Kui üks neist on { $digit }, peab teine olema { $other }. Mõlemal juhul on rea { $number } numbrid { $digit } ja { $other } seal.
    [column] Kui üks neist on { $digit }, peab teine olema { $other }. Mõlemal juhul on veeru { $number } numbrid { $digit } ja { $other } seal.
    [box] Kui üks neist on { $digit }, peab teine olema { $other }. Mõlemal juhul on kasti { $number } numbrid { $digit } ja { $other } seal.
   *[other] Kui üks neist on { $digit }, peab teine olema { $other }. Mõlemal juhul on { $house-genitive } numbrid { $digit } ja { $other } seal.
}
subset-naked = { $count ->
    [1] { $kind ->
        [row] Seega on rea { $number } number { $digits } seal ja mitte üheski teises lahtris.
        [column] Seega on veeru { $number } number { $digits } seal ja mitte üheski teises lahtris.
        [box] Seega on kasti { $number } number { $digits } seal ja mitte üheski teises lahtris.
       *[other] Seega on { $house-genitive } number { $digits } seal ja mitte üheski teises lahtris.
    }
   *[other] { $kind ->
        [row] Neis rea { $number } lahtrites on kokku ainult kandidaadid { $digits }: sama palju numbreid kui lahtreid. Iga number peab olema ühes neist lahtritest ja mitte üheski teises rea { $number } lahtris.
        [column] Neis veeru { $number } lahtrites on kokku ainult kandidaadid { $digits }: sama palju numbreid kui lahtreid. Iga number peab olema ühes neist lahtritest ja mitte üheski teises veeru { $number } lahtris.
        [box] Neis kasti { $number } lahtrites on kokku ainult kandidaadid { $digits }: sama palju numbreid kui lahtreid. Iga number peab olema ühes neist lahtritest ja mitte üheski teises kasti { $number } lahtris.
       *[other] Neis { $house-genitive } lahtrites on kokku ainult kandidaadid { $digits }: sama palju numbreid kui lahtreid. Iga number peab olema ühes neist lahtritest ja mitte üheski teises { $house-genitive } lahtris.
    }
}
subset-also = { $kind ->
    [row] Need lahtrid on ka reas { $number }, seega kehtib sama rea { $number } kohta.
    [column] Need lahtrid on ka veerus { $number }, seega kehtib sama veeru { $number } kohta.
    [box] Need lahtrid on ka kastis { $number }, seega kehtib sama kasti { $number } kohta.
   *[other] Need lahtrid on ka { $house-in }, seega kehtib sama { $house-genitive } kohta.
}
# $count is how many digits there are.
subset-hidden = { $count ->
    [1] See number vajab lahtrit ja selleks on ainult { $cells }. Seega ei saa seal olla midagi muud.
   *[other] Nende numbrite jaoks on ainult { $cells }: sama palju lahtreid kui numbreid. Seega ei saa seal olla midagi muud.
}

## Wings

# The pincer sees the cell.
wing-if = Kui { $cell } on { $digit }, peab { $pincer }, mis seda näeb, olema { $common }.
wing-if-it = Kui see on { $digit }, peab { $pincer }, mis seda näeb, olema { $common }.
wing-if-itself = Muidu on see ise { $common }.
# $count is how many cells there are, $others how many digits: one less.
wing-counted = { $others ->
    [1] Number { $digits } saab olla ainult ühes neist lahtritest, sest lahtrid, kus see olla võiks, näevad üksteist. Sellest ei piisa kõigi lahtrite täitmiseks, seega peab ühes olema { $common }.
   *[other] Igaüks numbritest { $digits } saab olla ainult ühes neist lahtritest, sest lahtrid, kus see olla võiks, näevad üksteist. Neist numbritest ei piisa kõigi lahtrite täitmiseks, seega peab ühes olema { $common }.
}

## Chains

chain-suppose = { $state ->
    [is] Oletame, et { $cells } on { $digit }.
    [is-not] Oletame, et { $cells } ei ole { $digit }.
    [in] Oletame, et üks lahtritest { $cells } on { $digit }.
   *[not-in] Oletame, et lahtrites { $cells-and } ei ole numbrit { $digit }.
}
# What was found earlier, and is needed now.
chain-known = { $state ->
    [is] Leidsime ka, et { $cells } on { $digit }.
    [is-not] Leidsime ka, et { $cells } ei ole { $digit }.
    [in] Leidsime ka, et üks lahtritest { $cells } on { $digit }.
   *[not-in] Leidsime ka, et lahtrites { $cells-and } ei ole numbrit { $digit }.
}
# What was supposed at the beginning, and is needed once more.
chain-supposed = { $state ->
    [is] Oletuse järgi on lahtris { $cells } number { $digit }.
    [is-not] Oletuse järgi ei ole lahtris { $cells } numbrit { $digit }.
    [in] Oletuse järgi on number { $digit } ühes lahtritest { $cells }.
   *[not-in] Oletuse järgi ei ole lahtrites { $cells-and } numbrit { $digit }.
}
# $how is "then" right after what was supposed, otherwise "so".
chain-so = { $how ->
    [then] { $state ->
        [is] Siis on lahtris { $cells } number { $digit }.
        [is-not] Siis ei ole lahtris { $cells } numbrit { $digit }.
        [in] Siis on number { $digit } ühes lahtritest { $cells }.
       *[not-in] Siis ei ole lahtrites { $cells-and } numbrit { $digit }.
    }
   *[so] { $state ->
        [is] Seega on lahtris { $cells } number { $digit }.
        [is-not] Seega ei ole lahtris { $cells } numbrit { $digit }.
        [in] Seega on number { $digit } ühes lahtritest { $cells }.
       *[not-in] Seega ei ole lahtrites { $cells-and } numbrit { $digit }.
    }
}
# A digit is not in cells: they are in the same house as that of which the sentence before said that it has
# the digit. $cells has "and".
chain-not = { $how ->
    [then] { $count ->
        [1] { $kind ->
            [row] Siis ei ole samas reas lahtris { $cells } numbrit { $digit }.
            [column] Siis ei ole samas veerus lahtris { $cells } numbrit { $digit }.
            [box] Siis ei ole samas kastis lahtris { $cells } numbrit { $digit }.
           *[other] Siis ei ole { $house-in } lahtris { $cells } numbrit { $digit }.
        }
       *[other] { $kind ->
            [row] Siis ei ole samas reas lahtrites { $cells } numbrit { $digit }.
            [column] Siis ei ole samas veerus lahtrites { $cells } numbrit { $digit }.
            [box] Siis ei ole samas kastis lahtrites { $cells } numbrit { $digit }.
           *[other] Siis ei ole { $house-in } lahtrites { $cells } numbrit { $digit }.
        }
    }
   *[so] { $count ->
        [1] { $kind ->
            [row] Seega ei ole samas reas lahtris { $cells } numbrit { $digit }.
            [column] Seega ei ole samas veerus lahtris { $cells } numbrit { $digit }.
            [box] Seega ei ole samas kastis lahtris { $cells } numbrit { $digit }.
           *[other] Seega ei ole { $house-in } lahtris { $cells } numbrit { $digit }.
        }
       *[other] { $kind ->
            [row] Seega ei ole samas reas lahtrites { $cells } numbrit { $digit }.
            [column] Seega ei ole samas veerus lahtrites { $cells } numbrit { $digit }.
            [box] Seega ei ole samas kastis lahtrites { $cells } numbrit { $digit }.
           *[other] Seega ei ole { $house-in } lahtrites { $cells } numbrit { $digit }.
        }
    }
}
# The same by a rule that relates the cells to $others, which have the digit or another one.
chain-not-by-rule = { $count ->
    [1] { $others-count ->
        [1] { $rule ->
            [anti-knight] { $cells } on ratsukäigu kaugusel lahtrist { $others }, seega ei ole see { $digit }.
            [anti-king] { $cells } on kuningakäigu kaugusel lahtrist { $others }, seega ei ole see { $digit }.
            [non-consecutive] { $cells } on lahtri { $others } kõrval, seega ei ole see { $digit }.
           *[other] Reegli „{ $rule_name }“ tõttu (koos lahtriga { $others }) ei ole lahtris { $cells } numbrit { $digit }.
        }
       *[other] { $rule ->
            [anti-knight] { $cells } on ratsukäigu kaugusel lahtritest { $others }, seega ei ole see { $digit }.
            [anti-king] { $cells } on kuningakäigu kaugusel lahtritest { $others }, seega ei ole see { $digit }.
            [non-consecutive] { $cells } on lahtrite { $others } kõrval, seega ei ole see { $digit }.
           *[other] Reegli „{ $rule_name }“ tõttu (koos lahtritega { $others }) ei ole lahtris { $cells } numbrit { $digit }.
        }
    }
    [2] { $others-count ->
        [1] { $rule ->
            [anti-knight] { $cells } on ratsukäigu kaugusel lahtrist { $others }, seega ei ole kumbki neist { $digit }.
            [anti-king] { $cells } on kuningakäigu kaugusel lahtrist { $others }, seega ei ole kumbki neist { $digit }.
            [non-consecutive] { $cells } on lahtri { $others } kõrval, seega ei ole kumbki neist { $digit }.
           *[other] Reegli „{ $rule_name }“ tõttu (koos lahtriga { $others }) ei ole lahtrites { $cells } numbrit { $digit }.
        }
       *[other] { $rule ->
            [anti-knight] { $cells } on ratsukäigu kaugusel lahtritest { $others }, seega ei ole kumbki neist { $digit }.
            [anti-king] { $cells } on kuningakäigu kaugusel lahtritest { $others }, seega ei ole kumbki neist { $digit }.
            [non-consecutive] { $cells } on lahtrite { $others } kõrval, seega ei ole kumbki neist { $digit }.
           *[other] Reegli „{ $rule_name }“ tõttu (koos lahtritega { $others }) ei ole lahtrites { $cells } numbrit { $digit }.
        }
    }
   *[other] { $others-count ->
        [1] { $rule ->
            [anti-knight] { $cells } on ratsukäigu kaugusel lahtrist { $others }, seega ei ole ükski neist { $digit }.
            [anti-king] { $cells } on kuningakäigu kaugusel lahtrist { $others }, seega ei ole ükski neist { $digit }.
            [non-consecutive] { $cells } on lahtri { $others } kõrval, seega ei ole ükski neist { $digit }.
           *[other] Reegli „{ $rule_name }“ tõttu (koos lahtriga { $others }) ei ole lahtrites { $cells } numbrit { $digit }.
        }
       *[other] { $rule ->
            [anti-knight] { $cells } on ratsukäigu kaugusel lahtritest { $others }, seega ei ole ükski neist { $digit }.
            [anti-king] { $cells } on kuningakäigu kaugusel lahtritest { $others }, seega ei ole ükski neist { $digit }.
            [non-consecutive] { $cells } on lahtrite { $others } kõrval, seega ei ole ükski neist { $digit }.
           *[other] Reegli „{ $rule_name }“ tõttu (koos lahtritega { $others }) ei ole lahtrites { $cells } numbrit { $digit }.
        }
    }
}
# The same where the cells see the others in several ways.
chain-not-seen = { $count ->
    [1] { $others-count ->
        [1] { $cells } näeb lahtrit { $others }, seega ei ole see { $digit }.
       *[other] { $cells } näeb lahtreid { $others }, seega ei ole see { $digit }.
    }
    [2] { $others-count ->
        [1] { $cells } näevad lahtrit { $others }, seega ei ole kumbki neist { $digit }.
       *[other] { $cells } näevad lahtreid { $others }, seega ei ole kumbki neist { $digit }.
    }
   *[other] { $others-count ->
        [1] { $cells } näevad lahtrit { $others }, seega ei ole ükski neist { $digit }.
       *[other] { $cells } näevad lahtreid { $others }, seega ei ole ükski neist { $digit }.
    }
}
# "It" is the cell that was named last.
chain-it-must = { $how ->
    [then] Siis peab see olema { $digit }.
   *[so] Seega peab see olema { $digit }.
}
chain-must-in = { $how ->
    [then] { $kind ->
        [row] Siis peab rea { $number } number { $digit } olema lahtris { $cells }.
        [column] Siis peab veeru { $number } number { $digit } olema lahtris { $cells }.
        [box] Siis peab kasti { $number } number { $digit } olema lahtris { $cells }.
       *[other] Siis peab { $house-genitive } number { $digit } olema lahtris { $cells }.
    }
   *[so] { $kind ->
        [row] Seega peab rea { $number } number { $digit } olema lahtris { $cells }.
        [column] Seega peab veeru { $number } number { $digit } olema lahtris { $cells }.
        [box] Seega peab kasti { $number } number { $digit } olema lahtris { $cells }.
       *[other] Seega peab { $house-genitive } number { $digit } olema lahtris { $cells }.
    }
}
# The cell is not the digit, and so must be another. $kind is that of the house that it shares with the cells of the sentence
# before, "none" where no house matters.
chain-not-but = { $how ->
    [then] { $kind ->
        [row] Siis ei ole samas reas lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
        [column] Siis ei ole samas veerus lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
        [box] Siis ei ole samas kastis lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
        [none] Siis ei ole lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
       *[other] Siis ei ole { $house-in } lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
    }
   *[so] { $kind ->
        [row] Seega ei ole samas reas lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
        [column] Seega ei ole samas veerus lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
        [box] Seega ei ole samas kastis lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
        [none] Seega ei ole lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
       *[other] Seega ei ole { $house-in } lahtris { $cell } numbrit { $digit } ja seal peab olema { $other }.
    }
}
# The cells in $ruled do not have the digit, and so it must be in $cells. $case is how the sentence begins, and whether
# there is one cell in $ruled or more.
chain-not-then-in = { $case ->
    [then-one] { $kind ->
        [row] Siis ei ole lahtris { $ruled } numbrit { $digit } ja rea { $number } number { $digit } peab olema lahtris { $cells }.
        [column] Siis ei ole lahtris { $ruled } numbrit { $digit } ja veeru { $number } number { $digit } peab olema lahtris { $cells }.
        [box] Siis ei ole lahtris { $ruled } numbrit { $digit } ja kasti { $number } number { $digit } peab olema lahtris { $cells }.
       *[other] Siis ei ole lahtris { $ruled } numbrit { $digit } ja { $house-genitive } number { $digit } peab olema lahtris { $cells }.
    }
    [then-other] { $kind ->
        [row] Siis ei ole lahtrites { $ruled-and } numbrit { $digit } ja rea { $number } number { $digit } peab olema lahtris { $cells }.
        [column] Siis ei ole lahtrites { $ruled-and } numbrit { $digit } ja veeru { $number } number { $digit } peab olema lahtris { $cells }.
        [box] Siis ei ole lahtrites { $ruled-and } numbrit { $digit } ja kasti { $number } number { $digit } peab olema lahtris { $cells }.
       *[other] Siis ei ole lahtrites { $ruled-and } numbrit { $digit } ja { $house-genitive } number { $digit } peab olema lahtris { $cells }.
    }
    [so-one] { $kind ->
        [row] Seega ei ole lahtris { $ruled } numbrit { $digit } ja rea { $number } number { $digit } peab olema lahtris { $cells }.
        [column] Seega ei ole lahtris { $ruled } numbrit { $digit } ja veeru { $number } number { $digit } peab olema lahtris { $cells }.
        [box] Seega ei ole lahtris { $ruled } numbrit { $digit } ja kasti { $number } number { $digit } peab olema lahtris { $cells }.
       *[other] Seega ei ole lahtris { $ruled } numbrit { $digit } ja { $house-genitive } number { $digit } peab olema lahtris { $cells }.
    }
   *[so-other] { $kind ->
        [row] Seega ei ole lahtrites { $ruled-and } numbrit { $digit } ja rea { $number } number { $digit } peab olema lahtris { $cells }.
        [column] Seega ei ole lahtrites { $ruled-and } numbrit { $digit } ja veeru { $number } number { $digit } peab olema lahtris { $cells }.
        [box] Seega ei ole lahtrites { $ruled-and } numbrit { $digit } ja kasti { $number } number { $digit } peab olema lahtris { $cells }.
       *[other] Seega ei ole lahtrites { $ruled-and } numbrit { $digit } ja { $house-genitive } number { $digit } peab olema lahtris { $cells }.
    }
}
# An almost locked set: its $count cells have one digit more, $digits; all of them are in one house, unless $kind is "none". Without $digit each of the
# others must be there, and so $other in one of $places, of which there are $many.
# $how is "first" where it is said why that is so, then "again".
chain-set = { $how ->
    [again] { $count ->
        [1] Lahtris { $cells } on ainult kandidaadid { $digits }: kui { $digit } puudub, peab seal olema { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] Reas { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab lahtris { $places } olema { $other }.
                [column] Veerus { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab lahtris { $places } olema { $other }.
                [box] Kastis { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab lahtris { $places } olema { $other }.
                [none] Lahtrites { $cells } on kokku ainult kandidaadid { $digits }, igaüks kõige rohkem üks kord: kui { $digit } puudub, peab lahtris { $places } olema { $other }.
               *[other] { $house-start } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab lahtris { $places } olema { $other }.
            }
           *[other] { $kind ->
                [row] Reas { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab ühes lahtritest { $places } olema { $other }.
                [column] Veerus { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab ühes lahtritest { $places } olema { $other }.
                [box] Kastis { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab ühes lahtritest { $places } olema { $other }.
                [none] Lahtrites { $cells } on kokku ainult kandidaadid { $digits }, igaüks kõige rohkem üks kord: kui { $digit } puudub, peab ühes lahtritest { $places } olema { $other }.
               *[other] { $house-start } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: kui { $digit } puudub, peab ühes lahtritest { $places } olema { $other }.
            }
        }
    }
   *[first] { $count ->
        [1] Lahtris { $cells } on ainult kandidaadid { $digits }: kui { $digit } puudub, peab seal olema { $other }.
       *[other] { $many ->
            [1] { $kind ->
                [row] Reas { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega lahtris { $places } olema { $other }.
                [column] Veerus { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega lahtris { $places } olema { $other }.
                [box] Kastis { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega lahtris { $places } olema { $other }.
                [none] Lahtrites { $cells } on kokku ainult kandidaadid { $digits }, igaüks kõige rohkem üks kord, ja numbreid on ühe võrra rohkem kui lahtreid. Kui { $digit } puudub, peab seega lahtris { $places } olema { $other }.
               *[other] { $house-start } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega lahtris { $places } olema { $other }.
            }
           *[other] { $kind ->
                [row] Reas { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega ühes lahtritest { $places } olema { $other }.
                [column] Veerus { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega ühes lahtritest { $places } olema { $other }.
                [box] Kastis { $number } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega ühes lahtritest { $places } olema { $other }.
                [none] Lahtrites { $cells } on kokku ainult kandidaadid { $digits }, igaüks kõige rohkem üks kord, ja numbreid on ühe võrra rohkem kui lahtreid. Kui { $digit } puudub, peab seega ühes lahtritest { $places } olema { $other }.
               *[other] { $house-start } on lahtrites { $cells } kokku ainult kandidaadid { $digits }: ühe võrra rohkem numbreid kui lahtreid. Kui { $digit } puudub, peab seega ühes lahtritest { $places } olema { $other }.
            }
        }
    }
}
chain-against = See on vastupidine sellele, mida oletasime.
# $first is true or $second is. $states are those of the two: "is" of one cell, "in" of several, with a line between.
chain-either = { $states ->
    [is-is] Vähemalt üks on õige: { $cells } on { $digit } või { $others } on { $other }.
    [is-in] Vähemalt üks on õige: { $cells } on { $digit } või üks lahtritest { $others } on { $other }.
    [in-is] Vähemalt üks on õige: üks lahtritest { $cells } on { $digit } või { $others } on { $other }.
   *[in-in] Vähemalt üks on õige: üks lahtritest { $cells } on { $digit } või üks lahtritest { $others } on { $other }.
}
# Why a cell at one end of a chain cannot be the digit of the other end, after a sentence that one of the two ends is true.
chain-weighed-start = { $cell } on ise { $digit } või näeb numbrit { $other }: mõlemal juhul ei saa see olla { $other }.
chain-weighed-end = { $cell } näeb numbrit { $other } või on ise { $digit }: mõlemal juhul ei saa see olla { $other }.
# The same of one digit and two cells.
chain-either-cell = Number { $digit } on kas lahtris { $first } või { $second }.
# $first and $second are the cells at the ends, $digits has "or".
chain-exchange = Sama kehtib, kui need kaks numbrit omavahel vahetada, seega on { $digits-and } välistatud igas lahtris, mis näeb nii lahtrit { $first } kui ka lahtrit { $second }.
chain-one-cell = Mõlemal juhul saab { $cell } olla ainult { $digits }.
chain-only = Seega on lahtris { $cell } number { $digit } ja ei midagi muud.
# The sets at the two ends of a chain have another digit in common, too.
chain-sets-too = Samamoodi peab { $digit } olema neist hulkadest esimeses või viimases, seega on number { $digit } ühes lahtritest { $cells }: ükski lahter, mis näeb neid kõiki (siin { $seen }), ei saa olla { $digit }.
chain-loop = Sealt me alustasimegi: see on silmus. Arutlus kehtib ka tagurpidi, seega on silmuse igast kahest järjestikusest kandidaadist täpselt üks õige.
# In a set of cells one of two digits is missing, so that it has all its others, $digits.
chain-loop-set = { $cells-count ->
    [1] Lahtrist { $cells } puudub üks numbritest { $first } ja { $second }, seega on seal { $digits }.
   *[other] Lahtritest { $cells } puudub üks numbritest { $first } ja { $second }, seega on neis { $digits }.
}
# What is kept for two candidates that follow one another. $how is "so" the first time, then "likewise".
chain-loop-cell = { $how ->
    [likewise] Samamoodi saab { $cell } olla ainult { $digits }.
   *[so] Seega saab { $cell } olla ainult { $digits }.
}
chain-loop-house = { $how ->
    [likewise] { $kind ->
        [row] Samamoodi on rea { $number } number { $digit } lahtris { $cells }.
        [column] Samamoodi on veeru { $number } number { $digit } lahtris { $cells }.
        [box] Samamoodi on kasti { $number } number { $digit } lahtris { $cells }.
       *[other] Samamoodi on { $house-genitive } number { $digit } lahtris { $cells }.
    }
   *[so] { $kind ->
        [row] Seega on rea { $number } number { $digit } lahtris { $cells }.
        [column] Seega on veeru { $number } number { $digit } lahtris { $cells }.
        [box] Seega on kasti { $number } number { $digit } lahtris { $cells }.
       *[other] Seega on { $house-genitive } number { $digit } lahtris { $cells }.
    }
}
chain-notation = Eureka kirjaviisis: { $notation }

## Colours

colours-two = On kaks võimalust.
# The same of other candidates.
colours-two-more = Ka siin on kaks võimalust.
# $ordinal is which of two possibilities it is: "first" or "second".
colours-are = { $ordinal ->
    [first] { $count ->
        [1] Esimesel juhul on lahtris { $cells } number { $digit }.
        [2] Esimesel juhul on { $cells } mõlemad { $digit }.
       *[other] Esimesel juhul on { $cells } kõik { $digit }.
    }
   *[second] { $count ->
        [1] Teisel juhul on lahtris { $cells } number { $digit }.
        [2] Teisel juhul on { $cells } mõlemad { $digit }.
       *[other] Teisel juhul on { $cells } kõik { $digit }.
    }
}
# $count is how many candidates there are.
colours-are-mixed = { $ordinal ->
    [first] { $count ->
        [1] Esimesel juhul on see õige: { $candidates }.
        [2] Esimesel juhul on mõlemad õiged: { $candidates }.
       *[other] Esimesel juhul on kõik need õiged: { $candidates }.
    }
   *[second] { $count ->
        [1] Teisel juhul on see õige: { $candidates }.
        [2] Teisel juhul on mõlemad õiged: { $candidates }.
       *[other] Teisel juhul on kõik need õiged: { $candidates }.
    }
}
colours-trap = Lahter, mis näeb mõlemast võimalusest vähemalt üht lahtrit, ei saa olla { $digit }, kumb neist ka õige ei oleks.
colours-trap-mixed = Mis on vastuolus mõlema võimaluse mõne kandidaadiga, on vale, kumb neist ka õige ei oleks.
colours-trapped = { $gone } on vastuolus nendega: { $first } ja { $second }.
# $how is "and" where another such sentence came right before, otherwise "but".
colours-not-both = { $how ->
    [and] Ka { $first } ja { $second } näevad teineteist, seega ei saa mõlemad olla { $digit }.
   *[but] Aga { $first } ja { $second } näevad teineteist, seega ei saa mõlemad olla { $digit }.
}
colours-not-both-digits = { $how ->
    [and] Samuti ei saa { $cell } olla korraga { $digit } ja { $other }.
   *[but] Aga { $cell } ei saa olla korraga { $digit } ja { $other }.
}
colours-empties = Aga siis ei jääks lahtrisse { $cell } ühtegi numbrit.
colours-wrong = Seega ei ole esimene võimalus õige.
colours-wrong-anyway = Esimene võimalus ei ole õige.
# What one of two later possibilities, whichever is right, rules out.
colours-between = { $count ->
    [1] Üks kahest viimasest võimalusest on õige, seega ei ole lahtris { $cells } numbrit { $digit }.
   *[other] Üks kahest viimasest võimalusest on õige, seega ei ole lahtrites { $cells } numbrit { $digit }.
}
colours-remain = { $count ->
    [1] Seega on lahtris { $cells } number { $digit }.
    [2] Seega on { $cells } mõlemad { $digit }.
   *[other] Seega on { $cells } kõik { $digit }.
}
# $first and $second are cells, $count and $others how many.
colours-one-is = Seega kehtib vähemalt üks: { $first } on { $digit } või { $second } on { $digit }.
# What such a sentence rules out.
colours-sees = Lahter, mis näeb üht lahtrit esimestest ja üht viimastest, ei saa olla { $digit }.

## Uniqueness

unique-relies = See samm eeldab, et sudokul on ainult üks lahendus.
unique-loop = Kui lahtrites { $cells } oleksid ainult { $digits }, võiksid need kaks numbrit seal kohad vahetada ja sudokul oleks teine lahendus.
# $count is how many cells the pattern has, $others how many there are in $cells. What the cells can be has just been said.
unique-loop-too = { $others ->
    [1] Kui ka { $cells } saaks olla ainult { $digits }, võiksid need kaks numbrit kõigis neis lahtrites kohad vahetada ja sudokul oleks teine lahendus.
   *[other] Kui ka { $cells } saaksid olla ainult { $digits }, võiksid need kaks numbrit kõigis neis lahtrites kohad vahetada ja sudokul oleks teine lahendus.
}
# $digits are those of the cells, in the same order.
unique-placed = { $count ->
    [1] { $cells } on { $digits } ja see ei olnud ette antud.
    [2] Lahtrites { $cells } on { $digits }, kumbki ei olnud ette antud.
   *[other] Lahtrites { $cells } on { $digits }, ükski neist ei olnud ette antud.
}
unique-grave = Kui kõrvale jätta { $extras }, oleks igal tühjal lahtril täpselt kaks kandidaati ja igal numbril täpselt kaks kohta igas reas, veerus ja kastis, kust see puudub. Sellisel seisul ei ole kunagi täpselt üht lahendust.
unique-extra-cell = Seega peab { $cell } olema { $digits }.
unique-extra-digit = Seega peab üks lahtritest { $cells } olema { $digit }.
unique-extra-any = Seega peab vähemalt üks neist olema õige: { $extras }.
# The cells with extra candidates, $extra_digits, count as one cell of a subset with other cells; $count is how many
# cells and digits that makes.
unique-subset = { $cells-count ->
    [1] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtriga { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal.
   *[other] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtritega { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal.
}
unique-subset-in = { $cells-count ->
    [1] { $kind ->
        [row] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtriga { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal reas { $number }.
        [column] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtriga { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal veerus { $number }.
        [box] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtriga { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal kastis { $number }.
       *[other] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtriga { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal { $house-in }.
    }
   *[other] { $kind ->
        [row] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtritega { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal reas { $number }.
        [column] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtritega { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal veerus { $number }.
        [box] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtritega { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal kastis { $number }.
       *[other] Seega loevad { $extras } koos ühe lahtrina, mis saab olla { $extra_digits }. Lahtritega { $cells } kokku on lahtreid sama palju kui numbreid ({ $digits }): iga number peab olema seal ja mitte mujal { $house-in }.
    }
}

## Sets of cells
##
## Sets have letters, A, B and C, in every language.

sets-set = { $count ->
    [1] Hulk { $set } on { $cells } numbritega { $digits }.
   *[other] { $kind ->
        [row] Hulk { $set } on reas { $number }: { $cells } numbritega { $digits }.
        [column] Hulk { $set } on veerus { $number }: { $cells } numbritega { $digits }.
        [box] Hulk { $set } on kastis { $number }: { $cells } numbritega { $digits }.
       *[other] Hulk { $set } on { $house-in }: { $cells } numbritega { $digits }.
    }
}
sets-one-short = Igas hulgas on ühe võrra rohkem numbreid kui lahtreid, seega on selles kõik numbrid peale ühe.
sets-restricted = Number { $digit } saab olla ainult ühes hulkadest { $set } ja { $other }: kõik selle kohad seal näevad üksteist.
# The same of two other sets and another digit.
sets-restricted-too = Samamoodi saab number { $digit } olla ainult ühes hulkadest { $set } ja { $other }.
sets-two = { $common-count ->
    [1] Hulgas, kus seda ei ole, peab olema { $common }.
   *[other] Hulgas, kus seda ei ole, peavad olema { $common }.
}
sets-three = { $common-count ->
    [1] Hulgas { $middle } peab olema { $digit } või { $other }. Kui seal on { $digit }, ei ole seda hulgas { $set } ja hulgas { $set } peab olema { $common }. Kui seal on { $other }, ei ole seda hulgas { $second } ja hulgas { $second } peab olema { $common }.
   *[other] Hulgas { $middle } peab olema { $digit } või { $other }. Kui seal on { $digit }, ei ole seda hulgas { $set } ja hulgas { $set } peavad olema { $common }. Kui seal on { $other }, ei ole seda hulgas { $second } ja hulgas { $second } peavad olema { $common }.
}
sets-locked = Seega loovutab kumbki hulk ühe neist numbritest teisele ja kõik oma ülejäänud numbrid peavad olema selles endas.
# $count is how many cells and digits there are.
crossing-count = Lahtrites { $cells } on kokku ainult kandidaadid { $digits }: sama palju numbreid kui lahtreid.
crossing-keeps = { $count ->
    [1] { $kind ->
        [row] Neis lahtrites saab { $digits } olla ainult reas { $number }, seega on seda kõige rohkem üks.
        [column] Neis lahtrites saab { $digits } olla ainult veerus { $number }, seega on seda kõige rohkem üks.
        [box] Neis lahtrites saab { $digits } olla ainult kastis { $number }, seega on seda kõige rohkem üks.
       *[other] Neis lahtrites saab { $digits } olla ainult { $house-in }, seega on seda kõige rohkem üks.
    }
   *[other] { $kind ->
        [row] Neis lahtrites saavad { $digits } olla ainult reas { $number }, seega on igaüht kõige rohkem üks.
        [column] Neis lahtrites saavad { $digits } olla ainult veerus { $number }, seega on igaüht kõige rohkem üks.
        [box] Neis lahtrites saavad { $digits } olla ainult kastis { $number }, seega on igaüht kõige rohkem üks.
       *[other] Neis lahtrites saavad { $digits } olla ainult { $house-in }, seega on igaüht kõige rohkem üks.
    }
}
crossing-all = Ükski number ei saa olla kahes neist lahtritest, seega peab igaüks olema täpselt ühes. Lahter, mis näeb mõne numbri kõiki kohti seal, ei saa olla see number.

## Assumptions

forcing-at-once = { $state ->
    [is] Seda tahamegi näidata: { $cells } on { $digit }.
    [is-not] Seda tahamegi näidata: { $cells } ei ole { $digit }.
    [in] Seda tahamegi näidata: üks lahtritest { $cells } on { $digit }.
   *[not-in] Seda tahamegi näidata: lahtrites { $cells-and } ei ole numbrit { $digit }.
}
# An assumption that the others lead to.
forcing-already = Just sinna viivad ka teised juhud.
# What several assumptions all lead to, and from where they go on together. $cases is how many there are.
forcing-meet = { $cases ->
    [2] { $state ->
        [is] Mõlemal juhul on lahtris { $cells } number { $digit }.
        [is-not] Mõlemal juhul ei ole lahtris { $cells } numbrit { $digit }.
        [in] Mõlemal juhul on number { $digit } ühes lahtritest { $cells }.
       *[not-in] Mõlemal juhul ei ole lahtrites { $cells-and } numbrit { $digit }.
    }
   *[other] { $state ->
        [is] Igal juhul on lahtris { $cells } number { $digit }.
        [is-not] Igal juhul ei ole lahtris { $cells } numbrit { $digit }.
        [in] Igal juhul on number { $digit } ühes lahtritest { $cells }.
       *[not-in] Igal juhul ei ole lahtrites { $cells-and } numbrit { $digit }.
    }
}
# A statement and its opposite: "is" of one cell, "in" of several.
contradiction-opposites = { $state ->
    [is] Aga { $cells } ei saa korraga olla { $digit } ja mitte olla { $digit }.
   *[in] Aga { $digit } ei saa korraga olla lahtris { $cells } ja sealt puududa.
}
contradiction-cells = Aga { $cells } näevad teineteist, seega ei saa mõlemad olla { $digit }.
contradiction-digits = Aga { $cell } ei saa olla korraga { $digit } ja { $other }.
contradiction-any = Need on omavahel vastuolus.
trial-why = Miski lihtsam siin ei aita, seepärast proovitakse üht kandidaati.
# $count is how many steps there are.
trial-follows = { $count ->
    [1] Siis järgneb see samm.
   *[other] Siis järgnevad need sammud.
}
# $tries is how many of them try something in turn.
trial-follows-nested = { $tries ->
    [1] Siis järgnevad need { $count } sammu. Ühes neist proovitakse veel üht kandidaati, mis osutub valeks.
   *[other] Siis järgnevad need { $count } sammu. Neist { $tries } sammus proovitakse veel üht kandidaati, mis osutub valeks.
}
# $step is a sentence or two.
trial-step = { $letter }) { $step }
# What a trial within a trial supposes.
trial-inner = { $state ->
    [is] Oletame ka, et { $cells } on { $digit }.
    [is-not] Oletame ka, et { $cells } ei ole { $digit }.
    [in] Oletame ka, et üks lahtritest { $cells } on { $digit }.
   *[not-in] Oletame ka, et lahtrites { $cells-and } ei ole numbrit { $digit }.
}
# Its own steps in brief: r1c2=5; r3c4<>6. $count is how many.
trial-between = { $count ->
    [1] Sellest järeldub: { $conclusions }.
   *[other] Sellest järeldub üksteise järel: { $conclusions }.
}
trial-clash = { $kind ->
    [row] Siis on number { $digit } reas { $number } kaks korda, lahtrites { $cells }.
    [column] Siis on number { $digit } veerus { $number } kaks korda, lahtrites { $cells }.
    [box] Siis on number { $digit } kastis { $number } kaks korda, lahtrites { $cells }.
   *[other] Siis on number { $digit } { $house-in } kaks korda, lahtrites { $cells }.
}
trial-pair = Siis ei sobi lahtrite { $cells } numbrid kokku ({ $rule }).
trial-clue = Siis ei saa seda tingimust enam täita: { $clue }.
trial-solves = See täidab kogu ruudustiku.
refute-suppose = Oletame, et { $cell } on { $digit }.
refute-suppose-not = Oletame, et { $cell } ei ole { $digit }.
refute-then = Siis peab { $cell } olema { $digit }.
# $how is "then" at the end of several sentences or steps, "so" right after the last inference.
refute-no-value = { $how ->
    [so] Seega ei jää lahtrisse { $cell } ühtegi numbrit.
   *[then] Siis ei jää lahtrisse { $cell } ühtegi numbrit.
}
# The same where the cell could only be these digits. $digits has "or".
refute-no-value-of = { $cell } sai olla ainult { $digits }, aga ühtegi neist ei ole enam alles.
refute-no-place = { $how ->
    [so] { $kind ->
        [row] Seega ei ole reas { $number } kohta numbrile { $digit }.
        [column] Seega ei ole veerus { $number } kohta numbrile { $digit }.
        [box] Seega ei ole kastis { $number } kohta numbrile { $digit }.
       *[other] Seega ei ole { $house-in } kohta numbrile { $digit }.
    }
   *[then] { $kind ->
        [row] Siis ei ole reas { $number } kohta numbrile { $digit }.
        [column] Siis ei ole veerus { $number } kohta numbrile { $digit }.
        [box] Siis ei ole kastis { $number } kohta numbrile { $digit }.
       *[other] Siis ei ole { $house-in } kohta numbrile { $digit }.
    }
}
# The same where the digit could only go in these cells; $count is how many.
refute-no-place-of = { $count ->
    [2] { $kind ->
        [row] Nüüd ei saa kumbki lahtritest { $cells } olla { $digit }, seega ei ole reas { $number } kohta numbrile { $digit }.
        [column] Nüüd ei saa kumbki lahtritest { $cells } olla { $digit }, seega ei ole veerus { $number } kohta numbrile { $digit }.
        [box] Nüüd ei saa kumbki lahtritest { $cells } olla { $digit }, seega ei ole kastis { $number } kohta numbrile { $digit }.
       *[other] Nüüd ei saa kumbki lahtritest { $cells } olla { $digit }, seega ei ole { $house-in } kohta numbrile { $digit }.
    }
   *[other] { $kind ->
        [row] Nüüd ei saa ükski lahtritest { $cells } olla { $digit }, seega ei ole reas { $number } kohta numbrile { $digit }.
        [column] Nüüd ei saa ükski lahtritest { $cells } olla { $digit }, seega ei ole veerus { $number } kohta numbrile { $digit }.
        [box] Nüüd ei saa ükski lahtritest { $cells } olla { $digit }, seega ei ole kastis { $number } kohta numbrile { $digit }.
       *[other] Nüüd ei saa ükski lahtritest { $cells } olla { $digit }, seega ei ole { $house-in } kohta numbrile { $digit }.
    }
}
# $cells are all cells of a pattern, $count is how many.
refute-no-extra = Siis oleksid lahtrites { $cells } ainult { $digits-and } ning leiduks teine lahendus.
refute-no-extra-left = Siis ei oleks neist kandidaatidest enam ühtegi alles ning leiduks teine lahendus.
refute-no-way = Siis ei saa seda enam täita: { $clues }.
refute-others = { $count ->
    [1] Teine järeldus tuleb samamoodi.
   *[other] Teised järeldused tulevad samamoodi.
}
refute-together = Kõik see kokku ei jäta muud võimalust.
