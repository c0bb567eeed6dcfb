"""Rulings that no golden example covers, each in the smallest scene in which it makes a difference."""

from typing import Any

import pytest

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.decks import parse, problems
from emberhall.games.dragonduel.game import GAME
from emberhall.games.dragonduel.turn.playing import could_answer
from tests.games.dragonduel.scenes import PLAIN, Scene, duel, scene, side

ruling = pytest.mark.ruling


def dealt(seats: int = 2, seed: int = 3, **options: Any) -> Scene:
    state = GAME.deal(seats, seed, **options)
    return Scene(state)


@ruling("DD-04")
def test_losing_strength_lowers_it() -> None:
    there = duel(side(hand="ST-07", spark=4), side("CS-28")).do("play ST-07", "target m1")
    assert there.strength("m1") == 2000
    assert there.facts("strength", "monster", "n", "until") == [(1, -1000, "turn")]


@ruling("DD-05")
@ruling("DD-23")
def test_a_monster_attacks_only_after_the_turn_it_came_into_play() -> None:
    there = duel(side("CS-81* CS-02*"))
    there.says("main", "attack m2 p1", "end")
    assert there.why(0, "attack m1 p1") == "DD-23"
    shown = [(monster["fresh"], monster["may_attack"]) for monster in there.view()["players"][0]["monsters"]]
    assert shown == [(True, False), (True, True)]
    there.do("end").do("end")
    assert [monster["fresh"] for monster in there.view()["players"][0]["monsters"]] == [False, False]


@ruling("DD-23")
@ruling("DD-24")
def test_the_first_turn_has_spark_and_draw_but_no_ready_phase() -> None:
    there = dealt(start="lot")
    first = there.state.first
    there.do("keep", "keep")
    assert there.asked() == (first, "main")
    assert there.spark(first) == (9, 1, 0)
    assert len(there.player(first).hand) == 6
    assert [len(player.deck) for player in there.state.players].count(39) == 1
    assert [event["kind"] for event in there.heard if event["kind"] == "turn"] == ["turn"]


@ruling("DD-12")
def test_barrier_spark_is_exhausted_until_the_next_ready_phase() -> None:
    there = duel(side("CS-43"), side(spark=2)).do("attack m1 p1", "barrier 1")
    assert there.spark(1) == (8, 1, 1)
    there.do("end")
    assert there.spark(1) == (7, 3, 0)


@ruling("DD-13")
def test_critical_spark_takes_exhausted_cards_first() -> None:
    there = duel(side("CS-81", spark=2, spent=2)).do("attack m1 p1")
    there.says("critical", *[f"critical {k}" for k in range(5)]).do("critical 3")
    assert there.spark(0) == (9, 1, 0)


@ruling("DD-14")
def test_critical_spark_unblocked_without_strength_and_not_for_the_blocker() -> None:
    there = duel(side("CS-66", spark=1), side("CS-43", spark=3)).do("attack m1 p1", "no block")
    there.says("critical", "critical 0", "critical 1", seat=0).do("critical 1")
    there.says("barrier", "barrier 0", "barrier 1", "barrier 2", "barrier 3", seat=1).do("barrier 0")
    assert there.tower(1) == 4
    blocked = duel(side("CS-66", spark=1), side("CS-43", spark=3)).do("attack m1 p1", "block m2")
    blocked.says("critical", "critical 0", "critical 1", seat=0).do("critical 0")
    assert blocked.asked() == (0, "main")  # the defender was not asked for any


@ruling("DD-17")
def test_a_big_hit_turns_over_one_card() -> None:
    there = duel(side("CS-26")).do("attack m1 p1", "discard")
    assert there.tower(1) == 4


@ruling("DD-19")
def test_tower_magic_without_a_target_is_discarded_unasked() -> None:
    there = duel(side("CS-81"), side(tower="CS-15")).do("attack m1 p1")  # targets one's own monster
    assert there.asked() == (0, "main")
    assert there.discard(1) == "CS-15"


