### The game: what stands beside the board, and what is said while somebody plays.

page-title-play = Гра
play-title = Судоку
play-gone = Цієї гри тут немає
play-gone-text = Її видалено, або адреса неправильна.
play-other-version = Цю гру зберегла новіша версія Nonet: відкрийте її там.

## Above the board

play-kind-made = Судоку
play-kind-daily = Головоломка дня
play-kind-own = Ваша головоломка
play-kind-link = За посиланням
play-limits = Позначки — частина цієї головоломки
play-limits-tip = У клітинках може стояти лише те, що позначено на початку: із самими цифрами розв’язків кілька
# $date is a day, as in 2026-11-17.
play-daily-of = Головоломка за { $date }
play-mistakes = { $mistakes ->
    [0] Без помилок
    [one] { $mistakes } помилка
    [few] { $mistakes } помилки
   *[other] { $mistakes } помилок
}
play-mistakes-of = Помилки: { $mistakes } з { $most }
play-mistakes-tip = Цифри, які не збігаються з розв’язком
play-time-hide = Сховати час
play-time-show = Показати час
play-pause = Пауза
play-pause-tip = Зупинити годинник і сховати поле
play-paused = Пауза
play-resume = Продовжити
play-resume-tip = Показати поле й запустити годинник
play-resumed = Годинник іде

## Tools

