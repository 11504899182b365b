### The names of what there is to learn: techniques, methods and subjects, each by its id.
###
### .indefinite стоїть у реченні після «є» або «маємо»: називний відмінок, з малої літери («є явна пара»).
### Апостроф — ’ (U+2019), лапки — «…», тире — —. До читача звертаємося на «ви»; на кнопках — інфінітив.
###
### Глосарій:
### puzzle головоломка; Sudoku судоку (незмінне, середній рід); grid сітка; board поле; table таблиця;
### cell клітинка; row рядок; column стовпець; box блок; region область; house — окремого слова уникаємо;
### line лінія; digit цифра; value значення; number число або номер; candidate кандидат;
### given, key задана цифра; clue (of a rule) умова; pencil mark позначка олівцем; mark позначка;
### corner mark кутова позначка; centre mark центральна позначка; marked with a star із зірочкою;
### solution розв’язок; answer відповідь; solver розв’язувач; hint підказка; step крок; way шлях;
### technique техніка; method метод; rule правило; variant варіант; sample зразок; record результат;
### level рівень: easy легкий, medium середній, hard важкий, unfair хитрий, extreme екстрим;
### score бали; complexity складність; trial спроба; naked явний; hidden прихований;
### single одинак; pair пара; triple трійка; quad четвірка; locked замкнений; pointing вказівні кандидати;
### claiming захоплені кандидати; X-Wing X-крило; Swordfish риба-меч; Jellyfish медуза; fin плавець;
### wing крило; pivot опорна клітинка; pincer клешня; chain ланцюг; link зв’язок (strong сильний, weak слабкий);
### loop петля; forcing chain примусовий ланцюг; forcing net примусова мережа; colouring розфарбування;
### almost locked set майже замкнена множина (ALS); remote pair віддалена пара; unique rectangle унікальний
### прямокутник; BUG, ALS, AIC, Nishio, Sue de Coq, 3D Medusa — без перекладу; seed зерно; to see бачити.

## Techniques, from the easiest on

technique-full-house = Остання клітинка
    .indefinite = остання клітинка
technique-tallest-building = Найвищий будинок
    .indefinite = найвищий будинок
technique-hidden-single = Прихований одинак
    .indefinite = прихований одинак
technique-naked-single = Явний одинак
    .indefinite = явний одинак
technique-too-tall = Зависокий будинок
    .indefinite = зависокий будинок
technique-rising-run = Безперервний підйом
    .indefinite = безперервний підйом
technique-locked-pair = Замкнена пара
    .indefinite = замкнена пара
technique-locked-triple = Замкнена трійка
    .indefinite = замкнена трійка
technique-pointing = Вказівні кандидати
    .indefinite = вказівні кандидати
technique-claiming = Захоплені кандидати
    .indefinite = захоплені кандидати
technique-emptying-digit = Спустошлива цифра
    .indefinite = спустошлива цифра
technique-naked-pair = Явна пара
    .indefinite = явна пара
technique-naked-triple = Явна трійка
    .indefinite = явна трійка
technique-hidden-pair = Прихована пара
    .indefinite = прихована пара
technique-hidden-triple = Прихована трійка
    .indefinite = прихована трійка
technique-clue-elimination = Вилучення за умовою
    .indefinite = вилучення за умовою
technique-both-ends = Умови з обох кінців
    .indefinite = умови з обох кінців
technique-naked-quad = Явна четвірка
    .indefinite = явна четвірка
technique-hidden-quad = Прихована четвірка
    .indefinite = прихована четвірка
technique-x-wing = X-крило
    .indefinite = X-крило
technique-swordfish = Риба-меч
    .indefinite = риба-меч
technique-jellyfish = Медуза
    .indefinite = медуза
technique-remote-pair = Віддалена пара
    .indefinite = віддалена пара
technique-bug-plus-1 = BUG+1
    .indefinite = BUG+1
technique-skyscraper = Хмарочос
    .indefinite = хмарочос
technique-two-string-kite = Змій на двох нитках
    .indefinite = змій на двох нитках
technique-turbot-fish = Риба-тюрбо
    .indefinite = риба-тюрбо
technique-empty-rectangle = Порожній прямокутник
    .indefinite = порожній прямокутник
technique-dual-two-string-kite = Подвійний змій на двох нитках
    .indefinite = подвійний змій на двох нитках
technique-dual-empty-rectangle = Подвійний порожній прямокутник
    .indefinite = подвійний порожній прямокутник
technique-w-wing = W-крило
    .indefinite = W-крило
technique-xy-wing = XY-крило
    .indefinite = XY-крило
technique-xyz-wing = XYZ-крило
    .indefinite = XYZ-крило
technique-unique-rectangle-1 = Унікальний прямокутник типу 1
    .indefinite = унікальний прямокутник типу 1
technique-unique-rectangle-2 = Унікальний прямокутник типу 2
    .indefinite = унікальний прямокутник типу 2
technique-unique-rectangle-3 = Унікальний прямокутник типу 3
    .indefinite = унікальний прямокутник типу 3
technique-unique-rectangle-4 = Унікальний прямокутник типу 4
    .indefinite = унікальний прямокутник типу 4
technique-unique-rectangle-5 = Унікальний прямокутник типу 5
    .indefinite = унікальний прямокутник типу 5
technique-unique-rectangle-6 = Унікальний прямокутник типу 6
    .indefinite = унікальний прямокутник типу 6
technique-hidden-rectangle = Прихований прямокутник
    .indefinite = прихований прямокутник
technique-avoidable-rectangle-1 = Уникний прямокутник типу 1
    .indefinite = уникний прямокутник типу 1
