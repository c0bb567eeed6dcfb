"""Why a word is refused: each reason, given by the ruling behind it."""

import pytest

from tests.games.flamecraft.scenes import Scene, scene

ruling = pytest.mark.ruling


def at_the_bakery(**more: object) -> Scene:
    """Seat 0 is at Critical Rolls, and is asked what to do there."""
    layout: dict[str, object] = {"row": "PU-ME-A", "reserved": {0: "PU-BR-A", 1: "PU-IR-A"}, **more}
    there = scene(**layout).play("visit ST-BR")  # type: ignore[arg-type]
    assert there.seat == 0
    return there


@ruling("FC-54")
def test_a_spell_that_is_not_there_to_cast() -> None:
    there = at_the_bakery()
    assert there.why("cast PU-IR-A") == "FC-54", "It is reserved by another."
    assert there.why("cast PU-PL-A") == "not-held"
    assert there.why("cast XX-00") == "unknown-word"


@ruling("FC-21")
@ruling("FC-48")
def test_a_spell_of_another_shop_or_too_dear() -> None:
    there = at_the_bakery()
    assert there.why("cast PU-ME-A") == "FC-48"
    assert there.why("cast PU-BR-A") == "FC-21", "The own reserve would fit here, but there is nothing to pay it with."
    assert there.why("enchant") == "FC-48"


@ruling("FC-51")
def test_a_shop_with_three_enchantments_takes_no_more() -> None:
    full = at_the_bakery(reserved={}, tucked={"ST-BR": "PU-BR-C PU-BR-B PU-BR-A"})
    assert full.why("cast PU-ME-A") == "FC-51"
    room = at_the_bakery(reserved={}, tucked={"ST-BR": "PU-BR-C PU-BR-B"})
    assert room.why("cast PU-ME-A") == "FC-48"


@ruling("FC-19")
def test_a_spell_that_takes_no_coins() -> None:
    rich = at_the_bakery(golden=True, row="GO-BR-C", reserved={}, has={0: "c9"})
    assert rich.why("cast GO-BR-C") == "FC-19"
    poor = at_the_bakery(golden=True, row="GO-BR-C", reserved={})
    assert poor.why("cast GO-BR-C") == "FC-21"


@ruling("FC-41")
@ruling("FC-45")
def test_what_cannot_be_fired_or_used() -> None:
    there = at_the_bakery()
    assert there.why("fire Pan") is None
    assert there.why("fire Hickory") == "FC-41"
    assert there.why("fire Smaug") == "unknown-word"
    assert there.why("use") == "FC-45"


def test_a_slot_that_is_taken_or_not_in_town() -> None:
    there = at_the_bakery(hands={0: "Loaf"})
    assert there.why("place Loaf on ST-BR.1") == "slot-taken"
    assert there.why("place Loaf on ST-BR.4") == "unknown-word"
    assert there.why("visit XX-00") == "unknown-word"


@ruling("FC-82")
@ruling("FC-84")
def test_a_fancy_that_cannot_be_revealed() -> None:
    there = at_the_bakery(fancies={0: "F01 F25", 1: "F02"}, scored={0: "F03"})
    assert there.why("reveal F01") == "FC-82", "Its goal is not met."
    assert there.why("reveal F25") == "FC-82", "A moon waits for the end."
    assert there.why("reveal F02") == "not-held"
    assert there.why("reveal F03") == "FC-84"
    assert there.why("reveal F99") == "unknown-word"


def test_before_a_visit_nothing_is_said_of_the_shop_to_be_left() -> None:
    there = scene(pawns={0: "ST-BR"}, row="PU-BR-A PU-ME-A", tucked={"ST-BR": "PU-BR-C PU-BR-B"})
    assert there.ask == "visit"
    for word in ("enchant", "use", "fire Pan", "cast PU-BR-A", "cast PU-ME-A"):
        assert there.why(word) == "not-now", word
    assert there.why("visit ST-BR") == "FC-08"
    assert there.why("cast XX-00") == "unknown-word"


def test_what_is_not_asked_now() -> None:
    there = at_the_bakery(has={0: "me1"})
    assert there.why("keep F01") == "not-now"
    assert there.why("fee coin") == "not-held"
    assert there.why("dance") == "unknown-word"
    refusal = there.game.explain(there.state, 1, "skip")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("not-your-turn", {"seat": 0})
