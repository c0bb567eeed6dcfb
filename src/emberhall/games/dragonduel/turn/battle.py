"""The battle, step by step: B1 to B9 of 3.3. No question is asked where public information leaves only one answer."""

from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.effects.moves import check, defeat, end_phase, hurt, note, note_all, set_ready
from emberhall.games.dragonduel.effects.piles import bury
from emberhall.games.dragonduel.effects.tellings import cause_of, code_of
from emberhall.games.dragonduel.events import (
    Attacked,
    BarrierRaised,
    Blocked,
    CriticalUsed,
    Harmless,
    Revealed,
    Unblocked,
)
from emberhall.games.dragonduel.facts.strengths import flags_of, power_of, strength_of
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.playing import announce_card, modes_of
from emberhall.games.dragonduel.turn.settling import SETTLE
from emberhall.games.dragonduel.turn.windows import Window
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of, verb_of


def counts(verb: int) -> list[tuple[Option, ...]]:
    """The options for how many Spark cards to use, by how many there are; built once, as they are needed so often."""
    return [tuple([option(verb, k) for k in range(cards + 1)]) for cards in range(w.SPARK_CARDS + 1)]


CRITICALS: Final = counts(w.CRITICAL)
BARRIERS: Final = counts(w.BARRIER)


def declare(s: State, m: Monster, defender: i64) -> None:
    """B1 and B2: Main ends, damage falls off (DD-60); the attacker is exhausted, its triggers wait."""
    end_phase(s)
    s.phase = w.BATTLE_PHASE
    s.attacker = m.uid
    s.defender = defender
    s.blocker = 0
    if s.events is not None:
        card = code_of(s, m.card)
        s.tell(Attacked(kind="attack", monster=m.uid, card=card, seat=m.seat, defender=defender))
    set_ready(s, m, False, "attack")
    check(s)
    if s.monster(m.uid) is not None:
        note(s, m, w.ON_ATTACK, 0, defender)
    s.work.append(OPEN_ATTACK)
    s.work.append(SETTLE)


@final
class OpenAttack(steps.Step):
    """B3: the attack window."""

    def run(self, s: State) -> None:
        s.work.append(DEFEND)
        s.work.append(Window(w.ATTACK_WINDOW, s.active, 0, 0))


def blockers_of(s: State, attacker: Monster, defender: i64) -> list[int]:
    """Places of the defender's monsters that could block this attacker (3.3), in one pass."""
    blockers: list[int] = []
    flies = flags_of(s, attacker) & w.FLIGHT
    evade = s.book.cards[attacker.card].evade
    place = defender << w.ZONE_SHIFT
    for m in s.players[defender].mons:
        if m.ready:
            flags = flags_of(s, m)
            if (
                not flags & w.NO_BLOCKING
                and (not flies or flags & (w.FLIGHT | w.REACH))
                and (evade < 0 or strength_of(s, m) > evade)
            ):
                blockers.append(int(place))
        place += 1
    return blockers


@final
class Defend(steps.Step):
    """B4 and B5: is the attack still on, and can any monster block?"""

    def run(self, s: State) -> None:
        attacker = s.monster(s.attacker)
        if attacker is None or not s.players[s.defender].alive:
            s.work.append(END_BATTLE)
        elif blockers_of(s, attacker, s.defender):
            s.work.append(BLOCK)
        else:
            s.work.append(SHARPEN)


