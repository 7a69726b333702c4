"""The pieces of the strings of the Interactive Sudoku Solver."""
