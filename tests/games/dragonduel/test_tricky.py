"""The tricky cases of the spec, T-01 to T-44, as scenes."""

import pytest

from emberhall.games.dragonduel import words as w
from tests.games.dragonduel.scenes import PLAIN, duel, scene, side

ruling = pytest.mark.ruling


@ruling("DD-60")
@ruling("DD-08")
def test_t01_damage_of_main_is_gone_when_an_attack_is_declared() -> None:
    there = duel(side("CS-81", "CS-13", 1), side("CS-28")).do("play CS-13", "target m2")
    assert there.strength("m2") == 1000
    there.do("attack m1 p1").says("block", "block m2", "no block")
    assert there.strength("m2") == 3000


@ruling("DD-07")
@ruling("DD-47")
def test_t02_a_timed_loss_stays() -> None:
    there = duel(side("CS-43", "CS-93", 2), side("CS-08")).do("play CS-93", "target m2")
    assert there.strength("m2") == 0
    there.do("attack m1 p1", "block m2", "critical 0")
    assert there.gone("m2")
    assert there.strength("m1") == 1000
    assert [(event["monster"], event["n"]) for event in there.told("hurt")] == [(2, 1000)]


@ruling("DD-64")
def test_t03_equals_destroy_nobody() -> None:
    there = duel(side("CS-81"), side("CS-67")).do("attack m1 p1", "block m2")
    assert there.zone(0) == "m1:CS-81=2000!"
    assert there.zone(1) == "m2:CS-67=2000!"
    assert [event["n"] for event in there.told("hurt")] == [2000, 2000]


def test_t04_one_critical_breaks_the_tie() -> None:
    there = duel(side("CS-81", spark=1), side("CS-67")).do("attack m1 p1", "block m2")
    there.says("critical", "critical 0", "critical 1").do("critical 1")
    assert there.gone("m2")
    assert there.strength("m1") == 3000


@ruling("DD-15")
def test_t05_t06_too_little_barrier_is_wasted() -> None:
    there = duel(side("CS-81", spark=1), side(spark=2)).do("attack m1 p1", "critical 1")
    there.says("barrier", "barrier 0", "barrier 1", "barrier 2").do("barrier 2")
    assert there.facts("revealed", "seat", "card", "tower") == [(1, PLAIN, 4)]
    assert there.spark(1) == (8, 0, 2)


@pytest.mark.parametrize(("cards", "left"), [(1, 5), (0, 4)])
def test_t07_a_ward_helps_once(cards: int, left: int) -> None:
    there = duel(side("CS-22"), side(hand="CS-77", spark=2)).do("attack m1 p1", "play CS-77")
    assert there.player(1).ward == 3000
    there.do(f"barrier {cards}")
    assert there.tower(1) == left
    assert there.player(1).ward == 0


@ruling("DD-72")
def test_t08_an_attack_without_strength_leaves_the_ward() -> None:
    there = duel(side("CS-66 CS-28"), side(hand="CS-77", spark=1)).do("attack m1 p1", "play CS-77")
    assert there.asked() == (0, "main")
    assert there.player(1).ward == 3000
    there.do("attack m2 p1")
    assert there.asked() == (0, "main")
    assert there.tower(1) == 5
    assert there.player(1).ward == 0


@ruling("DD-11")
def test_t09_surplus_spark_is_lost() -> None:
    there = duel(side(hand="CS-49", spark=2)).do("play CS-49")
    assert there.spark(0) == (8, 0, 2)


@ruling("DD-74")
def test_t10_a_discount_comes_before_rounding() -> None:
    there = duel(side("CS-50", "CS-51", 2)).says("main", "use m1 1", "attack m1 p1", "end").do("use m1 1")
    there.says("main", "play CS-51", "end").do("play CS-51")
    assert there.spark(0) == (8, 0, 2)


def test_t11_a_discount_may_save_nothing_and_is_used_up() -> None:
    there = duel(side("CS-50 CS-50", "CS-04 CS-05", 4)).do("use m1 1", "play CS-04")
    assert there.spark(0) == (6, 2, 2)
    assert there.player(0).discount == 0
    there = duel(side("CS-50 CS-50", "CS-04", 4)).do("use m1 1", "use m2 1", "play CS-04")
    assert there.spark(0) == (6, 3, 1)


@ruling("DD-52")
def test_t12_meteor_lance() -> None:
    there = duel(side(hand="CS-14", spark=3), side("CS-28 CS-26"))
    there.says("main", "play CS-14 x0", "play CS-14 x1", "play CS-14 x2", "end").do("play CS-14 x2", "target m2")
    assert there.spark(0) == (7, 0, 3)
    assert there.strength("m2") == 3000
    there = duel(side("CS-81 CS-26"), side(tower="CS-14")).do("attack m1 p1")
    there.says("tower", "play CS-14 x3", "discard").do("play CS-14 x3", "target m2")
    assert [event["n"] for event in there.told("hurt")] == [4000]


