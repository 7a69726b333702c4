"""The study of the searches as tables and bars for a terminal."""

from __future__ import annotations

from math import log10

from ninefold.lab.search import SearchAnswer, SearchRow, TheoryRow
from ninefold.lab.text_table import blocks
from ninefold.lab.theory import WHY_WE_DIFFER
from ninefold.lab.wording import bytes_text, seconds_text

_BAR = 40


def search_text(answer: SearchAnswer, width: int = 80) -> str:
    """What each method costs to its first solution, its whole tree, bars, and the tables of the thesis beside ours."""
    rows = answer.rows
    names = [row.title for row in rows]
    until = [
        [_or_inf(row, f"{row.visited:,}") for row in rows],
        [_or_inf(row, f"{row.generated:,}") for row in rows],
        [str(row.depth) if row.depth is not None else "–" for row in rows],
        [_number(row.open) for row in rows],
        [_bytes(row, row.open) for row in rows],
        [_number(row.closed) for row in rows],
        [_bytes(row, row.closed) for row in rows],
        [f"{row.kept:,}" for row in rows],
        [_bytes(row, row.kept) for row in rows],
        [seconds_text(row.seconds) for row in rows],
    ]
    heads = ("visited", "generated", "depth", "OPEN", "bytes", "CLOSED", "bytes", "all kept", "bytes", "time")
    tree = [
        [_cut(row, f"{row.tree.nodes:,}") for row in rows],
        [_cut(row, f"{row.tree.dead_ends:,}") for row in rows],
        [_cut(row, str(row.tree.depth)) for row in rows],
        [_cut(row, f"{row.tree.solutions:,}") for row in rows],
        [_cut(row, f"{row.tree.branching:.2f}") if row.tree.branching is not None else "–" for row in rows],
        [_yes(row.complete) for row in rows],
        [_yes(row.optimal) for row in rows],
    ]
    tree_heads = ("nodes", "dead ends", "depth", "solutions", "branching", "complete", "optimal")
    lines = [
        answer.sentence,
        "",
        "To the first solution; depth is its own; OPEN, CLOSED and all that is kept: positions, the most at once.",
        "A method without these lists keeps the way to its present position.",
        "",
        *blocks("", names, heads, until, width),
        "",
        *_bars(rows),
        "",
        "The whole tree; branching is the mean number of successors of a node that has any:",
        "",
        *blocks("", names, tree_heads, tree, width),
        *_thesis(answer, width),
        *_legend(answer),
    ]
    return "\n".join(lines)


def _bars(rows: tuple[SearchRow, ...]) -> list[str]:
    wide = max(len(row.title) for row in rows)
    most = max(log10(row.visited + 1) for row in rows) or 1.0
    lines = ["Nodes visited, on a logarithmic scale:", ""]
    for row in rows:
        bar = "█" * max(1, round(_BAR * log10(row.visited + 1) / most))
        lines.append(f"{row.title.ljust(wide)}  {bar} {_or_inf(row, f'{row.visited:,}')}")
    return lines


def _thesis(answer: SearchAnswer, width: int) -> list[str]:
    if not answer.theory:
        return []
    numbers = ", ".join(f"{one.name} = {one.value:.3g}" for one in answer.parameters if one.value is not None)
    columns = [
        [f"{row.time} = {_rounded(row.time_worked_out)}" for row in answer.theory],
        [f"{row.visited:,}" for row in answer.theory],
        [f"{row.memory} = {_rounded(row.memory_worked_out)}" for row in answer.theory],
        [f"{row.kept:,}" for row in answer.theory],
        [_both(row.complete, row.our_complete) for row in answer.theory],
        [_both(row.optimal, row.our_optimal) for row in answer.theory],
    ]
    heads = ("time", "visited", "memory", "kept", "complete, ours", "optimal, ours")
    lines = [
        "",
        "The thesis (its tables 4.1 to 4.4; orders of growth, worked out with these numbers) beside ours:",
        "",
        f"4.1  {numbers}",
        "",
    ]
    lines += blocks("", [f"{row.table}  {row.title}" for row in answer.theory], heads, columns, width)
    return [*lines, "", *_wrapped(WHY_WE_DIFFER, min(width, 100))] if _differ(answer.theory) else lines


def _differ(theory: tuple[TheoryRow, ...]) -> bool:
    return any((row.complete, row.optimal) != (row.our_complete, row.our_optimal) for row in theory)


def _wrapped(text: str, width: int) -> list[str]:
    from textwrap import wrap

    return wrap(text, width)


def _legend(answer: SearchAnswer) -> list[str]:
    if not any(row.cut or row.tree.cut for row in answer.rows):
        return []
    return ["", f">: a limit came first, {answer.limit:g} s or {answer.states:,} kept positions."]


def _number(count: int | None) -> str:
    return "–" if count is None else f"{count:,}"


def _bytes(row: SearchRow, count: int | None) -> str:
    return "–" if count is None else bytes_text(count * row.state_bytes)


def _or_inf(row: SearchRow, text: str) -> str:
    return f">{text}" if row.cut else text


def _cut(row: SearchRow, text: str) -> str:
    return f">{text}" if row.tree.cut else text


def _yes(value: bool | None) -> str:
    return "–" if value is None else "yes" if value else "no"


def _both(theirs: bool, ours: bool | None) -> str:
    return f"{_yes(theirs)}, {_yes(ours)}"


def _rounded(value: float) -> str:
    return f"{value:,.0f}" if value < 1e7 else f"{value:.1e}"
