"""One trick at a time: who takes it, what the coins change, who leads next.

The tables read like those of the rules; every row is an exact scene in which the hands allow the plays.
"""

import pytest

from tests.games.dualis.referee import legal, suit
from tests.games.dualis.scenes import Outcome, Scene, allowing, scene, split

ruling = pytest.mark.ruling


def options_wanted(there: Scene) -> list[str]:
    """The legal plays of the seat to play, by the referee."""
    view = there.view(there.to_play())
    red, blue = view["centre"]
    return legal(view["hand"], view["led"], {"R": red, "B": blue})


def play_out(there: Scene, plays: str) -> Outcome:
    """Play a trick, and compare the engine's options with the referee's before each card."""
    for k, play in enumerate(split(plays)):
        assert there.options() == options_wanted(there)
        if k and play[0] == split(plays)[0][0]:
            assert {suit(offered) for offered in there.options()} == {play[0]}
        there.play(play)
    done = there.events("trick")[-1]
    last = there.events("played")[-1]
    centre = f"{last['red']}/{last['blue']}"
    return Outcome(centre, done["trump"], done["winner"], done["card"], done["coins"], last["direction"])


def check_trick(
    centre: str, plays: str, after: str, trump: str | None, place: int, leader: int, highlow: bool = False
) -> Outcome:
    """One row of a table: play the trick, and check everything it changes."""
    codes = split(plays)
    seats = len(codes)
    mode = "partnership" if seats == 4 else "iso"
    there = scene(allowing(plays, seats, leader), centre, leader, mode=mode, highlow=highlow)
    before = there.view()
    assert before["centre"] == [int(count) for count in centre.split("/")]
    assert there.to_play() == leader
    done = play_out(there, plays)
    winner = (leader + place - 1) % seats
    assert (done.centre, done.trump, done.winner) == (after, trump, winner)
    assert done.card == codes[place - 1]
    payers = [(leader + k) % seats for k, code in enumerate(codes) if code.endswith("+")]
    assert done.coins == payers
    view = there.view()
    assert view["leader"] == view["to_play"] == winner
    assert view["centre"] == [int(count) for count in after.split("/")]
    assert view["table"] == []
    assert view["coins"] == [count + (seat in payers) for seat, count in enumerate(before["coins"])]
    assert view["tricks"] == [count + (seat == winner) for seat, count in enumerate(before["tricks"])]
    return done


# --- from the rulebook


@ruling("DU-01")
@ruling("DU-02")
def test_g1_the_example_trick() -> None:
    """Example Trick: the coin of the last player cancels red, so the Star 9 beats 5 and 2."""
    there = scene(["S2R M1R", "S9B M3B", "M7R M8B", "S5B M11R"], "5/4")
    assert there.options() == ["S2R", "S2R+", "M1R", "M1R+"]
    there.play("S2R")
    assert there.options() == ["S9B", "S9B+"]
    there.play("S9B")
    assert there.options() == ["M7R", "M7R+", "M8B", "M8B+"]
    there.play("M7R")
    assert there.options() == ["S5B", "S5B+"]
    coins = there.view()["coins"]
    there.play("S5B+")
    assert there.events("trick")[-1] == {
        "kind": "trick",
        "round": 1,
        "trick": 12,
        "winner": 1,
        "card": "S9B",
        "trump": None,
        "coins": [3],
    }
    view = there.view()
    assert view["centre"] == [4, 4]
    assert view["coins"] == [coins[0], coins[1], coins[2], coins[3] + 1]
    assert view["leader"] == 1


@ruling("DU-33")
def test_g2_the_example_trick_without_its_coin() -> None:
    """Example Trick, counter-check: red stays trump, so the Moon 7 beats the Star 2."""
    done = check_trick("5/4", "S2R S9B M7R S5B", "5/4", "R", 3, leader=0)
    assert done.card == "M7R"


@pytest.mark.parametrize(
    ("plays", "direction", "after", "trump", "place"),
    [
        pytest.param("S6B S4B S8B S5B", "low", "7/7", None, 2, id="a-blue-lead"),
        pytest.param("S6R S4R S8R S5R", "high", "7/7", None, 3, id="a-red-lead"),
        pytest.param("S6R+ S4B S8B S5B", "low", "7/6", "R", 2, id="a-red-lead-under-a-coin"),
        pytest.param("S6B+ S4R S8R S5R", "high", "6/7", "B", 3, id="a-blue-lead-under-a-coin"),
    ],
)
@ruling("DU-27")
def test_g5_the_lead_says_whether_high_or_low_wins(
    plays: str, direction: str, after: str, trump: str | None, place: int
) -> None:
    """High-Low Variant: blue means low, red means high, and a coin's colour takes precedence over the printed one."""
    done = check_trick("7/7", plays, after, trump, place, leader=0, highlow=True)
    assert done.direction == direction


