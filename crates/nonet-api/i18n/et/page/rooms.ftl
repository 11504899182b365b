### The start page, the grid room, records and settings.

## The start page

rooms-start-heading = Vaikne koht sudoku jaoks
rooms-start-lead = Mängi, lase sudoku lahendada ja lahendust selgitada või vaata mis tahes ruudustikku kõigi olemasolevate seast.
rooms-new-game = Uus mäng
rooms-levels = Tase
rooms-level-easy-tip = Üks number viib järgmiseni: lõpuni ainult üksikud.
rooms-level-medium-tip = Läheb vaja paare, kolmikuid ja ühele joonele jäävaid numbreid.
rooms-level-hard-tip = Läheb vaja tiibu, kalu ja muid mõnest lahtrist koosnevaid mustreid.
rooms-level-unfair-tip = Läheb vaja ahelaid, mis viivad kandidaadilt kandidaadile.
rooms-level-extreme-tip = Läheb vaja pikki ahelaid ja terveid ahelate võrke.
rooms-play = Mängi
rooms-play-tip = Koosta selle taseme uus sudoku ja mängi seda
rooms-play-busy = Koostan…
rooms-play-honest = Iga sudoku on uus ja sellel on täpselt üks lahendus.
rooms-ornament = Ruudustik nr { $number }
rooms-ornament-tip = Vaata seda ruudustikku ruudustike ruumis
rooms-rooms = Ruumid
rooms-to-solve = Lahendaja
rooms-to-solve-about = Sisesta sudoku ja vaata, kuidas vastuseni jõuda
rooms-to-learn = Õpi
rooms-to-learn-about = Kõik võtted, meetodid ja reeglid koos näidetega
rooms-to-make = Koosta
rooms-to-make-about = Uued sudokud sinu soovi järgi, nii rasked kui tahad
rooms-to-grids = Ruudustikud
rooms-to-grids-about = Mis tahes ruudustik numbri järgi ja iga ruudustiku number
rooms-to-records = Tulemused
rooms-to-records-about = Sinu mängud ja parimad ajad
rooms-to-settings = Seaded
rooms-to-settings-about = Värvid, teksti suurus, esiletõstmine
rooms-exit = Välju
rooms-exit-about = Lõpeta Noneti töö selles arvutis
rooms-exit-tip = Lõpeta Noneti töö selles arvutis
rooms-exit-heading = Kas lõpetada Noneti töö?
rooms-exit-text = Rakendus selles arvutis peatub, nii sellel kui ka kõigil teistel vahelehtedel.
rooms-exit-yes = Lõpeta
rooms-exit-no = Jää
rooms-exit-no-tip = Sulge see küsimus ja jätka

## The grid room

rooms-grids-heading = Ruudustike ruum
rooms-grids-lead = Täidetud { $size }×{ $size } ruudustikke on { $total }. Igaühel on oma number ja siit leiad neist ükskõik millise.
rooms-sizes = Ruudustike suurus
rooms-size = { $size }×{ $size }
rooms-size-tip = Näita { $size }×{ $size } ruudustikke
rooms-grid-view = Ruudustik
rooms-grid-label = Ruudustik nr { $number }
rooms-grid-shown = Näidatakse ruudustikku nr { $number }
rooms-no-grid = Sellist ruudustikku ei ole
rooms-number = Number
rooms-previous = Eelmine ruudustik
rooms-previous-tip = Eelmise numbriga ruudustik
rooms-next = Järgmine ruudustik
rooms-next-tip = Järgmise numbriga ruudustik
rooms-digits = Numbrid ja nende värvid
rooms-digit = Näita ainult numbrit { $digit }
rooms-digit-tip = Näita ainult numbrit { $digit }; vajuta, et see jääks nii

