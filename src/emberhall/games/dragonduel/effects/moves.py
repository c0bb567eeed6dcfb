"""The basic changes of monsters: exhaust, damage, enter, leave, be destroyed; noting triggers; and defeat.

Nothing here asks a seat anything. Each change tells its event, if somebody listens; `deed` is the one whose effect it
is, None if the stack says whose, or if it is the course of the turn.
"""

from bisect import insort

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Deed, Monster
from emberhall.games.dragonduel.effects.tellings import cause_of, code_of, place_of
from emberhall.games.dragonduel.events import (
    Defeat,
    Defeated,
    Entered,
    Exhausted,
    Granted,
    How,
    Hurt,
    Left,
    Over,
    Readied,
    StrengthChanged,
    Turning,
)
from emberhall.games.dragonduel.facts.strengths import holds, strength_of
from emberhall.games.dragonduel.score import places, winning_seats
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64

# --- natural abilities wait


def note(s: State, m: Monster, event: i64, it: i64, foe: i64) -> None:
    """Add the abilities of a monster that this event triggers to the waiting list (3.5)."""
    card = s.book.cards[m.card]
    if not card.events >> event & 1:
        return
    for slot, ability in enumerate(card.abilities):
        if ability.event == event and not (ability.once and m.used >> slot & 1):
            cond = ability.rows[0].cond if len(ability.rows) == 1 else None
            if cond is None or not cond.about_origin() or holds(s, cond, m.seat, m.origin):
                if ability.once:
                    m.used |= 1 << slot
                s.waiting.append(Deed(0, w.NATURAL, m.card, slot, 0, m.seat, m.uid, m.origin, 0, it, foe, []))


def note_all(s: State, seat: i64, event: i64, but: i64, it: i64) -> None:
    """Note an event for every monster of a player but one."""
    for m in s.players[seat].mons:
        if m.uid != but:
            note(s, m, event, it, -1)


# --- monsters


def set_ready(s: State, m: Monster, ready: bool, why: Turning, deed: Deed | None = None) -> None:
    if m.ready != ready:
        m.ready = ready
        if s.events is not None:
            card, cause = code_of(s, m.card), cause_of(s, deed)
            if ready:
                s.tell(Readied(kind="readied", monster=m.uid, card=card, seat=m.seat, why=why, cause=cause))
            else:
                s.tell(Exhausted(kind="exhausted", monster=m.uid, card=card, seat=m.seat, why=why, cause=cause))


def enter(s: State, card: i64, seat: i64, origin: i64, ready: bool, item: i64) -> None:
    """Let a monster enter; the caller has made sure there is room. `item` is its number on the chain, if it has one."""
    uid = s.next_uid()
    m = Monster(uid, card, seat, ready, 0, 0, 0, 0, 0, 0, 0, 0, 0, s.turn, origin, 0)
    s.players[seat].mons.append(m)
    if s.book.cards[card].auras:
        s.auras += 1
    if s.events is not None:
        s.tell(
            Entered(
                kind="entered",
                monster=uid,
                card=code_of(s, card),
                seat=seat,
                origin=w.ORIGINS[origin],
                ready=ready,
                cause=f"c{item}" if item else cause_of(s, None),
            ),
        )
    note(s, m, w.ON_ENTER, 0, -1)
    note_all(s, seat, w.ON_ALLY_ENTER, uid, uid)


def leave(s: State, m: Monster, how: How, deed: Deed | None) -> None:
    """Take a monster out of play; the caller decides where its card goes."""
    s.players[m.seat].mons.remove(m)
    if s.book.cards[m.card].auras:
        s.auras -= 1
    if s.events is not None:
        place = place_of(s, m, how)
        s.tell(
            Left(
                kind="left",
                monster=m.uid,
                card=code_of(s, m.card),
                seat=m.seat,
                how=how,
                place=place,
                to_hand=place == "hand",
                cause=cause_of(s, deed),
            ),
        )


def send_to_discard(s: State, m: Monster, how: How, deed: Deed | None = None) -> None:
    """Pushed out or sent as a cost: not destroyed, no triggers (3.7). A token ceases to exist."""
    leave(s, m, how, deed)
    if s.book.cards[m.card].kind != w.TOKEN:
        s.players[m.seat].disc.append(int(m.card))


def destroy(s: State, doomed: list[Monster], deed: Deed | None) -> None:
    """Destroy all of them at once: first all leave, then their triggers are noted (DD-63, DD-65)."""
    for m in doomed:
        send_to_discard(s, m, "destroyed", deed)
    for m in doomed:
        note(s, m, w.ON_DESTROYED, 0, -1)
        note_all(s, m.seat, w.ON_ALLY_DESTROYED, 0, m.uid)


