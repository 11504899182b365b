### The solver page.
###
### Counts can be beyond 2^53: then they come as text, which takes the variant with *.

solver-title = Lahenda

## Where the puzzle comes from

solver-source = Allikas
solver-source-table = Tabel
solver-source-table-tip = Lahenda sudoku, mis on laual „Sudoku“
solver-source-file = Fail
solver-source-file-tip = Lahenda fail ilma seda tabelisse laadimata
solver-browse = Sirvi…
solver-browse-tip = Ava fail, milles on sudoku
solver-make = Koosta
solver-make-tip = Uus juhuslikult koostatud ühe lahendusega sudoku
solver-paste = Kleebi
solver-paste-tip = Võta lõikelaualt sudoku ükskõik mis vormingus (Ctrl+V)
solver-load = Laadi
solver-load-tip = Pane selle faili sudoku tabelisse, kus seda saab muuta
solver-samples = Näidised
solver-sample = Näidis
solver-sample-tip = Vali üks näidistest
solver-sample-none = { $of ->
    [one] { $of } näidis
   *[other] { $of } näidist
}
solver-sample-of = Näidis { $number }/{ $of } · { $name }
solver-sample-number = Näidis { $number }/{ $of }:
solver-sample-back = Tagasi
solver-sample-back-tip = Eelmine näidis
solver-sample-next = Edasi
solver-sample-next-tip = Järgmine näidis
solver-samples-all = Kõik näidised
solver-samples-all-tip = Vaata kõiki näidiseid rühmade kaupa ja otsi neist
solver-samples-close = Sulge
solver-samples-close-tip = Ära vali ühtegi
solver-samples-search = Otsi nime, rühma või selle järgi, mida näidis näitab
solver-samples-hint = kerge, kaks vastust, 16×16…
solver-samples-nothing = Sellist näidist ei ole.
solver-sample-show-tip = Näita seda näidist
solver-sample-rename = Muuda nime…
solver-sample-rename-tip = Anna sellele näidisele teine nimi
solver-sample-delete = Kustuta
solver-sample-delete-tip = Kustuta see näidis; kustutamise saab tagasi võtta
solver-group-own = Sinu omad
solver-group-easy = Kerged
solver-group-medium = Keskmised
solver-group-hard = Rasked
solver-group-several = Mitu vastust
solver-group-none = Vastust ei ole
solver-group-size = Muud suurused
solver-group-variant = Erireeglitega
solver-group-marks = Tärniga lahtrid ja pliiatsimärkmed
solver-group-bad = Vigased: öeldakse, mis on valesti
solver-group-other = Muud
solver-sample-own = { $name } (sinu oma näidis)
solver-recent = Hiljutised
solver-recent-of = { $givens ->
    [one] { $size }×{ $size }, { $givens } number · { $time }
   *[other] { $size }×{ $size }, { $givens } numbrit · { $time }
}
solver-listed = { $count ->
    [one] { $count } sudoku: esimene on tabelis, ülejäänud hiljutiste hulgas.
   *[other] { $count } sudokut: esimene on tabelis, ülejäänud hiljutiste hulgas.
}
solver-listed-some = { $count } sudokut: esimene on tabelis, järgmised { $kept } hiljutiste hulgas.
solver-left = Sinu sisestatu on hiljutiste sudokude hulgas.
solver-left-back = Too tagasi
solver-left-back-tip = Pane see uuesti tabelisse
solver-keep = Salvesta näidisena…
solver-keep-tip = Salvesta see sudoku oma näidiste hulka; muuda näidatava näidise nime või kustuta see
solver-keep-head = Salvesta näidisena
solver-keep-name = Nimi
solver-keep-about = Sudoku salvestatakse failina kausta { $folder }. Ka failid, mille ise sinna paned, on näidised.
solver-keep-itself = See on „{ $name }“, üks sinu enda näidistest. Anna teine nimi, et see ümber nimetada või kahe nimega salvestada.
solver-keep-before = „{ $name }“ on juba olemas: see sudoku läheb selle asemele.
solver-keep-do = Salvesta
solver-keep-do-tip = Salvesta sudoku selle nimega
solver-keep-replace = Asenda
solver-keep-replace-tip = Salvesta see sudoku senise samanimelise asemele
solver-keep-rename = Muuda nime
solver-keep-rename-tip = Anna näidatavale näidisele see nimi
solver-keep-delete = Kustuta
solver-keep-delete-tip = Kustuta näidatav näidis
solver-keep-cancel = Loobu
solver-keep-cancel-tip = Jäta kõik nii, nagu on
solver-keep-failed = See ei õnnestunud. Midagi ei muutunud.
solver-note-kept = „{ $name }“ on sinu näidiste hulgas.
solver-note-replaced = „{ $name }“ on asendatud.
solver-note-renamed = „{ $was }“ uus nimi on „{ $name }“.
solver-note-deleted = „{ $name }“ on kustutatud.
solver-note-undo = Võta tagasi
solver-note-undo-tip = Võta see tagasi
solver-size = Uus tabel
solver-size-tip = Selle suurusega tühi tabel
solver-size-square = { $size }×{ $size }
solver-size-boxes = { $size }×{ $size }, kastid { $rows }×{ $columns }
solver-size-regions = { $size }×{ $size } kastideta
solver-variants = Reeglid
solver-variants-tip = Vali kogu ruudustiku reeglid: diagonaalid, aknad, ratsukäigud
solver-variants-head = Kogu ruudustiku reeglid
solver-variants-text = Need kehtivad lisaks ridadele, veergudele ja kastidele. Üksikute lahtrite reeglid tulevad sudokuga kaasa.
solver-variants-done = Valmis
solver-variants-done-tip = Jätka nende reeglitega
solver-variants-draw = Joonista reegleid
solver-variants-draw-tip = Vii sudoku koostamise lehele, kus saab joonistada piirkondi, ribasid ja arve serval
solver-share = Jaga linki
solver-share-tip = Kopeeri link, mis avab selle sudoku
solver-share-done = Link kopeeritud
solver-export = Eksport: kopeeri, salvesta, ava mujal
solver-export-short = Eksport
solver-export-tip = Kopeeri või salvesta sudoku teksti või pildina või ava see mõnel teisel veebilehel
solver-export-head = Vii sudoku mujale
solver-export-text = Tekstina
solver-export-format = Vorming
solver-export-format-tip = Kuidas tekst kirja pannakse
solver-export-copy = Kopeeri
solver-export-copy-tip = Kopeeri see tekst
solver-export-copied = See on kopeeritud.
solver-export-save = Salvesta tekst
solver-export-save-tip = Salvesta see tekst failina
solver-export-picture = Pildina
solver-export-svg = SVG
solver-export-svg-tip = Salvesta pilt, mis jääb igas suuruses teravaks
solver-export-png = PNG
solver-export-png-tip = Salvesta pikslitest koosnev pilt
solver-export-picture-copy = Kopeeri pilt
solver-export-picture-copy-tip = Kopeeri pilt lõikelauale
solver-export-close = Sulge
solver-export-close-tip = Tagasi sudoku juurde
solver-elsewhere = Mujal
solver-elsewhere-about = Need on teiste tehtud veebilehed. Sudoku on osa aadressist, seega jõuab see nende serverisse.
solver-elsewhere-tip = Ava see sudoku uuel vahelehel: { $name }
solver-only-classic = Sinna sobivad ainult lisareegliteta 9×9 sudokud.
solver-not-fpuzzles = Seal ei tunta mõnd selle sudoku reeglit.
solver-copied = Link on kopeeritud.
solver-not-copied = Brauser ei luba kopeerida.
solver-clear = Tühjenda
solver-clear-tip = Tühjenda tabel ja vastus
solver-undo = Võta tagasi
solver-undo-tip = Too tagasi see, mis tabelis enne oli (Ctrl+Z)
solver-redo = Tee uuesti
solver-redo-tip = Tee tagasivõetu uuesti (Ctrl+Y)
solver-entry = Sisestamine
solver-entry-tip = Sisesta sudoku lahterhaaval: kursor liigub ise edasi, tühik ja 0 jätavad lahtri tühjaks (Insert)
solver-entry-on = Kursor liigub ise edasi.
solver-entry-off = Kursor jääb paigale.
solver-keys = Klahvid
solver-keys-tip = Mida iga klahv siin teeb (F1)
solver-front-question = Suurenda sudokut
solver-front-question-tip = Anna ruum sudokule, et seda muuta
solver-front-answer = Suurenda vastust
solver-front-answer-tip = Anna ruum vastusele
solver-drop = Avamiseks lohista fail siia
solver-pasted = Kleebitud tekst
solver-dropped = Lohistatud tekst
solver-link = Link
solver-fold-tip = Näita või peida allikas ja valikud
solver-summary = { $source } · { $mode }
solver-summary-unique = { $source } · { $mode } · unikaalsus