rooms-find = Leia ruudustik
rooms-find-ways = Kuidas ruudustikku leida
rooms-by-number = Number
rooms-by-number-tip = Ruudustik numbri järgi
rooms-by-set = Hulk
rooms-by-set-tip = Ruudustik reeglite hulga ja permutatsiooni järgi
rooms-by-random = Juhuslik
rooms-by-random-tip = Juhuslik ruudustik
rooms-by-paste = Kleebi
rooms-by-paste-tip = Sinu ruudustiku number
rooms-show = Näita ruudustikku
rooms-show-tip = Näita seda ruudustikku
rooms-number-field = Ruudustiku number
rooms-number-about = 0 kuni { $last }, tühikute või komadega või ilma nendeta
rooms-set-field = Hulk
rooms-set-about = 0 kuni 663
rooms-permutation-field = Permutatsioon
rooms-permutation-about = 0 kuni { $last }
rooms-set-what = Kotsjuba, Lavrentšuki ja Ostaptšuki kitsendatud meetod (2015): 144 reeglist saab 664 hulka ning iga hulk annab iga numbrite järjestusega ühe ruudustiku.
rooms-example = Artikli näide ({ $set }; { $permutation })
rooms-example-tip = Näita ruudustikku, mis artiklis koostatakse
rooms-draw = Võta juhuslik
rooms-draw-tip = Võta juhuslik ruudustik
rooms-random-what = Kõik ruudustikud on võrdselt tõenäolised.
rooms-seed-field = Seeme
rooms-seed-about = Sama seeme annab sama ruudustiku; jäta tühjaks, et iga kord tuleks uus
rooms-seed-drawn = Võetud seemnega { $seed }.
rooms-number-of = Leia number
rooms-number-of-tip = Leia kleebitud ruudustiku number
rooms-paste-field = Täidetud ruudustik
rooms-paste-placeholder = 81 numbrit või üheksa rida
rooms-not-full = See on tühjade lahtritega sudoku, mitte täidetud ruudustik. Lahendaja oskab selle täita.
rooms-to-solver = Ava lahendajas
rooms-to-solver-tip = Ava kleebitu lahendamise lehel

rooms-numbers = Ruudustiku numbrid
rooms-number-of-all = kokku { $total }, nummerdatud alates 0-st
rooms-set = Reeglite hulk
rooms-set-of-all = kokku { $total } üheksa naaberreegli hulka
rooms-permutation = Permutatsioon
rooms-permutation-of-all = kokku { $total } viisi anda üheksale reeglile numbrid
rooms-restricted = Kitsendatud meetod
rooms-restricted-yes = Hulk { $set }, permutatsioon { $permutation }
rooms-restricted-no = Ei kuulu selle 240 952 320 ruudustiku hulka
rooms-copy-link = Kopeeri link
rooms-copy-link-tip = Kopeeri link sellele ruudustikule
rooms-copy-grid = Kopeeri ruudustik
rooms-copy-grid-tip = Kopeeri ruudustik ühe numbrireana
rooms-copied = Kopeeritud
rooms-not-copied = Brauser ei luba kopeerida.

rooms-rules = Ruudustiku üheksa reeglit
rooms-rules-about = Reegel paigutab ühe numbri kõigisse üheksasse kasti. Reegleid on 46 656 ja ruudustik on üheksa reeglit, mis omavahel kunagi kokku ei puutu.
rooms-rule-digit = Number
rooms-rule-number = Reegel
rooms-rule-places = Koht igas kastis

rooms-canonical = Kanooniline kuju
rooms-canonical-about = Väikseim kõigist ruudustikest, mis saadakse sellest ridu ja veerge ümber tõstes ning numbreid ümber nimetades.
rooms-canonical-label = Kanooniline kuju
rooms-band = See algab vööga { $band } (kokku 416).
rooms-canonical-itself = See ruudustik ongi kanoonilisel kujul.
rooms-canonical-way = Kuidas selleni jõuda:
rooms-canonical-go = Näita
rooms-canonical-go-tip = Näita kanoonilist kuju omaette ruudustikuna

rooms-automorphisms = Automorfismid
rooms-automorphisms-about = Viisid ridu ja veerge ümber tõsta ning numbreid ümber nimetada nii, et ruudustik jääb samaks.
rooms-automorphisms-count = { $count ->
    [1] Ainult üks: see, mis midagi ei muuda.
   *[other] { $count }, nende hulgas see, mis midagi ei muuda.
}
rooms-automorphisms-all = Näita kõiki ({ $count })
rooms-automorphisms-few = Näita vähem
rooms-automorphisms-all-tip = Näita kõiki automorfisme või ainult esimesi

