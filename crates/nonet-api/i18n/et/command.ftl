### What only the command says: at the terminal, and about its arguments, files and streams.
###
### Numbers can be beyond 2^53: then they come as text, which takes the variant with *.

error = nonet: { $text }
remark = märkus: { $text }

## Wrong use

usage-tip = „nonet help“ loetleb käsud, „nonet help KÄSK“ selgitab üht.
usage-unknown-argument = siin ei ole valikut { $argument }
usage-did-you-mean = siin ei ole valikut { $argument }: kas mõtlesid { $suggestion }?
usage-too-many = üks argument on liiast: „{ $argument }“. Tühikute või reavahetustega sudoku pane jutumärkidesse
usage-unknown-command = käsku „{ $command }“ ei ole
usage-bad-value = „{ $value }“ ei ole valiku { $argument } väärtus: see võtab täisarvu, vähemalt { $least }
usage-too-large = { $value } on valiku { $argument } jaoks liiga suur
usage-bad-choice = „{ $value }“ ei ole valiku { $argument } väärtus: see võtab { $valid }
usage-bad-score = „{ $value }“ ei ole valiku --score väärtus: see võtab võtte ja täisarvu, näiteks x-wing=120
usage-value-missing = { $argument } vajab väärtust
usage-command-missing = { $command } vajab üht oma käskudest: { $commands }
usage-missing = puudub { $argument }
usage-conflict = { $argument } ja { $other } ei käi kokku
usage-other = { $text }
command-later = käsku „{ $command }“ veel ei ole: see tuleb mõnes hilisemas versioonis
lines-format = vorming „{ $format }“ võtab mitu rida: --lines kirjutab üherealisi vorminguid, näiteks line ja json
path-unknown = NONET_PATH on „{ $name }“, aga sellel protsessoril seda ei ole: olemas on { $known }
language-unknown = keeles „{ $language }“ sõnu veel ei ole; keeled on: { $known }

## Files and streams

io-read = { $name }: { $reason }
io-write = väljundit ei saa kirjutada: { $reason }
output-unwritten = faili { $file } ei saa kirjutada: { $reason }
output-no-folder = sellist kausta ei ole
output-is-input = { $file } on fail, mida loetakse: väljund vajab teist faili
# What io-read and merge-line call what is no file.
io-argument = argument
io-standard-input = standardsisend
io-too-long = { $name } on pikem kui { $megabytes } MB, sudoku jaoks liiga pikk: --lines võtab igas suuruses faile, kus igal real on üks sudoku
io-too-long-argument = argument on pikem kui { $megabytes } MB, sudoku jaoks liiga pikk: --lines võtab igas suuruses faile, kus igal real on üks sudoku
io-too-long-input = standardsisend on pikem kui { $megabytes } MB, sudoku jaoks liiga pikk: --lines võtab igas suuruses faile, kus igal real on üks sudoku
lines-no-thread = tööd ei saa alustada, sest süsteem ei anna lõime: { $reason }
lines-broken = järgmisele reale ei saanud Noneti enda vea tõttu vastata: palun teata sellest ja lisa see rida
line-too-long = rida on sudoku jaoks liiga pikk
read-neither = „{ $argument }“ ei ole sudoku ega faili nimi: sudoku on 81 märki, näiteks 53..7....6..195…, üheksa rida üheksa numbriga või mõni muu levinud vorming
type-lines = Trüki või kleebi sudokud, igaüks omal real; lõpeta klahvidega Ctrl-D (Windowsis Ctrl-Z ja Enter).
type-a-puzzle = Trüki või kleebi sudoku ja vajuta siis Ctrl-D (Windowsis Ctrl-Z ja Enter).

## Progress

progress-searching = otsin
progress-count = { $count ->
    [one] seni { $count } lahendus
   *[other] seni { $count } lahendust
}
progress-lines = { $lines ->
    [one] vastatud { $lines } rida, { $rate } sekundis
   *[other] vastatud { $lines } rida, { $rate } sekundis
}
progress-lines-left = { $done }; jäänud { $left }
progress-counting = loendan
left-seconds = { $seconds } s
left-minutes = { $minutes } min

## check

