### Steps of reasoning, from a nudge to everything.
###
### Sentences are short, one inference each, and name the cells before what follows. Whole sentences
### stand here for rows, columns and boxes ($kind), since other languages bend more than the noun. All
### other houses come by their names ($house): "the falling diagonal", "region 4".
### Cells are named r1c1 in every language.

# A candidate in a list: "7 in r1c2".
candidate-name = { $digit } in { $cell }

## Level 1: where to look

look-house = { $kind ->
    [row] Look at row { $number }.
    [column] Look at column { $number }.
    [box] Look at box { $number }.
   *[other] Look at { $house }.
}
look-digits = Look at { $digits }.
look-digit-house = { $kind ->
    [row] Look at { $digit } in row { $number }.
    [column] Look at { $digit } in column { $number }.
    [box] Look at { $digit } in box { $number }.
    [diagonal] Look at { $digit } on { $house }.
   *[other] Look at { $digit } in { $house }.
}
look-digit-houses = { $kind ->
    [row] Look at { $digit } in rows { $numbers }.
    [column] Look at { $digit } in columns { $numbers }.
   *[box] Look at { $digit } in boxes { $numbers }.
}
look-digit-mixed = Look at where { $digit } can go: { $houses }.
look-cells = Look at { $cells }.
look-around = Look at { $cell } and the cells it sees.
look-pattern = Look at the cells that can be { $digits }.
# $clues is one clue, or several: "the 3 left of row 2".
look-clues = Look at { $clues }.
look-pairs = Look at { $digits }, and at the rows, columns and boxes with just two places left.

## Level 2: what there is

what = There is { $name-indefinite }.
what-on = There is { $name-indefinite } on { $digits }.
what-in = { $kind ->
    [row] There is { $name-indefinite } in row { $number }.
    [column] There is { $name-indefinite } in column { $number }.
    [box] There is { $name-indefinite } in box { $number }.
    [diagonal] There is { $name-indefinite } on { $house }.
   *[other] There is { $name-indefinite } in { $house }.
}
what-around = There is { $name-indefinite } around { $cell }.
what-method = The technique is { $name }.
what-method-on = The technique is { $name }, on { $digits }.

## Level 3: where it is

place = { $name }: { $cells }.
place-single = { $kind ->
    [row] { $name } in row { $number }: { $cell }.
    [column] { $name } in column { $number }: { $cell }.
    [box] { $name } in box { $number }: { $cell }.
    [diagonal] { $name } on { $house }: { $cell }.
   *[other] { $name } in { $house }: { $cell }.
}
place-single-digit = { $name } on { $digit }: { $cells }.
place-subset = { $kind ->
    [row] { $name } on { $digits } in row { $number }: { $cells }.
    [column] { $name } on { $digits } in column { $number }: { $cells }.
    [box] { $name } on { $digits } in box { $number }: { $cells }.
    [diagonal] { $name } on { $digits } on { $house }: { $cells }.
   *[other] { $name } on { $digits } in { $house }: { $cells }.
}
place-fish = { $lines ->
    [row] { $name } on { $digit } in rows { $bases }, columns { $covers }{ $count ->
        [0] .
       *[other] , with { $fins } beside.
    }
   *[column] { $name } on { $digit } in columns { $bases }, rows { $covers }{ $count ->
        [0] .
       *[other] , with { $fins } beside.
    }
}
place-fish-mixed = { $name } on { $digit } in { $bases } and in { $covers }{ $count ->
    [0] .
   *[other] , with { $fins } beside.
}
place-colours = { $name }: { $first } against { $second }.
place-clues = { $name } by { $clues }: { $cells }.
place-wing = { $name }: { $cell } with { $cells }.
place-chain = { $name } from { $digit } in { $cells } to { $other } in { $others }.
place-forcing-cell = { $name } from { $cell }.
place-forcing-house = { $kind ->
    [row] { $name } from { $digit } in row { $number }.
    [column] { $name } from { $digit } in column { $number }.
    [box] { $name } from { $digit } in box { $number }.
    [diagonal] { $name } from { $digit } on { $house }.
   *[other] { $name } from { $digit } in { $house }.
}

