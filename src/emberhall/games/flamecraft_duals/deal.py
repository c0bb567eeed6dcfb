"""The set-up of Flamecraft Duals, in a fixed order so that a seed always gives the same game."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft_duals.components.board import BITS, CENTRE, STARTS
from emberhall.games.flamecraft_duals.components.book import Book
from emberhall.games.flamecraft_duals.effects.hands import turn_up
from emberhall.games.flamecraft_duals.events import (
    Begun,
    Dealt,
    DrewForFirst,
    FancyJoined,
    HalfTime,
    LaidOut,
    Revealed,
)
from emberhall.games.flamecraft_duals.facts.stacks import KINDS, ONE, draw_one, drop, size
from emberhall.games.flamecraft_duals.score import piles, standing, totals
from emberhall.games.flamecraft_duals.state import RUNNING, TOP, State, Terms, cards_in
from emberhall.games.flamecraft_duals.turn.rules import BEGIN_TURN, END_GAME, hand_limit
from emberhall.games.flamecraft_duals.words import (
    BUDDY,
    BUDDY_FACE,
    FACES,
    FANCIES,
    FANCY_OFFERS,
    FOUNTAIN_CODES,
    FOUNTAINS,
    HEXES,
    SLOTS,
    STEVEN,
)
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, ref_of
from emberhall.kernel.parts.setup import Value, flag_of, number_of, text_of

ARTISANS: Final = 0x111111  # one of each of the six types, as packed counts
PAIRS: Final[list[str]] = [f"{a}+{b}" for k, a in enumerate(FANCIES) for b in FANCIES[k + 1 :]]


def begin(book: Book, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
    terms = Terms(
        seats=seats,
        mode=text_of(options, "mode"),
        fancy_pick=text_of(options, "fancy_pick"),
        first_player=str(options["first_player"]),
        pair=options["match"] == "pair",
        coins_each=number_of(options, "solo_coins"),
        end_reveal=flag_of(options, "end_reveal"),
        pattern_help=flag_of(options, "pattern_help"),
    )
    state = State.start(rng, terms)
    state.book = book
    if listen:
        state.listen()
    prepare(state)
    state.settle()
    return state


def prepare(s: State) -> None:
    """Put the set-up on the stack, below the fancy picks if the seats choose them."""
    s.work.append(END_GAME)
    if s.terms.pair:
        s.work.append(SET_UP)
    s.work.append(SET_UP)
    if not s.terms.fancy:
        return
    if s.terms.fancy_pick == "choose":
        chooser = s.rng.below(2)  # FD-31
        s.work.append(PICK_FANCY[1 - chooser])
        s.work.append(PICK_FANCY[chooser])
        return
    if s.terms.fancy_pick == "random":
        fancies = list(range(len(FANCIES)))
        s.rng.draw(fancies, 2)
    else:
        fancies = [FANCIES.index(name) for name in s.terms.fancy_pick.split("+")]
    for fancy in fancies[:2]:
        s.fancies |= BITS[fancy]
        if s.events is not None:
            s.tell(FancyJoined(kind="fancy", seat=None, fancy=FANCIES[fancy]))


@final
class PickFancy(steps.Step):
    """A seat picks one of the fancies left; both fancies serve both seats (FD-31)."""

    seat: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "fancy.pick"

    def options(self, s: State) -> tuple[Option, ...]:
        return FANCY_OFFERS[255 & ~s.fancies]

    def take(self, s: State, pick: Option) -> None:
        fancy: i64 = ref_of(pick)
        s.fancies |= BITS[fancy]
        if s.events is not None:
            s.tell(FancyJoined(kind="fancy", seat=self.seat, fancy=FANCIES[fancy]))


@final
class SetUp(steps.Step):
    """Everything from the shuffle to the first player; a pair runs it again for its second game."""

    def run(self, s: State) -> None:
        again = s.turn > 0
        if again:
            put_away(s)
        deal(s)
        lay_out(s)
        s.seat = s.first = 1 - s.first if again else first_seat(s)
        if s.has(BUDDY):  # after the draw for the first player (FD-30)
            s.bag += ONE[BUDDY_FACE]
            s.out -= ONE[BUDDY_FACE]
        if s.events is not None:
            s.tell(Begun(kind="begun", first=s.first, seats=s.terms.seats, bag=size(s.bag), deck=len(s.deck)))
        s.work.append(BEGIN_TURN)


def put_away(s: State) -> None:
    """Score the first game of a pair and clear the table; its fancies stay."""
    scores, cards = totals(s), piles(s)
    s.past = [scores[0], cards[0], scores[1], cards[1]]
    if s.events is not None:
        s.tell(HalfTime(kind="half", scores=scores, cards=cards, reputation=standing(s)))
    s.board = [0] * len(HEXES)
    s.deck, s.pile0, s.pile1, s.springs, s.chain = [], [], [], [], []
    s.turn = s.special = s.spent = s.claimed = s.completed = 0
    s.bag = s.extras = s.out = s.open = 0
    s.taken = s.full = s.tops0 = s.tops1 = 0
    s.hand0 = s.hand1 = s.shown0 = s.shown1 = s.traced0 = s.traced1 = 0
    s.coins0 = s.coins1 = s.terms.coins_each
    s.mini = s.kept0 = s.kept1 = s.up0 = s.up1 = s.end_by = -1
    s.cause = 0
    s.outcome = RUNNING


def deal(s: State) -> None:
    """Shuffle, deal alternately from seat 0, and turn up Steven's cards (FD-68)."""
    deck = list(range(s.book.shops))
    s.rng.shuffle(deck)
    dealt = hand_limit(s) * s.terms.seats
    for k in range(dealt):
        bit = TOP >> 60 - deck[k]
        if k % s.terms.seats:
            s.hand1 |= bit
        else:
            s.hand0 |= bit
    s.deck = deck[dealt:]
    if s.events is not None:
        for seat in range(s.terms.seats):
            cards = [s.book.ids[card] for card in cards_in(s.hand(seat))]
            s.tell(
                Dealt(kind="dealt", seat=seat, count=len(cards), hand=cards),
                (seat,),
                Dealt(kind="dealt", seat=seat, count=len(cards)),
            )
    if s.has(STEVEN):
        for slot in range(SLOTS):
            turn_up(s, slot)


