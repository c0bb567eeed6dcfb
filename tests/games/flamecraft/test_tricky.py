"""The tricky cases of the spec while the town is open, each cited with the rulings it rests on.

Those about its end are in `test_tricky_ends`.
"""

import pytest

from tests.games.flamecraft.scenes import EXPAND, Scene, ending, scene, tokens

ruling = pytest.mark.ruling


@ruling("FC-08")
@ruling("FC-10")
@ruling("FC-18")
def test_tx01_fee_limits() -> None:
    pawns = {0: "ST-PL", 1: "ST-IR", 2: "ST-IR", 3: "ST-ME"}
    there = scene(4, has={0: "c1"}, pawns=pawns)
    assert there.words() == ["visit ST-BR", "visit ST-ME", "visit ST-PO", "visit ST-CR"]
    assert there.why("visit ST-IR") == "FC-10"
    assert there.why("visit ST-PL") == "FC-08"
    there.play("visit ST-ME")
    assert there.has() == "me2", "The coin was the fee; gathering gave two meat."
    assert there.has(3) == "c1"


@ruling("FC-15")
def test_tx02_free_tavern() -> None:
    there = scene(shops="S08", pawns={1: "S08", 2: "S08"}).play("visit S08")
    assert there.ask == "good"
    there.play("good pl")
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.words() == ["good br", "good me", "good ir", "good po", "good cr", "good pl"]
    there.play("good br", "good me")
    assert there.has() == "pl1"
    assert there.rep() == 6
    assert [there.has(1), there.has(2)] == ["br1", "me1"]


@ruling("FC-35")
@ruling("FC-36")
@ruling("FC-37")
def test_tx03_potion_loop() -> None:
    there = scene(slots={"ST-IR.3": "Venti"}).play("visit ST-PO")
    assert there.words() == ["fire Tannin", "skip"]
    there.play("fire Tannin")
    assert there.words() == ["swap Pan", "swap Hickory", "swap Wingnut", "swap Venti", "swap Brightgem", "swap Twig"]
    there.play("swap Venti")
    assert "swap Tannin" in there.words()
    assert "swap Venti" not in there.words()
    there.play("swap Tannin")
    assert there.at("ST-PO") == ["Tannin", None, None]
    assert there.at("ST-IR") == ["Wingnut", None, "Venti"]
    assert there.has() == "po2"
    assert (there.ask, there.seat) == ("visit", 1), "The chain has ended and the turn with it."


@ruling("FC-38")
def test_tx04_iron_at_a_coin_shop() -> None:
    there = scene(shops="S28", slots={"S28.1": "Herb", "S28.2": "Cole"}).play("visit S28")
    assert there.has() == "ir1 pl1 c3"
    there.play("fire Cole")
    assert there.words() == ["good ir", "good pl"]
    there.play("good pl")
    assert there.has() == "ir1 pl3 c3"


@ruling("FC-38")
def test_tx05_iron_at_a_wild_shop() -> None:
    there = scene(shops="S17", slots={"S17.2": "Flint"}, has={0: "c1"}).play("visit S17", "good po", "skip", "use")
    assert there.ask == "fire-all"
    assert there.words() == ["fire Flint", "done"]
    there.play("fire Flint")
    assert there.words() == ["good br", "good me", "good ir", "good po", "good cr", "good pl"]
    there.play("good cr")
    assert there.has() == "ir1 po1 cr2"


def test_tx10_petite() -> None:
    there = scene(shops="S15", hands={0: "Venti, Cole"}, fancy_deck="F16").play("visit S15")
    assert there.words() == ["place Cole on S15.3", "place Venti on S15.2", "skip"]
    there.play("place Venti on S15.2")
    assert there.rep() == 3
    there.play("skip", "use")
    assert there.words() == ["place Cole on S15.3"]
    there.play("place Cole on S15.3")
    assert there.has() == "br1 c1"
    assert there.rep() == 3
    assert there.fancies() == ["F16"]
    assert there.at("S15") == [None, "Venti", "Cole"]
    assert there.hidden() == 0


