"""Files of the page that lie elsewhere, because others use them, too."""

from __future__ import annotations

from ninefold.lab.player_page import player_file
from ninefold.picture.style import sheet


def made_files() -> dict[str, str]:
    """Each by its address below the page: the styles of scenes, and the player of searches."""
    return {"css/scene.css": sheet()} | {f"lab/{name}": player_file(name) for name in ("player.js", "player.css")}
