"""Every technique we know: those of the native catalogue, those for variants, and other names that people use."""

from __future__ import annotations

from functools import lru_cache

from ninefold.engine import logic
from ninefold.errors import PuzzleError
from ninefold.logic.variant_techniques import VARIANT_TECHNIQUES
from ninefold.model import Technique

OTHER_NAMES = {
    "pointing": "locked-candidates-1",
    "theoretical-lines": "locked-candidates-1",
    "claiming": "locked-candidates-2",
    "single-candidate": "naked-single",
    "single-place": "hidden-single",
}
"""Words of the source documents for techniques of the catalogue."""


@lru_cache(maxsize=1)
def techniques() -> dict[str, Technique]:
    """All techniques by id, in the default order.

    >>> techniques()["x-wing"].score
    140
    """
    rows = [*logic.techniques().values(), *VARIANT_TECHNIQUES]
    return {row.id: row for row in sorted(rows, key=lambda row: row.order)}


def technique(name: str) -> Technique:
    """The technique of an id, or of another name for it.

    >>> technique("pointing").id
    'locked-candidates-1'
    """
    found = techniques().get(OTHER_NAMES.get(name, name))
    if found is None:
        raise PuzzleError(f"no technique is called {name!r}")
    return found
