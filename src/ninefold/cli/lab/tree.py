"""`ninefold lab tree`: a search tree, drawn."""

from __future__ import annotations

from pathlib import Path

import click

from ninefold.cli.puzzle_argument import Complaints, Entries, puzzle_argument, timeout_option
from ninefold.desk.task import Task
from ninefold.files.atomic import atomic_writer
from ninefold.lab.player_page import player_page
from ninefold.lab.trace import MOST_NODES, trace
from ninefold.lab.tree import draw_tree, grow_tree
from ninefold.model import Puzzle


@click.command()
@puzzle_argument
@click.option(
    "--algorithm", "names", help="A native algorithm that searches; on a page several, with commas. [default: bfs,dfs]"
)
@click.option(
    "--out", "target", type=click.Path(path_type=Path, dir_okay=False), default="tree.html", show_default=True
)
@click.option("--nodes", type=click.IntRange(2, MOST_NODES), help="At most so many. [default: 400, on a page 1500]")
@click.option("--first", is_flag=True, help="Of a picture: stop at the first solution.")
@click.option("--no-open", is_flag=True, help="Do not open it.")
@timeout_option
def tree(
    entries: Entries,
    names: str | None,
    target: Path,
    nodes: int | None,
    first: bool,
    no_open: bool,
    task: Task,
) -> int:
    """The search tree of PUZZLE: as .html to step through, with OPEN and CLOSED, or as a picture (.svg).

    On the page several searches walk side by side, breadth-first beside depth-first unless --algorithm says which. A
    picture has a board at every node of a 4×4; of larger trees the deepest branches are cut off and counted.
    """
    if target.suffix.lower() not in (".svg", ".html"):
        raise click.UsageError(f"the drawing is .svg or .html, got {target.name}")
    complaints = Complaints()
    for record in complaints.good(entries):
        if target.suffix.lower() == ".svg":
            text, said = _picture(record.puzzle, names or "dfs", nodes or 400, first, task)
        else:
            text, said = _page(record.puzzle, names or "bfs,dfs", nodes or MOST_NODES)
        with atomic_writer(target) as file:
            file.write(text)
        click.echo(f"{said}\ntree       {target}")
        if not no_open:
            click.launch(str(target))
        break
    return complaints.exit_code()


def _picture(puzzle: Puzzle, name: str, nodes: int, first: bool, task: Task) -> tuple[str, str]:
    grown = grow_tree(puzzle, name, whole=not first, stop=task.stop)
    return draw_tree(grown, nodes), grown.summary


def _page(puzzle: Puzzle, names: str, nodes: int) -> tuple[str, str]:
    traces = [trace(puzzle, name.strip(), nodes=nodes) for name in names.split(",")]
    said = [f"{one.title}: {one.sentence}" for one in traces]
    return player_page(puzzle.oneline, traces), "\n".join(said)
