"""One case per enchantment: what it costs, what coins may pay for, what it gives; and the rules of casting."""

import pytest

from tests.games.flamecraft.scenes import Scene, scene

ruling = pytest.mark.ruling

# id, price, reputation, coins, artisans, fancies: copied from the spec's tables, not from the card files.
FIXED = [
    ("PU-BR-A", "me3 pl2", 4, 0, 1, 0),
    ("PU-BR-B", "po2 cr1 pl3", 6, 0, 0, 0),
    ("PU-ME-A", "br2 ir3", 4, 0, 1, 0),
    ("PU-ME-B", "br3 cr2 pl1", 6, 0, 0, 0),
    ("PU-IR-A", "me2 po3", 4, 0, 1, 0),
    ("PU-IR-B", "br1 me3 pl2", 6, 0, 0, 0),
    ("PU-PO-A", "ir2 cr3", 4, 0, 1, 0),
    ("PU-PO-B", "br2 me1 ir3", 6, 0, 0, 0),
    ("PU-CR-A", "po2 pl3", 4, 0, 1, 0),
    ("PU-CR-B", "me2 ir1 po3", 6, 0, 0, 0),
    ("PU-PL-A", "br3 cr2", 4, 0, 1, 0),
    ("PU-PL-B", "ir2 po1 cr3", 6, 0, 0, 0),
    ("GO-BR-A", "me1 po3 c1", 4, 0, 0, 1),
    ("GO-BR-B", "me4 cr2", 3, 2, 1, 0),
    ("GO-ME-A", "br3 ir1 c1", 4, 0, 0, 1),
    ("GO-ME-B", "ir4 pl2", 3, 2, 1, 0),
    ("GO-IR-A", "po1 cr3 c1", 4, 0, 0, 1),
    ("GO-IR-B", "me2 po4", 3, 2, 1, 0),
    ("GO-PO-A", "cr1 pl3 c1", 4, 0, 0, 1),
    ("GO-PO-B", "br2 cr4", 3, 2, 1, 0),
    ("GO-CR-A", "me3 pl1 c1", 4, 0, 0, 1),
    ("GO-CR-B", "ir2 pl4", 3, 2, 1, 0),
    ("GO-PL-A", "br1 ir3 c1", 4, 0, 0, 1),
    ("GO-PL-B", "br4 po2", 3, 2, 1, 0),
]
VARIABLE = [
    ("PU-BR-C", "ir cr", (0, 2, 4, 7)),
    ("PU-ME-C", "po pl", (0, 2, 4, 7)),
    ("PU-IR-C", "br cr", (0, 2, 4, 7)),
    ("PU-PO-C", "me pl", (0, 2, 4, 7)),
    ("PU-CR-C", "br ir", (0, 2, 4, 7)),
    ("PU-PL-C", "me po", (0, 2, 4, 7)),
    ("GO-BR-C", "po cr pl", (0, 5, 9)),
    ("GO-ME-C", "br ir pl", (0, 5, 9)),
    ("GO-IR-C", "me po cr", (0, 5, 9)),
    ("GO-PO-C", "me ir pl", (0, 5, 9)),
    ("GO-CR-C", "br ir po", (0, 5, 9)),
    ("GO-PL-C", "br me cr", (0, 5, 9)),
]


def starter(card: str) -> str:
    return f"ST-{card[3:5]}"


def casting(card: str, has: str) -> Scene:
    """At the starter shop of the card's icon, which holds no artisans, with an otherwise empty row."""
    there = scene(golden=card[0] == "G", bare=True, row=card, has={0: has}, park="Loaf", deck_top="Cookie")
    return there.play(f"visit {starter(card)}")


def test_the_cases_are_all_36() -> None:
    ids = scene().game.book.enchantment_ids
    assert sorted([row[0] for row in FIXED] + [row[0] for row in VARIABLE]) == sorted(ids)


@pytest.mark.parametrize(("card", "price", "rep", "coins", "artisans", "fancies"), FIXED)
def test_a_fixed_enchantment(card: str, price: str, rep: int, coins: int, artisans: int, fancies: int) -> None:
    there = casting(card, price)
    assert there.words() == ["gather", "enchant"]
    there.play("enchant")
    if artisans:
        assert there.words() == ["take Loaf", "draw"]
        there.play("take Loaf")
    assert there.tucked(starter(card)) == [card]
    assert there.rep() == rep
    assert there.has() == (f"c{coins}" if coins else "")
    assert len(there.hand()) == artisans
    assert len(there.fancies()) == fancies


