"""What the bot desk and its workers exchange: card overlays and tasks go out, answers come back.

Each message is MessagePack with a length prefix. Separate from the desk, so that a worker starts quickly.
"""

from typing import Any

import msgspec

from emberhall import Play
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack

HEADER = 4
"""Bytes of the length prefix."""


class Cards(msgspec.Struct, array_like=True, tag=True):
    """Card files by name: the overlay of a title, sent before the first thought that uses it."""

    title: str
    files: dict[str, str]


class Thought(msgspec.Struct, array_like=True, tag=True):
    """A worker's task: a state its seat could believe in, and the events that seat has heard."""

    title: str
    level: str
    seat: int
    imagined: Any
    history: list[dict[str, Any]]
    seed: int
    limit: float
    cards: str
    rules: int
    advise: dict[str, Any] | None = None
    """The options of the table if a hint is wanted: then the answer includes reasons."""


def thought_of(
    level: str, play: Play, seat: int, seed: int, limit: float, advise: dict[str, Any] | None = None
) -> Thought:
    """A worker's task at this moment. It never contains the true state, only one this seat could believe in."""
    game = play.game
    return Thought(
        title=game.name,
        level=level,
        seat=seat,
        imagined=pack(game.imagine(play.state, seat, Rng.seeded(seed))),
        history=list(play.course.past.heard(seat)),
        seed=seed,
        limit=limit,
        cards=game.cards.overlay,
        rules=game.cards.rules,
        advise=advise,
    )


class Answer(msgspec.Struct, array_like=True):
    """A word, or an error."""

    word: str | None
    problem: str | None = None
    advice: dict[str, Any] | None = None
