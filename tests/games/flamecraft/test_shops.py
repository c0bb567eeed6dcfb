"""One test per shop with an ability: the exact words before, the state after."""

import pytest

from tests.games.flamecraft.scenes import EXPAND, Scene, scene

ruling = pytest.mark.ruling
SIX = [f"good {good}" for good in ("br", "me", "ir", "po", "cr", "pl")]


def at_ability(there: Scene, shop: str, *words: str) -> Scene:
    """Visit a shop and go on to its ability, declining to place or fire up."""
    there.play(f"visit {shop}", *words)
    there.finish(until="ability")
    assert there.words()[:2] == ["use", "skip"]
    return there.play("use")


@ruling("FC-90")
def test_s01_bizarre_bazaar_scores_a_fancy_whose_goal_is_met() -> None:
    there = scene(shops="S01", fancies={0: "F02 F16 F17 F36"}, has={0: "c5 br4"}, fancy_deck="F05")
    at_ability(there, "S01", "gather", "good me")
    assert there.words() == ["score F17", "score F36"], "Five coins, five goods; Pocus and Wesley would give nothing."
    there.play("score F36")
    assert there.rep() == 1
    assert there.scored() == ["F36"]
    assert there.fancies() == ["F02", "F05", "F16", "F17"]


def test_s01_is_no_use_without_a_goal_met() -> None:
    there = scene(shops="S01", fancies={0: "F16"}).play("visit S01", "gather", "good me", "skip", "skip")
    assert (there.ask, there.words()) == ("ability", ["skip"])


@ruling("FC-55")
def test_s02_draconic_tonic_pays_and_reserves() -> None:
    there = scene(shops="S02", row="PU-ME-A PU-BR-C", has={0: "br2 ir3 cr3"}, park="Loaf", deck_top="Cookie")
    at_ability(there, "S02")
    words = ["buy PU-BR-C x1", "buy PU-BR-C x2", "buy PU-BR-C x3", "buy PU-ME-A"]
    assert there.words() == words
    there.play("buy PU-ME-A", "take Loaf")
    assert there.has() == "po1 cr3"
    assert there.rep() == 4
    assert there.reserved() == "PU-ME-A"
    assert there.tucked("S02") == []
    assert there.state.cast_icon == -1


@ruling("FC-54")
def test_s02_needs_an_empty_reserve() -> None:
    there = scene(shops="S02", row="PU-ME-A", reserved={0: "PU-IR-A"}, has={0: "br2 ir3"})
    there.play("visit S02")
    assert there.seat == 1, "The ability was not offered."


@ruling("FC-72")
@ruling("FC-74")
def test_s03_draggin_tail_roost_fires_and_takes_from_the_park() -> None:
    there = scene(
        shops="S03", slots={"S03.1": "Potato", "ST-ME.2": "Cutlet"}, park="Loaf, Cole, Venti, Opalwing, Lotus"
    )
    there.play("visit S03")
    assert there.has() == "", "Sleeping artisans give nothing, and cannot be fired."
    assert there.words() == ["take Loaf", "take Cole", "take Venti", "take Opalwing", "take Lotus", "draw"]
    there.play("draw", "skip")
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.words() == ["fire Loaf", "fire Cole", "fire Venti", "fire Opalwing", "fire Lotus"]
    there.play("fire Venti", "swap Wingnut")
    assert there.words() == ["good br", "good ir", "good cr", "good pl"], "Icons in the Park, the newcomer's included."
    there.play("good pl")
    assert "Wingnut" in there.hand()
    assert there.at("ST-IR") == ["Venti", None, None]
    assert there.has() == "pl2"


