"""Solo: the Town's own steps, awards, and one test per achievement."""

from typing import Any

import pytest

from emberhall import load
from emberhall.games.flamecraft.deal import fancy_deck, solo_shops
from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.state import cards_in
from emberhall.kernel.chance import Rng
from emberhall.kernel.playouts import playout
from tests.games.flamecraft.scenes import Scene, ending, scene

ruling = pytest.mark.ruling
MEAT = {"ST-BR.2": "Potato", "ST-BR.3": "Skewart", "ST-ME.2": "Cutlet", "S07.1": "Brisket", "S07.2": "Hot Dog"}
TUCKED = {
    "ST-BR": "PU-BR-A PU-BR-B PU-BR-C",
    "ST-ME": "PU-ME-A PU-ME-B PU-ME-C",
    "ST-IR": "PU-IR-A PU-IR-B PU-IR-C",
    "ST-PO": "PU-PO-A PU-PO-B PU-PO-C",
}
PAIRS = {f"ST-{icon}": f"PU-{icon}-A PU-{icon}-B" for icon in ("BR", "ME", "IR", "PO", "CR", "PL")}


def six(names: str) -> dict[str, str]:
    """Five artisans besides the starter, anywhere."""
    return dict(zip(("S07.1", "S07.2", "S07.3", "S03.1", "S03.2"), names.split(", "), strict=True))


# Each requirement, just met; then one short.
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("AC01", {"slots": six("Cookie, Loaf, Suzette, Honey, Fondue")}, {"slots": {"S07.1": "Loaf"}}),
    ("AC02", {"shops": "S06 S16 S09 S28 S11 S17"}, {"shops": "S06 S16 S09 S28 S11"}),
    ("AC03", {"slots": six("Herb, Olive, Lotus, Blossom, Mulch")}, {"slots": {"S07.1": "Herb"}}),
    ("AC04", {"scored": {0: "F03 F05 F06 F07 F08 F09 F10 F11"}}, {"scored": {0: "F03 F05 F06 F07 F08 F09 F10"}}),
    ("AC05", {"slots": six("Silverscale, Opalwing, Deathfang, Frostfire, Moonbeam")}, {}),
    ("AC06", {"tucked": TUCKED, "row": ""}, {"tucked": {"ST-BR": "PU-BR-A PU-BR-B PU-BR-C"}, "row": ""}),
    ("AC07", {"slots": six("Cole, Flint, Patina, Shale, Rusty")}, {}),
    ("AC08", {"tucked": PAIRS, "row": ""}, {"tucked": {"ST-BR": "PU-BR-A PU-BR-B"}, "row": ""}),
    ("AC09", {"slots": six("Jasmine, Venti, Lavender, Thistle, Earl")}, {}),
    ("AC10", {"has": {0: "c9"}}, {"has": {0: "c8"}}),
    ("AC11", {"slots": six("Potato, Skewart, Cutlet, Brisket, Hot Dog")}, {}),
]


def over(rep: int, layout: dict[str, Any]) -> Scene:
    return ending(scene(1, **{"shops": "S07 S03", "rep": {0: rep}, **layout}))


