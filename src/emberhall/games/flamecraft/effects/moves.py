"""The basic changes of a state: tokens, cards, reputation. Each tells its event, if somebody listens."""

from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.events.cards import (
    Drew,
    FanciesDrawn,
    ParkRefilled,
    Reserved,
    Returned,
    RowRefilled,
    Took,
)
from emberhall.games.flamecraft.events.course import EndTriggered
from emberhall.games.flamecraft.events.facts import Deck, Token
from emberhall.games.flamecraft.events.tokens import Gained, Paid, ReputationLost, Scored, TokenGiven
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import ALL_SEATS, BIT, KINDS
from emberhall.kernel import i64

# --- tokens and reputation


def goods_of(counts: list[int]) -> list[Token]:
    """Every token of seven counts, by name."""
    return [KINDS[kind] for kind in range(7) for _ in range(counts[kind])]


def tokens_of(s: State, seat: i64) -> list[int]:
    return s.tokens[7 * seat : 7 * seat + 7]


def goods_since(s: State, seat: i64, before: list[int]) -> list[Token]:
    """What a seat has more of than before, or less, by name."""
    now = tokens_of(s, seat)
    return goods_of([abs(now[kind] - before[kind]) for kind in range(7)])


def gain(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Take tokens from the supply, which never runs out (FC-117)."""
    s.tokens[7 * seat + kind] += count
    if s.events is not None and count:
        tell_gain(s, seat, [KINDS[kind]] * count)


def tell_gain(s: State, seat: i64, goods: list[Token]) -> None:
    by, cause = cause_of(s)
    s.tell(Gained(kind="gained", seat=seat, goods=goods, by=by, cause=cause))


def lose(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Return tokens to the supply."""
    s.tokens[7 * seat + kind] -= count
    if s.events is not None and count:
        tell_payment(s, seat, [KINDS[kind]] * count)


def tell_payment(s: State, seat: i64, goods: list[Token]) -> None:
    by, cause = cause_of(s)
    s.tell(Paid(kind="paid", seat=seat, goods=goods, by=by, cause=cause))


def hand_over(s: State, seat: i64, other: i64, kind: i64) -> None:
    """Give a token to another player; in solo it goes to the supply."""
    s.tokens[7 * seat + kind] -= 1
    if not s.terms.solo:
        s.tokens[7 * other + kind] += 1


def receiver(s: State, other: i64) -> int | None:
    """Who gets a gift, as told; None in solo, where it goes to the supply or a deck (FC-103)."""
    return None if s.terms.solo else int(other)


def gift_token(s: State, seat: i64, other: i64, kind: i64) -> None:
    hand_over(s, seat, other, kind)
    if s.events is not None:
        by, cause = cause_of(s)
        to = receiver(s, other)
        s.tell(TokenGiven(kind="gave-token", seat=seat, to=to, goods=[KINDS[kind]], by=by, cause=cause))


def add_reputation(s: State, seat: i64, count: i64, source: i64) -> None:
    s.rep[seat] += count
    s.sources[8 * seat + source] += count


def score(s: State, seat: i64, count: i64, source: i64) -> None:
    add_reputation(s, seat, count, source)
    if s.events is not None and count > 0:
        by, cause = cause_of(s)
        s.tell(Scored(kind="reputation", seat=seat, count=count, by=by, cause=cause, now=s.rep[seat]))
    elif s.events is not None and count:
        cause = cause_of(s)[1]
        s.tell(ReputationLost(kind="lost-reputation", seat=seat, count=-count, cause=cause, now=s.rep[seat]))


# --- the end


def trigger(s: State, deck: Deck) -> None:
    """Set off the end of the game, as a deck is empty: only once, whatever happens to the deck later (3.5)."""
    if s.trigger < 0:
        s.trigger = s.active
        if s.events is not None:
            s.tell(EndTriggered(kind="trigger", seat=s.active, deck=deck))


# --- artisans


def pop_artisan(s: State) -> i64:
    """Take the top of the deck, which must not be empty."""
    card: i64 = s.deck.pop()
    if len(s.sunk) > len(s.deck):
        s.sunk.pop()
    if not s.deck:
        trigger(s, "artisans")
    return card


def sink(s: State, card: i64, knowing: i64) -> None:
    """Put a card at the bottom of the artisan deck."""
    s.deck.insert(0, card)
    s.sunk.insert(0, knowing)


def draw_artisan(s: State, seat: i64) -> i64:
    """Draw the unseen top of the deck into a hand; -1 if the deck is empty."""
    if not s.deck:
        return -1
    card = pop_artisan(s)
    s.hands[seat] |= BIT[card]
    s.known[card] = 1 << seat
    s.draws += 1
    if s.events is not None:
        cause = cause_of(s)[1]
        s.tell(
            Drew(kind="drew", seat=seat, cause=cause, card=s.book.artisan_ids[card]),
            (int(seat),),
            Drew(kind="drew", seat=seat, cause=cause),
        )
    return card


def take_artisan(s: State, seat: i64, at: i64) -> i64:
    """Take a Park card into a hand, with all tokens on it (FC-76)."""
    card: i64 = s.park[at]
    s.park[at] = -1
    s.hands[seat] |= BIT[card]
    s.known[card] = ALL_SEATS
    s.draws += 1
    if s.events is not None:
        goods = goods_of(s.laid[7 * at : 7 * at + 7])
        s.tell(Took(kind="took", seat=seat, card=s.book.artisan_ids[card], goods=goods, cause=cause_of(s)[1]))
    for kind in range(7):
        count = s.laid[7 * at + kind]
        if count:
            s.laid[7 * at + kind] = 0
            s.tokens[7 * seat + kind] += count
    return card


def return_artisan(s: State, seat: i64, card: i64, limit: bool) -> None:
    """Put a hand card, unseen, at the bottom of the deck: what others knew of that hand is no longer certain."""
    s.hands[seat] &= ~BIT[card]
    own: i64 = 1 << seat
    for other in range(42):
        if s.hands[seat] >> other & 1:
            s.known[other] &= own
    s.known[card] = 0
    sink(s, card, own)
    if s.events is not None:
        cause = None if limit else cause_of(s)[1]
        s.tell(
            Returned(kind="returned", seat=seat, limit=limit, cause=cause, card=s.book.artisan_ids[card]),
            (int(seat),),
            Returned(kind="returned", seat=seat, limit=limit, cause=cause),
        )


def park_place(s: State, card: i64) -> i64:
    """The place of a card in the Park."""
    return s.park.index(card)


# --- fancy dragons


def draw_fancy(s: State, seat: i64) -> i64:
    """Draw the top of the fancy deck for a seat; -1 if it is empty, which does not end the game."""
    if not s.fancy_deck:
        return -1
    card: i64 = s.fancy_deck.pop()
    if len(s.fancy_sunk) > len(s.fancy_deck):
        s.fancy_sunk.pop()
    s.fancies[seat] |= BIT[card]
    s.known_fancies[card] = 1 << seat
    return card


def draw_fancies(s: State, seat: i64, count: i64) -> int:
    """Draw as many fancies as there are, up to a count: a mask of them."""
    new_cards = 0
    for _ in range(count):
        card = draw_fancy(s, seat)
        if card >= 0:
            new_cards |= BIT[card]
    if s.events is not None and new_cards:
        cause = cause_of(s)[1]
        cards = [s.book.fancy_ids[card] for card in cards_in(new_cards)]
        s.tell(
            FanciesDrawn(kind="drew-fancies", seat=seat, count=len(cards), cause=cause, cards=cards),
            (int(seat),),
            FanciesDrawn(kind="drew-fancies", seat=seat, count=len(cards), cause=cause),
        )
    return new_cards


def sink_fancy(s: State, card: i64, knowing: i64) -> None:
    s.fancy_deck.insert(0, card)
    s.fancy_sunk.insert(0, knowing)
    s.known_fancies[card] = 0


# --- enchantments


def refill_row(s: State) -> None:
    """Refill the row to five, as far as the deck lasts."""
    new_cards: list[str] = []
    for at in range(5):
        if s.row[at] < 0 and s.enchantments:
            card = s.enchantments.pop()
            s.row[at] = card
            if s.events is not None:
                new_cards.append(s.book.enchantment_ids[card])
            if not s.enchantments:
                trigger(s, "enchantments")
    if new_cards:
        s.tell(RowRefilled(kind="charmed", cards=new_cards))


def refill_park(s: State) -> None:
    new_cards: list[str] = []
    for at in range(5):
        if s.park[at] < 0 and s.deck:
            card = pop_artisan(s)
            s.park[at] = card
            s.known[card] = 0
            if s.events is not None:
                new_cards.append(s.book.artisan_ids[card])
    if new_cards:
        s.tell(ParkRefilled(kind="arrived", cards=new_cards))


def leave_row(s: State, card: i64) -> None:
    """Take a card out of the row, where a gap stays, or out of its owner's reserve (FC-50)."""
    for at in range(5):
        if s.row[at] == card:
            s.row[at] = -1
            return
    for seat in range(s.terms.seats):
        if s.reserved[seat] == card:
            s.reserved[seat] = -1
            return


def reserve(s: State, seat: i64, card: i64) -> None:
    leave_row(s, card)
    s.reserved[seat] = card
    if s.events is not None:
        s.tell(Reserved(kind="reserved", seat=seat, card=s.book.enchantment_ids[card], cause=cause_of(s)[1]))


def tuck(s: State, card: i64, space: i64) -> None:
    """Tuck a card behind a shop that has room for it."""
    for k in range(3):
        if s.tucked[3 * space + k] < 0:
            s.tucked[3 * space + k] = card
            return
