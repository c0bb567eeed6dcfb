"""Balance: pairs of games of equal bots with a card and with what it replaces, on any number of processes."""

import multiprocessing
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from emberhall.bots.arena.sharing import shared_out
from emberhall.bots.levels import load as bot_of
from emberhall.bots.matches import derived, drive
from emberhall.forge.drafts import forge_for
from emberhall.forge.estimates import Estimate, Pair, Tally
from emberhall.kernel.chance import Rng
from emberhall.kernel.forge.forge import Ended, Forge, Trial
from emberhall.kernel.games import OVERLAYS, Game, load, overlay, overlay_mark
from emberhall.kernel.play import Play

TOGETHER: Final = 10  # pairs played before they are told
MOST: Final = 20_000  # pairs
PATIENCE: Final = 15  # added to the niceness of a worker


@dataclass(frozen=True)
class Lot:
    """Some pairs to play, by number."""

    title: str
    trial: Trial
    level: str
    seed: int
    first: int
    count: int = TOGETHER


def game_of(title: str, trial: Trial) -> Game:
    """The title with the cards of a trial; forgotten with the next one, as a worker tries many."""
    mark = overlay_mark(trial.files)
    if (title, mark) not in OVERLAYS:
        forget(title)
        overlay(title, trial.files)
        _tried.append((title, mark))
    return load(title, mark)


_tried: list[tuple[str, str]] = []


def forget(title: str) -> None:
    for each in [each for each in _tried if each[0] == title]:
        _tried.remove(each)
        OVERLAYS.pop(each, None)


@cache
def lowered() -> None:
    """Let everything else go first, once in each worker."""
    if multiprocessing.parent_process() is not None:
        os.nice(PATIENCE)


def played(lot: Lot) -> list[Pair]:
    """Play some pairs; they depend on the lot alone."""
    lowered()
    game, forge = game_of(lot.title, lot.trial), forge_for(lot.title)
    return [pair(lot, number, game, forge) for number in range(lot.first, lot.first + lot.count)]


def pair(lot: Lot, number: int, game: Game, forge: Forge) -> Pair:
    """One deal, played once each way. Bots and deal are the same in all games: only the card makes a difference."""
    at = number % len(lot.trial.bouts)
    bout = lot.trial.bouts[at]
    worths: list[float] = []
    began: list[bool | None] = []
    turns: list[int] = []
    for options, where in bout.games:
        ended = one_game(lot, derived(lot.seed, number), game, forge, bout.seats, options, where)
        worths.append(forge.worth(ended, where, lot.trial))
        began.append(forge.began(ended.state, where))
        turns.append(forge.turn(ended.words, lot.trial))
    return Pair(at, tuple(worths), tuple(began), tuple(turns))


def one_game(
    lot: Lot, seed: int, game: Game, forge: Forge, seats: int, options: Mapping[str, Any], where: int
) -> Ended:
    play = Play.begin(game, seats, seed, options)
    forge.dealt(play.state, where, lot.trial)
    begun = play.state.clone()
    bots = {seat: bot_of(lot.level, lot.title, derived(seed, seat)) for seat in range(seats)}
    drive(play, bots, Rng.seeded(derived(seed, "imagined")))
    state = play.state
    return Ended(begun, [word for _, word in play.words], state, game.winners(state), game.scores(state))


def lots(title: str, trial: Trial, level: str, seed: int, pairs: int) -> list[Lot]:
    return [Lot(title, trial, level, seed, first, min(TOGETHER, pairs - first)) for first in range(0, pairs, TOGETHER)]


def balanced(
    title: str,
    trial: Trial,
    *,
    level: str = "",
    seed: int = 1,
    pairs: int = MOST,
    workers: int = 1,
    seconds: float = 60,
) -> Iterator[Estimate]:
    """Estimates as games are played; the last is decided, or the time or the games are up."""
    tally = Tally(trial)
    todo = lots(title, trial, level or trial.measure.level, seed, pairs)
    for some in shared_out(played, todo, workers, seconds):
        tally.add(some)
        estimate = tally.estimate()
        yield estimate
        if estimate.decided:
            return
