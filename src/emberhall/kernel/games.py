"""Games: the protocol a title implements, what a seat may ask of it, and the registry of titles.

A title is a folder under `emberhall.games` whose module `game` holds a `GAME`, or comes from another package through
the entry point group of that name. Nothing here names a title.
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
    """One option of a title: its name, its possible values, and its default."""

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
        self.house = house  # our own, not in the printed rules

    def default(self, seats: int) -> Value:
        return self.by_seats.get(seats, self.choices[0])

    def check(self, value: object) -> Value:
        """The value, if it is one of the choices (or the text of one); otherwise a ValueError that lists them."""
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.lower() == said(choice):
                return choice
        offered = ", ".join([said(choice) for choice in self.choices])
        raise ValueError(f"{self.name} cannot be {value!r}; it can be {offered}.")


def said(value: Value) -> str:
    """An option's value as written in records and on command lines."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value).lower()


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Game:
    """The rules of a title. All methods are pure: they depend only on the state they are given."""

    RULES: ClassVar[int] = 1  # incremented whenever an old record would play differently
    OLDEST: ClassVar[int] = 0  # the oldest rules whose games can still be played as they were; 0: only today's
    MAX_DECISIONS: ClassVar[int]
    REVEALS: ClassVar[tuple[str, ...]] = ()  # events that reveal what a seat could not know before
    PROFILE: ClassVar[tuple[str, ...]] = ()  # options taken from the player's profile unless stated
    COMMITS: ClassVar[tuple[str, ...]] = ()  # further events after which an answer cannot be taken back
    ASKED: ClassVar[tuple[str, ...]] = ()  # questions a table never answers for a person, even with one answer left
    ENDS: ClassVar[tuple[str, ...]] = ()  # questions that end a turn: they stay open while a takeback is possible
    TRIES: ClassVar[bool] = False  # whether a seat may know beforehand if an answer can be taken back
    RESPONSES: ClassVar[dict[str, str]] = {}  # questions out of turn, in windows of equal length, and how to decline
    OWN_FIELDS: ClassVar[
        tuple[str, ...]
    ] = ()  # the fields of a view that differ between seats; the rest is as a spectator sees it
    RESIGNS: ClassVar[bool] = False  # whether a seat may resign at any moment, asked or not
    BROUGHT: ClassVar[tuple[str, ...]] = ()  # options that each seat brings: `deck` is `deck0` at seat 0

    def __init__(
        self, name: str, seats: tuple[int, ...], options: tuple[Setting, ...], action_count: int, view_type: Any
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.action_count = action_count
        self.view_type = view_type  # the TypedDict of its views
        self.defaults: dict[int, dict[str, Value]] = {}  # checked once, for plays without options
        self.rules: int = self.RULES  # lower for a game without the cards that came later
        self.overlay = ""  # the mark of its overlay of cards, if any
        self.warnings: list[str] = []  # a sentence for each odd but allowed thing in the overlay
        self.older: dict[int, Game] = {}  # this title under older rules, made on demand

    def kinds(self) -> Sequence[type[Any]]:
        """Every class that may be part of this title's state."""
        raise NotImplementedError

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        """A fresh state, run up to the first question."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: a spectator) sees, built from scratch; plain data."""
        raise NotImplementedError

    def own(self, state: State, seat: int | None) -> View:
        """Only those fields of a seat's view that are in `OWN_FIELDS`."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """A score per seat, once the game is over."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that won, once the game is over; several when a win is shared or belongs to a side."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """The state with everything the seat cannot know dealt anew, consistent with everything it knows."""
        raise NotImplementedError

    def explain(self, state: State, seat: int, word: str) -> Refusal | None:
        """The rule that forbids a seat to say a word now; None when it is legal."""
        raise NotImplementedError

    def choice(self, state: State, decision: Decision, pick: Option) -> Choice:
        """What a page is told about an option. By default the first part of its word is the verb, the rest are refs."""
        parts = decision.word(pick).split()
        return Choice(parts[0], tuple(parts[1:]))

    def combined(self, state: State, decision: Decision) -> list[Combined]:
        """The words that may be said in one gesture instead of one by one; they reveal nothing the seat cannot know."""
        return []

    def about(self, state: State, decision: Decision) -> str:
        """The thing a question is about, as named in the view; empty when it is the turn itself."""
        return ""

    def word_for(self, state: State, seat: int, ref: str) -> str | None:
        """The word that would pick a thing if it were legal now; None when no question asks for such a thing."""
        return None

    def invariants(self, state: State) -> None:
        """Raise AssertionError, with a sentence, if a component was lost, invented or miscounted."""
        raise NotImplementedError

    def action_id(self, pick: Option) -> int:
        """A dense number below action_count, for learners with fixed heads."""
        raise NotImplementedError

    def recall(self, state: State, events: list[Event]) -> list[Event]:
        """The events that may be looked at again now. A title that forbids looking back returns fewer."""
        return events

    def with_cards(self, files: Mapping[str, str]) -> "Game":
        """This title with an overlay of cards (TOML texts by file name); ValueError names file, card and field."""
        raise ValueError(f"{self.name} has no card files, so they cannot be overlaid with {', '.join(files)}.")

    def with_cards_of(self, rules: int) -> "Game":
        """This title, with its overlay, without the cards that came after these rules. For titles with an OLDEST."""
        raise NotImplementedError

    def catalogue(self) -> list[Entry]:
        """Every card as plain data, for the page, the terminal and the bots; empty for a title without cards."""
        return []

    def decks(self) -> list[dict[str, Any]]:
        """The decks that come with the game, as plain data, if its seats bring decks."""
        return []

    def fingerprint(self) -> str:
        """A hash of everything in the card files that makes games differ; empty for a title without card files."""
        return ""

    def judge(self, weights: Mapping[str, Sequence[float]]) -> Judge | None:
        """The judge that guides search, with fitted weights by name; None: search uses random playouts."""
        return None

    def observer(self, seats: int) -> Observer | None:
        """The observer that writes positions as numbers for learners; None: learners cannot play this title."""
        return None

    def unlocks(self, state: State) -> list[tuple[int, str]]:
        """What a finished play unlocks for later ones, to be kept in profiles: pairs of seat and card."""
        return []

    def with_profile(self, seats: int, options: Mapping[str, object], unlocked: Sequence[str]) -> dict[str, object]:
        """The options of a play, with those in PROFILE filled in from a user's unlocks unless they are stated."""
        return dict(options)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """The modes on offer, each as a number of seats and the options that differ from the defaults."""
        return [(seats, {}) for seats in self.seats]

    def daily(self) -> tuple[int, dict[str, Value]]:
        """The mode of daily deals: one person against bots, or alone, and not too long."""
        return self.modes()[0]

    def teams(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """The team number of each seat; a team wins together. By default everybody plays alone."""
        return list(range(seats))

    def visible_options(self, options: Mapping[str, Value], seat: int | None) -> dict[str, Value]:
        """The options as a seat (None: anybody) may know them while the game lasts. Secret ones are hidden."""
        return dict(options)

    def resign(self, state: State, seat: int) -> None:
        """Take a seat out of the game at once, whoever is asked; ValueError when that is not possible."""
        if not self.RESIGNS:
            raise ValueError(f"The rules of {self.name} know no resigning.")
        if state.over or not self.alive(state, seat):
            raise ValueError(f"Seat {seat} is out already, or the game is over.")

    def alive(self, state: State, seat: int) -> bool:
        """True if a seat is still in the game."""
        return True

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        """Raise ValueError for options that cannot be combined."""

    # --- shared by every title

    def check(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values, defaults filled in; a ValueError says which one is wrong and why."""
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
        """True if games of these rules can still be played as they were."""
        return rules == self.RULES or 0 < self.OLDEST <= rules < self.RULES

    def under(self, rules: int) -> "Game":
        """This title as it was under these rules; ValueError if its games would play differently today."""
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
        """This title under these rules, or the closest that can still be played; 0: as it is today."""
        return self.under(max(rules, self.OLDEST)) if rules and self.OLDEST else self

    def leaves_out(self) -> int:
        """The rules after which cards are left out; 0 if none are."""
        return 0 if self.rules == self.RULES else self.rules

    def deal(self, seats: int, seed: int, listen: bool = False, **options: object) -> State:
        """Begin a play. Equal seats, seed and options give equal states."""
        if not isinstance(seed, int):  # interpreted code does not check types
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
    """What a bot may know: its view, the events it heard, and states it can imagine; never the true state."""

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


OWN: Final[list[tuple[str, ...]]] = []  # the titles of this package; its folder is read once


def own_titles() -> tuple[str, ...]:
    """The names of this package's titles."""
    if not OWN:
        package = importlib.import_module("emberhall.games")
        OWN.append(tuple(sorted([found.name for found in pkgutil.iter_modules(package.__path__) if found.ispkg])))
    return OWN[0]


BROUGHT: Final[list[Brought]] = []  # the titles of other packages, looked up once


def outside() -> Brought:
    """The titles of other packages, and a sentence for each one left out."""
    if not BROUGHT:
        BROUGHT.append(brought(own_titles(), Game))
    return BROUGHT[0]


def titles() -> tuple[str, ...]:
    """The names of all titles."""
    return tuple(sorted([*own_titles(), *outside().games]))


def left_out() -> tuple[str, ...]:
    """Why titles of other packages cannot be played here: a sentence for each."""
    return tuple(outside().warnings)


def package_of(title: str) -> str:
    """The package that has a title's files, including its sentences."""
    return outside().packages.get(title, "emberhall")


OVERLAYS: Final[dict[tuple[str, str], Game]] = {}  # read by this process, by title and mark


def overlay(title: str, files: Mapping[str, str]) -> Game:
    """A title with an overlay of cards (TOML texts by file name); from now on `load` finds it by its mark."""
    game = load(title).with_cards(files)
    game.overlay = overlay_mark(files)
    OVERLAYS[title, game.overlay] = game
    return game


def overlays(title: str) -> list[Game]:
    """The games of all overlays of a title that this process has read."""
    return [game for (name, _), game in OVERLAYS.items() if name == title]


def overlay_mark(files: Mapping[str, str]) -> str:
    """A short hash of an overlay's files: equal marks, equal cards."""
    text = "".join([f"{len(name)} {name} {len(files[name])} {files[name]}" for name in sorted(files)])
    return sha256(text.encode()).hexdigest()[:16]


def load(title: str, cards: str = "") -> Game:
    """The game of a title, with the overlay of that mark; a ValueError names what is missing."""
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
