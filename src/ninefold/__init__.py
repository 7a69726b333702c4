"""Ninefold, the Sudoku workbench."""
