"""New puzzles by wish."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ninefold.desk.answer import Answer
from ninefold.desk.board import BoardAnswer
from ninefold.desk.task import Stopped, Task
from ninefold.desk.wish import wish_of
from ninefold.errors import StoppedError
from ninefold.generating import Generated, Progress, Wish
from ninefold.generating import generate as puzzles
from ninefold.model.counted import counted

__all__ = ["GenerateAnswer", "generate", "wish_of"]


@dataclass(frozen=True, slots=True)
class GenerateAnswer(Answer):
    """The puzzle, and how hard it is; no puzzle if the time was too short for the wish, and the sentence says more."""

    puzzle: str | None
    solution: str | None
    givens: int | None
    level: str | None
    score: int | None
    mastery: str | None
    rating: float | None
    techniques: Mapping[str, int] | None
    seed: int | None
    attempt: int | None
    board: BoardAnswer | None
    sentence: str
    seconds: float
    stopped: Stopped | None

    @classmethod
    def of(cls, made: Generated, seconds: float) -> GenerateAnswer:
        return cls(
            puzzle=made.puzzle.oneline,
            solution=made.puzzle.text_of(made.solution),
            givens=made.puzzle.given_count,
            level=made.level,
            score=made.score,
            mastery=made.mastery,
            rating=made.rating,
            techniques=made.techniques,
            seed=made.seed,
            attempt=made.attempt,
            board=BoardAnswer.of(made.record),
            sentence=_sentence(made),
            seconds=seconds,
            stopped=None,
        )


def _sentence(made: Generated) -> str:
    if made.puzzle.given_count == made.puzzle.shape.cells:
        return "A filled grid."
    level = f"; {made.level}, {made.score} points" if made.level else ""
    return f"{counted(made.puzzle.given_count, 'given')}{level}."


def generate(wish: Wish, *, seed: int | None = None, task: Task | None = None) -> GenerateAnswer:
    """A puzzle as wished.

    >>> generate(Wish(level="easy"), seed=1).level
    'easy'
    """
    task = task or Task()
    task.heavy(not wish.is_plain_nine)

    def tell(progress: Progress) -> None:
        task.tell("making puzzles", progress.attempts)

    try:
        return GenerateAnswer.of(next(puzzles(wish, seed=seed, stop=task.stop, progress=tell)), task.elapsed)
    except StoppedError as error:
        sentence = "Stopped." if task.stopped == "asked" else str(error)
        return GenerateAnswer(*(None,) * 11, sentence=sentence, seconds=task.elapsed, stopped=task.stopped)
