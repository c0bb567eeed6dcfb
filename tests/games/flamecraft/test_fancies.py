"""One test per fancy dragon: when it may be scored and what it gives; and the rules of suns and moons."""

import pytest

from tests.games.flamecraft.scenes import Scene, ending, scene

ruling = pytest.mark.ruling


def test_f01_goldrush() -> None:
    there = scene(has={0: "c6"}, fancies={0: "F01"})
    assert there.words()[-1] == "reveal F01"
    there.play("reveal F01")
    assert (there.rep(), there.has(), there.scored()) == (5, "c6", ["F01"])


@ruling("FC-87")
def test_f01_zero_equals_zero() -> None:
    slots = {"ST-BR.2": "Cookie", "ST-ME.2": "Cole", "ST-IR.2": "Flint"}
    slots |= {"ST-PO.2": "Venti", "ST-CR.2": "Opalwing", "ST-PL.2": "Herb"}
    there = scene(slots=slots, fancies={0: "F01"})
    assert there.words()[-1] == "reveal F01"


@ruling("FC-85")
def test_f02_pocus_in_a_gather() -> None:
    there = scene(fancies={0: "F02"}, slots={"ST-CR.2": "Opalwing"}, row="")
    assert "reveal F02" not in there.words()
    there.play("visit ST-CR", "gather", "skip")
    assert there.words() == ["fire Brightgem", "fire Opalwing", "skip", "reveal F02"]
    there.play("reveal F02")
    assert there.words() == ["fire Brightgem", "fire Opalwing", "cheer Brightgem", "cheer Opalwing", "skip"]
    there.play("cheer Opalwing")
    assert there.rep() == 2
    assert there.seat == 1, "One fire-up is all a gather has."


@ruling("FC-41")
@ruling("FC-85")
def test_f02_pocus_counts_who_could_do_nothing() -> None:
    """Hickory places an artisan, but none is in hand (FC-41): it is not fired, but it is a dragon all the same."""
    there = scene(fancies={0: "F02"}, slots={"ST-ME.2": "Opalwing"}, row="").play("visit ST-ME", "gather", "skip")
    assert there.words() == ["fire Opalwing", "skip", "reveal F02"]
    there.play("reveal F02")
    assert there.words() == ["fire Opalwing", "cheer Hickory", "cheer Opalwing", "skip"]
    there = scene(fancies={0: "F02"}, row="").play("visit ST-ME", "gather", "skip")
    assert there.words() == ["skip", "reveal F02"], "Hickory alone."
    there.play("reveal F02")
    assert there.words() == ["cheer Hickory", "skip"]
    there.play("cheer Hickory")
    assert there.rep() == 2
    there = scene(fancies={0: "F02"}, hands={0: "Cole"}, slots={"ST-ME.2": "Opalwing"}, row="")
    there.play("visit ST-ME", "gather", "skip", "reveal F02")
    assert there.words() == ["fire Hickory", "fire Opalwing", "cheer Hickory", "cheer Opalwing", "skip"]


@ruling("FC-85")
def test_f02_pocus_is_not_spent_where_nobody_is() -> None:
    """Neither at a shop without artisans, nor where they sleep."""
    for shop, slots in (("S26", {}), ("S03", {"S03.1": "Potato"})):
        there = scene(shops=shop, slots=slots, fancies={0: "F02"}, park="", deck="Loaf, Cole", row="")
        there.play(f"visit {shop}", "gather").finish(until="fire")
        assert there.words() == ["skip"]


@ruling("FC-86")
def test_f02_pocus_comes_in_after_some_were_fired() -> None:
    slots = {"S26.1": "Brightgem", "S26.2": "Loaf", "S26.3": "Twig"}
    there = scene(shops="S26", slots=slots, row="PU-CR-A", has={0: "po2 pl4"}, fancies={0: "F02"}, park="Cookie")
    there.play("visit S26", "enchant", "cast PU-CR-A", "take Cookie", "fire Brightgem", "good br", "good me", "good ir")
    assert there.words() == ["fire Loaf", "fire Twig", "done", "reveal F02"]
    before = there.rep()
    there.play("reveal F02")
    assert there.words() == ["fire Loaf", "fire Twig", "cheer Loaf", "cheer Twig", "done"]
    there.play("cheer Loaf", "cheer Twig")
    assert there.rep() == before + 4
    there = scene(shops="S26", slots=slots, row="PU-CR-A", has={0: "po2 pl4"}, fancies={0: "F02"}, park="Cookie")
    there.play("visit S26", "enchant", "cast PU-CR-A", "take Cookie", "fire Loaf", "fire Twig", "gift pl to 1")
    there.play("fire Brightgem", "good br", "good me", "good ir")
    assert "reveal F02" not in there.words(), "Nobody is left to be fired."


