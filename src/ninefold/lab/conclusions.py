"""The paper's conclusions, derived again by rule from our numbers, and how those stand beside its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

from ninefold.lab.algorithms import PAPER
from ninefold.lab.paper import PAPER_TABLE
from ninefold.lab.results import Results, Row
from ninefold.lab.wording import many, seconds_text

HIERARCHY = ("bf", "bt", "bff", "btf", "ns", "nsbt", "hs", "hsbt", "mc")
"""The paper's order, slowest first."""

TIMES_FASTER = 10
NEAR = 1.25
"""Two times within a quarter of each other are a draw: less is noise of the machine."""


@dataclass(frozen=True, slots=True)
class Conclusion:
    """A sentence, whether our numbers bear it out, what they say, and why they differ where they do."""

    claim: str
    holds: bool
    evidence: str
    why: str = ""


def conclusions(results: Results) -> list[Conclusion]:
    """What the paper concludes, held against our rows. A rule whose rows are missing is left out."""
    cells = results.by_key()
    rows = [name for name in PAPER_TABLE if any((name, algorithm) in cells for algorithm in PAPER)]
    rules = (_brute, _backtracking, _low, _only_err, _mc_best, _mc_alone, _mc_order, _hierarchy)
    return [found for rule in rules for found in rule(cells, rows)]


