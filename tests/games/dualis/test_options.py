"""What a seat may play: following suit, and a coin where the opposite colour is left in the centre."""

import pytest

from emberhall import IllegalPick, load
from tests.games.dualis.scenes import DECK, Scene, fresh, scene, split

ruling = pytest.mark.ruling

STAR_LED = "S1R"  # led by seat 0; the asked seat is on its left


def asked(hand: str, centre: str, led: str | None) -> Scene:
    """Seat 1 is asked, holding this hand, after seat 0 has led (or as the leader, if nothing is led)."""
    cards = split(hand)
    spare = [code for code in DECK if code not in cards and code != STAR_LED]
    others = [" ".join(spare[k * len(cards) : (k + 1) * len(cards)]) for k in range(3)]
    if led is None:
        return scene([others[0], hand, others[1], others[2]], centre, leader=1)
    lead = " ".join([STAR_LED, *split(others[0])[1:]])
    return scene([lead, hand, others[1], others[2]], centre).play(STAR_LED)


# --- exact options


@pytest.mark.parametrize(
    ("hand", "led", "centre", "options"),
    [
        pytest.param("S3R S8B M2R M9B", "S", "0/2", "S3R S3R+ S8B", id="L1", marks=[ruling("DU-04"), ruling("DU-39")]),
        pytest.param("M2R M9B M10B", "S", "1/0", "M2R M9B M9B+ M10B M10B+", id="L2", marks=ruling("DU-02")),
        pytest.param("S4R", "S", "3/0", "S4R", id="L4", marks=ruling("DU-38")),
        pytest.param("S4R", "S", "0/1", "S4R S4R+", id="L5", marks=ruling("DU-38")),
        pytest.param("S4R S9B M1R M13B", None, "0/0", "S4R S9B M1R M13B", id="L6", marks=ruling("DU-04")),
    ],
)
def test_legal_options(hand: str, led: str | None, centre: str, options: str) -> None:
    """Playing a Trick, Placing a Bidding Coin: exactly these plays, in this order."""
    there = asked(hand, centre, led)
    assert there.to_play() == 1
    assert there.options() == split(options)


@ruling("DU-38")
@pytest.mark.parametrize(
    ("hand", "centre", "words", "always"),
    [
        pytest.param("S4R M2R M3R", "3/0", 1, True, id="one card, before the last trick"),
        pytest.param("S4R M2R M3R", "3/1", 2, False, id="one card and a coin"),
        pytest.param("S4R S5R M3R", "3/0", 2, False, id="two cards"),
        pytest.param("S4R", "3/0", 1, False, id="the last trick"),
    ],
)
def test_a_lone_card_is_the_players_own_before_the_last_trick(hand: str, centre: str, words: int, always: bool) -> None:
    """If the table played it, others would learn that there was only one option; in the last trick everybody knows."""
    decision = asked(hand, centre, "S").state.decision
    assert decision is not None
    assert (len(decision.options), decision.always) == (words, always)


def test_l3_the_first_lead_has_26_options() -> None:
    """Playing a Trick: thirteen cards, each with or without a coin."""
    there = fresh(seed=3)
    assert there.view()["centre"] == [7, 7]
    offered = there.options()
    assert len(offered) == 26
    hand = there.view(there.to_play())["hand"]
    assert sorted(offered) == sorted([*hand, *[card + "+" for card in hand]])


# --- coins


@ruling("DU-02")
@ruling("DU-04")
@pytest.mark.parametrize(
    ("centre", "options"),
    [
        ("1/1", "S3R S3R+ S8B S8B+"),
        ("1/0", "S3R S8B S8B+"),
        ("0/1", "S3R S3R+ S8B"),
        ("0/0", "S3R S8B"),
    ],
)
def test_a_coin_must_be_of_the_colour_opposite_to_the_printed_one(centre: str, options: str) -> None:
    """Placing a Bidding Coin: red cards take blue coins and blue cards red ones, while there are any."""
    assert asked("S3R S8B", centre, "S").options() == split(options)


@ruling("DU-32")
def test_a_coin_of_the_cards_own_colour_is_refused() -> None:
    """Placing a Bidding Coin: with only red coins left, a red card cannot take one."""
    there = asked("S3R S8B", "7/0", "S")
    assert there.options() == ["S3R", "S8B", "S8B+"]
    game = load("dualis")
    refusal = game.explain(there.state, 1, "play S3R+R")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("DU-32", {"card": "S3R"})
    with pytest.raises(IllegalPick, match="'play S3R\\+R'"):
        there.state.apply("play S3R+R")