## What is true in the position

premise-cells = { $cells } can only be { $digits }.
premise-place = { $kind ->
    [row] In row { $number } the { $digit } can only go in { $cells }.
    [column] In column { $number } the { $digit } can only go in { $cells }.
    [box] In box { $number } the { $digit } can only go in { $cells }.
    [diagonal] On { $house } the { $digit } can only go in { $cells }.
   *[other] In { $house } the { $digit } can only go in { $cells }.
}
# The digit is the one that the sentence before was about.
premise-place-again = { $kind ->
    [row] In row { $number } it can only go in { $cells }.
    [column] In column { $number } it can only go in { $cells }.
    [box] In box { $number } it can only go in { $cells }.
    [diagonal] On { $house } it can only go in { $cells }.
   *[other] In { $house } it can only go in { $cells }.
}
# The house is the one that the sentence before was about.
premise-place-there = There the { $digit } can only go in { $cells }.
premise-places = { $kind ->
    [row] In row { $number } the digits { $digits } can only go in { $cells }.
    [column] In column { $number } the digits { $digits } can only go in { $cells }.
    [box] In box { $number } the digits { $digits } can only go in { $cells }.
    [diagonal] On { $house } the digits { $digits } can only go in { $cells }.
   *[other] In { $house } the digits { $digits } can only go in { $cells }.
}
# $clues is one clue, or several: "the 3 left of row 2".
premise-rule = According to { $clues }, { $cell } can only be { $digits }.
# The clues are those of the sentence before.
premise-rule-again = Likewise, { $cell } can only be { $digits }.
premise-rule-any = According to { $clues }, one of these must be true: { $candidates }.
premise-places-there = There the digits { $digits } can only go in { $cells }.

## What follows

# $how is "so", "either" where one of two cases is true, "each" where one of several is, or "also" for a
# second conclusion.
conclude-in = { $how ->
    [each] In each case { $cell } is { $digit }.
    [either] Either way { $cell } is { $digit }.
    [also] Also { $cell } is { $digit }.
   *[so] So { $cell } is { $digit }.
}
conclude-out = { $how ->
    [each] In each case { $digits } { $count ->
        [one] goes
       *[other] go
    } out of { $cells }.
    [either] Either way { $digits } { $count ->
        [one] goes
       *[other] go
    } out of { $cells }.
    [also] Also { $digits } { $count ->
        [one] goes
       *[other] go
    } out of { $cells }.
   *[so] So { $digits } { $count ->
        [one] goes
       *[other] go
    } out of { $cells }.
}
# $gone is how many cells lose the digit.
either-or = Either { $first } or { $second } is { $digit }: { $gone ->
    [one] any cell that sees both, here { $seen }, cannot be { $digit }.
   *[other] any cell that sees both, here { $seen }, cannot be { $digit }.
}
one-of-several = One of { $cells } is { $digit }: { $gone ->
    [one] any cell that sees them all, here { $seen }, cannot be { $digit }.
   *[other] any cell that sees them all, here { $seen }, cannot be { $digit }.
}

## Singles

