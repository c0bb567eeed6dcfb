"""Blunders planted in games of bots, and how often the coach names them: `python -m tests.coach.planted TITLE`.

Bots of one level play a game. At some decisions in the middle every answer is searched deeply, in states the seat
imagines. The candidates with the widest gap between best and worst are compared again, in many fresh states, so that
nothing counts as a blunder by luck alone. The clearest one is played instead, and the bots play on.

The deep search is not the coach's: lines are played to the end of the game by a quick policy and scored by who won; at
Flamecraft, where random play says nothing, for a few turns, each finished in the best of several ways.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from emberhall.bots import load as bot
from emberhall.bots.judges import judge_of
from emberhall.bots.matches import LIMIT, derived
from emberhall.bots.tallies import wilson
from emberhall.coach.analysis import BUDGET, Analysis, analyse
from emberhall.coach.weighing import difference
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game, Seat, load
from emberhall.kernel.judges import Judge
from emberhall.kernel.play import Play
from emberhall.kernel.playouts import playout
from emberhall.kernel.records import Record
from emberhall.kernel.steps import State
from emberhall.search.worlds import world_of
from tests.replays import play_at

CANDIDATES = 20
CLOSER = 4  # candidates compared again
ENDS = {"dualis": 400, "flamecraft_duals": 160}  # playouts for each answer compared again
FEW_ENDS = 120
FIRST = 4  # the first comparison gets this fraction (one in FIRST) of them
SURE = 2.0  # standard errors subtracted from a difference before comparing
TURNS = {"flamecraft": 3}  # turns played well, where the ends of games would say little
TRIES = 10  # ways to finish such a turn; the best one counts
MARGIN = 0.02  # value of a final point, compared with 1 for the win itself
SEATS = {"dualis": 4, "flamecraft": 2, "flamecraft_duals": 2, "dragonduel": 2}


@dataclass(frozen=True)
class Candidate:
    """A decision of a game, its best and worst answers, and the gap between them with its standard error."""

    at: int
    seat: int
    best: int
    worst: int
    gap: float
    error: float = 0.0


@dataclass(frozen=True)
class Planted:
    """A game with a blunder in it."""

    record: Record
    word: str
    blunder: Candidate

    def found(self, analysis: Analysis) -> bool:
        return self.blunder.at in analysis.knew.ledgers[self.blunder.seat].mistakes


def played(game: Game, play: Play, level: str, seed: int) -> Play:
    """Let bots play to the end."""
    players = [bot(level, game.name, derived(seed, seat)) for seat in range(play.course.deal.seats)]
    rng = Rng.seeded(derived(seed, "imagined"))
    while (decision := play.decision) is not None:
        play.take(players[decision.seat].choose(play.seat(decision.seat, rng), decision, LIMIT))
    return play


def planted(title: str, number: int, level: str = "greedy", candidates: int = CANDIDATES) -> Planted:
    """One game with a blunder; equal numbers give equal games."""
    game, seats, seed = load(title), SEATS.get(title, 2), derived("planted", title, number)
    first = played(game, Play.begin(game, seats, seed), level, seed)
    rng = Rng.seeded(derived(seed, "where"))
    moments = {middle(len(first.words), rng) for _ in range(candidates)}
    ranking = sorted(tried(game, first, sorted(moments), rng), key=lambda each: -each.gap)[:CLOSER]
    blunder = max((again(game, first, each, rng) for each in ranking), key=lambda each: each.gap - SURE * each.error)
    play = play_at(first, blunder.at)
    decision = play.decision
    assert decision is not None
    word = decision.word(blunder.worst)
    play.take(blunder.worst)
    return Planted(played(game, play, level, seed + 1).record(), word, blunder)


def middle(length: int, rng: Rng) -> int:
    """A moment in neither the first nor the last fifth of a game."""
    first, last = length // 5, 4 * length // 5
    return first + rng.below(max(1, last - first))


def tried(game: Game, whole: Play, moments: Sequence[int], rng: Rng) -> Iterator[Candidate]:
    """Yield the decisions of these moments with three or more options, each with its best and worst at first sight."""
    for at in moments:
        decision = (play := play_at(whole, at)).decision
        assert decision is not None
        options = decision.options
        if len(options) >= 3:
            found = ends(game, play.state, decision.seat, options, rng, ends_of(game) // FIRST)
            means = [sum(each) / len(each) for each in found]
            best, worst = (options[means.index(each)] for each in (max(means), min(means)))
            yield Candidate(at, decision.seat, best, worst, max(means) - min(means))


def again(game: Game, whole: Play, each: Candidate, rng: Rng) -> Candidate:
    """Compare the two answers again, in fresh states."""
    found = ends(game, play_at(whole, each.at).state, each.seat, (each.best, each.worst), rng, ends_of(game))
    gap, error = difference(*found)
    return Candidate(each.at, each.seat, each.best, each.worst, gap, error)


def ends_of(game: Game) -> int:
    return ENDS.get(game.name, FEW_ENDS)


def ends(game: Game, state: State, seat: int, options: Sequence[int], rng: Rng, count: int) -> list[list[float]]:
    """The results of playouts for each answer; all answers share the same imagined states."""
    judge = judge_of(game)
    known = Seat.of(game, state, seat, rng)
    matches: list[list[float]] = [[] for _ in options]
    for _ in range(count):
        world = world_of(known, judge, rng)
        for own, pick in zip(matches, options, strict=True):
            line = world.clone()
            since = judge.start(line)
            line.take(pick)
            if game.name in TURNS:
                line = turns_on(judge, line, seat, since, rng, TURNS[game.name])
                own.append(judge.rewards(line)[seat])
            else:
                finish(game, line, rng)
                own.append(worth_of(game, line, seat))
    return matches


def worth_of(game: Game, line: State, seat: int) -> float:
    """The value of a finished game: the win, and a little for each point."""
    scores, winners = game.scores(line), game.winners(line)
    others = max(scores[:seat] + scores[seat + 1 :], default=0)
    return (seat in winners) / max(1, len(winners)) + MARGIN * (scores[seat] - others)


def turns_on(judge: Judge, line: State, seat: int, since: int, rng: Rng, turns: int) -> State:
    """Play a few turns; the seat has already begun the first one."""
    for _ in range(turns):
        if not line.work:
            break
        line = best_turn(judge, line, seat, since, rng)
        if line.work:
            since, seat = judge.start(line), line.work[-1].who(line)
    return line


def best_turn(judge: Judge, state: State, seat: int, since: int, rng: Rng) -> State:
    """The best of several ways to finish a turn."""
    found, most = state, -1e18
    for _ in range(TRIES):
        line = state.clone()
        while judge.same_turn(line, seat, since):
            line.take(judge.pick(line, rng))
        judge.finish(line, rng, since)
        if (worth := judge.worth(line, seat)) > most:
            found, most = line, worth
    return found


def finish(game: Game, line: State, rng: Rng) -> None:
    """Play to the end of the game: at DragonDuel by the judge's policy, otherwise at random."""
    judge = judge_of(game)
    while line.work and game.name == "dragonduel":
        line.take(judge.pick(line, rng))
    playout(line, rng)


