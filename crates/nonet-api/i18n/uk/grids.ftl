### What Nonet says about grids as such: their number, their numbers, and which are alike.
###
### Numbers of grids can be beyond 2^53: then they come as text, which takes the variant with *.

## grid

grid-not-full = це не повна сітка, а головоломка: { $empty } { $empty ->
    [one] порожня клітинка
    [few] порожні клітинки
   *[other] порожніх клітинок
}
    .command = { grid-not-full }; nonet solve заповнить її
grid-clash = цифри порушують правила: { $reasons }
grid-no-number = «{ $text }» — не номер: пишіть лише цифри, як-от 1234567
grid-number-past-end = { $total ->
    [one] є { $total } сітка з номерами від 0: остання має номер { $last }
    [few] є { $total } сітки з номерами від 0: остання має номер { $last }
   *[other] є { $total } сіток із номерами від 0: остання має номер { $last }
}
grid-unnumbered = сітки з блоками { $box } тут не мають номерів: номери мають сітки 4×4, 6×6 і 9×9 (2x2, 2x3, 3x2, 3x3)
grid-too-many = за раз можна витягнути від 1 до { $most } сіток
grid-uncounted = Nonet не вміє швидко й точно порахувати сітки { $size }×{ $size } з блоками { $box }: їхню кількість можна оцінити приблизно
    .command = Nonet не вміє швидко й точно порахувати сітки { $size }×{ $size } з блоками { $box }: nonet estimate --box { $box } скаже, скільки їх приблизно
grid-uncounted-unestimated = Nonet не вміє порахувати сітки { $size }×{ $size } з блоками { $box }, а для оцінки вони завеликі
grid-variants-uncounted = сіток із блоками { $box } і лише цими варіантами забагато, щоб рахувати їх по одній: { $variants }. Додайте ще один варіант або візьміть менші блоки
grid-essential-uncounted = суттєво різних сіток із блоками { $box } тут не рахують: рахують із 2x2, 2x3, 2x4 і 3x3
grid-essential-variants = суттєво різні сітки рахують лише без варіантів
    .command = --essential рахує лише сітки без варіантів
grid-fewest-size = перебираються всі головоломки з малою кількістю заданих цифр, а для блоків { $box } це надто довго: можна 4×4 і 6×6 (2x2, 2x3, 3x2)
grid-fewest-none = жодна сітка не відповідає всьому цьому
grid-bands-classic = смуги бувають у сітках 9×9
    .command = { grid-bands-classic }: приберіть --box
grid-no-band = немає смуги { $number }: вони мають номери від 1 до { $last }
grid-no-chunk = «{ $text }» — не частка роботи: напишіть номер частки й скільки їх усього, як-от 3/416 (щонайбільше { $most })
grid-equivalent = еквівалентні
grid-not-equivalent = не еквівалентні
variant-unknown = немає варіанта «{ $variant }»; є такі: { $known }
# $name is the name of a rule.
variant-unsuited = з блоками { $box } це правило не має сенсу: { $name }
    .command = { $variant } не має сенсу з блоками { $box }

## symmetry

symmetry-none = ніщо не змінюється
symmetry-rows = рядки переходять на місця { $places }
symmetry-columns = стовпці переходять на місця { $places }
symmetry-transposes = рядки стають стовпцями
symmetry-then-transposes = тоді рядки стають стовпцями
symmetry-digits = цифри стають { $names }

## grid merge

merge-no-result = це не результат частки роботи над смугами
    .command = це не результат nonet grid bands --chunk
# $one and $other are numbers of chunks.
merge-mixed = { $other ->
    [one] результати поділу на { $one } і на { $other } частку не поєднуються
    [few] результати поділу на { $one } і на { $other } частки не поєднуються
   *[other] результати поділу на { $one } і на { $other } часток не поєднуються
}
merge-differs = частка { $chunk } трапляється двічі з різними результатами
merge-nothing = у цих файлах немає результатів
merge-missing = { $count ->
    [one] з { $all } часток бракує { $count }: { $numbers }
   *[other] з { $all } часток бракує { $count }: { $numbers }
}
merge-wrong = { $grids ->
    [one] разом це { $grids } сітка, а має бути { $total }
    [few] разом це { $grids } сітки, а має бути { $total }
   *[other] разом це { $grids } сіток, а має бути { $total }
}

## rules

rules-past-end = номера { $number } тут немає: номери йдуть від { $first } до { $last }
rules-not-classic = правила стосуються сіток 9×9
rules-figure-rules = правил
rules-figure-groups = груп за позицією в першому блоці
rules-figure-per-group = правил у кожній групі
rules-figure-per-position = правил для кожної позиції в кожному блоці
rules-figure-neighbours = сусідів у кожного правила
rules-figure-strangers = несусідів у кожного правила поза його групою
rules-figure-equal = правил, що мають із даним { $equal } { $equal ->
    [one] спільну позицію
    [few] спільні позиції
   *[other] спільних позицій
}
rules-figure-sets = множин із дев’яти сусідніх правил
rules-figure-labellings = способів роздати цифри дев’ятьом правилам
rules-figure-grids = сіток
rules-figure-restricted-rules = правил обмеженого методу, { $reading ->
   *[two] за двома умовами, з яких виходять числа статті
    [three] за всіма трьома умовами, названими у статті
}
rules-figure-restricted-sets = множин із них
rules-figure-restricted-grids = сіток із них
rules-figure-template = правил, що підходять для { $variant }
rules-figure-template-restricted = з них обмежених
rules-figure-template-sets = обмежених множин, що підходять для { $variant }
rules-figure-product = 1! · 2! · … · 9!, і це не кількість сіток
rules-figure-quoted = число, яке наводять як кількість сіток і яке не може нею бути
rules-figure-remainder = його остача від ділення на 9!
rules-figure-plain-search = операцій простого пошуку, 5184⁹ · 23500

## estimate

estimate-too-large = сітки з блоками { $box } завеликі, щоб їх тут оцінити
estimate-no-samples = для оцінки потрібна вибірка: 1 сітка або більше
estimate-nothing = часу не вистачило навіть на одну порцію вибірки: дайте більше
    .command = часу не вистачило навіть на одну порцію вибірки: --seconds дає більше
