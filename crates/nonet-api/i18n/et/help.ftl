### The help texts of the command line.

help-usage = Kasutamine:
help-commands = Käsud
help-command-name = KÄSK
help-options = Valikud
help-arguments = Argumendid
help-global-options = Iga käsu valikud
# Stands for all options in a line of usage.
help-usage-options = VALIKUD
help-with-default = { $help } [vaikimisi: { $value }]
help-with-choices = { $help } [võimalikud väärtused: { $values }]

help-nonet = Nonet lahendab, selgitab, hindab, kontrollib, loendab, nummerdab ja teisendab igas suuruses sudokusid.
help-nonet-after =
    Näited:
      nonet solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
      nonet check puzzle.txt
      nonet hint puzzle.txt
      nonet explain puzzle.txt
      nonet solve --lines < puzzles.txt > solutions.txt
      nonet solve --lines puzzles.txt.gz -o solutions.txt.zst
      nonet grid unrank 0

    „nonet help KÄSK“ räägib ühest käsust lähemalt. Failid ja standardsisend võivad olla tihendatud gzipi või zstd-ga: seda on näha nende sisust. Muutuja NONET_PATH määrab, millist protsessori käsustikku kõik otsingud kasutavad: portable, avx2 või avx512, mis erinevad ainult kiiruse poolest [vaikimisi: kiireim, mis olemas].
help-flag = Näita abi
help-version = Näita versiooni
help-help = Näita abi ühe käsu või kõigi käskude kohta
help-help-command = Käsk, näiteks solve või grid rank

## Options of every command

help-box = Ühe kasti read × veerud, näiteks 2x3 ruudustiku 6×6 jaoks; muidu järeldub see lahtrite arvust
help-variant = Reeglid, mis sudokul lisaks on: { $known }
help-lines = Igal real üks sudoku: igaühe kohta üks vastuserida samas järjekorras, voona ja kõigil tuumadel
help-json = Iga tulemuse kohta üks JSON-objekt
help-threads = Mitu lõime kasutavad --lines ja pikad loendused [vaikimisi: kõik tuumad]
help-seed = Kõigi juhuarvude seeme: meetodid ({ $methods }), grid random ja estimate [vaikimisi: 0, käsul grid random iga kord uus]
help-lang = Kõigi teadete keel [vaikimisi: süsteemi keel või en]
help-color = Millal kasutada värve
help-quiet = Ilma märkuste ja edenemise näitamiseta

## Arguments and options of several commands

help-puzzle = Sudoku, fail, milles see on, või - standardsisendi jaoks [vaikimisi: -]
help-method = Kuidas lahendada: { $methods } [vaikimisi: selle suuruse jaoks kiireim]
help-stats = Lisa sõlmed, katsed (iga lahenduseni ja kokku), --method trial puhul keerukus, ja aeg
help-output = Koos valikuga --lines: kirjuta vastused sellesse faili, tihendatult, kui nime lõpus on .gz või .zst
help-budget = Peata nii mitme sekundi järel, valikuga --lines nii mitu iga rea kohta [vaikimisi: 10 meetoditele { $methods }, mis ei pruugi kunagi lõpetada; teistel piirangut ei ole]
help-unique = Lisa „unikaalne“ või lahenduste arv (kuni 1000 või --limit); väljumiskood 1, kui lahendus ei ole unikaalne

## solve

help-solve = Näita lahendust
help-solve-more =
    Sudoku võib olla ükskõik millises levinud tekstivormingus: 81 märki, üheksa rida üheksa numbriga, raamidega ruudustik, pliiatsimärkmed, CSV, .sdk, .sdm, .sdx, .ss, OpenSudoku, HoDoKu, ja muus suuruses kuni 36×36. Kirjuta * tühja lahtri asemele, mida --only-marked peab näitama.

    Valikuga --lines annab iga rida COUNT, tabeldusmärgi ja esimese lahenduse. COUNT on täpne allpool piiri (2, kui ei ole --limit) ja N+, kui on leitud N lahendust. Rida, mis ei ole sudoku, annab „error“, tabeldusmärgi ja põhjuse.

    Väljumiskood: 0 lahendus on näidatud; 1 lahendust ei ole või on valikuga --unique neid mitu; 2 tekst ei ole sudoku või kasutus on vale.
