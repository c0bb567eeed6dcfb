"""What the judge of Duālis knows at once: who may take the trick, and positions in which one play is plainly right."""

from typing import Any

import pytest

from emberhall import load
from emberhall.games.dualis.mind.plays import OfLoners, OfPartners, Strength
from emberhall.games.dualis.mind.prospects import REACH, against, alone
from emberhall.games.dualis.mind.takers import Trick, dues_of, trump_chances, unseen_by
from emberhall.games.dualis.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import on_of, ref_of
from tests.bots.modes import MODES, NAMES, decisions, dualis
from tests.games.dualis.scenes import card_id, scene

GAME = load("dualis")


def asked(mode: tuple[int, dict[str, Any]], seed: int) -> list[State]:
    """The states of a random game, as the seat asked imagines them."""
    game, state = dualis(mode, seed)
    rng = Rng.seeded(seed)
    return [game.imagine(now, decision.seat, rng) for now, decision, _ in decisions(game, state, rng)]


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_a_seat_has_not_seen_exactly_the_cards_that_nobody_showed_it(mode: tuple[int, dict[str, Any]]) -> None:
    game, state = dualis(mode, 6)
    for now, decision, history in decisions(game, state, Rng.seeded(6)):
        start = max(k for k, heard in enumerate(history) if heard["kind"] == "round")
        shown = [heard["card"] for heard in history[start:] if heard["kind"] == "played"]
        known = {card_id(code) for code in [*shown, *game.view(now, decision.seat)["hand"]]}
        imagined = game.imagine(now, decision.seat, Rng.seeded(1))
        unseen = unseen_by(imagined, decision.seat)
        assert {card for card in range(52) if unseen >> card & 1} == set(range(52)) - known


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_the_last_seat_knows_who_takes_the_trick(mode: tuple[int, dict[str, Any]]) -> None:
    tried = 0
    for state in asked(mode, 1):
        trick = Trick(state)
        for pick in state.options() if trick.later == 0 else ():
            chances = trick.chances(ref_of(pick), on_of(pick))
            assert chances[taker_after(state, pick)] == pytest.approx(1.0)
            assert sum(chances) == pytest.approx(1.0)
            tried += 1
    assert tried > 15


def taker_after(state: State, option: int) -> int:
    """The seat that takes the trick once this last card is played."""
    after = state.clone()
    after.listen()
    after.apply(option)
    return next(int(str(event.facts["winner"])) for event in after.hear() if event.kind == "trick")


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_chances_of_all_seats_add_up(mode: tuple[int, dict[str, Any]]) -> None:
    for state in asked(mode, 2):
        trick = Trick(state)
        for pick in state.options():
            chances = trick.chances(ref_of(pick), on_of(pick))
            assert sum(chances) == pytest.approx(1.0)
            assert min(chances) >= 0


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_what_others_are_imagined_to_hold_changes_no_worth(mode: tuple[int, dict[str, Any]]) -> None:
    game, state = dualis(mode, 3)
    judge = game.mind.judge({})
    assert judge is not None
    for now, decision, _ in decisions(game, state, Rng.seeded(3)):
        one, two = (game.imagine(now, decision.seat, Rng.seeded(seed)) for seed in (1, 2))
        rng = Rng.seeded(1)
        assert judge.worths(one, decision.options, rng) == judge.worths(two, decision.options, rng)


def test_trumps_to_come_are_weighed_by_the_coins_still_to_be_taken() -> None:
    assert trump_chances(1, 0, 0.3) == [1.0, 0.0, 0.0]
    assert trump_chances(0, 0, 0.3) == [0.0, 0.0, 1.0]
    red, blue, none = trump_chances(0, 2, 0.3)
    assert red == pytest.approx(blue)
    assert 0 < red < none


def test_a_side_that_can_only_be_exact_or_not_prefers_exact() -> None:
    last = against()[0]
    assert last[0][REACH] > last[0][REACH + 1]  # no coins left: exact compared with one off
    assert alone(4)[0][0][3][REACH] == 3.0
    assert alone(4)[0][0][3][REACH - 2] == -2.0


def last_trick(hands: tuple[str, ...], mode: str = "iso", **counts: Any) -> State:
    """The last trick of a round; seat 3 plays last, holding one card."""
    counts = {"centre": "4/3", "coins": (3, 2, 1, 1), "tricks": (4, 3, 3, 2), "mode": mode} | counts
    return scene(hands, **counts).play(" ".join(hands[:3])).state


SOLITARY = ("S11R", "S6B", "S12B", "S2B")
COIN, CARD = 1, card_id("S2B")


def test_the_last_coin_is_taken_when_it_makes_the_count_exact() -> None:
    """T15: its coin gives the trick to the third."""
    plays = OfLoners(last_trick(SOLITARY))
    assert plays.hopes(CARD, COIN)[1] == 2.0
    assert plays.hopes(CARD, 0)[1] == -1.0
    assert plays.worth(CARD, COIN) > plays.worth(CARD, 0)


def test_the_last_coin_is_left_when_the_count_is_exact() -> None:
    plays = OfLoners(last_trick(SOLITARY, coins=(3, 2, 0, 2)))
    assert plays.worth(CARD, COIN) < plays.worth(CARD, 0)


def test_partners_hand_the_trick_to_each_other_with_a_coin() -> None:
    """Without the coin seat 0 takes it and both sides are exact, theirs scoring more; with it, only ours is."""
    hands = ("S11R", "S12B", "S6B", "S2B")
    state = last_trick(hands, "partnership", coins=(4, 3, 4, 2), centre="1/0")
    assert dues_of(state) == [1, 0]
    plays = OfPartners(state)
    assert plays.worth(CARD, COIN) > plays.worth(CARD, 0) + 0.3


def test_a_trick_too_many_is_refused_with_a_coin() -> None:
    """T04: the player's own coin makes the other colour trump. The count is exact, so the 13 must not win."""
    hands = ("S2B", "S3R", "S4R", "S13B")
    plays = OfLoners(last_trick(hands, centre="6/6", coins=(0, 0, 0, 2), tricks=(4, 4, 2, 2)))
    card = card_id("S13B")
    assert plays.trick.chances(card, COIN)[0] == 1.0
    assert plays.trick.chances(card, 0)[3] == 1.0
    assert plays.worth(card, COIN) > plays.worth(card, 0)


def test_a_card_is_as_strong_as_the_unseen_cards_it_outranks() -> None:
    unseen = sum(1 << card for card in range(52) if card not in (card_id("S1R"), card_id("S13R")))
    low, high = (Strength(card_id(code), unseen, 3, False) for code in ("S1R", "S13R"))
    assert low.followed < 0.01
    assert high.followed > 0.8
    low, high = (Strength(card_id(code), unseen, 3, True) for code in ("S1R", "S13R"))
    assert low.led < 0.01 < low.followed  # led red, high wins
    assert low.led_with_coin > 0.8  # led blue, low wins
    assert high.led > 0.8
