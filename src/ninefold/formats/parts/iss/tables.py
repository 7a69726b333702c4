"""Constraints of Interactive Sudoku Solver strings that are given as a table, an automaton or a regular expression.

Each may stand on many lines; it is unpacked once, and its bytes count once.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Iterator
from urllib.parse import unquote

from ninefold.constraints.pair_table import PairTable
from ninefold.constraints.pattern import Pattern
from ninefold.errors import PuzzleError
from ninefold.formats.parts.iss.automata import determined, pair_table, unpack_automaton
from ninefold.formats.parts.iss.board import Board
from ninefold.formats.parts.iss.expression import regular_expression
from ninefold.model.bounds import LABEL
from ninefold.model.constraint import Constraint

Found = list[Constraint]
Args = list[str]

_SWAPPED = str.maketrans("-_", "_-")


def segments(args: Args) -> list[Args]:
    """The arguments between those that are `-`."""
    parts: list[Args] = [[]]
    for arg in args:
        if arg == "-":
            parts.append([])
        else:
            parts[-1].append(arg)
    return parts


def _named_groups(args: Args) -> Iterator[tuple[str, Args]]:
    """`_name~cells~~more cells~_other name~cells`: lines with the name that stands before them."""
    name, cells = "", list[str]()
    for arg in args:
        if arg == "" or arg.startswith("_"):
            if cells:
                yield name, cells
            cells = []
            name = unquote(arg[1:]) if arg else name
        else:
            cells.append(arg)
    if cells:
        yield name, cells


def by_table(every: bool) -> Callable[[Board, Args], Found]:
    """`table~_name~cells`: a relation of two neighbours on a line, or of every two."""

    def build(board: Board, args: Args) -> Found:
        table = pair_table(args[0], board.size)
        return [PairTable(_cells(board, cells), table, every, _label(name)) for name, cells in _named_groups(args[1:])]

    return build


def by_old_table(every: bool) -> Callable[[Board, Args], Found]:
    """The same under their older names, `Binary` and `BinaryX`, with `-` and `_` of the table the other way round."""
    build = by_table(every)
    return lambda board, args: build(board, [args[0].translate(_SWAPPED), *args[1:]])


def by_automaton(board: Board, args: Args) -> Found:
    """`automaton~_name~cells~-~cells`."""
    found: Found = []
    for name, items in _named_groups(args[1:]):
        parts = [_cells(board, part) for part in segments(items)]
        table = _automaton_table(board, args[0], tuple(map(len, parts)))
        found.append(Pattern(tuple(cell for part in parts for cell in part), table, _label(name)))
    return found


def _automaton_table(board: Board, packed: str, lengths: tuple[int, ...]) -> bytes:
    def make() -> bytes:
        automaton = board.once(("automaton", packed), lambda: unpack_automaton(packed))
        return determined(automaton, lengths, board.scale, board.amount)

    # A line in one piece is read the same way whatever its length.
    return _table(board, ("table", packed, *(map(str, lengths) if len(lengths) > 1 else ())), make)


def _table(board: Board, key: tuple[str, ...], make: Callable[[], bytes]) -> bytes:
    def counted() -> bytes:
        table = make()
        board.amount.add_table(len(table))
        return table

    table: bytes = board.once(key, counted)
    return table


def _cells(board: Board, args: Args) -> tuple[int, ...]:
    return tuple(map(board.cell, args))


def _label(text: str) -> str:
    """The text as it may stand on a page, with its beginning alone if it is too long."""
    text = "".join(char if char.isprintable() else "·" for char in text[:LABEL])
    return text if len(text) < LABEL else text[: LABEL - 1] + "…"


def by_expression(board: Board, args: Args) -> Found:
    """`expression~cells`: the expression in base 64, in older strings with what is no letter as in an address (%2B)."""
    try:
        packed = args[0] + "=" * (-len(args[0]) % 4)
        pattern = unquote(args[0]) if "%" in args[0] else base64.urlsafe_b64decode(packed).decode()
    except (binascii.Error, ValueError):
        raise PuzzleError(f"a regular expression that is not base 64: {args[0][:40]!r}") from None
    table = _table(board, ("regex", pattern), lambda: regular_expression(pattern, board.scale, board.amount))
    return [Pattern(_cells(board, cells), table, _label(pattern)) for _, cells in _named_groups(args[1:])]
