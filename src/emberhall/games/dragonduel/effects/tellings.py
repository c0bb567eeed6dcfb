"""What deeds and changes of DragonDuel tell, with the facts a reader needs. Only called if somebody listens."""

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Deed, Monster
from emberhall.games.dragonduel.events import How, Place
from emberhall.games.dragonduel.facts.lines import line_of_ability, line_of_mode, part_of_mode
from emberhall.games.dragonduel.state import Deeds, State, Unpaid
from emberhall.kernel import i64


def code_of(s: State, card: i64) -> str:
    return s.book.cards[card].code


def codes_of(s: State, cards: list[int]) -> list[str]:
    return [s.book.cards[card].code for card in cards]


def line_of_deed(s: State, deed: Deed) -> int:
    """The line of its card's text that a deed stands in."""
    card = s.book.cards[deed.card]
    if deed.kind in (w.ABILITY, w.NATURAL):
        return line_of_ability(card, int(deed.slot))
    return line_of_mode(card, int(max(0, deed.mode))) if card.rows else 0


def text_of_deed(s: State, deed: Deed) -> str:
    """The address of that line, or of the sentence of its mode: `CS-45:1:2`."""
    where = f"{s.book.cards[deed.card].code}:{line_of_deed(s, deed)}"
    if deed.kind in (w.ABILITY, w.NATURAL) and deed.mode >= 0 and len(s.ability(deed).rows) > 1:
        where += f":{part_of_mode(s.ability(deed), int(deed.mode))}"
    return where


def at_work(s: State) -> Deed | None:
    """The deed that the steps on the stack belong to: one whose effects happen, or one that is being paid."""
    for at in range(len(s.work) - 1, -1, -1):
        step = s.work[at]
        if isinstance(step, Deeds):
            return step.deed_of(s)
    return None


def is_paying(s: State) -> bool:
    """True if what happens now is a cost of the chain's last item."""
    for at in range(len(s.work) - 1, -1, -1):
        step = s.work[at]
        if isinstance(step, Deeds):
            return isinstance(step, Unpaid)
    return False


def cause_of(s: State, deed: Deed | None) -> str | None:
    """What an event belongs to: its deed, or that at work, or the attack; None: the course of the turn."""
    if deed is None:
        deed = at_work(s)
    if deed is None:
        return f"a{s.attacker}" if s.attacker else None
    if deed.uid:
        return f"c{deed.uid}"
    return f"n{deed.source}-{line_of_deed(s, deed)}"


def cause_of_trigger(s: State, deed: Deed) -> str | None:
    """What triggered a natural ability."""
    event: i64 = s.ability(deed).event
    if event == w.ON_ENTER:
        return f"m{deed.source}"
    if event == w.ON_ALLY_ENTER:
        return f"m{deed.it}"
    if event == w.ON_DESTROYED:
        return f"l{deed.source}"
    if event == w.ON_ALLY_DESTROYED:
        return f"l{deed.it}"
    if event == w.ON_CAST:
        return f"c{s.chain[-1].uid}" if s.chain else None
    return f"a{s.attacker}" if s.attacker and event not in (w.ON_UPKEEP, w.ON_ENDSTEP) else None


def place_of(s: State, m: Monster, how: How) -> Place:
    """Where the card of a monster goes that leaves play."""
    if s.book.cards[m.card].kind == w.TOKEN:
        return "nowhere"
    return "hand" if how == "returned" else "removed" if how == "removed" else "discard"
