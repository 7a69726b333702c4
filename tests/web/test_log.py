"""What the server logs of a request: what was asked and how it went, nothing of who asked and no token."""

import logging

import pytest
from tests.web.conftest import Client


def test_a_request_is_logged_without_what_follows_its_path(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ninefold.web")
    client.get("/api/nothing%0Ahere?token=secret")
    client.get("/", Host="example.org")
    told = [(one.levelname, one.getMessage().rpartition(",")[0]) for one in caplog.records]
    assert told == [("INFO", "GET '/api/nothing\\nhere': 404"), ("WARNING", "GET '/': 403")]
