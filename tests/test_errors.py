"""Errors survive the way between processes, with all they know."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import ninefold.web.serve  # noqa: F401 - an error of its own
from ninefold import errors
from ninefold.errors import FormatError, MissingExtraError, NinefoldError, UnmetWishError
from ninefold.folders.download import DownloadError
from ninefold.formats import read

SAMPLES: dict[type[NinefoldError], NinefoldError] = {
    FormatError: FormatError("sdm", "expected 81 cells, got 80", text="12..", line=3, column=1),
    UnmetWishError: UnmetWishError("no puzzle was as wished", nearest=("a", 7)),
    MissingExtraError: MissingExtraError("the report", "batch"),
    DownloadError: DownloadError("https://example.org/list", "no answer"),
}
"""The errors that are not made of a sentence alone."""


def kinds(root: type[NinefoldError] = NinefoldError) -> Iterator[type[NinefoldError]]:
    yield root
    for kind in root.__subclasses__():
        yield from kinds(kind)


@pytest.mark.parametrize("kind", sorted(set(kinds()), key=str))
def test_every_error_survives_pickling_and_copying_with_all_its_fields(kind: type[NinefoldError]) -> None:
    error = SAMPLES.get(kind) or kind("one sentence")
    error.add_note("a note")
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is kind
        assert str(again) == str(error)
        assert again.args == error.args
        assert vars(again) == vars(error)
        if isinstance(error, ImportError) and isinstance(again, ImportError):
            assert again.msg == error.msg


def test_the_walk_meets_every_class_of_the_module() -> None:
    named = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, NinefoldError)}
    assert named <= set(kinds())


def test_an_error_of_a_worker_process_is_the_error_of_its_caller() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool, pytest.raises(FormatError) as caught:
        pool.submit(read, "Dear Sir or Madam,\n").result()
    assert caught.value.problem.startswith("no puzzle is in this text")


def test_a_sentence_that_quotes_a_long_text_is_cut() -> None:
    error = FormatError("sdm", f"expected a cell, got {'x' * 100_000!r}")
    assert len(str(error)) < 500
