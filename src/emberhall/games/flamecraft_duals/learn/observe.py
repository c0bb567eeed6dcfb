"""What a seat sees of Flamecraft Duals, as numbers for learners: its own part before the other seat's."""

from typing import Final, final

from emberhall.games.flamecraft_duals.components.book import Book
from emberhall.games.flamecraft_duals.score import reputation
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.turn.rules import hand_limit
from emberhall.games.flamecraft_duals.words import FACES, FANCIES, FOUNTAINS, HEXES, TYPES
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells, size_of
from emberhall.kernel.observers import Observer

ASKS: Final[list[str]] = [
    *("fancy.pick", "pull", "place", "fire", "crystal.pick", "plant.to", "plant.as"),
    *("meat.from", "meat.to", "iron.from", "iron.to", "potion.a", "potion.b"),
    *("score", "fountain.to", "fountain.keep", "coin.return", "flair.name", "star.from", "star.to", "taylor.keep"),
    "draw.from",
]
ASKED: Final[dict[str, int]] = {ask: k for k, ask in enumerate(ASKS)}
PLACES: Final = 19  # on the board
KINDS: Final = 13  # of faces
TYPED: Final = 6  # of them, with one type


@final
class DualsObserver(Observer):
    """The board, the bag as counts, cards and coins of both seats, the token in hand and the question."""

    def __init__(self, book: Book, seats: int) -> None:
        shops = int(book.shops)
        super().__init__(
            (
                ("board", 3 * len(FACES) * len(HEXES)),  # by hex, from the bottom
                ("fountain's hex", len(HEXES)),
                ("bag", len(FACES)),
                ("beside the board", len(FACES)),
                ("out of the game", len(FACES)),
                ("pulled", len(FACES)),
                ("token held", len(FACES)),
                ("where it comes from", 4),
                ("own cards", shops),
                ("open cards", shops),
                ("known of the other hand", shops),
                ("piles", seats * (shops + FOUNTAINS)),
                ("kept tokens", seats * len(FACES)),
                ("cards, coins, reputation, before", 4 * seats),
                ("open fountain cards", FOUNTAINS),
                ("fancies", len(FANCIES)),
                ("fired from", len(HEXES)),
                ("fired as", len(TYPES)),
                ("asked", len(ASKS)),
                ("asked about", len(HEXES)),
                ("my turn, I am asked", 2),
                ("deck, hidden fountain cards, limit, turn, completed", 5),
                ("spent, claimed, special, rainbow, end set off, by me", 6),
                ("fancy, fountain, solo, second game", 4),
            )
        )
        self.seats = seats
        self.shops = shops

    def write(self, s: State, seat: int, cells: Cells, at: i64) -> None:
        me: i64 = seat
        at = on_board(s, cells, at)
        at = self.cards(s, me, cells, at)
        at = self.of_seats(s, me, cells, at)
        cells.bits(at, s.open)
        at += FOUNTAINS
        cells.bits(at, s.fancies)
        at += len(FANCIES)
        for link in s.chain:
            cells.hot(at, link >> 3)
            cells.add(at + PLACES + (link & 7))
        self.turn(s, me, cells, at + PLACES + TYPED)

    def cards(self, s: State, me: i64, cells: Cells, at: i64) -> i64:
        """Write the own hand, Steven's cards, and what is known of the other hand; return where that ends."""
        shops: i64 = self.shops
        cells.bits(at, s.hand(me))
        at += shops
        cells.hot(at, s.up0)
        cells.hot(at, s.up1)
        at += shops
        if self.seats == 2:
            cells.bits(at, s.shown(1 - me) | s.traced(1 - me))
        return at + shops

    def of_seats(self, s: State, me: i64, cells: Cells, at: i64) -> i64:
        """Write piles, kept tokens and figures, the observing seat first; return where that ends."""
        seats: i64 = self.seats
        pile: i64 = self.shops + FOUNTAINS
        reserves = at + seats * pile
        figures = reserves + seats * KINDS
        for k in range(seats):
            each = me + k if me + k < seats else me + k - seats
            cells.counts(at + k * pile, s.pile(each))
            cells.hot(reserves + k * KINDS, s.kept(each))
            spot = figures + 4 * k
            cells.put(spot, size_of(s.hand(each)))
            cells.put(spot + 1, s.coins(each))
            cells.put(spot + 2, reputation(s, each))
            if s.past:
                cells.put(spot + 3, s.past[2 * each])
        return figures + 4 * seats

    def turn(self, s: State, me: i64, cells: Cells, at: i64) -> None:
        """The question, and how far turn and game are."""
        terms = s.terms
        if s.work:
            asks = s.work[-1]
            cells.mark(at + ASKED[asks.ask(s)])
            about: i64 = asks.source(s)
            cells.hot(at + len(ASKS), about)
            cells.put(at + len(ASKS) + PLACES + 1, 1 if asks.who(s) == me else 0)
        at += len(ASKS) + PLACES
        cells.put(at, 1 if s.seat == me else 0)
        cells.put(at + 2, len(s.deck))
        cells.put(at + 3, len(s.springs))
        cells.put(at + 4, hand_limit(s))
        cells.put(at + 5, s.turn)
        cells.put(at + 6, s.completed)
        cells.put(at + 7, s.spent)
        cells.put(at + 8, s.claimed)
        cells.put(at + 9, s.special)
        cells.put(at + 10, s.rainbow)
        cells.put(at + 11, 1 if s.end_by >= 0 else 0)
        cells.put(at + 12, 1 if s.end_by == me else 0)
        cells.put(at + 13, 1 if terms.fancy else 0)
        cells.put(at + 14, 1 if terms.fountain else 0)
        cells.put(at + 15, 1 if terms.solo else 0)
        cells.put(at + 16, 1 if s.past else 0)


def on_board(s: State, cells: Cells, at: i64) -> i64:
    """Write the stacks, the fountain, and all other tokens; return where that ends."""
    for each in s.board:
        stack: i64 = each
        spot = at
        while stack:
            face = (stack & 15) - 1
            if face < KINDS:
                cells.hot(spot, face)
            spot += KINDS
            stack >>= 4
        at += 3 * KINDS
    cells.hot(at, s.mini)
    at += PLACES
    faces(cells, at, s.bag)
    faces(cells, at + KINDS, s.extras)
    faces(cells, at + 2 * KINDS, s.out)
    faces(cells, at + 3 * KINDS, s.loose)
    at += 4 * KINDS
    if s.held >= 0:
        cells.mark(at + s.held)
        cells.hot(at + KINDS, s.source)
    return at + KINDS + 4


def faces(cells: Cells, at: i64, packed: i64) -> None:
    """The counts of each of the thirteen faces."""
    while packed:
        cells.put(at, packed & 15)
        packed >>= 4
        at += 1
