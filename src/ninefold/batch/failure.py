"""What went wrong with one file or one entry, as a sentence: it is one line of a report, and the others go on."""

from __future__ import annotations

from ninefold.errors import NinefoldError

_LONGEST = 300


def sentence_of(error: Exception) -> str:
    """The error in words; what nobody foresaw is told by its name.

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
    return f"an unforeseen {type(error).__name__}: {told[:_LONGEST]}".removesuffix(": ")