# --- normal direction

NORMAL = [
    pytest.param("7/7", "S5R S9B S13R S1B", "7/7", None, 3, id="T01", marks=ruling("DU-01")),
    pytest.param("7/7", "S9R S9B S2R S3B", "7/7", None, 2, id="T02", marks=ruling("DU-12")),
    pytest.param("7/5", "S9R M9R S13B S4B", "7/5", "R", 2, id="T03", marks=ruling("DU-13")),
    pytest.param("7/7", "S13B+ S2B S3R S4R", "6/7", "B", 2, id="T04", marks=[ruling("DU-05"), ruling("DU-10")]),
    pytest.param("7/5", "S4B+ S13B S12B S3R", "6/5", "R", 1, id="T05", marks=ruling("DU-08")),
    pytest.param("6/5", "S4B+ S13B S12B S3R", "5/5", None, 2, id="T06", marks=ruling("DU-10")),
    pytest.param("7/7", "S3R+ S8B+ S10R M13B", "6/6", None, 3, id="T07", marks=[ruling("DU-35"), ruling("DU-10")]),
    pytest.param("5/3", "S4B S9B M13B S2B", "5/3", "R", 2, id="T08", marks=ruling("DU-34")),
    pytest.param("4/4", "S7R S7B M7R M7B", "4/4", None, 2, id="T09", marks=[ruling("DU-12"), ruling("DU-35")]),
    pytest.param("5/2", "S7R S7B+ M7R M7B+", "3/2", "R", 4, id="T10", marks=[ruling("DU-12"), ruling("DU-13")]),
    pytest.param("0/0", "M4R S13R M6B M5R", "0/0", None, 3, id="T11", marks=ruling("DU-11")),
    pytest.param("0/3", "S3R+ S12R M1B S13R", "0/2", "B", 1, id="T12", marks=ruling("DU-08")),
    pytest.param("3/3", "M2R S13R S13B S12B", "3/3", None, 1, id="T13", marks=ruling("DU-35")),
    pytest.param("4/3", "M2B M13B S1R M12B", "4/3", "R", 3, id="T14"),
    pytest.param("4/3", "S11R S6B S12B S2B+", "3/3", None, 3, id="T15", marks=ruling("DU-33")),
    pytest.param("4/3", "S11R S6B S12B S2B", "4/3", "R", 1, id="T16", marks=ruling("DU-33")),
    pytest.param("5/4", "M8B+ M3R M12B M13B+", "3/4", "B", 3, id="T17", marks=ruling("DU-08")),
    pytest.param("1/1", "S10R+ S4B S11R M9B", "1/0", "R", 3, id="T18"),
    pytest.param("2/4", "S6B M6B+ S5R+ S13R", "1/3", "B", 1, id="T19", marks=ruling("DU-08")),
    pytest.param("7/7", "S4R S11B S11R", "7/7", None, 3, id="T20", marks=ruling("DU-12")),
    pytest.param("3/5", "M10R M13R S2B", "3/5", "B", 3, id="T21"),
    pytest.param("6/6", "S2R+ M12B S9R", "6/5", "R", 3, id="T22", marks=ruling("DU-08")),
]


@pytest.mark.parametrize("leader", [0, 2])
@pytest.mark.parametrize(("centre", "plays", "after", "trump", "place"), NORMAL)
def test_a_trick(centre: str, plays: str, after: str, trump: str | None, place: int, leader: int) -> None:
    """Determining the Trick Winner: trump colour first, else the led suit; the higher number; the later on ties."""
    done = check_trick(centre, plays, after, trump, place, leader)
    assert done.direction == "high"


# --- High-Low