@ruling("FC-72")
@ruling("FC-82")
def test_f03_taylor_counts_sleepers_too() -> None:
    there = scene(
        shops="S03", slots={"S03.3": "Lotus"}, hands={0: "Herb, Cole"}, fancies={0: "F03"}, row="", fancy_deck="F16"
    )
    there.play("visit ST-CR", "gather", "place Herb on ST-CR.2")
    assert there.words()[-1] == "reveal F03"
    there.play("reveal F03")
    assert there.rep() == 3, "Twig, Herb and Lotus, which sleeps."


def test_f03_asks_which_of_several() -> None:
    there = scene(hands={0: "Potato, Cole"}, fancies={0: "F03"}, row="")
    there.play(
        "visit ST-ME", "gather", "place Potato on ST-ME.2", "fire Hickory", "place Cole on ST-ME.3", "reveal F03"
    )
    assert there.words() == ["name Potato", "name Cole"]
    there.play("name Cole")
    assert there.rep() == 2


def test_f03_names_an_artisan_once_that_came_back_and_was_placed_again() -> None:
    there = scene(hands={0: "Potato, Cole"}, fancies={0: "F03"}, row="")
    there.play("visit ST-ME", "gather", "place Potato on ST-ME.2", "fire Hickory", "place Cole on ST-ME.3")
    there.state.placed.append(there.state.placed[0])
    there.play("reveal F03")
    assert there.words() == ["name Potato", "name Cole"]


@ruling("FC-110")
def test_f04_starburst_pays_for_a_row_card() -> None:
    there = scene(
        fancies={0: "F04"}, row="PU-ME-A PU-BR-C", reserved={0: "PU-IR-A"}, has={0: "br2 ir3 cr1 me2 po3"}, park="Loaf"
    )
    assert there.words()[-1] == "reveal F04"
    there.play("reveal F04")
    assert there.words() == ["buy PU-BR-C x1", "buy PU-ME-A"], "The reserved card is not in the row."
    there.play("buy PU-ME-A", "take Loaf")
    assert (there.rep(), there.has()) == (7, "me2 po3 cr1")
    assert set(there.row()) == {"PU-BR-C", "PU-ME-A"}
    assert there.ask == "visit"


def enchanted(fancy: str, **extra: str) -> Scene:
    slots = {"ST-ME.2": "Potato", "ST-ME.3": "Cole"} if extra.get("full") else {}
    tucked = {"ST-BR": "PU-ME-B", "ST-IR": "PU-IR-A"}
    there = scene(fancies={0: fancy}, slots=slots, tucked=tucked, row="PU-ME-A", has={0: "br2 ir3"}, park="Loaf")
    return there.play("visit ST-ME", "enchant", "cast PU-ME-A", "take Loaf")


@ruling("FC-82")
def test_f05_twinkle() -> None:
    there = enchanted("F05")
    assert there.words()[-1] == "reveal F05"
    there.play("reveal F05")
    assert there.rep() == 4 + 4, "Two meat enchantments in Town, the new one included."


@ruling("FC-119")
def test_f05_at_a_wild_shop_counts_the_cards_icon() -> None:
    there = scene(
        shops="S16", fancies={0: "F05"}, tucked={"ST-ME": "PU-ME-B"}, row="PU-ME-A", has={0: "br2 ir3"}, park="Loaf"
    )
    there.play("visit S16", "enchant", "cast PU-ME-A", "take Loaf", "reveal F05")
    assert there.rep() == 4 + 4


def test_f06_sparkle() -> None:
    assert "reveal F06" not in enchanted("F06").words()
    there = enchanted("F06", full="yes")
    assert there.words()[-1] == "reveal F06"
    there.play("reveal F06")
    assert there.rep() == 4 + 7