play-tools = Інструменти
play-undo = Скасувати
play-undo-tip = Скасувати останній хід
# $what is what has changed, as in: 4 taken from r1c3
play-undo-done = Скасовано: { $what }
play-undo-other = Скасовано
play-undo-none = Немає чого скасовувати
play-redo = Повторити
play-redo-tip = Знову зробити скасоване
# $what as above.
play-redo-done = Повторено: { $what }
play-redo-other = Повторено
play-redo-none = Немає чого повторювати
play-hint = Підказка
play-hint-tip = Куди дивитися; ще раз — докладніше
play-hint-more = Докладніше
play-hint-more-tip = На рівень глибше: техніка, клітинки, увесь крок
play-hint-do = Виконати
play-hint-do-tip = Виконати весь крок одним ходом
play-hint-take = Прибрати
play-hint-take-tip = Очистити цю клітинку
play-hint-close = Закрити
play-hint-close-tip = Прибрати підказку
# How deep a hint has gone, from 1 to 4.
play-hint-depth = Рівень { $depth } з { $most }
play-no-hint = Наступний крок тут вчасно не знайдено. Далі допоможуть «Заповнити клітинку» і «Заповнити випадкову».
play-hint-wrong = Цифра { $digit } у { $cell } хибна: приберіть її й погляньте ще раз.
play-try = Спроба
play-try-tip = Усе, що ви введете далі, можна буде відкинути
# $number counts what is tried at the same time, from 1.
play-try-name = Спроба { $number }
play-trying = Пробуємо
play-tried = Вписано у спробі.
play-try-wrong = Суперечність: ця спроба хибна.
play-keep = Лишити
play-keep-tip = Усе зі спроби лишається
play-drop = Відкинути
play-drop-tip = Назад туди, де почалася спроба
play-point = Нова точка
play-point-tip = Позиція, до якої можна повернутися
play-point-name = Точка { $number }
play-point-rename = Назва: { $name }
play-point-rename-tip = Назвати цю точку як завгодно
play-point-back = Повернутися: { $name }
play-point-back-tip = { $name }: повернутися сюди; точка лишається
play-point-forget = Забути: { $name }
play-point-forget-tip = Прибрати точку зі списку
play-point-forgotten = Прибрано зі списку: { $name }
play-more = Більше
play-checking = Перевірка
play-checking-tip = За чим визначати, що цифра хибна
play-checking-off = Вимкнено
play-checking-rules = За правилами
play-checking-solution = За розв’язком
play-checking-refuse = Не приймати хибних цифр
play-cleans = Чистити позначки
play-cleans-tip = Вписана цифра зникає з позначок у клітинках, які вона бачить
play-digit-first = Спершу цифра
play-digit-first-tip = Виберіть цифру на панелі цифр, а тоді натискайте клітинки, у які її вписати
play-auto-marks = Автоматичні кандидати
play-auto-marks-tip = Кожна порожня клітинка показує те, що лишають їй правила; позначки тоді викреслюють цифри
play-tint-of = Колір однієї цифри
# $digit stands in the selected cell; the next colour is its own.
play-tint-digit = Колір лише для { $digit }
play-chosen = { $digit } вибрано: натискайте клітинки для неї
play-unchosen = Жодної цифри не вибрано
play-chosen-colour = Колір { $colour } вибрано: натискайте клітинки для нього
play-unchosen-colour = Жодного кольору не вибрано
play-marks = Усі позначки
play-marks-tip = Усе, що лишають правила, у кутках порожніх клітинок
play-digit-marks = Позначки цифри
play-digit-marks-tip = Розставити позначки вибраної цифри всюди
play-digit-marks-none = Спершу виберіть клітинку з цифрою.
play-marks-auto = Кандидати з’являються самі: позначки не потрібні.
play-singles = Вписати одинаків
play-singles-tip = Ввести все, що випливає з одинаків, одним ходом
play-no-singles = Одинаків тут не знайдено.
play-fill-cell = Заповнити клітинку
play-fill-cell-tip = Ввести правильну цифру у вибрану клітинку; зараховується як підказка
play-cell-full = У цій клітинці вже є цифра.
play-unchanged = Нічого не змінилося
play-fill-random = Заповнити випадкову
play-fill-random-tip = Ввести правильну цифру у випадкову клітинку; зараховується як підказка
play-mistake = Знайти помилки
play-mistake-tip = Показати хибні цифри
play-mistakes-found = { $count ->
    [0] Поки що всі цифри правильні.
   *[other] Хибних цифр: { $count }.
}
# Where a puzzle has several solutions, the rules alone say what is wrong.
play-clashes-found = { $count ->
    [one] { $count } цифра порушує правила.
    [few] { $count } цифри порушують правила.
   *[other] { $count } цифр порушують правила.
}
play-before = До стану без помилок
play-before-tip = Скасовувати ходи, доки всі цифри не стануть правильними
play-before-done = { $count ->
    [one] Скасовано { $count } хід: усі цифри правильні.
    [few] Скасовано { $count } ходи: усі цифри правильні.
   *[other] Скасовано { $count } ходів: усі цифри правильні.
}
play-restart = Спочатку
play-restart-tip = Спорожнити поле; це можна скасувати
play-solve = Розв’язати
play-solve-tip = Показати розв’язок; гра тоді завершиться без результату
play-give-up = Показати розв’язок?
play-give-up-text = На цьому гра закінчиться й не потрапить до результатів.
play-give-up-yes = Показати
play-give-up-yes-tip = Закінчити гру й показати розв’язок
play-give-up-no = Грати далі
play-give-up-no-tip = Закрити це запитання й нічого не показувати
play-no-solution = Ця головоломка має кілька розв’язків: ніхто не скаже, яка цифра правильна.
play-explain = Пояснити весь шлях
play-explain-tip = Відкрити цю позицію в розв’язувачі з усіма кроками звідси

## What happens

play-refused = Ця цифра тут хибна.
play-wrong = Ця цифра хибна.
# $house is the name of a row, a column, a box or another house.
play-house = Заповнено: { $house }
play-full = Усі клітинки заповнено, але не всі цифри правильні.
play-copied = { $count ->
    [one] Скопійовано { $count } клітинку
    [few] Скопійовано { $count } клітинки
   *[other] Скопійовано { $count } клітинок
}
play-paste-none = У буфері обміну немає клітинок такого поля.
play-lost = Три помилки: гру закінчено.
play-trouble = Останні ходи ще не збережено: { $why }
play-elsewhere = Цю гру продовжили в іншій вкладці чи вікні. Нічого зі зробленого там не перезаписано.
play-reopen = Продовжити тут
play-reopen-tip = Показати гру такою, якою вона є там, і продовжити її
play-deleted = Цю гру видалено деінде, можливо в іншій вкладці.
play-put-back = Лишити
play-put-back-tip = Повернути гру до списку такою, якою вона є тут, і продовжити її

