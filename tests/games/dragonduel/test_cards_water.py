"""One test per water card: the exact words before, the state after."""

from tests.games.dragonduel.scenes import PLAIN, duel, kindles, side


def test_cs_33_tidepool_slime() -> None:
    there = duel(side("CS-81"), side("CS-33")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    assert there.discard(1) == "CS-33"
    assert there.hand(1) == PLAIN


def test_cs_34_reef_scout() -> None:
    there = duel(side(hand="CS-34", spark=2)).says("main", "play CS-34", "end").do("play CS-34")
    assert there.zone(0) == "m2:CS-34=1000"
    assert there.hand(0) == PLAIN


def test_cs_35_frost_lynx() -> None:
    there = duel(side("CS-81", "CS-35", 2), side("CS-28")).do("play CS-35")
    there.says("target", "target m2", "done", seat=0).do("target m2")
    assert there.zone(1) == "m2:CS-28=3000!"
    there.do("end")
    assert there.zone(1) == "m2:CS-28=3000!"  # it skipped this Ready phase


def test_cs_36_ink_kraken() -> None:
    there = duel(side("CS-81", "CS-36", 4), side("CS-28")).do("play CS-36")
    there.says("target", "target m1", "target m2", "done", seat=0).do("target m2")
    assert there.hand(1) == "CS-28"
    assert there.view(0)["players"][1]["known"] == ["CS-28"]


def test_cs_37_coral_sentinel() -> None:
    there = duel(side("CS-43"), side("CS-37")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1).do("block m2")
    assert there.facts("granted", "monster", "card", "flag", "until") == [(1, "CS-43", "stun", "ready")]
    assert there.gone("m1")


def test_cs_38_mistweaver_naiad() -> None:
    there = duel(side("CS-38"), side("CS-28")).says("main", "use m1 1", "attack m1 p1", "end").do("use m1 1")
    there.says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.zone(0) == "m1:CS-38=1000!"
    assert there.zone(1) == "m2:CS-28=3000!"


def test_cs_39_tide_oracle() -> None:
    there = duel(side(hand="CS-39", spark=3, deck="CS-01 CS-03 CS-02 CS-04")).do("play CS-39")
    there.says("dig", "take CS-01", "take CS-02", "take CS-03", seat=0)
    assert there.view(0)["looking"] == ["CS-01", "CS-03", "CS-02"]
    assert there.view(1)["looking"] == []
    there.do("take CS-02").says("dig", "bottom CS-01", "bottom CS-03", seat=0).do("bottom CS-03")
    assert there.hand(0) == "CS-02"
    assert there.codes(list(reversed(there.player(0).deck))) == "CS-04 CS-03 CS-01"
    assert there.told("drew") == []


def test_cs_40_glacier_turtle() -> None:
    there = duel(side("CS-40"), side())
    assert there.strength("m1") == 2000
    there.says("main", "attack m1 p1", "end").do("end")
    assert there.strength("m1") == 4000
    assert there.view(1)["players"][0]["monsters"][0]["changes"] == {"bonus": 2000}
    kindles("CS-40", 3, 2)


def test_cs_41_abyssal_serpent() -> None:
    there = duel(side("CS-41"), side("CS-28 CS-67")).do("attack m1 p1")
    there.says("target", "target m2", "target m3", "done", seat=0).do("target m2")
    there.says("block", "block m3", "no block", seat=1)


def test_cs_42_leviathan_of_the_ninth_tide() -> None:
    there = duel(side("CS-81", "CS-42", 6), side("CS-28 CS-67 TK-1")).do("play CS-42")
    there.says("target", "target m1", "target m2", "target m3", "target m4", "done", seat=0).do("target m2")
    there.says("target", "target m3", "target m4", "done", seat=0).do("target m4")
    assert there.hand(1) == "CS-28"
    assert there.zone(1) == "m3:CS-67=2000"


def test_cs_43_rain_sprite() -> None:
    there = duel(side("CS-43", "CS-20 CS-85")).do("attack m1 p1")
    there.says("discard", "discard CS-20", "discard CS-85", seat=0).do("discard CS-85")
    assert there.hand(0) == "CS-20 CS-20"
    assert there.discard(0) == "CS-85"


def test_cs_44_undertow_eel() -> None:
    there = duel(side("CS-81 CS-28"), side("CS-43", tower="CS-44")).do("attack m1 p1", "no block")
    there.says("tower", "play CS-44", "discard", seat=1).do("play CS-44")
    assert there.zone(0) == "m1:CS-81=2000! m2:CS-28=3000!"
    assert there.zone(1) == "m3:CS-43=1000 m5:CS-44=2000"
    assert there.spark(1) == (9, 1, 0)
    kindles("CS-44", 2)


def test_cs_45_spell_siphon() -> None:
    there = duel(side(hand="CS-48", spark=2), side(hand="CS-45", spark=2)).do("play CS-48")
    there.says("respond", "play CS-45 mode 1", "pass", seat=1).do("play CS-45 mode 1")
    assert there.hand(0) == ""
    assert there.discard(0) == "CS-48"
    duel(side(hand="CS-45", spark=2)).says("main", "end")


def test_cs_46_riptide() -> None:
    there = duel(side("CS-81", "CS-46", 2), side("CS-28")).says("main", "play CS-46", "attack m1 p1", "end")
    there.do("play CS-46").says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.hand(1) == "CS-28"
    assert there.zone(1) == ""


def test_cs_47_frozen_moment() -> None:
    there = duel(side("CS-81", "CS-47", 1), side("CS-28")).do("play CS-47")
    there.says("target", "target m1", "target m2", seat=0).do("target m2", "end")
    assert there.zone(1) == "m2:CS-28=3000!"
    there.says("main", f"play {PLAIN}", "end", seat=1)  # it cannot attack


def test_cs_48_deep_study() -> None:
    there = duel(side(hand="CS-48", spark=2)).says("main", "play CS-48", "end").do("play CS-48")
    assert there.hand(0) == f"{PLAIN} {PLAIN}"
    assert there.discard(0) == "CS-48"
