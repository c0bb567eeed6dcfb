"""The moves of a table: words of people and bots, taking them back, giving up, and why a word is illegal."""

from functools import partial

from emberhall.kernel.play import Outcome
from emberhall.server.errors import RequestError
from emberhall.server.table.answers import chance
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.recorder import Recorder
from emberhall.server.table.row.state import TableState, already, said_since, stale
from emberhall.server.table.screens.talk import Talk
from emberhall.server.table.seats import Seats
from emberhall.store import Then, User
from emberhall.wire.messages import Reason
from emberhall.wire.seals import mixed
from emberhall.wire.values import TalkEvent


class Moves:
    """Plays the game of one table."""

    def __init__(self, queue: Queue, state: TableState, recorder: Recorder, seats: Seats, talk: Talk) -> None:
        self._queue = queue
        self._state = state
        self._recorder = recorder
        self._seats = seats
        self._talk = talk

    # --- words

    @queued
    async def play(self, user: User | None, seq: int, words: list[str]) -> None:
        """A person's words for the decisions from `seq` on: all of them or none."""
        await self._recorder.perform(lambda: self._answer(self._state.player(user), seq, words))

    def play_soon(self, user: User | None, seq: int, words: list[str], then: Then) -> bool:
        """Like `play`, but at once; False if it has to take the way of `play`. `then` is called at the end."""
        return self._recorder.perform_soon(lambda: self._answer(self._state.player(user), seq, words), then)

    @queued
    async def answer(self, seat: int, seq: int, *words: str) -> None:
        """A bot's word, or words that the table says for a seat."""
        await self._recorder.perform(partial(self._answer, seat, seq, list(words)))

    @queued
    async def answer_at_random(self, seat: int) -> None:
        """A random answer of a seat, derived from the secret like a bot's."""

        def verb() -> Outcome:
            play = self._state.playable()
            decision = play.asked(seat)
            if decision is None:
                raise RequestError("not-asked", f"Seat {seat} is not asked anything.")
            seed = mixed(self._state.row.secret, f"zero {seat} {play.course.questions.since[seat]}")
            return play.answer(seat, [chance(decision, seed)])

        await self._recorder.perform(verb)

    def _answer(self, seat: int, seq: int, words: list[str]) -> Outcome:
        ended = self._state.play
        if ended is not None and ended.over and said_since(seat, seq, words, ended):
            raise already(ended)
        play = self._state.playable()
        if not play.course.questions.since.get(seat, play.seq) <= seq <= play.seq:
            raise stale(seat, seq, words, play)
        return play.answer(seat, words)

    @queued
    async def undo(self, user: User | None, seq: int) -> None:
        """A person takes back their last choice, if nothing has been revealed or drawn at random since."""

        def verb() -> Outcome:
            seat = self._state.player(user)
            return self._state.playable_at(seq).take_back(seat)

        await self._recorder.perform(verb)

    # --- giving up

    @queued
    async def resign(self, user: User | None) -> None:
        """A person gives up, whether asked or not; the record has a word for it."""
        await self.give_up(self._state.player(user), "conceded")

    @queued
    async def give_up(self, seat: int, event: TalkEvent) -> None:
        """Resign if the rules know it, else concede by the table's word; if the game goes on, a bot plays the seat."""

        def verb() -> Outcome:
            play = self._state.playable()
            return play.resign(seat) if play.game.manners.resigns else play.concede(seat)

        await self._recorder.perform(verb)
        await self._talk.announce(event, seat)
        play = self._state.play
        if play is not None and seat in play.course.conceded:
            await self._seats.stand_in(seat, "conceded")

    # --- questions

    @queued
    async def why(self, user: User | None, word: str | None, ref: str = "") -> Reason:
        """Return the rule that forbids this person a word, or picking a thing, now."""
        play, table = self._state.playable(), self._state.row.id
        game, state, seat = play.game, play.state, self._state.player(user)
        if word is None:
            word = game.face.word_for(state, seat, ref)
        if word is None:
            return Reason(table, "", "not-now")
        refusal = game.explain(state, seat, word)
        if refusal is None:
            return Reason(table, word, None)
        return Reason(table, word, refusal.rule, dict(refusal.args))
