### The names of what there is to learn: techniques, methods and subjects, each by its id.
###
### Речник на превода (нека думите са едни и същи навсякъде):
### puzzle = задача; Sudoku = судоку; grid = решетка (full grid = попълнена решетка); board = дъска; table = таблица;
### cell = клетка; row = ред; column = колона; box = блок (не „квадрат“: блоковете 2×3 не са квадрати);
### house = зона (ред, колона, блок или друга част без повторения); region = област; extra region = допълнителна област;
### window = прозорец; strip = лента; band = пояс; digit = цифра; number = число; value = стойност; candidate = кандидат;
### given, key = дадена цифра; clue = указание; pencil mark = бележка (в ъгъла, в средата); marked cell = отбелязана клетка;
### solution = решение; answer = отговор; hint = подсказка; step = стъпка; way = път; trial = проба; attempt = опит;
### guess = налучкване; suppose = да допуснем; search = търсене; node = възел; level = ниво (лесно, средно, трудно,
### коварно, екстремно); score = точки; complexity = сложност; sample = пример; (random) sample = извадка; seed = начално
### число; estimate = оценка; record = резултат; backup = резервно копие; naked/hidden single = гола/скрита единична цифра; pair = двойка,
### triple = тройка, quad = четворка; locked = заключен; pointing = насочване; claiming = завземане; fish = риба, fin =
### перка; wing = крило, pivot = опора, pincer = щипка; X-Wing, Swordfish, Jellyfish, XY-Wing, BUG, ALS остават, както ги
### наричат играчите; link = връзка (силна, слаба); chain = верига; loop = цикъл; forcing = принуждаващ; net = мрежа; colouring =
### оцветяване; unique rectangle = уникален правоъгълник; set of cells = множество; set of rules = набор; game = игра; move = ход; mistake = грешка;
### strike out = зачеркване; (in a game) try = проба; point = запомнена позиция; puzzle of the day = задача на деня; review =
### преглед.
###
### $name-indefinite е името насред изречение: „Има гола двойка за 3 и 5 в ред 2.“ То е без член, с малка буква.
### Имената стоят пред „за 4 в ред 2“. Където името би трябвало да се изменя, то стои в кавички.

## Techniques, from the easiest on

technique-full-house = Последна клетка
    .indefinite = последна клетка
technique-tallest-building = Най-висока сграда
    .indefinite = място за най-високата сграда
technique-hidden-single = Скрита единична цифра
    .indefinite = скрита единична цифра – единствено място
technique-naked-single = Гола единична цифра
    .indefinite = гола единична цифра
technique-too-tall = Твърде висока сграда
    .indefinite = твърде висока сграда
technique-rising-run = Растяща редица
    .indefinite = растяща редица
technique-locked-pair = Заключена двойка
    .indefinite = заключена двойка
technique-locked-triple = Заключена тройка
    .indefinite = заключена тройка
technique-pointing = Насочване
    .indefinite = насочване
technique-claiming = Завземане
    .indefinite = завземане
technique-emptying-digit = Изпразваща цифра
    .indefinite = изпразваща цифра
technique-naked-pair = Гола двойка
    .indefinite = гола двойка
technique-naked-triple = Гола тройка
    .indefinite = гола тройка
technique-hidden-pair = Скрита двойка
    .indefinite = скрита двойка
technique-hidden-triple = Скрита тройка
    .indefinite = скрита тройка
technique-clue-elimination = Изключване по указание
    .indefinite = изключване по указание
technique-both-ends = Указания в двата края
    .indefinite = изключване по указания в двата края
technique-naked-quad = Гола четворка
    .indefinite = гола четворка
technique-hidden-quad = Скрита четворка
    .indefinite = скрита четворка
technique-x-wing = X-Wing
    .indefinite = X-Wing
technique-swordfish = Swordfish
    .indefinite = Swordfish
technique-jellyfish = Jellyfish
    .indefinite = Jellyfish
technique-remote-pair = Отдалечена двойка
    .indefinite = отдалечена двойка
technique-bug-plus-1 = BUG+1
    .indefinite = BUG+1
technique-skyscraper = Небостъргач
    .indefinite = небостъргач
technique-two-string-kite = Хвърчило с две нишки
    .indefinite = хвърчило с две нишки
technique-turbot-fish = Turbot Fish
    .indefinite = Turbot Fish
technique-empty-rectangle = Празен правоъгълник
    .indefinite = празен правоъгълник
technique-dual-two-string-kite = Двойно хвърчило с две нишки
    .indefinite = двойно хвърчило с две нишки
technique-dual-empty-rectangle = Двоен празен правоъгълник
    .indefinite = двоен празен правоъгълник
technique-w-wing = W-Wing
    .indefinite = W-Wing
technique-xy-wing = XY-Wing
    .indefinite = XY-Wing
technique-xyz-wing = XYZ-Wing
    .indefinite = XYZ-Wing
technique-unique-rectangle-1 = Уникален правоъгълник, тип 1
    .indefinite = уникален правоъгълник от тип 1
technique-unique-rectangle-2 = Уникален правоъгълник, тип 2
    .indefinite = уникален правоъгълник от тип 2
technique-unique-rectangle-3 = Уникален правоъгълник, тип 3
    .indefinite = уникален правоъгълник от тип 3
technique-unique-rectangle-4 = Уникален правоъгълник, тип 4
    .indefinite = уникален правоъгълник от тип 4
technique-unique-rectangle-5 = Уникален правоъгълник, тип 5
    .indefinite = уникален правоъгълник от тип 5
technique-unique-rectangle-6 = Уникален правоъгълник, тип 6
    .indefinite = уникален правоъгълник от тип 6
