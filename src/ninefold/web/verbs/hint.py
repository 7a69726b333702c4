"""`hint`: the first mistake, else the next step, a little at a time."""

from __future__ import annotations

from pydantic import BaseModel, Field

from ninefold.desk import hint as advise
from ninefold.desk.hint import Kind
from ninefold.web.board import PartAnswer, StepAnswer, TechniqueAnswer, capitalised
from ninefold.web.position import Cell, Cells, PositionAsk
from ninefold.web.work import Work


class HintAsk(PositionAsk):
    """A position, and how much to say."""

    stage: int = Field(
        default=1, ge=1, le=4, description="1 where to look, 2 which technique, 3 which cells, 4 everything."
    )
    order: list[Cell] = Field(
        default=[], max_length=Cells, fail_fast=True, description="Cells in the order in which they were filled."
    )


class HintAnswer(BaseModel):
    """What to tell; `wrong` and `digit` only for a mistake, `technique` from stage 2 on, `step` at stage 4."""

    kind: Kind
    stage: int
    sentence: str
    parts: list[PartAnswer]
    cells: tuple[int, ...]
    technique: TechniqueAnswer | None
    step: StepAnswer | None
    wrong: str | None
    digit: int | None
    seconds: float


def hint(ask: HintAsk, work: Work) -> HintAnswer:
    record = ask.record()
    grid = record.position
    work.heavy(record.puzzle.shape.size > 9 or bool(record.puzzle.constraints))
    found = advise(grid, ask.stage, ask.order, stop=work.stop)
    step, mistake = found.step, found.mistake
    # The digit that marks lack is the solution of the cell: that is said last.
    tells = mistake is not None and (mistake.wrong == "digit" or ask.stage == 4)
    return HintAnswer(
        kind=found.kind,
        stage=ask.stage,
        sentence=found.sentence,
        parts=capitalised(found.parts),
        cells=found.cells,
        technique=TechniqueAnswer.of(step.technique) if step and ask.stage >= 2 else None,
        step=StepAnswer.of(grid, step, long=True) if step and ask.stage == 4 else None,
        wrong=mistake.wrong if mistake else None,
        digit=mistake.digit if mistake and tells else None,
        seconds=work.elapsed,
    )