@ruling("FC-72")
def test_f07_frazzle() -> None:
    two = {"ST-BR.2": "Cookie", "ST-BR.3": "Potato", "ST-ME.2": "Cutlet", "ST-ME.3": "Cole"}
    three = {**two, "S03.1": "Loaf", "S03.2": "Flint", "S03.3": "Herb"}
    assert "reveal F07" not in scene(shops="S03", slots=two, fancies={0: "F07"}).words()
    there = scene(shops="S03", slots=three, fancies={0: "F07"})
    assert there.words()[-1] == "reveal F07"
    there.play("reveal F07")
    assert there.rep() == 6


def test_f08_dazzle() -> None:
    there = scene(shops="S07", slots={"S07.1": "Cole", "S07.2": "Flint"}, fancies={0: "F08"})
    assert "reveal F08" not in there.words()
    there = scene(shops="S07", slots={"S07.1": "Cole", "S07.2": "Flint", "S07.3": "Shale"}, fancies={0: "F08"})
    there.play("reveal F08")
    assert there.rep() == 6


def test_f09_bubu() -> None:
    assert "reveal F09" not in scene(fancies={0: "F09"}, has={0: "br1 me1"}).words()
    there = scene(fancies={0: "F09"}, has={0: "br1 me1 c1"}).play("reveal F09")
    assert (there.rep(), there.has()) == (7, "")
    there = scene(fancies={0: "F09"}, has={0: "br1 me1 pl1 c1"}).play("reveal F09")
    assert there.words() == ["coin br", "coin me", "coin pl", "pay"]
    there.play("coin pl")
    assert (there.rep(), there.has()) == (7, "pl1")


def test_f10_matches() -> None:
    there = scene(fancies={0: "F10"}, has={0: "po4 pl3 c1"}).play("reveal F10")
    assert there.words() == ["type po", "type pl"]
    there.play("type pl")
    assert (there.rep(), there.has()) == (8, "po4")


def test_f11_shimmer() -> None:
    slots = {"ST-BR.2": "Cookie", "ST-BR.3": "Potato"}
    there = scene(fancies={0: "F11"}, slots=slots, tucked={"ST-BR": "PU-BR-A"}, row="").play("visit ST-BR", "gather")
    assert there.state.g1_goods == 5
    assert there.words() == ["skip", "reveal F11"]
    there.play("reveal F11")
    assert there.rep() == 6
    there = scene(fancies={0: "F11"}, slots=slots, row="").play("visit ST-BR", "gather")
    assert "reveal F11" not in there.words()


@ruling("FC-113")
def test_f12_buttercup() -> None:
    there = scene(
        fancies={0: "F12"}, shops="S06", slots={"S06.1": "Loaf"}, has={0: "br1"}, row="", park="Cole, Herb, Venti"
    )
    there.play("visit S06", "gather", "skip", "fire Loaf", "draw", "use", "take Cole")
    there.play("take Herb")
    assert there.ask == "end"
    assert there.words() == ["end", "reveal F12"]
    there.play("reveal F12")
    assert there.rep() == 7


def test_f13_hocus() -> None:
    there = scene(fancies={0: "F13"}, row="").play("visit ST-CR", "gather", "skip", "fire Brightgem")
    there.play("good br", "good me", "good ir")
    assert there.words() == ["skip", "reveal F13"]
    there.play("reveal F13")
    there.play("good me", "good po", "good pl")
    assert there.rep() == 4
    assert there.has() == "br1 me2 ir1 po1 cr2 pl1"


def test_f13_asks_where_the_hand_decides() -> None:
    """Whether a meat artisan can place one is secret, so the question is asked even if there is one answer."""
    there = scene(fancies={0: "F13"}, hands={0: "Potato, Flint"}, row="")
    there.play("visit ST-ME", "gather", "skip", "fire Hickory")
    there.play(next(word for word in there.words() if word.startswith("place Potato")), "reveal F13")
    assert there.words() == ["fire Hickory"]


@ruling("FC-19")
def test_f14_rainbow() -> None:
    assert "reveal F14" not in scene(fancies={0: "F14"}, has={0: "br1 me1 ir1 po1 cr1 c3"}).words()
    there = scene(fancies={0: "F14"}, has={0: "br1 me1 ir1 po1 cr1 pl1"}).play("reveal F14")
    assert (there.rep(), there.has()) == (6, "br1 me1 ir1 po1 cr1 pl1")


