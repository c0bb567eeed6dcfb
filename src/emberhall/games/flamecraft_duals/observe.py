"""What a seat sees of Flamecraft Duals, as numbers for learners: its own things before the other seat's."""

from typing import Final, cast, final

from emberhall.games.flamecraft_duals.book import Book
from emberhall.games.flamecraft_duals.rules import hand_limit
from emberhall.games.flamecraft_duals.score import reputation
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.words import FACES, FANCIES, FOUNTAINS, HEXES, TYPES
from emberhall.kernel import i64, steps
from emberhall.kernel.observers import Observer
from emberhall.kernel.planes import CELLS, NIBBLES, bits, counted, four, hots, seven

ASKS: Final[list[str]] = [
    *("fancy.pick", "pull", "place", "fire", "crystal.pick", "plant.to", "plant.as"),
    *("meat.from", "meat.to", "iron.from", "iron.to", "potion.a", "potion.b"),
    *("score", "fountain.to", "fountain.keep", "coin.return", "flair.name", "star.from", "star.to", "taylor.keep"),
    "draw.from",
]
ASKED: Final[dict[str, bytes]] = dict(zip(ASKS, hots(len(ASKS)), strict=False))
NOT_ASKED: Final = bytes(len(ASKS))
PLACES: Final = hots(len(HEXES))
HELD: Final = hots(len(FACES))
SOURCES: Final = hots(4)


def layers() -> list[bytes]:
    """For every stack as the state writes it, three faces from the bottom, a cell per face and layer."""
    return [
        b"".join([HELD[face - 1] if face <= len(FACES) else HELD[-1] for face in (low, middle, top)])
        for top in range(16)
        for middle in range(16)
        for low in range(16)
    ]


STACKS: Final = layers()
LANES: Final[list[int]] = [1 << 8 * kind for kind in range(len(TYPES))]  # a byte for each
NO_FACES: Final = bytes(len(FACES))
NOT_FIRED: Final[list[bytes]] = [bytes(len(HEXES)), bytes(len(TYPES))]


@final
class DualsObserver(Observer):
    """The board, the bag by counting, cards and coins of both seats, the token in hand and the question."""

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

    def see(self, s: steps.State, seat: int) -> bytes:
        state = cast(State, s)
        terms = state.terms
        shops = self.shops
        asks = state.work[-1] if state.work else None
        about: i64 = asks.source(state) if asks is not None else -1
        raised: i64 = 0
        for card in (state.up0, state.up1):
            if card >= 0:
                raised |= TOP >> 60 - card
        parts = [STACKS[stack] for stack in state.board]
        parts.append(PLACES[state.mini])
        faces(state.bag, parts)
        faces(state.extras, parts)
        faces(state.out, parts)
        faces(state.loose, parts)
        parts += [HELD[state.held], SOURCES[state.source if state.held >= 0 else -1]]
        other: i64 = 1 - seat
        known: i64 = state.shown(other) | state.traced(other) if self.seats == 2 else 0
        parts += [bits(state.hand(seat), shops), bits(raised, shops), bits(known, shops)]
        self.of_seats(state, seat, parts)
        parts += [bits(state.open, FOUNTAINS), bits(state.fancies, len(FANCIES)), *fired(state)]
        parts.append(NOT_ASKED if asks is None else ASKED[asks.ask(state)])
        parts.append(PLACES[about])
        mine: i64 = 1 if state.seat == seat else 0
        to_me: i64 = 1 if asks is not None and asks.who(state) == seat else 0
        ends: i64 = 1 if state.end_by >= 0 else 0
        by_me: i64 = 1 if state.end_by == seat else 0
        deck: i64 = len(state.deck)
        springs: i64 = len(state.springs)
        parts.append(seven(mine, to_me, deck, springs, hand_limit(state), state.turn, state.completed))
        parts.append(seven(state.spent, state.claimed, state.special, state.rainbow, ends, by_me, int(terms.fancy)))
        parts += [CELLS[terms.fountain], CELLS[terms.solo], CELLS[1 if state.past else 0]]
        return b"".join(parts)

    def of_seats(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Piles, kept tokens and figures, the looking seat first."""
        kept: list[bytes] = []
        figures: list[bytes] = []
        for k in range(self.seats):
            each = (seat + k) % self.seats
            counted(sorted(s.pile(each)), self.shops + FOUNTAINS, parts)
            kept.append(HELD[s.kept(each)])
            before: i64 = s.past[2 * each] if s.past else 0
            figures.append(four(size_of(s.hand(each)), s.coins(each), reputation(s, each), before))
        parts += kept
        parts += figures


TOP: Final = 1 << 60  # card k is TOP >> 60 - k: compiled, the one of `1 << k` would be 32 bits wide


def size_of(mask: i64) -> i64:
    """How many cards a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def faces(packed: i64, parts: list[bytes]) -> None:
    """Tokens of each of the thirteen faces, by counting."""
    if packed:
        for _ in range(6):
            parts.append(NIBBLES[packed & 255])
            packed >>= 8
        parts.append(CELLS[packed & 15])
    else:
        parts.append(NO_FACES)


def fired(s: State) -> list[bytes]:
    """Where something was fired this turn, and as what how often."""
    if not s.chain:
        return NOT_FIRED
    at: i64 = 0
    kinds: i64 = 0
    for link in s.chain:
        at |= TOP >> 60 - (link >> 3)
        kinds += LANES[link & 7]
    whole: int = kinds
    return [bits(at, len(HEXES)), whole.to_bytes(len(TYPES), "little")]
