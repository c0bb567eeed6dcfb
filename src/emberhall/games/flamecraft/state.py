"""The state of Flamecraft, the book of its cards, and the base class of effects.

Everything on the table is small ints in flat lists, so that cloning is a few slices. The book is constant, shared by
clones and never packed. An effect is a value of the book: it acts at once, or asks by leaving a step.
"""

from typing import Annotated, ClassVar, Final, final

from emberhall.games.flamecraft.components.option_words import Names
from emberhall.games.flamecraft.words import ARTISANS, PARK_PLACES, SEVEN, SPACES
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.fields import Constant, Derived, Shared, Start


class Effect:
    """One effect of a card: stateless, a value of the book."""

    def __init__(self, name: str) -> None:
        self.name = name  # of the primitive, as in card files and messages
        self.cost = False  # a price: unless it can be paid in full, the row is not offered (FC-44)
        self.gives = True  # a reason to use the row; a mere price gives nothing
        self.args: dict[str, str | int] = {}  # the arguments of its sentence, as in the card file
        self.parts: dict[str, int] = {}  # rows inside it, for its sentence

    def able(self, s: "State", seat: i64, place: i64, card: i64, sure: bool) -> bool:
        """True if it can do something now; without `sure`, as far as the other seats can tell."""
        return True

    def begin(self, s: "State", seat: i64, place: i64, card: i64) -> None:
        """Do it, or leave a step that asks."""
        raise NotImplementedError

    def worth(self, s: "State", seat: i64) -> int:
        """The reputation it scores without asking anything."""
        return 0

    def spares(self, s: "State", seat: i64) -> bool:
        """True if the seat can still cast something where it is, however this is used (FC-114)."""
        return True


@final
class Book(Names):
    """Every card, as lists by ref. Rows are lists of effects; cards refer to a row by its index, -1 is none."""

    def __init__(self) -> None:
        super().__init__()
        self.fire_rows: list[int] = []  # by icon
        self.shop_icon: list[int] = []
        self.shop_amount: list[int] = []
        self.shop_slots: list[int] = []  # how many
        self.slot_takes: list[int] = []  # 3 * shop + slot: mask of icons
        self.slot_row: list[int] = []
        self.slot_coin_row: list[int] = []  # with coins instead of reputation
        self.slot_coins: list[int] = []
        self.shop_row: list[int] = []
        self.shop_reveal: list[int] = []
        self.shop_free: list[int] = []  # no entry fee
        self.shop_sleeps: list[int] = []
        self.alley: i64 = -1  # the shop coins are left on
        self.alley_coins: i64 = 0  # on each of its spaces
        self.enchantment_icon: list[int] = []
        self.enchantment_deck: list[int] = []  # 0 purple, 1 golden
        self.enchantment_cost: list[int] = []  # 7 * card + kind, of one set
        self.enchantment_rows: list[list[int]] = []  # by sets minus one
        self.enchantment_pure: list[int] = []  # no coins may be paid
        self.fancy_row: list[int] = []
        self.fancy_timing: list[int] = []  # 0 moon, 1 sun, 2 in a fire-up step
        self.fancy_needs: list[list[int]] = []  # pairs of a count and its minimum
        self.fancy_match: list[int] = []  # 2 * card: two counts that must be equal, or -1
        self.suns: int = 0  # a mask
        self.companion_start: list[int] = []
        self.companion_row: list[int] = []
        self.companion_timing: list[int] = []
        self.companion_choice: list[int] = []  # fancies dealt to choose from
        self.achievement_needs: list[list[int]] = []
        self.rows: list[list[Effect]] = []
        self.row_source: list[int] = []  # by row: the kind of card it is on, as a source; -1: part of another row
        self.row_owner: list[int] = []  # by row: the ref of that card; of a slot, 3 * shop + slot
        self.solo_shops: list[int] = []
        self.solo_fancies: list[int] = []
        self.achievement_swaps: list[list[int]] = []  # old, new shop; old -1: added
        self.achievement_fancies: list[list[int]] = []


