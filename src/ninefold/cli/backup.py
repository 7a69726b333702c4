"""`ninefold backup`: copies of the reports, checked and brought back."""

from __future__ import annotations

from pathlib import Path

import click

_FOLDER = click.Path(path_type=Path)


@click.command()
@click.argument("names", nargs=-1, metavar="[REPORT]...")
@click.option("--reports", type=_FOLDER, default="data/reports", show_default=True, help="Folder of reports.")
@click.option("--backups", type=_FOLDER, default="data/backups", show_default=True, help="Folder of their copies.")
@click.option("--verify", is_flag=True, help="Check every copy against its checksum; change nothing.")
@click.option("--restore", is_flag=True, help="Bring back the reports named, or all that are missing.")
@click.option("--keep", metavar="N", type=click.IntRange(min=1), help="Keep the copies of the N newest reports only.")
def backup(names: tuple[str, ...], reports: Path, backups: Path, verify: bool, restore: bool, keep: int | None) -> int:
    """Give every report that has no copy yet one, with its checksum, under the date of today.

    Exit code 1 when --verify finds a copy that is missing or damaged.
    """
    from ninefold.folders.backup import Backups

    if verify and restore:
        raise click.UsageError("--verify and --restore are two jobs; ask for one")
    if keep and (verify or restore):
        raise click.UsageError("--keep goes with making copies, not with --verify or --restore")
    if names and not restore:
        raise click.UsageError("reports are named only with --restore")
    store = Backups(backups)
    if verify:
        return _verify(store)
    if restore:
        restored = store.restore(reports, names)
        for path in restored:
            click.echo(f"restored {path}")
        if not restored:
            click.echo("nothing was missing")
        return 0
    added = store.add_missing(reports, keep)
    for copy in added:
        click.echo(f"copied {copy.report} to {store.path(copy)}")
    click.echo(f"{len(store.copies())} copies in {backups}, {len(added)} of them new")
    return 0


def _verify(store: object) -> int:
    from ninefold.folders.backup import Backups

    assert isinstance(store, Backups)
    damaged = list(store.damaged())
    for copy, fault in damaged:
        click.echo(f"{store.path(copy)} {fault}")
    click.echo(f"{len(store.copies()) - len(damaged)} copies are as they were, {len(damaged)} are not")
    return 1 if damaged else 0
