"""What passes between the bot desk and its workers: cards or a thought go out, an answer comes back.

Each travels as MessagePack behind its length. Kept apart from the desk so that a worker starts quickly.
"""

from typing import Any

import msgspec

HEADER = 4
"""Bytes of the length in front of each."""


class Cards(msgspec.Struct, array_like=True, tag=True):
    """Card files, by name: the overlay of a title that thoughts to come are about."""

    title: str
    files: dict[str, str]


class Thought(msgspec.Struct, array_like=True, tag=True):
    """What a worker is given: a state its seat could believe in, and what that seat has heard."""

    title: str
    level: str
    seat: int
    imagined: Any
    history: list[dict[str, Any]]
    seed: int
    limit: float
    cards: str = ""


class Answer(msgspec.Struct, array_like=True):
    """A word, or what went wrong."""

    word: str | None
    problem: str | None = None
