### The room to learn in: techniques, methods and rules.

learn-heading = Learn
learn-lead = Every technique from the easiest on, the methods by which Nonet searches, and the rules that puzzles can have. Each has examples on a board.
learn-list = All pages
learn-search = Search
learn-search-hint = X-Wing, chain, diagonal …
learn-search-tip = Search by name; other names of a technique are found, too. Enter opens the first page, arrows go through the list
learn-found = { $count ->
    [0] No page has that name.
    [1] One page
   *[other] { $count } pages
}
learn-to-tip = Read this page
learn-out-tip = Opens in a new tab
learn-link-tip = Read about this technique
learn-back = All pages
learn-back-tip = Back to the list
learn-around = The pages before and after this one
learn-previous = Before this
learn-previous-tip = The page before this one
learn-next = After this
learn-next-tip = The page after this one
learn-none = There is no such page
learn-table = Table
learn-example = { $page }, example { $number }
learn-example-finds = It finds { $conclusion }.
learn-example-nothing = It finds nothing here.
learn-example-puzzle = A puzzle with this rule.
learn-after = After the step
learn-after-tip = Show the board as it is after this step
learn-before = Before the step
learn-before-tip = Show the board before this step, with the step drawn
learn-open = Open in the solver
learn-open-tip = Open this position on the solver page
learn-close = Close
learn-close-tip = Back to where you were
learn-whole = Open in Learn
learn-whole-tip = Show this page in the room to learn in
