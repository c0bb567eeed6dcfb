"""Every way a turn of Flamecraft Duals can end: the boards a token and its ability lead to, and their worth.

Tokens are moved on one scratch state and back. A first look at a board counts the seat's own cards; the best boards of
each answer get a second look, at their worth to the other seat and for future cards. Pulls of bread and crystal count
with their average.
"""

from typing import Final, final

from emberhall.games.flamecraft_duals.components.board import BITS, COUNT
from emberhall.games.flamecraft_duals.effects.abilities import (
    STOPS,
    IronFrom,
    IronTo,
    MeatFrom,
    MeatTo,
    PotionA,
    PotionB,
    ignited_kinds,
)
from emberhall.games.flamecraft_duals.effects.coins import ref
from emberhall.games.flamecraft_duals.facts.grids import Grid
from emberhall.games.flamecraft_duals.facts.stacks import (
    KINDS,
    beside,
    can_pull,
    drop,
    height,
    lift,
    movable,
    move,
    room,
    swap,
    top,
)
from emberhall.games.flamecraft_duals.state import FROM_CRYSTAL, State
from emberhall.games.flamecraft_duals.turn.play_phase import CrystalPick, Fire, Place, PlantAs, PlantTo
from emberhall.games.flamecraft_duals.words import BREAD, BUDDY_FACE, CRYSTAL, IRON, MEAT, POTION
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option

MOST_HASTE: Final = 2  # with any haste, iron's second moves are left out; with most, what pulls bring is only expected
SECONDS: Final = 6  # iron's best first moves, which are followed by a second one
LOW: Final = -1e18


class Weigher:
    """What boards are worth to the seat on turn: at a first look (`quick`) and at a second (`whole`)."""

    def __init__(self, again: float, pulls: list[float]) -> None:
        self.again = again  # what a token pulled by bread gains by firing itself
        self.pulls = pulls  # about what a pull by bread and one by crystal bring; 0: not worth a look in haste

    def quick(self, s: State) -> float:
        raise NotImplementedError

    def whole(self, s: State, grid: Grid) -> float:
        raise NotImplementedError

    def passed(self, s: State) -> float:
        """The worth if the turn ends here and nothing is scored."""
        raise NotImplementedError


@final
class Board:
    """A board at the end of a turn, or before a random pull, and its worth at a first look."""

    def __init__(self, worth: float, before: float, s: State) -> None:
        self.worth = worth
        self.before = before  # its worth without the pull, if one is still to come
        self.tops0 = s.tops0
        self.tops1 = s.tops1
        self.free = room(s)


def hexes_in(mask: i64) -> list[int]:
    return [at for at in range(COUNT) if mask & BITS[at]]


def by_worth(board: Board) -> float:
    return board.worth


