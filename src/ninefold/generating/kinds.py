"""The kinds of 9×9 puzzles that may be wished for by name, each with what goes together with it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ninefold.constraints.cage import Cage
from ninefold.constraints.variants import variant
from ninefold.generating.regions import random_regions
from ninefold.generating.wish import NINE
from ninefold.logic import techniques
from ninefold.logic.any_shape import techniques_of
from ninefold.logic.variant_techniques import FAMILY as RULES
from ninefold.model import Puzzle, Shape

PLAIN = "classic"

_NAMES = {
    PLAIN: "Plain",
    "diagonal": "Diagonal",
    "windoku": "Windoku",
    "antiknight": "Anti-knight",
    "antiking": "Anti-king",
    "nonconsecutive": "Non-consecutive",
    "disjoint": "Disjoint groups",
    "jigsaw": "Jigsaw",
    "killer": "Killer",
}
"""All that are made within seconds; taxicab is not among them: no puzzle in 12 s at any level."""


class Kind(NamedTuple):
    """A kind of puzzle: its id among the variants, its name, and what a wish for it should know.

    techniques  ids of those that a puzzle of the kind may need
    note        one sentence about what does not go with it; none if everything does
    """

    id: str
    name: str
    techniques: tuple[str, ...]
    note: str


def kinds() -> list[Kind]:
    """All kinds, the plain one first.

    >>> [kind.id for kind in kinds() if "cage-combinations" in kind.techniques]
    ['killer']
    """
    return [Kind(id, name, _techniques(id), _note(id)) for id, name in _NAMES.items()]


def _techniques(id: str) -> tuple[str, ...]:
    if id == PLAIN:
        return tuple(name for name, one in techniques().items() if one.enabled and one.family != RULES)
    if id == "jigsaw":
        return techniques_of(Puzzle(Shape(1, 9), bytes(81), random_regions(NINE, Random(0))))
    rules = (Cage((0, 1), 3),) if id == "killer" else variant([id], NINE)
    return techniques_of(Puzzle(NINE, bytes(81), rules))


def _note(id: str) -> str:
    if id == PLAIN:
        return ""
    told = "Techniques that count on a single solution do not go with further rules."
    return f"{told} A killer has few givens or none, so symmetry says little." if id == "killer" else told
