### The names of what there is to learn: techniques, methods and subjects, each by its id.
###
### In Estonian, .indefinite is the name as it stands within a sentence, in the nominative: "Reas 2 on …
### numbriga 4." A name is never bent; where another case would be needed, it stands after a colon or in quotes.
###
### Glossary:
### puzzle                 sudoku (sudoku, sudokut; sudokud, sudokude, sudokusid)
### grid, board, table     ruudustik (full grid: täidetud ruudustik), laud, tabel
### cell                   lahter (lahtri, lahtrit; lahtris, lahtrisse, lahtrist; lahtrites)
### row, column, box       rida (rea, rida, reas), veerg (veeru, veergu, veerus), kast (kasti, kasti, kastis)
### line                   joon (a row or a column); rida of a text
### house, region          üksus, piirkond
### digit, number          number for what stands in a cell or numbers a thing; arv for how many, and at the edge
### value                  väärtus
### candidate              kandidaat; true candidate: tegelik kandidaat
### given, key             etteantud number (etteantud numbrid; 24 etteantud numbrit)
### clue (of a rule)       tingimus
### mark, pencil mark      märge (märkme, märget; märkmed), pliiatsimärkmed; nurgamärge, keskmärge
### star                   tärn
### solution, answer       lahendus, vastus
### hint                   vihje; how deep it goes: aste
### step, way              samm, lahenduskäik
### technique, method      võte, meetod
### level, score           tase, punktid
### levels                 kerge, keskmine, raske, karm, üliraske
### trial                  proovimine (the method), katse (one trial)
### naked, hidden          paljas, peidetud; single, pair, triple, quad: üksik, paar, kolmik, nelik
### locked                 lukus; pointing: osutamine, claiming: hõivamine
### fish, fin              kala, uim; Swordfish: mõõkkala, Jellyfish: meduus; X-Wing and the other wings stay
### pivot, pincer          pöördlahter, haaralahter
### chain, loop, link      ahel, silmus, seos (tugev seos, nõrk seos)
### forcing chain, net     sundahel, sundvõrk
### almost locked set      ALS, peaaegu lukus hulk
### colouring              värvimine
### to see                 nägema: a cell sees the cells that cannot hold the same digit
### to rule out            välistama
### sample                 näidis
### record (of a game)     tulemus (tulemuse, tulemust; tulemused, tulemuste, tulemusi)
### building               hoone
### alike (of grids)       samaväärne
### tab (of a browser)     vaheleht
### seed, random sample    seeme, juhukatse
### band, chunk            vöö, osa

## Techniques, from the easiest on

technique-full-house = Viimane lahter
    .indefinite = viimane lahter
technique-tallest-building = Kõrgeim hoone
    .indefinite = kõrgeim hoone
technique-hidden-single = Peidetud üksik
    .indefinite = peidetud üksik
technique-naked-single = Paljas üksik
    .indefinite = paljas üksik
technique-too-tall = Liiga kõrge
    .indefinite = liiga kõrge hoone
technique-rising-run = Tõusev jada
    .indefinite = tõusev jada
technique-locked-pair = Lukus paar
    .indefinite = lukus paar
technique-locked-triple = Lukus kolmik
    .indefinite = lukus kolmik
technique-pointing = Osutamine
    .indefinite = võimalus osutamiseks
technique-claiming = Hõivamine
    .indefinite = võimalus hõivamiseks
technique-emptying-digit = Tühjendav number
    .indefinite = tühjendav number
technique-naked-pair = Paljas paar
    .indefinite = paljas paar
technique-naked-triple = Paljas kolmik
    .indefinite = paljas kolmik
technique-hidden-pair = Peidetud paar
    .indefinite = peidetud paar
technique-hidden-triple = Peidetud kolmik
    .indefinite = peidetud kolmik
technique-clue-elimination = Välistamine tingimuse järgi
    .indefinite = võimalus tingimuse järgi välistada
technique-both-ends = Tingimused mõlemas otsas
    .indefinite = mõlema otsa tingimuste paar
technique-naked-quad = Paljas nelik
    .indefinite = paljas nelik
