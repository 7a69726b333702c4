"""What a setter could change: clues that can go, clues that would leave one solution, a harder or an easier puzzle,
values for what is drawn, another layout of the givens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Literal, get_args

from ninefold.choices import MOST_WAYS, ClueKind
from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import PuzzleError, StoppedError
from ninefold.formats import write
from ninefold.formats.parts.constraint_json import constraint_object
from ninefold.generating import ANY, Generated, Progress, Range, Wish, generate
from ninefold.generating.theme import layout_wish, theme_wish
from ninefold.model import Puzzle, Record
from ninefold.model.counted import counted
from ninefold.model.one_of import one_of
from ninefold.rating import rate
from ninefold.setting import (
    Clue,
    Given,
    additions,
    clues,
    corrections,
    difference,
    easier,
    harder,
    needless,
    only_solution,
    told,
    without_clues,
)
from ninefold.solving import count as count_solutions

Aim = Literal["redundant", "unique", "harder", "easier", "fill", "layout"]
"""Without needless clues; with clues that leave one solution; one clue less; one given more; with values for what is
open, and the givens that are still needed; with other givens."""
AIMS: tuple[Aim, ...] = get_args(Aim)
_RATED = 2.0
"""Seconds that it may take to tell how hard a puzzle is."""
_DRAWN = 3
"""Puzzles that are made for each that is wished: where there are few, the same come again."""


@dataclass(frozen=True, slots=True)
class Wished:
    """What a filled or newly laid out puzzle should be like.

    open     kinds of clues, all of whose values are chosen
    missing  values that are missing are chosen
    givens   how many there may be
    """

    open: tuple[str, ...] = ()
    missing: bool = True
    level: str | None = None
    technique: str | None = None
    symmetry: str | None = None
    givens: Range = ANY

    @property
    def of_the_puzzle(self) -> dict[str, Any]:
        """As a wish has it."""
        techniques = (self.technique,) if self.technique else ()
        symmetry = self.symmetry or "none"
        return {"level": self.level, "techniques": techniques, "symmetry": symmetry, "givens": self.givens}


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
    """A changed puzzle: what was added, what was taken away, and what it would be; `whole` is all of it in our JSON."""

    puzzle: str
    added: list[ClueAnswer]
    removed: list[ClueAnswer]
    level: str | None
    score: int | None
    sentence: str
    whole: str


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
    kinds: Sequence[ClueKind] = ("givens",),
    wished: Wished = Wished(),
    count: int = 3,
    seed: int = 0,
    task: Task | None = None,
) -> ImproveAnswer:
    """Up to `count` changes of the puzzle towards an aim; what was found before the time was over is told.

    Without an aim a puzzle with several solutions is to have one, and one with one is to lose its needless clues.
    `kinds` are of what may be added for a single solution, `wished` is of the aims fill and layout.

    >>> from ninefold.formats import read
    >>> improve(read("12343412214343..")[0], "redundant").sentence
    'Of 14 clues each of 14 can go alone, and 9 together.'
    """
    one_of("aim", aim or AIMS[0], AIMS)
    if not 1 <= count <= MOST_WAYS:
        raise PuzzleError(f"count: expected 1 to {MOST_WAYS} proposals, got {count}")
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
                proposals.append(_proposal(record, without_clues(puzzle, found.together)))
        elif aim == "unique":
            for after in islice(_ways_to_one(puzzle, kinds, task), count):
                proposals.append(_proposal(record, after))
            proposals.sort(key=lambda one: len(one.added))
        elif aim in ("harder", "easier"):
            for one in (harder if aim == "harder" else easier)(puzzle, seed=seed, stop=task.stop)[:count]:
                proposals.append(_proposal(record, one.puzzle, level=one.level, score=one.score))
        else:
            for made in _made(puzzle, aim, wished, count, seed, task):
                level, score = (made.level, made.score) if made.level else _rated(made.puzzle, task)
                proposals.append(_proposal(record, made.puzzle, level=level, score=score, counted_only=True))
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


def _ways_to_one(puzzle: Puzzle, kinds: Sequence[ClueKind], task: Task) -> Iterator[Puzzle]:
    """Puzzles with one solution: with clues added, and where values may be chosen, with one of them changed."""
    if "values" not in kinds or count_solutions(puzzle, limit=1, stop=task.stop):
        yield from (way.puzzle for way in additions(puzzle, kinds, stop=task.stop))
    if "values" in kinds:
        yield from (one.puzzle for one in corrections(puzzle, stop=task.stop))


def _made(puzzle: Puzzle, aim: Aim, wished: Wished, count: int, seed: int, task: Task) -> Iterator[Generated]:
    wish: Wish
    if aim == "fill":
        wish = theme_wish(puzzle, wished.open, missing=wished.missing, **wished.of_the_puzzle)
    else:
        wish = layout_wish(puzzle, only_solution(puzzle, "another layout", task.stop), **wished.of_the_puzzle)

    def tell(progress: Progress) -> None:
        task.tell("making puzzles", progress.attempts)

    seen: set[Puzzle] = set()
    for made in generate(wish, count=_DRAWN * count, seed=seed, stop=task.stop, progress=tell):
        if made.puzzle not in seen:
            seen.add(made.puzzle)
            yield replace(made, puzzle=replace(made.puzzle, symbols=puzzle.symbols))
        if len(seen) == count:
            return


def _rated(puzzle: Puzzle, task: Task) -> tuple[str | None, int | None]:
    """Its level and score, if they are found soon."""
    try:
        rates = rate(puzzle, only=["level", "score"], stop=task.part(_RATED))
    except StoppedError:
        return None, None
    return rates.level, rates.score


def _proposal(
    record: Record,
    after: Puzzle,
    *,
    level: str | None = None,
    score: int | None = None,
    counted_only: bool = False,
) -> ProposalAnswer:
    """What a change comes to; where much changes, what came is `counted_only`."""
    before = record.puzzle
    added, removed = difference(before, after)
    if counted_only:
        values = sum(not isinstance(one, Given) for one in added)
        parts = [counted(values, "new value")] if values else []
        parts += [counted(after.given_count, "given") if after.given_count else "no givens"]
    else:
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
        whole="".join(write([replace(record, puzzle=after, grid=None, solution=None)], "ninefold-json")),
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
    if aim in ("fill", "layout") and proposals:
        return f"{counted(len(proposals), 'puzzle')} as wished{', and then the time was over' if stopped else ''}."
    if proposals:
        few = len(proposals[0].added) or len(proposals[0].removed)
        return f"{counted(len(proposals), 'way')}; the best changes {counted(few, 'clue')}."
    return {
        "unique": "No clues of these kinds would leave one solution.",
        "harder": "Every clue is needed, or none of them makes it harder by going.",
        "easier": "No further given makes it easier.",
    }.get(aim, "No puzzle is as wished.")
