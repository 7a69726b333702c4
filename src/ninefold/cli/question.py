"""A question about every puzzle of PUZZLE: what such commands take, and how their answers are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

import click

from ninefold.cli.puzzle_argument import (
    Complaints,
    Entries,
    json_option,
    puzzle_argument,
    strict_option,
    timeout_option,
)
from ninefold.cli.variant_option import variant_option
from ninefold.stopping import raise_stopped

if TYPE_CHECKING:
    from ninefold.cli.waiting import ToldTask
    from ninefold.desk.answer import Answer
    from ninefold.errors import FormatError
    from ninefold.model import Record

_Answer = TypeVar("_Answer", bound="Answer")


@dataclass(slots=True)
class Question:
    """What was asked of whom, and within which time."""

    entries: Entries
    strict: bool
    task: ToldTask
    as_json: bool
    complaints: Complaints

    def answered(
        self,
        ask: Callable[[Record], _Answer | None],
        tell: Callable[[Record, _Answer], None],
        yes: Callable[[_Answer], bool] = lambda _: True,
        apart: bool = False,
    ) -> int:
        """Asks of each record and tells the answer, as JSON or in words, if `apart` with a line between them.

        An answer that is None is left out. The exit code is that of yes if the answer was yes each time.
        """
        return self.complaints.exit_code(self.tell_each(self.entries, ask, tell, yes, apart))

    def tell_each(
        self,
        entries: Iterable[Record | FormatError],
        ask: Callable[[Record], _Answer | None],
        tell: Callable[[Record, _Answer], None],
        yes: Callable[[_Answer], bool] = lambda _: True,
        apart: bool = False,
    ) -> bool:
        """The same for some entries; whether the answer was yes each time."""
        all_yes = True
        for number, record in enumerate(self.complaints.good(entries, strict=self.strict)):
            with self.complaints.of_this_one(strict=self.strict):
                answer = ask(record)
                if answer is None:
                    continue
                all_yes = all_yes and yes(answer)
                if self.as_json:
                    click.echo(answer.as_json())
                if self.task.stopped:
                    raise_stopped(self.task.stop, "the search", "" if self.as_json else getattr(answer, "sentence", ""))
                if not self.as_json:
                    if number and apart:
                        click.echo()
                    tell(record, answer)
                self.task.next_question()
        return all_yes


def question(command: Callable[..., int]) -> click.Command:
    """Makes a command of a function of a `Question`: adds PUZZLE, --variant, --timeout, --json and so on."""

    @wraps(command)
    def asked(entries: Entries, strict: bool, task: ToldTask, as_json: bool, **options: object) -> int:
        from ninefold.cli.waiting import told_while_waiting

        with told_while_waiting(task):
            return command(Question(entries, strict, task, as_json, Complaints()), **options)

    options = variant_option(strict_option(timeout_option(json_option(asked))))
    return click.command()(puzzle_argument(options))
