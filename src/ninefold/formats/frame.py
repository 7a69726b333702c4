"""Boards drawn with their boxes, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ninefold.model import Shape


class Frame(NamedTuple):
    """The left end, the joints and the right end of the first, the inner and the last rules."""

    top: str = "+++"
    inner: str = "+++"
    bottom: str = "+++"


PLAIN = Frame()
SIMPLE_SUDOKU = Frame("*-*", "|+|", "*-*")
HODOKU = Frame("...", ":+:", "'''")


def framed(shape: Shape, cells: Sequence[str], frame: Frame = PLAIN, gap: str = " ") -> Iterator[str]:
    """The lines of a board with its boxes drawn.

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
    widths = [max(len(cell) for cell in cells[column::size]) for column in range(size)]
    texts = [text.ljust(widths[cell % size]) for cell, text in enumerate(cells)]
    stacks = [range(start, start + shape.box_width) for start in range(0, size, shape.box_width)]
    dashes = ["-" * (sum(widths[column] + len(gap) for column in stack) + len(gap)) for stack in stacks]
    for row in range(size):
        if row % shape.box_height == 0:
            yield _rule(frame.inner if row else frame.top, dashes)
        segments = [gap.join(texts[row * size + column] for column in stack) for stack in stacks]
        yield "|" + "|".join(f"{gap}{segment}{gap}" for segment in segments) + "|"
    yield _rule(frame.bottom, dashes)


def _rule(ends: str, dashes: list[str]) -> str:
    return ends[0] + ends[1].join(dashes) + ends[2]
