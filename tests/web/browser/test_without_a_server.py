"""What only a site does: played before its engine is there, offline with its engine, stopped without a server."""

import json
from io import BytesIO
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
import pytest
from pypdf import PdfReader
from tests.web.browser.fixtures import Visit
from tests.web.browser.places import SitePlace
from tests.web.test_in_page import ASKED, without_times

from ninefold.web import in_page

if TYPE_CHECKING:
    pass


ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

STOPPED = """async (puzzle) => {
    const { request } = await import('./js/engine/requests.js');
    const post = (name, body, Accept = 'application/json') =>
        request(`/api/${name}`, { method: 'POST', headers: { Accept }, body: JSON.stringify(body) });
    const long = { puzzle: '.'.repeat(81), seconds: 60, limit: 1000000000 };
    const { body } = await post('count', long, 'application/x-ndjson');
    const lines = body.pipeThrough(new TextDecoderStream()).getReader();
    let told = '';
    const more = async () => {
        const { done, value } = await lines.read();
        told += value ?? '';
        return !done;
    };
    while (!/"found": [1-9]/.test(told) && (await more()));
    const { task } = JSON.parse(told.split('\\n')[0]);
    const { stopped } = await (await post('stop', { task })).json();
    while (await more());
    const { result } = JSON.parse(told.trim().split('\\n').at(-1));
    const next = await (await post('count', { puzzle })).json();
    return [stopped, result.stopped, result.count > 0, next.count];
}"""
"""Counts what has no end, stops it when some are found, and asks for something else."""


ICONS = """icons => Promise.all(icons.map(async ([manifest, src]) => {
    const image = new Image();
    image.src = new URL(src, manifest).href;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
}))"""

MEMORY = """async () => {
    const cache = await caches.open('ninefold_memory');
    return (await cache.keys()).some(({ url }) => url.endsWith('?places'));
}"""
"""Whether the memory of an engine is kept."""

ANSWERS = """async (questions) => {
    const { request } = await import('./js/engine/requests.js');
    const post = (name, body) => request(`/api/${name}`, { method: 'POST', body: JSON.stringify(body) });
    const told = [];
    for (const [verb, body] of questions) {
        const response = await post(verb, body);
        told.push([response.status, response.headers.get('Content-Type'), await response.text()]);
    }
    return told;
}"""


def compared(status: int, media_type: str, content: str) -> tuple[int, str, Any]:
    """What is answered, without the times in it."""
    return status, media_type, without_times(json.loads(content)) if media_type == in_page.JSON else content


def read_code(picture: bytes) -> str:
    """What a camera would read."""
    pixels = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_GRAYSCALE)
    text, *_ = cv2.QRCodeDetector().detectAndDecode(pixels)
    return str(text)


on_site = pytest.mark.parametrize("place", ["site"], indirect=True)
offline = pytest.mark.parametrize("place", ["offline"], indirect=True)


@pytest.mark.slow
@on_site
def test_the_board_is_played_before_the_engine_is_there(visit: Visit, place: SitePlace) -> None:
    page = visit(ONE)
    page.locator("#grid [data-cell='2']").click()
    page.keyboard.press("4")
    page.locator("#grid [aria-label^='r1c3, 4']").wait_for()
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Count").click()
    page.get_by_text("One solution: the puzzle is unique.").first.wait_for()


@pytest.mark.slow
@offline
def test_without_the_network_a_page_that_was_never_opened_before_makes_puzzles(visit: Visit, place: SitePlace) -> None:
    page = visit(ONE)
    page.get_by_role("tab", name="Generate").click()
    page.get_by_role("button", name="Make a puzzle").click()
    page.locator(".made li").first.wait_for()
    assert place.server.cut_off


