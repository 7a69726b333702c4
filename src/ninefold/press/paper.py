"""Paper: its size, the room for printing on it, and lengths as people write them. Everything is in millimetres."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ninefold.errors import PlanError

UNITS = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72}
SIZES = {
    "a4": (210.0, 297.0),
    "a5": (148.0, 210.0),
    "letter": (215.9, 279.4),
    "6x9in": (152.4, 228.6),
    "8.5x11in": (215.9, 279.4),
}
"""Width and height by name."""
LEAST, MOST = 70.0, 600.0
"""Of a side of the paper."""
LEAST_ROOM = 45.0
"""Of a side of what the margins leave."""

_LENGTH = re.compile(r"\s*(\d{1,4}(?:\.\d{1,4})?)\s*(mm|cm|in|pt)\s*")
_CUSTOM = re.compile(r"\s*(\d{1,4}(?:\.\d{1,4})?)\s*[x×]\s*(\d{1,4}(?:\.\d{1,4})?)\s*(mm|cm|in|pt)\s*")


def length(text: str) -> float:
    """Millimetres of a length with its unit.

    >>> length("0.5in"), length("12 mm")
    (12.7, 12.0)
    """
    match = _LENGTH.fullmatch(text)
    if not match:
        raise PlanError(f"expected a length as 12mm, 1.5cm, 0.5in or 36pt, got {text!r}")
    return round(float(match[1]) * UNITS[match[2]], 4)


def size_named(text: str) -> tuple[float, float]:
    """Width and height of a paper by its name, or as `WIDTHxHEIGHT` with a unit.

    >>> size_named("A5"), size_named("170 x 240 mm")
    ((148.0, 210.0), (170.0, 240.0))
    """
    if known := SIZES.get(text.strip().lower().replace(" ", "")):
        return known
    match = _CUSTOM.fullmatch(text)
    if not match:
        raise PlanError(f"expected one of {', '.join(SIZES)}, or a size as 170x240mm, got {text!r}")
    width, height = (round(float(side) * UNITS[match[3]], 4) for side in match.groups()[:2])
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        raise PlanError(f"expected sides from {LEAST:g} to {MOST:g} mm, got {width:g} × {height:g} mm")
    return width, height


@dataclass(frozen=True, slots=True)
class Paper:
    """A page as it is after trimming, its margins, and what is printed beyond its edge.

    inner, outer    margins at the back of the book and at its front edge; left and right on single sheets
    bleed           how far colour goes beyond the edge
    crop_marks      lines that show where to cut
    two_sided       pages lie side by side: inner and outer change from page to page
    """

    width: float = 210.0
    height: float = 297.0
    top: float = 20.0
    bottom: float = 20.0
    inner: float = 20.0
    outer: float = 15.0
    bleed: float = 0.0
    crop_marks: bool = False
    two_sided: bool = True

    def __post_init__(self) -> None:
        for what, room in (("width", self.room_width), ("height", self.room_height)):
            if room < LEAST_ROOM:
                raise PlanError(f"the margins leave {room:.0f} mm of the {what}, at least {LEAST_ROOM:.0f} are needed")
        if self.bleed > 20:
            raise PlanError(f"expected a bleed up to 20 mm, got {self.bleed:g}")

    @classmethod
    def of_size(cls, width: float, height: float) -> Paper:
        """With margins in proportion to its width: the inner one wider, for the binding."""
        unit = max(9.0, min(18.0, width / 12))
        return cls(width, height, top=1.3 * unit, bottom=1.4 * unit, inner=1.35 * unit, outer=unit)

    @property
    def room_width(self) -> float:
        """What the margins leave of the width."""
        return self.width - self.inner - self.outer

    @property
    def room_height(self) -> float:
        """What they leave of the height."""
        return self.height - self.top - self.bottom
