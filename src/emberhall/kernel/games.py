"""Games: the protocol a title fulfils, what a seat may ask of it, and the registry of titles found.

A title is a folder under `emberhall.games` whose module `game` holds a `GAME`, or is brought by another package through
the entry point group of that name. Nothing here names one.
"""

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Final, TypeAlias, final

from emberhall.kernel import mypyc_attr
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Combined, Decision, Option
from emberhall.kernel.decisions import Refusal as Refusal  # noqa: PLC0414 (titles take it from here)
from emberhall.kernel.entries import Brought, brought
from emberhall.kernel.events import Event
from emberhall.kernel.judges import Judge
from emberhall.kernel.observers import Observer
from emberhall.kernel.packing import Packed, kinds_of, pack, unpack
from emberhall.kernel.steps import State

Value: TypeAlias = str | int | bool
View: TypeAlias = dict[str, Any]


@final
class Setting:
    """One option of a title: its name, what it may be, and what it is when nobody says."""

    def __init__(
        self,
        name: str,
        choices: tuple[Value, ...],
        by_seats: Mapping[int, Value] | None = None,
        house: bool = False,
    ) -> None:
        self.name = name
        self.choices = choices
        self.by_seats = dict(by_seats or {})
        self.house = house  # ours, not the printed rules'

    def default(self, seats: int) -> Value:
        return self.by_seats.get(seats, self.choices[0])

    def check(self, value: object) -> Value:
        """The value, if it is one of the choices (its text will do); else a ValueError that says which are."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.lower() == said(choice):
                return choice
        offered = ", ".join([said(choice) for choice in self.choices])
        raise ValueError(f"{self.name} cannot be {value!r}; it can be {offered}.")


def said(value: Value) -> str:
    """An option's value as records and command lines write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Game:
    """The rules of a title. All methods are pure: what they know is in the state they are given."""

    RULES: ClassVar[int] = 1  # changes whenever an old record would play differently
    OLDEST: ClassVar[int] = 0  # the oldest rules whose games still play as they did; 0: only those of today do
    MAX_DECISIONS: ClassVar[int]
    REVEALS: ClassVar[tuple[str, ...]] = ()  # events that turn up what a seat could not know before
    PROFILE: ClassVar[tuple[str, ...]] = ()  # options that come from the profile of who plays, unless they are said
    COMMITS: ClassVar[tuple[str, ...]] = ()  # further events after which an answer cannot be taken back
    ASKED: ClassVar[tuple[str, ...]] = ()  # questions no table answers for a person, even with one answer left
    ENDS: ClassVar[tuple[str, ...]] = ()  # questions that end a turn: they wait while the seat may take something back
    TRIES: ClassVar[bool] = False  # whether a seat may know of each answer beforehand if it can be taken back
    RESPONSES: ClassVar[dict[str, str]] = {}  # such questions out of turn, all of one length, and how they are declined
    OWN_FIELDS: ClassVar[
        tuple[str, ...]
    ] = ()  # of a view: what differs between seats; the rest is as a spectator sees it
    RESIGNS: ClassVar[bool] = False  # whether a seat may resign at any moment, asked or not
    BROUGHT: ClassVar[tuple[str, ...]] = ()  # options every seat brings its own of: `deck` is `deck0` at seat 0

    def __init__(
        self, name: str, seats: tuple[int, ...], options: tuple[Setting, ...], action_count: int, view_type: Any
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.action_count = action_count
        self.view_type = view_type  # the TypedDict its views fulfil
        self.defaults: dict[int, dict[str, Value]] = {}  # checked once, for plays without options
        self.rules: int = self.RULES  # older ones: without the cards that came later
        self.overlay = ""  # the mark of the overlay of cards it plays with, if any
        self.warnings: list[str] = []  # what is allowed in the overlay and yet odd, each a sentence
        self.older: dict[int, Game] = {}  # this title under older rules, as far as somebody has asked for it

    def kinds(self) -> Sequence[type[Any]]:
        """Every class that may be part of this title's state."""
        raise NotImplementedError

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        """A fresh state, settled up to the first question."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: a spectator) sees, built up from nothing; plain data."""
        raise NotImplementedError

    def own(self, state: State, seat: int | None) -> View:
        """Those fields of a seat's view that `OWN_FIELDS` names, and no others."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """A score per seat, when over."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that won, when over; several when a win is shared or a side's."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """The state with everything the seat cannot know dealt anew, consistent with what it knows."""
        raise NotImplementedError

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        """The rule that forbids a word to a seat now; None when it is legal."""
        raise NotImplementedError

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        """What a page is told of an option. By default the first part of its word is the verb, the others are refs."""
        parts = decision.word(pick).split()
        return Choice(parts[0], tuple(parts[1:]))

    def combined(self, state: State, decision: Decision) -> list[Combined]:
        """What may be said in one gesture instead of answer by answer; nothing that tells more than the seat knows."""
        return []

    def about(self, state: State, decision: Decision) -> str:
        """The thing a question is about, as the view names it; empty when it is the turn itself."""
        return ""

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        """The word a thing would answer with if it could be picked now; None when nothing asks for such a thing."""
        return None

    def invariants(self, state: State) -> None:
        """Raise AssertionError, with a sentence, if a component was lost, made or counted wrongly."""
        raise NotImplementedError

    def action_id(self, pick: Option) -> int:
        """A dense number below action_count, for learners with fixed heads."""
        raise NotImplementedError

    def recall(self, state: State, events: list[Event]) -> list[Event]:
        """The part of what happened that may be looked at again now. A title that bars looking back narrows it."""
        return events

    def with_cards(self, files: Mapping[str, str]) -> "Game":
        """This title with an overlay of cards, TOML texts by file name; ValueError names file, card and field."""
        raise ValueError(f"{self.name} has no card files, so they cannot be overlaid with {', '.join(files)}.")

    def with_cards_of(self, rules: int) -> "Game":
        """This title, with its overlay, without the cards that came later. For titles that name an OLDEST."""
        raise NotImplementedError

    def catalogue(self) -> list[Entry]:
        """Every card as plain data, for the page, the terminal and the bots; a title without cards has none."""
        return []

    def decks(self) -> list[dict[str, Any]]:
        """The decks that come with the game, as plain data, where its seats bring decks."""
        return []

    def fingerprint(self) -> str:
        """A hash of all that card files say and that makes games differ; empty for a title without card files."""
        return ""

    def judge(self, weights: Mapping[str, Sequence[float]]) -> Judge | None:
        """What helps search at this title, with fitted weights by name; None: it is searched with random playouts."""
        return None

    def observer(self, seats: int) -> Observer | None:
        """What writes positions as numbers, for learners; None: this title cannot be learned on."""
        return None

    def unlocks(self, state: State) -> list[tuple[int, str]]:
        """What a finished play unlocks for later ones, to be kept in a profile: seats and cards."""
        return []

    def with_profile(self, seats: int, options: Mapping[str, object], unlocked: Sequence[str]) -> dict[str, object]:
        """The options of a play, with those of PROFILE as somebody's unlocks make them; what was said stays."""
        return dict(options)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """The ways of playing that are offered, as seats and the options that make the difference."""
        return [(seats, {}) for seats in self.seats]

    def daily(self) -> tuple[int, dict[str, Value]]:
        """The way of playing that daily deals are in: one person against bots, or alone, and not too long."""
        return self.modes()[0]

    def teams(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """For each seat, the number of its team: who wins together. By default everybody plays alone."""
        return list(range(seats))

    def visible_options(self, options: Mapping[str, Value], seat: int | None) -> dict[str, Value]:
        """The options as a seat (None: anybody) may know them while the game lasts. Secret ones are veiled."""
        return dict(options)

    def resign(self, state: State, seat: int) -> None:
        """A seat is out at once, whoever is asked; ValueError when it cannot be."""
        if not self.RESIGNS:
            raise ValueError(f"The rules of {self.name} know no resigning.")
        if state.over or not self.alive(state, seat):
            raise ValueError(f"Seat {seat} is out already, or the game is over.")

    def alive(self, state: State, seat: int) -> bool:
        """Whether a seat still plays."""
        return True

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        """Raise ValueError for options that do not go together."""

    # --- the same for every title

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value, defaults filled in; a ValueError says which one is wrong and why."""
        if not options and seats in self.defaults:
            return dict(self.defaults[seats])
        if isinstance(seats, bool) or seats not in self.seats:
            allowed = " or ".join([str(count) for count in self.seats])
            raise ValueError(f"{self.name} is played with {allowed} seats, not {seats!r}.")
        known = [setting.name for setting in self.options]
        for name in options:
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(known)}.")
        checked: dict[str, Value] = {}
        for setting in self.options:
            if setting.name in options:
                checked[setting.name] = setting.check(options[setting.name])
            else:
                checked[setting.name] = setting.default(seats)
        self.check_together(seats, checked)
        if not options:
            self.defaults[seats] = dict(checked)
        return checked

    def plays(self, rules: int) -> bool:
        """Whether games of these rules can still be played as they were."""
        return rules == self.RULES or 0 < self.OLDEST <= rules < self.RULES

    def under(self, rules: int) -> "Game":
        """This title as it was under these rules; ValueError where games have changed since."""
        if rules == self.rules:
            return self
        if not self.plays(rules):
            sentence = f"Rules {rules} of {self.name} cannot be played here; this Emberhall has rules {self.RULES}."
            raise ValueError(sentence)
        if rules not in self.older:
            game = self.with_cards_of(rules)
            game.rules = rules
            game.overlay = self.overlay
            self.older[rules] = game
        return self.older[rules]

    def nearest(self, rules: int) -> "Game":
        """This title as near to these rules as it can still be played; 0: as it is today."""
        return self.under(max(rules, self.OLDEST)) if rules and self.OLDEST else self

    def leaves_out(self) -> int:
        """The rules after which its cards are left out; 0 where it has them all."""
        return 0 if self.rules == self.RULES else self.rules

    def deal(self, seats: int, seed: int, listen: bool = False, **options: object) -> State:
        """Begin a play. Equal seats, seed and options give equal states."""
        if not isinstance(seed, int):  # interpreted, anything could come in
            raise TypeError(f"A seed is a whole number, not {seed!r}.")
        return self.begin(seats, Rng.seeded(seed), self.check(seats, options), listen)

    def pack(self, state: State) -> Packed:
        return pack(state)

    def unpack(self, data: Packed) -> State:
        state = unpack(data, kinds_of(self.kinds()))
        if not isinstance(state, State):
            raise ValueError(f"This is no state of {self.name}.")
        return state


@final
class Seat:
    """What a bot may ask: its view, what it heard, and states it can imagine. The true state is not in it."""

    def __init__(self, game: Game, imagined: State, number: int, history: Sequence[dict[str, Any]] = ()) -> None:
        self.game = game
        self.number = number
        self._imagined = imagined
        self._history = tuple(history)

    @staticmethod
    def of(game: Game, state: State, number: int, rng: Rng, history: Sequence[dict[str, Any]] = ()) -> "Seat":
        return Seat(game, game.imagine(state, number, rng), number, history)

    def view(self) -> View:
        return self.game.view(self._imagined, self.number)

    def history(self) -> Sequence[dict[str, Any]]:
        return self._history

    def imagine(self, rng: Rng) -> State:
        return self.game.imagine(self._imagined, self.number, rng)


OWN: Final[list[tuple[str, ...]]] = []  # the titles of this package: its folder is read once


def own_titles() -> tuple[str, ...]:
    """The titles of this package, by name."""
    if not OWN:
        package = importlib.import_module("emberhall.games")
        OWN.append(tuple(sorted([found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg])))
    return OWN[0]


BROUGHT: Final[list[Brought]] = []  # what other packages bring, looked for once


def outside() -> Brought:
    """The titles that other packages bring, and the sentences about those that were left out."""
    if not BROUGHT:
        BROUGHT.append(brought(own_titles(), Game))
    return BROUGHT[0]


def titles() -> tuple[str, ...]:
    """The titles found, by name."""
    return tuple(sorted([*own_titles(), *outside().games]))


def left_out() -> tuple[str, ...]:
    """Why titles of other packages cannot be played here: a sentence for each."""
    return tuple(outside().warnings)


def package_of(title: str) -> str:
    """The package that has a title's files, its sentences among them."""
    return outside().packages.get(title, "emberhall")


OVERLAYS: Final[dict[tuple[str, str], Game]] = {}  # by title and mark, as read by this process


def overlay(title: str, files: Mapping[str, str]) -> Game:
    """A title with an overlay of cards, TOML texts by file name; from now on `load` finds it by its mark."""
    game = load(title).with_cards(files)
    game.overlay = overlay_mark(files)
    OVERLAYS[title, game.overlay] = game
    return game


def overlays(title: str) -> list[Game]:
    """Every overlay of a title that this process has read, as the game it makes."""
    return [game for (name, _), game in OVERLAYS.items() if name == title]


def overlay_mark(files: Mapping[str, str]) -> str:
    """A short hash of an overlay's files: equal marks, equal cards."""
    text = "".join([f"{len(name)} {name} {len(files[name])} {files[name]}" for name in sorted(files)])
    return sha256(text.encode()).hexdigest()[:16]


def load(title: str, cards: str = "") -> Game:
    """The game of a title, with the overlay of that mark; a ValueError names what there is not."""
    if title not in titles():
        raise ValueError(f"There is no game {title!r}; there is {', '.join(titles())}.")
    if cards:
        if (title, cards) not in OVERLAYS:
            raise ValueError(
                f"This {title} was played with cards of its own, of mark {cards}, which are not here; "
                "name the folder they are in with --cards DIR."
            )
        return OVERLAYS[title, cards]
    found = outside().games
    game = found[title] if title in found else importlib.import_module(f"emberhall.games.{title}.game").GAME
    assert isinstance(game, Game)
    return game
