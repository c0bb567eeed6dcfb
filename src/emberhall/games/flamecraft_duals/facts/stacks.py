"""Tokens on the board and in the bag: the few ways they move, each of which keeps the state's masks correct."""

from typing import Final

from emberhall.games.flamecraft_duals.components.board import ALL, BESIDE, BITS, COUNT
from emberhall.games.flamecraft_duals.events import Cause, EndTriggered, ExtrasAdded, Pulled, PullReason
from emberhall.games.flamecraft_duals.state import BY_BAG, State
from emberhall.games.flamecraft_duals.words import FACES, TYPES
from emberhall.kernel import i64

# The types a face counts as.
KINDS: Final[list[int]] = [63 if code == "W" else sum([1 << TYPES.index(kind) for kind in code]) for code in FACES]


def spread(face: int, first: int) -> int:
    """The bits a face sets in the masks of three types, for hex 0."""
    return sum([1 << 19 * (kind - first) for kind in range(first, first + 3) if KINDS[face] >> kind & 1])


SPREAD0: Final[list[int]] = [spread(face, 0) for face in range(len(FACES))]
SPREAD1: Final[list[int]] = [spread(face, 3) for face in range(len(FACES))]
ONE: Final[list[int]] = [1 << 4 * face for face in range(len(FACES))]  # one token of a face, as packed counts
NIBBLES: Final = 0x0F0F0F0F0F0F0F
ONES: Final = 0x01010101010101


def height(stack: i64) -> i64:
    if stack < 16:
        return 1 if stack else 0
    return 2 if stack < 256 else 3


def top(s: State, at: i64) -> i64:
    """The face on top, or -1."""
    stack: i64 = s.board[at]
    while stack > 15:
        stack >>= 4
    return stack - 1


def faces_of(stack: i64) -> list[int]:
    """The faces of a stack, from the bottom."""
    faces: list[int] = []
    while stack:
        faces.append((stack & 15) - 1)
        stack >>= 4
    return faces


def show(s: State, at: i64, face: i64) -> None:
    s.tops0 += SPREAD0[face] << at
    s.tops1 += SPREAD1[face] << at


def hide(s: State, at: i64, face: i64) -> None:
    s.tops0 -= SPREAD0[face] << at
    s.tops1 -= SPREAD1[face] << at


def drop(s: State, at: i64, face: i64) -> None:
    """Put a token on top of a stack."""
    stack: i64 = s.board[at]
    if stack == 0:
        s.board[at] = face + 1
        s.taken |= BITS[at]
    else:
        hide(s, at, top(s, at))
        if stack < 16:
            s.board[at] = stack | (face + 1) << 4
        else:
            s.board[at] = stack | (face + 1) << 8
            s.full |= BITS[at]
    show(s, at, face)


def lift(s: State, at: i64) -> i64:
    """Take the top token off a stack; return its face."""
    stack: i64 = s.board[at]
    face = top(s, at)
    hide(s, at, face)
    if stack < 16:
        s.board[at] = 0
        s.taken &= ~BITS[at]
        return face
    if stack < 256:
        s.board[at] = stack & 15
    else:
        s.board[at] = stack & 255
        s.full &= ~BITS[at]
    show(s, at, top(s, at))
    return face


def move(s: State, origin: i64, to: i64) -> i64:
    """Move a top token; return its face."""
    face = lift(s, origin)
    drop(s, to, face)
    return face


def room(s: State) -> i64:
    """The hexes that can take a token: fewer than three tokens, and not the fountain (FD-38)."""
    free: i64 = ALL & ~s.full
    if s.mini >= 0:
        free &= ~BITS[s.mini]
    return free


def beside(at: i64) -> i64:
    near: i64 = BESIDE[at]
    return near


def movable(s: State, among: i64) -> i64:
    """The hexes among these whose top token can move to a neighbour."""
    free = room(s)
    among &= s.taken
    for at in range(COUNT):
        if among & BITS[at] and not BESIDE[at] & free:
            among &= ~BITS[at]
    return among


def tops_of(s: State, kind: i64) -> i64:
    """The hexes whose top counts as a type."""
    if kind < 3:
        return s.tops0 >> 19 * kind & ALL
    return s.tops1 >> 19 * (kind - 3) & ALL


def unlike(s: State, at: i64) -> i64:
    """The hexes whose top face differs from that of a hex."""
    face = top(s, at)
    hexes = s.taken
    for other in range(COUNT):
        if hexes & BITS[other] and top(s, other) == face:
            hexes &= ~BITS[other]
    return hexes


def swap(s: State, a: i64, b: i64) -> None:
    """Swap two tops; heights stay (FD-22)."""
    first = lift(s, a)
    second = lift(s, b)
    drop(s, a, second)
    drop(s, b, first)


# --- the bag


def size(counts: i64) -> i64:
    """How many tokens there are in packed counts."""
    pairs = (counts & NIBBLES) + (counts >> 4 & NIBBLES)
    return pairs * ONES >> 48 & 255


def faces_in(counts: i64) -> i64:
    """Which faces there are in packed counts, as a mask."""
    faces: i64 = 0
    bit: i64 = 1
    while counts:
        if counts & 15:
            faces |= bit
        counts >>= 4
        bit <<= 1
    return faces


def each_of(counts: i64) -> list[int]:
    """The tokens of packed counts, face by face."""
    tokens: list[int] = []
    for face in range(len(FACES)):
        tokens += [face] * (counts >> 4 * face & 15)
    return tokens


def draw_one(s: State, counts: i64) -> i64:
    """The face of a random token of packed counts, each token equally likely; nothing is removed."""
    k = s.rng.below(size(counts))
    face: i64 = 0
    while k >= counts & 15:
        k -= counts & 15
        counts >>= 4
        face += 1
    return face


def can_pull(s: State) -> bool:
    return s.bag != 0 or s.extras != 0


def pull(s: State, why: PullReason) -> i64:
    """Take a random token out of the bag; if the bag is empty, the extras go into it first (FD-24).

    Taking the last token triggers the end (FD-25), whatever comes back later (FD-05).
    """
    if s.bag == 0:
        s.bag = s.extras
        s.extras = 0
        if s.events is not None:
            s.tell(ExtrasAdded(kind="extras", bag=size(s.bag)))
    face = draw_one(s, s.bag)
    s.bag -= ONE[face]
    if s.events is not None:
        part_of = "coin" if why == "taylor" else last_fire(s)
        s.tell(Pulled(kind="pulled", seat=s.seat, token=FACES[face], why=why, bag=size(s.bag), part_of=part_of))
    if s.bag == 0:
        trigger(s, BY_BAG)
    return face


def trigger(s: State, cause: i64) -> None:
    """Let the game end after this turn (FD-58); nothing changes if the end was triggered before (FD-59)."""
    if s.end_by < 0:
        s.end_by = s.seat
        s.cause = cause
        if s.events is not None:
            s.tell(EndTriggered(kind="end", seat=s.seat, cause="bag" if cause == BY_BAG else "deck"))


def cause_of_end(s: State) -> Cause | None:
    """What ran out, once the end was triggered."""
    if s.end_by < 0:
        return None
    return "bag" if s.cause == BY_BAG else "deck"


def last_fire(s: State) -> str | None:
    """The latest fire-up of this turn, as events refer to it: each ends before the next begins."""
    return f"fire-{len(s.chain)}" if s.chain else None