NO_BOOK: Final = Book()
STARTERS_OPEN: Final = 0b010101010101  # the starter shops lie on every second space (FC-02)


@final
class Terms:
    """What was agreed before the first card; shared by clones, never changed."""

    seats: int
    golden: bool
    companions: bool
    colours: list[int]  # by pawn, as the goods they belong to (FC-124)
    limits: bool  # hand and goods limits in solo (FC-100)
    shop_list: list[int]  # a custom shop deck; empty: as the rules say
    unlocked: list[int]  # achievements, solo
    solo: Annotated[bool, Derived("seats == 1")]
    spaces: Annotated[int, Derived("12 if seats <= 2 else SPACES")]
    pawns: Annotated[int, Derived("6 if seats == 1 else seats")]

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "golden", "companions", "colours", "limits", "shop_list", "unlocked")

    def __init__(
        self, seats: int, golden: bool, companions: bool, colours: list[int], limits: bool, shop_list: list[int],
        unlocked: list[int],
    ) -> None:
        self.seats = seats
        self.golden = golden
        self.companions = companions
        self.colours = colours
        self.limits = limits
        self.shop_list = shop_list
        self.unlocked = unlocked
        self.solo = seats == 1
        self.spaces = 12 if seats <= 2 else SPACES
        self.pawns = 6 if seats == 1 else seats
    # fmt: on
    # end of generated code


