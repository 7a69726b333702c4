"""Constraints of Interactive Sudoku Solver strings that speak of extra cells by themselves, without naming each."""

from __future__ import annotations

from ninefold.errors import PuzzleError
from ninefold.formats.iss_board import Board
from ninefold.model.constraints import Candidates, Connected, Constraint, Doppelganger, ExtraHouse


def doppelganger(board: Board, args: list[str]) -> list[list[Constraint]]:
    """What every row, column and box lacks is in an extra cell beside it; none of them lacks 0."""
    lines = board.rows
    if board.columns != lines or board.size != lines + 1 or board.lowest != 0 or board.raw:
        raise PuzzleError("doppelgangers need a square board with values from 0 to the number of its lines")
    if board.boxes and len(board.boxes) != lines:
        raise PuzzleError("doppelgangers need boxes with as many cells as the board has lines")
    zero = board.groups["DGZ"].first
    lack_rows, lack_columns, lack_boxes = (board.groups[name].cells for name in ("DGC", "DGR", "DGB"))
    rows = [board.line(f"R{k + 1}") for k in range(lines)]
    columns = [board.line(f"C{k + 1}") for k in range(lines)]
    found: list[Constraint] = [Candidates((zero,), (0,))]
    kinds = (("row", rows, lack_rows), ("column", columns, lack_columns), ("box", list(board.boxes), lack_boxes))
    for kind, houses, lacked in kinds:
        if not houses:
            found += [Candidates((cell,), (0,)) for cell in lacked]
            continue
        for index, cells in enumerate(houses):
            found.append(ExtraHouse(f"{kind} with the digit it lacks,", (*cells, lacked[index]), index))
        found.append(ExtraHouse(f"what the {kind}s lack", (*lacked, zero)))
    for row, cells in enumerate(rows):
        for column, cell in enumerate(cells):
            boxes = [lack_boxes[index] for index, box in enumerate(board.boxes) if cell in box]
            found.append(Doppelganger((cell, lack_rows[row], lack_columns[column], *boxes)))
    return [found]


def connected(board: Board, args: list[str]) -> list[list[Constraint]]:
    """`group~value_value~count`; without a group the board."""
    name, values, count = [*args, "", ""][:3]
    if name and name not in board.groups:
        raise PuzzleError(f"no group of extra cells is called {name!r}")
    if not all(value.isdecimal() for value in values.split("_")) or not (count.isdecimal() or not count):
        raise PuzzleError(f"connected values are like group~1_2~9, got {'~'.join(args)!r}")
    cells, columns = (board.groups[name].cells, board.groups[name].columns) if name else (board.cells, board.columns)
    contents = tuple(map(int, values.split("_")))
    return [[Connected(tuple(cells), columns, contents, int(count) if count else None)]]
