"""Rounds and games: what coins and tricks are worth, who wins a round, who leads the next, when the game ends."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.score import score_of
from emberhall.games.dualis.state import State
from emberhall.kernel.chance import Rng
from tests.games.dualis.referee import score
from tests.games.dualis.scenes import Scene, dealt, finish_round, fresh, scene, wander

ruling = pytest.mark.ruling


class Counts(NamedTuple):
    """The counts of a round per seat, and who took its last trick."""

    coins: list[int]
    tricks: list[int]
    taker: int


A_WINS = Counts([2, 2, 2, 2], [2, 4, 2, 5], taker=3)  # 4 and 4 against 4 and 9: +4 and -5
B_WINS = Counts([2, 2, 2, 2], [4, 2, 5, 2], taker=2)


# --- the last tricks


def test_the_last_two_tricks_of_every_round_are_foretold() -> None:
    state = fresh().state
    rng = Rng.seeded(3)
    while not state.over:
        view = GAME.view(state, None)
        left = view["tricks_per_round"] - view["trick"] + 1
        told = {"unit": "tricks", "left": left, "seats": []} if left <= 2 else None
        assert view["closing"] == told
        options = state.options()
        state.take(options[rng.below(len(options))])
    assert GAME.view(state, None)["closing"] is None


# --- the score


@pytest.mark.parametrize(
    ("coins", "tricks", "worth"),
    [
        pytest.param(0, 0, 0, marks=ruling("DU-14")),
        (0, 4, -4),
        (3, 0, -3),
        (4, 5, -1),
        (5, 5, 5),
        (7, 5, -2),
        (7, 8, -1),
        (8, 8, 8),
        pytest.param(12, 13, -1, marks=ruling("DU-42")),
        (13, 13, 13),
        (14, 13, -1),
    ],
)
def test_the_score_of_a_side(coins: int, tricks: int, worth: int) -> None:
    """End-of-Round Scoring: a point per trick when exact, else the difference below zero."""
    assert score_of(coins, tricks) == worth
    assert score(coins, tricks) == worth


# --- scoring a round

ROUNDS = [
    pytest.param([2, 4, 5, 1], [2, 2, 6, 3], [7, 5], [8, 5], [-1, 5], 1, id="G3", marks=ruling("DU-44")),
    pytest.param([3, 4, 4, 3], [4, 2, 4, 3], [7, 7], [8, 5], [-1, -2], 0, id="S1", marks=ruling("DU-19")),
    pytest.param([7, 0, 0, 4], [3, 5, 5, 0], [7, 4], [8, 5], [-1, -1], 0, id="S2", marks=ruling("DU-30")),
    pytest.param([5, 2, 3, 3], [4, 2, 4, 3], [8, 5], [8, 5], [8, 5], 0, id="S3"),
    pytest.param([0, 6, 0, 6], [0, 6, 0, 7], [0, 12], [0, 13], [0, -1], 0, id="S4", marks=ruling("DU-42")),
    pytest.param([1, 7, 0, 6], [0, 6, 0, 7], [1, 13], [0, 13], [-1, 13], 1, id="S5"),
]


@pytest.mark.parametrize(("coins", "tricks", "by_coins", "by_tricks", "scores", "winner"), ROUNDS)
def test_a_round_of_a_partnership(
    coins: list[int], tricks: list[int], by_coins: list[int], by_tricks: list[int], scores: list[int], winner: int
) -> None:
    """End-of-Round Scoring: coins and tricks of both partners are added; the higher score wins, then more tricks."""
    taker = max(range(4), key=lambda seat: tricks[seat])
    there = finish_round(coins, tricks, taker=taker)
    assert there.events("scored") == [
        {"kind": "scored", "round": 1, "scores": scores, "coins": by_coins, "tricks": by_tricks, "winner": winner}
    ]
    done = there.view()["rounds"]
    assert len(done) == 1
    assert (done[0]["coins"], done[0]["tricks"], done[0]["winner"]) == (coins, tricks, winner)
    assert [side["won"] for side in there.view()["sides"]] == [1 - winner, winner]


def test_g3_the_example_counts_12_coins_and_13_tricks() -> None:
    """Example Scoring."""
    done = finish_round([2, 4, 5, 1], [2, 2, 6, 3], taker=2).view()["rounds"][0]
    assert sum(done["coins"]) == 12
    assert sum(done["tricks"]) == 13


@ruling("DU-21")
def test_s12_a_round_of_the_short_game() -> None:
    """FAQs: nine tricks, ten coins, the same score."""
    there = finish_round([2, 2, 2, 2], [2, 2, 3, 2], taker=2, short=True)
    scored = there.events("scored")[0]
    assert (scored["coins"], scored["tricks"]) == ([4, 4], [5, 4])
    assert (scored["scores"], scored["winner"]) == ([-1, 4], 1)


@ruling("DU-30")
def test_equal_scores_go_to_more_tricks_on_either_side() -> None:
    """End-of-Round Scoring: the tie-break, both ways round."""
    first = finish_round([7, 4, 0, 0], [4, 2, 4, 3], taker=0)
    second = finish_round([4, 7, 0, 0], [2, 4, 3, 4], taker=1)
    assert first.events("scored")[0]["scores"] == [-1, -1]
    assert first.events("scored")[0]["winner"] == 0
    assert second.events("scored")[0]["scores"] == [-1, -1]
    assert second.events("scored")[0]["winner"] == 1


@ruling("DU-30")
@pytest.mark.parametrize("short", [False, True])
def test_a_partnership_round_is_never_drawn(short: bool) -> None:
    """End-of-Round Scoring: an odd number of tricks never splits evenly, so each round goes to one side."""
    for seed in range(40):
        state = dealt(4, seed, short=short)
        wander(state, Rng.seeded(seed))
        for done in state.past:
            tricks = [done.tricks[0] + done.tricks[2], done.tricks[1] + done.tricks[3]]
            better = list(zip(done.scores, tricks, strict=True))
            assert better[done.winner] > better[1 - done.winner]
        assert sorted(state.points)[1] == 2
        assert len(state.past) == sum(state.points)


@ruling("DU-15")
@ruling("DU-44")
def test_coins_and_tricks_per_seat_are_public_numbers() -> None:
    """Starting the Next Trick: everybody sees how many lie before each seat; the colours are nowhere."""
    there = scene(["S2R M1R", "S9B M3B", "S7R M8B", "S5B M11R"], "5/4", coins=[2, 1, 1, 1], tricks=[5, 2, 2, 2])
    there.play("S2R+ S9B S7R S5B+")
    for seat in (None, 0, 1, 2, 3):
        view = there.view(seat)
        assert view["coins"] == [3, 1, 1, 2]
        assert sum(view["tricks"]) == 12
        assert all(isinstance(count, int) for count in view["coins"])


@ruling("DU-16")
def test_coins_stay_with_the_seat_that_took_them_and_the_side_adds_them() -> None:
    """FAQs: nothing to hand over, since the coins of a partnership are shown and counted together."""
    one = finish_round([7, 0, 0, 5], [4, 2, 4, 3], taker=0)
    two = finish_round([0, 5, 7, 0], [4, 2, 4, 3], taker=0)
    assert one.events("scored")[0]["scores"] == two.events("scored")[0]["scores"]
    assert one.view()["rounds"][0]["coins"] == [7, 0, 0, 5]
    assert two.view()["rounds"][0]["coins"] == [0, 5, 7, 0]
    there = scene(["S2R", "S9B", "M7R", "S5B"], "1/1", coins=[5, 1, 4, 2])
    assert [(side["seats"], side["coins"]) for side in there.view()["sides"]] == [([0, 2], 9), ([1, 3], 3)]


# --- the next round


@ruling("DU-18")
@ruling("DU-26")
@pytest.mark.parametrize("mode", ["partnership", "iso"])
def test_s7_the_winner_of_the_last_trick_leads_the_next_round(mode: str) -> None:
    """End of Game: shuffle and deal again, all coins back; alone as in partnership."""
    there = finish_round([2, 2, 2, 2], [3, 3, 3, 4], taker=3, mode=mode)
    view = there.view()
    assert (view["round"], view["trick"], view["leader"], view["to_play"]) == (2, 1, 3, 3)
    assert view["centre"] == [7, 7]
    assert (view["coins"], view["tricks"], view["cards"]) == ([0] * 4, [0] * 4, [13] * 4)
    assert there.events("round")[-1] == {"kind": "round", "round": 2, "leader": 3}
    assert len(there.options()) == 26


# --- the end of a partnership


def one_more(there: Scene, counts: Counts) -> Scene:
    return finish_round(counts.coins, counts.tricks, taker=counts.taker, after=there.state)


def first_round(counts: Counts) -> Scene:
    return one_more(Scene(dealt(4, 0)), counts)


@ruling("DU-20")
def test_s6_two_rounds_won_end_the_game() -> None:
    """End of Game: A, B, A ends after the third; A, A at once. Only rounds count, not what they were worth."""
    there = first_round(A_WINS)
    assert not there.state.over
    there = one_more(there, B_WINS)
    assert not there.state.over
    assert [side["won"] for side in there.view()["sides"]] == [1, 1]
    there = one_more(there, A_WINS)
    assert there.state.over
    assert GAME.winners(there.state) == [0, 2]
    assert GAME.scores(there.state) == [2, 1, 2, 1]
    assert there.events("over") == [{"kind": "over", "winners": [0, 2], "scores": [2, 1, 2, 1]}]
    assert len(there.view()["rounds"]) == 3

    quick = one_more(first_round(B_WINS), B_WINS)
    assert quick.state.over
    assert GAME.winners(quick.state) == [1, 3]
    assert GAME.scores(quick.state) == [0, 2, 0, 2]


@ruling("DU-20")
def test_scores_are_not_added_over_the_rounds_of_a_partnership() -> None:
    """End of Game: a side far behind on points wins by rounds."""
    small = Counts([2, 7, 2, 0], [2, 4, 3, 4], taker=3)  # -1 against -1: more tricks, side B
    there = one_more(first_round(small), small)
    assert there.state.over
    assert [done["scores"] for done in there.view()["rounds"]] == [[-1, -1], [-1, -1]]
    assert GAME.winners(there.state) == [1, 3]
    large = Counts([6, 0, 7, 1], [6, 0, 7, 0], taker=2)  # +13 against -1, and yet one round
    there = one_more(one_more(first_round(large), small), small)
    assert GAME.winners(there.state) == [1, 3]
    assert [side["total"] for side in there.view()["sides"]] == [0, 0]


# --- the end of Iso


def alone(rounds: Sequence[tuple[list[int], list[int]]]) -> State:
    """Rounds of Iso, each with coins and tricks per seat; the seat with most tricks takes the last."""
    state = dealt(len(rounds[0][0]), 0, mode="iso")
    for coins, tricks in rounds:
        assert not state.over
        taker = max(range(len(tricks)), key=lambda seat: tricks[seat])
        state = finish_round(coins, tricks, taker=taker, after=state).state
    return state


def totals(state: State) -> list[int]:
    return [side["total"] for side in GAME.view(state, None)["sides"]]


@ruling("DU-25")
@ruling("DU-24")
def test_s8_a_gap_of_seven_ends_iso() -> None:
    """Iso Play: checked after each round, between any two seats."""
    state = alone([([4, 2, 3, 0], [4, 5, 4, 0])])
    assert totals(state) == [4, -3, -1, 0]
    assert state.over
    assert GAME.winners(state) == [0]
    assert GAME.scores(state) == [4, -3, -1, 0]
    assert GAME.view(state, None)["rounds"][0]["winner"] is None


@ruling("DU-25")
def test_s9_a_gap_of_six_goes_on() -> None:
    """Iso Play: six is not seven."""
    state = alone([([3, 6, 0, 1], [3, 9, 0, 1])])
    assert totals(state) == [3, -3, 0, 1]
    assert not state.over
    assert GAME.view(state, None)["round"] == 2


@ruling("DU-25")
def test_the_gap_is_measured_on_totals() -> None:
    """Iso Play: two rounds of four make eight."""
    once = ([2, 3, 4, 1], [2, 5, 4, 2])  # 2, -2, 4, -1
    assert not alone([once]).over
    state = alone([once, once])
    assert totals(state) == [4, -4, 8, -2]
    assert state.over
    assert GAME.winners(state) == [2]


@ruling("DU-43")
def test_s10_after_round_four_iso_ends_and_equal_totals_share() -> None:
    """Iso Play: the fourth round is the last; ties are shared wins."""
    three = [
        ([5, 3, 3], [5, 4, 4]),  # 5, -1, -1
        ([3, 5, 3], [4, 5, 4]),  # -1, 5, -1
        ([4, 3, 4], [5, 4, 4]),  # -1, -1, 4
    ]
    state = alone(three)
    assert totals(state) == [3, 3, 2]
    assert not state.over
    state = alone([*three, ([2, 2, 7], [2, 2, 9])])  # 2, 2, -2
    assert totals(state) == [5, 5, 0]
    assert state.over
    assert GAME.winners(state) == [0, 1]
    assert len(state.past) == 4


@ruling("DU-14")
def test_s11_all_tricks_and_no_coin_lose_at_once() -> None:
    """Iso Play: -13 against two zeros; the two seats with nothing share the win."""
    state = alone([([0, 0, 0], [13, 0, 0])])
    assert totals(state) == [-13, 0, 0]
    assert state.over
    assert GAME.winners(state) == [1, 2]


@ruling("DU-24")
def test_a_round_of_iso_has_no_winner() -> None:
    """Iso Play: only running totals are kept."""
    there = finish_round([3, 2, 2, 1], [3, 5, 4, 1], taker=1, mode="iso")
    scored = there.events("scored")[0]
    assert scored["winner"] is None
    assert scored["coins"] == [3, 2, 2, 1]
    assert [side["won"] for side in there.view()["sides"]] == [0, 0, 0, 0]
    assert [side["seats"] for side in there.view()["sides"]] == [[0], [1], [2], [3]]


@ruling("DU-21")
@ruling("DU-43")
def test_the_limits_of_iso_hold_in_the_short_game_too() -> None:
    """FAQs and Iso Play: seven points, four rounds, whatever the hand's size."""
    lengths = set()
    for seed in range(60):
        state = dealt(3, seed, short=True)
        wander(state, Rng.seeded(seed))
        points = GAME.scores(state)
        gap = max(points) - min(points)
        assert gap >= 7 or len(state.past) == 4
        lengths.add((len(state.past), gap >= 7))
    assert (4, False) in lengths
    assert (1, True) in lengths


# --- what the table shows during a round


def test_worth_is_the_score_if_the_round_ended_now() -> None:
    """The view's arithmetic of a side: coins and tricks so far, by the formula of the round's end."""
    there = scene(["S2R M1R", "S9B M3B", "S7R M8B", "S5B M11R"], "5/4", coins=[2, 1, 1, 1], tricks=[3, 1, 0, 7])
    assert there.view()["sides"] == [
        {"seats": [0, 2], "coins": 3, "tricks": 3, "worth": 3, "won": 0, "total": 0},
        {"seats": [1, 3], "coins": 2, "tricks": 8, "worth": -6, "won": 0, "total": 0},
    ]


def test_scores_and_winners_are_said_only_at_the_end() -> None:
    there = fresh()
    assert there.view()["scores"] is None
    assert there.view()["winners"] is None
    wander(there.state, Rng.seeded(1))
    view = there.view()
    assert view["scores"] == GAME.scores(there.state)
    assert view["winners"] == GAME.winners(there.state)
    assert view["to_play"] is None