## The end

play-end-solved = Розв’язано
play-end-shown = Це розв’язок
play-end-lost = Гру закінчено
play-end-lost-text = Три помилки завершують сувору гру.
play-end-time = Час
play-end-level = Рівень
play-end-hints = Підказки
play-end-mistakes = Помилки
play-end-first = Ваша перша гра цього рівня.
play-end-best = Ваш найкращий час на цьому рівні: на { $by } швидше, ніж раніше.
play-end-other = Ваш найкращий час на цьому рівні — { $best }, середній — { $average }.
play-next = Ще одну
play-next-tip = Нова головоломка того самого рівня
play-again = Зіграти ще раз
play-again-tip = Та сама головоломка спочатку, окремою грою
play-next-busy = Створюємо головоломку.
# $name is that of a technique.
play-practise = Вправлятися: { $name }
play-practise-tip = Головоломка, що потребує техніки, для якої ви брали підказку
# $days is 2 or more.
play-end-streak = { $days ->
    [one] { $days } день поспіль.
    [few] { $days } дні поспіль.
   *[other] { $days } днів поспіль.
}

## The review

play-review = Розбір
play-review-tip = Переглянути гру хід за ходом поруч зі шляхом Nonet
play-review-close = Назад до гри
play-review-close-tip = Назад до поля, яким воно було наприкінці
play-review-which = Чий шлях
play-review-own = Ваш шлях
play-review-own-tip = Що робили ви, хід за ходом
play-review-nonet = Шлях Nonet
play-review-nonet-tip = Як цю головоломку розв’язує Nonet, крок за кроком
play-review-begin = Початкова позиція
play-review-end = Кожна клітинка має свою цифру.
play-review-no-way = Nonet не знаходить шляху до розв’язку цієї головоломки.
# $time is as in 4:07.
play-review-at = Хід { $number } з { $of }, час { $time }
# $cell is as in r3c5. $count is how many cells changed at once.
play-review-placed = { $count ->
    [1] { $digit } у { $cell }
    [one] Одним ходом змінено { $count } клітинку
    [few] Одним ходом змінено { $count } клітинки
   *[other] Одним ходом змінено { $count } клітинок
}
play-review-wrong = { $count ->
    [1] { $digit } у { $cell }: помилка
    [one] Одним ходом змінено { $count } клітинку: помилка
    [few] Одним ходом змінено { $count } клітинки: помилка
   *[other] Одним ходом змінено { $count } клітинок: помилка
}
play-review-emptied = { $count ->
    [1] Спорожнено { $cell }
    [one] Спорожнено { $count } клітинку
    [few] Спорожнено { $count } клітинки
   *[other] Спорожнено { $count } клітинок
}
play-review-hint = { $count ->
    [1] Підказка: { $digit } у { $cell }
    [one] Підказка: заповнено { $count } клітинку
    [few] Підказка: заповнено { $count } клітинки
   *[other] Підказка: заповнено { $count } клітинок
}
play-review-singles = { $count ->
    [1] Одинаки: { $digit } у { $cell }
    [one] Одинаки: заповнено { $count } клітинку
    [few] Одинаки: заповнено { $count } клітинки
   *[other] Одинаки: заповнено { $count } клітинок
}
play-review-solve = { $count ->
    [1] Розв’язано за вас: { $digit } у { $cell }
    [one] Розв’язано за вас: заповнено { $count } клітинку
    [few] Розв’язано за вас: заповнено { $count } клітинки
   *[other] Розв’язано за вас: заповнено { $count } клітинок
}
play-review-tried = { $count ->
    [1] Спроба: { $digit } у { $cell }
    [one] Спроба: змінено { $count } клітинку
    [few] Спроба: змінено { $count } клітинки
   *[other] Спроба: змінено { $count } клітинок
}
play-review-back = { $count ->
    [1] Скасовано: { $cell }
    [one] Скасовано: { $count } клітинка
    [few] Скасовано: { $count } клітинки
   *[other] Скасовано: { $count } клітинок
}
play-review-again = { $count ->
    [1] Повторено: { $cell }
    [one] Повторено: { $count } клітинка
    [few] Повторено: { $count } клітинки
   *[other] Повторено: { $count } клітинок
}
play-review-mistake = У розв’язку тут інша цифра.
play-review-hints = Перед цим ходом ви взяли підказку.
# $about is a list of techniques.
play-review-hints-about = Перед цим ходом ви взяли підказку: { $about }.
# $name is that of a technique.
play-review-would = Тут вистачило б техніки «{ $name }».
# $steps is 2 or more.
play-review-would-way = { $steps ->
    [one] Тут вистачило б { $steps } кроку, найскладніший із них: { $name }.
   *[other] Тут вистачило б { $steps } кроків, найскладніший із них: { $name }.
}
play-review-how = Показати
play-review-how-tip = Намалювати цей крок на полі
play-review-hide = Назад до ходу
play-review-hide-tip = Показати поле, яким воно було після ходу
play-review-show-tip = Перейти сюди

