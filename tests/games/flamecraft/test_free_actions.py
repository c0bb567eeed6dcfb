"""Free actions under constraints: a cast already chosen, a companion's own question (3.3)."""

import pytest

from emberhall.games.flamecraft.game import GAME
from emberhall.kernel.chance import Rng
from tests.games.flamecraft.scenes import Scene, scene

ruling = pytest.mark.ruling


def casting(has: str, *, companion: str = "C3", fancies: str = "F10", park: str | None = None) -> Scene:
    """At D-CAST with one enchantment: 2 bread and 3 iron."""
    companions = [companion, "C4"]
    there = scene(2, companions=companions, bare=True, row="PU-ME-A", has={0: has}, fancies={0: fancies}, park=park)
    return there.play("visit ST-ME", "enchant")


@ruling("FC-114")
def test_offered_where_every_way_of_paying_leaves_a_cast() -> None:
    assert casting("br2 ir6 c1").words() == ["cast PU-ME-A", "reveal F10"], "A coin goes or a fourth iron, not both."
    assert casting("br2 ir5 c1").words() == ["cast PU-ME-A"], "Two coins would be needed for iron."
    assert casting("br2 ir3 pl4").words() == ["cast PU-ME-A", "reveal F10"]
    assert casting("br2 ir3 pl4 c1").words() == ["cast PU-ME-A"], "All the iron and the coin are four of one type too."


@ruling("FC-114")
@ruling("FC-48")
def test_an_unused_companion_keeps_a_cast_possible() -> None:
    there = casting("ir5", companion="C1")
    assert there.words() == ["cast PU-ME-A with C1", "reveal F10"]
    there.play("reveal F10")
    assert (there.ask, there.has()) == ("less", "ir1")
    assert casting("ir4", companion="C1").words() == ["cast PU-ME-A with C1"]


@ruling("FC-114")
def test_what_pays_for_a_row_card_may_bring_coins() -> None:
    """The reward of 2 coins makes up for what Starburst took."""
    for has, offered in (("ir6 pl2", ["cast GO-ME-B"]), ("ir6 pl4", ["cast GO-ME-B", "reveal F04"])):
        there = scene(bare=True, golden=True, row="GO-ME-B", has={0: has}, fancies={0: "F04"})
        assert there.play("visit ST-ME", "enchant").words() == offered


@ruling("FC-114")
def test_firing_the_park_may_not_give_the_price_away() -> None:
    meat, plants = "Potato, Cutlet, Loaf", "Herb, Olive, Loaf"
    assert "companion C2" in casting("br2 ir3", companion="C2", park=meat).words()
    assert "companion C2" not in casting("br2 ir3", companion="C2", park=plants).words()
    assert "companion C2" in casting("br4 ir5", companion="C2", park=plants).words(), "Two gifts leave enough."
    assert "companion C2" not in casting("br3 ir4", companion="C2", park=plants).words()


@ruling("FC-114")
def test_nothing_inside_a_free_action_undoes_the_cast() -> None:
    there = casting("br2 ir4", companion="C2", park="Cookie, Loaf").play("companion C2")
    assert (there.ask, there.words()) == ("fire-all", ["fire Cookie", "fire Loaf", "done"])
    there.play("done")
    assert there.words() == ["cast PU-ME-A"]
    there = casting("br2 ir3 pl4 c1", companion="C2", park="Herb, Loaf").play("companion C2")
    assert there.words() == ["fire Loaf", "fire Herb", "done"], "The coin may go for a plant, then an iron as a gift."
    there = casting("br3 ir8", companion="C2", park="Herb, Loaf").play("companion C2")
    assert "reveal F10" in there.words(), "Neither the price nor a gift after it does any harm."


@ruling("FC-114")
def test_the_view_calls_ready_only_what_is_offered() -> None:
    there = casting("br2 ir4")
    assert "reveal F10" not in there.words()
    me = GAME.view(there.state, 0)["me"]
    assert me is not None
    assert [fancy["ready"] for fancy in me["fancies"]] == [False]
    there = casting("br2 ir3 pl4")
    me = GAME.view(there.state, 0)["me"]
    assert me is not None
    assert [fancy["ready"] for fancy in me["fancies"]] == [True]


@ruling("FC-114")
def test_the_refusal_says_why() -> None:
    assert casting("br2 ir4").why("reveal F10") == "FC-114"
    assert casting("br2 ir3").why("reveal F10") == "FC-82"


@ruling("FC-97")
def test_nothing_else_is_offered_when_an_ability_is_repeated() -> None:
    there = scene(2, companions=["C3", "C1"], shops="S05", has={0: "c9"}, fancies={0: "F17"}, row="")
    there.play("visit S05", "gather", "skip", "skip")
    assert there.words() == ["use", "skip", "reveal F17"]
    there.play("use", "companion")
    assert (there.ask, there.words()) == ("may", ["use", "skip"])
    there.play("use", "choose 2")
    assert (there.ask, there.words()) == ("may", ["use", "skip"])
    there.play("skip")
    assert (there.ask, there.has()) == ("end", "cr1 c3")


def test_everybody_knows_the_artisan_that_was_replaced_into_a_hand() -> None:
    there = scene(
        2, companions=["C5", "C1"], shops="S11", slots={"S11.2": "Herb", "S11.3": "Loaf"}, hands={0: "Venti, Cole"}
    )
    there.play("visit S11", "place Venti on S11.1", "skip", "use", "replace Venti by Cole")
    venti = there.state.hands[0]
    assert there.hand() == ["Venti"]
    for seed in range(20):
        imagined = there.game.imagine(there.state, 1, Rng.seeded(seed))
        assert imagined.hands[0] == venti, "It lay in a shop, for all to see."


def test_an_artisan_placed_again_is_no_second_one() -> None:
    """Placed in G2, returned to hand by Funky Brewsters, placed again by Ribbon: still one artisan."""
    there = scene(
        2,
        companions=["C5", "C1"],
        shops="S11",
        slots={"S11.2": "Herb", "S11.3": "Loaf"},
        hands={0: "Venti, Cole"},
        fancies={0: "F03 F18"},
        shop_deck="S02",
        row="",
    )
    there.play("visit S11", "gather", "place Venti on S11.1", "skip", "use", "replace Venti by Cole", "skip", "end")
    assert there.words() == ["continue", "reveal F03", "companion C5"]
    there.play("companion C5")
    assert there.words() == ["place Venti on S02.1"]
    there.play("place Venti on S02.1")
    assert there.words() == ["continue", "reveal F03"], "F18 wants two artisans."
    there.play("reveal F03")
    assert (there.ask, there.rep()) == ("expand", 2), "Tannin and Venti."
