"""Circles: people with a table of their own that stays: its talk, its games, its score and its deals of the day."""

from emberhall.store.work.circles import deals, games, goings, people, talk
from emberhall.store.work.circles.deals import CircleTry
from emberhall.store.work.circles.games import CircleGame, CircleScore
from emberhall.store.work.circles.people import CirclePerson, StoredCircle
from emberhall.store.work.circles.talk import CircleLine

__all__ = [
    "CircleGame",
    "CircleLine",
    "CirclePerson",
    "CircleScore",
    "CircleTry",
    "StoredCircle",
    "deals",
    "games",
    "goings",
    "people",
    "talk",
]
