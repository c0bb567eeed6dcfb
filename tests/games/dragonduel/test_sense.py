"""Answers surely worse than another are never given by the strong levels: Spark for nothing, gifts to enemies."""

from collections.abc import Iterator, Sequence

import pytest

from emberhall import Decision, State, load
from emberhall.bots import load as bot_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.kernel.play import Play
from tests.games.dragonduel.reason import faults

GAME = load("dragonduel")
ASKED = ("barrier", "critical", "target")


def judge() -> Judge:
    known = GAME.mind.judge({}, None)
    assert known is not None
    return known


def moments(seed: int) -> Iterator[tuple[Play, Decision]]:
    """The questions about Barriers, Criticals and targets in a game of greedy bots."""
    play, rng, greedy = Play.begin(GAME, 2, seed), Rng.seeded(seed), bot_of("greedy", "dragonduel", seed)
    while (decision := play.decision) is not None:
        if decision.ask in ASKED and len(decision.options) > 1:
            yield play, decision
        play.take(greedy.choose(play.seat(decision.seat, rng), decision, 5.0))


def faulty(state: State, decision: Decision, picks: Sequence[Option]) -> dict[Option, list[str]]:
    said = {pick: list(faults(state, decision.seat, decision.options, pick)) for pick in picks}  # type: ignore[arg-type]
    return {pick: kinds for pick, kinds in said.items() if kinds}


@pytest.mark.parametrize("seed", range(3))
def test_what_reason_finds_fault_with_is_not_sensible_and_something_always_is(seed: int) -> None:
    found = set[str]()
    for play, decision in moments(seed):
        left = judge().sensible(play.state, decision.options)
        assert left
        assert not faulty(play.state, decision, left)
        for kinds in faulty(play.state, decision, decision.options).values():
            found.update(kinds)
    assert "a Barrier that cannot hold" in found


@pytest.mark.parametrize("level", ["expert", "master"])
def test_strong_levels_give_no_such_answer(level: str) -> None:
    """Expert once raised a Barrier that could not hold, or made an enemy stronger, at one decision in a hundred."""
    rng, asked = Rng.seeded(2), 0
    bot = bot_of(level, "dragonduel", 2)
    for play, decision in moments(2):
        if not faulty(play.state, decision, decision.options):
            continue
        asked += 1
        pick = bot.choose(Seat.of(GAME, play.state, decision.seat, rng), decision, 5.0)
        assert not faulty(play.state, decision, [pick]), decision.word(pick)
    assert asked > 5
