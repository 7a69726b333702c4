"""`read`: the puzzles of any text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath

from pydantic import Field

from ninefold.desk.answer import Answer
from ninefold.desk.board import BoardAnswer
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats import Format, format_named, format_of, scan
from ninefold.model import Record
from ninefold.model.counted import counted
from ninefold.web import limits
from ninefold.web.position import Ask, checked, looks_plain
from ninefold.web.work import Work

_LONG_TEXT = 50_000
_MOST_WARNINGS = 50


class ReadAsk(Ask):
    """A text, and what is known of it."""

    text: str = Field(max_length=limits.BODY_BYTES)
    format: str | None = Field(default=None, max_length=40, description="Sniffed unless told.")
    name: str | None = Field(default=None, max_length=300, description="Name of the file: its ending helps.")
    limit: int = Field(default=100, ge=1, le=limits.RECORDS, description="At most so many puzzles.")

    @property
    def small(self) -> bool:
        return looks_plain(self.text)


@dataclass(frozen=True, slots=True)
class ReadAnswer(Answer):
    """The puzzles, and what was wrong with other entries; `more` says that the limit was the end."""

    format: str
    boards: list[BoardAnswer]
    warnings: list[str]
    more: bool
    sentence: str


def read(ask: ReadAsk, work: Work) -> ReadAnswer:
    work.heavy(len(ask.text) > _LONG_TEXT)
    text = ask.text.encode("utf-8", "replace").decode("utf-8")
    chosen = _format(ask, text)
    boards: list[BoardAnswer] = []
    warnings: list[str] = []
    more = False
    room = limits.ANSWER_CANDIDATES
    for entry in scan(text.splitlines(keepends=True), chosen):
        work.look()
        if len(boards) == ask.limit or len(warnings) == _MOST_WARNINGS or room <= 0:
            more = True
            break
        try:
            if isinstance(entry, FormatError):
                raise entry
            boards.append(_board(entry))
            room -= boards[-1].size ** 3
        except PuzzleError as error:
            warnings.append(str(error))
        work.tell("reading", len(boards))
    if not boards:
        raise PuzzleError(warnings[0] if warnings else "text: expected a puzzle, got nothing")
    return ReadAnswer(
        format=chosen.NAME, boards=boards, warnings=warnings, more=more, sentence=_sentence(boards, warnings)
    )


def _format(ask: ReadAsk, text: str) -> Format:
    if ask.format is not None:
        return format_named(ask.format)
    return format_of(text[: 32 * 1024], PurePath(ask.name) if ask.name else None)


def _board(record: Record) -> BoardAnswer:
    return BoardAnswer.of(checked(record))


def _sentence(boards: list[BoardAnswer], warnings: list[str]) -> str:
    """What a person wants to know of it: of one puzzle its givens, of many how many."""
    givens = sum(map(bool, boards[0].givens))
    what = counted(len(boards), "puzzle") if len(boards) > 1 else counted(givens, "given") if givens else "No givens"
    drawn = next((told for board in boards if (told := board.facts.get("drawn"))), "")
    only = f" Only drawn there, and not read as rules: {drawn}." if drawn else ""
    bad = "" if not warnings else ", one bad entry" if len(warnings) == 1 else f", {len(warnings)} bad entries"
    return f"{what}{bad}.{only}"
