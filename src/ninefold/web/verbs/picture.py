"""`picture`: a position, or a step of its path, as SVG."""

from __future__ import annotations

from itertools import islice
from typing import Literal

from pydantic import Field
from starlette.responses import Response

from ninefold.errors import PuzzleError
from ninefold.logic import path, without_guessing
from ninefold.model import violations
from ninefold.picture.svg import board_svg, step_svg
from ninefold.solving import count
from ninefold.web.guard import PICTURE_POLICY
from ninefold.web.position import PositionAsk
from ninefold.web.work import Work

Show = Literal["digits", "candidates"]


class PictureAsk(PositionAsk):
    """A position, and what of it is drawn."""

    show: Show = "digits"
    step: int | None = Field(default=None, ge=0, lt=100_000, description="The place of a step in the path, from 0.")

    @property
    def small(self) -> bool:
        return self.plain and self.step is None


def picture(ask: PictureAsk, work: Work) -> Response:
    record = ask.record()
    grid = record.position
    if ask.step is not None:
        work.heavy(record.puzzle.shape.size > 9 or bool(record.puzzle.constraints))
        drawn = _step(ask, work)
    else:
        clashing = {cell for one in violations(record.puzzle, grid.digits) for cell in one.cells}
        drawn = board_svg(record.puzzle, grid, candidates=ask.show == "candidates", clashing=clashing)
    headers = {"Content-Security-Policy": PICTURE_POLICY}
    return Response(drawn.encode("utf-8", "replace"), media_type="image/svg+xml", headers=headers)


def _step(ask: PictureAsk, work: Work) -> str:
    assert ask.step is not None
    before = ask.record().position
    found = count(before, limit=2, stop=work.stop)
    walked = path(before, without_guessing(unique=found == 1), stop=work.stop) if found else iter(())
    for place, (step, after) in enumerate(islice(walked, ask.step + 1)):
        work.look()
        if place == ask.step:
            return step_svg(before, step)
        before = after
    raise PuzzleError(f"the path has no step {ask.step}")
