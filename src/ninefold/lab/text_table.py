"""Results as a table for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ninefold.engine.lab import ERR, INF
from ninefold.lab.results import Results, Row
from ninefold.lab.wording import many, seconds_text

_GAP = 2


def results_table(results: Results, width: int = 80) -> str:
    """Median times of every algorithm on every puzzle, in blocks no wider than `width`, and what the signs mean.

    Of a single puzzle also nodes, depth and stored states.
    """
    puzzles = list(dict.fromkeys(row.puzzle for row in results.rows))
    algorithms = list(dict.fromkeys(row.algorithm for row in results.rows))
    if not results.rows:
        return "nothing was measured"
    cells = results.by_key()
    best = {
        puzzle: min((row.median for row in results.rows if row.puzzle == puzzle and row.solved), default=None)
        for puzzle in puzzles
    }

    def text(puzzle: str, algorithm: str) -> str:
        row = cells.get((puzzle, algorithm))
        return "–" if row is None else _text(row, len(algorithms) > 1 and row.median == best[puzzle])

    names = [results.titles.get(name, name) for name in algorithms]
    if len(puzzles) == 1:
        lines = _single(puzzles[0], algorithms, names, cells, lambda algorithm: text(puzzles[0], algorithm))
    elif len(puzzles) <= len(algorithms):
        columns = [[text(puzzle, algorithm) for algorithm in algorithms] for puzzle in puzzles]
        lines = blocks("", names, puzzles, columns, width)
    else:
        columns = [[text(puzzle, algorithm) for puzzle in puzzles] for algorithm in algorithms]
        lines = blocks("", puzzles, names, columns, width)
    return "\n".join([*lines, *_legend(results, len(algorithms) > 1)])


def _text(row: Row, fastest: bool) -> str:
    if row.solved:
        return seconds_text(row.median) + (" *" if fastest else "")
    return f"({row.outcome})" if row.skipped else row.outcome


def _single(
    puzzle: str,
    algorithms: Sequence[str],
    names: Sequence[str],
    cells: dict[tuple[str, str], Row],
    text: Callable[[str], str],
) -> list[str]:
    rows = [cells[puzzle, algorithm] for algorithm in algorithms]
    columns = [
        [text(algorithm) for algorithm in algorithms],
        [f"{row.nodes:,}" for row in rows],
        [f"{row.max_depth:,}" for row in rows],
        [f"{row.peak_states:,}" for row in rows],
    ]
    return blocks(puzzle, names, ("time", "nodes", "depth", "states kept"), columns, 10_000)


def blocks(
    corner: str, rows: Sequence[str], heads: Sequence[str], columns: Sequence[Sequence[str]], width: int
) -> list[str]:
    """Columns side by side, the names of the rows before them; what is too wide goes on in a further block.

    >>> print("\\n".join(blocks("", ["a", "b"], ["x", "yy"], [["1", "2"], ["10", "20"]], 80)))
       x  yy
    a  1  10
    b  2  20
    """
    first = max(len(corner), *(len(name) for name in rows))
    wide = [max(len(head), *(len(text) for text in column)) for head, column in zip(heads, columns, strict=True)]
    lines: list[str] = []
    start = 0
    while start < len(heads):
        end, room = start, width - first
        while end < len(heads) and (end == start or room >= _GAP + wide[end]):
            room -= _GAP + wide[end]
            end += 1
        if lines:
            lines.append("")
        shown = range(start, end)
        lines.append(corner.ljust(first) + "".join(" " * _GAP + heads[at].rjust(wide[at]) for at in shown))
        for line, name in enumerate(rows):
            cells = "".join(" " * _GAP + columns[at][line].rjust(wide[at]) for at in shown)
            lines.append(name.ljust(first) + cells)
        start = end
    return lines


def _legend(results: Results, compared: bool) -> list[str]:
    rows, facts = results.rows, results.facts
    repeats = "" if facts["repeats"] == 1 else f", the median of {many(facts['repeats'], 'run')} and more"
    lines = ["", f"Processor time{repeats}." + (" * is the fastest on its puzzle." if compared else "")]
    if any(row.outcome == INF and not row.skipped for row in rows):
        lines.append(f"inf: not done within {facts['limit']:g} s or {many(facts['states'], 'stored state')}.")
    if any(row.skipped for row in rows):
        lines.append("(inf): not run, because the lighter puzzle of the same row was inf already.")
    if any(row.outcome == ERR for row in rows):
        lines.append("err: ended without a solution.")
    return lines
