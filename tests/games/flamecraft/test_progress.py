"""What a view tells about unmet goals and about prices being paid."""

from typing import Any

import pytest

from emberhall.games.flamecraft.facts.counts import CODES
from emberhall.games.flamecraft.game import GAME
from tests.games.flamecraft.scenes import Scene, scene


def fancy(there: Scene, seat: int = 0) -> list[int]:
    secret: Any = GAME.view(there.state, seat)["me"]
    found: list[int] = secret["fancies"][0]["progress"]
    return found


@pytest.mark.parametrize(
    ("card", "has", "hand", "found"),
    [
        ("F14", "br1 me2 ir1 cr1 pl1", "", [5, 6]),  # a count
        ("F14", "br1 me2 ir1 po1 cr1 pl1 c3", "", [6, 6]),
        ("F17", "br7 c4", "", [4, 5]),
        ("F16", "", "Cookie, Cole", [2, 6]),
        ("F01", "c4", "", [4, 6]),  # two numbers that must be equal
        ("F09", "br2 pl1", "", [2, 3]),  # a price: more of the same good does not help
        ("F09", "br1 c1", "", [2, 3]),  # and a coin substitutes for a good
        ("F09", "br1 me1 pl1 c2", "", [3, 3]),
        ("F10", "br2 ir3 c0", "", [3, 4]),  # of one type
        ("F10", "ir3 c5", "", [4, 4]),
        ("F04", "br1", "", []),  # any enchantment's price: nothing to count
        ("F02", "br1", "", []),  # an event, not a number
        ("F20", "me4", "", []),  # a moon shows its worth
    ],
)
def test_how_far_a_goal_is(card: str, has: str, hand: str, found: list[int]) -> None:
    assert fancy(scene(has={0: has}, hands={0: hand}, fancies={0: card})) == found


def test_what_a_turn_counts_is_its_own_seats() -> None:
    there = scene(hands={0: "Potato, Cole", 1: "Herb"}, fancies={1: "F18"}, row="")
    there.play("visit ST-ME", "place Potato on ST-ME.2")
    assert fancy(there, 1) == [0, 2], "Somebody else has placed it."
    there = scene(hands={0: "Potato, Cole"}, fancies={0: "F18"}, row="")
    there.play("visit ST-ME", "gather", "place Potato on ST-ME.2")
    assert fancy(there) == [1, 2]


def test_a_price_is_told_while_it_is_paid() -> None:
    there = scene(has={0: "ir2 cr3 c2"}, row="PU-PO-A")

    def price() -> list[int] | None:
        found: list[int] | None = GAME.view(there.state, None)["turn"]["price"]
        return found

    assert price() is None
    there.play("visit ST-PO", "enchant")
    assert there.ask == "pay"
    assert price() == [0, 0, 2, 0, 3, 0, 0]
    there.play("coin cr")
    assert price() == [0, 0, 2, 0, 2, 0, 1]
    there.play("pay")
    assert price() is None


def turn(there: Scene) -> tuple[str | None, int, int | None]:
    """What the question is about, how often it is still to come, and who gets what is chosen."""
    found: Any = GAME.view(there.state, None)["turn"]
    return found["about"], found["left"], found["to"]


def test_a_question_tells_what_was_chosen_before_it() -> None:
    there = scene(shops="S20", row="PU-PO-A PU-ME-A")
    assert turn(there) == (None, 0, None)
    there.play("visit S20").finish(until="ability").play("use")
    assert there.ask == "pick"
    assert turn(there) == (None, 0, None)
    there.play("pick PU-PO-A")
    assert turn(there) == ("PU-PO-A", 3, None)
    there.finish(until="reserve")
    assert turn(there) == ("PU-PO-A", 0, None)


def test_a_question_tells_who_acts_and_how_often_it_comes() -> None:
    there = scene(row="").play("visit ST-PO").finish(until="fire")
    there.play("fire Tannin")
    assert there.ask == "swap"
    assert turn(there) == ("A-PO-0", 0, None)
    there = scene(row="").play("visit ST-CR").finish(until="fire")
    there.play(next(word for word in there.words() if word.startswith("fire")))
    assert there.ask == "good"
    assert turn(there) == (None, 3, None)
    there.play("good br")
    assert turn(there) == (None, 2, None)


def test_a_question_tells_who_gets_the_good() -> None:
    there = scene(3, shops="S08", pawns={2: "S08"}, row="").play("visit S08").finish(until="ability")
    there.play("use")
    assert there.ask == "good"
    assert turn(there) == (None, 1, 2)


def test_a_shop_tells_what_could_be_cast_there() -> None:
    there = scene(has={0: "ir2 cr3", 1: "ir1"}, row="PU-PO-A PU-ME-A", pawns={0: "ST-BR"})

    def casts(seat: int | None) -> dict[str, list[str]]:
        town: Any = GAME.view(there.state, seat)["town"]
        return {space["shop"]["id"]: space["shop"]["casts"] for space in town if space["shop"]}

    assert {shop: spells for shop, spells in casts(0).items() if spells} == {"ST-PO": ["PU-PO-A"]}
    assert not any(casts(1).values()), "One iron pays for nothing."
    assert not any(casts(None).values()), "Who watches has nothing to pay with."


def test_how_far_an_achievement_is_alone() -> None:
    """Formerly counted by the page: shops, artisans of a good, tucked enchantments, coins to be turned in."""
    there = scene(1, slots={"ST-BR.2": "Cookie"}, has={0: "c4"}, tucked={"ST-BR": "PU-BR-A PU-ME-A PU-IR-A"})
    solo: Any = GAME.view(there.state, 0)["solo"]
    by_need = {
        tuple(GAME.book.achievement_needs[ref][:1]): solo["standing"][card]
        for ref, card in enumerate(GAME.book.achievement_ids)
    }
    assert by_need[(CODES["shops"],)] == 6
    assert by_need[(CODES["artisans_br"],)] == 2
    assert by_need[(CODES["artisans_me"],)] == 1
    assert by_need[(CODES["tucked_thrice"],)] == 1
    assert by_need[(CODES["turned_in"],)] == 4
