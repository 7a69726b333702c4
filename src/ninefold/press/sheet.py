"""A sheet: puzzles that somebody has, on paper as they are, their solutions at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ninefold.choices import LARGEST_BOOK
from ninefold.engine.stop import Stop, stop_for
from ninefold.errors import PlanError
from ninefold.model import Record
from ninefold.press.book import Book, Progress
from ninefold.press.document import document
from ninefold.press.entry import as_it_is
from ninefold.press.paper import Paper, size_named
from ninefold.press.plan import NOTHING, Plan, Section
from ninefold.press.sections import Filled
from ninefold.stopping import raise_if_stopped, working_under


def make_sheet(
    records: Iterable[Record],
    *,
    title: str = "",
    paper: str = "a4",
    per_page: int = 1,
    solutions: bool = True,
    codes: bool = True,
    address: str = "",
    timeout: float | None = None,
    stop: Stop | None = None,
    progress: Progress | None = None,
) -> Book:
    """The puzzles in their order, so many on each page; codes lead to the site at the address, if there is one.

    >>> from ninefold.formats import read
    >>> sheet = make_sheet(read("1.....2..3.....4"))
    >>> sheet.sections[0].entries[0].level
    'easy'
    """
    ending = stop_for(timeout, stop)
    entries = []
    with working_under(ending):
        for number, record in enumerate(records, 1):
            if number > LARGEST_BOOK:
                raise PlanError(f"a sheet has up to {LARGEST_BOOK:,} puzzles")
            entries.append(as_it_is(record, stop=ending))
            if progress is not None:
                progress("setting pages", number)
        raise_if_stopped(ending, "the sheet")
        if not entries:
            raise PlanError("a sheet needs at least one puzzle")
        plan = plan_of_sheet(
            Section(),
            title=title,
            paper=paper,
            per_page=per_page,
            solutions=solutions,
            codes=codes,
            address=address,
        )
        sections = (Filled(plan.sections[0], tuple(entries)),)
        return Book(plan, sections, document(plan, sections, stop=ending))


def plan_of_sheet(
    section: Section, *, title: str, paper: str, per_page: int, solutions: bool, codes: bool, address: str = ""
) -> Plan:
    """What a sheet is as a plan: single pages without a title page."""
    bound = Paper.of_size(*size_named(paper))
    margin = (bound.inner + bound.outer) / 2
    return Plan(
        title=title,
        paper=replace(bound, inner=margin, outer=margin, two_sided=False),
        per_page=per_page,
        shows=("level", "code") if codes else ("level",),
        address=address,
        extras=replace(NOTHING, solutions=solutions),
        sections=(section,),
    )
