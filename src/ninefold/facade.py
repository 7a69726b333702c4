"""A hint and a path for whoever asks at the top of the package.

A puzzle may be given as text here, as a puzzle, or as a grid where somebody stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from html import escape

from ninefold.choices import Rater, Stage
from ninefold.desk import explain as desk_explain
from ninefold.desk import hint as desk_hint
from ninefold.desk.explain import ExplainAnswer, Walked
from ninefold.desk.hint import HintAnswer
from ninefold.desk.task import Task
from ninefold.engine.stop import Stop
from ninefold.model import Grid, PuzzleLike, Record, Step, as_position

__all__ = ["ExplainedPath", "ShownHint", "explain", "hint"]


def hint(
    puzzle: PuzzleLike,
    stage: Stage = 1,
    order: Sequence[int] = (),
    *,
    timeout: float | None = None,
    stop: Stop | None = None,
) -> ShownHint:
    """What helps from here, a little at a time: where to look, which technique, which cells, everything (stage 4).

    `order` tells the order in which the cells were filled, so that of two mistakes the first is named.

    >>> hint("1.34.......1....", 2).sentence
    'Look for a Naked Single.'
    """
    found: list[tuple[Grid, Step]] = []
    answer = desk_hint.hint(
        _record(puzzle), stage, order, whole=lambda *step: found.append(step), task=Task(timeout, stop)
    )
    return ShownHint(answer, found[0] if found else None)


def explain(
    puzzle: PuzzleLike,
    *,
    rater: Rater = "hodoku",
    timeout: float | None = None,
    stop: Stop | None = None,
) -> ExplainedPath:
    """Every step of logic to the end, with its words and its picture.

    >>> path = explain("1.....2..3.....4")
    >>> len(path), path[0].step.technique.name
    (12, 'Naked Single')
    """
    walked: list[Walked] = []
    report = desk_explain.explain(_record(puzzle), rater=rater, each=walked.append, task=Task(timeout, stop))
    return ExplainedPath(report, tuple(walked))


class ShownHint(HintAnswer):
    """A hint; a notebook shows its sentence, and at the last stage the picture of the step."""

    __slots__ = ("_drawn",)
    _drawn: tuple[Grid, Step] | None

    def __init__(self, answer: HintAnswer, drawn: tuple[Grid, Step] | None) -> None:
        super().__init__(**{field.name: getattr(answer, field.name) for field in fields(answer)})
        object.__setattr__(self, "_drawn", drawn)  # frozen, as the answer is

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<ShownHint, stage {self.stage} of 4: {self.sentence}>"

    def _repr_html_(self) -> str:
        told = f"<p>{escape(self.sentence)}</p>"
        if self._drawn is None:
            return told
        from ninefold.picture.svg import step_svg

        return f"<div style='width:368px'>{step_svg(*self._drawn)}</div>{told}"


@dataclass(frozen=True, slots=True, repr=False)
class ExplainedPath:
    """A path with its report; an item is a step with the grids before and after it. A notebook shows it in pictures."""

    report: ExplainAnswer
    steps: tuple[Walked, ...]

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Walked]:
        return iter(self.steps)

    def __getitem__(self, number: int) -> Walked:
        return self.steps[number]

    def __repr__(self) -> str:
        return f"<ExplainedPath: {self.report.sentence}>"

    def __str__(self) -> str:
        told = (f"{number:>3}  {step.title}: {step.sentence}" for number, step in enumerate(self.report.steps, 1))
        return "\n".join((*told, self.report.sentence))

    def _repr_html_(self) -> str:
        told = zip(self.steps, self.report.steps, strict=True)
        rows = (
            f"<tr><td style='width:240px'>{one._repr_svg_()}</td>"
            f"<td style='text-align:left'><b>{escape(words.title)}</b><br>{escape(words.sentence)}</td></tr>"
            for one, words in told
        )
        return f"<table>{''.join(rows)}</table><p>{escape(self.report.sentence)}</p>"


def _record(puzzle: PuzzleLike) -> Record:
    position = as_position(puzzle)
    return Record(position.puzzle, position) if isinstance(position, Grid) else Record(position)
