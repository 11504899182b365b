### The game: what stands beside the board, and what is said while somebody plays.

page-title-play = Игра
play-title = Судоку
play-gone = Этой игры здесь нет
play-gone-text = Её удалили, или адрес неверен.
play-other-version = Эту игру сохранила более новая версия Nonet: откройте её там.

## Above the board

play-kind-made = Судоку
play-kind-daily = Судоку дня
play-kind-own = Ваше судоку
play-kind-link = По ссылке
play-limits = Пометки — часть этого судоку
play-limits-tip = В клетках может стоять только то, что помечено в начале: с одними цифрами решений несколько
# $date is a day, as in 2026-11-17.
play-daily-of = Судоку за { $date }
play-mistakes = { $mistakes ->
    [0] Без ошибок
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[other] { $mistakes } ошибок
}
play-mistakes-of = Ошибки: { $mistakes } из { $most }
play-mistakes-tip = Цифры, которые не совпадают с решением
play-time-hide = Скрыть время
play-time-show = Показать время
play-pause = Пауза
play-pause-tip = Остановить часы и закрыть доску
play-paused = Пауза
play-resume = Продолжить
play-resume-tip = Открыть доску и снова запустить часы
play-resumed = Часы идут

## Tools

play-tools = Инструменты
play-undo = Отменить
play-undo-tip = Отменить последний ход
# $what is what has changed, as in: 4 taken from r1c3
play-undo-done = Отменено: { $what }
play-undo-other = Отменено
play-undo-none = Отменять нечего
play-redo = Повторить
play-redo-tip = Повторить отменённый ход
# $what as above.
play-redo-done = Повторено: { $what }
play-redo-other = Повторено
play-redo-none = Повторять нечего
play-hint = Подсказка
play-hint-tip = Куда смотреть; ещё раз — подробнее
play-hint-more = Подробнее
play-hint-more-tip = На ступень подробнее: приём, клетки, весь шаг
play-hint-do = Выполнить
play-hint-do-tip = Внести на доску вывод этого шага одним ходом
play-hint-take = Убрать
play-hint-take-tip = Очистить эту клетку
play-hint-close = Закрыть
play-hint-close-tip = Убрать подсказку
# How deep a hint has gone, from 1 to 4.
play-hint-depth = Ступень { $depth } из { $most }
play-no-hint = Следующий шаг здесь вовремя не найден. Дальше помогут «Заполнить клетку» и «Заполнить любую».
play-hint-wrong = Цифра { $digit } в { $cell } неверна: уберите её и посмотрите ещё раз.
play-try = Проба
play-try-tip = Всё, что вы введёте дальше, можно будет отбросить
# $number counts what is tried at the same time, from 1.
play-try-name = Проба { $number }
play-trying = Идёт проба
play-tried = На пробу.
play-try-wrong = Противоречие: эта проба неверна.
play-keep = Оставить
play-keep-tip = Введённое на пробу останется
play-drop = Отбросить
play-drop-tip = Вернуться туда, где началась проба
play-point = Точка возврата
play-point-tip = Позиция, к которой можно вернуться
play-point-name = Точка { $number }
play-point-rename = Название: { $name }
play-point-rename-tip = Назвать эту точку как хочется
play-point-back = Вернуться: { $name }
play-point-back-tip = Вернуться сюда: { $name }; точка останется
play-point-forget = Забыть: { $name }
play-point-forget-tip = Убрать точку из списка
play-point-forgotten = Убрано из списка: { $name }
play-more = Ещё
play-checking = Проверка
play-checking-tip = Как проверяются цифры
play-checking-off = Выключена
play-checking-rules = По правилам
play-checking-solution = По решению
play-checking-refuse = Не принимать неверные цифры
play-cleans = Чистить пометки
play-cleans-tip = Поставленная цифра исчезает из пометок в клетках, где она больше невозможна
play-digit-first = Сначала цифра
play-digit-first-tip = Выберите цифру на панели цифр, затем нажимайте клетки, куда её поставить
play-auto-marks = Автокандидаты
play-auto-marks-tip = В каждой пустой клетке видно, что допускают правила; пометки тогда вычёркивают цифры
play-tint-of = Цвет одной цифры
# $digit stands in the selected cell; the next colour is its own.
play-tint-digit = Цвет только для { $digit }
play-chosen = Выбрана { $digit }: нажимайте её клетки
play-unchosen = Цифра не выбрана
play-chosen-colour = Выбран цвет { $colour }: нажимайте его клетки
play-unchosen-colour = Цвет не выбран
play-marks = Все пометки
play-marks-tip = Всё, что допускают правила, — в углах пустых клеток
play-digit-marks = Пометки одной цифры
play-digit-marks-tip = Пометки выделенной цифры по всей доске
play-digit-marks-none = Сначала выделите клетку с цифрой.
play-marks-auto = Кандидаты появляются сами: пометки не нужны.
play-singles = Внести одиночки
play-singles-tip = Внести одним ходом все цифры, которые находятся одиночками
play-no-singles = Одиночек здесь нет.
play-fill-cell = Заполнить клетку
play-fill-cell-tip = Поставить верную цифру в выделенную клетку; считается подсказкой
play-cell-full = В этой клетке уже есть цифра.
play-unchanged = Ничего не изменилось
play-fill-random = Заполнить любую
play-fill-random-tip = Поставить верную цифру в случайную клетку; считается подсказкой
play-mistake = Найти ошибки
play-mistake-tip = Показать неверные цифры
play-mistakes-found = { $count ->
    [0] Пока все цифры верны.
   *[other] Неверных цифр: { $count }.
}
# Where a puzzle has several solutions, the rules alone say what is wrong.
play-clashes-found = { $count ->
    [one] { $count } цифра нарушает правила.
    [few] { $count } цифры нарушают правила.
   *[other] { $count } цифр нарушают правила.
}
play-before = Назад, до ошибки
play-before-tip = Отменять ходы, пока все цифры не станут верными
play-before-done = { $count ->
    [one] Отменён { $count } ход: все цифры верны.
    [few] Отменены { $count } хода: все цифры верны.
   *[other] Отменено { $count } ходов: все цифры верны.
}
play-restart = Заново
play-restart-tip = Очистить доску; это можно отменить
play-solve = Решить
play-solve-tip = Показать решение; игра закончится и не попадёт в рекорды
play-give-up = Показать решение?
play-give-up-text = Игра на этом закончится и не попадёт в рекорды.
play-give-up-yes = Показать
play-give-up-yes-tip = Закончить игру и показать решение
play-give-up-no = Играть дальше
play-give-up-no-tip = Закрыть этот вопрос и ничего не показывать
play-no-solution = У этого судоку несколько решений: нельзя сказать, какая цифра верна.
play-explain = Объяснить весь путь
play-explain-tip = Открыть эту позицию в решателе, со всеми шагами отсюда

