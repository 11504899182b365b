### What Nonet answers.
###
### An attribute `.command` is what the command says in place of a message: it may name options and
### commands, which mean nothing to somebody who looks at a page.

# Joins the parts of a list but for the last: "a, b".
list-comma = {", "}
# Joins the last part of a list to the rest: "a, b and c". $count is how many parts there are.
list-and = { $start } ja { $last }
# The same where one of them holds: "a, b or c".
list-or = { $start } või { $last }
# Joins clauses that are longer than the parts of a list: "rows become columns; digits become 2 1 3 4".
list-clauses = {"; "}
# Joins the sentences of a paragraph.
list-sentences = {" "}

## Names of places on the board
##
## .in is "reas 2" or "langeval diagonaalil", .start the same at the beginning of a sentence, .genitive is "rea 2", .partitive is what comes after "Vaata".

# The same in every language, and in notation.
cell-name = {"r"}{ $row }{"c"}{ $column }
row-name = rida { $number }
    .in = reas { $number }
    .start = Reas { $number }
    .genitive = rea { $number }
    .partitive = rida { $number }
column-name = veerg { $number }
    .in = veerus { $number }
    .start = Veerus { $number }
    .genitive = veeru { $number }
    .partitive = veergu { $number }
box-name = kast { $number }
    .in = kastis { $number }
    .start = Kastis { $number }
    .genitive = kasti { $number }
    .partitive = kasti { $number }
region-name = piirkond { $number }
    .in = piirkonnas { $number }
    .start = Piirkonnas { $number }
    .genitive = piirkonna { $number }
    .partitive = piirkonda { $number }
falling-diagonal-name = langev diagonaal
    .in = langeval diagonaalil
    .start = Langeval diagonaalil
    .genitive = langeva diagonaali
    .partitive = langevat diagonaali
rising-diagonal-name = tõusev diagonaal
    .in = tõusval diagonaalil
    .start = Tõusval diagonaalil
    .genitive = tõusva diagonaali
    .partitive = tõusvat diagonaali
window-name = aken { $number }
    .in = aknas { $number }
    .start = Aknas { $number }
    .genitive = akna { $number }
    .partitive = akent { $number }
group-name = rühm { $number }
    .in = rühmas { $number }
    .start = Rühmas { $number }
    .genitive = rühma { $number }
    .partitive = rühma { $number }
extra-region-name = lisapiirkond { $number }
    .in = lisapiirkonnas { $number }
    .start = Lisapiirkonnas { $number }
    .genitive = lisapiirkonna { $number }
    .partitive = lisapiirkonda { $number }
strip-name = riba { $letter }
    .in = ribal { $letter }
    .start = Ribal { $letter }
    .genitive = riba { $letter }
    .partitive = riba { $letter }

## How many solutions there are

unique = unikaalne
solvable = lahendus on olemas
no-solution = lahendust ei ole
solutions = { $count } { $count ->
    [one] lahendus
   *[other] lahendust
}
solutions-or-more = { $count }+ lahendust

## Why there is none

clash = { $kind ->
    [diagonal] { $digit } on { $house-in } rohkem kui üks kord: { $cells }
   *[other] { $digit } on { $house-in } rohkem kui üks kord: { $cells }
}
no-value = lahtrisse { $cell } ei sobi enam ükski number
no-place = { $house-in } ei ole kohta numbrile { $digit }
# $cells are two; their digits are seen on the board.
pair-broken = lahtrite { $cells } numbrid ei sobi kokku ({ $rule })
# $clue is the name of a clue: "the 3 left of row 2".
constraint-broken = seda tingimust ei saa täita: { $clue }
no-solution-searched = kõik võimalused on läbi proovitud

## Remarks

remark-few-givens = { $givens } { $givens ->
    [one] etteantud number
   *[other] etteantud numbrit
}: ühelgi 9×9 sudokul, kus neid on vähem kui { $fewest }, ei ole täpselt üht lahendust
remark-nothing-marked = ükski lahter ei ole märgitud tärniga: kirjuta * iga tühja lahtri asemele, mille väärtust soovid näha
remark-more-puzzles = selles tekstis on veel { $more } { $more ->
    [one] sudoku
   *[other] sudokut
}; võeti ainult esimene
    .command = { remark-more-puzzles }. Kõigi jaoks: nonet convert --to line FILE | nonet solve --lines
remark-one-of-several = see on üks mitmest lahendusest
    .command = { remark-one-of-several }: nonet check loendab need
remark-guessed-box = kastide suuruseks võeti { $taken }; võib-olla on need mõeldud teistpidi, { $other }
    .command = kastide suuruseks võeti { $taken }: kui need on teistpidi, lisa --box { $other }
