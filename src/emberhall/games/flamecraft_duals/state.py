"""The state of Flamecraft Duals: machine ints and a few flat lists, so that cloning takes about a microsecond.

Tokens in a bag are counts per face, four bits each; a stack is its faces plus one, four bits each, the bottom lowest.
Cards in a hand are a mask; a deck entry is its card, and above bit 6 the seat that put it back, plus one.
"""

from typing import Annotated, ClassVar, Final, final

from emberhall.games.flamecraft_duals.components.board import COUNT
from emberhall.games.flamecraft_duals.components.book import Book
from emberhall.games.flamecraft_duals.events import Outcome
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.fields import Constant, Derived, Shared, Start

MARK: Final = 6  # a deck entry is card | (seat + 1) << MARK: the seat that returned a card knows its place
CARD: Final = 63
TOP: Final = 1 << 60  # card k is TOP >> 60 - k: when compiled, the 1 of `1 << k` would be 32 bits wide

# where a held token comes from
PULLED: Final = 0
FROM_BREAD: Final = 1
WAS_KEPT: Final = 2
FROM_CRYSTAL: Final = 3

# what triggered the end
BY_BAG: Final = 1
BY_DECK: Final = 2

# how solo ended
RUNNING: Final = 0
WON: Final = 1
LOST_DUTY: Final = 2
LOST_END: Final = 3
OUTCOMES: Final[list[Outcome | None]] = [None, "won", "duty", "end"]


NO_BOOK: Final = Book([], [], [], [])