@final
class State(steps.State):
    """One play of Flamecraft."""

    work: list[steps.Step]
    rng: Rng
    book: Annotated[Book, Constant("NO_BOOK")]
    terms: Shared[Terms]
    seats: Annotated[i64, Derived("terms.seats")]
    first: i64
    active: Annotated[i64, Start("first")]
    turns: Annotated[i64, Start(0)]  # finished, not counting extra turns
    trigger: Annotated[i64, Start(-1)]  # the seat whose turn set off the end, -1 before
    finals: Annotated[i64, Start(-1)]  # final turns left, -1 before they begin
    used: Annotated[i64, Start(0)]  # companions, a bit per seat
    alley: Annotated[i64, Start(0)]  # spaces of Dragon Alley that hold coins
    open: Annotated[i64, Start(STARTERS_OPEN)]  # spaces with a face-up shop
    # flags of the turn
    g1_goods: Annotated[i64, Start(0)]
    filled: Annotated[i64, Start(0)]
    draws: Annotated[i64, Start(0)]
    cast_icon: Annotated[i64, Start(-1)]
    cast_space: Annotated[i64, Start(-1)]
    sew_icon: Annotated[i64, Start(-1)]
    extra: Annotated[i64, Start(0)]  # extra turns still to come
    lit: Annotated[i64, Start(-1)]  # the artisan fired up in a hand, or the one a potion swapped for it
    fresh: Annotated[int, Start(0)]  # fancies just drawn, one of which is to be given away
    tokens: Annotated[list[int], Start("[0] * (7 * terms.seats)")]  # 7 * seat + kind
    rep: Annotated[list[int], Start("[0] * terms.seats")]
    sources: Annotated[list[int], Start("[0] * (8 * terms.seats)")]  # 8 * seat + source
    hands: Annotated[list[int], Start("[0] * terms.seats")]  # a mask of artisans per seat
    slots: list[int]  # 3 * space + slot: artisan or -1
    shops: list[int]  # by space, -1: free
    tucked: Annotated[list[int], Start([-1] * (3 * SPACES))]  # 3 * space + k: enchantment or -1
    pawns: Annotated[list[int], Start("[-1] * terms.pawns")]  # spaces, -1: off the mat
    park: Annotated[list[int], Start([-1] * PARK_PLACES)]  # five places, -1: empty
    laid: Annotated[list[int], Start([0] * (7 * PARK_PLACES))]  # 7 * place + kind: tokens on Park cards
    deck: list[int]  # the top is last
    sunk: Annotated[list[int], Start([])]  # from the bottom up: the seats that know the card there
    enchantments: list[int]  # the deck
    row: Annotated[list[int], Start([-1] * 5)]  # five places, -1: empty
    fancy_deck: list[int]
    fancy_sunk: Annotated[list[int], Start([])]
    shop_deck: list[int]
    new_shops: Annotated[list[int], Start([])]  # face-down spaces in the order drawn
    reserved: Annotated[list[int], Start("[-1] * terms.seats")]
    fancies: Annotated[list[int], Start("[0] * terms.seats")]  # unscored, a mask per seat
    scored: Annotated[list[int], Start("[0] * terms.seats")]
    fulfilled: Annotated[list[int], Start("[0] * terms.seats")]
    companions: Shared[list[int]]
    placed: Annotated[list[int], Start([])]  # artisans, this turn
    fired: Annotated[list[int], Start([])]
    burnt: Annotated[list[int], Start([])]  # for each open fire-up step, the cards it has fired
    known: Annotated[list[int], Start([0] * ARTISANS)]  # by artisan: the seats that know whose hand it is in
    known_fancies: list[int]
    removed: Shared[list[int]]  # artisans out of the game; never changed in place
    unused_shops: Shared[list[int]]
    turned_in: Annotated[list[int], Start("[0] * terms.seats")]  # coins, per seat, at the end
    won: Annotated[list[int], Start([])]  # achievements unlocked by this game

    # generated from the fields above: FIELDS, __init__, start, clone
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = (
        "work", "rng", "terms", "first", "active", "turns", "trigger", "finals", "used", "alley", "open", "g1_goods",
        "filled", "draws", "cast_icon", "cast_space", "sew_icon", "extra", "lit", "fresh", "tokens", "rep", "sources",
        "hands", "slots", "shops", "tucked", "pawns", "park", "laid", "deck", "sunk", "enchantments", "row",
        "fancy_deck", "fancy_sunk", "shop_deck", "new_shops", "reserved", "fancies", "scored", "fulfilled",
        "companions", "placed", "fired", "burnt", "known", "known_fancies", "removed", "unused_shops", "turned_in",
        "won",
    )

    def __init__(
        self, work: list[steps.Step], rng: Rng, terms: Terms, first: i64, active: i64, turns: i64, trigger: i64,
        finals: i64, used: i64, alley: i64, open: i64, g1_goods: i64, filled: i64, draws: i64, cast_icon: i64,
        cast_space: i64, sew_icon: i64, extra: i64, lit: i64, fresh: int, tokens: list[int], rep: list[int],
        sources: list[int], hands: list[int], slots: list[int], shops: list[int], tucked: list[int], pawns: list[int],
        park: list[int], laid: list[int], deck: list[int], sunk: list[int], enchantments: list[int], row: list[int],
        fancy_deck: list[int], fancy_sunk: list[int], shop_deck: list[int], new_shops: list[int], reserved: list[int],
        fancies: list[int], scored: list[int], fulfilled: list[int], companions: list[int], placed: list[int],
        fired: list[int], burnt: list[int], known: list[int], known_fancies: list[int], removed: list[int],
        unused_shops: list[int], turned_in: list[int], won: list[int],
    ) -> None:
        self.events = None
        self.work = work
        self.rng = rng
        self.book = NO_BOOK
        self.terms = terms
        self.seats = terms.seats
        self.first = first
        self.active = active
        self.turns = turns
        self.trigger = trigger
        self.finals = finals
        self.used = used
        self.alley = alley
        self.open = open
        self.g1_goods = g1_goods
        self.filled = filled
        self.draws = draws
        self.cast_icon = cast_icon
        self.cast_space = cast_space
        self.sew_icon = sew_icon
        self.extra = extra
        self.lit = lit
        self.fresh = fresh
        self.tokens = tokens
        self.rep = rep
        self.sources = sources
        self.hands = hands
        self.slots = slots
        self.shops = shops
        self.tucked = tucked
        self.pawns = pawns
        self.park = park
        self.laid = laid
        self.deck = deck
        self.sunk = sunk
        self.enchantments = enchantments
        self.row = row
        self.fancy_deck = fancy_deck
        self.fancy_sunk = fancy_sunk
        self.shop_deck = shop_deck
        self.new_shops = new_shops
        self.reserved = reserved
        self.fancies = fancies
        self.scored = scored
        self.fulfilled = fulfilled
        self.companions = companions
        self.placed = placed
        self.fired = fired
        self.burnt = burnt
        self.known = known
        self.known_fancies = known_fancies
        self.removed = removed
        self.unused_shops = unused_shops
        self.turned_in = turned_in
        self.won = won

    @staticmethod
    def start(
        work: list[steps.Step], rng: Rng, terms: Terms, first: i64, slots: list[int], shops: list[int], deck: list[int],
        enchantments: list[int], fancy_deck: list[int], shop_deck: list[int], companions: list[int],
        known_fancies: list[int], removed: list[int], unused_shops: list[int],
    ) -> "State":
        return State(
            work, rng, terms, first, first, 0, -1, -1, 0, 0, STARTERS_OPEN, 0, 0, 0, -1, -1, -1, 0, -1, 0,
            [0] * (7 * terms.seats), [0] * terms.seats, [0] * (8 * terms.seats), [0] * terms.seats, slots, shops,
            [-1] * (3 * SPACES), [-1] * terms.pawns, [-1] * PARK_PLACES, [0] * (7 * PARK_PLACES), deck, [],
            enchantments, [-1] * 5, fancy_deck, [], shop_deck, [], [-1] * terms.seats, [0] * terms.seats,
            [0] * terms.seats, [0] * terms.seats, companions, [], [], [], [0] * ARTISANS, known_fancies, removed,
            unused_shops, [0] * terms.seats, [],
        )

    def clone(self) -> "State":
        copy = State(
            self.work[:], Rng(self.rng.a, self.rng.b), self.terms, self.first, self.active, self.turns, self.trigger,
            self.finals, self.used, self.alley, self.open, self.g1_goods, self.filled, self.draws, self.cast_icon,
            self.cast_space, self.sew_icon, self.extra, self.lit, self.fresh, self.tokens[:], self.rep[:],
            self.sources[:], self.hands[:], self.slots[:], self.shops[:], self.tucked[:], self.pawns[:], self.park[:],
            self.laid[:], self.deck[:], self.sunk[:], self.enchantments[:], self.row[:], self.fancy_deck[:],
            self.fancy_sunk[:], self.shop_deck[:], self.new_shops[:], self.reserved[:], self.fancies[:], self.scored[:],
            self.fulfilled[:], self.companions, self.placed[:], self.fired[:], self.burnt[:], self.known[:],
            self.known_fancies[:], self.removed, self.unused_shops, self.turned_in[:], self.won[:],
        )
        copy.book = self.book
        return copy
    # fmt: on
    # end of generated code

    def word(self, pick: Option) -> str:
        return self.book.word(self.terms.solo, pick)

    def slot_name(self, at: int) -> str:
        return self.book.slot(at)


def artisans_in(mask: int) -> list[int]:
    """The artisans of a mask, by ref."""
    artisans: list[int] = []
    for icon in range(6):
        for k in SEVEN[mask >> 7 * icon & 127]:
            artisans.append(7 * icon + k)  # noqa: PERF401  (a loop compiles better)
    return artisans


def cards_in(mask: int) -> list[int]:
    """The refs of a mask of any size."""
    refs: list[int] = []
    ref = 0
    while mask:
        if mask & 1:
            refs.append(ref)
        mask >>= 1
        ref += 1
    return refs
