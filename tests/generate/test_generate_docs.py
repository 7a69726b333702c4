import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

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
    assert list(maker.rows(results)) == list(techniques())
    page = (ROOT / "docs" / "generate.md").read_text(encoding="utf-8")
    assert maker.BEGIN + maker.table(results) + maker.END in page
