"""Situations the Core Set never reaches, found by the referee on odd cards, and what the specification says there."""

import pytest

from emberhall.games.dragonduel.game import GAME, DragonDuel
from tests.games.dragonduel.scenes import PLAIN, Scene, scene, side
from tests.games.dragonduel.test_language import MAGIC, MONSTER


def laid(text: str) -> DragonDuel:
    return GAME.with_cards({"own.toml": text})


def in_play(there: Scene, seat: int) -> list[str]:
    return [there.game.book.cards[m.card].code for m in there.player(seat).mons]


REVIVE_TWO = MAGIC + 'play = [{op = "revive", who = {pick = "exactly", n = 2, is = ["own", "zone=discard"]}}]\n'


def test_two_equal_cards_of_the_discard_pile_are_two_targets() -> None:
    there = scene(side(hand="ZZ-01", discard="CS-82 CS-82"), side(), game=laid(REVIVE_TWO)).do("play ZZ-01").passes()
    assert in_play(there, 0) == ["CS-82", "CS-82"]
    assert there.discard(0) == "ZZ-01"


def test_the_last_card_of_the_pile_may_be_chosen_twice() -> None:
    there = scene(side(hand="ZZ-01", discard="CS-82 CS-22 CS-82"), side(), game=laid(REVIVE_TWO))
    there.do("play ZZ-01").says("target", "target CS-22", "target CS-82")
    there.do("target CS-82").passes()
    assert in_play(there, 0) == ["CS-82", "CS-82"]
    assert there.discard(0) == "CS-22 ZZ-01"


def test_a_card_alone_in_the_pile_is_no_two_targets() -> None:
    there = scene(side(hand="ZZ-01", discard="CS-82"), side(), game=laid(REVIVE_TWO))
    there.says("main", "end")


def test_an_attacker_is_exhausted_before_anybody_looks() -> None:
    """B1 is a single moment: conditions about ready attackers never see one."""
    game = laid(MONSTER + 'static = {op = "aura", is = ["attacking", "ready"], n = -9000}\n')
    there = scene(side("CS-81"), side("ZZ-02"), game=game).do("attack m1 p1")
    assert there.strength("m1") == 2000


def test_once_per_turn_counts_through_the_clean_up() -> None:
    """The clean-up belongs to the turn: a mark set before it still holds there, and is gone in the next turn."""
    ability = 'on = "ally_destroyed"\nonce = true\ndo = [{op = "draw", player = "you", n = 1}]\n'
    there = scene(side("ZZ-02 CS-81 CS-81 CS-81", hand="CS-13", spark=1), side(), game=laid(MONSTER + ability))
    for name in ("m3", "m4"):
        there.monster(name).for_good = -3000
        there.monster(name).for_turn = 1000  # ends in the clean-up
    there.do("play CS-13", "target m3").passes()
    assert there.gone("m3")
    assert there.hand(0) == PLAIN
    there.do("end").passes()
    assert there.gone("m4")
    assert there.hand(0) == PLAIN
    assert there.monster("m1").used == 0


def test_what_one_effect_makes_is_looked_at_together() -> None:
    """The state check comes after the whole effect: the second token has entered before the first one is destroyed."""
    text = MONSTER + 'static = {op = "aura", is = ["token"], n = -3000}\n'
    makes = MAGIC + 'play = [{op = "token", token = "TK-1", n = 2}]\n'
    there = scene(side("ZZ-02", hand="ZZ-01"), side(), game=laid(text + makes)).do("play ZZ-01").passes()
    kinds = [event["kind"] for event in there.heard if event["kind"] in {"entered", "left"}]
    assert kinds == ["entered", "entered", "left", "left"]


def test_what_lasted_for_the_ready_phase_is_looked_at_when_it_ends() -> None:
    """A battle duration given outside a battle ends with the phase, and the state check follows (3.6)."""
    ability = 'on = "upkeep"\ndo = [{op = "token", token = "TK-1", n = 1}]\n'
    helper = '[[card.ability]]\non = "ally_enter"\n'
    helper += 'do = [{op = "str", who = {pick = "all", is = ["own"]}, n = 3000, until = "battle"},\n'
    helper += '{op = "str", who = "it", n = -3000, until = "perm"}]\n'
    there = scene(side(), side("ZZ-02"), game=laid(MONSTER + ability + helper)).do("end")
    assert there.asked() == (1, "main")
    assert in_play(there, 1) == ["ZZ-02"]