check-no-givens = ei ole etteantud numbreid, mida saaks ära jätta
check-minimal = minimaalne: ükskõik millise etteantud numbri ärajätmisel oleks mitu lahendust
check-redundant = { $count ->
    [1] üks etteantud number on liigne
   *[other] { $count } etteantud numbrit on liigsed, igaüks eraldi
}: { $givens }
check-clues-needed = ükskõik millise tingimuse ärajätmisel oleks mitu lahendust
check-redundant-clues = { $count ->
    [one] üks tingimus on liigne
   *[other] { $count } tingimust on liigsed, igaüks eraldi
}: { $clues }

## hint, explain and rate

hint-by-effect = Mida saab järeldada ja millega:
hint-ways = { $ways ->
    [1] { $step } (veel üks viis)
   *[other] { $step } (veel { $ways } viisi)
}
hint-more = nonet hint --level { $level } ütleb rohkem
way-so-far = Täidetud on { $filled } lahtrit { $cells }-st.
# A picture follows.
way-candidates = Täidetud on { $filled } lahtrit { $cells }-st. Siin on iga tühi lahter koos kandidaatidega:
way-stuck = { $steps } { $steps ->
    [one] sammu
   *[other] sammu
} järel ei leia ükski neist võtetest enam midagi: täidetud on { $filled } lahtrit { $cells }-st.
rate-unsolved = Need võtted seda ei lahenda.
rate-explainer = ER/EP/ED: { $figures }
rate-level = tase: { $level }
rate-score = punktid: { $score }
rate-complexity = keerukus: { $complexity }
rate-techniques = võtted:
# Of a way that takes other steps than those that the level and the score are about.
rate-standard = Tase ja punktid käivad standardse lahenduskäigu kohta, mille sammud on teised kui siin: „nonet rate“ loetleb selle võtted.

## race

race-method = meetod
race-result = tulemus
race-time = aeg
race-runs = käivitusi
race-running = meetodid töötavad
race-nodes = sõlmi
race-trials = katseid
race-solved = lahendatud
race-none = lahendust ei ole
race-stuck = jääb enne lõppu jänni
race-late = { $seconds } s jooksul mitte midagi
race-milliseconds = { $time } ms
race-milliseconds-or-more = > { $time } ms
race-lines-raced = { $count ->
    [1] võisteldi ühe sudokuga
   *[other] võisteldi { $count } sudokuga
}
race-lines-several = neist mitme lahendusega
race-lines-not-judged = neist teadmata lahenduste arvuga
race-lines-none = lahenduseta, välja jäetud
race-lines-unreadable = ei ole sudoku
race-lines-stuck = jänni jäänud
race-lines-late = hiljaks jäänud
race-lines-not-tried = proovimata
race-lines-median = aja mediaan
race-lines-worst = halvim aeg
race-lines-nodes-median = sõlmede mediaan
race-lines-nodes-total = sõlmi kokku
race-lines-footer = Ajad on protsessoriajad ühel lõimel. Kella järgi oli igal meetodil ühe sudoku jaoks kõige rohkem { $seconds } s ja pärast { $total } s see enam uut ei alustanud
race-lines-line = rida { $line }: { $reason }
race-lines-more = { $count ->
    [one] ja veel { $count } rida ei ole sudoku
   *[other] ja veel { $count } rida ei ole sudokud
}
race-lines-progress = { $raced ->
    [one] { $raced } sudoku; jäänud kõige rohkem { $left }
   *[other] { $raced } sudokut; jäänud kõige rohkem { $left }
}
race-lines-stopped = peatatud: need on sudokud, milleni selleks ajaks jõuti

## study

study-puzzles = { $count ->
    [1] üks ühe lahendusega sudoku
   *[other] { $count } ühe lahendusega sudokut
}
study-several = mitme lahendusega
study-none = lahenduseta
study-too-large = suurem kui 16×16
study-other-rules = reeglitega, mida viis meetodit ei tunne
study-unreadable = ei ole sudoku
study-solved = Lahendatud ilma proovimiseta
study-alone = ainult meetod { $number }
study-together = meetodid 1 kuni { $number } koos
study-fifth = Meetod 5 ainult kastides ning kastides, ridades ja veergudes
study-fifth-alone-boxes = üksi, ainult kastides
study-fifth-alone = üksi, kõigis üksustes
study-fifth-together-boxes = koos teistega, ainult kastides
study-fifth-together = koos teistega, kõigis üksustes
study-at-once = Väärtusi, mis tuli korraga oletada
study-values = { $values ->
    [0] mitte ühtegi
   *[other] { $values }
}
study-values-or-more = { $values } või rohkem
study-most = Need vajasid kõige rohkem (rida: sudoku):
study-share = { $count }  { $percent }%
study-complexity = keerukus: vähim { $lowest }, mediaan { $median }, suurim { $highest }
study-stopped = peatatud: need on sudokud, mis selleks ajaks valmis said

