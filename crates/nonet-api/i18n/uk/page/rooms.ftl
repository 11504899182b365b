### The start page, the grid room, records and settings.

## The start page

rooms-start-heading = Тихе місце для судоку
rooms-start-lead = Зіграйте, отримайте розв’язок із поясненням або знайдіть будь-яку з усіх сіток, які тільки бувають.
rooms-new-game = Нова гра
rooms-levels = Рівень
rooms-level-easy-tip = Цифра веде до цифри: самі лише одинаки.
rooms-level-medium-tip = Потрібні пари, трійки та цифри, замкнені в лінії.
rooms-level-hard-tip = Потрібні крила, риби та інші фігури з кількох клітинок.
rooms-level-unfair-tip = Потрібні ланцюги від кандидата до кандидата.
rooms-level-extreme-tip = Потрібні довгі ланцюги й цілі мережі з них.
rooms-play = Грати
rooms-play-tip = Створити нову головоломку цього рівня й грати в неї
rooms-play-busy = Створюємо…
rooms-play-honest = Кожна головоломка нова й має рівно один розв’язок.
rooms-ornament = Сітка № { $number }
rooms-ornament-tip = Переглянути цю сітку в кімнаті сіток
rooms-rooms = Кімнати
rooms-to-solve = Розв’язувач
rooms-to-solve-about = Введіть судоку й побачте шлях до відповіді
rooms-to-learn = Уроки
rooms-to-learn-about = Усі техніки, методи й правила з прикладами
rooms-to-make = Створити
rooms-to-make-about = Нові головоломки на замовлення, якої завгодно складності
rooms-to-grids = Кімната сіток
rooms-to-grids-about = Будь-яка сітка за номером і номер будь-якої сітки
rooms-to-records = Результати
rooms-to-records-about = Ваші ігри й найкращий час
rooms-to-settings = Налаштування
rooms-to-settings-about = Кольори, розмір тексту, підсвічування
rooms-exit = Вийти
rooms-exit-about = Завершити Nonet на цьому комп’ютері
rooms-exit-tip = Завершити Nonet на цьому комп’ютері
rooms-exit-heading = Завершити Nonet?
rooms-exit-text = Програма на цьому комп’ютері зупиниться: і в цій вкладці, і в усіх інших.
rooms-exit-yes = Завершити Nonet
rooms-exit-no = Лишитися
rooms-exit-no-tip = Закрити це запитання й продовжити

## The grid room

rooms-grids-heading = Кімната сіток
rooms-grids-lead = Усього є { $total } повних сіток { $size }×{ $size }. Кожна має номер, і тут можна побачити будь-яку з них.
rooms-sizes = Розмір сіток
rooms-size = { $size }×{ $size }
rooms-size-tip = Показати сітки { $size }×{ $size }
rooms-grid-view = Сітка
rooms-grid-label = Сітка № { $number }
rooms-grid-shown = Показано сітку № { $number }
rooms-no-grid = Такої сітки немає
rooms-number = Номер
rooms-previous = Попередня сітка
rooms-previous-tip = Сітка з попереднім номером
rooms-next = Наступна сітка
rooms-next-tip = Сітка з наступним номером
rooms-digits = Цифри та їхні кольори
rooms-digit = Показати лише { $digit }
rooms-digit-tip = Показати лише { $digit }; натисніть, щоб закріпити

