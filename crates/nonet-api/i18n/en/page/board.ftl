### The board.

board-label = Sudoku, { $size } by { $size }
