"""What every test may rely on."""

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from tests.command import ninefold

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Run = Callable[..., subprocess.CompletedProcess[str]]

# A shell's background job ignores Ctrl-C, and so would every process that a test starts to be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A slow machine is no failure: no example has a deadline.
hypothesis.settings.register_profile("ninefold", deadline=None)
hypothesis.settings.load_profile("ninefold")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ninefold")
    group.addoption(
        "--site", metavar="DIR", help="browser tests visit this site (`ninefold site DIR`), not the program"
    )
    group.addoption("--offline", action="store_true", help="with --site: the network is cut after the first visit")
    names = ("chromium", "firefox")
    group.addoption("--browser-name", choices=names, default="chromium", help="the browser that browser tests walk in")


@pytest.fixture(scope="session")
def reference() -> Path:
    """The reference data: beside the repository, or where NINEFOLD_SHARED_DATA says; without it the test is skipped."""
    folder = Path(os.environ.get("NINEFOLD_SHARED_DATA") or Path(__file__).parents[2] / "shared" / "data")
    if not folder.is_dir():
        pytest.skip("the reference data is not here")
    return folder


def chromium() -> str | None:
    """The browser of this machine, without a window if it is there like that, for less than half of the time."""
    named = os.environ.get("NINEFOLD_CHROMIUM", "")
    names = (named, "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def firefox() -> str | None:
    """The other one, if it is here."""
    names = (os.environ.get("NINEFOLD_FIREFOX", ""), "firefox-esr", "firefox")
    return next((path for name in names if name and (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator["Browser"]:
    """One browser for all that is looked at; without one the test is skipped, but fails in CI."""
    name = request.config.option.browser_name
    path = {"chromium": chromium, "firefox": firefox}[name]()
    if not path and not os.environ.get("CI"):
        pytest.skip(f"there is no {name.title()} here")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        if name == "chromium":
            found = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        else:  # by what every Firefox speaks (WebDriver BiDi), not only one that is made for Playwright
            found = playwright.firefox.launch(executable_path=path, channel="moz-firefox")
        yield found
        found.close()


@pytest.fixture
def run_in() -> Run:
    """`ninefold run` over a folder that has an `input` folder; everything else goes beside it."""

    def run(folder: Path, *options: object) -> subprocess.CompletedProcess[str]:
        folders = [f"--{name}={folder / name}" for name in ("input", "output", "reports", "backups")]
        return ninefold("run", *folders, "--no-open", *options)

    return run


@pytest.fixture
def folder_with(tmp_path: Path) -> Callable[..., Path]:
    """A folder whose `input` holds text files of these names."""

    def make(**files: str) -> Path:
        (tmp_path / "input").mkdir(exist_ok=True)
        for name, text in files.items():
            (tmp_path / "input" / f"{name}.txt").write_text(text)
        return tmp_path

    return make
