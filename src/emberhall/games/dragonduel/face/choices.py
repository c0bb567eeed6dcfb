"""What the page learns about each option: its verb, the things it touches, and what it would give.

The rules compute a preview from public information and the own hand. The page makes the sentences.
Things: h:CS-01 in the hand, d:CS-01 in the discard pile, l:CS-01 looked at, m5 a monster, c6 on the chain, p1 a player,
t:2 a waiting ability, new the seventh monster.
"""

from typing import Final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Card
from emberhall.games.dragonduel.effects.countering import Unless
from emberhall.games.dragonduel.effects.entering import MakeRoom
from emberhall.games.dragonduel.effects.perform import Choose, ChooseMode
from emberhall.games.dragonduel.face.forecasts import aimed, attack, barrier, block, critical, price
from emberhall.games.dragonduel.face.timely import why_asked
from emberhall.games.dragonduel.facts.lines import line_of_ability, line_of_mode, part_of_mode
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.battle import Tower
from emberhall.kernel.decisions import Choice, Decision, Option, on_of, ref_of, verb_of
from emberhall.kernel.events import Fact

ZONES: Final[dict[int, str]] = {w.TARGET_CARD: "d", w.DISCARD: "h", w.TAKE: "l", w.BOTTOM: "l"}


def choice_of(s: State, decision: Decision, pick: Option) -> Choice:
    verb, ref, on = verb_of(pick), ref_of(pick), on_of(pick)
    if verb == w.END:
        attackers = {ref_of(option) for option in decision.options if verb_of(option) == w.ATTACK}
        return Choice("end", (), "end", {"attackers": len(attackers)})
    said = w.VERBS[verb]
    if verb == w.PASS:
        return Choice(said.key, (), "pass", {"why": why_asked(s, decision.seat, decision.options)})
    if verb == w.PUSH_NEW:
        asked = s.work[-1]
        assert isinstance(asked, MakeRoom)
        return Choice(said.key, ("new",), "card", {"card": s.book.cards[asked.card].code})
    if said.ref == w.NOTHING:
        return Choice(said.key)
    if verb in ZONES:
        code = s.book.cards[ref].code
        return Choice(said.key, (f"{ZONES[verb]}:{code}",), "card", {"card": code})
    if said.ref == w.CARD:
        return play(s, decision.seat, verb, s.book.cards[ref], on)
    if said.ref == w.SEAT:
        return Choice(said.key, (f"p{ref}",), "seat", {"to": ref})
    if said.ref == w.PLACE and said.on == w.ALONE:
        return of_monster(s, verb, ref)
    return of_other(s, verb, ref, on)


def of_other(s: State, verb: int, ref: int, on: int) -> Choice:
    """The choice for an option whose verb is the only one of its kind."""
    key = w.VERBS[verb].key
    if verb == w.USE:
        return use(s, ref, on >> w.MODE_SHIFT, on & w.MODE_MASK)
    if verb == w.ATTACK:
        m = s.at(ref)
        facts = {**monster_facts(s, ref), **attack(s, m, on)}
        return Choice(key, (f"m{m.uid}", f"p{on}"), "attack", {**facts, "to": on})
    if verb == w.CRITICAL:
        return Choice(key, (), "critical", {"n": ref, **critical(s, ref)})
    if verb == w.BARRIER:
        return Choice(key, (), "barrier", {"n": ref, **barrier(s, ref)})
    if verb == w.TARGET_ITEM:
        item = s.chain[ref]
        return Choice(key, (f"c{item.uid}",), "card", {"card": s.book.cards[item.card].code})
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
    return Choice(w.VERBS[verb].key, (f"m{m.uid}",), gives, facts)


def play(s: State, seat: int, verb: int, card: Card, variant: int) -> Choice:
    """A card of the hand, of the discard pile, or from the Tower, which is free."""
    x, mode = variant >> w.MODE_SHIFT, variant & w.MODE_MASK
    raised = verb == w.RAISE
    facts: dict[str, Fact] = {"card": card.code}
    if len(card.rows) > 1:
        facts["mode"] = mode + 1
        facts["line"] = line_of_mode(card, mode)
    if isinstance(s.work[-1], Tower):
        return Choice("play-free", (), "card", facts)
    if card.cost_x:
        facts["x"] = x
    facts.update(price(s, seat, card, x, raised))
    return Choice(w.VERBS[verb].key, (f"{'d' if raised else 'h'}:{card.code}",), "price", facts)


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
    return Choice(w.VERBS[w.USE].key, (f"m{s.at(place).uid}",), "ability", facts)


def trigger(s: State, at: int) -> Choice:
    """A waiting ability: its card, its event, and which of the card's abilities it is."""
    deed = s.waiting[at]
    facts = {
        "card": s.book.cards[deed.card].code,
        "monster": f"m{deed.source}",
        "event": w.EVENTS[s.ability(deed).event],
        "about": f"m{deed.it}" if deed.it else None,
        "origin": w.ORIGINS[deed.origin],
        **ability_facts(s.book.cards[deed.card], int(deed.slot)),
    }
    return Choice(w.VERBS[w.TRIGGER].key, (f"t:{at + 1}",), "ability", facts)


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
    return Choice(w.VERBS[w.MODE].key, (), "ability", facts)


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
        return f"{w.VERBS[w.BLOCK].word} {ref}" if own_monster(s, seat, ref) else None
    if decision.ask not in ("main", "respond"):
        return None
    zone, _, code = ref.partition(":")
    if zone in ("h", "d") and code:
        return f"{w.VERBS[w.PLAY].word} {code}{w.FROM_PILE if zone == 'd' else ''}"
    if decision.ask != "main" or not own_monster(s, seat, ref):
        return None
    n = len(s.players)
    foes = [(seat + k) % n for k in range(1, n) if s.players[(seat + k) % n].alive]
    return f"{w.VERBS[w.ATTACK].word} {ref} p{foes[0]}" if foes else None


def own_monster(s: State, seat: int, ref: str) -> bool:
    return any(ref == f"m{m.uid}" for m in s.players[seat].mons)