@ruling("DD-22")
def test_abilities_on_the_turn_of_entry() -> None:
    there = duel(side("CS-03*"), side("CS-81"))
    there.says("main", "use m1 1", "end").do("use m1 1", "target m2")
    assert not there.ready("m1")
    assert there.strength("m2") == 1000


@ruling("DD-27")
def test_there_is_no_hand_limit() -> None:
    there = duel(side(hand=" ".join([PLAIN] * 12))).do("end")
    assert len(there.player(0).hand) == 12


@ruling("DD-29")
@ruling("DD-31")
@ruling("DD-70")
def test_the_attacker_answers_only_inside_a_duel_and_the_window_repeats() -> None:
    there = duel(side("CS-81", "CS-31 CS-45", 4), side("CS-67", "CS-31 CS-31", 2)).do("attack m1 p1")
    there.says("respond", "play CS-31", "pass", seat=1)  # not seat 0; and there is no item to counter
    assert there.view()["chain"] == []
    there.do("play CS-31", "target m2")
    there.says("respond", "play CS-31", "play CS-45 mode 1", "pass", seat=0).do("pass")
    there.says("respond", "play CS-31", "pass", seat=1).do("pass")
    assert there.strength("m2") == 4000
    assert [event["seat"] for event in there.told("passed")] == [0, 1], "Everybody hears who adds nothing."
    there.says("respond", "play CS-31", "pass", seat=1).do("pass")  # asked again after the duel
    assert there.asked() == (1, "block")


@ruling("DD-31")
def test_the_window_of_a_card_does_not_repeat() -> None:
    there = duel(side("CS-28", "CS-31", 1), side("CS-67", "CS-31 CS-31", 3)).do("play CS-31", "target m1")
    assert there.view()["window"] == {"kind": "card", "actor": 0, "duel": [], "passes": 0}
    there.do("play CS-31", "target m2", "pass")
    assert there.asked() == (0, "main")


@ruling("DD-31")
def test_the_window_of_an_ability_is_called_one() -> None:
    there = duel(side("CS-50", "CS-51", 2), side(hand="CS-48", spark=2)).do("use m1 1")
    assert there.asked() == (1, "respond")
    assert there.view()["window"] == {"kind": "ability", "actor": 0, "duel": [], "passes": 0}


@ruling("DD-33")
def test_nobody_answers_a_natural_ability() -> None:
    there = duel(side("CS-81"), side(hand="CS-45 CS-48", spark=6, tower="CS-34")).do("attack m1 p1", "pass")
    there.do("barrier 0", "play CS-34")
    assert len(there.player(1).hand) == 3  # it drew at once, nobody was asked
    assert there.asked() == (0, "main")


@ruling("DD-33")
def test_natural_abilities_resolve_in_their_order() -> None:
    """The active player's first; several of one player in the order they choose; equal ones without asking."""
    there = duel(side("CS-01 CS-33 CS-33", "CS-11 CS-11", 10), side("CS-01")).do("play CS-11")
    assert there.zone(1) == ""
    there.says("order", "trigger 1", "trigger 2", seat=0)
    assert [(trigger["seat"], trigger["card"]) for trigger in there.view()["waiting"]] == [
        (0, "CS-01"),
        (0, "CS-33"),
        (0, "CS-33"),
        (1, "CS-01"),
    ]
    there.do("trigger 2")
    there.says("order", "trigger 1", "trigger 2", seat=0).do("trigger 1")
    there.says("target", "target m6", "done", seat=0).do("target m6")
    there.says("target", "target m6", "done", seat=1).do("done")
    assert there.hand(0) == f"CS-11 {PLAIN} {PLAIN}"
    assert there.strength("m6") == 3000


@ruling("DD-34")
def test_an_illegal_target_is_skipped_and_the_magic_is_discarded() -> None:
    there = duel(side("CS-81", "CS-61", 2), side("CS-38")).do("play CS-61")
    there.says("respond", "use m2 1", "pass", seat=1).do("pass")
    gone = duel(side("CS-81", "CS-61", 2), side(hand="CS-46", spark=2)).do("play CS-61", "play CS-46")
    assert gone.discard(0) == "CS-61"
    assert gone.hand(0) == "CS-81"
    assert gone.told("strength") == []