rooms-estimate = Kui palju ruudustikke on?
rooms-estimate-about = Suuremaid ruudustikke ei suuda keegi üle lugeda. Kui neid palju juhuslikult võtta, selgub, kui palju neid on ja kui suur võib olla viga.
rooms-estimate-size = Hinnatavate ruudustike suurus
rooms-estimate-start = Hinda
rooms-estimate-start-tip = Tee juhukatseid ja hinda, kui palju ruudustikke on
rooms-estimate-stop = Peata
rooms-estimate-stop-tip = Ära rohkem juhukatseid tee; hinnang jääb
rooms-estimate-busy = { $samples ->
    [one] Teen { $samples } juhukatse…
   *[other] Teen { $samples } juhukatset…
}
rooms-estimate-done = Hinnang on valmis.
# $number is in bold, with its power of ten: 5.96 × 10⁹⁸.
rooms-estimate-near = Umbes { $number }
rooms-estimate-error = Standardviga on { $percent }%; riba näitab kahekordset viga mõlemale poole.
rooms-estimate-samples = { $samples ->
    [one] { $samples } juhukatse põhjal.
   *[other] { $samples } juhukatse põhjal.
}
rooms-estimate-exact = Täpselt loendades on neid { $total }.

## Records

rooms-records-heading = Tulemused
rooms-records-lead = { $count ->
    [1] Seni üks mäng.
   *[other] Seni { $count } mängu. Iga taseme parim on märgitud tärniga.
}
rooms-records-empty = Veel ei ole mänge
rooms-records-empty-text = Siin on loendis iga lahendatud mäng koos aja, taseme ja võetud vihjetega ning parimad on märgitud.
rooms-records-begin = Vali sudoku
rooms-records-filters = Millised mängud
rooms-records-only-tip = Näita ainult ühe taseme mänge
rooms-records-daily = Päeva sudokud
rooms-records-daily-tip = Näita ainult päeva sudokusid
rooms-records-unaided = Vihjeteta
rooms-records-unaided-tip = Näita ainult vihjeteta mänge
rooms-records-none = Selliseid mänge ei ole.
rooms-records-all = Näita kõiki mänge
rooms-records-all-tip = Ilma piiranguteta
# $count is how many are not shown yet.
rooms-records-rest = Näita veel (jäänud { $count })
rooms-records-rest-tip = Näita tabelis rohkem ridu
rooms-sort-tip = Sordi selle veeru järgi
rooms-record-puzzle = Sudoku
rooms-record-ways = Mida sellega teha
rooms-record-seconds = Aeg
rooms-record-level = Tase
rooms-record-kind = Sudoku
rooms-record-kind-tip = Näita ainult ühe suurusega mänge, lisareeglitega või ilma
rooms-record-hints = Vihjed
rooms-record-mistakes = Vead
rooms-record-date = Kuupäev
rooms-record-no-hints = pole
rooms-record-daily = päeva sudoku
rooms-record-best = Parim
rooms-record-best-tip = Selle taseme parim mäng
# $time is as in 4:07, $date as in Nov 17, 2026.
rooms-record-which = { $time }, { $date }
# $which is a time and a date.
rooms-record-open = Ava sudoku: { $which }
rooms-record-open-tip = Ava selle mängu sudoku
rooms-record-review = Vaata üle
rooms-record-review-of = Vaata üle: { $which }
rooms-record-review-tip = Vaata see mäng käik käigu haaval üle
rooms-record-delete = Kustuta: { $which }
rooms-record-delete-tip = Võta see mäng loendist ära
rooms-record-deleted = Kustutatud: { $time }
rooms-record-undo = Võta tagasi
rooms-record-undo-tip = Too tulemus tagasi
rooms-record-back = Tulemus on tagasi.
# $size is a number, as in 9×9.
rooms-kind-size = { $size }×{ $size }
rooms-kind-other = Muud suurused
rooms-kind-all = Kõik
rooms-figure-games = Mängud
rooms-figure-unaided = vihjeteta { $count }
rooms-figure-best = Parim aeg
rooms-figure-average = keskmiselt { $time }
rooms-figure-streak = Järjest
rooms-figure-days = { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
}
rooms-figure-longest = { $days ->
    [one] kõige rohkem { $days } päev
   *[other] kõige rohkem { $days } päeva
}
rooms-figure-mistakes = Vead
rooms-figure-mistakes-about = mängu kohta
rooms-chart-heading = Ajad
rooms-chart-about = Iga täpp on mäng, vihjetega mängul seest tühi; riba hõlmab keskmist poolt mängudest, joon on keskmine aeg.
rooms-chart-table = Tabelina
rooms-chart-average = Keskmine
rooms-chart-worst = Pikim
rooms-records-files = Tulemused failidena
rooms-export-json = Salvesta JSON-ina
rooms-export-json-tip = Salvesta näidatavad mängud failina, mille saab uuesti importida
rooms-export-csv = Salvesta CSV-na
rooms-export-csv-tip = Salvesta näidatavad mängud tabelina
rooms-export-done = { $count ->
    [one] Faili salvestati { $count } tulemus.
   *[other] Faili salvestati { $count } tulemust.
}
rooms-import = Impordi
rooms-import-tip = Lisa tulemused JSON-failist, mis on salvestatud siin või mujal
rooms-import-done = { $added ->
    [0] Midagi ei lisatud
    [one] Lisati { $added } tulemus
   *[other] Lisati { $added } tulemust
}; { $same ->
    [0] varem ei olnud siin neist ühtegi.
    [one] { $same } oli siin juba olemas.
   *[other] { $same } oli siin juba olemas.
}
# $name is that of a file.
rooms-import-unreadable = Failis { $name } ei ole tulemusi: vaja on JSON-faili, mis on salvestatud sellel lehel.
rooms-import-backup = Fail { $name } on kõigi andmete varukoopia: taasta see seadetes.
rooms-import-version = Faili { $name } on kirjutanud Noneti uuem versioon. Midagi ei lisatud.
# $number counts the records of the file from 1.
rooms-import-record = Tulemus { $number } failis { $name } on vigane. Midagi ei lisatud.
rooms-records-delete = Kustuta need
rooms-records-delete-tip = Kustuta kõik näidatavad tulemused
rooms-records-delete-heading = { $count ->
    [one] Kas kustutada { $count } tulemus?
   *[other] Kas kustutada { $count } tulemust?
}
rooms-records-delete-text = Need kaovad jäädavalt. Mängud ise jäävad alles.
rooms-records-delete-yes = Kustuta
rooms-records-delete-yes-tip = Kustuta kõik näidatavad tulemused
rooms-records-delete-no = Jäta alles
rooms-records-delete-no-tip = Tagasi tulemuste juurde
rooms-records-deleted = { $count ->
    [one] Kustutati { $count } tulemus.
   *[other] Kustutati { $count } tulemust.
}
rooms-level-all = Kõik

