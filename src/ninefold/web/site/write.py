"""Writes the folder of a site."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ninefold.web import site
from ninefold.web.made_files import made_files
from ninefold.web.offline import KEPT_FILES, kept_files
from ninefold.web.policy import POLICY
from ninefold.web.site.licences import licences
from ninefold.web.site.packages import compile_all, other_packages, own_package, pack, pack_small, standard_library
from ninefold.web.site.parts import LOADED, PACKAGE_LIST, PYODIDE, SiteError, pyodide

ENGINE = f"engine/{PYODIDE}"
"""The folder of what others made; its name changes with it, so that a browser never asks for it again."""
PACKAGES = "engine/packages-{}.tar.xz"
"""Named by its content, for the same reason."""
_STATIC = Path(site.__file__).parents[1] / "static"
_HEAD = '<meta charset="utf-8">\n'

SITE_POLICY = "; ".join(
    part.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    for part in POLICY.split("; ")
    if not part.startswith("frame-ancestors")
)
"""That of the server, with the right to compile WebAssembly, which the engine needs.

Who may frame a page only a header can say."""


class Site(NamedTuple):
    """What was written."""

    files: int
    bytes: int


def write_site(folder: Path, engine: Path, tell: Callable[[str], object] = lambda stage: None) -> Site:
    """Writes the workbench into a folder that is new or empty; `engine` is the core, compiled for a page."""
    if not engine.is_file():
        raise SiteError(f"{engine}: there is no such file; `python scripts/page_engine.py` of the repository makes it")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SiteError(f"{folder}: expected a folder that is new or empty")
    with TemporaryDirectory() as temporary:
        work = Path(temporary)
        tell("fetching Pyodide")
        fetched = pyodide(work)
        library, others, own, made = (work / name for name in ("library", "others", "own", "site"))
        standard_library(fetched, library)
        tell("fetching packages")
        other_packages(others, work)
        own_package(engine, own)
        tell("compiling")
        compile_all(fetched, library, others, with_docs=own)
        tell("writing")
        shutil.copytree(_STATIC, made)
        (made / ENGINE).mkdir(parents=True)
        for name in LOADED:
            shutil.copy(fetched / name, made / ENGINE / name)
        packages = json.loads((fetched / PACKAGE_LIST).read_text())
        (made / ENGINE / PACKAGE_LIST).write_text(json.dumps(packages | {"packages": {}}))  # none is fetched by it
        pack(made / ENGINE / "python_stdlib.zip", library)
        pack_small(work / "packages", others, own)
        packages_name = PACKAGES.format(blake2b((work / "packages").read_bytes(), digest_size=8).hexdigest())
        shutil.move(work / "packages", made / packages_name)
        write_page(made, packages_name)
        (made / KEPT_FILES).write_text(kept_files(made, {}))
        shutil.copytree(made, folder, dirs_exist_ok=True)
    files = [path for path in folder.rglob("*") if path.is_file()]
    return Site(len(files), sum(path.stat().st_size for path in files))


def write_page(folder: Path, packages: str) -> None:
    """Makes the page of the server one that works by itself: it names its engine, and says what it may load."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    told = f'<meta http-equiv="Content-Security-Policy" content="{SITE_POLICY}">\n'
    told += f'<meta name="ninefold-engine" content="{ENGINE}/ {packages}">\n'
    page.write_text(text.replace(_HEAD, _HEAD + told, 1), encoding="utf-8")
    for name, content in {**made_files(), "licences.txt": licences()}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
