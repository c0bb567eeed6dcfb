"""What the page learns about each option: its verb, the things it touches, and what it would give.

The rules compute a preview from public information and the own hand. The page makes the sentences.
Things: h:CS-01 in the hand, d:CS-01 in the discard pile, l:CS-01 looked at, m5 a monster, c6 on the chain, p1 a player,
t:2 a waiting ability, new the seventh monster.
"""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.battle import Tower
from emberhall.games.dragonduel.book import Card
from emberhall.games.dragonduel.countering import Unless
from emberhall.games.dragonduel.effects import Choose, ChooseMode
from emberhall.games.dragonduel.entering import MakeRoom
from emberhall.games.dragonduel.forecasts import aimed, attack, barrier, block, critical, price
from emberhall.games.dragonduel.lines import line_of_ability, line_of_mode, part_of_mode
from emberhall.games.dragonduel.state import State
from emberhall.kernel.decisions import Choice, Decision, Option, on_of, ref_of, verb_of
from emberhall.kernel.events import Fact

PLAIN: Final[dict[int, str]] = {
    w.MULLIGAN: "mulligan",
    w.KEEP: "keep",
    w.PAY: "pay",
    w.REFUSE: "refuse",
    w.BURN: "burn",
    w.DONE: "done",
    w.NO_BLOCK: "no-block",
    w.PASS: "pass",
}
ZONES: Final[dict[int, str]] = {w.TARGET_CARD: "d", w.DISCARD: "h", w.TAKE: "l", w.BOTTOM: "l"}


def choice_of(s: State, decision: Decision, pick: Option) -> Choice:
    verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
    if verb == w.END:
        attackers = {ref_of(option) for option in decision.options if verb_of(option) == w.ATTACK}
        return Choice("end", (), "end", {"attackers": len(attackers)})
    if verb in PLAIN:
        return Choice(PLAIN[verb])
    if verb in w.CARD_VERBS:
        code = s.book.cards[ref].code
        return Choice(w.CARD_VERBS[verb], (f"{ZONES[verb]}:{code}",), "card", {"card": code})
    if verb in w.SEAT_VERBS:
        return Choice(w.SEAT_VERBS[verb], (f"p{ref}",), "seat", {"to": ref})
    if verb in w.MONSTER_VERBS:
        return of_monster(s, verb, ref)
    if verb in (w.PLAY, w.RAISE):
        return play(s, decision.seat, verb == w.RAISE, s.book.cards[ref], on)
    return of_other(s, verb, ref, on)


def of_other(s: State, verb: int, ref: int, on: int) -> Choice:
    """The choice for an option whose verb is in no group."""
    if verb == w.USE:
        return use(s, ref, on >> 3, on & 7)
    if verb == w.ATTACK:
        m = s.at(ref)
        facts = {**monster_facts(s, ref), **attack(s, m, on)}
        return Choice("attack", (f"m{m.uid}", f"p{on}"), "attack", {**facts, "to": on})
    if verb == w.CRITICAL:
        return Choice("critical", (), "critical", {"n": ref, **critical(s, ref)})
    if verb == w.BARRIER:
        return Choice("barrier", (), "barrier", {"n": ref, **barrier(s, ref)})
    if verb == w.PUSH_NEW:
        asked = s.work[-1]
        assert isinstance(asked, MakeRoom)
        return Choice("push-new", ("new",), "card", {"card": s.book.cards[asked.card].code})
    if verb == w.TARGET_ITEM:
        item = s.chain[ref]
        return Choice("target", (f"c{item.uid}",), "card", {"card": s.book.cards[item.card].code})
    if verb == w.TRIGGER:
        return trigger(s, ref)
    return mode_of(s, ref)


def monster_facts(s: State, place: int) -> dict[str, Fact]:
    m = s.at(place)
    return {"monster": f"m{m.uid}", "card": s.book.cards[m.card].code}


def of_monster(s: State, verb: int, place: int) -> Choice:
    """A monster that is targeted, blocks, or has to leave."""
    m = s.at(place)
    facts = monster_facts(s, place)
    gives = "card"
    asked = s.work[-1]
    if verb == w.BLOCK:
        gives = "block"
        facts.update(block(s, m))
    elif verb == w.TARGET and isinstance(asked, Choose):
        becomes = aimed(s, asked, m)
        if becomes is not None:
            gives = "strength"
            facts.update(becomes)
    return Choice(w.MONSTER_VERBS[verb], (f"m{m.uid}",), gives, facts)


