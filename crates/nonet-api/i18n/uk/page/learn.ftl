### The room to learn in: techniques, methods and rules.

learn-heading = Уроки
learn-lead = Усі техніки, від найлегших, методи, якими шукає Nonet, і правила, які бувають у головоломок. Кожна сторінка має приклади на полі.
learn-list = Усі сторінки
learn-search = Пошук
learn-search-hint = X-крило, ланцюг, діагональ…
learn-search-tip = Пошук за назвою, зокрема й за іншими назвами техніки. Enter відкриває першу сторінку, стрілками можна ходити по списку
learn-found = { $count ->
    [0] Немає сторінки з такою назвою.
    [1] Одна сторінка
    [one] { $count } сторінка
    [few] { $count } сторінки
   *[other] { $count } сторінок
}
learn-to-tip = Прочитати цю сторінку
learn-out-tip = Відкриється в новій вкладці
learn-link-tip = Прочитати про цю техніку
learn-back = Усі сторінки
learn-back-tip = Назад до списку
learn-around = Сторінки перед цією та після неї
learn-previous = Попередня
learn-previous-tip = Сторінка перед цією
learn-next = Наступна
learn-next-tip = Сторінка після цієї
learn-none = Такої сторінки немає
learn-table = Таблиця
learn-example = { $page }, приклад { $number }
learn-example-finds = Знайдено: { $conclusion }.
learn-example-nothing = Тут нічого не знайдено.
learn-example-puzzle = Головоломка з цим правилом.
learn-after = Після кроку
learn-after-tip = Показати поле після цього кроку
learn-before = Перед кроком
learn-before-tip = Показати поле перед цим кроком і намальований крок
learn-open = Відкрити в розв’язувачі
learn-open-tip = Відкрити цю позицію на сторінці розв’язувача
learn-close = Закрити
learn-close-tip = Назад туди, де ви були
learn-whole = Відкрити окремо
learn-whole-tip = Показати цю сторінку в розділі «Уроки»
