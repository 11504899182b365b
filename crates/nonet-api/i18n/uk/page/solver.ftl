### The solver page.
###
### Counts can be beyond 2^53: then they come as text, which takes the variant with *.

solver-title = Розв’язати

## Where the puzzle comes from

solver-source = Джерело
solver-source-table = Таблиця
solver-source-table-tip = Розв’язати те, що стоїть на полі «Судоку»
solver-source-file = Файл
solver-source-file-tip = Розв’язати файл, не завантажуючи його в таблицю
solver-browse = Огляд…
solver-browse-tip = Відкрити файл із головоломкою
solver-make = Створити
solver-make-tip = Нова випадкова головоломка з єдиним розв’язком
solver-paste = Вставити
solver-paste-tip = Взяти головоломку в будь-якому форматі з буфера обміну (Ctrl+V)
solver-load = У таблицю
solver-load-tip = Перенести головоломку з файлу в таблицю, де її можна змінювати
solver-samples = Зразки
solver-sample = Зразок
solver-sample-tip = Вибрати один зі зразків
solver-sample-none = { $of ->
    [one] { $of } зразок
    [few] { $of } зразки
   *[other] { $of } зразків
}
solver-sample-of = Зразок { $number } з { $of } · { $name }
solver-sample-number = Зразок { $number } з { $of }:
solver-sample-back = Назад
solver-sample-back-tip = Попередній зразок
solver-sample-next = Далі
solver-sample-next-tip = Наступний зразок
solver-samples-all = Усі зразки
solver-samples-all-tip = Переглянути всі зразки за групами й шукати серед них
solver-samples-close = Закрити
solver-samples-close-tip = Нічого не вибирати
solver-samples-search = Пошук за назвою, групою або тим, що показує зразок
solver-samples-hint = легкий, дві відповіді, 16×16…
solver-samples-nothing = Такого зразка немає.
solver-sample-show-tip = Показати цей зразок
solver-sample-rename = Перейменувати…
solver-sample-rename-tip = Дати цьому зразку іншу назву
solver-sample-delete = Видалити
solver-sample-delete-tip = Видалити цей зразок; це можна скасувати
solver-group-own = Ваші
solver-group-easy = Легкі
solver-group-medium = Середні
solver-group-hard = Важкі
solver-group-several = Кілька відповідей
solver-group-none = Без відповіді
solver-group-size = Інші розміри
solver-group-variant = Варіанти
solver-group-marks = Із зірочками й позначками олівцем
solver-group-bad = Не головоломки: пояснено, що не так
solver-group-other = Інші
solver-sample-own = { $name }, ваш власний зразок
solver-recent = Нещодавні
solver-recent-of = { $givens ->
    [one] { $size }×{ $size }, { $givens } цифра · { $time }
    [few] { $size }×{ $size }, { $givens } цифри · { $time }
   *[other] { $size }×{ $size }, { $givens } цифр · { $time }
}
solver-listed = { $count ->
    [one] { $count } головоломка: перша в таблиці, решта серед нещодавніх.
    [few] { $count } головоломки: перша в таблиці, решта серед нещодавніх.
   *[other] { $count } головоломок: перша в таблиці, решта серед нещодавніх.
}
solver-listed-some = { $count } { $count ->
    [one] головоломка
    [few] головоломки
   *[other] головоломок
}: перша в таблиці, наступні { $kept } серед нещодавніх.
solver-left = Введене вами тепер серед нещодавніх головоломок.
solver-left-back = Повернути
solver-left-back-tip = Знову помістити це в таблицю
solver-keep = Зберегти як зразок…
solver-keep-tip = Зберегти цю головоломку серед ваших зразків; перейменувати або видалити показаний
solver-keep-head = Зберегти як зразок
solver-keep-name = Назва
solver-keep-about = Головоломка стане файлом у теці { $folder }. Файли, які ви покладете туди самі, теж будуть зразками.
solver-keep-itself = Це «{ $name }», один із ваших зразків. Дайте йому іншу назву, щоб перейменувати його або зберегти двічі.
solver-keep-before = «{ $name }» вже є: ця головоломка стане на його місце.
solver-keep-do = Зберегти
solver-keep-do-tip = Зберегти головоломку під цією назвою
solver-keep-replace = Замінити
solver-keep-replace-tip = Зберегти головоломку замість тієї, що має цю назву
solver-keep-rename = Перейменувати
solver-keep-rename-tip = Дати показаному зразку цю назву
solver-keep-delete = Видалити
solver-keep-delete-tip = Видалити показаний зразок
solver-keep-cancel = Скасувати
solver-keep-cancel-tip = Лишити все як є
solver-keep-failed = Не вдалося. Нічого не змінено.
solver-note-kept = «{ $name }» тепер серед ваших зразків.
solver-note-replaced = «{ $name }» замінено.
solver-note-renamed = «{ $was }» тепер називається «{ $name }».
solver-note-deleted = «{ $name }» видалено.
solver-note-undo = Скасувати
solver-note-undo-tip = Повернути, як було
solver-size = Нова таблиця
solver-size-tip = Порожня таблиця цього розміру
solver-size-square = { $size }×{ $size }
solver-size-boxes = { $size }×{ $size }, блоки { $rows }×{ $columns }
solver-size-regions = { $size }×{ $size } без блоків
solver-variants = Правила
solver-variants-tip = Вибрати правила для всієї сітки: діагоналі, вікна, ходи коня
solver-variants-head = Правила для всієї сітки
solver-variants-text = Вони діють на додачу до рядків, стовпців і блоків. Правила для окремих клітинок має сама головоломка.
solver-variants-done = Готово
solver-variants-done-tip = Продовжити з цими правилами
solver-variants-draw = Малювати правила
solver-variants-draw-tip = Перенести головоломку в редактор, де малюють області, смужки й числа з краю
solver-share = Поділитися
solver-share-tip = Копіювати посилання, яке відкриває цю головоломку
solver-share-done = Посилання скопійовано
solver-export = Експорт: копіювати, зберегти, відкрити деінде
solver-export-short = Експорт
solver-export-tip = Копіювати або зберегти головоломку як текст чи зображення або відкрити її на чужій сторінці
solver-export-head = Узяти головоломку із собою
solver-export-text = Як текст
solver-export-format = Формат
solver-export-format-tip = Як записано текст
solver-export-copy = Копіювати
solver-export-copy-tip = Копіювати цей текст
solver-export-copied = Скопійовано.
solver-export-save = Зберегти текст
solver-export-save-tip = Зберегти цей текст як файл
solver-export-picture = Як зображення
solver-export-svg = SVG
solver-export-svg-tip = Зберегти зображення, чітке за будь-якого розміру
solver-export-png = PNG
solver-export-png-tip = Зберегти растрове зображення
solver-export-picture-copy = Копіювати зображення
solver-export-picture-copy-tip = Копіювати зображення в буфер обміну
solver-export-close = Закрити
solver-export-close-tip = Назад до головоломки
solver-elsewhere = Деінде
solver-elsewhere-about = Ці сторінки зробили інші. Головоломка є частиною адреси, тож потрапляє на їхні сервери.
solver-elsewhere-tip = Відкрити цю головоломку в новій вкладці на { $name }
solver-only-classic = Там приймають лише головоломки 9×9 без додаткових правил.
solver-not-fpuzzles = Там не підтримують того, що є в цій головоломці.
solver-copied = Посилання скопійовано.
solver-not-copied = Браузер не дозволяє копіювати.
solver-clear = Очистити все
solver-clear-tip = Очистити таблицю й відповідь
solver-undo = Скасувати
solver-undo-tip = Повернути те, що стояло в таблиці раніше (Ctrl+Z)
solver-redo = Повторити
solver-redo-tip = Знову зробити скасоване (Ctrl+Y)
solver-entry = Вводити
solver-entry-tip = Вводити головоломку клітинка за клітинкою: курсор іде далі сам, пробіл і 0 лишають клітинку порожньою (Insert)
solver-entry-on = Курсор іде далі сам.
solver-entry-off = Курсор лишається на місці.
solver-keys = Клавіші
solver-keys-tip = Що тут робить кожна клавіша (F1)
solver-front-question = Збільшити судоку
solver-front-question-tip = Віддати місце судоку, щоб його змінювати
solver-front-answer = Збільшити відповідь
solver-front-answer-tip = Віддати місце відповіді
solver-drop = Відпустіть файл, щоб відкрити його
solver-pasted = Вставлений текст
solver-dropped = Перетягнутий текст
solver-link = Посилання
solver-fold-tip = Показати або сховати джерело й режими
solver-summary = { $source } · { $mode }
solver-summary-unique = { $source } · { $mode } · єдиність

