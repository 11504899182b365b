### The frame around every page.

page-title = Nonet
