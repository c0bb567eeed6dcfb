"""The tricky cases of the spec about the end: its triggers, the last turns, scoring, and the solo countdown."""

import pytest

from emberhall.games.flamecraft.face.view import view_of
from tests.games.flamecraft.scenes import Scene, ending, scene

ruling = pytest.mark.ruling


def deck_out(hand: str = "") -> Scene:
    there = scene(
        active=1,
        slots={"ST-PL.3": "Loaf"},
        deck="Cookie",
        park="Cole, Venti, Herb, Shale, Olive",
        hands={1: hand},
        has={2: "br1"},
        pawns={2: "ST-ME"},
    )
    return there.play("visit ST-PL", *(["skip"] if hand else []), "fire Loaf", "draw")


@ruling("FC-60")
@ruling("FC-65")
def test_tx06_deck_out_mid_turn() -> None:
    there = deck_out()
    assert there.state.trigger == 1
    order = []
    while there.ask is not None:
        if there.ask == "visit":
            order.append(there.seat)
            there.play(there.words()[0])
        else:
            there.finish()
    assert order == [2, 0, 1]
    assert there.state.over


@ruling("FC-61")
def test_the_last_turns_are_foretold() -> None:
    """From the moment the deck is out, in the middle of a turn, until the game is over: whose they are, in order."""
    there = deck_out()
    told: list[list[int]] = []
    while not there.state.over:
        closing = view_of(there.state, None)["closing"]
        assert closing is not None
        assert closing["left"] == len(closing["seats"])
        if closing["seats"] not in told:
            told.append(closing["seats"])
        if there.ask == "visit":
            there.play(there.words()[0])
        else:
            there.finish()
    assert told[-3:] == [[2, 0, 1], [0, 1], [1]]
    assert told[:-3] in ([], [[1, 2, 0, 1]])
    assert view_of(there.state, None)["closing"] is None


@ruling("FC-63")
def test_tx07_trigger_in_refresh() -> None:
    there = scene(row="PU-BR-A PU-ME-A PU-IR-A PU-PO-A PU-CR-A", has={0: "pl2 me3"}, charms_left=1)
    there.play("visit ST-BR", "enchant", "draw", "done")
    assert there.state.enchantments == []
    assert len(there.row()) == 5
    assert there.state.trigger == 0
    assert (there.seat, there.state.finals) == (1, 3)


@ruling("FC-61")
@ruling("FC-64")
def test_tx08_return_after_trigger() -> None:
    there = deck_out("Cutlet, Flint, Potato, Skewart, Brisket, Suzette")
    assert there.ask == "return"
    assert "return Cutlet" in there.words()
    there.play("return Cutlet")
    assert len(there.state.deck) == 1
    assert (there.seat, there.state.finals) == (2, 3)
    there.play("visit ST-BR", "fire Pan")
    assert "draw" in there.words()
    there.play("draw")
    assert there.hand(2) == ["Cutlet"]
    assert there.state.trigger == 1
    there.finish()
    assert (there.seat, there.state.finals) == (0, 2)


@ruling("FC-67")
@ruling("FC-68")
@ruling("FC-70")
def test_tx09_alley_at_the_end() -> None:
    there = scene(2, shops="S04", has={0: "c2"}, deck="Cookie", park="Cole, Venti, Herb, Shale, Olive")
    there.play("visit S04")
    assert there.has() == "c3"
    assert there.words() == ["use", "skip"]
    there.play("use")
    assert there.words() == ["deposit 1", "deposit 2", "deposit 3"], "There is nothing to collect."
    there.play("deposit 1")
    assert there.has() == "c1"
    assert len(there.fancies()) == 1
    there.play("draw")
    assert there.hand() == ["Cookie"]
    assert there.state.trigger == 0
    there.play("end")
    assert there.seat == 0
    assert "visit S04" not in there.words()
    order = [there.seat]
    there.play("visit ST-BR").finish()
    while there.ask is not None:
        order.append(there.seat)
        there.play(there.words()[0]).finish()
    assert order == [0, 1, 0]