race-lines-not-all = kõiki sudokusid ei proovinud: { $methods }. Kui { $seconds } sekundit on möödas, ei alusta meetod enam järgmist sudokut. Selle näitajad käivad proovitud sudokude kohta
    .command = { race-lines-not-all }; --total annab rohkem aega
race-lines-sizes = mõne sudoku suurus ei sobi neile meetoditele: { $methods }
remark-unique-no-second = lahendus on unikaalne, seega teist näidata ei ole

## Statistics

stats-method = meetod: { $method }
stats-nodes = sõlmi: { $nodes }
stats-trials = katseid: { $trials }
stats-trials-first-last = katseid esimese lahenduseni: { $first }, viimaseni: { $last }
stats-complexity = keerukus: { $complexity }
stats-at-once = korraga oletatud väärtusi: { $values }
stats-at-once-bound = korraga oletatud väärtusi: { $values }; vaja on vähemalt { $needed }, aga kõigi nii suurte valikute läbiproovimine võtaks liiga kaua
stats-solution = lahendus { $number }: { $trials } { $trials ->
    [one] katse
   *[other] katset
}, { $nodes } { $nodes ->
    [one] sõlm
   *[other] sõlme
}
stats-time = { $unit ->
    [us] aeg: { $time } µs
    [ms] aeg: { $time } ms
   *[s] aeg: { $time } s
}

## Watching a search

watch-sweep = ring { $number }
# With pencil marks ($marks is yes) P is smaller than what R, C and B have in common.
watch-look = { $cell }  R={ $row } C={ $column } B={ $block } P={ $possible } { $marks ->
    [yes] (koos pliiatsimärkmetega){" "}
   *[no] {""}
}katseid={ $trials }  { $case }
watch-case-none = juht i: siia ei sobi midagi
watch-case-one = juht ii: sobib ainult { $digit }, see läheb siia
watch-case-several = juht iii: sobib mitu, edasi
watch-end-contradiction = sündmus e1: lahtris ei ole ühtki võimalikku numbrit, seega ei vii see tee kuhugi. Katseid: { $trials }
watch-end-solved = sündmus e2: kõik lahtrid on täidetud, see on lahendus. Katseid: { $trials }
watch-end-stuck = sündmus e3: igas tühjas lahtris on mitu võimalikku numbrit, seega tuleb üht proovida. Katseid: { $trials }
watch-try = katse { $trial }: { $digit } lahtrisse { $cell }
watch-back = { $digit } võetakse lahtrist { $cell } tagasi

## Progress

stopped = peatatud enne lõppu: seni leitud { $count } { $count ->
    [one] lahendus
   *[other] lahendust
}

## The pages

learn-techniques = { $level ->
    [easy] Kerged võtted
    [medium] Keskmised võtted
    [hard] Rasked võtted
    [unfair] Karmid võtted
   *[extreme] Ülirasked võtted
}
    .command = { learn-techniques }:
learn-five-methods = I. Botšarovi lahendaja viis meetodit
    .command = { learn-five-methods }:
learn-names = { $rank ->
    [simple] K. Ivanova nimetused, lihtsad
    [medium] K. Ivanova nimetused, keskmised
    [advanced] K. Ivanova nimetused, edasijõudnutele
    [master] K. Ivanova nimetused, meistritele
   *[beyond] K. Ivanova nimetused, veel raskemad
}
    .command = { learn-names }:
learn-methods = Arvutiga lahendamise meetodid
    .command = { learn-methods }:
learn-rules = Variantide reeglid
    .command = { learn-rules }:
learn-subjects = Teemad
    .command = { learn-subjects }:

## Reasoning

# A chain and how long it is, as one of several ways to conclude the same.
technique-with-links = { $links ->
    [1] { $name } (üks seos)
   *[other] { $name } ({ $links } seost)
}
nothing-left = Kõik lahtrid on täidetud: rohkem pole midagi teha.
no-step-found = Ükski neist võtetest ei leia järgmist sammu.
mistake-digit = Number { $digit } lahtris { $cell } on vale: võta see ära ja vaata uuesti.
mistake-marks = Lahtri { $cell } pliiatsimärkmetest puudub õige number: pane äravõetud number tagasi.
mistake-right = Lahenduses on seal { $digit }.
rate-several = sudokul on mitu lahendust, seega ei ole sellel taset ega punkte
level-name = { $level ->
    [easy] kerge
    [medium] keskmine
    [hard] raske
    [unfair] karm
   *[extreme] üliraske
}

## The app
