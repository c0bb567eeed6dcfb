"""A monster in play, as numbers for learners."""

from typing import Final

from emberhall.games.dragonduel.components.pieces import Monster
from emberhall.games.dragonduel.facts.strengths import flags_of, strength_of
from emberhall.games.dragonduel.state import State
from emberhall.games.dragonduel.turn.rules import may_attack
from emberhall.kernel import i64
from emberhall.kernel.cells import Cells

ELEMENT: Final = 11  # where the element starts
FLAGS: Final = 17
MONSTER: Final = 25  # cells: figures, the element, eight flags; the ninth flag comes before the element
HUNDRED: Final = 100  # Strength is counted in hundreds, as a cell cannot hold thousands


def monster(s: State, m: Monster, cells: Cells, at: i64) -> None:
    """A monster in play."""
    card = s.book.cards[m.card]
    flags = flags_of(s, m)
    cells.mark(at)
    cells.put(at + 1, 1 if m.ready else 0)
    cells.put(at + 2, 1 if m.entered == s.turn else 0)
    cells.put(at + 3, 1 if may_attack(s, m) else 0)
    cells.put(at + 4, 1 if s.attacker == m.uid else 0)
    cells.put(at + 5, 1 if s.blocker == m.uid else 0)
    cells.put(at + 6, m.damage // HUNDRED)
    cells.put(at + 7, strength_of(s, m) // HUNDRED)
    cells.put(at + 8, card.strength // HUNDRED)
    cells.put(at + 9, card.cost)
    cells.put(at + 10, flags >> 8)
    cells.hot(at + ELEMENT, card.element)
    cells.bits(at + FLAGS, flags & 255)