def test_tx11_any_slot() -> None:
    there = scene(shops="S09", slots={"ST-BR.2": "Cookie"}, hands={0: "Herb"}).play("visit S09", "skip", "use")
    assert "place Herb on ST-BR.3" in there.words()
    there.play("place Herb on ST-BR.3")
    assert there.has() == "c2"
    assert len(there.fancies()) == 1
    assert there.at("ST-BR") == ["Pan", "Cookie", "Herb"]
    assert there.hidden() == 1


@ruling("FC-73")
@ruling("FC-37")
def test_tx12_waking_a_dragon() -> None:
    there = scene(shops="S03", slots={"S03.2": "Cole"}).play("visit ST-PO", "fire Tannin")
    assert "swap Cole" in there.words()
    there.play("swap Cole")
    assert there.at("S03") == [None, "Tannin", None]
    assert there.at("ST-PO") == ["Cole", None, None]
    assert there.words() == ["good ir", "good po"]
    there.play("good ir")
    assert there.has() == "ir2 po2"


@ruling("FC-75")
def test_tx13_short_eternal_flame() -> None:
    there = scene(shop_deck="S07", deck="Olive", park="Cole, Venti, Herb, Shale, Loaf")
    there.state.shops[1] = there.state.shop_deck.pop()
    there.state.new_shops.append(1)
    there.state.work[:] = [EXPAND]
    there.state.settle()
    assert there.at("S07") == ["Olive", None, None]
    assert there.state.trigger == 0


@ruling("FC-19")
@ruling("FC-53")
def test_tx14_no_coins() -> None:
    there = scene(golden=True, row="GO-BR-C", shops="S06", has={0: "pl2 cr1 po2 c3"}).play("visit S06", "enchant")
    assert there.has() == "po1 pl1 c3"
    assert there.rep() == 0
    assert there.tucked("S06") == ["GO-BR-C"]


@ruling("FC-76")
@ruling("FC-77")
def test_tx15_pizza() -> None:
    there = scene(shops="S19", park="Cookie, Loaf, Cutlet, Venti, Herb", has={0: "br2 po1 c1"}, deck_top="Olive").play(
        "visit S19", "use"
    )
    assert there.has() == "br2 me1 po1 c1"
    words = ["lay Cookie", "lay coin Cookie", "lay Loaf", "lay coin Loaf", "lay Cutlet", "lay coin Cutlet"]
    assert there.words() == [*words, "lay Venti", "lay coin Venti", "lay coin Herb"]
    there.play("lay Cookie", "lay Loaf", "lay Cutlet", "lay Venti")
    assert there.words() == ["lay coin Herb", "done"]
    there.play("lay coin Herb")
    assert there.has() == "c1"
    assert there.rep() == 10
    assert there.seat == 1
    there.play("visit ST-BR", "fire Pan", "take Herb")
    assert there.has(1) == "br2 c1"


@ruling("FC-79")
def test_tx16_sage_with_a_reserve() -> None:
    there = scene(shops="S20", reserved={0: "PU-IR-A"}).play("visit S20", "use")
    assert "pick PU-IR-A" in there.words()
    there.play("pick PU-IR-A")
    assert there.words() == ["good me", "good po"]
    there.play("good me")
    assert there.words() == ["good me", "good po"]
    there.play("good me")
    assert there.has() == "me2 po1 pl1", "Not a third meat; and the third good was the only one left."
    assert (there.ask, there.seat) == ("visit", 1), "Nothing more can be reserved."


@ruling("FC-11")
@ruling("FC-12")
def test_tx17_fee_kills_the_cast() -> None:
    there = scene(row="PU-IR-A", has={0: "me2 po3"}, pawns={1: "ST-IR"}).play("visit ST-IR")
    assert there.words() == ["fee me", "fee po"]
    there.play("fee po")
    assert there.events("gathered"), "Gathering is all that is left, so it is not asked."
    there = scene(row="PU-IR-A", has={0: "me2 po3 c1"}, pawns={1: "ST-IR"}).play("visit ST-IR", "fee coin")
    assert there.words() == ["gather", "enchant"]


@ruling("FC-23")
@ruling("FC-51")
def test_tx18_full_wild_shop() -> None:
    there = scene(shops="S17", tucked={"S17": "PU-BR-A PU-IR-A PU-PL-A"}, has={0: "br3 me3 ir3 po3 cr3 pl3"})
    there.play("visit S17")
    assert there.ask == "good", "A fourth enchantment is not offered."
    there.play("good cr")
    assert there.has(0) == "br4 me3 ir4 po3 cr4 pl4"