solver-paste-head = Головоломка як текст
solver-paste-wrong = Цей текст ще не головоломка
solver-paste-text = Вставте або введіть її тут: 81 символ, дев’ять рядків по дев’ять чисел, посилання чи документ f-puzzles або будь-який інший поширений формат.
solver-paste-use = Узяти
solver-paste-use-tip = Помістити цю головоломку в таблицю
solver-paste-cancel = Скасувати
solver-paste-cancel-tip = Закрити, нічого не беручи

solver-file-none = Відкрийте файл із головоломкою або перетягніть його сюди. Його можна розв’язати, не завантажуючи.
solver-file-text = Текст файлу
solver-file-empty = Файл порожній.

## What to show

solver-mode = Що показати
solver-mode-answer = Відповідь
solver-mode-answer-tip = Увесь розв’язок і шлях до нього
solver-mode-check = Лише перевірити
solver-mode-check-tip = Сказати, чи є розв’язок, і не показувати його
solver-mode-few = Кілька цифр
solver-mode-few-tip = Показати лише клітинки із зірочкою
solver-mode-all = Усі можливості
solver-mode-all-tip = Усі можливі значення кожної порожньої клітинки
solver-true = Лише справжні
solver-true-tip = Лише значення, які клітинка має в якомусь розв’язку
solver-unique = Перевірити єдиність
solver-unique-tip = Сказати, чи відповідь єдина, або скільки їх є
solver-limit-label = Рахувати до
solver-limit-tip = До якого числа рахувати відповіді
solver-limit = до { $count }
solver-limit-all = рахувати всі
solver-method = Метод
solver-method-tip = Як шукати відповідь
solver-method-best = найкращий
solver-start = Почати
solver-start-tip = Відповісти на запитання (Enter)
solver-stop = Стоп
solver-stop-tip = Зупинити й показати те, що вже відомо (Esc)