@final
class Block(steps.Step):
    """B5: choose one legal blocker, or none."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.defender

    def ask(self, s: State) -> str:
        return "block"

    def source(self, s: State) -> int:
        return s.attacker

    def options(self, s: State) -> tuple[Option, ...]:
        attacker = s.monster(s.attacker)
        assert attacker is not None
        return (*[option(w.BLOCK, place) for place in blockers_of(s, attacker, s.defender)], option(w.NO_BLOCK))

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) == w.NO_BLOCK:
            if s.events is not None:
                s.tell(Unblocked(kind="unblocked", seat=s.defender, cause=cause_of(s, None)))
            s.work.append(SHARPEN)
            return
        blocker = s.at(ref_of(pick))
        attacker = s.monster(s.attacker)
        assert attacker is not None
        s.blocker = blocker.uid
        if s.events is not None:
            s.tell(
                Blocked(
                    kind="blocked",
                    monster=blocker.uid,
                    card=code_of(s, blocker.card),
                    seat=blocker.seat,
                    attacker=attacker.uid,
                    attacker_card=code_of(s, attacker.card),
                    attacker_seat=attacker.seat,
                    cause=cause_of(s, None),
                ),
            )
        set_ready(s, blocker, False, "block")
        note(s, attacker, w.ON_BLOCKED, blocker.uid, s.defender)
        note(s, blocker, w.ON_BLOCK, attacker.uid, s.defender)
        s.work.append(SHARPEN)
        s.work.append(SETTLE)


@final
class Sharpen(steps.Step):
    """B6: may the attacking player use Critical Spark?"""

    def run(self, s: State) -> None:
        attacker = s.monster(s.attacker)
        if attacker is None:
            s.work.append(END_BATTLE)
            return
        player = s.players[attacker.seat]
        s.work.append(CRITICAL if player.sr + player.se else STRIKE)


@final
class Critical(steps.Step):
    """B6: how many Spark cards go back for 1000 Strength each (DD-13, DD-14)."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.active

    def ask(self, s: State) -> str:
        return "critical"

    def source(self, s: State) -> int:
        return s.attacker

    def options(self, s: State) -> tuple[Option, ...]:
        player = s.players[s.active]
        return CRITICALS[player.sr + player.se]

    def take(self, s: State, pick: Option) -> None:
        cards: i64 = ref_of(pick)
        s.work.append(STRIKE)
        if not cards:
            return
        player = s.players[s.active]
        exhausted: i64 = min(cards, player.se)
        player.se -= exhausted
        player.sr -= cards - exhausted
        player.sd += cards
        attacker = s.monster(s.attacker)
        assert attacker is not None
        attacker.for_turn += 1000 * cards
        if s.events is not None:
            s.tell(
                CriticalUsed(
                    kind="critical",
                    seat=s.active,
                    n=cards,
                    ready=cards - exhausted,
                    monster=attacker.uid,
                    card=code_of(s, attacker.card),
                    strength=strength_of(s, attacker),
                    cause=cause_of(s, None),
                ),
            )
        note(s, attacker, w.ON_CRITICAL, 0, s.defender)
        s.work.append(SETTLE)


@final
class Strike(steps.Step):
    """B7 and B8: the exchange with the blocker, or the way to the Tower."""

    def run(self, s: State) -> None:
        attacker = s.monster(s.attacker)
        if attacker is None:
            s.work.append(END_BATTLE)
        elif s.blocker:
            exchange(s, attacker)
        elif power_of(s, attacker) == 0:  # B8 a: no damage, no Tower card, the ward is kept
            if s.events is not None:
                card = code_of(s, attacker.card)
                cause = cause_of(s, None)
                s.tell(Harmless(kind="harmless", monster=attacker.uid, card=card, seat=attacker.seat, cause=cause))
            s.work.append(END_BATTLE)
        elif s.players[s.defender].sr:
            s.work.append(BARRIER)
        else:
            land(s, 0)


def exchange(s: State, attacker: Monster) -> None:
    """B7: both deal their Strength at the same moment (DD-01). The attack stays blocked if the blocker is gone."""
    s.work.append(END_BATTLE)
    blocker = s.monster(s.blocker)
    if blocker is None:
        return
    dealt, taken = power_of(s, attacker), power_of(s, blocker)
    hurt(s, blocker, dealt, None)
    hurt(s, attacker, taken, None)
    fell = strength_of(s, blocker) < 0
    died = strength_of(s, attacker) < 0
    check(s)
    if fell and s.monster(s.attacker) is not None:
        note(s, attacker, w.ON_KILL, s.blocker, s.defender)
    if died and s.monster(s.blocker) is not None:
        note(s, blocker, w.ON_KILL, s.attacker, s.defender)
    s.work.append(SETTLE)