@ruling("DD-35")
@ruling("DD-71")
def test_t13_what_was_paid_stays_paid() -> None:
    there = duel(side(hand="CS-20", spark=4, discard="CS-81"), side(hand="CS-80", spark=2))
    there.do("play CS-81 from discard", "play CS-80 mode 1")
    assert there.asked() == (0, "main")  # 2 ready Spark cannot pay 3, so it is not asked
    assert there.discard(0) == "CS-20 CS-81"
    assert there.spark(0) == (6, 2, 2)


def test_t14_a_newcomer_that_gives_way_never_entered() -> None:
    there = duel(side(" ".join(["CS-82"] * 6), "CS-34", 2)).do("play CS-34", "push new")
    assert there.discard(0) == "CS-34"
    assert there.hand(0) == ""


@ruling("DD-41")
def test_t15_a_swarm_with_little_room() -> None:
    there = duel(side(" ".join(["CS-82"] * 5), "CS-30", 3)).do("play CS-30")
    there.says("push", *[f"push m{k}" for k in (1, 2, 3, 4, 5)], "push m7", "push new").do("push m1")
    there.says("push", *[f"push m{k}" for k in (2, 3, 4, 5)], "push m7", "push m8", "push new").do("push new")
    assert there.zone(0).count("TK-2") == 2
    assert there.facts("vanished", "seat", "card") == [(0, "TK-2")]
    assert there.discard(0) == "CS-82 CS-30"


@ruling("DD-20")
@ruling("DD-21")
def test_t16_a_tower_monster_blocks_later_attacks() -> None:
    there = duel(side("CS-81 CS-81"), side(tower=f"CS-22 {PLAIN}")).do("attack m1 p1", "play CS-22")
    assert there.zone(1) == "m4:CS-22=4000 m5:TK-1=2000"
    there.do("attack m2 p1").says("block", "block m4", "block m5", "no block", seat=1)


@ruling("DD-62")
def test_t17_destroyed_after_the_second_effect() -> None:
    there = duel(side("CS-81 CS-67"), side(tower="ST-07")).do("attack m1 p1", "play ST-07", "target m2")
    assert there.strength("m2") == 1000
    there.do("target m2")
    assert there.gone("m2")


def test_t18_destroyed_triggers_wait_for_the_whole_ability() -> None:
    there = duel(side("CS-81 CS-33!"), side(tower="ST-07")).do("attack m1 p1", "play ST-07", "target m2")
    assert there.gone("m2")
    assert there.hand(0) == ""  # the Slime's trigger waits
    there.says("target", "target m1", "done").do("target m1")
    assert there.hand(0) == PLAIN
    assert there.strength("m1") == 0


def test_t19_reckless_does_not_block() -> None:
    there = duel(side("CS-81"), side("CS-85 CS-43")).do("attack m1 p1")
    there.says("block", "block m3", "no block", seat=1)
    assert there.why(1, "block m2") == "reckless"
    alone = duel(side("CS-81"), side("CS-85")).do("attack m1 p1")
    assert alone.tower(1) == 4


@ruling("DD-37")
def test_t20_flight_and_reach() -> None:
    there = duel(side("CS-49"), side("CS-67 CS-21")).do("attack m1 p1")
    there.says("block", "block m2", "no block", seat=1)
    assert there.why(1, "block m3") == "DD-37"
    there.do("block m2")
    assert there.gone("m1")
    assert there.strength("m2") == 2000
    assert [event["n"] for event in there.told("hurt")] == [1000, 2000]


@ruling("DD-61")
def test_t21_strength_for_a_block() -> None:
    there = duel(side("CS-21"), side("CS-34", "CS-31", 1)).do("attack m1 p1")
    there.do("play CS-31", "target m2").says("block", "block m2", "no block")
    assert there.strength("m2") == 3000
    there.do("block m2")
    assert there.gone("m1")
    weak = duel(side("CS-21"), side("CS-34")).do("attack m1 p1")
    assert weak.tower(1) == 4  # not even asked: 1000 cannot block it


@ruling("DD-63")
def test_t22_an_aura_leaves() -> None:
    there = duel(side(hand="CS-84 CS-46", spark=4), side("CS-68 CS-65")).do("play CS-84", "target m2")
    assert there.strength("m2") == 0
    there.do("play CS-46", "target m1")
    assert there.gone("m2")
    assert there.hand(1) == "CS-68"
    assert there.discard(1) == "CS-65"