## What happens

play-refused = Эта цифра здесь неверна.
play-wrong = Эта цифра неверна.
# $house is the name of a row, a column, a box or another house.
play-house = Готово: { $house }
play-full = Все клетки заполнены, но не все цифры верны.
play-copied = { $count ->
    [one] Скопирована { $count } клетка
    [few] Скопированы { $count } клетки
   *[other] Скопировано { $count } клеток
}
play-paste-none = В буфере обмена нет клеток такой доски.
play-lost = Три ошибки: игра окончена.
play-trouble = Последние ходы пока не сохранены: { $why }
play-elsewhere = Эту игру продолжили в другой вкладке или другом окне. Ничего из сделанного там не перезаписано.
play-reopen = Продолжить здесь
play-reopen-tip = Показать игру в том виде, в каком она там, и продолжить её
play-deleted = Эту игру удалили в другом месте, возможно в другой вкладке.
play-put-back = Оставить
play-put-back-tip = Вернуть игру в список такой, какая она здесь, и продолжить её

## The end

play-end-solved = Решено
play-end-shown = Вот решение
play-end-lost = Игра окончена
play-end-lost-text = Три ошибки завершают строгую игру.
play-end-time = Время
play-end-level = Уровень
play-end-hints = Подсказки
play-end-mistakes = Ошибки
play-end-first = Ваше первое судоку этого уровня.
play-end-best = Ваше лучшее время на этом уровне: быстрее прежнего на { $by }.
play-end-other = Ваше лучшее время на этом уровне — { $best }, среднее — { $average }.
play-next = Ещё одно
play-next-tip = Новое судоку того же уровня
play-again = Сыграть ещё раз
play-again-tip = То же судоку с начала, отдельной игрой
play-next-busy = Судоку составляется.
# $name is that of a technique.
play-practise = Тренировка: { $name }
play-practise-tip = Судоку, где нужен приём, по которому вы брали подсказку
# $days is 2 or more.
play-end-streak = { $days ->
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
   *[other] { $days } дней подряд.
}

## The review