@final
class Ends:
    """The ends of one turn, from a scratch state."""

    def __init__(self, s: State, weigher: Weigher, wide: int, haste: int = 0) -> None:
        self.s = s
        self.weigher = weigher
        self.wide = wide  # boards of each answer that get a second look
        self.boards: list[Board] = []
        self.looked = 0  # boards so far
        self.best: float = LOW
        self.least: float = LOW
        self.fired: i64 = 0  # hexes whose abilities were tried on the current board
        self.once: i64 = 0  # abilities tried that do the same wherever they fire
        self.haste = haste

    # --- answers

    def weighed(self, step: steps.Step, picks: list[Option]) -> list[float]:
        """The worth of the best end after each answer to a question of PLAY."""
        worths: list[float] = []
        boards: list[list[Board]] = []
        for pick in picks:
            self.boards = []
            self.best = LOW
            self.least = LOW
            self.fired = 0
            self.once = 0
            self.follow(step, pick)
            worths.append(self.best)
            boards.append(self.boards)
        return self.thought(worths, boards) if self.wide else worths

    def thought(self, worths: list[float], boards: list[list[Board]]) -> list[float]:
        """Take a second look at the best boards of each answer."""
        grid = Grid()
        for k in range(len(worths)):
            best: float = LOW
            for board in boards[k]:
                grid.take(board.tops0, board.tops1, board.free)
                best = max(best, board.worth - board.before + self.weigher.whole(self.s, grid))
            worths[k] = best
        return worths

    def follow(self, step: steps.Step, pick: Option) -> None:
        """Try one answer, and everything that may follow in this turn."""
        s = self.s
        at = ref(pick)
        if isinstance(step, Place):
            self.place(s.held, at, s.source != FROM_CRYSTAL, s.rainbow)
        elif isinstance(step, Fire):
            if pick == 0:
                self.note()
            else:
                self.fire(at, step.at)
        elif isinstance(step, CrystalPick):
            self.anywhere(at)
        elif isinstance(step, PlantTo):
            self.fired = step.used
            self.ignite(at)
        elif isinstance(step, PlantAs):
            self.fired = step.used
            self.fire(at, step.at)
        else:
            self.follow_move(step, pick, at)

    def follow_move(self, step: steps.Step, pick: Option, at: i64) -> None:
        """Try an answer about the token that meat, iron or potion moves."""
        s = self.s
        if isinstance(step, MeatFrom):
            self.carry(at)
        elif isinstance(step, MeatTo):
            self.moved(step.origin, at)
        elif isinstance(step, IronFrom):
            if pick == STOPS:
                self.note()
            elif step.moved < 0:
                self.push(step.origin, at)
            else:
                self.push_second(at)
        elif isinstance(step, IronTo):
            self.moved(step.token, at)
            if step.more:
                self.push_both(step.origin, step.token, at)
        elif isinstance(step, PotionA):
            self.exchange(at, 0)
        elif isinstance(step, PotionB):
            swap(s, step.first, at)
            self.note()
            swap(s, step.first, at)

    # --- boards

    def note(self) -> float:
        """Note that the turn may end with this board; return its worth."""
        worth = self.weigher.quick(self.s)
        self.looked += 1
        self.keep(worth, worth)
        return worth

    def keep(self, worth: float, before: float) -> None:
        self.best = max(self.best, worth)
        if self.wide == 0 or worth <= self.least:
            return
        s = self.s
        boards = self.boards
        boards.append(Board(worth, before, s))
        if len(boards) > self.wide:
            boards.sort(key=by_worth, reverse=True)
            boards.pop()
            self.least = boards[len(boards) - 1].worth

    def moved(self, origin: i64, to: i64) -> float:
        """The worth of the board with a top moved."""
        move(self.s, origin, to)
        worth = self.note()
        move(self.s, to, origin)
        return worth

    def place(self, face: i64, at: i64, fires: bool, rainbow: i64) -> None:
        """Try a token on a hex, and everything it may fire as."""
        s = self.s
        drop(s, at, face)
        self.note()
        if fires:
            self.fired = 0
            self.once = 0
            kinds: i64 = 63 if rainbow else 0 if face == BUDDY_FACE else KINDS[face]
            for kind in range(6):
                if kinds & BITS[kind]:
                    self.fire(kind, at)
        lift(s, at)

    def anywhere(self, face: i64) -> float:
        """The worth of the best hex for a token that does not fire."""
        s = self.s
        best: float = LOW
        for at in hexes_in(room(s)):
            drop(s, at, face)
            best = max(best, self.note())
            lift(s, at)
        return best

    # --- abilities

    def fire(self, kind: i64, at: i64) -> None:
        """Try an ability fired at a hex."""
        s = self.s
        if kind <= CRYSTAL:
            if can_pull(s) and not self.once & BITS[kind]:
                self.once |= BITS[kind]
                if self.haste < MOST_HASTE:
                    self.pulled(kind)
                elif self.weigher.pulls[kind] > 0.0:
                    before = self.weigher.quick(s)
                    self.keep(before + self.weigher.pulls[kind], before)
        elif kind == MEAT:
            for source in hexes_in(beside(at) & s.taken):
                self.carry(source)
        elif kind == IRON:
            for source in hexes_in(movable(s, beside(at))):
                self.push(at, source)
        elif kind == POTION:
            if not self.once & BITS[kind]:
                self.once |= BITS[kind]
                for first in hexes_in(s.taken):
                    self.exchange(first, first)
        else:
            self.fired |= BITS[at]
            for near in hexes_in(beside(at) & s.taken & ~self.fired):
                if not self.fired & BITS[near]:
                    self.ignite(near)

    def ignite(self, at: i64) -> None:
        """Try a hex fired by a plant; each hex is tried once, whatever chain leads there."""
        kinds = ignited_kinds(self.s, at, self.fired)
        self.fired |= BITS[at]
        for kind in range(6):
            if kinds & BITS[kind]:
                self.fire(kind, at)

    def carry(self, source: i64) -> None:
        """Meat: move the top of a hex anywhere else."""
        s = self.s
        for to in hexes_in(room(s) & ~BITS[source]):
            self.moved(source, to)

    def push(self, origin: i64, source: i64) -> None:
        """Iron: move the top of a hex by one hex; after the best of these moves, move another token."""
        tried = [(-self.moved(source, to), to) for to in hexes_in(beside(source) & room(self.s))]
        if self.haste:
            return
        tried.sort()
        for _, to in tried[:SECONDS]:
            self.push_both(origin, source, to)

    def push_both(self, origin: i64, source: i64, to: i64) -> None:
        """Iron: move a second token, after the first has moved."""
        s = self.s
        move(s, source, to)
        sources = IronFrom(origin, 0, to, height(s.board[to])).sources(s)
        for second in hexes_in(sources):
            self.push_second(second)
        move(s, to, source)

    def push_second(self, source: i64) -> None:
        for to in hexes_in(beside(source) & room(self.s)):
            self.moved(source, to)

    def exchange(self, first: i64, above: i64) -> None:
        """Potion: swap the top of a hex with that of any other hex from `above` on."""
        s = self.s
        face = top(s, first)
        for second in range(above, COUNT):
            if s.taken & BITS[second] and top(s, second) != face:
                swap(s, first, second)
                self.note()
                swap(s, first, second)

    # --- chance

    def pulled(self, kind: i64) -> None:
        """Bread or crystal: pull tokens from the bag, each face placed on its best hex."""
        boards = self.boards
        best = self.best
        least = self.least
        wide = self.wide
        self.wide = 0
        before = self.weigher.quick(self.s)
        mean = self.bread() if kind == BREAD else self.crystal()
        self.wide = wide
        self.boards = boards
        self.best = best
        self.least = least
        self.keep(mean, before)

    def faces(self) -> list[tuple[float, int]]:
        """The worth of each face in the bag, best first, and how many there are."""
        counts = self.s.bag or self.s.extras
        worths: list[tuple[float, int]] = []
        face: i64 = 0
        while counts:
            if counts & 15:
                worths.append((self.anywhere(face), int(counts & 15)))
            counts >>= 4
            face += 1
        worths.sort(reverse=True)
        return worths

    def bread(self) -> float:
        total: float = 0.0
        count = 0
        for worth, number in self.faces():
            total += worth * number
            count += number
        return total / count + self.weigher.again

    def crystal(self) -> float:
        """The expected worth of the best of three tokens."""
        faces = self.faces()
        count = 0
        for _, number in faces:
            count += number
        left = count
        above: float = 1.0  # the chance that no better face is among the three
        mean: float = 0.0
        for worth, number in faces:
            left -= number
            none = without(left, count)
            mean += worth * (above - none)
            above = none
        return mean


def without(left: int, count: int) -> float:
    """The chance that three of `count` tokens are all among `left` of them."""
    chance: float = 1.0
    for k in range(min(3, count)):
        chance *= max(0.0, float(left - k)) / float(count - k)
    return chance