@ruling("FC-41")
@ruling("FC-121")
def test_s03_takes_an_artisan_that_can_do_nothing() -> None:
    """Nothing to give for a plant; and a bread artisan does not draw itself."""
    there = scene(shops="S03", park="Lotus, Cole, Hot Dog", deck="Loaf, Patina").play(
        "visit S03", "draw", "skip", "use"
    )
    assert there.words() == ["fire Hot Dog", "fire Cole", "fire Lotus"]
    there.play("fire Lotus")
    assert "Lotus" in there.hand()
    assert (there.rep(), there.has()) == (0, "")
    there = scene(shops="S03", park="Fondue", deck="Loaf").play("visit S03", "draw", "skip", "use")
    assert there.hand() == ["Loaf", "Fondue"], "The only one there is fired and taken without a question."
    there = scene(2, shops="S03", park="", deck="Loaf, Cole, Honey, Patina").play("visit S03", "skip")
    assert (there.seat, there.ask) == (1, "visit"), "Nobody is in the Park, so there is nothing to use."


@ruling("FC-71")
def test_s04_dragon_alley_leaves_and_takes_coins() -> None:
    there = scene(2, shops="S04", has={0: "c4"}, park="Loaf", deck_top="Cookie, Honey").play("visit S04", "use")
    assert there.words() == ["deposit 1", "deposit 2", "deposit 3"]
    there.play("deposit 2")
    assert there.rep() == 3
    there.play("take Loaf")
    assert there.has() == "c3"
    assert there.seat == 0
    assert there.state.turns == 0, "An extra turn."
    there.play("visit ST-BR").finish()
    there.play("visit S04", "use")
    assert there.has(1) == "c3", "A coin gathered, two collected: the only thing to be done."
    assert there.state.alley == 0


def test_s04_for_another_seat_and_when_every_space_is_taken() -> None:
    there = scene(2, active=1, shops="S04", has={1: "c2"}, row="").play("visit S04", "use")
    assert there.words() == ["deposit 1", "deposit 2", "deposit 3"]
    there = scene(2, active=1, shops="S04", has={1: "c2"}, row="")
    there.state.alley = 7
    there.play("visit S04", "use")
    assert there.has(1) == "c9", "There is no space left, so all that can be done is to collect."
    assert there.state.alley == 0


@ruling("FC-45")
def test_s15_asks_also_when_no_card_fits() -> None:
    """Whether a hand has a card for the free slots is secret: the question is asked either way."""
    for held in ("Loaf", "Cutlet"):
        there = scene(shops="S15", slots={"S15.2": "Venti"}, hands={0: held}, row="").play("visit S15")
        there.finish(until="ability")
        assert (there.seat, there.ask) == (0, "ability")
        assert there.words() == (["use", "skip"] if held == "Cutlet" else ["skip"])


def test_s04_third_space() -> None:
    there = scene(2, shops="S04", has={0: "c1"}, fancy_deck="F16").play("visit S04", "use", "deposit 3")
    assert there.rep() == 2
    assert there.fancies() == ["F16"]


@ruling("FC-46")
@ruling("FC-108")
def test_s05_dragon_hoard_bank() -> None:
    there = at_ability(scene(shops="S05", has={0: "c3"}, rep={0: 3}), "S05")
    assert there.words() == ["choose 1", "choose 2"]
    there.play("choose 1")
    assert (there.rep(), there.has()) == (0, "cr1 c7")
    there = at_ability(scene(shops="S05", has={0: "c3"}, rep={0: 2}), "S05")
    assert (there.rep(), there.has()) == (7, "cr1"), "Two reputation are too few to lose three: the other half it is."


@ruling("FC-25")
@ruling("FC-45")
def test_s06_drake_of_cakes_takes_what_the_park_has() -> None:
    there = at_ability(scene(shops="S06", has={0: "br2"}, park="Loaf", row=""), "S06")
    assert there.hand() == ["Loaf"]
    assert there.has() == "br1"
    there = at_ability(scene(shops="S06", has={0: "br1"}, park="", row=""), "S06")
    assert there.has() == "", "Even none may be taken."


@ruling("FC-113")
def test_s06_pays_coins_for_bread_and_counts_as_drawing() -> None:
    there = scene(shops="S06", has={0: "br1 c1"}, park="Loaf, Cole, Herb", row="", fancies={0: "F12"})
    at_ability(there, "S06")
    assert there.words() == ["coin br", "pay"]
    there.play("coin br")
    assert there.has() == "br1"
    assert there.words() == ["take Loaf", "take Cole", "take Herb"]
    there.play("take Herb", "take Cole")
    assert there.state.draws == 2


