### What Nonet says about puzzles that it makes, or cannot make.

generate-too-many = наведнъж може да се съставят от 1 до { $most } задачи
generate-other-size = тази решетка е с друг размер, а исканите задачи са { $size }×{ $size }
    .command = { generate-other-size }: размерът се казва с --box
generate-no-range = „{ $text }“ не е нито число, нито граници: напишете число, например 24, или граници, например 22..30, ..30 или 25.. (с двата края)
generate-symmetry-unknown = няма симетрия „{ $symmetry }“: има { $known }
generate-level-unknown = няма ниво „{ $level }“: има { $known }
generate-no-times = „{ $text }“ не казва брой стъпки: напишете техника или техника и число от 1 до { $most }, например x-wing*2
generate-two-searches = задачите с малко дадени цифри не може да са и безпристрастно избрани: поискайте едното от двете
generate-no-attempts = броят на опитите е 1 или повече
generate-given-up = { $attempts ->
    [one] с { $attempts } опит не се намери такава задача: може да не съществува или да е нужно повече време
   *[other] след { $attempts } опита не се намери такава задача: може да не съществува или да е нужно повече време
}
generate-not-this-one = тези дадени цифри от тази решетка не са такава задача, а други не са поискани
generate-no-date = „{ $text }“ не е дата: напишете година, месец и ден, например 2026-11-17

## impossible

impossible-no-keys = няма брой дадени цифри от { $least } до { $most }
impossible-too-many-keys = { $most ->
    [one] за дадени цифри няма повече от { $most } клетка
   *[other] за дадени цифри няма повече от { $most } клетки
}
impossible-too-many-minimal = { $most ->
    [one] никоя задача не се нуждае от повече от { $most } дадена цифра, защото последната в пълен ред следва от другите
   *[other] никоя задача не се нуждае от повече от { $most } дадени цифри, защото последната в пълен ред следва от другите
}
impossible-too-few-keys = { $least ->
    [one] с по-малко от { $least } дадена цифра никоя такава задача няма единствено решение
   *[other] с по-малко от { $least } дадени цифри никоя такава задача няма единствено решение
}
# $name is one of the names of symmetries that the page offers, such as make-symmetry-rotational.
impossible-symmetry-of-keys = толкова дадени цифри не може да се разположат с тази симетрия: { $name }
    .command = толкова дадени цифри не може да се разположат със симетрия „{ $symmetry }“
impossible-pattern-outside = шарката има клетки извън решетката
impossible-pattern-keys = { $keys ->
    [one] шарката има { $keys } клетка, а това не е исканият брой дадени цифри
   *[other] шарката има { $keys } клетки, а това не е исканият брой дадени цифри
}
impossible-pattern-symmetry = шарката няма тази симетрия: { $name }
    .command = шарката няма симетрията „{ $symmetry }“
impossible-pattern-leaves-lines = шарката оставя два реда или две колони от едни и същи блокове без дадени цифри: те може да се разменят, така че решението никога не е единствено
impossible-other-grid = решетката не спазва исканите правила
impossible-no-grid = никоя решетка не спазва всички тези правила
# $name is the name of a rule.
impossible-needs-boxes = това правило изисква блокове, а в джигсо няма блокове: { $name }
    .command = правилото „{ $variant }“ изисква блокове, а в джигсо няма блокове
impossible-grid-of-jigsaw = областите на джигсо се чертаят преди решетката: тя не може да се избере
impossible-few-keys-only = търсенето на малко дадени цифри отива там, където те са по-малко: то не приема ниво, симетрия, шарка или указания за всяка задача, нито няколко решения
impossible-unbiased-only = всички минимални задачи с еднаква вероятност се получават само за класически решетки и без изисквания за дадените цифри, нивото или решението
# $name and $names are names of levels, as in level-name.
impossible-no-level = няма задача с този размер и ниво „{ $name }“: нивата са { $names }
    .command = няма задача с този размер и ниво „{ $level }“: нивата са { $known }
impossible-several-solutions = задача, която може да има няколко решения, не е нито минимална, нито от някое ниво
impossible-no-logic = колко е трудна една задача, може да се каже само за решетки до { $largest }×{ $largest }
impossible-no-score = няма брой точки в тези граници
impossible-technique-nowhere = в такава решетка тази техника не намира нищо: { $technique }
impossible-technique-never-needed = никоя задача не изисква тази техника: { $technique }. Каквото и да намира тя, преди нея го намира на части тази: { $part }
impossible-technique-too-hard = тази техника е по-трудна от това, което може да се използва: { $technique }
impossible-technique-above = задачите от ниво „{ $name }“ никога не изискват тази техника: { $technique }
    .command = задачите от ниво „{ $level }“ никога не изискват тази техника: { $technique }
