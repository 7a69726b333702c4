"""The constraints of Interactive Sudoku Solver strings: for each type what its arguments mean.

An entry takes the board and the arguments and gives the constraints that it stands for, all of which hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from ninefold import constraints as c
from ninefold.constraints.extra_house import diagonals
from ninefold.constraints.parts.leaps import leap_pairs
from ninefold.errors import PuzzleError
from ninefold.formats.parts.iss.board import Board, boxes_of
from ninefold.formats.parts.iss.on_extra_cells import chaos, chaos_arrow, chaos_count, connected, doppelganger
from ninefold.formats.parts.iss.tables import by_automaton, by_expression, by_old_table, by_table, segments
from ninefold.model.constraint import Constraint

Found = list[Constraint]
Args = list[str]

_NUMBER = re.compile(r"-?\d{1,6}")
_NEVER = c.Either(())
_WITHOUT_CELLS = dict.fromkeys(
    ("AllDifferent", "DoubleArrow", "EqualSum", "EqualityCage", "Palindrome", "RegionSumLine", "Renban", "Thermo")
    + ("Zipper",),
    0,
) | dict.fromkeys(("Cage", "Modular", "RellikCage", "SameValues", "Sum", "Whisper"), 1)
"""How many arguments these have when they list no cells, and so say nothing; but no cells have the sum 0 alone."""
_DIFFERENT = {"AllDifferent": 0, "Cage": 1, "EqualityCage": 0, "Lunchbox": 1, "RellikCage": 1, "Renban": 0}
"""After how many arguments the cells begin, which are all different: more than there are digits cannot be."""


def constraints_of(kind: str, args: Args, board: Board) -> Found:
    """The constraints of one entry `.Kind~arg~arg`; a kind that is not known is refused by name."""
    if kind not in _KINDS:
        raise PuzzleError(f"the constraint {kind} is not known")
    if len(args) == _WITHOUT_CELLS.get(kind):
        return [] if kind not in ("Cage", "Sum") or not _number(args[0].split("_")[0]) else [_NEVER]
    if kind in _DIFFERENT and len(set(args[_DIFFERENT[kind] :])) > board.size:
        return [_NEVER]
    return _KINDS[kind](board, args)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise PuzzleError(f"expected a number, got {text[:40]!r}")
    return int(text)


def _cells(board: Board, args: Args) -> tuple[int, ...]:
    return tuple(board.cell(arg) for arg in args)


def _on_line(make: Callable[[tuple[int, ...]], Constraint]) -> Callable[[Board, Args], Found]:
    return lambda board, args: [make(_cells(board, args))]


def _with_number(make: Callable[[tuple[int, ...], int], Constraint]) -> Callable[[Board, Args], Found]:
    return lambda board, args: [make(_cells(board, args[1:]), _number(args[0]))]


def _everywhere(make: Callable[[int], Constraint]) -> Callable[[Board, Args], Found]:
    def build(board: Board, args: Args) -> Found:
        made = make(board.size)
        if not board.whole and not made.houses:
            raise PuzzleError(f"the constraint {made.name} is not known on a board of {board.rows}×{board.columns}")
        return [made]

    return build


def _outside(make: Callable[[tuple[int, ...], int], Constraint]) -> Callable[[Board, Args], Found]:
    """LINE~clue at its beginning~clue at its end."""

    def build(board: Board, args: Args) -> Found:
        line = board.line(args[0])
        clues = [*args[1:], "", ""]
        ends = ((line, clues[0]), (line[::-1], clues[1]))
        return [make(cells, _number(clue)) for cells, clue in ends if clue]

    return build


def _full_rank(board: Board, args: Args) -> Found:
    if not board.whole:
        raise PuzzleError("full rank needs a square board with as many digits as lines")
    return _outside(lambda cells, rank: c.FullRank(cells, rank, board.ties))(board, args)


def unlike_lines(board: Board) -> list[Constraint]:
    """Full rank without ties."""
    if not board.whole:
        raise PuzzleError("full rank needs a square board with as many digits as lines")
    return [c.UnlikeLines(board.size)]


def _adjacent(board: Board, cells: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Each two that touch, in the order in which they are listed; in both if a cell is listed again."""
    first = {cell: place for place, cell in reversed([*enumerate(cells)])}
    last = {cell: place for place, cell in enumerate(cells)}
    for a in sorted(first, key=first.__getitem__):
        beside = (board.beside(a, *step) for step in ((0, -1), (0, 1), (-1, 0), (1, 0)))
        near = [b for b in beside if b is not None and last.get(b, -1) > first[a]]
        yield from ((a, b) for b in sorted(near, key=last.__getitem__))


