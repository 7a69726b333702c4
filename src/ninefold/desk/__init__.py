"""What a person does with a board: each question is a file, and its answer the same object for both faces.

position    the box and the rules that a text does not tell    task, answer   how long it may take; how it is told
solve       by one of the methods                              count          how many solutions
check       valid, solvable, unique, how hard; why not         candidates     what every cell may be
explain     every step of logic, with a report                 hint           a mistake, else the next step
judge       a player's own step                                generate       a new puzzle
photo       the puzzles in a picture
"""
