"""docs/variants-gallery is as its script makes it: every step is there, and no solution contradicts it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "variant_gallery.py"


def test_the_gallery_is_as_it_would_be_written() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_picture_of_the_gallery_is_on_its_page() -> None:
    folder = ROOT / "docs" / "variants-gallery"
    page = (folder / "README.md").read_text(encoding="utf-8")
    pictures = [file.name for file in folder.glob("*.svg")]
    assert len(pictures) >= 20
    assert all(f"({name})" in page for name in pictures)