help-only-marked = Näita ainult etteantud numbreid ja tärniga (*) märgitud lahtreid
help-solve-check = Ütle ainult, kas lahendus on olemas
help-all = Näita kõiki lahendusi üksteise järel
help-solve-limit = Näita kõige rohkem nii mitut lahendust; valikuga --unique või --lines loenda kuni N
help-show-two = Näita kaht erinevat lahendust
help-only = Valikuga --method trial kasuta selle viiest meetodist ainult neid: method-1, …, method-5; valikuga --method logic ainult neid võtteid
help-watch = Näita samm-sammult, kuidas meetod töötab (sets, backtrack, logic, trial)

## check

help-check = Ütle, kas sudokul on täpselt üks lahendus
help-check-more =
    Näitab „unikaalne“, lahenduste arvu või „lahendust ei ole“ koos põhjusega, kui põhjust saab näidata.

    Väljumiskood: 0 unikaalne; 1 lahendust ei ole või neid on mitu; 2 tekst ei ole sudoku või kasutus on vale.
help-redundant = Ütle, millised etteantud numbrid ja reeglite tingimused on igaüks eraldi liigsed ja kas sudoku on minimaalne
help-check-limit = Loenda kuni N lahendust [vaikimisi: 1000]

## count

help-count = Loenda lahendused
help-count-more =
    Arv on täpne. Valikuga --limit on see N+, kui on leitud N lahendust. Ctrl-C peatab pika loenduse ja ütleb, kui kaugele see jõudis.
help-count-limit = Lõpeta loendamine arvul N

## candidates

help-candidates = Näita iga tühja lahtri kõiki võimalikke väärtusi
help-candidates-more =
    Võimalik on see, mille jätavad alles rea, veeru ja kasti numbrid, sudoku muud reeglid ja pliiatsimärkmed, kui need on olemas. Valikuga --true jätab otsing alles ainult väärtused, mis lahtris mõnes lahenduses on: mis on mitmel lahendusel ühine, on näha ühe väärtusena.
help-candidates-true = Näita ainult väärtusi, mis lahtris mõnes lahenduses on

## convert

help-convert = Kirjuta sudoku teises vormingus
help-convert-more =
    Loetava teksti vorming selgub selle sisust. Mitme sudokuga tekst teisendatakse tervikuna. Valikuga --lines saab kirjutada üherealisi vorminguid.
help-to = Vorming, milles kirjutada

## hint, explain and rate

help-hint = Anna järgmine samm, nii napilt või põhjalikult, kui soovid
help-hint-more =
    Aste 1 ütleb, kuhu vaadata, 2, mida leida, 3, kus see on, ja 4 kõik koos põhjustega. Sisestatud numbreid ja pliiatsimärkmeid arvestatakse: kui mõni neist on vale, ütleb vihje, milline.

    Valikuga --lines annab iga rida ühe sudoku vihje. Valikuga --json tuleb samm kõigi astmete ja tõenditega; seda kirjeldab docs/steps.md.

    Väljumiskood: 0 vihje on näidatud; 1 sudokul ei ole lahendust või on neid mitu, mõni number on vale või võtted ei leia midagi; 2 tekst ei ole sudoku või kasutus on vale.
