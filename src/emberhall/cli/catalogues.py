"""The cards of a title by the ids that words use, with those of the overlays this process has read."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from emberhall import load
from emberhall.kernel.games import overlays

ID = {"flamecraft": "id", "dragonduel": "card"}
"""What a title calls the id in its catalogue."""


def cards_of(title: str) -> Mapping[str, dict[str, Any]]:
    """Every card; one of an overlay takes the place of ours."""
    return _with(title, tuple(game.overlay for game in overlays(title)))


@cache
def _with(title: str, marks: tuple[str, ...]) -> Mapping[str, dict[str, Any]]:
    games: list[Any] = [load(title, mark) for mark in ("", *marks)]
    return {entry[ID[title]]: entry for game in games for entry in game.catalogue()}
