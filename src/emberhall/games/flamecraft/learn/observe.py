"""What a seat sees of Flamecraft, as numbers for learners. Seats count clockwise from the observing one."""

from typing import Final, final

from emberhall.games.flamecraft.learn.option_cells import OptionWriter
from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.turn.progress import left_asked, price_asked
from emberhall.games.flamecraft.words import ARTISANS, SPACES
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells, long_size_of, size_of
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer

ASKS: Final[list[str]] = [
    *("keep", "visit", "fee", "mode", "place-here", "fire", "fire-all", "ability", "cast", "end", "expand", "space"),
    *("good", "good-here", "good-of-cost", "draw", "take", "return", "return-fancy", "place", "fire-one"),
    *("fire-newcomer", "gift", "gift-coin", "gift-artisan", "gift-fancy", "swap", "replace", "may", "choose"),
    *("pay", "less", "type", "spend", "buy", "pick", "reserve", "tuck", "lay", "deposit", "wish", "flip-again"),
    *("coins", "score", "name", "companion", "unlock"),
]
ASKED: Final[dict[str, int]] = {ask: k for k, ask in enumerate(ASKS)}
ICONS: Final = 6
TOKENS: Final = 7  # kinds of them
SLOTS: Final = 18  # of a shop: three of six icons
ICON: Final = 7  # artisans of an icon
PLACES: Final = 5  # of the Park, and of the row


