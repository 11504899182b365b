### The game: what stands beside the board, and what is said while somebody plays.

page-title-play = Mäng
play-title = Sudoku
play-gone = Seda mängu siin ei ole
play-gone-text = See on kustutatud või on aadress vale.
play-other-version = Selle mängu on salvestanud Noneti uuem versioon: ava mäng sellega.

## Above the board

play-kind-made = Sudoku
play-kind-daily = Päeva sudoku
play-kind-own = Oma sudoku
play-kind-link = Lingi kaudu
play-limits = Sudoku juurde kuuluvad märkmed
play-limits-tip = Lahtrisse sobib vaid see, mis on alguses märgitud: ainult numbritega on lahendusi mitu
# $date is a day, as in 2026-11-17.
play-daily-of = Päeva sudoku { $date }
play-mistakes = { $mistakes ->
    [0] Vigu ei ole
    [one] { $mistakes } viga
   *[other] { $mistakes } viga
}
play-mistakes-of = Vigu { $mistakes }/{ $most }
play-mistakes-tip = Lahendusest erinevad numbrid
play-time-hide = Peida aeg
play-time-show = Näita aega
play-pause = Paus
play-pause-tip = Peata kell ja kata laud kinni
play-paused = Paus
play-resume = Jätka
play-resume-tip = Too laud jälle nähtavale ja pane kell käima
play-resumed = Kell käib

## Tools

