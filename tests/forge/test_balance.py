"""Balance: a card too strong, one too weak and one equal are told apart; games depend on their number alone."""

import tomllib
from collections.abc import Iterator

import pytest

from emberhall.forge.balance import Lot, balanced, played
from emberhall.forge.drafts import ForgeError, forge_for, trial_of
from emberhall.forge.estimates import Estimate
from emberhall.kernel.forge.forge import Draft, Trial, Wish
from emberhall.kernel.titles.folders import file_beside

TITLE = "dragonduel"
COMMON = "CS-09"
PAIRS = 300
FEW = 45  # where games are long


def printed(code: str) -> Draft:
    file = file_beside(TITLE, "cards", "fire.toml")
    assert file is not None
    cards = tomllib.loads(file.read_text("utf-8"))["card"]
    card: Draft = next(card for card in cards if card["set"] == code)
    return {**card, "set": "AA-01"}


def with_strength(more: int) -> Draft:
    card = printed(COMMON)
    return {**card, "strength": card["strength"] + more}


def last(estimates: Iterator[Estimate]) -> Estimate:
    *_, estimate = estimates
    return estimate


def verdict(more: int) -> Estimate:
    trial = trial_of(TITLE, with_strength(more), Wish(instead=COMMON))
    return last(balanced(TITLE, trial, pairs=PAIRS, seconds=600))


def test_strong_weak_and_equal_are_told_apart() -> None:
    strong, weak, equal = verdict(3000), verdict(-2000), verdict(0)
    assert (strong.verdict, weak.verdict, equal.verdict) == ("strong", "weak", "fair")
    assert equal.decided
    assert equal.mean == 0.5
    assert weak.mean + weak.half < strong.mean - strong.half


def trial() -> Trial:
    return trial_of(TITLE, with_strength(1000), Wish(instead=COMMON))


def test_pairs_depend_on_their_number_alone() -> None:
    once = played(Lot(TITLE, trial(), "greedy", 3, 0, 4))
    again = [*played(Lot(TITLE, trial(), "greedy", 3, 0, 1)), *played(Lot(TITLE, trial(), "greedy", 3, 1, 3))]
    assert once == again
    assert {each.bout for each in once} == {0, 1}


@pytest.mark.parametrize(
    ("draft", "wish", "why"),
    [
        ({**printed(COMMON), "strength": 500}, Wish(), "strength"),
        (printed(COMMON), Wish(instead="CS-99"), "CS-99"),
        (printed(COMMON), Wish(instead=COMMON, places=["cold-current"]), "cold-current"),
    ],
)
def test_what_cannot_be_tried_says_why(draft: Draft, wish: Wish, why: str) -> None:
    with pytest.raises(ForgeError, match=why):
        trial_of(TITLE, draft, wish)


def test_a_title_without_a_forge_has_none() -> None:
    with pytest.raises(ForgeError, match="dualis has no forge"):
        trial_of("dualis", {}, Wish())


def told(title: str, drafts: list[Draft], instead: str) -> list[Estimate]:
    """Estimates of a strong, a weak and an equal card after few pairs."""
    trials = [trial_of(title, draft, Wish(instead=instead)) for draft in drafts]
    return [last(balanced(title, each, pairs=FEW, seconds=600)) for each in trials]


@pytest.mark.timeout(300)
def test_shops_are_told_apart_in_the_same_town() -> None:
    forge = forge_for("flamecraft")
    shop = {**forge.kinds()[0].draft, "name": {"en": "Bakery", "fr": "Fournil"}}
    windows = {"left": "br>c", "middle": "me/po>F", "right": "cr>c"}
    for name, window in windows.items():
        shop[name] = dict(zip(("takes", "gives"), window.split(">"), strict=True))
    bread: Draft = {"op": "pay", "goods": ["br"], "times": 2, "coins": 0}
    drafts = [
        {**shop, "ability": [{"op": "score", "count": 6}]},
        {**shop, "ability": [{**bread, "goods": ["br", "me", "ir"], "times": 3}, {"op": "score", "count": 1}]},
        {**shop, "ability": [bread, {"op": "take", "count": 2}]},  # as it is printed
    ]
    strong, weak, equal = told("flamecraft", drafts, "S06")
    assert strong.verdict == "strong"
    assert weak.mean + weak.half / 2 < 0 < strong.mean - strong.half
    assert (equal.mean, equal.verdict) == (0.0, "fair")
    assert [figure.key for figure in strong.bouts] == ["seats-2", "seats-3", "seats-4"]
    assert strong.begins == ()


@pytest.mark.timeout(300)
def test_shop_cards_are_told_apart_in_hands() -> None:
    forge = forge_for("flamecraft_duals")
    card = {**forge.kinds()[0].draft, "name": {"en": "Loaves", "fr": "Miches"}, "third": "B"}
    strong, weak = told("flamecraft_duals", [{**card, "reputation": 9}, {**card, "reputation": 0}], "L-BBB")
    assert (strong.verdict, weak.verdict) == ("strong", "weak")
    assert [figure.key for figure in strong.begins] == ["first", "later"]
