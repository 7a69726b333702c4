"""QR codes: a link as the outline of the dark modules, which paper and the page draw in their own size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from ninefold.errors import MissingExtraError

QUIET = 4
"""Modules around a code that stay white."""
_MODULE, _FINE_MODULE = 0.33, 0.28
"""Millimetres of a side of a module that a telephone reads from paper; finer ones for large codes, held closer."""
_FINE, _LARGEST = 15, 22
"""The versions of codes from which on modules are fine, and beyond which a link has none."""


@dataclass(frozen=True, slots=True)
class QrCode:
    """How many modules a side has, white ones around it included; the dark ones as the path of an SVG; their size."""

    side: int
    path: str
    module: float
    """Millimetres of a side of a module on paper."""


def qr_code(link: str) -> QrCode | None:
    """The code of a link; None for a link that is too long for one that can be read."""
    try:
        import segno
    except ImportError:
        raise MissingExtraError("a code on paper", "press") from None
    try:
        made = segno.make_qr(link, error="l", boost_error=True)
    except (segno.DataOverflowError, UnicodeError):
        return None
    if int(made.version) > _LARGEST:
        return None
    rows = [list(row) for row in made.matrix]
    return QrCode(
        side=len(rows) + 2 * QUIET,
        path="".join(_outline(loop) for loop in _loops(rows)),
        module=_FINE_MODULE if int(made.version) > _FINE else _MODULE,
    )


def _loops(rows: list[list[int]]) -> Iterator[list[tuple[int, int]]]:
    """The borders of the dark modules as closed lines through corners, the dark to the right of each: no hairline shows
    between modules of one colour, and a page has a third of the points that squares would have.
    """
    dark = {(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one}
    leaving: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in sorted(dark):
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
        for (right, down), (start, end) in zip(((0, -1), (1, 0), (0, 1), (-1, 0)), pairwise(corners), strict=True):
            if (x + right, y + down) not in dark:
                leaving.setdefault(start, []).append(end)
    while leaving:
        start = here = next(iter(leaving))
        loop = [start]
        while here != start or len(loop) == 1:
            following = leaving[here].pop()
            if not leaving[here]:
                del leaving[here]
            loop.append(following)
            here = following
        yield loop


def _outline(loop: list[tuple[int, int]]) -> str:
    """A closed line as a path: one command for each straight part."""
    parts = [f"M{loop[0][0] + QUIET} {loop[0][1] + QUIET}"]
    for across, steps in groupby((x - a, y - b) for (a, b), (x, y) in pairwise(loop)):
        many = sum(1 for _ in steps)
        parts.append(f"h{across[0] * many}" if across[0] else f"v{across[1] * many}")
    return "".join([*parts, "z"])
