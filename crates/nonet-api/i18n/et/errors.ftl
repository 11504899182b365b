### What can go wrong, and what to do about it.

## Wrong use

box-unknown = kasti suurus antakse kujul read × veerud, näiteks 3x3 või 2x3, kastis on kõige rohkem 36 lahtrit
    .command = --box võtab ühe kasti read × veerud, näiteks 3x3 või 2x3, kõige rohkem 36 lahtrit
limit-zero = piir on täisarv, vähemalt 1
hint-level = vihje aste on 1 kuni 4
race-seconds = { $most ->
    [one] võistlusel on igal meetodil rohkem kui 0 ja kõige rohkem { $most } sekund
   *[other] võistlusel on igal meetodil rohkem kui 0 ja kõige rohkem { $most } sekundit
}
study-nothing = uurida ei ole ühtegi rida
race-no-clock = siin ei ole kella ja ilma kellata ei saa võistelda
method-unknown = meetodit „{ $method }“ ei ole: olemas on { $known }
# $name and $other are names of methods, $names a list of them, as in names.ftl.
method-not-these-rules = meetod „{ $name }“ ei tunne selle sudoku reegleid: meetod „{ $other }“ tunneb
    .command = meetod „{ $method }“ ei tunne selle sudoku reegleid: meetod „general“ tunneb
method-not-this-size = meetod „{ $name }“ ei lahenda { $size }×{ $size } ruudustikke: meetod „{ $other }“ lahendab
    .command = meetod „{ $method }“ ei lahenda { $size }×{ $size } ruudustikke: --method general lahendab
method-not-watched = meetodit „{ $name }“ ei saa jälgida: neid saab: { $names }
    .command = meetodit „{ $method }“ ei saa jälgida: neid saab: { $known }
method-proves-nothing = { $method ->
    [logic] meetod „{ $name }“ võib jänni jääda enne, kui on teada, mitu lahendust on: kasuta üht neist: { $names }
   *[other] meetod „{ $name }“ leiab ühe lahenduse ega tõesta midagi, ei seda, et teist ei ole, ega seda, et ühtegi ei ole: kasuta üht neist: { $names }
}
    .command = { $method ->
        [logic] meetod „logic“ võib jänni jääda enne, kui on teada, mitu lahendust on: kasuta üht neist: { $known }
       *[other] meetod „{ $method }“ leiab ühe lahenduse ega tõesta midagi, ei seda, et teist ei ole, ega seda, et ühtegi ei ole: kasuta üht neist: { $known }
    }
only-needs-a-method = ainult meetoditele „trial“ ja „logic“ saab öelda, mida kasutada; teistel meetoditel ei ole millegi vahel valida
    .command = --only ütleb, mida --method trial või --method logic tohib kasutada; teistel meetoditel ei ole millegi vahel valida
only-unknown = proovimise meetodite hulgas ei ole „{ $name }“: olemas on { $known }
logic-alone = ainult loogika seda ei lahenda: { $steps } { $steps ->
    [one] sammu
   *[other] sammu
} järel ei leita enam midagi
    .command = { logic-alone }. --method trial läheb sealt edasi, „nonet explain“ näitab lahenduskäiku kõigi võtetega
method-found-nothing = meetod „{ $name }“ ei leidnud etteantud aja jooksul lahendust: see ei tõesta, et lahendust ei ole. Rohkema ajaga võib see lahenduse leida; tõestuse annavad teised meetodid
    .command = meetod „{ $method }“ ei leidnud etteantud aja jooksul lahendust: see ei tõesta, et lahendust ei ole. --budget SECONDS annab rohkem aega, tõestuse annavad teised meetodid
technique-unknown = võtet „{ $technique }“ ei ole: lähimad on { $known }
    .command = { technique-unknown }. „nonet learn“ loetleb kõik
