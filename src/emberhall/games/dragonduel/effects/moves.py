"""The basic changes of a state: draw, exhaust, damage, enter, leave, be destroyed; and noting triggers.

Nothing here asks a seat anything. Each change tells its event, if somebody listens.
"""

from bisect import insort

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Deed, Monster, Player
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


# --- hands, decks, piles


def draw(s: State, seat: i64, n: i64) -> None:
    """Draw up to n; an empty deck defeats nobody here (DD-26)."""
    player = s.players[seat]
    cards: list[int] = []
    while n > 0 and player.deck:
        card = player.deck.pop()
        insort(player.hand, card)
        cards.append(card)
        n -= 1
    if s.events is not None and cards:
        s.tell({"kind": "drew", "seat": seat, "n": len(cards)})
        s.tell({"kind": "drawn", "seat": seat, "cards": [s.book.cards[card].code for card in cards]}, (int(seat),))


def lose_from_hand(player: Player, card: int) -> None:
    """Take a card out of the hand; if everybody saw an equal card go there, take that one."""
    player.hand.remove(card)
    if player.shown and card in player.shown:
        player.shown.remove(card)


def conjure(s: State, seat: i64, card: i64, n: i64) -> None:
    """Put Magic tokens into a hand, for everybody to see (6.1)."""
    player = s.players[seat]
    for _ in range(n):
        insort(player.hand, int(card))
        insort(player.shown, int(card))
    if s.events is not None:
        s.tell({"kind": "conjured", "seat": seat, "card": s.book.cards[card].code, "n": n})


def discard(s: State, seat: i64, card: int) -> None:
    """Discard a card of the hand; a token ceases to exist instead."""
    player = s.players[seat]
    lose_from_hand(player, card)
    if not s.book.cards[card].token:
        player.disc.append(card)
    if s.events is not None:
        s.tell({"kind": "discarded", "seat": seat, "card": s.book.cards[card].code})


def discard_all(s: State, seat: i64) -> None:
    """Discard the whole hand. Nobody chose these cards, so the event reveals what others could not know."""
    player = s.players[seat]
    if s.events is not None and player.hand:
        s.tell({"kind": "emptied", "seat": seat, "cards": [s.book.cards[card].code for card in player.hand]})
    player.disc += [card for card in player.hand if not s.book.cards[card].token]
    player.hand = []
    player.shown = []


def bury(s: State, seat: i64, card: i64, why: str) -> None:
    """Put a card that is in no zone into its owner's discard pile; a token ceases to exist."""
    if s.book.cards[card].token:
        return
    s.players[seat].disc.append(int(card))
    if s.events is not None:
        s.tell({"kind": "buried", "seat": seat, "card": s.book.cards[card].code, "why": why})


# --- Spark


def pay_spark(s: State, seat: i64, cards: i64) -> None:
    player = s.players[seat]
    player.sr -= cards
    player.se += cards
    if s.events is not None and cards:
        s.tell({"kind": "spark", "seat": seat, "ready": -cards, "exhausted": cards, "deck": 0})


def ready_spark(s: State, seat: i64, cards: i64) -> None:
    player = s.players[seat]
    moved: i64 = min(cards, player.se)
    player.se -= moved
    player.sr += moved
    if s.events is not None and moved:
        s.tell({"kind": "spark", "seat": seat, "ready": moved, "exhausted": -moved, "deck": 0})


def ramp(s: State, seat: i64, cards: i64, exhausted: bool) -> None:
    """Move cards of the Spark deck to the Spark Zone."""
    player = s.players[seat]
    moved: i64 = min(cards, player.sd)
    player.sd -= moved
    if exhausted:
        player.se += moved
    else:
        player.sr += moved
    if s.events is not None and moved:
        ready: i64 = 0 if exhausted else moved
        s.tell({"kind": "spark", "seat": seat, "ready": ready, "exhausted": moved - ready, "deck": -moved})


# --- the Tower


def tower_add(s: State, seat: i64, n: i64) -> None:
    """From the top of the deck to the bottom of the Tower, unseen (DD-49)."""
    player = s.players[seat]
    moved: i64 = 0
    while moved < n and player.deck and len(player.tower) < w.MOST_TOWER:
        player.tower.append(player.deck.pop())
        moved += 1
    if s.events is not None and moved:
        s.tell({"kind": "rebuilt", "seat": seat, "n": moved, "tower": len(player.tower)})


def tower_take(s: State, seat: i64, n: i64) -> None:
    player = s.players[seat]
    cards: list[int] = []
    while n > 0 and player.tower:
        card = player.tower.pop(0)
        insort(player.hand, card)
        cards.append(card)
        n -= 1
    if s.events is not None and cards:
        s.tell({"kind": "unbuilt", "seat": seat, "n": len(cards), "tower": len(player.tower)})
        s.tell({"kind": "drawn", "seat": seat, "cards": [s.book.cards[card].code for card in cards]}, (int(seat),))