@final
class FlamecraftObserver(Observer):
    """The Town, the Park, the row, the public things of every seat, the own cards and the question."""

    def __init__(self, book: Book, seats: int) -> None:
        shops, charms, fancies = len(book.shop_ids), len(book.enchantment_ids), len(book.fancy_ids)
        helpers = len(book.companion_ids)
        self.answers = OptionWriter(book, seats)
        self.pawns = 6 if seats == 1 else seats
        self.space = shops + 1 + 2 * SLOTS
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
            ),
            self.answers.parts,
        )
        self.count = seats
        self.shops = shops
        self.charms = charms
        self.fancies = fancies
        self.helpers = helpers
        self.charm_icon = book.enchantment_icon

    def write(self, s: State, seat: int, cells: Cells, at: i64) -> None:
        me: i64 = seat
        self.town(s, cells, at)
        at += SPACES * self.space
        at = self.tables(s, me, cells, at)
        at = self.of_seats(s, me, cells, at)
        cells.bits(at, s.hands[seat])
        at += ARTISANS
        cells.long_bits(at, s.fancies[seat])
        at += self.fancies
        self.turn(s, me, cells, at)

    def write_option(self, s: State, seat: int, pick: Option, cells: Cells, at: i64) -> None:
        self.answers.write(s, seat, pick, cells, at)

    def town(self, s: State, cells: Cells, at: i64) -> None:
        space: i64 = self.space
        icons: i64 = self.shops + 1
        there: i64 = s.open
        slot: i64 = 0
        for ref in s.shops:
            if there & 1:
                cells.mark(at + ref)
                cells.hots(at + icons, ICONS, s.slots, slot, 3, ICON)
                if s.tucked[slot] >= 0:
                    self.tucked(s, slot, cells, at + icons + SLOTS)
            elif ref >= 0:
                cells.mark(at + icons - 1)
            there >>= 1
            slot += 3
            at += space

    def tucked(self, s: State, slot: i64, cells: Cells, at: i64) -> None:
        """The icons of the enchantments under a shop."""
        for k in range(slot, slot + 3):
            charm = s.tucked[k]
            if charm >= 0:
                self.icon(cells, at, charm)
            at += ICONS

    def icon(self, cells: Cells, at: i64, charm: int) -> None:
        icon = self.charm_icon[charm]
        if icon < ICONS:
            cells.hot(at, icon)

    def tables(self, s: State, me: i64, cells: Cells, at: i64) -> i64:
        """Write pawns, the Park, the row and the decks; return where they end."""
        pawns: i64 = self.pawns
        cells.hots(at, SPACES, s.pawns, me, pawns - me, 1)
        cells.hots(at + (pawns - me) * SPACES, SPACES, s.pawns, 0, me, 1)
        at += pawns * SPACES
        cells.hots(at, ICONS + TOKENS, s.park, 0, PLACES, ICON)
        for k in range(PLACES):
            cells.puts(at + ICONS, s.laid, TOKENS * k, TOKENS)
            at += ICONS + TOKENS
        charms: i64 = self.charms
        cells.hots(at, charms, s.row, 0, PLACES, 1)
        at += PLACES * charms
        cells.put(at, len(s.deck))
        cells.put(at + 1, len(s.enchantments))
        cells.put(at + 2, len(s.fancy_deck))
        cells.put(at + 3, len(s.shop_deck))
        return at + 4

    def of_seats(self, s: State, me: i64, cells: Cells, at: i64) -> i64:
        """Write the public things of every seat, the observing one first; return where they end."""
        count: i64 = self.count
        scored = at + count * (ICONS + TOKENS)
        reserved = scored + count * self.fancies
        helpers = reserved + count * self.charms
        for k in range(count):
            each = me + k if me + k < count else me + k - count
            at = figures(s, each, cells, at)
            cells.long_bits(scored + k * self.fancies, s.scored[each])
            cells.hot(reserved + k * self.charms, s.reserved[each])
            cells.hot(helpers + k * self.helpers, s.companions[each])
        return helpers + count * self.helpers

    def turn(self, s: State, me: i64, cells: Cells, at: i64) -> None:
        """Whose turn it is, the question, and what was done this turn."""
        n: i64 = self.count
        cells.mark(at + (s.first + n - me) % n)
        cells.mark(at + n + (s.active + n - me) % n)
        for each in s.asked():
            asked: i64 = each
            cells.mark(at + 2 * n + (asked + n - me) % n)
        cells.mark(at + 3 * n + me)
        at += 4 * n
        if s.work:
            cells.mark(at + ASKED[s.work[-1].ask(s)])
        at += len(ASKS)
        price = price_asked(s)
        if price is not None:
            cells.puts(at, price, 0, TOKENS)
        at += TOKENS
        for card in s.placed:
            cells.add(at + card // 7)
        for card in s.fired:
            cells.add(at + ICONS + card // 7)
        at += 2 * ICONS
        if s.cast_icon < ICONS:
            cells.hot(at, s.cast_icon)
        self.so_far(s, cells, at + ICONS)

    def so_far(self, s: State, cells: Cells, at: i64) -> None:
        """Figures of the turn and of the end."""
        cells.put(at, s.turns)
        cells.put(at + 1, s.draws)
        cells.put(at + 2, s.filled)
        cells.put(at + 3, s.g1_goods)
        cells.put(at + 4, s.extra)
        cells.put(at + 5, left_asked(s))
        cells.put(at + 6, 1 if s.trigger >= 0 else 0)
        cells.put(at + 7, s.finals + 1)
        cells.put(at + 8, s.alley)
        cells.put(at + 9, 1 if s.terms.golden else 0)
        cells.put(at + 10, 1 if s.terms.companions else 0)


def figures(s: State, seat: i64, cells: Cells, at: i64) -> i64:
    """Write goods, coins, reputation, card counts and whether the companion was used; return where they end."""
    cells.puts(at, s.tokens, TOKENS * seat, TOKENS)
    at += TOKENS
    cells.put(at, s.rep[seat])
    cells.put(at + 1, size_of(s.hands[seat]))
    cells.put(at + 2, long_size_of(s.fancies[seat]))
    cells.put(at + 3, s.used >> seat & 1)
    cells.put(at + 4, 1 if s.reserved[seat] >= 0 else 0)
    cells.put(at + 5, 1 if s.companions[seat] >= 0 else 0)
    return at + 6
