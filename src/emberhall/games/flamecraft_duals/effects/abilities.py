"""What dragons do when they fire: when each ability is usable, and the questions of meat, iron and potion.

An ability is measured from where its token lies: if Starburst moves that, the origin follows (FD-76); if it is covered,
the ability goes on (FD-52).
"""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft_duals.components.board import BESIDE, BITS, COUNT
from emberhall.games.flamecraft_duals.effects.coins import Choice, Moment, ref, tell_move
from emberhall.games.flamecraft_duals.events import Swapped
from emberhall.games.flamecraft_duals.facts.stacks import (
    KINDS,
    beside,
    can_pull,
    height,
    movable,
    move,
    room,
    swap,
    top,
    tops_of,
    unlike,
)
from emberhall.games.flamecraft_duals.state import State
from emberhall.games.flamecraft_duals.words import (
    BUDDY_FACE,
    CRYSTAL,
    FACES,
    FROM,
    HEXES,
    IRON,
    MEAT,
    PLANT,
    POTION,
    STOP,
    STOP_OFFER,
    SWAP,
    TO,
    WITH,
    hexes_offered,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option

STOPS: Final = option(STOP)


def usable(s: State, kind: i64, at: i64, used: i64) -> bool:
    """True if an ability fired at a hex can do anything (3.2, FD-16); `used` is the plant chain so far."""
    if kind <= CRYSTAL:
        return can_pull(s)
    if kind == MEAT:
        return beside(at) & s.taken != 0
    if kind == IRON:
        return movable(s, beside(at)) != 0
    if kind == POTION:
        return swappable(s)
    return leads_on(s, at, used)


def usable_kinds(s: State, kinds: i64, at: i64, used: i64) -> i64:
    """The types among these whose ability could do something at a hex."""
    kinds_usable: i64 = 0
    for kind in range(6):
        bit: i64 = BITS[kind]
        if kinds & bit and usable(s, kind, at, used):
            kinds_usable |= bit
    return kinds_usable


def swappable(s: State) -> bool:
    """True if the board has two tops with different faces (FD-54)."""
    first: i64 = -1
    for at in range(COUNT):
        if s.taken & BITS[at]:
            face = top(s, at)
            if first < 0:
                first = face
            elif face != first:
                return True
    return False


def leads_on(s: State, at: i64, used: i64) -> bool:
    """True if a plant leads to a usable ability, possibly through other plants.

    A chain uses each hex once (FD-13), but whatever a walk can reach, a path without repeats can reach too.
    """
    seen: i64 = used | BITS[at]
    edge: i64 = BITS[at]
    plants = tops_of(s, PLANT) & ~buddies(s)
    while edge:
        around: i64 = 0
        for here in range(COUNT):
            if edge & BITS[here]:
                around |= BESIDE[here]
        around &= s.taken & ~seen
        for here in range(COUNT):
            if around & BITS[here] and acts(s, here):
                return True
        seen |= around
        edge = around & plants
    return False


def acts(s: State, at: i64) -> bool:
    """True if the top of a hex has a usable ability other than plant; Buddy has none (FD-15)."""
    face = top(s, at)
    if face == BUDDY_FACE:
        return False
    return usable_kinds(s, KINDS[face] & 31, at, 0) != 0


def buddies(s: State) -> i64:
    """The hex with Buddy on top, as a mask: the only one that counts as bread and as plant."""
    return tops_of(s, 0) & tops_of(s, PLANT)


def ignitable(s: State, at: i64, used: i64) -> i64:
    """The neighbours a plant may fire: unused in this chain, not Buddy, with something to do."""
    hexes = beside(at) & s.taken & ~used
    for here in range(COUNT):
        bit: i64 = BITS[here]
        if hexes & bit and ignited_kinds(s, here, used) == 0:
            hexes &= ~bit
    return hexes


def ignited_kinds(s: State, at: i64, used: i64) -> i64:
    """The types a plant may fire a neighbour as."""
    face = top(s, at)
    if face < 0 or face == BUDDY_FACE:
        return 0
    return usable_kinds(s, KINDS[face], at, used)


# --- meat


@final
class MeatFrom(Moment):
    """Meat: which neighbour moves."""

    origin: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin",)

    def __init__(self, origin: i64) -> None:
        self.origin = origin

    # end of generated code

    def ask(self, s: State) -> str:
        return "meat.from"

    def source(self, s: State) -> int:
        return self.origin

    def answers(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(FROM, beside(self.origin) & s.taken)

    def answer(self, s: State, pick: Option) -> None:
        s.work.append(MeatTo(ref(pick)))

    def follow(self, s: State, origin: i64, to: i64) -> Moment | None:
        again = MeatFrom(to) if origin == self.origin else self
        return again if again.answers(s) else None


@final
class MeatTo(Choice):
    """Meat: to any other hex with room (FD-18)."""

    origin: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin",)

    def __init__(self, origin: i64) -> None:
        self.origin = origin

    # end of generated code

    def ask(self, s: State) -> str:
        return "meat.to"

    def source(self, s: State) -> int:
        return self.origin

    def options(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(TO, room(s) & ~BITS[self.origin])

    def take(self, s: State, pick: Option) -> None:
        to = ref(pick)
        face = move(s, self.origin, to)
        if s.events is not None:
            tell_move(s, face, self.origin, to, "meat")


# --- iron


@final
class IronFrom(Moment):
    """Iron: which neighbour moves by one hex; the second time another token, or none (FD-19).

    `own` is the height of the token that fires; `moved` and `level` are the hex and height of the token moved first,
    and `moved` is -1 before that.
    """

    origin: i64
    own: i64
    moved: i64
    level: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "own", "moved", "level")

    def __init__(self, origin: i64, own: i64, moved: i64, level: i64) -> None:
        self.origin = origin
        self.own = own
        self.moved = moved
        self.level = level

    # end of generated code

    def ask(self, s: State) -> str:
        return "iron.from"

    def source(self, s: State) -> int:
        return self.origin

    def sources(self, s: State) -> i64:
        hexes = movable(s, beside(self.origin))
        if self.moved >= 0 and height(s.board[self.moved]) == self.level:
            hexes &= ~BITS[self.moved]
        return hexes

    def answers(self, s: State) -> tuple[Option, ...]:
        own = hexes_offered(FROM, self.sources(s))
        return own + STOP_OFFER if self.moved >= 0 else own

    def answer(self, s: State, pick: Option) -> None:
        if pick != STOPS:
            s.work.append(IronTo(self.origin, self.own, ref(pick), 1 if self.moved < 0 else 0))

    def follow(self, s: State, origin: i64, to: i64) -> Moment | None:
        again = self
        # Starburst took the top of a hex: was it the token that fires, or the one moved first?
        level = height(s.board[origin]) + 1
        if origin == self.origin and level == self.own:
            again = IronFrom(to, height(s.board[to]), self.moved, self.level)
        elif origin == self.moved and level == self.level:
            again = IronFrom(self.origin, self.own, to, height(s.board[to]))
        return again if again.sources(s) else None


@final
class IronTo(Choice):
    """Iron: to which neighbour of that token; one more token may follow."""

    origin: i64
    own: i64
    token: i64
    more: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin", "own", "token", "more")

    def __init__(self, origin: i64, own: i64, token: i64, more: i64) -> None:
        self.origin = origin
        self.own = own
        self.token = token
        self.more = more

    # end of generated code

    def ask(self, s: State) -> str:
        return "iron.to"

    def source(self, s: State) -> int:
        return self.token

    def options(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(TO, beside(self.token) & room(s))

    def take(self, s: State, pick: Option) -> None:
        to = ref(pick)
        face = move(s, self.token, to)
        if s.events is not None:
            tell_move(s, face, self.token, to, "iron")
        if self.more:
            second = IronFrom(self.origin, self.own, to, height(s.board[to]))
            if second.sources(s):
                s.work.append(second)


# --- potion


@final
class PotionA(Moment):
    """Potion: the first of the two tops."""

    origin: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("origin",)

    def __init__(self, origin: i64) -> None:
        self.origin = origin

    # end of generated code

    def ask(self, s: State) -> str:
        return "potion.a"

    def source(self, s: State) -> int:
        return self.origin

    def answers(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(SWAP, s.taken) if swappable(s) else ()

    def answer(self, s: State, pick: Option) -> None:
        s.work.append(PotionB(ref(pick)))

    def follow(self, s: State, origin: i64, to: i64) -> Moment | None:
        again = PotionA(to) if origin == self.origin else self
        return again if again.answers(s) else None


@final
class PotionB(Choice):
    """Potion: the other one, of another face (FD-54)."""

    first: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("first",)

    def __init__(self, first: i64) -> None:
        self.first = first

    # end of generated code

    def ask(self, s: State) -> str:
        return "potion.b"

    def source(self, s: State) -> int:
        return self.first

    def options(self, s: State) -> tuple[Option, ...]:
        return hexes_offered(WITH, unlike(s, self.first))

    def take(self, s: State, pick: Option) -> None:
        second = ref(pick)
        swap(s, self.first, second)
        if s.events is not None:
            tell_swap(s, self.first, second)


def tell_swap(s: State, first: i64, second: i64) -> None:
    """Tell a swap, once it is done: the first token lies on the second hex."""
    s.tell(
        Swapped(
            kind="swapped",
            seat=s.seat,
            token=FACES[top(s, second)],
            hex=HEXES[first],
            other_token=FACES[top(s, first)],
            other_hex=HEXES[second],
            part_of=f"fire-{len(s.chain)}",
        )
    )
