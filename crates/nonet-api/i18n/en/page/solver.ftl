### The solver page.

solver-title = Solve