HIGHLOW = [
    pytest.param("7/7", "S10R+ S2B S5R S13R", "low", "7/6", "R", 3, id="H1", marks=ruling("DU-27")),
    pytest.param("7/7", "S10B S2R S13B S2B", "low", "7/7", None, 4, id="H2", marks=ruling("DU-37")),
    pytest.param("7/7", "S3R S9B M1R S9R", "high", "7/7", None, 4, id="H3", marks=ruling("DU-37")),
    pytest.param("6/7", "S6B S4R+ M1R S9B", "low", "6/6", None, 2, id="H4", marks=ruling("DU-28")),
    pytest.param("5/6", "S6B S4R M1R S9B", "low", "5/6", "B", 1, id="H5"),
    pytest.param("7/5", "M5B+ M5R S13R M1B", "high", "6/5", "R", 3, id="H6", marks=[ruling("DU-27"), ruling("DU-28")]),
    pytest.param("4/4", "M9B M11R S1B M9R", "low", "4/4", None, 4, id="H7", marks=[ruling("DU-37"), ruling("DU-35")]),
]


@pytest.mark.parametrize("leader", [0, 3])
@pytest.mark.parametrize(("centre", "plays", "direction", "after", "trump", "place"), HIGHLOW)
def test_a_trick_of_high_low(
    centre: str, plays: str, direction: str, after: str, trump: str | None, place: int, leader: int
) -> None:
    """High-Low Variant: one direction for the whole trick, set by the colour in which the lead lies."""
    done = check_trick(centre, plays, after, trump, place, leader, highlow=True)
    assert done.direction == direction


@pytest.mark.parametrize(
    ("centre", "plays", "after", "trump", "place"), [pytest.param(*row.values, id=row.id) for row in NORMAL]
)
def test_red_leads_of_high_low_are_as_usual(centre: str, plays: str, after: str, trump: str | None, place: int) -> None:
    """High-Low Variant: if the lead lies red, nothing differs from the base game; a blue lead means low."""
    there = scene(allowing(plays, len(split(plays))), centre, mode="iso", highlow=True)
    done = there.trick(plays)
    assert (done.centre, done.trump) == (after, trump)
    lead = split(plays)[0]
    red = ("B" in lead) == lead.endswith("+")
    assert done.direction == ("high" if red else "low")
    if red:
        assert done.winner == place - 1


# --- what one coin does; the difference d is red less blue before the play

COIN = [
    pytest.param("S8B+", range(2, 8), "R", True, id="blue-card-d-at-least-2"),
    pytest.param("S8B+", [1], None, False, id="blue-card-d-1"),
    pytest.param("S8B+", range(-6, 1), "B", False, id="blue-card-d-at-most-0"),
    pytest.param("S8R+", range(-7, -1), "B", True, id="red-card-d-at-most-minus-2"),
    pytest.param("S8R+", [-1], None, False, id="red-card-d-minus-1"),
    pytest.param("S8R+", range(7), "R", False, id="red-card-d-at-least-0"),
]


@pytest.mark.parametrize(("play", "differences", "trump", "is_trump"), COIN)
@ruling("DU-08")
@ruling("DU-10")
def test_what_one_coin_does(play: str, differences: list[int], trump: str | None, is_trump: bool) -> None:
    """Placing a Bidding Coin: the card changes colour and the balance moves by one, at once."""
    tried = 0
    for red in range(8):
        for blue in range(8):
            wanted = red if play == "S8B+" else blue
            if red - blue not in differences or not wanted:
                continue
            there = scene(["S8R S8B", "S1R S1B", "S2R S2B", "S3R S3B"], f"{red}/{blue}").play(play)
            view = there.view()
            shift = -1 if play == "S8B+" else 1
            assert view["centre"][0] - view["centre"][1] == red - blue + shift
            assert sum(view["centre"]) == red + blue - 1
            assert view["trump"] == trump
            assert (view["table"][0]["lies"] == trump) is is_trump
            tried += 1
    assert tried >= 6


def test_an_odd_number_of_coins_always_makes_a_trump() -> None:
    """Bidding Coins & the Trump Color: none exactly where both colours are equal."""
    for red in range(8):
        for blue in range(8):
            there = scene(["S1R", "S2R", "S3R", "S4R"], f"{red}/{blue}")
            assert there.view()["trump"] == ("R" if red > blue else "B" if blue > red else None)
            assert (red + blue) % 2 == 0 or there.view()["trump"] is not None


# --- who wins, by case: the same four cards with every centre, in each direction