## The boards

solver-sudoku = Судоку
solver-answer = Відповідь
solver-givens = { $givens ->
    [0] порожньо
    [one] { $givens } задана цифра
    [few] { $givens } задані цифри
   *[other] { $givens } заданих цифр
}
solver-givens-pencil = { $givens } { $givens ->
    [one] задана цифра
    [few] задані цифри
   *[other] заданих цифр
} · позначки олівцем
solver-givens-marked = { $givens } { $givens ->
    [one] задана цифра
    [few] задані цифри
   *[other] заданих цифр
} · { $marked } з ★
solver-differ = { $count ->
    [one] Відрізняється від попередньої в { $count } клітинці.
   *[other] Відрізняється від попередньої в { $count } клітинках.
}
solver-differ-next = { $count ->
    [one] Наступна відрізняється в { $count } клітинці.
   *[other] Наступна відрізняється в { $count } клітинках.
}
solver-caption-step = Крок { $number } з { $of }
solver-moment-of = Момент { $number } з { $of }
solver-of = { $number } з { $of }

## Progress

solver-progress = Шукаємо…
solver-progress-count = { $count ->
    [one] Поки що { $count } розв’язок
    [few] Поки що { $count } розв’язки
   *[other] Поки що { $count } розв’язків
}
solver-progress-share = Виконано { $share } %
solver-progress-trials = { $count ->
    [one] Випробувано { $count } значення
    [few] Випробувано { $count } значення
   *[other] Випробувано { $count } значень
}

## The result

solver-panel = Що вийшло
solver-tab-result = Результат
solver-tab-result-tip = Що вийшло й наскільки складна головоломка
solver-tab-way = Шлях
solver-tab-way-tip = Шлях до відповіді крок за кроком
solver-tab-watch = Перегляд
solver-tab-watch-tip = Спостерігати за пошуком відповіді, клітинка за клітинкою
solver-tab-race = Перегони
solver-tab-race-tip = Розв’язати головоломку всіма методами й порівняти їх

solver-empty = Судоку ще немає
solver-empty-text = Введіть його в таблицю, вставте, перетягніть сюди файл або перегляньте зразки.
solver-ready = Усе готово
solver-ready-text = Виберіть, що показати, і натисніть «Почати».
solver-left-behind = Це ще відповідь на попередній вибір. Щоб отримати нову, натисніть «Почати».
solver-unreadable = Це не головоломка
solver-unreadable-text = Повідомлення каже чому, а текст показує де. Виправте файл або перейдіть до наступного.
solver-try = Спробувати зразок
solver-try-tip = Помістити в таблицю головоломку, яку бачив майже кожен

