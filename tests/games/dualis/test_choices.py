"""What a page is told about each play: the things it involves, and how the table would stand after it."""

from typing import Any

import pytest

from emberhall.games.dualis.game import GAME
from tests.games.dualis.scenes import Scene, allowing, scene, split
from tests.games.dualis.test_tricks import HIGHLOW, NORMAL


def choices(there: Scene) -> dict[str, tuple[tuple[str, ...], dict[str, Any]]]:
    """Refs and facts by play, without the verb, which never varies."""
    decision = there.state.decision
    assert decision is not None
    told = [GAME.face.choice(there.state, decision, pick) for pick in decision.options]
    assert {(choice.verb, choice.gives) for choice in told} == {("play", "trick")}
    return {
        word.removeprefix("play "): (choice.refs, dict(choice.facts))
        for word, choice in zip(decision.words(), told, strict=True)
    }


def outcome(there: Scene, play: str) -> dict[str, Any]:
    return choices(there)[play][1]


def ends(there: Scene, coins: int, **more: int) -> dict[str, Any]:
    """Where the side to play would stand after the trick, won or lost, with so many more coins than it has."""
    view = GAME.view(there.state, None)
    side = next(side for side in view["sides"] if view["to_play"] in side["seats"])
    held = side["coins"] + coins

    def contract(won: int) -> dict[str, int]:
        tricks = side["tricks"] + won
        return {"coins": held, "tricks": tricks, "worth": tricks if held == tricks else -abs(held - tricks)}

    return {"won": contract(1), "lost": contract(0), **more}


def test_a_lead_with_and_without_a_coin() -> None:
    there = scene(["S2R M1B", "S9B M3B", "M7R M8B", "S5B M11R"], "5/4")
    plain = {"lies": "R", "centre": [5, 4], "low": False, "final": False, "trump": "R", "best": 0, "by": "S2R"}
    plain |= ends(there, 0, after=3, flips=1)
    with_coin = ends(there, 1, after=3, flips=2)
    assert choices(there) == {
        "S2R": (("S2R",), plain),
        "S2R+": (("S2R", "coin:B"), {**plain, **with_coin, "lies": "B", "centre": [5, 3]}),
        "M1B": (("M1B",), {**plain, "lies": "B", "by": "M1B"}),
        "M1B+": (
            ("M1B", "coin:R"),
            {**plain, **ends(there, 1, after=3, flips=1), "centre": [4, 4], "trump": None, "by": "M1B"},
        ),
    }


def test_the_last_card_says_who_takes_the_trick() -> None:
    """The example trick: the coin cancels red, so the Star 9 takes it; without it the Moon 7 does."""
    there = scene(["S2R M1R", "S9B M3B", "M7R M8B", "S5B M11R"], "5/4").play("S2R S9B M7R")
    plain = {"lies": "B", "centre": [5, 4], "low": False, "final": True, "trump": "R", "best": 2, "by": "M7R"}
    with_coin = {"lies": "R", "centre": [4, 4], "low": False, "final": True, "trump": None, "best": 1, "by": "S9B"}
    plain |= ends(there, 0, after=0, flips=0)
    with_coin |= ends(there, 1, after=0, flips=0)
    assert choices(there) == {"S5B": (("S5B",), plain), "S5B+": (("S5B", "coin:R"), with_coin)}


@pytest.mark.parametrize("highlow", [False, True], ids=["normal", "high-low"])
@pytest.mark.parametrize("leader", [0, 2])
def test_a_preview_is_what_comes(highlow: bool, leader: int) -> None:
    """Every golden trick: before the last card, its preview predicts the result."""
    for case in HIGHLOW if highlow else NORMAL:
        centre, plays = case.values[:2]
        assert isinstance(centre, str)
        assert isinstance(plays, str)
        seats = len(split(plays))
        mode = "partnership" if seats == 4 else "iso"
        there = scene(allowing(plays, seats, leader), centre, leader, mode=mode, highlow=highlow)
        *before, last = split(plays)
        facts = outcome(there.play(" ".join(before)), last)
        done = there.trick(last)
        red, blue = facts["centre"]
        found = (f"{red}/{blue}", facts["trump"], facts["best"], facts["by"], "low" if facts["low"] else "high")
        card = done.card.rstrip("+")  # with a coin, what it counts as
        assert found == (done.centre, done.trump, done.winner, card, done.direction), case.id
        assert facts["final"]


