"""Targets: the candidates of every kind of pick, and whether a choice is still legal when its effect happens."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Effect, Pick, Row
from emberhall.games.dragonduel.components.pieces import Deed, Monster
from emberhall.games.dragonduel.facts.strengths import fits, fits_card, holds
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option, ref_of, verb_of


def foes_of(s: State, seat: i64) -> list[int]:
    """The living opponents, clockwise from the player's left."""
    n: i64 = len(s.players)
    return [int((seat + k) % n) for k in range(1, n) if s.players[(seat + k) % n].alive]


def players_of(s: State, deed: Deed, effect: Effect) -> list[int]:
    """The living players an effect applies to."""
    if effect.player == w.YOU:
        return [int(deed.seat)]
    if effect.player == w.EACH_FOE:
        return foes_of(s, deed.seat)
    seat: i64 = deed.foe
    if effect.player == w.PICKED_FOE and effect.chosen is not None:
        seat = deed.targets[effect.chosen.at] - 1
    return [int(seat)] if seat >= 0 and s.players[seat].alive else []


def chooser_of(s: State, deed: Deed, pick: Pick, count: i64) -> i64:
    """The seat that makes the next choice of a `theirs`, after `count` choices; -1 if there is none or it is out."""
    if pick.player == w.YOU:
        return deed.seat
    seat: i64 = deed.foe
    if pick.player == w.EACH_FOE:
        # Counted over all opponents, so that the others keep their places when one of them leaves meanwhile.
        n: i64 = len(s.players)
        at: i64 = 1 + count // pick.n
        seat = (deed.seat + at) % n if at < n else -1
    if pick.player == w.PICKED_FOE:
        seat = deed.targets[pick.at - 1] - 1  # the player is picked just before
    return seat if seat >= 0 and s.players[seat].alive else -1


def candidates(s: State, deed: Deed, pick: Pick, count: i64) -> list[int]:
    """The options for the next choice of a pick, in canonical order; each choice offers only places after the last."""
    places: list[int] = []
    if pick.how == w.PLAYER:
        return [option(w.TARGET_SEAT, foe) for foe in sorted(foes_of(s, deed.seat))]
    if pick.how == w.CHAIN:
        for at in range(len(s.chain)):
            item = s.chain[at]
            if item.seat != deed.seat and pick.kinds >> item.kind & 1:
                places.append(option(w.TARGET_ITEM, at))
        return places
    if pick.where.in_discard:
        return candidate_cards(s, deed, pick, count)
    last = last_place(s, deed, pick, count)
    seat: i64 = -1
    verb: i64 = w.TARGET
    if pick.how == w.THEIRS:
        verb = w.CHOOSE
        seat = chooser_of(s, deed, pick, count)
        if seat < 0:
            return places
    for at, player in enumerate(s.players):
        if seat < 0 or seat == at:
            for index, m in enumerate(player.mons):
                place: i64 = at << 3 | index
                if place > last and (seat >= 0 or fits(s, pick.where, m, deed.seat, deed.source)):
                    places.append(option(verb, place))
    return places


def last_place(s: State, deed: Deed, pick: Pick, count: i64) -> i64:
    """The place of the monster chosen last by the same chooser, -1 before the first."""
    if count == 0 or (pick.how == w.THEIRS and count % pick.n == 0):
        return -1
    uid: i64 = deed.targets[pick.at + count - 1]
    for seat, player in enumerate(s.players):
        for index, m in enumerate(player.mons):
            if m.uid == uid:
                return seat << 3 | index
    return -1


def candidate_cards(s: State, deed: Deed, pick: Pick, count: i64) -> list[int]:
    """Cards of the own discard pile; equal cards are one option. Each choice must leave enough for the rest of n."""
    pile = s.players[deed.seat].disc
    taken = [target - 1 for target in deed.targets[pick.at : pick.at + count]]
    must: i64 = pick.n - count if pick.how == w.EXACTLY else 1
    left: i64 = 0
    cards_offered: list[int] = []
    for card in sorted(set(pile), reverse=True):
        if taken and card < taken[-1]:
            break
        if fits_card(s, pick.where, card):
            copies: i64 = pile.count(card) - taken.count(card)
            left += copies
            if copies and left >= must:
                cards_offered.append(option(w.TARGET_CARD, card))
    cards_offered.reverse()
    return cards_offered