def cards_in(mask: int) -> list[int]:
    """The shop cards of a mask, by number."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


@final
class Terms:
    """What was agreed before the first token; shared by clones, never changed."""

    seats: int
    mode: str
    fancy_pick: str
    first_player: str
    pair: bool
    coins_each: int
    end_reveal: bool
    pattern_help: bool
    fancy: Annotated[bool, Derived("mode in {'fancy', 'fancy_fountain'}")]
    fountain: Annotated[bool, Derived("mode in {'fountain', 'fancy_fountain', 'solo'}")]
    solo: Annotated[bool, Derived("mode == 'solo'")]

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "mode", "fancy_pick", "first_player", "pair", "coins_each", "end_reveal", "pattern_help",
    )

    def __init__(
        self, seats: int, mode: str, fancy_pick: str, first_player: str, pair: bool, coins_each: int, end_reveal: bool,
        pattern_help: bool,
    ) -> None:
        self.seats = seats
        self.mode = mode
        self.fancy_pick = fancy_pick
        self.first_player = first_player
        self.pair = pair
        self.coins_each = coins_each
        self.end_reveal = end_reveal
        self.pattern_help = pattern_help
        self.fancy = mode in {'fancy', 'fancy_fountain'}
        self.fountain = mode in {'fountain', 'fancy_fountain', 'solo'}
        self.solo = mode == 'solo'
    # fmt: on
    # end of generated code


@final
class State(steps.State):
    """One play of Flamecraft Duals."""

    work: Annotated[list[steps.Step], Start([])]
    rng: Rng
    book: Annotated[Book, Constant("NO_BOOK")]
    terms: Shared[Terms]
    board: Annotated[list[int], Start([0] * COUNT)]  # a stack per hex
    deck: Annotated[list[int], Start([])]  # the top first
    # scored cards, in the order they were scored; fountain cards are numbered after the shop cards
    pile0: Annotated[list[int], Start([])]
    pile1: Annotated[list[int], Start([])]
    springs: Annotated[list[int], Start([])]  # solo: the hidden fountain cards, the next one first
    chain: Annotated[list[int], Start([])]  # what was fired this turn: hex << 3 | type
    past: Annotated[Shared[list[int]], Start([])]  # in a pair: reputation and cards of each seat in the first game
    seat: Annotated[i64, Start(0)]  # whose turn or special phase it is
    first: Annotated[i64, Start(0)]  # the seat that began this game
    turn: Annotated[i64, Start(0)]  # from 1
    special: Annotated[i64, Start(0)]  # the last scoring, after the end was triggered
    spent: Annotated[i64, Start(0)]  # a coin, this turn
    claimed: Annotated[i64, Start(0)]  # a fountain card, this turn
    completed: Annotated[i64, Start(0)]  # cards, this turn
    held: Annotated[i64, Start(-1)]  # the face about to be placed, or -1
    source: Annotated[i64, Start(0)]
    rainbow: Annotated[i64, Start(0)]  # the held token may fire as any type
    loose: Annotated[i64, Start(0)]  # pulled and not placed: crystal's three, Taylor's second
    bag: Annotated[i64, Start(0)]
    extras: Annotated[i64, Start(0)]
    out: Annotated[i64, Start(0)]
    mini: Annotated[i64, Start(-1)]  # the fountain's hex, or -1
    taken: Annotated[i64, Start(0)]  # hexes with a token
    full: Annotated[i64, Start(0)]  # hexes with three
    tops0: Annotated[i64, Start(0)]  # where the top counts as bread, crystal, meat: nineteen bits each
    tops1: Annotated[i64, Start(0)]  # ... iron, potion, plant
    hand0: Annotated[i64, Start(0)]
    hand1: Annotated[i64, Start(0)]
    shown0: Annotated[i64, Start(0)]  # cards of the hand that everybody knows
    shown1: Annotated[i64, Start(0)]
    traced0: Annotated[i64, Start(0)]  # cards of the hand the other seat knows, because it had put them under the deck
    traced1: Annotated[i64, Start(0)]
    coins0: Annotated[i64, Start("terms.coins_each")]
    coins1: Annotated[i64, Start("terms.coins_each if terms.seats == 2 else 0")]
    kept0: Annotated[i64, Start(-1)]  # the face to play next turn instead of a pull, or -1
    kept1: Annotated[i64, Start(-1)]
    up0: Annotated[i64, Start(-1)]  # Steven's cards, or -1
    up1: Annotated[i64, Start(-1)]
    open: Annotated[i64, Start(0)]
    fancies: Annotated[i64, Start(0)]  # a mask
    end_by: Annotated[i64, Start(-1)]  # the seat that triggered the end, or -1
    cause: Annotated[i64, Start(0)]
    outcome: Annotated[i64, Start(RUNNING)]  # of solo

    # generated from the fields above: FIELDS, __init__, start, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "work", "rng", "terms", "board", "deck", "pile0", "pile1", "springs", "chain", "past", "seat", "first", "turn",
        "special", "spent", "claimed", "completed", "held", "source", "rainbow", "loose", "bag", "extras", "out",
        "mini", "taken", "full", "tops0", "tops1", "hand0", "hand1", "shown0", "shown1", "traced0", "traced1", "coins0",
        "coins1", "kept0", "kept1", "up0", "up1", "open", "fancies", "end_by", "cause", "outcome",
    )

    def __init__(
        self, work: list[steps.Step], rng: Rng, terms: Terms, board: list[int], deck: list[int], pile0: list[int],
        pile1: list[int], springs: list[int], chain: list[int], past: list[int], seat: i64, first: i64, turn: i64,
        special: i64, spent: i64, claimed: i64, completed: i64, held: i64, source: i64, rainbow: i64, loose: i64,
        bag: i64, extras: i64, out: i64, mini: i64, taken: i64, full: i64, tops0: i64, tops1: i64, hand0: i64,
        hand1: i64, shown0: i64, shown1: i64, traced0: i64, traced1: i64, coins0: i64, coins1: i64, kept0: i64,
        kept1: i64, up0: i64, up1: i64, open: i64, fancies: i64, end_by: i64, cause: i64, outcome: i64,
    ) -> None:
        self.events = None
        self.work = work
        self.rng = rng
        self.book = NO_BOOK
        self.terms = terms
        self.board = board
        self.deck = deck
        self.pile0 = pile0
        self.pile1 = pile1
        self.springs = springs
        self.chain = chain
        self.past = past
        self.seat = seat
        self.first = first
        self.turn = turn
        self.special = special
        self.spent = spent
        self.claimed = claimed
        self.completed = completed
        self.held = held
        self.source = source
        self.rainbow = rainbow
        self.loose = loose
        self.bag = bag
        self.extras = extras
        self.out = out
        self.mini = mini
        self.taken = taken
        self.full = full
        self.tops0 = tops0
        self.tops1 = tops1
        self.hand0 = hand0
        self.hand1 = hand1
        self.shown0 = shown0
        self.shown1 = shown1
        self.traced0 = traced0
        self.traced1 = traced1
        self.coins0 = coins0
        self.coins1 = coins1
        self.kept0 = kept0
        self.kept1 = kept1
        self.up0 = up0
        self.up1 = up1
        self.open = open
        self.fancies = fancies
        self.end_by = end_by
        self.cause = cause
        self.outcome = outcome

    @staticmethod
    def start(rng: Rng, terms: Terms) -> "State":
        return State(
            [], rng, terms, [0] * COUNT, [], [], [], [], [], [], 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0,
            0, 0, 0, 0, 0, 0, 0, terms.coins_each, terms.coins_each if terms.seats == 2 else 0, -1, -1, -1, -1, 0, 0,
            -1, 0, RUNNING,
        )

    def clone(self) -> "State":
        copy = State(
            self.work[:], Rng(self.rng.a, self.rng.b), self.terms, self.board[:], self.deck[:], self.pile0[:],
            self.pile1[:], self.springs[:], self.chain[:], self.past, self.seat, self.first, self.turn, self.special,
            self.spent, self.claimed, self.completed, self.held, self.source, self.rainbow, self.loose, self.bag,
            self.extras, self.out, self.mini, self.taken, self.full, self.tops0, self.tops1, self.hand0, self.hand1,
            self.shown0, self.shown1, self.traced0, self.traced1, self.coins0, self.coins1, self.kept0, self.kept1,
            self.up0, self.up1, self.open, self.fancies, self.end_by, self.cause, self.outcome,
        )
        copy.book = self.book
        return copy
    # fmt: on
    # end of generated code

    def word(self, pick: Option) -> str:
        return self.book.words[pick]

    # --- by seat

    def hand(self, seat: i64) -> i64:
        return self.hand1 if seat else self.hand0

    def shown(self, seat: i64) -> i64:
        return self.shown1 if seat else self.shown0

    def traced(self, seat: i64) -> i64:
        return self.traced1 if seat else self.traced0

    def pile(self, seat: i64) -> list[int]:
        return self.pile1 if seat else self.pile0

    def coins(self, seat: i64) -> i64:
        return self.coins1 if seat else self.coins0

    def kept(self, seat: i64) -> i64:
        return self.kept1 if seat else self.kept0

    def set_hand(self, seat: i64, mask: i64) -> None:
        if seat:
            self.hand1 = mask
        else:
            self.hand0 = mask

    def set_kept(self, seat: i64, face: i64) -> None:
        if seat:
            self.kept1 = face
        else:
            self.kept0 = face

    def has(self, fancy: i64) -> bool:
        """True if a fancy card is in play."""
        return self.fancies >> fancy & 1 == 1