format-unknown = vormingut „{ $format }“ ei saa kirjutada: olemas on { $known }
sample-unknown = näidist „{ $name }“ ei ole: lähimad on { $known }
sample-ambiguous = mitu näidist algab tekstiga „{ $name }“: { $known }
own-name-empty = näidis vajab nime
own-name-too-long = näidise nimi on kõige rohkem { $most } baiti
own-name-symbol = „{ $name }“ ei saa olla näidise nimi: „{ $symbol }“ ei sobi failinimesse
own-name-end = „{ $name }“ ei saa olla näidise nimi: nimi ei alga punkti, sidekriipsu ega tühikuga ega lõpe punkti ega tühikuga
own-name-device = „{ $name }“ ei saa olla näidise nimi: Windowsis on sellenimeline seade
own-bundled = „{ $name }“ on kaasasolev näidis, mis jääb muutmata: võta teine nimi
own-exists = näidis „{ $name }“ on juba olemas
    .command = { own-exists }; --force kirjutab selle üle
own-missing = sinu oma näidist „{ $name }“ ei ole
own-too-long = „{ $name }“ on pikem kui { $most } kB, sudoku jaoks liiga pikk
own-empty = „{ $name }“ oleks tühi
own-too-many = { $most ->
    [one] oma näidiseid on { $most } ja rohkem ei mahu: kustuta mõni
   *[other] oma näidiseid on { $most } ja rohkem ei mahu: kustuta mõni
}
own-nowhere = oma näidiste jaoks ei ole kausta
own-system = „{ $name }“: { $reason }
own-folder-unreadable = oma näidiste kausta { $folder } ei saa lugeda: { $reason }
own-skipped-long = „{ $name }“ jäetakse vahele: see on pikem kui { $most } kB, sudoku jaoks liiga pikk
own-skipped-link = „{ $name }“ jäetakse vahele: see on link mujale
own-skipped-folder = „{ $name }“ jäetakse vahele: see on kaust
own-skipped-other = „{ $name }“ jäetakse vahele: see ei ole tavaline fail
own-skipped-name = „{ $name }“ jäetakse vahele: selle nimi ei ole puhas tekst
own-skipped-more = vahele jäetakse { $count ->
        [1] veel üks fail
       *[other] veel { $count } faili
    }
page-unknown = lehte „{ $name }“ ei ole: lähimad on { $known }

## Puzzles that cannot be reasoned about

logic-too-large = arutlus töötab kuni { $size }×{ $size } ruudustikel
    .command = { logic-too-large }: nonet solve võtab ka suuremaid
logic-no-solution = sudokul ei ole lahendust: { $reason }
logic-no-solution-explained = sudokul ei ole lahendust: { $reason }
    .command = { logic-no-solution-explained }. nonet explain näitab, miks
logic-several-solutions = sudokul on mitu lahendust, seega ei saa arutlus ühegini neist viia
    .command = { logic-several-solutions }: nonet check loendab need, nonet solve --show-two näitab kahte

## Files and streams

lines-stopped = peatatud enne lõppu

## Texts that are no puzzle

at-column = veerg { $column }: { $what }
at-line = rida { $line }: { $what }
# $field is where in a document: 'rules[2].cells'.
at-field = „{ $field }“: { $what }
at-line-and-column = rida { $line }, veerg { $column }: { $what }
read-empty = siin ei ole sudokut: tekst on tühi
read-not-a-puzzle = siin ei ole sudokut: sudoku on 81 märki, näiteks 53..7....6..195…, üheksa rida üheksa numbriga või mõni muu levinud vorming
read-letter-o = see on täht { $symbol }: tühja lahtri jaoks kirjuta 0 või .
read-symbol = „{ $symbol }“ ei tähenda { $size }×{ $size } ruudustikus midagi: kirjuta number, tühja lahtri jaoks . või 0
read-marked-digit = „{ $text }“ ei ole lahter: * märgib tühja lahtrit, mille väärtust soovid näha, seega ei saa selle juures olla numbrit
read-not-a-cell = „{ $text }“ ei ole { $size }×{ $size } ruudustiku lahter: kirjuta üks number, tühja lahtri jaoks . või 0
read-number = { $number } on { $size }×{ $size } ruudustiku jaoks liiga suur: selle numbrid on 1 kuni { $size }
read-line-length = tekstireas { $line } on { $found } { $found ->
    [one] number
   *[other] numbrit
}, mitte { $expected }
read-row-length = ühes reas on { $found } { $found ->
    [one] number
   *[other] numbrit
}, mitte { $expected }
read-row-count = numbriridu on { $found }, mitte { $expected }
read-cell-count = { $found } { $found ->
    [one] lahtrist
   *[other] lahtrist
} ei saa ruudustikku: { $size }×{ $size } ruudustikus on { $nearest }
read-malformed = tekst näib olevat vormingus { $format }, aga rikub siin selle reegleid
read-too-long = tekst näib olevat vormingus { $format }, aga on pikem kui { $megabytes } MB, mis sellest loetakse: pane ühte teksti vähem sudokusid või lühenda nende kohta kirjutatut
read-missing = tekst näib olevat vormingus { $format }, aga selles ei ole välja „{ $field }“
read-rule-unknown = reeglit „{ $rule }“ ei ole: olemas on { $known }
read-no-such-cell = „{ $text }“ ei ole { $size }×{ $size } ruudustiku lahter: lahtrite nimed on r1c1 kuni r{ $size }c{ $size }
# $rule is the name of a rule, $flaw one of those under "What is wrong with a clue".
read-clue = { $rule }: { $flaw }
read-other-boxes = selle sudoku reeglid on teistsuguste kastide jaoks, kui sooviti
read-version = vormingu { $format } seda versiooni ei saa lugeda: salvesta sudoku teises vormingus, näiteks 81 märgina

