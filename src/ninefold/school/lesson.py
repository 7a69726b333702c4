"""A lesson: all that is told of a technique, from one source.

The sentences stand in texts/<family>.toml. A family says what holds for all its lessons (`common`), a lesson what is
particular to some techniques, and `values` what differs between these: words in braces, or a whole field.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from ninefold.errors import PuzzleError
from ninefold.logic import techniques
from ninefold.logic.catalogue import OTHER_NAMES, RULES
from ninefold.model import Technique
from ninefold.model.shown import shown
from ninefold.rating.explainer import kinds

OTHER_SCALE = {
    "direct-pointing": "locked-candidates-1",
    "direct-claiming": "locked-candidates-2",
    "direct-hidden-pair": "hidden-pair",
    "direct-hidden-triple": "hidden-triple",
    "unique-loop-1": "uniqueness-1",
    "unique-loop-2": "uniqueness-2",
    "unique-loop-3": "uniqueness-3",
    "unique-loop-4": "uniqueness-4",
    "bug-1": "bug-plus-1",
    "bug-2": "bug-plus-1",
    "bug-3": "bug-plus-1",
    "bug-4": "bug-plus-1",
    "bidirectional-x-cycle": "continuous-nice-loop",
    "bidirectional-y-cycle": "continuous-nice-loop",
    "bidirectional-cycle": "continuous-nice-loop",
    "forcing-x-chain-6": "turbot-fish",
    "forcing-x-chain": "x-chain",
    "forcing-chain": "forcing-chain-contradiction",
    "nishio-forcing-chain": "forcing-chain-contradiction",
    "cell-forcing-chains": "forcing-chain-verity",
    "region-forcing-chains": "forcing-chain-verity",
    "dynamic-contradiction-chains": "forcing-net-contradiction",
    "dynamic-cell-chains": "forcing-net-verity",
    "dynamic-region-chains": "forcing-net-verity",
    "dynamic-double-chains": "forcing-net-verity",
}
"""Kinds of steps of Sudoku Explainer that are no techniques of the catalogue, and the lessons that tell their idea."""

EXPLAINER_ALONE = ("aligned-pair-exclusion", "aligned-triple-exclusion")
"""Kinds of steps of Sudoku Explainer that rest on no technique of the catalogue: they have lessons of their own."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a person is told of a technique.

    what       it is, in one sentence
    applies    when: its definition
    why        it is true: three steps at most
    spot       how to find it
    mistakes   that people make
    related    ids of techniques that are close to it
    explainer  the kinds of steps by which Sudoku Explainer tells it; none if it has no such step
    """

    technique: Technique
    what: str
    applies: str
    why: tuple[str, ...]
    spot: str
    mistakes: tuple[str, ...]
    related: tuple[str, ...]
    explainer: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """Techniques that rest on the same idea: its name in the catalogue, its title, what it is, its lessons in order."""

    id: str
    title: str
    about: str
    lessons: tuple[Lesson, ...]


def lesson(name: str) -> Lesson:
    """The lesson of a technique, by its id, by its name or by another name that people use.

    >>> lesson("x-wing").technique.name, lesson("Hidden Single").technique.id, lesson("pointing").technique.id
    ('X-Wing', 'hidden-single', 'locked-candidates-1')
    """
    found = _lessons().get(_ids().get(_plain(name), ""))
    if found is None:
        close = suggestions(name)
        raise PuzzleError(f"no technique is called {shown(name)}" + (f"; is it {' or '.join(close)}?" if close else ""))
    return found


def taught() -> dict[str, Technique]:
    """Every technique that has a lesson: those of the catalogue in its order, then those of Sudoku Explainer alone."""
    return techniques() | {name: kinds()[name] for name in EXPLAINER_ALONE}


def lessons() -> list[Lesson]:
    """Every lesson, in the same order."""
    return [_lessons()[name] for name in taught()]


def families() -> list[Family]:
    """The families, the one with the easiest technique first, those for variants last.

    >>> [family.id for family in families()[:3]]
    ['singles', 'intersections', 'subsets']
    """
    order = list(taught())
    return sorted(_families(), key=lambda one: (one.id == RULES, order.index(one.lessons[0].technique.id)))


def suggestions(name: str) -> list[str]:
    """Ids of techniques whose names are close to a name.

    >>> suggestions("xwing")
    ['x-wing', 'xy-wing', 'xyz-wing']
    """
    from difflib import get_close_matches

    close = get_close_matches(_plain(name), _ids(), n=4, cutoff=0.7)
    return list(dict.fromkeys(_ids()[one] for one in close))[:3]


def _plain(name: str) -> str:
    return "-".join(name[:80].lower().replace("+", " plus ").split())


@lru_cache(maxsize=1)
def _ids() -> dict[str, str]:
    named = {_plain(one.name): one.id for one in taught().values()}
    return named | OTHER_NAMES | OTHER_SCALE | {name: name for name in taught()}


@lru_cache(maxsize=1)
def _lessons() -> dict[str, Lesson]:
    return {one.technique.id: one for family in _families() for one in family.lessons}


@lru_cache(maxsize=1)
def _families() -> tuple[Family, ...]:
    # Imported here: a command that teaches nothing need not read them.
    import tomllib

    folder = resources.files("ninefold.school").joinpath("texts")
    names = dict.fromkeys(one.family for one in techniques().values())
    return tuple(_family(tomllib.loads(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"))) for name in names)


def _family(table: dict[str, Any]) -> Family:
    made = [
        _made(name, table.get("common", {}) | told | table.get("values", {}).get(name, {}))
        for told in table["lesson"]
        for name in told["ids"]
    ]
    order = list(taught())
    made.sort(key=lambda one: order.index(one.technique.id))
    return Family(table["family"], table["title"], table["about"], tuple(made))


def _made(name: str, told: dict[str, Any]) -> Lesson:
    words = {key: value for key, value in told.items() if isinstance(value, str)}

    def text(key: str) -> str:
        return str(told[key]).format(**words)

    def texts(key: str) -> tuple[str, ...]:
        return tuple(one.format(**words) for one in told[key])

    return Lesson(
        technique=taught()[name],
        what=text("what"),
        applies=text("applies"),
        why=texts("why"),
        spot=text("spot"),
        mistakes=texts("mistakes"),
        related=tuple(told["related"]),
        explainer=tuple(told.get("explainer", ())),
    )