solver-paste-head = Sudoku tekstina
solver-paste-wrong = See tekst ei ole veel sudoku
solver-paste-text = Kleebi või trüki see siia: 81 märki, üheksa rida üheksa numbriga, f-puzzlesi link või dokument või mõni muu levinud vorming.
solver-paste-use = Võta
solver-paste-use-tip = Pane see sudoku tabelisse
solver-paste-cancel = Loobu
solver-paste-cancel-tip = Sulge midagi võtmata

solver-file-none = Ava fail, milles on sudoku, või lohista see siia. Selle saab lahendada ilma laadimata.
solver-file-text = Faili tekst
solver-file-empty = Fail on tühi.

## What to show

solver-mode = Mida näidata
solver-mode-answer = Näita vastust
solver-mode-answer-tip = Kogu lahendus ja kuidas selleni jõuda
solver-mode-check = Ainult kontrolli
solver-mode-check-tip = Ütle, kas lahendus on olemas, aga ära näita seda
solver-mode-few = Näita mõnd numbrit
solver-mode-few-tip = Näita ainult tärniga märgitud lahtreid
solver-mode-all = Näita kõiki võimalusi
solver-mode-all-tip = Iga tühja lahtri kõik võimalikud väärtused
solver-true = Ainult tegelikud
solver-true-tip = Ainult väärtused, mis lahtris mõnes lahenduses on
solver-unique = Kontrolli unikaalsust
solver-unique-tip = Ütle, kas vastus on ainus või mitu neid on
solver-limit-label = Loenda kuni
solver-limit-tip = Kui kaugele vastuseid loendada
solver-limit = kuni { $count }
solver-limit-all = loenda kõik
solver-method = Meetod
solver-method-tip = Kuidas vastust otsida
solver-method-best = parim
solver-start = Alusta
solver-start-tip = Otsi vastust (Enter)
solver-stop = Peata
solver-stop-tip = Peata ja näita, mis seni on teada (Esc)