help-hint-all = Loetle kõik sammud, mida praegu saab teha, võtte ja tulemuse järgi, ning siis kõik, mida saab järeldada, koos sellega, millest see järeldub
help-hint-level = Kui palju öelda: 1 suund, 2 võte, 3 lahtrid, 4 kõik [vaikimisi: 1]
help-explain = Selgita kogu lahenduskäiku samm-sammult
help-explain-more =
    Järgmise sammu annab lihtsaim võte, mis midagi leiab. „nonet learn“ loetleb võtted selles järjekorras ja igaühe kohta on leht.

    Valikuga --lines annab iga rida LEVEL, tabeldusmärgi, SCORE, tabeldusmärgi ja sammud lühidalt. Valikuga --json tulevad sammud koos tõenditega; seda kirjeldab docs/steps.md.

    Väljumiskood: 0 lahenduskäik viib lahenduseni; 1 ei vii või sudokul ei ole lahendust või on neid mitu; 2 tekst ei ole sudoku või kasutus on vale.
help-brief = Iga sammu kohta üks rida
help-rate = Ütle, kui raske on sudoku inimesele
help-rate-more =
    Sudokusid hinnatakse võtete standardjärjekorras, mida mängijad tunnevad HoDoKust: üks ahelaliik teise järel ja igast kõige mõjusam. („nonet explain“ võtab selle asemel lühima ahela, sest seda on kergem järgida, aga ütleb sama taseme ja samad punktid.) Tase on raskeima võtte tase ja tõuseb koos punktidega, mis liidavad kokku kõigi sammude punktid. Keerukus on I. Botšarovi lahendaja viie meetodi ja proovimise oma. ER, EP ja ED on programmi Sudoku Explainer hinnangud; - tähendab, et väärtus ei ole teada.

    Valikuga --lines annab iga rida ER, EP, ED, LEVEL, SCORE ja COMPLEXITY, tabeldusmärgid vahel.
help-without = Võtted, mida mitte kasutada
help-no-uniqueness = Jäta välja võtted, mis eeldavad, et sudokul on ainult üks lahendus
help-techniques = Kasuta ainult neid võtteid selles järjekorras, ükskõik mis nimega, mida „nonet learn“ tunneb; ka method-1, …, method-5, proovimise viis meetodit
help-score = Mitu punkti annab võtte üks samm, näiteks x-wing=120

## samples

help-samples = Näita näidiseid, nii kaasasolevaid kui ka sinu omi: kõigi nimesid või üht neist
help-samples-more =
    Kaasas on umbes 150 väikest faili: kergetest raskeimateni, mitme vastusega, vastuseta, tärniga lahtritega, muus suuruses, lisareeglitega, pliiatsimärkmetega ja vigased, mis näitavad iga veateadet. Ilma argumendita NAME loetletakse need koos sellega, mida igaüks näitab ja mida „nonet check“ vastab; argumendiga NAME näidatakse näidist nii, nagu see on.

    Sinu omad tulevad nende järel: iga fail andmekausta kaustas „samples“ on näidis, ükskõik mis vormingus ja mis tööriist selle sinna pani. Loend ütleb, kus see kaust on, kui selles midagi on. Sinu omi kontrollitakse pool sekundit ja nende tulemus, milleni ei jõuta, jääb lahtiseks; lingid, kaustad, peidetud failid ja üle 256 kB failid ei ole näidised. Rakendus näitab samu faile.

    Näited:
      nonet samples easy-06 | nonet solve
      nonet samples --add puzzle.sdk
      nonet convert puzzle.txt --to sdk | nonet samples mine.sdk --add -
      nonet samples mine.sdk --remove
help-samples-name = Näidise nimi, selle algus või number; valikutega --add ja --remove sinu oma näidise terve nimi
help-samples-add = Salvesta faili või standardsisendi (-) tekst oma näidisena: nimega NAME või muidu faili nimega
help-samples-force = Kirjuta juba olemasolev oma näidis üle
help-samples-remove = Kustuta oma näidis

## bench