def test_a_drawn_card_can_take_the_last_strength() -> None:
    """Strength is checked after the Draw phase too: it may depend on the hand."""
    there = scene(side(), side("ZZ-02"), game=laid(MONSTER + 'static = {op = "bonus", if = "hand==0", n = 1000}\n'))
    there.monster("m1").for_good = -2000
    there.do("end")
    assert there.asked() == (1, "main")
    assert there.gone("m1")
    assert there.discard(1) == "ZZ-02"


@pytest.mark.parametrize(
    ("words", "picked"), [(["smin=1000", "smin=3000"], "3"), (["cmax=8", "cmax=4", "cmin=1", "cmin=3"], "1")]
)
def test_all_filters_must_hold_also_two_of_a_kind(words: list[str], picked: str) -> None:
    does = f'play = [{{op = "dmg", who = {{pick = "all", is = {words}}}, n = 1000}}]\n'
    there = scene(side("CS-81 CS-82 CS-22", "ZZ-01"), side(), game=laid(MAGIC + does)).do("play ZZ-01").passes()
    assert "".join(str(m.uid) for m in there.player(0).mons if m.damage) == picked


def test_a_turn_lost_for_want_of_cards_is_cleaned_up_like_any_other() -> None:
    """What an ability gives until end of turn in that clean-up does not last into the next player's turn."""
    foes = '{pick = "all", is = ["foe"]}'
    upkeep = f'on = "upkeep"\ndo = [{{op = "str", who = {foes}, n = 2000, until = "turn"}},\n'
    upkeep += f'{{op = "str", who = {foes}, n = -2000, until = "perm"}}]\n'
    destroyed = '[[card.ability]]\non = "destroyed"\n'
    destroyed += 'do = [{op = "str", who = {pick = "all", is = []}, n = 1000, until = "turn"}]\n'
    there = scene(side("CS-81 ZZ-02"), side("ZZ-02", deck=""), side(), game=laid(MONSTER + upkeep + destroyed)).do(
        "end"
    )
    assert there.asked() == (2, "main")
    assert not there.player(1).alive
    assert there.gone("m2")
    assert there.strength("m1") == 0


def test_a_flag_may_last_for_good() -> None:
    ability = 'on = "enter"\ndo = [{op = "grant", who = "self", flag = "flight", until = "perm"}]\n'
    there = scene(side(hand="ZZ-02"), side(), game=laid(MONSTER + ability)).do("play ZZ-02")
    for _ in range(3):
        assert there.view()["players"][0]["monsters"][0]["flags"] == ["flight"]
        there.do("end")


def test_an_ability_used_once_a_turn() -> None:
    ability = 'cost = {spark = 2}\nonce = true\ndo = [{op = "draw", player = "you", n = 1}]\n'
    dear = "CS-59 CS-59 CS-59"  # too expensive to be offered
    there = scene(side("ZZ-02!", spark=2, deck=dear), side(), game=laid(MONSTER + ability))
    there.says("main", "use m1 1", "end").do("use m1 1").says("main", "end")
    assert there.why(0, "use m1 1") == "cost"
    there.do("end", "end").says("respond", "use m1 1", "pass", seat=0)  # in another player's turn, which is a new one


def test_a_choice_without_a_mode_for_the_tower_is_free_there_too() -> None:
    """Other modes are closed to a card played from the Tower only if one mode asks for the Tower."""
    modes = '[{op = "draw", player = "you", n = 1}, {op = "ramp", player = "you", n = 1, as = "ready"}]'
    game = laid(MAGIC + f'play = [{{op = "choose", modes = {modes}}}]\n')
    there = scene(side("CS-81"), side(tower="ZZ-01"), game=game).do("attack m1 p1")
    there.says("tower", "play ZZ-01 mode 1", "play ZZ-01 mode 2", "discard", seat=1)


CLOSED = '{op = "choose", modes = [\n'
CLOSED += '{op = "when", if = "from_tower", do = [{op = "ramp", player = "you", n = 1, as = "ready"}]},\n'
CLOSED += '{op = "when", if = "from_discard", do = [{op = "ward", player = "you", n = 1000}]}]}'
DRAW = '{op = "draw", player = "you", n = 1}'
HURT = '{op = "dmg", who = {pick = "exactly", n = 1, is = ["foe"]}, n = 1000}'