solver-verdict-unique = Єдиний розв’язок
solver-verdict-solvable = Розв’язок є
solver-verdict-none = Немає розв’язку
solver-verdict-several = { $count ->
    [one] { $count } розв’язок
    [few] { $count } розв’язки
   *[other] { $count } розв’язків
}
solver-verdict-at-least = { $count ->
    [one] { $count }+ розв’язок
    [few] { $count }+ розв’язки
   *[other] { $count }+ розв’язків
}
solver-verdict-stopped = Зупинено завчасно
solver-verdict-opportunities = Усі можливості
solver-verdict-true = Усі значення, що трапляються в розв’язках
solver-verdict-fault = Немає відповіді
solver-reasons = Чому немає розв’язку
solver-none-searched = Випробувано всі можливості.
# What a screen reader says: the verdict, and each reason, as a sentence of its own.
solver-told = { $text }.
solver-was-stopped = Зупинено завчасно: може бути ще.
solver-to-way = Крок за кроком
solver-to-way-tip = Побачити шлях до відповіді крок за кроком
solver-answers = Переглянути відповіді
solver-answers-tip = Показати всі відповіді одну за одною й позначити, чим кожна відрізняється від попередньої
solver-answers-label = Відповіді
solver-answer-of = Відповідь { $number } з { $of }
solver-answer-of-first = Відповідь { $number } з перших { $of }
solver-answer-so-far = Відповідь { $number } з { $of } (поки що)
solver-answers-more = Їх більше ніж { $of }: це перші зі знайдених.
solver-answers-stopped = Зупинено завчасно: може бути ще.
solver-answers-busy = Шукаємо відповіді…
solver-answer-position = Котра відповідь
solver-answer-previous = Попередня відповідь
solver-answer-previous-tip = Відповідь перед цією
solver-answer-next = Наступна відповідь
solver-answer-next-tip = Відповідь після цієї
solver-not-solved-by-logic = Самі лише техніки до розв’язку не доводять.
solver-searched-by = Шукав метод: { $method }
solver-counted-by = Рахував метод: { $method }
solver-method-combinatorics = комбінаторика
solver-search-first-last = спроб до першого розв’язку: { $first }, до останнього: { $last }
solver-search-nodes = вузлів: { $count }
solver-search-trials = спроб: { $count }
solver-search-complexity = складність: { $count }
solver-search-complexity-first = складність першого шляху: { $count }
solver-assumed-bound = Одночасно припущених значень: { $assumed }. Потрібно щонайменше { $needed }, але перебирати всі способи вибрати стільки було б надто довго.
solver-search-assumed = одночасно припущених значень: { $count }

solver-fact-level = Рівень
solver-fact-level-tip = Рівень найскладнішого кроку або вищий, якщо роботи багато; за стандартним порядком технік, у якому оцінюють усі головоломки
solver-fact-score = Бали
solver-fact-score-tip = Скільки разом важать усі кроки у стандартному порядку технік. Шлях тут може бути іншим: спершу розповідається найкоротший ланцюг
solver-fact-complexity = Складність
solver-fact-complexity-tip = Наскільки важко було п’ятьом методам розв’язувача І. Бочарова та спробам: найменша сума з усіх шляхів до відповіді
solver-fact-complexity-first = Складність першого шляху
solver-fact-complexity-first-tip = Наскільки важко було п’ятьом методам розв’язувача І. Бочарова та спробам на першому шляху до відповіді. Якщо ввімкнено «Перевірити єдиність», шляхи порівнюються й береться найменша сума
solver-fact-steps = Кроки
solver-fact-steps-tip = Скільки кроків має шлях
solver-fact-nodes-tip = Відвідані вузли дерева пошуку
solver-fact-trials = Спроби
solver-fact-trials-tip = Випробувані значення
solver-fact-assumed = Припущено разом
solver-fact-assumed-tip = Скільки значень щонайбільше довелося припускати одночасно, доки не стало видно суперечність або розв’язок
solver-fact-moment = Момент
solver-fact-moment-tip = Як далеко зайшов пошук

solver-level-easy = Легкий
solver-level-medium = Середній
solver-level-hard = Важкий
solver-level-unfair = Хитрий
solver-level-extreme = Екстрим
solver-level-other = Інший

## The way

