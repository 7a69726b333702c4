"""What a command says with its exit code: the same for every command."""

from __future__ import annotations

DONE, NO, BAD, TIME_IS_UP, STOPPED, NOBODY_READS = 0, 1, 2, 3, 130, 141

EXIT_CODES = {
    DONE: "Yes, or done.",
    NO: "Done, and the answer is no: no solution, a failed check; of `batch` and `run` a malformed entry as well.",
    BAD: "Bad input or usage; of several puzzles those that can be read are answered. Standard error says why.",
    TIME_IS_UP: "The time limit came before the answer: neither a no nor a fault of the input.",
    STOPPED: "Stopped by Ctrl-C.",
    NOBODY_READS: "Whoever read the output went away, as `head` does.",
}
