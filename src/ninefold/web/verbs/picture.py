"""`picture`: a position, or a step of its path, as SVG."""

from __future__ import annotations

from itertools import islice, takewhile
from typing import Literal

from pydantic import Field

from ninefold.desk.explain import is_logic, walk
from ninefold.errors import PuzzleError
from ninefold.model import Record, violations
from ninefold.picture.svg import board_svg, step_svg
from ninefold.solving import count
from ninefold.web.policy import PICTURE_POLICY
from ninefold.web.position import PositionAsk
from ninefold.web.verb import Document
from ninefold.web.work import Work

Show = Literal["digits", "candidates"]


class PictureAsk(PositionAsk):
    """A position, and what of it is drawn."""

    show: Show = "digits"
    step: int | None = Field(default=None, ge=0, lt=100_000, description="The place of a step in the path, from 0.")

    @property
    def small(self) -> bool:
        return self.plain and self.step is None


def picture(ask: PictureAsk, work: Work) -> Document:
    record = ask.record()
    grid = record.position
    if ask.step is not None:
        work.heavy_board(record.puzzle)
        drawn = _step(ask, record, work)
    else:
        clashing = {cell for one in violations(record.puzzle, grid.digits) for cell in one.cells}
        candidates, decoration = ask.show == "candidates", record.decoration
        drawn = board_svg(record.puzzle, grid, candidates=candidates, clashing=clashing, decoration=decoration)
    headers = {"Content-Security-Policy": PICTURE_POLICY}
    return Document(drawn.encode("utf-8", "replace"), "image/svg+xml", headers)


def _step(ask: PictureAsk, record: Record, work: Work) -> str:
    assert ask.step is not None
    grid = record.position
    walked = walk(grid, count(grid, limit=2, stop=work.stop), "hodoku", work)
    found = next(islice(takewhile(is_logic, walked), ask.step, None), None)
    if found is None:
        raise PuzzleError(f"the path has no step {ask.step}")
    return step_svg(found.before, found.step, record.decoration)
