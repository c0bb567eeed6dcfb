"""The basic changes of a state: tokens, cards, reputation. Each tells its event, if somebody listens."""

from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import ALL_SEATS, BIT, KINDS, SOURCES
from emberhall.kernel import i64

# --- tokens and reputation


def gain(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Take tokens from the supply, which never runs out (FC-117)."""
    s.tokens[7 * seat + kind] += count
    if s.events is not None and count:
        s.tell({"kind": "gained", "seat": seat, "good": KINDS[kind], "count": count})


def lose(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Return tokens to the supply."""
    s.tokens[7 * seat + kind] -= count
    if s.events is not None and count:
        s.tell({"kind": "paid", "seat": seat, "good": KINDS[kind], "count": count})


def hand_over(s: State, seat: i64, other: i64, kind: i64, how: str) -> None:
    """Give a token to another player; in solo it goes to the supply."""
    s.tokens[7 * seat + kind] -= 1
    if not s.terms.solo:
        s.tokens[7 * other + kind] += 1
    if s.events is not None:
        s.tell({"kind": how, "seat": seat, "to": other, "good": KINDS[kind]})


def score(s: State, seat: i64, count: i64, source: i64) -> None:
    s.rep[seat] += count
    s.sources[8 * seat + source] += count
    if s.events is not None and count:
        s.tell({"kind": "reputation", "seat": seat, "count": count, "by": SOURCES[source], "now": s.rep[seat]})


# --- the end


def trigger(s: State) -> None:
    """Set off the end of the game, as a deck is empty: only once, whatever happens to the deck later (3.5)."""
    if s.trigger < 0:
        s.trigger = s.active
        if s.events is not None:
            s.tell({"kind": "trigger", "seat": s.active})


# --- artisans


def pop_artisan(s: State) -> i64:
    """Take the top of the deck, which must not be empty."""
    card: i64 = s.deck.pop()
    if len(s.sunk) > len(s.deck):
        s.sunk.pop()
    if not s.deck:
        trigger(s)
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
        s.tell({"kind": "drawn", "seat": seat, "count": 1})
        s.tell({"kind": "drew", "seat": seat, "card": s.book.artisan_ids[card]}, (int(seat),))
    return card


def take_artisan(s: State, seat: i64, at: i64) -> i64:
    """Take a Park card into a hand, with all tokens on it (FC-76)."""
    card: i64 = s.park[at]
    s.park[at] = -1
    s.hands[seat] |= BIT[card]
    s.known[card] = ALL_SEATS
    s.draws += 1
    if s.events is not None:
        s.tell({"kind": "took", "seat": seat, "card": s.book.artisan_ids[card]})
    for kind in range(7):
        count = s.laid[7 * at + kind]
        if count:
            s.laid[7 * at + kind] = 0
            gain(s, seat, kind, count)
    return card


def return_artisan(s: State, seat: i64, card: i64) -> None:
    """Put a hand card, unseen, at the bottom of the deck: what others knew of that hand is no longer certain."""
    s.hands[seat] &= ~BIT[card]
    own: i64 = 1 << seat
    for other in range(42):
        if s.hands[seat] >> other & 1:
            s.known[other] &= own
    s.known[card] = 0
    sink(s, card, own)
    if s.events is not None:
        s.tell({"kind": "returned", "seat": seat, "count": 1})
        s.tell({"kind": "sank", "seat": seat, "card": s.book.artisan_ids[card]}, (int(seat),))


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
    if s.events is not None:
        s.tell({"kind": "fancied", "seat": seat, "count": 1})
        s.tell({"kind": "dealt", "seat": seat, "card": s.book.fancy_ids[card]}, (int(seat),))
    return card


def sink_fancy(s: State, card: i64, knowing: i64) -> None:
    s.fancy_deck.insert(0, card)
    s.fancy_sunk.insert(0, knowing)
    s.known_fancies[card] = 0


# --- enchantments


def refill_row(s: State) -> None:
    """Refill the row to five, as far as the deck lasts."""
    for at in range(5):
        if s.row[at] < 0 and s.enchantments:
            card = s.enchantments.pop()
            s.row[at] = card
            if s.events is not None:
                s.tell({"kind": "charmed", "card": s.book.enchantment_ids[card], "at": at})
            if not s.enchantments:
                trigger(s)


def refill_park(s: State) -> None:
    for at in range(5):
        if s.park[at] < 0 and s.deck:
            card = pop_artisan(s)
            s.park[at] = card
            s.known[card] = 0
            if s.events is not None:
                s.tell({"kind": "arrived", "card": s.book.artisan_ids[card], "at": at})


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
        s.tell({"kind": "reserved", "seat": seat, "card": s.book.enchantment_ids[card]})


def tuck(s: State, card: i64, space: i64) -> None:
    """Tuck a card behind a shop that has room for it."""
    for k in range(3):
        if s.tucked[3 * space + k] < 0:
            s.tucked[3 * space + k] = card
            return
