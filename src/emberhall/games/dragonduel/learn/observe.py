"""What a seat sees of DragonDuel, as numbers for learners. Seats are in table order, as answers name them that way."""

from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Book
from emberhall.games.dragonduel.components.pieces import Player
from emberhall.games.dragonduel.effects.entering import Digging, MakeRoom, seen_by_digger
from emberhall.games.dragonduel.effects.perform import Choose
from emberhall.games.dragonduel.facts.strengths import power_of
from emberhall.games.dragonduel.learn.monster_cells import HUNDRED, MONSTER, monster
from emberhall.games.dragonduel.learn.option_cells import parts_of, write_option
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.windows import AfterDuel, Answer, Duel, Respond, Window
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.decisions import Option
from emberhall.kernel.observers import Observer

ASKS: Final[list[str]] = [
    *("first", "mulligan", "main", "respond", "block", "critical", "barrier", "tower", "target", "theirs", "mode"),
    *("order", "unless", "push", "discard", "send", "dig"),
]
ASKED: Final[dict[str, int]] = {ask: k for k, ask in enumerate(ASKS)}
PLAYER: Final = 10
MOST: Final = 99


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
            ),
            parts_of(seats),
        )
        self.count = seats
        self.cards = cards

    def write(self, s: State, seat: int, cells: Cells, at: i64) -> None:
        me: i64 = seat
        cards: i64 = self.cards
        count: i64 = self.count
        figure = at + count * w.MOST_MONSTERS * MONSTER
        played = figure + count * PLAYER
        for player in s.players:
            spot = at
            for m in player.mons:
                monster(s, m, cells, spot)
                cells.add(played + m.card)
                spot += MONSTER
            at += w.MOST_MONSTERS * MONSTER
            figures(player, cells, figure)
            figure += PLAYER
            cells.counts(played + count * cards, player.disc)
            cells.counts(played + 2 * count * cards, player.shown)
            played += cards
        at = played + 2 * count * cards
        cells.counts(at, s.players[seat].hand)
        self.on_chain(s, me, cells, at + cards)
        self.turn(s, me, cells, at + 7 * cards)

    def write_option(self, s: State, seat: int, pick: Option, cells: Cells, at: i64) -> None:
        write_option(s, seat, pick, cells, at)

    def on_chain(self, s: State, me: i64, cells: Cells, at: i64) -> None:
        """The cards looked at, the chain, and the cards that are face up for a moment."""
        cards: i64 = self.cards
        step = s.work[-1] if s.work else None
        if isinstance(step, Digging) and step.seat == me:
            cells.counts(at, seen_by_digger(s, step))
        at += cards
        for deed in s.chain:
            cells.add(at + deed.card if deed.seat == me else at + cards + deed.card)
        at += 2 * cards
        if s.chain:
            cells.mark(at + s.chain[-1].card)
        if isinstance(step, MakeRoom):
            cells.mark(at + cards + step.card)
        cells.hot(at + 2 * cards, s.revealed)

    def turn(self, s: State, me: i64, cells: Cells, at: i64) -> None:
        """Whose turn it is, the question, and the state of the battle."""
        n: i64 = self.count
        step = s.work[-1] if s.work else None
        cells.mark(at + me)
        cells.hot(at + n, s.active)
        cells.hot(at + 2 * n, s.first)
        for each in s.asked():
            cells.mark(at + 3 * n + each)
        at += 4 * n
        if step is not None:
            cells.mark(at + ASKED[step.ask(s)])
        at += len(ASKS)
        cells.hot(at, s.phase)
        at += len(w.PHASES)
        if isinstance(step, Choose):
            cells.hot(at, aimed_op(s, step))
        at += len(w.OPS)
        cells.hot(at, window(s))
        self.battle(s, cells, at + len(w.WINDOWS))

    def battle(self, s: State, cells: Cells, at: i64) -> None:
        """The defender, the power of the attack, and how long the chain is."""
        if s.attacker:
            cells.hot(at, s.defender)
        at += self.count
        attacker = s.monster(s.attacker)
        cells.put(at, s.turn)
        cells.put(at + 1, 1 if s.attacker > 0 else 0)
        if attacker is not None:
            cells.put(at + 2, power_of(s, attacker) // HUNDRED)
        cells.put(at + 3, 1 if s.siege else 0)
        cells.put(at + 4, min(len(s.chain), MOST))
        cells.put(at + 5, min(len(s.waiting), MOST))


def figures(player: Player, cells: Cells, at: i64) -> None:
    cells.put(at, 1 if player.alive else 0)
    cells.put(at + 1, len(player.deck))
    cells.put(at + 2, len(player.hand))
    cells.put(at + 3, len(player.tower))
    cells.put(at + 4, player.sd)
    cells.put(at + 5, player.sr)
    cells.put(at + 6, player.se)
    cells.put(at + 7, player.ward // HUNDRED)
    cells.put(at + 8, player.discount)
    cells.put(at + 9, player.redrawn)


def aimed_op(s: State, step: Choose) -> int:
    """The effect that the target being chosen will get."""
    row = s.row(step.deed)
    return int(row.effects[row.picks[step.k].effect].op)


def window(s: State) -> int:
    """The open response window, or -1."""
    for step in reversed(s.work):
        if isinstance(step, (Window, Respond, AfterDuel)):
            return int(step.kind)
        if isinstance(step, (Duel, Answer)):
            return int(step.kind)
    return -1