## The boards

solver-sudoku = Sudoku
solver-answer = Vastus
solver-givens = { $givens ->
    [0] tühi
    [one] { $givens } etteantud number
   *[other] { $givens } etteantud numbrit
}
solver-givens-pencil = { $givens } { $givens ->
    [one] etteantud number
   *[other] etteantud numbrit
} · pliiatsimärkmed
solver-givens-marked = { $givens } { $givens ->
    [one] etteantud number
   *[other] etteantud numbrit
} · { $marked } tärniga ★
solver-differ = { $count ->
    [one] See erineb eelmisest { $count } lahtri poolest.
   *[other] See erineb eelmisest { $count } lahtri poolest.
}
solver-differ-next = { $count ->
    [one] Järgmine erineb { $count } lahtri poolest.
   *[other] Järgmine erineb { $count } lahtri poolest.
}
solver-caption-step = Samm { $number }/{ $of }
solver-moment-of = Hetk { $number }/{ $of }
solver-of = { $number }/{ $of }

## Progress

solver-progress = Otsin…
solver-progress-count = { $count ->
    [one] seni { $count } lahendus
   *[other] seni { $count } lahendust
}
solver-progress-share = { $share }% tehtud
solver-progress-trials = { $count ->
    [one] proovitud { $count } väärtus
   *[other] proovitud { $count } väärtust
}