help-bench = Mõõda, kui kiiresti sudokusid lahendatakse
help-bench-more =
    Iga kogu kohta (fail, kus igal real on üks sudoku) näidatakse kiirust, aega ja arvamisi sudoku kohta. Mõõdetakse kõike alates rea tekstist kuni tõestuseni, et lahendus on unikaalne.
help-corpus = Failid, kus igal real on üks sudoku; ilma failideta väike sisemine kogu
help-bench-logic = Mõõda, kui kiiresti leitakse loogikaga iga sudoku terve lahenduskäik ja kui kaua võtab vihje
help-bench-techniques = Koos valikuga --generate: kui kiiresti koostatakse sudokusid, mis vajavad üht võtet, iga olemasoleva võtte kohta
help-bench-kind = Koos valikuga --generate: ainult seda liiki sudokud; liik on tase, võte, variant, etteantud numbrite vahemik nagu ..30 või minimal
help-bench-strict = Koos valikuga --generate: kõik teised võtted kuni vajaliku võtte tasemeni jäävad jänni, nagu käsul generate --strict
help-bench-generate = Mõõda, kui kiiresti koostatakse mitut liiki sudokusid; --limit ütleb, mitu igast, --json ka seda, mitu etteantud numbrit neil on ja milliseid võtteid nad vajavad
help-bench-limit = Mitu lahendust igast sudokust otsida [vaikimisi: 2]

## completions and man

help-completions = Väljasta kesta automaatlõpetuse skript
help-completions-more =
    Näiteks: nonet completions bash > ~/.local/share/bash-completion/completions/nonet
help-shell = Kest
help-man = Väljasta programmi või ühe käsu juhendileht
help-man-more = Näiteks: nonet man | man -l -
help-man-command = Käsk

## race and learn

help-race = Lase kõigil meetoditel lahendada sama sudoku ja võrdle neid
help-race-more =
    Meetodid otsivad üksteise järel üht lahendust: igaüks soojeneb ühe käivitusega, töötab siis mitu korda ja loeb protsessoriaegade mediaan. Kui üks käivitus võtab kaua, loeb see üksi. Meetod, mis oma aja jooksul midagi ei leia, ütleb seda; juhuarve kasutavate meetodite puhul ei tõesta see midagi.

    Valikuga --lines lahendab iga meetod kogumiku iga sudoku, ühe korraga ja ühel lõimel, et ajad oleksid õiged. Tabel ütleb iga meetodi kohta, mitu see lahendas, kus jäi jänni või hiljaks, mitut ei proovinud, aja mediaani ja halvima aja ning otsingu sõlmed: mediaani ja summa. Lahenduseta sudokud loendatakse ja jäetakse välja. Meetod, mille --total on otsas, ei proovi enam järgmist sudokut ja selle arvud käivad proovitud sudokude kohta. Ctrl-C lõpetab sellega, mis selleks ajaks teada on.

    Näited:
      nonet race 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
      nonet race --lines puzzles.txt --method fast,backtrack,exact-cover,logic
help-race-method = Võistlevad meetodid; ilma selleta kõik
help-race-budget = Mitu sekundit võib meetod ühele sudokule kulutada [vaikimisi: 10, valikuga --lines 1]
help-race-total = Koos valikuga --lines: mitme sekundi järel meetod enam järgmist sudokut ei alusta [vaikimisi: 30]
help-study = Tee I. Botšarovi väitekirja katsed läbi sudokude kogumikuga
help-study-more =
    Mitu sudokut lahendab igaüks tema viiest meetodist ilma proovimiseta: üksi, ükshaaval lisades, kõik koos? Kas viiendast on kastidele lisaks kasu ka ridades ja veergudes? Mitu väärtust tuleb korraga oletada? Kui suur on keerukus? Meetod, mis ainult kriipsutab väärtusi läbi, on sudoku lahendanud, kui igasse lahtrisse on jäänud üks väärtus.

    Lahenduseta ja mitme lahendusega sudokud loendatakse ja jäetakse välja. Ctrl-C lõpetab sellega, mis selleks ajaks teada on.

    Väljumiskood: 0 midagi sai uuritud; 1 ühelgi sudokul ei ole täpselt üht lahendust või töö peatati; 2 kasutus on vale.
