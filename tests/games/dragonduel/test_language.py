"""Every filter and every condition of the card language, by what it selects in one scene."""

import pytest

from emberhall.games.dragonduel.game import GAME
from tests.games.dragonduel.scenes import Scene, scene, side

MAGIC = """
[[card]]
set = "ZZ-01"
name = {en = "Sweep", fr = "Balayage"}
type = "magic"
cost = 0
element = "fire"
provenance = "house"
"""
MONSTER = """
[[card]]
set = "ZZ-02"
name = {en = "Example", fr = "Exemple"}
type = "monster"
cost = 0
element = "fire"
traits = []
strength = 1000
provenance = "house"
[[card.ability]]
"""
MINE = "CS-81 CS-52 CS-22!"  # m1 skeleton, m2 a hasty flier, m3 an exhausted giant
THEIRS = "TK-1 CS-51 CS-88"  # m4 an insect token, m5 a flying warrior, m6 a flying dragon of the dead

FILTERS = [
    ([], "123456"),
    (["own"], "123"),
    (["foe"], "456"),
    (["ready"], "12456"),
    (["exhausted"], "3"),
    (["token"], "4"),
    (["flight"], "256"),
    (["haste"], "2"),
    (["undead"], "16"),
    (["wind"], "25"),
    (["earth"], "34"),
    (["trait=warrior"], "15"),
    (["trait=dragon", "trait=zombie"], "6"),
    (["smin=3000"], "36"),
    (["smax=1000"], "2"),
    (["smin=2000", "smax=2000"], "145"),
    (["cmin=8"], "36"),
    (["cmax=4"], "124"),
    (["own", "flight"], "2"),
    (["foe", "flight", "cmax=5"], "5"),
    (["attacking"], ""),
    (["blocking"], ""),
]


def hurt(there: Scene) -> str:
    """The numbers of the damaged monsters."""
    return "".join(str(m.uid) for player in there.state.players for m in player.mons if m.damage)


@pytest.mark.parametrize(("words", "picked"), FILTERS, ids=lambda value: " ".join(value) if value else "any")
def test_a_filter_picks_out(words: list[str], picked: str) -> None:
    does = f'play = [{{op = "dmg", who = {{pick = "all", is = {words}}}, n = 1000}}]\n'
    game = GAME.with_cards({"own.toml": MAGIC + does})
    there = scene(side(MINE, "ZZ-01"), side(THEIRS), game=game).do("play ZZ-01").passes()
    assert hurt(there) == picked


@pytest.mark.parametrize(("word", "picked"), [("attacking", 1), ("blocking", 3)])
def test_the_fighters_of_a_battle(word: str, picked: int) -> None:
    """For an ability that triggers when the monster is blocked."""
    on = f'on = "blocked"\ndo = [{{op = "str", who = {{pick = "all", is = ["{word}"]}}, n = 2000, until = "turn"}}]\n'
    game = GAME.with_cards({"own.toml": MONSTER + on})
    there = scene(side("ZZ-02 CS-22"), side("CS-81 CS-81"), game=game).do("attack m1 p1", "block m3")
    grown = {m.uid for player in there.state.players for m in player.mons if m.for_turn}
    assert grown == {picked}
    assert there.gone("m1") == (word == "blocking")  # 1000 against 4000, or 3000 against 2000


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ([], "CS-22 CS-81 CS-82 CS-88"),
        (["undead"], "CS-81 CS-82 CS-88"),
        (["dark"], "CS-81 CS-82 CS-88"),
        (["cmin=8"], "CS-22 CS-88"),
        (["cmax=4"], "CS-81 CS-82"),
        (["undead", "cmin=4"], "CS-81 CS-88"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_filter_of_the_discard_pile(words: list[str], offered: str) -> None:
    """Only monsters, by what is printed on them."""
    who = f'{{pick = "exactly", n = 1, is = {["own", "zone=discard", *words]}}}'
    game = GAME.with_cards({"own.toml": MAGIC + f'play = [{{op = "revive", who = {who}}}]\n'})
    there = scene(side(hand="ZZ-01", discard="CS-81 CS-22 CS-88 CS-13 CS-82"), side(), game=game).do("play ZZ-01")
    there.says("target", *[f"target {card}" for card in offered.split()])


@pytest.mark.parametrize(("word", "card"), [("trait=giant", "CS-22"), ("earth", "CS-22"), ("trait=zombie", "CS-88")])
def test_the_only_card_of_the_discard_pile_is_taken(word: str, card: str) -> None:
    who = f'{{pick = "exactly", n = 1, is = ["own", "zone=discard", "{word}"]}}'
    game = GAME.with_cards({"own.toml": MAGIC + f'play = [{{op = "revive", who = {who}}}]\n'})
    there = scene(side(hand="ZZ-01", discard="CS-81 CS-22 CS-88"), side(), game=game).do("play ZZ-01").passes()
    assert [game.book.cards[m.card].code for m in there.player(0).mons] == [card]


CONDITIONS = [
    ("tower<=4", False),
    ("tower<=5", True),
    ("tower>=5", True),
    ("tower>=6", False),
    ("tower==5", True),
    ("tower==4", False),
    ("tower<5", False),
    ("tower<6", True),
    ("tower>4", True),
    ("tower>5", False),
    ("hand>=2", True),
    ("hand>2", False),
    ("spark==3", True),
    ("spark<3", False),
    ("monsters<2", False),
    ("monsters == 2", True),
    ("own_turn", True),
    ("foe_turn", False),
    ("not_(own_turn)", False),
    ("not_(tower<=4)", True),
    ("from_tower", False),
    ("not_(from_discard)", True),
]


@pytest.mark.parametrize(("said", "holds"), CONDITIONS)
def test_a_condition_holds(said: str, holds: bool) -> None:
    """As a bonus: its player has a Tower of 5, two cards in hand, three Spark cards, two monsters, and the turn."""
    static = f'static = {{op = "bonus", if = "{said}", n = 1000}}\n'
    game = GAME.with_cards({"own.toml": MONSTER + static})
    there = scene(side("ZZ-02 CS-81", "CS-13 CS-13", 2, spent=1), side(), game=game)
    assert there.strength("m1") == (2000 if holds else 1000)
