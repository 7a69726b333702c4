"""The release checklist: python scripts/release.py 1.0.0 says what is not ready yet; it changes and publishes nothing.

1. The version is the same everywhere, and newer than the last tag.
2. The changelog has a section of this version, dated, without "unreleased".
3. What is made by scripts (pages of commands, schemas, types of the page, variants, techniques) is as it would be made.
4. The tree is clean, on main, and the tag is free.
5. The wheel that was built here (.build/dist) has this version, is small enough and holds manual and completions.

Then, by hand: `.ci/run` is green; `git tag -s vX.Y.Z && git push --tags`: the hosted workflow builds the wheels of all
platforms, tests each of them, and hands them over to be published.
"""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
WHEEL_BYTES = 6_000_000
MADE = ("command_pages.py", "json_schemas.py", "page_types.py")


def versions_differ(version: str) -> Iterator[str]:
    """Where another version is written."""
    places = {"src/ninefold/__init__.py": r'__version__ = "(.+?)"', "CITATION.cff": r"(?m)^version: (.+)$"}
    for name, pattern in places.items():
        found = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"))
        if not found or found[1] != version:
            yield f"{name} says {found[1] if found else 'nothing'}, not {version}"


def changelog_lacks(version: str) -> Iterator[str]:
    """What the changelog does not say of this version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"(?m)^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", text):
        yield f"CHANGELOG.md has no section `## {version} (YEAR-MONTH-DAY)`"


def made_by_scripts(version: str) -> Iterator[str]:
    """What is not as the script would make it."""
    for name in MADE:
        told = subprocess.run([sys.executable, ROOT / "scripts" / name, "--check"], capture_output=True, text=True)
        if told.returncode:
            yield f"{name}: {told.stderr.strip().splitlines()[-1]}"


def tree_is_not_ready(version: str) -> Iterator[str]:
    """What git says against it."""
    if git("status", "--porcelain"):
        yield "there are changes that no commit holds"
    if (branch := git("branch", "--show-current")) != "main":
        yield f"this is the branch {branch or 'of nobody'}, not main"
    if git("tag", "--list", f"v{version}"):
        yield f"there is a tag v{version} already"


def wheel_is_not_ready(version: str) -> Iterator[str]:
    """What is wrong with the wheel of .build/dist."""
    wheels = sorted((ROOT / ".build" / "dist").glob("ninefold-*.whl"))
    if not wheels:
        yield ".build/dist has no wheel: .ci/run builds it"
    for wheel in wheels:
        if not wheel.name.startswith(f"ninefold-{version}-"):
            yield f"{wheel.name} is of another version"
        if (size := wheel.stat().st_size) > WHEEL_BYTES:
            yield f"{wheel.name} has {size:,} bytes, more than {WHEEL_BYTES:,}"
        names = zipfile.ZipFile(wheel).namelist()
        for wanted in ("share/man/man1/ninefold.1", "completions/ninefold", "ninefold/py.typed", "licenses/LICENSE"):
            if not any(name.endswith(wanted) for name in names):
                yield f"{wheel.name} lacks {wanted}"


def git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True).stdout.strip()


STEPS: dict[str, Callable[[str], Iterator[str]]] = {
    "the version": versions_differ,
    "the changelog": changelog_lacks,
    "what scripts make": made_by_scripts,
    "the tree": tree_is_not_ready,
    "the wheel": wheel_is_not_ready,
}


def main(words: list[str]) -> int:
    """Tells every step; 0 if all are ready."""
    if len(words) != 1 or not re.fullmatch(r"\d+\.\d+\.\d+", words[0]):
        print("usage: python scripts/release.py 1.0.0", file=sys.stderr)
        return 2
    ready = True
    for name, look in STEPS.items():
        problems = list(look(words[0]))
        print(f"{'ok' if not problems else 'no':3} {name}")
        for problem in problems:
            print(f"      {problem}")
        ready = ready and not problems
    return 0 if ready else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