single-last-cell = { $kind ->
    [row] In row { $number } only { $cell } is still empty.
    [column] In column { $number } only { $cell } is still empty.
    [box] In box { $number } only { $cell } is still empty.
    [diagonal] On { $house } only { $cell } is still empty.
   *[other] In { $house } only { $cell } is still empty.
}
single-last-digit = Only { $digit } is missing there.
single-place = { $kind ->
    [row] In row { $number } the { $digit } can only go in { $cell }.
    [column] In column { $number } the { $digit } can only go in { $cell }.
    [box] In box { $number } the { $digit } can only go in { $cell }.
    [diagonal] On { $house } the { $digit } can only go in { $cell }.
   *[other] In { $house } the { $digit } can only go in { $cell }.
}
single-blocked-all = { $count ->
    [one] The { $digit } in { $cells } blocks all other empty cells there.
   *[other] The { $digit }s in { $cells } block all other empty cells there.
}
single-blocked = { $count ->
    [one] The { $digit } in { $cells } blocks { $blocked }.
   *[other] The { $digit }s in { $cells } block { $blocked }.
}
single-before = It has already been ruled out of { $cells }.
single-digit = { $cell } can only be { $digit }.
single-held = { $kind ->
    [row] Its row already has { $digits }.
    [column] Its column already has { $digits }.
    [box] Its box already has { $digits }.
    [diagonal] It is on { $house }, which already has { $digits }.
   *[other] It is in { $house }, which already has { $digits }.
}
# The cell may hold only some digits, whatever else there is.
single-allowed = { $rule ->
    [even] It must be even.
    [odd] It must be odd.
    [strip] Its strip has only { $digits }.
   *[other] By the rule { $name } it can only be { $digits }.
}
# The rules allow the digit in none of the cells.
single-not-allowed = { $rule ->
    [even] No odd digit goes in { $cells }.
    [odd] No even digit goes in { $cells }.
    [strip] The strip with { $cells } has no { $digit }.
   *[other] By the rule { $name } no { $digit } goes in { $cells }.
}
# $relation is how the cells stand to the one that the sentences are about: "a knight's move away from".
single-related = { $count ->
    [one] { $cells }, { $relation } it, rules out { $digits }.
   *[other] { $cells }, { $relation } it, rule out { $digits }.
}
single-out-before = { $count ->
    [one] { $digits } has already been ruled out of it.
   *[other] { $digits } have already been ruled out of it.
}

## Clues

# A number at the edge, by where it stands.
clue-name = { $side ->
    [left] the { $number } left of row { $line }
    [right] the { $number } right of row { $line }
    [above] the { $number } above column { $line }
   *[below] the { $number } below column { $line }
}
# Any other clue: by its rule and its cells.
clue-name-cells = the rule { $rule } in { $cells }
clue-name-number = the rule { $rule } with { $number } in { $cells }
# $clue is such a name. Where it stands is "there".
buildings-one = According to { $clue }, only one building is seen from there. So the tallest, { $highest }, stands right in front and hides all others.
buildings-all = According to { $clue }, all { $number } buildings are seen from there. So they rise one by one, from { $lowest } to { $highest }.
buildings-seen = { $number ->
    [one] According to { $clue }, just one building is seen from there.
   *[other] According to { $clue }, { $number } buildings are seen from there.
}
# Of the clue at the other end of the line.
buildings-seen-too = { $number ->
    [one] According to { $clue }, just one is seen from the other end.
   *[other] According to { $clue }, { $number } are seen from the other end.
}
# $limits are such clauses as the next.
buildings-room = Each must be taller than the one seen before it, and that needs room to rise: { $limits }.
buildings-at-most = { $cell } is at most { $digit }
# $highest is the largest digit.
buildings-run = The { $highest } in { $cell } hides whatever is behind it. So each of { $cells } is seen, and they rise from one to the next.
buildings-run-only = The { $highest } can only go in { $cell }, and hides whatever is behind it. So each of { $cells } is seen, and they rise from one to the next.
# $digits is one digit or several of which any is meant: "6, 7 or 8". So are $cells.
buildings-too-few = { $most ->
    [one] With { $digits } in { $cells } only one would be seen.
   *[other] With { $digits } in { $cells } at most { $most } would be seen.
}
buildings-too-many = With { $digits } in { $cells } at least { $fewest } would be seen.
buildings-never = With { $digits } in { $cells } there is no way to see just { $number }.
buildings-not-both = With { $digits } in { $cells } there is no way to keep both.

## Intersections and fish