## learn and samples

learn-synonyms = Teised nimed:
learn-tip = „nonet learn PAGE“ näitab üht.
samples-number = nr
samples-name = nimi
samples-about = mida see näitab
samples-outcome = mis sellest tuleb
samples-own = Sinu omad, kaustas { $folder }:
samples-unchecked = kontrollimata
samples-added = „{ $name }“ on salvestatud: { $outcome }
samples-removed = „{ $name }“ on kustutatud
samples-name-missing = ütle, mis nimega salvestada see, mis tuleb standardsisendist: nonet samples NAME --add -

## grid, rules and estimate

grid-orbits-triples = kolmikuid
grid-orbits-ways = viise
grid-orbits-completions = lõpetusi
grid-orbits-digits = esimese vöö üheksa veeru numbrid
grid-orbits-sum = Summa kolmikud × viisid × lõpetused korda 280 · 6³: { $total }
grid-classes-order = järk
grid-classes-size = suurus
grid-classes-fixed = muutmata ruudustikke
grid-classes-images = read ja veerud lähevad kohtadele (T: siis saavad ridadest veerud)
grid-classes-sum = { $symmetries ->
    [one] Summa suurus × muutmata ruudustikud on { $sum }; jagatud { $symmetries } sümmeetriaga: { $count }
   *[other] Summa suurus × muutmata ruudustikud on { $sum }; jagatud { $symmetries } sümmeetriaga: { $count }
}
grid-swaps = { $swaps ->
    [1] lisaks igaüks neist koos selle vahetusega:
   *[other] lisaks igaüks neist koos ükskõik millisega { $swaps } vahetusest:
}
grid-seed = seeme { $seed }
grid-fewest-puzzles = { $puzzles ->
    [one] { $keys } etteantud numbriga on { $puzzles } ühe lahendusega sudoku, vähemaga mitte ühtegi; see on üks
   *[other] { $keys } etteantud numbriga on { $puzzles } ühe lahendusega sudokut, vähemaga mitte ühtegi; see on üks
}
merge-line = { $file }, rida { $line }: { $reason }
merge-all = { $grids ->
    [one] kõik osad on olemas ja koos sümmeetriatega loendades tuleb kokku kogu { $grids } ruudustik
   *[other] kõik osad on olemas ja koos sümmeetriatega loendades tuleb kokku kõik { $grids } ruudustikku
}
rules-listed = { $count ->
    [one] { $count } reegel
   *[other] { $count } reeglit
}
rules-set = hulk { $set }
rules-restricted-set = nonet rules make { $set } { $permutation }
# $estimate is a number with a power of ten, as in 5.96e98.
estimate = { $estimate } ± { $error }%
estimate-drawn = { $samples ->
    [one] { $samples } juhukatse seemnest { $seed } (sõltumatuid vooge: { $streams }); viga on üks standardviga
   *[other] { $samples } juhukatset seemnest { $seed } (sõltumatuid vooge: { $streams }); viga on üks standardviga
}
estimate-stopped = peatatud enne aega
estimate-box-missing = ütle, millised kastid: nonet estimate --box 4x4

## generate

