"""The workbench as a person has it: the real server, Debian's Chromium, a desk and a phone."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

MEASURED: dict[str, float] = {}
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def address(browser: "Browser") -> Iterator[str]:
    """`ninefold app` on a free port."""
    command = [sys.executable, "-m", "ninefold", "app", "--no-open"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "ninefold app did not tell its address"
        yield found[0]
        server.terminate()
        server.wait(20)


@pytest.fixture
def visit(browser: "Browser", address: str) -> Iterator[Callable[..., "Page"]]:
    """Opens the workbench in a fresh browser. Script errors and calls to other machines fail the test."""
    wrong: list[str] = []
    contexts = []

    def console(message: "ConsoleMessage") -> None:
        # Chromium itself writes a line for every answer of 4xx and 501; those are answers of the API to a person.
        refused = "Failed to load resource" in message.text and "/api/" in message.location["url"]
        refused = refused or message.text == "Service Worker registration blocked by Playwright"
        if message.type in ("error", "warning") and not refused:
            wrong.append(f"console: {message.text}")

    def asked(request: "Request") -> None:
        if not request.url.startswith((address, "data:", "blob:")):
            wrong.append(f"asked another machine: {request.url}")

    def answered(response: "Response") -> None:
        if response.status >= 500 and response.status != 501:
            wrong.append(f"{response.status} from {response.url}")

    def visit(puzzle: str = "", **options: Any) -> "Page":
        # What is kept for visits without the server is tried where that is the question, in test_offline.py.
        context = browser.new_context(**({"viewport": DESK, "service_workers": "block"} | options))
        context.set_default_timeout(40_000)  # a whole run of the tests keeps the server busy
        contexts.append(context)
        page = context.new_page()
        page.on("console", console)
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("request", asked)
        page.on("response", answered)
        page.goto(f"{address}#puzzle={puzzle.replace('0', '.')}" if puzzle else address)
        page.wait_for_selector("#grid")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert wrong == []


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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine keeps a browser waiting now and then: what fails is tried once more, and told at the end."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name, number in MEASURED.items():
        terminalreporter.write_line(f"browser: {name}: {number:.1f}")
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.write_line(f"tried once more: {report.nodeid}")
