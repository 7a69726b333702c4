"""A million rows take hardly more memory than some thousand, whatever is done to them."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ROWS = 120_000
"""Almost a row group of Parquet: so many wait to be written."""
STARTER = """
import os, sys
process = os.posix_spawn(sys.executable, sys.argv[1:], os.environ)
_, status, used = os.wait4(process, 0)
print(status, used.ru_maxrss)
"""
"""A small process between: what a process took begins with what the one that started it had."""


@pytest.fixture(scope="module")
def easy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Puzzles that are done in no time: a grid with other digits each time, without three of them."""
    random = Random(1)
    rows = []
    for _ in range(ROWS):
        digits = random.sample("123456789", 9)
        cells = list(SOLVED.translate(str.maketrans("123456789", "".join(digits))))
        for cell in random.sample(range(81), 3):
            cells[cell] = "."
        rows.append("".join(cells) + "\n")
    place = tmp_path_factory.mktemp("memory") / "easy.txt"
    place.write_text("".join(rows))
    return place


def peak_megabytes(source: Path, jobs: str) -> int:
    """The most memory that a command ever had."""
    target = source.with_name("out.parquet")
    batch = [sys.executable, "-m", "ninefold", "batch", str(source), str(target), "--do", jobs, "--threads", "2"]
    told = subprocess.run([sys.executable, "-c", STARTER, *batch], capture_output=True, text=True, check=True)
    status, most = map(int, told.stdout.split()[-2:])
    assert status == 0
    return most // (1 << 20 if sys.platform == "darwin" else 1 << 10)


@pytest.mark.skipif(not hasattr(os, "wait4"), reason="this system does not tell what a process took")
def test_slow_jobs_leave_no_holes_in_memory(easy: Path) -> None:
    solving, rating = peak_megabytes(easy, "solve"), peak_megabytes(easy, "er")
    assert rating < solving + 60, "answers of small pieces that wait must not lie between what later pieces need"
