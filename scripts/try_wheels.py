"""Installs built wheels into clean environments and runs the README there: try_wheels.py DIST PYTHON...

DIST is a folder of wheels, PYTHON an interpreter (scripts/debian_python.py brings versions that the machine lacks).
Each gets an environment of its own, without a compiler on its PATH; pip chooses the wheel. Told per Python:

    wheel            its tags, and the megabytes of its file
    install          seconds, by the clock
    import           milliseconds of processor time of `import ninefold`, and with `solve` asked for; least of three
    start            the same of `ninefold COMMAND --help`: the middle and the slowest of all commands
    README           how many of its examples print what it says there
    ways in          how many of its table's commands do their work, and how many say which extra they need

`--extra all` installs that extra, so that all ways in do their work. `--starts FILE` measures no more than the start of
each command, and writes a row for each; `--turns` says how often, and on a loaded machine more turns come nearer to
what a quiet one takes.
"""

from __future__ import annotations

import argparse
import csv
import re
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter

ROOT = Path(__file__).parents[1]
TURNS = 3
EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
FULL = "469573128127894356358261479612739584943658217785412963834126795276945831591387642"
WAYS = {
    "app": "app --help",
    "batch": "batch in.txt out.csv --do rate",
    "bench": "bench in.txt",
    "book": "book --count 2 --level easy --seed 1 --out book.pdf",
    "candidates": f"candidates {EASY}",
    "canonical": f"canonical {EASY}",
    "check": f"check {EASY}",
    "convert": "convert in.txt out.sdm",
    "count": "count in.txt",
    "daily": "daily 2026-11-18",
    "explain": f"explain {EASY} --rater explainer",
    "fetch": "fetch --help",
    "generate": "generate --variant killer --seed 1",
    "hint": f"hint {EASY} --picture",
    "improve": f"improve {EASY} --redundant",
    "lab": "lab compare 1.....2..3.....4 --algorithms bt,mc",
    "learn": "learn x-wing",
    "minimize": f"minimize {EASY}",
    "photo": "photo picture.png",
    "practice": "practice --technique x-wing --seed 1",
    "print": "print in.txt --out sheet.pdf",
    "rate": "rate in.txt",
    "relabel": f"relabel {EASY} --swap 12",
    "set": f"set {EASY} --title Easy",
    "rule": 'rule "abs(a - b) >= 5" --cells r1c1,r1c2',
    "run": "run --input given --output solved --reports told --backups kept --no-open",
    "site": "site --help",
    "solve": "solve in.txt",
    "verify": f"verify {FULL}",
}
"""Every command that the README's table names, as one can call it here."""


