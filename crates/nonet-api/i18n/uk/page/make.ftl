### The room in which puzzles are made.

make-heading = Створити головоломки
make-lead = Скажіть, якими вони мають бути. Кожна має рівно один розв’язок, а її рівень — це те, чого потребує логічний шлях.
make-wish = Якими мають бути головоломки
make-results = Головоломки
make-level-any = Будь-який
make-level-any-tip = Хай яка складна вийде
make-level-none = Понад логіку
make-size = Розмір
make-size-tip = Розмір сітки та форма її блоків
make-symmetry = Симетрія
make-symmetry-tip = Як розташовані задані цифри
make-symmetry-none = Немає
make-symmetry-rotational = Півоберта
make-symmetry-quarter = Чверть оберта
make-symmetry-horizontal = Верх і низ
make-symmetry-vertical = Ліво й право
make-symmetry-both = Обидві
make-symmetry-diagonal = Спадна діагональ
make-symmetry-antidiagonal = Висхідна діагональ
make-symmetry-full = Повна
make-count-field = Скільки
make-count-about = Від 1 до 100
make-keys-field = Задані цифри
make-keys-about = Число або діапазон, як-от 24–{"\u2060"}30
make-keys-hint = довільно
make-minimal = Мінімальна
make-minimal-about = Жодна задана цифра не є зайвою
make-technique = Потрібна техніка
make-technique-tip = Техніка, без якої легші застрягають
make-technique-any = будь-яка
make-variants = Правила
make-variants-tip = Правила на додачу до рядків, стовпців і блоків
make-clue-jigsaw = Фігурне
make-clue-jigsaw-tip = Області довільної форми замість блоків
make-clue-extra-regions = Додаткові області
make-clue-extra-regions-tip = Ще області, у яких кожна цифра стоїть один раз
make-clue-even-odd = Парні й непарні
make-clue-even-odd-tip = Клітинки, позначені як парні чи непарні
make-clue-strips = Смужки
make-clue-strips-tip = Смужки клітинок, цифри яких названо
make-clue-buildings = Будинки
make-clue-buildings-tip = Числа з краю показують, скільки будинків звідти видно
make-pattern = Візерунок
make-pattern-tip = Намалювати, де лежать задані цифри
make-pattern-about = Натискайте клітинки або проводьте по них: задані цифри будуть у них і більше ніде.
make-pattern-label = Клітинки із заданими цифрами
make-pattern-cell = Рядок { $row }, стовпець { $column }
make-pattern-on = Тут задана цифра
make-pattern-off = Порожня
make-pattern-count = { $count ->
    [0] Без візерунка: задані цифри можуть лежати будь-де.
    [1] Одна клітинка
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[other] { $count } клітинок
}
make-pattern-clear = Очистити
make-pattern-clear-tip = Нехай задані цифри лежать будь-де
make-more = Зерно й розв’язок
make-more-tip = Для тих, хто хоче знову ті самі головоломки або головоломки певної сітки
make-seed-field = Зерно
make-seed-about = Ті самі зерно й побажання дають ті самі головоломки; лишіть порожнім, щоб щоразу були інші
make-seed-wrong = Зерно — це ціле число, у якому щонайбільше 19 цифр, наприклад 17
make-grid-field = Розв’язок
make-grid-about = Номер сітки, множина й перестановка, як-от 213; 100330, або повна сітка
make-grid-hint = будь-яка сітка
make-grid-wrong = Розв’язок — це номер сітки, наприклад 17, множина й перестановка, як-от 213; 100330, або повна сітка
make-start = Створити
make-start-tip = Створити такі головоломки
make-stop = Стоп
make-stop-tip = Більше не створювати; готові лишаються
make-reset = Спочатку
make-reset-tip = Прибрати всі побажання
make-busy = Створено { $made } з { $wanted }…
make-stopped = { $made ->
    [0] Зупинено, перш ніж знайшлася хоч одна.
    [1] Зупинено після однієї головоломки.
    [one] Зупинено після { $made } головоломки.
   *[other] Зупинено після { $made } головоломок.
}
make-done = { $made ->
    [0] Жодної головоломки не створено.
    [1] Створено одну головоломку.
    [one] Створено { $made } головоломку.
    [few] Створено { $made } головоломки.
   *[other] Створено { $made } головоломок.
}
make-failed = Не вдалося. Нічого не створено.
make-none = Ще нічого не створено
make-made = { $count ->
    [1] Одна головоломка
    [one] { $count } головоломка
    [few] { $count } головоломки
   *[other] { $count } головоломок
}
make-seed-was = Зерно { $seed }
make-puzzle = { $keys ->
    [one] Головоломка з { $keys } заданою цифрою
   *[other] Головоломка з { $keys } заданими цифрами
}
make-score = бали: { $score }
make-keys = { $keys ->
    [one] { $keys } задана цифра
    [few] { $keys } задані цифри
   *[other] { $keys } заданих цифр
}
make-hardest = Найскладніший крок: { $name }
make-open = Відкрити
make-open-tip = Відкрити цю головоломку на сторінці розв’язувача
make-copy = Копіювати
make-copy-tip = Копіювати цю головоломку одним рядком
make-copied = Скопійовано
make-copy-all = Копіювати всі
make-copy-all-tip = Копіювати всі головоломки, по одній у рядку
make-save = Зберегти
make-save-tip = Зберегти всі головоломки файлом, по одній у рядку
make-keep = Зберегти як зразок
make-keep-tip = Зберегти цю головоломку серед ваших зразків
make-kept = Тепер вона серед ваших зразків.
# The name of a file: no / : or the like. $level is that of the puzzle, as in solver-level-easy.
make-kept-name = { $level } { $seed }-{ $index }