help-study-file = Fail, kus igal real on üks sudoku, või - standardsisendi jaoks; ilma failita kaasasolevad näidised
help-learn = Näita lehti võtete ja lahendamismeetodite kohta
help-learn-more = Näiteks: nonet learn x-wing
help-page = Leht; ilma selleta lehtede loend

## grid

help-grid = Mitu ruudustikku on, igaühe number ja millised on samaväärsed
help-grid-more =
    Igal 9×9 ruudustikul on number 0 kuni 6670903752021072936959: esimese rea järjestuse järgi, siis numbrite järjekorra järgi, kui numbrid on nimetatud ümber nii, et esimene rida on 123456789. Ka 4×4 ja 6×6 ruudustikel (--box 2x2, 2x3, 3x2) on numbrid.

    „nonet learn counting“ räägib, kust see kõik teada on.

    Näited:
      nonet grid count
      nonet grid unrank 1000000000000000000000
      nonet grid random -n 10 --seed 7
      nonet grid canonical --lines < grids.txt
help-grid-grid = Ruudustik või sudoku, fail, milles see on, või - standardsisendi jaoks [vaikimisi: -]
help-grid-other = Teine ruudustik või sudoku või fail, milles see on
help-grid-variant = Millele ruudustikud peavad lisaks vastama: diagonal, one-diagonal, disjoint-groups, windoku, anti-knight, anti-king
help-grid-count = Loenda kõik ruudustikud
help-grid-count-more =
    Midagi ei otsita tabelist: arv arvutatakse iga kord. 9×9 ja kastid 2x2 kuni 2x4 ei võta aega, 2x5 võtab kauem. Valikuga --variant leitakse ruudustikud ükshaaval.

    nonet grid count --table näitab 44 orbiiti, mille summa see on; valikuga --essential sümmeetriate klasse.
help-grid-essential = Loe üheks ruudustikud, mis saadakse üksteisest ridu, veerge ja numbreid vahetades ning peegeldades
help-grid-table = Näita, kuidas arv tekib
help-grid-rank = Ruudustiku number, alates 0-st
help-grid-rank-more =
    Valikuga --lines annab iga ruudustikuga rida ühe rea, kus on selle number.
help-grid-unrank = Ruudustik numbri järgi
help-grid-unrank-more =
    Valikuga --lines annab iga numbriga rida ühe rea, kus on selle ruudustik.
help-grid-number = Number, fail, milles see on, või - standardsisendi jaoks [vaikimisi: -]
help-generate = Koosta sudokusid oma soovi järgi
help-generate-more =
    Igal sudokul on täpselt üks lahendus, mille on tõestanud kaks lahendajat, kui --any-solutions ei ütle teisiti. Igal real on üks sudoku; valikuga --json koos lahenduse, taseme, võtete, numbri ja kanoonilise kujuga. Mis ei ole mõttekas, lükatakse koos põhjusega tagasi; mida ei leita õigeks ajaks, lõpeb väljumiskoodiga 1.

    Sama --seed annab samad sudokud igas masinas ja iga lõimede arvuga. Ilma selleta annab iga kord teised ja ütleb, millisest seemnest.

    Väheste etteantud numbrite otsing, mille peatab Ctrl-C või ajapiir, ütleb parima, mille on leidnud, ka sellest, mis jäi pooleli: ainult see viimane rida võib iga kord erineda. Kui selle -o fail on juba olemas, jätkab otsing seal leiduvast vähimast etteantud numbrite arvust teiste ruudustike ja teedega ning lisab sinna juurde.

    Näited:
      nonet generate --level hard --symmetry rotational
      nonet generate -n 6 --technique x-wing --seed 7
      nonet generate -n 1000 --clues 22..24 --minimal -o puzzles.txt
      nonet generate --daily --level easy
      nonet generate --pattern heart.txt
      nonet generate --variant diagonal,anti-knight
      nonet generate --variant buildings -n 10 -o buildings.jsonl
      nonet generate --variant buildings --clues 0
      nonet generate --few-keys --variant windoku --budget 600 -o windoku.txt
      nonet generate --few-keys --grid 1234567
