"""A decoration is drawn as it is, so only what can be drawn is one."""

from math import inf, nan
from typing import Any

import pytest

from ninefold.errors import PuzzleError
from ninefold.model.decoration import MOST, Decoration

MIDDLE = ((0.5, 0.5),)


@pytest.mark.parametrize("colour", ["", "#D23", "#d23b", "#D23BE7", "#D23BE780"])
def test_colours_are_hexadecimal_with_or_without_an_alpha(colour: str) -> None:
    assert Decoration("circle", MIDDLE, colour=colour, rim=colour).colour == colour


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"kind": "star"}, "is one of line, cage, circle, rectangle, text, light, got 'star'"),
        ({"points": ()}, "has points on the board or near it"),
        ({"points": ((0.5, 201.0),)}, "has points on the board or near it"),
        ({"points": ((nan, 0.5),)}, "has points on the board or near it"),
        ({"points": MIDDLE * (MOST + 1)}, "has points on the board or near it"),
        ({"colour": "red"}, "are hexadecimal, as #D23BE7"),
        ({"rim": "#D23BE"}, "are hexadecimal, as #D23BE7"),
        ({"colour": "#D23}"}, "are hexadecimal, as #D23BE7"),
        ({"width": inf}, "is as large as the board at most"),
        ({"height": -0.1}, "is as large as the board at most"),
        ({"width": nan}, "is as large as the board at most"),
        ({"text": "x" * 201}, "is as large as the board at most"),
        ({"width": True}, "has texts and lengths"),
        ({"text": 5}, "has texts and lengths"),
    ],
)
def test_what_cannot_be_drawn_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(PuzzleError, match=told):
        Decoration(**({"kind": "circle", "points": MIDDLE} | changes))
