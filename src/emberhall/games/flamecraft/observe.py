"""What a seat sees of Flamecraft, as numbers for learners. Seats count clockwise from the one that looks."""

from typing import Final, cast, final

from emberhall.games.flamecraft.progress import left_asked, price_asked
from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.words import ARTISANS, KINDS, SPACES
from emberhall.kernel import i64, steps
from emberhall.kernel.observers import Observer
from emberhall.kernel.planes import CELLS, ZEROS, bits, four, hots, long_bits, seven, small

ASKS: Final[list[str]] = [
    *("keep", "visit", "fee", "mode", "place-here", "fire", "fire-all", "ability", "cast", "end", "expand", "space"),
    *("good", "good-here", "good-of-cost", "draw", "take", "return", "return-fancy", "place", "fire-one"),
    *("fire-newcomer", "gift", "gift-coin", "gift-artisan", "gift-fancy", "swap", "replace", "may", "choose"),
    *("pay", "less", "type", "spend", "buy", "pick", "reserve", "tuck", "lay", "deposit", "wish", "flip-again"),
    *("coins", "score", "name", "companion", "unlock"),
]
ASKED: Final[dict[str, bytes]] = dict(zip(ASKS, hots(len(ASKS)), strict=False))
NOT_ASKED: Final = bytes(len(ASKS))
PAWNS: Final = hots(SPACES)
ICONS: Final = hots(6)
ARTISAN_ICONS: Final[list[bytes]] = [ICONS[card // 7] for card in range(ARTISANS)] + [ICONS[-1]]
TOKENS: Final = len(KINDS)


@final
class FlamecraftObserver(Observer):
    """The Town, the Park, the row, what lies before every seat, the own cards and the question."""

    def __init__(self, book: Book, seats: int) -> None:
        shops, charms, fancies = len(book.shop_ids), len(book.enchantment_ids), len(book.fancy_ids)
        helpers = len(book.companion_ids)
        self.pawns = 6 if seats == 1 else seats
        self.space = shops + 1 + 3 * 6 + 3 * 6
        figures = 6 + TOKENS
        super().__init__(
            (
                ("town", SPACES * self.space),  # by space: shop, face down, icons of its slots, of its enchantments
                ("pawns", self.pawns * SPACES),
                ("park", 5 * (6 + TOKENS)),
                ("row", 5 * charms),
                ("decks", 4),
                (
                    "figures of seats",
                    seats * figures,
                ),  # goods, coins, reputation, cards, fancies, whether used ...
                ("fancies scored", seats * fancies),
                ("reserved", seats * charms),
                ("companions", seats * helpers),
                ("own artisans", ARTISANS),
                ("own fancies", fancies),
                ("first, active, asked, own seat", 4 * seats),
                ("question", len(ASKS)),
                ("price asked for", TOKENS),
                ("placed and fired this turn", 12),
                ("icon cast", 6),
                ("turn", 9),
                ("golden, companions", 2),
            )
        )
        self.seats = hots(seats)
        self.count = seats
        self.shops = [cells + b"\0" for cells in hots(shops)]  # face up
        self.none_tucked = bytes(3 * 6)
        self.charms = hots(charms)
        self.helpers = hots(helpers)
        self.fancies = fancies
        self.charm_icons = [ICONS[icon] for icon in book.enchantment_icon] + [ICONS[-1]]
        self.free = bytes(self.space)
        self.hidden = bytes([int(cell == shops) for cell in range(self.space)])

    def see(self, s: steps.State, seat: int) -> bytes:
        state = cast(State, s)
        parts: list[bytes] = []
        self.town(state, parts)
        self.tables(state, seat, parts)
        self.of_seats(state, seat, parts)
        parts.append(bits(state.hands[seat], ARTISANS))
        parts.append(long_bits(state.fancies[seat], self.fancies))
        self.turn(state, seat, parts)
        return b"".join(parts)

    def town(self, s: State, parts: list[bytes]) -> None:
        for space in range(SPACES):
            ref = s.shops[space]
            if s.open >> space & 1 == 0:
                parts.append(self.hidden if ref >= 0 else self.free)
                continue
            at = 3 * space
            parts.append(self.shops[ref])
            parts.append(ARTISAN_ICONS[s.slots[at]])
            parts.append(ARTISAN_ICONS[s.slots[at + 1]])
            parts.append(ARTISAN_ICONS[s.slots[at + 2]])
            if s.tucked[at] < 0:
                parts.append(self.none_tucked)
                continue
            parts.append(self.charm_icons[s.tucked[at]])
            parts.append(self.charm_icons[s.tucked[at + 1]])
            parts.append(self.charm_icons[s.tucked[at + 2]])

    def tables(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Pawns, the Park, the row and the decks."""
        parts += [PAWNS[s.pawns[(seat + k) % self.pawns]] for k in range(self.pawns)]
        laid = s.laid
        for at in range(5):
            parts.append(ARTISAN_ICONS[s.park[at]])
            k = TOKENS * at
            parts.append(seven(laid[k], laid[k + 1], laid[k + 2], laid[k + 3], laid[k + 4], laid[k + 5], laid[k + 6]))
        parts += [self.charms[card] for card in s.row]
        parts.append(four(len(s.deck), len(s.enchantments), len(s.fancy_deck), len(s.shop_deck)))

    def of_seats(self, s: State, seat: int, parts: list[bytes]) -> None:
        order = [(seat + k) % self.count for k in range(self.count)]
        t = s.tokens
        for each in order:
            k = TOKENS * each
            parts.append(seven(t[k], t[k + 1], t[k + 2], t[k + 3], t[k + 4], t[k + 5], t[k + 6]))
            parts.append(four(s.rep[each], s.hands[each].bit_count(), s.fancies[each].bit_count(), s.used >> each & 1))
            parts.append(CELLS[1 if s.reserved[each] >= 0 else 0])
            parts.append(CELLS[1 if s.companions[each] >= 0 else 0])
        parts += [long_bits(s.scored[each], self.fancies) for each in order]
        parts += [self.charms[s.reserved[each]] for each in order]
        parts += [self.helpers[s.companions[each]] for each in order]

    def turn(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Whose turn it is, what is asked, and what has been done."""
        n = self.count
        parts.append(self.seats[(int(s.first) - seat) % n])
        parts.append(self.seats[(int(s.active) - seat) % n])
        asks: i64 = 0
        for each in s.asked():
            asks |= 1 << (each - seat) % n
        parts.append(bits(asks, n))
        parts.append(self.seats[seat])
        parts.append(ASKED[s.work[-1].ask(s)] if s.work else NOT_ASKED)
        price = price_asked(s)
        parts.append(ZEROS[TOKENS] if price is None else small(price))
        parts.append(icons_of(s.placed))
        parts.append(icons_of(s.fired))
        parts.append(ICONS[s.cast_icon if s.cast_icon < 6 else -1])
        extra: i64 = 1 if s.extra else 0
        ends: i64 = 1 if s.trigger >= 0 else 0
        parts.append(seven(s.turns, s.drawn, s.filled, s.g1_goods, extra, left_asked(s), ends))
        parts.append(four(s.finals + 1, s.alley, int(s.terms.golden), int(s.terms.companions)))


LANES: Final[list[int]] = [1 << 8 * icon for icon in range(6)]  # a byte for each
NO_ICONS: Final = bytes(6)


def icons_of(cards: list[int]) -> bytes:
    """How many artisans of each icon."""
    if not cards:
        return NO_ICONS
    counts: i64 = 0
    for card in cards:
        counts += LANES[card // 7]
    whole: int = counts
    return whole.to_bytes(6, "little")