## Settings

rooms-settings-heading = Seaded
rooms-settings-lead = Kõik muudatused jõustuvad kohe ja jäävad meelde.
rooms-settings-lead-guest = Kõik muudatused jõustuvad kohe.
rooms-settings-kept = Seaded on salvestatud
rooms-look = Välimus
rooms-theme = Värvid
rooms-theme-name = { $theme ->
   *[system] Nagu süsteemis
    [sky] Helesinine
    [rose] Roosa
    [leaf] Roheline
    [night] Tume
    [contrast] Suur kontrast
}
rooms-theme-tip = { $theme ->
   *[system] Järgi süsteemi värve
    [sky] Kasuta helesiniseid värve
    [rose] Kasuta roosasid värve
    [leaf] Kasuta rohelisi värve
    [night] Kasuta tumedaid värve
    [contrast] Kasuta suure kontrastiga värve
}
rooms-theme-system-about = Hele või tume ja suurema kontrastiga, kui süsteem seda nõuab; muutub koos süsteemiga.
rooms-language = Keel
rooms-language-tip = Keel: { $name }
rooms-text = Teksti suurus
rooms-text-tip = Muuda kogu teksti suurust
rooms-text-small = Väike
rooms-text-normal = Tavaline
rooms-text-large = Suur
rooms-text-largest = Suurim
rooms-motion = Liikumine
rooms-motion-tip = Vali, kas lehel võib midagi liikuda
rooms-motion-system = Nagu süsteemis
rooms-motion-reduced = Vähem
rooms-board = Laud
rooms-highlight-peers = Rida, veerg ja kast
rooms-highlight-peers-about = Toonitakse valitud lahtri rida, veerg ja kast
rooms-highlight-same = Sama number
rooms-highlight-same-about = Toonitakse kõik lahtrid, kus on valitud lahtri number
rooms-draw-links = Seosed
rooms-draw-links-about = Sammu selgitades joonistatakse kandidaatide vahele jooned
rooms-show-names = Ridade ja veergude nimed
rooms-show-names-about = Laua kõrval seisavad r1, r2 … ja c1, c2 …
rooms-kept = Kus andmeid hoitakse
rooms-kept-file = Seaded, mängud ja tulemused on ühes failis:
rooms-kept-memory = Seadeid, mänge ja tulemusi hoitakse ainult mälus ja need kaovad, kui Noneti töö lõpeb.
rooms-kept-guest = Oled selles serveris külaline: siin tehtud muudatused ununevad, kui lehe sulged. Omanik on see, kellel on link, mida Nonet käivitamisel näitas.
rooms-kept-private = Midagi sellest arvutist välja ei saadeta.
rooms-backup = Varukoopia
rooms-backup-about = Kõik mängud, tulemused, seaded ja oma näidised ühes failis, mille saab taastada siin või teises arvutis.
rooms-backup-save = Salvesta varukoopia
rooms-backup-save-tip = Salvesta kõik mängud, tulemused, seaded ja oma näidised ühte faili
rooms-backup-done = Salvestatud nimega { $name }.
rooms-backup-failed = See ei õnnestunud. Midagi ei muutunud.
rooms-restore-choose = Taasta…
rooms-restore-choose-tip = Vali varukoopia, mida taastada
rooms-restore-file = Mida teha failiga { $name }
rooms-restore-merge = Lisa puuduv
rooms-restore-merge-tip = Jäta alles, mis siin on, ja lisa see, mis on ainult failis
rooms-restore-merge-about = Kõik siinne jääb alles. Lisatakse mängud, tulemused ja näidised, mis on ainult failis, ning uuendatakse mängud, mida seal edasi mängiti.
rooms-restore-replace = Asenda kõik
rooms-restore-replace-tip = Siia jääb täpselt see, mis on failis, ja ei midagi muud
rooms-restore-replace-about = Pärast on siin täpselt see, mis on failis. Kõik muu kaob.
rooms-restore-begin = Taasta
rooms-restore-begin-tip = Taasta see varukoopia
rooms-restore-cancel = Loobu
rooms-restore-cancel-tip = Jäta kõik nii, nagu on
rooms-restored-merge = Puuduv on lisatud.
rooms-restored-replace = Kõik on nagu failis.
rooms-restored-games = Mängud: uusi { $added }, uuendatud { $changed }, samaks jäi { $same }, kadus { $removed }.
rooms-restored-records = Tulemused: uusi { $added }, muudetud { $changed }, samaks jäi { $same }, kadus { $removed }.
rooms-restored-samples = Oma näidised: uusi { $added }, muudetud { $changed }, samaks jäi { $same }, kadus { $removed }.
rooms-restored-settings = Muudetud seadeid: { $changed }.
rooms-replace-heading = Kas asendada kõik?
rooms-replace-text = Kõik siinsed mängud, tulemused, seaded ja oma näidised, mida failis ei ole, kaovad jäädavalt.
rooms-replace-yes = Asenda kõik
rooms-replace-yes-tip = Siia jääb täpselt see, mis on failis
rooms-replace-no = Jäta nii
rooms-replace-no-tip = Sulge see küsimus ja ära muuda midagi
rooms-reset = Taasta tavaseaded
rooms-reset-tip = Sea kõik nii, nagu alguses oli
rooms-about = Nonetist
rooms-about-version = Nonet { $version }
rooms-about-licence = Vaba tarkvara MIT-litsentsi või Apache litsentsi 2.0 alusel, nagu soovid.
rooms-about-parts = Sisaldab teiste tehtud osi
rooms-part-tip = Ava uuel vahelehel: { $name }
