"""Analyses of finished games of every title: they add up, are reproducible, and name planted blunders."""

from functools import cache

import pytest

from emberhall import load
from emberhall.coach.analysis import LEAST_BUDGET, Analysis, analyse
from emberhall.coach.outlooks import judge_for, outlook_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.play import Play
from emberhall.kernel.records import Record
from tests.coach.planted import planted
from tests.replays import state_of

GAMES = [("dualis", 4), ("dualis", 3), ("flamecraft", 1), ("flamecraft", 3), ("flamecraft_duals", 2), ("dragonduel", 3)]


def random_game(title: str, seats: int, seed: int, options: dict[str, object] | None = None) -> Record:
    """A random game to its end; one word in forty resigns where the title allows it."""
    play, rng = Play.begin(load(title), seats, seed, options), Rng.seeded(seed)
    while (decision := play.decision) is not None:
        if play.game.manners.resigns and rng.below(40) == 0:
            play.course.give_up(decision.seat)
        else:
            play.take(decision.options[rng.below(len(decision.options))])
    return play.record()


@cache
def analysed() -> tuple[Record, Analysis, list[tuple[int, int]]]:
    """A record, its analysis, and the progress it reported; do not modify them."""
    record, steps = random_game("flamecraft_duals", 2, 5), list[tuple[int, int]]()
    return record, analyse(record, LEAST_BUDGET, lambda done, of: steps.append((done, of))), steps


def adds_up(analysis: Analysis) -> None:
    for side in (analysis.knew, analysis.hindsight):
        for each in side.ledgers:
            assert each.start + each.luck + each.own + sum(each.others) == each.final
            for point in each.points:
                assert each.start + point.luck + point.own + point.others == point.chance
            assert [point.at for point in each.points] == sorted({point.at for point in each.points})
            assert all(0 <= point.chance <= 10_000 for point in each.points)
            assert {*each.mistakes, *each.strokes} <= side.explained.keys()


@pytest.mark.parametrize(("title", "seats"), GAMES)
def test_swings_add_up_in_random_games(title: str, seats: int) -> None:
    record = random_game(title, seats, 7)
    analysis = analyse(record, LEAST_BUDGET)
    adds_up(analysis)
    won = record.game().winners(state_of(record))
    if seats > 1 and title != "dualis":
        finals = [each.final for each in analysis.knew.ledgers]
        assert finals == [round(10_000 / len(won)) if seat in won else 0 for seat in range(seats)]


def test_partners_win_whole() -> None:
    record = random_game("dualis", 4, 3)
    won = record.game().winners(state_of(record))
    ledgers = analyse(record, LEAST_BUDGET).hindsight.ledgers
    assert [each.final for each in ledgers] == [10_000 if each.seat in won else 0 for each in ledgers]


def test_rounds_are_played_to_their_end_whatever_search_solves() -> None:
    game = load("dualis")
    judge, state = judge_for(game, outlook_of(game, 4, {"mode": "partnership"})), game.deal(4, 3)
    judge.finish(state, Rng.seeded(1), judge.start(state))
    assert len(state.done) == 13


def test_the_same_record_gets_the_same_analysis_with_progress() -> None:
    record, first, steps = analysed()
    assert first.knew.ledgers == analyse(record, LEAST_BUDGET).knew.ledgers
    assert steps[0] == (0, len(record.moves))
    assert steps[-1] == (len(record.moves), len(record.moves))


def test_what_mattered_is_told_with_alternatives_and_reasons() -> None:
    _, analysis, _ = analysed()
    mistake = analysis.knew.ledgers[0].mistakes[0]
    told = analysis.knew.explained[mistake]
    words = [each.word for each in told.alternatives]
    assert told.word in words[1:], "the best answer comes first, and the one given is among the others"
    assert told.alternatives[0].choice.verb
    assert told.reasons
    assert told.view["seat"] == told.seat == 0


def test_a_game_that_is_not_over_is_refused_in_a_sentence() -> None:
    record = random_game("dualis", 4, 3)
    record.moves = record.moves[:9]
    with pytest.raises(ValueError, match="not over after 9 words"):
        analyse(record, LEAST_BUDGET)
    with pytest.raises(ValueError, match="at least 40 lines"):
        analyse(record, 3)


@pytest.mark.parametrize("title", ["dualis", "flamecraft_duals"])
def test_a_planted_blunder_is_named(title: str) -> None:
    blunder = planted(title, 0, candidates=8)
    analysis = analyse(blunder.record)
    adds_up(analysis)
    assert blunder.found(analysis), (blunder.blunder, analysis.knew.ledgers[blunder.blunder.seat].mistakes)


@pytest.mark.parametrize(("title", "seats"), [("flamecraft_duals", 2), ("flamecraft", 1), ("flamecraft", 3)])
def test_a_game_somebody_conceded_is_looked_at(title: str, seats: int) -> None:
    play = Play.begin(load(title), seats, 4)
    rng = Rng.seeded(4)
    for _ in range(25):
        decision = play.decision
        assert decision is not None
        play.take(decision.options[rng.below(len(decision.options))])
    play.course.yield_seat(0)
    while (decision := play.decision) is not None:
        play.take(decision.options[rng.below(len(decision.options))])
    analysis = analyse(play.record(), LEAST_BUDGET)
    adds_up(analysis)
    winners = play.winners()
    finals = [each.final for each in analysis.knew.ledgers]
    assert 0 not in winners
    assert finals == [round(10_000 / len(winners)) if seat in winners else 0 for seat in range(seats)]
