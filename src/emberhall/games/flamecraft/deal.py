"""Set-up: the Town, the decks, the hands and the choices before the first turn (section 2, FC-03)."""

from typing import Any, ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import Question, perform
from emberhall.games.flamecraft.effects.gains import Goods
from emberhall.games.flamecraft.effects.moves import draw_fancies, pop_artisan, sink_fancy
from emberhall.games.flamecraft.events.course import FancyKept, Hand, SetUp
from emberhall.games.flamecraft.state import Book, State, Terms, cards_in
from emberhall.games.flamecraft.turn.endings import start_turn
from emberhall.games.flamecraft.turn.score_phase import in_order
from emberhall.games.flamecraft.words import ARTISANS, BIT, GOODS, NOWHERE, SPACES, V_KEEP
from emberhall.kernel import steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, option, ref_of
from emberhall.kernel.parts.setup import Value, flag_of, number_of, text_of

# An option that is a list of ids may also be one of these.
STANDARD: Final = "standard"
NONE: Final = "none"
ANY: Final = "any"
COLOURS: Final = ("colour0", "colour1", "colour2", "colour3", "colour4")
STARTERS: Final = 6
OTHERS: Final = 4  # shops without a good in the deck
# Goods a player begins with, in turn order: as printed (FC-04), and the house version, which makes up for the turn
# that late players may miss with two or three seats; with more seats it makes little difference.
LATE: Final = (0, 0, 0, 1, 1)
LATE_HOUSE: Final = {1: (0,), 2: (0, 3), 3: (0, 2, 3), 4: (0, 1, 2, 4), 5: (0, 1, 2, 3, 4)}
REMOVED: Final = {1: 1, 2: 2, 3: 1, 4: 0, 5: 0}  # artisans of each good that leave the game