def play(s: State, seat: int, raised: bool, card: Card, variant: int) -> Choice:
    """A card of the hand, of the discard pile, or from the Tower, which is free."""
    x, mode = variant >> 3, variant & 7
    facts: dict[str, Fact] = {"card": card.code}
    if len(card.rows) > 1:
        facts["mode"] = mode + 1
        facts["line"] = line_of_mode(card, mode)
    if isinstance(s.work[-1], Tower):
        return Choice("play-free", (), "card", facts)
    if card.cost_x:
        facts["x"] = x
    facts.update(price(s, seat, card, x, raised))
    if raised:
        return Choice("play-undead", (f"d:{card.code}",), "price", facts)
    return Choice("play", (f"h:{card.code}",), "price", facts)


def ability_facts(card: Card, slot: int) -> dict[str, Fact]:
    """Which ability of a card it is: its number among all of them, and its line of the text."""
    return {"ability": slot + 1, "line": line_of_ability(card, slot)}


def use(s: State, place: int, slot: int, mode: int) -> Choice:
    card = s.book.cards[s.at(place).card]
    ability = card.abilities[slot]
    facts = {**monster_facts(s, place), **ability_facts(card, slot)}
    if len(ability.rows) > 1:
        facts["mode"] = mode + 1
        facts["part"] = part_of_mode(ability, mode)
    return Choice("use", (f"m{s.at(place).uid}",), "ability", facts)


def trigger(s: State, at: int) -> Choice:
    """A waiting ability: its card, its event, and which of the card's abilities it is."""
    deed = s.waiting[at]
    facts = {
        "card": s.book.cards[deed.card].code,
        "monster": f"m{deed.source}",
        "event": w.EVENTS[s.ability(deed).event],
        "about": f"m{deed.it}" if deed.it else None,
        "from": w.ORIGINS[deed.origin],
        **ability_facts(s.book.cards[deed.card], int(deed.slot)),
    }
    return Choice("trigger", (f"t:{at + 1}",), "ability", facts)


def mode_of(s: State, mode: int) -> Choice:
    """One mode of a resolving natural ability."""
    asked = s.work[-1]
    assert isinstance(asked, ChooseMode)
    deed = asked.deed
    facts = {
        "card": s.book.cards[deed.card].code,
        "monster": f"m{deed.source}",
        **ability_facts(s.book.cards[deed.card], int(deed.slot)),
        "mode": mode + 1,
        "part": part_of_mode(s.ability(deed), mode),
    }
    return Choice("mode", (), "ability", facts)


# --- what a question is about


def about(s: State, decision: Decision) -> str:
    """The attacker of a battle, the newcomer, the item in danger, or the asking source; empty for the turn itself."""
    if decision.ask in ("block", "critical", "barrier"):
        return f"m{s.attacker}"
    asked = s.work[-1]
    if isinstance(asked, MakeRoom):
        return "new"
    if isinstance(asked, Unless):
        return f"c{asked.uid}"
    if isinstance(asked, (Choose, ChooseMode)):
        return f"m{asked.deed.source}" if asked.deed.source else f"c{asked.deed.uid}"
    return ""


def word_for(s: State, seat: int, ref: str) -> str | None:
    """The word that would pick this thing, legal or not; None if the current question is not about such things."""
    decision = s.decision
    if decision is None or decision.seat != seat:
        return None
    if decision.ask == "block":
        return f"block {ref}" if own_monster(s, seat, ref) else None
    if decision.ask not in ("main", "respond"):
        return None
    zone, _, code = ref.partition(":")
    if zone in ("h", "d") and code:
        return f"play {code}" if zone == "h" else f"play {code} from discard"
    if decision.ask != "main" or not own_monster(s, seat, ref):
        return None
    n = len(s.players)
    foes = [(seat + k) % n for k in range(1, n) if s.players[(seat + k) % n].alive]
    return f"attack {ref} p{foes[0]}" if foes else None


def own_monster(s: State, seat: int, ref: str) -> bool:
    return any(ref == f"m{m.uid}" for m in s.players[seat].mons)
