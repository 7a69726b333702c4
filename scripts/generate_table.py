"""Writes the table of techniques into docs/generate.md, from what bench/generate/techniques.py measured.

python scripts/generate_table.py
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "generate.md"
BEGIN, END = "<!-- table of techniques -->\n", "<!-- end of the table -->\n"


def newest() -> Path:
    """The results of the last day that has some."""
    return max((ROOT / "bench" / "results").glob("generate-techniques-*.csv"))


def rows(path: Path) -> dict[str, dict[str, str]]:
    """Technique to wish to what is told of it."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    told: dict[str, dict[str, str]] = {}
    for row in csv.DictReader(lines):
        told.setdefault(row["technique"], {})[row["wish"]] = time_of(row["seconds_per_hit"], row["limit"])
    return told


def time_of(seconds: str, limit: str) -> str:
    """
    >>> time_of("0.00123", "60"), time_of("0.0456", "60"), time_of("7.6543", "60"), time_of("not reached", "60")
    ('1.2 ms', '46 ms', '7.7 s', 'not in 60 s')
    """
    if not re.fullmatch(r"[0-9.]+", seconds):
        return f"not in {limit} s"
    each = float(seconds)
    if each < 0.01:
        return f"{1000 * each:.1f} ms"
    return f"{1000 * each:.0f} ms" if each < 0.9995 else f"{each:.1f} s"


def table(path: Path) -> str:
    """The lines between the marks."""
    lines = ["| technique | `--technique` | and `--training` | and `--enough` |", "|---|---|---|---|"]
    for name, told in rows(path).items():
        lines.append(f"| {name} | {told['path']} | {told['training']} | {told.get('enough', '')} |")
    return "".join(line + "\n" for line in lines)


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(before + BEGIN + table(newest()) + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
