"""Coins: the moments at which one may be spent, and what each use does.

A `Moment` is a question that offers coins as well as its own answers. A coin's steps go on top of the question, which
is asked again afterwards; only Starburst changes the board, so only then it may have to follow a token or be dropped.
"""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft_duals.components.board import ALL, BITS
from emberhall.games.flamecraft_duals.effects.hands import COIN_DRAWS, drawable, take_from_deck
from emberhall.games.flamecraft_duals.events import (
    Bagged,
    CoinSpent,
    CoinUse,
    Moved,
    MoveReason,
    Named,
    Picked,
    Returned,
)
from emberhall.games.flamecraft_duals.facts.stacks import ONE, beside, can_pull, movable, move, pull, room
from emberhall.games.flamecraft_duals.score import reputation
from emberhall.games.flamecraft_duals.state import FROM_CRYSTAL, MARK, TOP, State
from emberhall.games.flamecraft_duals.words import (
    COIN_DRAW,
    COIN_FLAIR,
    COIN_OFFERS,
    COIN_RAINBOW,
    COIN_STARBURST,
    FACES,
    FIRST_COIN,
    FLAIR,
    FROM,
    GOLDRUSH,
    HEXES,
    KEEP,
    MOST_SHOPS,
    NAME_OFFER,
    RAINBOW,
    RETURN,
    STARBURST,
    TAYLOR,
    TO,
    TYPES,
    faces_offered,
    hexes_offered,
)
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of

# The coin actions as bits, in the order of COIN_USES.
STANDARD: Final = 1
FLAIR_BIT: Final = 2
RAINBOW_BIT: Final = 4
STARBURST_BIT: Final = 8
TAYLOR_BIT: Final = 16
USES: Final[list[CoinUse]] = ["draw", "flair", "rainbow", "starburst", "taylor"]  # in the order of COIN_USES
RETURNS: Final[list[Option]] = [option(RETURN, card) for card in range(MOST_SHOPS)]


def ref(pick: Option) -> i64:
    """The ref of an option, as a machine int."""
    number: i64 = ref_of(pick)
    return number


def coin_actions(s: State) -> i64:
    """The coin actions possible now, as a mask in the order of COIN_USES (3.3)."""
    if s.spent or s.coins(s.seat) == 0:
        return 0
    actions: i64 = STANDARD if drawable(s) or s.has(GOLDRUSH) else 0  # FD-03
    if s.fancies == 0:
        return actions
    if s.has(FLAIR) and s.deck:
        actions |= FLAIR_BIT
    if s.held >= 0 and s.source != FROM_CRYSTAL:
        if s.has(RAINBOW):
            actions |= RAINBOW_BIT
        if s.has(TAYLOR) and can_pull(s):
            actions |= TAYLOR_BIT
    if s.has(STARBURST) and movable(s, ALL):
        actions |= STARBURST_BIT
    return actions


class Moment(steps.Step):
    """A question for the seat whose turn it is, at which a coin may be spent (FD-45)."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.seat

    def options(self, s: State) -> tuple[Option, ...]:
        own = self.answers(s)
        if s.spent:
            return own
        return own + COIN_OFFERS[coin_actions(s)]

    def take(self, s: State, pick: Option) -> None:
        if pick >= FIRST_COIN:
            self.wait(s)
            spend(s, ref(pick))
        else:
            self.answer(s, pick)

    def answers(self, s: State) -> tuple[Option, ...]:
        """The answers other than coins."""
        raise TypeError(f"{type(self).__name__} has no answers.")

    def answer(self, s: State, pick: Option) -> None:
        raise TypeError(f"{type(self).__name__} takes no answer.")

    def wait(self, s: State) -> None:
        """Stay below the coin's steps, to be asked again."""
        s.work.append(self)

    def follow(self, s: State, origin: i64, to: i64) -> "Moment | None":
        """The question to ask after Starburst has moved a token; None if nothing is left to ask (FD-51)."""
        return self if self.answers(s) else None


class Choice(steps.Step):
    """A question for the seat whose turn it is, without coins."""

    asks: bool = True

    def who(self, s: State) -> int:
        return s.seat


def spend(s: State, use: i64) -> None:
    """Pay the coin and start its effect."""
    before = reputation(s, s.seat) if s.events is not None else 0
    if s.seat:
        s.coins1 -= 1
    else:
        s.coins0 -= 1
    s.spent = 1
    if s.events is not None:
        worth = reputation(s, s.seat) - before
        s.tell(CoinSpent(kind="coin", seat=s.seat, use=USES[use], left=s.coins(s.seat), worth=worth))
    if use == COIN_DRAW:
        count = drawable(s)
        count = min(count, 2)
        if count:
            s.work.append(GIVE_BACK[count])
        for _ in range(count):
            s.work.append(COIN_DRAWS)
    elif use == COIN_FLAIR:
        s.work.append(NAME_TYPE)
    elif use == COIN_RAINBOW:
        s.rainbow = 1
    elif use == COIN_STARBURST:
        s.work.append(STAR_FROM)
    else:
        s.loose += ONE[pull(s, "taylor")]
        s.work.append(TAYLOR_KEEP)


