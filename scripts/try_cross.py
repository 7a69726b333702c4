"""Runs what `cross_wheels.py TARGET --tests` made: try_cross.py TARGET [--python-tests FILE...]

    linux-aarch64      under QEMU, with Debian's Python for ARM
    windows-x86_64     under Wine (Debian's wine64), with the embeddable Python for Windows

Native tests, if they were made, run each in a process of its own, with a limit of processor time: what takes longer
under an emulator is told by name and counts as left out. Of the wheel's tests those of PYTHON run; pytest and
hypothesis come from PyPI. QEMU is unpacked from Debian's packages (scripts/instruction_sets.py), the interpreters by
scripts/debian_python.py and scripts/windows_python.py. Ends with 1 if a test failed.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import cross_wheels
import debian_python
import instruction_sets
import windows_python

ROOT = cross_wheels.ROOT
NEEDED = ("pytest", "hypothesis", "click", "defusedxml")
NATIVE_SECONDS = 60
PYTHON_SECONDS = 1800
PYTHON = (
    "tests/solving/test_fast9_signature.py",
    "tests/model/test_puzzle.py",
    "tests/model/test_symbols.py",
    "tests/engine",
    *(f"tests/formats/test_{name}.py" for name in ("oneline", "grid", "sdm", "sdk", "csv", "hodoku", "killer_texts")),
    "tests/logic/test_singles.py",
    "tests/rating/test_rate.py",
    "tests/picture/test_text.py",
)
"""A part of every layer: no generated examples, which take hours there."""
STARTS_A_PROCESS = ("tests/rating/test_rate.py::test_csv_has_a_row_per_puzzle_in_order_with_the_promised_columns",)
"""QEMU alone does not start another program for ARM."""
Start = Sequence[object]


@dataclass(frozen=True)
class Machine:
    """How programs and the interpreter are started there; what pip calls it, and what is left out."""

    start: Start
    python: Start
    env: Mapping[str, str]
    version: str
    platforms: tuple[str, str]
    """Of what comes from PyPI, and of our wheel."""
    needed: Sequence[str] = NEEDED
    apart: Sequence[str] = ()
    program: str = "ninefold_tests"


def limited(seconds: int) -> None:
    """In a child: processor time, which other work on the machine does not shorten."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def ran(command: Start, env: dict[str, str], seconds: int) -> tuple[int, str]:
    """How it ended, and what it said."""
    done = subprocess.run(
        [str(word) for word in command],
        env=os.environ | env,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        preexec_fn=partial(limited, seconds),
    )
    return done.returncode, done.stdout + done.stderr


def native_tests(start: Start, env: dict[str, str]) -> int:
    """A row for all native tests, and a line for each that did not pass."""
    code, listed = ran([*start, "--list"], env, NATIVE_SECONDS)
    if code:
        sys.exit(f"the native tests do not start:\n{listed}")
    rules = listed.splitlines()
    before = getrusage(RUSAGE_CHILDREN)

    def one(rule: str) -> tuple[str, str]:
        code, said = ran([*start, "--only", rule], env, NATIVE_SECONDS)
        if code == 0:
            return "passed", ""
        late = code in (-9, -24, 137, 152)
        return ("left out" if late else "failed"), rule if late else f"{rule}\n{said}"

    counts: Counter[str] = Counter()
    others = []
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for how, what in threads.map(one, rules):
            counts[how] += 1
            others += [f"{how}: {what}"] if what else []
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    told = f"{counts['passed']} passed, {counts['failed']} failed, {counts['left out']} over {NATIVE_SECONDS} s"
    print(f"| native tests, {len(rules)} | {told} | {spent:.0f} s |", flush=True)
    print("".join(f"{other}\n" for other in others), end="", file=sys.stderr, flush=True)
    return counts["failed"]


def python_tests(there: Machine, tests: Sequence[str]) -> int:
    """A row for the Python tests, in one process: how many failed."""
    options = [
        "-p",
        "no:cacheprovider",
        "-v",
        "--tb=short",
        "-o",
        "addopts=",
        "--import-mode=importlib",
        "-m",
        "not slow",
    ]
    apart = [word for name in there.apart for word in ("--deselect", name)]
    before = getrusage(RUSAGE_CHILDREN)
    code, said = ran([*there.python, "-m", "pytest", *options, *apart, *tests], dict(there.env), PYTHON_SECONDS)
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    counts = Counter(re.findall(r" (PASSED|FAILED|ERROR|SKIPPED) +\[", said))
    ended = "" if code >= 0 else f", not done in {PYTHON_SECONDS} s"
    told = ", ".join(f"{number} {how.lower()}" for how, number in counts.items())
    print(f"| Python tests of {len(tests)} files | {told}{ended} | {spent:.0f} s |", flush=True)
    print(said, file=sys.stderr, flush=True)
    return counts["FAILED"] + counts["ERROR"]


def installed(there: Machine, made: Path) -> None:
    """The wheel and what its tests need, unpacked side by side: pip chooses for there, nothing of it is run here."""
    packages = made / "packages"
    shutil.rmtree(packages, ignore_errors=True)
    [wheel] = (made / "dist").glob("*.whl")
    for platform, what in zip(there.platforms, (there.needed, ("--no-deps", wheel)), strict=True):
        chosen = ("--platform", platform, "--python-version", there.version, "--only-binary", ":all:")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--target", packages, *chosen, *what]
        subprocess.run(pip, check=True)


def arm(made: Path) -> Machine:
    """QEMU and Debian's Python."""
    instruction_sets.unpack_compilers()
    root = debian_python.python("3.14", "arm64").parents[2]
    own = root / "usr" / "lib" / debian_python.TRIPLES["arm64"]
    qemu = instruction_sets.DEBIAN / "usr" / "bin" / "qemu-aarch64"
    start = (qemu, root / "usr" / debian_python.LOADERS["arm64"], "--library-path", own)
    env = {**instruction_sets.LIBRARIES, "PYTHONHOME": str(root / "usr"), "PYTHONPATH": str(made / "packages")}
    return Machine(
        start,
        (*start, root / "usr" / "bin" / "python3.14-program"),
        env,
        "3.14",
        ("manylinux2014_aarch64", "linux_aarch64"),
        apart=STARTS_A_PROCESS,
    )


def windows(made: Path) -> Machine:
    """Wine and the embeddable Python. Wine's own words would stand between those of the tests."""
    if not instruction_sets.WINE.exists():
        sys.exit("windows-x86_64 needs Wine: apt-get install wine64")
    start = (instruction_sets.WINE,)
    python = windows_python.interpreter("3.12", made / "packages")
    env = {"WINEPREFIX": str(made / "wine"), "WINEDEBUG": "-all"}
    platforms = ("win_amd64", "win_amd64")
    return Machine(start, (*start, python), env, "3.12", platforms, (*NEEDED, "colorama"), program="ninefold_tests.exe")


MACHINES = {"linux-aarch64": arm, "windows-x86_64": windows}


def main(target: str, tests: Sequence[str]) -> int:
    """Prints a row for each kind of tests; how many failed."""
    made = cross_wheels.PLACE / target
    there = MACHINES[target](made)
    print("| tests | came to | processor time |\n|---|---|---|", flush=True)
    program = made / "build" / "tests" / "native" / there.program
    failed = native_tests([*there.start, program], dict(there.env)) if program.exists() else 0
    installed(there, made)
    return failed + python_tests(there, tests)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("target", choices=MACHINES)
    words.add_argument("--python-tests", metavar="FILE", nargs="*", default=PYTHON)
    asked = words.parse_args()
    sys.exit(1 if main(asked.target, asked.python_tests) else 0)