rooms-find = Знайти сітку
rooms-find-ways = Способи знайти сітку
rooms-by-number = Номер
rooms-by-number-tip = Сітка за номером
rooms-by-set = Множина
rooms-by-set-tip = Сітка за множиною правил і перестановкою
rooms-by-random = Навмання
rooms-by-random-tip = Випадкова сітка
rooms-by-paste = Вставити
rooms-by-paste-tip = Номер сітки, яку ви маєте
rooms-show = Показати сітку
rooms-show-tip = Показати цю сітку
rooms-number-field = Номер сітки
rooms-number-about = Від 0 до { $last }, з пробілами, комами чи без них
rooms-set-field = Множина
rooms-set-about = Від 0 до 663
rooms-permutation-field = Перестановка
rooms-permutation-about = Від 0 до { $last }
rooms-set-what = Обмежений метод (Коцюба, Лавренчук, Остапчук, 2015): 144 правила утворюють 664 множини, а кожна множина з кожним розподілом цифр дає сітку.
rooms-example = Приклад зі статті ({ $set }; { $permutation })
rooms-example-tip = Показати сітку, яку побудовано у статті
rooms-draw = Витягнути сітку
rooms-draw-tip = Витягнути сітку навмання
rooms-random-what = Усі сітки однаково ймовірні.
rooms-seed-field = Зерно
rooms-seed-about = Те саме зерно дає ту саму сітку; лишіть порожнім, щоб щоразу була інша
rooms-seed-drawn = Витягнуто із зерном { $seed }.
rooms-number-of = Знайти її номер
rooms-number-of-tip = Знайти номер вставленої сітки
rooms-paste-field = Повна сітка
rooms-paste-placeholder = 81 цифра або дев’ять рядків
rooms-not-full = Це головоломка з порожніми клітинками, а не повна сітка. Розв’язувач може її заповнити.
rooms-to-solver = Відкрити в розв’язувачі
rooms-to-solver-tip = Відкрити вставлене на сторінці розв’язувача

rooms-numbers = Її номери
rooms-number-of-all = з { $total }, рахуючи від 0
rooms-set = Множина правил
rooms-set-of-all = з { $total } множин по дев’ять сусідніх правил
rooms-permutation = Перестановка
rooms-permutation-of-all = з { $total } способів роздати цифри дев’ятьом правилам
rooms-restricted = Обмежений метод
rooms-restricted-yes = Множина { $set }, перестановка { $permutation }
rooms-restricted-no = Не належить до його 240 952 320 сіток
rooms-copy-link = Посилання
rooms-copy-link-tip = Копіювати посилання на цю сітку
rooms-copy-grid = Копіювати сітку
rooms-copy-grid-tip = Копіювати сітку одним рядком цифр
rooms-copied = Скопійовано
rooms-not-copied = Браузер не дозволяє копіювати.

rooms-rules = Її дев’ять правил
rooms-rules-about = Правило розставляє одну цифру в усіх дев’яти блоках. Таких правил 46 656, а сітка — це дев’ять правил, які ніде не перетинаються.
rooms-rule-digit = Цифра
rooms-rule-number = Правило
rooms-rule-places = Місце в кожному блоці

rooms-canonical = Канонічна форма
rooms-canonical-about = Найменша з усіх сіток, які можна отримати з цієї, переставляючи рядки та стовпці й перейменовуючи цифри.
rooms-canonical-label = Канонічна форма
rooms-band = Починається зі смуги { $band } з 416.
rooms-canonical-itself = Ця сітка сама є своєю канонічною формою.
rooms-canonical-way = Шлях до неї:
rooms-canonical-go = Показати її
rooms-canonical-go-tip = Показати канонічну форму як окрему сітку

rooms-automorphisms = Автоморфізми
rooms-automorphisms-about = Способи переставити рядки та стовпці й перейменувати цифри так, щоб сітка не змінилася.
rooms-automorphisms-count = { $count ->
    [1] Лише один: нічого не змінювати.
   *[other] { $count }, разом із тим, який нічого не змінює.
}
rooms-automorphisms-all = Показати всі { $count }
rooms-automorphisms-few = Показати менше
rooms-automorphisms-all-tip = Показати всі автоморфізми або кілька перших

