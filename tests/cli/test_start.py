"""What a program or a command does not need it does not import. Modules are counted, which are the same everywhere."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from subprocess import run

import pytest

from ninefold import choices
from ninefold.cli.batch import JOBS as BATCH_JOBS
from ninefold.cli.commands import COMMANDS
from ninefold.generating import GAMES, SYMMETRIES
from ninefold.generating.layout import variant_names
from ninefold.model.symbols import SETS

OTHERS = ("cv2", "dask", "distributed", "fastapi", "jinja2", "matplotlib", "numpy", "ortools", "pandas", "pyarrow")
NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NEVER = {
    *OTHERS,
    "importlib.metadata",
    "random",
    "tomllib",
    "ninefold.desk.board",
    "ninefold.lab",
    "ninefold.picture.scene",
    "ninefold.press",
    "ninefold.school",
    "ninefold.web",
}
MOST_MODULES = 150
"""Of ours and of others, when a command knows its options. A bare Python has about 30, click brings 80."""
MOST_OF_OURS = 22
RATERS_OF_THEIR_OWN = ("ninefold.engine.expert", "ninefold.engine.explainer", "ninefold.engine.proof")
"""Whips and braids, and Sudoku Explainer's steps with their proofs: few ask for them."""
AT_WORK = {
    f"solve {NINE}": 80,
    f"count {NINE}": 80,
    f"candidates {NINE}": 80,
    f"canonical {NINE}": 85,
    f"minimize {NINE}": 90,
    f"rate {NINE}": 90,
    f"convert {NINE} - --to sdm": 65,
    f"check {NINE}": 105,
    f"hint {NINE}": 110,
    "generate --seed 1": 115,
}
"""How many modules of ours a command may have loaded when a small piece of work is done."""
EACH_IN_A_CHILD = """
import json, os, sys
for name in {names}:
    if os.fork():
        os.wait()
        continue
    from ninefold.cli.commands import Commands
    command = Commands().get_command(None, name)
    assert command.get_params
    print(json.dumps([name, sorted(sys.modules)]), flush=True)
    os._exit(0)
"""


THEN_TOLD = """
import json, sys
from ninefold.cli import main
try:
    main(sys.argv[1:])
except SystemExit as end:
    assert not end.code
print()
print(json.dumps(sorted(sys.modules)))
"""


def modules(code: str) -> set[str]:
    told = run([sys.executable, "-c", f"{code}; import sys; print(*sys.modules)"], capture_output=True, text=True)
    return set(told.stdout.split())


def test_the_package_is_imported_by_its_name_alone() -> None:
    loaded = modules("import ninefold")
    assert {name for name in loaded if name.startswith("ninefold")} == {"ninefold", "ninefold.late_names"}
    assert not {"dataclasses", "inspect", "json", "logging", "pathlib", "threading"} & loaded


def test_a_name_brings_what_it_needs_and_nothing_else() -> None:
    loaded = modules(f"from ninefold import solve, Puzzle; solve(Puzzle.parse('{NINE}'))")
    assert "ninefold.solving" in loaded
    assert not {*NEVER, "click", "platform", "ninefold.logic", "ninefold.rating", "ninefold.generating"} & loaded


def test_a_line_of_nine_by_nine_brings_its_own_format_alone() -> None:
    loaded = modules(f"import ninefold; ninefold.read('{NINE}')")
    assert "ninefold.formats.oneline" in loaded
    assert not {"ninefold.formats.iss", "ninefold.formats.fpuzzles", "ninefold.formats.sdm"} & loaded


@pytest.fixture(scope="module")
def loaded_by() -> dict[str, list[str]]:
    """What each command has loaded when it knows its options."""
    if not hasattr(os, "fork"):
        pytest.skip("each command begins in a child of one process")
    code = EACH_IN_A_CHILD.format(names=sorted(COMMANDS))
    told = run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return dict(json.loads(line) for line in told.splitlines())


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_waits_for_what_it_does_not_need(command: str, loaded_by: dict[str, list[str]]) -> None:
    loaded = loaded_by[command]
    assert f"ninefold.cli.{command}" in loaded
    assert not NEVER & set(loaded)
    assert len(loaded) <= MOST_MODULES
    assert sum(name.startswith("ninefold") for name in loaded) <= MOST_OF_OURS


@pytest.mark.parametrize("words", AT_WORK, ids=lambda words: words.split()[0])
def test_a_command_at_work_has_loaded_what_that_work_needs(words: str) -> None:
    told = run([sys.executable, "-c", THEN_TOLD, *words.split()], capture_output=True, text=True, check=True).stdout
    loaded = json.loads(told.splitlines()[-1])
    assert not {*OTHERS, *RATERS_OF_THEIR_OWN, "ninefold.press", "ninefold.web"} & set(loaded)
    assert sum(name.startswith("ninefold") for name in loaded) <= AT_WORK[words]


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        (choices.GAMES, tuple(GAMES)),
        (choices.SYMBOLS, tuple(SETS)),
        (choices.SYMMETRIES, tuple(SYMMETRIES)),
        (choices.VARIANTS, variant_names()),
    ],
)
def test_options_offer_what_the_work_knows(told: object, meant: object) -> None:
    assert told == meant


def test_no_job_of_batch_waits_for_pandas_or_numpy(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    lines = tmp_path / "in.txt"
    lines.write_text(f"{NINE}\n{NINE[:80]}\n{'.' * 81}\n")
    for source, target in (("in.txt", "in.parquet"), ("in.parquet", "out.csv"), ("out.csv", "again.parquet")):
        words = ["ninefold", "batch", source, target, "--do", ",".join(BATCH_JOBS), "--threads", "1"]
        code = f"from ninefold.cli import main; import sys; sys.argv = {words}; sys.exit = print; main()"
        told = run(
            [sys.executable, "-c", f"{code}; print([name for name, of in sys.modules.items() if of])"],
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
        assert not told.stderr.count("Traceback"), told.stderr
        assert "'pyarrow'" in told.stdout
        assert "'numpy'" not in told.stdout
        assert "'pandas'" not in told.stdout
