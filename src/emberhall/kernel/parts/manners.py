"""Manners: how a table treats the questions and events of a title. Declared once, and never changed."""

from collections.abc import Mapping
from typing import final


@final
class Manners:
    """What ends a takeback, what a table may answer by itself, and what people bring to a game."""

    def __init__(
        self,
        *,
        reveals: tuple[str, ...] = (),
        commits: tuple[str, ...] = (),
        asks: tuple[str, ...] = (),
        ends: tuple[str, ...] = (),
        responses: Mapping[str, str] | None = None,
        tries: bool = False,
        resigns: bool = False,
        brings: tuple[str, ...] = (),
        distinct: tuple[str, ...] = (),
        profile: tuple[str, ...] = (),
    ) -> None:
        self.reveals = reveals  # events that reveal what a seat could not know before
        self.commits = commits  # further events after which an answer cannot be taken back
        self.asks = asks  # questions a table never answers for a person, even with one answer left
        self.ends = ends  # questions that end a turn: they stay open while a takeback is possible
        self.responses = dict(responses or {})  # questions out of turn, in windows of equal length, and how to decline
        self.tries = tries  # whether a seat may know beforehand if an answer can be taken back
        self.resigns = resigns  # whether a seat may resign at any moment, asked or not
        self.brings = brings  # options that each seat brings: `deck` is `deck0` at seat 0
        self.distinct = distinct  # those of them that two seats cannot bring alike
        self.profile = profile  # options taken from the player's profile unless stated