@dataclass(frozen=True)
class Looked:
    """One game with a blunder, as the coach saw it."""

    found: bool
    took: float
    line: str


def looked(title: str, level: str, budget: int, number: int) -> Looked:
    """Plant a blunder, let the coach analyse the game, and check that everything adds up."""
    game = planted(title, number, level)
    began = time.perf_counter()
    analysis = analyse(game.record, budget)
    took = time.perf_counter() - began
    for side in (analysis.knew, analysis.hindsight):
        for each in side.ledgers:
            assert each.start + each.luck + each.own + sum(each.others) == each.final
            for point in each.points:
                assert each.start + point.luck + point.own + point.others == point.chance
    blunder, found = game.blunder, game.found(analysis)
    [judged] = [each for each in analysis.knew.judged if each.at == blunder.at]
    own = [each for each in analysis.knew.judged if each.seat == blunder.seat and each.choice]
    rank = 1 + sum(each.sure_loss > judged.sure_loss for each in own)
    line = (
        f"{number}: {game.word!r} at {blunder.at} of {len(game.record.moves)}, "
        f"gap {blunder.gap:.2f} ± {blunder.error:.2f}, loss {judged.loss} ± {judged.error}, "
        f"place {rank} of {len(own)}, "
        f"named {analysis.knew.ledgers[blunder.seat].mistakes}: {'found' if found else 'missed'}"
    )
    return Looked(found, took, line)


def main() -> None:
    parser = argparse.ArgumentParser(description="How often the coach names a planted blunder.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="The number of the first game.")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    look = partial(looked, chosen.title, chosen.level, chosen.budget)
    numbers = range(chosen.first, chosen.first + chosen.games)
    hits, took = 0, 0.0
    with ProcessPoolExecutor(chosen.processes) as pool:
        for each in pool.map(look, numbers):
            hits += each.found
            took += each.took
            print(each.line, flush=True)
    low, high = wilson(hits, chosen.games)
    print(
        f"{chosen.title}: {hits} of {chosen.games} named ({100 * hits / chosen.games:.0f}%, "
        f"95% from {100 * low:.0f}% to {100 * high:.0f}%), "
        f"{took / chosen.games:.1f} s an analysis at {chosen.budget} lines; all ledgers add up."
    )


if __name__ == "__main__":
    main()
