### The names of what there is to learn: techniques, methods and subjects, each by its id.
###
### A sentence about $name may use every attribute of the name: { $name-indefinite } is .indefinite. Each
### language has the attributes that its own sentences need, on every technique. In English, .indefinite is
### what comes after "There is", and before "on 4 in row 2".

## Techniques, from the easiest on

technique-full-house = Full House
    .indefinite = a Full House
technique-tallest-building = Tallest Building
    .indefinite = a Tallest Building
technique-hidden-single = Hidden Single
    .indefinite = a Hidden Single
technique-naked-single = Naked Single
    .indefinite = a Naked Single
technique-too-tall = Too Tall
    .indefinite = a building that is Too Tall
technique-rising-run = Rising Run
    .indefinite = a Rising Run
technique-locked-pair = Locked Pair
    .indefinite = a Locked Pair
technique-locked-triple = Locked Triple
    .indefinite = a Locked Triple
technique-pointing = Pointing
    .indefinite = a case of Pointing
technique-claiming = Claiming
    .indefinite = a case of Claiming
technique-emptying-digit = Emptying Digit
    .indefinite = an Emptying Digit
technique-naked-pair = Naked Pair
    .indefinite = a Naked Pair
technique-naked-triple = Naked Triple
    .indefinite = a Naked Triple
technique-hidden-pair = Hidden Pair
    .indefinite = a Hidden Pair
technique-hidden-triple = Hidden Triple
    .indefinite = a Hidden Triple
technique-clue-elimination = Clue Elimination
    .indefinite = a case of Clue Elimination
technique-both-ends = Clues at Both Ends
    .indefinite = a pair of Clues at Both Ends
technique-naked-quad = Naked Quad
    .indefinite = a Naked Quad
technique-hidden-quad = Hidden Quad
    .indefinite = a Hidden Quad
technique-x-wing = X-Wing
    .indefinite = an X-Wing
technique-swordfish = Swordfish
    .indefinite = a Swordfish
technique-jellyfish = Jellyfish
    .indefinite = a Jellyfish
technique-remote-pair = Remote Pair
    .indefinite = a Remote Pair
technique-bug-plus-1 = BUG+1
    .indefinite = a BUG+1
technique-skyscraper = Skyscraper
    .indefinite = a Skyscraper
technique-two-string-kite = Two-String Kite
    .indefinite = a Two-String Kite
technique-turbot-fish = Turbot Fish
    .indefinite = a Turbot Fish
technique-empty-rectangle = Empty Rectangle
    .indefinite = an Empty Rectangle
technique-dual-two-string-kite = Dual Two-String Kite
    .indefinite = a Dual Two-String Kite
technique-dual-empty-rectangle = Dual Empty Rectangle
    .indefinite = a Dual Empty Rectangle
technique-w-wing = W-Wing
    .indefinite = a W-Wing
technique-xy-wing = XY-Wing
    .indefinite = an XY-Wing
technique-xyz-wing = XYZ-Wing
    .indefinite = an XYZ-Wing
technique-unique-rectangle-1 = Unique Rectangle Type 1
    .indefinite = a Unique Rectangle Type 1
technique-unique-rectangle-2 = Unique Rectangle Type 2
    .indefinite = a Unique Rectangle Type 2
technique-unique-rectangle-3 = Unique Rectangle Type 3
    .indefinite = a Unique Rectangle Type 3
technique-unique-rectangle-4 = Unique Rectangle Type 4
    .indefinite = a Unique Rectangle Type 4
technique-unique-rectangle-5 = Unique Rectangle Type 5
    .indefinite = a Unique Rectangle Type 5
technique-unique-rectangle-6 = Unique Rectangle Type 6
    .indefinite = a Unique Rectangle Type 6
technique-hidden-rectangle = Hidden Rectangle
    .indefinite = a Hidden Rectangle
technique-avoidable-rectangle-1 = Avoidable Rectangle Type 1
    .indefinite = an Avoidable Rectangle Type 1
technique-avoidable-rectangle-2 = Avoidable Rectangle Type 2
    .indefinite = an Avoidable Rectangle Type 2
technique-finned-x-wing = Finned X-Wing
    .indefinite = a Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
    .indefinite = a Sashimi X-Wing
technique-simple-colours-trap = Simple Colours: Trap
    .indefinite = a trap by Simple Colours
technique-simple-colours-wrap = Simple Colours: Wrap
    .indefinite = a wrap by Simple Colours
technique-unique-loop = Unique Loop
    .indefinite = a Unique Loop
technique-multi-colours-1 = Multi-Colours 1
    .indefinite = a case of Multi-Colours 1
