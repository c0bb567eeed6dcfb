"""Mining: bots play games, and questions with one clearly best answer become puzzles.

What is found in a game depends on its task alone.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from emberhall.bots.base import Bot
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import derived, drive
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import heard_by
from emberhall.kernel.games import load
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.play import Play
from emberhall.kernel.plays.takebacks import lone
from emberhall.kernel.records import Record
from emberhall.puzzles.difficulty import difficulty, found_by
from emberhall.puzzles.proof import FEWEST, Finding, Prover
from emberhall.puzzles.puzzle import Difficulty, Puzzle, PuzzleError
from emberhall.puzzles.themes import tagged

PER_GAME: Final = 3  # puzzles from one game, so that no two are alike
APART: Final = 6  # questions between two of them
LONGEST: Final = 5  # answers of one solution
PLAYERS: Final = ("expert", "greedy", "casual", "master")  # who plays, in turn: mistakes make positions of their own
PLAIN: Final = Difficulty(1500, 350)


@dataclass(frozen=True)
class Task:
    """One game to look for puzzles in."""

    title: str
    seats: int
    options: Mapping[str, Value]
    number: int
    seed: int


def mined(task: Task) -> list[Puzzle]:
    """Let bots play a game, and find its puzzles."""
    game = load(task.title)
    players: list[Bot] = [
        load_bot(PLAYERS[(task.number + seat) % len(PLAYERS)], task.title, derived(task.seed, task.number, seat))
        for seat in range(task.seats)
    ]
    play = Play.begin(game, task.seats, derived(task.seed, task.number), dict(task.options))
    rng = Rng.seeded(derived(task.seed, task.number, "imagined"))
    drive(play, dict(enumerate(players)), rng)
    return sought(play.record(), derived(task.seed, task.number, "proof"))


def sought(record: Record, seed: int) -> list[Puzzle]:
    """The puzzles of a game that was played, by bots or by people."""
    game = record.game()
    prover = Prover(game, record.seats, dict(record.options), seed)
    rng = Rng.seeded(derived(seed, "seats"))
    puzzles: list[Puzzle] = []
    next_at = 0
    for at, outcome in enumerate(Play.walk(record)):
        play, decision = outcome.play, outcome.play.decision
        if at < next_at or decision is None or len(decision.options) < FEWEST:
            continue
        seat = play.seat(decision.seat, rng)
        seeming = prover.glance(seat, decision, at)
        if seeming is None or prover.plain(seat, decision, seeming.pick, at):
            continue
        finding = prover.proof(seat, decision, at)
        if finding is None:
            continue
        puzzles.append(puzzle_at(record.with_moves(play.words), prover, finding, rng))
        next_at = at + APART
        if len(puzzles) == PER_GAME:
            break
    return [rated(puzzle, seed) for puzzle in puzzles]


def puzzle_at(record: Record, prover: Prover, finding: Finding, rng: Rng) -> Puzzle:
    """The puzzle of a position: its answers go on while the turn does and each of them is the only good one."""
    play = Play.restore(record)
    decision = play.decision
    assert decision is not None
    seat = decision.seat
    before = len(play.events)
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
    heard = heard_by(seat, play.events[before:])
    themes = tagged(record.title, heard, seat, finding.chances)
    return Puzzle(
        record.title, record.rules, record.seats, record.options, record.seed, tuple(record.moves), seat,
        tuple(answers), finding.chances, themes, PLAIN,
    )  # fmt: skip


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
