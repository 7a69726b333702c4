"""The verbs where there is no server: the page's own worker asks, and the same functions answer.

Nothing here knows HTTP or a thread. A request is an address below /api and a text; its answer a status, a type and
bytes, or lines of progress handed over as they come (`web/lines.py`), as the server would send them. Stop is a signal.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import lru_cache
from signal import SIGINT, signal
from time import perf_counter
from typing import Any, NamedTuple, get_type_hints

from pydantic import ValidationError

from ninefold.desk.answer import Answer
from ninefold.errors import NinefoldError
from ninefold.web import limits
from ninefold.web.lines import problem_line, progress_line, result_line, task_line
from ninefold.web.position import Ask
from ninefold.web.problem import TYPE, ProblemError, as_problem, wrong_shape
from ninefold.web.verb import Verb
from ninefold.web.verbs.about import about
from ninefold.web.verbs.formats import formats
from ninefold.web.verbs.laboratory import laboratory
from ninefold.web.verbs.library import library, opened
from ninefold.web.verbs.picture import picture
from ninefold.web.verbs.table import VERBS
from ninefold.web.work import Work

JSON = "application/json"

_TABLES: dict[str, Callable[[], Answer]] = {
    "about": about,
    "formats": formats,
    "laboratory": laboratory,
    "library": library,
}
_ENTRY = "library/"

_PROGRAM_ONLY = {
    "print": "A PDF",
    "book": "A book",
    "worksheet": "A worksheet",
    "report": "The report with its charts",
    "photo": "Reading a photo",
}
"""What needs libraries that do not go along, by verb."""

Tell = Callable[[bytes], object]
"""Takes a line of progress."""

_working: list[Work] = []
"""What is being worked at."""


class Reply(NamedTuple):
    """What a server would send."""

    status: int
    media_type: str
    content: bytes


@lru_cache(maxsize=1)
def _verbs() -> dict[str, tuple[type[Ask], Verb[Any]]]:
    """Those of the table, and the one that draws; each with what it may be asked."""
    verbs: dict[str, Verb[Any]] = {name: verb for name, _, verb in VERBS} | {"picture": picture}
    return {name: (get_type_hints(verb)["ask"], verb) for name, verb in verbs.items()}


def begin() -> None:
    """Works out what every visit asks first, once: a page keeps the memory of an engine that has begun."""
    look_up("about")
    _verbs()


def wake() -> None:
    """Makes anew what must differ from one visit to the next, whatever memory was kept."""
    random.seed()


def stop_by_signal(wait: Callable[[Any], bool], asked: Callable[[], Any]) -> None:
    """From now on an interrupt looks whether a stop was asked for; what is worked at then answers with what it has.

    While a worker of a page works, no message reaches it; but Python and the core look for signals, and a signal may
    wait until messages are in.
    """

    looking = False

    def look(*_: object) -> None:
        nonlocal looking
        if looking or not _working:  # to wait is work of Python, too, where the next signal may come
            return
        looking = True
        try:
            if wait(asked()):
                for work in _working:
                    work.stop_now()
        finally:
            looking = False

    signal(SIGINT, look)


def look_up(address: str) -> Reply:
    """What a GET below /api answers."""
    try:
        if address.startswith(_ENTRY):
            return _written(opened(address.removeprefix(_ENTRY)))
        if address not in _TABLES:
            raise _unknown(address)
        return _written(_TABLES[address]())
    except ProblemError as problem:
        return _refused(problem)


def ask(name: str, body: str) -> Reply:
    """What a POST below /api answers."""
    try:
        asked, verb, work = _asked(name, body)
        return _worked(asked, verb, work)
    except ProblemError as problem:
        return _refused(problem)


def ask_long(name: str, body: str, tell: Tell) -> None:
    """The same, told in lines: the last one has the answer, or says why there is none."""
    try:
        asked, verb, work = _asked(name, body, tell)
        tell(task_line(work))
        reply = _worked(asked, verb, work)
    except ProblemError as problem:
        tell(problem_line(problem))
    else:
        tell(result_line(reply.content, reply.media_type))


class _ToldWork(Work):
    """Work that hands a line over when there is news, a few times a second."""

    def __init__(self, seconds: float, hand_over: Tell) -> None:
        super().__init__(seconds)
        self._hand_over = hand_over
        self._last = perf_counter()

    def tell(self, stage: str, found: int | None = None) -> None:
        super().tell(stage, found)
        self._news()

    def give(self, part: Answer) -> None:
        super().give(part)
        self._news()

    def _news(self) -> None:
        if perf_counter() - self._last >= limits.PROGRESS_SECONDS:
            self._last = perf_counter()
            self._hand_over(progress_line(self))


def _asked(name: str, body: str, tell: Tell | None = None) -> tuple[Ask, Verb[Any], Work]:
    if name not in _verbs():
        raise _unknown(name)
    kind, verb = _verbs()[name]
    try:
        asked = kind.model_validate(json.loads(body))
    except ValidationError as error:
        raise wrong_shape((one["loc"], one["msg"]) for one in error.errors()) from None
    except ValueError:
        raise ProblemError(400, "The body of the request is not JSON in UTF-8.") from None
    seconds = getattr(asked, "seconds", limits.SECONDS)
    return asked, verb, Work(seconds) if tell is None else _ToldWork(seconds, tell)


def _worked(asked: Ask, verb: Verb[Any], work: Work) -> Reply:
    _working.append(work)
    try:
        return _written(work.run(lambda work: verb(asked, work), work.seconds, heavy_allowed=True))
    except NinefoldError as error:
        problem = as_problem(error)
        if problem.status == 501:  # which extra it is does not matter to whoever cannot install it
            problem = ProblemError(501, _of_the_program("This"))
        raise problem from None
    finally:
        _working.remove(work)


def _written(answer: Any) -> Reply:
    if isinstance(answer, Answer):
        return Reply(200, JSON, answer.as_json().encode("utf-8", "replace"))
    return Reply(200, answer.media_type, answer.content)


def _refused(problem: ProblemError) -> Reply:
    return Reply(problem.status, TYPE, json.dumps(problem.data).encode())


def _unknown(name: str) -> ProblemError:
    what = _PROGRAM_ONLY.get(name.partition("?")[0])
    if what:
        return ProblemError(501, _of_the_program(what))
    return ProblemError(404, f"The API has no verb {name[:60]!r}.")


def _of_the_program(what: str) -> str:
    return f"{what} is beyond this page; the program on a computer does it: `ninefold app`."
