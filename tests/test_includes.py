"""`scripts/includes.py`: the directions of includes among the native folders."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "includes.py"


def run(native: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, native], capture_output=True, text=True, check=False)


def test_our_includes_go_one_way() -> None:
    result = run(ROOT / "native")
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("file", "include", "told"),
    [
        ("core/stop.h", "fast9/lanes.h", "`core` may not include `fast9`"),
        ("logic/expert/trail.h", "logic/nine/grid.h", "`logic/expert` may not include `logic/nine`"),
        ("logic/nine/finders/fish.cpp", "bind/module.h", "`logic/nine` may not include `bind`"),
        ("core/stop.h", "nowhere/at_all.h", "`core` may not include `nowhere`"),
        ("nowhere/at_all.cpp", "core/stop.h", "`nowhere` may not include `core`"),
    ],
)
def test_an_include_that_the_table_does_not_name_fails(tmp_path: Path, file: str, include: str, told: str) -> None:
    (tmp_path / "README.md").write_text((ROOT / "native" / "README.md").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(f'#include "{include}"\n', encoding="utf-8")
    result = run(tmp_path)
    assert result.returncode == 1
    assert told in result.stdout
