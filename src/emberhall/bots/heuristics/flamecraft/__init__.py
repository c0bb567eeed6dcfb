"""Flamecraft, played greedily: try each answer in an imagined world, finish the turn in several ways, weigh the best.

It knows no card: what a shop, a dragon or an enchantment is good for shows in what the turn has come to. So cards laid
over the title are played as well as ours.
"""

import zlib
from collections.abc import Sequence
from typing import Final

from emberhall.bots.heuristics.flamecraft.positions import Position
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Game, Seat
from emberhall.kernel.steps import State

TRIES: Final = 48  # ways a turn is finished, shared by the options
FEWER: Final = 16  # where only a detail is asked
WEIGHTY: Final = frozenset(("visit", "mode", "cast"))
LEAST: Final = 2
MOST: Final = 12
LONGEST: Final = 60  # questions in one turn
LAZY: Final = frozenset(("skip", "done", "end", "continue"))
IDLE: Final[dict[int, bool]] = {}  # picks looked up before
SET_UP: Final = frozenset(("keep",))


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """How good each option is."""
    view = seat.view()
    words = decision.words()
    if decision.ask in SET_UP:
        return [keepsake(word) for word in words]
    rng = Rng.seeded(zlib.crc32(f"{view['turn']['number']} {decision.ask} {' '.join(words)}".encode()))
    world = seat.imagine(rng)
    tries = max(LEAST, min(MOST, (TRIES if decision.ask in WEIGHTY else FEWER) // len(words)))
    position = Position(view, seat.number)
    return [
        max([outcome(seat.game, world, pick, position, rng) for _ in range(tries)]) + 1e-6 * (word not in LAZY)
        for word, pick in zip(words, decision.options, strict=True)
    ]


def outcome(game: Game, world: State, pick: int, position: Position, rng: Rng) -> float:
    """What a turn comes to after an answer, when it is finished somehow."""
    state = world.clone()
    state.take(pick)
    seat = position.seat
    for _ in range(LONGEST):
        if not state.work:
            break
        step = state.work[-1]
        if step.who(state) != seat or step.ask(state) == "visit":
            break
        options = state.options()
        state.take(options[busily(state, options, rng)])
    return position.worth(game.view(state, seat))


def busily(state: State, options: Sequence[int], rng: Rng) -> int:
    """Any option, but seldom that of doing nothing: it is the first of the verbs that name nothing, near the end."""
    count = len(options)
    if count == 1:
        return 0
    k = rng.below(count)
    if idle(state, options[k]) and rng.below(8):
        k = rng.below(count)
    return int(k)


def idle(state: State, pick: int) -> bool:
    """Whether a pick does nothing. Such a word names no card, so the pick means the same whatever cards are played."""
    known = IDLE.get(pick)
    if known is None:
        known = IDLE[pick] = state.word(pick) in LAZY
    return known


def keepsake(word: str) -> float:
    """Which fancy to keep: nothing is known yet that would tell them apart, so any, but always the same."""
    return float(zlib.crc32(word.encode()) % 97)
