"""One entry of a text: the record that its reader makes of it, or the error that says what is wrong with it.

Whatever a reader raises for an entry ends here, and the entries after it are read. What is not about the text goes on
to whoever asked: a stop, Ctrl-C, a file that cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ninefold.errors import FormatError, NinefoldError, PuzzleError
from ninefold.formats.parts.format import on_one_line
from ninefold.model import Record
from ninefold.stopping import look


def read_entry(
    read: Callable[..., Record],
    *args: object,
    of: str,
    text: str = "",
    line: int | None = None,
    number: str = "",
) -> Record | FormatError:
    """What `read` makes of its arguments, or its error as one of the format `of`, with the place where it has none.

    `number` tells which entry it is where lines do not, as in `record 3`.

    >>> str(read_entry(lambda text: 1 / 0, "x", of="silence", line=2))[:58]
    'silence, line 2: a fault of this reader (ZeroDivisionError'
    """
    try:
        look()
        return read(*args)
    except Exception as error:
        found = told(error, of)
    problem = f"{number}: {found.problem}" if number else found.problem
    place = {"line": found.line or line, "column": found.column, "cell": found.cell}
    return FormatError(of, problem, text=found.text or text, **place)


def whole(records: Iterable[Record | FormatError], format_name: str) -> Iterator[Record | FormatError]:
    """The records of a text; what its reader raises for the text as a whole is raised as an error of its format."""
    try:
        yield from records
    except Exception as error:
        raise told(error, format_name) from None


def told(error: Exception, format_name: str) -> FormatError:
    """What a reader raised, as an error of its format; raises again what is not about the text."""
    if isinstance(error, FormatError):
        return error
    if isinstance(error, PuzzleError):
        return FormatError(format_name, str(error))
    if isinstance(error, NinefoldError | OSError):
        raise error
    if isinstance(error, RecursionError):
        return FormatError(format_name, f"nested too deeply ({type(error).__name__}, at {_place(error)})")
    if isinstance(error, MemoryError):
        return FormatError(format_name, f"larger than the memory ({type(error).__name__}, at {_place(error)})")
    what = on_one_line(f"{type(error).__name__}: {error}"[:200])
    return FormatError(format_name, f"a fault of this reader ({what}, at {_place(error)})")


def _place(error: Exception) -> str:
    """The file and line that raised it: all that is kept, for a traceback would keep what filled the memory."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    return f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