@pytest.mark.parametrize(
    ("card", "centre", "trump", "is_trump"),
    [
        ("S5B", "5/3", "R", True),
        ("S5B", "5/4", None, False),
        ("S5B", "4/4", "B", False),
        ("S5R", "3/5", "B", True),
        ("S5R", "4/5", None, False),
        ("S5R", "5/5", "R", False),
    ],
)
def test_what_one_coin_does(card: str, centre: str, trump: str | None, is_trump: bool) -> None:
    """5.2: a coin takes its colour from the centre, and gives it to the card."""
    there = scene([f"{card} M1R", "S9B M3B", "M7R M8B", "S6B M11R"], centre)
    facts = outcome(there, f"{card}+")
    assert facts["trump"] == trump
    assert (facts["lies"] == facts["trump"]) is is_trump
    assert facts["final"] is False


def test_a_table_that_hides_the_trump_hides_it_in_the_preview() -> None:
    there = scene(["S2R M1B", "S9B M3B", "M7R M8B", "S5B M11R"], "5/4", show_trump_now=False)
    shown = outcome(there, "S2R+")
    assert shown == {"lies": "B", "centre": [5, 3], "low": False, "final": False, **ends(there, 1, after=3)}


def test_what_a_thing_would_say() -> None:
    there = scene(["S2R M1B", "S9B M3B", "M7R M8B", "S5B M11R"], "0/4").play("S2R")
    state = there.state
    assert GAME.face.word_for(state, 1, "M3B") == "play M3B"
    assert (
        GAME.face.word_for(state, 1, "coin:R") == "play S9B+"
    )  # a playable card, so that the refusal is about the coin
    assert GAME.face.word_for(state, 1, "coin:B") is None  # no card here takes a blue one
    assert GAME.face.word_for(state, 1, "trick") is None
    refusal = GAME.explain(state, 1, "play S9B+")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("DU-04", {"colour": "R"})


def test_a_scored_round_tells_who_took_coins() -> None:
    there = scene(["S1R", "S2B", "S13R", "S4B"], "3/3")
    there.play("S1R+ S2B S13R S4B+")
    (scored,) = there.view()["rounds"]
    assert scored["plays"][-1] == "0:S1R+ S2B S13R S4B+"
    assert scored["bidders"][-1] == [0, 3]
    assert len(scored["bidders"]) == len(scored["plays"]) == len(scored["takers"])


def test_a_contract_counts_the_coins_of_both_partners_on_the_table() -> None:
    """The partner's coin of this trick, and the one this play takes, are the side's already."""
    there = scene(["S2R M1R", "S9B M3B", "M7R S3R", "S5B M11R"], "5/4").play("S2R+ S9B")
    assert outcome(there, "S3R") == {**outcome(there, "S3R"), **ends(there, 1)}
    assert outcome(there, "S3R+") == {**outcome(there, "S3R+"), **ends(there, 2)}


@pytest.mark.parametrize(
    ("plays", "centre", "card", "flips"),
    [
        ("", "5/4", "S2R", 1),
        ("", "5/1", "S2R", 0),
        ("S2R", "6/3", "S9B", 0),
        ("S2R", "5/3", "S9B", 2),
        ("", "4/4", "S2R", 1),
    ],
)
def test_whether_later_seats_can_change_the_trump(plays: str, centre: str, card: str, flips: int) -> None:
    """They must take as many coins as the trump leads by; at a tie one is enough."""
    there = scene(["S2R M1R", "S9B M3B", "M7R M8B", "S5B M11R"], centre).play(plays)
    assert outcome(there, card)["flips"] == flips