@final
class GiveBack(Choice):
    """Put as many cards as were drawn under the deck, one by one, each at the very bottom (FD-02, FD-55)."""

    count: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: i64) -> None:
        self.count = count

    # end of generated code

    def ask(self, s: State) -> str:
        return "coin.return"

    def options(self, s: State) -> tuple[Option, ...]:
        hand = s.hand(s.seat)
        return tuple([RETURNS[card] for card in range(s.book.shops) if hand & TOP >> 60 - card])

    def take(self, s: State, pick: Option) -> None:
        card = ref(pick)
        seat = s.seat
        if seat:
            s.hand1 -= TOP >> 60 - card
            s.shown1 = s.traced1 = 0  # nobody can tell which card it was (section 7)
        else:
            s.hand0 -= TOP >> 60 - card
            s.shown0 = s.traced0 = 0
        s.deck.append(card | seat + 1 << MARK)
        if s.events is not None:
            s.tell(
                Returned(kind="returned", seat=seat, card=s.book.ids[card]),
                (seat,),
                Returned(kind="returned", seat=seat),
            )
        if self.count > 1:
            s.work.append(GIVE_BACK[self.count - 1])


@final
class NameType(Choice):
    """Flair: name a type, show the deck's top card; if it has the type, draw one more card, unseen (FD-61)."""

    def ask(self, s: State) -> str:
        return "flair.name"

    def options(self, s: State) -> tuple[Option, ...]:
        return NAME_OFFER

    def take(self, s: State, pick: Option) -> None:
        named = TYPES[ref(pick)]
        if s.events is not None:
            s.tell(Named(kind="named", seat=s.seat, type=named))
        card = take_from_deck(s, True, "coin")
        if named in s.book.cards[card].icons and drawable(s):  # FD-63
            s.work.append(COIN_DRAWS)


@final
class StarFrom(Choice):
    """Starburst: which top token moves."""

    def ask(self, s: State) -> str:
        return "star.from"

    def options(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(FROM, movable(s, ALL))

    def take(self, s: State, pick: Option) -> None:
        s.work.append(StarTo(ref(pick)))


@final
class StarTo(Choice):
    """Starburst: to which neighbour; then the question underneath is adjusted to the new board."""

    origin: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin",)

    def __init__(self, origin: i64) -> None:
        self.origin = origin

    # end of generated code

    def ask(self, s: State) -> str:
        return "star.to"

    def source(self, s: State) -> int:
        return self.origin

    def options(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(TO, beside(self.origin) & room(s))

    def take(self, s: State, pick: Option) -> None:
        to = ref(pick)
        face = move(s, self.origin, to)
        if s.events is not None:
            tell_move(s, face, self.origin, to, "starburst")
        below = s.work[-1]
        if isinstance(below, Moment):
            s.work.pop()
            again = below.follow(s, self.origin, to)
            if again is not None:
                s.work.append(again)


def tell_move(s: State, face: i64, origin: i64, to: i64, why: MoveReason) -> None:
    part_of = "coin" if why == "starburst" else f"fire-{len(s.chain)}"
    s.tell(
        Moved(
            kind="moved",
            seat=s.seat,
            token=FACES[face],
            origin=HEXES[origin],
            hex=HEXES[to],
            why=why,
            part_of=part_of,
        )
    )


@final
class TaylorKeep(Choice):
    """Taylor: which of the two tokens to play; the other goes back (FD-66)."""

    def ask(self, s: State) -> str:
        return "taylor.keep"

    def options(self, s: State) -> tuple[Option, ...]:
        held: i64 = BITS[s.held]
        second: i64 = 0
        while s.loose >> 4 * second & 15 == 0:
            second += 1
        return faces_offered(KEEP, held | BITS[second])

    def take(self, s: State, pick: Option) -> None:
        face = ref(pick)
        s.loose += ONE[s.held]
        s.loose -= ONE[face]
        s.held = face
        if s.events is not None:
            s.tell(Picked(kind="picked", seat=s.seat, token=FACES[face], why="taylor", part_of="coin"))
        empty_loose(s, "coin")


def empty_loose(s: State, part_of: str) -> None:
    """Put tokens that were pulled but not placed back into the bag."""
    if s.events is not None and s.loose:
        faces = [FACES[face] for face in range(len(FACES)) for _ in range(s.loose >> 4 * face & 15)]
        s.tell(Bagged(kind="bagged", seat=s.seat, tokens=faces, part_of=part_of))
    s.bag += s.loose
    s.loose = 0


GIVE_BACK: Final[list[GiveBack]] = [GiveBack(count) for count in range(3)]
NAME_TYPE: Final = NameType()
STAR_FROM: Final = StarFrom()
TAYLOR_KEEP: Final = TaylorKeep()