def test_s07_eternal_flame_returns_an_artisan() -> None:
    there = scene(shops="S07", hands={0: "Loaf, Cole, Herb"})
    there.play("visit S07", "good br", "skip", "use")
    assert there.words() == ["return Loaf", "return Cole", "return Herb"]
    there.play("return Cole")
    assert there.rep() == 3
    assert there.hand() == ["Loaf", "Herb"]
    assert there.artisan(there.state.deck[0]) == "Cole"
    assert there.seat == 1, "One only: more of them would fill the deck up faster than it is drawn."


def test_s07_reveal_brings_two_artisans() -> None:
    there = scene(shop_deck="S07", deck_top="Olive, Cutlet")
    there.state.shops[1] = there.state.shop_deck.pop()
    there.state.new_shops.append(1)
    there.state.work[:] = [EXPAND]
    there.state.settle()
    assert there.at("S07") == ["Olive", None, "Cutlet"]
    assert there.state.placed == []
    assert there.rep() == 0


def test_s08_flagons_and_dragons_alone_scores_two() -> None:
    there = at_ability(scene(shops="S08"), "S08", "good br")
    assert there.rep() == 2


@ruling("FC-44")
def test_s09_fogo_de_char_ignores_icons() -> None:
    there = scene(
        shops="S09", hands={0: "Loaf"}, row="", has={0: "c1"}, slots={"ST-BR.2": "Cookie", "ST-BR.3": "Potato"}
    )
    at_ability(there, "S09")
    assert there.words() == ["coin me", "pay"]
    there.play("pay")
    slots = ["ST-ME.2", "ST-ME.3", "ST-IR.2", "ST-IR.3", "ST-PO.2", "ST-PO.3", "ST-CR.2", "ST-CR.3", "ST-PL.2"]
    assert there.words() == [f"place Loaf on {slot}" for slot in [*slots, "ST-PL.3", "S09.1", "S09.2", "S09.3"]]
    there.play("place Loaf on ST-IR.2")
    assert there.has() == "c4", "One was there, one for the slot, two for the ability."


def test_s10_full_plate_buffet_twice_for_a_coin() -> None:
    there = at_ability(scene(shops="S10", has={0: "c1"}, row=""), "S10")
    assert there.has() == "br1 me2 pl1 c1"
    assert (there.ask, there.words()) == ("may", ["use", "skip"])
    there.play("use")
    assert there.has() == "br2 me3 pl2"
    there = at_ability(scene(shops="S10", row=""), "S10")
    assert there.seat == 1, "Without a coin there is no second set."


@ruling("FC-31")
def test_s11_funky_brewsters_replaces_and_fires() -> None:
    there = scene(shops="S11", slots={"S11.1": "Jasmine", "S11.2": "Lotus"}, hands={0: "Cole, Loaf"}, row="")
    at_ability(there, "S11")
    assert there.words() == [
        "replace Jasmine by Loaf",
        "replace Jasmine by Cole",
        "replace Lotus by Loaf",
        "replace Lotus by Cole",
    ]
    there.play("replace Lotus by Cole")
    assert there.words() == ["fire Cole", "skip"]
    there.play("fire Cole")
    assert there.words() == ["good ir", "good po"]
    there.play("good ir")
    assert there.at("S11") == ["Jasmine", "Cole", None]
    assert there.hand() == ["Loaf", "Lotus"]
    assert there.has() == "ir2 po2 pl1"
    assert there.state.filled == 0


@ruling("FC-31")
def test_s11_replaces_whoever_is_there() -> None:
    for slot in (1, 2, 3):
        there = scene(shops="S11", slots={f"S11.{slot}": "Lotus"}, hands={0: "Cole"}, row="")
        at_ability(there, "S11").play("replace Lotus by Cole")
        assert there.at("S11")[slot - 1] == "Cole"
    there = scene(shops="S11", hands={0: "Cole"}, row="").play("visit S11").finish()
    assert there.seat == 1, "Nobody is there to be replaced, so it is not asked."