@ruling("DD-34")
def test_a_target_that_no_longer_fits_is_skipped_also_for_what_follows() -> None:
    """Banishing Verse aims at 3000 or more; weakened in response, the monster stays."""
    there = duel(side("CS-28", "CS-79", 3), side("CS-08", "CS-13", 1)).do("play CS-79", "target m2")
    there.do("play CS-13", "target m2")
    assert there.zone(1) == "m2:CS-08=1000"
    assert there.discard(0) == "CS-79"


@ruling("DD-38")
def test_one_ready_blocker() -> None:
    there = duel(side("CS-81"), side("CS-67 CS-67! CS-43")).do("attack m1 p1")
    there.says("block", "block m2", "block m4", "no block", seat=1)
    assert there.why(1, "block m3") == "DD-38"
    there.do("block m2")
    assert there.asked() == (0, "main")


@ruling("DD-39")
def test_attacks_go_at_players() -> None:
    there = scene(side("CS-81"), side("CS-43"), side())
    there.says("main", "attack m1 p1", "attack m1 p2", "end")
    assert there.why(0, "attack m1 p0") == "DD-39"
    assert there.why(0, "attack m1 m2") == "unknown-word"


@ruling("DD-42")
def test_copies_count_by_set_number() -> None:
    four = parse("4 CS-01\n4 CS-82") | dict.fromkeys(("CS-02", "CS-03", "CS-04", "CS-05", "CS-06"), 4)
    rest = {f"CS-{k}": 4 for k in range(20, 25)} | {"CS-30": 2}
    assert problems(four | rest) == []
    assert [problem.code for problem in problems(four | rest | {"CS-01": 5, "CS-30": 1})] == ["D02"]


@ruling("DD-44")
def test_a_game_that_never_ends_is_drawn() -> None:
    there = duel()
    there.state.turn = 200
    there.do("end")
    assert there.state.over
    assert there.game.winners(there.state) == [0, 1]
    assert there.game.scores(there.state) == [0, 0]
    assert there.told("loop-stopped") == [{"kind": "loop-stopped", "what": "turns"}]


@ruling("DD-45")
def test_elements_and_traits_do_nothing_by_themselves() -> None:
    fire = duel(side("CS-08"), side("CS-28")).do("attack m1 p1", "block m2")
    earth = duel(side("CS-28"), side("CS-08")).do("attack m1 p1", "block m2")
    assert [fire.zone(0)[-6:], fire.zone(1)[-6:]] == [earth.zone(0)[-6:], earth.zone(1)[-6:]] == ["=3000!", "=3000!"]


@ruling("DD-46")
def test_spark_cards_that_go_back_are_only_counted() -> None:
    there = duel(side("CS-81", spark=4)).do("attack m1 p1")
    rng_before = there.state.rng.words()
    there.do("critical 4")
    assert there.state.rng.words() == rng_before
    assert there.spark(0) == (10, 0, 0)


@ruling("DD-48")
def test_a_mulligan_takes_the_whole_hand_once() -> None:
    there = dealt(start="lot", seed=5)
    seat = there.asked()[0]
    before = there.hand(seat)
    there.says("mulligan", "mulligan", "keep").do("mulligan")
    assert len(there.player(seat).hand) == 5
    assert there.hand(seat) != before
    assert there.asked() == (1 - seat, "mulligan")
    assert there.player(seat).redrawn == 1
    assert there.view()["players"][seat]["mulligans"] == 1


@ruling("DD-49")
def test_the_first_card_set_is_the_top_of_the_tower() -> None:
    there = duel(side("CS-81", "CS-78", 3, tower="CS-01 CS-02", deck=f"CS-03 {PLAIN}"), side("CS-43"))
    there.do("play CS-78")
    assert there.codes(there.player(0).tower) == "CS-01 CS-02 CS-03"
    there.do("end", "attack m2 p0", "no block", "critical 0")
    assert there.told("revealed")[0]["card"] == "CS-01"