@pytest.mark.ruling("DD-34")
@pytest.mark.parametrize("effects", [[CLOSED, DRAW, HURT], [DRAW, CLOSED, HURT], [HURT, DRAW, CLOSED]])
def test_a_choice_without_a_mode_left_does_nothing_and_the_rest_happens(effects: list[str]) -> None:
    """3.5.4: this monster came from neither the Tower nor the discard pile."""
    game = laid(MONSTER + f'on = "enter"\ndo = [{", ".join(effects)}]\n')
    there = scene(side(hand="ZZ-02"), side("CS-22 CS-22"), game=game).do("play ZZ-02").passes()
    there.says("target", "target m1", "target m2", seat=0).do("target m2")
    assert there.hand(0) == PLAIN
    assert there.monster("m2").damage == 1000
    assert there.spark(0) == (10, 0, 0)
    assert there.player(0).ward == 0


@pytest.mark.ruling("DD-34")
def test_a_mode_is_chosen_just_before_it_happens() -> None:
    """3.5.4, effect by effect: the card drawn first enables the second mode."""
    modes = f'{{op = "choose", modes = [{DRAW}, {{op = "when", if = "hand>=1", do = [{HURT}]}}]}}'
    game = laid(MONSTER + f'on = "enter"\ndo = [{DRAW}, {modes}, {DRAW}]\n')
    there = scene(side(hand="ZZ-02"), side("CS-22"), game=game).do("play ZZ-02").passes()
    there.says("mode", "mode 1", "mode 2", seat=0)
    assert there.hand(0) == PLAIN
    there.do("mode 2")
    assert there.monster("m1").damage == 1000
    assert there.hand(0) == f"{PLAIN} {PLAIN}"


def test_a_card_counts_as_in_hand_while_it_is_announced() -> None:
    """3.2: it leaves the hand in step 4, when targets are chosen and costs are paid."""
    static = MONSTER + 'static = {op = "bonus", if = "hand>=2", n = 2000}\n'
    spell = '{op = "dmg", who = {pick = "exactly", n = 1, is = ["own", "smin=3000"]}, n = 1000}'
    game = laid(static + MAGIC + f"extra_cost = {{send = 1}}\nplay = [{spell}]\n")
    there = scene(side("ZZ-02 ZZ-02 CS-20", hand="ZZ-01 CS-59"), side(), game=game)
    assert there.strength("m1") == 3000
    there.do("play ZZ-01").says("target", "target m1", "target m2", seat=0)
    assert there.strength("m1") == 3000, "Of two cards in hand one is being announced."
    there.do("target m1").says("send", "send m1", "send m2", "send m3", seat=0)
    assert there.strength("m1") == 3000, "The costs are being paid."
    there.do("send m3")
    assert there.strength("m1") == 1000, "It lies on the chain, and its target no longer fits."
    there.passes()
    assert there.monster("m1").damage == 0


def test_an_announced_card_is_no_longer_held_up_by_itself() -> None:
    """Once it is paid for, the state check counts one card less in hand."""
    static = MONSTER + 'static = {op = "bonus", if = "hand>=1", n = 2000}\n'
    game = laid(static + MAGIC + f"play = [{DRAW}]\n")
    there = scene(side("ZZ-02", hand="ZZ-01"), side(), game=game)
    there.monster("m1").for_good = -2000
    there.do("play ZZ-01")
    assert there.gone("m1")


def test_an_announced_undead_card_was_never_in_hand() -> None:
    """A card played from the discard pile does not count as in hand, and neither does an ability."""
    game = laid(MONSTER + 'static = {op = "bonus", if = "hand>=3", n = 2000}\n')
    there = scene(side("ZZ-02 CS-03", hand="CS-59 CS-59", spark=1, discard="CS-82"), side("CS-22 CS-22"), game=game)
    there.do("use m2 1").says("target", "target m1", "target m2", "target m3", "target m4", seat=0)
    assert there.strength("m1") == 1000
    there.do("target m3").passes().do("play CS-82 from discard").says("discard", "discard CS-59", seat=0)
    assert there.strength("m1") == 1000
