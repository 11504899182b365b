### The frame around every page.

page-title = Nonet
page-title-of = { $page } · Nonet
page-title-start = Mängi
page-title-solve = Lahenda
page-title-learn = Õpi
page-title-make = Koosta
page-title-grids = Ruudustikud
page-title-records = Tulemused
page-title-settings = Seaded
page-title-lost = Sellist lehte ei ole
page-title-ended = Lõpetatud

page-skip = Mine lehe sisu juurde
page-ways = Peamenüü
page-to-start = Mängi
page-to-start-tip = Avaleht ja uued mängud
page-to-solve = Lahenda
page-to-solve-tip = Sisesta sudoku, lahenda see ja vaata, kuidas
page-to-learn = Õpi
page-to-learn-tip = Võtted, meetodid ja reeglid koos näidetega
page-to-make = Koosta
page-to-make-tip = Koosta uusi sudokusid oma soovi järgi
page-to-grids = Ruudustik
page-to-grids-tip = Mis tahes ruudustik selle numbri järgi
page-to-records = Tulemused
page-to-records-tip = Lõpetatud mängud
page-to-settings = Seaded
page-to-settings-tip = Värvid, teksti suurus ja muu
page-home = Avaleht
page-home-tip = Mine avalehele

page-busy = Üks hetk…

## Times in the unit that suits them

page-time-us = { $time } µs
page-time-ms = { $time } ms
page-time-s = { $time } s

## When something goes wrong

# What is said where nobody knows more.
page-fault = Midagi läks valesti ja vastust ei ole.
page-again = Proovi uuesti
page-again-tip = Näita seda lehte uuesti
page-trouble = Sellel lehel tekkis tõrge
page-trouble-text = Midagi läks valesti. Salvestatud andmetest ei läinud midagi kaduma ja teised lehed töötavad edasi.
page-lost = Sellist lehte ei ole
page-lost-text = Aadress ei vii kuhugi. Võib-olla jäi see kopeerides poolikuks.

page-gone = Nonet ei vasta
page-gone-text = Võib-olla on Noneti töö lõpetatud või arvuti läks vahepeal unerežiimi. See, mida siin näed, jääb alles: käivita Nonet uuesti ja jätka.
page-gone-still = Ikka ei vasta.
page-gone-retry = Proovi uuesti
page-gone-retry-tip = Vaata, kas Nonet vastab
page-gone-trying = Proovin…

page-ended = Noneti töö on lõpetatud
page-ended-text = Midagi enam ei tööta ja selle vahelehe võib sulgeda.
page-ended-again = Tagasitulekuks käivita Nonet uuesti.

## Whether things are kept

page-store = Kus andmeid hoitakse
page-store-memory = Praegu ei salvestata faili midagi.
page-store-read-only = Praegu ei kirjutata midagi.
page-store-note = Sinu faili kohta:
page-store-guest = Oled siin külaline.
page-store-guest-text = Võid küsida ja mängida, aga midagi ei salvestata.
page-store-unsaved = { $count ->
    [1] Üks asi on ainult mälus.
   *[other] { $count } asja on ainult mälus.
}
page-store-back = Kõik on jälle failis.
page-store-close = Sulge
page-store-close-tip = Olen selle läbi lugenud

## The list of keys

page-keys = Klahvid
page-keys-open = Klahvide loend
page-keys-tip = Mida iga klahv siin teeb (F1)
page-keys-close = Sulge
page-keys-close-tip = Mine lehele tagasi
page-keys-text = Need töötavad lehel igal pool, välja arvatud tekstiväljades.
page-keys-range = { $first } … { $last }

page-keys-group-enter = Sisestamine
page-keys-group-marks = Märkmed ja värvid
page-keys-group-draw = Reeglite joonistamine
page-keys-group-entry = Sisestamine lahterhaaval
page-keys-group-move = Liikumine
page-keys-group-select = Valimine
page-keys-group-read = Ettelugemine
page-keys-group-game = Mäng
page-keys-group-page = Leht
page-keys-group-everywhere = Igal pool

page-keys-line-digit = Sisesta number
page-keys-line-clear = Tühjenda
page-keys-line-erase = Võta ära: enne number, siis märkmed, siis värvid
page-keys-line-star = Märgi tärniga või võta tärn ära
page-keys-line-corner = Märge nurka; samamoodi iga numbriga
page-keys-line-centre = Märge keskele
page-keys-line-colour = Lahtrite värv
page-keys-line-pen = Vali, mida numbriklahvid sisestavad: numbreid, nurgamärkmeid, keskmärkmeid või värve. Värvimisel valib Shift + number selle numbri ja järgmine number annab sellele värvi
page-keys-line-strike = Lase numbriklahvidel valitud lahtrites numbreid läbi kriipsutada
page-keys-line-pen-next = Neist järgmine
page-keys-line-pen-or-skip = Neist järgmine (kui sudokut ei sisestata lahterhaaval)
page-keys-line-undo = Võta tagasi
page-keys-line-redo = Tee uuesti
page-keys-line-paste = Võta sudoku lõikelaualt
page-keys-line-paste-own = Mängi sudokut, mis on lõikelaual
page-keys-line-entry = Lase kursoril ise edasi liikuda või paigale jääda
page-keys-line-copy-cells = Kopeeri valitud lahtrid
page-keys-line-paste-cells = Aseta kopeeritud lahtrid siia
page-keys-line-skip = Jäta lahter tühjaks ja mine edasi; 0 teeb sama
page-keys-line-move = Liiguta kursorit
page-keys-line-letters = Sama, kui need tähed ei ole numbrid
page-keys-line-row-ends = Rea esimene ja viimane lahter
page-keys-line-grid-ends = Ruudustiku esimene ja viimane lahter
page-keys-line-extend = Vali lahtreid juurde
page-keys-line-all = Vali kõik lahtrid
page-keys-line-none = Tühista valik
page-keys-line-invert = Vali ülejäänud
page-keys-line-read = Loe ette rida, veerg või kast
page-keys-line-fill-marks = Täida kõik märkmed
page-keys-line-hint = Vihje; uuesti vajutades rohkem
page-keys-line-check = Otsi vigu
page-keys-line-pause = Tee paus või jätka
page-keys-line-try = Proovi midagi, millest saab hiljem loobuda
page-keys-line-start = Alusta
page-keys-line-stop = Peata käimasolev töö
page-keys-line-step = Eelmine ja järgmine samm
page-keys-line-tool = Eelmine ja järgmine tööriist
page-keys-line-paint = Joonista valitud lahtritele või võta joonistatu ära
page-keys-line-swap = Vaheta kahe valitud lahtri piirkonnad
page-keys-line-new = Alusta uut riba või lisapiirkonda
page-keys-line-list = See loend

page-keys-key-ctrl = Ctrl
page-keys-key-shift = Shift
page-keys-key-space = Tühik
page-keys-key-delete = Del
page-keys-key-backspace = Backspace
page-keys-key-insert = Insert
page-keys-key-home = Home
page-keys-key-end = End
page-keys-key-page-up = Page Up
page-keys-key-page-down = Page Down
page-keys-key-escape = Esc
page-keys-key-enter = Enter
