"""Perft of DragonDuel: positions laid out by hand, and how many sequences of answers start there.

They use cards of the worked examples, whose values are not tuned, so that a count changes with the rules alone.
`python -m tests.perft` recounts and writes duels.txt; the diff shows what changed.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.games.dragonduel.scenes import Scene, duel, scene, side
from tests.perft.counting import counted

DUELS = Path(__file__).with_name("duels.txt")
HEADING = """\
# Positions of DragonDuel (tests/perft/duels.py), and how many sequences of 1, 2, 3 ... answers start there.
# Written by `python -m tests.perft`; read by tests/perft/test_duels.py.
"""


class Position(NamedTuple):
    """Where counting starts, and how deep it goes."""

    name: str
    laid: Callable[[], Scene]
    depth: int


POSITIONS = [
    Position("blocks", lambda: duel(side("CS-81 CS-21", spark=2), side("CS-67 CS-34 CS-85", spark=2)), 6),
    Position("flight", lambda: duel(side("CS-49 CS-51", spark=1), side("CS-67 CS-81", spark=1)), 6),
    Position(
        "responses",
        lambda: duel(side("CS-81", "CS-13 CS-64", 3), side("CS-81", "CS-13 CS-45", 3)),
        6,
    ),
    Position("abilities", lambda: duel(side("CS-03 CS-50", "CS-51", 2), side("CS-74", "CS-47", 2)), 5),
    Position("undead", lambda: duel(side("", "CS-20 CS-13", 4, discard="CS-81 CS-85"), side("CS-81")), 5),
    Position("a full zone", lambda: duel(side("CS-81 CS-81 CS-81 CS-34 CS-34 CS-34", "CS-30", 3), side()), 4),
    Position(
        "a Tower of Magic",
        lambda: duel(side("CS-81 CS-81", spark=1), side("CS-34!", tower="CS-14 CS-45 ST-07", spark=1)),
        8,
    ),
    Position("the last hit", lambda: duel(side("CS-81 CS-34", "CS-77", 2), side("CS-34", "CS-77", 2, tower="")), 6),
    Position("a Spark each", lambda: duel(side("", "CS-14", 4), side("CS-81 CS-34", "CS-64", 2)), 5),
    Position("three", lambda: scene(side("CS-81"), side("CS-34", "CS-13", 1), side("", "CS-47", 1)), 6),
    Position("four", lambda: scene(side("CS-81"), side("CS-34"), side("", "CS-13", 1), side("CS-67", tower="")), 6),
]


def line(position: Position) -> str:
    return counted(position.name, position.laid().state, position.depth)


def text() -> str:
    return HEADING + "".join(line(position) + "\n" for position in POSITIONS)
