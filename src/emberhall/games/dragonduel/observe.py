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
from emberhall.kernel import steps
from emberhall.kernel.observers import Observer
from emberhall.kernel.planes import bits, hots, small

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
FLAGS: Final = 9
FIGURES: Final = 9
MONSTER: Final = 1 + FIGURES + len(w.ELEMENTS) + FLAGS
NO_MONSTER: Final = bytes(MONSTER)
PLAYER: Final = 10


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
            parts += [monster(state, m) for m in player.mons]
            parts += [NO_MONSTER] * (w.MOST_MONSTERS - len(player.mons))
        parts += [figures(player) for player in players]
        parts += [self.counted([int(m.card) for m in player.mons]) for player in players]
        parts += [self.counted(player.disc) for player in players]
        parts += [self.counted(player.shown) for player in players]
        parts.append(self.counted(players[seat].hand))
        self.on_chain(state, seat, parts)
        self.turn(state, seat, parts)
        return b"".join(parts)

    def counted(self, cards: list[int]) -> bytes:
        """So many of each card."""
        if not cards:
            return self.none
        cells = [0] * self.cards
        for card in cards:
            cells[card] += 1
        return bytes(cells)

    def on_chain(self, s: State, seat: int, parts: list[bytes]) -> None:
        """What is looked at, what waits to resolve, and the cards that lie open for a moment."""
        step = s.work[-1] if s.work else None
        digging = isinstance(step, Digging) and step.seat == seat
        parts.append(self.counted(seen_by_digger(s, cast(Digging, step))) if digging else self.none)
        parts.append(self.counted([int(deed.card) for deed in s.chain if deed.seat == seat]))
        parts.append(self.counted([int(deed.card) for deed in s.chain if deed.seat != seat]))
        parts.append(self.hots[s.chain[-1].card] if s.chain else self.none)
        parts.append(self.hots[step.card] if isinstance(step, MakeRoom) else self.none)
        parts.append(self.hots[s.revealed])

    def turn(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Whose turn it is, what is asked, and how the battle stands."""
        step = s.work[-1] if s.work else None
        asked = [0] * self.count
        for each in s.asked():
            asked[each] = 1
        parts += [self.seats[seat], self.seats[s.active], self.seats[s.first], bytes(asked)]
        parts.append(NOT_ASKED if step is None else ASKED[step.ask(s)])
        parts.append(PHASES[s.phase])
        parts.append(OPS[aimed_op(s, step) if isinstance(step, Choose) else -1])
        parts.append(WINDOWS[window(s)])
        attacker = s.monster(s.attacker)
        parts.append(self.seats[s.defender if s.attacker else -1])
        power = 0 if attacker is None else int(power_of(s, attacker))
        parts.append(
            small([int(s.turn), int(s.attacker > 0), power, int(s.siege), min(len(s.chain), 99), len(s.waiting)])
        )


def monster(s: State, m: Monster) -> bytes:
    """A monster in play."""
    card = s.book.cards[m.card]
    numbers = [
        1,
        *(int(m.ready), int(m.entered == s.turn), int(may_attack(s, m)), int(strength_of(s, m)), int(card.strength)),
        *(int(m.damage), int(card.cost), int(s.attacker == m.uid), int(s.blocker == m.uid)),
    ]
    return small(numbers) + ELEMENTS[card.element] + bits(flags_of(s, m), FLAGS)


def figures(player: Player) -> bytes:
    return small(
        [
            *(int(player.alive), len(player.deck), len(player.hand), len(player.tower), int(player.sd)),
            *(int(player.sr), int(player.se), int(player.ward), int(player.discount), int(player.redrawn)),
        ]
    )


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
