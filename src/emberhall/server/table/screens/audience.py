"""The audience of a table: the screens watching it, grouped by the seat they see it from."""

from collections.abc import Callable, Iterator
from typing import Protocol

from emberhall.store import Line, User


class Screen(Protocol):
    """An open connection, as tables see it."""

    @property
    def user(self) -> User | None: ...

    @property
    def deaf(self) -> frozenset[str]:
        """The users whose chat lines are not sent here."""
        ...

    @property
    def address(self) -> str:
        """Where it comes from; empty if that says nothing, as for a local proxy."""
        ...

    def send(self, text: bytes) -> None:
        """Put a frame into the screen's outbox, without waiting."""
        ...


def may_read(screen: Screen, line: Line) -> bool:
    """Whether a screen may show a line: not of somebody muted, and in kid mode no words that others have typed."""
    if line.user in screen.deaf:
        return False
    return line.text is None or screen.user is None or not screen.user.kid or line.user == screen.user.id


class Audience:
    """Who watches, and from which seat. All screens of a seat get the same text, so it is encoded once."""

    def __init__(self) -> None:
        self._screens: list[Screen] = []
        self._by_seat: dict[int | None, list[Screen]] = {}
        self._here: frozenset[str] | None = None
        self._addresses: dict[str, set[str]] = {}

    def __len__(self) -> int:
        return len(self._screens)

    def __contains__(self, screen: Screen) -> bool:
        return screen in self._screens

    def __iter__(self) -> Iterator[Screen]:
        return iter(tuple(self._screens))

    def add(self, screen: Screen) -> None:
        self._screens.append(screen)
        self._here = None
        if screen.user is not None and screen.address:
            self._addresses.setdefault(screen.address, set()).add(screen.user.id)

    def remove(self, screen: Screen) -> None:
        self._screens.remove(screen)
        self._here = None

    def arrange(self, seat_of: Callable[[str | None], int | None]) -> None:
        """Regroup the screens after somebody came, went or changed seats."""
        self._by_seat = {}
        for screen in self._screens:
            seat = seat_of(None if screen.user is None else screen.user.id)
            self._by_seat.setdefault(seat, []).append(screen)

    def here(self) -> frozenset[str]:
        """The users with a screen at the table; the same set as long as no screen comes or goes."""
        if self._here is None:
            self._here = frozenset([screen.user.id for screen in self._screens if screen.user is not None])
        return self._here

    def sharing(self) -> frozenset[str]:
        """The users who have been here from the address of another, since the table is awake."""
        return frozenset(user for users in self._addresses.values() if len(users) > 1 for user in users)

    def nameless(self) -> int:
        """How many screens belong to no user."""
        return sum(screen.user is None for screen in self._screens)

    @property
    def seats(self) -> int:
        """How many different views of the table are on screen; all spectators share one."""
        return len(self._by_seat)

    def tell_some(self, text: bytes, hears: Callable[[Screen, int | None], bool]) -> None:
        """Send one frame to the screens for which `hears` is true."""
        for seat, screens in self._by_seat.items():
            for screen in screens:
                if hears(screen, seat):
                    screen.send(text)

    def watchers(self) -> list[Screen]:
        """The screens without a seat."""
        return list(self._by_seat.get(None, ()))

    def tell_watchers(self, text: bytes) -> None:
        """Send a frame to the screens without a seat."""
        for screen in self.watchers():
            screen.send(text)

    def tell_seats(self, text_for: Callable[[int | None], bytes], watchers: bool = True) -> None:
        """Send each screen what its seat may see; spectators only with `watchers`, as they may be told later."""
        for seat, screens in self._by_seat.items():
            if watchers or seat is not None:
                text = text_for(seat)
                for screen in screens:
                    screen.send(text)
