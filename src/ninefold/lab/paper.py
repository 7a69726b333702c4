"""The numbers of the two studies that the laboratory repeats: facts to stand beside ours."""

from __future__ import annotations

from ninefold.lab.algorithms import PAPER

PAPER_LIMIT = 60.0
"""Seconds after which the paper writes inf."""

_TABLE = """
s2_low(-) 0.094 0.004 0.005 0.004 0.001 0.001 0.001 0.001 0.001
s2_low(+) 1.500 0.006 0.005 0.004 0.001 0.001 0.001 0.001 0.001
s2_med(-) 0.104 0.004 0.004 0.004 0.001 0.001 0.001 0.001 0.001
s2_med(+) 1.640 0.006 0.004 0.004 0.001 0.001 0.001 0.001 0.001
s3_low(-) inf inf 0.008 0.008 0.001 0.001 0.001 0.001 0.001
s3_low(+) inf inf 19.00 11.00 0.001 0.001 0.001 0.001 0.001
s3_med(-) inf inf 0.014 0.008 err 0.008 0.001 0.001 0.001
s3_med(+) inf inf 0.719 0.315 err 0.314 0.001 0.001 0.001
s3_top(-) inf inf 2.172 0.984 err 0.007 err 0.007 0.001
s3_top(+) inf inf 4.600 1.984 err 2.000 err 0.007 0.001
s3_xxx(-) inf inf 0.672 0.297 err 0.328 err 0.281 0.006
s3_xxx(+) inf inf 1.656 0.734 err 0.703 err 0.688 0.082
s4_low(-) inf inf inf inf 0.002 0.002 0.002 0.002 0.002
s4_low(+) inf inf inf inf 0.002 0.002 0.002 0.002 0.002
s4_med(-) inf inf inf inf err 0.015 0.002 0.002 0.002
s4_med(+) inf inf inf inf err inf err inf 0.828
s4_top(-) inf inf inf inf err inf err 0.254 0.010
s4_top(+) inf inf inf inf err inf err inf inf
s5_low(-) inf inf inf inf 0.004 0.004 0.004 0.004 0.004
s5_low(+) inf inf inf inf 0.005 0.005 0.005 0.005 0.005
s5_med(-) inf inf inf inf err inf err inf inf
s5_med(+) inf inf inf inf err inf err inf inf
s5_top(-) inf inf inf inf err inf err inf inf
s5_top(+) inf inf inf inf err inf err inf inf
"""


def _parsed(text: str) -> dict[str, dict[str, float | str]]:
    table: dict[str, dict[str, float | str]] = {}
    for line in text.strip().splitlines():
        name, *cells = line.split()
        numbers = [cell if cell in ("inf", "err") else float(cell) for cell in cells]
        table[name] = dict(zip(PAPER, numbers, strict=True))
    return table


PAPER_TABLE = _parsed(_TABLE)
"""The 24 rows of the paper; seconds, "inf" or "err" for each of its nine algorithms."""

STUDY_LEVELS = ("easy", "medium", "hard")

STUDY_TABLE: dict[str, dict[str, tuple[int, int, int]]] = {
    "logic": {"easy": (666, 223, 1184), "medium": (1203, 963, 1496), "hard": (1487, 1076, 3003)},
    "guess": {"easy": (1276, 980, 1706), "medium": (30950, 7020, 96650), "hard": (22019, 5850, 78300)},
    "combined": {"easy": (1118, 926, 1671), "medium": (1343, 1101, 1748), "hard": (1648, 1236, 2582)},
}
"""Mean, least and greatest microseconds of 50 games, by solver and level, as the thesis gives them.

Its guessing solver leaves out 5 medium and 10 hard games that took minutes.
"""

STUDY_LEFT_OUT = {"medium": 5, "hard": 10}