play-tools = Tööriistad
play-undo = Võta tagasi
play-undo-tip = Võta viimane käik tagasi
# $what is what has changed, as in: 4 taken from r1c3
play-undo-done = Tagasi võetud: { $what }
play-undo-other = Tagasi võetud
play-undo-none = Midagi pole tagasi võtta
play-redo = Tee uuesti
play-redo-tip = Tee tagasivõetu uuesti
# $what as above.
play-redo-done = Uuesti tehtud: { $what }
play-redo-other = Uuesti tehtud
play-redo-none = Midagi pole uuesti teha
play-hint = Vihje
play-hint-tip = Kuhu vaadata; uuesti vajutades rohkem
play-hint-more = Ütle rohkem
play-hint-more-tip = Üks aste rohkem: võte, lahtrid, kogu samm
play-hint-do = Tee ära
play-hint-do-tip = Sisesta ühe käiguna kõik, mida samm ütleb
play-hint-take = Eemalda
play-hint-take-tip = Tühjenda see lahter
play-hint-close = Sulge
play-hint-close-tip = Pane vihje ära
# How deep a hint has gone, from 1 to 4.
play-hint-depth = Aste { $depth }/{ $most }
play-no-hint = Järgmist sammu siin õigel ajal ei leitud. Edasi aitavad „Täida see lahter“ ja „Täida mõni lahter“.
play-hint-wrong = Number { $digit } lahtris { $cell } on vale: võta see ära ja vaata uuesti.
play-try = Proovi
play-try-tip = Kõigest, mida siitpeale sisestad, saab hiljem loobuda
# $number counts what is tried at the same time, from 1.
play-try-name = Katse { $number }
play-trying = Proovimine
play-tried = Proovitud.
play-try-wrong = Vastuolu: see katse on vale.
play-keep = Jäta alles
play-keep-tip = Proovitu jääb lauale
play-drop = Loobu
play-drop-tip = Tagasi sinna, kus katse algas
play-point = Lisa vahepunkt
play-point-tip = Seis, mille juurde saab tagasi tulla
play-point-name = Vahepunkt { $number }
play-point-rename = Vahepunkti nimi: { $name }
play-point-rename-tip = Anna vahepunktile sobiv nimi
play-point-back = Tagasi: { $name }
play-point-back-tip = Mine tagasi: { $name }; punkt jääb alles
play-point-forget = Unusta: { $name }
play-point-forget-tip = Võta punkt loendist ära
play-point-forgotten = { $name } on eemaldatud
play-more = Rohkem
play-checking = Kontroll
play-checking-tip = Mille järgi öeldakse, et number on vale
play-checking-off = Väljas
play-checking-rules = Reeglite järgi
play-checking-solution = Lahenduse järgi
play-checking-refuse = Valesid numbreid ei lubata
play-cleans = Korista märkmeid
play-cleans-tip = Sisestatud number kaob nende lahtrite märkmetest, mis seda näevad
play-digit-first = Enne number
play-digit-first-tip = Vali numbriklahvide hulgast number ja vajuta siis lahtreid, kuhu see läheb
play-auto-marks = Automaatsed kandidaadid
play-auto-marks-tip = Igas tühjas lahtris on näha, mida reeglid sinna lubavad; märkmed kriipsutavad siis numbreid läbi
play-tint-of = Ühe numbri värv
# $digit stands in the selected cell; the next colour is its own.
play-tint-digit = Värvi ainult { $digit }
play-chosen = Valitud on { $digit }: vajuta selle lahtreid
play-unchosen = Ükski number ei ole valitud
play-chosen-colour = Valitud on värv { $colour }: vajuta selle lahtreid
play-unchosen-colour = Ükski värv ei ole valitud
play-marks = Täida märkmed
play-marks-tip = Kõik, mida reeglid lubavad, tühjade lahtrite nurkadesse
play-digit-marks = Ühe numbri märkmed
play-digit-marks-tip = Valitud numbri märkmed kõikjale
play-digit-marks-none = Vali enne lahter, kus on number.
play-marks-auto = Kandidaadid ilmuvad ise: märkmeid pole vaja täita.
play-singles = Sisesta üksikud
play-singles-tip = Sisesta ühe käiguna kõik, mis üksikutest järgneb
play-no-singles = Siin ei leidu ühtki üksikut.
play-fill-cell = Täida see lahter
play-fill-cell-tip = Sisesta valitud lahtrisse õige number; läheb kirja vihjena
play-cell-full = Selles lahtris on juba number.
play-unchanged = Midagi ei muutunud
play-fill-random = Täida mõni lahter
play-fill-random-tip = Sisesta juhuslikku lahtrisse õige number; läheb kirja vihjena
play-mistake = Leia vead
play-mistake-tip = Näita numbreid, mis on valed
play-mistakes-found = { $count ->
    [0] Seni on kõik numbrid õiged.
    [one] { $count } number on vale.
   *[other] { $count } numbrit on valed.
}
# Where a puzzle has several solutions, the rules alone say what is wrong.
play-clashes-found = { $count ->
    [one] { $count } number rikub reeglit.
   *[other] { $count } numbrit rikuvad reeglit.
}
play-before = Tagasi vea-eelsesse seisu
play-before-tip = Võta käike tagasi, kuni kõik numbrid on õiged
play-before-done = { $count ->
    [one] { $count } käik võeti tagasi: kõik numbrid on õiged.
   *[other] { $count } käiku võeti tagasi: kõik numbrid on õiged.
}
play-restart = Alusta otsast
play-restart-tip = Tühjenda laud; selle saab tagasi võtta
play-solve = Lahenda
play-solve-tip = Näita lahendust; mäng lõpeb siis ja tulemuste hulka ei lähe
play-give-up = Kas näidata lahendust?
play-give-up-text = Mäng lõpeb ja tulemust ei salvestata.
play-give-up-yes = Näita
play-give-up-yes-tip = Lõpeta mäng lahendusega
play-give-up-no = Mängi edasi
play-give-up-no-tip = Sulge see küsimus ja ära näita midagi
play-no-solution = Sellel sudokul on mitu lahendust: ei saa öelda, milline number on õige.
play-explain = Selgita kogu lahenduskäiku
play-explain-tip = Ava see seis lahendajas koos kõigi sammudega siit edasi

## What happens