intersection-lie = { $count ->
    [2] { $kind ->
        [row] Both cells lie in row { $number }. Whichever it is, row { $number } has its { $digit } there.
        [column] Both cells lie in column { $number }. Whichever it is, column { $number } has its { $digit } there.
        [box] Both cells lie in box { $number }. Whichever it is, box { $number } has its { $digit } there.
        [diagonal] Both cells lie on { $house }. Whichever it is, { $house } has its { $digit } there.
       *[other] Both cells lie in { $house }. Whichever it is, { $house } has its { $digit } there.
    }
   *[other] { $kind ->
        [row] All these cells lie in row { $number }. Whichever it is, row { $number } has its { $digit } there.
        [column] All these cells lie in column { $number }. Whichever it is, column { $number } has its { $digit } there.
        [box] All these cells lie in box { $number }. Whichever it is, box { $number } has its { $digit } there.
        [diagonal] All these cells lie on { $house }. Whichever it is, { $house } has its { $digit } there.
       *[other] All these cells lie in { $house }. Whichever it is, { $house } has its { $digit } there.
    }
}
# $lines is "row" for a fish from rows to columns, "column" for the other way round.
fish-four = { $lines ->
    [row] These four cells share the columns { $covers }.
   *[column] These four cells share the rows { $covers }.
}
fish-two = { $lines ->
    [row] If the { $digit } of row { $base } is in column { $cover }, that of row { $other_base } is in column { $other_cover }, and the other way round: either way both columns have their { $digit } in these rows.
   *[column] If the { $digit } of column { $base } is in row { $cover }, that of column { $other_base } is in row { $other_cover }, and the other way round: either way both rows have their { $digit } in these columns.
}
fish-lie = { $lines ->
    [row] All these cells lie in columns { $covers }.
   *[column] All these cells lie in rows { $covers }.
}
fish-many = { $lines ->
    [row] The { $digit }s of these { $count } rows must go in { $count } different columns, and there are only these { $count }. So each of the columns has its { $digit } in one of these rows.
   *[column] The { $digit }s of these { $count } columns must go in { $count } different rows, and there are only these { $count }. So each of the rows has its { $digit } in one of these columns.
}
fish-lie-mixed = All these cells lie in { $covers }.
fish-many-mixed = These { $count } places for { $digit } need { $count } different ones of these, and there are only { $count }. So each of them has its { $digit } in one of these cells.
fish-fins-lie = { $lines ->
    [row] But for { $fins }, all these cells lie in columns { $covers }.
   *[column] But for { $fins }, all these cells lie in rows { $covers }.
}
fish-fins-lie-mixed = But for { $fins }, all these cells lie in { $covers }.
fish-fins-out = { $lines ->
    [row] { $count ->
        [one] If { $fins } is not { $digit }, the { $digit }s of rows { $bases } must be in columns { $covers }, one in each. Then no other cell of these columns can be { $digit }.
       *[other] If there is no { $digit } in { $fins }, the { $digit }s of rows { $bases } must be in columns { $covers }, one in each. Then no other cell of these columns can be { $digit }.
    }
   *[column] { $count ->
        [one] If { $fins } is not { $digit }, the { $digit }s of columns { $bases } must be in rows { $covers }, one in each. Then no other cell of these rows can be { $digit }.
       *[other] If there is no { $digit } in { $fins }, the { $digit }s of columns { $bases } must be in rows { $covers }, one in each. Then no other cell of these rows can be { $digit }.
    }
}
fish-fins-out-mixed = { $count ->
    [one] If { $fins } is not { $digit }, the { $digit }s of { $bases } must be in { $covers }, one in each. Then no other cell there can be { $digit }.
   *[other] If there is no { $digit } in { $fins }, the { $digit }s of { $bases } must be in { $covers }, one in each. Then no other cell there can be { $digit }.
}
fish-fins-in = { $count ->
    [one] If { $fins } is { $digit }, no cell that sees it can be { $digit }.
   *[other] If one of { $fins } is { $digit }, no cell that sees them all can be { $digit }.
}

## Subsets

