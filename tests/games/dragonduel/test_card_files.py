"""Card files: every error code with file, card and field; overlays of the Core Set."""

import pytest

from emberhall.games.dragonduel.cards.reader import read_book
from emberhall.games.dragonduel.game import GAME
from emberhall.kernel.cards.errors import CardError
from tests.games.dragonduel.scenes import scene, side

HEAD = """
[[card]]
set = "ZZ-01"
name = {en = "Thing", fr = "Chose"}
cost = 2
element = "fire"
provenance = "house"
"""
MONSTER = HEAD + 'type = "monster"\ntraits = []\nstrength = 1000\n'
MAGIC = HEAD + 'type = "magic"\n'
DRAW = '{op = "draw", player = "you", n = 1}'
ANY = '{pick = "exactly", n = 1, is = []}'
TWO = '{op = "revive", who = {pick = "exactly", n = 2, is = ["zone=discard"]}}'
READY = f'{{op = "ready", who = {ANY}}}'


def ability(do: str, head: str = 'on = "enter"') -> str:
    return f"{MONSTER}[[card.ability]]\n{head}\ndo = [{do}]\n"


def play(do: str) -> str:
    return f"{MAGIC}play = [{do}]\n"


def token(card: str) -> str:
    """The same card as a token."""
    return card.replace("[[card]]", "[[token]]").replace("ZZ-01", "TK-9").replace("card.ability", "token.ability")


