"""Persons: the limits that count by person, over all their sockets and addresses, and the sockets they have open."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from emberhall.server.limits import Bucket, Gate, is_loopback, network_of
from emberhall.server.settings import Settings


class Attached(Protocol):
    """An open socket, as far as a person's other doings concern it."""

    @property
    def proof(self) -> bytes | None:
        """The hash of the token it said hello with."""
        ...

    deaf: frozenset[str]
    """The users whose lines are not heard through it."""

    def let_go(self, code: int, reason: str) -> None:
        """Close it soon."""
        ...


class Persons:
    """What each person may do how often."""

    def __init__(self, settings: Settings) -> None:
        self.messages = Gate(settings.messages, "frames")
        self.talk = Gate(settings.talk, "lines")
        self.changes = Gate(settings.changes, "changes")
        self.tables = Gate(settings.tables, "new tables")
        self.reviews = Gate(settings.reviews, "looks back", settings.spare_loopback)
        self.lessons = Gate(settings.lessons, "words in lessons", settings.spare_loopback)
        self.guests = Gate(settings.guests, "new guests", settings.spare_loopback)
        self.tables_by_address = Gate(settings.tables, "new tables", settings.spare_loopback)
        self.sign_ins = Gate(settings.sign_ins, "attempts to sign in", settings.spare_loopback)
        self.sign_ins_of_account = Gate(settings.sign_ins_of_account, "attempts to sign in")
        self.exports = Gate(settings.exports, "exports")
        self.reports = Gate(settings.reports, "reports")
        self._shared = {
            "sign-ins": self.sign_ins,
            "sign-ins of an account": self.sign_ins_of_account,
            "exports": self.exports,
            "reports": self.reports,
            "messages": self.messages,
            "talk": self.talk,
            "changes": self.changes,
            "tables": self.tables,
            "reviews": self.reviews,
            "lessons": self.lessons,
            "guests": self.guests,
            "tables by address": self.tables_by_address,
        }
        self._messages = settings.messages
        self._spare_loopback = settings.spare_loopback
        self._most = settings.sockets_per_person
        self._most_of_address = settings.connections_per_address
        self._by_network: Counter[str] = Counter()
        self._sockets: dict[str, set[Attached]] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}
        self._tell_sockets: Callable[[str, int], None] = lambda _, __: None

    def share(self, note: Callable[[str, str, int], None], sockets: Callable[[str, int], None]) -> None:
        """From now on tell what is used: the limit, by whom, and how much; and how many sockets each has here."""
        self._tell_sockets = sockets
        for name, gate in self._shared.items():
            gate.note = partial(note, name)

    def spend(self, limit: str, who: str, count: int) -> None:
        """Somebody has used so much of a limit elsewhere."""
        if limit in self._shared:
            self._shared[limit].bucket(who).pay(count)

    def nameless(self, address: str) -> Bucket:
        """The frames of a socket without a name: those of its address, unless that is exempt."""
        if not address or (self._spare_loopback and is_loopback(address)):
            return Bucket(self._messages)
        return self.messages.bucket(f"address {network_of(address)}")

    @contextmanager
    def socket_from(self, address: str) -> Iterator[bool]:
        """One more socket from an address, also through a proxy; whether it has not too many."""
        network = network_of(address)
        spared = self._spare_loopback and is_loopback(address)
        if not spared and self._by_network[network] >= self._most_of_address:
            yield False
            return
        self._by_network[network] += 1
        try:
            yield True
        finally:
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    def attach(self, user: str, socket: Attached) -> bool:
        """One more socket of a person; false when they have enough."""
        sockets = self._sockets.get(user, set())
        if len(sockets) + sum(self._elsewhere.get(user, {}).values()) >= self._most:
            return False
        self._sockets[user] = sockets
        sockets.add(socket)
        self._tell_sockets(user, len(sockets))
        return True

    def detach(self, user: str, socket: Attached) -> None:
        """A socket has closed."""
        sockets = self._sockets.get(user, set())
        sockets.discard(socket)
        if not sockets:
            self._sockets.pop(user, None)
        self._tell_sockets(user, len(sockets))

    def attached_elsewhere(self, user: str, lobby: str, count: int) -> None:
        """So many sockets a person has at another lobby."""
        there = self._elsewhere.setdefault(user, {})
        there[lobby] = count
        if not count:
            del there[lobby]
        if not there:
            del self._elsewhere[user]

    def lobby_gone(self, lobby: str) -> None:
        """A lobby has gone, and every socket it had."""
        for user in [user for user, there in self._elsewhere.items() if lobby in there]:
            self.attached_elsewhere(user, lobby, 0)

    def set_deaf(self, user: str, deaf: frozenset[str]) -> None:
        """From now on a person does not hear these others, wherever they are."""
        for socket in self._sockets.get(user, ()):
            socket.deaf = deaf

    def sign_out(self, user: str, kept: bytes | None, only: bytes | None, code: int) -> None:
        """Close the sockets of a person whose tokens are no longer good: all but one, or only one."""
        for socket in tuple(self._sockets.get(user, ())):
            if socket.proof != kept and only in (None, socket.proof):
                socket.let_go(code, "signed out")
