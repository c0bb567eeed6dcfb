"""Records: title, options, seed, rules version and words; enough to play a game again, and readable by people.

Text in, text out. Notes carry what the rules do not need: names, the seal of the shuffle, when it was played.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from emberhall.kernel.chance import Rng
from emberhall.kernel.games import Game, load, plays, under
from emberhall.kernel.parts.setup import Value, value_text
from emberhall.kernel.steps import State

HEADING: Final = "emberhall record 1"
PAIR: Final = 2  # seats of a game that ends when one of them concedes
SEAT_DIGITS: Final = 10  # no table is larger, and int() rejects very long digit strings
RESIGN: Final = "resign"  # a word that a seat may say without being asked
FORK: Final = "fork"  # a word nobody says: the words before it come from another game
CONCEDE: Final = "concede"  # giving up by the table's word, in any title: it changes nothing in the state


class UnplayableWord(ValueError):
    """A word of a record that its rules do not allow: its number from 1, and why."""

    def __init__(self, number: int, word: str, why: ValueError | str) -> None:
        super().__init__(f"Move {number}, {word!r}: {why}")
        self.number = number
        self.word = word
        self.why = why


class Record:
    """A play, as options, seed and words. `str` and `parse` are inverses.

    >>> record = Record.of("nim", 2, 7, [(0, "take A 3"), (1, "take B 4"), (0, "take C 5")], misere=True)
    >>> record.play().over, Record.parse(str(record)).moves == record.moves
    (True, True)
    >>> print(str(record).splitlines()[-1])
    0 take C 5
    """

    def __init__(
        self,
        title: str,
        rules: int,
        seats: int,
        options: Mapping[str, Value],
        seed: int,
        moves: Sequence[tuple[int, str]],
        notes: Mapping[str, str] | None = None,
        cards: str = "",
    ) -> None:
        self.title = title
        self.rules = rules
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.moves = list(moves)
        self.notes = dict(notes or {})
        self.cards = cards  # the mark of the overlay of cards, if any

    @staticmethod
    def of(title: str, seats: int, seed: int, moves: Sequence[tuple[int, str]] = (), **options: object) -> "Record":
        """A record under today's rules, with every option spelled out."""
        game = load(title)
        return Record(title, game.RULES, seats, game.setup.check(seats, options), seed, moves)

    def with_moves(self, moves: Sequence[tuple[int, str]]) -> "Record":
        """The same deal with other words."""
        return Record(self.title, self.rules, self.seats, self.options, self.seed, moves, self.notes, self.cards)

    def play(self) -> State:
        """The state after the last word; UnplayableWord names the first word that cannot be said."""
        from emberhall.kernel.play import Play  # noqa: PLC0415 (a play is restored from records)

        return Play.restore(self).state

    def game(self) -> Game:
        """The game it was played with. Raises ValueError for rules that can no longer be played as they were."""
        game = load(self.title, self.cards)
        if not plays(game, self.rules):
            raise ValueError(
                f"This record was played under rules {self.rules} of {self.title}; "
                f"this Emberhall has rules {game.RULES}, so it can be read but not played."
            )
        return under(game, self.rules)

    def __str__(self) -> str:
        lines = [HEADING, f"title {self.title}", f"rules {self.rules}", f"seats {self.seats}"]
        if self.cards:
            lines.append(f"cards {self.cards}")
        lines += [f"option {name} {value_text(value)}" for name, value in self.options.items()]
        seed: object = self.seed  # see Rng.seeded
        lines.append(f"seed {seed}")
        lines += [f"note {name} {' '.join(text.split())}" for name, text in self.notes.items()]  # one line each
        lines += [f"{seat} {word}" for seat, word in self.moves]
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> "Record":
        """Read a record from text; ValueError names the line that is wrong."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADING:
            raise ValueError(f"A record starts with the line {HEADING!r}.")
        facts: dict[str, str] = {}
        options: dict[str, str] = {}
        notes: dict[str, str] = {}
        moves: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], start=2):
            if not line.strip() or line.startswith("#"):
                continue
            key, _, rest = line.strip().partition(" ")
            if key in ("title", "rules", "seats", "seed", "cards"):
                say_once(facts, key, rest, number)
            elif key in ("option", "note"):
                name, _, value = rest.partition(" ")
                say_once(options if key == "option" else notes, name, value, number)
            elif is_move(line):
                moves.append((int(key), rest))
            else:
                raise ValueError(f"Line {number} is no line of a record: {line!r}.")
        for key in ("title", "rules", "seats", "seed"):
            if key not in facts:
                raise ValueError(f"The record does not say its {key}.")
        title = facts["title"]
        seats = whole(facts["seats"], "seats")
        cards = facts.get("cards", "")
        rules, seed = whole(facts["rules"], "rules"), whole(facts["seed"], "seed")
        game = load(title, cards)
        # Other rules may have had other options, so those of an old record are not checked.
        known = under(game, rules).setup.check(seats, options) if plays(game, rules) else dict(options)
        return Record(title, rules, seats, known, seed, moves, notes, cards)


def is_fork(word: str) -> bool:
    """True for a word that continues the game as another one: `fork`, or `fork SEED`."""
    return word == FORK or word.startswith(FORK + " ")


def forked(game: Game, state: State, seat: int, word: str) -> State:
    """The state a fork continues from: unchanged or, with a seed, with what the seat cannot know dealt anew."""
    if state.over:
        raise ValueError("the game was over before it.")
    _, _, seed = word.partition(" ")
    if not seed:
        return state
    dealt: State = game.imagine(state, seat, Rng.seeded(whole(seed, "fork")))
    dealt.listen()
    return dealt


def ends(seats: int, conceded: Sequence[int]) -> bool:
    """True if the table's word has ended a game: with two seats the other wins, and with one nobody is left."""
    return len(conceded) > 0 and seats <= PAIR


def check_conceding(seat: int, seats: int, conceded: Sequence[int], over: bool) -> None:
    """Raise ValueError when a seat cannot concede."""
    if over or ends(seats, conceded):
        raise ValueError("the game was over before it.")
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}.")
    if seat in conceded:
        raise ValueError(f"seat {seat} has conceded already.")


def is_move(line: str) -> bool:
    """True for a line of a record that holds a seat and its word."""
    seat, _, word = line.strip().partition(" ")
    return seat.isdecimal() and len(seat) < SEAT_DIGITS and word != ""


def say_once(known: dict[str, str], name: str, value: str, number: int) -> None:
    """Keep what a line says; a record that states something twice is ambiguous."""
    if name in known:
        raise ValueError(f"Line {number} says {name} again.")
    known[name] = value


def whole(text: str, what: str) -> int:
    """Read a whole number; ValueError names what it is for."""
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"The record's {what} must be a whole number, not {text!r}.") from None
