### What Nonet says about puzzles that it makes, or cannot make.

generate-too-many = korraga saab koostada 1 kuni { $most } sudokut
generate-other-size = see ruudustik on teise suurusega kui soovitud sudokud, mille suurus on { $size }×{ $size }
    .command = { generate-other-size }: suuruse ütleb --box
generate-no-range = „{ $text }“ ei ole arv ega vahemik: kirjuta arv, näiteks 24, või vahemik, näiteks 22..30, ..30 või 25.. (mõlemad otsad kaasa arvatud)
generate-symmetry-unknown = sümmeetriat „{ $symmetry }“ ei ole: olemas on { $known }
generate-level-unknown = taset „{ $level }“ ei ole: olemas on { $known }
generate-no-times = „{ $text }“ ei ütle sammude arvu: kirjuta võte või võte ja arv 1 kuni { $most }, näiteks x-wing*2
generate-two-searches = väheste etteantud numbritega sudokud ei saa olla nihketa valik: vali neist kahest üks
generate-no-attempts = katsete arv on vähemalt 1
generate-given-up = { $attempts ->
    [one] { $attempts } katsega sellist sudokut ei leitud: võib-olla seda ei ole või võtab see kauem aega
   *[other] { $attempts } katsega sellist sudokut ei leitud: võib-olla seda ei ole või võtab see kauem aega
}
generate-not-this-one = need etteantud numbrid sellest ruudustikust ei anna sellist sudokut ja teisi ei küsitud
generate-no-date = „{ $text }“ ei ole kuupäev: kirjuta aasta, kuu ja päev, näiteks 2026-11-17

## impossible

impossible-no-keys = ükski etteantud numbrite arv ei ole vahemikus { $least } kuni { $most }
impossible-too-many-keys = { $most ->
    [one] etteantud numbritele on kõige rohkem { $most } lahter
   *[other] etteantud numbritele on kõige rohkem { $most } lahtrit
}
impossible-too-many-minimal = { $most ->
    [one] ükski sudoku ei vaja rohkem kui { $most } etteantud numbrit, sest täidetud rea viimane number järeldub teistest
   *[other] ükski sudoku ei vaja rohkem kui { $most } etteantud numbrit, sest täidetud rea viimane number järeldub teistest
}
impossible-too-few-keys = { $least ->
    [one] kui etteantud numbreid on vähem kui { $least }, ei ole ühelgi sellisel sudokul täpselt üht lahendust
   *[other] kui etteantud numbreid on vähem kui { $least }, ei ole ühelgi sellisel sudokul täpselt üht lahendust
}
# $name is one of the names of symmetries that the page offers, such as make-symmetry-rotational.
impossible-symmetry-of-keys = nii palju etteantud numbreid ei saa paikneda selle sümmeetria järgi: { $name }
    .command = nii palju etteantud numbreid ei saa paikneda sümmeetria „{ $symmetry }“ järgi
impossible-pattern-outside = mustris on lahtreid, mida ruudustikus ei ole
impossible-pattern-keys = mustris on { $keys } { $keys ->
    [one] lahter
   *[other] lahtrit
}, aga etteantud numbreid sooviti teine arv
impossible-pattern-symmetry = mustril ei ole seda sümmeetriat: { $name }
    .command = mustril ei ole sümmeetriat „{ $symmetry }“
impossible-pattern-leaves-lines = muster jätab samade kastide kaks rida või kaks veergu etteantud numbriteta: need võib omavahel vahetada, seega ei ole kunagi täpselt üht lahendust
impossible-other-grid = ruudustik ei vasta soovitud reeglitele
impossible-no-grid = ükski ruudustik ei vasta kõigile neile reeglitele
# $name is the name of a rule.
impossible-needs-boxes = see reegel vajab kaste, aga puslesudokus neid ei ole: { $name }
    .command = reegel „{ $variant }“ vajab kaste, aga puslesudokus neid ei ole
impossible-grid-of-jigsaw = puslesudoku piirkonnad joonistatakse enne ruudustikku: ruudustikku ei saa valida
impossible-few-keys-only = väheste etteantud numbrite otsing liigub sinna, kus neid on vähem: seal ei saa valida taset, sümmeetriat, mustrit, iga sudoku oma tingimusi ega mitut lahendust
impossible-unbiased-only = võrdse tõenäosusega minimaalseid sudokusid saab ainult klassikaliste ruudustike jaoks, ilma soovideta etteantud numbrite, taseme ja lahenduse kohta
# $name and $names are names of levels, as in level-name.
impossible-no-level = selle suurusega ei ole sudokut tasemega „{ $name }“: tasemed on { $names }
    .command = selle suurusega ei ole sudokut tasemega „{ $level }“: tasemed on { $known }
impossible-several-solutions = sudoku, millel võib olla mitu lahendust, ei ole minimaalne ja sellel ei ole taset
impossible-no-logic = kui raske sudoku on, saab öelda ainult kuni { $largest }×{ $largest } ruudustike kohta
impossible-no-score = selles vahemikus ei ole punktisummasid
impossible-technique-nowhere = see võte ei leia sellises ruudustikus midagi: { $technique }
impossible-technique-never-needed = ükski sudoku ei vaja seda võtet: { $technique }; kõik, mida see leiab, leiab osade kaupa varem proovitav võte: { $part }
impossible-technique-too-hard = see võte on raskem kui lubatud: { $technique }
impossible-technique-above = taseme „{ $name }“ sudokud ei vaja kunagi seda võtet: { $technique }
    .command = taseme „{ $level }“ sudokud ei vaja kunagi seda võtet: { $technique }