## The result

solver-panel = Tulemus ja lahenduskäik
solver-tab-result = Tulemus
solver-tab-result-tip = Mis selgus ja kui raske sudoku on
solver-tab-way = Sammud
solver-tab-way-tip = Lahenduskäik vastuseni samm-sammult
solver-tab-watch = Jälgi
solver-tab-watch-tip = Jälgi vastuse otsimist lahterhaaval
solver-tab-race = Võistlus
solver-tab-race-tip = Lase kõigil meetoditel sudoku lahendada ja võrdle neid

solver-empty = Sudokut veel ei ole
solver-empty-text = Trüki see tabelisse, kleebi, lohista siia fail või vaata läbi näidised.
solver-ready = Valmis
solver-ready-text = Vali, mida näidata, ja vajuta „Alusta“.
solver-left-behind = See vastab veel eelmisele valikule. Uue jaoks vajuta „Alusta“.
solver-unreadable = See ei ole sudoku
solver-unreadable-text = Teade ütleb, miks, ja tekst näitab, kus. Paranda fail või mine järgmise juurde.
solver-try = Proovi näidist
solver-try-tip = Pane tabelisse sudoku, mida enamik inimesi on näinud

solver-verdict-unique = Ainus lahendus
solver-verdict-solvable = Lahendus on olemas
solver-verdict-none = Lahendust ei ole
solver-verdict-several = { $count ->
    [one] { $count } lahendus
   *[other] { $count } lahendust
}
solver-verdict-at-least = { $count ->
    [one] { $count }+ lahendus
   *[other] { $count }+ lahendust
}
solver-verdict-stopped = Peatatud enne lõppu
solver-verdict-opportunities = Kõik võimalused
solver-verdict-true = Kõik väärtused, mis lahendustes on
solver-verdict-fault = Vastust ei ole
solver-reasons = Miks lahendust ei ole
solver-none-searched = Kõik võimalused on läbi proovitud.
# What a screen reader says: the verdict, and each reason, as a sentence of its own.
solver-told = { $text }.
solver-was-stopped = Peatatud enne lõppu: neid võib olla rohkem.
solver-to-way = Samm-sammult
solver-to-way-tip = Vaata lahenduskäiku samm-sammult
solver-answers = Vaata vastuseid
solver-answers-tip = Näita kõiki vastuseid ükshaaval ja märgi, mille poolest igaüks eelmisest erineb
solver-answers-label = Vastused
solver-answer-of = Vastus { $number }/{ $of }
solver-answer-of-first = Vastus { $number }/{ $of } (esimesed)
solver-answer-so-far = Vastus { $number }, seni leitud { $of }
solver-answers-more = Neid on rohkem kui { $of }: siin on esimesed, mis leiti.
solver-answers-stopped = Peatatud enne lõppu: neid võib olla rohkem.
solver-answers-busy = Otsin vastuseid…
solver-answer-position = Mitmes vastus
solver-answer-previous = Eelmine vastus
solver-answer-previous-tip = Vastus enne seda
solver-answer-next = Järgmine vastus
solver-answer-next-tip = Vastus pärast seda
solver-not-solved-by-logic = Ainult võtetega lahenduseni ei jõua.
solver-searched-by = Otsis: { $method }
solver-counted-by = Loendas: { $method }
solver-method-combinatorics = kombinatoorika
solver-search-first-last = katseid esimese lahenduseni: { $first }, viimaseni: { $last }
solver-search-nodes = sõlmi: { $count }
solver-search-trials = katseid: { $count }
solver-search-complexity = keerukus: { $count }
solver-search-complexity-first = esimese lahenduskäigu keerukus: { $count }
solver-assumed-bound = Korraga oletati { $assumed } väärtust; vaja on vähemalt { $needed }, aga kõigi nii suurte valikute läbiproovimine võtaks liiga kaua.
solver-search-assumed = korraga oletatud väärtusi: { $count }