generate-none = { $seconds } { $seconds ->
    [one] sekundi
   *[other] sekundi
} jooksul sellist sudokut ei leitud: võib-olla seda ei ole või võtab see kauem aega (--budget SECONDS)
generate-some = { $made ->
    [one] valmis { $made } sudoku, soovitud { $count }; järgmist ei leitud õigeks ajaks ({ $seconds } s, --budget SECONDS)
   *[other] valmis { $made } sudokut, soovitud { $count }; järgmist ei leitud õigeks ajaks ({ $seconds } s, --budget SECONDS)
}
generate-no-others = { $made ->
    [one] valmis { $made } sudoku, soovitud { $count }: rohkem neid ei ole
   *[other] valmis { $made } sudokut, soovitud { $count }: rohkem neid ei ole
}
generate-file-there = { $file } on juba olemas ja seda ei kirjutata üle: vali teine nimi või eemalda fail
generate-none-technique = { $seconds } { $seconds ->
    [one] sekundi
   *[other] sekundi
} jooksul ei leitud ühtki sudokut, mis seda vajab: mõnda võtet läheb vaja väga harva; `nonet bench --generate --techniques` mõõdab, kui haruldane igaüks on, ja `--budget` annab rohkem aega
generate-er-later = ER-hinnangud tulevad mõnes hilisemas versioonis: --level ja --score ütlevad, kui raske sudoku olgu
generate-file-packed = { $file } on juba olemas: otsing saab jätkuda ainult tihendamata failiga
generate-file-other = { $file } on juba olemas ja rida { $line } ei ole sudoku, mille see otsing oleks võinud leida: vali teine nimi või eemalda fail
generate-none-fewer = { $seconds } { $seconds ->
    [one] sekundi
   *[other] sekundi
} jooksul ei leitud ühtki sudokut, kus on vähem kui { $keys } etteantud numbrit (--budget SECONDS)
generate-go-on-file = sama käsk jätkab seda otsingut ja lisab faili { $file } need, kus on vähem etteantud numbreid
generate-go-on = otsing võib jätkuda sealt, kus see lõppes: --few-keys --seed { $seed } --from { $from }
progress-few-keys = seni { $keys } etteantud numbrit, { $searches } { $searches ->
    [one] otsing
   *[other] otsingut
}, { $rate } tunnis
progress-making = valmis { $made }, { $rate } sekundis

## bench

bench-corpus = kogu
bench-puzzles = sudokusid
bench-rate = sudokut/s
bench-time = µs igaüks
bench-guesses = arvamisi igas
bench-solutions = 0/1/rohkem
bench-footer = { $limit ->
    [one] { $method }, igas kuni { $limit } lahendus, üks lõim, protsessoriaeg, mediaan, ringe { $rounds }
   *[other] { $method }, igas kuni { $limit } lahendust, üks lõim, protsessoriaeg, mediaan, ringe { $rounds }
}
bench-unstable = kaks ringi üle kogu { $corpus } andsid erinevad vastused: see on Noneti viga, palun teata sellest
bench-builtin = sisemine
bench-paths = käiku/s
bench-steps = samme igas
bench-solved = lahendatud
bench-untried = ilma proovimiseta
bench-hint-median = vihje, mediaan µs
bench-hint-longest = vihje, pikim µs
bench-logic-footer = terved lahenduskäigud loogikaga, üks lõim, protsessoriaeg, mediaan, ringe { $rounds }; vihjed: üks samm igaüks
bench-too-large = loogika töötab ruudustikel, kus on kuni { $size } numbrit
bench-kind = liik
bench-keys = etteantud igas
bench-attempts = katseid igal
bench-by-step = sammuga
bench-generate-footer = koostatud, tõestatud ja hinnatud ühel lõimel, protsessoriaeg
bench-progress = { $corpus }, ring { $round }/{ $rounds }

## serve

serve-ready = Nonet on aadressil { $address }
serve-ended = Noneti töö on lõpetatud.
serve-open-to-network = igaüks selles võrgus saab rakenduselt sellel aadressil küsida; salvestatut näeb ja rakenduse sulgeda saab ainult see, kellel on terve link koos pääsutunnusega
serve-port-taken = { $address } on hõivatud, kasutatakse teist porti
backup-done = failis { $file } on { $games ->
        [1] üks mäng
       *[other] { $games } mängu
    }, { $records ->
        [1] üks tulemus
       *[other] { $records } tulemust
    }, { $samples ->
        [1] üks oma näidis
       *[other] { $samples } oma näidist
    } ja seaded
backup-exists = { $file } on juba olemas; --force kirjutab faili üle
backup-no-file = { $file } ei ole fail, mida saaks üle kirjutada
backup-unwritten = faili { $file } ei saa kirjutada: { $reason }
restore-games = mängud: lisatud { $added }, muudetud { $changed }, olid olemas { $same }, eemaldatud { $removed }
restore-records = tulemused: lisatud { $added }, muudetud { $changed }, olid olemas { $same }, eemaldatud { $removed }
restore-samples = oma näidised: lisatud { $added }, muudetud { $changed }, olid olemas { $same }, eemaldatud { $removed }
restore-settings = seaded: muudetud { $changed }
serve-address = „{ $address }“ ei ole aadress, nagu näiteks 127.0.0.1:7878
serve-listen = aadressil { $address } ei saa kuulata: { $reason }
serve-start = rakendust ei saa käivitada: { $reason }