## The editor of rules

make-parts = Що створювати
make-part-order = На замовлення
make-part-order-tip = Сказати, якими мають бути головоломки, і отримати їх
make-part-rules = Вручну
make-part-rules-tip = Ставити задані цифри, малювати правила на полі й одразу бачити, скільки є розв’язків
make-board = Головоломка в роботі
make-undo = Скасувати
make-undo-tip = Скасувати останню дію (Ctrl+Z)
make-redo = Повторити
make-redo-tip = Знову зробити скасоване (Ctrl+Y)
make-clear = Очистити поле
make-clear-tip = Прибрати все з поля; «Скасувати» поверне
make-tools = Що малювати
make-tool-digit = Задані
make-tool-digit-tip = Вписувати цифри у клітинки
make-tool-digit-about = Вибирайте клітинки й вводьте цифри.
make-tool-region = Області
make-tool-region-tip = Розфарбувати області фігурного судоку
make-tool-region-about = Виберіть область і проведіть по клітинках або виберіть клітинки й введіть її номер.
make-tool-extra = Додаткові області
make-tool-extra-tip = Намалювати ще групи клітинок, у яких цифри не повторюються
make-tool-extra-about = Проведіть по клітинках. Цифри в них не повторюються.
make-tool-strip = Смужки
make-tool-strip-tip = Намалювати смужки й сказати, які в них цифри
make-tool-strip-about = Проведіть по клітинках і виберіть стільки цифр, скільки є клітинок.
make-tool-even = Парні
make-tool-even-tip = Позначити клітинки з парною цифрою
make-tool-even-about = Натискайте клітинки, де стоїть парна цифра.
make-tool-odd = Непарні
make-tool-odd-tip = Позначити клітинки з непарною цифрою
make-tool-odd-about = Натискайте клітинки, де стоїть непарна цифра.
make-tool-edge = Будинки
make-tool-edge-tip = Написати, скільки будинків видно з краю
make-tool-edge-about = Виберіть місце з краю й введіть, скільки будинків звідти видно.
make-regions = Області
make-region = Область { $number }: клітинок { $count } з { $size }
make-region-set = { $count ->
    [1] Клітинка тепер в області { $number }.
    [one] { $count } клітинка тепер в області { $number }.
    [few] { $count } клітинки тепер в області { $number }.
   *[other] { $count } клітинок тепер в області { $number }.
}
make-jigsaw-on = Області замість блоків
make-jigsaw-on-tip = Почати з блоків як областей і розфарбувати їх на свій смак
make-jigsaw-off = Знову блоки
make-jigsaw-off-tip = Прибрати області; «Скасувати» поверне їх
make-swap = Обміняти
make-swap-tip = Натисніть дві клітинки, які мають обмінятися областями, або виберіть їх і натисніть X
make-swapped = Ці дві клітинки обмінялися областями.
make-strip-items = Смужки
make-strip-new = Нова смужка
make-strip-new-tip = Намалювати ще одну смужку (N)
make-strip-has = { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
} · { $digits }
make-strip-label = Смужка { $letter }: { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
}, { $digits }
make-strip-no-digits = без цифр
make-strip-digits = Цифри смужки { $letter }
make-strip-digit = { $digit } у смужці { $letter }
make-extra-items = Додаткові області
make-extra-new = Нова область
make-extra-new-tip = Намалювати ще одну додаткову область (N)
make-extra-has = { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
}
make-extra-label = Додаткова область { $number }: { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
}
make-item-away = Прибрати
make-painted = { $count ->
    [1] Клітинку змінено.
    [one] Змінено { $count } клітинку.
    [few] Змінено { $count } клітинки.
   *[other] Змінено { $count } клітинок.
}
make-place-left = Ліворуч від рядка { $line }, числа немає
make-place-right = Праворуч від рядка { $line }, числа немає
make-place-top = Над стовпцем { $line }, числа немає
make-place-bottom = Під стовпцем { $line }, числа немає
make-edge-set = Введено { $number }.
make-edge-cleared = Число прибрано.
make-whole = Правила для всієї сітки

