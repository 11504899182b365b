### What Nonet says about grids as such: their number, their numbers, and which are alike.
###
### Numbers of grids can be beyond 2^53: then they come as text, which takes the variant with *.

## grid

grid-not-full = это судоку, в котором { $empty } { $empty ->
    [one] пустая клетка
    [few] пустые клетки
   *[other] пустых клеток
}, а не заполненная сетка
    .command = { grid-not-full }: nonet solve заполнит его
grid-clash = цифры нарушают правила: { $reasons }
grid-no-number = «{ $text }» — не номер: напишите только цифры, например 1234567
grid-number-past-end = { $total ->
    [one] всего { $total } сетка, счёт с 0: номер последней { $last }
    [few] всего { $total } сетки, счёт с 0: номер последней { $last }
   *[other] всего { $total } сеток, счёт с 0: номер последней { $last }
}
grid-unnumbered = у сеток с блоками { $box } здесь нет номеров: они есть у сеток 4×4, 6×6 и 9×9 (2x2, 2x3, 3x2, 3x3)
grid-too-many = за один раз можно взять от 1 до { $most } сеток
grid-uncounted = точно и быстро сосчитать сетки { $size }×{ $size } с блоками { $box } Nonet не умеет, но можно оценить, сколько их примерно
    .command = точно и быстро сосчитать сетки { $size }×{ $size } с блоками { $box } Nonet не умеет: nonet estimate --box { $box } скажет, сколько их примерно
grid-uncounted-unestimated = сосчитать сетки { $size }×{ $size } с блоками { $box } Nonet не умеет, а для оценки они слишком велики
grid-variants-uncounted = при блоках { $box } и только этих вариантах сеток слишком много, чтобы считать их по одной: { $variants }. Добавьте ещё вариант или возьмите блоки поменьше
grid-essential-uncounted = существенно различные сетки с блоками { $box } здесь не считаются, считаются с 2x2, 2x3, 2x4 и 3x3
grid-essential-variants = существенно различные сетки считаются только без вариантов
    .command = --essential считает сетки только без вариантов
grid-fewest-size = перебираются все судоку с малым числом заданных цифр, и для блоков { $box } это слишком долго: можно 4×4 и 6×6 (2x2, 2x3, 3x2)
grid-fewest-none = ни одна сетка не соблюдает всего этого
grid-bands-classic = ленты есть у сеток 9×9
    .command = { grid-bands-classic }: уберите --box
grid-no-band = ленты { $number } нет: их номера от 1 до { $last }
grid-no-chunk = «{ $text }» — не доля работы: напишите номер доли и сколько их всего, например 3/416 (не больше { $most })
grid-equivalent = эквивалентны
grid-not-equivalent = не эквивалентны
variant-unknown = варианта «{ $variant }» нет, есть: { $known }
# $name is the name of a rule.
variant-unsuited = с блоками { $box } это правило не имеет смысла: «{ $name }»
    .command = { $variant } с блоками { $box } не имеет смысла

## symmetry

symmetry-none = ничего не меняется
symmetry-rows = строки переходят в { $places }
symmetry-columns = столбцы переходят в { $places }
symmetry-transposes = строки становятся столбцами
symmetry-then-transposes = затем строки становятся столбцами
symmetry-digits = цифры становятся { $names }

## grid merge

merge-no-result = это не результат доли работы над лентами
    .command = это не результат nonet grid bands --chunk
# $one and $other are numbers of chunks.
merge-mixed = результаты деления на { $one } и на { $other } частей не подходят друг к другу
merge-differs = часть { $chunk } есть дважды, с разными результатами
merge-nothing = в этих файлах нет результатов
merge-missing = { $count ->
    [one] не хватает { $count } части из { $all }: { $numbers }
   *[other] не хватает { $count } частей из { $all }: { $numbers }
}
merge-wrong = { $grids ->
    [one] вместе получается { $grids } сетка, а их { $total }
    [few] вместе получается { $grids } сетки, а их { $total }
   *[other] вместе получается { $grids } сеток, а их { $total }
}

## rules

rules-past-end = номера { $number } здесь нет: номера от { $first } до { $last }
rules-not-classic = правила есть у сеток 9×9
rules-figure-rules = правила
rules-figure-groups = группы, по месту в первом блоке
rules-figure-per-group = правила в каждой группе
rules-figure-per-position = правила для каждого места в каждом блоке
rules-figure-neighbours = соседи каждого правила
rules-figure-strangers = несоседи каждого правила вне его группы
rules-figure-equal = правила, у которых с данным общих мест: { $equal }
rules-figure-sets = наборы из девяти соседних правил
rules-figure-labellings = способы дать девяти правилам цифры
rules-figure-grids = сетки
rules-figure-restricted-rules = правила ограниченного метода, { $reading ->
   *[two] два условия, на которых основаны числа статьи
    [three] все три условия, перечисленные в статье
}
rules-figure-restricted-sets = наборы из них
rules-figure-restricted-grids = сетки из них
rules-figure-template = правила, подходящие для { $variant }
rules-figure-template-restricted = из них ограниченные
rules-figure-template-sets = ограниченные наборы, подходящие для { $variant }
rules-figure-product = 1! · 2! · … · 9!, это не число сеток
rules-figure-quoted = число, которое приводят как число сеток и которое им быть не может
rules-figure-remainder = его остаток от деления на 9!
rules-figure-plain-search = операции простого перебора, 5184⁹ · 23500

## estimate

estimate-too-large = сетки с блоками { $box } слишком велики для оценки здесь
estimate-no-samples = для оценки нужно хотя бы одно испытание
estimate-nothing = времени не хватило ни на одну серию испытаний: дайте больше
    .command = времени не хватило ни на одну серию испытаний: --seconds даёт больше
