"""The workbench as a person has it: the real server or a written site, Debian's Chromium, a desk and a phone."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.browser.places import KEPT, LISTEN, Place, SitePlace, program, site_served
from tests.web.browser.saved import LISTEN as LISTEN_FOR_FILES
from tests.web.browser.saved import saving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

MEASURED: dict[str, float] = {}
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def place(request: pytest.FixtureRequest, browser: "Browser") -> Iterator[Place]:
    """Where the page is: as the options say, or as a test wants it."""
    options = request.config.option
    wanted = getattr(request, "param", "site" if options.site else "program")
    if wanted == "program":
        with program() as place:
            yield place
    else:
        with site_served(request.getfixturevalue("site"), offline=wanted == "offline" or options.offline) as place:
            yield place


@pytest.fixture(scope="session")
def address(place: Place) -> str:
    return place.address


@pytest.fixture
def visit(browser: "Browser", place: Place) -> Iterator[Callable[..., "Page"]]:
    """Opens the workbench in a fresh browser. Script errors and calls to other machines fail the test."""
    wrong: list[str] = []
    contexts = []

    def console(message: "ConsoleMessage") -> None:
        # Chromium itself writes a line for every answer of 4xx and 501; those are answers of the API to a person.
        lost = "Failed to load resource" in message.text
        refused = lost and ("/api/" in message.location["url"] or (place.offline and "net::ERR" in message.text))
        refused = refused or message.text == "Service Worker registration blocked by Playwright"
        if message.type in ("error", "warning") and not refused:
            wrong.append(f"console: {message.text}")

    def asked(request: "Request") -> None:
        if not request.url.startswith((place.address, "data:", "blob:")) or (place.on_site and "/api/" in request.url):
            wrong.append(f"asked another machine: {request.url}")

    def answered(response: "Response") -> None:
        if response.status >= 500 and response.status != 501:
            wrong.append(f"{response.status} from {response.url}")

    def visit(puzzle: str = "", *, quiet: bool = False, **options: Any) -> "Page":
        if options.get("has_touch") and browser.browser_type.name != "chromium":
            pytest.skip("Chromium alone is given fingers; those of Firefox are in test_other_browsers.py")
        # What is kept for visits without the server is tried where that is the question.
        usual: dict[str, Any] = {"viewport": DESK, "service_workers": "allow" if place.offline else "block"}
        context = browser.new_context(**(usual | options))
        context.set_default_timeout(place.patience * 1000)
        contexts.append(context)
        page = context.new_page()
        if browser.browser_type.name != "chromium":
            context.add_init_script(LISTEN_FOR_FILES)
            page.expect_download = partial(saving, page)  # type: ignore[assignment, method-assign]
        if not quiet:  # of files that are missing the browser itself tells there
            page.on("console", console)
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("request", asked)
        page.on("response", answered)
        if isinstance(place, SitePlace):
            context.add_init_script(LISTEN)
            if place.offline:
                visit_first(page, place)
        page.goto(f"{place.address}#puzzle={puzzle.replace('0', '.')}" if puzzle else place.address)
        page.wait_for_selector("#grid")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert wrong == []


def visit_first(page: "Page", place: SitePlace) -> None:
    """A visit as long as it takes to keep the page; then the network is cut, and the browser forgets what it saw."""
    place.first_visit()
    page.goto(place.address)
    for _ in range(round(4 * place.patience)):
        if page.evaluate(KEPT):  # a promise, which wait_for_function would take for true
            place.server.cut_off = True
            page.evaluate("localStorage.clear()")
            page.goto("about:blank")
            return
        page.wait_for_timeout(250)
    raise AssertionError("the page was not kept")


@pytest.fixture
def phone(visit: Callable[..., "Page"]) -> Callable[..., "Page"]:
    """The same on a phone, with fingers."""
    return lambda puzzle="", **options: visit(
        puzzle, **({"viewport": PHONE, "has_touch": True, "is_mobile": True} | options)
    )


@pytest.fixture
def cell() -> Callable[["Page", str], str]:
    """What is spoken of a cell, without its name: cell(page, "r1c1") is "6, given"."""

    def spoken(page: "Page", name: str) -> str:
        label = page.locator(f'#grid [aria-label^="{name},"]').get_attribute("aria-label")
        assert label is not None
        return label.removeprefix(f"{name}, ")

    return spoken


@pytest.fixture
def digits() -> Callable[["Page"], str]:
    """The digits on the board as one line."""

    def line(page: "Page") -> str:
        labels = page.locator("#grid .cell").evaluate_all("cells => cells.map(c => c.getAttribute('aria-label'))")
        words = [label.split(", ")[1] for label in labels]
        return "".join("." if word == "empty" else word for word in words)

    return line


@pytest.fixture
def message() -> Callable[["Page"], str]:
    """The line under the board, which is also spoken."""
    return lambda page: page.locator("[role=status].message").inner_text()


@pytest.fixture
def measured() -> Callable[[str, float], None]:
    """Keeps a number that was measured in the browser; all of them are told after the tests."""
    return MEASURED.__setitem__


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What is marked so is tried on a site, too; with --site all is, and nothing else."""
    also = metafunc.definition.get_closest_marker("also_on_site")
    if also and "place" in metafunc.fixturenames and not metafunc.config.option.site:
        offline = pytest.param("offline", marks=pytest.mark.slow)
        metafunc.parametrize("place", ["program", offline], indirect=True, scope="session")


def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """A busy machine keeps a browser waiting now and then: what fails is tried once more, and told at the end."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))
            needs = item.get_closest_marker("needs_program")
            if needs and config.option.site:
                item.add_marker(pytest.mark.skip(f"not on a site: {needs.args[0]}"))
            needs = item.get_closest_marker("needs_chromium")
            if needs and config.option.browser_name != "chromium":
                item.add_marker(pytest.mark.skip(f"in Chromium alone: {needs.args[0]}"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name, number in MEASURED.items():
        terminalreporter.write_line(f"browser: {name}: {number:.1f}")
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_line(f"tried once more: {report.nodeid}")