@ruling("DD-50")
def test_nobody_sees_a_tower() -> None:
    one = duel(side(tower="CS-01 CS-02"), side(tower="CS-03"))
    other = duel(side(tower="CS-04 CS-05"), side(tower="CS-06"))
    assert one.view(None) == other.view(None)
    lists: list[list[str]] = [[], []]
    for seat in (0, 1):
        views = [{**there.view(seat), "lists": lists} for there in (one, other)]
        assert views[0] == views[1]


@ruling("DD-53")
def test_hit_and_flip_resolve_before_the_card_is_chosen() -> None:
    there = duel(side("CS-06", spent=1), side("CS-71!")).do("attack m1 p1", "critical 0")
    assert there.asked() == (1, "tower")
    assert there.hand(0) == PLAIN  # hit
    assert there.spark(0) == (9, 1, 0)
    assert there.ready("m2")  # flip
    triggered = [(event["card"], event["event"]) for event in there.told("triggered")]
    assert triggered == [("CS-06", "hit"), ("CS-71", "flip")]


@ruling("DD-54")
def test_the_tower_is_one_lower_while_its_card_resolves() -> None:
    there = duel(side("CS-81"), side(tower=f"CS-70 {PLAIN} {PLAIN} {PLAIN}")).do("attack m1 p1", "play CS-70")
    assert there.tower(1) == 4  # three were left, so the Mason added one


@ruling("DD-56")
def test_a_blocker_that_is_gone_keeps_the_attack_blocked() -> None:
    """Fire Slime's and Burrow Beetle's triggers cannot remove it, so a made card does."""
    card = """
    [[card]]
    set = "ZZ-01"
    name = {en = "Blink Cat", fr = "Chat filou"}
    type = "monster"
    cost = 2
    element = "wind"
    traits = ["beast"]
    strength = 1000
    provenance = "house"
    [[card.ability]]
    on = "block"
    do = [{op = "hand", who = "self"}]
    """
    game = GAME.with_cards({"own.toml": card})
    there = scene(side("CS-81"), side("ZZ-01"), game=game).do("attack m1 p1", "block m2")
    assert there.hand(1) == "ZZ-01"
    assert there.tower(1) == 5
    assert there.asked() == (0, "main")


@ruling("DD-57")
def test_an_attack_goes_on_with_an_attacker_that_was_exhausted() -> None:
    there = duel(side("CS-81"), side("CS-38")).do("attack m1 p1")
    there.says("respond", "use m2 1", "pass").do("use m2 1", "target m1")
    assert there.tower(1) == 4


@ruling("DD-58")
def test_an_attacker_readied_in_its_battle_may_attack_again() -> None:
    there = duel(side("CS-81", "CS-61", 2), side("CS-66", "CS-13", 1)).do("attack m1 p1")
    there.do("use m2 1", "target m2", "play CS-61").passes()
    assert there.ready("m1")
    there.do("critical 0", "barrier 0", "discard")
    assert "attack m1 p1" in there.state.decision.words()  # type: ignore[union-attr]


@ruling("DD-68")
def test_a_countered_ability_stays_paid() -> None:
    there = duel(side("CS-03"), side("CS-81", "CS-64", 1)).do("use m1 1", "target m2", "play CS-64 mode 1")
    assert not there.ready("m1")
    assert there.strength("m2") == 2000
    assert there.told("countered")[0]["card"] == "CS-03"
    assert there.discard(0) == ""


@ruling("DD-69")
def test_only_items_of_others_can_be_countered() -> None:
    there = duel(side("CS-28", "CS-31 CS-45", 6), side("CS-67", "CS-31", 1)).do("play CS-31", "target m1")
    there.do("play CS-31", "target m2")
    there.says("respond", "play CS-45 mode 1", "pass", seat=0).do("play CS-45 mode 1")
    assert there.told("countered")[0]["seat"] == 1


@ruling("DD-73")
def test_wards_add_up_and_go_together() -> None:
    there = duel(side("CS-26"), side(hand="CS-77 CS-77", spark=2)).do("attack m1 p1", "play CS-77", "play CS-77")
    there.passes()
    assert there.asked() == (0, "main")
    assert there.tower(1) == 5
    assert there.player(1).ward == 0
    assert there.facts("barrier", "seat", "n", "strength", "holds") == [(1, 6000, 6000, True)]


