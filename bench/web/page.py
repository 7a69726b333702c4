"""What the page of the app costs: bytes on its way, first paint, the work of a key, memory.

page.py [ROUNDS]: starts `ninefold app` and Chromium, and prints a table of medians. First paint is by the clock; the
work of a key is time of the processor until it is on the board, whoever else is at work.
"""

import os
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, sync_playwright

_TYPED = 40
_PARTS = {"ScriptDuration": "scripts", "RecalcStyleDuration": "styles", "LayoutDuration": "layout"}
_KEYS = """async count => {
    for (let k = 0; k < count; k += 1) {
        const key = String(1 + k % 4);
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key, code: 'Digit' + key, bubbles: true}));
        await new Promise(requestAnimationFrame);
    }
}"""


@contextmanager
def app() -> Iterator[tuple[str, int]]:
    """The address of a running app, and its process."""
    command = [sys.executable, "-m", "ninefold", "app", "--no-open"]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found
        yield found[0], server.pid
        server.terminate()


def loads(browser: Browser, address: str) -> dict[str, float]:
    """A first visit."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    page.locator(".panel .group").first.wait_for()
    sent = "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
    told = {
        "bytes as sent, kB": page.evaluate(f"{sent}.reduce((sum, one) => sum + one.transferSize, 0)") / 1000,
        "requests": page.evaluate(f"{sent}.length"),
        "first paint, ms": page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"),
    }
    context.close()
    return told


def keys(browser: Browser, address: str, size: int) -> dict[str, float]:
    """A board of this size with all candidates, digits typed into one cell."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    page = context.new_page()
    page.goto(f"{address}#puzzle={'.' * size * size}")
    page.locator(f"#grid [data-cell='{size * size - 1}']").wait_for()
    page.locator("[data-cell='0']").click()
    page.keyboard.press("m" if size == 9 else "Alt+m")
    page.locator(".board .mark").first.wait_for()
    heap = page.evaluate("performance.memory.usedJSHeapSize / 1e6")
    page.evaluate(_KEYS, 4)  # the first keys find nothing remembered
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = spent(session)
    page.evaluate(_KEYS, _TYPED)
    told = {
        f"a key on {size}×{size} with all candidates: {what}, ms": (after - first) * 1000 / _TYPED
        for what, after, first in zip(_PARTS.values(), spent(session), before, strict=True)
    }
    told[f"scripts' memory on {size}×{size}, MB"] = heap
    context.close()
    return told


def spent(session: CDPSession) -> list[float]:
    """Seconds of the processor so far, by part."""
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return [told[part] for part in _PARTS]


def memory(process: int) -> float:
    """The resident memory of a process in MB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1000 for line in lines if line.startswith("VmRSS"))


def main(rounds: int) -> None:
    found: dict[str, list[float]] = {}
    with app() as (address, process), sync_playwright() as playwright:
        path = os.environ.get("NINEFOLD_CHROMIUM") or shutil.which("chromium")
        options = ["--no-sandbox", "--enable-precise-memory-info"]
        browser = playwright.chromium.launch(executable_path=path, args=options)
        for _ in range(rounds):
            for told in (loads(browser, address), keys(browser, address, 9), keys(browser, address, 25)):
                for name, number in told.items():
                    found.setdefault(name, []).append(number)
        browser.close()
        found["server's memory, MB"] = [memory(process)]
    print("| | median |\n|---|---:|")
    for name, numbers in found.items():
        print(f"| {name} | {statistics.median(numbers):.1f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
