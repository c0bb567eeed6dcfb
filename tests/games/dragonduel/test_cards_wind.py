"""One test per wind card: the exact words before, the state after."""

from tests.games.dragonduel.scenes import PLAIN, duel, kindles, side


def test_cs_49_breeze_sprite() -> None:
    there = duel(side(hand="CS-49", spark=2), side("CS-28!")).says("main", "play CS-49", "end").do("play CS-49")
    assert there.zone(0) == "m3:CS-49=1000"
    flier = duel(side("CS-49"), side("CS-81")).do("attack m1 p1")
    assert flier.tower(1) == 4  # nobody could block it


def test_cs_50_gust_apprentice() -> None:
    there = duel(side("CS-50", "CS-49", 1)).says("main", "use m1 1", "attack m1 p1", "end").do("use m1 1")
    assert there.player(0).discount == 1
    there.says("main", "play CS-49", "end").do("play CS-49")
    assert there.spark(0) == (9, 0, 1)
    assert there.player(0).discount == 0
    waits = duel(side("CS-50")).do("use m1 1", "end")
    assert waits.player(0).discount == 0


def test_cs_51_kite_rider() -> None:
    there = duel(side("CS-51"), side("CS-81 CS-67")).do("attack m1 p1")
    there.says("block", "block m3", "no block", seat=1).do("block m3")
    assert there.zone(0) == "m1:CS-51=2000!"


def test_cs_52_swiftwing_falcon() -> None:
    there = duel(side(hand="CS-52", spark=2), side("CS-81")).says("main", "play CS-52", "end").do("play CS-52")
    there.says("main", "attack m3 p1", "end").do("attack m3 p1", "critical 0")
    assert there.tower(1) == 4


def test_cs_53_cyclone_monk() -> None:
    there = duel(side("CS-53!")).says("main", "end").do("end")
    assert there.zone(0) == "m1:CS-53=2000"


def test_cs_54_zephyr_stag() -> None:
    there = duel(side("CS-81! CS-43!", "CS-54", 3), side("CS-28!")).says("main", "play CS-54", "end").do("play CS-54")
    there.says("target", "target m1", "target m2", "done", seat=0).do("target m1")
    assert there.zone(0) == "m1:CS-81=2000 m2:CS-43=1000! m5:CS-54=3000"
    there.says("main", "attack m1 p1", "end")
    kindles("CS-54", 3, 2)


def test_cs_55_skyline_harrier() -> None:
    there = duel(side("CS-55", spent=2)).says("main", "attack m1 p1", "end").do("attack m1 p1", "critical 0")
    there.says("tower", f"play {PLAIN}", "discard", seat=1)
    assert there.spark(0) == (8, 1, 1)


def test_cs_56_storm_caller() -> None:
    there = duel(side("CS-56 CS-81"), side("CS-28 CS-21"))
    there.says("main", "use m1 1", "attack m1 p1", "attack m2 p1", "end").do("use m1 1")
    there.says("target", "target m1", "target m2", seat=0).do("target m2", "attack m2 p1")
    there.says("block", "block m3", "no block", seat=1)


def test_cs_57_gale_djinn() -> None:
    there = duel(side("CS-57"), side("CS-81 CS-51")).do("attack m1 p1")
    there.says("block", "block m3", "no block", seat=1).do("block m3")
    assert there.gone("m3")
    assert there.zone(0) == "m1:CS-57=3000!"


def test_cs_58_whirlwind_roc() -> None:
    there = duel(side("CS-58"), side("CS-49 CS-67")).do("attack m1 p1")
    there.says("block", "block m2", "block m3", "no block", seat=1).do("block m2")
    assert there.zone(0) == "m1:CS-58=4000"
    there.says("main", "attack m1 p1", "end")


def test_cs_59_sky_sovereign_dragon() -> None:
    there = duel(side("CS-59 CS-81"), side("CS-28!")).says("main", "attack m1 p1", "attack m2 p1", "end")
    there.do("attack m1 p1")
    assert there.zone(0) == "m1:CS-59=5000! m2:CS-81=3000"
    assert there.zone(1) == "m3:CS-28=3000!"


def test_cs_60_cloud_herder() -> None:
    there = duel(side(hand="CS-60", spark=3)).says("main", "play CS-60", "end").do("play CS-60")
    assert there.zone(0) == "m2:CS-60=1000 m3:TK-3=1000"
    assert there.view(0)["players"][0]["monsters"][1]["flags"] == ["flight"]
    kindles("CS-60", 3)


def test_cs_61_second_breath() -> None:
    there = duel(side("CS-81! CS-43", "CS-61", 2), side("CS-28")).do("play CS-61")
    there.says("target", "target m1", "target m2", seat=0).do("target m1")
    assert there.zone(0) == "m1:CS-81=3000 m2:CS-43=1000"


def test_cs_62_updraft() -> None:
    there = duel(side("CS-81", "CS-62", 1), side("CS-28 CS-21")).do("play CS-62")
    there.says("target", "target m1", "target m2", "target m3", seat=0).do("target m1")
    assert there.strength("m1") == 3000
    there.do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1)


def test_cs_63_windfall() -> None:
    there = duel(side(hand="CS-63", spark=2, spent=1)).says("main", "play CS-63", "end").do("play CS-63")
    assert there.spark(0) == (7, 2, 1)
    assert there.hand(0) == PLAIN


def test_cs_64_crosswind() -> None:
    there = duel(side(hand="CS-48", spark=4), side(hand="CS-64", spark=1)).do("play CS-48")
    there.says("respond", "play CS-64 mode 1", "pass", seat=1).do("play CS-64 mode 1")
    there.says("unless", "pay", "refuse", seat=0).do("pay")
    assert there.spark(0) == (6, 0, 4)
    assert there.hand(0) == f"{PLAIN} {PLAIN}"
    tower = duel(side("CS-81"), side(tower="CS-64", spent=3)).do("attack m1 p1")
    tower.says("tower", "play CS-64 mode 2", "discard", seat=1).do("play CS-64 mode 2")
    assert tower.spark(1) == (7, 2, 1)
