"""Errors as problem+json (RFC 9457): a status, a title and one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any

from pydantic import BaseModel, Field

from ninefold.errors import MissingExtraError, NinefoldError, StoppedError, TimeLimitError

TYPE = "application/problem+json"
_MOST_ERRORS = 20


class WhereWhat(BaseModel):
    """A place in the JSON of a request and what is wrong there."""

    where: str
    what: str


class Problem(BaseModel):
    """What is sent when something is refused."""

    type: str = "about:blank"
    title: str = Field(examples=["Bad Request"])
    status: int = Field(examples=[400])
    detail: str = Field(description="One sentence for a person.", examples=["expected a puzzle, got nothing"])
    errors: list[WhereWhat] | None = None


class ProblemError(Exception):
    """A request that is refused, with the status and the sentence to send."""

    def __init__(self, status: int, detail: str, *, errors: Sequence[dict[str, str]] = (), **headers: str) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.errors = errors
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}

    @property
    def data(self) -> dict[str, Any]:
        """The object that is sent."""
        title = HTTPStatus(self.status).phrase
        data = {"type": "about:blank", "title": title, "status": self.status, "detail": self.detail}
        return data | ({"errors": list(self.errors)} if self.errors else {})


def as_problem(error: NinefoldError) -> ProblemError:
    """What the library refuses, as what is refused to whoever asked."""
    if isinstance(error, MissingExtraError):
        return ProblemError(501, str(error))
    if isinstance(error, TimeLimitError):
        return ProblemError(503, "The time for this was over before it was done; more seconds may help.")
    if isinstance(error, StoppedError):
        return ProblemError(503, "Stopped before there was an answer.")
    return ProblemError(400, str(error))


def wrong_shape(mistakes: Iterable[tuple[Sequence[Any], str]]) -> ProblemError:
    """A body that is none of the objects that may be asked: the way to each mistake, and what it is."""
    errors = [
        {"where": ".".join(map(str, where)) or "body", "what": what} for where, what in list(mistakes)[:_MOST_ERRORS]
    ]
    first = errors[0] if errors else {"where": "body", "what": "wrong"}
    return ProblemError(422, f"{first['where']}: {first['what']}.", errors=errors)
