### What Nonet says about puzzles that it makes, or cannot make.

generate-too-many = за один раз можно составить от 1 до { $most } судоку
generate-other-size = размер этой сетки не тот, что у заказанных судоку: { $size }×{ $size }
    .command = { generate-other-size }. Размер задаёт --box
generate-no-range = «{ $text }» — не число и не диапазон: напишите число, например 24, или диапазон, например 22..30, ..30 или 25.. (включая концы)
generate-symmetry-unknown = симметрии «{ $symmetry }» нет, есть: { $known }
generate-level-unknown = уровня «{ $level }» нет, есть: { $known }
generate-no-times = «{ $text }» не называет числа шагов: напишите приём или приём и число от 1 до { $most }, например x-wing*2
generate-two-searches = судоку с малым числом заданных цифр не могут быть равновероятными: выберите что-то одно
generate-no-attempts = число попыток должно быть не меньше 1
generate-given-up = { $attempts ->
    [one] за { $attempts } попытку такого судоку не найдено: может быть, их нет или нужно больше времени
    [few] за { $attempts } попытки такого судоку не найдено: может быть, их нет или нужно больше времени
   *[other] за { $attempts } попыток такого судоку не найдено: может быть, их нет или нужно больше времени
}
generate-not-this-one = эти заданные цифры этой сетки не дают такого судоку, а другие не запрошены
generate-no-date = «{ $text }» — не дата: напишите год, месяц и день, например 2026-11-17

## impossible

impossible-no-keys = нет такого числа заданных цифр: от { $least } до { $most }
impossible-too-many-keys = { $most ->
    [one] для заданных цифр есть не больше { $most } клетки
   *[other] для заданных цифр есть не больше { $most } клеток
}
impossible-too-many-minimal = { $most ->
    [one] ни одному судоку не нужно больше { $most } заданной цифры: последняя цифра полной строки следует из остальных
   *[other] ни одному судоку не нужно больше { $most } заданных цифр: последняя цифра полной строки следует из остальных
}
impossible-too-few-keys = { $least ->
    [one] если заданных цифр меньше { $least }, у такого судоку не бывает единственного решения
   *[other] если заданных цифр меньше { $least }, у такого судоку не бывает единственного решения
}
# $name is one of the names of symmetries that the page offers, such as make-symmetry-rotational.
impossible-symmetry-of-keys = столько заданных цифр нельзя расположить с такой симметрией: { $name }
    .command = столько заданных цифр нельзя расположить с симметрией «{ $symmetry }»
impossible-pattern-outside = в узоре есть клетки за пределами сетки
impossible-pattern-keys = в узоре { $keys } { $keys ->
    [one] клетка
    [few] клетки
   *[other] клеток
}, а заданных цифр заказано другое число
impossible-pattern-symmetry = у узора нет такой симметрии: { $name }
    .command = у узора нет симметрии «{ $symmetry }»
impossible-pattern-leaves-lines = узор оставляет две строки или два столбца одних и тех же блоков без заданных цифр: их можно поменять местами, поэтому решение никогда не будет единственным
impossible-other-grid = сетка не соблюдает заказанных правил
impossible-no-grid = ни одна сетка не соблюдает всех этих правил
# $name is the name of a rule.
impossible-needs-boxes = этому правилу нужны блоки, а в фигурном судоку их нет: «{ $name }»
    .command = правилу «{ $variant }» нужны блоки, а в фигурном судоку их нет
impossible-grid-of-jigsaw = области фигурного судоку рисуются раньше его сетки: выбрать сетку нельзя
impossible-few-keys-only = поиск с малым числом заданных цифр идёт туда, где их меньше: для него нельзя задать ни уровень, ни симметрию, ни узор, ни свои условия каждого судоку, ни несколько решений
impossible-unbiased-only = все минимальные судоку с равной вероятностью можно получить только для классических сеток и без пожеланий к заданным цифрам, уровню и решению
# $name and $names are names of levels, as in level-name.
impossible-no-level = судоку этого размера с уровнем «{ $name }» нет; уровни: { $names }
    .command = судоку этого размера с уровнем «{ $level }» нет; уровни: { $known }
impossible-several-solutions = судоку, у которого может быть несколько решений, не бывает ни минимальным, ни какого-либо уровня
impossible-no-logic = насколько сложно судоку, можно сказать только для сеток до { $largest }×{ $largest }
impossible-no-score = в этом диапазоне нет ни одного числа очков
impossible-technique-nowhere = в такой сетке этот приём ничего не находит: { $technique }
impossible-technique-never-needed = этот приём никогда не нужен: { $technique }. Всё, что он находит, по частям находит другой, который пробуется раньше: { $part }
impossible-technique-too-hard = этот приём сложнее, чем разрешено: { $technique }
impossible-technique-above = в судоку уровня «{ $name }» этот приём никогда не нужен: { $technique }
    .command = в судоку уровня «{ $level }» этот приём никогда не нужен: { $technique }
