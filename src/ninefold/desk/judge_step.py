"""A player's own step of a technique, judged: right, right by another technique, true without this reason, or wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from ninefold.desk.article import a_or_an
from ninefold.desk.board import StepAnswer
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.logic import LogicOptions, aligned, all_steps, next_step, only, technique, techniques
from ninefold.model import Grid, Step, Technique, cell_name
from ninefold.rating.explainer import kinds
from ninefold.solving import solutions

Finding = Literal["right", "another", "unproven", "wrong"]
Claimed = tuple[bool, int, int]
"""(whether it is placed, cell, digit): a placement or an elimination that somebody says follows."""


@dataclass(frozen=True, slots=True)
class StepVerdict:
    """What is to be said of a step that somebody shows for a technique.

    right     a step of the technique does what was shown
    another   a step of another technique does, `step`
    unproven  it is true, but neither this technique nor another one shows it; or not by the cells that were shown
    wrong     some of it is not true, or was known before
    """

    finding: Finding
    sentence: str
    step: StepAnswer | None


def judge_step(
    grid: Grid, name: str, claims: Sequence[Claimed], cells: Collection[int] = (), *, stop: Stop
) -> StepVerdict:
    """The verdict on claims that somebody shows as a step of a technique; `cells` are those of the pattern, if told.

    >>> from ninefold.formats import read
    >>> grid = read("1.34341221434321")[0].position
    >>> judge_step(grid, "naked-single", [(True, 1, 2)], stop=Stop()).finding
    'right'
    >>> judge_step(grid, "naked-single", [(True, 1, 3)], stop=Stop()).sentence
    'Wrong: 3 is no candidate of r1c2.'
    """
    one = kinds()[name] if name in aligned.CELLS else technique(name)
    if not claims:
        raise PuzzleError(f"show what the {one.name} does: a candidate to remove or a digit to place")
    wrong = _wrong(grid, claims, stop)
    if wrong:
        return StepVerdict("wrong", f"Wrong: {wrong}", None)
    steps = list(_steps(grid, one, claims, cells, stop=stop))
    fitting = [step for step in steps if not cells or pattern_cells(step) == set(cells)]
    if _all_shown(fitting, claims):
        step = _showing(fitting, claims)
        return StepVerdict("right", f"Right: {a_or_an(one.name)}.", _told(grid, step))
    if _all_shown(steps, claims):
        return StepVerdict("unproven", f"True, and there is {a_or_an(one.name)}, but not in these cells.", None)
    others = all_steps(grid, _patterns(), stop=stop)
    if _all_shown(others, claims):
        step = _showing(others, claims)
        sentence = f"Right, but that is {a_or_an(step.technique.name)} and no {one.name}."
        return StepVerdict("another", sentence, _told(grid, step))
    return StepVerdict("unproven", f"True, but no {one.name} shows it from here.", None)


def pattern_cells(step: Step) -> set[int]:
    """The cells that a person points at when showing the step."""
    evidence = step.evidence
    linked = (cell for link in evidence.links for node in (link.start, link.end) for cell in node.cells)
    marked = (mark.cell for mark in evidence.marks)
    return set(evidence.cells) or set(marked) or set(linked) or {cell for cell, _ in step.placements}


@lru_cache(maxsize=1)
def _patterns() -> LogicOptions:
    """The default ladder up to where suppositions begin: those show nearly everything, and are no reason to name."""
    ladder = [one.id for one in techniques().values() if one.enabled and one.family != "last-resort"]
    return LogicOptions(techniques=tuple(ladder))


def _steps(
    grid: Grid, one: Technique, claims: Sequence[Claimed], cells: Collection[int], *, stop: Stop
) -> Iterator[Step]:
    """The steps of a technique; the one that a path would take is among them."""
    name = one.id
    if name in aligned.CELLS:
        removed = [(cell, digit) for placed, cell, digit in claims if not placed]
        yield from aligned.claimed_steps(grid, one, removed, cells, stop=stop)
        return
    every = bool(cells)
    yield from (step for step in all_steps(grid, only(name, every=every), stop=stop) if step.technique.id == name)
    first = next_step(grid, only(name), stop=stop)
    if first is not None and first.technique.id == name:
        yield first


def _wrong(grid: Grid, claims: Sequence[Claimed], stop: Stop) -> str | None:
    """The first that is not true, or says nothing new, in a sentence."""
    known = list(solutions(grid.puzzle, limit=2, stop=stop))
    if len(known) != 1:
        raise PuzzleError("a step is judged on a puzzle with one solution, and this one has not")
    puzzle = grid.puzzle
    for placed, cell, digit in claims:
        where, symbol, right = cell_name(cell, puzzle.shape.size), puzzle.symbol(digit), known[0].digits[cell]
        if not grid.candidates[cell] >> (digit - 1) & 1:
            return f"{symbol} is no candidate of {where}."
        if placed and right != digit:
            return f"{where} is not {symbol}."
        if not placed and right == digit:
            return f"{where} can be {symbol}; nothing rules it out."
    return None


def _all_shown(steps: Sequence[Step], claims: Sequence[Claimed]) -> bool:
    """Whether each claim is the work of some of these steps."""
    placed = {one for step in steps for one in step.placements}
    removed = {one for step in steps for one in step.eliminations}
    return all((cell, digit) in (placed if sets else removed) for sets, cell, digit in claims)


def _showing(steps: Sequence[Step], claims: Sequence[Claimed]) -> Step:
    """The step that shows most of the claims."""
    return max(steps, key=lambda step: sum(_all_shown([step], [claim]) for claim in claims))


def _told(grid: Grid, step: Step) -> StepAnswer:
    return StepAnswer.of(grid, step, long=True)