technique-hidden-quad = Peidetud nelik
    .indefinite = peidetud nelik
technique-x-wing = X-Wing
    .indefinite = X-Wing
technique-swordfish = Mõõkkala
    .indefinite = mõõkkala
technique-jellyfish = Meduus
    .indefinite = meduus
technique-remote-pair = Kaugpaar
    .indefinite = kaugpaar
technique-bug-plus-1 = BUG+1
    .indefinite = BUG+1
technique-skyscraper = Pilvelõhkuja
    .indefinite = pilvelõhkuja
technique-two-string-kite = Kahe nööriga lohe
    .indefinite = kahe nööriga lohe
technique-turbot-fish = Turbot Fish
    .indefinite = Turbot Fish
technique-empty-rectangle = Tühi ristkülik
    .indefinite = tühi ristkülik
technique-dual-two-string-kite = Kahekordne kahe nööriga lohe
    .indefinite = kahekordne kahe nööriga lohe
technique-dual-empty-rectangle = Kahekordne tühi ristkülik
    .indefinite = kahekordne tühi ristkülik
technique-w-wing = W-Wing
    .indefinite = W-Wing
technique-xy-wing = XY-Wing
    .indefinite = XY-Wing
technique-xyz-wing = XYZ-Wing
    .indefinite = XYZ-Wing
technique-unique-rectangle-1 = Unikaalne ristkülik (tüüp 1)
    .indefinite = unikaalne ristkülik (tüüp 1)
technique-unique-rectangle-2 = Unikaalne ristkülik (tüüp 2)
    .indefinite = unikaalne ristkülik (tüüp 2)
technique-unique-rectangle-3 = Unikaalne ristkülik (tüüp 3)
    .indefinite = unikaalne ristkülik (tüüp 3)
technique-unique-rectangle-4 = Unikaalne ristkülik (tüüp 4)
    .indefinite = unikaalne ristkülik (tüüp 4)
technique-unique-rectangle-5 = Unikaalne ristkülik (tüüp 5)
    .indefinite = unikaalne ristkülik (tüüp 5)
technique-unique-rectangle-6 = Unikaalne ristkülik (tüüp 6)
    .indefinite = unikaalne ristkülik (tüüp 6)
technique-hidden-rectangle = Peidetud ristkülik
    .indefinite = peidetud ristkülik
technique-avoidable-rectangle-1 = Välditav ristkülik (tüüp 1)
    .indefinite = välditav ristkülik (tüüp 1)
technique-avoidable-rectangle-2 = Välditav ristkülik (tüüp 2)
    .indefinite = välditav ristkülik (tüüp 2)
technique-finned-x-wing = Uimega X-Wing
    .indefinite = uimega X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
    .indefinite = Sashimi X-Wing
technique-simple-colours-trap = Lihtne värvimine: lõks
    .indefinite = lihtsa värvimise lõks
technique-simple-colours-wrap = Lihtne värvimine: vastuolu
    .indefinite = lihtsa värvimise vastuolu
technique-unique-loop = Unikaalne silmus
    .indefinite = unikaalne silmus
technique-multi-colours-1 = Mitme värviga värvimine 1
    .indefinite = võimalus mitme värviga värvida (juhtum 1)
technique-multi-colours-2 = Mitme värviga värvimine 2
    .indefinite = võimalus mitme värviga värvida (juhtum 2)
technique-bug-2 = BUG (tüüp 2)
    .indefinite = BUG (tüüp 2)
technique-bug-3 = BUG (tüüp 3)
    .indefinite = BUG (tüüp 3)
technique-bug-4 = BUG (tüüp 4)
    .indefinite = BUG (tüüp 4)
technique-wxyz-wing = WXYZ-Wing
    .indefinite = WXYZ-Wing
technique-finned-swordfish = Uimega mõõkkala
    .indefinite = uimega mõõkkala
technique-sashimi-swordfish = Sashimi-mõõkkala
    .indefinite = sashimi-mõõkkala
technique-finned-jellyfish = Uimega meduus
    .indefinite = uimega meduus
technique-sashimi-jellyfish = Sashimi-meduus
    .indefinite = sashimi-meduus
