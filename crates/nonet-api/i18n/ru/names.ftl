### The names of what there is to learn: techniques, methods and subjects, each by its id.
###
### .indefinite: the name as it stands in the middle of a sentence, in the nominative: «В строке 2 есть открытая пара».
### Names of rules have no forms: sentences have them in quotes, «правило «Антиконь»».
###
### Словарь
### puzzle судоку (не склоняется) · grid сетка · board доска · cell клетка · row строка · column столбец · box блок
### region область · diagonal диагональ (нисходящая, восходящая) · window окно · strip полоса · digit цифра
### candidate кандидат · given, key заданная цифра · clue условие · pencil mark пометка · star звёздочка
### solution решение · answer ответ · hint подсказка · step шаг · way путь · position позиция · sample образец
### technique приём · method метод · trial проба · logic логика · level уровень · score очки · complexity сложность
### easy лёгкий · medium средний · hard сложный · unfair коварный · extreme экстрим
### naked открытый · hidden скрытый · single одиночка · pair, triple, quad пара, тройка, четвёрка · locked запертый
### pointing указывающие кандидаты · claiming сокращение «линия — блок» · Swordfish рыба-меч · Jellyfish медуза
### fin плавник · wing крыло (имена: XY-Wing) · pivot опора · pincer клешня · chain цепочка · loop петля · link связь
### strong, weak сильная, слабая · forcing форсирующий · net сеть · colouring раскраска · set набор
### unique rectangle уникальный прямоугольник · BUG, ALS, AIC — как в английском
### sample (estimate) испытание · seed начальное число · settings настройки · records рекорды · backup резервная копия

## Techniques, from the easiest on

technique-full-house = Последняя клетка
    .indefinite = последняя клетка
technique-tallest-building = Самое высокое здание
    .indefinite = самое высокое здание
technique-hidden-single = Скрытая одиночка
    .indefinite = скрытая одиночка
technique-naked-single = Открытая одиночка
    .indefinite = открытая одиночка
technique-too-tall = Слишком высокое здание
    .indefinite = слишком высокое здание
technique-rising-run = Растущий ряд
    .indefinite = растущий ряд
technique-locked-pair = Запертая пара
    .indefinite = запертая пара
technique-locked-triple = Запертая тройка
    .indefinite = запертая тройка
technique-pointing = Указывающие кандидаты
    .indefinite = указывающие кандидаты
technique-claiming = Сокращение «линия — блок»
    .indefinite = сокращение «линия — блок»
technique-emptying-digit = Опустошающая цифра
    .indefinite = опустошающая цифра
technique-naked-pair = Открытая пара
    .indefinite = открытая пара
technique-naked-triple = Открытая тройка
    .indefinite = открытая тройка
technique-hidden-pair = Скрытая пара
    .indefinite = скрытая пара
technique-hidden-triple = Скрытая тройка
    .indefinite = скрытая тройка
technique-clue-elimination = Исключение по условию
    .indefinite = исключение по условию
technique-both-ends = Условия с двух концов
    .indefinite = исключение по условиям с двух концов
technique-naked-quad = Открытая четвёрка
    .indefinite = открытая четвёрка
technique-hidden-quad = Скрытая четвёрка
    .indefinite = скрытая четвёрка
technique-x-wing = X-Wing
    .indefinite = X-Wing
technique-swordfish = Рыба-меч
    .indefinite = рыба-меч
technique-jellyfish = Медуза
    .indefinite = медуза
technique-remote-pair = Удалённая пара
    .indefinite = удалённая пара
technique-bug-plus-1 = BUG+1
    .indefinite = BUG+1
technique-skyscraper = Небоскрёб
    .indefinite = небоскрёб
technique-two-string-kite = Воздушный змей
    .indefinite = воздушный змей
technique-turbot-fish = Turbot Fish
    .indefinite = Turbot Fish
technique-empty-rectangle = Пустой прямоугольник
    .indefinite = пустой прямоугольник
technique-dual-two-string-kite = Двойной воздушный змей
    .indefinite = двойной воздушный змей
technique-dual-empty-rectangle = Двойной пустой прямоугольник
    .indefinite = двойной пустой прямоугольник
technique-w-wing = W-Wing
    .indefinite = W-Wing
technique-xy-wing = XY-Wing
    .indefinite = XY-Wing
technique-xyz-wing = XYZ-Wing
    .indefinite = XYZ-Wing
technique-unique-rectangle-1 = Уникальный прямоугольник типа 1
    .indefinite = уникальный прямоугольник типа 1
technique-unique-rectangle-2 = Уникальный прямоугольник типа 2
    .indefinite = уникальный прямоугольник типа 2
technique-unique-rectangle-3 = Уникальный прямоугольник типа 3
    .indefinite = уникальный прямоугольник типа 3
technique-unique-rectangle-4 = Уникальный прямоугольник типа 4
    .indefinite = уникальный прямоугольник типа 4
technique-unique-rectangle-5 = Уникальный прямоугольник типа 5
    .indefinite = уникальный прямоугольник типа 5
technique-unique-rectangle-6 = Уникальный прямоугольник типа 6
    .indefinite = уникальный прямоугольник типа 6
technique-hidden-rectangle = Скрытый прямоугольник
    .indefinite = скрытый прямоугольник
technique-avoidable-rectangle-1 = Избегаемый прямоугольник типа 1
    .indefinite = избегаемый прямоугольник типа 1