def test_s12_gnome_depot_with_coins() -> None:
    there = at_ability(scene(shops="S12", has={0: "ir6 br3 c2"}, row=""), "S12")
    assert there.words() == ["coin ir", "pay"], "Seven iron and a coin; no other good reaches eight."
    there.play("pay")
    assert (there.rep(), there.has()) == (10, "br3 c1")


def test_s12_asks_which_type() -> None:
    there = at_ability(scene(shops="S12", has={0: "ir5 br6 c2"}, row=""), "S12")
    assert there.words() == ["type br", "type ir"]
    there.play("type br")
    assert (there.rep(), there.has()) == (10, "ir6")


@ruling("FC-20")
def test_s13_guilty_treasures() -> None:
    there = at_ability(scene(shops="S13", has={0: "c1"}, row=""), "S13")
    assert there.words() == SIX
    there.play("good cr")
    assert (there.ask, there.words()) == ("gift-coin", ["gift coin to 1", "gift coin to 2", "skip"])
    there.play("gift coin to 2")
    assert (there.rep(), there.has(), there.has(2)) == (4, "br1 cr1", "c1")
    there = at_ability(scene(shops="S13", has={0: "me3"}, row=""), "S13").play("good cr")
    assert there.seat == 1, "A good is no coin."


def test_s14_hedges_and_henges_counts_a_coin_as_the_good() -> None:
    there = at_ability(scene(2, shops="S14", has={0: "me1 c2"}, row=""), "S14")
    assert there.words() == ["gift me to 1", "gift pl to 1", "gift coin to 1"]
    there.play("gift coin to 1")
    assert there.words() == ["gift me to 1", "gift pl to 1", "gift coin to 1", "done"]
    there.play("gift me to 1")
    assert there.words() == ["gift coin to 1", "done"]
    there.play("done", "choose 2", "choose 2")
    assert there.has() == "pl1 c3"
    assert there.has(1) == "me1 c1"


def test_s15_la_petite_dragonne() -> None:
    there = scene(shops="S15", hands={0: "Potato"}, row="").play("visit S15", "skip")
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.words() == ["place Potato on S15.1"]
    there.play("place Potato on S15.1")
    assert (there.has(), there.rep()) == ("br1 c2", 0)


@ruling("FC-81")
def test_s16_maw_and_paws_flips_twice_for_a_good() -> None:
    there = at_ability(scene(shops="S16", row="", park="Loaf", deck_top="Cookie", has={0: "pl1"}), "S16", "good br")
    flips = there.events("flipped")
    assert len(flips) == 1
    if there.ask == "draw":
        there.play("take Loaf")
    drawn = len(there.hand()) + len(there.fancies())
    assert drawn == 1
    assert (there.ask, there.words()) == ("flip-again", ["spend br", "spend pl", "skip"])
    there.play("spend pl")
    if there.ask == "draw":
        there.play("draw")
    assert len(there.hand()) + len(there.fancies()) == 2
    assert len(there.events("flipped")) == 2
    assert there.has() == "br1"
    again = scene(shops="S16", row="", park="Loaf", deck_top="Cookie", has={0: "pl1"})
    assert at_ability(again, "S16", "good br").events("flipped") == flips, "Replayable."


@ruling("FC-45")
def test_s16_with_nothing_left_to_draw_is_not_offered() -> None:
    everything = " ".join(f"F{number:02}" for number in range(1, 37))
    there = scene(shops="S16", row="", park="", deck="", scored={1: everything})
    there.play("visit S16", "good br")
    assert there.ask == "visit", "Neither heads nor tails could do anything."