def test_t23_a_second_check_after_the_scarab() -> None:
    there = duel(side(hand="CS-11", spark=5), side("CS-24 TK-1 TK-2"))
    assert (there.strength("m2"), there.strength("m3")) == (3000, 2000)
    there.do("play CS-11")
    assert there.gone("m1")
    assert there.strength("m2") == 0
    assert there.gone("m3")
    assert there.discard(1) == "CS-24"


@ruling("DD-40")
def test_t24_the_attacker_is_gone_before_the_block() -> None:
    there = duel(side("CS-81"), side("CS-67", "CS-46", 2)).do("attack m1 p1", "play CS-46", "target m1")
    assert there.asked() == (0, "main")
    assert there.hand(0) == "CS-81"
    assert there.tower(1) == 5
    assert there.state.phase == w.MAIN_PHASE


@pytest.mark.parametrize("blocked", [False, True])
def test_t25_a_pacified_attacker(blocked: bool) -> None:
    there = duel(side("CS-81"), side("CS-74 CS-43", spark=2)).do("attack m1 p1")
    there.says("respond", "use m2 1", "pass", seat=1).do("use m2 1")
    there.says("block", "block m3", "no block")
    there.do("block m3" if blocked else "no block")
    assert there.asked() == (0, "main")
    assert there.tower(1) == 5
    hurt = [(event["monster"], event["n"]) for event in there.told("hurt")]
    assert hurt == ([(1, 1000)] if blocked else [])


@ruling("DD-55")
def test_t26_siege_and_flip() -> None:
    there = duel(side("CS-04"), side("CS-71!", tower="ST-07")).do("attack m1 p1")
    assert there.ready("m2")
    assert there.discard(1) == "ST-07"
    assert there.asked() == (0, "main")


@pytest.mark.parametrize("pays", [True, False])
def test_t27_a_counter_to_a_counter(pays: bool) -> None:
    there = duel(side(hand="CS-48 CS-64", spark=3), side(hand="CS-45", spark=4))
    there.do("play CS-48").says("respond", "play CS-45 mode 1", "pass", seat=1).do("play CS-45 mode 1")
    there.says("respond", "play CS-64 mode 1", "pass", seat=0).do("play CS-64 mode 1")
    there.says("unless", "pay", "refuse", seat=1).do("pay" if pays else "refuse")
    assert there.hand(0) == ("" if pays else f"{PLAIN} {PLAIN}")
    assert there.spark(1) == ((6, 0, 4) if pays else (6, 2, 2))
    assert there.discard(0) == "CS-64 CS-48"
    assert there.discard(1) == "CS-45"


@ruling("DD-79")
@ruling("DD-80")
def test_t28_a_bystanders_duel() -> None:
    there = scene(side("CS-81 CS-28", "CS-13", 1), side(hand="CS-13", spark=1), side(hand="CS-47 CS-47", spark=2))
    there.do("attack m1 p1")
    assert there.asked() == (1, "respond")
    there.do("pass")
    assert there.asked() == (2, "respond")
    there.do("play CS-47", "target m2")
    assert there.asked() == (1, "respond")  # it can be answered by everybody else (DD-80)
    there.do("pass")
    assert there.asked() == (0, "respond")
    there.do("pass")
    assert not there.ready("m2")
    assert there.asked() == (1, "respond")  # the window opens again
    there.do("pass")
    assert there.asked() == (2, "respond")


@ruling("DD-43")
@ruling("DD-77")
def test_t29_a_defeat_among_three() -> None:
    there = scene(side("CS-81 CS-81"), side("CS-33 CS-01", tower=""), side())
    there.do("attack m1 p1", "no block")
    assert there.told("defeated") == [{"kind": "defeated", "seat": 1, "why": "tower"}]
    assert there.zone(1) == ""
    assert there.told("triggered") == []
    there.says("main", "attack m2 p2", "end", seat=0).do("end")
    assert there.asked() == (2, "main")


@ruling("DD-26")
def test_t30_an_effect_draws_what_is_there() -> None:
    there = duel(side(hand="CS-48", spark=2, deck=PLAIN)).do("play CS-48")
    assert there.hand(0) == PLAIN
    assert there.asked() == (0, "main")
    there.do("end")
    there.do("end")
    assert there.state.over
    assert there.game.winners(there.state) == [1]


def test_t31_stunned_twice_misses_one_ready_phase() -> None:
    there = duel(side(hand="CS-35 CS-47", spark=3), side("CS-81"))
    there.do("play CS-35", "target m1", "play CS-47", "target m1", "end")
    assert not there.ready("m1")
    there.do("end", "end").passes()
    assert there.asked() == (1, "main")
    assert there.ready("m1")


