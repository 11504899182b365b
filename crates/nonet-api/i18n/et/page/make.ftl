### The room in which puzzles are made.

make-heading = Koosta sudokusid
make-lead = Ütle, millised need olgu. Igal sudokul on täpselt üks lahendus ja tase selgub sellest, mida loogiline lahenduskäik nõuab.
make-wish = Millised sudokud olgu
make-results = Sudokud
make-level-any = Suvaline
make-level-any-tip = Nii raske, nagu juhtub
make-level-none = Loogikale üle jõu
make-size = Suurus
make-size-tip = Ruudustiku suurus ja kastide kuju
make-symmetry = Sümmeetria
make-symmetry-tip = Kuidas etteantud numbrid paiknevad
make-symmetry-none = Puudub
make-symmetry-rotational = Poolpööre
make-symmetry-quarter = Veerandpöörded
make-symmetry-horizontal = Ülal ja all
make-symmetry-vertical = Vasakul ja paremal
make-symmetry-both = Mõlemat pidi
make-symmetry-diagonal = Langev diagonaal
make-symmetry-antidiagonal = Tõusev diagonaal
make-symmetry-full = Igat pidi
make-count-field = Mitu
make-count-about = 1 kuni 100
make-keys-field = Etteantud numbreid
make-keys-about = Arv või vahemik, näiteks 24–{"\u2060"}30
make-keys-hint = suvaline arv
make-minimal = Minimaalne
make-minimal-about = Ükski etteantud number ei tohi olla liigne
make-technique = Nõuab võtet
make-technique-tip = Võte, milleta jäävad kergemad võtted jänni
make-technique-any = suvaline
make-variants = Reeglid
make-variants-tip = Reeglid lisaks ridadele, veergudele ja kastidele
make-clue-jigsaw = Pusle
make-clue-jigsaw-tip = Kastide asemel ebakorrapärased piirkonnad
make-clue-extra-regions = Lisapiirkonnad
make-clue-extra-regions-tip = Lisapiirkonnad, kus iga number on üks kord
make-clue-even-odd = Paaris ja paaritu
make-clue-even-odd-tip = Lahtrid, mille juures on märgitud, kas number on paaris või paaritu
make-clue-strips = Ribad
make-clue-strips-tip = Lahtrite ribad, mille numbrid on teada
make-clue-buildings = Hooned
make-clue-buildings-tip = Arvud serval ütlevad, mitut hoonet sealt näha on
make-pattern = Muster
make-pattern-tip = Joonista, kus on etteantud numbrid
make-pattern-about = Vajuta lahtreid või tõmba üle nende: etteantud numbrid on neis ja mitte mujal.
make-pattern-label = Etteantud numbrite lahtrid
make-pattern-cell = Rida { $row }, veerg { $column }
make-pattern-on = Siin on etteantud number
make-pattern-off = Tühi
make-pattern-count = { $count ->
    [0] Mustrit ei ole: etteantud numbrid võivad olla kus tahes.
    [1] Üks lahter
   *[other] { $count } lahtrit
}
make-pattern-clear = Tühjenda
make-pattern-clear-tip = Etteantud numbrid võivad olla kus tahes
make-more = Seeme ja lahendus
make-more-tip = Kui soovid uuesti samu sudokusid või kindla ruudustiku sudokusid
make-seed-field = Seeme
make-seed-about = Sama seeme ja samad soovid annavad samad sudokud; jäta tühjaks, et iga kord tuleksid uued
make-seed-wrong = Seeme on kuni 19-kohaline täisarv, näiteks 17
make-grid-field = Lahendus
make-grid-about = Ruudustiku number, hulk ja permutatsioon nagu 213; 100330, või täidetud ruudustik
make-grid-hint = suvaline ruudustik
make-grid-wrong = Lahendus on ruudustiku number, näiteks 17, hulk ja permutatsioon nagu 213; 100330, või täidetud ruudustik
make-start = Koosta
make-start-tip = Koosta selliseid sudokusid
make-stop = Peata
make-stop-tip = Ära rohkem koosta; valmis sudokud jäävad alles
make-reset = Alusta otsast
make-reset-tip = Ilma erisoovideta
make-busy = Valmis { $made }/{ $wanted }…
make-stopped = { $made ->
    [0] Peatatud enne, kui ühtki leiti.
    [1] Peatatud pärast ühte sudokut.
   *[other] Peatatud pärast { $made } sudokut.
}
make-done = { $made ->
    [0] Ühtki sudokut ei koostatud.
    [1] Koostatud on üks sudoku.
   *[other] Koostatud on { $made } sudokut.
}
make-failed = See ei õnnestunud. Midagi ei koostatud.
make-none = Veel ei ole midagi koostatud
make-made = { $count ->
    [1] Üks sudoku
   *[other] { $count } sudokut
}
make-seed-was = Seeme { $seed }
make-puzzle = { $keys ->
    [one] Sudoku { $keys } etteantud numbriga
   *[other] Sudoku { $keys } etteantud numbriga
}
make-score = punkte { $score }
make-keys = { $keys ->
    [one] { $keys } etteantud number
   *[other] { $keys } etteantud numbrit
}
make-hardest = Raskeim samm: { $name }
make-open = Ava
make-open-tip = Ava see sudoku lahendamise lehel
make-copy = Kopeeri
make-copy-tip = Kopeeri see sudoku ühe reana
make-copied = Kopeeritud
make-copy-all = Kopeeri kõik
make-copy-all-tip = Kopeeri kõik sudokud, igaüks omal real
make-save = Salvesta
make-save-tip = Salvesta kõik sudokud faili, igaüks omal real
make-keep = Salvesta näidisena
make-keep-tip = Salvesta see sudoku oma näidiste hulka
make-kept = See on nüüd sinu näidiste hulgas.
# The name of a file: no / : or the like. $level is that of the puzzle, as in solver-level-easy.
make-kept-name = { $level } { $seed }-{ $index }