@ruling("FC-33")
@ruling("FC-34")
def test_tx19_fire_a_newcomer() -> None:
    there = scene(
        slots={"ST-ME.3": "Cole"}, has={0: "br2 ir3"}, hands={0: "Flint"}, row="PU-ME-A", park="Loaf", deck_top="Cookie"
    )
    there.play("visit ST-ME", "enchant", "take Loaf")
    assert there.words() == ["fire Hickory", "fire Cole", "done"]
    there.play("fire Hickory")
    assert "place Flint on ST-ME.2" in there.words()
    there.play("place Flint on ST-ME.2")
    assert there.words() == ["fire Cole", "fire Flint", "done"]
    there.play("fire Flint", "good me", "fire Cole", "good ir")
    assert there.rep() == 4
    assert there.has() == "me2 ir2 c1"
    assert there.at("ST-ME") == ["Hickory", "Flint", "Cole"]
    assert there.state.turns == 1, "Nothing was left to fire."


@ruling("FC-43")
@ruling("FC-98")
def test_tx20_ember() -> None:
    there = scene(2, companions=["C4", "C2"], hands={0: "Potato, Flint"}).play("visit ST-ME", "skip", "fire Hickory")
    assert "place Potato on ST-ME.2" in there.words()
    there.play("place Potato on ST-ME.2")
    assert there.ask == "companion"
    assert there.words() == ["companion", "skip"]
    there.play("companion")
    assert there.words() == ["fire Hickory", "fire Potato", "done"]
    there.play("fire Hickory", "place Flint on ST-ME.3")
    assert there.words() == ["fire Flint", "done"], "Potato has no card to place."
    there.play("fire Flint", "good ir")
    assert there.has() == "me2 ir2 c1"
    assert len(there.fancies()) == 1
    assert there.at("ST-ME") == ["Hickory", "Potato", "Flint"]
    assert there.hidden() == 1
    assert there.state.used == 1


@ruling("FC-29")
@ruling("FC-30")
def test_tx21_full_town() -> None:
    town = "S21 S06 S09 S12 S02 S05"
    there = scene(2, shops=town, slots={"ST-ME.2": "Potato"}, hands={0: "Patina"}, shop_deck="S14 S01")
    there.play("visit S21", "skip", "use", "place Patina on ST-ME.3")
    assert len(there.fancies()) == 1
    assert there.rep() == 3
    assert there.shops() == 12
    assert len(there.state.shop_deck) == 2
    assert there.state.filled == 1


@ruling("FC-86")
def test_tx22_pocus() -> None:
    there = scene(
        shops="S26",
        slots={"S26.1": "Brightgem", "S26.2": "Loaf", "S26.3": "Twig"},
        row="PU-CR-A",
        has={0: "po2 pl4"},
        fancies={0: "F02"},
        park="Cookie",
    )
    there.play("visit S26", "enchant", "cast PU-CR-A", "take Cookie")
    assert there.ask == "fire-all"
    assert there.words() == ["fire Loaf", "fire Brightgem", "fire Twig", "done", "reveal F02"]
    there.play("reveal F02")
    expected = ["fire Loaf", "fire Brightgem", "fire Twig", "cheer Loaf", "cheer Brightgem", "cheer Twig", "done"]
    assert there.words() == expected
    before = there.rep()
    there.play("cheer Twig", "cheer Loaf", "fire Brightgem", "good br", "good me", "good ir")
    assert there.rep() == before + 4
    assert there.scored() == ["F02"]


@ruling("FC-88")
@ruling("FC-89")
def test_tx23_bazaar() -> None:
    there = scene(shops="S01", has={0: "me2 ir3"}, fancies={0: "F06 F32"}, fancy_deck="F16")
    there.play("visit S01", "gather", "good br", "skip", "skip", "use")
    assert there.words() == ["score F32"]
    there.play("score F32")
    assert there.rep() == 2
    assert there.scored() == ["F32"]
    assert there.fancies() == ["F06", "F16"]
    ending(there)
    assert there.rep() == 2, "Todd does not score again."