@ruling("DD-59")
def test_t32_whirlwind_roc_attacks_twice() -> None:
    there = duel(side("CS-58"), side("CS-49 CS-49 CS-49")).do("attack m1 p1", "block m2")
    assert there.ready("m1")
    there.do("attack m1 p1", "block m3")
    assert not there.ready("m1")
    there.says("main", "end")


@ruling("DD-51")
def test_t33_grave_bargain() -> None:
    there = duel(side("CS-81"), side("CS-82!", tower="CS-94")).do("attack m1 p1", "play CS-94")
    assert there.zone(1) == "m2:CS-82=1000!"
    assert there.hand(1) == f"{PLAIN} {PLAIN}"
    duel(side(hand="CS-94", spark=1)).says("main", "end")


@ruling("DD-65")
def test_t34_bone_collector_draws_once_or_not_at_all() -> None:
    there = duel(side(hand="CS-11", spark=5), side("CS-83 CS-82 CS-82")).do("play CS-11")
    assert there.zone(1) == ""
    assert there.hand(1) == ""  # the Collector died in the same check
    strong = duel(side(hand="CS-11 CS-31", spark=6), side("CS-83 CS-82 CS-82"))
    strong.do("play CS-31", "target m1", "play CS-11")
    assert strong.zone(1) == "m1:CS-83=1000"
    assert strong.hand(1) == PLAIN


def test_t35_pact_fiend_with_an_empty_tower() -> None:
    there = duel(side(hand="CS-91", spark=2, tower="")).do("play CS-91")
    assert there.hand(0) == ""
    assert there.spark(0) == (7, 1, 2)


def test_t36_rebuilding_a_whole_spire() -> None:
    there = duel(side(hand="CS-78", spark=3)).says("main", "play CS-78", "end").do("play CS-78")
    assert there.tower(0) == 5
    assert there.told("rebuilt") == []
    assert there.discard(0) == "CS-78"


def test_t37_spell_siphon_from_the_tower() -> None:
    there = duel(side("CS-81"), side(tower="CS-45")).do("attack m1 p1")
    there.says("tower", "play CS-45 mode 2", "discard", seat=1).do("play CS-45 mode 2")
    assert there.hand(1) == PLAIN


@ruling("DD-18")
def test_t38_tower_magic_is_answered() -> None:
    there = duel(side("CS-81", "CS-45", 2), side(tower="CS-48")).do("attack m1 p1", "critical 0", "play CS-48")
    there.says("respond", "play CS-45 mode 1", "pass", seat=0).do("play CS-45 mode 1")
    assert there.discard(1) == "CS-48"
    assert there.hand(1) == ""


def test_t39_cinder_imp() -> None:
    there = duel(side("CS-02*")).do("attack m1 p1")
    assert there.tower(1) == 4
    assert there.strength("m1") == 1000


def test_t40_the_last_tower_card() -> None:
    there = duel(side("CS-55 CS-43", spent=1), side(tower=PLAIN)).do("attack m1 p1", "critical 0")
    assert there.spark(0) == (9, 1, 0)
    assert there.tower(1) == 0
    there.do("discard", "attack m2 p1", "critical 0")
    assert there.state.over


@ruling("DD-76")
def test_t41_the_lord_of_the_hollow_crown() -> None:
    there = duel(side(hand="CS-92", spark=6, discard="CS-85 CS-88 CS-13"), side(hand="CS-13", spark=1))
    there.do("play CS-92", "pass").says("target", "target CS-85", "done", seat=0).do("target CS-85")
    assert there.zone(0) == "m2:CS-92=5000 m3:CS-85=4000"
    assert there.asked() == (0, "main")
    full = duel(side(" ".join(["CS-82"] * 5), "CS-92", 6, discard="CS-85")).do("play CS-92", "target CS-85")
    assert full.asked() == (0, "push")


@ruling("DD-32")
def test_t42_the_end_window() -> None:
    there = duel(side("TK-2"), side(hand="CS-14", spark=1)).do("end")
    there.says("respond", "play CS-14 x0", "pass", seat=1).do("play CS-14 x0")
    assert [event["n"] for event in there.told("hurt")] == [1000]
    assert there.zone(0) == "m1:TK-2=1000"
    assert there.asked() == (1, "main")


def test_t43_coral_sentinel() -> None:
    there = duel(side("CS-28"), side("CS-37")).do("attack m1 p1", "block m2", "end", "end")
    assert there.asked() == (0, "main")
    assert not there.ready("m1")


def test_t44_cyclone_monk() -> None:
    there = duel(side("CS-53"), side("CS-81")).do("attack m1 p1", "no block", "discard", "end")
    assert there.ready("m1")
    there.do("attack m2 p0").says("block", "block m1", "no block", seat=0)
