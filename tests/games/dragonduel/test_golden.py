"""The worked examples of the rulebook, R-01 to R-14, as scenes."""

import pytest

from emberhall.games.dragonduel import words as w
from tests.games.dragonduel.scenes import PLAIN, duel, scene, side

ruling = pytest.mark.ruling


@ruling("DD-01")
@ruling("DD-03")
def test_r01_the_skeleton_beats_the_slime() -> None:
    there = duel(side("CS-81"), side("CS-01"))
    there.says("main", "attack m1 p1", "end").do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    assert there.gone("m2")
    assert there.discard(1) == "CS-01"
    assert there.strength("m1") == 1000
    there.says("target", "target m1", "done", seat=1).do("target m1")  # the Slime's own trigger
    assert [event["n"] for event in there.told("hurt")] == [2000, 1000, 1000]
    assert there.strength("m1") == 2000  # 0 in the battle, healed after it
    there.says("main", "end")


@ruling("DD-30")
def test_r02_what_was_announced_last_resolves_first() -> None:
    there = duel(side("CS-11", "CS-31 CS-31 CS-31", 10), side("CS-26", "CS-31 CS-31", 2))
    there.do("play CS-31", "target m1")  # A
    there.says("respond", "play CS-31", "pass", seat=1).do("play CS-31", "target m2")  # B
    there.says("respond", "play CS-31", "pass", seat=0).do("play CS-31", "target m1")  # C
    there.says("respond", "play CS-31", "pass", seat=1).do("play CS-31", "target m2")  # D
    there.says("respond", "play CS-31", "pass", seat=0).do("play CS-31", "target m1")  # E
    announced = [event["item"] for event in there.told("announced")]
    assert len(announced) == 5
    assert [event["item"] for event in there.told("resolves")] == list(reversed(announced))
    assert there.strength("m1") == 4000 + 3 * 2000
    assert there.strength("m2") == 6000 + 2 * 2000


def test_r03_stormherald_from_hand() -> None:
    there = duel(side(hand="ST-07", spark=4), side("CS-28"))
    there.says("main", "play ST-07", "end").do("play ST-07")
    assert there.spark(0) == (6, 0, 4)
    there.says("target", "target m1", "done", seat=0).do("target m1")
    assert there.strength("m1") == 2000
    there.says("main", "attack m3 p1", "end")  # Haste


def test_r04_stormherald_from_the_tower_twice_on_one_monster() -> None:
    there = duel(side("CS-81 CS-28!"), side(tower="ST-07"))
    there.do("attack m1 p1").says("tower", "play ST-07", "discard", seat=1).do("play ST-07")
    there.says("target", "target m1", "target m2", "done", seat=1).do("target m2")
    assert there.strength("m2") == 2000
    there.says("target", "target m1", "target m2", "done", seat=1).do("target m2")
    assert there.strength("m2") == 0
    there.do("end")
    assert there.strength("m2") == 3000


@ruling("DD-10")
@ruling("DD-67")
def test_r05_a_monster_being_played_can_only_be_countered() -> None:
    there = duel(side(hand="CS-81", spark=2), side("CS-38", "CS-80 CS-13", 4))
    there.do("play CS-81")
    item = there.view()["chain"][0]["id"]
    there.says("respond", "play CS-13", "play CS-80 mode 1", "use m1 1", "pass", seat=1)
    there.do("play CS-80 mode 1").passes()
    assert there.view()["chain"] == []
    assert [event["targets"] for event in there.told("aimed")] == [[], [item]]
    assert there.discard(0) == "CS-81"
    assert there.zone(0) == ""
    assert there.told("left") == []


@ruling("DD-02")
def test_r06_a_monster_without_strength_hits_nothing() -> None:
    there = duel(side("CS-66"), side(spark=3))
    there.do("attack m1 p1").says("main", "end", seat=0)
    assert there.tower(1) == 5
    assert there.facts("harmless", "monster", "seat") == [(1, 0)]


