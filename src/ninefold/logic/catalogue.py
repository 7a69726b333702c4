"""Every technique we know, as the native catalogue lists them, and other names that people use."""

from __future__ import annotations

from ninefold.engine import logic
from ninefold.engine.problem import rules_of
from ninefold.errors import PuzzleError
from ninefold.model import Puzzle, Technique
from ninefold.model.one_of import did_you_mean

RULES = "rules"
"""The family of techniques that only boards with further rules need."""

OTHER_NAMES = {
    "pointing": "locked-candidates-1",
    "theoretical-lines": "locked-candidates-1",
    "claiming": "locked-candidates-2",
    "single-candidate": "naked-single",
    "single-place": "hidden-single",
}
"""Words of the source documents for techniques of the catalogue."""


def techniques() -> dict[str, Technique]:
    """All techniques by id, in the default order.

    >>> techniques()["x-wing"].score
    140
    """
    return logic.techniques()


def technique(name: str) -> Technique:
    """The technique of an id, of the name that it is shown by, or of another name for it.

    >>> technique("pointing").id, technique("X-Wing").id, technique("hidden single").id
    ('locked-candidates-1', 'x-wing', 'hidden-single')
    """
    known = techniques()
    plain = name.lower()
    found = known.get(OTHER_NAMES.get(plain, plain))
    if found is None:
        found = next((one for one in known.values() if one.name.lower() == plain), None)
    if found is None:
        nearest = did_you_mean(plain, known) or "; `ninefold learn` lists them"
        raise PuzzleError(f"no technique is called {name[:40]!r}{nearest}")
    return found


def beyond_hodoku(one: Technique) -> bool:
    """Whether it is on no ladder unless asked for, because HoDoKu does not have it.

    >>> beyond_hodoku(technique("tridagon")), beyond_hodoku(technique("wxyz-wing"))
    (True, False)
    """
    return not one.code and not one.enabled


def techniques_of(puzzle: Puzzle) -> tuple[str, ...]:
    """The ids of the techniques that may be found on a board that is not plain 9×9, with the rules it has."""
    kinds = {rule.kind for _, _, rule in rules_of(puzzle)}
    several = kinds - {"among"}
    loose = several - {"cage"}
    needed = {
        "rule-cell": "among" in kinds,
        "rule-digits": several,
        "rule-pair": loose,
        "cage-combinations": "cage" in kinds,
        "rule-group": loose,
        "rule-of-45": kinds & {"cage", "sum"},
        "shared-elimination-rule": several,
        "shared-elimination-house": puzzle.constraints,
        "shared-elimination-cell": puzzle.constraints,
        "rule-long": loose,
        "rule-joined": several,
    }
    return tuple(
        id for id, row in techniques().items() if row.enabled and row.boards != "nine" and needed.get(id, True)
    )
