"""Drawing cards: from the deck, or with Steven also from the two face-up ones; and what the other seat knows."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft_duals.events import Drew, TurnedUp
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


def take_from_deck(s: State, openly: bool, part_of: str | None) -> i64:
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
        tell_draw(s, card, openly, part_of)
    note_empty_deck(s)
    return card


def tell_draw(s: State, card: i64, openly: bool, part_of: str | None) -> None:
    seat = s.seat
    s.tell(
        Drew(kind="drew", seat=seat, origin="deck", shown=openly, part_of=part_of, card=s.book.ids[card]),
        None if openly else (seat,),
        None if openly else Drew(kind="drew", seat=seat, origin="deck", shown=False, part_of=part_of),
    )


def note_empty_deck(s: State) -> None:
    """Trigger the end when the last card leaves the deck, whatever goes back under it (FD-04, FD-44)."""
    if not s.deck:
        trigger(s, BY_DECK)


def take_face_up(s: State, slot: i64, part_of: str | None) -> None:
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
        s.tell(
            Drew(
                kind="drew",
                seat=s.seat,
                origin="open",
                shown=False,
                part_of=part_of,
                slot=slot,
                card=s.book.ids[card],
            )
        )
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
            s.tell(TurnedUp(kind="turned", slot=slot, card=s.book.ids[card]))
        note_empty_deck(s)


@final
class Draw(steps.Step):
    """Draw one card, for a coin or to refresh the hand; with Steven, the seat chooses from where."""

    coin: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("coin",)

    def __init__(self, coin: i64) -> None:
        self.coin = coin

    # end of generated code

    def run(self, s: State) -> None:
        if s.has(STEVEN):
            if drawable(s):
                s.work.append(FROM_COIN if self.coin else FROM_REFRESH)
        elif s.deck:
            take_from_deck(s, False, "coin" if self.coin else None)


@final
class DrawFrom(steps.Step):
    """Steven: draw from the deck, or take a face-up card."""

    coin: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("coin",)

    def __init__(self, coin: i64) -> None:
        self.coin = coin

    # end of generated code

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
        part_of = "coin" if self.coin else None
        if place == FROM_DECK:
            take_from_deck(s, False, part_of)
        else:
            take_face_up(s, place - 1, part_of)


REFRESHING: Final = Draw(0)
COIN_DRAWS: Final = Draw(1)
FROM_REFRESH: Final = DrawFrom(0)
FROM_COIN: Final = DrawFrom(1)
