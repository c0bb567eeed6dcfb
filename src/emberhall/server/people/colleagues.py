"""Colleagues: what the processes of one server tell each other about people rather than tables.

A limit that a person uses up at one process is used up at all of them. Each process counts on its own, so that nobody
waits, and tells the others a moment later.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from functools import partial

from emberhall.bus import HOUSE, Absent, Attached, Bus, Missed, Note, SignedOut, Spent, Turned
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.people.guests import Guests
from emberhall.server.people.persons import Persons
from emberhall.server.protocols.wires import POLICY_VIOLATION
from emberhall.store import Store, StoreError, work

SIGNED_OUT = POLICY_VIOLATION
BOTS = "bots"
"""The name under which the thinking time of a person's bots is shared, in milliseconds."""
DELAY = 0.05
"""Seconds before usage is shared: a person gains no more than what fits into them."""


class Colleagues:
    """This process among the others."""

    def __init__(self, lobby: str, bus: Bus, persons: Persons, guests: Guests, store: Store, desk: BotDesk) -> None:
        self._lobby = lobby
        self._bus = bus
        self._persons = persons
        self._guests = guests
        self._store = store
        self._desk = desk
        self._tasks: set[asyncio.Task[None]] = set()
        self._checking: asyncio.Task[None] | None = None
        self._spent: Counter[tuple[str, str]] = Counter()
        self._stop: Callable[[], None] = lambda: None

    def open(self) -> None:
        """Listen to the other processes, if any, and share what is used here."""
        self._stop = self._bus.subscribe(HOUSE, self._hear)
        if self._bus.remote:
            self._persons.share(self._note, self._tell_sockets)
            self._desk.share(partial(self._note, BOTS))

    def close(self) -> None:
        """Stop listening."""
        self._stop()
        if self._checking is not None:
            self._checking.cancel()

    def sign_out(self, user: str, kept: bytes | None = None) -> None:
        """All tokens of a user but the kept one are void: close the sockets opened with them, everywhere."""
        self._bus.publish(SignedOut(HOUSE, user, kept or b""))

    def sign_out_one(self, user: str, token: bytes) -> None:
        """One token of a user is void: close the sockets opened with it, everywhere."""
        self._bus.publish(SignedOut(HOUSE, user, only=token))

    def turn(self, user: str) -> None:
        """A user has muted somebody, or is in kid mode now, or no longer: update what they hear, everywhere."""
        self._bus.publish(Turned(HOUSE, user))

    async def turn_kid(self, user: str) -> None:
        """A user has begun or ended their kid mode: at once for what is open here, then everywhere."""
        self._guests.forget(user)
        await self._set_deaf(user)
        self.turn(user)

    async def _set_deaf(self, user: str) -> None:
        with contextlib.suppress(StoreError):  # the next socket of theirs reads it anew
            shunned = await self._store.read(work.company.shunned_by(user))
            known = await self._store.read(work.users.by_id(user))
            self._persons.set_deaf(user, frozenset(each.other for each in shunned), known)

    async def _check_tokens(self) -> None:
        """Close sockets whose tokens were revoked while we may not have heard of it, one look-up after the other."""
        with contextlib.suppress(StoreError):  # the next note comes soon, and asks again
            for user, proof in self._persons.proofs():
                if await self._store.read(work.users.by_token(proof)) is None:
                    self._persons.sign_out(user, None, proof, SIGNED_OUT)

    def _note(self, limit: str, who: str, count: int) -> None:
        if not self._spent:
            asyncio.get_running_loop().call_later(DELAY, self._tell)
        self._spent[limit, who] += count

    def _tell_sockets(self, user: str, count: int) -> None:
        self._bus.publish(Attached(HOUSE, self._lobby, user, count))

    def _tell(self) -> None:
        amounts = tuple((limit, who, count) for (limit, who), count in self._spent.items())
        self._spent.clear()
        self._bus.publish(Spent(HOUSE, self._lobby, amounts))

    def _hear(self, note: Note) -> None:
        match note:
            case Spent(lobby=lobby, amounts=amounts) if lobby != self._lobby:
                for limit, who, count in amounts:
                    if limit == BOTS:
                        self._desk.charge(who, count)
                    else:
                        self._persons.spend(limit, who, count)
            case Attached(lobby=lobby, user=user, sockets=count) if lobby != self._lobby:
                self._persons.attached_elsewhere(user, lobby, count)
            case Absent(lobby=lobby):
                self._persons.lobby_gone(lobby)
            case Missed():
                self._guests.forget_all()
                if self._checking is None or self._checking.done():
                    self._checking = asyncio.create_task(self._check_tokens())
            case SignedOut(user=user, kept=kept, only=only):
                self._guests.forget(user)
                self._persons.sign_out(user, kept or None, only or None, SIGNED_OUT)
            case Turned(user=user):
                self._guests.forget(user)
                task = asyncio.create_task(self._set_deaf(user))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