@ruling("FC-72")
@pytest.mark.parametrize(("name", "enough", "short"), CASES, ids=[case[0] for case in CASES])
def test_an_achievement(name: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    there = over(75, enough)
    assert there.ask == "unlock"
    assert there.words() == [f"unlock {name}", "done"]
    there.play(f"unlock {name}")
    assert there.state.over
    assert there.game.view(there.state, 0)["solo"]["unlocked"] == [name]
    assert name not in there.game.view(over(75, short).state, 0)["solo"]["met"]


@ruling("FC-90")
def test_a_talisman_that_returned_nothing_is_not_fulfilled() -> None:
    layout = {"scored": {0: "F03 F05 F06 F07 F08 F09 F10"}, "fancies": {0: "F34 F11"}}
    there = over(75, layout)
    assert there.words() == ["return F11", "done"]
    there.play("done")
    assert there.state.over, "Seven are fulfilled, and AC04 wants eight."
    there = over(75, layout).play("return F11")
    assert (there.ask, there.words()) == ("unlock", ["unlock AC04", "done"])


def test_the_cases_are_all_eleven() -> None:
    assert [case[0] for case in CASES] == scene(1).game.book.achievement_ids


def test_awards_say_how_many_may_be_unlocked() -> None:
    layout = {
        "shops": "S07 S03 S06 S16 S09 S28",
        "has": {0: "c9"},
        "slots": six("Cookie, Loaf, Suzette, Honey, Fondue"),
    }
    there = over(50, layout)
    assert there.state.over
    assert there.game.view(there.state, 0)["solo"]["award"] == "shopkeeper"
    there = over(66, layout)
    assert there.game.view(there.state, 0)["solo"]["award"] == "flamekeeper"
    assert there.words() == ["unlock AC01", "unlock AC02", "unlock AC10", "done"]
    there.play("unlock AC10")
    assert there.state.over
    there = over(81, layout)
    assert there.game.view(there.state, 0)["solo"]["award"] == "master"
    there.play("unlock AC01")
    assert there.words() == ["unlock AC02", "unlock AC10", "done"]
    there.play("unlock AC02")
    assert there.state.over
    assert there.game.winners(there.state) == [0]


def test_unlocked_achievements_change_the_decks() -> None:
    game = load("flamecraft")
    book = scene(1).game.book
    start = [book.shop_ids[ref] for ref in solo_shops(book, [])]
    assert start == ["S06", "S16", "S09", "S28", "S11", "S17", "S21", "S03", "S18", "S26"]

    def decks(*names: str) -> tuple[set[str], set[str]]:
        state = game.deal(1, 3, solo_unlocked=",".join(names))
        terms = state.terms
        shops = solo_shops(book, terms.unlocked)
        return {book.shop_ids[ref] for ref in shops}, {book.fancy_ids[ref] for ref in fancy_deck(book, terms)}

    shops, fancies = decks("AC01")
    assert shops == set(start) - {"S06"} | {"S15"}
    assert {"F12", "F19"} <= fancies
    assert len(fancies) == 14
    shops, fancies = decks("AC03", "AC08")
    assert shops == set(start) - {"S16"} | {"S20", "S19", "S07", "S02"}
    assert "F21" in fancies
    shops, fancies = decks(*book.achievement_ids)
    assert len(shops) == 13
    assert len(fancies) == 12 + 18


def test_a_game_with_everything_unlocked_is_played_to_its_end() -> None:
    game = load("flamecraft")
    everything = ",".join(scene(1).game.book.achievement_ids)
    for seed in range(4):
        state = game.deal(1, seed, solo_unlocked=everything)
        playout(state, Rng.seeded(seed))
        game.invariants(state)
        assert state.over


@ruling("FC-118")
def test_solo_set_up() -> None:
    state = scene(1).game.deal(1, 5)
    view = scene(1).game.view(state, 0)
    assert len(view["town"]) == 12
    assert view["decks"] == {"artisans": 22, "enchantments": 13, "fancies": 10, "shops": 10}
    assert view["players"][0]["companion"] is None


@ruling("FC-104")
def test_the_place_of_a_new_shop_is_chosen() -> None:
    there = scene(1, slots={"ST-BR.2": "Cookie"}, hands={0: "Potato"}, row="").play("visit ST-BR")
    there.play("place Potato on ST-BR.3")
    assert there.words() == [f"space {number}" for number in (2, 4, 6, 8, 10, 12)]
    there.play("space 8")
    assert there.state.new_shops == [7]


def test_gifts_and_fees_go_to_the_supply() -> None:
    there = scene(1, has={0: "br1"}, pawns={1: "ST-PL"}, row="").play("visit ST-PL")
    assert there.has() == "pl2", "The bread was the fee."
    there.play("fire Twig")
    assert there.rep() == 2
    assert there.has() == "pl1"


@ruling("FC-16")
def test_when_no_fee_can_be_paid() -> None:
    pawns = {0: "ST-PL", 1: "ST-BR", 2: "ST-ME", 3: "ST-IR", 4: "ST-PO", 5: "ST-CR"}
    there = scene(1, pawns=pawns)
    assert there.words() == ["visit ST-BR", "visit ST-ME", "visit ST-IR", "visit ST-PO", "visit ST-CR"]
    there.play("visit ST-CR").finish()
    assert there.state.turns == 1
    there = scene(1, pawns={**pawns, 5: "ST-BR", 4: "ST-BR"}, row="")
    assert there.words() == ["visit ST-PO", "visit ST-CR"], "Where nobody is, nothing is owed."


@ruling("FC-102")
def test_where_an_enchantment_goes_is_chosen() -> None:
    there = scene(
        1, shops="S09 S16", deck_top="Cutlet", row="PU-ME-A PU-ME-B PU-BR-A PU-IR-A PU-PO-A", hands={}, park=None
    )
    there.play("visit ST-PO").finish(until="tuck")
    assert there.words() == [
        f"tuck {card} on {shop}" for card in ("PU-ME-A", "PU-ME-B") for shop in ("ST-ME", "S09", "S16")
    ]
    there.play("tuck PU-ME-B on S16")
    assert there.tucked("S16") == ["PU-ME-B"]
    assert there.rep() == 0
    assert there.state.fired == []


def test_the_own_colour_calls_nobody() -> None:
    there = scene(1, colour="me", deck_top="Cutlet", row="").play("visit ST-PO").finish()
    assert there.at("ST-BR") == ["Pan", "Cutlet", None]
    assert there.state.pawns[1:] == [-1] * 5


@ruling("FC-72")
def test_the_town_may_send_somebody_to_sleep() -> None:
    slots = {"ST-BR.2": "Cookie", "ST-BR.3": "Potato", "ST-PL.2": "Herb", "ST-PL.3": "Suzette"}
    there = scene(1, shops="S03", slots=slots, deck_top="Loaf", row="").play("visit ST-PO").finish()
    assert there.at("S03") == ["Loaf", None, None]
    assert there.has() == "po2"


@ruling("FC-105")
def test_a_swap_whose_old_card_is_gone_adds_the_new_one() -> None:
    """Two achievements remove the same shop and add the same fancy: it is removed once, and nothing is there twice."""
    text = '[[achievement]]\nid = "AC01"\nswap = [["S28", "S15"]]\nadd_fancies = ["F13", "F19"]\n'
    game = GAME.with_cards({"shared.toml": text})
    book = game.book
    start = [book.shop_ids[ref] for ref in solo_shops(book, [])]

    def decks(unlocked: str) -> tuple[list[str], list[str]]:
        state = game.deal(1, 7, solo_unlocked=unlocked)
        game.invariants(state)
        shops = sorted(book.shop_ids[ref] for ref in state.shop_deck)
        fancies = state.fancy_deck + cards_in(state.fancies[0])
        return shops, sorted(book.fancy_ids[ref] for ref in fancies)

    assert decks("AC02")[0] == sorted({*start} - {"S28"} | {"S04"})
    shops, fancies = decks("AC02,AC01")
    assert shops == sorted({*start} - {"S28"} | {"S04", "S15"}), "AC02 took the Well away, so the new shop is added."
    assert len(shops) == 11
    assert fancies == sorted({*(book.fancy_ids[ref] for ref in book.solo_fancies), "F13", "F14", "F19"})
    assert decks("AC01,AC02") == (shops, fancies)


@ruling("FC-106")
def test_the_town_moves_between_the_two_turns_of_the_alley() -> None:
    there = scene(
        1, shops="S04", has={0: "c2"}, deck_top="Loaf, Cole", row="", park="Cookie, Herb, Venti, Opalwing, Lotus"
    )
    there.play("visit S04", "use", "deposit 3")
    assert there.at("ST-BR") == ["Pan", "Loaf", None], "Z2 came between."
    assert there.state.pawns[0] == there.space("S04")
    assert "visit S04" not in there.words(), "A whole turn, so it leaves the alley."
    assert there.state.turns == 0, "The extra turn belongs to the turn that earned it."
    there.play("visit ST-CR").finish()
    assert there.at("ST-ME") == ["Hickory", "Cole", None]
    assert there.state.turns == 1


@ruling("FC-106")
def test_an_extra_turn_of_the_trigger_turn_comes_before_the_last() -> None:
    there = scene(1, shops="S04", has={0: "c2"}, deck="Loaf", park="Cookie, Herb, Venti, Opalwing, Lotus", row="")
    there.play("visit S04", "use", "deposit 3")
    assert there.state.trigger == 0, "Loaf, the last card, moved in."
    assert (there.ask, there.state.finals) == ("visit", -1), "This is the extra turn, not the last one."
    there.play("visit ST-CR").finish()
    assert (there.ask, there.state.finals) == ("visit", 1)
    there.play("visit ST-IR").finish(until="unlock")
    assert there.state.over
    assert [event["final"] for event in there.events("turn")] == [False, False, True]


@ruling("FC-106")
def test_an_extra_turn_of_the_last_turn_is_as_quiet_as_the_last() -> None:
    """Z2 to Z4 are skipped after the last turn, after its extra turn, and between the two."""
    there = scene(
        1, shops="S04", has={0: "c2"}, deck_top="Loaf, Cole", park="Cookie, Herb, Venti, Opalwing, Lotus", row="PU-BR-A"
    )
    there.state.trigger, there.state.finals = 0, 1
    before = there.state.slots[:]
    there.play("visit S04", "use", "deposit 3")
    assert (there.ask, there.state.finals) == ("visit", 1), "The extra turn of the last one."
    assert there.state.slots == before, "Nobody moved in between the two."
    there.play("visit ST-CR").finish(until="unlock")
    assert there.state.over
    assert there.state.slots == before
    assert not there.events("moved-in")
    assert there.tucked("ST-BR") == []


def test_trigger_and_last_turn() -> None:
    there = scene(1, deck="Loaf, Cole", park="Cookie, Herb, Venti, Opalwing, Lotus", row="")
    there.play("visit ST-BR", "fire Pan", "draw").finish()
    assert there.state.trigger == 0, "Cole, the last card, moved in."
    assert there.at("ST-ME") == ["Hickory", "Cole", None]
    assert there.state.finals == 1
    there.play("visit ST-CR").finish(until="unlock")
    assert there.state.over
    town = [card for card in there.state.slots if card >= 0]
    assert len(town) == 7, "In the last turn nobody else moves in."


@ruling("FC-100")
def test_solo_limits_are_an_option() -> None:
    held = "Loaf, Cole, Herb, Venti, Opalwing, Cutlet, Honey"
    there = scene(1, hands={0: held}, has={0: "br9"}, row="").play("visit ST-CR").finish()
    assert len(there.hand()) == 7
    assert there.has() == "br9 cr2"
    there = scene(1, hands={0: held}, has={0: "br9"}, row="", solo_limits=True).play("visit ST-CR")
    there.finish(until="return")
    assert there.ask == "return"
    there.play("return Loaf")
    assert there.has() == "br7 cr2"


def test_companions_stay_home() -> None:
    with pytest.raises(ValueError, match="Companions stay home"):
        load("flamecraft").deal(1, 1, companions=True)


def test_a_profile_fills_the_list_unless_one_is_named() -> None:
    assert GAME.manners.profile == ("solo_unlocked",)
    assert GAME.setup.with_profile(1, {}, ["AC03", "AC01", "X99"]) == {"solo_unlocked": "AC01,AC03"}
    assert GAME.setup.with_profile(1, {"solo_unlocked": "none"}, ["AC03"]) == {"solo_unlocked": "AC03"}
    assert GAME.setup.with_profile(1, {"solo_unlocked": "AC02"}, ["AC03"]) == {"solo_unlocked": "AC02"}
    assert GAME.setup.with_profile(1, {"colour": "me"}, []) == {"colour": "me"}
    assert GAME.setup.with_profile(2, {}, ["AC03"]) == {}
    there = over(75, {"has": {0: "c9"}}).play("unlock AC10")
    assert GAME.setup.unlocks(there.state) == [(0, "AC10")]
    assert GAME.setup.unlocks(over(75, {}).state) == []


def next_slots(there: Scene) -> list[str | None]:
    slots: list[str | None] = there.game.view(there.state, None)["solo"]["next"]
    return slots


@ruling("FC-123")
def test_the_table_shows_where_the_next_dragon_of_each_kind_goes() -> None:
    """Spaces 1 to 12 clockwise, slots from left to right; the prediction is what then happens."""
    taken = {"ST-BR.2": "Loaf", "ST-BR.3": "Cutlet", "ST-PL.2": "Herb"}
    there = scene(1, shops="S06", slots=taken, row="")
    assert there.space("S06") == 1, "The second space, before Draco Bell on the third."
    assert next_slots(there) == ["S06.1", "S06.2", "ST-ME.2", "S06.2", "S06.3", "ST-CR.2"]
    for icon, name in enumerate(("Honey", "Brisket", "Rusty", "Earl", "Moonbeam", "Mulch")):
        there = scene(
            1, shops="S06", slots=taken, row="", park="Olive, Lotus, Blossom, Dandelion, Fondue", deck_top=name
        )
        wanted = next_slots(there)[icon]
        there.play("visit ST-IR").finish()
        assert f"{wanted}" in {event["slot"] for event in there.events("moved-in")}
    there = scene(1, row="", slots={"ST-BR.3": "Cutlet", "ST-BR.2": "Loaf", "ST-PL.3": "Honey", "ST-PL.2": "Olive"})
    assert next_slots(there)[0] is None, "No slot takes bread."


@ruling("FC-124")
def test_the_own_token_is_never_called() -> None:
    """The colour picked decides: a dragon of that colour moves no token."""
    for colour, called in (("br", []), ("me", [5])):
        there = scene(1, colour0=colour, row="", park="Olive, Lotus, Blossom, Dandelion, Fondue", deck_top="Honey")
        there.play("visit ST-IR").finish()
        assert [event["pawn"] for event in there.events("called")] == called
        assert there.game.view(there.state, 0)["players"][0]["colour"] == colour
