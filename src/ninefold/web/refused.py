"""What is refused, as the server sends it."""

from __future__ import annotations

import json

from starlette.responses import Response

from ninefold.web.problem import TYPE, ProblemError


def refused(error: ProblemError) -> Response:
    """The object of a problem as a response."""
    # Not UTF-8 as it stands: a sentence may quote half a surrogate pair that the request brought along.
    content = json.dumps(error.data, ensure_ascii=True)
    return Response(content, error.status, error.headers, media_type=TYPE)
