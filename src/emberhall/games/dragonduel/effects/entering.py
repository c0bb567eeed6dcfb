"""The smaller questions raised by effects and costs: room for a newcomer, discards, looking at a deck."""

from bisect import insort
from typing import ClassVar, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects.moves import check, enter, send_to_discard
from emberhall.games.dragonduel.effects.piles import bury, discard, discard_all
from emberhall.games.dragonduel.effects.tellings import cause_of, code_of, codes_of
from emberhall.games.dragonduel.events import Dug, Vanished
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of, verb_of


@final
class Entering(steps.Step):
    """Monsters enter one by one; a player who has six makes room or gives up the newcomer (3.7)."""

    card: i64
    seat: i64
    origin: i64
    ready: bool
    count: i64
    item: i64  # its number on the chain, 0 if an effect lets it enter

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "origin", "ready", "count", "item")

    def __init__(self, card: i64, seat: i64, origin: i64, ready: bool, count: i64, item: i64) -> None:
        self.card = card
        self.seat = seat
        self.origin = origin
        self.ready = ready
        self.count = count
        self.item = item

    # end of generated code

    def run(self, s: State) -> None:
        for k in range(self.count):
            if len(s.players[self.seat].mons) >= w.MOST_MONSTERS:
                left = self.count - k - 1
                if left:
                    s.work.append(Entering(self.card, self.seat, self.origin, self.ready, left, self.item))
                s.work.append(MakeRoom(self.card, self.seat, self.origin, self.ready, self.item))
                return
            enter(s, self.card, self.seat, self.origin, self.ready, self.item)


@final
class MakeRoom(steps.Step):
    """The seventh monster: an old one goes, or the newcomer (DD-09)."""

    card: i64
    seat: i64
    origin: i64
    ready: bool
    item: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "seat", "origin", "ready", "item")

    def __init__(self, card: i64, seat: i64, origin: i64, ready: bool, item: i64) -> None:
        self.card = card
        self.seat = seat
        self.origin = origin
        self.ready = ready
        self.item = item

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "push"

    def options(self, s: State) -> tuple[Option, ...]:
        return (*places_of(s, self.seat, w.PUSH), option(w.PUSH_NEW))

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) == w.PUSH_NEW:
            if s.book.cards[self.card].kind != w.TOKEN:
                bury(s, self.seat, self.card, "pushed")
            elif s.events is not None:
                s.tell(Vanished(kind="vanished", seat=self.seat, card=code_of(s, self.card), cause=cause_of(s, None)))
            return
        send_to_discard(s, s.at(ref_of(pick)), "pushed")
        enter(s, self.card, self.seat, self.origin, self.ready, self.item)


def places_of(s: State, seat: i64, verb: int) -> tuple[Option, ...]:
    """An option per monster of a player."""
    first = seat << w.ZONE_SHIFT
    return tuple([option(verb, first | k) for k in range(len(s.players[seat].mons))])


class Some(steps.Step):
    """A number of a player's own cards or monsters, of the player's choice."""

    seat: i64
    n: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: i64, n: i64) -> None:
        self.seat = seat
        self.n = n

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat


@final
class Discarding(Some):
    """A player discards n cards of their choice, or the whole hand if it has no more."""

    def run(self, s: State) -> None:
        hand = s.players[self.seat].hand
        if self.n >= len(hand):
            discard_all(s, self.seat)
        elif self.n:
            s.work.append(Discard(self.seat, self.n))


@final
class Discard(Some):
    """Which card to discard. Whether it is asked depends only on the number of cards, so asking reveals nothing."""

    asks: bool = True

    def ask(self, s: State) -> str:
        return "discard"

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple([option(w.DISCARD, card) for card in sorted(set(s.players[self.seat].hand))])

    def take(self, s: State, pick: Option) -> None:
        discard(s, self.seat, ref_of(pick))
        if self.n > 1:
            s.work.append(Discarding(self.seat, self.n - 1))


@final
class Sending(Some):
    """A player sends n of their monsters to the discard pile, as a cost."""

    def run(self, s: State) -> None:
        mons = s.players[self.seat].mons
        if self.n >= len(mons):
            for m in mons[:]:
                send_to_discard(s, m, "sent")
            check(s)
        elif self.n:
            s.work.append(Send(self.seat, self.n))


@final
class Send(Some):
    """Which monster to send."""

    asks: bool = True

    def ask(self, s: State) -> str:
        return "send"

    def options(self, s: State) -> tuple[Option, ...]:
        return places_of(s, self.seat, w.SEND)

    def take(self, s: State, pick: Option) -> None:
        send_to_discard(s, s.at(ref_of(pick)), "sent")
        if self.n > 1:
            s.work.append(Sending(self.seat, self.n - 1))
        else:
            check(s)


class Looked(steps.Step):
    """The top `count` cards of the own deck, `taking` of which go to the hand."""

    seat: i64
    count: i64
    taking: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count", "taking")

    def __init__(self, seat: i64, count: i64, taking: i64) -> None:
        self.seat = seat
        self.count = count
        self.taking = taking

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat


@final
class Dig(Looked):
    """Looking at the top `count` cards of the own deck: take some, put the rest at the bottom one by one."""

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        if self.count == self.taking:
            if s.events is not None and self.count:
                tell_dug(s, self.seat, player.deck[len(player.deck) - self.count :])
            for _ in range(self.count):
                insort(player.hand, player.deck.pop())
        elif self.taking == 0 and self.count == 1:
            player.deck.insert(0, player.deck.pop())
        else:
            s.work.append(Digging(self.seat, self.count, self.taking))


@final
class Digging(Looked):
    """Which card to take, then which to put away next. The cards stay on the deck, where only this seat sees them."""

    asks: bool = True

    def ask(self, s: State) -> str:
        return "dig"

    def options(self, s: State) -> tuple[Option, ...]:
        verb: int = w.TAKE if self.taking else w.BOTTOM
        return tuple([option(verb, card) for card in sorted(set(seen_by_digger(s, self)))])

    def take(self, s: State, pick: Option) -> None:
        player = s.players[self.seat]
        card = ref_of(pick)
        at = len(player.deck) - 1
        while player.deck[at] != card:
            at -= 1
        player.deck.pop(at)
        if self.taking:
            insort(player.hand, card)
            if s.events is not None:
                tell_dug(s, self.seat, [card])
            s.work.append(Dig(self.seat, self.count - 1, self.taking - 1))
        else:
            player.deck.insert(0, card)
            s.work.append(Dig(self.seat, self.count - 1, 0))


def tell_dug(s: State, seat: i64, cards: list[int]) -> None:
    n = len(cards)
    cause = cause_of(s, None)
    s.tell(
        Dug(kind="dug", seat=seat, n=n, cause=cause, cards=codes_of(s, cards)),
        (int(seat),),
        Dug(kind="dug", seat=seat, n=n, cause=cause),
    )


def seen_by_digger(s: State, dig: Digging) -> list[int]:
    """The cards looked at, the top one last."""
    deck = s.players[dig.seat].deck
    return deck[len(deck) - dig.count :]
