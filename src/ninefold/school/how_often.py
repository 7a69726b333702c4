"""How often a technique is needed, and where it stands on the ladders of HoDoKu and Sudoku Explainer.

data/how_often.toml has the counts; bench/school/how_often.py makes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from ninefold.logic.catalogue import RULES, beyond_hodoku
from ninefold.logic.path import BEYOND
from ninefold.model import Technique
from ninefold.model.counted import counted
from ninefold.rating.explainer import kinds


@dataclass(frozen=True, slots=True)
class HowOften:
    """Of `puzzles` random minimal puzzles so many have the technique on their path, in so many steps."""

    puzzles: int
    used: int
    steps: int


def on_a_ladder(technique: Technique) -> bool:
    """Whether the catalogue has it, and with it a level and points; the others are steps of Sudoku Explainer alone."""
    return technique.order > 0


def how_often(technique: Technique) -> HowOften | None:
    """The counts of a technique; None where it is not on the default ladder, or for boards with further rules.

    >>> from ninefold.logic import techniques
    >>> how_often(techniques()["hidden-single"]).used > 90_000
    True
    """
    taken = technique.enabled and on_a_ladder(technique)
    if technique.family == RULES or not taken or technique.id.startswith("dual-"):
        return None
    table = _table()
    used, steps = table["used"].get(technique.id, (0, 0))
    return HowOften(table["puzzles"], used, steps)


def how_often_told(technique: Technique) -> str:
    """The same in a sentence."""
    found = how_often(technique)
    if found is None:
        if not on_a_ladder(technique):
            table = _table()
            steps, _, _ = table["explainer"][technique.id]
            return f"Sudoku Explainer's paths of {table['rated']:,} random minimal puzzles take it {steps:,} times."
        if technique.id in BEYOND:
            return "It is for boards with further rules, and for the hardest plain puzzles, where all else ends."
        if technique.family == RULES:
            return "It is for boards with further rules; plain puzzles do not need it."
        if technique.id.startswith("dual-"):
            return "It is told only where two are asked to be told as one; the ladder takes them one by one."
        if beyond_hodoku(technique):
            return "It is not on the default ladder; `ninefold explain --rater expert` takes it."
        return "It is not on the default ladder: simpler techniques, or chains, do what it does."
    many = f"{found.puzzles:,} random minimal puzzles"
    if not found.used:
        return f"None of {many} has it on its path."
    if found.used * 2 > found.puzzles:
        return f"{100 * found.used / found.puzzles:.3g} % of {many} have it on their path."
    return f"One puzzle in {_rounded(found.puzzles / found.used)} has it on its path ({found.used:,} of {many})."


def hodoku_told(technique: Technique) -> str:
    """Its rung on the ladder that HoDoKu made known: our catalogue has its order, levels and points."""
    if not on_a_ladder(technique):
        return "HoDoKu has no such step, and our ladder leaves it out: chains do what it does."
    points = counted(technique.score, "point")
    if technique.family == RULES:
        return f"HoDoKu knows no further rules. On our ladder: level {technique.level}, {points}."
    if beyond_hodoku(technique):
        return f"HoDoKu has no such step. On our scale: level {technique.level}, {points}."
    off = "" if technique.enabled else ", left out of the default ladder"
    return f"HoDoKu: level {technique.level}, {points}{off}."


def standing(technique: Technique) -> str:
    """Its level, or whose step it is if it has none."""
    return technique.level if on_a_ladder(technique) else "Sudoku Explainer"


def explainer_told(names: tuple[str, ...]) -> str:
    """Where Sudoku Explainer has it, and the ratings that such steps had on the counted puzzles."""
    if not names:
        return "Sudoku Explainer has no such step."
    seen = _table()["explainer"]
    told = []
    for name in names:
        kind = kinds()[name].name
        if name in seen:
            _, low, high = seen[name]
            kind += f" {low}" if low == high else f" {low} to {high}"
        told.append(kind)
    return f"Sudoku Explainer: {', '.join(told)}."


def _rounded(number: float) -> str:
    """
    >>> _rounded(2.34), _rounded(12.6), _rounded(12345.0)
    ('2.3', '13', '12,000')
    """
    if number < 10:
        return f"{number:.1f}".removesuffix(".0")
    digits = len(str(int(number)))
    return f"{round(number, 2 - digits if digits > 2 else 0):,.0f}"


@lru_cache(maxsize=1)
def _table() -> dict[str, Any]:
    import tomllib

    text = resources.files("ninefold.school").joinpath("data/how_often.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
