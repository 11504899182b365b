### What Nonet says about grids as such: their number, their numbers, and which are alike.
###
### Numbers of grids can be beyond 2^53: then they come as text, which takes the variant with *.

## grid

grid-not-full = { $empty ->
    [one] това е задача с { $empty } празна клетка, а не попълнена решетка
   *[other] това е задача с празни клетки ({ $empty }), а не попълнена решетка
}
    .command = { grid-not-full }: nonet solve я попълва
grid-clash = цифрите нарушават правилата: { $reasons }
grid-no-number = „{ $text }“ не е число: пишете само цифри, например 1234567
grid-number-past-end = { $total ->
    [one] има { $total } решетка, номерирана от 0: последната е с номер { $last }
   *[other] има { $total } решетки, номерирани от 0: последната е с номер { $last }
}
grid-unnumbered = решетките с блокове { $box } нямат номера тук: имат тези 4×4, 6×6 и 9×9 (2x2, 2x3, 3x2, 3x3)
grid-too-many = наведнъж може да се съставят от 1 до { $most } случайни решетки
grid-uncounted = Nonet няма начин да преброи точно и за кратко решетките { $size }×{ $size } с блокове { $box }: може да се прецени колко са приблизително
    .command = Nonet няма начин да преброи точно и за кратко решетките { $size }×{ $size } с блокове { $box }: nonet estimate --box { $box } казва колко са приблизително
grid-uncounted-unestimated = Nonet няма начин да преброи решетките { $size }×{ $size } с блокове { $box }, а за приблизителна оценка те са твърде големи
grid-variants-uncounted = с блокове { $box } и само с тези варианти решетките са твърде много, за да се броят една по една: { $variants }. Добавете друг вариант или вземете по-малки блокове
grid-essential-uncounted = съществено различните решетки с блокове { $box } не се броят тук: броят се тези с 2x2, 2x3, 2x4 и 3x3
grid-essential-variants = съществено различните решетки се броят само без варианти
    .command = --essential брои само решетки без варианти
grid-fewest-size = изпробват се всички задачи с малко дадени цифри, а това отнема твърде много време за блокове { $box }: възможно е за 4×4 и 6×6 (2x2, 2x3, 3x2)
grid-fewest-none = никоя решетка не спазва всичко това
grid-bands-classic = поясите са на решетките 9×9
    .command = { grid-bands-classic }: пропуснете --box
grid-no-band = няма пояс { $number }: те са номерирани от 1 до { $last }
grid-no-chunk = „{ $text }“ не е дял от работата: напишете номера на дяла и колко са всички, например 3/416 (най-много { $most })
grid-equivalent = еквивалентни
grid-not-equivalent = не са еквивалентни
variant-unknown = няма вариант „{ $variant }“: има { $known }
# $name is the name of a rule.
variant-unsuited = това правило няма смисъл с блокове { $box }: { $name }
    .command = { $variant } няма смисъл с блокове { $box }

## symmetry

symmetry-none = нищо не се променя
symmetry-rows = редовете отиват на { $places }
symmetry-columns = колоните отиват на { $places }
symmetry-transposes = редовете стават колони
symmetry-then-transposes = после редовете стават колони
symmetry-digits = цифрите стават { $names }

## grid merge

merge-no-result = това не е резултат от дял от работата по поясите
    .command = това не е резултат от nonet grid bands --chunk
# $one and $other are numbers of chunks.
merge-mixed = { $other ->
    [one] резултатите от { $one } и от { $other } дял не са от една и съща работа
   *[other] резултатите от { $one } и от { $other } дяла не са от една и съща работа
}
merge-differs = дял { $chunk } се среща два пъти, с различни резултати
merge-nothing = в тези файлове няма резултати
merge-missing = { $count ->
    [one] липсва { $count } от { $all } дяла: { $numbers }
   *[other] липсват { $count } от { $all } дяла: { $numbers }
}
merge-wrong = { $grids ->
    [one] от тях се получава { $grids } решетка, а всички са { $total }
   *[other] от тях се получават { $grids } решетки, а всички са { $total }
}

## rules

rules-past-end = тук няма номер { $number }: номерата са от { $first } до { $last }
rules-not-classic = правилата са на решетките 9×9
rules-figure-rules = правила
rules-figure-groups = групи според мястото в първия блок
rules-figure-per-group = правила във всяка група
rules-figure-per-position = правила за всяко място във всеки блок
rules-figure-neighbours = съседи на всяко правило
rules-figure-strangers = правила извън собствената група, които не са съседи на дадено правило
rules-figure-equal = { $equal ->
    [one] правила, които имат { $equal } общо място с дадено правило
   *[other] правила, които имат { $equal } общи места с дадено правило
}
rules-figure-sets = набори от девет съседни правила
rules-figure-labellings = начини да се дадат цифри на девет правила
rules-figure-grids = решетки
rules-figure-restricted-rules = { $reading ->
   *[two] правила на ограничения метод, по двете условия зад числата в статията
    [three] правила на ограничения метод, по трите условия, изброени в статията
}
rules-figure-restricted-sets = набори от тях
rules-figure-restricted-grids = решетки от тях
rules-figure-template = правила, подходящи за { $variant }
rules-figure-template-restricted = от тях ограничени
rules-figure-template-sets = ограничени набори, подходящи за { $variant }
rules-figure-product = 1! · 2! · … · 9!, което не е броят на решетките
rules-figure-quoted = число, което се посочва за броя на решетките, но не може да е той
rules-figure-remainder = остатъкът му при деление на 9!
rules-figure-plain-search = операции при простото търсене, 5184⁹ · 23500

## estimate

estimate-too-large = решетките с блокове { $box } са твърде големи за оценка тук
estimate-no-samples = за оценка са нужни извадки, 1 или повече
estimate-nothing = времето не стигна дори за една порция извадки: дайте повече
    .command = времето не стигна дори за една порция извадки: --seconds дава повече
