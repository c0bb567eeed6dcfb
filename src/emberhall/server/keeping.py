"""Keeping a table going: leaving does not block it, clocks run, and its people agree on what no rule covers.

What is agreed is written into the row before anyone is told, like any other change; the words it leads to are stored
like all words. Timers run only in the process that drives the table.
"""

from abc import abstractmethod
from collections.abc import Callable, Collection
from functools import partial

import msgspec
import structlog

from emberhall import Game, IllegalPick, Play, bots
from emberhall.kernel.play import Outcome
from emberhall.kernel.takebacks import Back
from emberhall.server import chairs, clocks, motions
from emberhall.server.answers import chance
from emberhall.server.errors import RequestError
from emberhall.server.frames import motion_of
from emberhall.server.gathering import Gathering
from emberhall.server.house import House
from emberhall.server.late import Late
from emberhall.server.lives import Life, Motion, ended, life_of, terms_of, with_life
from emberhall.server.standins import comes_back, stand_in
from emberhall.server.talk import Talk
from emberhall.server.vigil import Due, Vigil
from emberhall.server.weakly import weakly
from emberhall.store import StoredTable, User
from emberhall.wire.bodies import TableInfo
from emberhall.wire.seals import mixed
from emberhall.wire.values import Ballot, Held, TalkEvent

log = structlog.get_logger(__name__)
TOLD: dict[tuple[str, str], TalkEvent] = {
    ("away", "bot"): "away-bot",
    ("away", "end"): "ended",
    ("undo", "no"): "undo-refused",
    ("kick", "yes"): "kicked",
    ("kick", "no"): "kick-refused",
}
"""What the table announces when a motion is decided."""


