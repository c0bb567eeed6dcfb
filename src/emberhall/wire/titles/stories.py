"""How titles tell what happened, as the page reads it: one kind of event a line."""

import json
from typing import Any

from emberhall import Game, load
from emberhall.kernel.games import own_titles


def text(game: Game) -> str:
    """The story of a title: how its facts are named, and how each kind of event is told."""
    lists = [f'\t"{name}": {{{_lines(entries)}}}' for name, entries in game.face.story.plain().items()]
    return "{\n" + ",\n".join(lists) + "\n}\n"


def _lines(entries: dict[str, Any]) -> str:
    lines = [f"\t\t{json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in entries.items()]
    return "\n" + ",\n".join(lines) + "\n\t" if lines else ""


def documents() -> dict[str, str]:
    """The stories built into the page, by their path in the repository."""
    games = [load(title) for title in own_titles()]
    return {f"web/src/games/{game.name}/story.json": text(game) for game in games if game.face.story.tellings}
