"""Boards drawn with their boxes, as lines of text: every text of ours that shows a board is made here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ninefold.model.shape import Shape


class Frame(NamedTuple):
    """The left end, the joints and the right end of the first, the inner and the last rules."""

    top: str = "+++"
    inner: str = "+++"
    bottom: str = "+++"


PLAIN = Frame()
SIMPLE_SUDOKU = Frame("*-*", "|+|", "*-*")
HODOKU = Frame("...", ":+:", "'''")


def framed(
    shape: Shape, cells: Sequence[str], frame: Frame = PLAIN, gap: str = " ", width: int | None = None
) -> Iterator[str]:
    """The lines of a board with its boxes drawn; with a width, all cells look that wide already.

    >>> print("\\n".join(framed(Shape(2, 2), "1..4.2....3.4..1", SIMPLE_SUDOKU, gap="")))
    *-----*
    |1.|.4|
    |.2|..|
    |--+--|
    |..|3.|
    |4.|.1|
    *-----*
    """
    size = shape.size
    columns = range(size)
    widths = [max(len(cell) for cell in cells[column::size]) if width is None else width for column in columns]
    texts = [text.ljust(widths[cell % size]) for cell, text in enumerate(cells)] if width is None else cells
    stacks = [columns[start : start + shape.box_width] for start in range(0, size, shape.box_width)]
    dashes = ["-" * (sum(widths[column] + len(gap) for column in stack) + len(gap)) for stack in stacks]
    for row in range(size):
        if row % shape.box_height == 0:
            yield _rule(frame.inner if row else frame.top, dashes)
        segments = [gap.join(texts[row * size + column] for column in stack) for stack in stacks]
        yield "|" + "|".join(f"{gap}{segment}{gap}" for segment in segments) + "|"
    yield _rule(frame.bottom, dashes)


def open_board(shape: Shape, cells: Sequence[str], width: int) -> str:
    """A board without the frame around it, for a terminal; all cells look that wide. Extra cells stand below.

    >>> print(open_board(Shape(2, 2, extra=1), "1..4.2....3.4..12", 1))
    1 . | . 4
    . 2 | . .
    ----+----
    . . | 3 .
    4 . | . 1
    <BLANKLINE>
    2
    """
    board = list(framed(shape, cells[: shape.size**2], width=width))[1:-1]
    lines = [line[2:-2].rstrip() for line in board if shape.has_boxes or line[0] != PLAIN.inner[0]]
    extra = cells[shape.size**2 :]
    below = [" ".join(extra[start : start + shape.size]).rstrip() for start in range(0, len(extra), shape.size)]
    return "\n".join([*lines, *([""] if below else []), *below])


def _rule(ends: str, dashes: list[str]) -> str:
    return ends[0] + ends[1].join(dashes) + ends[2]
