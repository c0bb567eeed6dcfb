"""What a seat sees of DragonDuel, as numbers for learners. Seats come in table order, since answers name them so."""

from typing import Final, cast, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Book
from emberhall.games.dragonduel.effects import Choose
from emberhall.games.dragonduel.entering import Digging, MakeRoom, seen_by_digger
from emberhall.games.dragonduel.pieces import Monster, Player
from emberhall.games.dragonduel.rules import may_attack
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.strengths import flags_of, power_of, strength_of
from emberhall.games.dragonduel.windows import AfterDuel, Answer, Duel, Respond, Window
from emberhall.kernel import i64, steps
from emberhall.kernel.observers import Observer
from emberhall.kernel.planes import CELLS, EIGHT, bits, counted, four, hots, seven

ASKS: Final[list[str]] = [
    *("first", "mulligan", "main", "respond", "block", "critical", "barrier", "tower", "target", "theirs", "mode"),
    *("order", "unless", "push", "discard", "send", "dig"),
]
ASKED: Final[dict[str, bytes]] = dict(zip(ASKS, hots(len(ASKS)), strict=False))
NOT_ASKED: Final = bytes(len(ASKS))
PHASES: Final = hots(len(w.PHASES))
ELEMENTS: Final = hots(len(w.ELEMENTS))
OPS: Final = hots(len(w.OPS))
WINDOWS: Final = hots(len(w.WINDOWS))
MONSTER: Final = 7 + 4 + len(w.ELEMENTS) + 8  # what `monster` writes; its ninth flag stands before the element
NO_MONSTERS: Final[list[bytes]] = [bytes(MONSTER * (w.MOST_MONSTERS - count)) for count in range(w.MOST_MONSTERS + 1)]
PLAYER: Final = 10
HUNDRED: Final = 100  # Strength is counted in hundreds, as a cell holds no thousands


@final
class DragonDuelObserver(Observer):
    """Monsters and piles of every seat, the own hand, the chain, the battle and the question."""

    def __init__(self, book: Book, seats: int) -> None:
        cards = len(book.cards)
        super().__init__(
            (
                ("monsters", seats * w.MOST_MONSTERS * MONSTER),  # by seat and place
                ("figures of seats", seats * PLAYER),
                ("cards in play", seats * cards),
                ("discard piles", seats * cards),
                ("known of hands", seats * cards),
                ("own hand", cards),
                ("looked at", cards),
                ("chain", 2 * cards),  # own, others'
                ("last of the chain", cards),
                ("newcomer", cards),
                ("Tower card revealed", cards),
                ("own seat, active, first, asked", 4 * seats),
                ("question", len(ASKS)),
                ("phase", len(w.PHASES)),
                ("effect aimed", len(w.OPS)),
                ("response window", len(w.WINDOWS)),
                ("defender", seats),
                ("turn, battle, its strength, siege, chain, natural abilities waiting", 6),
            )
        )
        self.seats = hots(seats)
        self.count = seats
        self.cards = cards
        self.hots = hots(cards)
        self.none = bytes(cards)

    def see(self, s: steps.State, seat: int) -> bytes:
        state = cast(State, s)
        players = state.players
        parts: list[bytes] = []
        for player in players:
            for m in player.mons:
                monster(state, m, parts)
            parts.append(NO_MONSTERS[len(player.mons)])
        for player in players:
            figures(player, parts)
        for player in players:
            counted(sorted([int(m.card) for m in player.mons]), self.cards, parts)
        for player in players:
            counted(sorted(player.disc), self.cards, parts)
        for player in players:
            counted(sorted(player.shown), self.cards, parts)
        counted(players[seat].hand, self.cards, parts)  # which is sorted
        self.on_chain(state, seat, parts)
        self.turn(state, seat, parts)
        return b"".join(parts)

    def on_chain(self, s: State, seat: int, parts: list[bytes]) -> None:
        """What is looked at, what waits to resolve, and the cards that lie open for a moment."""
        step = s.work[-1] if s.work else None
        looked: list[int] = []
        if isinstance(step, Digging) and step.seat == seat:
            looked = sorted(seen_by_digger(s, step))
        counted(looked, self.cards, parts)
        counted(sorted([int(deed.card) for deed in s.chain if deed.seat == seat]), self.cards, parts)
        counted(sorted([int(deed.card) for deed in s.chain if deed.seat != seat]), self.cards, parts)
        parts.append(self.hots[s.chain[-1].card] if s.chain else self.none)
        parts.append(self.hots[step.card] if isinstance(step, MakeRoom) else self.none)
        parts.append(self.hots[s.revealed])

    def turn(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Whose turn it is, what is asked, and how the battle stands."""
        step = s.work[-1] if s.work else None
        asks: i64 = 0
        for each in s.asked():
            asks |= 1 << each
        parts += [self.seats[seat], self.seats[s.active], self.seats[s.first], bits(asks, self.count)]
        parts.append(NOT_ASKED if step is None else ASKED[step.ask(s)])
        parts.append(PHASES[s.phase])
        parts.append(OPS[aimed_op(s, step) if isinstance(step, Choose) else -1])
        parts.append(WINDOWS[window(s)])
        attacker = s.monster(s.attacker)
        parts.append(self.seats[s.defender if s.attacker else -1])
        power: i64 = 0 if attacker is None else power_of(s, attacker)
        parts.append(four(s.turn, int(s.attacker > 0), power // HUNDRED, int(s.siege)))
        parts.append(CELLS[min(len(s.chain), 99)])
        parts.append(CELLS[min(len(s.waiting), 99)])


def monster(s: State, m: Monster, parts: list[bytes]) -> None:
    """A monster in play."""
    card = s.book.cards[m.card]
    flags = flags_of(s, m)
    ready: i64 = 1 if m.ready else 0
    fresh: i64 = 1 if m.entered == s.turn else 0
    able: i64 = 1 if may_attack(s, m) else 0
    attacks: i64 = 1 if s.attacker == m.uid else 0
    blocks: i64 = 1 if s.blocker == m.uid else 0
    parts.append(seven(1, ready, fresh, able, attacks, blocks, m.damage // HUNDRED))
    parts.append(four(strength_of(s, m) // HUNDRED, card.strength // HUNDRED, card.cost, flags >> 8))
    parts.append(ELEMENTS[card.element])
    parts.append(EIGHT[flags & 255])


def figures(player: Player, parts: list[bytes]) -> None:
    alive: i64 = 1 if player.alive else 0
    parts.append(four(alive, len(player.deck), len(player.hand), len(player.tower)))
    parts.append(four(player.sd, player.sr, player.se, player.ward))
    parts.append(CELLS[player.discount & 255])
    parts.append(CELLS[player.redrawn & 255])


def aimed_op(s: State, step: Choose) -> int:
    """What will happen to the target that is being chosen."""
    row = s.row(step.deed)
    return int(row.effects[row.picks[step.k].effect].op)


def window(s: State) -> int:
    """The response window that is open, or -1."""
    for step in reversed(s.work):
        if isinstance(step, (Window, Respond, AfterDuel)):
            return int(step.kind)
        if isinstance(step, (Duel, Answer)):
            return int(step.kind)
    return -1