def begin(book: Book, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
    terms = Terms(
        seats=seats,
        golden=options["enchantments"] == "golden",
        companions=flag_of(options, "companions"),
        colours=pawn_colours(seats, options),
        limits=flag_of(options, "solo_limits"),
        shop_list=refs(book.shop_ids, options["shop_list"]),
        unlocked=refs(book.achievement_ids, options["solo_unlocked"]),
    )
    first = rng.below(seats)
    if options["first_player"] != "random":
        first = number_of(options, "first_player")
    state = fresh_state(book, terms, rng, first, options["late_goods"] == "house")
    if listen:
        state.listen()
    state.settle()
    return state


def pawn_colours(seats: int, options: dict[str, Value]) -> list[int]:
    """The colour of each pawn: as picked, else the first that is free; alone, the others in ring order (FC-124)."""
    picked = [text_of(options, name) for name in COLOURS[:seats]]
    free = [good for good in range(6) if GOODS[good] not in picked]
    colours = [free.pop(0) if name == ANY else GOODS.index(name) for name in picked]
    if seats == 1:
        colours += [(colours[0] + pawn) % 6 for pawn in range(1, 6)]
    return colours


def refs(ids: list[str], listed: Value) -> list[int]:
    """The refs of an option that is a list of ids."""
    if listed in (STANDARD, NONE):
        return []
    return [ids.index(name) for name in str(listed).split(",")]


def shop_deck(book: Book, terms: Terms, rng: Rng) -> tuple[list[int], list[int]]:
    """The shuffled shop deck, and the shops that leave the game."""
    everything = list(range(STARTERS, len(book.shop_ids)))
    if terms.shop_list:
        deck = terms.shop_list[:]
    elif terms.solo:
        deck = solo_shops(book, terms.unlocked)
    else:
        deck = []
        others: list[int] = []
        for icon in range(9):
            pile = [shop for shop in everything if book.shop_icon[shop] == icon]
            if icon < 6:
                rng.shuffle(pile)
                deck += pile[:1]
            else:
                others += pile
        rng.shuffle(others)
        deck += others[:OTHERS]
    rng.shuffle(deck)
    return deck, [shop for shop in everything if shop not in deck]


def solo_shops(book: Book, unlocked: list[int]) -> list[int]:
    """The solo list as achievements change it: a shop is swapped if the old one is there, else added (FC-105)."""
    deck = book.solo_shops[:]
    for ref in unlocked:
        swaps = book.achievement_swaps[ref]
        for k in range(0, len(swaps), 2):
            old, new = swaps[k], swaps[k + 1]
            if old in deck:
                deck.remove(old)
            if new not in deck:
                deck.append(new)
    return deck


def fancy_deck(book: Book, terms: Terms) -> list[int]:
    if not terms.solo:
        return list(range(len(book.fancy_ids)))
    deck = book.solo_fancies[:]
    for ref in terms.unlocked:
        deck += [card for card in book.achievement_fancies[ref] if card not in deck]
    return deck


def artisan_deck(terms: Terms, rng: Rng) -> tuple[list[int], list[int]]:
    """All artisans but the starters; some of each good leave at random (FC-01)."""
    deck: list[int] = []
    removed: list[int] = []
    for icon in range(6):
        pile = [7 * icon + k for k in range(1, 7)]
        rng.shuffle(pile)
        away = REMOVED[terms.seats]
        removed += pile[:away]
        deck += pile[away:]
    rng.shuffle(deck)
    return deck, removed


def fresh_state(book: Book, terms: Terms, rng: Rng, first: int, late_house: bool = False) -> State:
    """The state after set-up, up to the dealt hands (steps 1 to 8)."""
    n = terms.seats
    shops = [-1] * SPACES
    slots = [-1] * (3 * SPACES)
    for icon in range(6):
        shops[2 * icon] = icon  # FC-02
        slots[6 * icon] = 7 * icon
    town_deck, unused = shop_deck(book, terms, rng)
    deck, removed = artisan_deck(terms, rng)
    fancies = fancy_deck(book, terms)
    rng.shuffle(fancies)
    charms = [card for card, kind in enumerate(book.enchantment_deck) if kind == int(terms.golden)]
    rng.shuffle(charms)
    companions = [-1] * n
    if terms.companions:
        pool = list(range(len(book.companion_ids)))
        rng.shuffle(pool)
        companions = pool[:n]
    s = State.start(
        work=[START_PLAY, LateGoods(late_house), DEAL_FANCIES, START_BONUSES],
        rng=rng,
        terms=terms,
        first=first,
        slots=slots,
        shops=shops,
        deck=deck,
        enchantments=charms,
        fancy_deck=fancies,
        shop_deck=town_deck,
        companions=companions,
        known_fancies=[0] * len(book.fancy_ids),
        removed=removed,
        unused_shops=unused,
    )
    s.book = book
    for at in range(5):
        s.park[at] = pop_artisan(s)
        s.row[at] = s.enchantments.pop()
    for seat in in_order(s):
        for _ in range(3):
            card = pop_artisan(s)
            s.hands[seat] |= BIT[card]
            s.known[card] = 1 << seat
    return s


@final
class StartBonuses(steps.Step):
    """Companions' START bonuses, in turn order."""

    def run(self, s: State) -> None:
        tell_setup(s)
        for seat in reversed(in_order(s)):
            helper = s.companions[seat]
            if helper >= 0:
                perform(s, s.book.companion_start[helper], seat, NOWHERE)


def tell_setup(s: State) -> None:
    """Each seat hears its own hand; everybody hears the rest."""
    if s.events is None:
        return
    s.tell(SetUp(kind="setup", first=s.first))
    for seat in in_order(s):
        hand = [s.book.artisan_ids[card] for card in range(ARTISANS) if s.hands[seat] >> card & 1]
        s.tell(Hand(kind="hand", seat=seat, cards=hand), (seat,))


@final
class DealFancies(steps.Step):
    """Deal two fancies to each seat, more with one of the companions; all choose at once, in secret."""

    def run(self, s: State) -> None:
        order = in_order(s)
        questions: list[steps.Step] = []
        for seat in order:
            helper = s.companions[seat]
            draw_fancies(s, seat, s.book.companion_choice[helper] if helper >= 0 else 2)
            questions.append(KeepFancy(seat))
        s.ask_all(questions)


@final
class KeepFancy(Question):
    """Which of the dealt fancies to keep; the rest goes to the bottom of the deck, shuffled (FC-07)."""

    together: bool = True

    def ask(self, s: State) -> str:
        return "keep"

    def own(self, s: State) -> list[int]:
        return [option(V_KEEP, card) for card in cards_in(s.fancies[self.seat])]

    def take(self, s: State, pick: Option) -> None:
        choice = ref_of(pick)
        seat = self.seat
        rest = [card for card in cards_in(s.fancies[seat]) if card != choice]
        s.fancies[seat] = BIT[choice]
        if len(rest) > 1:
            s.rng.shuffle(rest)
        for card in rest:  # the place of a single card is known, that of several is not
            sink_fancy(s, card, 1 << seat if len(rest) == 1 else 0)
        if s.events is not None:
            back = len(rest)
            s.tell(
                FancyKept(kind="kept", seat=seat, back=back, card=s.book.fancy_ids[choice]),
                (int(seat),),
                FancyKept(kind="kept", seat=seat, back=back),
            )


@final
class LateGoods(steps.Step):
    """The fourth and fifth player take a good each (FC-04); in the house version, later players take more."""

    house: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("house",)

    def __init__(self, house: bool) -> None:
        self.house = house

    # end of generated code

    def run(self, s: State) -> None:
        order = in_order(s)
        counts = LATE_HOUSE[s.terms.seats] if self.house else LATE
        for k in range(len(order) - 1, -1, -1):
            if counts[k]:
                s.work.append(Goods(order[k], order[k], counts[k], 0, 0, False))


@final
class StartPlay(steps.Step):
    """The first turn."""

    def run(self, s: State) -> None:
        start_turn(s)


START_PLAY: Final = StartPlay()
DEAL_FANCIES: Final = DealFancies()
START_BONUSES: Final = StartBonuses()
SET_UP: Final[tuple[type[Any], ...]] = (StartBonuses, DealFancies, KeepFancy, LateGoods, StartPlay)
