import subprocess
from pathlib import Path

from tests.command import ninefold

# A naked single of our own: row 1 has 1 to 8, so r1c9 is 9.
RIGHT = ":0003:9:12345678.........................................................................:::919:"
WRONG = ":0003:8:12345678.........................................................................:::819:"


def regress(file: Path) -> subprocess.CompletedProcess[str]:
    return ninefold("regress", file, timeout=300)


def test_a_case_that_holds_passes_and_one_that_does_not_is_named(tmp_path: Path) -> None:
    library = tmp_path / "library.txt"
    library.write_text(f"# comment\n\n{RIGHT}\n")
    good = regress(library)
    assert (good.stdout, good.returncode) == ("1 passed, 0 failed\n", 0)
    library.write_text(f"{RIGHT}\n{WRONG}\n")
    bad = regress(library)
    first, last = bad.stdout.splitlines()
    assert first.startswith("line 2: ")
    assert (last, bad.returncode) == ("1 passed, 1 failed", 1)
