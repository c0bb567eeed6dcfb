"""What a process knows of a live table. The table's parts share one such value, and change it only in its queue."""

from dataclasses import dataclass

from emberhall import Game, Play
from emberhall.server.errors import RequestError
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.row.lives import life_of
from emberhall.store import StoredTable, User


@dataclass(slots=True)
class TableState:
    """The stored row, the game, the play after all stored words, and why the table is read-only, if it is."""

    row: StoredTable
    game: Game | None = None
    play: Play | None = None
    frozen: str | None = None
    plans: int = 0
    """How often this process has heard that somebody has planned something, or revoked it."""

    @property
    def closed(self) -> bool:
        """True if nobody is asked any more, even if the game is not over by its rules."""
        return self.frozen is not None or (self.row.life != "" and life_of(self.row).ended is not None)

    def seat_of(self, user: str | None) -> int | None:
        """The seat of a user, by id; None if they watch."""
        return seat_of(self.row, user)

    def player(self, user: User | None) -> int:
        """The seat of a person who wants to act. Raises RequestError if they have none."""
        seat = seat_of(self.row, None if user is None else user.id)
        if seat is None:
            raise RequestError("not-seated", "You have no seat at this table; you are watching.", 403)
        return seat

    def check_not_frozen(self) -> None:
        """Raise RequestError if the table is read-only."""
        if self.frozen is not None:
            raise RequestError("frozen", self.frozen)

    def playable(self) -> Play:
        """The play of a running game. Raises RequestError if there is none."""
        self.check_not_frozen()
        if self.row.status == "over":
            raise RequestError("over", "This game is over.")
        if self.row.status == "open" or self.play is None:
            raise RequestError("not-started", "This game has not begun.")
        return self.play

    def playable_at(self, seq: int) -> Play:
        """The play, if nothing has happened since this many words. Raises RequestError otherwise."""
        play = self.playable()
        if seq != play.seq:
            raise moved_past(seq, play)
        return play


def stale(seat: int, seq: int, words: list[str], play: Play) -> RequestError:
    """Somebody has acted on what they saw before the last update, or says what the table already has.

    After a break a page cannot know whether its last answer arrived, so it sends it once more.
    """
    return already(play) if said_since(seat, seq, words, play) else moved_past(seq, play)


def already(play: Play) -> RequestError:
    """The table has this answer: nothing is lost, and nothing is done twice."""
    return RequestError("already", "The table already has this answer.", seq=play.seq)


def said_since(seat: int, seq: int, words: list[str], play: Play) -> bool:
    """True if the first words of a seat since update `seq` are these. Words that were taken back do not count."""
    stand = play.words
    first = max(0, seq - (play.seq - len(stand)))
    return [word for by, word in stand[first:] if by == seat][: len(words)] == words


def moved_past(seq: int, play: Play) -> RequestError:
    """Something has happened since update `seq`."""
    return RequestError("stale", f"This answers update {seq}, but the table is at {play.seq}.", seq=play.seq)
