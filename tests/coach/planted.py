"""Blunders planted into games of bots, and how often the coach names them: `python -m tests.coach.planted TITLE`.

A game is played by bots of one level. Of some decisions in the middle of it, every answer is played to the end of the
game many times, by a quick policy in states the seat imagines; where the worst answer comes out furthest behind the
best, it is given instead, and the bots play on. What it lost is found without the coach, by
ends of games.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass

from emberhall.bots import load as bot
from emberhall.bots.judges import judge_of
from emberhall.bots.matches import LIMIT, derived
from emberhall.bots.tallies import wilson
from emberhall.coach.analysis import BUDGET, Analysis, analyse
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game, Seat, load
from emberhall.kernel.play import Play
from emberhall.kernel.playouts import playout
from emberhall.kernel.records import Record
from emberhall.kernel.steps import State
from emberhall.search.worlds import world_of

CANDIDATES = 20
ENDS = {"dualis": 400, "flamecraft_duals": 100}  # of games, for each answer
FEW_ENDS = 60
MARGIN = 0.02  # what a point in the end counts beside the win itself
SEATS = {"dualis": 4, "flamecraft": 2, "flamecraft_duals": 2, "dragonduel": 2}


@dataclass(frozen=True)
class Planted:
    """A game with a blunder in it."""

    record: Record
    at: int
    seat: int
    word: str
    gap: float

    def found(self, analysis: Analysis) -> bool:
        return self.at in analysis.knew.accounts[self.seat].mistakes


def played(game: Game, play: Play, level: str, seed: int) -> Play:
    """Let bots play to the end."""
    players = [bot(level, game.name, derived(seed, seat)) for seat in range(play.seats)]
    rng = Rng.seeded(derived(seed, "imagined"))
    while (decision := play.decision) is not None:
        play.take(players[decision.seat].choose(play.seat(decision.seat, rng), decision, LIMIT))
    return play


def planted(title: str, number: int, level: str = "seasoned", candidates: int = CANDIDATES) -> Planted:
    """One game with a blunder; the same number gives the same one."""
    game, seats, seed = load(title), SEATS.get(title, 2), derived("planted", title, number)
    first = played(game, Play.begin(game, seats, seed), level, seed)
    rng = Rng.seeded(derived(seed, "where"))
    length = len(first.words)
    best: Planted | None = None
    for at in moments(length, candidates, rng):
        play = first.at(at)
        decision = play.decision
        assert decision is not None
        if len(decision.options) < 3:
            continue
        values = ends(game, play.state, decision.seat, decision.options, rng)
        gap = max(values) - min(values)
        if best is None or gap > best.gap:
            word = decision.word(decision.options[values.index(min(values))])
            best = Planted(first.record(), at, decision.seat, word, gap)
    assert best is not None
    play = first.at(best.at)
    play.say(play.decision, best.word)  # type: ignore[arg-type]
    return Planted(played(game, play, level, seed + 1).record(), best.at, best.seat, best.word, best.gap)


def moments(length: int, count: int, rng: Rng) -> Iterator[int]:
    """Some moments of the middle of a game."""
    first, last = length // 5, 4 * length // 5
    for _ in range(count):
        yield first + rng.below(max(1, last - first))


def ends(game: Game, state: State, seat: int, options: tuple[int, ...], rng: Rng) -> list[float]:
    """What each answer came to at the end of games."""
    judge = judge_of(game)
    known = Seat.of(game, state, seat, rng)
    totals = [0.0] * len(options)
    count = ENDS.get(game.name, FEW_ENDS)
    for _ in range(count):
        world = world_of(known, judge, rng)
        for k, pick in enumerate(options):
            line = world.clone()
            line.take(pick)
            finish(game, line, rng)
            scores, winners = game.scores(line), game.winners(line)
            others = max(scores[:seat] + scores[seat + 1 :], default=0)
            totals[k] += (seat in winners) / max(1, len(winners)) + MARGIN * (scores[seat] - others)
    return [total / count for total in totals]


def finish(game: Game, line: State, rng: Rng) -> None:
    """To the end of the game: as the judge goes on where it knows how to, else at random."""
    judge = judge_of(game)
    while line.work and game.name == "dragonduel":
        line.take(judge.pick(line, rng))
    playout(line, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description="How often the coach names a planted blunder.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", default="seasoned")
    parser.add_argument("--budget", type=int, default=BUDGET)
    chosen = parser.parse_args()
    hits, took = 0, 0.0
    for number in range(chosen.games):
        blunder = planted(chosen.title, number, chosen.level)
        began = time.perf_counter()
        analysis = analyse(blunder.record, chosen.budget)
        took += time.perf_counter() - began
        for side in (analysis.knew, analysis.hindsight):
            for each in side.accounts:
                assert each.start + each.luck + each.own + sum(each.others) == each.final
        found = blunder.found(analysis)
        hits += found
        account = analysis.knew.accounts[blunder.seat]
        [judged] = [each for each in analysis.knew.judged if each.at == blunder.at]
        print(
            f"{number}: {blunder.word!r} at {blunder.at} of {len(blunder.record.moves)}, gap {blunder.gap:.2f}, "
            f"loss {judged.loss} ± {judged.error}, named {account.mistakes}: {'found' if found else 'missed'}",
            flush=True,
        )
    low, high = wilson(hits, chosen.games)
    print(
        f"{chosen.title}: {hits} of {chosen.games} named ({100 * hits / chosen.games:.0f}%, "
        f"95% from {100 * low:.0f}% to {100 * high:.0f}%), "
        f"{took / chosen.games:.1f} s an analysis at {chosen.budget} lines; all accounts add up."
    )


if __name__ == "__main__":
    main()
