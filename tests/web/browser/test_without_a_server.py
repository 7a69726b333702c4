"""A site in a browser, served by a plain web server, below a path of its own: playing, asking, stopping, offline."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ninefold.web.site.write import SITE_POLICY

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
KEPT = """async () => {
    const names = await caches.keys();
    const kept = names.length === 1 && await caches.match('engine/packages.zip', {cacheName: names[0]});
    return Boolean(kept) && navigator.serviceWorker.controller?.state === 'activated';
}"""


STOPPED = """async (puzzle) => {
    const { request } = await import('./js/engine/requests.js');
    const post = (name, body, Accept = 'application/json') =>
        request(`/api/${name}`, { method: 'POST', headers: { Accept }, body: JSON.stringify(body) });
    const long = { puzzle: '.'.repeat(81), seconds: 60, limit: 1000000000 };
    const lines = (await post('count', long, 'application/x-ndjson')).body.getReader();
    const read = async () => new TextDecoder().decode((await lines.read()).value);
    const { task } = JSON.parse((await read()).split('\\n')[0]);
    const { stopped } = await (await post('stop', { task })).json();
    let last = '';
    for (let line = await read(); line; line = await read()) last = line;
    const next = await (await post('count', { puzzle })).json();
    return [stopped, JSON.parse(last), next.count];
}"""
"""Counts what has no end, stops it, and asks for something else."""


class Plain(SimpleHTTPRequestHandler):
    """Files as they are; the policy as a header, too, so that it holds for the worker."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", SITE_POLICY)
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(20)


@pytest.fixture
def visit(browser: "Browser") -> Iterator[Callable[[str], "Page"]]:
    wrong: list[str] = []
    contexts = []

    def visit(address: str) -> "Page":
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(120_000)  # the engine takes seconds to load, on a busy machine a minute
        contexts.append(context)
        page = context.new_page()
        origin = "/".join(address.split("/")[:3])
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("console", lambda told: wrong.append(told.text) if "Content Security Policy" in told.text else None)
        page.on(
            "request", lambda asked: wrong.append(asked.url) if not asked.url.startswith((origin, "blob:")) else None
        )
        page.goto(address)
        page.wait_for_selector("#grid")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.mark.slow
def test_a_visit_and_another_one_without_the_server(site: Path, visit: Callable[[str], "Page"]) -> None:
    with serving(site.parent) as address:
        page = visit(f"{address}{site.name}/#puzzle={ONE}")
        page.locator("#grid [data-cell='2']").click()  # before the engine is there
        page.keyboard.press("4")
        page.locator("#grid [aria-label^='r1c3, 4']").wait_for()
        page.get_by_role("tab", name="Solve").click()
        page.get_by_role("button", name="Count").click()
        page.get_by_text("One solution: the puzzle is unique.").first.wait_for()
        page.wait_for_function(KEPT, polling=500)
    page.reload()
    page.locator("#grid [aria-label^='r1c3, 4']").wait_for()
    page.get_by_role("tab", name="Generate").click()
    page.get_by_role("button", name="Make a puzzle").click()
    page.locator(".made li").first.wait_for()


@pytest.mark.slow
def test_work_is_stopped_and_the_next_is_done(site: Path, visit: Callable[[str], "Page"]) -> None:
    with serving(site.parent) as address:
        page = visit(f"{address}{site.name}/")
        assert page.evaluate(STOPPED, ONE) == [True, {"problem": {"detail": "Stopped."}}, 1]