help-generate-count = Mitu sudokut; 0 tähendab üksteise järel kuni peatamiseni [vaikimisi: 1]
help-generate-level = Kui rasked need on
help-generate-clues = Mitu etteantud numbrit: arv või vahemik, näiteks 22..30, ..30 või 25..
help-generate-score = Mitu punkti annavad kõik sammud kokku: vahemik, näiteks 600..800, ..500 või 1000..
help-generate-symmetry = Kuidas etteantud numbrite lahtrid paiknevad
help-generate-minimal = Ükski etteantud number ei ole liigne
help-generate-technique = Võtted, mida on vaja: kõik, mis on järjekorras enne neid, jäävad jänni; lisandiga *K vähemalt K sammu
help-generate-strict = Võtteid on rangelt vaja: kõik teised kuni nende tasemeni jäävad koos jänni, mitte ainult need, mis on järjekorras enne; paljude võtete jaoks sellist sudokut ei ole
help-generate-only-up-to = Raskeim võte, mida võib vaja minna
help-generate-pattern = Etteantud numbrite lahtrid: sudoku, kus neis lahtrites midagi on, või joonis, kus seal on X ja mujal ., tekstina või failina
help-generate-grid = Lahendus: ruudustik tekstina või failina, ruudustiku number või SET:PERMUTATION
help-generate-any-solutions = Sudokudel võib olla mitu lahendust: keegi ei kontrolli
help-generate-few-keys = Otsi väheste etteantud numbritega sudokusid ja näita igaüht, kus neid on vähem kui kõigis eelmistes; lõpeb, kui --budget aja jooksul ühtegi ei leita, jätkab olemasolevat -o faili
help-generate-unbiased = Minimaalsed klassikalised sudokud, kõik sama tõenäolised: statistika jaoks
help-generate-from = Esimese katse number, alates 0-st: kus sama --seed otsing lõppes
help-generate-variant = Reeglid lisaks ridadele, veergudele ja kastidele ning tingimused, mis igale sudokule eraldi koostatakse: { $known }
help-generate-distinct = Ükski sudoku ei kordu, ka mitte teiste numbritega ega pööratult
help-generate-daily = Päeva sudoku, kõigile sama: kuupäev, näiteks 2026-11-17 [vaikimisi: täna, UTC]
help-generate-budget = Kui kaua järgmist sudokut otsida enne loobumist [vaikimisi: 60]
help-generate-er = ER-hinnangud tulevad mõnes hilisemas versioonis
help-generate-output = Kirjuta sudokud valmimise järjekorras uude faili; .gz- või .zst-lõpuline fail tihendatakse
help-grid-random = Juhuslikud ruudustikud, igaüks täpselt sama tõenäoline
help-grid-random-more =
    Sama --seed annab samad ruudustikud igas masinas ja iga lõimede arvuga. Ilma selleta annab iga kord teised ja ütleb, millisest seemnest.
help-grid-random-count = Mitu ruudustikku
help-grid-canonical = Kõigist samaväärsetest väikseim ruudustik või sudoku
help-grid-canonical-more =
    Samaväärsed on need, mis saadakse üksteisest ridu, veerge või numbreid vahetades või peegeldades. Väikseim on see, mis on märkide järjekorras esimene, tühjad lahtrid enne numbreid. Kaks on samaväärsed parajasti siis, kui neil on sama kanooniline kuju.

    Valikuga --lines annab iga ruudustiku või sudokuga rida ühe rea, kus on selle kuju.
