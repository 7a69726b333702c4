"""What fills the sections of a plan: new puzzles or those of files, no two of them alike."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count, islice

from ninefold.choices import LARGEST_BOOK
from ninefold.engine.stop import Stop
from ninefold.errors import FormatError, NinefoldError, PlanError, StoppedError
from ninefold.formats import read_file
from ninefold.generating.likeness import form_of
from ninefold.model import Record
from ninefold.press.entry import Entry, of_file
from ninefold.press.pieces import PIECE, Coming, Piece, Workshop
from ninefold.press.plan import Plan, Section
from ninefold.rating import explainer_many
from ninefold.stopping import raise_if_stopped

_IN_VAIN = 20
"""Pieces in a row without a puzzle that is new to the book, after which the wish counts as exhausted."""
_AHEAD = 8
"""Pieces that are begun before they are needed."""

Tell = Callable[[int], None]
"""Takes how many puzzles there are by now."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A section with its puzzles."""

    section: Section
    entries: tuple[Entry, ...]


def filled(plan: Plan, shop: Workshop, stop: Stop, tell: Tell) -> tuple[Filled, ...]:
    """Every section of the plan, in its order."""
    seen: dict[bytes, str] = {}
    done = 0
    sections = []
    for index, section in enumerate(plan.sections):
        found: list[Entry] = []
        source = _of_file(section, seen, stop) if section.file else _new(plan, index, seen, shop)
        for entry in source:
            raise_if_stopped(stop, "the book")
            found.append(entry)
            done += 1
            if done > LARGEST_BOOK:
                raise PlanError(f"a book has up to {LARGEST_BOOK:,} puzzles; section {index + 1} has more")
            tell(done)
        if "er" in plan.shows:
            found = _with_ratings(found, stop)
        sections.append(Filled(section, tuple(found)))
    return tuple(sections)


def _new(plan: Plan, index: int, seen: dict[bytes, str], shop: Workshop) -> Iterator[Entry]:
    section = plan.sections[index]
    seed = plan.seed_of(index)
    begun: deque[Coming] = deque()
    numbers = count()
    left, in_vain = section.count, 0
    while left:
        while len(begun) < _AHEAD and len(begun) * PIECE < left:
            own = (seed + next(numbers)) % 2**64
            begun.append(shop.begin(Piece(section.wish(own), own)))
        in_vain += 1
        for entry in _waited(begun.popleft(), index):
            form = form_of(entry.puzzle, entry.solution)
            if left and form not in seen:
                seen[form] = f"section {index + 1}"
                left, in_vain = left - 1, 0
                yield entry
        if in_vain > _IN_VAIN:
            many = f"{section.count - left} of the {section.count} puzzles"
            raise PlanError(f"section {index + 1}: there are no more puzzles as wished that differ; found {many}")


def _waited(coming: Coming, index: int) -> list[Entry]:
    try:
        return coming()
    except StoppedError:
        raise
    except NinefoldError as error:
        raise PlanError(f"section {index + 1}: {error}") from None


def _of_file(section: Section, seen: dict[bytes, str], stop: Stop) -> Iterator[Entry]:
    assert section.file is not None
    try:
        records = read_file(section.file)
        for number, record in enumerate(islice(records, section.count or None), 1):
            place = f"{section.file.name}, entry {number}"
            if isinstance(record, FormatError):
                raise PlanError(f"{section.file.name}: {record}")
            entry = _checked(record, place, stop)
            form = form_of(entry.puzzle, entry.solution)
            if form in seen:
                raise PlanError(f"{place}: the same puzzle as {seen[form]}, but for its symmetries")
            seen[form] = place
            yield entry
    except OSError as error:
        raise PlanError(f"{section.file.name}: {error.strerror or error}") from None


def _checked(record: Record, place: str, stop: Stop) -> Entry:
    try:
        return of_file(record, stop=stop)
    except StoppedError:
        raise
    except NinefoldError as error:
        raise PlanError(f"{place}: {error}") from None


def _with_ratings(entries: list[Entry], stop: Stop) -> list[Entry]:
    """With the ER of those that have one, plain 9×9."""
    plain = [entry for entry in entries if entry.puzzle.is_plain_nine]
    if not plain:
        return entries
    rated = explainer_many(b"".join(entry.puzzle.givens for entry in plain), threads=0, stop=stop)
    ers = iter(bytes(rated.cast("B"))[::3])
    return [replace(entry, er=next(ers) / 10) if entry.puzzle.is_plain_nine else entry for entry in entries]
