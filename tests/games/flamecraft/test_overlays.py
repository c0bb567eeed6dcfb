"""Overlays: corrections, new cards that are actually played, and errors that name file, card and field."""

import pytest

from emberhall.games.flamecraft.game import GAME
from emberhall.kernel.cards.errors import CardError
from emberhall.kernel.chance import Rng
from emberhall.kernel.packing import pack
from emberhall.kernel.playouts import playout
from tests.games.flamecraft.scenes import ending, scene

NEW_SHOP = """
[[shop]]
id = "X01"
en = "Night Kitchen"
fr = "Cuisine de Nuit"
icon = "br"
slots = ["br>c", "any>2 rep + A", "me/pl>-"]
ability = [{ do = "pay", coins = 1 }, { do = "score", count = 4 }]
provenance = "house"
"""
NEW_FANCY = """
[[fancy]]
id = "X02"
en = "Moonpie"
fr = "Lunette"
type = "moon"
effects = [{ do = "score", count = 2, per = "shops", of = 3 }]
provenance = "house"
"""


def test_a_new_shop_and_a_new_fancy_are_played() -> None:
    game = GAME.with_cards({"shop.toml": NEW_SHOP, "fancy.toml": NEW_FANCY})
    there = scene(game=game, shops="X01", hands={0: "Herb"}, has={0: "c1"}, fancies={0: "X02"}, park="Loaf", row="")
    there.play("visit X01", "gather")
    assert there.has() == "br1 c1"
    assert there.words() == ["place Herb on X01.2", "place Herb on X01.3", "skip"]
    there.play("place Herb on X01.2", "take Loaf")
    assert there.rep() == 2
    there.finish(until="ability").play("use")
    assert (there.rep(), there.has()) == (6, "br1")
    ending(there)
    assert there.rep() == 6 + 4, "Seven shops, two reputation for every three."


def test_games_with_new_cards_reach_their_end() -> None:
    game = GAME.with_cards({"shop.toml": NEW_SHOP, "fancy.toml": NEW_FANCY})
    for seed in range(3):
        state = game.deal(3, seed, shop_list="X01,S01,S04")
        state = game.unpack(pack(state))
        playout(state, Rng.seeded(seed))
        game.invariants(state)
    assert "X01" not in GAME.book.shop_ids, "Ours are untouched."


def test_a_house_value_is_corrected() -> None:
    game = GAME.with_cards({"mine.toml": '[[fancy]]\nid = "F17"\nwhen = { coins = 3 }\nprovenance = "printed"\n'})
    there = scene(game=game, has={0: "c3"}, fancies={0: "F17"}).play("reveal F17")
    assert there.rep() == 6
    assert [card["provenance"] for card in game.cards.catalogue() if card["id"] == "F17"] == ["printed"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[shop", "mine.toml: this is not valid TOML"),
        ('[[hat]]\nid = "H1"', "no cards called 'hat'"),
        ('[shop]\nid = "S01"', r"written \[\[shop\]\]"),
        ("[[shop]]\nen = 'x'", "mine.toml, shop 1, id: it is missing"),
        ('[[shop]]\nid = "S12"\nicon = "fire"', "mine.toml, S12, icon: it cannot be 'fire'"),
        ('[[shop]]\nid = "S12"\nslots = ["br"]', "mine.toml, S12, slots: 'br' does not say its reward"),
        ('[[shop]]\nid = "S12"\nslots = ["xx>c"]', "mine.toml, S12, slots: 'xx>c' takes 'xx'"),
        ('[[shop]]\nid = "S12"\nslots = ["br>9z"]', "mine.toml, S12, slots: '9z' is no reward"),
        ('[[shop]]\nid = "S12"\nslots = ["br>c", "br>c", "br>c", "br>c"]', "at most three, not 4"),
        ('[[shop]]\nid = "S12"\nability = [{ do = "fly" }]', r"mine.toml, S12, ability.do: there is no effect 'fly'"),
        ('[[shop]]\nid = "S12"\nability = [{ do = "take" }]', r"mine.toml, S12, ability.count: it is missing"),
        (
            '[[shop]]\nid = "S12"\nability = [{ do = "take", count = "2" }]',
            "must be a whole number from 1 to 99, not '2'",
        ),
        (
            '[[shop]]\nid = "S12"\nability = [{ do = "take", count = 2, fun = 1 }]',
            "ability.fun: there is no such field",
        ),
        ('[[shop]]\nid = "S12"\npassive = ["loud"]', "mine.toml, S12, passive: it cannot be 'loud'"),
        ('[[shop]]\nid = "N1"\nen = "N"\nfr = "N"\nprovenance = "house"', "mine.toml, N1, icon: it is missing"),
        ('[[shop]]\nid = "N 1"\nen = "N"\nfr = "N"\nprovenance = "house"', "no blanks and no dots"),
        ('[[fancy]]\nid = "F17"\nwhen = { hats = 3 }', "mine.toml, F17, when: nothing is counted as 'hats'"),
        ('[[fancy]]\nid = "F17"\nwhen = { coins = 0 }', "when.coins: it must be a whole number from 1 on"),
        ('[[fancy]]\nid = "F17"\nprovenance = "mine"', "mine.toml, F17, provenance: it cannot be 'mine'"),
        ('[[enchantment]]\nid = "PU-BR-A"\ncost = "2 hats"', "mine.toml, PU-BR-A, cost: '2 hats' is no part of a cost"),
        ('[[artisan]]\nid = "A-BR-9"\nicon = "br"', "there are 42 artisans"),
        ('[[achievement]]\nid = "AC01"\nadd_shops = ["Q99"]', "mine.toml, AC01, add_shops: there is no card 'Q99'"),
    ],
)
def test_errors_name_file_card_and_field(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.with_cards({"mine.toml": text})


def effect(said: str) -> str:
    return f'[[shop]]\nid = "S12"\nability = [{{ {said} }}]\n'


BOUNDS = {
    "shop": ('[[shop]]\nid = "S12"\namount = 999\n', "amount", 1, 99),
    "companion": ('[[companion]]\nid = "C1"\nchoose_from = 999\n', "choose_from", 2, 6),
    "gain": (effect('do = "gain", coins = 999'), "ability.coins", 0, 99),
    "gain_different": (effect('do = "gain_different", count = 999'), "ability.count", 1, 6),
    "gain_from_cost": (effect('do = "gain_from_cost", count = 999'), "ability.count", 1, 3),
    "pay": (effect('do = "pay", coins = 999'), "ability.coins", 0, 99),
    "pay one type": (effect('do = "pay", one_type = 999'), "ability.one_type", 1, 20),
    "score": (effect('do = "score", cap = 999'), "ability.cap", 0, 99),
    "lay": (effect('do = "lay", score = 1, all_coins = 999'), "ability.all_coins", 0, 99),
    "fire": (effect('do = "fire", from = "park", score = 999'), "ability.score", 0, 99),
}


@pytest.mark.parametrize("case", BOUNDS)
def test_every_number_has_its_bounds(case: str) -> None:
    text, field, least, most = BOUNDS[case]
    with pytest.raises(CardError) as refused:
        GAME.with_cards({"mine.toml": text})
    assert [(error.field, error.sentence) for error in refused.value.diagnostics] == [
        (field, f"it must be a whole number from {least} to {most}, not 999.")
    ]
