"""`ninefold batch`: one job on millions of puzzles."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from ninefold.cli.verbose import verbose_option
from ninefold.errors import MissingExtraError

if TYPE_CHECKING:
    from ninefold.cli.progress import Bar
    from ninefold.tables.cluster import Scheduler
    from ninefold.tables.job_in_parts import Part
    from ninefold.tables.one_table import TableOptions, TableTally

# Not asked of ninefold.tables.column_job: that would import Arrow to print a page of help.
JOBS = ("solve", "count", "check", "rate", "er", "expert", "minimize", "canonical")
ENGINES = ("local", "dask")
COMPRESSIONS = ("none", "snappy", "lz4", "zstd")
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option(
    "--do",
    "do",
    metavar="JOBS",
    default="solve",
    show_default=True,
    help=f"What to do, with commas between: {', '.join(JOBS)}.",
)
@click.option("--limit", type=click.IntRange(min=1), help="With count: solutions counted at most (10000).")
@click.option("--column", default="puzzle", show_default=True, help="Column of the puzzles.")
@click.option("--only-answers", is_flag=True, help="Leave the columns of IN out of OUT; the rows keep their order.")
@click.option("--compression", type=click.Choice(COMPRESSIONS), help="Of Parquet; zstd if nothing is said.")
@click.option("--threads", type=click.IntRange(min=0), default=0, help="Threads; 0 takes all cores.")
@click.option("--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="What runs the parts.")
@click.option("--scheduler", metavar="ADDRESS", help="With --engine dask: an existing cluster, as tls://host:8786.")
@click.option("--tls-ca", metavar="FILE", type=_FILE, help="Who vouches for the cluster: a certificate (PEM).")
@click.option("--tls-cert", metavar="FILE", type=_FILE, help="Our certificate for the cluster (PEM).")
@click.option("--tls-key", metavar="FILE", type=_FILE, help="The key of our certificate (PEM).")
@click.option("--no-tls", is_flag=True, help="Speak to a scheduler of another machine without TLS.")
@click.option(
    "--part-rows",
    metavar="N",
    type=click.IntRange(min=1),
    default=1_000_000,
    show_default=True,
    help="Rows of a part at most, where IN is Parquet; other tables are a part each.",
)
@click.option("--resume", is_flag=True, help="Go on with the parts that are missing in OUT.")
@verbose_option
@click.option("--json", "as_json", is_flag=True, help="The summary as JSON.")
def batch(
    source: str,
    target: str,
    do: str,
    limit: int | None,
    column: str,
    only_answers: bool,
    compression: str | None,
    threads: int,
    engine: str,
    scheduler: str | None,
    tls_ca: Path | None,
    tls_cert: Path | None,
    tls_key: Path | None,
    no_tls: bool,
    part_rows: int,
    resume: bool,
    as_json: bool,
) -> int:
    """Do one job or several to all 9×9 puzzles of IN and write the answers to OUT.

    IN is a table: .parquet, .csv or .txt, the last two also with .gz or .zst; a folder of tables; or - for standard
    input, lines or CSV. OUT is a table too, or - for CSV on standard output, or a folder: then the work is cut into
    parts, which --resume and --engine dask need. Addresses of object stores (s3://…) are fine where fsspec knows them.
    Exit code 1 when an entry was malformed or a part could not be done; the others are.
    """
    load_arrow(engine)  # first: it says so if Arrow is missing
    from ninefold.tables.cluster import Scheduler
    from ninefold.tables.ending import STANDARD, Ending, names_folder
    from ninefold.tables.storage import is_folder

    in_parts = names_folder(target)
    if not in_parts and (resume or engine != "local" or is_folder(source)):
        raise click.UsageError("parts go to a folder: name one as OUT, not a file")
    if in_parts and source == STANDARD:
        raise click.UsageError("parts are of a file: standard input goes to a table or to -")
    if compression and not in_parts and (target == STANDARD or Ending.of(target).kind != "parquet"):
        raise click.UsageError("--compression is of Parquet; a .csv or .txt is packed if its name ends in .gz or .zst")
    cluster = Scheduler(scheduler, tls_ca, tls_cert, tls_key, no_tls)
    if engine == "dask":
        cluster.check()
        cluster.security()  # for what it says if there are no certificates
    elif cluster != Scheduler():
        raise click.UsageError(f"{'--scheduler' if scheduler else 'TLS'} goes with --engine dask")
    began = perf_counter()
    options = _options(do, limit, only_answers, column, compression or "zstd", 1 if engine == "dask" else threads)
    missing = 0
    if in_parts:
        tally, missing = _run_parts(source, target, options, cluster if engine == "dask" else None, part_rows, resume)
    else:
        tally = _run_table(source, target, options)
    _tell(tally, missing, target, perf_counter() - began, as_json)
    if missing and not tally.rows:
        return 2
    return 1 if tally.malformed or tally.failed or missing else 0


def load_arrow(engine: str) -> None:
    """Loads Arrow as this command needs it: without what takes longer than the rest of the start, and with memory that
    is kept because it will be wanted again in a moment (giving it back each time costs a third of the I/O).
    """
    # NumPy comes with Arrow and starts threads for matrices, which turn in circles for a while before they sleep.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if engine == "local" and "pyarrow" not in sys.modules:
        # Where they are installed Arrow loads them, pandas at its first number: 0.2 s, for types that no batch has.
        for unused in ("numpy", "pandas"):
            sys.modules.setdefault(unused, None)  # type: ignore[arg-type]
    try:
        import pyarrow as pa
    except ImportError:
        raise MissingExtraError("ninefold batch", "batch") from None
    if "jemalloc" in pa.supported_memory_backends():
        pa.set_memory_pool(pa.jemalloc_memory_pool())
        pa.jemalloc_set_decay_ms(10_000)


def _options(
    do: str, limit: int | None, only_answers: bool, column: str, compression: str, threads: int
) -> TableOptions:
    from ninefold.tables.column_job import job_named
    from ninefold.tables.one_table import TableOptions

    return TableOptions(job_named(do, limit, only_answers=only_answers), column, compression, threads)


def _run_table(source: str, target: str, options: TableOptions) -> TableTally:
    from ninefold.cli.progress import progress
    from ninefold.tables.ending import STANDARD
    from ninefold.tables.one_table import run_table
    from ninefold.tables.storage import size_of

    size = 0 if source == STANDARD else size_of(source)
    if size is None:
        raise click.UsageError(f"there is no file {source}")
    with progress("puzzles") as bar:
        tally = run_table(source, target, options, seen=_shown(bar, size))
    for place, problem in tally.problems:
        click.echo(f"{'standard input' if source == STANDARD else source}: entry {place}: {problem}", err=True)
    return tally


def _shown(bar: Bar, size: float) -> Callable[[int, float], None]:
    """Tells a bar what is done. Rows are what a person counts, bytes are what is known of the rest: the total is an
    estimate, and there is none where the size is not known.
    """
    done = 0.0

    def seen(rows: int, bytes: float) -> None:
        nonlocal done
        done += bytes
        if done and size:
            bar.update(total=(bar.done + rows) * max(1.0, size / done))
        bar.advance(rows)

    return seen


def _run_parts(
    source: str, target: str, options: TableOptions, cluster: Scheduler | None, rows: int, resume: bool
) -> tuple[TableTally, int]:
    """What became of all parts together, and how many could not be done."""
    from ninefold.cli.progress import progress
    from ninefold.files.atomic import remove_leftovers
    from ninefold.tables.job_in_parts import plan, result_of, total, write_manifest
    from ninefold.tables.run_dask import run_dask
    from ninefold.tables.run_local import run_local
    from ninefold.tables.storage import is_remote

    parts = plan(source, rows)
    write_manifest(target, parts, options, resume=resume)
    known = {part: result_of(part, target) for part in parts} if resume else {}
    results: list[dict[str, Any]] = [result for result in known.values() if result]
    missing = [part for part in parts if not known.get(part)]
    with progress("puzzles") as bar:
        bytes_of = _bytes_of(parts)
        bar.begin_at(total(results).rows)
        seen = _shown(bar, sum(bytes_of.values()))
        seen(0, sum(bytes_of[result["name"]] for result in results))
        work = run_dask(missing, target, options, cluster) if cluster else run_local(missing, target, options, seen)
        for result in work:
            if cluster:
                seen(result["rows"], bytes_of[result["name"]])
            results.append(result)
            if why := result.get("why"):
                click.echo(f"{result['name']} is not done: {why}", err=True)
            for place, problem in result["problems"]:
                click.echo(f"{result['source']}: entry {place}: {problem}", err=True)
    if not is_remote(target):
        remove_leftovers(Path(target))  # of workers that died
    return total(results), sum("why" in result for result in results)


def _bytes_of(parts: list[Part]) -> dict[str, float]:
    """The bytes that each part takes of its file: those of one file share it by their rows."""
    held: dict[str, int] = {}
    for part in parts:
        held[part.source] = max(held.get(part.source, 0), part.rows[1] if part.rows else 0)
    return {
        part.name: part.size * (part.rows[1] - part.rows[0]) / held[part.source] if part.rows else part.size
        for part in parts
    }


def _tell(tally: TableTally, missing: int, target: str, seconds: float, as_json: bool) -> None:
    rate = tally.rows / seconds if seconds else 0.0
    beside = target == "-"  # the answers are on standard output
    if as_json:
        facts = {"puzzles": tally.rows, "malformed": tally.malformed, "failed": tally.failed, "output": target}
        facts |= {"parts_not_done": missing} if missing else {}
        click.echo(json.dumps({**facts, "seconds": round(seconds, 3), "per_second": round(rate)}), err=beside)
        return
    failed = f", {tally.failed:,} failed" if tally.failed else ""
    not_done = f", {missing:,} parts not done" if missing else ""
    click.echo(
        f"{tally.rows:,} puzzles, {tally.malformed:,} malformed{failed}{not_done}, {seconds:.1f} s, "
        f"{rate:,.0f} per second" + ("" if beside else f"\n{target}"),
        err=beside,
    )
    if tally.malformed + tally.failed > len(tally.problems):
        click.echo("the column `problem` names all that are malformed", err=True)
