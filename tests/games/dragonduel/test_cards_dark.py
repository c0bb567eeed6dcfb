"""One test per dark card: the exact words before, the state after."""

from tests.games.dragonduel.scenes import PLAIN, duel, kindles, scene, side


def test_cs_81_skeleton_swordsman() -> None:
    there = duel(side(hand="CS-81", spark=4, discard="CS-81"))
    there.says("main", "play CS-81", "play CS-81 from discard", "end").do("play CS-81 from discard")
    assert there.zone(0) == "m2:CS-81=2000"
    assert there.discard(0) == "CS-81"
    assert there.monster("m2").origin == 2


def test_cs_82_grave_rat() -> None:
    there = duel(side(hand="CS-20 CS-85", spark=1, discard="CS-82 CS-82"))
    there.says("main", "play CS-20", "play CS-82 from discard", "end").do("play CS-82 from discard")
    there.says("discard", "discard CS-20", "discard CS-85", seat=0).do("discard CS-85")
    assert there.zone(0) == "m2:CS-82=1000"
    assert there.discard(0) == "CS-82 CS-85"


def test_cs_83_bone_collector() -> None:
    there = duel(side(hand="CS-83 CS-11", spark=2)).says("main", "play CS-83", "end").do("play CS-83")
    assert there.zone(0) == "m2:CS-83=1000 m3:TK-4=1000"
    dies = duel(side("CS-81 CS-28"), side("CS-83 TK-4 TK-4")).do("attack m1 p1", "block m4")
    assert dies.hand(1) == PLAIN
    dies.do("attack m2 p1").says("block", "block m3", "block m5", "no block", seat=1).do("block m5")
    assert dies.hand(1) == PLAIN  # once per turn
    kindles("CS-83", 2)


def test_cs_84_hex_witch() -> None:
    there = duel(side("CS-81", "CS-84", 2), side("CS-43")).says("main", "play CS-84", "attack m1 p1", "end")
    there.do("play CS-84").says("target", "target m1", "target m2", "done", seat=0).do("target m2")
    assert there.discard(1) == "CS-43"
    kindles("CS-84", 2)


def test_cs_85_ghoul_pack() -> None:
    there = duel(side("CS-85"), side("CS-85")).says("main", "attack m1 p1", "end").do("attack m1 p1")
    assert there.tower(1) == 4  # the other Pack cannot block


def test_cs_86_crimson_duchess() -> None:
    there = duel(side("CS-86", spent=2), side(hand="CS-20 CS-85")).do("attack m1 p1", "critical 0")
    there.says("discard", "discard CS-20", "discard CS-85", seat=1).do("discard CS-20")
    assert there.discard(1) == "CS-20"
    assert there.spark(0) == (8, 1, 1)
    kindles("CS-86", 3, 2)


def test_cs_87_toll_bell_reaper() -> None:
    there = duel(side("CS-43", "CS-87", 4), side("CS-28 CS-67")).says("main", "play CS-87", "attack m1 p1", "end")
    there.do("play CS-87").says("theirs", "choose m2", "choose m3", seat=1).do("choose m3")
    assert there.discard(1) == "CS-67"
    many = scene(side(hand="CS-87", spark=4), side("CS-28 CS-67"), side("CS-81")).do("play CS-87")
    many.says("target", "target p1", "target p2", seat=0).do("target p2")
    assert many.discard(2) == "CS-81"


def test_cs_88_carrion_drake() -> None:
    there = duel(side(hand="CS-20", spark=4, discard="CS-88"), side("CS-81"))
    there.says("main", "play CS-20", "play CS-88 from discard", "end").do("play CS-88 from discard")
    assert there.zone(0) == "m3:CS-88=3000"
    assert there.view(0)["players"][0]["monsters"][0]["flags"] == ["flight", "undead"]


def test_cs_89_plague_bearer() -> None:
    there = duel(side("CS-81"), side("CS-89")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    there.says("target", "target m1", "done", seat=1).do("target m1")
    assert there.gone("m1")  # 2000 with 1000 damage, less 2000


def test_cs_90_crypt_marshal() -> None:
    there = duel(side("CS-82 CS-43", "CS-90", 5), side("CS-82")).do("play CS-90")
    assert there.zone(0) == "m1:CS-82=2000 m2:CS-43=1000 m5:CS-90=4000"
    assert there.zone(1) == "m3:CS-82=1000"
    there.says("main", "attack m1 p1", "attack m2 p1", "end")


def test_cs_91_pact_fiend() -> None:
    there = duel(side(hand="CS-91", spark=2, tower=f"CS-13 {PLAIN}")).says("main", "play CS-91", "end").do("play CS-91")
    assert there.hand(0) == "CS-13"
    assert there.tower(0) == 1
    assert there.spark(0) == (7, 1, 2)
    assert there.facts("unbuilt", "seat", "n", "tower") == [(0, 1, 1)]
    assert there.view(1)["players"][0]["known"] == []


def test_cs_92_lord_of_the_hollow_crown() -> None:
    there = duel(side(hand="CS-92", spark=6, discard="CS-81 CS-87 CS-48 CS-85")).do("play CS-92")
    there.says("target", "target CS-81", "target CS-85", "done", seat=0).do("target CS-81")
    assert there.zone(0) == "m2:CS-92=5000 m3:CS-81=2000"
    assert there.discard(0) == "CS-87 CS-48 CS-85"


def test_cs_93_wither() -> None:
    there = duel(side("CS-81", "CS-93", 2), side("CS-22")).says("main", "play CS-93", "attack m1 p1", "end")
    there.do("play CS-93").says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.strength("m2") == 1000


def test_cs_94_grave_bargain() -> None:
    there = duel(side("CS-82 CS-43!", "CS-94", 1)).says("main", "play CS-94", "attack m1 p1", "end").do("play CS-94")
    there.says("send", "send m1", "send m2", seat=0).do("send m1")
    assert there.hand(0) == f"{PLAIN} {PLAIN}"
    assert there.discard(0) == "CS-82 CS-94"
    assert [event["how"] for event in there.told("left")] == ["sent"]


def test_cs_95_call_the_buried() -> None:
    there = duel(side(hand="CS-95", spark=3, discard="CS-88 CS-92 CS-81"))
    there.says("main", "play CS-95", "play CS-81 from discard", "end").do("play CS-95")
    there.says("target", "target CS-81", "target CS-88", seat=0).do("target CS-88")
    assert there.zone(0) == "m2:CS-88=3000!"
    assert there.discard(0) == "CS-92 CS-81 CS-95"
    duel(side(hand="CS-95", spark=3, discard="CS-92")).says("main", "end")


def test_cs_96_whisper_of_ruin() -> None:
    there = duel(side(hand="CS-96", spark=1), side(hand="CS-20 CS-20 CS-85")).says("main", "play CS-96", "end")
    there.do("play CS-96").says("discard", "discard CS-20", "discard CS-85", seat=1).do("discard CS-20")
    there.says("discard", "discard CS-20", "discard CS-85", seat=1).do("discard CS-20")
    assert there.hand(1) == "CS-85"
    few = duel(side(hand="CS-96", spark=1), side(hand="CS-20 CS-85")).do("play CS-96")
    assert few.discard(1) == "CS-20 CS-85"
    assert few.facts("discarded", "seat", "cards", "whole", "why") == [(1, ["CS-20", "CS-85"], True, "effect")]
    none = duel(side(hand="CS-96", spark=1), side()).do("play CS-96")
    assert none.told("discarded") == []