## Sharing

play-share = Поділитися
play-share-tip = Посилання на головоломку й на вашу гру, а також головоломка як текст або зображення
play-share-head = Поділитися
play-share-links = Посилання
play-share-puzzle = Головоломка
play-share-puzzle-copy = Копіювати посилання на головоломку
play-share-puzzle-copy-tip = Хто його відкриє, почне головоломку спочатку
play-share-game = Ваша гра, якою вона є зараз
play-share-game-copy = Копіювати посилання на вашу гру
play-share-game-copy-tip = Хто його відкриє, продовжить звідси вже власну гру
play-share-link-tip = Посилання, яке можна скопіювати
play-share-copied = Посилання скопійовано.
play-share-close = Закрити
play-share-close-tip = Назад до гри
play-link-broken = У цьому посиланні немає гри.
play-link-cut = Це посилання неповне. Можливо, його скопійовано не повністю.
play-link-later = Це посилання створила новіша версія Nonet: відкрийте його там.

## The start page: games

page-title-games = Ваші ігри
play-continue = Продовжити
play-continue-tip = Відкрити цю гру
play-continue-heading = Ваші ігри
# $share is how much is filled in, in per cent.
play-continue-share = Заповнено { $share } %
play-look-tip = Переглянути цю гру ще раз
# $time is a time as in 4:07.
play-solved-in = Розв’язано за { $time }
play-ended = Завершено
play-all = { $count ->
    [1] Ваша гра
   *[other] Усі ігри: { $count }
}
play-all-tip = Усі ігри, зокрема завершені
play-games-kind = Які ігри
play-games-all = Усі ({ $count })
play-games-all-tip = Усі ігри, від останньої
play-games-open = Незавершені ({ $count })
play-games-open-tip = Ігри, які ще тривають
play-games-over = Завершені ({ $count })
play-games-over-tip = Ігри, які розв’язано, програно або покинуто
play-games-more = Показати ще
play-games-more-tip = Далі за списком
play-games-none = Ігор ще немає
play-games-none-text = Кожна розпочата гра лишається тут, з усіма ходами.
play-games-none-such = Таких ігор немає.
# $name says which game it is, as in Hard · 6×6.
play-delete-of = Видалити: { $name }
play-delete = Видалити цю гру
play-delete-tip = Прибрати її зі списку назавжди
play-delete-over = Видалити завершені
play-delete-over-tip = Прибрати зі списку всі завершені ігри; результати лишаються
play-delete-heading = Видалити назавжди?
play-delete-text = { $name }, час гри { $time }. Повернути гру буде неможливо.
play-delete-many = { $count ->
    [1] Одна гра зникне. Повернути її буде неможливо; результати лишаються.
    [one] Зникне { $count } гра. Повернути їх буде неможливо; результати лишаються.
    [few] Зникнуть { $count } гри. Повернути їх буде неможливо; результати лишаються.
   *[other] Зникне { $count } ігор. Повернути їх буде неможливо; результати лишаються.
}
play-delete-yes = Видалити
play-delete-yes-tip = Прибрати зі списку назавжди
play-delete-no = Лишити
play-delete-no-tip = Закрити це запитання й нічого не видаляти