subset-pair = { $kind ->
    [row] If one of them is { $digit }, the other must be { $other }. Either way row { $number } has its { $digit } and its { $other } there.
    [column] If one of them is { $digit }, the other must be { $other }. Either way column { $number } has its { $digit } and its { $other } there.
    [box] If one of them is { $digit }, the other must be { $other }. Either way box { $number } has its { $digit } and its { $other } there.
   *[other] If one of them is { $digit }, the other must be { $other }. Either way { $house } has its { $digit } and its { $other } there.
}
subset-naked = { $count ->
    [one] { $kind ->
        [row] So row { $number } has its { $digits } there, and in no other cell.
        [column] So column { $number } has its { $digits } there, and in no other cell.
        [box] So box { $number } has its { $digits } there, and in no other cell.
       *[other] So { $house } has its { $digits } there, and in no other cell.
    }
   *[other] { $kind ->
        [row] These { $count } cells of row { $number } have only { $count } digits between them, { $digits }. Each of the digits must go in one of these cells, and in no other cell of row { $number }.
        [column] These { $count } cells of column { $number } have only { $count } digits between them, { $digits }. Each of the digits must go in one of these cells, and in no other cell of column { $number }.
        [box] These { $count } cells of box { $number } have only { $count } digits between them, { $digits }. Each of the digits must go in one of these cells, and in no other cell of box { $number }.
       *[other] These { $count } cells of { $house } have only { $count } digits between them, { $digits }. Each of the digits must go in one of these cells, and in no other cell of { $house }.
    }
}
subset-also = { $kind ->
    [row] The cells lie in row { $number } too, so the same holds there.
    [column] The cells lie in column { $number } too, so the same holds there.
    [box] The cells lie in box { $number } too, so the same holds there.
    [diagonal] The cells lie on { $house } too, so the same holds there.
   *[other] The cells lie in { $house } too, so the same holds there.
}
subset-hidden = { $count ->
    [one] This digit needs a cell, and has only { $cells }. So nothing else can go there.
   *[other] These { $count } digits need { $count } cells, and have only { $cells }. So nothing else can go there.
}

## Wings

wing-if = If { $cell } is { $digit }, { $pincer } must be { $common }.
wing-if-it = If it is { $digit }, { $pincer } must be { $common }.
wing-if-itself = Otherwise it is { $common } itself.
wing-counted = Each of { $digits } can go in only one of these { $count } cells, since the cells that could hold it see each other. That fills at most { $others } of them, so one must be { $common }.

## Chains

# How cells that a rule relates stand to each other, before the names of the others.
relation = { $rule ->
    [anti-knight] a knight's move from
    [anti-king] a king's move from
    [non-consecutive] next to
   *[other] by the rule { $name } with
}
# A cell, and why it is seen from where the last inference left off.
cell-in-house = { $kind ->
    [diagonal] { $cell }, also on { $house },
   *[other] { $cell }, also in { $house },
}
cell-related = { $cell }, { $relation } { $others },
cell-seen = { $cell }, which sees { $others },
clause-is = { $count ->
    [one] { $cells } is { $digit }
   *[other] { $digit } is in { $cells }
}
clause-is-not = { $count ->
    [one] { $cells } is not { $digit }
   *[other] there is no { $digit } in { $cells }
}
# Of the cell that was named last.
clause-must = it must be { $digit }
clause-must-in = { $kind ->
    [row] the { $digit } of row { $number } must be in { $cells }
    [column] the { $digit } of column { $number } must be in { $cells }
    [box] the { $digit } of box { $number } must be in { $cells }
   *[other] the { $digit } of { $house } must be in { $cells }
}
chain-suppose = Suppose { $clause }.
# $how is "then" right after what was supposed, otherwise "so".
chain-so = { $how ->
    [then] Then { $clause }.
   *[so] So { $clause }.
}
chain-so-both = { $how ->
    [then] Then { $clause }, and { $next }.
   *[so] So { $clause }, and { $next }.
}
chain-so-must = { $how ->
    [then] Then { $cell } is not { $digit } and must be { $other }.
   *[so] So { $cell } is not { $digit } and must be { $other }.
}
chain-since = Since { $since }, { $clause }.
chain-since-both = Since { $since }, { $clause }, and { $next }.
chain-since-must = Since { $since }, { $cell } is not { $digit } and must be { $other }.
chain-against = That is the opposite of what we supposed, so what we supposed is wrong.
chain-either = Either { $first }, or { $second }.
chain-exchange = All these cells can only be { $digits }, so the same holds with the two digits exchanged.
chain-one-cell = Either way { $cell } is { $digits }, and nothing else.
chain-loop = This brings us back to where we began.
chain-loop-turns = So the chain is a loop, and it holds read backwards too: of two neighbours in it exactly one is true.
chain-loop-cell = So { $cell } is { $digits }, and nothing else.
chain-loop-house = { $kind ->
    [row] So row { $number } has its { $digit } in { $cells }, and nowhere else.
    [column] So column { $number } has its { $digit } in { $cells }, and nowhere else.
    [box] So box { $number } has its { $digit } in { $cells }, and nowhere else.
   *[other] So { $house } has its { $digit } in { $cells }, and nowhere else.
}
chain-loop-seen = So either { $first }, or { $second }.
chain-notation = In Eureka notation: { $notation }

