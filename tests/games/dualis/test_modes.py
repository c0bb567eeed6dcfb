"""The twelve modes and the options: what is dealt, what is refused, and what stays the same when hands rotate."""

import pytest

from emberhall.games.dualis.game import GAME
from emberhall.games.dualis.state import State, cards_in
from emberhall.games.dualis.words import CARD_WORDS, CARDS, card_word
from emberhall.kernel.chance import Rng
from tests.games.dualis.modes import MODES, Mode
from tests.games.dualis.scenes import DECK, card_id, dealt, fresh, wander

ruling = pytest.mark.ruling
every_mode = pytest.mark.parametrize("row", MODES, ids=lambda row: f"{row.number}-{row.slug}")


def hands_of(state: State) -> list[list[int]]:
    return [cards_in(state.hand(seat)) for seat in range(state.terms.seats)]


# --- cards


def test_every_combination_of_suit_number_and_colour_is_one_card() -> None:
    """Game Components: 52 cards, and the ids the rules give them."""
    assert [card_word(card) for card in range(52)] == DECK == CARD_WORDS
    assert {code: card_id(code) for code in DECK} == CARDS
    assert {code: CARDS[code] for code in ("S9B", "M7R", "S2R", "S5B")} == {"S9B": 21, "M7R": 32, "S2R": 1, "S5B": 17}
    assert [CARDS[code] for code in ("S1R", "S13R", "S1B", "S13B", "M1R", "M13R", "M1B", "M13B")] == [
        0, 12, 13, 25, 26, 38, 39, 51,
    ]  # fmt: skip


# --- what is dealt


@every_mode
@ruling("DU-21")
@ruling("DU-23")
def test_what_a_round_is_dealt_with(row: Mode) -> None:
    """Set-up, FAQs, Iso Play: cards, coins and undealt cards of every mode; High-Low changes nothing."""
    state = dealt(row.seats, 11, **row.options)
    GAME.invariants(state)
    view = GAME.view(state, None)
    assert view["cards"] == [row.cards] * row.seats
    assert view["centre"] == [row.coins, row.coins]
    assert (view["coins_each"], view["tricks_per_round"]) == (row.coins, row.cards)
    assert (view["coins"], view["tricks"]) == ([0] * row.seats, [0] * row.seats)
    assert len(cards_in(state.undealt)) == row.undealt
    held = [card for hand in hands_of(state) for card in hand]
    assert sorted(held + cards_in(state.undealt)) == list(range(52))
    assert (view["mode"], view["short"], view["highlow"]) == (row.mode, row.short, row.highlow)


@every_mode
def test_how_many_plays_a_round_takes(row: Mode) -> None:
    """Set-up: every card dealt is played."""
    state = dealt(row.seats, 4, **row.options)
    rng = Rng.seeded(1)
    wander(state, rng, row.plays - 1)
    assert not state.past
    wander(state, rng, 1)
    assert len(state.past) == 1
    assert sum(state.past[0].tricks) == row.cards


@pytest.mark.no_cover  # other tests cover the same lines
@every_mode
def test_how_a_game_ends(row: Mode) -> None:
    """End of Game, Iso Play: two rounds won, or a gap of seven, or four rounds."""
    for seed in range(12):
        state = dealt(row.seats, seed, **row.options)
        rng = Rng.seeded(seed)
        while not state.over:
            before = list(state.points)
            wander(state, rng, row.plays)
            gap = max(state.points) - min(state.points)
            if row.mode == "partnership":
                assert sum(state.points) == sum(before) + 1
                assert state.over == (max(state.points) == 2)
            else:
                assert state.over == (gap >= 7 or len(state.past) == 4)
        assert len(state.past) in ((2, 3) if row.mode == "partnership" else (1, 2, 3, 4))
        assert GAME.winners(state)


@ruling("DU-22")
def test_g4_the_short_deal() -> None:
    """FAQs: nine cards each, sixteen out of play and seen by nobody, five coins of each colour."""
    there = fresh(seed=5, short=True)
    view = there.view(0)
    assert view["cards"] == [9, 9, 9, 9]
    assert view["centre"] == [5, 5]
    out = {CARD_WORDS[card] for card in cards_in(there.state.undealt)}
    assert len(out) == 16
    for seat in (None, 0, 1, 2, 3):
        assert not out & set(str(there.view(seat)).replace("'", " ").split())


@ruling("DU-17")
def test_the_first_leader_is_any_seat() -> None:
    """Playing a Trick: a mirror cannot be asked, so chance decides; each seat about equally often."""
    leaders = [dealt(4, seed).leader for seed in range(400)]
    counts = [leaders.count(seat) for seat in range(4)]
    assert sum(counts) == 400
    assert all(75 <= count <= 125 for count in counts), counts


@ruling("DU-17")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_the_table_may_name_the_first_leader(leader: int) -> None:
    """The option `first_leader` replaces the mirror."""
    for seed in range(3):
        there = fresh(seed=seed, first_leader=leader)
        assert there.to_play() == leader
        assert there.events("round") == [{"kind": "round", "round": 1, "leader": leader}]


@ruling("DU-45")
def test_cards_are_dealt_clockwise_from_the_leaders_left() -> None:
    """Set-up: the same shuffle with another leader rotates the hands by as many seats."""
    at_zero = hands_of(dealt(4, 21, first_leader=0))
    for leader in range(4):
        hands = hands_of(dealt(4, 21, first_leader=leader))
        assert [hands[(leader + k) % 4] for k in range(4)] == at_zero
    deck = list(range(52))
    rng = Rng.seeded(21)
    rng.below(4)  # the leader is drawn first, even if it is named
    rng.shuffle(deck)
    assert at_zero == [sorted(deck[(seat - 1) % 4 :: 4]) for seat in range(4)]


