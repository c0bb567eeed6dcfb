"""Facts about cards, computed once from the book: what a body is worth, and effects by when they happen."""

from typing import Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.book import Book, Card, Effect, Filter, Row

# What keywords and lasting flags add to a body, in thousands of Strength.
KEYWORDS: Final[dict[str, float]] = {
    "flight": 0.8,
    "haste": 0.3,
    "undead": 0.4,
    "reach": 0.2,
    "siege": 0.4,
    "rooted": -0.9,
    "reckless": -0.6,
}
CARD: Final = 1.2  # what a card in hand is worth
SPARK: Final = 0.8
TOWER: Final = 2.5

# Occasions besides the events.
ON_PLAY: Final = 20
ON_USE: Final = 21

# Whom an effect applies to, as far as its worth is concerned.
NONE: Final = 0
ALL: Final = 1
ITSELF: Final = 2
OTHER: Final = 3  # the event's other monster
EXACTLY: Final = 4
UP_TO: Final = 5
THEIRS: Final = 6
SAME: Final = 7


@final
class Part:
    """One effect, in the form its worth is computed from."""

    def __init__(self, effect: Effect, only_tower: bool) -> None:
        self.op: int = effect.op
        self.n: int = effect.n
        self.by_x = effect.by_x
        self.is_own = effect.player == w.YOU
        self.flag: int = effect.flag
        self.only_tower = only_tower
        self.where: Filter | None = effect.pick.where if effect.pick is not None else effect.where
        self.who: int = whom(effect)

    def amount(self, x: int) -> int:
        return self.by_x[x] if self.by_x and x < len(self.by_x) else self.n


def whom(effect: Effect) -> int:
    if effect.same:
        return SAME
    pick = effect.pick
    if pick is not None:
        return EXACTLY if pick.how == w.EXACTLY else THEIRS if pick.how == w.THEIRS else UP_TO
    if effect.who == w.ALL:
        return ALL
    return ITSELF if effect.who == w.SELF else OTHER if effect.who == w.IT else NONE


def parts_of(row: Row) -> list[Part]:
    parts: list[Part] = []
    behind: int = 0
    only_tower = False
    for effect in row.effects:
        if effect.op == w.OP_WHEN:
            cond = effect.cond
            only_tower = cond is not None and cond.kind == w.IF_FROM_TOWER and not cond.negated
            behind = effect.skip
            continue
        parts.append(Part(effect, only_tower and behind > 0))
        behind = max(0, behind - 1)
    return parts


NOTHING: Final[list[Part]] = []


@final
class Fact:
    """One card."""

    def __init__(self, card: Card) -> None:
        self.kind: int = card.kind
        self.cost: int = card.cost
        self.strength: int = card.strength
        self.cost_x: int = card.cost_x
        self.undead = "undead" in card.keywords
        extra: float = 0.0
        for word in card.keywords:
            extra += KEYWORDS.get(word, 0.0)
        self.rows: dict[int, list[Part]] = {}
        for mode, row in enumerate(card.rows):
            self.rows[key(ON_PLAY, mode, 0)] = parts_of(row)
        for slot, ability in enumerate(card.abilities):
            for mode, row in enumerate(ability.rows):
                on: int = ON_USE if ability.event < 0 else ability.event
                at = key(on, mode, slot if ability.event < 0 else 0)
                self.rows[at] = self.rows.get(at, []) + parts_of(row)
        count = 0
        self.counters = False
        for parts in self.rows.values():
            count += len(parts)
            for part in parts:
                self.counters = self.counters or part.op == w.OP_COUNTER
        self.does: float = 0.25 * count
        self.extra: float = extra
        self.body: float = card.strength / 1000 + extra
        self.on_attack: int = self.gain(w.ON_ATTACK)
        self.on_block: int = self.gain(w.ON_BLOCK)
        self.enters = self.parts(w.ON_ENTER, 0, 0)
        self.plays = [self.parts(ON_PLAY, mode, 0) for mode in range(len(card.rows))]
        self.hits: float = 0.4 * len(self.parts(w.ON_HIT, 0, 0)) + 0.2 * len(self.parts(w.ON_ATTACK, 0, 0))
        self.vigilant = w.OP_READY in [part.op for part in self.parts(w.ON_ENDSTEP, 0, 0)]

    def parts(self, on: int, mode: int, slot: int) -> list[Part]:
        return self.rows.get(key(on, mode, slot), NOTHING)

    def gain(self, on: int) -> int:
        """The Strength it gives itself on an event."""
        total: int = 0
        for part in self.parts(on, 0, 0):
            if part.op == w.OP_STR and part.who == ITSELF:
                total += part.n
        return total


def key(on: int, mode: int, slot: int) -> int:
    return on << 8 | mode << 4 | slot


def facts_of(book: Book) -> list[Fact]:
    """The facts of each card, by its index in the book."""
    return [Fact(card) for card in book.cards]
