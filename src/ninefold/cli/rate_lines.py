"""Rates of a file of plain 9×9 lines as comma-separated values: columns in, lines out, no object per puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import BinaryIO

from ninefold.cli.plain_lines import row_pieces
from ninefold.desk.task import Task
from ninefold.engine.lines import Lines, texts_of
from ninefold.engine.piece_size import PieceSize
from ninefold.errors import FormatError
from ninefold.model import Record
from ninefold.rating import Column, NineRates, rate_digits

_LEAST, _MOST = 64, 1 << 14
"""Lines of a piece."""


def rated_lines(
    file: BinaryIO, header: Sequence[Column], wanted: frozenset[Column], threads: int, task: Task
) -> Iterator[tuple[str, bool, int] | Record | FormatError]:
    """Lines of values behind each puzzle, whether each has exactly one solution, and how many they are.

    Entries that are no plain 9×9 come by themselves.
    """
    size = PieceSize(_LEAST, _MOST)
    for piece in row_pieces(file, size):
        if not isinstance(piece, Lines):
            yield piece
            continue
        with size.measured():
            rates = rate_digits(piece.digits, only=wanted, threads=threads, stop=task.stop)
            text = _text(piece, rates, header, wanted)
        yield text, rates.all_rated, len(piece)


def _text(lines: Lines, rates: NineRates, header: Sequence[Column], wanted: frozenset[Column]) -> str:
    columns = [_texts(rates.column(name) if name in wanted else None, len(rates)) for name in header]
    puzzles = [text.decode() for text in texts_of(lines.digits)]
    return "".join([",".join(row) + "\n" for row in zip(puzzles, *columns, strict=True)])


def _texts(values: Sequence[str | int | float | None] | None, size: int) -> Sequence[str]:
    if values is None:
        return [""] * size
    return [told if isinstance(told, str) else "" if told is None else str(told) for told in values]
