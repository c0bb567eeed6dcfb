"""Motions: what the people of a table are asked about one of them, and the verdict.

Somebody is away: the others present decide by majority. Somebody asks to take a choice back: everybody must agree.
Somebody should go: all others present must agree, at least two. Pure functions on stored tables.
"""

from collections.abc import Collection
from typing import Literal, TypeAlias

import msgspec

from emberhall import Play
from emberhall.kernel.plays.consent import last_choice
from emberhall.server.errors import RequestError
from emberhall.server.table.row.lives import Motion, life_of, terms_of, with_life
from emberhall.store import StoredTable
from emberhall.wire.values import Ballot, MotionKind

UNDOS = 3
"""How often a person may ask the others for an undo in one game."""
AGREED = 2
"""How many others at least must agree that somebody goes."""
ANSWERS: dict[MotionKind, tuple[Ballot, ...]] = {
    "away": ("wait", "bot", "end"),
    "undo": ("yes", "no"),
    "kick": ("yes", "no"),
}
Verdict: TypeAlias = Literal["wait", "bot", "end", "yes", "no"]


def voters(row: StoredTable, motion: Motion, here: Collection[str]) -> list[int]:
    """The seats that are asked: every person for an undo, else the people present; never the one it is about."""
    people = [chair for chair in row.chairs if chair.kind == "person" and chair.seat != motion.seat]
    return [chair.seat for chair in people if motion.kind == "undo" or chair.user in here]


def needed(motion: Motion, asked: Collection[int]) -> int:
    """How many of the seats asked have to agree."""
    return len(asked) // 2 + 1 if motion.kind == "away" else len(asked)


def verdict(row: StoredTable, motion: Motion, here: Collection[str]) -> Verdict | None:
    """The result of the answers; None while there are too few."""
    asked = voters(row, motion, here)
    answers = [motion.answers[seat] for seat in asked if seat in motion.answers]
    enough = needed(motion, asked)
    if motion.kind != "away":
        if "no" in answers:
            return "no"
        least = AGREED if motion.kind == "kick" else 0
        return "yes" if len(answers) == len(asked) >= least else None
    for answer in ("bot", "end"):
        if answers and answers.count(answer) >= enough:
            return answer
    undecided = len(asked) - len(answers)
    best = max(answers.count("bot"), answers.count("end")) + undecided
    return "wait" if answers and best < enough else None


def absent(row: StoredTable, play: Play | None, here: Collection[str]) -> list[int]:
    """The seats the table waits for whose people are not there, while somebody else is.

    With days for a move, nobody needs to be there.
    """
    if play is None or row.status != "running" or terms_of(row).clock.startswith("days"):
        return []
    people = [chair for chair in row.chairs if chair.kind == "person"]
    if not any(chair.user in here for chair in people):
        return []
    return [chair.seat for chair in people if chair.user not in here and chair.seat in play.waiting]


def moot(row: StoredTable, play: Play | None, here: Collection[str]) -> bool:
    """True if a motion has become pointless: the person is back, or the table no longer waits for them."""
    motion = life_of(row).motion
    if motion is None:
        return False
    if row.status != "running" or row.chairs[motion.seat].kind != "person":
        return True
    return motion.kind == "away" and motion.seat not in absent(row, play, here)


def propose(
    row: StoredTable, kind: MotionKind, seat: int, now: int, answers: dict[int, Ballot] | None = None
) -> StoredTable:
    """The table with a new motion; there is one at a time."""
    life = life_of(row)
    if life.motion is not None:
        raise RequestError("motion-pending", "The people at this table are already being asked something else.")
    motion = Motion(life.asked + 1, kind, seat, now, answers or {})
    return with_life(row, msgspec.structs.replace(life, motion=motion, asked=motion.id))


def ask_undo(row: StoredTable, play: Play, seat: int, here: Collection[str], now: int) -> StoredTable:
    """A person asks the others to let them take back their last choice."""
    if play.course.takebacks.free(seat):
        raise RequestError("undo-is-free", "You can take back your last choice without asking.")
    if not last_choice(play, seat).words:
        raise RequestError("nothing-back", "There is nothing to take back: you have made no choice yet.")
    people = sum(chair.kind == "person" for chair in row.chairs)
    if row.purpose.daily or (row.purpose.rated and people < AGREED):
        raise RequestError(
            "undo-counts", "This game counts and there is nobody to agree, so nothing can be taken back."
        )
    life = life_of(row)
    if life.undos.get(seat, 0) >= UNDOS:
        raise RequestError("no-undos", f"You have asked {UNDOS} times in this game; that is the limit.", count=UNDOS)
    gone = [chair for chair in row.chairs if chair.kind == "person" and chair.user not in here]
    if gone:
        name = gone[0].name or ""
        raise RequestError("undo-away", f"Everybody must agree, and {name} is away.", name=name)
    counted = msgspec.structs.replace(life, undos={**life.undos, seat: life.undos.get(seat, 0) + 1})
    return propose(with_life(row, counted), "undo", seat, now)


def ask_to_go(row: StoredTable, by: int, seat: int, here: Collection[str], now: int) -> StoredTable:
    """A person asks the others to let a bot play for somebody."""
    if not 0 <= seat < row.seats or row.chairs[seat].kind != "person" or seat == by:
        raise RequestError("no-person", f"No other person sits on seat {seat}.", seat=seat)
    row = propose(row, "kick", seat, now, {by: "yes"})
    motion = life_of(row).motion
    assert motion is not None
    if len(voters(row, motion, here)) < AGREED:
        raise RequestError("too-few", f"At least {AGREED} others must be here to agree on that.", count=AGREED)
    return row


def with_answer(row: StoredTable, number: int, seat: int, answer: Ballot, here: Collection[str]) -> StoredTable:
    """The table after a seat has answered a motion, before any verdict."""
    life = life_of(row)
    motion = life.motion
    if motion is None or motion.id != number:
        raise RequestError("no-motion", "This is no longer being asked.")
    if seat not in voters(row, motion, here):
        raise RequestError("not-asked", "This is for the others to answer.", 403)
    if answer not in ANSWERS[motion.kind]:
        choices = ", ".join(ANSWERS[motion.kind])
        raise RequestError("bad-answer", f"{answer!r} is not an answer to this; use one of {choices}.", 400)
    changed = msgspec.structs.replace(motion, answers={**motion.answers, seat: answer})
    return with_life(row, msgspec.structs.replace(life, motion=changed))


def without(row: StoredTable) -> StoredTable:
    """The table without a motion."""
    return with_life(row, msgspec.structs.replace(life_of(row), motion=None))
