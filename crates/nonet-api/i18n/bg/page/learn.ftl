### The room to learn in: techniques, methods and rules.

learn-heading = Уроци
learn-lead = Всички техники, от най-лесната нататък, методите, по които търси Nonet, и правилата, които може да има една задача. За всичко има примери на дъска.
learn-list = Всички страници
learn-search = Търсене
learn-search-hint = X-Wing, верига, диагонал…
learn-search-tip = Търси по име; намират се и другите имена на техниките. Enter отваря първата страница, стрелките минават по списъка
learn-found = { $count ->
    [0] Няма страница с такова име.
    [1] Една страница
   *[other] { $count } страници
}
learn-to-tip = Отваря тази страница
learn-out-tip = Отваря се в нов раздел
learn-link-tip = Отваря страницата за тази техника
learn-back = Към списъка
learn-back-tip = Обратно към списъка
learn-around = Страниците преди и след тази
learn-previous = Предишна
learn-previous-tip = Страницата преди тази
learn-next = Следваща
learn-next-tip = Страницата след тази
learn-none = Няма такава страница
learn-table = Таблица
learn-example = { $page }, пример { $number }
learn-example-finds = Намира: { $conclusion }.
learn-example-nothing = Тук не намира нищо.
learn-example-puzzle = Задача с това правило.
learn-after = След стъпката
learn-after-tip = Показва дъската след тази стъпка
learn-before = Преди стъпката
learn-before-tip = Показва дъската преди тази стъпка, с начертана стъпка
learn-open = За решаване
learn-open-tip = Отваря тази позиция на страницата за решаване
learn-close = Затваряне
learn-close-tip = Обратно там, където бяхте
learn-whole = Към „Уроци“
learn-whole-tip = Показва тази страница в раздела „Уроци“
