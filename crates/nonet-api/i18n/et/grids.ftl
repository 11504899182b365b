### What Nonet says about grids as such: their number, their numbers, and which are alike.
###
### Numbers of grids can be beyond 2^53: then they come as text, which takes the variant with *.

## grid

grid-not-full = see on sudoku, kus on { $empty } { $empty ->
    [one] tühi lahter
   *[other] tühja lahtrit
}, mitte täidetud ruudustik
    .command = { grid-not-full }: nonet solve täidab selle
grid-clash = numbrid rikuvad reegleid: { $reasons }
grid-no-number = „{ $text }“ ei ole arv: kirjuta ainult numbrimärke, näiteks 1234567
grid-number-past-end = { $total ->
    [one] on { $total } ruudustik, nummerdatud alates 0-st: viimase number on { $last }
   *[other] ruudustikke on { $total }, nummerdatud alates 0-st: viimase number on { $last }
}
grid-unnumbered = ruudustikel, mille kastid on { $box }, ei ole siin numbreid: 4×4, 6×6 ja 9×9 ruudustikel (2x2, 2x3, 3x2, 3x3) on
grid-too-many = korraga saab võtta 1 kuni { $most } ruudustikku
grid-uncounted = Nonet ei oska lühikese ajaga täpselt loendada { $size }×{ $size } ruudustikke, mille kastid on { $box }: nende ligikaudset arvu saab hinnata
    .command = Nonet ei oska lühikese ajaga täpselt loendada { $size }×{ $size } ruudustikke, mille kastid on { $box }: nonet estimate --box { $box } ütleb, kui palju neid umbes on
grid-uncounted-unestimated = Nonet ei oska loendada { $size }×{ $size } ruudustikke, mille kastid on { $box }, ja hindamiseks on need liiga suured
grid-variants-uncounted = kastidega { $box } ja ainult nende variantidega on ruudustikke ükshaaval loendamiseks liiga palju: { $variants }. Lisa veel mõni variant või võta väiksemad kastid
grid-essential-uncounted = olemuslikult erinevaid ruudustikke, mille kastid on { $box }, siin ei loendata: loendatakse neid, mille kastid on 2x2, 2x3, 2x4 ja 3x3
grid-essential-variants = olemuslikult erinevaid ruudustikke loendatakse ainult ilma variantideta
    .command = --essential loendab ruudustikke ainult ilma variantideta
grid-fewest-size = läbi proovitakse kõik väheste etteantud numbritega sudokud ja see võtab liiga kaua, kui kastid on { $box }: võimalikud on 4×4 ja 6×6 (2x2, 2x3, 3x2)
grid-fewest-none = ükski ruudustik ei vasta kõigele sellele
grid-bands-classic = vööd on 9×9 ruudustike omad
    .command = { grid-bands-classic }: jäta --box ära
grid-no-band = vööd { $number } ei ole: need on nummerdatud 1 kuni { $last }
grid-no-chunk = „{ $text }“ ei ole osa tööst: kirjuta osa number ja osade arv, näiteks 3/416 (kõige rohkem { $most })
grid-equivalent = samaväärsed
grid-not-equivalent = ei ole samaväärsed
variant-unknown = varianti „{ $variant }“ ei ole: olemas on { $known }
# $name is the name of a rule.
variant-unsuited = sellel reeglil ei ole mõtet, kui kastid on { $box }: { $name }
    .command = variandil { $variant } ei ole mõtet, kui kastid on { $box }

## symmetry

symmetry-none = midagi ei muutu
symmetry-rows = read lähevad kohtadele { $places }
symmetry-columns = veerud lähevad kohtadele { $places }
symmetry-transposes = ridadest saavad veerud
symmetry-then-transposes = siis saavad ridadest veerud
symmetry-digits = numbrite uued nimed on { $names }

## grid merge

merge-no-result = see ei ole vööde tööosa tulemus
    .command = see ei ole käsu nonet grid bands --chunk tulemus
# $one and $other are numbers of chunks.
merge-mixed = { $other ->
    [one] { $one } ja { $other } osaks jagatud töö tulemused ei kuulu kokku
   *[other] { $one } ja { $other } osaks jagatud töö tulemused ei kuulu kokku
}
merge-differs = osa { $chunk } on kaks korda ja erinevate tulemustega
merge-nothing = neis failides ei ole tulemusi
merge-missing = { $count ->
    [one] { $all } osast on puudu { $count }: { $numbers }
   *[other] { $all } osast on puudu { $count }: { $numbers }
}
merge-wrong = { $grids ->
    [one] neist tuleb kokku { $grids } ruudustik, aga neid on { $total }
   *[other] neist tuleb kokku { $grids } ruudustikku, aga neid on { $total }
}

## rules

rules-past-end = numbrit { $number } siin ei ole: need on { $first } kuni { $last }
rules-not-classic = reeglid on 9×9 ruudustike omad
rules-figure-rules = reeglit
rules-figure-groups = rühma, esimese kasti koha järgi
rules-figure-per-group = reeglit igas rühmas
rules-figure-per-position = reeglit iga kasti iga koha kohta
rules-figure-neighbours = naabrit igal reeglil
rules-figure-strangers = mittenaabrit igal reeglil väljaspool selle oma rühma
rules-figure-equal = reeglit, millel on antud reegliga { $equal } { $equal ->
    [one] ühine koht
   *[other] ühist kohta
}
rules-figure-sets = üheksa naaberreegli hulka
rules-figure-labellings = viisi anda üheksale reeglile numbrid
rules-figure-grids = ruudustikku
rules-figure-restricted-rules = kitsendatud meetodi reeglit, { $reading ->
   *[two] artikli arvude taga olevad kaks tingimust
    [three] kõik kolm artiklis loetletud tingimust
}
rules-figure-restricted-sets = hulka nendest
rules-figure-restricted-grids = ruudustikku nendest
rules-figure-template = reeglit, mis sobivad variandile { $variant }
rules-figure-template-restricted = neist kitsendatud
rules-figure-template-sets = kitsendatud hulka, mis sobivad variandile { $variant }
rules-figure-product = 1! · 2! · … · 9!, mis ei ole ruudustike arv
rules-figure-quoted = arv, mida ruudustike arvuna tsiteeritakse ja mis seda olla ei saa
rules-figure-remainder = selle jääk jagamisel arvuga 9!
rules-figure-plain-search = lihtsa otsingu tehet, 5184⁹ · 23500

## estimate

estimate-too-large = ruudustikud, mille kastid on { $box }, on siin hindamiseks liiga suured
estimate-no-samples = hinnang vajab juhukatseid, vähemalt ühte
estimate-nothing = aega ei jätkunud ühegi juhukatsete seeria jaoks: anna rohkem
    .command = aega ei jätkunud ühegi juhukatsete seeria jaoks: --seconds annab rohkem
