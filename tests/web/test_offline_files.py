"""The list of files that a browser keeps: all of them, under a version that changes with any of them."""

import json
import re
from pathlib import Path
from typing import Any

from ninefold.web.offline import kept_files


def told(text: str) -> tuple[str, list[str]]:
    version, names = re.findall(r"= (.*);", text)
    return json.loads(version), json.loads(names)


def test_every_file_is_listed_by_its_address_but_the_worker(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    for name in ("index.html", "worker.js", "js/main.js"):
        (tmp_path / name).write_text(name)
    assert told(kept_files(tmp_path, {"css/made.css": ""}))[1] == ["", "css/made.css", "js/main.js"]


def test_the_version_changes_with_any_content_or_name_and_with_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "worker.js").write_text("1")
    (tmp_path / "a.js").write_text("1")
    versions = [told(kept_files(tmp_path, {"made.css": text}))[0] for text in ("", "", "a")]
    (tmp_path / "a.js").write_text("2")
    versions.append(told(kept_files(tmp_path, {"made.css": "a"}))[0])
    (tmp_path / "a.js").rename(tmp_path / "b.js")
    versions.append(told(kept_files(tmp_path, {"made.css": "a"}))[0])
    (tmp_path / "worker.js").write_text("2")
    versions.append(told(kept_files(tmp_path, {"made.css": "a"}))[0])
    assert versions[0] == versions[1]
    assert len(set(versions)) == 5


def test_the_server_serves_whatever_it_lists(client: Any) -> None:
    names = told(client.get("/kept_files.js").body.decode())[1]
    assert "" in names
    assert "js/main.js" in names
    assert [name for name in names if client.get(f"/{name}").status != 200] == []
    assert client.get("/worker.js").headers["content-type"].startswith("text/javascript")
