"""Perft: how many different sequences of one to n plays start at a position.

A wrong rule that changes the legal plays anywhere in the tree changes a number. The positions and the numbers are
in counts.txt; `python -m tests.perft` recounts and writes them, and the diff shows what changed.
"""

from pathlib import Path
from typing import NamedTuple

from emberhall.kernel.chance import Rng
from emberhall.kernel.steps import State
from tests.games.dualis.modes import MODES, Mode
from tests.games.dualis.scenes import dealt, scene, wander

COUNTS = Path(__file__).with_name("counts.txt")
HEADING = """\
# Positions of Duālis, and how many sequences of 1, 2, 3 ... plays start there.
#   deal MODE SEED PLAYS              the round dealt from the seed, that many random plays in
#   end MODE LEADER CENTRE HAND ...   the last tricks of a round, hands and centre (red/blue) as given
# Written by `python -m tests.perft`; read by tests/perft/test_perft.py.
"""


class Position(NamedTuple):
    """Where counting starts, and how deep it goes."""

    words: str
    depth: int


POSITIONS = [
    *[Position(f"deal {row.slug} {row.number} 0", 4) for row in MODES],
    *[Position(f"deal {row.slug} {row.number} {row.seats - 1}", 4) for row in MODES],
    Position("end partnership 0 2/2 S2R,M1R S9B,M3B S7R,M8B S5B,M11R", 8),
    Position("end partnership 3 1/0 S2R,S1R S9B,S3B S7R,S8B S5B,S11R", 8),
    Position("end partnership-highlow 1 2/1 S2R,M1R S9B,M3B M7R,M8B S5B,M11R", 8),
    Position("end partnership 2 0/0 S2R,M1R,M2R S9B,M3B,S3B S7R,M8B,M9R S5B,M11R,S6R", 12),
    Position("end partnership 0 1/1 S2R,M1R,M2R S9B,M3B,S3B S7R,M8B,M9R S5B,M11R,S6R", 10),
    Position("end partnership-highlow 0 1/1 S2B,M1R,M2R S9B,M3B,S3B S7R,M8B,M9R S5B,M11R,S6R", 10),
    Position("end iso3 0 7/7 S2R,M1R S9B,M3B S7R,M8B", 6),
    Position("end iso3-highlow 2 3/4 S2R,M1R,S13B S9B,M3B,M13R S7R,M8B,S12R", 7),
    Position("end iso3 1 1/0 S2R,M1R,S13B S9B,M3B,M13R M7R,M8B,M12R", 9),
    Position("end partnership-short 0 5/5 S2R,M1R S9B,M3B S7R,M8B S5B,M11R", 7),
    Position("end iso4-short-highlow 1 0/1 S2R,M1R,S8R S9B,M3B,M10R S7R,M8B,S12B S5B,M11R,S4R", 12),
    Position("end iso4 3 3/3 S2R,M1R S9B,M3B M7R,M8B M5B,M11R", 8),
]


def mode_of(slug: str) -> Mode:
    return next(row for row in MODES if row.slug == slug)


def state_of(words: str) -> State:
    """The state that a position's words describe."""
    kind, slug, *rest = words.split()
    row = mode_of(slug)
    if kind == "deal":
        state = dealt(row.seats, int(rest[0]), **row.options)
        wander(state, Rng.seeded(int(rest[0])), int(rest[1]))
        return state
    leader, centre, *hands = rest
    return scene([hand.replace(",", " ") for hand in hands], centre, int(leader), **row.options).state


def perft(state: State, depth: int) -> list[int]:
    """The number of leaves of the tree of plays, for each depth from one to `depth`."""
    options = state.options()
    counts = [len(options), *[0] * (depth - 1)]
    if depth > 1:
        for pick in options:
            child = state.clone()
            child.take(pick)
            for plies, count in enumerate(perft(child, depth - 1), start=1):
                counts[plies] += count
    return counts


def counted(words: str, state: State, depth: int) -> str:
    """The line of a position: its words, and its counts from depth one on."""
    return f"{words}: {' '.join(map(str, perft(state, depth)))}"


def line(position: Position) -> str:
    return counted(position.words, state_of(position.words), position.depth)


def text() -> str:
    return HEADING + "".join(line(position) + "\n" for position in POSITIONS)