@ruling("FC-91")
@ruling("FC-92")
@pytest.mark.parametrize("back", [True, False])
def test_tx24_end_scoring(back: bool) -> None:
    there = scene(
        rep={0: 61},
        has={0: "br3 ir2 po1 pl5 c4"},
        fancies={0: "F32 F31 F33 F34 F06"},
        scored={0: "F01"},
    )
    ending(there)
    assert there.rep() == 65
    assert there.ask == "return-fancy"
    assert there.words() == ["return F06", "return F31", "return F32", "return F33", "done"]
    there.play(*(["return F06", "done"] if back else ["done"]))
    assert there.rep() == 77
    sources = dict(zip(("coins", "moons"), (there.state.sources[7], there.state.sources[5]), strict=True))
    assert sources == {"coins": 4, "moons": 12}


@ruling("FC-91")
def test_everybodys_coins_are_turned_in() -> None:
    there = ending(scene(rep={1: 20}, has={0: "c2 pl6", 1: "br1 c3", 2: "me4"}))
    assert [there.rep(seat) for seat in range(3)] == [2, 23, 0]
    assert [there.has(seat) for seat in range(3)] == ["pl6", "br1", "me4"]
    players = there.game.view(there.state, None)["players"]
    assert [player["sources"][7] for player in players] == [2, 3, 0]
    assert players[1]["sources"] == [20, 0, 0, 0, 0, 0, 0, 3]


@ruling("FC-93")
def test_tx25_goods_majority() -> None:
    there = ending(scene(has={0: "br2", 1: "br2", 2: "br1"}, fancies={0: "F25"}))
    assert there.rep() == 1
    there = ending(scene(has={0: "br3", 1: "br3"}, fancies={0: "F25"}))
    assert there.rep() == 4


def test_tx26_tie_break() -> None:
    hands = {0: "Loaf, Cole", 1: "Herb, Venti"}
    there = ending(scene(rep={0: 81, 1: 80}, hands=hands, has={1: "br5"}))
    assert there.game.winners(there.state) == [0], "Reputation comes first, whatever is left over."
    there = ending(scene(rep={0: 80, 1: 80}, hands=hands, has={0: "br5", 1: "me4"}))
    assert there.game.winners(there.state) == [0]
    there = ending(scene(rep={0: 80, 1: 80}, hands=hands, has={0: "br5", 1: "me5"}))
    assert there.game.winners(there.state) == [0, 1]
    there = ending(scene(rep={0: 80, 1: 80}, hands={0: "Loaf", 1: "Herb, Venti"}, has={0: "br5"}))
    assert there.game.winners(there.state) == [1]


@ruling("FC-02")
@ruling("FC-102")
def test_tx29_solo_step() -> None:
    there = scene(
        1, park="Cole, Venti, Herb, Shale", deck_top="Olive, Cutlet", row="PU-ME-A PU-BR-A PU-IR-A PU-PO-A PU-CR-A"
    )
    there.play("visit ST-PO").finish()
    assert "Olive" in there.park()
    assert there.at("ST-BR") == ["Pan", "Cutlet", None]
    assert there.has() == "po2"
    assert there.state.pawns == [there.space("ST-PO"), there.space("ST-BR"), -1, -1, -1, -1]
    assert there.tucked("ST-ME") == ["PU-ME-A"]
    assert there.rep() == 0
    assert len(there.row()) == 5


@ruling("FC-62")
@ruling("FC-101")
def test_tx30_solo_no_fit() -> None:
    full = {"ST-BR.2": "Potato", "ST-PL.2": "Olive", "ST-PL.3": "Suzette"}
    park = "Cole, Venti, Herb, Shale, Lotus"
    there = scene(1, slots=full, park=park, deck="Loaf, Honey").play("visit ST-PO").finish()
    assert [there.artisan(card) for card in there.state.deck[::-1]] == ["Loaf", "Honey"]
    assert there.state.trigger == -1
    assert there.state.pawns[1:] == [-1] * 5
    there = scene(1, slots=full, park=park, deck="Loaf").play("visit ST-PO").finish()
    assert there.state.trigger == 0
    assert len(there.state.deck) == 1