## Puzzles that cannot be written

write-only-classic = vorming „{ $format }“ on ainult 9×9 ruudustike jaoks: line, csv ja json võtavad iga suuruse
grid-rules = nende reeglitega ruudustike kohta ei ole see teada: see käib ridade, veergude ja kastide kohta, sümmeetriad ka üksuste ja lahtripaaride kohta kuni 9×9
rules-unknown = sellel sudokul on reegleid, mida Nonet ei tunne: { $rules }
    .command = { rules-unknown }. nonet convert jätab need alles
write-no-rules = vormingus „{ $format }“ ei ole kohta selle sudoku reeglitele: jsonis on
write-no-pencil-marks = vormingus „{ $format }“ ei ole pliiatsimärkmeid: need on vormingutes pencil-marks, line, sdx, hodoku ja json
write-ambiguous = vormingus „{ $format }“ loetaks seda teise sudokuna: json jätab kõik alles

## The server

server-host = see server ei vasta nimele „{ $host }“
server-origin = see server ei vasta saidi { $origin } lehtedele
server-origin-unknown = see server ei vasta teiste saitide lehtedele
server-not-owner = see on mõeldud rakenduse omanikule, kellel on pääsutunnusega link
server-not-found = sellel aadressil ei ole midagi
server-wrong-method = see aadress ei võta selliseid päringuid vastu
server-too-large = päring on liiga suur
server-unreadable = päringust ei saa aru
server-ending = server lõpetab kohe töö
server-fault = serveris läks midagi valesti; päringule ei vastatud
server-no-game = sellist mängu ei ole
server-no-record = sellist tulemust ei ole
server-stale-game = mängu on vahepeal mujal muudetud
server-other-state = see pidi muutma teist seisu kui see, mis on salvestatud: saada see tervikuna
server-too-many-games = mänge on liiga palju: kustuta mõni
server-no-job = sellist tööd ei ole
server-job-told = keegi juba kuulab seda tööd või on selle lõppu kuulnud või ei ole seda keegi liiga kaua kuulanud
server-too-many-jobs = korraga on liiga palju töid: oota, kuni üks lõpeb, või peata mõni
request-no-json = päring ei ole JSON: { $reason }
request-no-object = päring peab olema JSON-objekt
request-unreadable = päring ei ole täielik või mõni väli on vale liiki: { $reason }
request-ask-no-text = päringu väljas „ask“ peab olema tekstina küsimuse liik
request-ask = see on küsimuse „{ $kind }“ aadress: jäta „ask“ ära või küsi aadressil „ask“
request-restore = varukoopia taastatakse viisil „merge“ või „replace“
request-samples = „own“ on true, false või puudub
request-sample = näidis saab korraga kas uue välja „text“ või uue välja „name“
request-games = „before“ on see, mille varasem mängude loend andis väljas „next“
request-records = tulemuste loend võtab piiri 1 kuni { $most } ja välja „before“: tulemuse id
job-seconds = { $most ->
    [one] töö võtab 1 kuni { $most } sekundi
   *[other] töö võtab 1 kuni { $most } sekundit
}

## What the system says about files

