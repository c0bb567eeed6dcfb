"""Chances come true: what calibration does to them, and what once made them wrong."""

from dataclasses import replace

import pytest

from bench.calibration.fits import bins, fitted, worst
from bench.calibration.samples import Sample, Task, play
from bench.titles import Way
from emberhall import load
from emberhall.coach.outlooks import PLAIN, Outlook, calibrated, chances, judge_for, outlook_of
from emberhall.coach.weighing import Arm
from emberhall.games.flamecraft_duals.mind.judge import DualsJudge
from emberhall.games.flamecraft_duals.score import totals
from emberhall.games.flamecraft_duals.state import State
from emberhall.kernel.chance import Rng

SURER = Outlook(sharp=2.0)


def test_a_power_on_the_odds_makes_chances_surer_and_keeps_their_sum() -> None:
    assert calibrated(PLAIN, [0.7, 0.3], 0.5, 0) == [0.7, 0.3]
    assert calibrated(SURER, [0.5, 0.5], 0.5, 0) == [0.5, 0.5]
    assert calibrated(SURER, [0.75, 0.25], 0.5, 0) == pytest.approx([0.9, 0.1])
    three = calibrated(replace(SURER, crowd=0.5), [0.5, 0.3, 0.2], 0.5, 0)
    assert three == pytest.approx([0.5, 0.3, 0.2]), "a crowd has a factor of its own"
    partners = calibrated(replace(SURER, together=True), [0.75, 0.25, 0.75, 0.25], 0.5, 0)
    assert partners == pytest.approx([0.9, 0.1, 0.9, 0.1])


def test_the_power_grows_with_the_game_and_the_seat_asked_gets_its_turn() -> None:
    late = Outlook(sharp=1.0, late=1.0)
    assert calibrated(late, [0.75, 0.25], 0.0, 0) == [0.75, 0.25]
    assert calibrated(late, [0.75, 0.25], 1.0, 0) == pytest.approx([0.9, 0.1])
    turn = Outlook(turn=1.0)
    for asked in (0, 1):
        told = calibrated(turn, [0.5, 0.5], 0.5, asked)
        assert told[asked] == pytest.approx(0.731, abs=0.001)


def test_outcomes_are_not_calibrated() -> None:
    over, open_ = Arm(1), Arm(2)
    for arm, ended in ((over, True), (open_, False)):
        for mine in (1.0, 1.0, 1.0, 0.0):
            arm.add([mine, 1.0 - mine], 0, over=ended)
        arm.calibrate(SURER, 0, 0.5)
    assert over.means() == [0.75, 0.25]
    assert open_.means() == pytest.approx([0.9, 0.1])
    assert open_.mean() == pytest.approx(0.9)


def test_numbers_are_fitted_so_that_chances_come_true() -> None:
    rng, games = Rng.seeded(3), list[Sample]()
    for number in range(4000):
        true = 0.05 + 0.9 * float(rng.below(1000)) / 1000
        odds = (true / (1 - true)) ** 2  # twice as sure as they should be
        told, won = odds / (1 + odds), float(float(rng.below(1000)) < 1000 * true)
        games.append(Sample(number, (told, 1 - told), 0, 0.5, (won, 1 - won)))
    best = fitted(games, PLAIN)
    assert best.sharp + best.late / 2 == pytest.approx(0.5, abs=0.06)
    assert worst(bins(games, PLAIN)) > 0.08
    assert worst(bins(games, best)) < 0.05


def test_positions_of_a_game_are_sampled_with_the_chances_before_calibration() -> None:
    for each in play(Task(Way("Flamecraft Duals", 2, title="flamecraft_duals"), 0, 5)):
        assert sum(each.chances) == pytest.approx(1.0)
        assert sum(each.outcome) == 1.0
        assert each.asked in (0, 1)
        assert 0.0 <= each.progress <= 1.0


def test_a_lead_in_points_counts_once_for_the_chances_of_flamecraft() -> None:
    """Either seat's worth already is its lead, so their difference counted it twice.

    Leaders by five points or more were given less than 3% for what they lacked elsewhere, and one in ten of them won.
    """
    game = load("flamecraft")
    state = game.deal(2, 4)
    outlook = outlook_of(game, 2, game.setup.check(2, {}))
    judge = judge_for(game, outlook)
    even = judge.rewards(state)[0]
    state.rep[0] += 6
    told = chances(game, judge, outlook, state)
    assert told == pytest.approx(judge.rewards(state))
    assert told[0] - even == pytest.approx(0.15, abs=0.04)


def second_game() -> tuple[DualsJudge, int, State]:
    """A pair of games of Flamecraft Duals, played at random into its second game; how far the first one came."""
    game = load("flamecraft_duals")
    state, rng = game.deal(2, 6, match="pair"), Rng.seeded(6)
    judge = game.mind.judge({}, None)
    assert isinstance(judge, DualsJudge)
    reached = 0
    while not state.past:
        reached = judge.start(state)
        state.take(judge.pick(state, rng))
    return judge, reached, state


def test_a_line_of_a_pair_of_games_ends_with_the_first_game() -> None:
    """The turns of the second game begin anew: lines once went on through most of it, at random."""
    judge, reached, state = second_game()
    assert judge.judgeable(state, reached)
    assert not judge.judgeable(state, judge.start(state))
    assert judge.progress(state) == pytest.approx(0.5, abs=0.1)


def test_the_lead_of_the_first_game_of_a_pair_counts_in_the_second() -> None:
    """It was forgotten, so that whoever was behind in both seemed to have an even chance."""
    judge, _, state = second_game()
    before = judge.worth(state, 0)
    state.past = [state.past[0] + 20, *state.past[1:]]
    assert totals(state)[0] >= 20
    assert judge.worth(state, 0) == pytest.approx(before + 20.0)
    assert judge.rewards(state)[0] > 0.9
