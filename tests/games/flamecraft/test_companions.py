"""One test per companion: its START, when it can be used, the exact words, the state after."""

import pytest

from emberhall.games.flamecraft.deal import DEAL_FANCIES, START_BONUSES
from tests.games.flamecraft.scenes import EXPAND, Scene, own_shops, scene

ruling = pytest.mark.ruling


def new_shop(there: Scene, shop: str) -> Scene:
    """Put down a shop face-down, so that it is flipped."""
    s = there.state
    ref = there.game.book.shop_ids.index(shop)
    (s.shop_deck if ref in s.shop_deck else s.unused_shops).remove(ref)
    s.shops[1] = ref
    s.new_shops.append(1)
    own_shops(s)
    s.work[:] = [EXPAND]
    s.settle()
    return there


@ruling("FC-03")
@ruling("FC-50")
def test_c1_quill_start_reserves_and_refills() -> None:
    row = "PU-BR-A PU-ME-A PU-IR-A PU-PO-A PU-CR-A"
    there = scene(2, companions=["C1", "C2"], row=row, begin=START_BONUSES)
    assert there.words() == [f"reserve {card}" for card in row.split()]
    left = len(there.state.enchantments)
    there.play("reserve PU-IR-A")
    assert there.reserved() == "PU-IR-A"
    assert len(there.row()) == 5
    assert len(there.state.enchantments) == left - 1


@ruling("FC-48")
def test_c1_quill_makes_a_cast_cheaper() -> None:
    there = scene(2, companions=["C1", "C2"], bare=True, row="PU-ME-A", has={0: "br1 c1"}, park="Loaf")
    there.play("visit ST-ME")
    assert there.words() == ["gather", "enchant"], "Four of five goods less: bread pays it."
    there.play("enchant")
    assert there.ask == "less"
    assert there.words() == ["less br", "less ir"]
    there.play("less ir", "less ir")
    assert there.words() == ["less br", "less ir"]
    there.play("less ir")
    assert there.words() == ["pay", "less br"], "A bread and a coin pay for two bread."
    there.play("less br")
    assert there.words() == ["coin br", "pay"]
    there.play("pay", "take Loaf")
    assert (there.rep(), there.has()) == (4, "c1")
    assert there.state.used == 1


def test_c1_works_with_no_coins_and_sets() -> None:
    there = scene(2, companions=["C1", "C2"], golden=True, bare=True, row="GO-BR-C", has={0: "pl2 cr1 c3"})
    there.play("visit ST-BR", "enchant")
    assert there.words() == ["cast GO-BR-C x1 with C1", "cast GO-BR-C x2 with C1"]
    there.play("cast GO-BR-C x2 with C1")
    assert there.words() == ["less po", "less cr", "less pl"]
    there.play("less po", "less po", "less cr")
    assert there.words() == ["pay", "less cr", "less pl"]
    there.play("pay")
    assert (there.rep(), there.has()) == (5, "c3")


@ruling("FC-96")
def test_c2_picnic_fires_the_park() -> None:
    there = scene(2, companions=["C2", "C1"], park="Loaf, Cole, Opalwing", deck_top="Cookie")
    assert there.words()[-1] == "companion C2"
    there.play("companion C2")
    assert there.words() == ["fire Loaf", "fire Cole", "fire Opalwing", "done"]
    there.play("fire Loaf")
    assert there.words() == ["take Cole", "take Opalwing", "draw"]
    there.play("draw", "fire Cole")
    assert there.words() == ["good br", "good ir", "good cr"]
    there.play("good cr", "done")
    assert there.ask == "visit"
    assert "companion C2" not in there.words()
    assert there.park() == ["Loaf", "Cole", "Opalwing"]
    assert (there.hand(), there.has()) == (["Cookie"], "cr2")


@ruling("FC-97")
def test_c3_encore_repeats_an_ability() -> None:
    there = scene(2, companions=["C3", "C1"], shops="S09", has={0: "me5"}, hands={0: "Loaf, Cole, Herb, Venti"}, row="")
    there.play("visit S09", "skip", "use", "place Loaf on ST-BR.2")
    assert (there.ask, there.words()) == ("companion", ["companion", "skip"])
    there.play("companion")
    assert (there.ask, there.words()) == ("may", ["use", "skip"])
    there.play("use", "pay", "place Cole on ST-ME.2")
    assert there.words() == ["use", "skip"]
    there.play("use", "pay", "place Herb on ST-PL.2")
    assert there.has() == "me3 c9", "Three coins each time, and each time a meat."
    assert there.seat == 1, "Twice is all."


@ruling("FC-67")
@ruling("FC-69")
def test_c3_at_dragon_alley_gives_an_extra_turn_for_each_deposit() -> None:
    there = scene(2, companions=["C3", "C1"], shops="S04", has={0: "c5"}, fancy_deck="F05 F06", row="")
    there.play("visit S04", "use", "deposit 3")
    assert there.ask == "companion"
    there.play("companion", "use", "choose 1", "deposit 1")
    there.play("draw")
    there.finish()
    assert (there.seat, there.state.extra) == (0, 1), "The first extra turn; another is still to come."
    there.play("visit ST-BR").finish()
    assert (there.seat, there.state.extra) == (0, 0)
    there.play("visit ST-ME").finish()
    assert there.seat == 1
    assert [event["extra"] for event in there.events("turn")] == [False, True, True, False]