technique-sue-de-coq = Sue de Coq
    .indefinite = Sue de Coq
technique-x-chain = X-ahel
    .indefinite = X-ahel
technique-xy-chain = XY-ahel
    .indefinite = XY-ahel
technique-3d-medusa = 3D Medusa
    .indefinite = 3D Medusa värvimine
technique-continuous-nice-loop = Pidev silmus
    .indefinite = pidev silmus
technique-aic = Vahelduv järeldusahel
    .indefinite = vahelduv järeldusahel
technique-grouped-continuous-nice-loop = Rühmadega pidev silmus
    .indefinite = rühmadega pidev silmus
technique-grouped-aic = Rühmadega vahelduv järeldusahel
    .indefinite = rühmadega vahelduv järeldusahel
technique-als-xz = ALS-XZ
    .indefinite = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
    .indefinite = ALS-XY-Wing
technique-als-chain = ALS-ahel
    .indefinite = ALS-ahel
technique-als-aic = ALS-iga järeldusahel
    .indefinite = ALS-iga järeldusahel
technique-als-nice-loop = ALS-iga silmus
    .indefinite = ALS-iga silmus
technique-nishio = Nishio
    .indefinite = Nishio vastuolu
technique-cell-forcing-chain = Sundahel lahtrist
    .indefinite = lahtrist algav sundahel
technique-region-forcing-chain = Sundahel üksusest
    .indefinite = üksusest algav sundahel
technique-contradiction-chain = Vastuoluahel
    .indefinite = vastuoluahel
technique-forcing-net = Sundvõrk
    .indefinite = sundvõrk
technique-trial = Proovimine
    .indefinite = koht proovimiseks

## The five methods of I. Bocharov's solver

technique-method-1 = Meetod 1: ainus väärtus
    .indefinite = meetodi 1 juhtum (ainus väärtus)
technique-method-2 = Meetod 2: ainus lahter
    .indefinite = meetodi 2 juhtum (ainus lahter)
technique-method-3 = Meetod 3: teoreetilised jooned
    .indefinite = meetodi 3 juhtum (teoreetilised jooned)
technique-method-4 = Meetod 4: jooned ja üksikud lahtrid
    .indefinite = meetodi 4 juhtum (jooned ja üksikud lahtrid)
technique-method-5 = Meetod 5: rühmad
    .indefinite = meetodi 5 juhtum (rühmad)

## K. Ivanova's names for techniques

other-name-single-position = Ainus koht
other-name-single-candidate = Ainus kandidaat
other-name-candidate-lines = Kandidaatide jooned
other-name-double-pairs = Topeltpaarid
other-name-multiple-lines = Mitu joont
other-name-naked-pairs = Paljad paarid
other-name-naked-triples = Paljad kolmikud
other-name-hidden-pairs = Peidetud paarid
other-name-hidden-triples = Peidetud kolmikud
other-name-x-wings = X-Wing
other-name-swordfish = Mõõkkala
other-name-forcing-chains = Sundahelad
other-name-nishio = Nishio
other-name-guessing = Arvamine

## Methods of solving by computer

method-fast = Kiire lahendaja
method-masks = Maskidega lahendaja
method-general = Üldine lahendaja
method-exact-cover = Täpne kate
method-sets = Hulgaalgoritm
method-backtrack = Tagurdusmeetod
method-annealing = Lõõmutamine
method-tabu = Tabuotsing
method-genetic = Geneetiline algoritm
method-logic = Loogika
method-trial = Proovimine

## Subjects

subject-counting = Ruudustike loendamine
subject-rules = Reeglid ja hulgad

## Rules beyond rows, columns and boxes

rule-region = Ebakorrapärane piirkond
rule-diagonal-falling = Langev diagonaal
rule-diagonal-rising = Tõusev diagonaal
rule-windoku = Windoku
rule-disjoint-groups = Hajusrühmad
rule-extra-region = Lisapiirkond
rule-strip = Riba
rule-anti-knight = Ratsukeeld
rule-anti-king = Kuningakeeld
rule-non-consecutive = Järjestikuste keeld
rule-even = Paaris
rule-odd = Paaritu
rule-buildings = Hooned