@ruling("FC-43")
def test_s17_nunyas_beeswax_fires_again_any_number() -> None:
    slots = {"S17.1": "Opalwing", "S17.2": "Loaf"}
    there = scene(shops="S17", slots=slots, has={0: "c1"}, row="", park="Cole, Herb", deck_top="Cookie")
    there.play("visit S17", "good br", "fire Loaf", "take Cole", "use")
    assert there.has() == "br2 cr1"
    assert there.words() == ["fire Loaf", "fire Opalwing", "done"], "Another step: Loaf may fire again."
    there.play("fire Loaf")
    assert there.words() == ["take Herb", "draw"]
    there.play("take Herb")
    assert there.words() == ["fire Opalwing", "done"]
    there.play("done")
    assert there.hand() == ["Cole", "Herb"]


def test_s18_oh_my_gourd() -> None:
    def there() -> Scene:
        laid = scene(shops="S18", slots={"S18.1": "Lotus", "S18.2": "Potato"}, has={0: "c1"}, row="")
        return at_ability(laid, "S18")

    first = there()
    assert first.words() == ["choose 1", "choose 2"]
    first.play("choose 1")
    assert first.has() == "me1 pl4 c1"
    second = there().play("choose 2")
    assert second.has() == "me3 pl4"


@ruling("FC-25")
def test_s19_pizza_coven_with_a_short_park() -> None:
    there = at_ability(scene(shops="S19", row="", park="Loaf, Cole", has={0: "br1 ir1"}), "S19")
    assert there.words() == ["lay Loaf", "lay Cole"]
    there.play("lay Loaf")
    assert there.words() == ["lay Cole", "done"]
    there.play("lay Cole")
    assert (there.rep(), there.has()) == (4, "me1"), "Not all five: no coin."
    assert there.game.view(there.state, 1)["park"][0] == {"card": "A-BR-2", "laid": [1, 0, 0, 0, 0, 0, 0]}


@ruling("FC-79")
def test_s20_sage_of_sage_takes_goods_of_a_cost() -> None:
    there = at_ability(scene(shops="S20", golden=True, row="GO-BR-A GO-CR-C"), "S20")
    assert there.words() == ["pick GO-BR-A", "pick GO-CR-C"]
    there.play("pick GO-BR-A")
    assert there.words() == ["good me", "good po"], "A coin symbol is no good."
    there.play("good me")
    assert there.has() == "me1 po2 pl1"
    assert there.words() == ["reserve GO-BR-A", "skip"]
    there.play("skip")
    assert there.reserved() is None


def test_s21_saving_throw_scores_for_filling() -> None:
    there = scene(shops="S21", slots={"ST-ME.2": "Potato"}, hands={0: "Patina"}, row="").play(
        "visit S21", "skip", "use"
    )
    slots = ["ST-ME.3", "ST-IR.2", "S21.1", "S21.3"]
    assert there.words() == [f"place Patina on {slot}" for slot in slots]
    there.play("place Patina on ST-IR.2")
    assert (there.rep(), there.has()) == (0, "ir1 c1")


@ruling("FC-103")
def test_s22_scale_mail_post_gives_a_fancy() -> None:
    there = at_ability(scene(shops="S22", fancy_deck="F05 F19"), "S22")
    assert there.words() == ["gift F05 to 1", "gift F05 to 2", "gift F19 to 1", "gift F19 to 2"]
    there.play("gift F19 to 2")
    assert there.fancies() == ["F05"]
    assert there.fancies(2) == ["F19"]
    assert (there.rep(), there.has()) == (1, "c1")
    alone = scene(1, shops="S22", fancy_deck="F05 F09").play("visit S22").finish(until="ability").play("use")
    assert alone.words() == ["gift F05 away", "gift F09 away"]
    alone.play("gift F05 away")
    assert alone.game.book.fancy_ids[alone.state.fancy_deck[0]] == "F05"


def test_s23_sew_cute_counts_the_icon_drawn() -> None:
    there = scene(shops="S23", slots={"ST-PL.3": "Loaf"}, park="Cookie", deck_top="Herb").play(
        "visit S23", "take Cookie"
    )
    there.finish(until="ability")
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.rep() == 2, "Pan and Loaf; the drawn card is in the hand."


@ruling("FC-24")
def test_s23_without_anything_to_draw() -> None:
    there = scene(shops="S23", park="", deck="").play("visit S23")
    assert there.seat == 1
    assert there.rep() == 0