solver-way-busy = Шукаємо шлях…
solver-way-none = Крок за кроком
solver-way-none-techniques = Увесь шлях до відповіді кроками, які зрозумілі людині. Відповідь теж буде показано.
solver-way-none-five = Шлях вибраних методів зі спробою щоразу, коли вони зупиняються. Відповідь теж буде показано.
solver-reasoner = Хто шукає шлях
solver-reasoner-techniques = Усі техніки
solver-reasoner-techniques-tip = На кожному кроці — найпростіша з усіх технік, якими користуються люди
solver-reasoner-five = П’ять методів
solver-reasoner-five-tip = П’ять методів розв’язувача І. Бочарова, окремо чи разом, і спроби там, де вони зупиняються
solver-five = П’ять методів
solver-five-last = Принаймні один метод лишається ввімкненим
solver-five-method-1 = Єдине значення
solver-five-method-1-tip = Метод 1: єдине значення, яке лишилося для клітинки
solver-five-method-2 = Єдина клітинка
solver-five-method-2-tip = Метод 2: єдина клітинка для значення в блоці, рядку чи стовпці
solver-five-method-3 = Лінії
solver-five-method-3-tip = Метод 3, теоретичні лінії: усі кандидати блоку для значення лежать на одній лінії
solver-five-method-4 = Лінії й одиничні
solver-five-method-4-tip = Метод 4, лінії та одиничні клітинки: лінії кількох блоків разом і одиничні клітинки, які вони лишають
solver-five-method-5 = Групи
solver-five-method-5-tip = Метод 5, групи: у блоці, рядку чи стовпці стільки ж клітинок, скільки в них спільних значень
solver-show-way = Показати шлях
solver-show-way-tip = Знайти шлях до відповіді й показати його крок за кроком
solver-around = Усі кроки тут
solver-around-tip = Усі кроки, можливі в цій позиції, за технікою або за наслідком
solver-around-by = У якому порядку
solver-around-by-technique = За технікою
solver-around-by-technique-tip = Техніки, які щось тут знаходять, від найлегшої
solver-around-by-effect = За наслідком
solver-around-by-effect-tip = Що тут можна вивести і якими техніками
solver-around-busy = Шукаємо всі кроки…
solver-around-stop = Стоп
solver-around-stop-tip = Більше не шукати
solver-around-stopped = Зупинено, перш ніж знайдено всі кроки.
solver-around-again = Шукати знову
solver-around-again-tip = Ще раз пошукати всі кроки
solver-around-none = Жодна техніка не знаходить тут кроку.
solver-around-take = Зробити
solver-around-take-tip = Продовжити з цим кроком; решту шляху буде знайдено заново (Enter)
solver-around-ways = { $ways ->
    [1] ще один спосіб
    [one] ще { $ways } спосіб
    [few] ще { $ways } способи
   *[other] ще { $ways } способів
}
solver-caption-around = { $conclusion }, { $of ->
    [1] єдиний крок
    [one] один із { $of } кроку
   *[other] один із { $of } кроків
} тут
solver-way-end = Кінець шляху
solver-way-solved = Розв’язано за { $steps } { $steps ->
    [one] крок
    [few] кроки
   *[other] кроків
}.
solver-way-ends = Тут міркування закінчуються, після { $steps } { $steps ->
    [one] кроку
   *[other] кроків
}.
solver-steps = Кроки
solver-step = Цей крок
solver-step-of = Крок { $number } з { $of }
solver-step-counts = Додає { $score } до балів головоломки.
solver-cell-tip = Показати { $cell } на полі
solver-pen-digit = Цифрові клавіші вводять цифри
solver-pen-corner = Цифрові клавіші вводять кутові позначки
solver-pen-centre = Цифрові клавіші вводять центральні позначки
solver-pen-colour = Цифрові клавіші задають кольори
solver-pen-strike = Цифрові клавіші викреслюють цифри
solver-tint-next = Тепер колір для { $digit }
solver-more = Більше
solver-more-chosen = Більше · змінено
solver-more-tip = Яким методом шукати відповідь і до якого числа рахувати
solver-by-sentence = По реченню
solver-by-sentence-tip = Розповідати кожен крок речення за реченням і малювати сказане
solver-trial-steps = { $count ->
    [one] { $count } крок звідти
    [few] { $count } кроки звідти
   *[other] { $count } кроків звідти
}
solver-trial-tip = Розгорнути те, що випливає з припущення
solver-trial-step-tip = Намалювати цей крок на полі
solver-details = Подробиці
solver-legend-good = стоїть тут або використовується
solver-legend-bad = викреслюється
solver-legend-link = на шляху
solver-legend-fin = виняток, плавець
solver-legend-group = належить до групи; кожна має свою форму й літеру
solver-legend-strong = сильний зв’язок: якщо один хибний, то другий істинний
solver-legend-weak = слабкий зв’язок: обидва разом істинними не бувають
solver-legend-house = куди дивитися
solver-step-name = Крок { $number } з { $of }: { $name }

