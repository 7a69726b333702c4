"""The example of a lesson in four pictures that build up: the board, what the step rests on, what it does, after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ninefold.logic import Part, explain, next_step, sentences, without_guessing, words
from ninefold.logic.explain import names_a_cell
from ninefold.model import Grid, Step
from ninefold.picture.board import board_scene
from ninefold.picture.scene import Scene
from ninefold.school.stock import boards, step_of

Stage = Literal["before", "pattern", "step", "after"]


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture of the walk: which, what is said below it, and the scene."""

    stage: Stage
    caption: tuple[Part, ...]
    scene: Scene

    @property
    def words(self) -> str:
        """What is said below it."""
        return words(self.caption)


def example(name: str) -> tuple[Grid, Step]:
    """The board of a lesson and the step on it.

    >>> grid, step = example("x-wing")
    >>> step.technique.name, grid.puzzle.is_plain_nine
    ('X-Wing', True)
    """
    grid = boards(name)[0]
    return grid, step_of(grid, name)


def walk(grid: Grid, step: Step) -> tuple[Picture, ...]:
    """The pictures of a step on the grid before it.

    >>> [picture.stage for picture in walk(*example("x-wing"))]
    ['before', 'pattern', 'step', 'after']
    """
    puzzle, after = grid.puzzle, grid.apply(step)
    *reasons, conclusion = sentences(step, symbols=puzzle.symbols)
    why = [part for i, each in enumerate(reasons) for part in ([Part(" ")] if i else []) + each]
    return (
        Picture("before", (Part("The board before the step."),), board_scene(puzzle, grid, candidates=True)),
        Picture("pattern", tuple(why), board_scene(puzzle, grid, candidates=True, step=step, pattern=True)),
        Picture("step", tuple(conclusion), board_scene(puzzle, grid, candidates=True, step=step)),
        Picture("after", tuple(_next(after)), board_scene(puzzle, after, candidates=True)),
    )


def _next(grid: Grid) -> list[Part]:
    """What can be done now."""
    if grid.is_full:
        return [Part("The board after it: solved.")]
    following = next_step(grid, without_guessing(unique=True))
    if following is None:
        return [Part("The board after it.")]
    name = Part(following.technique.name, "technique")
    first, *rest = explain(following, symbols=grid.puzzle.symbols)
    if not names_a_cell(first):
        first = first._replace(text=first.text[:1].upper() + first.text[1:])
    return [Part("The board after it. Next is "), name, Part(". "), first, *rest]
