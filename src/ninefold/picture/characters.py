"""A field of characters to draw on: strokes as box drawing, curves as dots of Braille, and texts above both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from math import ceil
from typing import Literal

Ink = Literal["red", "yellow", "green", "cyan", "blue", "magenta", "bright_black"]
"""Colours that every terminal has, in shades of its own; None is the colour of its text."""
Pen = Callable[[str, Ink | None, bool], str]
"""From a text, its ink and whether it is bold to what is printed."""

JOINTS = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""By the weight of the strokes up, right, down and left, in base 3: none, light, heavy."""
DASHES = {"│": "┆", "─": "┄"}
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the eight dots of a Braille character, row by row."""


@dataclass(slots=True)
class _Place:
    """One character. A text hides all, a heavy stroke dots, dots light strokes, and these a shade."""

    strokes: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    dashed: bool = False
    dots: int = 0
    text: str = ""
    shaded: bool = False
    ink: Ink | None = None
    bold: bool = False

    @property
    def shown(self) -> str:
        up, right, down, left = self.strokes
        joint = JOINTS[27 * up + 9 * right + 3 * down + left]
        stroke = DASHES.get(joint, joint) if self.dashed else joint
        shade = "·" if self.shaded else " "
        dots = chr(0x2800 + self.dots) if self.dots and max(self.strokes) < 2 else ""
        return self.text or dots or stroke.strip() or shade


class Canvas:
    """Characters by column and row, from (0, 0) at the upper left; what falls outside is not drawn."""

    def __init__(self, columns: int, rows: int) -> None:
        self._rows = [[_Place() for _ in range(columns)] for _ in range(rows)]

    def write(self, column: int, row: int, text: str, ink: Ink | None = None, *, bold: bool = False) -> None:
        """A text from a place to the right."""
        for at, character in enumerate(text, column):
            if place := self._at(at, row):
                place.text, place.ink, place.bold = character, ink, bold

    def is_blank(self, column: int, row: int) -> bool:
        """Whether no text stands there."""
        place = self._at(column, row)
        return place is not None and not place.text

    def stroke(
        self, start: tuple[int, int], end: tuple[int, int], ink: Ink | None, *, heavy: bool, dashed: bool
    ) -> None:
        """A line along a row or a column, which joins those that it meets; the heavier of two stays."""
        (column, row), (last_column, last_row) = sorted([start, end])
        across = last_column > column
        there, back = (1, 3) if across else (2, 0)
        for step in range(last_column - column + last_row - row):
            for direction, at in ((there, step), (back, step + 1)):
                if place := self._at(column + at * across, row + at * (not across)):
                    place.strokes[direction] = max(place.strokes[direction], 1 + heavy)
                    place.dashed = dashed
                    if not place.text:
                        place.ink = ink

    def dots(self, start: tuple[float, float], end: tuple[float, float], ink: Ink | None, *, dashed: bool) -> None:
        """A line anywhere, two dots to a column and four to a row; the lines of the board stay whole."""
        (x, y), (far_x, far_y) = start, end
        steps = max(1, ceil(max(abs(far_x - x) * 2, abs(far_y - y) * 4)))
        for step in range(steps + 1):
            right = int((x + (far_x - x) * step / steps) * 2)
            down = int((y + (far_y - y) * step / steps) * 4)
            place = self._at(right // 2, down // 4)
            if place and not place.text and not any(place.strokes) and not (dashed and step % 4 == 3):
                place.dots |= DOTS[down % 4][right % 2]
                place.ink = ink

    def shade(self, columns: range, rows: range, ink: Ink | None) -> None:
        """A ground, where nothing stands."""
        for row in rows:
            for column in columns:
                if place := self._at(column, row):
                    place.shaded, place.ink = True, ink

    def clear(self, columns: range, rows: range) -> None:
        """Takes texts, dots and grounds away; strokes stay."""
        for row in rows:
            for column in columns:
                if place := self._at(column, row):
                    place.text, place.dots, place.shaded, place.bold = "", 0, False, False

    def lines(self, pen: Pen) -> Iterator[str]:
        """The rows and columns that hold something."""
        shown = ["".join(place.shown for place in row).rstrip() for row in self._rows]
        used = [at for at, row in enumerate(shown) if row]
        left = min((len(row) - len(row.lstrip()) for row in shown if row), default=0)
        for at in range(used[0], used[-1] + 1) if used else ():
            yield _printed(self._rows[at][left : len(shown[at])], pen)

    def _at(self, column: int, row: int) -> _Place | None:
        inside = 0 <= row < len(self._rows) and 0 <= column < len(self._rows[0])
        return self._rows[row][column] if inside else None


def _printed(places: list[_Place], pen: Pen) -> str:
    """A row, with neighbours of one ink as one text."""
    parts = groupby(places, lambda place: (place.ink, place.bold) if place.shown != " " else (None, False))
    return "".join(pen("".join(place.shown for place in part), ink, bold) for (ink, bold), part in parts)
