"""`ninefold site`: the workbench as files that any web server can serve."""

from __future__ import annotations

from pathlib import Path

import click

from ninefold.errors import MissingExtraError


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option(
    "--engine",
    metavar="FILE",
    type=click.Path(path_type=Path),
    default=Path(".build/page/_native.abi3.so"),
    show_default=True,
    help="The core, compiled for a page by scripts/page_engine.py.",
)
def site(folder: Path, engine: Path) -> int:
    """Write the workbench into DIR, a folder that is new or empty: a page that needs no program behind it.

    Any web server can serve it, as `python -m http.server` does; its engine runs in the browser, offline too after the
    first visit. Needs Node with npm, and fetches Pyodide from npm and a wheel from PyPI.
    """
    try:
        from ninefold.web.site.write import write_site
    except ImportError as error:
        if (error.name or "").partition(".")[0] == "pydantic":
            raise MissingExtraError("a site", "web") from None
        raise
    from ninefold.cli.progress import progress

    with progress("steps") as bar:
        written = write_site(folder, engine, tell=bar.say)
    click.echo(f"{folder}: {written.files:,} files, {written.bytes / 1e6:.1f} MB")
    return 0
