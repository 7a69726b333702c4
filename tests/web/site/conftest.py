"""A site as a person writes it. Its engine takes minutes to compile, so it is tried where somebody has done that."""

import shutil
from pathlib import Path

import pytest

from ninefold.web.site.write import write_site

ROOT = Path(__file__).resolve().parents[3]
ENGINE = ROOT / ".build" / "page" / "_native.abi3.so"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site, with everything."""
    if not ENGINE.exists():
        pytest.skip("the engine of a page is not compiled here: python scripts/page_engine.py")
    if shutil.which("npm") is None:
        pytest.skip("a site needs npm")
    folder = tmp_path_factory.mktemp("site") / "written"
    write_site(folder, ENGINE)
    return folder
