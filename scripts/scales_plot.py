"""Draws docs/pictures/scales.svg: W against ER for many random puzzles, and prints how far the scales agree.

ninefold generate --minimal --count 10000 --seed 26 > puzzles.txt
ninefold rate --csv --only er,w,b,te puzzles.txt > rates.csv
python scripts/scales_plot.py rates.csv
"""

from __future__ import annotations

import csv
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import median

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "scales.svg"
LEFT, TOP, WIDTH, ROW = 44, 34, 620, 26
FIRST, LAST = 1.0, 9.5
"""The range of ER that is drawn; random puzzles above it are one in thousands, and are drawn at its end."""


def x_of(er: float) -> float:
    return LEFT + WIDTH * (min(er, LAST) - FIRST) / (LAST - FIRST)


def drawn(puzzles: Counter[tuple[float, int]], highest: int) -> Iterator[str]:
    """Axes, and a dot for each pair of numbers, its area by how many puzzles have them."""
    bottom = TOP + ROW * (highest + 1)
    yield f'<text x="{LEFT}" y="18" class="title">{puzzles.total():,} random minimal puzzles</text>'
    for w in range(highest + 1):
        y = bottom - ROW * w - ROW / 2
        yield f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y}" y2="{y}"/>'
        yield f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{w}</text>'
    for er in range(int(FIRST), int(LAST) + 1):
        yield f'<text x="{x_of(er):.1f}" y="{bottom + 16}" text-anchor="middle">{er}</text>'
    yield f'<text x="{LEFT + WIDTH}" y="{bottom + 16}" text-anchor="end">ER</text>'
    yield f'<text x="{LEFT - 14}" y="{TOP - 2}" text-anchor="end">W</text>'
    for (er, w), count in sorted(puzzles.items()):
        radius = max(1.2, 0.5 * sqrt(count))
        told = f"ER {er}, W {w}: {count:,} {'puzzle' if count == 1 else 'puzzles'}"
        yield (
            f'<circle cx="{x_of(er):.1f}" cy="{bottom - ROW * w - ROW / 2:.1f}" r="{radius:.1f}">'
            f"<title>{told}</title></circle>"
        )


def main() -> None:
    with Path(sys.argv[1]).open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    rated = [row for row in rows if row["w"]]
    puzzles = Counter((float(row["er"]), int(row["w"])) for row in rated)
    highest = max(w for _, w in puzzles)
    style = (
        "text{font:11px sans-serif;fill:#777}.title{font-size:13px;font-weight:bold}"
        "line{stroke:#7773;stroke-width:1}circle{fill:#4f6db8;fill-opacity:.55}"
    )
    body = "\n".join(drawn(puzzles, highest))
    TARGET.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 16} {TOP + ROW * (highest + 1) + 26}">'
        f"<style>{style}</style>\n{body}\n</svg>\n",
        encoding="utf-8",
    )
    by_w = defaultdict(list)
    for row in rated:
        by_w[int(row["w"])].append(float(row["er"]))
    print("| W | puzzles | lowest ER | median | highest |\n|---:|---:|---:|---:|---:|")
    for w, ers in sorted(by_w.items()):
        print(f"| {w} | {len(ers):,} | {min(ers)} | {median(ers):.1f} | {max(ers)} |")
    same = sum(row["w"] == row["b"] for row in rated)
    print(f"{len(rows):,} puzzles, {len(rated):,} with a W, {same:,} of them with W = B")


if __name__ == "__main__":
    main()