@ruling("FC-29")
def test_f15_sunlight() -> None:
    there = scene(
        fancies={0: "F15"}, slots={"ST-BR.2": "Cookie"}, hands={0: "Potato"}, row="", park="Loaf", shop_deck=""
    )
    there.play("visit ST-BR", "gather", "place Potato on ST-BR.3")
    assert there.hidden() == 0, "The shop deck is empty, but the shop is filled."
    there.play("reveal F15", "take Loaf")
    assert (there.rep(), there.hand()) == (5, ["Loaf"])


def test_f16_wesley() -> None:
    five = "Loaf, Cole, Herb, Venti, Opalwing"
    assert "reveal F16" not in scene(fancies={0: "F16"}, hands={0: five}).words()
    there = scene(fancies={0: "F16"}, hands={0: f"{five}, Cutlet"}).play("reveal F16")
    assert there.rep() == 6


def test_f17_greenhorn() -> None:
    assert "reveal F17" not in scene(fancies={0: "F17"}, has={0: "c4"}).words()
    there = scene(fancies={0: "F17"}, has={0: "c5"}).play("reveal F17")
    assert (there.rep(), there.has()) == (6, "c5")


def test_f18_pinkytoe() -> None:
    there = scene(fancies={0: "F18"}, hands={0: "Potato, Cole"}, row="")
    there.play("visit ST-ME", "gather", "place Potato on ST-ME.2")
    assert "reveal F18" not in there.words()
    there.play("fire Hickory", "place Cole on ST-ME.3", "reveal F18")
    assert there.rep() == 6


@ruling("FC-72")
@ruling("FC-93")
@pytest.mark.parametrize(
    ("fancy", "icon", "others"),
    [
        ("F19", "br", "Cookie, Loaf, Honey"),
        ("F20", "me", "Potato, Skewart, Cutlet"),
        ("F21", "pl", "Herb, Olive, Lotus"),
        ("F22", "po", "Jasmine, Venti, Earl"),
        ("F23", "ir", "Cole, Flint, Shale"),
        ("F24", "cr", "Silverscale, Opalwing, Moonbeam"),
    ],
)
def test_f19_to_f24_artisans_of_an_icon(fancy: str, icon: str, others: str) -> None:
    one, two, three = others.split(", ")
    rival = "Cole" if icon != "ir" else "Loaf"
    twin = "Flint" if icon != "ir" else "Cookie"
    awake = {"S07.1": one, "S07.2": two}
    there = ending(scene(shops="S07 S03", slots=awake, fancies={0: fancy}))
    assert there.rep() == 1 + 5, f"Three {icon} awake, the most of all."
    tied = {**awake, "S07.3": rival, "ST-PL.2": twin}
    there = ending(scene(shops="S07 S03", slots=tied, fancies={0: fancy}))
    assert there.rep() == 1 + 5, "A tie counts."
    asleep = {"S07.1": one, "S03.1": two, "S03.2": three, "S07.3": rival, "ST-PL.2": twin}
    there = ending(scene(shops="S07 S03", slots=asleep, fancies={0: fancy}))
    assert there.rep() == 1, "Sleepers do not count, so another icon leads."


@pytest.mark.parametrize(
    ("fancy", "good"), [("F25", "br"), ("F26", "me"), ("F27", "pl"), ("F28", "po"), ("F29", "ir"), ("F30", "cr")]
)
@ruling("FC-122")
def test_f25_to_f30_goods_of_a_type(fancy: str, good: str) -> None:
    assert ending(scene(has={0: f"{good}5", 1: f"{good}4"}, fancies={0: fancy})).rep() == 2 + 3
    assert ending(scene(has={0: f"{good}5", 1: f"{good}6"}, fancies={0: fancy})).rep() == 2
    assert ending(scene(has={0: f"{good}2"}, fancies={0: fancy})).rep() == 1
    there = ending(scene(has={0: f"{good}1"}, fancies={0: fancy}))
    assert (there.rep(), there.state.fulfilled[0]) == (0, 0), "Nothing scored, nothing fulfilled."
    assert there.scored() == [fancy], "But shown."
    assert there.events("moon") == [{"kind": "moon", "seat": 0, "card": fancy, "count": 0, "now": 0}]


