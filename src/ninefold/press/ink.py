"""What an author has painted on a board, as greys that leave digits readable."""

from __future__ import annotations

from dataclasses import replace

from ninefold.picture.scene import Painted, Scene, Text

WHITE, BLACK = 1.0, 0.0
_WHITE_ENOUGH = 0.97
_UNDER = (0.6, 0.87)
"""The greys of what lies under digits: dark enough to be seen, light enough to read black on it."""
_OVER = 0.3
"""The lightest grey of texts and rims."""


def on_paper(scene: Scene) -> Scene:
    """The scene with what somebody has painted in greys; everything else has the inks of paper by its style."""
    return replace(
        scene, primitives=tuple(_printed(one) if isinstance(one, Painted) else one for one in scene.primitives)
    )


def grey_of(colour: str) -> float:
    """The grey that is as light as a colour on white paper, from 0 to 1.

    >>> grey_of("#F00"), grey_of("#FFFFFF00")
    (0.299, 1.0)
    """
    digits = colour.removeprefix("#")
    wide = 1 if len(digits) < 6 else 2
    parts = [int(digits[at : at + wide] * (3 - wide), 16) / 255 for at in range(0, len(digits), wide)]
    red, green, blue, opaque = (*parts, 1.0)[:4]
    return round(1 - opaque * (1 - (0.299 * red + 0.587 * green + 0.114 * blue)), 3)


def _printed(one: Painted) -> Painted:
    text, line = isinstance(one.inner, Text), "k-line" in one.style
    return replace(
        one,
        colour=_named(one.colour, under=not text, white=not text),
        rim=_named(one.rim, under=line, white=True),
    )


def _named(colour: str, *, under: bool, white: bool) -> str:
    """The grey of a colour; nothing where there is none, and white stays white where it may."""
    if not colour or (len(colour) in (5, 9) and not int(colour[len(colour) // 4 * 3 + 1 :], 16)):
        return ""
    grey = grey_of(colour)
    if under:
        darkest, lightest = _UNDER
        shade = darkest + (lightest - darkest) * grey
    else:
        shade = min(grey, _OVER)
    return "#" + f"{round(255 * (WHITE if white and grey > _WHITE_ENOUGH else shade)):02X}" * 3