@final
class Barrier(steps.Step):
    """B8 b: how many ready Spark cards are exhausted for 1000 Barrier each."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.defender

    def ask(self, s: State) -> str:
        return "barrier"

    def source(self, s: State) -> int:
        return s.attacker

    def options(self, s: State) -> tuple[Option, ...]:
        return BARRIERS[s.players[s.defender].sr]

    def take(self, s: State, pick: Option) -> None:
        land(s, ref_of(pick))


def land(s: State, cards: i64) -> None:
    """B8 b to e: the Barrier holds, or the top Tower card is turned over, or the player is defeated."""
    attacker = s.monster(s.attacker)
    assert attacker is not None
    player = s.players[s.defender]
    player.sr -= cards
    player.se += cards
    barrier = 1000 * cards + player.ward
    player.ward = 0
    strength = strength_of(s, attacker)
    if s.events is not None and barrier:
        s.tell(
            BarrierRaised(
                kind="barrier",
                seat=s.defender,
                n=barrier,
                spark=cards,
                strength=strength,
                holds=barrier >= strength,
                cause=cause_of(s, None),
            ),
        )
    if barrier >= strength:
        s.work.append(END_BATTLE)
        return
    if not player.tower:
        if not defeat(s, s.defender, "tower"):
            s.work.append(END_BATTLE)
        return
    s.revealed = player.tower.pop(0)
    s.siege = bool(flags_of(s, attacker) & w.SIEGE)
    if s.events is not None:
        code = code_of(s, s.revealed)
        tower = len(player.tower)
        s.tell(Revealed(kind="revealed", seat=s.defender, card=code, tower=tower, cause=cause_of(s, None)))
    note(s, attacker, w.ON_HIT, 0, s.defender)
    note_all(s, s.defender, w.ON_FLIP, 0, 0)
    s.work.append(GUARDIAN)
    s.work.append(SETTLE)


def free_plays(s: State) -> list[int]:
    """The ways to play the Tower card lying face up."""
    card = s.book.cards[s.revealed]
    if s.siege:
        return []
    x = card.tower_x << w.MODE_SHIFT
    if card.kind == w.MONSTER:
        return [option(w.PLAY, card.index, x)]
    return [option(w.PLAY, card.index, x | mode) for mode in modes_of(s, s.defender, card, w.FROM_TOWER)]


@final
class Guardian(steps.Step):
    """B8 f: can the Tower card be played?"""

    def run(self, s: State) -> None:
        if free_plays(s):
            s.work.append(TOWER)
        else:
            burn(s)


def burn(s: State) -> None:
    card = s.revealed
    s.revealed = -1
    bury(s, s.defender, card, "tower")
    s.work.append(END_BATTLE)


@final
class Tower(steps.Step):
    """B8 f and g: play the card for free, or discard it."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.defender

    def ask(self, s: State) -> str:
        return "tower"

    def options(self, s: State) -> tuple[Option, ...]:
        return (*free_plays(s), option(w.BURN))

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) == w.BURN:
            burn(s)
            return
        s.work.append(END_BATTLE)
        s.work.append(Window(w.TOWER_WINDOW, s.defender, 0, 0))
        s.work.append(SETTLE)
        on = on_of(pick)
        announce_card(s, s.defender, s.revealed, w.FROM_TOWER, on >> w.MODE_SHIFT, on & w.MODE_MASK)


@final
class EndBattle(steps.Step):
    """B9: damage falls off, battle durations end, then the check and its triggers; back to Main."""

    def run(self, s: State) -> None:
        end_phase(s)
        s.attacker = 0
        s.defender = -1
        s.blocker = 0
        s.siege = False
        s.phase = w.MAIN_PHASE
        s.work.append(SETTLE)


OPEN_ATTACK: Final = OpenAttack()
DEFEND: Final = Defend()
BLOCK: Final = Block()
SHARPEN: Final = Sharpen()
CRITICAL: Final = Critical()
STRIKE: Final = Strike()
BARRIER: Final = Barrier()
GUARDIAN: Final = Guardian()
TOWER: Final = Tower()
END_BATTLE: Final = EndBattle()