play-refused = See number on siin vale.
play-wrong = See number on vale.
# $house is the name of a row, a column, a box or another house.
play-house = Valmis: { $house }
play-full = Igas lahtris on number, aga kõik numbrid pole õiged.
play-copied = { $count ->
    [one] { $count } lahter kopeeritud
   *[other] { $count } lahtrit kopeeritud
}
play-paste-none = Lõikelaual ei ole sellise laua lahtreid.
play-lost = Kolm viga: mäng on läbi.
play-trouble = Sinu viimased käigud ei ole veel salvestatud: { $why }
play-elsewhere = Seda mängu mängiti edasi teisel vahelehel või teises aknas. Seal tehtut üle ei kirjutatud.
play-reopen = Jätka siin
play-reopen-tip = Näita mängu nii, nagu see seal on, ja jätka seda
play-deleted = See mäng on mujal kustutatud, võib-olla teisel vahelehel.
play-put-back = Jäta alles
play-put-back-tip = Pane mäng sellisena, nagu see siin on, loendisse tagasi ja jätka seda

## The end

play-end-solved = Lahendatud
play-end-shown = See on lahendus
play-end-lost = Mäng läbi
play-end-lost-text = Range mäng lõpeb kolmanda veaga.
play-end-time = Aeg
play-end-level = Tase
play-end-hints = Vihjed
play-end-mistakes = Vead
play-end-first = Sinu esimene sellel tasemel.
play-end-best = Sinu parim aeg sellel tasemel, eelmisest { $by } võrra parem.
play-end-other = Sinu parim aeg sellel tasemel on { $best }, keskmine { $average }.
play-next = Veel üks
play-next-tip = Uus sama taseme sudoku
play-again = Mängi uuesti
play-again-tip = Sama sudoku algusest, omaette mänguna
play-next-busy = Koostan sudokut.
# $name is that of a technique.
play-practise = Harjuta: { $name }
play-practise-tip = Sudoku, milles läheb vaja võtet, mille kohta küsisid vihjet
# $days is 2 or more.
play-end-streak = { $days } päeva järjest.

## The review

play-review = Vaata üle
play-review-tip = Vaata mäng käik käigu haaval üle ja võrdle Noneti sammudega
play-review-close = Tagasi mängu
play-review-close-tip = Tagasi laua juurde, nagu see lõpus oli
play-review-which = Kelle lahenduskäik
play-review-own = Sinu käigud
play-review-own-tip = Mida sina tegid, käik käigu haaval
play-review-nonet = Noneti sammud
play-review-nonet-tip = Kuidas Nonet selle sudoku lahendab, samm sammu haaval
play-review-begin = Sudoku algseis
play-review-end = Igas lahtris on number.
play-review-no-way = Nonet ei leia selle sudoku lahenduskäiku.
# $time is as in 4:07.
play-review-at = Käik { $number }/{ $of }, aeg { $time }
# $cell is as in r3c5. $count is how many cells changed at once.
play-review-placed = { $count ->
    [one] { $digit } lahtris { $cell }
   *[other] Korraga muutus { $count } lahtrit
}
play-review-wrong = { $count ->
    [one] { $digit } lahtris { $cell }: viga
   *[other] Korraga muutus { $count } lahtrit: viga
}
play-review-emptied = { $count ->
    [one] { $cell } tühjendatud
   *[other] { $count } lahtrit tühjendatud
}
play-review-hint = { $count ->
    [one] Vihje: { $digit } lahtris { $cell }
   *[other] Vihje: { $count } lahtrit täidetud
}
play-review-singles = { $count ->
    [one] Üksikud: { $digit } lahtris { $cell }
   *[other] Üksikud: { $count } lahtrit täidetud
}
play-review-solve = { $count ->
    [one] Sinu eest lahendatud: { $digit } lahtris { $cell }
   *[other] Sinu eest lahendatud: { $count } lahtrit täidetud
}
play-review-tried = { $count ->
    [one] Proovitud: { $digit } lahtris { $cell }
   *[other] Proovitud: { $count } lahtrit muudetud
}
play-review-back = { $count ->
    [one] Tagasi võetud: { $cell }
   *[other] Tagasi võetud: { $count } lahtrit
}
play-review-again = { $count ->
    [one] Uuesti tehtud: { $cell }
   *[other] Uuesti tehtud: { $count } lahtrit
}
play-review-mistake = Lahenduses on siin teine number.
play-review-hints = Enne seda käiku võtsid vihje.
# $about is a list of techniques.
play-review-hints-about = Enne seda käiku võtsid vihje: { $about }.
# $name is that of a technique.
play-review-would = Siin oleks piisanud ühest võttest: { $name }.
# $steps is 2 or more.
play-review-would-way = Siin oleks piisanud { $steps } sammust, neist raskeim: { $name }.
play-review-how = Näita
play-review-how-tip = Joonista see samm lauale
play-review-hide = Tagasi käigu juurde
play-review-hide-tip = Näita lauda, nagu see oli pärast käiku
play-review-show-tip = Mine sinna

