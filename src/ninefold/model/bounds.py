"""How much one puzzle may hold: every bound of the model in one place (docs/security.md has them as a table).

They lie above anything that was ever published and below what would fill a laptop: a puzzle at every bound is read and
made ready in seconds and in some hundred megabytes, and can be stopped meanwhile.
"""

from __future__ import annotations

DIGITS = 128
"""Digits of a board, and so its rows and columns."""
EXTRA_CELLS = 1_000
"""Cells beside the board."""
CONSTRAINTS = 50_000
"""Constraints of one puzzle, those inside of others counted."""
CELLS = 20_000
"""Cells that one constraint lists, in all its parts; the largest board has 17,384."""
LISTED = 2_000_000
"""Cells that all constraints of one puzzle list."""
DEPTH = 8
"""Constraints inside of constraints, and alternatives inside of alternatives."""
NUMBER = 1_000_000
"""The largest number of a clue, above and below zero: sums, differences, counts."""
WEIGHT = 1_000
"""How often a cell of a sum may count."""
VALUES = 1_000
"""Numbers that one constraint lists besides cells: what cells may hold, what they contain."""
LABEL = 5_000
"""Characters of a text that a constraint carries: a regular expression is its own label."""
PEERS = 30_000_000
"""Pairs of cells that share a house which a constraint adds; the houses of the largest board itself have 6,000,000."""
LUNCHBOX = 50
"""Cells of a lunchbox: it is told by an alternative for every two of them, with two rules for every other."""
RUNNING_TOTAL = 10_000
"""The largest sum that is followed along a line; a line of the largest board has 8,256."""
LOOP_TOTAL = 250
"""The sum of the pieces of a loop: it is told by an automaton for every sum with which the loop may begin."""
STATES = 20_000
"""States of an automaton that reads a line: more would be slower than searching without it."""
STEPS = 5_000_000
"""Steps in which a reader unfolds what a puzzle writes in short: moves of automata, characters of replicas."""
RULES = 250_000
"""Rules that the constraints of one puzzle expand to, those inside of alternatives counted."""
RULE_CELLS = 4_000_000
"""Cells that these rules list."""
TABLES = 10_000
"""Different tables of these rules."""
TABLE_BYTES = 64 * 1024 * 1024
"""Bytes of all different tables of these rules."""