def _brute(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    measured = [cells[name, a] for name in rows if name.startswith("s2") for a in ("bf", "bff") if (name, a) in cells]
    yield from _within(2, "BF and BFF take less than two seconds on every 4×4.", measured)


def _backtracking(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    measured = [cells[name, a] for name in rows if name.startswith("s3") for a in ("bt", "btf") if (name, a) in cells]
    yield from _within(20, "BT and BTF take less than twenty seconds on every 9×9.", measured)


def _within(seconds: float, claim: str, measured: list[Row]) -> Iterator[Conclusion]:
    if measured:
        worst = max(measured, key=lambda row: row.median)
        yield Conclusion(
            claim,
            all(row.solved and row.median < seconds for row in measured),
            f"The longest: {worst.algorithm.upper()} on {worst.puzzle}, {seconds_text(worst.median)}.",
        )


def _low(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    measured = [cells[name, a] for name in rows if "_low" in name for a in ("ns", "hs") if (name, a) in cells]
    if measured:
        solved = sum(row.solved for row in measured)
        yield Conclusion(
            "NS and HS solve every puzzle of the level low.",
            solved == len(measured),
            f"{solved} of {len(measured)} runs are solved.",
        )


def _only_err(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    if not rows:
        return
    wrong = {a for name in rows for a in PAPER if (name, a) in cells and cells[name, a].outcome == "err"}
    yield Conclusion(
        "Only NS and HS ever end without a solution.",
        wrong <= {"ns", "hs"},
        f"err occurs for: {', '.join(a.upper() for a in PAPER if a in wrong) or 'none'}.",
    )


def _mc_best(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    best, beaten = 0, []
    for name in rows:
        times = {a: cells[name, a].median for a in PAPER if (name, a) in cells and cells[name, a].solved}
        if not times:
            continue
        winner = min(times, key=lambda a: times[a])
        if "mc" in times and times["mc"] <= NEAR * times[winner]:
            best += 1
        else:
            beaten.append(f"{name} ({winner.upper()})")
    if len({a for _, a in cells if a in PAPER}) < 2 or not any(a == "mc" for _, a in cells):
        return
    yield Conclusion(
        "MC has the best time in every example.",
        not beaten,
        f"Best or within a quarter of it in {best} of {best + len(beaten)} rows"
        + (f"; beaten on {', '.join(beaten)}." if beaten else "."),
        "The paper's clock stops at 1 ms, where everything easy is a draw. Ours sees microseconds: where few cells are "
        "empty, or where one kind of single suffices, the simpler program wins."
        if beaten
        else "",
    )


def _mc_alone(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    name = "s4_med(+)"
    if name in rows:
        solvers = [a for a in PAPER if (name, a) in cells and cells[name, a].solved]
        yield Conclusion(
            "MC is the only one of the nine that solves s4_med(+).",
            solvers == ["mc"],
            f"Solved by: {', '.join(a.upper() for a in solvers) or 'none'}.",
        )


def _mc_order(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    names = [name for name in rows if name.startswith("s3") and (name, "mc") in cells]
    nodes = [cells[name, "mc"].nodes for name in names]
    falls = [f"{b} after {a}" for (a, m), (b, n) in pairwise(zip(names, nodes, strict=True)) if n < m]
    if names:
        yield Conclusion(
            "The work of MC follows the order of difficulty on 9×9.",
            not falls,
            f"Nodes from {names[0]} to {names[-1]}: {', '.join(map(str, nodes))}.",
            f"Less work for {', '.join(falls)}." if falls else "",
        )


def _hierarchy(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    known = [a for a in HIERARCHY if any((name, a) in cells for name in rows)]
    if len(known) < 2:
        return
    order = ours_hierarchy(cells, rows, known)
    agree = sum(
        (order.index(a) < order.index(b)) == (known.index(a) < known.index(b)) for a, b in combinations(known, 2)
    )
    pairs = len(known) * (len(known) - 1) // 2
    yield Conclusion(
        "From slow to fast: " + " > ".join(a.upper() for a in known) + ".",
        agree == pairs,
        f"Ours: {' > '.join(a.upper() for a in order)}; {agree} of {pairs} pairs stand as in the paper. "
        "Rule: who is ahead in more rows; unsolved counts as last.",
        "The paper calls BFF faster than BT although its own table has BFF at inf on every 9×9; and an algorithm that "
        "ends with err counts as last there, however soon it ends."
        if agree < pairs
        else "",
    )


def ours_hierarchy(cells: dict[tuple[str, str], Row], rows: list[str], known: list[str]) -> list[str]:
    """Slowest first, by duels: a point for every row and rival where the algorithm is ahead by more than noise."""

    def time(name: str, algorithm: str) -> float:
        row = cells.get((name, algorithm))
        return row.median if row is not None and row.solved else float("inf")

    points = dict.fromkeys(known, 0)
    for name in rows:
        for a, b in combinations(known, 2):
            first, second = time(name, a), time(name, b)
            if first * NEAR < second:
                points[a] += 1
            elif second * NEAR < first:
                points[b] += 1
    return sorted(known, key=lambda a: points[a])


def against_paper(results: Results) -> list[Conclusion]:
    """How our numbers stand beside the paper's, cell by cell and row by row; of what was not run nothing is said."""
    cells = results.by_key()
    rows = [name for name in PAPER_TABLE if any(key[0] == name for key in cells)]
    best = {name: row for name in rows if (row := _best(results, name)) is not None}
    return [*_faster(cells, rows), *_every_row(rows, best), *_where_mc_ends(rows, best)]


def _faster(cells: dict[tuple[str, str], Row], rows: list[str]) -> Iterator[Conclusion]:
    numbers = [
        (name, a, theirs)
        for name in rows
        for a in PAPER
        if isinstance(theirs := PAPER_TABLE[name][a], float) and (name, a) in cells
    ]
    slow = [
        f"{a.upper()} on {name}"
        for name, a, theirs in numbers
        if not cells[name, a].solved or cells[name, a].median * TIMES_FASTER > theirs
    ]
    if numbers:
        yield Conclusion(
            f"The same algorithm is at least {TIMES_FASTER} times faster here than in the paper, on every puzzle.",
            not slow,
            f"True of {len(numbers) - len(slow)} of the {many(len(numbers), 'time')} that can be compared"
            + (f"; not of {', '.join(slow)}." if slow else "."),
        )


def _every_row(rows: list[str], best: dict[str, Row]) -> Iterator[Conclusion]:
    late = [name for name in rows if name not in best or best[name].median >= 1]
    hardest = max(best.values(), key=lambda row: row.median, default=None)
    told = [f"The slowest: {hardest.puzzle}, {seconds_text(hardest.median)} by {hardest.algorithm}."] if hardest else []
    if late:
        told.append(f"Not within a second: {', '.join(late)}.")
    if rows:
        yield Conclusion("Some algorithm solves each puzzle in less than a second.", not late, " ".join(told))


def _where_mc_ends(rows: list[str], best: dict[str, Row]) -> Iterator[Conclusion]:
    open_rows = [name for name in rows if PAPER_TABLE[name]["mc"] == "inf"]
    missing = [name for name in open_rows if name not in best]
    if open_rows:
        yield Conclusion(
            "Puzzles that none of the paper's algorithms solves are solved here.",
            not missing,
            f"{len(open_rows) - len(missing)} of {many(len(open_rows), 'puzzle')}"
            + (f"; not {', '.join(missing)}." if missing else "."),
        )


def _best(results: Results, puzzle: str) -> Row | None:
    solved = [row for row in results.rows if row.puzzle == puzzle and row.solved]
    return min(solved, key=lambda row: row.median, default=None)