def test_f31_steven() -> None:
    assert ending(scene(has={0: "br2 me1 ir3"}, fancies={0: "F31"})).rep() == 4


def test_f32_todd() -> None:
    assert ending(scene(has={0: "br2 me1 ir3"}, fancies={0: "F32"})).rep() == 2


@ruling("FC-92")
def test_f33_buddy() -> None:
    there = ending(scene(fancies={0: "F33 F06"}, scored={0: "F01 F16 F17"}))
    assert there.rep() == 4, "Five fancies, itself and unscored ones included, are two pairs."


@ruling("FC-91")
def test_f34_talisman() -> None:
    there = ending(scene(fancies={0: "F34 F06 F05 F33"}, scored={0: "F01"}))
    assert there.words() == ["return F05", "return F06", "return F33", "done"], "Not itself, nothing scored."
    there.play("return F06")
    assert there.words() == ["return F33", "done"]
    there.play("done")
    assert there.rep() == 2 + 4, "One returned; Buddy, Talisman, Twinkle and Goldrush are two pairs."
    bottom = there.state.fancy_deck[0]
    assert there.game.book.fancy_ids[bottom] == "F06"


def test_f34_alone_has_nothing_to_return() -> None:
    there = ending(scene(fancies={0: "F34"}))
    assert there.state.over
    assert there.rep() == 0


def test_f35_nighbrite() -> None:
    tucked = {"ST-BR": "PU-BR-A PU-BR-B", "ST-ME": "PU-ME-A PU-ME-B PU-ME-C", "ST-IR": "PU-IR-A"}
    assert ending(scene(tucked=tucked, row="", fancies={0: "F35"})).rep() == 2


def test_f36_chonkers() -> None:
    assert ending(scene(has={0: "br5 me3"}, fancies={0: "F36"})).rep() == 2
    assert ending(scene(has={0: "br7 me7 ir7"}, fancies={0: "F36"})).rep() == 6


@ruling("FC-84")
def test_a_sun_scores_once() -> None:
    there = scene(fancies={0: "F17"}, has={0: "c5"}).play("reveal F17")
    assert "reveal F17" not in there.words()
    assert there.why("reveal F17") == "FC-84"


@ruling("FC-83")
def test_the_last_moment_for_a_sun() -> None:
    there = scene(fancies={0: "F16"}, hands={0: "Loaf, Cole, Herb, Venti, Opalwing"}, row="", park="Cookie")
    there.play("visit ST-BR", "gather", "skip", "fire Pan", "take Cookie", "skip")
    assert (there.ask, there.words()) == ("end", ["end", "reveal F16"])
    there.play("end")
    assert there.seat == 1


@ruling("FC-83")
def test_a_flipped_shop_gives_another_moment() -> None:
    there = scene(fancies={0: "F07"}, slots={"ST-BR.2": "Cookie"}, hands={0: "Potato"}, row="")
    there.play("visit ST-BR", "gather", "place Potato on ST-BR.3", "skip", "skip", "end")
    assert (there.ask, there.words()) == ("expand", ["continue"])


@ruling("FC-114")
def test_a_free_action_may_not_undo_the_cast() -> None:
    there = scene(bare=True, row="PU-ME-A", has={0: "br2 ir4"}, fancies={0: "F10"})
    assert "reveal F10" in there.words()
    there.play("visit ST-ME", "enchant")
    assert there.words() == ["cast PU-ME-A"], "Four iron gone, the cast would be impossible."
    there = scene(bare=True, row="PU-ME-A", has={0: "br2 ir3 pl4"}, fancies={0: "F10"}).play("visit ST-ME", "enchant")
    assert there.words() == ["cast PU-ME-A", "reveal F10"]


def test_a_free_action_asks_the_same_question_again() -> None:
    there = scene(fancies={0: "F10"}, has={0: "br4"}, pawns={1: "ST-ME", 2: "ST-ME"})
    assert "visit ST-ME" in there.words()
    there.play("reveal F10")
    assert there.ask == "visit"
    assert "visit ST-ME" not in there.words(), "The fee can no longer be paid."


def test_every_fancy_has_a_test_here() -> None:
    tested = " ".join(name for name in globals() if name.startswith("test_f"))
    for number in [*range(1, 20), 25, *range(31, 37)]:
        assert f"f{number:02}" in tested
    assert len(scene().game.book.fancy_ids) == 36