class Keeping(Gathering):
    """A gathering with a game in progress."""

    def __init__(self, house: House, row: StoredTable, game: Game | None, frozen: str | None) -> None:
        super().__init__(house, row, game, frozen)
        self._play: Play | None = None
        self._late = Late(house, self._audience, weakly(self, Keeping._row), weakly(self, Keeping.post))
        self._talk = Talk(row.id, house.store, house.bus, self._audience, self._late)
        self._vigil = Vigil(house, weakly(self, Keeping._see_to_soon))
        self._back: tuple[int, Back] | None = None

    @abstractmethod
    async def _perform(self, verb: Callable[[], Outcome], agreed: bool = False) -> None:
        """Apply a verb to the play."""

    def _row(self) -> StoredTable:
        return self.row

    def _seated(self, user: User | None) -> int:
        seat = self._seat_of(None if user is None else user.id)
        if seat is None:
            raise RequestError("not-seated", "You have no seat at this table; you are watching.", 403)
        return seat

    def _playable(self) -> Play:
        self._not_frozen()
        if self.row.status == "over":
            raise RequestError("over", "This game is over.")
        if self.row.status == "open" or self._play is None:
            raise RequestError("not-started", "This game has not begun.")
        return self._play

    # --- what people are told

    def info(self, user: str | None) -> TableInfo:
        info, play, motion = super().info(user), self._play, life_of(self.row).motion
        if self._is_late(user):
            info.seq, info.waiting = self._late.seen
        elif motion is not None and play is not None:
            here, now, consent = self._presence.here(), self._house.uptime.now(), self._house.settings.consent
            info.motion = motion_of(
                self.row, here, now, consent, self._seat_of(user), play, self._back_of(motion, play)
            )
        return info

    def _is_late(self, user: str | None) -> bool:
        """True if a user watches a table that is shown with a delay."""
        return self._late.holds and self._seat_of(user) is None

    def seq_for(self, user: User | None) -> int:
        """How many words a user may know of."""
        return self._late.seen[0] if self._is_late(None if user is None else user.id) else self.row.seq

    async def seen_late(self) -> int:
        """How many words spectators may know of."""
        await self._late.prepare()
        return self._late.seen[0]

    def _back_of(self, motion: Motion, play: Play) -> Back | None:
        """What an undo would take back; computed once per motion, since it replays the game."""
        if motion.kind != "undo":
            return None
        if self._back is None or self._back[0] != motion.id:
            self._back = motion.id, play.back(motion.seat)
        return self._back[1]

    async def _tell_of(self, seat: int, event: TalkEvent) -> None:
        await self._talk.tell(seat, self.row.chairs[seat].name or "", event)

    # --- time

    def _timed(self, row: StoredTable) -> StoredTable:
        if self._play is None or row.status != "running":
            return row
        return with_life(row, clocks.seated(row, self._play, self._house.uptime.now()))

    def _life_after(self, outcome: Outcome, agreed: bool) -> Life:
        """The life of the table after an outcome."""
        play, life = outcome.play, clocks.moved(self.row, outcome, self._house.uptime.now(), agreed)
        motion = life.motion
        if motion is not None and (
            motion.kind == "undo" or (motion.kind == "away" and motion.seat not in play.waiting)
        ):
            life = msgspec.structs.replace(life, motion=None)
        if play.ended:
            life = msgspec.structs.replace(life, motion=None, ended="conceded", by=play.conceded[-1])
        return life

    def _keep_watch(self) -> None:
        """Handle what must not wait for ever in the current state. Only the lobby that drives the table calls it."""
        row, play, here = self.row, self._play, self._presence.here()
        if motions.moot(row, play, here):
            self.post(self._drop_moot)
        for seat in [] if play is None or row.status != "running" else play.conceded:
            if row.chairs[seat].kind == "person":
                self.post(partial(self._stand_in, seat, "conceded"))
        self._vigil.expect(row, play, here)

    def _see_to_soon(self, due: Due) -> None:
        self.post(partial(self._see_to, due))

    async def _see_to(self, due: Due) -> None:
        try:
            if due.what == "clock":
                await self._at_zero(due.number)
            elif due.what == "away":
                await self._without(due.number)
            else:
                await self._unanswered(due.number)
        except (RequestError, IllegalPick) as problem:
            log.info("nothing to see to", table=self.row.id, what=due.what, why=str(problem))
        self._go_on()

    async def _at_zero(self, seat: int) -> None:
        """Handle a clock that has run out."""
        life = life_of(self.row)
        if seat not in life.running or clocks.left_at(life, self._house.uptime.now())[seat] > 0:
            return
        zero = terms_of(self.row).zero
        if zero == "bot":
            await self._stand_in(seat, "time", "time-bot")
        elif zero == "lose":
            await self._give_up(seat, "time-lost")
        else:
            await self._perform(partial(self._anything, seat))
            await self._tell_of(seat, "time-random")

    def _anything(self, seat: int) -> Outcome:
        """A random answer of a seat, derived from the secret like a bot's."""
        play = self._playable()
        decision = play.asked(seat)
        if decision is None:
            raise RequestError("not-asked", f"Seat {seat} is not asked anything.")
        return play.answer(seat, [chance(decision, mixed(self.row.secret, f"zero {seat} {play.since[seat]}"))])

    # --- leaving and coming back

    async def _stand_in(self, seat: int, why: Held, event: TalkEvent | None = None) -> None:
        def make(row: StoredTable) -> StoredTable:
            if row.status != "running" or row.chairs[seat].kind != "person":
                return row
            return stand_in(row, seat, bots.usual_level(row.title), why)

        if await self._change(make):
            if event is not None:
                await self._tell_of(seat, event)
            self._go_on()

    async def sit(self, user: User, seat: int | None, nonce: str | None) -> TableInfo:
        held = [chair.seat for chair in self.row.chairs if chair.kind == "bot" and chair.user == user.id]
        info = await super().sit(user, seat, nonce)
        if held and self.row.status == "running":
            await self._tell_of(held[0], "back")
        return info

    async def stand(self, user: User, seat: int) -> TableInfo:
        runs, host = self.row.status == "running", self.row.host
        info = await super().stand(user, seat)
        if runs:
            await self._tell_of(seat, "left")
            await self._tell_of_host(host)
        return info

    async def hand_over(self, user: User, seat: int) -> TableInfo:
        """The host makes somebody else the host."""
        host = self.row.host
        await self._change(partial(chairs.hand_over, user=user, seat=seat))
        await self._tell_of_host(host)
        return self.info(user.id)

    async def _tell_of_host(self, before: str) -> None:
        if self.row.host != before and (seat := self._seat_of(self.row.host)) is not None:
            await self._tell_of(seat, "host")

    async def _come_back(self, user: User | None) -> None:
        """Give a person who was only away their seat back as soon as they return."""
        if user is not None and self.row.status == "running" and comes_back(self.row, user.id):
            await self.sit(user, None, None)

    async def resign(self, user: User | None) -> None:
        """A person gives up, whether asked or not; the record has a word for it."""
        await self._give_up(self._seated(user), "conceded")

    async def _give_up(self, seat: int, event: TalkEvent) -> None:
        """Resign if the rules know it, else concede by the table's word; if the game goes on, a bot plays the seat."""

        def verb() -> Outcome:
            play = self._playable()
            return play.resign(seat) if play.game.RESIGNS else play.concede(seat)

        await self._perform(verb)
        await self._tell_of(seat, event)
        if self._play is not None and seat in self._play.conceded:
            await self._stand_in(seat, "conceded")

    async def abandon(self) -> None:
        """End a game that its people have abandoned."""
        if await self._change(lambda row: ended(row, "abandoned") if row.status == "running" else row):
            await self._talk.tell(None, "", "abandoned")
            self._go_on()

    # --- motions

    async def _without(self, seat: int) -> None:
        """Apply the terms when the table has waited a while for somebody away."""
        away = terms_of(self.row).away
        here = self._presence.here()

        def make(row: StoredTable) -> StoredTable:
            if seat not in motions.absent(row, self._play, here) or life_of(row).motion is not None:
                return row
            if away == "bot":
                return stand_in(row, seat, bots.usual_level(row.title), "away")
            if away == "end":
                return ended(row, "table")
            return motions.propose(row, "away", seat, self._house.uptime.now())

        if await self._change(make):
            events: dict[str, TalkEvent] = {"ask": "away", "bot": "away-bot", "end": "ended"}
            await self._tell_of(seat, events[away])

    async def _drop_moot(self) -> None:
        here = self._presence.here()
        if await self._change(lambda row: motions.without(row) if motions.moot(row, self._play, here) else row):
            self._go_on()

    async def _unanswered(self, number: int) -> None:
        """Close an expired motion: silence means no, unless all had agreed and nobody carried it out."""
        motion = life_of(self.row).motion
        if motion is None or motion.id != number:
            return
        if motion.kind == "undo" and motions.verdict(self.row, motion, self._presence.here()) == "yes":
            await self._grant(motion)
        elif await self._change(lambda row: motions.without(row) if _asks(row, number) else row):
            await self._tell_of(motion.seat, TOLD[motion.kind, "no"])

    async def ask_undo(self, user: User | None, seq: int) -> None:
        """A person asks the others to let them take back their last choice."""
        seat, here, now = self._seated(user), self._presence.here(), self._house.uptime.now()

        def make(row: StoredTable) -> StoredTable:
            play = self._playable()
            if seq != play.seq:
                raise RequestError("stale", f"This answers update {seq}, but the table is at {play.seq}.", seq=play.seq)
            return motions.ask_undo(row, play, seat, here, now)

        await self._change(make)
        await self._tell_of(seat, "undo-asked")
        await self._rule(here)

    async def ask_to_go(self, user: User | None, seat: int) -> None:
        """A person asks the others to let a bot play for somebody."""
        by, here, now = self._seated(user), self._presence.here(), self._house.uptime.now()
        self._playable()
        await self._change(lambda row: motions.ask_to_go(row, by, seat, here, now))
        await self._tell_of(seat, "kick-asked")
        self._go_on()

    async def vote(self, user: User | None, number: int, answer: Ballot) -> None:
        """A person votes on a motion."""
        seat, here = self._seated(user), self._presence.here()
        self._playable()
        await self._change(lambda row: motions.answered(row, number, seat, answer, here))
        await self._rule(here)

    async def _rule(self, here: Collection[str]) -> None:
        """Carry out the verdict on a motion, if there is one."""
        motion = life_of(self.row).motion
        verdict = None if motion is None else motions.verdict(self.row, motion, here)
        if motion is not None and verdict is not None:
            if (motion.kind, verdict) == ("undo", "yes"):
                await self._grant(motion)
            elif await self._change(lambda row: self._ruled(row, motion, verdict)) and (motion.kind, verdict) in TOLD:
                await self._tell_of(motion.seat, TOLD[motion.kind, verdict])
        self._go_on()

    def _ruled(self, row: StoredTable, motion: Motion, verdict: motions.Verdict) -> StoredTable:
        if not _asks(row, motion.id):
            return row
        if verdict == "end":
            return ended(row, "table")
        if verdict in ("bot", "yes"):
            why: Held = "away" if motion.kind == "away" else "kicked"
            return chairs.with_host(stand_in(row, motion.seat, bots.usual_level(row.title), why), why == "kicked")
        return motions.without(row)

    async def _grant(self, motion: Motion) -> None:
        """Everybody has agreed: take the choice back."""

        def verb() -> Outcome:
            if not _asks(self.row, motion.id):
                raise RequestError("no-motion", "This is no longer being asked.")
            return self._playable().take_back_agreed(motion.seat)

        await self._perform(verb, agreed=True)
        await self._tell_of(motion.seat, "undo-granted")


def _asks(row: StoredTable, number: int) -> bool:
    motion = life_of(row).motion
    return row.status == "running" and motion is not None and motion.id == number
