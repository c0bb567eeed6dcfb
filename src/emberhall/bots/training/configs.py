"""What is trained at a title, as data. Equal configs give equal weights, however often a run was interrupted."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from hashlib import blake2b
from json import dumps
from typing import Any, Literal

from emberhall.bots.minds import NAME, section_of
from emberhall.bots.plans import Plan
from emberhall.bots.rows import checked
from emberhall.kernel.games import Game, load
from emberhall.kernel.parts.setup import Value

Target = Literal["win", "score", "course", "answer", "lead", "round"]
"""Who won; by how much; how the lead developed; what a bot that looks ahead answered; for a net, the lead in points, or
who won a round."""


@dataclass(frozen=True)
class Part:
    """One set of weights: the games it is learnt from, and how."""

    name: str  # the judge's name for the weights
    games: int
    target: Target = "win"
    plan: Plan | None = None  # how the bots play; None: by the level below, or the judge's own policy
    level: str = ""
    alone: bool = False  # solo games only, or games with several seats only
    seats: int = 0  # in every game; 0: all numbers, but mostly two
    fewest: int = 0  # the fewest seats, if several numbers are played
    stray: int = 12  # one answer in this many is random, so that odd positions are seen too
    spread: float = 1.0  # points of lead that make the odds e to one, if scores count; for a net, the cap of leads
    par: float = 0.0  # a good score in a solo game
    scale: float = 1.0  # the unit of the weights: with the spread, points
    pull: float = 0.01  # how strongly weights are pulled towards the handwritten values
    trace: float = 0.0  # for `course`: how much of a later change is credited to a position, per turn in between
    held: tuple[int, ...] = ()  # numbers whose weights stay at their handwritten values
    soon: int = 0  # for a net: it learns the lead this many noted moments later; 0: the final lead
    hidden: int = 0  # hidden units of a net, which is learnt instead of weights; 0: no net
    epochs: int = 0  # how often a net sees every position
    after: bool = False  # played with the weights of the previous part of the same name
    also: bool = False  # learnt from the games of that part too
    usual: bool = False  # every second game is played with the title's first options
    fixed: dict[str, list[float]] = field(default_factory=dict)  # further weights that go with these
    options: dict[str, Value] = field(default_factory=dict)  # if given, every game has these options


@dataclass(frozen=True)
class Config:
    """A training run."""

    title: str
    parts: tuple[Part, ...]
    seed: int = 1

    def games_mark(self, part: Part) -> str:
        """A short name for the games of a part: with another plan or seed they are other games."""
        played = {name: value for name, value in unusual(part).items() if name not in FIT}
        if part.target == "score":
            played |= {"spread": part.spread, "par": part.par}
        if part.after:
            played["before"] = self.fit_mark(self.before(part)[-1])
        return self._mark(part, played)

    def fit_mark(self, part: Part) -> str:
        """A short name for everything the weights depend on."""
        basis = unusual(part)
        if part.after:
            basis["before"] = self.fit_mark(self.before(part)[-1])
        return self._mark(part, basis)

    def before(self, part: Part) -> tuple[Part, ...]:
        """The earlier parts of the same name, whose weights this one improves."""
        return tuple(each for each in self.parts[: self.parts.index(part)] if each.name == part.name)

    def _mark(self, part: Part, what: dict[str, Any]) -> str:
        text = dumps({**what, "title": self.title, "seed": self.seed, "rules": load(self.title).RULES}, sort_keys=True)
        return f"{self.title}-{part.name}-{blake2b(text.encode(), digest_size=4).hexdigest()}"

    def said(self) -> dict[str, Any]:
        return {"title": self.title, "seed": self.seed, "parts": [asdict(part) for part in self.parts]}

    def short(self, games: int) -> "Config":
        """This config with another number of games."""
        return replace(self, parts=tuple(replace(part, games=games) for part in self.parts))

    def only(self, names: Sequence[str]) -> "Config":
        """This config with only some of its parts."""
        known = [part.name for part in self.parts]
        for name in names:
            if name not in known:
                raise ValueError(f"{self.title} has no weights {name!r}; it has {', '.join(known)}.")
        return replace(self, parts=tuple(part for part in self.parts if part.name in names))


def unusual(what: Part | Plan) -> dict[str, Any]:
    """The fields that differ from the defaults, so that a new field does not rename games already played."""
    values: dict[str, Any] = {}
    for each in fields(what):
        value = getattr(what, each.name)
        if value not in (each.default, {}):
            values[each.name] = unusual(value) if isinstance(value, Plan) else value
    return values


FIT = ("games", "spread", "par", "scale", "pull", "trace", "held", "hidden", "epochs", "also", "fixed")
"""The fields of a part about how weights are fitted, not about what is played."""


def read_parts(table: object, where: str) -> tuple[Part, ...]:
    """The parts in the section `training` of a title's mind."""
    parts: tuple[Part, ...] = checked(table, tuple[Part, ...], where)
    return parts


def config_of(title: str, seed: int = 1) -> Config:
    """The training config of a title, by the section `training` of its `mind.toml`."""
    none: tuple[Part, ...] = ()
    parts = section_of(title, "training", read_parts, none)
    if not parts:
        raise ValueError(f"{title!r} has nothing to train: its folder has no {NAME} with a section 'training'.")
    return Config(title, parts, seed)


def terms_of(game: Game, part: Part, number: int) -> tuple[int, dict[str, Value]]:
    """Seats and options of a game: the modes in turn, mostly those with two seats if there are any."""
    if part.options:
        return part.seats, dict(part.options)
    modes = [(seats, options) for seats, options in game.setup.modes() if (seats == 1) == part.alone]
    ways = [(seats, options) for seats, options in modes if part.seats in {0, seats} and seats >= part.fewest]
    if part.usual and number % 2:
        ways = [(seats, options) for seats, options in ways if options == ways[0][1]]
    few = [(seats, options) for seats, options in ways if seats == 2] or ways
    seats, options = ways[number // 4 % len(ways)] if number % 4 == 0 else few[number % len(few)]
    decks = [str(deck["key"]) for deck in game.cards.decks()]
    if decks:  # every pairing in turn, as digits of number // 4, so that all numbers of seats get each pairing
        count = len(decks)
        return seats, {f"deck{seat}": decks[number // (4 * count**seat) % count] for seat in range(seats)}
    return seats, dict(options)