rooms-estimate = Скільки всього сіток?
rooms-estimate-about = Більших сіток ніхто не може порахувати. Якщо витягнути багато сіток навмання, можна оцінити, скільки їх усього, і сказати, наскільки ця оцінка неточна.
rooms-estimate-size = Розмір сіток, які оцінюємо
rooms-estimate-start = Оцінити
rooms-estimate-start-tip = Витягнути вибірку й оцінити кількість сіток
rooms-estimate-stop = Стоп
rooms-estimate-stop-tip = Більше не витягати; оцінка лишається
rooms-estimate-busy = { $samples ->
    [one] Витягуємо { $samples } сітку…
    [few] Витягуємо { $samples } сітки…
   *[other] Витягуємо { $samples } сіток…
}
rooms-estimate-done = Оцінка готова.
# $number is in bold, with its power of ten: 5.96 × 10⁹⁸.
rooms-estimate-near = Приблизно { $number }
rooms-estimate-error = Стандартна похибка — { $percent } %; смужка показує подвоєну в обидва боки.
rooms-estimate-samples = { $samples ->
    [one] За { $samples } витягнутою сіткою.
   *[other] За { $samples } витягнутими сітками.
}
rooms-estimate-exact = Точна кількість: { $total }.

## Records

rooms-records-heading = Результати
rooms-records-lead = { $count ->
    [1] Поки що одна гра.
    [one] Поки що { $count } гра. Найкраща на кожному рівні має зірочку.
    [few] Поки що { $count } гри. Найкраща на кожному рівні має зірочку.
   *[other] Поки що { $count } ігор. Найкраща на кожному рівні має зірочку.
}
rooms-records-empty = Ігор ще немає
rooms-records-empty-text = Кожна розв’язана гра з’явиться в цьому списку: час, рівень і взяті підказки. Найкращі буде позначено.
rooms-records-begin = Вибрати головоломку
rooms-records-filters = Які ігри
rooms-records-only-tip = Показати лише ігри одного рівня
rooms-records-daily = Головоломки дня
rooms-records-daily-tip = Показати лише головоломки дня
rooms-records-unaided = Без підказок
rooms-records-unaided-tip = Показати лише ігри без підказок
rooms-records-none = Таких ігор немає.
rooms-records-all = Показати всі ігри
rooms-records-all-tip = Зняти всі умови
# $count is how many are not shown yet.
rooms-records-rest = Показати ще (лишилося { $count })
rooms-records-rest-tip = Показати більше рядків таблиці
rooms-sort-tip = Упорядкувати за цим стовпцем
rooms-record-puzzle = Головоломка
rooms-record-ways = Що з нею зробити
rooms-record-seconds = Час
rooms-record-level = Рівень
rooms-record-kind = Головоломка
rooms-record-kind-tip = Показати лише ігри одного розміру, з іншими правилами чи без них
rooms-record-hints = Підказки
rooms-record-mistakes = Помилки
rooms-record-date = Дата
rooms-record-no-hints = немає
rooms-record-daily = гра дня
rooms-record-best = Найкраща
rooms-record-best-tip = Найкраща гра цього рівня
# $time is as in 4:07, $date as in Nov 17, 2026.
rooms-record-which = { $time }, { $date }
# $which is a time and a date.
rooms-record-open = Відкрити головоломку: { $which }
rooms-record-open-tip = Відкрити головоломку цієї гри
rooms-record-review = Розбір
rooms-record-review-of = Розбір: { $which }
rooms-record-review-tip = Переглянути цю гру хід за ходом
rooms-record-delete = Видалити: { $which }
rooms-record-delete-tip = Прибрати цю гру зі списку
rooms-record-deleted = Видалено: { $time }
rooms-record-undo = Скасувати
rooms-record-undo-tip = Повернути результат
rooms-record-back = Результат повернуто.
# $size is a number, as in 9×9.
rooms-kind-size = { $size }×{ $size }
rooms-kind-other = Інші розміри
rooms-kind-all = Усі
rooms-figure-games = Ігри
rooms-figure-unaided = { $count } без підказок
rooms-figure-best = Найкращий час
rooms-figure-average = у середньому { $time }
rooms-figure-streak = Поспіль
rooms-figure-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
rooms-figure-longest = { $days ->
    [one] найбільше — { $days } день
    [few] найбільше — { $days } дні
   *[other] найбільше — { $days } днів
}
rooms-figure-mistakes = Помилки
rooms-figure-mistakes-about = на одну гру
rooms-chart-heading = Час
rooms-chart-about = Кожна точка — гра, порожниста — з підказками; смужка охоплює середню половину ігор, лінія — середній час.
rooms-chart-table = Таблицею
rooms-chart-average = Середній
rooms-chart-worst = Найдовший
rooms-records-files = Результати у файлах
rooms-export-json = Зберегти як JSON
rooms-export-json-tip = Зберегти показані ігри файлом, з якого їх можна знову додати
rooms-export-csv = Зберегти як CSV
rooms-export-csv-tip = Зберегти показані ігри таблицею
rooms-export-done = { $count ->
    [one] Збережено у файл { $count } результат.
    [few] Збережено у файл { $count } результати.
   *[other] Збережено у файл { $count } результатів.
}
rooms-import = Додати з файлу
rooms-import-tip = Додати результати з файлу JSON, збереженого тут або деінде
rooms-import-done = { $added ->
    [0] Нічого не додано
    [one] Додано { $added } результат
    [few] Додано { $added } результати
   *[other] Додано { $added } результатів
}; { $same ->
    [0] жодного тут ще не було.
    [one] { $same } вже був тут.
    [few] { $same } вже були тут.
   *[other] { $same } вже було тут.
}
# $name is that of a file.
rooms-import-unreadable = У файлі { $name } немає результатів: потрібен файл JSON, збережений на цій сторінці.
rooms-import-backup = Файл { $name } — це резервна копія всього: відновіть її в налаштуваннях.
rooms-import-version = Файл { $name } записала новіша версія Nonet. Нічого не додано.
# $number counts the records of the file from 1.
rooms-import-record = Результат { $number } у файлі { $name } некоректний. Нічого не додано.
rooms-records-delete = Видалити ці
rooms-records-delete-tip = Видалити всі показані ігри
rooms-records-delete-heading = { $count ->
    [one] Видалити { $count } результат?
    [few] Видалити { $count } результати?
   *[other] Видалити { $count } результатів?
}
rooms-records-delete-text = Вони зникнуть назавжди. Самі ігри лишаються.
rooms-records-delete-yes = Видалити
rooms-records-delete-yes-tip = Видалити всі показані ігри
rooms-records-delete-no = Лишити
rooms-records-delete-no-tip = Назад до результатів
rooms-records-deleted = { $count ->
    [one] Видалено { $count } результат.
    [few] Видалено { $count } результати.
   *[other] Видалено { $count } результатів.
}
rooms-level-all = Усі

