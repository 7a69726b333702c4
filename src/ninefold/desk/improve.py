"""What a setter could change: clues that can go, clues that would leave one solution, a harder or an easier puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal, get_args

from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import PuzzleError, StoppedError
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.model import Puzzle, Record
from ninefold.model.counted import counted
from ninefold.model.one_of import one_of
from ninefold.setting import Clue, Given, Kind, additions, clues, easier, harder, needless, told, without_clues
from ninefold.solving import count as count_solutions

Aim = Literal["redundant", "unique", "harder", "easier"]
"""Without needless clues; with clues that leave one solution; one clue less; one given more."""
AIMS: tuple[Aim, ...] = get_args(Aim)
MOST = 20


@dataclass(frozen=True, slots=True)
class ClueAnswer:
    """A clue: a digit in a cell, or a constraint as files hold it; and its words."""

    cell: int | None
    digit: int | None
    constraint: dict[str, Any] | None
    text: str

    @classmethod
    def of(cls, clue: Clue, puzzle: Puzzle) -> ClueAnswer:
        text = told(clue, puzzle)
        if isinstance(clue, Given):
            return cls(clue.cell, clue.digit, None, text)
        return cls(None, None, constraint_object(clue, puzzle.shape.size), text)


@dataclass(frozen=True, slots=True)
class ProposalAnswer:
    """A changed puzzle: what was added, what was taken away, and what it would be."""

    puzzle: str
    added: list[ClueAnswer]
    removed: list[ClueAnswer]
    level: str | None
    score: int | None
    sentence: str


@dataclass(frozen=True, slots=True)
class ImproveAnswer(Answer):
    """The proposals, the best first; `each` are clues that could go alone, where that was asked."""

    puzzle: str
    aim: Aim
    proposals: list[ProposalAnswer]
    each: list[ClueAnswer]
    sentence: str
    seconds: float
    stopped: Stopped | None


def improve(
    record: Record,
    aim: Aim | None = None,
    *,
    kinds: Sequence[Kind] = ("givens",),
    count: int = 3,
    seed: int = 0,
    task: Task | None = None,
) -> ImproveAnswer:
    """Up to `count` changes of the puzzle towards an aim; what was found before the time was over is told.

    Without an aim a puzzle with several solutions is to have one, and one with one is to lose its needless clues.

    >>> from ninefold.formats import read
    >>> improve(read("12343412214343..")[0], "redundant").sentence
    'Of 14 clues each of 14 can go alone, and 9 together.'
    """
    one_of("aim", aim or AIMS[0], AIMS)
    if not 1 <= count <= MOST:
        raise PuzzleError(f"count: expected 1 to {MOST} proposals, got {count}")
    task = task or Task()
    task.heavy()
    puzzle, each = record.puzzle, list[ClueAnswer]()
    proposals: list[ProposalAnswer] = []
    stopped = False
    try:
        aim = aim or ("unique" if count_solutions(puzzle, limit=2, stop=task.stop) > 1 else "redundant")
        if aim == "redundant":
            found = needless(puzzle, seed=seed, stop=task.stop)
            each = [ClueAnswer.of(clue, puzzle) for clue in found.each]
            stopped = not found.whole
            if found.together:
                left = without_clues(puzzle, found.together)
                proposals.append(_proposal(puzzle, left, removed=found.together))
        elif aim == "unique":
            for way in islice(additions(puzzle, kinds, stop=task.stop), count):
                proposals.append(_proposal(puzzle, way.puzzle, added=way.clues))
            proposals.sort(key=lambda one: len(one.added))
        else:
            changes = (harder if aim == "harder" else easier)(puzzle, seed=seed, stop=task.stop)
            for one in changes[:count]:
                how = {"removed" if aim == "harder" else "added": (one.clue,)}
                proposals.append(_proposal(puzzle, one.puzzle, level=one.level, score=one.score, **how))
    except StoppedError:
        stopped = True
    aim = aim or "unique"
    return ImproveAnswer(
        puzzle=puzzle.oneline,
        aim=aim,
        proposals=proposals,
        each=each,
        sentence=_sentence(aim, puzzle, proposals, each, stopped),
        seconds=task.elapsed,
        stopped=task.stopped if stopped else None,
    )


def _proposal(
    before: Puzzle,
    after: Puzzle,
    *,
    added: Sequence[Clue] = (),
    removed: Sequence[Clue] = (),
    level: str | None = None,
    score: int | None = None,
) -> ProposalAnswer:
    parts = [f"add {_list(added, before)}"] if added else []
    parts += [f"take away {_list(removed, before)}"] if removed else []
    text = " and ".join(parts)
    rated = f": {level}, score {score:,}" if level and score is not None else ""
    return ProposalAnswer(
        puzzle=after.oneline,
        added=[ClueAnswer.of(clue, before) for clue in added],
        removed=[ClueAnswer.of(clue, before) for clue in removed],
        level=level,
        score=score,
        sentence=f"{text[0].upper()}{text[1:]}{rated}.",
    )


def _list(clues: Sequence[Clue], puzzle: Puzzle) -> str:
    *others, last = [told(clue, puzzle).removeprefix("the ") for clue in clues]
    return f"the {', the '.join(others)} and the {last}" if others else f"the {last}"


def _sentence(
    aim: Aim, puzzle: Puzzle, proposals: Sequence[ProposalAnswer], each: Sequence[ClueAnswer], stopped: bool
) -> str:
    if stopped and not proposals:
        return "The time was too short to find a change."
    if aim == "redundant":
        if not proposals:
            return "Every clue is needed."
        return (
            f"Of {len(clues(puzzle))} clues each of {len(each)} can go alone, and {len(proposals[0].removed)} together"
            f"{'; the time was too short to look for more' if stopped else ''}."
        )
    if proposals:
        few = len(proposals[0].added) or len(proposals[0].removed)
        return f"{counted(len(proposals), 'way')}; the best changes {counted(few, 'clue')}."
    return {
        "unique": "No clues of these kinds would leave one solution.",
        "harder": "Every clue is needed, or none of them makes it harder by going.",
        "easier": "No further given makes it easier.",
    }[aim]
