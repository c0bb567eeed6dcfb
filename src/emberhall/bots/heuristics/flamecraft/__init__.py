"""Flamecraft, played greedily: try each answer in an imagined state, finish the turn in several ways, value the best.

It knows no cards: the value of a shop, a dragon or an enchantment shows in the result of the turn. So it plays overlay
cards as well as ours.
"""

import zlib
from collections.abc import Sequence
from typing import Final, Protocol, cast

from emberhall.bots.heuristics.flamecraft.positions import Position
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat
from emberhall.kernel.playouts import go_on
from emberhall.kernel.steps import State

TRIES: Final = 72  # ways to finish a turn, divided among the options
FEWER: Final = 24  # the same for minor questions
WEIGHTY: Final = frozenset(("visit", "mode", "cast"))
LEAST: Final = 2
MOST: Final = 16
LONGEST: Final = 60  # questions in one turn
ENVY: Final = 0.03  # for each point by which the receiver of a gift is ahead of the poorest
LAZY: Final = frozenset(("skip", "done", "end", "continue"))
SET_UP: Final = frozenset(("keep",))


class Figured(Protocol):
    """What this title offers its bots in addition to a view."""

    def figures(self, state: State, seat: int) -> list[int]:
        """The relevant numbers of a view, as a flat list."""


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """The value of each option."""
    view = seat.view()
    words = decision.words()
    if decision.ask in SET_UP:
        return [keepsake(word) for word in words]
    rng = Rng.seeded(zlib.crc32(f"{view['turn']['number']} {decision.ask} {' '.join(words)}".encode()))
    world = seat.imagine(rng)
    tries = max(LEAST, min(MOST, (TRIES if decision.ask in WEIGHTY else FEWER) // len(words)))
    position = Position(view, seat.number)
    game = cast(Figured, seat.game)
    figures = game.figures(world, seat.number)
    return [
        max([outcome(game, world, pick, position, rng) for _ in range(tries)])
        + 1e-6 * (word not in LAZY)
        - ENVY * given_to(word, position, figures)
        for word, pick in zip(words, decision.options, strict=True)
    ]


def given_to(word: str, position: Position, figures: Sequence[int]) -> float:
    """How far the receiver of a gift is ahead of the poorest rival: the worth of a card there shows in no figure."""
    _, to, receiver = word.rpartition(" to ")
    if not to or not receiver.isdecimal():
        return 0.0
    rivals = [position.held(figures, seat) for seat in range(position.seats) if seat != position.seat]
    return position.held(figures, int(receiver)) - min(rivals)


def outcome(game: Figured, world: State, pick: int, position: Position, rng: Rng) -> float:
    """The value of a turn after an answer, finished at random."""
    state = world.clone()
    state.take(pick)
    go_on(state, position.seat, "visit", LAZY, rng, LONGEST)
    return position.worth(game.figures(state, position.seat))


def keepsake(word: str) -> float:
    """The fancy dragon to keep: nothing distinguishes them yet, so an arbitrary one, but always the same."""
    return float(zlib.crc32(word.encode()) % 97)
