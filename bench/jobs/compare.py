"""Whether two installations give the same answers: every command on every file, byte by byte.

    python bench/jobs/compare.py BEFORE AFTER FILE...

BEFORE and AFTER are the Pythons of two installations (`.venv/bin/python` of a tree). Prints a line for each command and
file, and ends with 1 if any differ. Times are those of the processor, for both.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from itertools import zip_longest

COMMANDS = {
    "solve": ["solve", "FILE"],
    "count": ["count", "FILE"],
    "level and score": ["rate", "FILE", "--csv", "--only", "level,score,hardest", "--threads", "1"],
    "ER": ["rate", "FILE", "--csv", "--only", "er", "--threads", "1"],
    "everything": ["rate", "FILE", "--csv", "--threads", "1"],
    "canonical": ["canonical", "FILE"],
    "minimize": ["minimize", "FILE", "--seed", "3"],
}
WITHOUT_FILE = {
    "minimal": ["generate", "--minimal", "--seed", "5", "--count", "2000"],
    "symmetric": [
        "generate",
        "--symmetry",
        "rotation180",
        "--level",
        "hard",
        "--seed",
        "5",
        "--count",
        "50",
        "--format",
        "csv",
    ],
    "of a rating": ["generate", "--rating", "7.1..7.3", "--seed", "2", "--count", "3", "--format", "ninefold-json"],
    "with a technique": [
        "generate",
        "--technique",
        "x-wing",
        "--seed",
        "2",
        "--count",
        "20",
        "--format",
        "ninefold-json",
    ],
    "by mastery": ["generate", "--scheme", "mastery", "--level", "hard", "--seed", "2", "--count", "20", "--distinct"],
}


def run(python: str, command: list[str]) -> tuple[bytes, int, float]:
    """What it prints, its exit code, and the seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([python, "-m", "ninefold", *command], stdout=subprocess.PIPE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, done.returncode, seconds


def compare(what: str, command: list[str], pythons: tuple[str, str]) -> bool:
    (old, old_code, old_seconds), (new, new_code, new_seconds) = (run(python, command) for python in pythons)
    same = (old, old_code) == (new, new_code)
    rows = new.count(b"\n")
    print(
        f"{'same' if same else 'DIFFERENT':<9} {rows:>7} lines {old_seconds:>8.2f} s {new_seconds:>8.2f} s  {what}",
        flush=True,
    )
    if not same:
        pairs = zip_longest(old.splitlines(), new.splitlines())
        for number, (one, other) in enumerate(pair for pair in pairs if pair[0] != pair[1]):
            if number == 3:
                break
            print(f"    before {one!r}\n    after  {other!r}")
    return same


def main() -> int:
    before, after, *files = sys.argv[1:]
    same = [compare(what, command, (before, after)) for what, command in WITHOUT_FILE.items()]
    for file in files:
        for what, command in COMMANDS.items():
            asked = [file if word == "FILE" else word for word in command]
            same.append(compare(f"{what}: {os.path.basename(file)}", asked, (before, after)))
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
