"""Every technique we know, as the native catalogue lists them, and other names that people know them by."""

from __future__ import annotations

from functools import lru_cache

from ninefold._native import logic_catalogue
from ninefold.errors import PuzzleError
from ninefold.model import Technique

OTHER_NAMES = {
    "pointing": "locked-candidates-1",
    "theoretical-lines": "locked-candidates-1",
    "claiming": "locked-candidates-2",
    "single-candidate": "naked-single",
    "single-place": "hidden-single",
}
"""Words of the source documents (D4, E3) for techniques of the catalogue."""


@lru_cache(maxsize=1)
def techniques() -> dict[str, Technique]:
    """All techniques by id, in the default order.

    >>> techniques()["x-wing"].score
    140
    """
    return {row[0]: Technique(*row) for row in sorted(logic_catalogue(), key=lambda row: row[4])}


def technique(name: str) -> Technique:
    """The technique of an id, or of another name for it.

    >>> technique("pointing").id
    'locked-candidates-1'
    """
    found = techniques().get(OTHER_NAMES.get(name, name))
    if found is None:
        raise PuzzleError(f"no technique is called {name!r}; `ninefold techniques` lists them")
    return found