help-grid-automorphisms = Mitu sümmeetriat jätab ruudustiku või sudoku samaks
help-grid-automorphisms-more =
    Sümmeetria, mis midagi ei muuda, on kaasa arvatud. Numbreid, mida sudokus ei ole, ei arvestata.
help-grid-list = Loetle ka sümmeetriad
help-grid-equivalent = Kas kaks ruudustikku või sudokut on samaväärsed ja millise sümmeetria järgi
help-grid-equivalent-more =
    Väljumiskood: 0, kui on, 1, kui ei ole.
help-grid-bands = 416 olemuslikult erinevat vööd ja ruudustikud, mis igaühega algavad
help-grid-bands-more =
    Iga rida on vöö: selle number, kolm rida, mitu sümmeetriat jätab selle samaks ja mitu algusega 123456789 vööd on sellega samaväärsed.

    --band loendab olemuslikult erinevad ruudustikud, mille kanooniline kuju algab selle vööga; real on vöö number ja see arv. --chunk teeb ühe osa sellest tööst kõigi vööde jaoks ja väljastab ühe rea, et mitu masinat saaks tööd jagada; „nonet grid merge“ liidab read kokku. Kõik kokku võtab ühel tuumal umbes viis minutit.

    Näide:
      for i in $(seq 8); do nonet grid bands --chunk $i/8 > part$i.txt; done
      nonet grid merge part*.txt
help-grid-band = Loenda nende vööde olemuslikult erinevad ruudustikud
help-grid-chunk = Tee kõigi vööde tööst osa I, kui osi on N
help-grid-merge = Liida osade tulemused kokku
help-grid-merge-more =
    Ütleb, mitu olemuslikult erinevat ruudustikku on ja kui mitmel neist on kui palju automorfisme. Koos sümmeetriatega loendades peavad kokku tulema kõik ruudustikud: kui ei tule või kui mõni osa puudub, siis seda öeldakse ja väljumiskood on 1.
help-grid-file = Failid ridadega, mille on väljastanud nonet grid bands --chunk
help-grid-fewest = Ühe lahendusega sudoku vähim etteantud numbrite arv, kõiki läbi proovides
help-grid-fewest-more =
    4×4 ja 6×6 ruudustikele (--box 2x2, 2x3), variantidega ja ilma. Väljastab etteantud numbrite arvu ja sudoku, kus neid nii vähe on.

    Näide:
      nonet grid fewest-keys --box 2x3 --variant diagonal

## rules

help-rules = 46 656 reeglit, nende üheksaliikmelised hulgad ja ruudustikud, mis neist saadakse
help-rules-more =
    Reegel paigutab ühe numbri kõigisse üheksasse kasti. Ruudustik on üheksa reegli hulk, milles ühelgi kahel ei ole ühist kohta, ja igaühel on oma number. A. Kotsjuba, S. Lavrentšuki ja R. Ostaptšuki järgi (2015); „nonet learn rules“ räägib kogu loo.
help-rules-restricted = Kitsendatud meetodi reeglid: artikli arvude taga oleva kahe tingimuse järgi või kõigi kolme järgi, mis seal loetletud on (=three)
help-rules-count = Kõik arvud reeglite kohta
help-rules-count-more =
    Igal real on arv, tabeldusmärk ja see, mida arv loendab.
help-rules-list = Loetle reeglid
help-rules-list-more =
    Igal real on reegli number alates 1-st, tabeldusmärk ja selle koht igas üheksast kastist.
help-rules-neighbours = Reeglid, millel ei ole antud reegliga ühist kohta
help-rules-neighbours-more =
    Igal real on reegli number, tabeldusmärk ja selle kohad.
help-rules-rule = Reegli number, alates 1-st
help-rules-sets = Kitsendatud meetodi üheksa reegli hulgad
help-rules-sets-more =
    Esimene rida ütleb, mitu neid on. Igal järgmisel real on hulga number alates 0-st, tabeldusmärk ja selle reeglite numbrid.
