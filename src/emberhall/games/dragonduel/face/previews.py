"""What the rules tell about an answer in DragonDuel before it is given: the facts of each preview.

Monsters are named as in the view, cards by set number; `line` and `part` are the line of a card's text and the sentence
in it.
"""

from typing import Final, Literal, NotRequired, TypedDict


class Ending(TypedDict):
    """The turn ends; how many monsters could still attack."""

    attackers: int


class Naming(TypedDict):
    """A card, of the monster if there is one; a mode or a free play of it has its line."""

    card: str
    monster: NotRequired[str]
    mode: NotRequired[int]
    line: NotRequired[int]


class Seat(TypedDict):
    """A player who is named or targeted."""

    to: int


class Price(TypedDict):
    """The cost after discounts, the Spark cards it takes and leaves ready, and whether a card of the hand goes too."""

    card: str
    mode: NotRequired[int]
    line: NotRequired[int]
    x: NotRequired[int]
    cost: int
    cards: int
    left: int
    hand: bool


class AbilityUse(TypedDict):
    """An ability or a mode of it; of one that waits also what triggered it."""

    card: str
    monster: str
    ability: int
    line: int
    mode: NotRequired[int]
    part: NotRequired[int]
    event: NotRequired[str]
    about: NotRequired[str | None]
    origin: NotRequired[str]


class Attack(TypedDict):
    """What an attack meets: how many could block, the result of the strongest block, how high a Barrier can reach.

    `raised` names the blockers that would be stronger or weaker than they look, `raised_to` gives their Strength then.
    """

    card: str
    monster: str
    to: int
    strength: int
    blockers: int
    best: int
    strongest: str | None
    falls: Literal["attacker", "blocker", "none"]
    raised: list[str]
    raised_to: list[int]
    barrier: int
    tower: int


class Block(TypedDict):
    """The Strength of both when they strike, and whose monster falls."""

    card: str
    monster: str
    own: int
    theirs: int
    falls: Literal["own", "theirs", "none"]
    raised: list[str]
    raised_to: list[int]


class Strength(TypedDict):
    """The Strength of a target before and after."""

    card: str
    monster: str
    before: int
    after: int


class Critical(TypedDict):
    """What this many Critical Spark cards come to: against the blocker, or against the highest possible Barrier.

    `meets`, if nobody blocks: the highest Barrier `holds`, it `breaks`, or it breaks and wins, as the Tower is empty.
    """

    n: int
    strength: int
    against: int
    falls: Literal["own", "theirs", "none", "stopped", "through"]
    meets: NotRequired[Literal["holds", "breaks", "wins"]]


class Barrier(TypedDict):
    """Whether a Barrier of this many cards holds: `no`: a Tower card is revealed, `last`: it is defeat."""

    n: int
    barrier: int
    strength: int
    holds: Literal["yes", "no", "last"]


class Pass(TypedDict):
    """What a response could be good for now: `nothing` if it can wait.

    An `attack` on this player or by it; an `item` of the chain, to counter it or save what it is about; the `end` of
    the last turn before the own one.
    """

    why: Literal["attack", "item", "end", "nothing"]


PREVIEWS: Final = {
    "end": Ending,
    "card": Naming,
    "seat": Seat,
    "price": Price,
    "ability": AbilityUse,
    "attack": Attack,
    "block": Block,
    "strength": Strength,
    "critical": Critical,
    "barrier": Barrier,
    "pass": Pass,
}