def lay_out(s: State) -> None:
    """Tokens: one of each type at random around the centre, one of each next to the board, the rest in the bag."""
    for face in range(len(FACES)):
        if face != BUDDY_FACE:
            s.bag += s.book.numbers[face] << 4 * face
    s.out = ONE[BUDDY_FACE]
    starts = STARTS[:]
    s.rng.shuffle(starts)
    for face in range(6):
        drop(s, starts[face], face)
    s.extras = ARTISANS
    s.bag -= 2 * ARTISANS
    if s.terms.fountain:
        s.out += ARTISANS
        s.bag -= ARTISANS
        s.open = 63
    if s.events is not None:
        s.tell(LaidOut(kind="laid", hexes=[HEXES[at] for at in starts], tokens=FACES[:6]))
    if s.terms.solo:
        springs = list(range(FOUNTAINS))
        s.rng.shuffle(springs)
        s.springs = springs[1:]
        s.open = BITS[springs[0]]
        s.mini = CENTRE
        if s.events is not None:
            s.tell(Revealed(kind="revealed", card=FOUNTAIN_CODES[springs[0]]))


# --- the first player


def rank(face: i64) -> int:
    """The rank of a face, higher is better: by the chart, and a dual before a single of the same type (FD-29)."""
    kinds = KINDS[face]
    best = 0
    while not kinds >> best & 1:
        best += 1
    return 2 * (6 - best) + (1 if face >= 6 else 0)


def begins(a: i64, b: i64) -> int:
    """Which of two pulled tokens begins: 0 or 1, or -1 to pull again."""
    if rank(a) == rank(b):
        return -1
    return 0 if rank(a) > rank(b) else 1


def first_seat(s: State) -> i64:
    """Both seats pull a token, the higher one begins, and both tokens go back; or as the options say."""
    way = s.terms.first_player
    if s.terms.seats == 1:
        return 0
    if way == "random":
        return s.rng.below(2)
    if way != "draw":
        return int(way)
    while True:
        a = draw_one(s, s.bag)
        b = draw_one(s, s.bag - ONE[a])
        winner = begins(a, b)
        if s.events is not None:
            tokens = [FACES[a], FACES[b]]
            s.tell(DrewForFirst(kind="drawn", tokens=tokens, first=winner if winner >= 0 else None))
        if winner >= 0:
            return winner


SET_UP: Final = SetUp()
PICK_FANCY: Final[list[PickFancy]] = [PickFancy(seat) for seat in range(2)]
