import csv
import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

from ninefold.engine import fast9
from ninefold.engine.stop import Stop
from ninefold.generating import Wish
from ninefold.generating.check import faults
from ninefold.generating.nine import told_of
from ninefold.logic import techniques

ROOT = Path(__file__).parent.parent.parent


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_python_of_the_page_on_generating_runs() -> None:
    page = ROOT / "docs" / "generate.md"
    results = doctest.testfile(str(page), module_relative=False)
    assert results.attempted >= 4
    assert results.failed == 0


def test_the_table_of_techniques_is_what_was_measured_and_leaves_none_out() -> None:
    maker = script("generate_table")
    results = maker.newest()
    assert list(maker.rows(results)) == [name for name, one in techniques().items() if one.family != "rules"]
    page = (ROOT / "docs" / "generate.md").read_text(encoding="utf-8")
    assert maker.BEGIN + maker.table(results) + maker.END in page


def test_every_example_that_was_kept_is_as_it_was_wished() -> None:
    lines = script("generate_table").newest().read_text(encoding="utf-8").splitlines()
    checked = 0
    for row in csv.DictReader(line for line in lines if not line.startswith("#")):
        if not row["example"]:
            continue
        givens = bytes(int(cell) if cell.isdigit() else 0 for cell in row["example"])
        wish = Wish(techniques=(row["technique"],), training=row["wish"] == "training", enough=row["wish"] == "enough")
        generated = told_of(givens, fast9.Solutions(givens).next(1, Stop())[0], wish)
        assert faults(generated, wish) == [], row["technique"]
        checked += 1
    assert checked > 200