@ruling("FC-88")
def test_bazaar_never_offers_pocus() -> None:
    """Even if artisans could be fired up: no fire-up step begins there."""
    slots = {"S01.1": "Opalwing", "S01.2": "Loaf"}
    there = scene(shops="S01", slots=slots, has={0: "ir3"}, fancies={0: "F02 F32"}, fancy_deck="F16", row="")
    there.play("visit S01", "gather", "good br", "skip")
    assert "reveal F02" in there.words(), "Here it may be revealed, at the start of G3."
    there.play("skip", "use")
    assert there.words() == ["score F32"]
    there = scene(shops="S01", slots=slots, fancies={0: "F02"}, row="").play("visit S01", "gather", "good br", "skip")
    there.play("skip")
    assert (there.ask, there.words()) == ("ability", ["skip"])


@ruling("FC-56")
def test_tx27_depot() -> None:
    there = scene(shops="S12", slots={"S12.1": "Wingnut"}, has={0: "ir7"}).play("visit S12")
    assert there.has() == "ir9"
    there.play("skip", "use")
    assert there.has() == "ir1"
    assert there.rep() == 10


@ruling("FC-57")
def test_tx28_hand_limit() -> None:
    there = scene(
        slots={"ST-BR.2": "Cookie"},
        hands={0: "Flint, Potato, Skewart, Brisket, Suzette, Herb"},
        has={0: "cr1 po2 pl3"},
        row="PU-BR-B",
        deck_top="Venti, Jasmine",
    )
    there.play("visit ST-BR", "enchant", "fire Pan", "draw", "fire Cookie", "draw")
    assert len(there.hand()) == 8
    assert there.ask == "return"
    park = there.park()
    there.play("return Flint")
    assert there.words() == [f"return {name}" for name in there.hand()]
    there.play("return Potato")
    assert len(there.hand()) == 6
    assert there.seat == 1
    assert there.park() == park


@ruling("FC-87")
def test_tx31_goldrush() -> None:
    there = scene(shops="S04", has={0: "c6"}, fancies={0: "F01"})
    assert there.words()[-1] == "reveal F01"
    there.play("reveal F01")
    assert there.rep() == 5
    assert there.has() == "c6"
    there = scene(shops="S04", has={0: "c5"}, fancies={0: "F01"})
    assert "reveal F01" not in there.words()


@ruling("FC-54")
def test_tx32_reserve_and_cast() -> None:
    row = "PU-PL-A PU-ME-A PU-IR-A PU-PO-A PU-CR-A"
    there = scene(2, shops="S20", row=row, has={1: "cr7 br7", 0: "c7"}).play("visit S20", "gather", "use")
    there.play("pick PU-PL-A", "good br", "good br")  # the first bread is the only way to three goods
    assert there.words() == ["reserve PU-PL-A", "skip"]
    there.play("reserve PU-PL-A")
    assert there.reserved() == "PU-PL-A"
    assert len(there.row()) == 5
    assert there.seat == 1
    there.play("visit ST-PL")
    assert there.why("cast PU-PL-A", seat=1) == "FC-54"
    there.finish()
    there.play("visit ST-PL", "fee coin")
    assert "enchant" in there.words()
    there.play("enchant")
    assert there.words()[0] == "cast PU-PL-A"
    there.play("cast PU-PL-A").finish()
    assert there.tucked("ST-PL") == ["PU-PL-A"]


@ruling("FC-39")
@ruling("FC-120")
def test_tx33_glass_potion() -> None:
    there = scene(shops="S27", slots={"ST-IR.2": "Cole"}, hands={0: "Venti, Loaf"}).play("visit S27", "skip", "use")
    assert there.words() == ["fire Loaf", "fire Venti"]
    there.play("fire Venti", "swap Cole")
    assert there.words() == ["good br", "good ir"]
    there.play("good br")
    assert there.ask == "gift-artisan"
    assert there.words() == ["gift Cole to 1", "gift Cole to 2", "skip"]
    there.play("gift Cole to 1")
    assert there.at("ST-IR") == ["Wingnut", "Venti", None]
    assert there.has() == "br2 cr1"
    assert there.rep() == 3
    assert there.hand() == ["Loaf"]
    assert there.hand(1) == ["Cole"]
    assert there.events("gave") == [{"kind": "gave", "seat": 0, "to": 1, "card": "A-IR-1", "cause": "S27"}]


