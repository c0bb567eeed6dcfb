"""The worked examples of the rulebook, as fixed by the spec (RX-01 to RX-11)."""

import pytest

from tests.games.flamecraft.scenes import Scene, scene

ruling = pytest.mark.ruling
VIOLET, JAMES = 1, 2


@ruling("FC-10")
def test_rx01_a_fee_to_each_occupant() -> None:
    there = scene(shops="S23", has={0: "br2 po1"}, pawns={VIOLET: "S23", JAMES: "S23"})
    assert "visit S23" in there.words()
    there.play("visit S23")
    assert there.ask == "fee"
    assert there.words() == ["fee br", "fee po"]
    there.play("fee br")
    assert there.words() == ["fee br", "fee po"]
    there.play("fee po")
    assert [there.has(seat) for seat in range(3)] == ["br1", "br1", "po1"]
    assert there.events("gathered"), "A dragon shop cannot be enchanted, so gathering needs no question."
    assert there.ask == "draw"


def gathered() -> Scene:
    """Violet, here seat 0, at Drake of Cakes."""
    there = scene(
        shops="S06",
        slots={"S06.1": "Honey", "S06.3": "Frostfire"},
        tucked={"S06": "PU-BR-A"},
        hands={0: "Potato"},
        park="Cole, Venti, Herb, Loaf, Shale",
        row="PU-ME-A PU-IR-A PU-PO-A PU-CR-A PU-PL-A",
        fancy_deck="F16",
        shop_deck="S09 S12",
    )
    return there.play("visit S06")


@ruling("FC-22")
@ruling("FC-23")
def test_rx02_gather_from_shop_dragons_and_enchantment() -> None:
    there = gathered()
    assert there.has() == "br3 cr1"
    assert there.shops() == 7


@ruling("FC-28")
def test_rx03_rx04_place_and_fill() -> None:
    there = gathered()
    assert there.words() == ["place Potato on S06.2", "skip"]
    there.play("place Potato on S06.2")
    assert there.fancies() == ["F16"]
    assert there.hand() == []
    assert (there.shops(), there.hidden(), len(there.state.shop_deck)) == (8, 1, 1)
    assert there.state.new_shops == [3], "The lowest free space."
    kinds = [event.kind for event in there.state.hear()]
    assert kinds.index("drew-fancies") < kinds.index("founded")


def test_rx05_fire_up() -> None:
    there = gathered().play("place Potato on S06.2")
    assert there.ask == "fire"
    assert there.words() == ["fire Honey", "fire Frostfire", "skip"], "Potato has no card to place."
    there.play("fire Frostfire")
    assert there.words() == ["good br", "good me", "good ir", "good po"]
    there.play("good me")
    assert there.words() == ["good ir", "good po", "good cr"]
    there.play("good ir", "good po")
    assert there.has() == "br3 me1 ir1 po1 cr1"


@ruling("FC-57")
@ruling("FC-59")
def test_rx06_ability_and_the_end_of_the_turn() -> None:
    there = gathered().play("place Potato on S06.2", "fire Frostfire", "good me", "good ir", "good po")
    assert there.ask == "ability"
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.words() == ["take Loaf", "take Cole", "take Shale", "take Venti", "take Herb"]
    deck = len(there.state.deck)
    there.play("take Cole", "take Venti")
    assert there.has() == "br1 me1 ir1 po1 cr1"
    assert there.hand() == ["Cole", "Venti"]
    assert len(there.park()) == 3
    there.play("end", "continue")
    assert there.hidden() == 0
    assert there.state.open >> 3 & 1
    assert len(there.park()) == 5
    assert len(there.state.deck) == deck - 2
    assert (there.ask, there.seat) == ("visit", 1)


@ruling("FC-94")
@ruling("FC-95")
def test_rx07_gifts_at_hedges_and_henges() -> None:
    there = scene(shops="S14", has={0: "me3"}, pawns={0: "ST-BR"}).play("visit S14")
    assert there.has() == "me3 pl1"
    assert there.ask == "ability"
    there.play("use")
    assert there.words() == ["gift me to 1", "gift me to 2", "gift pl to 1", "gift pl to 2"]
    there.play("gift me to 1")
    assert there.words() == ["gift me to 1", "gift me to 2", "done"]
    there.play("gift me to 2", "gift me to 2", "choose 1")
    assert there.words() == ["choose 1", "choose 2"]
    there.play("choose 1", "choose 2")
    assert [there.has(seat) for seat in range(3)] == ["pl1 c1", "me1", "me2"]
    assert there.rep() == 4


def oliver() -> Scene:
    there = scene(
        slots={"ST-PL.3": "Loaf"},
        row="PU-PL-A PU-ME-A PU-IR-A PU-PO-A PU-CR-A",
        has={0: "cr1 br3 c1 po1"},
        deck_top="Cookie",
    )
    return there.play("visit ST-PL")


@ruling("FC-18")
@ruling("FC-49")
@ruling("FC-50")
def test_rx08_enchant() -> None:
    there = oliver()
    assert there.words() == ["gather", "enchant"]
    there.play("enchant")
    assert there.has() == "po1", "The only cast is paid in the only way: a coin for the crystal that lacks."
    assert there.ask == "draw"
    park = there.words()[0]
    there.play(park)
    assert there.rep() == 4
    assert len(there.hand()) == 1
    assert len(there.park()) == 4
    assert there.tucked("ST-PL") == ["PU-PL-A"]
    assert len(there.row()) == 4


@ruling("FC-33")
def test_rx09_fire_all() -> None:
    there = oliver().play("enchant")
    there.play(there.words()[0])
    assert there.ask == "fire-all"
    assert there.words() == ["fire Loaf", "fire Twig", "done"]
    there.play("fire Twig")
    assert there.words() == ["gift po to 1", "gift po to 2"]
    there.play("gift po to 2")
    assert there.words() == ["fire Loaf", "done"]
    there.play("fire Loaf", "draw")
    assert there.has() == ""
    assert there.has(2) == "po1"
    assert there.rep() == 6
    assert "Cookie" in there.hand()
    assert len(there.park()) == 5
    assert len(there.row()) == 5


@ruling("FC-52")
def test_rx10_rx11_variable_enchantment() -> None:
    def asked() -> Scene:
        there = scene(row="PU-BR-C", has={0: "ir3 cr3"}, bare=True).play("visit ST-BR", "enchant")
        assert there.words() == ["cast PU-BR-C x1", "cast PU-BR-C x2", "cast PU-BR-C x3"]
        return there

    there = asked().play("cast PU-BR-C x3")
    assert (there.has(), there.rep()) == ("", 4)
    there = asked().play("cast PU-BR-C x1")
    assert (there.has(), there.rep()) == ("ir2 cr2", 0)
    assert there.tucked("ST-BR") == ["PU-BR-C"]
