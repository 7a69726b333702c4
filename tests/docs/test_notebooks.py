"""The notebooks are run: each shows again what is kept in it."""

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))

# of the group `check`, as CI has it; `./test.sh` alone has the group `test`
pytest.importorskip("nbclient", reason="notebooks run with `python scripts/setup.py install check`")
pytest.importorskip("ipykernel")


def test_there_are_three_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["first-steps", "many-puzzles", "variant"]


@pytest.mark.filterwarnings("default")  # of the libraries that run notebooks, none of ours
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_again_what_is_kept_in_it(path: Path) -> None:
    notebooks = runpy.run_path(str(ROOT / "scripts" / "notebooks.py"))
    said = notebooks["said"]
    kept = said(notebooks["kept"](path))
    assert kept, "make it with scripts/notebooks.py"
    assert said(notebooks["run"](path)) == kept


def test_a_page_has_the_cells_and_the_pictures_of_its_notebook() -> None:
    as_markdown = runpy.run_path(str(ROOT / "scripts" / "site_notebooks.py"))["as_markdown"]
    page = as_markdown((ROOT / "docs" / "notebooks" / "first-steps.ipynb").read_text(encoding="utf-8"), "a.ipynb")
    assert page.startswith("# First steps\n")
    assert "```python\nimport ninefold" in page
    assert '<div class="shown"><svg ' in page
    assert "](many-puzzles.md)" in page
