"""One test per fire card: the exact words before, the state after."""

from tests.games.dragonduel.scenes import PLAIN, duel, kindles, side


def test_cs_01_fire_slime() -> None:
    there = duel(side(hand="CS-93", spark=2), side("CS-01 CS-28"))
    there.do("play CS-93").says("target", "target m1", "target m2", seat=0).do("target m1")
    there.says("target", "target m2", "done", seat=1).do("target m2")
    assert there.zone(1) == "m2:CS-28=2000"
    assert there.discard(1) == "CS-01"


def test_cs_02_cinder_imp() -> None:
    there = duel(side(hand="CS-02", spark=1)).says("main", "play CS-02", "end").do("play CS-02")
    there.says("main", "attack m2 p1", "end").do("attack m2 p1", "critical 0")
    assert there.facts("strength", "monster", "n", "until") == [(2, 1000, "turn")]
    assert there.tower(1) == 4


def test_cs_03_lantern_salamander() -> None:
    there = duel(side("CS-03"), side("CS-67")).says("main", "use m1 1", "attack m1 p1", "end").do("use m1 1")
    there.says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.zone(0) == "m1:CS-03=1000!"
    assert there.zone(1) == "m2:CS-67=1000"


def test_cs_04_ramhorn_charger() -> None:
    there = duel(side("CS-04"), side(tower="CS-34")).says("main", "attack m1 p1", "end").do("attack m1 p1")
    there.says("main", "end", seat=0)  # Siege: nobody is asked about the Tower card
    assert there.discard(1) == "CS-34"
    assert there.hand(1) == ""


def test_cs_05_kiln_berserker() -> None:
    there = duel(side("CS-05"), side(spark=3)).says("main", "attack m1 p1", "end").do("attack m1 p1")
    there.says("barrier", "barrier 0", "barrier 1", "barrier 2", "barrier 3", seat=1).do("barrier 3")
    assert there.strength("m1") == 3000
    assert there.tower(1) == 5
    kindles("CS-05", 2)


def test_cs_06_sparkthief_goblin() -> None:
    there = duel(side("CS-06*", spent=2)).says("main", "attack m1 p1", "end").do("attack m1 p1", "critical 0")
    there.says("tower", f"play {PLAIN}", "discard", seat=1)
    assert there.hand(0) == PLAIN
    assert there.spark(0) == (8, 1, 1)
    kindles("CS-06", 2)


def test_st_07_stormherald_dragon() -> None:
    there = duel(side("CS-81", "ST-07", 4), side("CS-67")).says("main", "play ST-07", "attack m1 p1", "end")
    there.do("play ST-07").says("target", "target m1", "target m2", "done", seat=0).do("target m2")
    assert there.zone(1) == "m2:CS-67=1000"
    there.says("main", "attack m1 p1", "attack m4 p1", "end")


def test_cs_08_furnace_golem() -> None:
    there = duel(side("CS-08", spark=2)).do("attack m1 p1")
    there.says("critical", "critical 0", "critical 1", "critical 2", seat=0).do("critical 2")
    assert there.spark(0) == (9, 0, 1)
    assert there.strength("m1") == 5000
    kindles("CS-08", 3, 2)


def test_cs_09_cinderwing_drake() -> None:
    there = duel(side("CS-81 CS-28"), side(tower="CS-09")).do("attack m1 p1")
    there.says("tower", "play CS-09", "discard", seat=1).do("play CS-09")
    there.says("target", "target m1", "target m2", "target m4", "done", seat=1).do("target m1")
    assert there.gone("m1")
    assert there.spark(1) == (8, 2, 0)
    hand = duel(side(hand="CS-09", spark=3), side("CS-28")).do("play CS-09")
    hand.says("main", "end")  # nothing from hand
    kindles("CS-09", 3, 2)


def test_cs_10_pyre_shaman() -> None:
    there = duel(side("CS-10", "CS-48", 2), side("CS-67")).says("main", "play CS-48", "attack m1 p1", "end")
    there.do("play CS-48").says("target", "target m1", "target m2", "done", seat=0).do("target m2")
    assert there.zone(1) == "m2:CS-67=1000"
    assert there.hand(0) == f"{PLAIN} {PLAIN}"


def test_cs_11_magma_behemoth() -> None:
    there = duel(side("CS-43", "CS-11", 5), side("CS-28 CS-67")).says("main", "play CS-11", "attack m1 p1", "end")
    there.do("play CS-11").says("main", "end", seat=0)
    assert there.zone(0) == "m5:CS-11=4000"
    assert there.zone(1) == "m2:CS-28=1000 m3:CS-67=0"


def test_cs_12_caldera_tyrant() -> None:
    there = duel(side("CS-12*"), side("CS-28 CS-22", tower="CS-34")).says("main", "attack m1 p1", "end")
    there.do("attack m1 p1").says("target", "target m2", "target m3", "done", seat=0).do("target m3")
    assert there.strength("m3") == 1000
    there.says("block", "block m2", "block m3", "no block", seat=1).do("no block")
    assert there.discard(1) == "CS-34"


def test_cs_13_scorch() -> None:
    there = duel(side("CS-81", "CS-13", 1), side("CS-28")).says("main", "play CS-13", "attack m1 p1", "end")
    there.do("play CS-13").says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.zone(1) == "m2:CS-28=1000"
    assert there.discard(0) == "CS-13"
    duel(side(hand="CS-13", spark=1)).says("main", "end")  # no monster to aim at


def test_cs_14_meteor_lance() -> None:
    there = duel(side(hand="CS-14", spark=4), side("CS-25"))
    there.says("main", "play CS-14 x0", "play CS-14 x1", "play CS-14 x2", "play CS-14 x3", "end")
    there.do("play CS-14 x3")
    assert there.zone(1) == "m1:CS-25=1000"
    assert there.spark(0) == (6, 0, 4)


def test_cs_15_battle_frenzy() -> None:
    there = duel(side("CS-81* CS-43*", "CS-15", 1), side("CS-28")).says("main", "play CS-15", "end")
    there.do("play CS-15").says("target", "target m1", "target m2", seat=0).do("target m1")
    assert there.strength("m1") == 4000
    there.says("main", "attack m1 p1", "end")


def test_cs_16_wardbreaker() -> None:
    there = duel(side(hand="CS-16", spark=1), side(spark=4)).says("main", "play CS-16", "end").do("play CS-16")
    assert there.spark(1) == (6, 1, 3)
    few = duel(side(hand="CS-16", spark=1), side(spark=2)).do("play CS-16")
    assert few.spark(1) == (8, 0, 2)
