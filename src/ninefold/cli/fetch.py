"""`ninefold fetch`: puzzles from the internet into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ninefold.folders.fetch import Fetched, Source


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@click.option("--url", "urls", multiple=True, help="Fetch from here instead of the usual places; may be repeated.")
@click.option(
    "--sources", metavar="FILE", type=click.Path(path_type=Path), help="A list of sources of your own (TOML)."
)
@click.option("--take", metavar="N", type=click.IntRange(min=1), help="Keep at most N puzzles of each source.")
@click.option(
    "--timeout",
    metavar="SECONDS",
    type=click.FloatRange(min=0.1),
    default=20.0,
    show_default=True,
    help="Longest silence of a server.",
)
@click.option("--tries", type=click.IntRange(min=1), default=4, show_default=True, help="How often to try.")
@click.option("--max-mb", type=click.IntRange(min=1), default=64, show_default=True, help="Largest file in megabytes.")
def fetch(
    folder: Path, urls: tuple[str, ...], sources: Path | None, take: int | None, timeout: float, tries: int, max_mb: int
) -> int:
    """Download puzzles into DIR, in the input format, one file per source.

    Only puzzles with exactly one solution are kept, and none that DIR has already. A download that was interrupted goes
    on where it stopped. Exit code 1 when a source could not be fetched; the others are.
    """
    from ninefold.cli.progress import progress
    from ninefold.folders.download import DownloadError, Patience
    from ninefold.folders.fetch import Known
    from ninefold.folders.fetch import fetch as fetch_source

    if folder.is_file():
        raise click.UsageError(f"{folder} is a file; name a folder")
    wanted = _wanted(urls, sources, take)
    known = Known.of_folder(folder) if folder.is_dir() else Known()
    patience = Patience(silence=timeout, tries=tries, size=max_mb * 1_000_000)
    failed = 0
    for source in wanted:
        try:
            with progress("bytes") as bar:
                result = fetch_source(source, folder, known, patience, bar.reach)
        except DownloadError as error:
            failed += 1
            click.echo(f"ninefold: {error}", err=True)
        else:
            _tell(result)
    return 1 if failed else 0


def _wanted(urls: tuple[str, ...], sources: Path | None, take: int | None) -> list[Source]:
    from dataclasses import replace

    from ninefold.folders.fetch import default_sources, read_sources, source_of_url

    if urls and sources:
        raise click.UsageError("--url and --sources are two ways to say the same; use one")
    if urls:
        found = [source_of_url(url) for url in urls]
    elif sources:
        found = read_sources(sources.read_text(encoding="utf-8"), str(sources))
    else:
        found = default_sources()
    return [replace(source, take=take) for source in found] if take else found


def _tell(result: Fetched) -> None:
    left_out = {
        "there already": result.known,
        "without exactly one solution": result.refused,
        "malformed": result.malformed,
    }
    details = "".join(f", {count} {why}" for why, count in left_out.items() if count)
    click.echo(
        f"{result.source.name}: {result.kept} new puzzles{details}" + (f" → {result.path}" if result.path else "")
    )
    if result.first_problem:
        click.echo(f"{result.source.name}: {result.first_problem}", err=True)
