"""The digits of a board as lines of text, which the typesetter sets itself between two pictures.

A text in an SVG costs typst some 5 kB of memory, and 81 of them a solution; a board set as nine lines costs a tenth of
it. What lies under the digits is the same picture for all plain boards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ninefold.picture.scene import Primitive, Scene, Text
from ninefold.picture.style import said_on_paper

_STYLES = ("given", "entered")
_FIGURES = frozenset("0123456789")
_BLANK = "\u2007"
"""A space as wide as a digit."""


@dataclass(frozen=True, slots=True)
class Digits:
    """Digits of one weight and size: a line for each row of the board, a blank for each cell without one.

    size    of the letters, in cells
    weight  400 is regular, 600 semibold
    """

    rows: tuple[str, ...]
    size: float
    weight: int


@dataclass(frozen=True, slots=True)
class Split:
    """A scene in three layers: what lies under its digits, these, and what lies over them."""

    under: Scene
    digits: tuple[Digits, ...] = ()
    over: Scene | None = None


def split(scene: Scene, widths: Mapping[int, float]) -> Split:
    """The layers of a scene; where its digits cannot be lines of text, all of it lies under none.

    widths  of all figures of the font by their weight, in their size; a font whose figures differ has none

    >>> from ninefold.model import Puzzle, Shape
    >>> from ninefold.picture.board import board_scene
    >>> board = board_scene(Puzzle(Shape(2, 2), bytes([1] + [0] * 14 + [2])))
    >>> [row.replace(_BLANK, ".") for row in split(board, {600: 0.5}).digits[0].rows]
    ['1...', '....', '....', '...2']
    """
    found = [index for index, one in enumerate(scene.primitives) if _is_digit(one)]
    first, end = (found[0], found[-1] + 1) if found else (0, 0)
    lines = _lines(scene, scene.primitives[first:end], widths) if len(found) == end - first else ()
    if not lines:
        return Split(scene)
    over = scene.primitives[end:]
    return Split(
        replace(scene, primitives=scene.primitives[:first]), lines, replace(scene, primitives=over) if over else None
    )


def _is_digit(one: Primitive) -> bool:
    return isinstance(one, Text) and one.style in _STYLES


def _lines(scene: Scene, texts: Sequence[Primitive], widths: Mapping[int, float]) -> tuple[Digits, ...]:
    """One set of lines for each weight; none if a text is no single figure in the middle of a cell."""
    rows: dict[tuple[int, float], list[list[str]]] = {}
    for one in texts:
        assert isinstance(one, Text)
        weight = int(said_on_paper(one.style).get("font-weight", 400))
        column, row = int(one.x), int(one.y)
        if one.text not in _FIGURES or (one.x, one.y) != (column + 0.5, row + 0.5) or weight not in widths:
            return ()
        blank = [[_BLANK] * int(scene.width) for _ in range(int(scene.height))]
        rows.setdefault((weight, one.size), blank)[row][column] = one.text
    return tuple(Digits(tuple(map("".join, each)), size, weight) for (weight, size), each in rows.items())