def examples() -> list[tuple[str, str]]:
    """The commands of the README with what they print."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = []
    for block in re.findall(r"```console\n(.*?)```", text, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            if command.startswith("ninefold "):
                found.append((command, output))
    return found


class Environment:
    """A virtual environment with nothing but the wheel and what it asks for."""

    def __init__(self, folder: Path, python: str, wheels: Path, extra: str) -> None:
        self.folder, self.bin = folder, folder / "bin"
        self.alone = {"PATH": str(self.bin), "LANG": "C.UTF-8", "HOME": str(folder)}
        subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)
        pip = [sys.executable, "-m", "pip", "--python", self.bin / "python", "install", "-q"]
        what = f"ninefold[{extra}]" if extra else "ninefold"
        began = perf_counter()
        subprocess.run([*pip, "--only-binary", ":all:", "--pre", "--find-links", wheels, what], check=True)
        self.seconds = perf_counter() - began

    def run(self, *words: object) -> subprocess.CompletedProcess[str]:
        command = [self.bin / str(words[0]), *words[1:]]
        return subprocess.run(
            [str(word) for word in command],
            env=self.alone,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=300,
        )

    def milliseconds(self, *words: object, turns: int = TURNS) -> float:
        """Of processor time, the least of some turns."""

        def once() -> float:
            before = getrusage(RUSAGE_CHILDREN)
            self.run(*words)
            after = getrusage(RUSAGE_CHILDREN)
            return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

        return 1000 * min(once() for _ in range(turns))


def row(there: Environment) -> str:
    """What is told of one Python."""
    ask = "import sys, ninefold, pathlib; print(sys.version.split()[0], pathlib.Path(ninefold.__file__).parent)"
    version, place = there.run("python", "-c", ask).stdout.split()
    [tag] = re.findall(r"(?m)^Tag: (.+)$", next(Path(place).parent.glob("ninefold-*.dist-info/WHEEL")).read_text())
    bare = there.milliseconds("python", "-c", "pass")
    alone, solving = (
        there.milliseconds("python", "-c", words) - bare for words in ("import ninefold", "from ninefold import solve")
    )
    starts = {name: there.milliseconds("ninefold", name, "--help") for name in WAYS}
    slowest = max(starts, key=lambda name: starts[name])
    good, bad = 0, []
    for command, output in examples():
        told = there.run("ninefold", *shlex.split(command)[1:])
        same = told.stdout + told.stderr == output
        good += same
        bad += [] if same else [command[:40]]
    worked, needs, failed = ways_in(there)
    cells = (
        version,
        f"`{tag}`",
        f"{there.seconds:.1f} s",
        f"{alone:.0f}, {solving:.0f} ms",
        f"{statistics.median(starts.values()):.0f}, {starts[slowest]:.0f} ms ({slowest})",
        f"{bare:.0f} ms",
        f"{good} of {len(examples())}" + "".join(f"; not {one}" for one in bad),
        f"{worked} work, {needs} name their extra" + "".join(f"; {one}" for one in failed),
    )
    return f"| {' | '.join(cells)} |"


def write_starts(there: Environment, file: Path, turns: int) -> None:
    """Processor time of a bare Python, of the imports, and of each command with `--help`."""
    asked = {
        "Python alone": ("python", "-c", "pass"),
        "import ninefold": ("python", "-c", "import ninefold"),
        "from ninefold import solve": ("python", "-c", "from ninefold import solve"),
        **{f"ninefold {name} --help": ("ninefold", name, "--help") for name in WAYS},
    }
    for words in asked.values():
        there.run(*words)  # once, for the bytecode
    found = {name: there.milliseconds(*words, turns=turns) for name, words in asked.items()}
    with file.open("w", newline="") as table:
        rows = csv.writer(table, lineterminator="\n")
        rows.writerow(("start", "milliseconds"))
        rows.writerows((name, f"{taken:.1f}") for name, taken in found.items())


def ways_in(there: Environment) -> tuple[int, int, list[str]]:
    """How many commands did their work, how many said what to install, and what the others said."""
    (there.folder / "in.txt").write_text(f"{EASY}\n")
    shutil.copy(ROOT / "docs" / "pictures" / "lab-player.png", there.folder / "picture.png")
    (there.folder / "given").mkdir()
    (there.folder / "given" / "in.txt").write_text(f"{EASY}\n")
    worked, needs, failed = 0, 0, []
    for name, words in WAYS.items():
        told = there.run("ninefold", *shlex.split(words))
        if "pip install 'ninefold[" in told.stderr and told.returncode == 2:
            needs += 1
        elif told.returncode in (0, 1) and "Traceback" not in told.stderr:
            worked += 1
        else:
            failed.append(f"{name}: {(told.stderr.splitlines() or ['nothing'])[-1][:80]}")
    return worked, needs, failed


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("wheels", metavar="DIST", type=Path)
    words.add_argument("pythons", metavar="PYTHON", nargs="+")
    words.add_argument("--extra", default="")
    words.add_argument("--starts", metavar="FILE", type=Path)
    words.add_argument("--turns", type=int, default=TURNS)
    asked = words.parse_args()
    if asked.starts:
        with tempfile.TemporaryDirectory() as folder:
            write_starts(
                Environment(Path(folder), asked.pythons[0], asked.wheels.resolve(), asked.extra),
                asked.starts,
                asked.turns,
            )
        sys.exit()
    for wheel in sorted(asked.wheels.glob("ninefold-*.whl")):
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB")
    print("\n| Python | wheel | install | import; and `solve` | start; slowest | Python alone | README | ways in |")
    print("|---|---|---|---|---|---|---|---|")
    for python in asked.pythons:
        with tempfile.TemporaryDirectory() as folder:
            there = Environment(Path(folder), python, asked.wheels.resolve(), asked.extra)
            print(row(there), flush=True)
