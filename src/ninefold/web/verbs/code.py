"""`code`: the QR code of a link, as whoever prints a board draws it."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import Field

from ninefold.desk.answer import Answer
from ninefold.picture.qr import QrCode, qr_code
from ninefold.web.position import Ask
from ninefold.web.work import Work


class CodeAsk(Ask):
    """A link."""

    link: str = Field(max_length=4000, examples=["https://example.org/sudoku/#puzzle=1..............."])

    @property
    def small(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class CodeAnswer(Answer):
    """Its code; none for a link that is too long for one that a telephone reads from paper."""

    code: QrCode | None


def code(ask: CodeAsk, work: Work) -> CodeAnswer:
    return CodeAnswer(qr_code(ask.link))
