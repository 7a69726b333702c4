"""Decorations: what an author has drawn on a board besides its constraints. They say nothing to the solver."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, get_args

from ninefold.errors import PuzzleError

Kind = Literal["line", "cage", "circle", "rectangle", "text", "light"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST = 2_000
"""Decorations of one board, and points of one decoration."""
_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")


@dataclass(frozen=True, slots=True)
class Decoration:
    """Something drawn, in lengths of a cell from the upper left corner of the board.

    kind            a light is no figure: it keeps the fog away (`model/fog.py`)
    points          those of a line; the corners of the cells of a cage; else the middle
    colour          of the inside, or of a text; none if it is empty
    rim             the colour of the line
    width, height   of a figure; of a line its width alone; of a text its size

    >>> Decoration("circle", ((0.5, 0.5),), rim="#D23BE7", width=0.8, height=0.8).rim
    '#D23BE7'
    """

    kind: Kind
    points: tuple[tuple[float, float], ...]
    colour: str = ""
    rim: str = ""
    width: float = 0.2
    height: float = 0.2
    text: str = ""

    def __post_init__(self) -> None:
        texts, lengths = (self.kind, self.colour, self.rim, self.text), (self.width, self.height)
        if any(type(one) is not str for one in texts) or any(type(one) not in (int, float) for one in lengths):
            raise PuzzleError("a decoration has texts and lengths")
        if self.kind not in KINDS:
            raise PuzzleError(f"a decoration is one of {', '.join(KINDS)}, got {self.kind!r}")
        if not 0 < len(self.points) <= MOST or any(not -200 <= at <= 200 for point in self.points for at in point):
            raise PuzzleError("a decoration has points on the board or near it")
        if any(colour and not _COLOUR.fullmatch(colour) for colour in (self.colour, self.rim)):
            raise PuzzleError("the colours of a decoration are hexadecimal, as #D23BE7")
        if not (0 <= self.width <= 200 and 0 <= self.height <= 200) or len(self.text) > 200:
            raise PuzzleError("a decoration is as large as the board at most")
