"""The puzzles of a day: the same for everybody, from the date alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache

from ninefold.choices import DAILY_NAMES, DailyName
from ninefold.desk.answer import Answer
from ninefold.desk.board import BoardAnswer
from ninefold.desk.task import Stopped, Task
from ninefold.desk.wish import wish_of
from ninefold.errors import StoppedError
from ninefold.generating import Generated, generate
from ninefold.model import Record, Shape
from ninefold.stopping import working_under

WEEK = (
    ("diagonal", "Diagonal"),
    ("windoku", "Windoku"),
    ("jigsaw", "Jigsaw"),
    ("antiknight", "Anti-knight"),
    ("killer", "Killer"),
    ("nonconsecutive", "Non-consecutive"),
    ("disjoint", "Disjoint groups"),
)
"""The variant of each weekday, Monday first."""
LEVEL_OF_VARIANTS = "medium"


@dataclass(frozen=True, slots=True)
class DailyPuzzleAnswer:
    """A puzzle of a day; `variant` is what `generate` calls its kind, empty if it is a plain one."""

    name: DailyName
    title: str
    variant: str
    level: str
    score: int
    givens: int
    seed: int
    board: BoardAnswer


@dataclass(frozen=True, slots=True)
class DailyAnswer(Answer):
    """The puzzles of a day, the easy one first."""

    date: str
    puzzles: tuple[DailyPuzzleAnswer, ...]
    sentence: str
    seconds: float
    stopped: Stopped | None


def daily(day: date, *, task: Task | None = None) -> DailyAnswer:
    """The puzzles of a day: an easy one, a hard one, and the variant of the weekday.

    >>> answer = daily(date(2026, 11, 17))
    >>> [(puzzle.title, puzzle.level) for puzzle in answer.puzzles]
    [('Easy', 'easy'), ('Hard', 'hard'), ('Windoku', 'medium')]
    >>> answer.sentence
    'Tuesday, 17 November 2026: Easy, Hard and Windoku.'
    """
    task = task or Task()
    task.heavy()
    found: list[DailyPuzzleAnswer] = []
    try:
        for puzzle in _each(day, task):
            found.append(puzzle)
            task.tell("making puzzles", len(found))
    except StoppedError:
        if task.stopped is None:
            raise
    titles = [puzzle.title for puzzle in found]
    whole = len(titles) == len(DAILY_NAMES)
    told = f"{', '.join(titles[:-1])} and {titles[-1]}." if whole else "stopped before all were made."
    return DailyAnswer(
        date=day.isoformat(),
        puzzles=tuple(found),
        sentence=f"{day:%A}, {_in_words(day)}: {told}",
        seconds=task.elapsed,
        stopped=None if whole else task.stopped,
    )


def record_of(day: date, name: DailyName) -> Record:
    """A puzzle of a day as an entry of a file."""
    made = _made(day, name)
    return replace(made.record, facts={"title": f"{_title(day, name)}, {_in_words(day)}", **made.record.facts})


def seed_of(day: date) -> int:
    """The digits of the date: `ninefold generate` makes the same puzzle of it.

    >>> seed_of(date(2026, 11, 7))
    20261107
    """
    return int(f"{day:%Y%m%d}")


def _each(day: date, task: Task) -> Iterator[DailyPuzzleAnswer]:
    for name in DAILY_NAMES:
        with working_under(task.stop):
            made, record = _made(day, name), record_of(day, name)
        assert made.level is not None
        assert made.score is not None
        yield DailyPuzzleAnswer(
            name=name,
            title=_title(day, name),
            variant=WEEK[day.weekday()][0] if name == "variant" else "",
            level=made.level,
            score=made.score,
            givens=made.puzzle.given_count,
            seed=made.seed,
            board=BoardAnswer.of(record),
        )


@lru_cache(maxsize=30)
def _made(day: date, name: DailyName) -> Generated:
    """Made once, whoever asks; under the stop of whoever asks first."""
    variants = [WEEK[day.weekday()][0]] if name == "variant" else []
    level = LEVEL_OF_VARIANTS if name == "variant" else name
    seed = seed_of(day)
    return next(generate(wish_of(variants, [], Shape(3, 3), game=("usual", seed), level=level), seed=seed))


def _title(day: date, name: DailyName) -> str:
    return WEEK[day.weekday()][1] if name == "variant" else name.capitalize()


def _in_words(day: date) -> str:
    return f"{day.day} {day:%B %Y}"
