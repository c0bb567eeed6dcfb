"""What a table offers its people besides the game: talk, leading a review, hints, and why a word is illegal."""

import msgspec

from emberhall import Play
from emberhall.kernel.games import Game
from emberhall.server.errors import RequestError
from emberhall.server.hints import Hints, advice_of, allowed
from emberhall.server.house import House
from emberhall.server.keeping import Keeping
from emberhall.server.leading import Leading
from emberhall.server.thoughts import Thought
from emberhall.store import StoredTable, User
from emberhall.wire.coaching import Hint
from emberhall.wire.messages import Reason


def stale(seq: int, play: Play) -> RequestError:
    return RequestError("stale", f"This answers update {seq}, but the table is at {play.seq}.", seq=play.seq)


class Helping(Keeping):
    """Requests that do not change the game."""

    def __init__(self, house: House, row: StoredTable, game: Game | None, frozen: str | None) -> None:
        super().__init__(house, row, game, frozen)
        self._leading = Leading(house.bus, self._audience)
        self._hints = Hints()

    async def say(self, user: User | None, text: str | None, greeting: str | None) -> None:
        """Say a line of chat. With quiet partners, only greetings are allowed while the game runs."""
        if user is None:
            raise RequestError("nameless", "Give yourself a name before you talk.", 403)
        running, seat = self.row.status == "running", self._seat_of(user.id)
        if running and seat is not None and self.row.options.get("partner_talk") == "quiet" and greeting is None:
            raise RequestError("quiet", "Partners may not talk during a round at this table, only greet.")
        await self._talk.say(seat, user, text, greeting, aside=running and seat is None)

    async def lead(self, user: User | None, at: int | None, eyes: str, every: bool) -> None:
        """Take everybody who reviews the finished game to a moment."""
        self._leading.lead(self.row, user, at, eyes, every)

    async def ask_hint(self, user: User, seq: int) -> Thought | Hint:
        """Return the task a worker needs for a hint, or the hint already given for this question."""
        if not allowed(self.row):
            raise RequestError("no-hints", "There are no hints at this table.", 403)
        seat, play = self._seated(user), self._playable()
        given = self._hints.of(seat)
        if given.last is not None and given.last.seq == seq == play.seq:
            return given.last
        decision = play.asked(seat)
        if seq != play.seq or decision is None:
            raise stale(seq, play)
        if len(decision.options) < 2:
            raise RequestError("no-hint", "There is no hint for this question.")
        return advice_of(self.row, play, decision, self._house.settings.bot_limit)

    async def give_hint(self, seat: int, hint: Hint) -> Hint:
        """Count a hint, and remember it in case the person asks again."""
        given = self._hints.of(seat)
        given.used += 1
        given.last = msgspec.structs.replace(hint, used=given.used)
        return given.last

    async def why(self, user: User | None, word: str | None, ref: str = "") -> Reason:
        """Return the rule that forbids this person a word, or picking a thing, now."""
        play = self._playable()
        game, state, seat = play.game, play.state, self._seated(user)
        if word is None:
            word = game.word_for(state, seat, ref)
        if word is None:
            return Reason(self.row.id, "", "not-now")
        refusal = game.explain(state, seat, word)
        if refusal is None:
            return Reason(self.row.id, word, None)
        return Reason(self.row.id, word, refusal.rule, dict(refusal.args))
