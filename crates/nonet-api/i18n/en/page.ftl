### The words of the page.

page-title = Nonet