io-not-found = sellist faili ei ole
io-denied = selle lugemine ei ole lubatud
io-folder = see on kaust, mitte fail
io-cut-short = selle tihendatud andmed lõpevad liiga vara
io-damaged = selle tihendatud andmed on vigased
io-full = ketas on täis
io-not-allowed = see ei ole seal lubatud
io-read-only = sinna ei saa midagi kirjutada
io-other = { $reason }

## What is kept

store-no-home = programmide andmete jaoks ei ole kausta; seaded, mängud ja tulemused ununevad, kui rakendus suletakse
store-newer = { $file } on kirjutatud Noneti uuema versiooniga ja jäetakse puutumata; seaded, mängud ja tulemused ununevad, kui rakendus suletakse
store-away = faili { $file } ei saa kirjutada: { $reason }; muudatused jäävad mällu, lähevad faili kohe, kui see õnnestub, ja kaovad, kui rakendus enne seda suletakse
store-read-only = faili { $file } tohib lugeda, aga mitte kirjutada; muudatused jäävad mällu, lähevad faili kohe, kui see õnnestub, ja kaovad, kui rakendus enne seda suletakse
store-returned = faili { $file } saab jälle kirjutada ja selles on kõik
store-removed = { $file } eemaldati kasutamise ajal; see on uuesti kirjutatud
store-replaced = faili { $file } asemele pandi teine fail; nüüdsest kasutatakse seda
store-damaged = see on vigane
store-later = see on kirjutatud Noneti uuema versiooniga
store-not-a-file = see ei ole tavaline fail
store-foreign = see on teise programmi andmebaas
store-rescued = { $file } oli vigane; päästa õnnestus { $games ->
        [1] üks mäng
       *[other] { $games } mängu
    } ja { $records ->
        [1] üks tulemus
       *[other] { $records } tulemust
    }, vigane fail on alles nimega { $copy }
store-put-aside = { $file } oli vigane; see on uuesti kirjutatud ja vigane fail on alles nimega { $copy }
store-unsaved = faili { $file } ei saanud lõpuni kirjutada; kaduma läks { $count ->
        [1] üks asi
       *[other] { $count } asja
    }
backup-unreadable = see ei ole Noneti varukoopia: { $reason }
backup-other = see ei ole Noneti varukoopia
backup-newer = see varukoopia on kirjutatud Noneti uuema versiooniga
backup-of-newer = { $file } on kirjutatud Noneti uuema versiooniga ja ainult see saab teha sellest varukoopia
backup-too-much = selles varukoopias on rohkem, kui saab salvestada: kõige rohkem 1000 mängu ja 100 000 tulemust
backup-ids = see varukoopia on vigane: mõni id või versiooninumber selles ei ole võimalik
backup-nothing = varundada ei ole midagi: faili { $file } ei ole
backup-nowhere = mälus ei säili midagi: anna kaust
backup-unread = faili { $file } ei saa lugeda: { $reason }
backup-damaged = { $file } on vigane; lugeda õnnestus { $games ->
        [1] üks mäng
       *[other] { $games } mängu
    } ja { $records ->
        [1] üks tulemus
       *[other] { $records } tulemust
    }
backup-away = faili { $file } ei saa kirjutada: { $reason }
backup-unkept = midagi ei taastatud: { $reason }
store-busy = teine programm kirjutab praegu faili; proovi uuesti
store-fault = salvestatud andmeid ei saa lugeda ega kirjutada: { $reason }
store-too-large = seda on rohkem, kui saab salvestada: kõige rohkem { $most } baiti

## What is wrong with a clue

flaw-repeated-cell = { $cell } on nimetatud kaks korda
flaw-outside-cell = üks lahter on väljaspool ruudustikku
flaw-cell-count = lahtreid on { $count }, aga peab olema { $least ->
    [0] null
   *[other] { $least } kuni { $most }
}
flaw-digit-count = numbreid on { $digits }, aga lahtreid { $cells }
flaw-number = arv peab olema { $least } kuni { $most }
flaw-not-a-line = lahtrid peavad olema ühe rea või veeru lahtrid ühest otsast teise
flaw-overlap = { $cell } on korraga kahes piirkonnas
flaw-boxes = reegel ei sobi nende kastidega
flaw-too-many = neid on liiga palju
