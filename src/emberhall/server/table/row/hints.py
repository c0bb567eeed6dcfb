"""Hints: whether a table allows them, and the task a bot worker is given for one.

By default a person who plays alone or among bots has them. The host may change that before the start, but in a rated
game, a daily deal or an event there are none.
"""

from collections.abc import Sequence
from dataclasses import replace

from emberhall import Decision, Play
from emberhall.server.minds.thoughts import Thought, thought_of
from emberhall.store import Chair, StoredTable
from emberhall.wire.seals import mixed

LEVEL = "expert"
"""A level that is strong and yet answers at once."""
NOTE = "hints"
"""The name of the table's note with the host's choice about hints."""


def allowed(row: StoredTable) -> bool:
    """True if the people who play at a table may ask for hints."""
    if row.purpose.rated or row.purpose.daily or row.purpose.event:
        return False
    choice = row.notes.get(NOTE)
    return choice == "on" if choice is not None else among_bots(row.chairs)


def among_bots(chairs: Sequence[Chair]) -> bool:
    """True if one person plays alone or with bots; a stand-in counts as its person."""
    people = [chair for chair in chairs if chair.kind == "person" or (chair.kind == "bot" and chair.user is not None)]
    return len(people) == 1


def with_hints(row: StoredTable, wish: bool | None) -> StoredTable:
    """The table with hints allowed or not; None leaves it as it was."""
    if wish is None:
        return row
    return replace(row, notes={**row.notes, NOTE: "on" if wish else "off"})


def advice_of(row: StoredTable, play: Play, decision: Decision, limit: float) -> Thought:
    """The task for a worker to advise a seat."""
    seed = mixed(row.secret, f"hint {decision.seat} {play.seq}")
    advise = dict(play.game.setup.visible(play.course.deal.options, decision.seat))
    return thought_of(LEVEL, play, decision.seat, seed, limit, advise)
