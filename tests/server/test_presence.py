"""Who is present at a table that several lobbies serve."""

from dataclasses import dataclass

from emberhall.bus import Absent, LocalBus, Present, WhoIsPresent
from emberhall.bus.notes import Note, Seen
from emberhall.server.table.screens.audience import Audience
from emberhall.server.table.screens.presence import Presence
from emberhall.store import User

ADA, BEN = User("ada", "Ada", "iron", "now"), User("ben", "Ben", "iron", "now")


@dataclass(eq=False)
class Blank:
    """A screen that shows nothing."""

    user: User | None
    deaf: frozenset[str] = frozenset()
    address: str = ""

    def send(self, text: bytes) -> None:
        """Ignore the text."""


class Lobby:
    """The part of a lobby that one table needs."""

    def __init__(self, name: str, bus: LocalBus) -> None:
        self.audience = Audience()
        self.presence = Presence("table", name, bus, self.audience)
        self.heard = 0
        self.stop = bus.subscribe("table", self.hear)
        self.presence.ask()

    def hear(self, note: Note) -> None:
        assert isinstance(note, Present | Absent | WhoIsPresent)
        self.heard += self.presence.hear(note)

    def comes(self, user: User | None) -> Blank:
        screen = Blank(user)
        self.audience.add(screen)
        self.presence.tell()
        return screen

    def closes(self) -> None:
        self.stop()
        self.presence.leave()


class Far(LocalBus):
    """A bus shared with other processes; it keeps what they are told."""

    remote = True

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, ...]] = []

    def publish(self, note: Note) -> None:
        if isinstance(note, Seen):
            self.told.append(note.users)
        super().publish(note)


def test_others_hear_who_is_at_a_table_when_it_changes_and_when_it_is_left() -> None:
    bus = Far()
    lobby = Lobby("a", bus)
    lobby.comes(ADA)
    lobby.presence.tell()
    assert bus.told == [("ada",)]
    lobby.comes(BEN)
    lobby.presence.tell_anew()
    assert bus.told == [("ada",), ("ada", "ben"), ("ada", "ben")]
    lobby.closes()
    assert bus.told[3:] == [()]


def seat_of(user: str) -> int | None:
    return 0 if user == "ada" else None


def test_each_knows_who_is_at_the_others() -> None:
    bus = LocalBus()
    a, b = Lobby("a", bus), Lobby("b", bus)
    a.comes(ADA)
    b.comes(ADA)
    screen = b.comes(BEN)
    b.comes(None)
    a.comes(None)
    for lobby in (a, b):
        assert lobby.presence.here() == {"ada", "ben"}
        assert lobby.presence.watching(seat_of) == 3
    b.audience.remove(screen)
    b.presence.tell()
    assert a.presence.here() == {"ada"}
    before = a.heard
    b.presence.tell()
    assert a.heard == before, "Nothing is other than it was."


def test_who_comes_later_is_told() -> None:
    bus = LocalBus()
    a = Lobby("a", bus)
    a.comes(ADA)
    late = Lobby("b", bus)
    assert late.presence.here() == {"ada"}
    a.closes()
    assert late.presence.here() == set()
