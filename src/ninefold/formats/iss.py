"""Strings of the Interactive Sudoku Solver: `.Cage~10~R1C1~R1C2.Thermo~R3C3~R3C4.~R5C5_7`, one puzzle per line.

Entries begin with a dot: a type and its arguments; `~R1C1_5` is a given, `~R1C1_1_2` are candidates. `Or`, `And` and
`Replicate` hold the entries up to their `End`. A constraint that we do not know is refused by name, never ignored.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.each_line import each_line
from ninefold.formats.format import Part
from ninefold.formats.iss_automata import six_bits
from ninefold.formats.iss_board import Board, make_board
from ninefold.formats.iss_constraints import Groups, groups_of, neighbours, unlike_lines
from ninefold.formats.iss_extra import make_groups
from ninefold.model import Puzzle, Record
from ninefold.model.constraints import Candidates, Constraint, Difference, Either, PairSum, Ratio

NAME = "iss"
SUFFIXES = (".iss",)
HOLDS = frozenset({Part.ANY_SIZE, Part.MANY})

_MAX_SIZE = 16

_COMPOSITE = ("Or", "And", "Replicate")
_LAYOUT = ("Shape", "NoBoxes", "RegionSize", "StrictKropki", "StrictXV", "FullRankTies", "End", "SearchPriority", "Var")
_TIES = ("none", "only-unclued", "any")


@dataclass(slots=True)
class Entry:
    """`.Kind~arg~arg`, and for a composite the entries inside."""

    kind: str
    args: list[str]
    inside: list[Entry] = field(default_factory=list)


def recognises(head: str) -> bool:
    line = next((line.strip() for line in head.splitlines() if line.strip()), "")
    # A tilde or a small letter: a board of letters may begin like .BCD. too.
    return bool(re.match(r"\.([A-Z][A-Za-z]*~|[A-Z][A-Za-z]*[a-z][A-Za-z]*(\.|$)|~R\wC\w_)", line))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, lambda text: Record(read_string(text)))


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        size = record.puzzle.shape.size
        if size > _MAX_SIZE:
            raise FormatError(
                NAME, f"a board up to {_MAX_SIZE}×{_MAX_SIZE} has a place here, not {record.puzzle.shape}"
            )
        digits = enumerate(record.puzzle.givens)
        cells = "".join(f"~R{_index(c // size)}C{_index(c % size)}_{digit}" for c, digit in digits if digit)
        yield f".Shape~{size}x{size}.{cells}\n"


def read_string(text: str) -> Puzzle:
    """The puzzle of one string.

    >>> read_string(".Shape~4x4.~R1C1_3~R2C2_1.Cage~5~R4C3~R4C4").constraints[0].sentence
    'the digits of the cage are different and add up to 5'
    """
    entries = _tree(text)
    layout = {entry.kind: entry.args for entry in entries if entry.kind in _LAYOUT}
    region_size = layout.get("RegionSize", [""])[0]
    board = make_board(
        layout.get("Shape", ["9x9"]), int(region_size) if region_size.isdecimal() else None, "NoBoxes" in layout
    )
    ties = "~".join(layout.get("FullRankTies", ["only-unclued"]))
    if ties not in _TIES:
        raise PuzzleError(f"FullRankTies is one of {', '.join(_TIES)}, got {ties!r}")
    groups = make_groups(((entry.kind, entry.args) for entry in entries), board.rows, board.columns, board.size**2)
    board = replace(board, ties=ties == "any", groups=groups)
    # Regions first: lines may ask for them.
    ordered = sorted((entry for entry in entries if entry.kind not in _LAYOUT), key=lambda e: e.kind != "Jigsaw")
    rules = [rule for entry in ordered for group in _groups(entry, board) for rule in group]
    rules += _strict(board, rules, layout)
    if ties == "none":
        rules += unlike_lines(board)
    givens = bytearray(board.shape.cells)
    constraints = board.frame()
    for rule in rules:
        if isinstance(rule, Candidates) and len(rule.allowed) == 1 and rule.allowed[0] in board.scale.values:
            digit, cell = rule.allowed[0] + board.scale.shift, rule.cells[0]
            if givens[cell] in (0, digit):
                givens[cell] = digit
                continue
        constraints.append(rule)
    return Puzzle(board.shape, bytes(givens), tuple(constraints), symbols=board.symbols)


def board_cells(text: str) -> list[int]:
    """The cells of the board of a string, in reading order; on a board that fills its square all of them."""
    layout = {entry.kind: entry.args for entry in _tree(text) if entry.kind in _LAYOUT}
    return make_board(layout.get("Shape", ["9x9"]), None, "NoBoxes" in layout).cells


def _tree(text: str) -> list[Entry]:
    top: list[Entry] = []
    stack = [top]
    for piece in re.sub(r"\s+", "", text).removeprefix(".").split("."):
        kind, *args = piece.split("~")
        if kind == "End":
            if len(stack) == 1:
                raise PuzzleError("an End without its beginning")
            stack.pop()
            continue
        entry = Entry(kind, args)
        stack[-1].append(entry)
        if kind in _COMPOSITE:
            stack.append(entry.inside)
    return top


def _groups(entry: Entry, board: Board) -> Groups:
    if entry.kind == "And":
        return [[rule for inner in entry.inside for group in _groups(inner, board) for rule in group]]
    if entry.kind == "Or":
        ways = [tuple(group) for inner in entry.inside for group in _groups(inner, board)]
        return [[Either(tuple(ways))]]
    if entry.kind == "Replicate":
        return [group for inner in _replicas(entry, board) for group in _groups(inner, board)]
    try:
        return groups_of(entry.kind, entry.args, board)
    except IndexError:
        raise PuzzleError(f"too few arguments for {entry.kind}") from None


def _replicas(entry: Entry, board: Board) -> Iterator[Entry]:
    """The entries inside, moved so that the origin comes to lie on each of the target cells."""
    origin = board.cell(entry.args[1]) if len(entry.args) > 1 and entry.args[1] else board.cell("R1C1")
    group = board.group_of(origin)
    cells = list(group.cells) if group else board.cells
    first = cells.index(origin)
    for k, on in enumerate(six_bits(entry.args[0])):
        if on and first + k < len(cells):
            for inner in entry.inside:
                yield _moved(inner, board, origin, cells[first + k])


def _moved(entry: Entry, board: Board, origin: int, target: int) -> Entry:
    def moved(arg: str) -> str:
        name, *rest = arg.split("_")
        return "_".join([board.moved(name, origin, target), *rest]) if board.is_cell(name) else arg

    inside = [_moved(inner, board, origin, target) for inner in entry.inside]
    return Entry(entry.kind, [moved(arg) for arg in entry.args], inside)


def _strict(board: Board, rules: list[Constraint], layout: dict[str, list[str]]) -> Iterator[Constraint]:
    def marked(*kinds: type) -> set[tuple[int, int]]:
        cells = [rule.cells for rule in rules if isinstance(rule, kinds)]  # type: ignore[attr-defined]
        return {(min(two), max(two)) for two in cells}

    if "StrictKropki" in layout:
        dots = marked(Difference, Ratio)
        yield neighbours(board, "difference", 1, dots)
        yield neighbours(board, "ratio", 2, dots)
    if "StrictXV" in layout:
        crosses = marked(PairSum)
        yield neighbours(board, "sum", 5, crosses)
        yield neighbours(board, "sum", 10, crosses)


def _index(place: int) -> str:
    return "123456789abcdefghijklmnopqrstuvwxyz"[place]