## Sharing

play-share = Jaga
play-share-tip = Lingid sudokule ja sinu mängule ning sudoku teksti või pildina
play-share-head = Jagamine
play-share-links = Lingid
play-share-puzzle = Sudoku
play-share-puzzle-copy = Kopeeri sudoku link
play-share-puzzle-copy-tip = Kes selle avab, alustab sudokut algusest
play-share-game = Sinu mäng praeguses seisus
play-share-game-copy = Kopeeri mängu link
play-share-game-copy-tip = Kes selle avab, jätkab siit oma mänguna
play-share-link-tip = Link kopeerimiseks
play-share-copied = Link on kopeeritud.
play-share-close = Sulge
play-share-close-tip = Tagasi mängu
play-link-broken = Selles lingis ei ole mängu.
play-link-cut = See link ei ole terve. Võib-olla jäi see kopeerides poolikuks.
play-link-later = Selle lingi on teinud Noneti uuem versioon: ava link sellega.

## The start page: games

page-title-games = Sinu mängud
play-continue = Jätka
play-continue-tip = Ava see mäng
play-continue-heading = Sinu mängud
# $share is how much is filled in, in per cent.
play-continue-share = { $share }% täidetud
play-look-tip = Vaata seda mängu uuesti
# $time is a time as in 4:07.
play-solved-in = Lahendatud ajaga { $time }
play-ended = Lõppenud
play-all = { $count ->
    [one] Sinu mäng
   *[other] Kõik { $count } mängu
}
play-all-tip = Kõik mängud, ka lõppenud
play-games-kind = Millised mängud
play-games-all = Kõik ({ $count })
play-games-all-tip = Kõik mängud, viimane esimesena
play-games-open = Pooleli ({ $count })
play-games-open-tip = Mängud, mis ei ole veel lõppenud
play-games-over = Lõppenud ({ $count })
play-games-over-tip = Lahendatud, kaotatud või pooleli jäetud mängud
play-games-more = Näita veel
play-games-more-tip = Loendis edasi
play-games-none = Veel ei ole mänge
play-games-none-text = Iga alustatud mäng jääb siia koos kõigi käikudega.
play-games-none-such = Selliseid mänge ei ole.
# $name says which game it is, as in Hard · 6×6.
play-delete-of = Kustuta: { $name }
play-delete = Kustuta see mäng
play-delete-tip = Võta see jäädavalt loendist ära
play-delete-over = Kustuta lõppenud mängud
play-delete-over-tip = Võta kõik lõppenud mängud loendist ära; tulemused jäävad alles
play-delete-heading = Kas kustutada jäädavalt?
play-delete-text = { $name }, mängitud { $time }. Seda ei saa tagasi tuua.
play-delete-many = { $count ->
    [one] Kaob { $count } mäng. Seda ei saa tagasi tuua; tulemused jäävad alles.
   *[other] Kaob { $count } mängu. Neid ei saa tagasi tuua; tulemused jäävad alles.
}
play-delete-yes = Kustuta
play-delete-yes-tip = Võta jäädavalt loendist ära
play-delete-no = Jäta alles
play-delete-no-tip = Sulge see küsimus ja ära kustuta midagi

