"""Drawing cards: from the deck, or with Steven also from the two face-up ones; and what the other seat knows."""

from typing import Final, final

from emberhall.games.flamecraft_duals.facts.stacks import trigger
from emberhall.games.flamecraft_duals.state import BY_DECK, CARD, MARK, TOP, State
from emberhall.games.flamecraft_duals.words import DRAW_OFFERS, FROM_DECK, STEVEN
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, ref_of


def drawable(s: State) -> i64:
    """How many cards could be drawn now."""
    count: i64 = len(s.deck)
    if s.up0 >= 0:
        count += 1
    if s.up1 >= 0:
        count += 1
    return count


def take_from_deck(s: State, openly: bool) -> i64:
    """Draw the deck's top card for the active seat."""
    entry: i64 = s.deck.pop(0)
    card = entry & CARD
    seat = s.seat
    bit = TOP >> 60 - card
    owner = (entry >> MARK) - 1
    if seat:
        s.hand1 |= bit
        if openly:
            s.shown1 |= bit
        if owner == 0:
            s.traced1 |= bit
    else:
        s.hand0 |= bit
        if openly:
            s.shown0 |= bit
        if owner == 1:
            s.traced0 |= bit
    if s.events is not None:
        if openly:
            s.tell({"kind": "shown", "seat": seat, "card": s.book.ids[card]})
        else:
            s.tell(
                {"kind": "drew", "seat": seat, "from": "deck", "card": s.book.ids[card]},
                (seat,),
                {"kind": "drew", "seat": seat, "from": "deck"},
            )
    note_empty_deck(s)
    return card


def note_empty_deck(s: State) -> None:
    """Trigger the end when the last card leaves the deck, whatever goes back under it (FD-04, FD-44)."""
    if not s.deck:
        trigger(s, BY_DECK)


def take_face_up(s: State, slot: i64) -> None:
    """Take one of Steven's cards, known to all, for the active seat; the deck fills its place at once (FD-67)."""
    card = s.up1 if slot else s.up0
    bit = TOP >> 60 - card
    if s.seat:
        s.hand1 |= bit
        s.shown1 |= bit
    else:
        s.hand0 |= bit
        s.shown0 |= bit
    if s.events is not None:
        s.tell({"kind": "drew", "seat": s.seat, "from": "open", "slot": slot, "card": s.book.ids[card]})
    turn_up(s, slot)


def turn_up(s: State, slot: i64) -> None:
    """Fill one of Steven's places from the deck; an empty deck leaves it empty."""
    card: i64 = -1
    if s.deck:
        card = s.deck.pop(0) & CARD
    if slot:
        s.up1 = card
    else:
        s.up0 = card
    if card >= 0:
        if s.events is not None:
            s.tell({"kind": "turned", "slot": slot, "card": s.book.ids[card]})
        note_empty_deck(s)


@final
class Draw(steps.Step):
    """Draw one card; with Steven, the seat chooses from where."""

    def run(self, s: State) -> None:
        if s.has(STEVEN):
            if drawable(s):
                s.work.append(DRAW_FROM)
        elif s.deck:
            take_from_deck(s, False)


@final
class DrawFrom(steps.Step):
    """Steven: draw from the deck, or take a face-up card."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.seat

    def ask(self, s: State) -> str:
        return "draw.from"

    def options(self, s: State) -> tuple[Option, ...]:
        mask: i64 = 1 if s.deck else 0
        if s.up0 >= 0:
            mask += 2
        if s.up1 >= 0:
            mask += 4
        return DRAW_OFFERS[mask]

    def take(self, s: State, pick: Option) -> None:
        place = ref_of(pick)
        if place == FROM_DECK:
            take_from_deck(s, False)
        else:
            take_face_up(s, place - 1)


DRAW: Final = Draw()
DRAW_FROM: Final = DrawFrom()
