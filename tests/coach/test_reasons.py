"""Reasons are about the answer: lines that follow it, or the other one, in imagined worlds, and sums of their gains."""

from collections.abc import Iterator

import pytest

from emberhall import Decision, State, load
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.coach.followings import Following, Followings, followings, key_of
from emberhall.coach.outlooks import judge_for, outlook_of
from emberhall.coach.reasons import Comparison, Reason, reasons
from emberhall.coach.weighing import Arm, Weigher
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Seat
from emberhall.search.worlds import world_of
from tests.story.games import NAMES, TOLD

EVERY = 9  # every so many questions
MOST = 14
FRESH = 24  # worlds


def weigher_for(title: str, seats: int, seed: int) -> Weigher:
    game = load(title)
    outlook = outlook_of(game, seats, game.setup.check(seats, {}))
    return Weigher(game, judge_for(game, outlook), outlook, Rng.seeded(seed))


def arm_of(pick: int, chance: float) -> Arm:
    arm = Arm(pick)
    arm.add([chance], 0)
    return arm


def questions(title: str, seats: int, seed: int) -> Iterator[tuple[State, Decision]]:
    """Some questions of a random game that have several answers."""
    state, rng = load(title).deal(seats, seed), Rng.seeded(seed)
    count = 0
    while (decision := state.decision) is not None and count < EVERY * MOST:
        if len(decision.options) > 1:
            if count % EVERY == 0:
                yield state, decision
            count += 1
        state.apply(decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize("title", TOLD)
def test_every_reason_names_a_line_of_that_answer_or_a_sum_of_its_gains(title: str) -> None:
    game, seats = load(title), load(title).setup.modes()[0][0]
    weigher = weigher_for(title, seats, 5)
    for state, decision in questions(title, seats, 3):
        seat = decision.seat
        known = Seat.of(game, state, seat, weigher.rng)
        better, other = decision.options[0], decision.options[-1]

        def world(known: Seat = known) -> State:
            return world_of(known, weigher.judge, weigher.rng)

        why = reasons(weigher, world, seat, arm_of(better, 0.6), arm_of(other, 0.5), decision.word(other))
        good, bad = (followings(weigher, [world() for _ in range(FRESH)], seat, pick) for pick in (better, other))
        for reason in why:
            assert reason.than == decision.word(other)
            assert reason.event is not None or reason.unit in game.face.story.units, reason
            if reason.event is not None:
                check_line(reason, good, bad)
                for lang in ("en", "fr"):
                    assert story_lines(game, [reason.event], game.view(state, seat), NAMES[:seats], Voice(lang))


@pytest.mark.parametrize("title", TOLD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_unit_has_a_name(title: str, lang: str) -> None:
    for unit in load(title).face.story.units:
        assert Voice(lang).whole(f"{title}-more-of", unit=unit, count=2)


def check_line(reason: Reason, good: Followings, bad: Followings) -> None:
    """In other worlds too, the line follows the answer it is said of."""
    assert reason.event is not None
    key = key_of(reason.event)
    if reason.key == "then":
        assert good.share(key) > max(0.3, bad.share(key)), reason
    elif reason.key == "prevents":
        assert bad.share(key) > max(0.3, good.share(key)), reason
    elif reason.key in ("oftener", "chance"):
        assert good.share(key) > 0 or reason.key == "chance", reason
    else:
        assert reason.key == "seldomer"
        assert bad.share(key) > 0, reason


def comparison(good: list[dict[tuple[int, str], int]], bad: list[dict[tuple[int, str], int]]) -> Comparison:
    weigher = weigher_for("dualis", 3, 1)
    ours, theirs = (Followings([Following({}, frozenset(), sums) for sums in each]) for each in (good, bad))
    compared = Comparison(weigher, 0, ours, theirs, "pass")
    compared.units = ("coins",)
    return compared


def test_what_an_answer_brings_and_keeps_from_others_is_a_difference_of_sums() -> None:
    more = comparison([{(0, "coins"): 3}, {(0, "coins"): 4}], [{(0, "coins"): 1}, {(0, "coins"): 2}])
    assert more.reasons() == [Reason("gain", "pass", {"count": 2}, "coins")]
    less = comparison([{}, {(1, "coins"): 1}], [{(1, "coins"): 3}, {(1, "coins"): 4}])
    assert less.reasons() == [Reason("loss", "pass", {"count": 3, "seat": 1}, "coins")]
    unsure = comparison([{(0, "coins"): 9}, {}], [{}, {(0, "coins"): 8}])
    assert unsure.reasons() == []


def test_an_answer_whose_own_line_only_opens_a_turn_can_be_followed() -> None:
    """Ending a turn of DragonDuel is told by the heading of the next one, which is no line of a group."""
    assert Followings([Following({}, frozenset({("turn",)}), {})]).answers == []