play-review = Разбор
play-review-tip = Пройти игру ход за ходом и сравнить с путём Nonet
play-review-close = Вернуться к игре
play-review-close-tip = Вернуться к доске, какой она была в конце
play-review-which = Чей путь
play-review-own = Ваши ходы
play-review-own-tip = Что сделали вы, ход за ходом
play-review-nonet = Путь Nonet
play-review-nonet-tip = Как это судоку решает Nonet, шаг за шагом
play-review-begin = Судоку в начале игры
play-review-end = Все клетки заполнены.
play-review-no-way = Nonet не находит пути к решению этого судоку.
# $time is as in 4:07.
play-review-at = Ход { $number } из { $of }, время — { $time }
# $cell is as in r3c5. $count is how many cells changed at once.
play-review-placed = { $count ->
    [1] { $digit } в { $cell }
    [one] Изменена сразу { $count } клетка
    [few] Изменены сразу { $count } клетки
   *[other] Изменено сразу { $count } клеток
}
play-review-wrong = { $count ->
    [1] { $digit } в { $cell }: ошибка
    [one] Изменена сразу { $count } клетка: ошибка
    [few] Изменены сразу { $count } клетки: ошибка
   *[other] Изменено сразу { $count } клеток: ошибка
}
play-review-emptied = { $count ->
    [1] { $cell }: очищено
    [one] Очищена { $count } клетка
    [few] Очищены { $count } клетки
   *[other] Очищено { $count } клеток
}
play-review-hint = { $count ->
    [1] Подсказка: { $digit } в { $cell }
    [one] Подсказка: заполнена { $count } клетка
    [few] Подсказка: заполнены { $count } клетки
   *[other] Подсказка: заполнено { $count } клеток
}
play-review-singles = { $count ->
    [1] Одиночки: { $digit } в { $cell }
    [one] Одиночки: заполнена { $count } клетка
    [few] Одиночки: заполнены { $count } клетки
   *[other] Одиночки: заполнено { $count } клеток
}
play-review-solve = { $count ->
    [1] Решено за вас: { $digit } в { $cell }
    [one] Решено за вас: заполнена { $count } клетка
    [few] Решено за вас: заполнены { $count } клетки
   *[other] Решено за вас: заполнено { $count } клеток
}
play-review-tried = { $count ->
    [1] На пробу: { $digit } в { $cell }
    [one] На пробу: изменена { $count } клетка
    [few] На пробу: изменены { $count } клетки
   *[other] На пробу: изменено { $count } клеток
}
play-review-back = { $count ->
    [1] Отменено: { $cell }
    [one] Отменено: { $count } клетка
    [few] Отменено: { $count } клетки
   *[other] Отменено: { $count } клеток
}
play-review-again = { $count ->
    [1] Повторено: { $cell }
    [one] Повторено: { $count } клетка
    [few] Повторено: { $count } клетки
   *[other] Повторено: { $count } клеток
}
play-review-mistake = В решении здесь другая цифра.
play-review-hints = Перед этим ходом вы взяли подсказку.
# $about is a list of techniques.
play-review-hints-about = Перед этим ходом вы взяли подсказку: { $about }.
# $name is that of a technique.
play-review-would = Здесь хватило бы приёма «{ $name }».
# $steps is 2 or more.
play-review-would-way = { $steps ->
    [one] Здесь хватило бы { $steps } шага, самый сложный из них — «{ $name }».
   *[other] Здесь хватило бы { $steps } шагов, самый сложный из них — «{ $name }».
}
play-review-how = Показать
play-review-how-tip = Нарисовать этот шаг на доске
play-review-hide = Вернуться к ходу
play-review-hide-tip = Показать доску, какой она была после хода
play-review-show-tip = Перейти сюда

## Sharing

play-share = Поделиться
play-share-tip = Ссылки на судоку и на вашу игру, а также судоку текстом или картинкой
play-share-head = Поделиться
play-share-links = Ссылки
play-share-puzzle = Судоку
play-share-puzzle-copy = Копировать ссылку на судоку
play-share-puzzle-copy-tip = Тот, кто её откроет, начнёт это судоку сначала
play-share-game = Ваша игра на этот момент
play-share-game-copy = Копировать ссылку на игру
play-share-game-copy-tip = Тот, кто её откроет, продолжит отсюда уже свою игру
play-share-link-tip = Ссылка, которую можно скопировать
play-share-copied = Ссылка скопирована.
play-share-close = Закрыть
play-share-close-tip = Вернуться к игре
play-link-broken = В этой ссылке нет игры.
play-link-cut = Эта ссылка неполная. Возможно, она скопирована не полностью.
play-link-later = Эту ссылку создала более новая версия Nonet: откройте её там.

## The start page: games

