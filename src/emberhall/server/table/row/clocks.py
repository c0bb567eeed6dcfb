"""Clocks: how much time each seat has left. Pure functions from one life of a table to the next.

A person's clock runs while the table waits for their seat. A clock per move (`move`, `days`) is full again when the
seat is asked, or when its answer binds; a clock for the whole game gains a little with every move. Taking a word back
returns no time.
"""

import re
from collections.abc import Collection
from typing import NamedTuple

import msgspec

from emberhall import Play
from emberhall.kernel.play import Outcome
from emberhall.server.errors import RequestError
from emberhall.server.table.row.lives import Life, life_of, terms_of, with_life
from emberhall.store import StoredTable

SECOND, DAY = 1000, 24 * 3600 * 1000
SHORTEST, LONGEST, MOST_DAYS = 5, 24 * 3600, 14
_TERM = re.compile(r"(move|days) (\d{1,5})|(game) (\d{1,5})\+(\d{1,3})")


class Clock(NamedTuple):
    """A time control in milliseconds: what a seat starts with, and gains with a move."""

    kind: str
    base: int
    plus: int = 0


def clock_of(row: StoredTable) -> Clock | None:
    """The clock of a table, if it has one."""
    return parse(terms_of(row).clock)


def takes_days(row: StoredTable) -> bool:
    """True if a move may take days, so that nobody has to be there all the time."""
    clock = clock_of(row)
    return clock is not None and clock.kind == "days"


def parse(term: str) -> Clock | None:
    """Parse a clock term. Raises RequestError if it makes no sense."""
    if term == "none":
        return None
    match = _TERM.fullmatch(term)
    if match is None:
        raise RequestError("bad-clock", f"{term!r} is not a clock: use none, move 60, game 600+10 or days 3.", 400)
    each, number, game, total, plus = match.groups()
    if each == "days":
        _within(int(number), 1, MOST_DAYS, "days for a move")
        return Clock("days", int(number) * DAY)
    seconds = int(total if game else number)
    _within(seconds, SHORTEST, LONGEST, f"seconds for a {game or 'move'}")
    return Clock(game or "move", seconds * SECOND, int(plus or 0) * SECOND)


def _within(number: int, least: int, most: int, what: str) -> None:
    if not least <= number <= most:
        raise RequestError("bad-clock", f"A clock has {least} to {most} {what}, not {number}.", 400, number=number)


def left_at(life: Life, now: int) -> tuple[int, ...]:
    """Milliseconds each seat has left at a moment."""
    spent = max(0, now - life.since)
    return tuple([max(0, left - spent) if seat in life.running else left for seat, left in enumerate(life.left)])


def runs(row: StoredTable, play: Play | None) -> tuple[int, ...]:
    """The seats whose clock runs: people the table waits for, unless the table answers for them."""
    if play is None or row.status != "running":
        return ()
    resting = life_of(row).resting
    waiting = [seat for seat in play.waiting if row.chairs[seat].kind == "person" and seat not in resting]
    return tuple([seat for seat in waiting if not _by_itself(play, seat)])


def _by_itself(play: Play, seat: int) -> bool:
    decision = play.asked(seat)
    return decision is not None and play.course.by_itself(decision)


def at_start(row: StoredTable, play: Play, now: int) -> Life:
    """The clocks at the start of the game."""
    clock = clock_of(row)
    if clock is None:
        return life_of(row)
    return _with(life_of(row), [clock.base] * row.seats, runs(row, play), now)


def after_seating(row: StoredTable, play: Play | None, now: int) -> Life:
    """The clocks after somebody came or went: a clock per move is full for a person who comes back."""
    life, clock = life_of(row), clock_of(row)
    if clock is None or not life.left:
        return life
    running = runs(row, play)
    left = list(left_at(life, now))
    if clock.kind != "game":
        for seat in running:
            left[seat] = left[seat] if seat in life.running else clock.base
    return _with(life, left, running, now)


def after_resting(row: StoredTable, play: Play | None, resting: dict[int, str], now: int) -> StoredTable:
    """The table when a holiday has begun or ended: clocks stand still, or go on with what they had left then."""
    life = life_of(row)
    left = list(left_at(life, now))
    rested = with_life(row, msgspec.structs.replace(life, resting=resting))
    if not life.left or not takes_days(row):
        return rested
    return with_life(rested, _with(life_of(rested), left, runs(rested, play), now))


def after_moves(row: StoredTable, outcome: Outcome, now: int, agreed: bool = False) -> Life:
    """The clocks after words were said or taken back."""
    life, clock = life_of(row), clock_of(row)
    if clock is None or not life.left:
        return life
    play, running = outcome.play, runs(row, outcome.play)
    left = list(left_at(life, now))
    come = [seat for seat in running if seat not in life.running]
    if outcome.undone is not None:
        for seat in [] if agreed else come:  # revoke what the word taken back had gained
            left[seat] = max(0, left[seat] - clock.plus)
        return _with(life, left, running, now)
    words = outcome.store if outcome.keep is None else [outcome.keep]
    finished = {seat for seat, _ in words if seat in life.running and _has_finished(play, seat, running)}
    for seat in finished:
        left[seat] += clock.plus
    if clock.kind != "game":
        finished |= {seat for seat, _ in words if seat in life.resting}  # who plays on holiday finds a full clock then
        for seat in (*come, *finished):
            left[seat] = clock.base
    return _with(life, left, running, now)


def _has_finished(play: Play, seat: int, running: Collection[int]) -> bool:
    """True if a seat that said a word has finished its move: it is not asked any more, or its word binds."""
    return seat not in running or not play.course.takebacks.free(seat)


def _with(life: Life, left: list[int], running: tuple[int, ...], now: int) -> Life:
    return msgspec.structs.replace(life, left=tuple(left), running=running, since=now)
