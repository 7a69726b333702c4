"""Installs built wheels into clean environments and runs the README there: try_wheels.py DIST PYTHON...

DIST is a folder of wheels, PYTHON an interpreter. Each gets an environment of its own, without a compiler on its PATH;
pip chooses the wheel. Told per Python: the wheel, the seconds of installing, the megabytes of our package, the
milliseconds of processor time of `import ninefold` (least of five), and how many commands of the README print what it
says there.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parents[1]


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


def tried(python: str, wheels: Path, folder: Path) -> str:
    """One row of the table."""
    subprocess.run([python, "-m", "venv", folder], check=True)
    bin_folder = folder / "bin"
    quiet = [bin_folder / "pip", "install", "-q", "--disable-pip-version-check"]
    began = perf_counter()
    subprocess.run([*quiet, "--only-binary", ":all:", "--find-links", wheels, "ninefold"], check=True)
    seconds = perf_counter() - began
    alone = {"PATH": str(bin_folder), "LANG": "C.UTF-8", "HOME": str(folder)}
    ask = "import sys, ninefold, pathlib; print(sys.version.split()[0], pathlib.Path(ninefold.__file__).parent)"
    version, place = subprocess.run(
        [bin_folder / "python", "-c", ask], env=alone, capture_output=True, text=True, check=True, cwd=folder
    ).stdout.split()
    size = sum(path.stat().st_size for path in Path(place).rglob("*") if path.is_file() and path.suffix != ".pyc") / 1e6
    timed = "import time; a = time.process_time(); import ninefold; print(time.process_time() - a)"
    importing = min(
        float(subprocess.run([bin_folder / "python", "-c", timed], env=alone, capture_output=True, cwd=folder).stdout)
        for _ in range(5)
    )
    bad = []
    for command, output in examples():
        told = subprocess.run(
            [bin_folder / "ninefold", *shlex.split(command)[1:]], env=alone, capture_output=True, text=True, cwd=folder
        )
        if told.stdout + told.stderr != output:
            bad.append(command)
    manual = (folder / "share" / "man" / "man1" / "ninefold.1").is_file()
    [tag] = re.findall(r"(?m)^Tag: (.+)$", next(Path(place).parent.glob("ninefold-*.dist-info/WHEEL")).read_text())
    good = len(examples()) - len(bad)
    told = f"{good} of {len(examples())}" + "".join(f"; not {command[:40]}" for command in bad)
    cells = (version, f"`{tag}`", f"{seconds:.1f}", f"{size:.1f}", f"{1000 * importing:.0f}", told, str(manual).lower())
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    print("| Python | wheel | s to install | MB | ms (CPU) to import | README's commands | manual |")
    print("|---|---|---|---|---|---|---|")
    for python in sys.argv[2:]:
        with tempfile.TemporaryDirectory() as folder:
            print(tried(python, Path(sys.argv[1]).resolve(), Path(folder)), flush=True)
