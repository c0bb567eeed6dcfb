"""One test per earth card, and the tokens they make: the exact words before, the state after."""

from tests.games.dragonduel.scenes import PLAIN, duel, kindles, side


def test_cs_17_burrow_beetle() -> None:
    there = duel(side("CS-81"), side("CS-17")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    assert there.facts("strength", "monster", "n", "until") == [(2, 2000, "battle")]
    assert there.gone("m1")  # 3000 against 2000
    assert there.zone(1) == "m2:CS-17=1000!"


def test_cs_18_sprout_tender() -> None:
    there = duel(side(hand="CS-18", spark=2)).says("main", "play CS-18", "end").do("play CS-18")
    assert there.spark(0) == (7, 0, 3)


def test_cs_19_hive_caller() -> None:
    there = duel(side(hand="CS-19", spark=3)).says("main", "play CS-19", "end").do("play CS-19")
    assert there.zone(0) == "m2:CS-19=1000 m3:TK-1=2000"
    tower = duel(side("CS-81"), side(tower="CS-19")).do("attack m1 p1")
    tower.says("tower", "play CS-19", "discard", seat=1).do("play CS-19")
    assert tower.zone(1) == "m3:CS-19=1000 m4:TK-1=2000 m5:TK-1=2000"
    assert tower.spark(1) == (8, 2, 0)
    kindles("CS-19", 3, 2)


def test_cs_20_mossback_tortoise() -> None:
    there = duel(side("CS-20"), side("CS-81")).says("main", "end")
    assert there.why(0, "attack m1 p1") == "rooted"
    there.do("end", "attack m2 p0").says("block", "block m1", "no block", seat=0)


def test_cs_21_stonehide_boar() -> None:
    there = duel(side("CS-21"), side("CS-43 CS-67 TK-1")).do("attack m1 p1")
    there.says("block", "block m3", "block m4", "no block", seat=1)
    assert there.why(1, "block m2") == "evade"


def test_cs_22_quarry_giant() -> None:
    there = duel(side(hand="CS-22", spark=4)).says("main", "play CS-22", "end").do("play CS-22")
    assert there.zone(0) == "m2:CS-22=4000"
    tower = duel(side("CS-81"), side(tower="CS-22")).do("attack m1 p1")
    tower.says("tower", "play CS-22", "discard", seat=1).do("play CS-22")
    assert tower.zone(1) == "m3:CS-22=4000 m4:TK-1=2000"


def test_cs_23_root_warden() -> None:
    there = duel(side("CS-23!", spark=2)).says("main", "use m1 1", "end").do("use m1 1")
    assert there.zone(0) == "m1:CS-23=4000!"
    there.says("main", "use m1 1", "end").do("use m1 1")
    assert there.zone(0) == "m1:CS-23=5000!"
    assert there.spark(0) == (8, 0, 2)
    there.says("main", "end")
    kindles("CS-23", 3, 2)


def test_cs_24_amber_scarab() -> None:
    there = duel(side("CS-17 CS-82", "CS-24", 2), side("TK-1"))
    there.says("main", "play CS-24", "attack m1 p1", "attack m2 p1", "end").do("play CS-24")
    assert there.zone(0) == "m1:CS-17=2000 m2:CS-82=1000 m5:CS-24=1000 m6:TK-2=2000"
    assert there.zone(1) == "m3:TK-1=2000"


def test_cs_25_geode_colossus() -> None:
    there = duel(side(hand="CS-25", spark=5)).says("main", "play CS-25", "end").do("play CS-25")
    assert there.zone(0) == "m2:CS-25=5000"
    assert there.spark(0) == (5, 2, 3)


def test_cs_26_world_root_wyrm() -> None:
    there = duel(side("CS-26"), side("CS-67 CS-28")).do("attack m1 p1")
    there.says("block", "block m3", "no block", seat=1)
    assert there.why(1, "block m2") == "evade"


def test_cs_27_mire_toad() -> None:
    there = duel(side("CS-81", "CS-13", 1), side("CS-27")).do("play CS-13")
    there.says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.discard(1) == "CS-27"
    assert there.spark(1) == (9, 0, 1)


def test_cs_28_terrace_guardian() -> None:
    there = duel(side("CS-57"), side("CS-28 CS-21")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    assert there.zone(0) == "m1:CS-57=3000!"
    assert there.zone(1) == "m2:CS-28=3000! m3:CS-21=2000"
    kindles("CS-28", 3, 2)


def test_cs_29_deep_roots() -> None:
    there = duel(side(hand="CS-29", spark=2)).says("main", "play CS-29", "end").do("play CS-29")
    assert there.spark(0) == (7, 0, 3)
    assert there.hand(0) == PLAIN


def test_cs_30_swarm_season() -> None:
    there = duel(side(hand="CS-30", spark=3)).says("main", "play CS-30", "end").do("play CS-30")
    assert there.zone(0) == "m2:TK-2=1000 m3:TK-2=1000 m4:TK-2=1000"
    tower = duel(side("CS-81"), side(tower="CS-30")).do("attack m1 p1")
    tower.says("tower", "play CS-30", "discard", seat=1).do("play CS-30")
    assert tower.zone(1).count("TK-2") == 4


def test_cs_31_stonewall_stance() -> None:
    there = duel(side("CS-81", "CS-31", 1), side("CS-67")).says("main", "play CS-31", "attack m1 p1", "end")
    there.do("play CS-31").says("target", "target m1", "target m2", seat=0).do("target m1")
    assert there.strength("m1") == 4000
    there.do("end")
    assert there.strength("m1") == 2000


def test_cs_32_boulder_clash() -> None:
    there = duel(side("CS-28 CS-43", "CS-32", 2), side("CS-67 CS-22"))
    there.do("play CS-32").says("target", "target m1", "target m2", seat=0).do("target m1")
    there.says("target", "target m3", "target m4", seat=0).do("target m3")
    assert there.strength("m1") == 1000
    assert there.gone("m3")
    duel(side("CS-28!", "CS-32", 2)).says("main", "end")  # nobody to fight


def test_tk_1_and_tk_2_insects_are_no_cards() -> None:
    there = duel(side("TK-1 TK-2", "CS-46", 2)).do("play CS-46")
    there.says("target", "target m1", "target m2", seat=0).do("target m1")
    assert there.gone("m1")
    assert there.hand(0) == ""
