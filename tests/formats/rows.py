"""A plain board as nine rows, and as one line."""

ROWS = """\
1..4..7..
.5..8..2.
..9..3..6
2..5..8..
.6..9..3.
..1..4..7
3..6..9..
.7..1..4.
..2..5..8
"""
LINE = ROWS.replace("\n", "")
