"""Draws docs/pictures/generate-distribution.svg: levels and givens of random minimal puzzles, and of symmetric ones.

python scripts/generate_plots.py [COUNT]
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from ninefold.generating import SCHEMES, Wish, generate

TARGET = Path(__file__).parent.parent / "docs" / "pictures" / "generate-distribution.svg"
LEVELS = SCHEMES["level"]
KINDS = {"no symmetry": "#4f6db8", "rotation180": "#d08a3c"}
BAR, GAP, HEIGHT, LEFT, TOP = 16, 12, 150, 44, 40


def counts(symmetry: str, number: int) -> tuple[Counter[str], Counter[str]]:
    levels: Counter[str] = Counter()
    givens: Counter[str] = Counter()
    for generated in generate(Wish(symmetry=symmetry), count=number, seed=1):
        levels[generated.level or ""] += 1
        givens[str(generated.puzzle.given_count)] += 1
    return levels, givens


def chart(title: str, names: list[str], rows: dict[str, Counter[str]], x: int) -> tuple[list[str], int]:
    """Bars side by side, one colour per kind; shares in percent."""
    most = max(row[name] / row.total() for row in rows.values() for name in names)
    parts = [f'<text x="{x}" y="22" class="title">{title}</text>']
    at = x
    for name in names:
        middle = at + BAR * len(rows) / 2
        parts.append(f'<text x="{middle}" y="{TOP + HEIGHT + 16}" text-anchor="middle">{name}</text>')
        for row, colour in zip(rows.values(), KINDS.values(), strict=True):
            share = row[name] / row.total()
            tall = round(HEIGHT * share / most, 1)
            parts.append(
                f'<rect x="{at}" y="{TOP + HEIGHT - tall}" width="{BAR - 2}" height="{tall}" fill="{colour}"/>'
            )
            at += BAR
        label = f"{100 * rows[next(iter(rows))][name] / rows[next(iter(rows))].total():.0f}"
        tall = HEIGHT * rows[next(iter(rows))][name] / rows[next(iter(rows))].total() / most
        parts.append(
            f'<text x="{middle - BAR / 2}" y="{TOP + HEIGHT - tall - 4:.1f}" text-anchor="middle">{label}</text>'
        )
        at += GAP
    return parts, at


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    found = {kind: counts("none" if kind == "no symmetry" else kind, number) for kind in KINDS}
    levels, end = chart("Levels, %", list(LEVELS), {kind: both[0] for kind, both in found.items()}, LEFT)
    numbers = sorted({int(name) for _, row in found.values() for name in row if row[name] * 200 >= number})
    givens, end = chart(
        "Givens, %", [str(n) for n in numbers], {kind: both[1] for kind, both in found.items()}, end + 40
    )
    legend = [
        f'<rect x="{LEFT + 170 * i}" y="{TOP + HEIGHT + 30}" width="12" height="12" fill="{colour}"/>'
        f'<text x="{LEFT + 170 * i + 18}" y="{TOP + HEIGHT + 40}">{kind}, {number:,} puzzles</text>'
        for i, (kind, colour) in enumerate(KINDS.items())
    ]
    style = "text{font:11px sans-serif;fill:#777}.title{font-size:13px;font-weight:bold}"
    body = "\n".join([*levels, *givens, *legend])
    TARGET.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {end + 10} {TOP + HEIGHT + 56}"><style>{style}</style>\n'
        f"{body}\n</svg>\n",
        encoding="utf-8",
    )
    for kind, (row, given) in found.items():
        shares = ", ".join(f"{name} {100 * row[name] / number:.1f} %" for name in LEVELS)
        mean = sum(int(name) * times for name, times in given.items()) / number
        print(f"{kind}: {shares}; {mean:.2f} givens on average")


if __name__ == "__main__":
    main()
