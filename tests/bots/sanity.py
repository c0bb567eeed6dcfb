"""Answers that are dominated, counted in games between bots: `python -m tests.bots.sanity TITLE --positions 10000`.

At every decision of `expert` and `master` the title's own rules of reason look for an answer that was surely better,
and search by force, where the end is near, for a certain win given away. Nothing of the bots' judges is used.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from typing import Any

from emberhall import load
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import LIMIT, derived
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Game, Seat
from emberhall.kernel.play import Play
from emberhall.kernel.steps import State
from tests.bots.force import Force
from tests.games.dragonduel import reason as dragonduel
from tests.games.dualis import reason as dualis
from tests.games.flamecraft import reason as flamecraft
from tests.games.flamecraft_duals import reason as flamecraft_duals

SEATS = {"dualis": 4}
WORLDS = 6
"""Imagined states in which a win must be certain."""
MOST = 3000
"""Moments of one search by force."""
REASONS: dict[str, Any] = {
    "dragonduel": dragonduel,
    "dualis": dualis,
    "flamecraft": flamecraft,
    "flamecraft_duals": flamecraft_duals,
}


@dataclass(frozen=True)
class Fault:
    """A dominated answer: what is wrong with it, and where it was given."""

    kind: str
    where: str


def faults_of(seat: Seat, state: State, decision: Decision, pick: Option) -> Iterator[str]:
    """What is wrong with an answer, if anything; `state` is the true one."""
    reason = REASONS[seat.game.name]
    yield from reason.faults(state, decision.seat, decision.options, pick)
    if reason.near(state, decision.seat) and given_away(seat, state, decision, pick):
        yield "a certain win given away"


def given_away(seat: Seat, state: State, decision: Decision, pick: Option) -> bool:
    """Whether some other answer wins by force in all imagined states, and the one given fails in the true one."""
    reason = REASONS[seat.game.name]
    teams = seat.game.setup.teams(state_seats(seat), {}) if seat.game.name != "dualis" else [0, 1, 0, 1]
    side = {other for other, team in enumerate(teams) if team == teams[decision.seat]}
    force = Force(side, partial(reason.won, start=state, seat=decision.seat), MOST)
    if force.wins(state, pick) is not False:
        return False
    candidates = [other for other in decision.options if other != pick and force.wins(state, other)]
    for _ in range(WORLDS):
        if not candidates:
            return False
        world = seat.imagine(Rng.seeded(derived(WORLDS, len(candidates), state.rng.a)))
        if not world.work or world.work[-1].who(world) != decision.seat:
            return False
        candidates = [other for other in candidates if force.wins(world, other)]
    return bool(candidates)


def state_seats(seat: Seat) -> int:
    return int(seat.view()["seats"])


def played(title: str, level: str, number: int) -> tuple[int, list[Fault]]:
    """How many decisions a game had, and the faults of its answers."""
    game: Game = load(title)
    seats = SEATS.get(title, 2)
    bots = [load_bot(level, title, derived("sanity", level, number, seat)) for seat in range(seats)]
    play, rng = Play.begin(game, seats, derived("sanity", number)), Rng.seeded(number)
    count, faults = 0, list[Fault]()
    while (decision := play.decision) is not None:
        seat = play.seat(decision.seat, rng)
        pick = bots[decision.seat].choose(seat, decision, LIMIT)
        if len(decision.options) > 1:
            count += 1
            for kind in faults_of(seat, play.state, decision, pick):
                faults.append(Fault(kind, f"{title} {level} {number}, at {len(play.words)}: {decision.word(pick)!r}"))
        play.take(pick)
    return count, faults


def main() -> None:
    parser = argparse.ArgumentParser(description="How many answers of the strong levels are dominated.")
    parser.add_argument("title", choices=list(REASONS))
    parser.add_argument("--positions", type=int, default=10_000, help="of each level")
    parser.add_argument("--level", action="append", choices=["expert", "master"])
    parser.add_argument("--seconds", type=float, default=1e9, help="for each level")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    for level in asked.level or ["expert", "master"]:
        report(asked.title, level, asked.positions, asked.seconds, asked.processes)


def report(title: str, level: str, positions: int, seconds: float, processes: int) -> None:
    counts: Counter[str] = Counter()
    total, games, began = 0, 0, time.monotonic()
    with Pool(processes) as pool:
        for count, faults in pool.imap_unordered(partial(played, title, level), range(positions)):
            total, games = total + count, games + 1
            for fault in faults:
                counts[fault.kind] += 1
                print(f"  {fault.kind}: {fault.where}")
            if total >= positions or time.monotonic() - began > seconds:
                break
        pool.terminate()
    told = ", ".join(f"{kind} {number}" for kind, number in counts.most_common()) or "none"
    print(f"{title}, {level}: {total:,} decisions of {games} games; dominated: {told}.", flush=True)


if __name__ == "__main__":
    main()
