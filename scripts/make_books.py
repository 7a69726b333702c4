"""The three books of docs/press in full, and a picture of a spread of each.

make_books.py [FOLDER]: makes classics.pdf, variants.pdf and children.pdf there, checks them with `ninefold book
--proof`, and with qpdf and pdffonts where they are installed, and draws docs/press/<name>.png with pdftoppm. Prints how
long each took and how large it is.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from os import times
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PLANS = ROOT / "docs" / "press"
SPREADS = {"classics": 8, "variants": 20, "children": 20}
"""The left page of the spread that is shown."""


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build" / "books"
    folder.mkdir(parents=True, exist_ok=True)
    for name, left in SPREADS.items():
        made = folder / f"{name}.pdf"
        before = times()
        said = _run(sys.executable, "-m", "ninefold", "book", PLANS / f"{name}.toml", made, "--proof")
        after = times()
        cpu = after.children_user + after.children_system - before.children_user - before.children_system
        print(f"{said}{name}: {after.elapsed - before.elapsed:.0f} s, {cpu:.0f} s of processors")
        for tool in (("qpdf", "--check"), ("pdffonts",)):
            if shutil.which(tool[0]):
                print(_run(*tool, made))
        if shutil.which("pdftoppm"):
            _spread(made, left, PLANS / f"{name}.png")


def _spread(book: Path, left: int, picture: Path) -> None:
    """Two pages side by side."""
    with TemporaryDirectory() as folder:
        _run("pdftoppm", "-r", 72, "-gray", "-f", left, "-l", left + 1, "-png", book, Path(folder) / "page")
        pages = [Image.open(path).convert("L") for path in sorted(Path(folder).iterdir())]
        both = Image.new("L", (2 * pages[0].width + 1, pages[0].height), 160)
        for number, page in enumerate(pages):
            both.paste(page, (number * (page.width + 1), 0))
        both.quantize(16).save(picture, optimize=True)


def _run(*command: object) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
