"""Constraints of Interactive Sudoku Solver strings that speak of extra cells by themselves, without naming each."""

from __future__ import annotations

import re

from ninefold import constraints as c
from ninefold.errors import PuzzleError
from ninefold.formats.parts.iss.board import Board
from ninefold.model.constraint import Constraint

_NUMBER = re.compile(r"\d{1,6}")


def doppelganger(board: Board, args: list[str]) -> list[Constraint]:
    """What every row, column and box lacks is in an extra cell beside it; none of them lacks 0."""
    lines = board.rows
    if board.columns != lines or board.size != lines + 1 or board.lowest != 0 or board.raw:
        raise PuzzleError("doppelgangers need a square board with values from 0 to the number of its lines")
    if board.boxes and len(board.boxes) != lines:
        raise PuzzleError("doppelgangers need boxes with as many cells as the board has lines")
    if "DGZ" not in board.groups:
        raise PuzzleError("doppelgangers inside of alternatives or replicas are not known")
    zero = board.groups["DGZ"].first
    lack_rows, lack_columns, lack_boxes = (board.groups[name].cells for name in ("DGC", "DGR", "DGB"))
    rows = [board.line(f"R{k + 1}") for k in range(lines)]
    columns = [board.line(f"C{k + 1}") for k in range(lines)]
    found: list[Constraint] = [c.Candidates((zero,), (0,))]
    kinds = (("row", rows, lack_rows), ("column", columns, lack_columns), ("box", list(board.boxes), lack_boxes))
    for kind, houses, lacked in kinds:
        if not houses:
            found += [c.Candidates((cell,), (0,)) for cell in lacked]
            continue
        for index, cells in enumerate(houses):
            found.append(c.ExtraHouse(f"{kind} with the digit it lacks,", (*cells, lacked[index]), index))
        found.append(c.ExtraHouse(f"what the {kind}s lack", (*lacked, zero)))
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            boxes = [lack_boxes[index] for index, box in enumerate(board.boxes) if cell in box]
            found.append(c.Doppelganger((cell, lack_rows[row], lack_columns[column], *boxes)))
    return found


def connected(board: Board, args: list[str]) -> list[Constraint]:
    """`group~value_value~count`; without a group the board."""
    name, values, count = [*args, "", "", ""][:3]
    if name and name not in board.groups:
        raise PuzzleError(f"no group of extra cells is called {name!r}")
    if not all(map(_NUMBER.fullmatch, values.split("_"))) or not (_NUMBER.fullmatch(count) or not count):
        raise PuzzleError(f"connected values are like group~1_2~9, got {'~'.join(args)!r}")
    cells, columns = (board.groups[name].cells, board.groups[name].columns) if name else (board.cells, board.columns)
    contents = tuple(map(int, values.split("_")))
    return [c.Connected(tuple(cells), columns, contents, int(count) if count else None)]


def chaos(board: Board, args: list[str]) -> list[Constraint]:
    """Regions to be found; every cell of the board has a label."""
    if board.raw:
        raise PuzzleError("chaos construction needs a board with rows and columns")
    if "CC" not in board.groups:
        raise PuzzleError("a chaos construction inside of alternatives or replicas is not known")
    return [c.Chaos(tuple(board.cells), tuple(board.groups["CC"].cells), board.columns, board.region)]


def chaos_arrow(board: Board, args: list[str]) -> list[Constraint]:
    """`cell~besides~arm~-~arm`; every arm begins with the same label. Without arms those to the four sides."""
    control, besides, arms = _chaos_clue(board, args)
    if not arms:
        row, column = divmod(control, board.size)
        steps = [(0, -1), (0, 1), (-1, 0), (1, 0)]
        arms = [[_label(board, cell) for cell in _way(board, row, column, step)] for step in steps]
    first = arms[0][0]
    if any(arm[0] != first for arm in arms):
        raise PuzzleError(f"the arms of a chaos arrow begin at one cell, got {'~'.join(args)!r}")
    return [c.RegionCount(control, ((first,), *(tuple(arm[1:]) for arm in arms if arm[1:])), besides)]


def chaos_count(board: Board, args: list[str]) -> list[Constraint]:
    """`cell~besides~labels`; without labels those of the cell and the cells around it."""
    control, besides, labels = _chaos_clue(board, args)
    if len(labels) > 1:
        raise PuzzleError(f"a count of chaos construction has one list of cells, got {'~'.join(args)!r}")
    if labels:
        first, *others = labels[0]
    else:
        row, column = divmod(control, board.size)
        around = [(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        first, others = _label(board, control), [_label(board, board.at(*at)) for at in around if board.has(*at)]
    return [c.RegionCount(control, ((first,), *((label,) for label in others)), besides)]


def _chaos_clue(board: Board, args: list[str]) -> tuple[int, int, list[list[int]]]:
    if "CC" not in board.groups:
        raise PuzzleError("a clue of chaos construction without ChaosConstruction")
    besides = args[1] if len(args) > 1 else ""
    if besides not in ("", "0", "1"):
        raise PuzzleError(f"a clue of chaos construction leaves out 0 or 1 cells, got {besides!r}")
    parts: list[list[int]] = [[]]
    for arg in args[2:]:
        if arg == "-":
            parts.append([])
        else:
            parts[-1].append(_label(board, board.cell(arg)))
    if any(not part for part in parts) and parts != [[]]:
        raise PuzzleError(f"a clue of chaos construction with an empty part: {'~'.join(args)!r}")
    return board.cell(args[0]), int(besides or 0), parts if parts[0] else []


def _label(board: Board, cell: int) -> int:
    """The label of a cell of the board; a label is its own."""
    labels = board.groups["CC"]
    if cell in labels.cells:
        return cell
    row, column = divmod(cell, board.size)
    if not board.has(row, column):
        raise PuzzleError("a label of chaos construction is a cell of the board or of its regions")
    return labels.first + row * board.columns + column


def _way(board: Board, row: int, column: int, step: tuple[int, int]) -> list[int]:
    cells = []
    while board.has(row, column):
        cells.append(board.at(row, column))
        row, column = row + step[0], column + step[1]
    return cells