@ruling("DU-03")
def test_one_card_takes_one_coin() -> None:
    """Placing a Bidding Coin: there is no play with two coins, and one coin leaves the centre."""
    there = asked("S3R S8B", "5/5", "S")
    assert not [play for play in there.options() if play.count("+") > 1]
    with pytest.raises(IllegalPick):
        there.state.apply("play S3R++")
    there.play("S3R+")
    assert there.view()["centre"] == [5, 4]


@ruling("DU-05")
def test_the_leader_may_lay_a_coin() -> None:
    """Placing a Bidding Coin: leading is playing a card too."""
    there = asked("S3R S8B", "5/5", None)
    assert there.options() == ["S3R", "S3R+", "S8B", "S8B+"]
    there.play("S8B+")
    assert there.view()["table"] == [{"seat": 1, "card": "S8B", "coin": True, "lies": "R"}]


@ruling("DU-07")
@ruling("DU-31")
def test_card_and_coin_are_one_action_and_the_next_seat_is_asked() -> None:
    """Placing a Bidding Coin: only while playing a card; both are told in one event."""
    there = asked("S3R S8B", "5/5", "S")
    there.play("S3R+")
    told = there.events("played")[-1]
    assert (told["card"], told["coin"], told["lies"], told["red"], told["blue"]) == ("S3R", True, "B", 5, 4)
    assert there.to_play() == 2
    assert len(there.state.decisions) == 1
    without = asked("S3R S8B", "5/5", "S").play("S3R")
    assert without.to_play() == 2  # nothing more is asked of seat 1, so no coin can follow
    assert all(not play.startswith("S3R") for play in without.options())


@ruling("DU-36")
def test_a_coin_on_the_last_card_of_the_round_counts() -> None:
    """Placing a Bidding Coin: the last card is no exception; here it makes the side exact."""
    there = scene(["S1R", "S2R", "S13R", "S4R"], "2/2", coins=[2, 2, 3, 3], tricks=[3, 3, 3, 3], mode="partnership")
    there.play("S1R S2R")
    assert there.options() == ["S13R", "S13R+"]
    there.play("S13R+ S4R")
    assert there.events("trick")[-1]["coins"] == [2]
    scored = there.events("scored")[-1]
    # 2/1 makes red trump; the 13 lies blue under its coin, so the 4 takes the trick.
    assert scored["coins"] == [6, 5]
    assert scored["tricks"] == [6, 7]
    assert scored["scores"] == [6, -2]


# --- following


@ruling("DU-39")
def test_who_holds_the_led_suit_must_play_it_in_any_colour() -> None:
    """Playing a Trick: the suit must be followed, the colour need not."""
    there = asked("S3R S8B M2R M9B", "5/5", "S")
    assert there.options() == ["S3R", "S3R+", "S8B", "S8B+"]
    with pytest.raises(IllegalPick, match="'play M2R'"):
        there.state.apply("play M2R")
    assert there.to_play() == 1


def test_who_is_void_may_play_anything() -> None:
    """Playing a Trick: without the led suit every card is legal, and the void becomes public."""
    there = asked("M2R M9B", "1/1", "S")
    assert there.options() == ["M2R", "M2R+", "M9B", "M9B+"]
    there.play("M2R")
    assert there.state.voids == 1 << (2 * 1 + 0)


def test_no_decision_offers_more_than_26_plays() -> None:
    """Playing a Trick: thirteen cards, two ways each."""
    for seed in range(5):
        assert len(fresh(seed=seed).options()) == 26
        assert len(fresh(seed=seed, short=True).options()) == 18


@ruling("DU-41")
@ruling("DU-16")
def test_nothing_but_playing_a_card_is_ever_asked() -> None:
    """FAQs: no claim of the remaining tricks, no coin handed over; the only question is `play`."""
    there = fresh(seed=2)
    asks = set()
    verbs = set()
    plays = 0
    while not there.state.over:
        decision = there.state.decision
        assert decision is not None
        asks.add(decision.ask)
        verbs |= {word.split(" ")[0] for word in decision.words()}
        there.state.apply(decision.options[-1])
        plays += 1
    assert asks == {"play"}
    assert verbs == {"play"}
    assert plays % 52 == 0  # every card of every round