@ruling("FC-13")
def test_tx34_no_limit_off_turn() -> None:
    there = scene(2, has={0: "pl1", 1: "pl7"}).play("visit ST-PL", "fire Twig")
    assert there.has(1) == "pl8", "One good, one receiver: the gift needs no question."
    assert there.seat == 1
    there.play("visit ST-CR").finish()
    assert there.has(1) == "cr2 pl7", "Nothing was spent, so one went back at the end of the own turn."


@ruling("FC-14")
def test_nobody_is_asked_whether_they_want_a_fee_or_a_gift() -> None:
    """A seat with seven of everything still gets more, and only the giver decides."""
    laden = "br7 me7 ir7 po7 cr7 pl7 c7"
    there = scene(3, has={0: "br1 c1", 1: laden}, pawns={1: "ST-CR"}, row="").play("visit ST-CR")
    assert (there.seat, there.words()) == (0, ["fee br", "fee coin"])
    there.play("fee br")
    assert (there.seat, there.has(1)) == (0, "br8 me7 ir7 po7 cr7 pl7 c7")

    there = scene(2, has={0: "pl1", 1: laden}, row="").play("visit ST-PL", "fire Twig")
    assert there.has(1) == "br7 me7 ir7 po7 cr7 pl8 c7"

    there = scene(3, shops="S13", has={0: "c1", 2: laden}, row="").play("visit S13").finish(until="ability")
    there.play("use", "good br")
    assert (there.seat, there.words()) == (0, ["gift coin to 1", "gift coin to 2", "skip"])
    there.play("gift coin to 2")
    assert there.has(2) == "br7 me7 ir7 po7 cr7 pl7 c8"

    there = scene(2, shops="S22", fancy_deck="F05 F19", row="").play("visit S22").finish(until="ability").play("use")
    assert (there.seat, there.words()) == (0, ["gift F05 to 1", "gift F19 to 1"])
    there.play("gift F19 to 1")
    assert there.fancies(1) == ["F19"]
    assert there.finish().seat == 1, "Nobody else was asked before the next turn began."

    held = "Loaf, Cole, Herb, Venti, Opalwing, Cutlet"
    there = scene(2, shops="S27", hands={0: "Patina", 1: held}, row="").play("visit S27", "skip", "use", "fire Patina")
    there.play(next(word for word in there.words() if word.startswith("good")), "gift Patina to 1")
    assert len(there.hand(1)) == 7, "A full hand takes one more."
    assert there.seat == 1


def sewing(laid: str) -> Scene:
    """Two artisans at Sew Cute, Shimmer in hand, and some tokens on the first Park card."""
    there = scene(
        fancies={0: "F11"}, shops="S23", slots={"S23.1": "Loaf", "S23.2": "Cole"}, park="Cookie, Herb", row=""
    )
    there.state.laid[:7] = tokens(laid)
    return there.play("visit S23", "gather", "take Cookie")


@ruling("FC-76")
def test_goods_taken_with_a_park_card_are_gathered() -> None:
    there = sewing("br1 me1 po1")
    assert there.has() == "br2 me1 ir1 po1", "Five goods are gained in the gather's first step (3.1)."
    assert "reveal F11" in there.words()
    there.play("reveal F11")
    assert there.rep() == 6


@ruling("FC-76")
def test_a_coin_on_a_park_card_is_no_good_and_other_draws_are_no_gathering() -> None:
    there = sewing("br1 me1 c1")
    assert there.has() == "br2 me1 ir1 c1"
    assert "reveal F11" not in there.words(), "A coin laid as a good stays a coin."
    there = scene(fancies={0: "F11"}, shops="S17", slots={"S17.1": "Loaf"}, park="Cookie, Herb", row="")
    there.state.laid[:7] = tokens("br1 me1 po1 pl1")
    there.play("visit S17", "gather", "good br", "skip", "fire Loaf", "take Cookie")
    assert (there.ask, there.has()) == ("ability", "br3 me1 po1 pl1")
    assert "reveal F11" not in there.words(), "Fired up, not gathered."
