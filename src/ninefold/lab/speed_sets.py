"""Sets of 9×9 lines to measure a machine with: a few puzzles of each kind, turned into thousands by symmetries.

A puzzle with its digits relabelled, its rows and columns moved or the whole transposed is as hard as it was, but no
solver can know: each is a new puzzle to it.
"""

from __future__ import annotations

import random
from importlib.resources import files

from ninefold.lab.suite import bundled

SIZE = 10_000
_DIGITS = "123456789"


def speed_sets(size: int = 0) -> dict[str, bytes]:
    """The sets by name, each of `size` lines (SIZE if that is 0).

    easy, medium, hard   the levels of the suite study50
    fierce               minimal puzzles that need many guesses
    loose                hard ones without two of their givens: most have several solutions

    >>> [(name, text.count(b"\\n")) for name, text in speed_sets(100).items()]
    [('easy', 100), ('medium', 100), ('hard', 100), ('fierce', 100), ('loose', 100)]
    """
    size = size or SIZE
    kinds: dict[str, list[str]] = {"easy": [], "medium": [], "hard": []}
    for entry in bundled("study50").entries:
        kinds[entry.level].append(entry.puzzle.oneline)
    kinds["fierce"] = _fierce()
    chance = random.Random(9)
    kinds["loose"] = [_without(puzzle, 2, chance) for puzzle in kinds["hard"]]
    return {name: _symmetric(puzzles, size, chance) for name, puzzles in kinds.items()}


def _fierce() -> list[str]:
    text = files("ninefold.lab").joinpath("suites", "fierce.txt").read_text(encoding="ascii")
    return [line for line in text.splitlines() if not line.startswith("#")]


def _without(puzzle: str, count: int, chance: random.Random) -> str:
    gone = chance.sample([cell for cell, symbol in enumerate(puzzle) if symbol != "."], count)
    return "".join("." if cell in gone else symbol for cell, symbol in enumerate(puzzle))


def _symmetric(puzzles: list[str], size: int, chance: random.Random) -> bytes:
    lines: list[str] = []
    while len(lines) < size:
        rows, columns = _moved(chance), _moved(chance)
        turned = chance.random() < 0.5
        places = [9 * column + row if turned else 9 * row + column for row in rows for column in columns]
        labels = str.maketrans(_DIGITS, "".join(chance.sample(_DIGITS, 9)))
        for puzzle in puzzles:
            moved = puzzle.translate(labels)
            lines.append("".join([moved[place] for place in places]))
    return ("\n".join(lines[:size]) + "\n").encode()


def _moved(chance: random.Random) -> list[int]:
    """The nine lines in another order that keeps bands together."""
    return [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
