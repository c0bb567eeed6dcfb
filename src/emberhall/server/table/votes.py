"""The votes of a table: its people agree on what no rule covers.

What is agreed is written into the row before anyone is told, like any other change; the words it leads to are stored
like all words.
"""

from collections.abc import Awaitable, Callable, Collection

from emberhall import Play, bots
from emberhall.kernel.play import Outcome
from emberhall.kernel.plays.consent import take_back_agreed
from emberhall.server.errors import RequestError
from emberhall.server.house.uptime import Uptime
from emberhall.server.table.changes import Changes
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.recorder import Recorder
from emberhall.server.table.row import chairs, motions
from emberhall.server.table.row.counted import is_counted
from emberhall.server.table.row.lives import Motion, end, life_of, terms_of
from emberhall.server.table.row.rated import with_kick
from emberhall.server.table.row.standins import stand_in
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.presence import Presence
from emberhall.server.table.screens.talk import Talk
from emberhall.store import StoredTable, User
from emberhall.wire.values import Ballot, Held, TalkEvent

VERDICTS: dict[tuple[str, str], TalkEvent] = {
    ("away", "bot"): "away-bot",
    ("away", "end"): "ended",
    ("undo", "no"): "undo-refused",
    ("kick", "yes"): "kicked",
    ("kick", "no"): "kick-refused",
}
"""What the table announces when a motion is decided."""


class Votes:
    """Asks the people of one table, counts their answers and carries out the verdict."""

    def __init__(
        self,
        uptime: Uptime,
        queue: Queue,
        state: TableState,
        changes: Changes,
        recorder: Recorder,
        presence: Presence,
        talk: Talk,
        give_up: Callable[[int, TalkEvent], Awaitable[None]],
        go_on: Callable[[], None],
    ) -> None:
        self._uptime = uptime
        self._queue = queue
        self._state = state
        self._changes = changes
        self._recorder = recorder
        self._presence = presence
        self._talk = talk
        self._give_up = give_up
        self._go_on = go_on

    # --- people

    @queued
    async def ask_undo(self, user: User | None, seq: int) -> None:
        """A person asks the others to let them take back their last choice."""
        seat, here, now = self._state.player(user), self._presence.here(), self._uptime.now()

        def make(row: StoredTable) -> StoredTable:
            return motions.ask_undo(row, self._state.playable_at(seq), seat, here, now)

        await self._changes.change(make)
        await self._talk.announce("undo-asked", seat)
        await self._rule(here)

    @queued
    async def ask_to_go(self, user: User | None, seat: int) -> None:
        """A person asks the others to let a bot play for somebody."""
        by, here, now = self._state.player(user), self._presence.here(), self._uptime.now()
        self._state.playable()
        await self._changes.change(lambda row: motions.ask_to_go(row, by, seat, here, now))
        await self._talk.announce("kick-asked", seat)
        self._go_on()

    @queued
    async def vote(self, user: User | None, number: int, answer: Ballot) -> None:
        """A person votes on a motion."""
        seat, here = self._state.player(user), self._presence.here()
        self._state.playable()
        await self._changes.change(lambda row: motions.with_answer(row, number, seat, answer, here))
        await self._rule(here)

    # --- the table itself

    @queued
    async def go_without(self, seat: int) -> None:
        """Apply the terms when the table has waited a while for somebody away."""
        away, here = terms_of(self._state.row).away, self._presence.here()
        if away == "end" and is_counted(self._state.row):
            if seat in motions.absent(self._state.row, self._state.play, here):
                await self._give_up(seat, "away-lost")
            return

        def make(row: StoredTable) -> StoredTable:
            if seat not in motions.absent(row, self._state.play, here) or life_of(row).motion is not None:
                return row
            if away == "bot":
                return stand_in(row, seat, bots.usual_level(row.title), "away")
            if away == "end":
                return end(row, "table")
            return motions.propose(row, "away", seat, self._uptime.now())

        if await self._changes.change(make):
            events: dict[str, TalkEvent] = {"ask": "away", "bot": "away-bot", "end": "ended"}
            await self._talk.announce(events[away], seat)

    @queued
    async def drop_moot(self) -> None:
        """Drop a motion that has become pointless."""
        here, state = self._presence.here(), self._state
        if await self._changes.change(lambda row: motions.without(row) if motions.moot(row, state.play, here) else row):
            self._go_on()

    @queued
    async def close(self, number: int) -> None:
        """Close an expired motion: silence means no, unless all had agreed and nobody carried it out."""
        motion = life_of(self._state.row).motion
        if motion is None or motion.id != number:
            return
        if motion.kind == "undo" and motions.verdict(self._state.row, motion, self._presence.here()) == "yes":
            await self._grant_undo(motion)
        elif await self._changes.change(lambda row: motions.without(row) if _asks(row, number) else row):
            await self._talk.announce(VERDICTS[motion.kind, "no"], motion.seat)

    # --- verdicts

    async def _rule(self, here: Collection[str]) -> None:
        """Carry out the verdict on a motion, if there is one."""
        motion = life_of(self._state.row).motion
        verdict = None if motion is None else motions.verdict(self._state.row, motion, here)
        if motion is not None and verdict is not None:
            if (motion.kind, verdict) == ("undo", "yes"):
                await self._grant_undo(motion)
            elif verdict == "end" and is_counted(self._state.row):
                await self._give_up(motion.seat, "away-lost")
            elif await self._changes.change(lambda row: _carry_out(row, self._state.play, motion, verdict)):
                event = VERDICTS.get((motion.kind, verdict))
                if event is not None:
                    await self._talk.announce(event, motion.seat)
        self._go_on()

    async def _grant_undo(self, motion: Motion) -> None:
        """Everybody has agreed: take the choice back."""

        def verb() -> Outcome:
            if not _asks(self._state.row, motion.id):
                raise RequestError("no-motion", "This is no longer being asked.")
            return take_back_agreed(self._state.playable(), motion.seat)

        await self._recorder.perform(verb, agreed=True)
        await self._talk.announce("undo-granted", motion.seat)


def _carry_out(row: StoredTable, play: Play | None, motion: Motion, verdict: motions.Verdict) -> StoredTable:
    if not _asks(row, motion.id):
        return row
    if verdict == "end":
        return end(row, "table")
    if verdict in ("bot", "yes"):
        why: Held = "away" if motion.kind == "away" else "kicked"
        if why == "kicked" and play is not None:
            row = with_kick(row, play, motion.seat)
        return chairs.with_host(stand_in(row, motion.seat, bots.usual_level(row.title), why), why == "kicked")
    return motions.without(row)


def _asks(row: StoredTable, number: int) -> bool:
    motion = life_of(row).motion
    return row.status == "running" and motion is not None and motion.id == number
