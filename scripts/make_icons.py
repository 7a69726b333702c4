"""The icons of the app: static/icon.svg drawn as PNG files of the sizes that systems ask for.

make_icons.py: needs Chromium. Those that a system cuts to a shape have no round corners of their own.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src/ninefold/web/static"
SIZES = {"icon-192": 192, "icon-512": 512, "apple-180": 180, "maskable-512": 512}
CUT = {"apple-180": 1.0, "maskable-512": 0.72}
"""Those that a system cuts, with the share of the picture that the drawing takes."""


def markup(name: str) -> str:
    """The drawing, for those that are cut on a square of its own ground."""
    drawing = (STATIC / "icon.svg").read_text(encoding="utf-8")
    if name not in CUT:
        return drawing
    inner = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")].replace('rx="7"', "")
    share = CUT[name]
    moved = f'<g transform="translate({16 * (1 - share)} {16 * (1 - share)}) scale({share})">{inner}</g>'
    ground = '<rect width="32" height="32" fill="#1B1D22"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{ground}{moved}</svg>'


def main() -> None:
    (STATIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, size in SIZES.items():
            page.set_viewport_size({"width": size, "height": size})
            style = "body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }"
            page.set_content(f"<style>{style}</style>{markup(name)}")
            page.screenshot(path=STATIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
