### What Nonet says about puzzles that it makes, or cannot make.

generate-too-many = за раз можна створити від 1 до { $most } головоломок
generate-other-size = ця сітка має інший розмір, ніж замовлені головоломки: вони { $size }×{ $size }
    .command = { generate-other-size }; розмір задає --box
generate-no-range = «{ $text }» — не число і не діапазон: напишіть число, як-от 24, або діапазон, як-от 22..30, ..30 чи 25.. (разом з обома кінцями)
generate-symmetry-unknown = немає симетрії «{ $symmetry }»; є такі: { $known }
generate-level-unknown = немає рівня «{ $level }»; є такі: { $known }
generate-no-times = «{ $text }» не називає кількості кроків: напишіть техніку або техніку й число від 1 до { $most }, як-от x-wing*2
generate-two-searches = головоломки з малою кількістю заданих цифр не бувають неупередженою вибіркою: замовте щось одне
generate-no-attempts = кількість спроб — 1 або більше
generate-given-up = { $attempts ->
    [one] такої головоломки не знайдено за { $attempts } спробу: можливо, її немає або треба більше часу
    [few] такої головоломки не знайдено за { $attempts } спроби: можливо, її немає або треба більше часу
   *[other] такої головоломки не знайдено за { $attempts } спроб: можливо, її немає або треба більше часу
}
generate-not-this-one = ці задані цифри цієї сітки не утворюють такої головоломки, а інших не замовлено
generate-no-date = «{ $text }» — не дата: напишіть рік, місяць і день, як-от 2026-11-17

## impossible

impossible-no-keys = кількості заданих цифр від { $least } до { $most } не буває
impossible-too-many-keys = { $most ->
    [one] для заданих цифр є щонайбільше { $most } клітинка
    [few] для заданих цифр є щонайбільше { $most } клітинки
   *[other] для заданих цифр є щонайбільше { $most } клітинок
}
impossible-too-many-minimal = { $most ->
    [one] жодній головоломці не треба заданих цифр більше ніж { $most }, бо остання в повному рядку випливає з решти
   *[other] жодній головоломці не треба заданих цифр більше ніж { $most }, бо остання в повному рядку випливає з решти
}
impossible-too-few-keys = { $least ->
    [one] якщо заданих цифр менше ніж { $least }, така головоломка не має єдиного розв’язку
   *[other] якщо заданих цифр менше ніж { $least }, така головоломка не має єдиного розв’язку
}
# $name is one of the names of symmetries that the page offers, such as make-symmetry-rotational.
impossible-symmetry-of-keys = така кількість заданих цифр не може лежати в цій симетрії: { $name }
    .command = така кількість заданих цифр не може лежати в симетрії «{ $symmetry }»
impossible-pattern-outside = у візерунку є клітинки поза сіткою
impossible-pattern-keys = у візерунку { $keys } { $keys ->
    [one] клітинка
    [few] клітинки
   *[other] клітинок
}, а заданих цифр замовлено іншу кількість
impossible-pattern-symmetry = візерунок не має цієї симетрії: { $name }
    .command = візерунок не має симетрії «{ $symmetry }»
impossible-pattern-leaves-lines = візерунок лишає два рядки або два стовпці тих самих блоків без заданих цифр: їх можна поміняти місцями, тож єдиного розв’язку не буде ніколи
impossible-other-grid = сітка не відповідає замовленим правилам
impossible-no-grid = жодна сітка не відповідає всім цим правилам
# $name is the name of a rule.
impossible-needs-boxes = цьому правилу потрібні блоки, а у фігурному судоку їх немає: { $name }
    .command = правилу «{ $variant }» потрібні блоки, а у фігурному судоку їх немає
impossible-grid-of-jigsaw = області фігурного судоку малюються раніше за сітку, тому сітку вибрати не можна
impossible-few-keys-only = пошук малої кількості заданих цифр іде туди, де їх менше: він не бере ні рівня, ні симетрії, ні візерунка, ні умов для кожної головоломки, ні кількох розв’язків
impossible-unbiased-only = однаково ймовірні мінімальні головоломки можливі лише для класичних сіток і без побажань щодо заданих цифр, рівня чи розв’язку
# $name and $names are names of levels, as in level-name.
impossible-no-level = головоломок цього розміру рівня «{ $name }» немає; є такі рівні: { $names }
    .command = головоломок цього розміру рівня «{ $level }» немає; є такі рівні: { $known }
impossible-several-solutions = головоломка, яка може мати кілька розв’язків, не буває мінімальною і не має рівня
impossible-no-logic = наскільки складна головоломка, можна сказати лише для сіток до { $largest }×{ $largest }
impossible-no-score = у цьому діапазоні балів не буває
impossible-technique-nowhere = у такій сітці ця техніка нічого не знаходить: { $technique }
impossible-technique-never-needed = жодна головоломка не потребує техніки «{ $technique }»: усе, що вона знаходить, частинами знаходить «{ $part }», яку пробують раніше
impossible-technique-too-hard = ця техніка складніша за дозволені: { $technique }
impossible-technique-above = головоломки рівня «{ $name }» ніколи не потребують цієї техніки: { $technique }
    .command = головоломки рівня «{ $level }» ніколи не потребують цієї техніки: { $technique }