def _dots(make: Callable[[tuple[int, int]], Constraint]) -> Callable[[Board, Args], Found]:
    return lambda board, args: [make(two) for two in _adjacent(board, _cells(board, args))]


def _cage(board: Board, args: Args) -> Found:
    cells, total = _cells(board, args[1:]), _number(args[0] or "0")
    once = tuple(dict.fromkeys(cells))
    if len(once) == len(cells) or not total:
        return [c.Cage(once, total or None)]
    # A cell that is listed twice counts twice, and is still only one cell.
    return [c.Cage(once), c.Total(cells, total)]


def _rellik(board: Board, args: Args) -> Found:
    cells = _cells(board, args[1:])
    return [c.RellikCage(cells, _number(args[0])), c.ExtraHouse("cage", cells)]


def _given(board: Board, args: Args) -> Found:
    found: Found = []
    for arg in args:
        name, *values = arg.split("_")
        found.append(c.Candidates((board.cell(name),), tuple(_number(value) for value in values)))
    return found


def _jigsaw(board: Board, args: Args) -> Found:
    layout = args[-1]
    if len(layout) != board.rows * board.columns:
        raise PuzzleError(f"a jigsaw layout of {board.rows * board.columns} cells expected, got {len(layout)}")
    regions: dict[str, list[int]] = {}
    for cell, letter in zip(board.cells, layout, strict=True):
        regions.setdefault(letter, []).append(cell)
    whole = [tuple(cells) for cells in regions.values() if len(regions) > 1 and len(cells) <= board.size]
    largest = max(map(len, whole), default=0)
    whole = [cells for cells in whole if len(cells) >= min(largest, max(board.rows, board.columns))]
    board.regions.extend(whole)
    for cells in whole:
        for cell in cells:
            board.region_at.setdefault(cell, cells)
    return [c.ExtraHouse("region", cells, index) for index, cells in enumerate(whole)]


def _diagonal(board: Board, args: Args) -> Found:
    if board.rows != board.columns:
        raise PuzzleError("diagonals need a square board")
    falling, rising = diagonals(board.rows)
    house = falling if _number(args[0]) < 0 else rising
    cells = tuple(board.at(*divmod(cell, board.rows)) for cell in house.cells)
    return [c.ExtraHouse(house.kind_of_house, cells)]


def _windows(board: Board, args: Args) -> Found:
    # Windows are as large as a house: where there are more digits than that there are none.
    box = board.usual_box(board.region if board.region != max(board.rows, board.columns) else board.size)
    if box is None:
        return []
    (height, width), found = box, []
    for column in range(1, board.columns - width, width + 1):
        for row in range(1, board.rows - height, height + 1):
            found.append(tuple(board.at(row + i, column + j) for i in range(height) for j in range(width)))
    return [c.ExtraHouse("window", cells, index) for index, cells in enumerate(found)]


def _disjoint(board: Board, args: Args) -> Found:
    # The boxes need not be houses themselves.
    boxes = boxes_of(board.rows, board.columns, board.size, board.usual_box())
    places = zip(*boxes, strict=True)
    return [c.ExtraHouse("disjoint group", tuple(cells), index) for index, cells in enumerate(places)]


def _region_sums(board: Board, args: Args) -> Found:
    parts = groupby(_cells(board, args), board.region_of)
    return [c.EqualSums(tuple(tuple(part) for _, part in parts))] if board.boxes or board.regions else []


def _equal_sums(board: Board, args: Args) -> Found:
    return [c.EqualSums(tuple(_cells(board, part) for part in segments(args)))]


def _contain(exactly: bool) -> Callable[[Board, Args], Found]:
    def build(board: Board, args: Args) -> Found:
        values = tuple(_number(value) for value in args[0].split("_"))
        return [c.Contain(_cells(board, args[1:]), values, exactly)]

    return build


def _quad(board: Board, args: Args) -> Found:
    corner = board.cell(args[0])
    places = [board.beside(corner, *step) for step in ((0, 0), (0, 1), (1, 0), (1, 1))]
    square = tuple(cell for cell in places if cell is not None)
    if len(square) < len(places):
        raise PuzzleError(f"no 2×2 square begins at {args[0]}")
    return [c.Contain(square, tuple(_number(value) for value in args[1:]))]


