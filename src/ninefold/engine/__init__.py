"""The one way to native code: nouns of the model in, nouns or plain values out, and errors of ours.

Nobody else imports `ninefold._native`.

stop.py       when work gives up             problem.py    a puzzle as houses and rules, for the search
fast9.py      plain 9×9 at full speed        general.py    any shape, any houses, any rules
options.py    what logic may use             logic.py      steps of plain 9×9, the catalogue
any_logic.py  steps of every other board; rule_marks.py: the rules that take part, as a constraint says them
explainer.py  steps and ratings of the scale of Sudoku Explainer, with their proofs (proof.py)
expert.py     whips, braids, trials          generator.py  plain 9×9 puzzles as wished, canonical, minimal
lines.py      text to rows of digits         rates.py      rows of digits to columns of numbers
lab.py        algorithms to be compared      threads.py    how many at once; piece_size.py: how much crosses at a time
"""