solver-fact-level = Tase
solver-fact-level-tip = Raskeima sammu tase või kõrgem, kui tööd on palju; hinnatakse võtete standardjärjekorra järgi nagu kõiki sudokusid
solver-fact-score = Punktid
solver-fact-score-tip = Kõigi sammude punktid kokku võtete standardjärjekorra järgi. Siinne lahenduskäik võib kasutada teisi samme: see võtab enne lühima ahela
solver-fact-complexity = Keerukus
solver-fact-complexity-tip = Kui raske see oli I. Botšarovi lahendaja viiele meetodile ja proovimisele: kõigi lahenduskäikude väikseim summa
solver-fact-complexity-first = Esimese käigu keerukus
solver-fact-complexity-first-tip = Kui raske see oli I. Botšarovi lahendaja viiele meetodile ja proovimisele esimesel lahenduskäigul. Valikuga „Kontrolli unikaalsust“ võrreldakse lahenduskäike ja loeb väikseim summa
solver-fact-steps = Samme
solver-fact-steps-tip = Mitu sammu lahenduskäigus on
solver-fact-nodes-tip = Otsingupuu läbitud sõlmed
solver-fact-trials = Katseid
solver-fact-trials-tip = Proovitud väärtused
solver-fact-assumed = Korraga oletatud
solver-fact-assumed-tip = Kui palju väärtusi tuli kõige rohkem korraga oletada, kuni oli näha vastuolu või lahendus
solver-fact-moment = Hetk
solver-fact-moment-tip = Kui kaugele otsing on jõudnud

solver-level-easy = Kerge
solver-level-medium = Keskmine
solver-level-hard = Raske
solver-level-unfair = Karm
solver-level-extreme = Üliraske
solver-level-other = Muu

## The way