## The start page: a new game

play-strict = Суворо: три помилки — і грі кінець
play-strict-tip = Три хибні цифри завершують гру
play-new-more = Більше
play-new-more-tip = Розмір, правила, техніка для вправ, задані цифри, зерно, сітка
play-new-stop = Стоп
play-new-stop-tip = Передумати й нічого не створювати
play-new-stopped = Зупинено. Нічого не створено.
play-new-long = Такі головоломки рідкісні: це може тривати хвилину.
play-new-reset = Як звичайно
play-new-reset-tip = Класична головоломка 9×9, хай чого вона потребує
play-size-tip = Розмір сітки
play-variant = Правила
play-variant-classic = Класичні
play-variant-classic-tip = У кожному рядку, кожному стовпці й кожному блоці кожна цифра стоїть один раз.
play-variant-diagonal = Діагоналі
play-variant-diagonal-tip = На обох діагоналях кожна цифра теж стоїть один раз.
play-technique = Техніка для вправ
play-technique-tip = Головоломка, якої без неї не розв’язати

play-daily = Головоломка дня
play-daily-tip = Сьогодні в усіх та сама головоломка
play-daily-date = День
play-daily-date-tip = Головоломки іншого дня
play-daily-new = Нова
play-daily-new-tip = Почати її: цього дня в усіх та сама головоломка
play-daily-playing-tip = Продовжити її
play-daily-solved-tip = Переглянути її ще раз
play-daily-ended-tip = Переглянути її ще раз

## A puzzle of one’s own

page-title-brought = Головоломка для гри
play-own-heading = Ваша головоломка
play-own-about = З газети, книжки чи від друзів. Ctrl{"\u00A0"}+{"\u00A0"}V вставляє її будь-де на цій сторінці.
play-own-type = Ввести
play-own-type-tip = Введіть її на сторінці розв’язувача й натисніть там «Зіграти»
play-own-paste = Вставити
play-own-paste-tip = Почати гру з головоломкою з буфера обміну
play-own-open = Відкрити файл
play-own-open-tip = Почати гру з головоломкою з файлу
play-this = Зіграти
play-this-tip = Почати окрему гру з цією головоломкою
play-brought-busy = Перевіряємо головоломку…
play-brought-stop = Стоп
play-brought-fault = Це не головоломка
play-brought-none = Немає розв’язку
play-brought-none-text = Цієї головоломки не розв’язати: можливо, якась цифра хибна.
play-brought-several = Кілька розв’язків
play-brought-several-text = Щоб гра могла казати, що правильно, розв’язок має бути єдиним. У цю головоломку можна грати лише за правилами, а можна відкрити її в розв’язувачі й побачити, де вона неоднозначна.
play-brought-list = Кілька головоломок
play-brought-list-text = Виберіть, у яку грати; повернувшись назад, ви знову побачите цей список.
play-brought-unknown = Скільки розв’язків?
play-brought-unknown-text = Щоб з’ясувати, скільки розв’язків має ця головоломка, потрібно надто багато часу. У неї можна грати лише за правилами.
play-brought-full = Нема у що грати
play-brought-full-text = Кожна клітинка цієї сітки вже має свою цифру.
play-brought-rules = Грати за правилами
play-brought-rules-tip = Буде видно лише те, що забороняють правила, а не те, яка цифра правильна
play-brought-solver = До розв’язувача
play-brought-solver-tip = Відкрити цю головоломку на сторінці розв’язувача
