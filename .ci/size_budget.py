"""Keeps files small enough to be one idea each, and the wheel small enough to be light.

size_budget.py [WHEEL…]: without arguments the files of the repository, else the wheels named.
"""

import subprocess
import sys
from pathlib import Path

LINES = 500
WHEEL = 3_000_000
MADE = {Path("src/ninefold/web/static/js/answers.js")}
"""Files that a script makes, a type for each answer of the server: nobody reads them from end to end."""


def long_files() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split()
    code = [Path(name) for name in listed if name.endswith((".py", ".cpp", ".h", ".js", ".css", ".sh"))]
    sizes = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in code if path.exists() and path not in MADE
    }
    return [f"{path}: {size} lines, the budget is {LINES}" for path, size in sizes.items() if size > LINES]


def heavy_wheels(wheels: list[str]) -> list[str]:
    sizes = {wheel: Path(wheel).stat().st_size for wheel in wheels}
    return [f"{wheel}: {size} bytes, the budget is {WHEEL}" for wheel, size in sizes.items() if size > WHEEL]


if __name__ == "__main__":
    over = heavy_wheels(sys.argv[1:]) if len(sys.argv) > 1 else long_files()
    print("\n".join(over) or "sizes within the budget")
    sys.exit(1 if over else 0)
