"""What a command says with its exit code: the same for every command."""

from __future__ import annotations

DONE, NO, BAD, TIME_IS_UP, STOPPED, NOBODY_READS = 0, 1, 2, 3, 130, 141

EXIT_CODES = {
    DONE: "Yes, or done.",
    NO: "Done, and the answer is no, or not all was well: no solution, a malformed entry, a failed check.",
    BAD: "Bad input or usage: nothing could be done. One line on standard error says why.",
    TIME_IS_UP: "The time limit came before the answer: neither a no nor a fault of the input.",
    STOPPED: "Stopped by Ctrl-C.",
    NOBODY_READS: "Whoever read the output went away, as `head` does.",
}