def _look_and_say(board: Board, args: Args) -> Found:
    if len(args[0]) % 2 or not args[0].isdecimal():
        raise PuzzleError(f"a look-and-say clue is pairs of digits, got {args[0][:40]!r}")
    pairs = tuple((int(args[0][k]), int(args[0][k + 1])) for k in range(0, len(args[0]), 2))
    return [c.LookAndSay(_cells(board, args[1:]), pairs)]


def _indexing(board: Board, args: Args) -> Found:
    found: Found = []
    for cell in _cells(board, args[1:]):
        row, column = divmod(cell, board.size)
        line = board.line(f"R{row + 1}" if args[0] == "C" else f"C{column + 1}")
        found.append(c.Indexer(line, (column if args[0] == "C" else row) + 1))
    return found


def _little_killer(board: Board, args: Args) -> Found:
    row, column = divmod(board.cell(args[1]), board.size)
    last_row, last_column = board.rows - 1, board.columns - 1
    # Every side has its own direction; a corner belongs to the first side that starts a diagonal there.
    if column == 0 and row < last_row:
        step = (1, 1)
    elif column == last_column and 0 < row < last_row:
        step = (-1, -1)
    elif row == 0 and column > 0:
        step = (1, -1)
    elif row == last_row and 0 < column < last_column:
        step = (-1, 1)
    else:
        raise PuzzleError(f"no diagonal starts at {args[1]}")
    cells = []
    while board.has(row, column):
        cells.append(board.at(row, column))
        row, column = row + step[0], column + step[1]
    return [c.LittleKiller(tuple(cells), _number(args[0]))]


def _sandwich(board: Board, args: Args) -> Found:
    """Between the smallest and the largest of the line, which need not be those of the board."""
    line, total = board.line(args[1]), _number(args[0])
    return [c.Sandwich(line, total) if len(line) == board.size else c.Lunchbox(line, total)]


def _lunchbox(board: Board, args: Args) -> Found:
    if len(args) < 3:  # nothing lies between two ends
        return [_NEVER]
    return [c.Lunchbox(_cells(board, args[1:]), _number(args[0]))]


def _indexed_cell(board: Board, args: Args) -> Found:
    cells = _cells(board, args)
    return [c.IndexedCell(cells) if len(cells) > 2 else _NEVER]  # there is nothing to point at


def _arrow(board: Board, args: Args) -> Found:
    circle, shaft = _cells(board, args[:1]), _cells(board, args[1:])
    return [c.Arrow(shaft, circle) if shaft or not circle else c.Total(circle, 0)]


def _double_arrow(board: Board, args: Args) -> Found:
    cells = _cells(board, args)
    return [c.DoubleArrow(cells) if len(cells) > 2 else c.Total(cells, 0)]


def _pill(board: Board, args: Args) -> Found:
    size, cells = _number(args[0]), _cells(board, args[1:])
    if size not in (2, 3) or len(cells) <= size:
        raise PuzzleError(f"a pill of 2 or 3 cells and an arrow expected, got {'~'.join(args)!r}")
    return [c.Arrow(cells[size:], tuple(sorted(cells[:size])))]


def _sum(board: Board, args: Args) -> Found:
    """`total~cells`, or `total_=_weight_weight…~cells`."""
    total, *weights = args[0].split("_")
    if weights[:1] == ["="]:
        weights = weights[1:]
    elif weights:
        raise PuzzleError(f"a sum with weights is like 0_=_1_-1, got {args[0]!r}")
    return [c.Total(_cells(board, args[1:]), _number(total), tuple(_number(weight) for weight in weights))]


def _sum_line(board: Board, args: Args) -> Found:
    loop = args[-1] == "LOOP"
    return [c.SumLine(_cells(board, args[1 : len(args) - loop]), _number(args[0]), loop)]