def test_c4_ember_fires_where_the_new_one_went() -> None:
    there = scene(2, companions=["C4", "C1"], hands={0: "Cole"}, row="").play("visit ST-ME", "skip", "fire Hickory")
    there.play("place Cole on ST-IR.2")
    assert (there.ask, there.words()) == ("companion", ["companion", "skip"])
    there.play("companion")
    assert there.words() == ["fire Wingnut", "fire Cole", "done"]
    there.play("fire Cole")
    assert there.has() == "me2 ir2 c1", "Iron is all that is offered there."


@ruling("FC-99")
def test_c5_ribbon_places_at_a_new_shop() -> None:
    there = scene(2, companions=["C5", "C1"], hands={0: "Loaf, Cutlet, Cole"}, fancy_deck="F05 F06 F07 F08")
    assert "companion C5" not in there.words()
    new_shop(there, "S06")
    assert (there.ask, there.words()) == ("expand", ["continue", "companion C5"])
    there.play("companion C5")
    assert there.words() == ["place Loaf on S06.1", "place Cutlet on S06.2"]
    there.play("place Loaf on S06.1")
    assert there.words() == ["place Cutlet on S06.2", "skip"]
    there.play("place Cutlet on S06.2")
    assert there.has() == "c2"
    assert len(there.fancies()) == 2
    assert there.hand() == ["Cole"]


@ruling("FC-99")
def test_c5_places_two_and_no_third() -> None:
    there = scene(2, companions=["C5", "C1"], hands={0: "Herb, Venti, Cole, Loaf, Cutlet, Shale"})
    new_shop(there, "S28").play("companion C5")
    there.play(there.words()[0])
    assert there.words()[-1] == "skip"
    there.play(there.words()[0])
    assert there.ask != "place", "A third slot is free and a card for it is held."
    assert sum(artisan is not None for artisan in there.at("S28")) == 2
    assert len(there.hand()) == 4


@ruling("FC-58")
def test_c5_may_fill_the_new_shop_which_draws_another() -> None:
    there = scene(2, companions=["C5", "C1"], hands={0: "Flint"}, deck_top="Olive, Cutlet")
    new_shop(there, "S07").play("companion C5", "place Flint on S07.2")
    assert there.state.filled == 1
    assert there.hidden() == 1
    there.finish(until="nothing")
    assert there.hidden() == 0


def test_c6_pocket_start_and_exchange() -> None:
    there = scene(2, companions=["C6", "C1"], begin=START_BONUSES, active=0)
    assert there.has() == "c3"
    there = scene(2, companions=["C6", "C1"], has={0: "c2"})
    there.play("companion C6")
    assert there.words() == ["coins 1", "coins 2"]
    there.play("coins 2", "good br", "good br", "good po")
    assert there.words() == ["good po", "good cr", "good pl"]
    there.play("good pl")
    assert there.has() == "br2 po1 pl1"
    assert "companion C6" not in there.words()


@ruling("FC-03")
@ruling("FC-07")
def test_c7_confetti_chooses_from_five() -> None:
    there = scene(2, companions=["C7", "C1"], begin=DEAL_FANCIES, fancy_deck="F01 F02 F03 F04 F05 F06 F07")
    assert there.words() == ["keep F01", "keep F02", "keep F03", "keep F04", "keep F05"]
    assert [decision.seat for decision in there.state.decisions] == [0, 1]
    there.play("keep F03")
    assert there.words() == ["keep F06", "keep F07"]
    there.play("keep F07")
    ids = there.game.book.fancy_ids
    assert ids[there.state.fancy_deck[0]] == "F06", "In turn order, so the last return lies lowest."
    assert {ids[card] for card in there.state.fancy_deck[1:5]} == {"F01", "F02", "F04", "F05"}


@ruling("FC-84")
@ruling("FC-89")
def test_c7_confetti_scores_again() -> None:
    there = scene(2, companions=["C7", "C1"], fancies={0: "F32 F16"}, scored={0: "F17"}, has={0: "c5 br1"})
    there.play("companion C7")
    assert there.words() == ["score F17", "score F32"]
    there.play("score F17")
    assert there.rep() == 6
    assert there.scored() == ["F17"]
    there = scene(2, companions=["C7", "C1"], fancies={0: "F32"}, has={0: "br1 me3"}).play("companion C7")
    there.play("score F32")
    assert (there.rep(), there.scored()) == (2, ["F32"])


@ruling("FC-86")
def test_c7_with_pocus_keeps_its_timing() -> None:
    there = scene(2, companions=["C7", "C1"], scored={0: "F02"}, row="")
    assert "companion C7" not in there.words()
    there.play("visit ST-CR", "gather", "skip")
    assert there.words() == ["fire Brightgem", "skip", "companion C7"]
    there.play("companion C7", "score F02")
    assert there.words() == ["fire Brightgem", "cheer Brightgem", "skip"]
    there.play("cheer Brightgem")
    assert there.rep() == 2