@ruling("FC-48")
@pytest.mark.parametrize(("card", "price"), [row[:2] for row in FIXED])
def test_one_token_short_it_cannot_be_cast(card: str, price: str) -> None:
    first, rest = price[:3], price[3:]
    fewer = f"{first[:2]}{int(first[2]) - 1}{rest}"
    there = casting(card, fewer)
    assert there.events("gathered"), "Enchanting was not offered."


@pytest.mark.no_cover  # other tests cover the same lines
@ruling("FC-52")
@pytest.mark.parametrize(("card", "goods", "tiers"), VARIABLE)
def test_a_variable_enchantment(card: str, goods: str, tiers: tuple[int, ...]) -> None:
    most = len(tiers)
    for sets, rep in enumerate(tiers, start=1):
        held = " ".join(f"{good}{most}" for good in goods.split())
        there = casting(card, held).play("enchant")
        assert there.words() == [f"cast {card} x{count}" for count in range(1, most + 1)]
        there.play(f"cast {card} x{sets}")
        assert there.rep() == rep
        left = " ".join(f"{good}{most - sets}" for good in goods.split() if most > sets)
        assert there.has() == left
        assert there.tucked(starter(card)) == [card]


@ruling("FC-19")
@ruling("FC-53")
@pytest.mark.parametrize(("card", "goods"), [row[:2] for row in VARIABLE])
def test_coins_in_a_set(card: str, goods: str) -> None:
    """Purple sets take coins, golden ones do not."""
    first, *rest = goods.split()
    there = casting(card, " ".join(f"{good}1" for good in rest) + " c9")
    if card[0] == "P":
        there.play("enchant")
        assert there.words() == [f"cast {card} x{sets}" for sets in (1, 2, 3, 4)]
        there.play(f"cast {card} x1", "pay")
        assert there.has() == "c8"
    else:
        assert there.events("gathered")
        assert f"{first}2" not in there.has()


@ruling("FC-18")
@ruling("FC-21")
def test_each_way_to_replace_goods_by_coins() -> None:
    there = casting("PU-ME-A", "br2 ir3 c2").play("enchant")
    assert there.words() == ["coin br", "coin ir", "pay"]
    there.play("coin br")
    assert there.words() == ["coin br", "coin ir", "pay"]
    there.play("coin ir")
    assert there.has() == "br1 ir1", "The coins are spent, so the rest is paid at once."


@ruling("FC-109")
@pytest.mark.parametrize("shop", ["S23", "S03", "S04", "S22", "S28"])
def test_dragon_and_coin_shops_are_never_enchanted(shop: str) -> None:
    there = scene(shops=shop, has={0: "br7 me7 ir7 po7 cr7 pl7 c9"}).play(f"visit {shop}")
    assert there.events("gathered")
    assert there.why("cast PU-BR-A") == "FC-109"


@ruling("FC-54")
def test_a_reserved_card_is_cast_from_the_reserve() -> None:
    there = scene(bare=True, reserved={0: "PU-IR-A"}, row="PU-ME-A", has={0: "me2 po3"}, park="Loaf")
    there.play("visit ST-IR", "enchant", "take Loaf")
    assert there.reserved() is None
    assert there.row()[0] == "PU-ME-A"


@ruling("FC-55")
def test_only_the_action_counts_as_enchanting() -> None:
    there = scene(bare=True, row="PU-ME-A", has={0: "br2 ir3"}, fancies={0: "F05"}, park="Loaf")
    assert "reveal F05" not in there.words()
    there.play("visit ST-ME", "enchant", "cast PU-ME-A", "take Loaf")
    assert there.words()[-1] == "reveal F05"


def test_the_view_tells_which_kind_was_cast() -> None:
    there = scene(row="PU-BR-B", has={0: "cr1 po2 pl3"})
    assert there.game.view(there.state, 1)["turn"]["cast"] is None
    there.play("visit ST-BR", "enchant")
    assert there.game.view(there.state, 1)["turn"]["cast"] == "br"
