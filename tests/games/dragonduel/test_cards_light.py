"""One test per light card: the exact words before, the state after."""

from tests.games.dragonduel.scenes import PLAIN, duel, kindles, side


def test_cs_65_dawn_squire() -> None:
    three = " ".join([PLAIN] * 3)
    there = duel(side("CS-65", tower=three), side("CS-65", tower=f"{PLAIN} {three}"))
    assert (there.zone(0), there.zone(1)) == ("m1:CS-65=2000", "m2:CS-65=1000")
    there.says("main", "attack m1 p1", "end").do("attack m1 p1", "no block")
    assert there.zone(1) == "m2:CS-65=2000"  # one Tower card less


def test_cs_66_lamp_acolyte() -> None:
    there = duel(side("CS-66 CS-81"), side("CS-28"))
    there.says("main", "use m1 1", "attack m1 p1", "attack m2 p1", "end").do("use m1 1")
    there.says("target", "target m1", "target m2", "target m3", seat=0).do("target m2")
    assert there.zone(0) == "m1:CS-66=0! m2:CS-81=3000"


def test_cs_67_chapel_guardian() -> None:
    there = duel(side("CS-49"), side("CS-67 CS-65")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    assert there.gone("m1")
    kindles("CS-67", 2)


def test_cs_68_standard_captain() -> None:
    there = duel(side("CS-65 CS-43", "CS-68", 3), side("CS-65")).do("play CS-68")
    assert there.zone(0) == "m1:CS-65=2000 m2:CS-43=1000 m5:CS-68=2000"
    assert there.zone(1) == "m3:CS-65=1000"
    there.says("main", "attack m1 p1", "attack m2 p1", "end")


def test_cs_69_radiant_pegasus() -> None:
    there = duel(side("CS-81", "CS-69", 4), side("CS-28")).says("main", "play CS-69", "attack m1 p1", "end")
    there.do("play CS-69").says("target", "target m1", "target m2", "done", seat=0).do("target m1")
    assert there.zone(0) == "m1:CS-81=3000 m4:CS-69=2000"
    kindles("CS-69", 4, 2)


def test_cs_70_spire_mason() -> None:
    three = " ".join([PLAIN] * 3)
    there = duel(side(hand="CS-70", spark=4, tower=three)).says("main", "play CS-70", "end").do("play CS-70")
    assert there.tower(0) == 4
    high = duel(side(hand="CS-70", spark=4, tower=f"{PLAIN} {three}")).do("play CS-70")
    assert high.tower(0) == 4


def test_cs_71_oathkeeper_paladin() -> None:
    there = duel(side("CS-81 CS-81"), side("CS-71!")).do("attack m1 p1")
    there.says("tower", f"play {PLAIN}", "discard", seat=1).do("discard")
    assert there.ready("m3")
    there.do("attack m2 p1").says("block", "block m3", "no block", seat=1)


def test_cs_72_seraph_of_the_last_gate() -> None:
    two = " ".join([PLAIN] * 2)
    there = duel(side(hand="CS-72", spark=5, tower=two)).says("main", "play CS-72", "end").do("play CS-72")
    assert there.tower(0) == 3
    high = duel(side(hand="CS-72", spark=5, tower=f"{PLAIN} {two}")).do("play CS-72")
    assert high.tower(0) == 3


def test_cs_73_sunlit_unicorn() -> None:
    there = duel(side("CS-81"), side(tower="CS-73")).do("attack m1 p1")
    there.says("tower", "play CS-73", "discard", seat=1).do("play CS-73")
    assert there.hand(1) == f"{PLAIN} {PLAIN} {PLAIN}"
    assert there.spark(1) == (9, 1, 0)
    hand = duel(side(hand="CS-73", spark=2)).do("play CS-73")
    assert hand.hand(0) == ""
    kindles("CS-73", 2)


def test_cs_74_mirror_sage() -> None:
    there = duel(side("CS-81"), side("CS-74", spark=1)).do("attack m1 p1")
    there.says("respond", "use m2 1", "pass", seat=1).do("use m2 1")
    assert there.zone(1) == "m2:CS-74=1000!"
    assert there.spark(1) == (9, 0, 1)
    assert there.tower(1) == 5
    duel(side("CS-74", spark=1)).says("main", "attack m1 p1", "end")  # nobody attacks


def test_cs_75_lantern_vigil() -> None:
    there = duel(side(hand="CS-75", spark=3)).says("main", "play CS-75", "end").do("play CS-75")
    assert there.zone(0) == "m2:CS-75=2000 m3:TK-5=1000 m4:TK-5=1000"
    kindles("CS-75", 3, 2)


def test_cs_76_daybreak_archon() -> None:
    there = duel(side("CS-26", "CS-76", 6), side("CS-28 CS-67 CS-22")).do("play CS-76")
    there.says("target", "target m2", "target m4", "done", seat=0).do("target m4")
    assert there.removed(1) == "CS-22"
    assert there.discard(1) == ""


def test_cs_77_aegis_flare() -> None:
    there = duel(side("CS-28"), side(hand="CS-77", spark=1)).do("attack m1 p1")
    there.says("respond", "play CS-77", "pass", seat=1).do("play CS-77")
    assert there.tower(1) == 5
    later = duel(side(hand="CS-77", spark=1)).says("main", "play CS-77", "end").do("play CS-77")
    assert later.player(0).ward == 3000
    later.do("end")
    assert later.player(0).ward == 0


def test_cs_78_rebuild_the_spire() -> None:
    four = " ".join([PLAIN] * 4)
    there = duel(side(hand="CS-78", spark=3, tower=four)).says("main", "play CS-78", "end").do("play CS-78")
    assert there.tower(0) == 5
    assert there.discard(0) == "CS-78"
    assert there.facts("rebuilt", "seat", "n", "tower") == [(0, 1, 5)]


def test_cs_79_banishing_verse() -> None:
    there = duel(side("CS-67", "CS-79", 3), side("CS-28 CS-22 CS-81")).do("play CS-79")
    there.says("target", "target m2", "target m3", seat=0).do("target m2")
    assert there.removed(1) == "CS-28"
    duel(side("CS-67!", "CS-79", 3)).says("main", "end")


def test_cs_80_solemn_rebuke() -> None:
    there = duel(side(hand="CS-81", spark=5), side(hand="CS-80", spark=2)).do("play CS-81")
    there.says("respond", "play CS-80 mode 1", "pass", seat=1).do("play CS-80 mode 1")
    there.says("unless", "pay", "refuse", seat=0).do("refuse")
    assert there.discard(0) == "CS-81"
    tower = duel(side("CS-81 CS-28"), side(tower="CS-80")).do("attack m1 p1")
    tower.says("tower", "play CS-80 mode 2", "discard", seat=1).do("play CS-80 mode 2")
    tower.says("target", "target m1", "target m2", "done", seat=1).do("target m2")
    assert tower.zone(0) == "m1:CS-81=2000! m2:CS-28=3000!"
