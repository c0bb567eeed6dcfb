"""Games: the protocol a title implements, what a seat may ask of it, and the registry of titles.

A title is a folder under `emberhall.games` whose module `game` holds a `GAME`, or comes from another package through
the entry point group of that name. Nothing here names a title.
"""

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Final, final

from emberhall.kernel import mypyc_attr
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Refusal
from emberhall.kernel.packing import Packed, kinds_of, unpack
from emberhall.kernel.parts.card_set import CardSet
from emberhall.kernel.parts.face import Face, View
from emberhall.kernel.parts.learning import Learning
from emberhall.kernel.parts.manners import Manners
from emberhall.kernel.parts.mind import Mind
from emberhall.kernel.parts.setup import Setup, Value
from emberhall.kernel.steps import AnyState, State
from emberhall.kernel.titles.entries import OutsideTitles, outside_titles


@mypyc_attr(allow_interpreted_subclasses=True)  # titles of other packages are not compiled
class Game:
    """The rules of a title, and its parts. All methods are pure: they depend only on the state they are given.

    >>> game = load("nim")
    >>> state = game.deal(seats=2, seed=7, misere=True)
    >>> game.name, game.seats, state.over
    ('nim', (2, 3, 4), False)
    >>> game.view(state, seat=0)["heaps"][1]
    {'heap': 'B', 'stones': 4}
    >>> game.explain(state, 0, "take A 7")
    Refusal('too-few', {'heap': 'A', 'stones': 3})
    >>> game.deal(seats=2, seed=7, misere="perhaps")
    Traceback (most recent call last):
    ValueError: misere cannot be 'perhaps'; it can be no, yes.
    """

    RULES: ClassVar[int] = 1  # incremented whenever an old record would play differently
    OLDEST: ClassVar[int] = 0  # the oldest rules whose games can still be played as they were; 0: only today's
    MAX_DECISIONS: ClassVar[int]

    def __init__(
        self,
        setup: Setup,
        face: Face,
        mind: Mind,
        learn: Learning,
        cards: CardSet | None = None,
        manners: Manners | None = None,
    ) -> None:
        self.name = setup.title
        self.seats = setup.seats
        self.options = setup.settings
        self.setup = setup
        self.face = face
        self.mind = mind
        self.learn = learn
        self.cards = cards if cards is not None else CardSet()
        self.cards.rules = self.cards.rules or self.RULES
        self.manners = manners if manners is not None else Manners()

    # --- the rules

    def kinds(self) -> Sequence[type[Any]]:
        """Every class that may be part of this title's state."""
        raise NotImplementedError

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        """A fresh state, run up to the first question."""
        raise NotImplementedError

    def scores(self, state: AnyState) -> list[int]:
        """A score per seat, once the game is over."""
        raise NotImplementedError

    def winners(self, state: AnyState) -> list[int]:
        """The seats that won, once the game is over; several when a win is shared or belongs to a side."""
        raise NotImplementedError

    def invariants(self, state: AnyState) -> None:
        """Raise AssertionError, with a sentence, if a component was lost, invented or miscounted."""
        raise NotImplementedError

    def resign(self, state: AnyState, seat: int) -> None:
        """Take a seat out of the game at once, whoever is asked; ValueError when that is not possible."""
        if not self.manners.resigns:
            raise ValueError(f"The rules of {self.name} know no resigning.")
        if state.over:
            raise ValueError(f"Seat {seat} is out already, or the game is over.")

    def with_cards(self, files: Mapping[str, str], rules: int = 0) -> "Game":
        """This title with an overlay of cards (TOML texts by file name); ValueError names file, card and field.

        With `rules`, the cards that came after them are left out, which a title with an OLDEST needs.
        """
        raise ValueError(f"{self.name} has no card files, so they cannot be overlaid with {', '.join(files)}.")

    # --- shared by every title

    def deal(self, seats: int, seed: int, listen: bool = False, **options: object) -> AnyState:
        """Begin a play. Equal seats, seed and options give equal states."""
        if not isinstance(seed, int):  # interpreted code does not check types
            raise TypeError(f"A seed is a whole number, not {seed!r}.")
        return self.begin(seats, Rng.seeded(seed), self.setup.check(seats, options), listen)

    def view(self, state: AnyState, seat: int | None) -> View:
        """What a seat (None: a spectator) sees; plain data."""
        return self.face.view(state, seat)

    def explain(self, state: AnyState, seat: int, word: str) -> Refusal | None:
        """The rule that forbids a seat to say a word now; None when it is legal."""
        return self.face.explain(state, seat, word)

    def imagine(self, state: AnyState, seat: int, rng: Rng) -> AnyState:
        """The state with everything the seat cannot know dealt anew, consistent with everything it knows."""
        return self.mind.imagine(state, seat, rng)

    def unpack(self, data: Packed) -> AnyState:
        """The state that `packing.pack` made these plain lists of."""
        state = unpack(data, kinds_of(self.kinds()))
        if not isinstance(state, State):
            raise ValueError(f"This is no state of {self.name}.")
        return state


