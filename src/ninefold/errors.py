"""Every way Ninefold says no.

    NinefoldError
    ├── PuzzleError      data that makes no puzzle (also a ValueError)
    │   ├── FormatError  text that is not what its format promises
    │   └── PictureError a picture that no puzzle can be read from
    ├── PlanError        a plan that makes no book (also a ValueError)
    ├── StoppedError     the work was stopped from outside before it was done
    │   └── TimeLimitError   … by its own time limit (also a TimeoutError)
    │       └── UnmetWishError   no puzzle was as wished in that time; it knows the nearest
    └── MissingExtraError    a part that needs `pip install 'ninefold[…]'` (also an ImportError)

A puzzle without a solution is an answer, not an error.
"""

from __future__ import annotations

from typing import Any

_SENTENCE = 400
"""Characters of a sentence: what it quotes of a stranger's text has no bound of its own."""
_UNFORESEEN = 300


class NinefoldError(Exception):
    """The root of all errors that Ninefold raises on purpose; the text is one sentence for a person.

    Each can be pickled and copied with all it knows, whatever its class wants when it is made: work in other processes
    raises them too.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.args, self.__dict__)


class PuzzleError(NinefoldError, ValueError):
    """Data that makes no puzzle: a digit out of range, a wrong number of cells, a cell outside the shape."""


class FormatError(PuzzleError):
    """Text that is not what its format promises, with the place and the offending text.

    The place is a line, and in it a column of characters or a cell; all are counted from 1.

    >>> str(FormatError("sdm", "expected 81 cells, got 80", text="12..", line=3, column=1))
    "sdm, line 3, column 1: expected 81 cells, got 80: '12..'"
    """

    def __init__(
        self,
        format_name: str,
        problem: str,
        *,
        text: str = "",
        line: int | None = None,
        column: int | None = None,
        cell: int | None = None,
    ) -> None:
        self.format_name = format_name
        self.problem = _shortened(problem, _SENTENCE)
        self.text = text
        self.line = line
        self.column = column
        self.cell = cell
        super().__init__(str(self))

    def __str__(self) -> str:
        where = self.format_name
        if self.line is not None:
            where += f", line {self.line}"
        if self.column is not None:
            where += f", column {self.column}"
        if self.cell is not None:
            where += f", cell {self.cell}"
        return f"{where}: {self.problem}" + (f": {_shortened(self.text)!r}" if self.text else "")


class PictureError(PuzzleError):
    """A picture that no puzzle can be read from: too large, broken, or without a grid."""


class PlanError(NinefoldError, ValueError):
    """A plan that makes no book; the sentence begins with the place of what is wrong."""


class StoppedError(NinefoldError):
    """The work was stopped before it was done."""


class TimeLimitError(StoppedError, TimeoutError):
    """The work ran into its time limit."""


class UnmetWishError(TimeLimitError):
    """The time was up before enough puzzles were as wished; `nearest` is the nearest found, if any."""

    def __init__(self, sentence: str, nearest: object = None) -> None:
        super().__init__(sentence)
        self.nearest = nearest


class MissingExtraError(NinefoldError, ImportError):
    """A part of Ninefold whose extra is not installed.

    >>> str(MissingExtraError("the report", "batch"))
    "the report needs more than the core; install it with: pip install 'ninefold[batch]'"
    """

    def __init__(self, what: str, extra: str) -> None:
        self.extra = extra
        super().__init__(f"{what} needs more than the core; install it with: pip install 'ninefold[{extra}]'")


def sentence_of(error: Exception) -> str:
    """Any error in words, for one line of a report; what nobody foresaw is told by its name.

    >>> sentence_of(RecursionError("maximum recursion depth exceeded")), sentence_of(KeyError("x"))
    ('it is nested too deeply', "an unforeseen KeyError: 'x'")
    """
    if isinstance(error, NinefoldError):
        return str(error)
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, MemoryError):
        return "it takes more memory than there is"
    if isinstance(error, OSError):
        return error.strerror or str(error)
    told = " ".join(str(error).split())
    return f"an unforeseen {type(error).__name__}: {told[:_UNFORESEEN]}".removesuffix(": ")


def _made_again(kind: type[NinefoldError], args: tuple[Any, ...], fields: dict[str, Any]) -> NinefoldError:
    """An error as it was: made by what lies beneath our own classes, which know its arguments."""
    error = kind.__new__(kind, *args)
    super(NinefoldError, error).__init__(*args)
    error.__dict__.update(fields)
    return error


def _shortened(text: str, most: int = 90) -> str:
    """The text, or its beginning when it is too long for one line of an error."""
    return text if len(text) <= most else text[: most - 1] + "…"
