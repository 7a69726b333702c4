"""The site of the documents as a reader has it: built as CI builds it, on a phone, a tablet and a desk."""

import os
import runpy
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from tests.web.browser.axe import found_by_axe

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
PAGES = ["index.html", "notebooks/many-puzzles.html", "reference/index.html", "speed.html", "techniques/x-wing.html"]

# of the group `check`, as CI has it; `./test.sh` alone has the group `test`
pytest.importorskip("mkdocs", reason="the site is built with `python scripts/setup.py install check`")


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, from a server of this machine: of the one that CI has built, or of a new one."""
    folder = os.environ.get("NINEFOLD_DOCS_SITE", "")
    if not folder:
        folder = str(tmp_path_factory.mktemp("site"))
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder]
        subprocess.run(command, cwd=ROOT, check=True, timeout=600, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize("width", [390, pytest.param(820, marks=pytest.mark.slow), 1280])
def test_pages_fit_have_no_serious_fault_and_ask_no_other_machine(site: str, browser: "Browser", width: int) -> None:
    wrong: list[str] = []
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.on(
        "request", lambda asked: None if asked.url.startswith((site, "data:", "blob:")) else wrong.append(asked.url)
    )
    for name in PAGES:
        page.goto(site + name)
        wrong += [f"{name}: {told}" for told in found_by_axe(page, ("serious", "critical"))]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{name} is wider than the window")
    context.close()
    assert wrong == []


def test_the_search_finds_a_technique(site: str, browser: "Browser") -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(site)
    page.locator("[data-md-component=search-query]").fill("swordfish")
    found = page.locator("[data-md-component=search-result] a[href*='techniques/swordfish']").first
    found.wait_for()
    context.close()


def test_a_workbench_in_a_folder_of_the_site_is_opened_from_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINEFOLD_APP", "app/")
    made = runpy.run_path(str(ROOT / "scripts" / "site.py"))["on_page_markdown"]
    for name, address in (("techniques/x-wing", "../app/#exercise=x-wing&seed=1"), ("how-to", "app/#puzzle=")):
        page = SimpleNamespace(file=SimpleNamespace(src_uri=f"{name}.md"), url=f"{name}.html")
        text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
        assert f"({address}" in made(text, page=page)
