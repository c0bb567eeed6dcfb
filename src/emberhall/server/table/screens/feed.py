"""The feed of a table: what its screens are shown of the table and of the game, each from its own seat."""

from msgspec import UNSET

from emberhall import Play
from emberhall.kernel.play import Outcome
from emberhall.kernel.plays.consent import last_choice
from emberhall.kernel.plays.takebacks import Back
from emberhall.server.house.uptime import Uptime
from emberhall.server.settings import Settings
from emberhall.server.table.row.lives import Motion, life_of
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.audience import Audience, Screen
from emberhall.server.table.screens.frames import clocks_of, encode, info_of, motion_of
from emberhall.server.table.screens.late import Late
from emberhall.server.table.screens.presence import Presence
from emberhall.server.table.screens.updates import Updates, update_of
from emberhall.store import StoredTable, User
from emberhall.wire.messages import Lobby
from emberhall.wire.tables import TableInfo


class Feed:
    """Tells the screens of one table at this lobby."""

    def __init__(
        self,
        settings: Settings,
        uptime: Uptime,
        state: TableState,
        audience: Audience,
        presence: Presence,
        late: Late,
    ) -> None:
        self._settings = settings
        self._uptime = uptime
        self._state = state
        self._audience = audience
        self._presence = presence
        self._late = late
        self._back: tuple[int, Back] | None = None

    # --- the table

    def info(self, user: str | None) -> TableInfo:
        """What a user may know about the table."""
        row, play, seat_of = self._state.row, self._state.play, self._state.seat_of
        here, now = self._presence.here(), self._uptime.now()
        watching = self._presence.watching(seat_of)
        info = info_of(row, user, here, watching, self._state.frozen, self._settings.pace, now)
        motion = life_of(row).motion
        if self._is_late(user):
            info.seq, info.waiting = self._late.seen
        elif motion is not None and play is not None:
            back = self._back_of(motion, play)
            info.motion = motion_of(row, here, now, self._settings.consent, seat_of(user), play, back)
        return info

    def _back_of(self, motion: Motion, play: Play) -> Back | None:
        """What an undo would take back; computed once per motion, since it replays the game."""
        if motion.kind != "undo":
            return None
        if self._back is None or self._back[0] != motion.id:
            self._back = motion.id, last_choice(play, motion.seat)
        return self._back[1]

    def sharing(self) -> frozenset[str]:
        """The users who have been here from the address of another."""
        return self._audience.sharing()

    def seat_of(self, screen: Screen) -> int | None:
        """The seat a screen sees the table from."""
        return self._state.seat_of(None if screen.user is None else screen.user.id)

    def lobby_frame(self, screen: Screen) -> bytes:
        """The table as the user of a screen may know it."""
        return encode(Lobby(self.info(None if screen.user is None else screen.user.id)))

    def tell_lobby(self, but: Screen | None = None) -> None:
        """Tell all screens about the table, except one."""
        frames: dict[int | None, bytes] = {}
        for screen in self._audience:
            if screen is not but:
                seat = self.seat_of(screen)
                if seat not in frames:
                    frames[seat] = self.lobby_frame(screen)
                screen.send(frames[seat])

    def take_row(self, row: StoredTable) -> list[Screen]:
        """Replace the row; return the screens that now see a game in progress from another seat."""
        before = {screen: self.seat_of(screen) for screen in self._audience}
        same_status = row.status == self._state.row.status
        self._state.row = row
        self._audience.arrange(self._state.seat_of)
        return [screen for screen, seat in before.items() if self.seat_of(screen) != seat] if same_status else []

    # --- the game

    def show(self, screen: Screen) -> None:
        """Send a screen the state of the game, with the part of the past that may be reviewed."""
        play, row = self._state.play, self._state.row
        if play is None:
            return
        if self.is_behind(screen):
            self._late.show(screen)
        else:
            clocks = clocks_of(row, self._uptime.now())
            screen.send(encode(update_of(row.id, play, play.tell(self.seat_of(screen)), self._state.closed, clocks)))

    def tell(self, outcome: Outcome) -> None:
        """Tell the screens what has happened; spectators of a table with a delay are told later."""
        row, late = self._state.row, self._late.holds
        clocks = clocks_of(row, self._uptime.now()) if row.life else UNSET
        if not late:
            self._late.settle()  # spectators get what they have not seen yet before the end
        updates = Updates(row.id, outcome, self._audience.seats, self._state.closed, clocks)
        self._audience.tell_seats(updates.text, not late)
        if late:
            self._late.add(outcome, row.moved)

    # --- spectators of a table with a delay

    def is_behind(self, screen: Screen) -> bool:
        """True if a screen watches a table that is shown with a delay."""
        return self._late.holds and self.seat_of(screen) is None

    def _is_late(self, user: str | None) -> bool:
        return self._late.holds and self._state.seat_of(user) is None

    def seq_for(self, user: User | None) -> int:
        """How many words a user may know of."""
        return self._late.seen[0] if self._is_late(None if user is None else user.id) else self._state.row.seq