def return_to_hand(s: State, m: Monster, deed: Deed) -> None:
    """Return it to its owner's hand; everybody saw which card it is."""
    leave(s, m, "returned", deed)
    if s.book.cards[m.card].kind != w.TOKEN:
        player = s.players[m.seat]
        insort(player.hand, int(m.card))
        insort(player.shown, int(m.card))


def remove(s: State, m: Monster, deed: Deed) -> None:
    leave(s, m, "removed", deed)
    if s.book.cards[m.card].kind != w.TOKEN:
        s.players[m.seat].rem.append(int(m.card))


def hurt(s: State, m: Monster, n: i64, deed: Deed | None) -> None:
    if n > 0:
        m.damage += n
        if s.events is not None:
            strength = strength_of(s, m)
            s.tell(
                Hurt(
                    kind="hurt",
                    monster=m.uid,
                    card=code_of(s, m.card),
                    seat=m.seat,
                    n=n,
                    strength=strength,
                    cause=cause_of(s, deed),
                ),
            )


def change(s: State, m: Monster, n: i64, until: i64, deed: Deed) -> None:
    """Change Strength for a duration."""
    if until == w.BATTLE:
        m.for_battle += n
    elif until == w.TURN:
        m.for_turn += n
    elif until == w.READY:
        m.for_ready += n
    else:
        m.for_good += n
    if s.events is not None:
        s.tell(
            StrengthChanged(
                kind="strength",
                monster=m.uid,
                card=code_of(s, m.card),
                seat=m.seat,
                n=n,
                strength=strength_of(s, m),
                until=w.DURATIONS[until],
                cause=cause_of(s, deed),
            ),
        )


def grant(s: State, m: Monster, flag: i64, word: str, until: i64, deed: Deed) -> None:
    if until == w.BATTLE:
        m.battle_flags |= flag
    elif until == w.TURN:
        m.turn_flags |= flag
    elif until == w.READY:
        m.ready_flags |= flag
    else:
        m.good_flags |= flag
    if s.events is not None:
        s.tell(
            Granted(
                kind="granted",
                monster=m.uid,
                card=code_of(s, m.card),
                seat=m.seat,
                flag=word,
                until=w.DURATIONS[until],
                cause=cause_of(s, deed),
            ),
        )


def falls(s: State, m: Monster) -> bool:
    """True if its Strength is below 0. Auras and bonuses are skipped where they could only raise it."""
    book = s.book
    if not book.dampens:
        own = book.cards[m.card].strength + m.for_battle + m.for_turn + m.for_ready + m.for_good
        if own >= m.damage:
            return False
    return strength_of(s, m) < 0


def check(s: State, deed: Deed | None = None) -> None:
    """The state check: destroy every monster with Strength below 0, all at once; repeat until none is left (3.6)."""
    while True:
        doomed: list[Monster] | None = None
        for player in s.players:
            for m in player.mons:
                if falls(s, m):
                    if doomed is None:
                        doomed = [m]
                    else:
                        doomed.append(m)
        if doomed is None:
            return
        destroy(s, doomed, deed)


def end_phase(s: State) -> None:
    """Remove damage and everything that lasts for the battle (3.6)."""
    for player in s.players:
        for m in player.mons:
            m.damage = 0
            m.for_battle = 0
            m.battle_flags = 0


def end_turn_durations(s: State) -> None:
    for player in s.players:
        player.ward = 0
        player.discount = 0
        for m in player.mons:
            m.for_turn = 0
            m.turn_flags = 0


def defeat(s: State, seat: i64, why: Defeat) -> bool:
    """Take a player out of the game (3.9). True if that ends it: then no work is left."""
    player = s.players[seat]
    player.alive = False
    s.out.append(int(seat))
    for m in player.mons:
        if s.book.cards[m.card].auras:
            s.auras -= 1
    player.hand = []
    player.deck = []
    player.tower = []
    player.mons = []
    player.disc = []
    player.rem = []
    player.shown = []
    player.sd = player.sr = player.se = player.ward = player.discount = 0
    s.chain = [deed for deed in s.chain if deed.seat != seat]
    s.waiting = [deed for deed in s.waiting if deed.seat != seat]
    if s.events is not None:
        s.tell(Defeated(kind="defeated", seat=seat, why=why))
    if len(s.out) + 1 < len(s.players):
        return False
    finish(s)
    return True


def finish(s: State) -> None:
    """End the game."""
    s.work.clear()
    s.phase = w.OVER
    if s.events is not None:
        s.tell(Over(kind="over", winners=winning_seats(s), scores=places(s)))