# --- a title under older rules


def plays(game: Game, rules: int) -> bool:
    """True if games of these rules can still be played as they were."""
    return rules == game.RULES or 0 < game.OLDEST <= rules < game.RULES


def under(game: Game, rules: int) -> Game:
    """A title as it was under these rules; ValueError if its games would play differently today."""
    if rules == game.cards.rules:
        return game
    if not plays(game, rules):
        sentence = f"Rules {rules} of {game.name} cannot be played here; this Emberhall has rules {game.RULES}."
        raise ValueError(sentence)
    older = game.cards.older
    if rules not in older:
        game_then = game.with_cards(game.cards.files, rules)
        game_then.cards.overlay = game.cards.overlay
        older[rules] = game_then
    older_game: Game = older[rules]
    return older_game


def nearest(game: Game, rules: int) -> Game:
    """A title under these rules, or the closest that can still be played; 0: as it is today."""
    return under(game, max(rules, game.OLDEST)) if rules and game.OLDEST else game


@final
class Seat:
    """What a bot may know: its view, the events it heard, and states it can imagine; never the true state.

    >>> game = load("nim")
    >>> seat = Seat.of(game, game.deal(seats=2, seed=7), 1, Rng.seeded(1))
    >>> seat.view()["to_play"], seat.imagine(Rng.seeded(2)).over
    (0, False)
    """

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
        imagined: State = self.game.imagine(self._imagined, self.number, rng)
        return imagined


OWN: Final[list[tuple[str, ...]]] = []  # the titles of this package; its folder is read once


def own_titles() -> tuple[str, ...]:
    """The names of this package's titles."""
    if not OWN:
        package = importlib.import_module("emberhall.games")
        OWN.append(tuple(sorted([module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg])))
    return OWN[0]


OUTSIDE: Final[list[OutsideTitles]] = []  # the titles of other packages, looked up once


def outside() -> OutsideTitles:
    """The titles of other packages, and a sentence for each one left out."""
    if not OUTSIDE:
        OUTSIDE.append(outside_titles(own_titles(), Game))
    return OUTSIDE[0]


def titles() -> tuple[str, ...]:
    """The names of all titles.

    >>> "nim" in titles()
    True
    """
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
    mark = overlay_mark(files)
    game.cards.overlay = mark
    OVERLAYS[title, mark] = game
    return game


def overlays(title: str) -> list[Game]:
    """The games of all overlays of a title that this process has read."""
    return [game for (name, _), game in OVERLAYS.items() if name == title]


def overlay_mark(files: Mapping[str, str]) -> str:
    """A short hash of an overlay's files: equal marks, equal cards."""
    text = "".join([f"{len(name)} {name} {len(files[name])} {files[name]}" for name in sorted(files)])
    return sha256(text.encode()).hexdigest()[:16]


def load(title: str, cards: str = "") -> Game:
    """The game of a title, with the overlay of that mark; a ValueError names what is missing.

    >>> load("nim").RULES
    1
    """
    if title not in titles():
        raise ValueError(f"There is no game {title!r}; there is {', '.join(titles())}.")
    if cards:
        if (title, cards) not in OVERLAYS:
            raise ValueError(
                f"This {title} was played with cards of its own, of mark {cards}, which are not here; "
                "name the folder they are in with --cards DIR."
            )
        return OVERLAYS[title, cards]
    games = outside().games
    game = games[title] if title in games else importlib.import_module(f"emberhall.games.{title}.game").GAME
    assert isinstance(game, Game)
    return game
