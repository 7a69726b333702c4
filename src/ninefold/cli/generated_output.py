"""Generated puzzles as they are printed: as JSON, or in a format, each as soon as it is found."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import click

from ninefold.desk.task import Task
from ninefold.errors import StoppedError
from ninefold.formats import Content, format_named, losses
from ninefold.generating import Generated, Wish
from ninefold.generating.batch import Batch
from ninefold.model import Record, Shape
from ninefold.model.symbols import STANDARD


def told_by_a_line(wish: Wish, symbols: str | None) -> bool:
    """Whether `ninefold solve` reads the same board from a plain line of its cells."""
    shape = wish.shape
    usual = shape == Shape.of_size(shape.size) and 4 <= shape.size <= len(STANDARD)
    return usual and type(wish) is Wish and symbols in (None, "standard")


class Ending:
    """Lets the writers come to a proper end when the search is stopped, and remembers why it was."""

    error: StoppedError | None = None

    def kept(self, found: Iterator[Batch | Generated]) -> Iterator[Batch | Generated]:
        try:
            yield from found
        except StoppedError as error:
            self.error = error


_BOARD = (Content.CONSTRAINTS, Content.REGIONS, Content.BOXES)


class Output:
    """How puzzles are printed: as JSON, or in a format; `bare` tells nothing of how hard they are."""

    def __init__(self, format_name: str, task: Task, *, as_json: bool, bare: bool) -> None:
        self._format, self._task, self._as_json, self._bare = format_named(format_name), task, as_json, bare

    @property
    def tells_level(self) -> bool:
        """Whether anybody looks at level, score or techniques."""
        return not self._bare and (self._as_json or not self._format.HOLDS.isdisjoint({Content.LEVEL, Content.FACTS}))

    def pieces(self, found: Iterator[Batch | Generated]) -> Iterator[bytes]:
        """The text in pieces, each as soon as its puzzles are there."""
        found = found if self._as_json else self._complained_of(found)
        if not self._as_json and self._format.NAME in ("oneline", "sdm"):
            return (one.lines if isinstance(one, Batch) else self._text(one).encode() for one in found)
        alone = chain.from_iterable(one if isinstance(one, Batch) else [one] for one in found)
        told = alone if self.tells_level else (generated.bare for generated in alone)
        if self._as_json:
            return (_told(generated, self._task).encode() + b"\n" for generated in told)
        records: Iterator[Record] = (generated.record for generated in told)
        if Content.MANY in self._format.HOLDS:
            return (piece.encode() for piece in self._format.write(records))
        return (piece.encode() for record in records for piece in self._format.write([record]))

    def _complained_of(self, found: Iterator[Batch | Generated]) -> Iterator[Batch | Generated]:
        """The same, and a word on standard error if the format has no place for the board itself; batches are plain."""
        told = False
        for one in found:
            if not told and isinstance(one, Generated):
                for part in losses(one.record, self._format.HOLDS):
                    if part in _BOARD:
                        click.echo(f"ninefold: {self._format.NAME} cannot hold {part}; ninefold-json can", err=True)
                told = True
            yield one

    def _text(self, generated: Generated) -> str:
        return "".join(self._format.write([generated.bare.record]))


def _told(generated: Generated, task: Task) -> str:
    from ninefold.desk.generate import GenerateAnswer  # with all that a board is told by

    text = GenerateAnswer.of(generated, task.elapsed).as_json()
    task.next_question()
    return text