solver-player = Програвач
solver-position = Позиція
solver-position-tip = Перейти в будь-яке місце (клавіші зі стрілками)
solver-first = На початок
solver-first-tip = На початок (Home)
solver-back = Назад
solver-back-tip = На один назад (стрілка ліворуч)
solver-play = Пуск
solver-play-tip = Іти далі автоматично
solver-pause = Пауза
solver-pause-tip = Лишитися тут
solver-next = Далі
solver-next-tip = На один уперед (стрілка праворуч)
solver-last = У кінець
solver-last-tip = У кінець (End)
solver-speed-label = Швидкість
solver-speed-tip = Швидкість показу
solver-speed = { $speed }×

## Watching the set algorithm

solver-watch = Дивитися
solver-watch-tip = Шукати відповідь і запам’ятати кожен момент
solver-watch-none = Клітинка за клітинкою
solver-watch-none-backtrack = З цими правилами показано пошук із поверненням: він пробує цифру за цифрою й знімає останню, якщо вона нікуди не веде.
solver-watch-none-sets = Алгоритм множин розглядає порожні клітинки одну за одною: яких цифр бракує в рядку, стовпці й блоці клітинки та яких із них бракує в усіх трьох.
solver-watch-begin = Початок. Натисніть «Пуск» або «Далі», щоб побачити першу клітинку.
solver-watch-case-i = { $cell }, випадок i: тут нічого не підходить.
solver-watch-case-ii = { $cell }, випадок ii: підходить лише { $digit }, вписуємо.
solver-watch-case-iii = { $cell }, випадок iii: підходить кілька, ідемо далі.
solver-watch-e1 = Подія e1: для клітинки немає можливої цифри, тож цей шлях нікуди не веде.
solver-watch-e2 = Подія e2: усі клітинки заповнено, це розв’язок.
solver-watch-e3 = Подія e3: у кожній порожній клітинці можливі кілька цифр, тож одну треба спробувати.
solver-watch-try = Спроба { $trial }: { $digit } у { $cell }.
solver-watch-back = { $digit } у { $cell } знято.
solver-watch-cut = Збережено лише перші моменти: { $count }.
solver-watch-about-backtrack = Цифру пробують там, де вона не порушує правил. Якщо не лишилося жодної, знімають останню.
solver-watch-about-sets = R, C і B — цифри, яких бракує в рядку, стовпці й блоці; P — спільне для всіх трьох.
solver-set-row = R
solver-set-row-tip = Цифри, яких бракує в рядку
solver-set-column = C
solver-set-column-tip = Цифри, яких бракує у стовпці
solver-set-block = B
solver-set-block-tip = Цифри, яких бракує в блоці
solver-set-possible = P
solver-set-possible-tip = Спільне для R, C і B: що можна вписати
solver-set-empty = нічого

## The race

solver-race = Перегони всіх методів
solver-race-tip = Розв’язати цю головоломку кожним методом по черзі
solver-race-none = Який найшвидший?
solver-race-none-text = Кожен метод по черзі розв’язує ту саму головоломку кілька разів, щонайбільше десять секунд. Зараховується медіана.
solver-race-busy = Завершено методів: { $count } з { $of }
solver-race-done = { $count ->
    [1] Завершено { $count } метод
   *[other] Завершено всі методи: { $count }
}
solver-race-stopped = Зупинено. Завершено методів: { $count } з { $of }
solver-race-table = Методи за часом
solver-race-method = Метод
solver-race-result = Результат
solver-race-time = Час
solver-race-runs = { $runs ->
    [1] Час одного запуску
    [one] Медіана { $runs } запуску після одного розігрівного
   *[other] Медіана { $runs } запусків після одного розігрівного
}
solver-race-nodes = Вузли
solver-race-trials = Спроби
solver-race-solved = розв’язано
solver-race-late = нічого за { $seconds } с
solver-race-stuck = не розв’язано
solver-chart = Час на шкалі степенів десяти

## The rules of a puzzle

solver-rules = Правила
solver-rules-author = автор: { $author }
solver-rules-unknown = Nonet не знає цих правил: { $rules }. Він показує головоломку й зберігає їх, але не розв’язує її.
solver-rules-description = Що каже автор
solver-rule-tip = Докладніше про правило «{ $rule }»
solver-strip = Смужка { $letter }
solver-strip-digits = Смужка { $letter }: { $digits }