@ruling("FC-112")
def test_s24_spellfire_springs_fires_again() -> None:
    there = scene(shops="S24", slots={"S24.1": "Opalwing", "S24.2": "Jasmine"}, row="").play("visit S24")
    there.play("fire Jasmine", "swap Brightgem", "good br", "good me", "good ir")
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.words() == ["fire Jasmine", "fire Brightgem"]
    there.play("fire Jasmine")
    assert "swap Pan" in there.words(), "Jasmine fires where it now lies, at Fragile Reptile."
    there.play("swap Pan")
    assert there.at("ST-CR") == ["Pan", None, None]
    iron = {"S24.1": "Opalwing", "S24.3": "Cole"}
    there = scene(shops="S24", slots=iron, row="").play("visit S24", "fire Cole", "good po", "use")
    assert there.words() == ["good ir", "good po", "good cr"], "Cole is the only one, and fires where it lies."
    assert there.play("good cr").has() == "ir1 po3 cr3"
    there = scene(shops="S24", slots={"S24.1": "Opalwing"}, row="").play("visit S24", "skip")
    assert there.seat == 1, "Nothing was fired, so there is nothing to fire again."


@ruling("FC-78")
def test_s25_the_savage_beat_gains_the_parks_icons() -> None:
    there = scene(shops="S25", park="Loaf, Cookie, Cole, Herb", row="")
    there.state.laid[0] = 2
    at_ability(there, "S25")
    assert there.has() == "br2 ir1 pl1"
    assert there.state.laid[0] == 2


def test_s26_tip_the_scales() -> None:
    there = at_ability(scene(shops="S26", has={0: "br2 po1 c1"}, row=""), "S26")
    assert there.words() == ["spend br", "spend po", "spend cr", "spend coin"]
    there.play("spend br")
    assert there.words() == ["spend po", "spend cr", "spend coin", "done"]
    there.play("spend cr")
    assert there.words() == ["spend coin", "done"]
    there.play("spend coin")
    assert (there.rep(), there.has()) == (3, "br1 po1")


@ruling("FC-40")
def test_s27_touch_o_glass_places_itself() -> None:
    there = scene(shops="S27", hands={0: "Cutlet"}, row="").play("visit S27", "skip", "use")
    assert there.words() == ["fire Cutlet"]
    there.play("fire Cutlet")
    assert "place Cutlet on ST-ME.2" in there.words()
    there.play("place Cutlet on ST-ME.2")
    assert there.has() == "cr1 c1"
    assert (there.ask, there.seat) == ("visit", 1), "It is no longer in the hand, so it cannot be given."


@ruling("FC-120")
def test_s27_gives_the_artisan_it_fired() -> None:
    there = scene(shops="S27", hands={0: "Opalwing, Herb"}, row="").play("visit S27", "skip", "use", "fire Opalwing")
    there.play("good br", "good me", "good ir")
    assert there.words() == ["gift Opalwing to 1", "gift Opalwing to 2", "skip"]
    there.play("skip")
    assert (there.rep(), there.hand()) == (0, ["Opalwing", "Herb"])


@ruling("FC-80")
def test_s28_wishing_well() -> None:
    there = at_ability(scene(shops="S28", has={0: "c1"}), "S28")
    assert there.has() == "c4"
    flips = 0
    while there.ask == "wish":
        assert there.words() == ["flip", "done"]
        there.play("flip")
        flips += 1
    told = there.events("flipped")
    heads = sum(event["heads"] for event in told)
    assert flips == len(told) == 3
    assert there.rep() == 2 * heads
    assert there.has() == f"c{4 - (3 - heads)}"


def test_every_shop_with_an_ability_has_a_test_here() -> None:
    tested = {name.split("_")[1].upper() for name in globals() if name.startswith("test_s")}
    book = scene().game.book
    bearing = {name for name, row in zip(book.shop_ids, book.shop_row, strict=True) if row >= 0}
    assert len(bearing) >= 28
    assert bearing <= tested