# --- options that are refused


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {}, "dualis is played with 3 or 4 seats, not 2."),
        (5, {}, "dualis is played with 3 or 4 seats, not 5."),
        (3, {"mode": "partnership"}, "Partnership needs 4 seats, not 3; with 3 each plays alone (mode iso)."),
        (4, {"mode": "teams"}, "mode cannot be 'teams'; it can be partnership, iso."),
        (4, {"short": "maybe"}, "short cannot be 'maybe'; it can be no, yes."),
        (4, {"short": 1}, "short cannot be 1; it can be no, yes."),
        (4, {"first_leader": 4}, "first_leader cannot be 4; it can be random, 0, 1, 2, 3."),
        (3, {"first_leader": 3}, "first_leader cannot be 3 with 3 seats; it can be at most 2."),
        (4, {"memory_aid": "some"}, "memory_aid cannot be 'some'; it can be none, last_trick, full."),
        (4, {"turn": 1}, "turn 1 has a meaning only with duplicate on."),
        (3, {"duplicate": True, "turn": 3}, "turn cannot be 3 with 3 seats; it can be at most 2."),
        (4, {"colour": "red"}, "dualis has no option 'colour'; it has mode, short,"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_a_sentence(
    seats: int, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  (the sentence is compared whole)
        GAME.setup.check(seats, options)
    assert str(refused.value).startswith(sentence)


def test_defaults() -> None:
    """Four play in partnership, three alone; everything else as printed."""
    four = GAME.setup.check(4, {})
    assert four == {
        "mode": "partnership",
        "short": False,
        "highlow": False,
        "first_leader": "random",
        "memory_aid": "none",
        "partner_talk": "quiet",
        "say_direction": True,
        "show_trump_now": True,
        "seating": "chosen",
        "duplicate": False,
        "turn": 0,
    }
    assert GAME.setup.check(3, {}) == {**four, "mode": "iso"}
    ours = {setting.name for setting in GAME.options if setting.house}
    assert ours.isdisjoint({"mode", "short", "highlow"})
    assert {"memory_aid", "duplicate", "turn"} <= ours


# --- duplicate


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_duplicate_deals_are_the_same_with_hands_turned(turn: int) -> None:
    """The option `duplicate`: the hands of a seed, and the leader, rotate by `turn` seats."""
    straight = dealt(4, 8, duplicate=True)
    turned = dealt(4, 8, duplicate=True, turn=turn)
    assert [hands_of(turned)[(seat + turn) % 4] for seat in range(4)] == hands_of(straight)
    assert turned.leader == (straight.leader + turn) % 4


def test_duplicate_deals_of_later_rounds_do_not_depend_on_who_leads() -> None:
    """The option `duplicate`: deals are fixed by seed and round, whatever was played before."""
    seconds = []
    leaders = set()
    for play in range(6):
        state = dealt(4, 9, duplicate=True)
        wander(state, Rng.seeded(play), 52)
        seconds.append(hands_of(state))
        leaders.add(state.leader)
    assert len(leaders) > 1
    assert all(hands == seconds[0] for hands in seconds)


def test_without_duplicate_later_hands_follow_the_leader() -> None:
    """Set-up: dealing starts left of the leader, so another leader means other hands."""
    seconds: dict[int, list[list[int]]] = {}
    for play in range(6):
        state = dealt(4, 9)
        wander(state, Rng.seeded(play), 52)
        seconds.setdefault(state.leader, hands_of(state))
    assert len(seconds) > 1
    (one, hands), (other, others) = list(seconds.items())[:2]
    assert hands != others
    assert [hands[(one + k) % 4] for k in range(4)] == [others[(other + k) % 4] for k in range(4)]


# --- what must always hold


@every_mode
def test_the_invariants_hold_and_damage_is_noticed(row: Mode) -> None:
    """Components: a card or coin that is lost, duplicated or miscounted is an AssertionError with a sentence."""
    state = dealt(row.seats, 3, **row.options)
    wander(state, Rng.seeded(3), row.plays // 2 + 1)
    GAME.invariants(state)

    lost = state.clone()
    lost.set_hand(0, lost.hand(0) & (lost.hand(0) - 1))
    with pytest.raises(AssertionError, match=r"lost or doubled"):
        GAME.invariants(lost)

    swapped = state.clone()  # a card too many for one seat, one too few for the next
    card = swapped.hand(0) & -swapped.hand(0)
    swapped.set_hand(0, swapped.hand(0) - card)
    swapped.set_hand(1, swapped.hand(1) + card)
    with pytest.raises(AssertionError, match=r"Seat 0 holds"):
        GAME.invariants(swapped)

    minted = state.clone()
    minted.red += 1
    with pytest.raises(AssertionError, match=r"coins instead of"):
        GAME.invariants(minted)

    owing = state.clone()
    owing.red, owing.blue = -1, owing.blue + owing.red + 1
    with pytest.raises(AssertionError, match=r"holds -1 red coins"):
        GAME.invariants(owing)

    counted = state.clone()
    counted.tricks += 1
    with pytest.raises(AssertionError, match=r"tricks are counted"):
        GAME.invariants(counted)
