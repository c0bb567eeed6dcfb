"""Mining: questions of games with one clearly best answer become puzzles, a few from each game.

Every question is glanced at, which is cheap. Of what seems to be a puzzle, questions of different kinds, early and
late, are proved until there are enough. What is found in a game depends on its task alone.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from emberhall.bots.base import Bot
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import derived, drive
from emberhall.bots.terms import terms_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import heard_by
from emberhall.kernel.games import load
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Play
from emberhall.kernel.plays.takebacks import lone
from emberhall.kernel.records import Record
from emberhall.puzzles.costs import Costs
from emberhall.puzzles.difficulty import difficulty, found_by
from emberhall.puzzles.proof import FEWEST, Finding, Prover
from emberhall.puzzles.puzzle import Difficulty, Puzzle, PuzzleError
from emberhall.puzzles.themes import tagged

PER_GAME: Final = 5  # puzzles from one game, so that no two are alike
TRIED: Final = 10  # questions of one game that are proved
APART: Final = 6  # questions between two of them
STAGES: Final = 4  # parts of a game that puzzles are taken from in turn
LONGEST: Final = 5  # answers of one solution
PLAYERS: Final = ("expert", "greedy", "casual", "greedy")  # who plays, in turn: mistakes make positions of their own
PLAIN: Final = Difficulty(1500, 350)
NO_TERMS: Final[dict[str, Value]] = {}


@dataclass(frozen=True)
class Task:
    """One game to look for puzzles in; without seats, its mode, decks and seats are drawn."""

    title: str
    number: int
    seed: int
    seats: int = 0
    options: Mapping[str, Value] = field(default_factory=lambda: NO_TERMS)

    def terms(self) -> tuple[int, dict[str, Value]]:
        if not self.seats:
            return terms_of(self.title, self.seed, self.number)
        return self.seats, dict(self.options)


@dataclass(frozen=True)
class Played:
    """A game that was played, as the text of its record."""

    record: str
    seed: int


@dataclass(frozen=True)
class Mined:
    """The puzzles of a game, and what it cost to find them."""

    puzzles: list[Puzzle]
    costs: Costs


@dataclass(frozen=True)
class Seeming:
    """A question that seems to be a puzzle: after how many moves, and of what kind."""

    at: int
    kind: tuple[str, int]


def mined(task: Task | Played) -> Mined:
    """Let bots play a game, unless it was played already, and find its puzzles."""
    if isinstance(task, Played):
        return sought(Record.parse(task.record), task.seed)
    seats, options = task.terms()
    players: list[Bot] = [
        load_bot(PLAYERS[(task.number + seat) % len(PLAYERS)], task.title, derived(task.seed, task.number, seat))
        for seat in range(seats)
    ]
    costs = Costs()
    play = Play.begin(load(task.title), seats, derived(task.seed, task.number), options)
    rng = Rng.seeded(derived(task.seed, task.number, "imagined"))
    costs.of("play", drive, play, dict(enumerate(players)), rng)
    return sought(play.record(), derived(task.seed, task.number, "proof"), costs)


def sought(record: Record, seed: int, costs: Costs | None = None) -> Mined:
    """The puzzles of a game that was played, by bots or by people."""
    costs = Costs() if costs is None else costs
    prover = Prover(record.game(), record.seats, dict(record.options), seed)
    rng = Rng.seeded(derived(seed, "seats"))
    puzzles: list[Puzzle] = []
    taken: list[int] = []
    for at in in_turn(list(seeming(record, prover, rng, costs)), rng)[:TRIED]:
        if any(abs(at - other) < APART for other in taken):
            continue
        part = record.with_moves(record.moves[:at])
        play = Play.restore(part)
        decision = play.decision
        assert decision is not None
        finding = costs.of("proof", prover.proof, play.seat(decision.seat, rng), decision, at)
        if finding is None:
            continue
        taken.append(at)
        puzzle = costs.of("proof", puzzle_at, part, prover, finding, rng)
        puzzles.append(costs.of("rating", rated, puzzle, seed))
        if len(puzzles) == PER_GAME:
            break
    return Mined(puzzles, costs)


def seeming(record: Record, prover: Prover, rng: Rng, costs: Costs) -> Iterator[Seeming]:
    """The questions of a game that seem to have one good answer, which not every weak bot gives."""
    length = max(1, len(record.moves))
    for at, outcome in enumerate(Play.walk(record)):
        play, decision = outcome.play, outcome.play.decision
        if decision is None or len(decision.options) < FEWEST:
            continue
        seat = play.seat(decision.seat, rng)
        finding = costs.of("glance", prover.glance, seat, decision, at)
        if finding is None or costs.of("plain", prover.plain, seat, decision, finding.pick, at):
            continue
        yield Seeming(at, (decision.word(finding.pick).partition(" ")[0], STAGES * at // length))


def in_turn(questions: list[Seeming], rng: Rng) -> list[int]:
    """Where to look, one of each kind in turn, so that a game gives what it has of different things."""
    numbers = list(range(len(questions)))
    rng.shuffle(numbers)
    kinds: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for number in numbers:
        kinds[questions[number].kind].append(questions[number].at)
    order: list[int] = []
    while kinds:
        for kind in list(kinds):
            order.append(kinds[kind].pop())
            if not kinds[kind]:
                del kinds[kind]
    return order


def puzzle_at(record: Record, prover: Prover, finding: Finding, rng: Rng) -> Puzzle:
    """The puzzle of a position: its answers go on while the turn does and each of them is the only good one."""
    play = Play.restore(record)
    decision = play.decision
    assert decision is not None
    seat = decision.seat
    answers = [decision.word(finding.pick)]
    play.take(finding.pick)
    while len(answers) < LONGEST and (decision := play.decision) is not None and decision.seat == seat:
        if not play.course.takebacks.free(seat):
            break  # something was shown or drawn, which the seat could not know
        if lone(play.game.manners, decision):
            play.take(decision.options[0])
            continue
        further = prover.proof(play.seat(seat, rng), decision, len(record.moves) + len(answers))
        if further is None:
            break
        answers.append(decision.word(further.pick))
        play.take(further.pick)
    return retagged(
        Puzzle(
            record.title, record.rules, record.seats, record.options, record.seed, tuple(record.moves), seat,
            tuple(answers), finding.chances, (), PLAIN, finding.exact,
        )
    )  # fmt: skip


def retagged(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the themes of today."""
    play = puzzle.play()
    before = len(play.events)
    answers = list(puzzle.answers)
    while answers and (decision := play.decision) is not None:
        alone = lone(play.game.manners, decision)
        play.take(decision.options[0] if alone else decision.find(answers.pop(0)))
    heard = heard_by(puzzle.seat, play.events[before:])
    return replace(puzzle, themes=tagged(puzzle.title, heard, puzzle.seat, puzzle.chances, puzzle.exact))


def rated(puzzle: Puzzle, seed: int) -> Puzzle:
    return replace(puzzle, difficulty=difficulty(found_by(puzzle, seed)))


def playable(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Those that the rules of today still allow."""
    for puzzle in puzzles:
        try:
            puzzle.play()
        except PuzzleError:
            continue
        yield puzzle


def distinct(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Puzzles whose positions look different to who is asked."""
    seen: set[str] = set()
    for puzzle in puzzles:
        play = puzzle.play()
        decision = play.decision
        assert decision is not None
        look = f"{play.game.view(play.state, puzzle.seat)} {sorted(decision.words())}"
        if look not in seen:
            seen.add(look)
            yield puzzle