page-title-games = Ваши игры
play-continue = Продолжить
play-continue-tip = Открыть эту игру
play-continue-heading = Ваши игры
# $share is how much is filled in, in per cent.
play-continue-share = Заполнено { $share } %
play-look-tip = Посмотреть эту игру ещё раз
# $time is a time as in 4:07.
play-solved-in = Решено за { $time }
play-ended = Окончено
play-all = { $count ->
    [1] Ваша игра
   *[other] Все игры ({ $count })
}
play-all-tip = Все игры, в том числе оконченные
play-games-kind = Какие игры
play-games-all = Все ({ $count })
play-games-all-tip = Все игры, начиная с последней
play-games-open = Начатые ({ $count })
play-games-open-tip = Игры, которые ещё не окончены
play-games-over = Оконченные ({ $count })
play-games-over-tip = Решённые, проигранные и брошенные игры
play-games-more = Показать ещё
play-games-more-tip = Дальше по списку
play-games-none = Игр пока нет
play-games-none-text = Каждая начатая игра остаётся здесь, со всеми ходами.
play-games-none-such = Таких игр нет.
# $name says which game it is, as in Hard · 6×6.
play-delete-of = Удалить: { $name }
play-delete = Удалить эту игру
play-delete-tip = Убрать её из списка навсегда
play-delete-over = Удалить оконченные
play-delete-over-tip = Убрать из списка все оконченные игры; рекорды останутся
play-delete-heading = Удалить навсегда?
play-delete-text = { $name }, время в игре — { $time }. Вернуть игру будет нельзя.
play-delete-many = { $count ->
    [one] Пропадёт { $count } игра. Вернуть удалённое будет нельзя; рекорды останутся.
    [few] Пропадут { $count } игры. Вернуть удалённое будет нельзя; рекорды останутся.
   *[other] Пропадёт { $count } игр. Вернуть удалённое будет нельзя; рекорды останутся.
}
play-delete-yes = Удалить
play-delete-yes-tip = Убрать из списка навсегда
play-delete-no = Оставить
play-delete-no-tip = Закрыть этот вопрос и ничего не удалять

## The start page: a new game

play-strict = Строго: три ошибки — конец игры
play-strict-tip = Три неверные цифры завершают игру
play-new-more = Ещё
play-new-more-tip = Размер, правила, приём для тренировки, заданные цифры, начальное число, сетка
play-new-stop = Стоп
play-new-stop-tip = Не составлять судоку
play-new-stopped = Остановлено. Судоку не составлено.
play-new-long = Такие судоку редки: это может занять минуту.
play-new-reset = Как обычно
play-new-reset-tip = Классическое судоку 9×9 с любыми приёмами
play-size-tip = Размер сетки
play-variant = Правила
play-variant-classic = Классика
play-variant-classic-tip = В каждой строке, каждом столбце и каждом блоке каждая цифра стоит один раз.
play-variant-diagonal = Диагональное
play-variant-diagonal-tip = На обеих диагоналях каждая цифра тоже стоит один раз.
play-technique = Приём для тренировки
play-technique-tip = Судоку, которое без него не решить

play-daily = Судоку дня
play-daily-tip = Сегодня одно и то же судоку для всех
play-daily-date = День
play-daily-date-tip = Судоку другого дня
play-daily-new = Новое
play-daily-new-tip = Начать: в этот день у всех одно и то же судоку
play-daily-playing-tip = Продолжить это судоку
play-daily-solved-tip = Посмотреть ещё раз
play-daily-ended-tip = Посмотреть ещё раз

## A puzzle of one’s own

page-title-brought = Судоку для игры
play-own-heading = Ваше судоку
play-own-about = Из газеты, из книги или от друга. Ctrl{"\u00A0"}+{"\u00A0"}V вставляет судоку в любом месте этой страницы.
play-own-type = Ввести
play-own-type-tip = Ввести его на странице решателя и нажать там «Сыграть»
play-own-paste = Вставить
play-own-paste-tip = Сыграть в судоку из буфера обмена
play-own-open = Открыть файл
play-own-open-tip = Сыграть в судоку из файла
play-this = Сыграть
play-this-tip = Начать отдельную игру с этим судоку
play-brought-busy = Проверяем судоку…
play-brought-stop = Стоп
play-brought-fault = Это не судоку
play-brought-none = Решения нет
play-brought-none-text = Это судоку решить нельзя: возможно, какая-то цифра неверна.
play-brought-several = Несколько решений
play-brought-several-text = Чтобы игра знала, что верно, решение должно быть одно. Можно играть с проверкой только по правилам или посмотреть в решателе, где судоку неоднозначно.
play-brought-list = Несколько судоку
play-brought-list-text = Выберите, в какое сыграть; вернувшись назад, вы снова увидите этот список.
play-brought-unknown = Сколько решений?
play-brought-unknown-text = Слишком долго выяснять, сколько решений у этого судоку. Можно играть с проверкой только по правилам.
play-brought-full = Играть не во что
play-brought-full-text = Все клетки этой сетки уже заполнены.
play-brought-rules = Играть по правилам
play-brought-rules-tip = Игра не скажет, какая цифра верна, а покажет только то, что запрещают правила
play-brought-solver = Открыть в решателе
play-brought-solver-tip = Открыть это судоку на странице решателя