help-rules-make = Hulga ja permutatsiooni ruudustik
help-rules-make-more =
    Näide artiklist:
      nonet rules make 213 100330
help-rules-set = Hulga number, alates 0-st
help-rules-permutation = Selle numbrite permutatsiooni number, alates 0-st
help-rules-of = Ruudustiku üheksa reeglit ja selle hulga number
help-rules-of-more =
    Igal real on number, selle reegli number ja reegel. Hulga number on selle number kõigi 18383222420692992 hulga seas. Kui kitsendatud meetod annab selle ruudustiku, öeldakse, kuidas.

## estimate

help-estimate = Hinda, kui palju ruudustikke on, kui keegi ei suuda neid loendada
help-estimate-more =
    Ruudustikke koostatakse juhuslikult samm-sammult; valikute arvust järeldub nihketa hinnang koos standardveaga. Rohkem aega teeb selle paremaks: poole väiksema vea jaoks neli korda rohkem aega.

    Samad --seed ja --samples annavad sama vastuse iga lõimede arvuga.

    Näide:
      nonet estimate --box 4x4 --seconds 60
help-estimate-seconds = Kui kaua juhukatseid teha [vaikimisi: 10]
help-estimate-samples = Mitu juhukatset selle asemel teha

## serve

help-serve = Käivita rakendus ja ava see brauseris
help-serve-more =
    „nonet“ üksi teeb sama. Rakendus töötab selles masinas ega vasta kellelegi teisele, kui --listen ei nimeta teist aadressi: siis saab igaüks selles võrgus rakenduselt sudokude kohta küsida. Salvestatut näidatakse ainult neile, kellel on terve väljastatud link koos pääsutunnusega; pääsutunnus jääb käivituste vahel samaks ja uus tehakse, kui fail „token“ andmekaustast eemaldada.

    Ilma valikuta --listen võtab see teise pordi, kui 7878 on hõivatud. Rakenduse sulgeb lehel nupp „Välju“ või Ctrl-C.
help-listen = Aadress, millel kuulata [vaikimisi: 127.0.0.1:7878]
help-data = Kaust, kus hoida seadeid, mänge, tulemusi ja oma näidiseid, või „:memory:“, et midagi ei hoitaks [vaikimisi: süsteemi kaust programmide andmete jaoks]
help-ahead = Mitu sudokut igast tavalisest liigist ette koostada, et uus mäng algaks kohe; 0 ei koosta ühtegi ja jätab protsessori rahule [vaikimisi: 3]
help-no-open = Ära ava brauserit

## backup and restore

help-backup = Kirjuta kõik rakenduse andmed ühte faili
help-backup-more =
    Seaded, mängud, tulemused ja oma näidised pannakse ühte JSON-faili, mille „nonet restore“ taastab siin või teises masinas. Rakendus võib samal ajal töötada. Poolikut faili ei teki kunagi: see saab oma nime siis, kui on valmis.

    Näited:
      nonet backup
      nonet backup games.json --force
      nonet backup - | gzip > games.json.gz
help-backup-file = Fail, kuhu kirjutada, või - standardväljundi jaoks [vaikimisi: nonet-DATE.json]
help-force = Kirjuta juba olemasolev fail üle
help-restore = Taasta varukoopia
help-restore-more =
    Rakenduse senised andmed jäävad alles: puuduvad mängud, tulemused ja näidised tulevad tagasi, siinne varasemas seisus mäng uuendatakse ja siin seadmata seaded võetakse üle. Valikuga --replace on pärast siin täpselt see, mis varukoopias.

    Taastatakse kas kõik või mitte midagi. Rakendus võib samal ajal töötada; laadi siis selle leht uuesti.
help-restore-file = Varukoopia või - standardsisendi jaoks
help-replace = Unusta siinne, mida varukoopias ei ole
