"""Persons: rate limits per person, across all their sockets and addresses, and their open sockets."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from emberhall.server.limits import Bucket, Gate, is_loopback, network_of
from emberhall.server.settings import Settings
from emberhall.store import User


class Attached(Protocol):
    """An open socket of a person, as seen from here."""

    @property
    def proof(self) -> bytes | None:
        """The hash of the token it signed in with."""
        ...

    deaf: frozenset[str]
    user: User | None
    """The users whose chat lines are not sent to it."""

    def let_go(self, code: int, reason: str) -> None:
        """Close it soon."""
        ...


class Persons:
    """How often each person may do what."""

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
        self.alert_addresses = Gate(settings.alert_addresses, "new addresses")
        self._shared = {
            "sign-ins": self.sign_ins,
            "sign-ins of an account": self.sign_ins_of_account,
            "exports": self.exports,
            "reports": self.reports,
            "alert addresses": self.alert_addresses,
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
        """From now on, report what is used (limit, person, amount), and how many sockets each person has here."""
        self._tell_sockets = sockets
        for name, gate in self._shared.items():
            gate.note = partial(note, name)

    def spend(self, limit: str, who: str, count: int) -> None:
        """Deduct what somebody has used of a limit in another process."""
        if limit in self._shared:
            self._shared[limit].bucket(who).pay(count)

    def nameless(self, address: str) -> Bucket:
        """The bucket for frames of an anonymous socket: that of its address, unless the address is exempt."""
        if not address or (self._spare_loopback and is_loopback(address)):
            return Bucket(self._messages)
        return self.messages.bucket(f"address {network_of(address)}")

    @contextmanager
    def socket_from(self, address: str) -> Iterator[bool]:
        """Count one more socket from an address, also through a proxy; yield False if it has too many."""
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
        """Add a socket of a person; False if they have too many."""
        sockets = self._sockets.get(user, set())
        if len(sockets) + sum(self._elsewhere.get(user, {}).values()) >= self._most:
            return False
        self._sockets[user] = sockets
        sockets.add(socket)
        self._tell_sockets(user, len(sockets))
        return True

    def detach(self, user: str, socket: Attached) -> None:
        """Remove a closed socket."""
        sockets = self._sockets.get(user, set())
        sockets.discard(socket)
        if not sockets:
            self._sockets.pop(user, None)
        self._tell_sockets(user, len(sockets))

    def attached_elsewhere(self, user: str, lobby: str, count: int) -> None:
        """Note how many sockets a person has at another lobby."""
        there = self._elsewhere.setdefault(user, {})
        there[lobby] = count
        if not count:
            del there[lobby]
        if not there:
            del self._elsewhere[user]

    def lobby_gone(self, lobby: str) -> None:
        """Forget the sockets of a lobby that has gone."""
        for user in [user for user, there in self._elsewhere.items() if lobby in there]:
            self.attached_elsewhere(user, lobby, 0)

    def set_deaf(self, user: str, deaf: frozenset[str], known: User | None) -> None:
        """Mute these users on all sockets of a person, who may have begun or ended their kid mode."""
        for socket in self._sockets.get(user, ()):
            socket.deaf, socket.user = deaf, known or socket.user

    def proofs(self) -> set[tuple[str, bytes]]:
        """The users with open sockets here, each with the hashes of the tokens they were opened with."""
        return {(user, socket.proof) for user, sockets in self._sockets.items() for socket in sockets if socket.proof}

    def sign_out(self, user: str, kept: bytes | None, only: bytes | None, code: int) -> None:
        """Close the sockets of a person whose tokens were revoked: all but one token's, or only one token's."""
        for socket in tuple(self._sockets.get(user, ())):
            if socket.proof != kept and only in (None, socket.proof):
                socket.let_go(code, "signed out")