def target_of(s: State, pick: Option) -> int:
    """The value an option puts into a deed's list of targets."""
    verb = verb_of(pick)
    ref = ref_of(pick)
    if verb in (w.TARGET, w.CHOOSE):
        return int(s.at(ref).uid)
    if verb == w.TARGET_ITEM:
        return int(s.chain[ref].uid)
    return ref + 1


def guarded(s: State, pick: Pick, seat: i64, origin: i64) -> bool:
    """True if a pick depends on a condition on the origin that is false: then nothing is asked (5.4)."""
    for cond in pick.guards:  # noqa: SIM110  (a generator costs more, and this is hot)
        if not holds(s, cond, seat, origin):
            return True
    return False


def harms_own(s: State, deed: Deed, pick: Pick, choices: list[int]) -> bool:
    """True if a harmful effect could only go to these, and one of them is the player's own (DD-83)."""
    if pick.how != w.EXACTLY or pick.where.in_discard or pick.where.side == w.OWN_SIDE:
        return False
    if not harms(s.row(deed).effects[pick.effect]):
        return False
    for each in choices:  # noqa: SIM110  (compiled, a loop is cheaper)
        if ref_of(each) >> w.ZONE_SHIFT == deed.seat:
            return True
    return False


def harms(effect: Effect) -> bool:
    """True if nobody wants this effect for a monster of their own."""
    if effect.op == w.OP_STR:
        return effect.n < 0
    if effect.op == w.OP_GRANT:
        return bool(effect.flag & w.BURDENS)
    return effect.op in (w.OP_DMG, w.OP_FIGHT, w.OP_DESTROY, w.OP_REMOVE, w.OP_HAND, w.OP_EXHAUST)


def open_modes(s: State, deed: Deed) -> list[int]:
    """The modes of a natural ability whose conditions hold now."""
    modes: list[int] = []
    rows = s.modes(deed)
    for mode in range(len(rows)):
        cond = rows[mode].cond
        if cond is None or holds(s, cond, deed.seat, deed.origin):
            modes.append(mode)
    return modes


def aimable(s: State, row: Row, deed: Deed) -> bool:
    """Whether everything that must be chosen at announcement exists."""
    for pick in row.picks:
        if pick.how in (w.UP_TO, w.THEIRS, w.PLAYER) or guarded(s, pick, deed.seat, deed.origin):
            continue
        if pick.how == w.EXACTLY and not pick.where.in_discard:
            if not enough(s, pick, deed):
                return False
        elif count_of(s, deed, pick) < pick.n:
            return False
    return True


def enough(s: State, pick: Pick, deed: Deed) -> bool:
    """True if enough monsters match for a pick; stops counting once there are enough."""
    missing = pick.n
    for player in s.players:
        for m in player.mons:
            if fits(s, pick.where, m, deed.seat, deed.source):
                missing -= 1
                if missing <= 0:
                    return True
    return False


def count_of(s: State, deed: Deed, pick: Pick) -> i64:
    """How many things could be chosen in all."""
    if pick.where.in_discard:
        pile = s.players[deed.seat].disc
        return len([card for card in pile if fits_card(s, pick.where, card)])
    return len(candidates(s, deed, pick, 0))


def vetted(s: State, deed: Deed, row: Row, at: i64) -> Deed:
    """The deed without the targets of its effect `at` that are no longer legal (DD-34)."""
    for pick in row.picks:
        if pick.effect != at or pick.how not in (w.EXACTLY, w.UP_TO) or pick.where.in_discard:
            continue
        for slot in range(pick.at, pick.at + pick.slots):
            uid = deed.targets[slot]
            if uid:
                m = s.monster(uid)
                if m is None or not fits(s, pick.where, m, deed.seat, deed.source):
                    deed = deed.aimed(slot, 0)
    return deed


def picked(s: State, deed: Deed, pick: Pick) -> list[Monster]:
    """The chosen monsters that are still in play."""
    monsters: list[Monster] = []
    for slot in range(pick.at, pick.at + pick.slots):
        m = s.monster(deed.targets[slot])
        if m is not None:
            monsters.append(m)
    return monsters


def subjects(s: State, deed: Deed, who: i64, pick: Pick | None, effect: Effect) -> list[Monster]:
    """The monsters an effect applies to now."""
    if who == w.PICKED and pick is not None:
        return picked(s, deed, pick)
    if who == w.ALL:
        where = effect.where
        assert where is not None
        return [m for player in s.players for m in player.mons if fits(s, where, m, deed.seat, deed.source)]
    one = s.monster(deed.source if who == w.SELF else deed.it)
    return [] if one is None else [one]
