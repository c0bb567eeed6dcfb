"""Planning at a table: people write, read and revoke what is to be said for them, and draft it beforehand.

Only for their own seat, and only in a game where a move may take days. Nothing of it touches the table's row.
"""

from collections.abc import Callable, Sequence

from msgspec import UNSET

from emberhall import Decision, Play, State
from emberhall.bus import Bus, Planned
from emberhall.server.errors import RequestError
from emberhall.server.plans.fitting import has_acted, holds_since, is_undone
from emberhall.server.plans.foresight import Walker
from emberhall.server.plans.plan import as_text, plan_for, read_act, read_plan
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.rests import Rests
from emberhall.server.table.row.clocks import takes_days
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.questions import question_of
from emberhall.server.timestamps import now
from emberhall.store import Store, StoredPlan, User, work
from emberhall.wire.bodies import plans as bodies


class Planning:
    """The plans of one table, for the people who make them. Who says them is `plans`."""

    def __init__(
        self, store: Store, bus: Bus, queue: Queue, state: TableState, rests: Rests, go_on: Callable[[], None]
    ) -> None:
        self._store = store
        self._bus = bus
        self._queue = queue
        self._state = state
        self.rests = rests
        self._go_on = go_on

    @queued
    async def info(self, user: User) -> bodies.PlanInfo:
        """Somebody's own plan, and what was last said by it."""
        seat, why = self._state.player(user), self._why_not(user)
        stored, play = await self._own(user, seat), self._state.play
        plan = None if stored is None else read_plan(stored.body)
        if stored is None or plan is None or play is None:
            return bodies.PlanInfo([], None, why is None, why or UNSET)
        act = read_act(stored.act)
        played = None
        if act is not None and has_acted(act, play, seat):
            played = bodies.PlayedLine(act.line, list(act.words), act.at)
        stale = is_undone(act, play) or holds_since(plan, play, seat) is None
        lines = [self._line(play, seat, line, stale or self._state.closed) for line in plan.lines]
        return bodies.PlanInfo(lines, played, why is None, why or UNSET, stale)

    @queued
    async def make(self, user: User, wish: bodies.NewPlan) -> None:
        """Store a plan, from now on."""
        play, seat = self._plannable(user)
        if wish.seq != play.seq:
            raise RequestError(
                "stale", f"This plans at update {wish.seq}, but the table is at {play.seq}.", seq=play.seq
            )
        for line in wish.lines:
            check(line, play)
        plan = StoredPlan(seat, user.id, as_text(plan_for(play, seat, wish.lines)), "", now())
        await self._store.write(work.days.plans.keep(self._state.row.id, plan))
        self._tell()

    @queued
    async def drop(self, user: User) -> None:
        """Revoke a plan."""
        seat = self._state.player(user)
        await self._store.write(work.days.plans.revoke(self._state.row.id, seat, user.id))
        self._tell()

    @queued
    async def draft(self, user: User, wish: bodies.PlanDraft) -> bodies.Foreseen:
        """What could happen, and what could be answered then."""
        play, seat = self._plannable(user)
        seen = Walker(play, seat).look(wish.event, wish.asked, wish.words)
        question = None if seen.end is None else question_of(play.game, *seen.end)
        steps = _said(play, seen.steps)
        asks = [question_of(play.game, *each) for each in seen.asks]
        return bodies.Foreseen(seen.happenings, asks, steps, question, seen.possible, resigns=True)

    # --- inside

    def _plannable(self, user: User) -> tuple[Play, int]:
        seat, play = self._state.player(user), self._state.playable()
        why = self._why_not(user)
        if why == "clock":
            raise RequestError("no-plans", "Answers are planned only where a move may take days.")
        if why is not None:
            raise RequestError("asked-now", "You are asked now: answer, and plan for what comes after it.")
        return play, seat

    def _why_not(self, user: User) -> bodies.Unplanned | None:
        row, play = self._state.row, self._state.play
        if row.status != "running" or play is None or self._state.closed:
            return "over"
        if not takes_days(row):
            return "clock"
        seat = self._state.player(user)
        decision = play.asked(seat)
        return "asked" if decision is not None and decision.ask not in play.game.manners.responses else None

    async def _own(self, user: User, seat: int) -> StoredPlan | None:
        plans = await self._store.read(work.days.plans.at_table(self._state.row.id))
        return next((each for each in plans if each.seat == seat and each.user == user.id), None)

    def _line(self, play: Play, seat: int, line: bodies.PlanLine, over: bool) -> bodies.PlannedLine:
        """A line with its words in full. After the game nothing is possible, and nothing is looked for."""
        if over or line.resign:
            return bodies.PlannedLine(line, [], "no" if over else "yes")
        seen = Walker(play, seat).look(line.event, line.asked, line.words)
        return bodies.PlannedLine(line, _said(play, seen.steps), seen.possible)

    def _tell(self) -> None:
        """Let the lobby that drives the table look again."""
        self._state.plans += 1
        self._go_on()
        self._bus.publish(Planned(self._state.row.id))


def check(line: bodies.PlanLine, play: Play) -> None:
    """Raise RequestError if a line could never do anything."""
    if line.resign == bool(line.words):
        raise RequestError("bad-plan", "A line of a plan either says words or gives up.", 400)
    if line.resign and line.event is UNSET:
        raise RequestError("bad-plan", "A line that gives up says what has to happen first.", 400)
    for what in (line.event, line.until):
        if what is not UNSET and what.event.get("kind") not in play.game.face.story.tellings:
            raise RequestError("bad-plan", f"Nothing of that kind happens in {play.game.name}.", 400)


def _said(play: Play, steps: Sequence[tuple[State, Decision, str]]) -> list[bodies.PlannedWord]:
    said = []
    for state, decision, word in steps:
        question = question_of(play.game, state, decision)
        said.append(bodies.PlannedWord(decision.ask, word, question.choices[question.words.index(word)]))
    return said
