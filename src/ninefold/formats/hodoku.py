"""HoDoKu library lines: a position, and the step that somebody wants to show on it.

    :0003:8:6…+53+4.7…:412 513:::829:
     |    | |         |       | |   └ extra
     |    | |         |       | └ placements of the step
     |    | |         |       └ eliminations of the step
     |    | |         └ candidates already deleted: digit, row, column
     |    | └ cells; `+` before a digit: placed, not given
     |    └ candidates of the step
     └ technique and variant

The step is kept as the facts technique, step candidates, step eliminations, step placements, step extra (a colon in
them is written as a semicolon). A position without a step begins with `:0000:x:`. Lines that begin with `#` are
skipped. Boards up to 9×9 fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.cell_text import is_square
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content, on_one_line
from ninefold.formats.parts.position import deletions_of, seen, with_deletions
from ninefold.model import Puzzle, Record, Shape

NAME = "hodoku"
SUFFIXES = (".hodoku",)
_FACTS = ("technique", "step candidates", "step eliminations", "step placements", "step extra")
HOLDS = frozenset({Content.ANY_SIZE, Content.PLACED, Content.CANDIDATES, Content.SINGLES, Content.MANY, *_FACTS})

_LINE = re.compile(r"#?\s*:[^:]*:[^:]*:[+.0-9]+:[^:]*:[^:]*:[^:]*:?.*")
_CELL = re.compile(r"(\+?)([.0-9])")
_NO_STEP = ("0000", "x", "", "", "")


def recognises(head: str) -> bool:
    """Whether some line is a position; it may stand behind a `#`, as in the long header of the regression library."""
    lines = [line for line in head.splitlines() if line.strip()]
    found = next((line for line in lines if _LINE.fullmatch(line.strip())), None)
    return found is not None and all(line.startswith("#") for line in lines[: lines.index(found)])


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        puzzle, grid, size = record.puzzle, seen(record), record.puzzle.shape.size
        if size > 9:
            raise FormatError(NAME, f"a board up to 9×9 has a place here, not {puzzle.shape}")
        cells = "".join(
            "." if not digit else f"{digit}" if given else f"+{digit}"
            for given, digit in zip(puzzle.givens, grid.digits, strict=True)
        )
        deleted = " ".join(f"{digit}{cell // size + 1}{cell % size + 1}" for cell, digit in deletions_of(grid))
        step = tuple(on_one_line(record.facts.get(name, "")) for name in _FACTS)
        technique, candidates, eliminations, placements, extra = step if any(step) else _NO_STEP
        before = [part.replace(":", ";") for part in (technique, candidates)]
        after = [part.replace(":", ";") for part in (eliminations, placements)]
        yield ":".join(["", *before, cells, deleted, *after, extra]) + "\n"


def _read_line(line: str) -> Record:
    fields = line.split(":", 7)
    if len(fields) < 7 or fields[0]:
        raise PuzzleError("expected six or seven fields, each after a colon")
    _, technique, candidates, cells, deleted, eliminations, placements, *extra = fields
    puzzle, digits = _read_cells(cells)
    size = puzzle.shape.size
    deletions = []
    for code in deleted.split():
        if not re.fullmatch(f"[1-{size}]{{3}}", code):
            problem = f"expected deleted candidates as digit, row and column from 1 to {size}, got {code!r}"
            raise FormatError(NAME, problem, text=deleted)
        digit, row, column = map(int, code)
        deletions.append(((row - 1) * size + column - 1, digit))
    step = (technique, candidates, eliminations, placements, extra[0] if extra else "")
    facts = {} if step == _NO_STEP else {name: text for name, text in zip(_FACTS, step, strict=True) if text}
    return Record(puzzle, with_deletions(puzzle, digits, deletions), facts=facts)


def _read_cells(text: str) -> tuple[Puzzle, bytes]:
    cells = _CELL.findall(text)
    if not is_square(len(cells)) or len(cells) > 81 or "".join(map("".join, cells)) != text:
        problem = "expected 81 cells (or 16, 36 …): digits, `.`, and `+` before a placed digit"
        raise FormatError(NAME, problem, text=text)
    shape = Shape.of_cells(len(cells))
    digits = bytes(0 if digit == "." else int(digit) for _, digit in cells)
    if max(digits) > shape.size:
        problem = f"expected digits from 1 to {shape.size}, got {max(digits)}"
        raise FormatError(NAME, problem, text=text)
    givens = bytes(0 if plus else digit for (plus, _), digit in zip(cells, digits, strict=True))
    return Puzzle(shape, givens), digits