def _same_values(board: Board, args: Args) -> Found:
    cells = _cells(board, args[1:])
    sets = min(_number(args[0]), len(cells))  # as many as cells, or more: all hold the same
    if sets < 1 or len(cells) % sets:
        raise PuzzleError(f"{len(cells)} cells do not fall into {sets} sets")
    return [c.SameValues(cells, len(cells) // sets)]


def _region_same_values(board: Board, args: Args) -> Found:
    lines = [board.line(f"R{k + 1}") for k in range(board.rows)] + [
        board.line(f"C{k + 1}") for k in range(board.columns)
    ]
    regions = [*lines, *board.boxes, *board.regions]
    board.amount.add(0, sum(map(len, board.regions)))
    largest = max(map(len, regions))
    same = [cell for region in regions if len(region) == largest for cell in region]
    return [c.SameValues(tuple(same), largest)] if largest != board.size else []


def _consecutive(board: Board, args: Args) -> Found:
    return [neighbours(board, "difference", 1, set())]


def neighbours(board: Board, relation: str, number: int, marked: set[tuple[int, int]]) -> c.Neighbours:
    """The negative side of a mark; pairs with a cell beyond the board are exempt."""
    beyond = board.once(("beyond",), lambda: _beyond(board))
    return c.Neighbours(board.size, relation, number, beyond | marked if marked else beyond)


def _beyond(board: Board) -> frozenset[tuple[int, int]]:
    """The pairs of neighbours of which a cell is not on the board."""
    inside = set(board.cells)
    return frozenset(two for two in leap_pairs(board.size, 0, 1) if not inside.issuperset(two))


_KINDS: dict[str, Callable[[Board, Args], Found]] = {
    "": _given,
    "AllDifferent": _on_line(lambda cells: c.ExtraHouse("extra region", cells)),
    "AntiConsecutive": _consecutive,
    "AntiKing": _everywhere(lambda size: c.Leap(size, 1, 1)),
    "AntiKnight": _everywhere(lambda size: c.Leap(size, 1, 2)),
    "AntiTaxicab": lambda board, args: [c.Taxicab(board.size, board.rows, board.columns)],
    "Arrow": _arrow,
    "Between": _on_line(c.Between),
    "Binary": by_old_table(False),
    "BinaryX": by_old_table(True),
    "BlackDot": _dots(lambda two: c.Ratio(two, 2)),
    "Cage": _cage,
    "ChaosArrow": chaos_arrow,
    "ChaosConstruction": chaos,
    "ChaosCount": chaos_count,
    "ConnectedValues": connected,
    "ContainAtLeast": _contain(False),
    "ContainExact": _contain(True),
    "CountDistinct": _on_line(c.CountDistinct),
    "CountingCircles": _on_line(c.CountingCircles),
    "Diagonal": _diagonal,
    "DisjointSets": _disjoint,
    "Doppelganger": doppelganger,
    "DoubleArrow": _double_arrow,
    "DutchFlatmates": lambda board, args: [c.Flatmates(board.size, board.rows, board.columns)],
    "Entropic": _on_line(c.Entropic),
    "EqualSum": _equal_sums,
    "EqualityCage": _on_line(c.EqualityCage),
    "FullRank": _full_rank,
    "Given": _given,
    "GlobalEntropy": lambda board, args: [c.GlobalEntropy(board.size, False, board.rows, board.columns)],
    "GlobalMod": lambda board, args: [c.GlobalEntropy(board.size, True, board.rows, board.columns)],
    "GreaterThan": _dots(lambda two: c.Less((two[1], two[0]))),
    "HiddenSkyscraper": _outside(c.HiddenSkyscraper),
    "Indexing": _indexing,
    "Jigsaw": _jigsaw,
    "LittleKiller": _little_killer,
    "Lockout": _with_number(lambda cells, least: c.Lockout(cells, max(least, 1))),  # the ends differ
    "LookAndSay": _look_and_say,
    "Lunchbox": _lunchbox,
    "Modular": _with_number(c.Modular),
    "NFA": by_automaton,
    "NumberedRoom": _outside(c.NumberedRoom),
    "Pair": by_table(False),
    "PairX": by_table(True),
    "Palindrome": _on_line(c.Palindrome),
    "PillArrow": _pill,
    "Quad": _quad,
    "Regex": by_expression,
    "RegionSameValues": _region_same_values,
    "RegionSumLine": _region_sums,
    "RellikCage": _rellik,
    "Renban": _on_line(c.Renban),
    "SameValues": _same_values,
    "Sandwich": _sandwich,
    "Skyscraper": _outside(c.Skyscraper),
    "Sum": _sum,
    "SumLine": _sum_line,
    "Thermo": _on_line(c.Thermo),
    "ValueIndexing": _indexed_cell,
    "V": _dots(lambda two: c.PairSum(two, 5)),
    "Whisper": _with_number(c.Whisper),
    "WhiteDot": _dots(lambda two: c.Difference(two, 1)),
    "Windoku": _windows,
    "X": _dots(lambda two: c.PairSum(two, 10)),
    "XSum": _outside(c.XSum),
    "Zipper": _on_line(c.Zipper),
}