CASES = [
    pytest.param("3/3", "S5R S9R S2B M13B", False, 2, id="none-high"),
    pytest.param("4/3", "S5R S9B S2R M13R", False, 4, id="trump-high"),
    pytest.param("3/4", "S5R S9R S2R M13R", False, 2, id="no-card-in-it-high"),
    pytest.param("3/3", "S5R S9R S2B M13B", True, 2, id="none-high-low-red-lead"),
    pytest.param("4/3", "S5R S9B S2R M13R", True, 4, id="trump-high-low-red-lead"),
    pytest.param("3/4", "S5R S9R S2R M13R", True, 2, id="no-card-in-it-high-low-red-lead"),
    pytest.param("3/3", "S5B S9R S2B M1B", True, 3, id="none-high-low-blue-lead"),
    pytest.param("3/4", "S5B S9B S2R M1B", True, 4, id="trump-high-low-blue-lead"),
    pytest.param("4/3", "S5B S9B S2B M1B", True, 3, id="no-card-in-it-high-low-blue-lead"),
    pytest.param("4/3", "M2B S1R M13B M12B", False, 2, id="the-least-trump-before-the-highest-of-the-suit"),
    pytest.param("3/4", "M12R S1B M13R M2R", True, 2, id="the-least-trump-before-the-suit-high-low-red-lead"),
    pytest.param("4/3", "M2B S13R M1B M3B", True, 2, id="the-weakest-trump-before-the-suit-high-low-blue-lead"),
    pytest.param("3/3", "S13B S13R M1R M2B", True, 2, id="thirteens-tie-though-low-wins"),
]


@pytest.mark.parametrize(("centre", "plays", "highlow", "place"), CASES)
@ruling("DU-34")
def test_who_wins_by_case(centre: str, plays: str, highlow: bool, place: int) -> None:
    """Determining the Trick Winner: trump on the table, trump not on the table, no trump; in each direction."""
    red, blue = centre.split("/")
    trump = "R" if red > blue else "B" if blue > red else None
    check_trick(centre, plays, centre, trump, place, leader=1, highlow=highlow)


# --- what a coin does not do


@ruling("DU-06")
def test_a_coin_changes_neither_suit_nor_the_duty_to_follow() -> None:
    """Placing a Bidding Coin: a Star that lies blue is still a Star; a seat that holds one must play one."""
    there = scene(["S4R M2R", "M5B S9R", "S1R S1B", "M3R M3B"], "4/4").play("S4R+")
    assert there.view()["led"] == "S"
    assert there.options() == ["S9R", "S9R+"]
    there.play("S9R")
    assert there.options() == ["S1R", "S1R+", "S1B", "S1B+"]


@ruling("DU-09")
def test_the_colour_of_a_card_ends_with_its_trick() -> None:
    """Starting the Next Trick: the pile is counted; nothing in it affects the next trick."""
    turned = scene(["S4B M2R", "S5R M5R", "S6R M6R", "S7B M7B"], "6/4").play("S4B+ S5R S6R S7B")
    plain = scene(["S4B M2R", "S5R M5R", "S6R M6R", "S7B M7B"], "5/4").play("S4B S5R S6R S7B")
    for there in (turned, plain):
        assert there.view()["centre"] == [5, 4]
        assert there.to_play() == 2
        there.play("M6R M7B M2R M5R")
        assert there.events("trick")[-1]["winner"] == 2
    assert turned.events("trick")[-1] == plain.events("trick")[-1]


@ruling("DU-33")
def test_the_trump_shown_during_a_trick_is_provisional() -> None:
    """Bidding Coins & the Trump Color: the balance at the end of the trick counts, whatever it was before."""
    there = scene(["S11R M1R", "S6B M1B", "S12B M2R", "S2B M2B"], "4/3")
    shown = []
    for play in ("S11R", "S6B+", "S12B+", "S2B"):
        there.play(play)
        shown.append(there.events("played")[-1]["trump"])
    assert shown == ["R", None, "B", "B"]
    assert there.events("trick")[-1]["trump"] == "B"
    assert there.events("trick")[-1]["winner"] == 3


@ruling("DU-33")
def test_the_best_card_so_far_is_public_arithmetic() -> None:
    """The table marks who would take the trick if it ended now, but only if the players agreed to show it."""
    there = scene(["S11R M1R", "S6B M1B", "S12B M2R", "S2B M2B"], "4/3")
    best = []
    for play in ("S11R", "S6B+", "S12B+"):
        there.play(play)
        best.append(there.view()["best"])
    assert best == [0, 0, 2]
    dark = scene(["S11R M1R", "S6B M1B", "S12B M2R", "S2B M2B"], "4/3", show_trump_now=False).play("S11R S6B")
    assert dark.view()["best"] is None
    assert dark.view()["trump"] is None
    assert dark.view()["centre"] == [4, 3]
