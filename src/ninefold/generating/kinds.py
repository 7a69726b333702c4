"""The kinds of 9×9 puzzles that may be wished for by name, each with what goes together with it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ninefold.constraints.variants import variant
from ninefold.engine.stop import Stop
from ninefold.generating.drawn import DRAWINGS
from ninefold.generating.layout import LAYOUTS, LayoutWish, laid_out
from ninefold.generating.wish import NINE
from ninefold.logic import techniques
from ninefold.logic.catalogue import RULES, techniques_of
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
    **{id: drawing.name for id, drawing in DRAWINGS.items()},
}
"""All that are made within seconds; taxicab is not among them: no puzzle in 12 s at any level."""


NOT_REACHED = frozenset(
    {
        *("squirmbag", "whale", "leviathan", "finned-leviathan", "sashimi-leviathan"),
        *("franken-x-wing", "franken-swordfish", "franken-leviathan", "finned-franken-x-wing"),
        *("mutant-x-wing", "mutant-swordfish", "finned-mutant-x-wing"),
        *("forcing-chain-verity", "template-set", "template-delete", "brute-force"),
    }
)
"""Techniques that no plain puzzle was found to need within a minute, as the table of docs/generate.md says."""


_SMALL = Shape(2, 3)
"""A board on which the same rules come up as on 9×9, and are made sooner."""


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
        return tuple(
            name
            for name, one in techniques().items()
            if one.enabled and one.family != RULES and name not in NOT_REACHED
        )
    if id in LAYOUTS:
        laid, _ = laid_out(LayoutWish(_SMALL, layouts=(id,)), Random(0), Stop())
        return techniques_of(Puzzle(laid.shape, bytes(laid.shape.cells), laid.constraints))
    return techniques_of(Puzzle(NINE, bytes(NINE.cells), variant([id], NINE)))


def _note(id: str) -> str:
    if id == PLAIN:
        return ""
    told = "Techniques that count on a single solution do not go with further rules."
    return f"{told} A killer has few givens or none, so symmetry says little." if id == "killer" else told