## Settings

rooms-settings-heading = Налаштування
rooms-settings-lead = Усе діє одразу й зберігається.
rooms-settings-lead-guest = Усе діє одразу.
rooms-settings-kept = Збережено
rooms-look = Вигляд
rooms-theme = Кольори
rooms-theme-name = { $theme ->
   *[system] Як у системі
    [sky] Блакитні
    [rose] Рожеві
    [leaf] Зелені
    [night] Темні
    [contrast] Контрастні
}
rooms-theme-tip = { $theme ->
   *[system] Дотримуватися кольорів системи
    [sky] Блакитні кольори
    [rose] Рожеві кольори
    [leaf] Зелені кольори
    [night] Темні кольори
    [contrast] Кольори високої контрастності
}
rooms-theme-system-about = Світлі або темні, контрастніші, якщо система цього просить, і змінюються разом із нею.
rooms-language = Мова
rooms-language-tip = Перемкнути мову: { $name }
rooms-text = Розмір тексту
rooms-text-tip = Змінити розмір усього тексту
rooms-text-small = Малий
rooms-text-normal = Звичайний
rooms-text-large = Великий
rooms-text-largest = Найбільший
rooms-motion = Анімація
rooms-motion-tip = Вибрати, чи може щось рухатися на сторінці
rooms-motion-system = Як у системі
rooms-motion-reduced = Менше
rooms-board = Поле
rooms-highlight-peers = Рядок, стовпець і блок
rooms-highlight-peers-about = Підсвічувати рядок, стовпець і блок вибраної клітинки
rooms-highlight-same = Та сама цифра
rooms-highlight-same-about = Підсвічувати всі клітинки з цифрою вибраної
rooms-draw-links = Зв’язки
rooms-draw-links-about = Малювати лінії між кандидатами, коли пояснюється крок
rooms-show-names = Номери рядків і стовпців
rooms-show-names-about = Писати біля поля r1, r2 … і c1, c2 …
rooms-kept = Де все зберігається
rooms-kept-file = Налаштування, ігри та результати зберігаються в одному файлі:
rooms-kept-memory = Налаштування, ігри та результати є лише в пам’яті й зникнуть, коли Nonet завершить роботу.
rooms-kept-guest = Ви гість цього сервера: ваші налаштування забудуться, коли ви закриєте сторінку. Власник — той, хто має посилання, яке Nonet показав під час запуску.
rooms-kept-private = Ніщо не покидає цього комп’ютера.
rooms-backup = Резервна копія
rooms-backup-about = Усі ігри, результати, налаштування й ваші зразки одним файлом, який можна повернути тут або на іншому комп’ютері.
rooms-backup-save = Зберегти копію
rooms-backup-save-tip = Зберегти всі ігри, результати, налаштування й ваші зразки одним файлом
rooms-backup-done = Збережено як { $name }.
rooms-backup-failed = Не вдалося. Нічого не змінено.
rooms-restore-choose = Відновити…
rooms-restore-choose-tip = Вибрати резервну копію, яку повернути
rooms-restore-file = Що зробити з файлом { $name }
rooms-restore-merge = Додати те, чого бракує
rooms-restore-merge-tip = Лишити те, що є тут, і додати те, що є лише у файлі
rooms-restore-merge-about = Усе, що є тут, лишається. Ігри, результати та зразки, які є лише у файлі, буде додано, а ігри, які там тривали далі, — оновлено.
rooms-restore-replace = Замінити все
rooms-restore-replace-tip = Лишити рівно те, що є у файлі, і більше нічого
rooms-restore-replace-about = Після цього буде рівно те, що є у файлі. Усе інше зникне.
rooms-restore-begin = Відновити
rooms-restore-begin-tip = Повернути цю резервну копію
rooms-restore-cancel = Скасувати
rooms-restore-cancel-tip = Лишити все як є
rooms-restored-merge = Те, чого бракувало, тепер тут.
rooms-restored-replace = Усе так, як у файлі.
rooms-restored-games = Ігри: нових { $added }, оновлених { $changed }, незмінених { $same }, вилучених { $removed }.
rooms-restored-records = Результати: нових { $added }, змінених { $changed }, незмінених { $same }, вилучених { $removed }.
rooms-restored-samples = Ваші зразки: нових { $added }, змінених { $changed }, незмінених { $same }, вилучених { $removed }.
rooms-restored-settings = Змінених налаштувань: { $changed }.
rooms-replace-heading = Замінити все?
rooms-replace-text = Усі ігри, результати, налаштування й ваші зразки, які є тут і яких немає у файлі, зникнуть назавжди.
rooms-replace-yes = Замінити все
rooms-replace-yes-tip = Лишити рівно те, що є у файлі
rooms-replace-no = Не чіпати
rooms-replace-no-tip = Закрити це запитання й нічого не міняти
rooms-reset = Звичайні налаштування
rooms-reset-tip = Повернути всі налаштування до початкових
rooms-about = Про Nonet
rooms-about-version = Nonet { $version }
rooms-about-licence = Вільне програмне забезпечення за ліцензією MIT або Apache 2.0, на ваш вибір.
rooms-about-parts = З частинами інших авторів
rooms-part-tip = Відкрити в новій вкладці сторінку { $name }