technique-avoidable-rectangle-2 = Уникний прямокутник типу 2
    .indefinite = уникний прямокутник типу 2
technique-finned-x-wing = X-крило з плавцем
    .indefinite = X-крило з плавцем
technique-sashimi-x-wing = X-крило сашимі
    .indefinite = X-крило сашимі
technique-simple-colours-trap = Просте розфарбування (пастка)
    .indefinite = пастка простого розфарбування
technique-simple-colours-wrap = Просте розфарбування (суперечність)
    .indefinite = суперечність простого розфарбування
technique-unique-loop = Унікальна петля
    .indefinite = унікальна петля
technique-multi-colours-1 = Мультирозфарбування 1
    .indefinite = мультирозфарбування 1
technique-multi-colours-2 = Мультирозфарбування 2
    .indefinite = мультирозфарбування 2
technique-bug-2 = BUG типу 2
    .indefinite = BUG типу 2
technique-bug-3 = BUG типу 3
    .indefinite = BUG типу 3
technique-bug-4 = BUG типу 4
    .indefinite = BUG типу 4
technique-wxyz-wing = WXYZ-крило
    .indefinite = WXYZ-крило
technique-finned-swordfish = Риба-меч із плавцем
    .indefinite = риба-меч із плавцем
technique-sashimi-swordfish = Риба-меч сашимі
    .indefinite = риба-меч сашимі
technique-finned-jellyfish = Медуза з плавцем
    .indefinite = медуза з плавцем
technique-sashimi-jellyfish = Медуза сашимі
    .indefinite = медуза сашимі
technique-sue-de-coq = Sue de Coq
    .indefinite = Sue de Coq
technique-x-chain = X-ланцюг
    .indefinite = X-ланцюг
technique-xy-chain = XY-ланцюг
    .indefinite = XY-ланцюг
technique-3d-medusa = 3D Medusa
    .indefinite = розфарбування 3D Medusa
technique-continuous-nice-loop = Неперервна петля
    .indefinite = неперервна петля
technique-aic = Ланцюг із чергуванням (AIC)
    .indefinite = ланцюг із чергуванням (AIC)
technique-grouped-continuous-nice-loop = Неперервна петля з групами
    .indefinite = неперервна петля з групами
technique-grouped-aic = Ланцюг AIC з групами
    .indefinite = ланцюг AIC з групами
technique-als-xz = ALS-XZ
    .indefinite = ALS-XZ
technique-als-xy-wing = ALS-XY-крило
    .indefinite = ALS-XY-крило
technique-als-chain = ALS-ланцюг
    .indefinite = ALS-ланцюг
technique-als-aic = Ланцюг AIC з ALS
    .indefinite = ланцюг AIC з ALS
technique-als-nice-loop = Петля з ALS
    .indefinite = петля з ALS
technique-nishio = Nishio
    .indefinite = суперечність за Nishio
technique-cell-forcing-chain = Примусові ланцюги з клітинки
    .indefinite = примусові ланцюги з клітинки
technique-region-forcing-chain = Примусові ланцюги з області
    .indefinite = примусові ланцюги з області
technique-contradiction-chain = Ланцюг до суперечності
    .indefinite = ланцюг до суперечності
technique-forcing-net = Примусова мережа
    .indefinite = примусова мережа
technique-trial = Спроба
    .indefinite = нагода зробити спробу

## The five methods of I. Bocharov's solver

technique-method-1 = Метод 1 (єдине значення)
    .indefinite = нагода застосувати метод 1 (єдине значення)
technique-method-2 = Метод 2 (єдина клітинка)
    .indefinite = нагода застосувати метод 2 (єдина клітинка)
technique-method-3 = Метод 3 (теоретичні лінії)
    .indefinite = нагода застосувати метод 3 (теоретичні лінії)
technique-method-4 = Метод 4 (лінії та одиничні клітинки)
    .indefinite = нагода застосувати метод 4 (лінії та одиничні клітинки)
technique-method-5 = Метод 5 (групи)
    .indefinite = нагода застосувати метод 5 (групи)

## K. Ivanova's names for techniques

other-name-single-position = Єдине місце
other-name-single-candidate = Єдиний кандидат
other-name-candidate-lines = Лінії кандидатів
other-name-double-pairs = Подвійні пари
other-name-multiple-lines = Кілька ліній
other-name-naked-pairs = Явні пари
other-name-naked-triples = Явні трійки
other-name-hidden-pairs = Приховані пари
other-name-hidden-triples = Приховані трійки
other-name-x-wings = X-крила
other-name-swordfish = Риба-меч
other-name-forcing-chains = Примусові ланцюги
other-name-nishio = Nishio
other-name-guessing = Вгадування

## Methods of solving by computer

method-fast = Швидкий пошук
method-masks = Пошук за масками
method-general = Загальний пошук
method-exact-cover = Точне покриття
method-sets = Алгоритм множин
method-backtrack = Пошук із поверненням
method-annealing = Імітація відпалу
method-tabu = Табу-пошук
method-genetic = Генетичний алгоритм
method-logic = Логіка
method-trial = Спроби

## Subjects

subject-counting = Підрахунок сіток
subject-rules = Правила й множини

## Rules beyond rows, columns and boxes

rule-region = Область довільної форми
rule-diagonal-falling = Спадна діагональ
rule-diagonal-rising = Висхідна діагональ
rule-windoku = Віндоку
rule-disjoint-groups = Роз’єднані групи
rule-extra-region = Додаткова область
rule-strip = Смужка
rule-anti-knight = Антикінь
rule-anti-king = Антикороль
rule-non-consecutive = Непослідовні сусіди
rule-even = Парна цифра
rule-odd = Непарна цифра
rule-buildings = Будинки