CASES = {
    "E01 toml": ("[[card]\n", "E01", ""),
    "E01 table": ("[[deck]]\nname = 1\n", "E01", "deck"),
    "E01 field": (MONSTER + "colour = 1\n", "E01", "colour"),
    "E01 ability field": (ability(DRAW, 'on = "enter"\nwhen = 1'), "E01", "ability.when"),
    "E02 missing": (MONSTER.replace("cost = 2\n", ""), "E02", "cost"),
    "E02 type": (MONSTER.replace("cost = 2", 'cost = "two"'), "E02", "cost"),
    "E02 traits": (MONSTER.replace("traits = []\n", ""), "E02", "traits"),
    "E03 form": (MONSTER.replace("ZZ-01", "ZZ01"), "E03", "set"),
    "E03 twice": (MONSTER + MONSTER, "E03", "set"),
    "E04 play": (MONSTER + f"play = [{DRAW}]\n", "E04", "play"),
    "E04 strength": (play(DRAW) + "strength = 1000\n", "E04", "strength"),
    "E04 no strength": (MONSTER.replace("strength = 1000\n", ""), "E04", "strength"),
    "E05 name": (MONSTER.replace(', fr = "Chose"', ""), "E05", "name"),
    "E05 text": (MONSTER + 'text = {en = "Only English."}\n', "E05", "text"),
    "E06 cost": (MONSTER.replace("cost = 2", "cost = 21"), "E06", "cost"),
    "E06 strength": (MONSTER.replace("1000", "1500"), "E06", "strength"),
    "E07 keyword": (MONSTER + 'keywords = ["swift"]\n', "E07", "keywords"),
    "E07 element": (MONSTER.replace('"fire"', '"metal"'), "E07", "element"),
    "E07 event": (ability(DRAW, 'on = "sneeze"'), "E07", "ability.on"),
    "E07 effect": (ability('{op = "win"}'), "E07", "ability.do.op"),
    "E07 filter": (ability('{op = "destroy", who = {pick = "all", is = ["ugly"]}}'), "E07", "ability.do.who.is"),
    "E07 condition": (ability(f'{{op = "when", if = "raining", do = [{DRAW}]}}'), "E07", "ability.do.if"),
    "E07 duration": (ability('{op = "str", who = "self", n = 1000, until = "noon"}'), "E07", "ability.do.until"),
    "E07 flag": (ability('{op = "grant", who = "self", flag = "brave", until = "turn"}'), "E07", "ability.do.flag"),
    "E08 missing": (play('{op = "draw", player = "you"}'), "E08", "play.n"),
    "E08 surplus": (play('{op = "draw", player = "you", n = 1, until = "turn"}'), "E08", "play.until"),
    "E08 amount and more": (
        play('{op = "dmg", who = {pick = "exactly", n = 1, is = []}, n = "1000 1000"}'),
        "E08",
        "play.n",
    ),
    "E08 x": (play('{op = "dmg", who = {pick = "exactly", n = 1, is = []}, n = "1000*X"}'), "E08", "play.n"),
    "E08 amount": (play('{op = "dmg", who = {pick = "exactly", n = 1, is = []}, n = "1000*("}'), "E08", "play.n"),
    "E08 discard": (
        ability('{op = "revive", who = {pick = "exactly", n = 1, is = ["zone=discard", "ready"]}}'),
        "E08",
        "ability.do.who.is",
    ),
    "E08 all of some": (ability('{op = "ready", who = {pick = "all", is = [], n = 1}}'), "E08", "ability.do.who.n"),
    "E08 sides": (ability('{op = "ready", who = {pick = "all", is = ["own", "foe"]}}'), "E08", "ability.do.who.is"),
    "E08 positions": (
        ability('{op = "ready", who = {pick = "all", is = ["ready", "exhausted"]}}'),
        "E08",
        "ability.do.who.is",
    ),
    "E08 elements": (
        ability('{op = "ready", who = {pick = "all", is = ["fire", "dark"]}}'),
        "E08",
        "ability.do.who.is",
    ),
    "E09 same": (play('{op = "ready", who = "same"}'), "E09", "play.who"),
    "E09 same after a fight": (
        play(f'{{op = "fight", a = {ANY}, b = {ANY}}}, {{op = "ready", who = "same"}}'),
        "E09",
        "play 2.who",
    ),
    "E09 same after a choice": (
        play(f'{{op = "choose", modes = [{READY}, {READY}]}}, {{op = "ready", who = "same"}}'),
        "E09",
        "play 2.who",
    ),
    "E09 it": (ability('{op = "ready", who = "it"}'), "E09", "ability.do.who"),
    "E09 defender": (ability('{op = "draw", player = "defender", n = 1}'), "E09", "ability.do.player"),
    "E10": (ability(DRAW, "cost = {}"), "E10", "ability.cost"),
    "E11 selector": (
        MONSTER + '[[card.ability]]\nstatic = {op = "aura", who = "self", is = [], n = 1000}\n',
        "E11",
        "ability.static",
    ),
    "E11 selector as filter": (
        MONSTER + '[[card.ability]]\nstatic = {op = "aura", is = {pick = "all", is = ["own"]}, n = 1000}\n',
        "E11",
        "ability.static",
    ),
    "E11 selector among filters": (
        MONSTER
        + '[[card.ability]]\nstatic = {op = "aura", is = ["own", {pick = "up_to", n = 1, is = []}], n = 1000}\n',
        "E11",
        "ability.static",
    ),
    "E11 selector beside filters": (
        MONSTER + '[[card.ability]]\nstatic = {op = "aura", pick = "all", is = ["own"], n = 1000}\n',
        "E11",
        "ability.static",
    ),
    "E11 word for a monster": (
        MONSTER + '[[card.ability]]\nstatic = {op = "aura", is = "self", n = 1000}\n',
        "E11",
        "ability.static",
    ),
    "E11 word among filters": (
        MONSTER + '[[card.ability]]\nstatic = {op = "aura", is = ["own", "it"], n = 1000}\n',
        "E11",
        "ability.static",
    ),
    "E11 strength": (
        MONSTER + '[[card.ability]]\nstatic = {op = "aura", is = ["smin=2000"], n = 1000}\n',
        "E11",
        "ability.static.is",
    ),
    "E12 nested": (
        play(f'{{op = "when", if = "own_turn", do = [{{op = "choose", modes = [{DRAW}, {DRAW}]}}]}}'),
        "E12",
        "play.do.op",
    ),
    "E12 two": (
        play(f'{{op = "choose", modes = [{DRAW}, {DRAW}]}}, {{op = "choose", modes = [{DRAW}, {DRAW}]}}'),
        "E12",
        "play",
    ),
    "E13 unknown": (ability('{op = "token", token = "TK-9", n = 1}'), "E13", "token"),
    "E13 no token": (ability('{op = "token", token = "CS-13", n = 1}'), "E13", "token"),
    "E13 play": (token(MONSTER + f"play = [{DRAW}]\n"), "E13", "type"),
    "E13 extra cost": (token(MONSTER + "extra_cost = {send = 1}\n"), "E13", "type"),
    "E13 extra cost of a Magic": (token(play(DRAW) + "extra_cost = {send = 1}\n"), "E13", "type"),
    "E04 Magic token with strength": (token(play(DRAW) + "strength = 1000\n"), "E04", "strength"),
    "E04 Magic token without play": (token(MAGIC), "E04", "play"),
    "E13 making token": (
        token(ability('{op = "token", token = "TK-1", n = 1}')),
        "E13",
        "ability",
    ),
    "E14": (
        ability('{op = "str", who = "self", n = 1000, until = "battle"}', 'on = "upkeep"'),
        "E14",
        "ability.do.until",
    ),
    "E15 enter": (ability('{op = "token", token = "TK-1", n = 1}', 'on = "ally_enter"'), "E15", "ability"),
    "E15 destroy": (
        ability('{op = "destroy", who = {pick = "up_to", n = 1, is = []}}', 'on = "ally_destroyed"'),
        "E15",
        "ability",
    ),
    "E15 revive": (
        ability('{op = "revive", who = {pick = "up_to", n = 1, is = ["zone=discard"]}}', 'on = "endstep"'),
        "E15",
        "ability",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_bad_card_is_refused_with_its_code(case: str) -> None:
    text, code, field = CASES[case]
    book, report = read_book({"own.toml": text})
    assert [(error.file, error.code, error.field) for error in report.errors] == [("own.toml", code, field)]
    assert report.errors[0].sentence.endswith(".")
    assert set(GAME.book.codes) <= set(book.codes)  # the other cards still load
    with pytest.raises(CardError, match=rf"^own\.toml[,:] .*\({code}\)$"):
        GAME.with_cards({"own.toml": text})


def static(said: str) -> str:
    return f"{MONSTER}[[card.ability]]\nstatic = {{{said}}}\n"


BOUNDS = {
    "cost": (MONSTER.replace("cost = 2", "cost = 99999"), 0, 20),
    "cost_x": (play(DRAW) + "cost_x = 99999\n", 0, 4),
    "tower_x": (play(DRAW) + "tower_x = 99999\n", 0, 9),
    "strength": (MONSTER.replace("1000", "99999"), 0, 9000),
    "extra_cost.send": (MONSTER + "extra_cost = {send = 99999}\n", 1, 3),
    "extra_cost.discard": (MONSTER + "extra_cost = {discard = 99999}\n", 1, 3),
    "ability.cost.spark": (ability(DRAW, "cost = {spark = 99999}"), 0, 20),
    "ability.cost.send": (ability(DRAW, "cost = {send = 99999}"), 0, 3),
    "ability.cost.discard": (ability(DRAW, "cost = {discard = 99999}"), 0, 3),
    "ability.static.n of an aura": (static('op = "aura", is = ["own"], n = 99999'), -9000, 9000),
    "ability.static.n of a bonus": (static('op = "bonus", if = "own_turn", n = 99999'), -9000, 9000),
    "ability.static.n of evade": (static('op = "evade", n = 99999'), 0, 9000),
    "play.take": (play('{op = "dig", n = 5, take = 99999}'), 0, 5),
    "play.n of cards": (play('{op = "draw", player = "you", n = 99999}'), 1, 20),
    "play.n of strength": (play(f'{{op = "str", who = {ANY}, n = 99999, until = "turn"}}'), -9000, 20_000),
    "play.n of damage": (play(f'{{op = "dmg", who = {ANY}, n = 99999}}'), 1, 20_000),
    "play.who.n": (play('{op = "ready", who = {pick = "up_to", n = 99999, is = []}}'), 1, 6),
    "play.who.n of theirs": (
        play('{op = "destroy", who = {pick = "theirs", n = 99999, player = "each_foe"}}'),
        1,
        6,
    ),
    "play.unless": (
        play('{op = "counter", who = {pick = "chain", kinds = ["magic"]}, unless = 99999}'),
        1,
        10,
    ),
}


@pytest.mark.parametrize("case", BOUNDS)
def test_every_number_has_its_bounds(case: str) -> None:
    text, least, most = BOUNDS[case]
    (error,) = read_book({"own.toml": text})[1].errors
    assert error.field == case.split(maxsplit=1)[0]
    assert error.sentence == f"it must be a whole number from {least} to {most}, not 99999."


def test_once_makes_a_loop_safe() -> None:
    text = ability('{op = "token", token = "TK-1", n = 1}', 'on = "ally_enter"\nonce = true')
    assert read_book({"own.toml": text})[1].errors == []


def test_the_core_set_loads_without_a_word() -> None:
    report = read_book({})[1]
    assert (report.errors, report.warnings) == ([], [])


def test_a_card_far_from_the_curve_has_a_warning() -> None:
    report = read_book({"own.toml": MONSTER.replace("1000", "9000")})[1]
    assert [(warning.card, warning.code) for warning in report.warnings] == [("ZZ-01", "W01")]
    assert report.errors == []


def test_every_bad_card_is_named_at_once() -> None:
    bad = MONSTER.replace("cost = 2", "cost = 21") + MONSTER.replace("ZZ-01", "ZZ-02").replace('"fire"', '"metal"')
    with pytest.raises(CardError) as refused:
        GAME.with_cards({"own.toml": bad})
    assert [(error.card, error.code) for error in refused.value.diagnostics] == [("ZZ-01", "E06"), ("ZZ-02", "E07")]
    assert str(refused.value).splitlines() == [
        "own.toml, ZZ-01, cost: it must be a whole number from 0 to 20, not 21. (E06)",
        "own.toml, ZZ-02, element: it cannot be 'metal'; it can be fire, earth, water, wind, light, dark. (E07)",
    ]


def test_a_file_laid_over_corrects_a_value_and_adds_a_card() -> None:
    scorch = play('{op = "dmg", who = {pick = "exactly", n = 1, is = []}, n = 3000}').replace("ZZ-01", "CS-13")
    game = GAME.with_cards({"fix.toml": scorch, "new.toml": MONSTER})
    assert set(game.book.codes) - set(GAME.book.codes) == {"ZZ-01"}
    there = scene(side(hand="CS-13 ZZ-01", spark=2), side("CS-22"), game=game)
    there.says("main", "play CS-13", "play ZZ-01", "end").do("play CS-13")
    assert there.strength("m1") == 1000
    assert GAME.book.cards[GAME.book.codes["CS-13"]].en == "Scorch"


NEW = (
    MAGIC.replace("cost = 2", "cost = 0\ncost_x = 1\ntower_x = 2")
    + """
play = [
  {op = "choose", modes = [
    {op = "dmg", who = {pick = "exactly", n = 2, is = ["foe"]}, n = "1000 + 1000*X"},
    {op = "destroy", who = {pick = "theirs", n = 1, player = "each_foe"}},
  ]},
  {op = "draw", player = "each_foe", n = 1},
]
"""
)


def test_a_new_card_may_use_the_whole_vocabulary() -> None:
    """X and modes together, two exact targets, a choice by every opponent."""
    game = GAME.with_cards({"new.toml": NEW})
    sides = (side(hand="ZZ-01", spark=1), side("CS-28 CS-22"), side("CS-81 CS-26 CS-67"))
    there = scene(*sides, game=game)
    words = [f"play ZZ-01 x{x} mode {mode}" for x in range(3) for mode in (1, 2)]
    there.says("main", *words, "end").do("play ZZ-01 x1 mode 1")
    there.says("target", *[f"target m{k}" for k in range(1, 5)]).do("target m2")
    there.says("target", "target m3", "target m4", "target m5").do("target m3")
    assert there.strength("m2") == 2000
    assert there.strength("m3") == 0
    other = scene(*sides, game=game).do("play ZZ-01 x0 mode 2")
    other.says("theirs", "choose m1", "choose m2", seat=1).do("choose m2")
    other.says("theirs", "choose m3", "choose m4", "choose m5", seat=2).do("choose m5")
    assert (other.discard(1), other.discard(2)) == ("CS-22", "CS-67")
    assert [len(player.hand) for player in other.state.players] == [0, 1, 1]


def test_where_two_are_revived_the_first_leaves_one_for_the_second() -> None:
    game = GAME.with_cards({"new.toml": play(TWO)})
    both = scene(side(hand="ZZ-01", spark=2, discard="CS-20 CS-28 CS-28"), side("CS-22"), game=game).do("play ZZ-01")
    both.says("target", "target CS-20", "target CS-28").do("target CS-28")
    assert both.zone(0).count("CS-28") == 2, "Of equal ones the second goes with the first."
    few = scene(side(hand="ZZ-01", spark=2, discard="CS-20 CS-28"), side("CS-22"), game=game)
    few.says("main", "play ZZ-01", "end").do("play ZZ-01")
    assert few.discard(0) == "ZZ-01", "There is no choice."
    scene(side(hand="ZZ-01", spark=2, discard="CS-20"), side("CS-22"), game=game).says("main", "end")


NATURAL = """
[[card]]
set = "ZZ-02"
name = {en = "Fickle", fr = "Capricieux"}
type = "monster"
cost = 0
element = "wind"
traits = ["spirit"]
strength = 1000
extra_cost = {discard = 1}
provenance = "house"
[[card.ability]]
on = "enter"
do = [{op = "choose", modes = [{op = "draw", player = "you", n = 1}, {op = "ready", who = "self"}]}]
[[card.ability]]
cost = {send = 1, discard = 1}
once = true
do = [{op = "draw", player = "you", n = 3}]
[[card.ability]]
static = {op = "flag", word = "noblock"}
[[card.ability]]
static = {op = "bonus", if = "not_(hand>=1)", n = 2000}
"""


def test_modes_of_natural_abilities_and_costs_of_activated_ones() -> None:
    game = GAME.with_cards({"new.toml": NATURAL})
    there = scene(side("CS-82", "ZZ-02 CS-20 CS-28"), side("CS-43"), game=game)
    there.do("play ZZ-02").says("discard", "discard CS-20", "discard CS-28").do("discard CS-28")
    there.says("mode", "mode 1", "mode 2", seat=0).do("mode 1")
    assert there.hand(0) == "CS-20 CS-20"
    there.says("main", "use m4 1", "attack m1 p1", "end").do("use m4 1")
    there.says("discard", "discard CS-20").do("discard CS-20")
    there.says("send", "send m1", "send m4").do("send m4")
    assert there.zone(0) == "m1:CS-82=1000"
    assert there.hand(0) == "CS-20 CS-20 CS-20 CS-20"
    alone = scene(side("ZZ-02"), side("CS-43"), game=game)
    assert alone.zone(0) == "m1:ZZ-02=3000"
    alone.says("main", "attack m1 p1", "end")  # nothing to discard
    alone.do("end", "attack m2 p0", "critical 0")
    assert alone.tower(0) == 4  # it cannot block
