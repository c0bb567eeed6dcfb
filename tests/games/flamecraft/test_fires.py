"""The six fire-up abilities, and fire-ups that can do nothing."""

import pytest

from tests.games.flamecraft.scenes import scene

ruling = pytest.mark.ruling
SIX = [f"good {good}" for good in ("br", "me", "ir", "po", "cr", "pl")]


def test_bread_draws_from_park_or_deck() -> None:
    there = scene(park="Cole, Herb", deck_top="Cookie", row="").play("visit ST-BR", "fire Pan")
    assert there.words() == ["take Cole", "take Herb", "draw"]
    there.play("draw")
    assert there.hand() == ["Cookie"]
    assert there.park()[:2] == ["Cole", "Herb"]


def test_meat_places_anywhere_in_town() -> None:
    there = scene(hands={0: "Cole"}, row="").play("visit ST-ME", "skip", "fire Hickory")
    assert there.words() == ["place Cole on ST-ME.2", "place Cole on ST-ME.3", "place Cole on ST-IR.2"]
    there.play("place Cole on ST-IR.2")
    assert there.has() == "me2 c1"
    assert there.at("ST-IR") == ["Wingnut", "Cole", None]


@ruling("FC-38")
def test_iron_gains_two_of_a_good_offered_here() -> None:
    there = scene(slots={"ST-IR.3": "Venti"}, tucked={"ST-IR": "PU-IR-A"}, row="").play("visit ST-IR", "fire Wingnut")
    assert there.words() == ["good ir", "good po"], "Enchantments are no source."
    there.play("good po")
    assert there.has() == "ir3 po3"


@ruling("FC-35")
def test_potion_swaps_and_the_newcomer_fires() -> None:
    there = scene(row="").play("visit ST-PO", "fire Tannin", "swap Brightgem")
    assert there.words() == SIX[:4]
    there.play("good br", "good me", "good ir")
    assert there.at("ST-PO") == ["Brightgem", None, None]
    assert there.at("ST-CR") == ["Tannin", None, None]


@ruling("FC-42")
def test_crystal_gains_three_different_goods() -> None:
    there = scene(row="").play("visit ST-CR", "fire Brightgem")
    assert there.words() == SIX[:4]
    there.play("good me")
    assert there.words() == SIX[2:5]
    there.play("good po")
    assert there.words() == SIX[4:]
    there.play("good pl")
    assert there.has() == "me1 po1 cr2 pl1"


def test_plant_gifts_for_reputation() -> None:
    there = scene(has={0: "c1"}, row="").play("visit ST-PL", "fire Twig")
    assert there.words() == ["gift pl to 1", "gift pl to 2", "gift coin to 1", "gift coin to 2"]
    there.play("gift coin to 2")
    assert (there.rep(), there.has(), there.has(2)) == (2, "pl2", "c1")


@ruling("FC-41")
def test_a_fire_up_that_can_do_nothing_is_not_offered() -> None:
    there = scene(park="", deck="", row="", slots={"ST-BR.2": "Potato"}).play("visit ST-BR")
    assert there.seat == 1, "Bread finds no card, meat has none to place."


@ruling("FC-35")
@ruling("FC-41")
def test_reached_by_a_chain_it_fizzles() -> None:
    there = scene(hands={0: "Loaf"}, row="", slots={"ST-PL.3": "Suzette", "ST-PL.2": "Honey", "ST-BR.2": "Cookie"})
    there.play("visit ST-PO", "skip", "fire Tannin", "swap Hickory")
    assert (there.ask, there.words()) == ("place", ["skip"]), "Others cannot know that Loaf fits nowhere."
    there.play("skip")
    assert there.at("ST-PO") == ["Hickory", None, None]
    assert there.hand() == ["Loaf"]


@ruling("FC-32")
def test_one_fire_up_in_a_gather() -> None:
    there = scene(slots={"ST-CR.2": "Opalwing"}, row="").play("visit ST-CR")
    assert there.words() == ["fire Brightgem", "fire Opalwing", "skip"]
    there.play("fire Opalwing", "good br", "good me", "good ir")
    assert there.seat == 1


@ruling("FC-115")
def test_bread_fired_in_the_park_does_not_draw_itself() -> None:
    there = scene(shops="S03", park="Loaf, Cole", deck_top="Cookie, Honey").play("visit S03", "draw", "skip", "use")
    there.play("fire Loaf")
    assert there.words() == ["take Cole", "draw"]
    there.play("take Cole")
    assert there.hand() == ["Cookie", "Loaf", "Cole"]


@ruling("FC-115")
def test_what_another_card_draws_meanwhile_may_be_the_one_being_fired() -> None:
    """Potato, fired up in the Park, places Loaf; Ember fires Loaf, who may take Potato; then S03 has nothing left."""
    there = scene(
        2, companions=["C4", "C1"], shops="S03", park="Potato, Cole", hands={0: "Loaf"}, deck_top="Cookie", row=""
    )
    there.play("visit S03", "draw", "skip", "use", "fire Potato", "place Loaf on ST-BR.2")
    assert there.ask == "companion"
    there.play("companion", "fire Loaf")
    assert there.words() == ["take Potato", "take Cole", "draw"]
    there.play("take Potato")
    assert there.park() == ["Cole"]
    there.finish()
    assert sorted(there.hand()) == ["Cookie", "Potato"]
    assert "Cole" in there.park(), "S03 takes what is still there, and Potato is not."


@ruling("FC-36")
def test_a_chain_of_potions_ends() -> None:
    slots = {"ST-IR.3": "Venti", "ST-IR.2": "Jasmine", "ST-PO.2": "Thistle"}
    there = scene(slots=slots, row="").play("visit ST-PO", "fire Tannin", "swap Venti", "swap Jasmine", "swap Thistle")
    assert there.ask == "swap"
    there.play("swap Jasmine")
    assert there.seat == 1, "Jasmine had fired already."
    everywhere = [*there.at("ST-PO"), *there.at("ST-IR")]
    assert sorted(filter(None, everywhere)) == ["Jasmine", "Tannin", "Thistle", "Venti", "Wingnut"]
