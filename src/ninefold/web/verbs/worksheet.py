"""`worksheet`: exercises of a technique on paper, as a PDF with the answers at the back."""

from __future__ import annotations

from pydantic import Field

from ninefold.choices import PerPage
from ninefold.press import typeset
from ninefold.school.worksheet import make_worksheet
from ninefold.web import limits
from ninefold.web.position import Ask
from ninefold.web.verb import Document
from ninefold.web.verbs.print import Paper, pdf_document
from ninefold.web.work import Work


class WorksheetAsk(Ask):
    """A technique, how many exercises, and how they stand on the paper."""

    technique: str = Field(max_length=60, description="Its id or its name.", examples=["x-wing"])
    count: int = Field(default=12, ge=1, le=limits.EXERCISES)
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="The same seed makes the same worksheet.")
    help_with: int = Field(default=0, ge=0, le=3, description="Help below each board: 1 digits, 2 houses, 3 cells.")
    per_page: PerPage = 4
    paper: Paper = "a4"
    title: str = Field(default="", max_length=200)
    seconds: float = Field(default=limits.SECONDS, gt=0, le=limits.MOST_SECONDS, description="How long it may take.")


def worksheet(ask: WorksheetAsk, work: Work) -> Document:
    work.heavy()
    made = make_worksheet(
        ask.technique,
        count=ask.count,
        seed=ask.seed,
        help_with=ask.help_with,
        title=ask.title,
        paper=ask.paper,
        per_page=ask.per_page,
        stop=work.stop,
    )
    work.tell("setting pages")
    return pdf_document(typeset.pdf(made))
