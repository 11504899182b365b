### The room to learn in: techniques, methods and rules.

learn-heading = Учиться
learn-lead = Все приёмы, начиная с самых лёгких, методы, которыми Nonet ищет решения, и правила, какие бывают у судоку. Везде есть примеры на доске.
learn-list = Все страницы
learn-search = Поиск
learn-search-hint = X-Wing, цепочка, диагональ…
learn-search-tip = Поиск по названию; другие названия приёма тоже находятся. Enter открывает первую страницу, стрелки ведут по списку
learn-found = { $count ->
    [0] Страниц с таким названием нет.
    [1] Одна страница
    [one] { $count } страница
    [few] { $count } страницы
   *[other] { $count } страниц
}
learn-to-tip = Читать эту страницу
learn-out-tip = Откроется в новой вкладке
learn-link-tip = Прочитать об этом приёме
learn-back = Все страницы
learn-back-tip = Назад к списку
learn-around = Предыдущая и следующая страницы
learn-previous = Предыдущая
learn-previous-tip = Страница перед этой
learn-next = Следующая
learn-next-tip = Страница после этой
learn-none = Такой страницы нет
learn-table = Таблица
learn-example = { $page }, пример { $number }
learn-example-finds = Этот приём находит: { $conclusion }.
learn-example-nothing = Здесь этот приём ничего не находит.
learn-example-puzzle = Судоку с этим правилом.
learn-after = После шага
learn-after-tip = Показать доску после этого шага
learn-before = До шага
learn-before-tip = Показать доску до этого шага, с рисунком шага
learn-open = Открыть в решателе
learn-open-tip = Открыть эту позицию на странице решателя
learn-close = Закрыть
learn-close-tip = Вернуться туда, где вы были
learn-whole = В раздел «Учиться»
learn-whole-tip = Показать эту страницу в разделе «Учиться»
