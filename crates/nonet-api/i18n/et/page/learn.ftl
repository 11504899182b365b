### The room to learn in: techniques, methods and rules.

learn-heading = Õpi
learn-lead = Kõik võtted alates kõige kergemast, meetodid, millega Nonet otsib, ja reeglid, mis sudokudel olla võivad. Igaühe juures on näited laual.
learn-list = Kõik lehed
learn-search = Otsing
learn-search-hint = X-Wing, ahel, diagonaal…
learn-search-tip = Otsi nime järgi; leitakse ka võtte teised nimed. Enter avab esimese lehe, nooled liiguvad loendis
learn-found = { $count ->
    [0] Sellise nimega lehte ei ole.
    [1] Üks leht
   *[other] { $count } lehte
}
learn-to-tip = Loe seda lehte
learn-out-tip = Avaneb uuel vahelehel
learn-link-tip = Loe selle võtte kohta
learn-back = Kõik lehed
learn-back-tip = Tagasi loendisse
learn-around = Eelmine ja järgmine leht
learn-previous = Eelmine
learn-previous-tip = Leht enne seda
learn-next = Järgmine
learn-next-tip = Leht pärast seda
learn-none = Sellist lehte ei ole
learn-table = Tabel
learn-example = { $page }, näide { $number }
learn-example-finds = Tulemus: { $conclusion }.
learn-example-nothing = Siin see midagi ei leia.
learn-example-puzzle = Selle reegliga sudoku.
learn-after = Pärast sammu
learn-after-tip = Näita lauda pärast seda sammu
learn-before = Enne sammu
learn-before-tip = Näita lauda enne seda sammu koos sammu joonisega
learn-open = Ava lahendajas
learn-open-tip = Ava see seis lahendamise lehel
learn-close = Sulge
learn-close-tip = Tagasi sinna, kus olid
learn-whole = Ava õppelehel
learn-whole-tip = Näita seda lehte õppimise ruumis
