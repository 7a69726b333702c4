"""Runs under QEMU what `cross_wheels.py linux-aarch64 --tests` made: try_aarch64.py [--python-tests FILE...]

Native tests run each in a process of its own, with a limit of processor time: what takes longer under an emulator is
told by name and counts as left out. Of the wheel's tests those of PYTHON run. QEMU is unpacked from Debian's packages
(scripts/instruction_sets.py), an interpreter for ARM by scripts/debian_python.py; pytest and hypothesis come from PyPI.
Ends with 1 if a test failed.
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
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from resource import RUSAGE_CHILDREN, getrusage

import cross_wheels
import debian_python
import instruction_sets

ROOT = cross_wheels.ROOT
MADE = cross_wheels.PLACE / "linux-aarch64"
PACKAGES = MADE / "packages"
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


def native(start: Start, env: dict[str, str]) -> int:
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


def python(start: Start, env: dict[str, str], tests: Sequence[str]) -> int:
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
    apart = [word for name in STARTS_A_PROCESS for word in ("--deselect", name)]
    before = getrusage(RUSAGE_CHILDREN)
    code, said = ran([*start, "-m", "pytest", *options, *apart, "-m", "not slow", *tests], env, PYTHON_SECONDS)
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    counts = Counter(re.findall(r" (PASSED|FAILED|ERROR|SKIPPED) +\[", said))
    ended = "" if code >= 0 else f", not done in {PYTHON_SECONDS} s"
    told = ", ".join(f"{number} {how.lower()}" for how, number in counts.items())
    print(f"| Python tests of {len(tests)} files | {told}{ended} | {spent:.0f} s |", flush=True)
    print(said, file=sys.stderr, flush=True)
    return counts["FAILED"] + counts["ERROR"]


def installed() -> None:
    """The wheel and what its tests need, unpacked side by side: pip chooses for ARM, and nothing of it is run here."""
    shutil.rmtree(PACKAGES, ignore_errors=True)
    [wheel] = (MADE / "dist").glob("*.whl")
    for platform, what in (("manylinux2014_aarch64", NEEDED), ("linux_aarch64", ("--no-deps", wheel))):
        chosen = ("--platform", platform, "--python-version", "3.14", "--only-binary", ":all:")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--target", PACKAGES, *chosen, *what]
        subprocess.run(pip, check=True)


def main(tests: Sequence[str]) -> int:
    """Prints a row for each kind of tests; how many failed."""
    instruction_sets.unpack_compilers()
    root = debian_python.python("3.14", "arm64").parents[2]
    own = root / "usr" / "lib" / debian_python.TRIPLES["arm64"]
    qemu = instruction_sets.DEBIAN / "usr" / "bin" / "qemu-aarch64"
    start = [qemu, root / "usr" / debian_python.LOADERS["arm64"], "--library-path", own]
    env = dict(instruction_sets.LIBRARIES)
    print("| tests | came to | processor time |\n|---|---|---|", flush=True)
    failed = native([*start, MADE / "build" / "tests" / "native" / "ninefold_tests"], env)
    installed()
    env |= {"PYTHONPATH": str(PACKAGES), "PYTHONHOME": str(root / "usr"), "PYTHONDONTWRITEBYTECODE": ""}
    return failed + python([*start, root / "usr" / "bin" / "python3.14-program"], env, tests)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--python-tests", metavar="FILE", nargs="*", default=PYTHON)
    sys.exit(1 if main(words.parse_args().python_tests) else 0)
