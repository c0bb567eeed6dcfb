"""The cards of a title by the ids that words use, including those of the overlays this process has loaded."""

from collections.abc import Mapping
from functools import cache

from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.games import load, overlays


def cards_of(title: str) -> Mapping[str, Entry]:
    """Every card; a card of an overlay replaces ours."""
    return _with(title, tuple(game.cards.overlay for game in overlays(title)))


@cache
def _with(title: str, marks: tuple[str, ...]) -> Mapping[str, Entry]:
    games = [load(title, mark) for mark in ("", *marks)]
    return {entry["id"]: entry for game in games for entry in game.cards.catalogue()}