## Colours

colours-either = So there are two possibilities: { $count ->
    [one] { $first } is { $digit }
   *[other] { $first } are all { $digit }
}, or { $others ->
    [one] { $second } is.
   *[other] { $second } all are.
}
colours-either-mixed = So there are two possibilities. Either all of these are true: { $first }. Or all of these: { $second }.
colours-trap = A cell that sees one of each cannot be { $digit }, whichever it is.
colours-trap-mixed = What clashes with one of each kind is wrong, whichever it is.
colours-trapped = { $gone } clashes with { $first } and with { $second }.
clause-not-both = { $first } and { $second } see each other, so they cannot both be { $digit }
clause-not-both-digits = { $cell } cannot be both { $digit } and { $other }
colours-clash = The first cannot be: { $why }.
colours-empties = The first cannot be: nothing would be left for { $cell }.
colours-wrong = The first cannot be.
colours-meet = But { $why }.
colours-meet-too = And { $why }.
colours-between = One of the second two possibilities is right, so it cannot be { $first }.
colours-remain = So it is { $first }.
colours-one-is = So either { $first } must be { $digit }, or { $second } must.

## Uniqueness

unique-relies = This step relies on the puzzle having only one solution.
unique-loop = If { $cells } held nothing but { $digits }, the two digits could change places there, and the puzzle would have a second solution.
unique-loop-placed = None of { $cells } is given. If they held nothing but { $digits }, the two digits could change places there, and the puzzle would have a second solution.
unique-grave = Without { $extras }, every empty cell would have just two candidates, and every digit just two places in each row, column and box where it is missing. Such a position never has exactly one solution.
unique-extra-cell = So { $cell } must be { $digits }.
unique-extra-digit = So one of { $cells } must be { $digit }.
unique-extra-any = So at least one of these must be true: { $extras }.
unique-subset = So { $extras } count as one cell with these digits. With { $cells } that makes { $count } cells for { $count } digits, { $digits }: each of the digits must go there.
unique-subset-in = { $kind ->
    [row] So { $extras } count as one cell with these digits. With { $cells } that makes { $count } cells for { $count } digits, { $digits }: each of the digits must go there, and nowhere else in row { $number }.
    [column] So { $extras } count as one cell with these digits. With { $cells } that makes { $count } cells for { $count } digits, { $digits }: each of the digits must go there, and nowhere else in column { $number }.
    [box] So { $extras } count as one cell with these digits. With { $cells } that makes { $count } cells for { $count } digits, { $digits }: each of the digits must go there, and nowhere else in box { $number }.
    [diagonal] So { $extras } count as one cell with these digits. With { $cells } that makes { $count } cells for { $count } digits, { $digits }: each of the digits must go there, and nowhere else on { $house }.
   *[other] So { $extras } count as one cell with these digits. With { $cells } that makes { $count } cells for { $count } digits, { $digits }: each of the digits must go there, and nowhere else in { $house }.
}