make-answers = Що каже Nonet
make-verdict-asking = Шукаємо…
make-verdict-one = Рівно один розв’язок
make-verdict-none = Немає розв’язку
make-verdict-several = { $number ->
    [one] { $count } розв’язок
    [few] { $count } розв’язки
   *[other] { $count } розв’язків
}
make-verdict-more = Розв’язків: { $count } або більше
make-verdict-open = { $found ->
    [0] Ще не відомо
   *[other] Ще не відомо: поки що один розв’язок
}
make-verdict-refused = Це ще не головоломка
make-verdict-unfinished = Не закінчено
make-stage-count = Шукаємо розв’язки
make-stage-true = Шукаємо справжніх кандидатів
make-stage-spare = Шукаємо зайве
make-ask-stop = Стоп
make-ask-stop-tip = Зупинити; те, що вже відомо, лишиться
make-unknown-count = Не вдалося вчасно з’ясувати, скільки є розв’язків.
make-unknown-true = Справжніх кандидатів не вдалося знайти вчасно.
make-unknown-spare = Не вдалося вчасно з’ясувати, що зайве.
make-go-on = Не поспішати
make-go-on-tip = Запитати знову без обмеження часу; це можна зупинити
make-true = Справжні кандидати
make-true-about = У кожній клітинці — цифри, які вона має в якомусь розв’язку
make-problem-tip = Показати клітинки
make-problem-region-few = В області { $number } клітинок { $count } з { $size }.
make-problem-region-many = В області { $number } клітинок { $count }, а можна { $size }.
make-problem-region-none = { $count ->
    [1] Одна клітинка не належить до жодної області.
    [one] { $count } клітинка не належить до жодної області.
    [few] { $count } клітинки не належать до жодної області.
   *[other] { $count } клітинок не належать до жодної області.
}
make-problem-strip = У смужці { $letter } { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[other] { $count } клітинок
} і { $digits ->
    [0] жодної цифри
    [one] { $digits } цифра
    [few] { $digits } цифри
   *[other] { $digits } цифр
}.
make-problem-extra = У додатковій області { $number } клітинок { $count }, а можна { $size }.
make-spare-head = { $count ->
    [1] Одна умова зайва
   *[other] Зайвих умов: { $count }
}
make-spare-about = Кожна сама по собі: без неї розв’язок і далі один.
make-spare-none = Зайвих умов немає: потрібна кожна.
make-spare-given = { $cell } = { $digit }
make-spare-strip = Смужка { $letter }
make-spare-extra = Додаткова область { $number }
make-spare-even = парна { $cell }
make-spare-odd = непарна { $cell }
make-spare-away = Прибрати: { $name }
make-spare-gone = Прибрано: { $name }.
make-spare-flag = Можна прибрати.
make-spare-rest = { $count ->
    [1] Ще одну позначено на полі.
    [one] Ще { $count } позначено на полі.
   *[other] Ще { $count } позначено на полі.
}

make-away = Куди далі
make-to-solver = Розв’язати
make-to-solver-tip = Перенести головоломку на сторінку розв’язувача
make-as-text = Копіювати текст
make-as-text-tip = Копіювати головоломку з її правилами так, щоб її прочитав кожен Nonet
make-as-link = Посилання
make-as-link-tip = Копіювати адресу, яка відкриває головоломку
make-take-unknown = Ця головоломка має правила, яких Nonet не знає: { $rules }.
make-take-marks = Позначки олівцем тут не малюються, тому їх пропущено.
make-take-failed = Не вдалося.
make-wrong-close = Закрити
make-wrong-close-tip = Прибрати це повідомлення
