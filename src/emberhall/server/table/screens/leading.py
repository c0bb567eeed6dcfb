"""Leading: in a shared review of a finished game, one person chooses the moment, and the others follow if they like."""

from emberhall.bus import Bus, Leads
from emberhall.server.errors import RequestError
from emberhall.server.table.screens.audience import Audience, Screen
from emberhall.server.table.screens.frames import encode
from emberhall.store import StoredTable, User
from emberhall.wire.messages import Led


class Leading:
    """The leader at one table, as its screens here know them."""

    def __init__(self, bus: Bus, audience: Audience) -> None:
        self._bus = bus
        self._audience = audience
        self._last: Leads | None = None

    def lead(self, row: StoredTable, user: User | None, at: int | None, eyes: str, every: bool) -> None:
        """A person leads to a moment. The last to do so is the leader."""
        if row.status != "over":
            raise RequestError("not-over", "A game can be reviewed together when it is over, not before.")
        if user is None:
            raise RequestError("nameless", "Give yourself a name before you lead.", 403)
        note = Leads(row.id, user.id, user.name, at, eyes, every)
        self.hear(note)
        self._bus.publish(note)

    def hear(self, note: Leads) -> None:
        """Tell the screens who leads, here or at another lobby."""
        if note == self._last:
            return  # the bus echoes what was published here
        if note.at is None and self._last is not None and self._last.user != note.user:
            return  # somebody else has taken over
        self._last = None if note.at is None else note
        frame = _frame(note)
        self._audience.tell_some(frame, lambda screen, _: note.user not in screen.deaf)

    def show(self, screen: Screen) -> None:
        """Tell a new screen who leads."""
        if self._last is not None and self._last.user not in screen.deaf:
            screen.send(_frame(self._last))


def _frame(note: Leads) -> bytes:
    return encode(Led(note.table, note.user, note.name, note.at, note.eyes, note.all))
