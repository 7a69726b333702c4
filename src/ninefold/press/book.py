"""A book from its plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ninefold.engine.stop import Stop, stop_for
from ninefold.engine.threads import thread_count
from ninefold.errors import PlanError
from ninefold.press import typeset
from ninefold.press.check import check, fault_of
from ninefold.press.document import Document, document
from ninefold.press.pieces import Kept, workshop
from ninefold.press.plan import Plan
from ninefold.press.primer import Lessons
from ninefold.press.sections import Filled, filled
from ninefold.stopping import raise_if_stopped, working_under

Progress = Callable[[str, int], None]
"""Takes what is being done, and how many puzzles there are by now."""


@dataclass(frozen=True, slots=True)
class Book:
    """A book that is made: its plan, its puzzles, and the pages as data; `pdf` sets them."""

    plan: Plan
    sections: tuple[Filled, ...]
    document: Document

    @property
    def count(self) -> int:
        """How many puzzles it has."""
        return sum(len(one.entries) for one in self.sections)

    @property
    def pages(self) -> int:
        """How many pages it has."""
        return typeset.measured(self.document).pages

    def pdf(self) -> bytes:
        """The file."""
        return typeset.pdf(self.document)

    def as_file(self, suffix: str) -> bytes:
        """As a file of this kind; a picture holds one page alone."""
        return typeset.as_file(self.document, suffix)

    @staticmethod
    def forget(keep: Path) -> None:
        """Throws away what was kept to go on from: for whoever has the file."""
        Kept(keep).forget()


def make_book(
    plan: Plan,
    *,
    lessons: Lessons | None = None,
    threads: int = 1,
    processes: int = 1,
    keep: Path | None = None,
    timeout: float | None = None,
    stop: Stop | None = None,
    progress: Progress | None = None,
) -> Book:
    """The book of a plan: its puzzles are made, compared and checked, and its pages laid out.

    lessons     tell the techniques of a book that has them: `ninefold.school.lesson`, or your own
    threads     for plain 9×9; 0 is one per core
    processes   for every other board; more than one wants to be called from a program with a `__main__` that can be
                imported
    keep        a folder where puzzles are kept until `Book.forget`; a book that was stopped goes on from there
    progress    is told what is being done, and how many puzzles there are

    >>> from ninefold.press import Section
    >>> make_book(Plan(sections=(Section(level="easy", count=3),))).count
    3
    """
    if plan.extras.techniques and lessons is None:
        raise PlanError("the techniques of a book are told by lessons: make_book(plan, lessons=ninefold.school.lesson)")
    tell = progress or (lambda stage, found: None)
    ending = stop_for(timeout, stop)
    kept = Kept(keep)
    with working_under(ending), workshop(kept, ending, thread_count(threads), processes) as shop:
        sections = filled(plan, shop, ending, lambda found: tell("making puzzles", found))
        number = sum(len(one.entries) for one in sections)
        tell("checking puzzles", number)
        check(sections, lambda entries: shop.each(fault_of, entries))
        tell("setting pages", number)
        pages = document(plan, sections, lessons=lessons, stop=ending)
        raise_if_stopped(ending, "the book")
    return Book(plan, sections, pages)