technique-avoidable-rectangle-2 = Избегаемый прямоугольник типа 2
    .indefinite = избегаемый прямоугольник типа 2
technique-finned-x-wing = X-Wing с плавником
    .indefinite = X-Wing с плавником
technique-sashimi-x-wing = X-Wing сашими
    .indefinite = X-Wing сашими
technique-simple-colours-trap = Простая раскраска: ловушка
    .indefinite = ловушка простой раскраски
technique-simple-colours-wrap = Простая раскраска: противоречие
    .indefinite = противоречие простой раскраски
technique-unique-loop = Уникальная петля
    .indefinite = уникальная петля
technique-multi-colours-1 = Многоцветная раскраска 1
    .indefinite = многоцветная раскраска 1
technique-multi-colours-2 = Многоцветная раскраска 2
    .indefinite = многоцветная раскраска 2
technique-bug-2 = BUG типа 2
    .indefinite = BUG типа 2
technique-bug-3 = BUG типа 3
    .indefinite = BUG типа 3
technique-bug-4 = BUG типа 4
    .indefinite = BUG типа 4
technique-wxyz-wing = WXYZ-Wing
    .indefinite = WXYZ-Wing
technique-finned-swordfish = Рыба-меч с плавником
    .indefinite = рыба-меч с плавником
technique-sashimi-swordfish = Рыба-меч сашими
    .indefinite = рыба-меч сашими
technique-finned-jellyfish = Медуза с плавником
    .indefinite = медуза с плавником
technique-sashimi-jellyfish = Медуза сашими
    .indefinite = медуза сашими
technique-sue-de-coq = Sue de Coq
    .indefinite = Sue de Coq
technique-x-chain = X-цепочка
    .indefinite = X-цепочка
technique-xy-chain = XY-цепочка
    .indefinite = XY-цепочка
technique-3d-medusa = 3D Medusa
    .indefinite = раскраска 3D Medusa
technique-continuous-nice-loop = Непрерывная петля
    .indefinite = непрерывная петля
technique-aic = Чередующаяся цепочка (AIC)
    .indefinite = чередующаяся цепочка (AIC)
technique-grouped-continuous-nice-loop = Непрерывная петля с группами
    .indefinite = непрерывная петля с группами
technique-grouped-aic = Чередующаяся цепочка с группами
    .indefinite = чередующаяся цепочка с группами
technique-als-xz = ALS-XZ
    .indefinite = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
    .indefinite = ALS-XY-Wing
technique-als-chain = ALS-цепочка
    .indefinite = ALS-цепочка
technique-als-aic = AIC с ALS
    .indefinite = AIC с ALS
technique-als-nice-loop = Петля с ALS
    .indefinite = петля с ALS
technique-nishio = Нисио
    .indefinite = противоречие Нисио
technique-cell-forcing-chain = Форсирующая цепочка (клетка)
    .indefinite = форсирующая цепочка (клетка)
technique-region-forcing-chain = Форсирующая цепочка (цифра)
    .indefinite = форсирующая цепочка
technique-contradiction-chain = Цепочка к противоречию
    .indefinite = цепочка к противоречию
technique-forcing-net = Форсирующая сеть
    .indefinite = форсирующая сеть
technique-trial = Проба
    .indefinite = место для пробы

## The five methods of I. Bocharov's solver

technique-method-1 = Метод 1: единственное значение
    .indefinite = случай для метода 1 (единственное значение)
technique-method-2 = Метод 2: единственная клетка
    .indefinite = случай для метода 2 (единственная клетка)
technique-method-3 = Метод 3: теоретические линии
    .indefinite = случай для метода 3 (теоретические линии)
technique-method-4 = Метод 4: линии и одиночные клетки
    .indefinite = случай для метода 4 (линии и одиночные клетки)
technique-method-5 = Метод 5: группы
    .indefinite = случай для метода 5 (группы)

## K. Ivanova's names for techniques

other-name-single-position = Единственная позиция
other-name-single-candidate = Единственный кандидат
other-name-candidate-lines = Линии кандидатов
other-name-double-pairs = Двойные пары
other-name-multiple-lines = Множественные линии
other-name-naked-pairs = Открытые пары
other-name-naked-triples = Открытые тройки
other-name-hidden-pairs = Скрытые пары
other-name-hidden-triples = Скрытые тройки
other-name-x-wings = X-Wing
other-name-swordfish = Рыба-меч
other-name-forcing-chains = Форсирующие цепочки
other-name-nishio = Нисио
other-name-guessing = Угадывание

## Methods of solving by computer

method-fast = Быстрый решатель
method-masks = Решатель на масках
method-general = Общий решатель
method-exact-cover = Точное покрытие
method-sets = Алгоритм множеств
method-backtrack = Поиск с возвратом
method-annealing = Имитация отжига
method-tabu = Поиск с запретами
method-genetic = Генетический алгоритм
method-logic = Логика
method-trial = Пробы

## Subjects

subject-counting = Подсчёт сеток
subject-rules = Правила и наборы

## Rules beyond rows, columns and boxes

rule-region = Фигурная область
rule-diagonal-falling = Нисходящая диагональ
rule-diagonal-rising = Восходящая диагональ
rule-windoku = Виндоку
rule-disjoint-groups = Непересекающиеся группы
rule-extra-region = Дополнительная область
rule-strip = Полоса
rule-anti-knight = Антиконь
rule-anti-king = Антикороль
rule-non-consecutive = Без соседних чисел
rule-even = Чётные
rule-odd = Нечётные
rule-buildings = Здания