## Groups of cells

sets-group = { $count ->
    [one] Group { $group } is { $cells } alone, with { $many } digits, { $digits }.
   *[other] Group { $group } is { $cells }: { $count } cells with { $many } digits between them, { $digits }.
}
sets-one-short = Each group has one digit more than cells, so just one of its digits stays out.
sets-restricted = Only one of the groups { $group } and { $other } can have the { $digit }, since all its places there see each other.
sets-two = The group without it must have all its other digits, and so { $common }.
sets-three = Group { $middle } must have { $digit } or { $other }. If it has { $digit }, group { $group } has none and must have { $common }. If it has { $other }, group { $second } has none and must have { $common }.
sets-locked = So each group gives up one of these digits to the other, and must have all its other digits itself.
crossing-cells = { $cells } lie where these cross: { $houses }.
crossing-count = Together { $cells } are { $count } cells with only { $count } digits between them, { $digits }.
crossing-keeps = { $kind ->
    [row] { $count ->
        [one] The { $digits } among them all lie in row { $number }, so only one of them can be true.
       *[other] The { $digits } among them all lie in row { $number }, so each of these can be there only once.
    }
    [column] { $count ->
        [one] The { $digits } among them all lie in column { $number }, so only one of them can be true.
       *[other] The { $digits } among them all lie in column { $number }, so each of these can be there only once.
    }
    [box] { $count ->
        [one] The { $digits } among them all lie in box { $number }, so only one of them can be true.
       *[other] The { $digits } among them all lie in box { $number }, so each of these can be there only once.
    }
   *[other] { $count ->
        [one] The { $digits } among them all lie in { $house }, so only one of them can be true.
        [diagonal] The { $digits } among them all lie on { $house }, so each of these can be there only once.
       *[other] The { $digits } among them all lie in { $house }, so each of these can be there only once.
    }
}
crossing-all = No digit can go in two of these cells, so each must be in exactly one.

## Assumptions

forcing-at-once = That is what we want to show: { $clause }.
forcing-contradicts = But { $first } and { $second }: both cannot be.
trial-why = Nothing simpler helps here, so a candidate is tried.
trial-follows = Then these steps follow.
# $step is a sentence or two.
trial-step = { $letter }) { $step }
# A trial within a trial, with what follows from it in brief: r1c2=5, r3c4<>6.
trial-inner = If { $clause }, then { $conclusions }.
trial-clash = { $kind ->
    [row] Then row { $number } has the { $digit } twice, in { $cells }.
    [column] Then column { $number } has the { $digit } twice, in { $cells }.
    [box] Then box { $number } has the { $digit } twice, in { $cells }.
   *[other] Then { $house } has the { $digit } twice, in { $cells }.
}
trial-pair = Then the digits of { $cells } do not go together ({ $rule }).
trial-clue = Then { $clue } cannot be kept any more.
trial-solves = This fills the whole grid.
refute-suppose = Suppose { $cell } were { $digit }.
refute-suppose-not = Suppose { $cell } were not { $digit }.
refute-then = Then { $cell } must be { $digit }.
refute-then-in = { $kind ->
    [row] Then the { $digit } of row { $number } must be in { $cell }.
    [column] Then the { $digit } of column { $number } must be in { $cell }.
    [box] Then the { $digit } of box { $number } must be in { $cell }.
   *[other] Then the { $digit } of { $house } must be in { $cell }.
}
refute-no-value = Then nothing is left for { $cell }.
refute-no-place = { $kind ->
    [row] Then row { $number } has no place for its { $digit }.
    [column] Then column { $number } has no place for its { $digit }.
    [box] Then box { $number } has no place for its { $digit }.
   *[other] Then { $house } has no place for its { $digit }.
}
refute-no-extra = Then none of these candidates is left, and there would be a second solution.
refute-no-way = Then { $clues } cannot be kept any more.
refute-others = { $count ->
    [one] The other goes the same way.
   *[other] The others go the same way.
}
refute-together = All this together leaves no other possibility.