solver-way-busy = Otsin lahenduskäiku…
solver-way-none = Samm-sammult
solver-way-none-techniques = Kogu lahenduskäik vastuseni sammudena, mida inimene suudab järgida. Näitab ka vastust.
solver-way-none-five = Valitud meetodite lahenduskäik koos katsega seal, kus need jänni jäävad. Näitab ka vastust.
solver-reasoner = Kuidas lahenduskäiku otsida
solver-reasoner-techniques = Kõik võtted
solver-reasoner-techniques-tip = Igal sammul lihtsaim kõigist võtetest, mida inimesed kasutavad
solver-reasoner-five = Viis meetodit
solver-reasoner-five-tip = I. Botšarovi lahendaja viis meetodit eraldi või koos, ja proovimine, kui need jänni jäävad
solver-five = Viis meetodit
solver-five-last = Vähemalt üks meetod jääb sisse
solver-five-method-1 = Ainus väärtus
solver-five-method-1-tip = Meetod 1: ainus väärtus, mis lahtrisse jääb
solver-five-method-2 = Ainus lahter
solver-five-method-2-tip = Meetod 2: väärtuse ainus lahter kastis, reas või veerus
solver-five-method-3 = Jooned
solver-five-method-3-tip = Meetod 3, teoreetilised jooned: kasti kõik kandidaadid ühe väärtuse jaoks on ühel joonel
solver-five-method-4 = Jooned ja üksikud
solver-five-method-4-tip = Meetod 4, jooned ja üksikud lahtrid: mitme kasti jooned koos üksikute lahtritega, mis neist järele jäävad
solver-five-method-5 = Rühmad
solver-five-method-5-tip = Meetod 5, rühmad: kastis, reas või veerus on sama palju lahtreid kui väärtusi, mida need jagavad
solver-show-way = Näita samme
solver-show-way-tip = Leia tee vastuseni ja näita seda samm-sammult
solver-around = Kõik sammud siin
solver-around-tip = Kõik sammud, mida selles seisus saab teha, võtte või tulemuse järgi
solver-around-by = Mis järjekorras
solver-around-by-technique = Võtte järgi
solver-around-by-technique-tip = Võtted, mis siin midagi leiavad, kergemad ees
solver-around-by-effect = Tulemuse järgi
solver-around-by-effect-tip = Mida siin saab järeldada ja milliste võtetega
solver-around-busy = Otsin kõiki samme…
solver-around-stop = Peata
solver-around-stop-tip = Ära otsi rohkem
solver-around-stopped = Peatatud enne, kui kõik sammud leiti.
solver-around-again = Otsi uuesti
solver-around-again-tip = Otsi veel kord kõiki samme
solver-around-none = Ükski võte ei leia siin sammu.
solver-around-take = Tee samm
solver-around-take-tip = Jätka selle sammuga; ülejäänud lahenduskäiku otsitakse uuesti (Enter)
solver-around-ways = { $ways ->
    [1] veel üks viis
   *[other] veel { $ways } viisi
}
solver-caption-around = { $conclusion }, { $of ->
    [1] ainus samm
   *[other] üks { $of } sammust
} siin
solver-way-end = Lahenduskäigu lõpp
solver-way-solved = Lahendatud { $steps } { $steps ->
    [one] sammuga
   *[other] sammuga
}.
solver-way-ends = Siin arutlus lõpeb, tehtud on { $steps } { $steps ->
    [one] samm
   *[other] sammu
}.
solver-steps = Sammud
solver-step = See samm
solver-step-of = Samm { $number }/{ $of }
solver-step-counts = See annab sudokule { $score } punkti.
solver-cell-tip = Näita laual: { $cell }
solver-pen-digit = Numbriklahvid sisestavad numbreid
solver-pen-corner = Numbriklahvid teevad nurgamärkmeid
solver-pen-centre = Numbriklahvid teevad keskmärkmeid
solver-pen-colour = Numbriklahvid annavad värve
solver-pen-strike = Numbriklahvid kriipsutavad numbreid läbi
solver-tint-next = Nüüd numbri { $digit } värv
solver-more = Rohkem
solver-more-chosen = Rohkem · muudetud
solver-more-tip = Mis meetodiga vastust otsida ja kui kaugele loendada
solver-by-sentence = Ükshaaval
solver-by-sentence-tip = Räägi iga samm lausehaaval ja joonista see, mis on räägitud
solver-trial-steps = { $count ->
    [one] sealt edasi { $count } samm
   *[other] sealt edasi { $count } sammu
}
solver-trial-tip = Ava, mis oletusest järeldub
solver-trial-step-tip = Joonista see samm lauale
solver-details = Üksikasjad
solver-legend-good = käib siia või on aluseks
solver-legend-bad = langeb välja
solver-legend-link = vahelüli
solver-legend-fin = erand, uim
solver-legend-group = kuulub rühma; igal rühmal on oma kuju ja täht
solver-legend-strong = tugev seos: kui üks on vale, on teine õige
solver-legend-weak = nõrk seos: mõlemad korraga õiged ei ole
solver-legend-house = kuhu vaadata
solver-step-name = Samm { $number }/{ $of }: { $name }

solver-player = Esitus
solver-position = Koht
solver-position-tip = Mine ükskõik millisesse kohta (nooleklahvid)
solver-first = Algus
solver-first-tip = Algusesse (Home)
solver-back = Tagasi
solver-back-tip = Üks tagasi (vasak nool)
solver-play = Esita
solver-play-tip = Liigu ise edasi
solver-pause = Paus
solver-pause-tip = Jää siia
solver-next = Edasi
solver-next-tip = Üks edasi (parem nool)
solver-last = Lõpp
solver-last-tip = Lõppu (End)
solver-speed-label = Kiirus
solver-speed-tip = Kui kiiresti esitada
solver-speed = { $speed }×

## Watching the set algorithm

