"""What is trained at each title, as data. Equal configs give equal weights, however often a run was stopped."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from hashlib import blake2b
from json import dumps
from typing import Any, Literal

from emberhall.bots.plans import Plan
from emberhall.kernel.games import Game, Value, load

Target = Literal["win", "score", "answer", "round"]


@dataclass(frozen=True)
class Part:
    """One set of weights: the games it is learnt from, and how."""

    name: str  # of the weights, as the title's judge calls them
    games: int
    target: Target = "win"  # who won; by how much; what a bot that looks ahead answered; who won a round
    plan: Plan | None = None  # how it is played; None: by the judge's own policy
    alone: bool = False  # games of one seat, or of several
    seats: int = 0  # of every game; 0: all numbers, but mostly two
    stray: int = 12  # one answer in so many is any, so that odd positions are seen too
    spread: float = 1.0  # points of lead that make the game three to one, where scores count
    par: float = 0.0  # a good score alone
    scale: float = 1.0  # what the weights are counted in: with the spread, points
    pull: float = 0.01  # how much the values written by hand count against what was seen
    held: tuple[int, ...] = ()  # numbers whose weights stay as they were written by hand
    fixed: dict[str, list[float]] = field(default_factory=dict)  # further weights that go with these
    options: dict[str, Value] = field(default_factory=dict)  # the only way of playing, where there is one
    hidden: int = 0  # units of a net; 0: the weights are of the numbers themselves


@dataclass(frozen=True)
class Config:
    """A training run."""

    title: str
    parts: tuple[Part, ...]
    seed: int = 1

    def games_mark(self, part: Part) -> str:
        """A short name of what is played for a part: games of another plan or seed are other games."""
        played = {name: value for name, value in told(part).items() if name not in FIT}
        if part.target == "score":
            played |= {"spread": part.spread, "par": part.par}
        return self._mark(part, played)

    def fit_mark(self, part: Part) -> str:
        """A short name of everything the weights depend on."""
        return self._mark(part, told(part))

    def _mark(self, part: Part, what: dict[str, Any]) -> str:
        text = dumps({**what, "title": self.title, "seed": self.seed, "rules": load(self.title).RULES}, sort_keys=True)
        return f"{self.title}-{part.name}-{blake2b(text.encode(), digest_size=4).hexdigest()}"

    def said(self) -> dict[str, Any]:
        return {"title": self.title, "seed": self.seed, "parts": [asdict(part) for part in self.parts]}

    def short(self, games: int) -> "Config":
        """The same with another number of games."""
        return replace(self, parts=tuple(replace(part, games=games) for part in self.parts))

    def only(self, names: Sequence[str]) -> "Config":
        """Some of its parts."""
        known = [part.name for part in self.parts]
        for name in names:
            if name not in known:
                raise ValueError(f"{self.title} has no weights {name!r}; it has {', '.join(known)}.")
        return replace(self, parts=tuple(part for part in self.parts if part.name in names))


def told(what: Part | Plan) -> dict[str, Any]:
    """What differs from the defaults, so that a new field does not rename what was played before it."""
    found: dict[str, Any] = {}
    for each in fields(what):
        value = getattr(what, each.name)
        if value not in (each.default, {}):
            found[each.name] = told(value) if isinstance(value, Plan) else value
    return found


FIT = ("games", "spread", "par", "scale", "pull", "held", "fixed", "hidden")
"""Of a part: how weights are fitted, rather than what is played."""

PARTS: dict[str, tuple[Part, ...]] = {
    "dragonduel": (Part("value", 5000),),
    "dualis": (
        Part("policy", 160, "answer", Plan("tree", 600, horizon=2, fitted=False), seats=4, stray=30),
        Part(
            "net",
            2000,
            "round",
            Plan("tree", 150, horizon=2, fitted=False),
            seats=4,
            stray=30,
            options={"mode": "partnership"},
            hidden=24,
        ),
    ),
    "flamecraft": (
        Part(
            "value",
            1600,
            "score",
            Plan("turn", 192, tries=12),
            spread=10.0,
            scale=10.0,
            held=(0,),
            fixed={"rival": [1.0]},
        ),
    ),
    "flamecraft_duals": (Part("value", 400, "score", Plan("turn", 256, tries=16), spread=4.0),),
}


def config_of(title: str, seed: int = 1) -> Config:
    """What is trained at a title."""
    if title not in PARTS:
        raise ValueError(f"Nothing is trained at {title!r}; there is something at {', '.join(PARTS)}.")
    return Config(title, PARTS[title], seed)


def terms_of(game: Game, part: Part, number: int) -> tuple[int, dict[str, Value]]:
    """Seats and options of a game: the ways of playing in turn, mostly with two seats where there are such."""
    if part.options:
        return part.seats, dict(part.options)
    modes = [(seats, options) for seats, options in game.modes() if (seats == 1) == part.alone]
    ways = [(seats, options) for seats, options in modes if part.seats in {0, seats}]
    few = [(seats, options) for seats, options in ways if seats == 2] or ways
    seats, options = ways[number // 4 % len(ways)] if number % 4 == 0 else few[number % len(few)]
    decks = [str(deck["key"]) for deck in game.decks()]
    if decks:
        return seats, {f"deck{seat}": decks[(number * (5 + 6 * seat) + seat) % len(decks)] for seat in range(seats)}
    return seats, dict(options)