@ruling("DD-75")
def test_undead_must_be_printed() -> None:
    there = duel(side(hand=PLAIN, spark=4, discard="CS-04 CS-82"))
    there.says("main", f"play {PLAIN}", "play CS-82 from discard", "end")
    assert there.why(0, "play CS-04 from discard") == "DD-75"


@ruling("DD-78")
def test_a_seat_is_asked_by_what_everybody_sees() -> None:
    for held, words in (("CS-20", ("pass",)), ("CS-13", ("play CS-13", "pass"))):
        there = duel(side("CS-81"), side(hand=held, spark=1)).do("attack m1 p1")
        there.says("respond", *words, seat=1)
    for unable in (side(hand="CS-13"), side(spark=1)):  # no Spark, or no card: no response is possible
        there = duel(side("CS-81"), unable).do("attack m1 p1")
        assert there.asked()[1] != "respond"


# --- limits against loops (3.10)

MILL = """
[[card]]
set = "ZZ-01"
name = {en = "Wheel", fr = "Roue"}
type = "monster"
cost = 0
element = "wind"
traits = ["spirit"]
strength = 1000
provenance = "house"
[[card.ability]]
cost = {exhaust = true}
do = [{op = "ready", who = "self"}]
[[card.ability]]
on = "cast"
do = [{op = "sready", player = "you", n = 1}]
[[card]]
set = "ZZ-02"
name = {en = "Mirror", fr = "Miroir"}
type = "monster"
cost = 0
element = "wind"
traits = ["spirit"]
strength = 1000
provenance = "house"
[[card.ability]]
on = "ally_destroyed"
do = [{op = "revive", who = {pick = "up_to", n = 1, is = ["zone=discard", "cmax=0"]}}]
[[card.ability]]
on = "ally_enter"
do = [{op = "dmg", who = "it", n = 9000}]
"""


def test_main_decisions_end_at_two_hundred() -> None:
    there = scene(side("ZZ-01"), side(), game=GAME.with_cards({"own.toml": MILL}))
    for _ in range(200):
        assert there.asked() == (0, "main")
        there.state.apply("use m1 1")
    there.do()
    assert there.asked() == (1, "main")
    kinds = [event.to(None) for event in there.state.hear()]
    assert {"kind": "loop-stopped", "what": "main"} in kinds


def test_a_window_repeats_thirty_two_times_at_most() -> None:
    there = scene(side("ZZ-01"), side("ZZ-01"), game=GAME.with_cards({"own.toml": MILL}))
    there.do("attack m1 p1")
    duels = 0
    while there.asked() == (1, "respond"):
        there.do("use m2 1")
        duels += 1
    assert duels == 32
    assert there.told("loop-stopped") == [{"kind": "loop-stopped", "what": "window"}]


def test_a_chain_of_sixty_four_takes_no_more() -> None:
    there = duel(side(hand="CS-48", spark=4), side("CS-23", spark=2)).do("play CS-48")
    there.says("respond", "use m1 1", "pass", seat=1)
    item = there.state.chain[0]
    there.state.chain = [item] * 63
    assert could_answer(there.state, 1)
    there.state.chain = [item] * 64
    assert not could_answer(there.state, 1)


def test_natural_abilities_stop_at_two_hundred() -> None:
    there = scene(side("ZZ-02", "CS-13", 1, discard="ZZ-01"), side(), game=GAME.with_cards({"own.toml": MILL}))
    there.state.players[0].mons.append(there.state.players[0].mons[0].clone())
    there.state.players[0].mons[1].uid = 2
    there.state.serial = 2
    there.state.terms.lists[0] = sorted([*there.state.terms.lists[0], there.game.book.codes["ZZ-02"]])
    there.do("play CS-13", "target m2")
    while there.asked()[1] in ("target", "order"):
        there.do(there.state.decision.words()[0])  # type: ignore[union-attr]
    assert there.told("loop-stopped") == [{"kind": "loop-stopped", "what": "natural"}]
    assert there.state.phase == w.MAIN_PHASE