## The editor of rules

make-parts = Mida koostada
make-part-order = Soovi järgi
make-part-order-tip = Ütle, millised sudokud olgu, ja lase need koostada
make-part-rules = Käsitsi
make-part-rules-tip = Pane lauale etteantud numbreid, joonista reegleid ja näe kohe, mitu lahendust on
make-board = Koostatav sudoku
make-undo = Võta tagasi
make-undo-tip = Võta viimane tegevus tagasi (Ctrl+Z)
make-redo = Tee uuesti
make-redo-tip = Tee tagasivõetu uuesti (Ctrl+Y)
make-clear = Tühjenda laud
make-clear-tip = Võta laualt kõik ära; „Võta tagasi“ toob selle tagasi
make-tools = Mida joonistada
make-tool-digit = Numbrid
make-tool-digit-tip = Sisesta lahtritesse numbreid
make-tool-digit-about = Vali lahtrid ja trüki numbreid.
make-tool-region = Piirkonnad
make-tool-region-tip = Värvi puslesudoku piirkonnad
make-tool-region-about = Vali piirkond ja tõmba üle lahtrite või vali lahtrid ja trüki piirkonna number.
make-tool-extra = Lisapiirkonnad
make-tool-extra-tip = Joonista lahtrite rühmi, milles ükski number ei kordu
make-tool-extra-about = Tõmba üle lahtrite. Neis ei kordu ükski number.
make-tool-strip = Ribad
make-tool-strip-tip = Joonista ribasid ja ütle, millised numbrid neil on
make-tool-strip-about = Tõmba üle lahtrite ja vali sama palju numbreid, kui on lahtreid.
make-tool-even = Paaris
make-tool-even-tip = Märgi lahtrid, kus on paarisnumber
make-tool-even-about = Vajuta lahtreid, kus on paarisnumber.
make-tool-odd = Paaritu
make-tool-odd-tip = Märgi lahtrid, kus on paaritu number
make-tool-odd-about = Vajuta lahtreid, kus on paaritu number.
make-tool-edge = Hooned
make-tool-edge-tip = Kirjuta, mitut hoonet servalt näha on
make-tool-edge-about = Vali koht serval ja trüki, mitut hoonet sealt näha on.
make-regions = Piirkonnad
make-region = Piirkond { $number }: { $count }/{ $size } lahtrit
make-region-set = { $count ->
    [one] Lahter on piirkonnas { $number }.
   *[other] { $count } lahtrit on piirkonnas { $number }.
}
make-jigsaw-on = Kastide asemel piirkonnad
make-jigsaw-on-tip = Alusta nii, et kastid on piirkonnad, ja värvi need oma soovi järgi
make-jigsaw-off = Jälle kastid
make-jigsaw-off-tip = Võta piirkonnad ära; „Võta tagasi“ toob need tagasi
make-swap = Vaheta lahtrid
make-swap-tip = Vajuta kaht lahtrit, mis vahetavad piirkonna, või vali need ja vajuta X
make-swapped = Kaks lahtrit vahetasid piirkonna.
make-strip-items = Ribad
make-strip-new = Uus riba
make-strip-new-tip = Joonista veel üks riba (N)
make-strip-has = { $cells ->
    [one] 1 lahter
   *[other] { $cells } lahtrit
} · { $digits }
make-strip-label = Riba { $letter }: { $cells ->
    [one] 1 lahter
   *[other] { $cells } lahtrit
}, { $digits }
make-strip-no-digits = numbreid pole
make-strip-digits = Riba { $letter } numbrid
make-strip-digit = { $digit } ribal { $letter }
make-extra-items = Lisapiirkonnad
make-extra-new = Uus piirkond
make-extra-new-tip = Joonista veel üks lisapiirkond (N)
make-extra-has = { $cells ->
    [one] 1 lahter
   *[other] { $cells } lahtrit
}
make-extra-label = Lisapiirkond { $number }: { $cells ->
    [one] 1 lahter
   *[other] { $cells } lahtrit
}
make-item-away = Eemalda
make-painted = { $count ->
    [one] Lahter on muudetud.
   *[other] { $count } lahtrit on muudetud.
}
make-place-left = Reast { $line } vasakul, arvu ei ole
make-place-right = Reast { $line } paremal, arvu ei ole
make-place-top = Veeru { $line } kohal, arvu ei ole
make-place-bottom = Veeru { $line } all, arvu ei ole
make-edge-set = { $number } sisestatud.
make-edge-cleared = Arv eemaldatud.
make-whole = Kogu ruudustiku reeglid