@ruling("DD-09")
def test_r07_the_seventh_monster() -> None:
    there = duel(side("CS-82 CS-82 CS-82 CS-82 CS-82 CS-83", "CS-04", 2))
    there.do("play CS-04")
    there.says("push", *[f"push m{k}" for k in range(1, 7)], "push new", seat=0)
    there.do("push m2")
    assert there.discard(0) == "CS-82"
    assert len(there.player(0).mons) == 6
    assert [event["how"] for event in there.told("left")] == ["pushed"]
    assert there.hand(0) == ""  # the Collector saw nothing destroyed
    other = duel(side("CS-82 CS-82 CS-82 CS-82 CS-82 CS-83", "CS-04", 2)).do("play CS-04", "push new")
    assert other.discard(0) == "CS-04"
    assert other.told("entered") == []


@ruling("DD-66")
def test_r08_a_token() -> None:
    there = duel(side(hand="CS-13", spark=1), side("TK-1"))
    token = there.monster("m1")
    card = there.game.book.cards[token.card]
    assert (card.cost, card.strength, card.element) == (0, 2000, w.ELEMENTS.index("earth"))
    assert [there.game.book.traits[trait] for trait in card.traits] == ["insect"]
    there = duel(side(hand="CS-93", spark=2), side("TK-1 CS-83")).do("play CS-93", "target m1")
    assert there.gone("m1")
    assert there.discard(1) == ""
    assert there.hand(1) == PLAIN  # it counted as destroyed for the Bone Collector


@ruling("DD-16")
def test_r09_a_barrier_of_equal_strength_stops() -> None:
    there = duel(side("CS-81"), side(spark=2))
    there.do("attack m1 p1").says("barrier", "barrier 0", "barrier 1", "barrier 2", seat=1).do("barrier 2")
    assert there.tower(1) == 5
    assert there.spark(1) == (8, 0, 2)


@ruling("DD-06")
def test_r10_critical_spark() -> None:
    there = duel(side("CS-81", spark=3), side(spark=5)).do("attack m1 p1")
    there.says("critical", "critical 0", "critical 1", "critical 2", "critical 3", seat=0).do("critical 2")
    assert there.spark(0) == (9, 1, 0)
    there.do("barrier 4")
    assert there.strength("m1") == 4000
    there.do("end")
    assert there.strength("m1") == 2000


def test_r11_a_hit_on_an_empty_tower_wins() -> None:
    there = duel(side("CS-81"), side(tower="")).do("attack m1 p1")
    assert there.state.over
    assert there.game.winners(there.state) == [0]
    assert there.game.scores(there.state) == [1, 0]


@ruling("DD-25")
def test_r12_the_draw_phase_with_an_empty_deck() -> None:
    there = duel(side(), side(deck="")).do("end")
    assert there.state.over
    assert there.told("defeated") == [{"kind": "defeated", "seat": 1, "why": "deck"}]
    assert there.game.winners(there.state) == [0]


@ruling("DD-36")
def test_r13_undead_from_the_discard_pile() -> None:
    there = duel(side(hand="CS-20", spark=2, discard="CS-81"), side(hand="CS-13", spark=1))
    there.says("main", "play CS-20", "play CS-81 from discard", "end").do("play CS-81 from discard")
    assert there.discard(0) == "CS-20"
    assert there.spark(0) == (8, 0, 2)
    there.says("respond", "pass", seat=1).do("pass")
    assert there.zone(0) == "m2:CS-81=2000"
    there.says("main", "end")


@ruling("DD-28")
def test_r14_the_active_players_left_is_asked_first() -> None:
    able = side(hand="CS-48", spark=2)
    there = scene(able, able, side(hand="CS-48", spark=2), side(hand="CS-48", spark=2), active=2)
    there.do("play CS-48")
    asked = []
    for _ in range(3):
        asked.append(there.asked())
        there.do("pass")
    assert asked == [(3, "respond"), (0, "respond"), (1, "respond")]
    assert there.asked() == (2, "main")
