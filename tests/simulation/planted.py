"""Faults planted in production code, each of which the simulation must find: a test of the test.

Each is a mistake that somebody could make, in a few lines. `python -m tests.simulation --planted` looks for the first
seed that finds each.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from emberhall.bus import redis
from emberhall.kernel.plays.consent import take_back_agreed
from emberhall.server.people.alerts import Alerts
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import Guests
from emberhall.server.table.follower import Follower
from emberhall.server.table.row import clocks
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens import updates
from emberhall.store.base import Word
from emberhall.store.queries import Steps
from emberhall.store.sqlite import appending, files
from emberhall.store.sqlite import store as sqlite_store
from emberhall.store.sqlite.store import SqliteStore
from emberhall.store.work import evenings, ratings, users
from emberhall.store.work.evenings import StoredEvening

Plant = Callable[[ExitStack], None]


def _put(stack: ExitStack, owner: Any, name: str, new: Any) -> Any:
    """Replace something; return what was there."""
    old = getattr(owner, name)
    stack.enter_context(patch.object(owner, name, new))
    return old


def no_fence(stack: ExitStack) -> None:
    """A word is appended whatever the record is by now."""

    def add_word(connection: sqlite3.Connection, word: Word) -> bool:
        row = (word.table, word.seq + 1, word.seat, word.word, word.at)
        connection.execute("INSERT OR REPLACE INTO moves (table_id, seq, seat, word, at) VALUES (?, ?, ?, ?, ?)", row)
        connection.execute(appending.MOVED, (word.seq + 1, word.waiting, word.at, word.table))
        return True

    _put(stack, sqlite_store, "add_words", lambda _, __: False)
    _put(stack, sqlite_store, "add_word", add_word)


def told_early(stack: ExitStack) -> None:
    """People hear of a word before it is durable."""

    def append_soon(self: SqliteStore, *given: Any) -> None:
        *word, then = given
        asyncio.get_running_loop().call_soon(then, None)
        real(self, *word, lambda _: None)

    real = _put(stack, SqliteStore, "append_soon", append_soon)


def not_caught_up(stack: ExitStack) -> None:
    """A process that has missed a note does not ask the store."""
    _put(stack, Follower, "catch_up_soon", lambda _: None)


def no_takeover(stack: ExitStack) -> None:
    """A lease never ends, so nobody takes over the tables of a lobby that is gone."""
    _put(stack, redis, "LEASE_SECONDS", 1_000_000.0)


def undo_past_a_reveal(stack: ExitStack) -> None:
    """Anybody can take anything back, whatever has been shown since."""

    class Free:
        """A play whose people have all agreed."""

        def __init__(self, play: Any) -> None:
            self._play = play

        def take_back(self, seat: int) -> Any:
            return take_back_agreed(self._play, seat)

    real: Any = _put(stack, TableState, "playable_at", lambda self, seq: Free(real(self, seq)))


def rated_twice(stack: ExitStack) -> None:
    """The ratings of a game are changed once more."""

    def twice(table: str, at: str, game: ratings.Rated) -> Steps[None]:
        yield from real(table, at, game)
        steps = real(table, at, game)
        asked = next(steps)
        with suppress(StopIteration):
            while True:
                asked = steps.send([] if asked[0] is ratings.CHANGED else (yield asked))

    real = _put(stack, ratings.rate, "steps", twice)


def code_not_revoked(stack: ExitStack) -> None:
    """A code for another device outlives signing out."""

    def drop_tokens(user: str, kept: bytes | None = None) -> Steps[None]:
        yield users.DROP_TOKENS, {"user": user, "kept": kept or b""}

    _put(stack, users.drop_tokens, "steps", drop_tokens)


def token_trusted_for_ever(stack: ExitStack) -> None:
    """A process that knows a token never asks again, and does not listen when it is revoked."""

    async def find(self: Guests, token: str, *, fresh: bool = False) -> Any:
        known: dict[str, Any] = self.__dict__.setdefault("_trusted", {})
        if token not in known:
            known[token] = await real(self, token, fresh=fresh)
        return known[token]

    real = _put(stack, Guests, "find", find)
    _put(stack, Colleagues, "_check_tokens", lambda _: asyncio.sleep(0))


def not_synced(stack: ExitStack) -> None:
    """A commit does not wait for the disk."""

    def connect(*given: Any, **wishes: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = real(*given, **wishes)
        connection.execute("PRAGMA synchronous = NORMAL")
        return connection

    real = _put(stack, files, "connect", connect)


def clock_runs_fast(stack: ExitStack) -> None:
    """Clocks charge what has passed four times."""
    real = clocks.left_at
    _put(stack, clocks, "left_at", lambda life, now: real(life, life.since + 4 * (now - life.since)))


def alert_tells(stack: ExitStack) -> None:
    """An alert says more than where."""
    real: Any = _put(stack, Alerts, "_facts", lambda self, row: {**real(self, row), "seed": str(row.seed)})


def lost_update(stack: ExitStack) -> None:
    """An evening is written over what somebody else has just written."""

    def save(changed: StoredEvening) -> Steps[None]:
        [row] = yield evenings.ONE, {"evening": changed.id}
        yield from real(replace(changed, revision=row[-1]))

    real = _put(stack, evenings.save, "steps", save)


def another_view(stack: ExitStack) -> None:
    """Everybody is shown what seat 0 sees."""
    real: Any = _put(stack, updates.Updates, "text", lambda self, _: real(self, 0))


PLANTED: dict[str, Plant] = {
    "the fence is removed": no_fence,
    "told before it is durable": told_early,
    "a lost note is not caught up": not_caught_up,
    "a lease without takeover": no_takeover,
    "undo past a reveal": undo_past_a_reveal,
    "a double rating": rated_twice,
    "a code is not revoked": code_not_revoked,
    "a token trusted for ever": token_trusted_for_ever,
    "a commit that does not sync": not_synced,
    "a clock runs fast": clock_runs_fast,
    "an alert says too much": alert_tells,
    "an evening's update is lost": lost_update,
    "another seat's view": another_view,
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """With one of them in place."""
    with ExitStack() as stack:
        PLANTED[name](stack)
        yield
