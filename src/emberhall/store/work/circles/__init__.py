"""Circles: people with a table of their own that stays when a game is over: its talk, its games and its score."""

from emberhall.store.work.circles import games, goings, people, talk
from emberhall.store.work.circles.games import CircleGame, CircleScore
from emberhall.store.work.circles.people import CirclePerson, StoredCircle
from emberhall.store.work.circles.talk import CircleLine

__all__ = [
    "CircleGame",
    "CircleLine",
    "CirclePerson",
    "CircleScore",
    "StoredCircle",
    "games",
    "goings",
    "people",
    "talk",
]
