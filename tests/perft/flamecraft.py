"""Perft of Flamecraft: positions reached by random play, in every mode, and how many sequences start there.

The positions and numbers are in flamecraft.txt; `python -m tests.perft` recounts and writes them.
"""

from pathlib import Path
from typing import Any

from emberhall.games.flamecraft.game import GAME
from emberhall.kernel.chance import Rng
from emberhall.kernel.steps import State
from tests.perft.counting import Position, counted

COUNTS = Path(__file__).with_name("flamecraft.txt")
HEADING = """\
# Positions of Flamecraft, and how many sequences of 1, 2, 3 ... answers start there.
#   deal SEATS-DECK[-companions] SEED ANSWERS     dealt from the seed, that many random answers in
# Written by `python -m tests.perft`; read by tests/perft/test_flamecraft.py.
"""
DEPTH = 4


def slug_of(seats: int, options: dict[str, Any]) -> str:
    return f"{seats}-{options['enchantments']}{'-companions' if options['companions'] else ''}"


MODES: dict[str, tuple[int, dict[str, Any]]] = {
    slug_of(seats, options): (seats, options) for seats, options in GAME.setup.modes()
}
POSITIONS = [
    Position(f"deal {slug} {seed} {answers}", DEPTH)
    for answers in (0, 30, 90)
    for seed, slug in enumerate(MODES, start=1)
]


def state_of(words: str) -> State:
    """The state that a position's words describe."""
    _, slug, seed, answers = words.split()
    seats, options = MODES[slug]
    state: State = GAME.deal(seats, int(seed), **options)
    rng = Rng.seeded(int(seed))
    for _ in range(int(answers)):
        picks = state.options()
        state.take(picks[rng.below(len(picks))])
    return state


def line(position: Position) -> str:
    return counted(position.words, state_of(position.words), position.depth)


def text() -> str:
    return HEADING + "".join(line(position) + "\n" for position in POSITIONS)