solver-watch = Jälgi
solver-watch-tip = Otsi vastust ja jäta iga hetk meelde
solver-watch-none = Lahterhaaval
solver-watch-none-backtrack = Nende reeglitega jälgitakse tagurdusmeetodit: see proovib üht numbrit teise järel ja võtab tagasi viimase, mis ei vii kuhugi.
solver-watch-none-sets = Hulgaalgoritm vaatab üht tühja lahtrit teise järel: millised numbrid on puudu selle reast, veerust ja kastist ning millised neist on puudu kõigist kolmest.
solver-watch-begin = Algus. Vajuta „Esita“ või esimese lahtri jaoks „Edasi“.
solver-watch-case-i = { $cell }, juht i: siia ei sobi midagi.
solver-watch-case-ii = { $cell }, juht ii: sobib ainult { $digit }, see läheb siia.
solver-watch-case-iii = { $cell }, juht iii: sobib mitu, edasi.
solver-watch-e1 = Sündmus e1: lahtris ei ole ühtki võimalikku numbrit, seega ei vii see tee kuhugi.
solver-watch-e2 = Sündmus e2: kõik lahtrid on täidetud, see on lahendus.
solver-watch-e3 = Sündmus e3: igas tühjas lahtris on mitu võimalikku numbrit, seega tuleb üht proovida.
solver-watch-try = Katse { $trial }: { $digit } lahtrisse { $cell }.
solver-watch-back = { $digit } võetakse lahtrist { $cell } tagasi.
solver-watch-cut = Meelde jäid ainult esimesed { $count } hetke.
solver-watch-about-backtrack = Numbrit proovitakse seal, kus see ühtki reeglit ei riku. Kus ükski enam ei sobi, võetakse viimane tagasi.
solver-watch-about-sets = R, C ja B on reast, veerust ja kastist puuduvad numbrid; P on nende kolme ühisosa.
solver-set-row = R
solver-set-row-tip = Reast puuduvad numbrid
solver-set-column = C
solver-set-column-tip = Veerust puuduvad numbrid
solver-set-block = B
solver-set-block-tip = Kastist puuduvad numbrid
solver-set-possible = P
solver-set-possible-tip = Hulkade R, C ja B ühisosa: mis siia sobib
solver-set-empty = ei midagi

## The race

solver-race = Lase kõigil võistelda
solver-race-tip = Lase igal meetodil järgemööda see sudoku lahendada
solver-race-none = Milline on kiireim?
solver-race-none-text = Iga meetod lahendab sama sudoku mitu korda, üksteise järel ja kõige rohkem kümme sekundit. Loeb mediaan.
solver-race-busy = { $count ->
    [one] Lõpetanud on { $count } meetod, kokku { $of }
   *[other] Lõpetanud on { $count } meetodit, kokku { $of }
}
solver-race-done = { $count ->
    [1] { $count } meetod on lõpetanud
   *[other] Kõik { $count } meetodit on lõpetanud
}
solver-race-stopped = { $count ->
    [one] Peatatud: lõpetanud on { $count } meetod, kokku { $of }
   *[other] Peatatud: lõpetanud on { $count } meetodit, kokku { $of }
}
solver-race-table = Meetodid aja järgi
solver-race-method = Meetod
solver-race-result = Tulemus
solver-race-time = Aeg
solver-race-runs = { $runs ->
    [1] Ühe käivituse aeg
   *[other] { $runs } käivituse mediaan pärast ühte soojendust
}
solver-race-nodes = Sõlmi
solver-race-trials = Katseid
solver-race-solved = lahendatud
solver-race-late = { $seconds } s jooksul mitte midagi
solver-race-stuck = lahendamata
solver-chart = Aeg, kümne astmete skaalal

## The rules of a puzzle

solver-rules = Reeglid
solver-rules-author = autor { $author }
solver-rules-unknown = Nonet ei tunne neid reegleid: { $rules }. Sudokut näidatakse ja reeglid säilivad, aga lahendada seda ei saa.
solver-rules-description = Mida autor ütleb
solver-rule-tip = Loe reegli kohta lähemalt: { $rule }
solver-strip = Riba { $letter }
solver-strip-digits = Riba { $letter }: { $digits }