# --- monsters


def set_ready(s: State, m: Monster, ready: bool) -> None:
    if m.ready != ready:
        m.ready = ready
        if s.events is not None:
            s.tell({"kind": "readied" if ready else "exhausted", "monster": m.uid})


def enter(s: State, card: i64, seat: i64, origin: i64, ready: bool) -> None:
    """Let a monster enter; the caller has made sure there is room."""
    uid = s.next_uid()
    m = Monster(uid, card, seat, ready, 0, 0, 0, 0, 0, 0, 0, 0, 0, s.turn, origin, 0)
    s.players[seat].mons.append(m)
    if s.book.cards[card].auras:
        s.auras += 1
    if s.events is not None:
        code = s.book.cards[card].code
        s.tell(
            {"kind": "entered", "monster": uid, "card": code, "seat": seat, "from": w.ORIGINS[origin], "ready": ready}
        )
    note(s, m, w.ON_ENTER, 0, -1)
    note_all(s, seat, w.ON_ALLY_ENTER, uid, uid)


def leave(s: State, m: Monster, how: str) -> None:
    """Take a monster out of play; the caller decides where its card goes."""
    s.players[m.seat].mons.remove(m)
    if s.book.cards[m.card].auras:
        s.auras -= 1
    if s.events is not None:
        s.tell({"kind": "left", "monster": m.uid, "card": s.book.cards[m.card].code, "seat": m.seat, "how": how})


def send_to_discard(s: State, m: Monster, how: str) -> None:
    """Pushed out or sent as a cost: not destroyed, no triggers (3.7). A token ceases to exist."""
    leave(s, m, how)
    if s.book.cards[m.card].kind != w.TOKEN:
        s.players[m.seat].disc.append(int(m.card))


def destroy(s: State, doomed: list[Monster]) -> None:
    """Destroy all of them at once: first all leave, then their triggers are noted (DD-63, DD-65)."""
    for m in doomed:
        send_to_discard(s, m, "destroyed")
    for m in doomed:
        note(s, m, w.ON_DESTROYED, 0, -1)
        note_all(s, m.seat, w.ON_ALLY_DESTROYED, 0, m.uid)


def return_to_hand(s: State, m: Monster) -> None:
    """Return it to its owner's hand; everybody saw which card it is."""
    leave(s, m, "returned")
    if s.book.cards[m.card].kind != w.TOKEN:
        player = s.players[m.seat]
        insort(player.hand, int(m.card))
        insort(player.shown, int(m.card))


def remove(s: State, m: Monster) -> None:
    leave(s, m, "removed")
    if s.book.cards[m.card].kind != w.TOKEN:
        s.players[m.seat].rem.append(int(m.card))


def hurt(s: State, m: Monster, n: i64) -> None:
    if n > 0:
        m.damage += n
        if s.events is not None:
            s.tell({"kind": "hurt", "monster": m.uid, "n": n})


def change(s: State, m: Monster, n: i64, until: i64) -> None:
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
        s.tell({"kind": "strength", "monster": m.uid, "n": n, "until": w.DURATIONS[until]})


def grant(s: State, m: Monster, flag: i64, word: str, until: i64) -> None:
    if until == w.BATTLE:
        m.battle_flags |= flag
    elif until == w.TURN:
        m.turn_flags |= flag
    elif until == w.READY:
        m.ready_flags |= flag
    else:
        m.good_flags |= flag
    if s.events is not None:
        s.tell({"kind": "granted", "monster": m.uid, "flag": word, "until": w.DURATIONS[until]})


def falls(s: State, m: Monster) -> bool:
    """True if its Strength is below 0. Auras and bonuses are skipped where they could only raise it."""
    book = s.book
    if not book.dampens:
        own = book.cards[m.card].strength + m.for_battle + m.for_turn + m.for_ready + m.for_good
        if own >= m.damage:
            return False
    return strength_of(s, m) < 0


def check(s: State) -> None:
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
        destroy(s, doomed)


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


def defeat(s: State, seat: i64, why: str) -> bool:
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
        s.tell({"kind": "defeated", "seat": seat, "why": why})
    if len(s.out) + 1 < len(s.players):
        return False
    finish(s)
    return True


def finish(s: State) -> None:
    """End the game."""
    s.work.clear()
    s.phase = w.OVER
    if s.events is not None:
        s.tell({"kind": "over", "winners": winning_seats(s), "scores": places(s)})