make-answers = Mida Nonet ütleb
make-verdict-asking = Otsin…
make-verdict-one = Täpselt üks lahendus
make-verdict-none = Lahendust ei ole
make-verdict-several = { $number ->
    [one] { $count } lahendus
   *[other] { $count } lahendust
}
make-verdict-more = { $count } lahendust ja rohkemgi
make-verdict-open = { $found ->
    [0] Veel ei ole teada
   *[other] Veel ei ole teada: seni üks lahendus
}
make-verdict-refused = See ei ole veel sudoku
make-verdict-unfinished = Pooleli
make-stage-count = Otsin lahendusi
make-stage-true = Otsin tegelikke kandidaate
make-stage-spare = Otsin, mis on liigne
make-ask-stop = Peata
make-ask-stop-tip = Peata; mis selleks ajaks teada on, jääb alles
make-unknown-count = Ei jõudnud selguda, mitu lahendust on.
make-unknown-true = Tegelikud kandidaadid ei jõudnud selguda.
make-unknown-spare = Ei jõudnud selguda, mis on liigne.
make-go-on = Otsi kauem
make-go-on-tip = Küsi uuesti ilma ajapiiranguta; otsingu saab peatada
make-true = Tegelikud kandidaadid
make-true-about = Igas lahtris numbrid, mis seal mõnes lahenduses on
make-problem-tip = Näita lahtreid
make-problem-region-few = { $count ->
    [one] Piirkonnas { $number } on { $count } lahter, vaja on { $size }.
   *[other] Piirkonnas { $number } on { $count } lahtrit, vaja on { $size }.
}
make-problem-region-many = Piirkonnas { $number } on { $count } lahtrit, lubatud on { $size }.
make-problem-region-none = { $count ->
    [one] Üks lahter ei ole üheski piirkonnas.
   *[other] { $count } lahtrit ei ole üheski piirkonnas.
}
make-problem-strip = Ribal { $letter } on { $count ->
    [one] üks lahter
   *[other] { $count } lahtrit
} ja { $digits ->
    [0] mitte ühtegi numbrit
    [one] üks number
   *[other] { $digits } numbrit
}.
make-problem-extra = { $count ->
    [one] Lisapiirkonnas { $number } on { $count } lahter, lubatud on { $size }.
   *[other] Lisapiirkonnas { $number } on { $count } lahtrit, lubatud on { $size }.
}
make-spare-head = { $count ->
    [one] Üks tingimus on liigne
   *[other] { $count } tingimust on liigsed
}
make-spare-about = Igaüks eraldi: ka ilma selleta on täpselt üks lahendus.
make-spare-none = Ükski tingimus ei ole liigne: kõiki on vaja.
make-spare-given = { $cell } = { $digit }
make-spare-strip = Riba { $letter }
make-spare-extra = Lisapiirkond { $number }
make-spare-even = paaris { $cell }
make-spare-odd = paaritu { $cell }
make-spare-away = Eemalda: { $name }
make-spare-gone = Eemaldatud: { $name }.
make-spare-flag = See on liigne.
make-spare-rest = { $count ->
    [one] Veel üks on laual märgitud.
   *[other] Veel { $count } on laual märgitud.
}

make-away = Kuhu sudoku läheb
make-to-solver = Lahenda
make-to-solver-tip = Vii sudoku lahendamise lehele
make-as-text = Kopeeri tekstina
make-as-text-tip = Kopeeri sudoku koos reeglitega kujul, mida iga Nonet oskab lugeda
make-as-link = Kopeeri link
make-as-link-tip = Kopeeri aadress, mis avab selle sudoku
make-take-unknown = Sellel sudokul on reegleid, mida Nonet ei tunne: { $rules }.
make-take-marks = Sudoku pliiatsimärkmeid siin ei joonistata, need jäävad välja.
make-take-failed = See ei õnnestunud.
make-wrong-close = Sulge
make-wrong-close-tip = Võta see teade ära
