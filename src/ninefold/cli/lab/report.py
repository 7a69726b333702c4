"""`ninefold lab report`: the results of a folder as one page."""

from __future__ import annotations

from pathlib import Path

import click

from ninefold.files.atomic import atomic_writer


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True), metavar="DIR")
@click.option("--out", "target", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The HTML file.")
@click.option("--charts", type=click.Path(path_type=Path, file_okay=False), help="Charts as SVG and PNG files too.")
@click.option("--no-open", is_flag=True, help="Do not open the report.")
def report(folder: Path, target: Path, charts: Path | None, no_open: bool) -> int:
    """Make one HTML page of the results in DIR: tables, charts, conclusions."""
    from ninefold.lab.report import report_page, write_charts
    from ninefold.lab.results import read

    results = read(folder)
    target.parent.mkdir(parents=True, exist_ok=True)
    with atomic_writer(target) as file:
        file.write(report_page(results))
    if charts:
        write_charts(results, charts)
    click.echo(f"report     {target}")
    if not no_open:
        click.launch(str(target))
    return 0