technique-multi-colours-2 = Multi-Colours 2
    .indefinite = a case of Multi-Colours 2
technique-bug-2 = BUG Type 2
    .indefinite = a BUG Type 2
technique-bug-3 = BUG Type 3
    .indefinite = a BUG Type 3
technique-bug-4 = BUG Type 4
    .indefinite = a BUG Type 4
technique-wxyz-wing = WXYZ-Wing
    .indefinite = a WXYZ-Wing
technique-finned-swordfish = Finned Swordfish
    .indefinite = a Finned Swordfish
technique-sashimi-swordfish = Sashimi Swordfish
    .indefinite = a Sashimi Swordfish
technique-finned-jellyfish = Finned Jellyfish
    .indefinite = a Finned Jellyfish
technique-sashimi-jellyfish = Sashimi Jellyfish
    .indefinite = a Sashimi Jellyfish
technique-sue-de-coq = Sue de Coq
    .indefinite = a Sue de Coq
technique-x-chain = X-Chain
    .indefinite = an X-Chain
technique-xy-chain = XY-Chain
    .indefinite = an XY-Chain
technique-3d-medusa = 3D Medusa
    .indefinite = a colouring by 3D Medusa
technique-continuous-nice-loop = Continuous Nice Loop
    .indefinite = a Continuous Nice Loop
technique-aic = Alternating Inference Chain
    .indefinite = an Alternating Inference Chain
technique-grouped-continuous-nice-loop = Grouped Continuous Nice Loop
    .indefinite = a Grouped Continuous Nice Loop
technique-grouped-aic = Grouped Alternating Inference Chain
    .indefinite = a Grouped Alternating Inference Chain
technique-als-xz = ALS-XZ
    .indefinite = an ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
    .indefinite = an ALS-XY-Wing
technique-als-chain = ALS Chain
    .indefinite = an ALS Chain
technique-als-aic = AIC with ALS
    .indefinite = an AIC with ALS
technique-als-nice-loop = Nice Loop with ALS
    .indefinite = a Nice Loop with ALS
technique-nishio = Nishio
    .indefinite = a contradiction by Nishio
technique-cell-forcing-chain = Cell Forcing Chain
    .indefinite = a Cell Forcing Chain
technique-region-forcing-chain = Region Forcing Chain
    .indefinite = a Region Forcing Chain
technique-contradiction-chain = Contradiction Chain
    .indefinite = a Contradiction Chain
technique-forcing-net = Forcing Net
    .indefinite = a Forcing Net
technique-trial = Trial
    .indefinite = a case for Trial

## The five methods of I. Bocharov's solver

technique-method-1 = Method 1: the only value
    .indefinite = a case of Method 1, the only value
technique-method-2 = Method 2: the only cell
    .indefinite = a case of Method 2, the only cell
technique-method-3 = Method 3: theoretical lines
    .indefinite = a case of Method 3, theoretical lines
technique-method-4 = Method 4: lines and single cells
    .indefinite = a case of Method 4, lines and single cells
technique-method-5 = Method 5: groups
    .indefinite = a case of Method 5, groups

## K. Ivanova's names for techniques

other-name-single-position = Single Position
other-name-single-candidate = Single Candidate
other-name-candidate-lines = Candidate Lines
other-name-double-pairs = Double Pairs
other-name-multiple-lines = Multiple Lines
other-name-naked-pairs = Naked Pairs
other-name-naked-triples = Naked Triples
other-name-hidden-pairs = Hidden Pairs
other-name-hidden-triples = Hidden Triples
other-name-x-wings = X-Wings
other-name-swordfish = Swordfish
other-name-forcing-chains = Forcing Chains
other-name-nishio = Nishio
other-name-guessing = Guessing

## Methods of solving by computer

method-fast = Fast solver
method-masks = Mask solver
method-general = General solver
method-exact-cover = Exact cover
method-sets = Set algorithm
method-backtrack = Backtracking
method-annealing = Annealing
method-tabu = Tabu search
method-genetic = Genetic algorithm
method-logic = Logic
method-trial = Trial

## Subjects

subject-counting = Counting grids
subject-rules = Rules and sets

## Rules beyond rows, columns and boxes

rule-region = Irregular region
rule-diagonal-falling = Falling diagonal
rule-diagonal-rising = Rising diagonal
rule-windoku = Windoku
rule-disjoint-groups = Disjoint groups
rule-extra-region = Extra region
rule-strip = Strip
rule-anti-knight = Anti-knight
rule-anti-king = Anti-king
rule-non-consecutive = Non-consecutive
rule-even = Even
rule-odd = Odd
rule-buildings = Buildings
