"""Whether every reason of a hint names a line of its answer: `python -m tests.coach.reasoned TITLE --games 50`.

Bots play; at some decisions of each game a hint is asked for. In fresh worlds, the line a reason names must follow the
answer it is said of, oftener than the other one, and what is said to be gained must be gained.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from emberhall.bots import load as bot
from emberhall.bots.matches import LIMIT, derived
from emberhall.coach.advice import Advice, advise
from emberhall.coach.followings import Followings, followings, key_of
from emberhall.coach.outlooks import judge_for, outlook_of
from emberhall.coach.reasons import Reason
from emberhall.coach.weighing import Weigher
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat, load
from emberhall.kernel.play import Play
from emberhall.search.worlds import world_of

SEATS = {"dualis": 4}
FRESH = 48  # worlds
MOMENTS = 6  # of a game, about


@dataclass
class Checked:
    """The reasons of some hints, by kind, and what is wrong with them."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def hints(title: str, number: int, level: str, moments: int) -> Iterator[tuple[Play, Decision, Advice]]:
    """Hints at some decisions of a game between bots."""
    game, seats, seed = load(title), SEATS.get(title, 2), derived("reasons", title, number)
    options = game.setup.check(seats, {})
    players = [bot(level, title, derived(seed, seat)) for seat in range(seats)]
    play, rng = Play.begin(game, seats, seed), Rng.seeded(derived(seed, "where"))
    every = {"dualis": 90, "dragonduel": 160, "flamecraft_duals": 100}.get(title, 160) // moments
    while (decision := play.decision) is not None:
        seat = play.seat(decision.seat, rng)
        pick = players[decision.seat].choose(seat, decision, LIMIT)
        if len(decision.options) > 1 and rng.below(every) == 0:
            state = world_of(seat, judge_for(game, outlook_of(game, seats, options)), rng)
            yield play, decision, advise(seat, state, decision, pick, options, rng.below(1 << 30))
        play.take(pick)


def checked(title: str, level: str, moments: int, number: int) -> Checked:
    """Check every reason of the hints of one game."""
    game, seats = load(title), SEATS.get(title, 2)
    outlook = outlook_of(game, seats, game.setup.check(seats, {}))
    result = Checked()
    for play, decision, advice in hints(title, number, level, moments):
        weigher = Weigher(game, judge_for(game, outlook), outlook, Rng.seeded(number))
        known = Seat.of(game, play.state, decision.seat, weigher.rng)
        states = [world_of(known, weigher.judge, weigher.rng) for _ in range(FRESH)]
        for reason in advice.reasons:
            words = (advice.word, reason.than)
            good, bad = (followings(weigher, states, decision.seat, decision.find(word)) for word in words)
            result.counts[reason.key] += 1
            if not holds(reason, good, bad, decision.seat):
                result.faults.append(f"{title} {number}, at {len(play.words)}, {advice.word!r}: {reason}")
        if not advice.reasons:
            result.faults.append(f"{title} {number}, at {len(play.words)}, {advice.word!r}: no reason at all")
    return result


def holds(reason: Reason, good: Followings, bad: Followings, seat: int) -> bool:
    """Whether a reason is true of its answer in these worlds."""
    if reason.key == "gain":
        return good.more(bad, seat, reason.unit)[0] > 0
    if reason.key == "loss":
        return bad.more(good, reason.args["seat"], reason.unit)[0] > 0
    if reason.event is None:
        return reason.key in ("chance", "wins")
    key = key_of(reason.event)
    these, those = (bad, good) if reason.key in ("prevents", "seldomer") else (good, bad)
    if reason.key == "chance":
        return these.share(key) > 0
    return these.share(key) > those.share(key)


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether reasons name lines of their answers.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--moments", type=int, default=MOMENTS)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    counts: Counter[str] = Counter()
    faults: list[str] = []
    with ProcessPoolExecutor(asked.processes) as pool:
        for each in pool.map(partial(checked, asked.title, asked.level, asked.moments), range(asked.games)):
            counts += each.counts
            faults += each.faults
    for fault in faults:
        print(fault)
    kinds = ", ".join(f"{kind} {count}" for kind, count in counts.most_common())
    print(f"{asked.title}: {sum(counts.values())} reasons in {asked.games} games ({kinds}), {len(faults)} false.")


if __name__ == "__main__":
    main()