## The start page: a new game

play-strict = Range: kolme veaga on mäng läbi
play-strict-tip = Kolme vale numbriga on mäng läbi
play-new-more = Rohkem
play-new-more-tip = Suurus, reeglid, harjutatav võte, etteantud numbrid, seeme, ruudustik
play-new-stop = Peata
play-new-stop-tip = Jäta sudoku koostamata
play-new-stopped = Peatatud. Midagi ei koostatud.
play-new-long = Selliseid sudokusid on vähe: see võib võtta minuti.
play-new-reset = Nagu tavaliselt
play-new-reset-tip = Klassikaline 9×9 sudoku, ükskõik milliste võtetega
play-size-tip = Ruudustiku suurus
play-variant = Reeglid
play-variant-classic = Klassikaline
play-variant-classic-tip = Igas reas, igas veerus ja igas kastis on iga number üks kord.
play-variant-diagonal = Diagonaalne
play-variant-diagonal-tip = Ka mõlemal diagonaalil on iga number üks kord.
play-technique = Harjutatav võte
play-technique-tip = Sudoku, mida ilma selleta lahendada ei saa

play-daily = Päeva sudoku
play-daily-tip = Täna on kõigil sama sudoku
play-daily-date = Päev
play-daily-date-tip = Mõne teise päeva sudokud
play-daily-new = Uus
play-daily-new-tip = Alusta: sellel päeval on kõigil sama sudoku
play-daily-playing-tip = Jätka seda
play-daily-solved-tip = Vaata seda uuesti
play-daily-ended-tip = Vaata seda uuesti

## A puzzle of one’s own

page-title-brought = Sudoku mängimiseks
play-own-heading = Oma sudoku
play-own-about = Ajalehest, raamatust või sõbralt. Ctrl{"\u00A0"}+{"\u00A0"}V kleebib sudoku ükskõik kus sellel lehel.
play-own-type = Sisesta
play-own-type-tip = Sisesta sudoku lahendamise lehel ja vajuta seal „Mängi seda“
play-own-paste = Kleebi
play-own-paste-tip = Mängi sudokut, mis on lõikelaual
play-own-open = Ava fail
play-own-open-tip = Mängi failis olevat sudokut
play-this = Mängi seda
play-this-tip = Mängi seda sudokut omaette mänguna
play-brought-busy = Kontrollin sudokut…
play-brought-stop = Peata
play-brought-fault = See ei ole sudoku
play-brought-none = Lahendust ei ole
play-brought-none-text = Seda sudokut ei saa lahendada: võib-olla on mõni number vale.
play-brought-several = Mitu lahendust
play-brought-several-text = Et mäng saaks öelda, mis on õige, peab lahendusi olema täpselt üks. Seda sudokut saab mängida ainult reeglite järgi või vaadata lahendajas, kus see lahtiseks jääb.
play-brought-list = Mitu sudokut
play-brought-list-text = Vali, millist mängida; tagasi minnes jõuad jälle sellesse loendisse.
play-brought-unknown = Mitu lahendust on?
play-brought-unknown-text = Lahenduste arvu väljaselgitamine võtab liiga kaua aega. Seda sudokut saab mängida ainult reeglite järgi.
play-brought-full = Siin pole midagi mängida
play-brought-full-text = Selle ruudustiku igas lahtris on juba number.
play-brought-rules = Mängi reeglite järgi
play-brought-rules-tip = Ei öelda, milline number on õige, ainult seda, mida reeglid keelavad
play-brought-solver = Vaata lahendajas
play-brought-solver-tip = Ava see sudoku lahendamise lehel