@pytest.mark.slow
@on_site
@pytest.mark.needs_chromium("it says what it lacks to install a page")
def test_the_page_is_installed_below_any_path(visit: Visit, place: SitePlace) -> None:
    page = visit()
    asked = page.context.new_cdp_session(page)
    manifest = asked.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["start_url"], told["display"]) == (".", "standalone")
    sizes = page.evaluate(ICONS, [[manifest["url"], icon["src"]] for icon in told["icons"]])
    assert sizes == [
        icon["sizes"] if icon["sizes"] != "any" else size for icon, size in zip(told["icons"], sizes, strict=True)
    ]
    lacks = [error["errorId"] for error in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert set(lacks) <= {"in-incognito"}  # every window of a test is a private one


@pytest.mark.slow
@on_site
def test_the_browser_prints_boards_their_solutions_and_a_code_that_opens_one_here(
    visit: Visit, place: SitePlace
) -> None:
    page = visit(ONE, device_scale_factor=3)
    page.evaluate("() => { globalThis.print = () => { globalThis.printed = true } }")
    page.locator("#rail").get_by_role("button", name="Print").click()
    page.get_by_label("Title").fill("Class 4b")
    page.get_by_role("button", name="Print", exact=True).last.click()
    page.wait_for_function("() => globalThis.printed")
    page.emulate_media(media="print")
    [code] = page.locator(".sheets .code").all()
    assert read_code(code.screenshot()) == f"{place.address}#puzzle={ONE}"
    pages = [page.extract_text() for page in PdfReader(BytesIO(page.pdf())).pages]
    assert len(pages) == 2
    assert "Class 4b" in pages[0]
    assert "Solutions" in pages[1]
    assert [sum(text.count(digit) for digit in "123456789") for text in pages] == [30 + 1, 81]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".sheets").count() == 0


@pytest.mark.slow
@on_site
def test_what_is_stopped_answers_with_what_it_has_and_the_next_is_done(visit: Visit) -> None:
    assert visit().evaluate(STOPPED, ONE) == [True, "asked", True, 1]


@pytest.mark.slow
@on_site
def test_several_engines_make_puzzles_and_a_stop_keeps_those_that_are_made(visit: Visit) -> None:
    page = visit(ONE)
    page.get_by_role("tab", name="Generate").click()
    page.get_by_role("combobox", name="Size").select_option("25")
    page.get_by_label("How many").fill("20")
    page.get_by_label("How many").press("Tab")
    with page.expect_event("worker"):  # a second one; the first makes puzzles meanwhile
        page.get_by_role("button", name="Make 20 puzzles").click()
    page.locator(".made li").nth(1).wait_for()
    assert len(page.workers) == 2
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Stop").wait_for(state="detached")
    assert 2 <= page.locator(".made li").count() < 20


@pytest.mark.slow
@on_site
def test_a_second_visit_goes_on_from_the_memory_of_the_first(visit: Visit, place: SitePlace) -> None:
    page = visit(ONE)
    for _ in range(round(4 * place.patience)):
        if page.evaluate(MEMORY):
            break
        page.wait_for_timeout(250)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.reload()
    assert page.evaluate(STOPPED, ONE) == [True, "asked", True, 1]
    for (verb, body), told in zip(ASKED, page.evaluate(ANSWERS, ASKED), strict=True):
        status, media_type, content = in_page.ask(verb, json.dumps(body))
        assert compared(*told) == compared(status, media_type, content.decode()), verb
    assert "worker.js" in asked
    assert not [name for name in asked if name.startswith("packages-")]  # no engine began anew


@pytest.mark.slow
@on_site
@pytest.mark.parametrize("name", ["pyodide.asm.wasm", "python_stdlib.zip", "packages-"])
def test_a_file_that_is_missing_is_told_in_one_sentence_and_playing_goes_on(
    visit: Visit, place: SitePlace, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(place.server, "missing", name)
    page = visit(ONE, quiet=True)
    page.get_by_role("tab", name="Solve").click()
    page.get_by_role("button", name="Count").click()
    page.get_by_text("The engine of this page did not start; playing goes on without it.").first.wait_for()
    page.locator("#grid [data-cell='2']").click()
    page.keyboard.press("4")
    page.locator("#grid [aria-label^='r1c3, 4']").wait_for()
    monkeypatch.setattr(place.server, "missing", "")
    page.get_by_role("button", name="Count").click()
    page.get_by_text("One solution: the puzzle is unique.").first.wait_for()


@pytest.mark.slow
@on_site
def test_where_nothing_may_be_kept_the_engine_begins_all_the_same(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(
        "CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))"
    )
    page.reload()
    assert page.evaluate(STOPPED, ONE) == [True, "asked", True, 1]
