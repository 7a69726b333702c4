"""What a site (`ninefold site`) costs: its size, its start in a browser, and its engine against the program.

site.py SITE [ROUNDS]: sizes as a host with gzip sends them; visits in Chromium by the clock and in processor time of
the browser (medians), the first one and three later ones, whose engine goes on from memory; questions to the engine in
Node against the same in this process, both in processor time, so that others at work count less.
"""

import contextlib
import gzip
import json
import os
import runpy
import shutil
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ninefold.web import in_page

PAGE_ANSWERS = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "page_answers.py"))
PARTS = {
    "Pyodide: Python itself": ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "pyodide-lock.json"),
    "the standard library": ("python_stdlib.zip",),
    "our package, the core, pydantic": ("packages-",),
}
ONE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MANY = "1.....7.9..........................................................6......5......"
READY = "async () => { await (await import('./js/work/api.js')).get('about'); return performance.now() }"
TYPED = """() => {
    const cell = document.querySelector("#grid [data-cell='0']");
    if (!cell) return 0;
    cell.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    cell.focus();
    cell.dispatchEvent(new KeyboardEvent('keydown', { key: '5', code: 'Digit5', bubbles: true }));
    return document.querySelector("#grid [aria-label^='r1c1, 5']") ? performance.now() : 0;
}"""
TIMED = """async ([verb, body, times]) => {
    const { ask } = await import('./js/work/api.js');
    const begun = performance.now();
    for (let i = 0; i < times; i += 1) await ask(verb, { ...body, ...(verb === 'generate' ? { seed: i } : {}) });
    return performance.now() - begun;
}"""
KEPT = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const memory = kept.flat().some(({ url }) => url.endsWith('?places'));
    return memory && kept.length === 2 && Boolean(navigator.serviceWorker.controller);
}"""
FETCHED = "performance.getEntriesByType('resource').map(({ name }) => name)"
LATER = 3
VERBS = ("solve", "rate", "explain", "hint", "check")
POSITIONS = 60
GENERATED = 20
WARM = 10


def sizes(site: Path) -> dict[str, tuple[float, float]]:
    """MB of each part, as files and as a host with gzip sends them."""
    rest = "the page: scripts, styles, icons"
    told = dict.fromkeys((rest, *PARTS), (0.0, 0.0))
    for path in filter(Path.is_file, site.rglob("*")):
        part = next((name for name, files in PARTS.items() if path.name.startswith(files)), rest)
        content = path.read_bytes()
        sent = min(len(content), len(gzip.compress(content, 9)))
        told[part] = (told[part][0] + len(content) / 1e6, told[part][1] + sent / 1e6)
    return told | {"all": (sum(a for a, _ in told.values()), sum(b for _, b in told.values()))}


def visits(browser: Browser, address: str) -> Iterator[tuple[str, float]]:
    """Milliseconds since the click on a link: at the first visit, and at later ones of the same browser."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    context.set_default_timeout(120_000)
    page, told = visit(context, address)
    yield from ((f"{what}, first visit", ms) for what, ms in told.items())
    generate = {"level": "easy", "symmetry": "rotation180"}
    yield "100 puzzles generated", page.evaluate(TIMED, ["generate", generate, 100])
    yield "a step explained", page.evaluate(TIMED, ["hint", {"puzzle": ONE, "stage": 4}, 20]) / 20
    context.close()
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.goto(address)
    page.evaluate(READY)
    for _ in range(480):
        if page.evaluate(KEPT):
            break
        page.wait_for_timeout(250)
    else:
        raise SystemExit("the browser did not keep the page and its engine")
    for _ in range(LATER):
        page.close()
        page, told = visit(context, address)
        yield from ((f"{what}, later visit", ms) for what, ms in told.items())
        if any("/packages-" in name for worker in page.workers for name in worker.evaluate(FETCHED)):
            raise SystemExit("the engine of a later visit began anew")
    context.close()


def visit(context: BrowserContext, address: str) -> tuple[Page, dict[str, float]]:
    page = context.new_page()
    before = processor_time()
    page.goto(address, wait_until="commit")
    playable = page.wait_for_function(TYPED, polling="raf").json_value()
    ready = page.evaluate(READY)
    return page, {"board playable": playable, "engine ready": ready, "processor time": processor_time() - before}


def processor_time() -> float:
    """Milliseconds that the browser has worked by now, all its processes together."""
    spent = 0.0
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            spent += times.user + times.system
    return spent * 1000


def questions() -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """What is asked: about positions of many kinds, variants among them, and what takes the fast engine alone."""
    positions = PAGE_ANSWERS["positions"](POSITIONS)
    asked: dict[str, list[tuple[str, dict[str, Any]]]] = {
        verb: [(verb, position) for position in positions] for verb in VERBS
    }
    asked["generate"] = [("generate", {"level": "medium", "seed": seed}) for seed in range(GENERATED)]
    asked["count, a million solutions"] = [("count", {"puzzle": MANY, "limit": 1_000_000, "seconds": 60})] * 2
    return asked


def ratios(site: Path) -> dict[str, tuple[float, float]]:
    """Milliseconds of the processor for each question, on the average: here, and in the engine of the site."""
    asked = questions()
    first = [question for those in asked.values() for question in those[:WARM]]  # imports, and code that is made quick
    for verb, body in first:
        in_page.ask(verb, json.dumps(body))
    later = [question for those in asked.values() for question in those]
    replies = iter(PAGE_ANSWERS["ask_page"](site, [*first, *later])[len(first) :])
    told = {}
    for name, those in asked.items():
        there = sum(next(replies)["microseconds"] for _ in those) / 1000
        begun = time.process_time()
        for verb, body in those:
            in_page.ask(verb, json.dumps(body))
        told[name] = ((time.process_time() - begun) * 1000 / len(those), there / len(those))
    return told


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def main(site: Path, rounds: int) -> None:
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| MB | file | gzip |\n|---|---:|---:|")
    for name, (file, sent) in sizes(site).items():
        print(f"| {name} | {file:.2f} | {sent:.2f} |")
    print("\n| processor time, ms | program | page | ratio |\n|---|---:|---:|---:|", flush=True)
    for name, (here, there) in ratios(site).items():
        print(f"| {name} | {here:.1f} | {there:.1f} | {there / here:.1f} |")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found: dict[str, list[float]] = {}
    with sync_playwright() as playwright:
        path = os.environ.get("NINEFOLD_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for _ in range(rounds):
            for name, number in visits(browser, f"http://127.0.0.1:{server.server_port}/"):
                found.setdefault(name, []).append(number)
        browser.close()
    server.shutdown()
    print(f"\n| in Chromium, by the clock but for processor time; load {os.getloadavg()[0]:.1f} | ms |\n|---|---:|")
    for name, numbers in found.items():
        print(f"| {name} | {statistics.median(numbers):,.0f} |")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
