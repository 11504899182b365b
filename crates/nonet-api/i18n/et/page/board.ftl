### The board.

board-label = Sudoku, { $size } korda { $size }

board-row = Rida { $row }

## What is said of an entry: what has changed, and whether it clashes.

board-entered = { $digit } lahtris { $cell }
board-entered-many = { $count ->
    [one] { $digit }: { $count } lahtris
   *[other] { $digit }: { $count } lahtris
}
board-emptied = { $digit } eemaldatud lahtrist { $cell }
board-emptied-many = { $count ->
    [one] { $count } lahter on tühi
   *[other] { $count } lahtrit on tühjad
}
board-changed = { $count ->
    [one] Muutus { $count } lahter
   *[other] Muutus { $count } lahtrit
}
# $cell is told where it is one.
board-marks-changed = { $count ->
    [1] Märkmed muutusid lahtris { $cell }
   *[other] Märkmed muutusid { $count } lahtris
}
board-cleaned = { $count ->
    [one] Eemaldatud { $count } lahtri märkmetest
   *[other] Eemaldatud { $count } lahtri märkmetest
}
board-selected = { $count ->
    [0] Ükski lahter pole valitud
    [one] { $count } lahter valitud
   *[other] { $count } lahtrit valitud
}
board-left-empty = { $cell } on tühi
board-starred = Tärn lahtris { $cell }
board-kept-given = { $count ->
    [1] { $digit } lahtris { $cell } on ette antud
   *[other] Need numbrid on ette antud
}
board-kept-digit = { $count ->
    [1] Lahtris { $cell } on juba number
   *[other] Neis lahtrites on juba numbrid
}
board-clash-with = { $digit } on vastuolus: { $cells }.
board-clash-rule = { $digit } rikub siin reeglit.

## What is said of a mark or a colour. $count is how many cells there are; if it is one, $cell is its name.

board-corner-on = { $count ->
    [1] Nurgamärge { $digit } lahtris { $cell }
   *[other] Nurgamärge { $digit }: { $count } lahtris
}
board-corner-off = { $count ->
    [1] Nurgamärge { $digit } eemaldatud lahtrist { $cell }
   *[other] Nurgamärge { $digit } eemaldatud { $count } lahtrist
}
board-centre-on = { $count ->
    [1] Keskmärge { $digit } lahtris { $cell }
   *[other] Keskmärge { $digit }: { $count } lahtris
}
board-centre-off = { $count ->
    [1] Keskmärge { $digit } eemaldatud lahtrist { $cell }
   *[other] Keskmärge { $digit } eemaldatud { $count } lahtrist
}
board-coloured = { $count ->
    [1] Värv { $colour } lahtris { $cell }
   *[other] Värv { $colour }: { $count } lahtris
}
board-uncoloured = { $count ->
    [1] Värv { $colour } eemaldatud lahtrist { $cell }
   *[other] Värv { $colour } eemaldatud { $count } lahtrist
}
board-tinted = Värv { $colour } numbrile { $digit } lahtris { $cell }
board-untinted = Number { $digit } lahtris { $cell } on värvita
board-tint-none = Lahtris { $cell } pole numbrit { $digit }, mida värvida
board-struck = { $count ->
    [1] { $digit } läbi kriipsutatud lahtris { $cell }
   *[other] { $digit } läbi kriipsutatud { $count } lahtris
}
board-unstruck = { $count ->
    [1] { $digit } ei ole enam läbi kriipsutatud lahtris { $cell }
   *[other] { $digit } ei ole enam läbi kriipsutatud { $count } lahtris
}

## What a screen reader says of a cell: sentences that stand one after another.

board-cell-place = Rida { $row }, veerg { $column }, kast { $box }.
board-cell-place-region = Rida { $row }, veerg { $column }, piirkond { $region }.
board-cell-place-free = Rida { $row }, veerg { $column }.
board-cell-in-diagonal-falling = Langeval diagonaalil.
board-cell-in-diagonal-rising = Tõusval diagonaalil.
board-cell-in-window = Aknas { $number }.
board-cell-in-extra = Lisapiirkonnas { $number }.
board-cell-in-strip = Ribal { $letter }, mille numbrid on { $digits }.
board-cell-in-strip-open = Ribal { $letter }, millel pole veel numbreid.
board-cell-even = Paaris.
board-cell-odd = Paaritu.
# A clue of any other rule; $rule is the name of the rule.
board-cell-in-clue = { $rule }.
board-cell-in-clue-number = { $rule }, arv { $number }.
board-cell-given = Etteantud number { $digit }.
board-cell-placed = { $digit }, sisestatud.
board-cell-found = { $digit }, tärniga lahtris.
board-cell-marked = Tärniga märgitud.
board-cell-empty = Tühi.
board-cell-candidates = Võimalikud: { $digits }.
board-cell-corner = Nurgas: { $digits }.
board-cell-centre = Keskel: { $digits }.
board-cell-tint = Numbril { $digit } on värv { $colour }.
board-cell-colour = Värv { $colour }.
board-cell-clash = On vastuolus teise lahtriga või ei sobi siia enam ükski number.
board-cell-struck = Läbi kriipsutatud: { $digits }.
board-cell-wrong = Lahenduses on siin teine number.

## What is read out of a row, column or box with Shift and R, C or B.

board-read-row = Rida { $number }: { $digits }.
board-read-column = Veerg { $number }: { $digits }.
board-read-box = Kast { $number }: { $digits }.
board-read-region = Piirkond { $number }: { $digits }.
board-read-no-box = See lahter ei ole üheski kastis.
board-read-empty = tühi
board-read-missing = Puudu: { $digits }.
board-read-full = Midagi ei ole puudu.

## Numbers at the edge.

board-edge-left = Rida { $line }, vasakult: { $number }.
board-edge-right = Rida { $line }, paremalt: { $number }.
board-edge-top = Veerg { $line }, ülalt: { $number }.
board-edge-bottom = Veerg { $line }, alt: { $number }.

## Where candidates have no room.

board-no-room = Kandidaadid ei mahu siia ära.
board-zoomed = Laud ei mahu tervikuna ära: nihuta seda, et ülejäänut näha.
board-small = Lahtrid on siin väikesed.
board-zoom = Suurenda
board-zoom-tip = Näita lauda nii suurelt, et kandidaate saab lugeda
board-whole = Kogu laud
board-whole-tip = Näita jälle kogu lauda, kandidaatideta

## The keypad.

board-keypad = Numbrid
board-keypad-digit =
    { $count ->
        [0] Sisesta { $digit }: ühtki pole puudu
        [one] Sisesta { $digit }: puudu veel { $count }
       *[other] Sisesta { $digit }: puudu veel { $count }
    }
board-keypad-clear = Tühjenda valitud lahtrid
board-keypad-corner = Nurgamärge { $digit }
board-keypad-centre = Keskmärge { $digit }
board-keypad-colour = Värv { $colour }
board-keypad-pen-digit = Numbrid; vajuta, et teha nurgamärkmeid
board-keypad-pen-corner = Nurgamärkmed; vajuta, et teha keskmärkmeid
board-keypad-pen-centre = Keskmärkmed; vajuta, et värvida
board-keypad-pen-colour = Värvid; vajuta, et sisestada numbreid
# In a game one more comes after the colours.
board-keypad-pen-colours = Värvid; vajuta, et numbreid läbi kriipsutada
board-keypad-pen-strike = Läbikriipsutamine; vajuta, et sisestada numbreid
board-keypad-strike = Kriipsuta { $digit } läbi
board-keypad-mark = Märgi valitud lahtrid tärniga või võta tärn ära
