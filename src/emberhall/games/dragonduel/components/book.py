"""The book: what every card is and does, as typed rows of plain numbers. It is constant and shared by all states.

`cards` makes it from TOML; `effects` executes its rows. A row is a list of effects; everything its player must choose
is a Pick with its own places in the deed's list of targets.
"""

from typing import final

from emberhall.games.dragonduel import words as w
from emberhall.kernel import i64


@final
class Cond:
    """A condition: one of the IF_ kinds; those that count something compare the count with a number."""

    def __init__(self, kind: i64, compare: i64, number: i64, negated: bool) -> None:
        self.kind: i64 = kind
        self.compare: i64 = compare  # an index of COMPARISONS
        self.number: i64 = number
        self.negated = negated

    def about_origin(self) -> bool:
        return self.kind <= 1


@final
class Filter:
    """The properties a monster (or a card of the discard pile) must have."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words  # as written in the card file
        self.side: i64 = 0  # 1: own, 2: not own
        self.other = False
        self.attacking = False
        self.blocking = False
        self.position: i64 = 0  # 1: ready, 2: exhausted
        self.token = False
        self.flags: i64 = 0
        self.element: i64 = -1
        self.traits: list[int] = []
        self.smin: i64 = -1_000_000
        self.smax: i64 = 1_000_000
        self.cmin: i64 = 0
        self.cmax: i64 = 1_000_000
        self.in_discard = False


@final
class Pick:
    """Something chosen: n monsters, a chain item, a player; `at` is where its targets start in the deed's list."""

    def __init__(self, how: i64, n: i64, where: Filter, kinds: i64, player: i64, at: i64, slots: i64) -> None:
        self.how: i64 = how
        self.n: i64 = n
        self.where = where
        self.kinds: i64 = kinds  # a bit per kind of chain item
        self.player: i64 = player  # who chooses, for THEIRS
        self.at: i64 = at
        self.slots: i64 = slots
        self.effect: i64 = -1  # the effect in its row that asks for it
        self.guards: list[Cond] = []  # conditions on the origin: if one is false, nothing is asked


@final
class Effect:
    """A single effect."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op
        self.who: i64 = 0
        self.pick: Pick | None = None
        self.second: Pick | None = None  # the other one of a fight
        self.second_who: i64 = 0
        self.where: Filter | None = None  # for ALL
        self.same = False  # applies to what the previous effect chose
        self.player: i64 = 0
        self.chosen: Pick | None = None  # the player, where one is picked
        self.n: i64 = 0
        self.by_x: list[int] = []  # the amount for every X, where it depends on X
        self.until: i64 = 0
        self.flag: i64 = 0
        self.flag_word = ""
        self.token: i64 = 0
        self.take: i64 = 0
        self.exhausted = False
        self.unless: i64 = 0
        self.cond: Cond | None = None
        self.skip: i64 = 0  # how many effects belong to a `when`
        self.text = ""  # the amount as written in the card file


@final
class Row:
    """A list of effects, with the picks they need."""

    def __init__(self, effects: list[Effect], picks: list[Pick], slots: i64, cond: Cond | None) -> None:
        self.effects = effects
        self.picks = picks
        self.slots: i64 = slots
        self.cond = cond  # if it is one mode among several
        self.mode_at: i64 = -1  # index of the effect that is the mode


@final
class Ability:
    """A natural ability (`event` 0 or more) or an activated one (-1); a row per mode."""

    def __init__(self, event: i64, once: bool, rows: list[Row]) -> None:
        self.event: i64 = event
        self.once = once
        self.rows = rows
        self.spark: i64 = 0
        self.exhaust = False
        self.send: i64 = 0
        self.discard: i64 = 0
        self.number: i64 = 0  # among the activated ones, from 1


@final
class Aura:
    """Every matching monster gets n."""

    def __init__(self, where: Filter, n: i64) -> None:
        self.where = where
        self.n: i64 = n


@final
class Bonus:
    """The monster itself gets n while the condition holds."""

    def __init__(self, cond: Cond, n: i64) -> None:
        self.cond = cond
        self.n: i64 = n


@final
class Card:
    """Everything about one set number."""

    def __init__(self, code: str, en: str, fr: str, kind: i64, file: str) -> None:
        self.index: i64 = -1
        self.code = code
        self.en = en
        self.fr = fr
        self.file = file
        self.kind: i64 = kind
        self.token = False  # made by effects, never in a deck or a hand
        self.cost: i64 = 0
        self.cost_x: i64 = 0
        self.tower_x: i64 = 0
        self.element: i64 = 0
        self.traits: list[int] = []
        self.strength: i64 = 0
        self.flags: i64 = 0  # keywords, and flags it always has
        self.keywords: tuple[str, ...] = ()
        self.send: i64 = 0
        self.discard: i64 = 0
        self.rows: list[Row] = []  # of a Magic: one per mode
        self.abilities: list[Ability] = []
        self.events: i64 = 0  # a bit per event its natural abilities wait for
        self.activated = False
        self.auras: list[Aura] = []
        self.bonuses: list[Bonus] = []
        self.evade: i64 = -1
        self.provenance = ""
        self.said_en = ""  # the text, if it is not made from the data
        self.said_fr = ""
        self.drawing: dict[str, str] = {}  # parts of its picture, of a card without one of its own
        self.note_en = ""  # what the rulebook says of the card that needs a word
        self.note_fr = ""
        self.plays: i64 = 0  # its first action number


@final
class Book:
    """All cards, by set number; tokens last."""

    def __init__(self, cards: list[Card], traits: list[str]) -> None:
        self.cards = cards
        self.traits = traits
        self.codes: dict[str, int] = {}
        self.cheapest: i64 = 1_000  # the lowest cost of any Magic in the book
        self.dampens = False  # whether any aura or bonus in the book reduces Strength
        plays: i64 = 0
        for index, card in enumerate(cards):
            card.index = index
            card.plays = plays
            self.codes[card.code] = index
            for aura in card.auras:
                self.dampens = self.dampens or aura.n < 0
            for bonus in card.bonuses:
                self.dampens = self.dampens or bonus.n < 0
            if card.kind == w.MAGIC:
                self.cheapest = min(self.cheapest, card.cost)
                plays += (w.MOST_X + 1) * len(card.rows) if card.cost_x else len(card.rows)
            else:
                plays += 1
        self.plays: i64 = plays
