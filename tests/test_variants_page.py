"""docs/variants.md tells the truth about every constraint."""

import runpy
import subprocess
import sys
from pathlib import Path

from ninefold.constraints import kinds
from ninefold.constraints.variants import VARIANTS

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "variants_page.py"
PAGE = (ROOT / "docs" / "variants.md").read_text(encoding="utf-8")


def test_the_page_is_as_it_would_be_written() -> None:
    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_kind_of_constraint_has_an_example() -> None:
    shown = {type(rule).__name__ for rule, _ in runpy.run_path(str(SCRIPT))["EXAMPLES"]}
    assert shown == set(kinds())
    assert all(f'"kind": "{name}"' in PAGE for name in kinds())


def test_every_variant_with_a_name_is_listed() -> None:
    assert all(f"`{name}`" in PAGE for name in VARIANTS if name != "classic")
