"""Seasons of the ladder: how everybody stood in each."""

from emberhall.store.work.seasons.standings import first, of_friends, of_player, page, ranks, size

__all__ = ["first", "of_friends", "of_player", "page", "ranks", "size"]
