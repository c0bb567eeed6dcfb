"""What greedy knows about Duālis: positions in which one play is plainly right."""

from typing import Any

import pytest

from emberhall import State
from emberhall.bots.heuristics.dualis import Loner, Partner
from emberhall.bots.heuristics.dualis.hands import strength_of
from emberhall.bots.heuristics.dualis.prospects import REACH, against, alone
from emberhall.bots.heuristics.dualis.reading import CARDS, PLAYS, Reading
from emberhall.bots.heuristics.dualis.tricks import Trick, trump_chances
from emberhall.kernel.chance import Rng
from tests.bots.modes import MODES, NAMES, decisions, dualis


def test_cards_and_plays_are_read_as_they_are_written() -> None:
    assert (CARDS["S9B"], CARDS["M7R"], CARDS["S2R"], CARDS["S5B"]) == (21, 32, 1, 17)
    assert PLAYS["play S5B+"] == 35
    assert sorted(PLAYS.values()) == list(range(104))


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_a_seat_remembers_exactly_the_cards_it_has_not_seen(mode: tuple[int, dict[str, Any]]) -> None:
    game, state = dualis(mode, 6)
    for now, decision, history in decisions(game, state, Rng.seeded(6)):
        reading = Reading(game.view(now, decision.seat), history)
        view = game.view(now, decision.seat)
        shown = [word for heard in since_deal(history) for word in [heard["card"]]] + view["hand"]
        unseen = {card for card in range(52) if reading.unseen[card // 13] >> card % 13 & 1}
        assert unseen == set(range(52)) - {CARDS[word] for word in shown}


def since_deal(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    start = max(k for k, heard in enumerate(history) if heard["kind"] == "round")
    return [heard for heard in history[start:] if heard["kind"] == "played"]


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_the_last_seat_knows_who_takes_the_trick(mode: tuple[int, dict[str, Any]]) -> None:
    tried = 0
    for seed in range(3):
        game, state = dualis(mode, seed)
        for now, decision, history in decisions(game, state, Rng.seeded(seed)):
            reading = Reading(game.view(now, decision.seat), history)
            if reading.later:
                continue
            for option in decision.options:
                card, coin = divmod(PLAYS[decision.word(option)], 2)
                chances = Trick(reading).chances(card, coin)
                taker = taker_after(now, option)
                assert chances[taker] == pytest.approx(1.0)
                assert sum(chances) == pytest.approx(1.0)
                tried += 1
    assert tried > 50


def taker_after(state: State, option: int) -> int:
    """The seat that takes the trick once this last card is played."""
    told = state.clone()
    told.listen()
    told.apply(option)
    return next(int(str(event.facts["winner"])) for event in told.hear() if event.kind == "trick")


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_chances_of_all_seats_add_up(mode: tuple[int, dict[str, Any]]) -> None:
    game, state = dualis(mode, 2)
    for now, decision, history in decisions(game, state, Rng.seeded(2)):
        trick = Trick(Reading(game.view(now, decision.seat), history))
        for word in decision.words():
            card, coin = divmod(PLAYS[word], 2)
            chances = trick.chances(card, coin)
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0


def test_trumps_to_come_are_weighed_by_the_coins_still_to_be_taken() -> None:
    assert trump_chances(1, 0, 0.3) == (1.0, 0.0, 0.0)
    assert trump_chances(0, 0, 0.3) == (0.0, 0.0, 1.0)
    red, blue, none = trump_chances(0, 2, 0.3)
    assert red == pytest.approx(blue)
    assert 0 < red < none


def test_a_side_that_can_only_be_exact_or_not_prefers_exact() -> None:
    last = against()[0]
    assert last[0][REACH] > last[0][REACH + 1]  # no coins left: exact compared with one off
    assert alone(4)[0][0][3][REACH] == 3.0
    assert alone(4)[0][0][3][REACH - 2] == -2.0


def last_trick(**changed: Any) -> Reading:
    """The last trick of a round; seat 3 plays last, holding one card. T15: its coin gives the trick to the third."""
    view: dict[str, Any] = {
        "seat": 3, "seats": 4, "mode": "iso", "highlow": False, "round": 1, "trick": 13, "tricks_per_round": 13,
        "centre": [4, 3], "direction": "high", "hand": ["S2B"], "cards": [0, 0, 0, 1], "last": None, "seen": [],
        "coins": [3, 2, 1, 1], "tricks": [4, 3, 3, 2],
        "table": [laid(0, "S11R"), laid(1, "S6B"), laid(2, "S12B")],
    }  # fmt: skip
    view |= changed
    sides = range(2 if view["mode"] == "partnership" else 4)
    view["sides"] = [
        {"coins": sum(view["coins"][side :: len(sides)]), "tricks": sum(view["tricks"][side :: len(sides)])}
        for side in sides
    ]
    return Reading(view, [])


def laid(seat: int, card: str) -> dict[str, Any]:
    return {"seat": seat, "card": card, "coin": False, "lies": card[-1]}


def test_the_last_coin_is_taken_when_it_makes_the_count_exact() -> None:
    judge = Loner(last_trick(coins=[3, 2, 1, 1], tricks=[4, 3, 3, 2]))
    assert judge.hopes(CARDS["S2B"], 1)[1] == 2.0
    assert judge.hopes(CARDS["S2B"], 0)[1] == -1.0
    assert judge.worth(CARDS["S2B"], 1) > judge.worth(CARDS["S2B"], 0)


def test_the_last_coin_is_left_when_the_count_is_exact() -> None:
    judge = Loner(last_trick(coins=[3, 2, 0, 2], tricks=[4, 3, 3, 2]))
    assert judge.worth(CARDS["S2B"], 1) < judge.worth(CARDS["S2B"], 0)


def test_partners_hand_the_trick_to_each_other_with_a_coin() -> None:
    """Without the coin seat 0 takes it and both sides are exact, theirs scoring more; with it, only ours is."""
    table = [laid(0, "S11R"), laid(1, "S12B"), laid(2, "S6B")]
    counts = {"coins": [4, 3, 4, 2], "tricks": [4, 3, 3, 2], "centre": [1, 0]}
    reading = last_trick(mode="partnership", table=table, **counts)
    assert reading.dues == [1, 0]
    judge = Partner(reading)
    assert judge.worth(CARDS["S2B"], 1) > judge.worth(CARDS["S2B"], 0) + 0.3


def test_a_trick_too_many_is_refused_with_a_coin() -> None:
    """T04: the player's own coin makes the other colour trump. The count is exact, so the 13 must not win."""
    table = [laid(0, "S2B"), laid(1, "S3R"), laid(2, "S4R")]
    judge = Loner(last_trick(hand=["S13B"], table=table, centre=[7, 7], coins=[0, 0, 0, 1], tricks=[4, 4, 2, 2]))
    assert judge.trick.chances(CARDS["S13B"], 1)[0] == 1.0
    assert judge.trick.chances(CARDS["S13B"], 0)[3] == 1.0
    assert judge.worth(CARDS["S13B"], 1) > judge.worth(CARDS["S13B"], 0)


def test_a_card_is_as_strong_as_the_unseen_cards_it_outranks() -> None:
    reading = last_trick(hand=["S1R", "S13R"], table=[], trick=12)
    low, high = (strength_of(CARDS[word], reading) for word in ("S1R", "S13R"))
    assert low.followed < 0.01
    assert high.followed > 0.8
    reading = last_trick(hand=["S1R", "S13R"], table=[], trick=12, highlow=True)
    low, high = (strength_of(CARDS[word], reading) for word in ("S1R", "S13R"))
    assert low.led < 0.01 < low.followed  # led red, high wins
    assert low.led_with_coin > 0.8  # led blue, low wins
    assert high.led > 0.8
