"""A second visit opens without the server: the page, its games and the puzzles of the day; and no page is ever old."""

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from typing import TYPE_CHECKING

import pytest
import uvicorn
from tests.web.browser.fixtures import Digits, Message

from ninefold.picture.style import sheet
from ninefold.web import files
from ninefold.web.offline import KEPT_FILES, kept_files
from ninefold.web.serve import listen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


pytestmark = pytest.mark.needs_program("the question is what its server serves")

STATIC = Path(files.__file__).parent / "static"
KEPT = """async () => {
    const names = await caches.keys();
    const page = names.length && await caches.match('/', {cacheName: names[0]});
    return [names.join(), navigator.serviceWorker.controller?.state, page ? await page.text() : ''];
}"""


@contextmanager
def app(port: int = 0) -> Iterator[str]:
    """`ninefold app`, which ends at the end of the block."""
    command = [sys.executable, "-m", "ninefold", "app", "--no-open", "--port", str(port)]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found
            yield found[0]
        finally:
            server.terminate()
            server.wait(20)


@pytest.fixture
def page(browser: "Browser") -> Iterator["Page"]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(40_000)
    yield context.new_page()
    context.close()


def wait_until_kept(page: "Page", words: str) -> None:
    """Waits until one version of the page is kept, the one with these words, and its worker is in charge."""
    for _ in range(1200):
        names, state, text = page.evaluate(KEPT)
        if names and "," not in names and state == "activated" and words in text:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"the page was not kept: {names} {state}")


def test_the_second_visit_needs_no_server_for_playing(page: "Page", digits: Digits, message: Message) -> None:
    refused: list[str] = []
    page.on("console", lambda told: refused.append(told.text) if "Content Security Policy" in told.text else None)
    with app() as address:
        page.goto(address)
        wait_until_kept(page, "<title>Ninefold</title>")
        page.wait_for_function("'ninefold.days.1' in localStorage")
    page.goto(address)
    page.locator("#rail").get_by_role("button", name="Games").click()
    page.locator(".daily button", has_text="Easy").click()
    page.locator(".level", has_text="easy").wait_for()
    puzzle = digits(page)
    page.locator("#grid [aria-label*='empty']").first.click()
    for key in ("5", "Control+z", "Shift+7"):
        page.keyboard.press(key)
    assert digits(page) == puzzle
    assert page.locator("#grid [aria-label*='corner marks 7']").count() == 1
    page.get_by_role("button", name="Am I right?").click()  # the answer came with the puzzle
    page.get_by_text("Looks good so far").first.wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_text("This needs the program").first.wait_for()
    page.reload()
    page.locator("#grid [aria-label*='corner marks 7']").wait_for()
    for name in ("Solve", "Explain", "Generate"):  # panels that were never opened come from what is kept
        page.get_by_role("tab", name=name).click()
        page.locator(f"#tab-{name.lower()}[aria-selected=true]").wait_for()
    page.get_by_role("button", name="Make a puzzle").click()
    page.get_by_text("This needs the program").first.wait_for()
    right = page.evaluate("Object.values(JSON.parse(localStorage.getItem('ninefold.days.1')))[0][0].answer")
    for cell, digit in enumerate(right):
        if puzzle[cell] == ".":
            page.locator(f"#grid [data-cell='{cell}']").click()
            page.keyboard.press(digit)
    page.get_by_text("Solved in").first.wait_for()
    assert refused == []


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[int]:
    """The files of a folder, with the list of what is kept of them."""
    made = {"css/scene.css": sheet()}
    served = files.Files(folder, made | {KEPT_FILES: kept_files(folder, made)})
    listening = listen("127.0.0.1", port)
    server = uvicorn.Server(uvicorn.Config(served, ws="none", log_level="critical", lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    server.force_exit = True
    thread.join(20)
    listening.close()


def test_after_an_update_the_new_page_is_shown_at_once_and_kept(page: "Page", tmp_path: Path) -> None:
    folder = copytree(STATIC, tmp_path / "static")
    with serving(folder) as port:
        page.goto(f"http://127.0.0.1:{port}/")
        page.evaluate("navigator.serviceWorker.register('/worker.js')")
        wait_until_kept(page, "<title>Ninefold</title>")
    index = folder / "index.html"
    index.write_text(index.read_text().replace("<title>Ninefold</title>", "<title>Ninefold, next</title>"))
    with serving(folder, port):
        page.goto(f"http://127.0.0.1:{port}/")
        assert page.title() == "Ninefold, next"  # nobody waits for a second visit
        wait_until_kept(page, "<title>Ninefold, next</title>")
    page.goto(f"http://127.0.0.1:{port}/")
    assert page.title() == "Ninefold, next"


def test_the_page_can_be_installed(page: "Page", address: str) -> None:
    page.goto(address)
    manifest = page.request.get(f"{address}manifest.json").json()
    assert manifest["start_url"] == "."  # below any path
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async src => { const image = new Image(); image.src = src; await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`; }""",
            f"/{icon['src']}",
        )
        assert icon["sizes"] in (size, "any")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
