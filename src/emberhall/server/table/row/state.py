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
            raise stale(seq, play)
        return play


def stale(seq: int, play: Play) -> RequestError:
    """Somebody has acted on what they saw before the last update."""
    return RequestError("stale", f"This answers update {seq}, but the table is at {play.seq}.", seq=play.seq)