technique-hidden-rectangle = Скрит правоъгълник
    .indefinite = скрит правоъгълник
technique-avoidable-rectangle-1 = Избежим правоъгълник, тип 1
    .indefinite = избежим правоъгълник от тип 1
technique-avoidable-rectangle-2 = Избежим правоъгълник, тип 2
    .indefinite = избежим правоъгълник от тип 2
technique-finned-x-wing = X-Wing с перка
    .indefinite = X-Wing с перка
technique-sashimi-x-wing = Сашими X-Wing
    .indefinite = сашими X-Wing
technique-simple-colours-trap = Просто оцветяване: капан
    .indefinite = капан чрез просто оцветяване
technique-simple-colours-wrap = Просто оцветяване: сблъсък
    .indefinite = сблъсък при просто оцветяване
technique-unique-loop = Уникален цикъл
    .indefinite = уникален цикъл
technique-multi-colours-1 = Множествено оцветяване 1
    .indefinite = множествено оцветяване 1
technique-multi-colours-2 = Множествено оцветяване 2
    .indefinite = множествено оцветяване 2
technique-bug-2 = BUG, тип 2
    .indefinite = BUG от тип 2
technique-bug-3 = BUG, тип 3
    .indefinite = BUG от тип 3
technique-bug-4 = BUG, тип 4
    .indefinite = BUG от тип 4
technique-wxyz-wing = WXYZ-Wing
    .indefinite = WXYZ-Wing
technique-finned-swordfish = Swordfish с перка
    .indefinite = Swordfish с перка
technique-sashimi-swordfish = Сашими Swordfish
    .indefinite = сашими Swordfish
technique-finned-jellyfish = Jellyfish с перка
    .indefinite = Jellyfish с перка
technique-sashimi-jellyfish = Сашими Jellyfish
    .indefinite = сашими Jellyfish
technique-sue-de-coq = Sue de Coq
    .indefinite = Sue de Coq
technique-x-chain = X-верига
    .indefinite = X-верига
technique-xy-chain = XY-верига
    .indefinite = XY-верига
technique-3d-medusa = 3D Медуза
    .indefinite = оцветяване „3D Медуза“
technique-continuous-nice-loop = Непрекъснат цикъл
    .indefinite = непрекъснат цикъл
technique-aic = Редуваща се верига (AIC)
    .indefinite = редуваща се верига (AIC)
technique-grouped-continuous-nice-loop = Непрекъснат цикъл с групи
    .indefinite = непрекъснат цикъл с групи
technique-grouped-aic = Редуваща се верига с групи (AIC)
    .indefinite = редуваща се верига с групи (AIC)
technique-als-xz = ALS-XZ
    .indefinite = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
    .indefinite = ALS-XY-Wing
technique-als-chain = Верига от ALS
    .indefinite = верига от ALS
technique-als-aic = AIC с ALS
    .indefinite = AIC с ALS
technique-als-nice-loop = Непрекъснат цикъл с ALS
    .indefinite = непрекъснат цикъл с ALS
technique-nishio = Нишио
    .indefinite = противоречие по Нишио
technique-cell-forcing-chain = Принуждаваща верига от клетка
    .indefinite = принуждаваща верига от клетка
technique-region-forcing-chain = Принуждаваща верига от зона
    .indefinite = принуждаваща верига от зона
technique-contradiction-chain = Верига до противоречие
    .indefinite = верига до противоречие
technique-forcing-net = Принуждаваща мрежа
    .indefinite = принуждаваща мрежа
technique-trial = Проба
    .indefinite = повод за проба

## The five methods of I. Bocharov's solver

technique-method-1 = Метод 1: единствена стойност
    .indefinite = единствена стойност (метод 1)
technique-method-2 = Метод 2: единствена клетка
    .indefinite = единствена клетка (метод 2)
technique-method-3 = Метод 3: теоретични линии
    .indefinite = теоретична линия (метод 3)
technique-method-4 = Метод 4: линии и единични клетки
    .indefinite = съчетание от линии и единични клетки (метод 4)
technique-method-5 = Метод 5: групи
    .indefinite = група (метод 5)

## K. Ivanova's names for techniques

other-name-single-position = Единствена позиция
other-name-single-candidate = Единствен кандидат
other-name-candidate-lines = Линии от кандидати
other-name-double-pairs = Две двойки
other-name-multiple-lines = Множествени линии
other-name-naked-pairs = Голи двойки
other-name-naked-triples = Голи тройки
other-name-hidden-pairs = Скрити двойки
other-name-hidden-triples = Скрити тройки
other-name-x-wings = X-Wing
other-name-swordfish = Swordfish
other-name-forcing-chains = Принуждаващи вериги
other-name-nishio = Нишио
other-name-guessing = Налучкване

## Methods of solving by computer

method-fast = Бързо решаване
method-masks = Решаване с маски
method-general = Универсално решаване
method-exact-cover = Точно покритие
method-sets = Алгоритъм с множества
method-backtrack = Търсене с връщане
method-annealing = Симулирано закаляване
method-tabu = Търсене с табу
method-genetic = Генетичен алгоритъм
method-logic = Логика
method-trial = Проби

## Subjects

subject-counting = Броене на решетките
subject-rules = Правила и набори

## Rules beyond rows, columns and boxes

rule-region = Неправилна област
rule-diagonal-falling = Низходящ диагонал
rule-diagonal-rising = Възходящ диагонал
rule-windoku = Уиндоку
rule-disjoint-groups = Разпръснати групи
rule-extra-region = Допълнителна област
rule-strip = Лента
rule-anti-knight = Без ход на коня
rule-anti-king = Без ход на царя
rule-non-consecutive = Без последователни
rule-even = Четни
rule-odd = Нечетни
rule-buildings = Сгради
