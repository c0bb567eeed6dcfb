"""The socket: frames in, frames out. A frame that cannot be served gets an error, and the connection stays open."""

import asyncio
import contextlib
from collections import deque
from functools import partial
from importlib import metadata

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from emberhall.server.deals import shared_deals
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.limits import is_loopback, network_of
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.guests import Guests, clean, digest_of
from emberhall.server.protocols.wires import POLICY_VIOLATION, WIRE, Wire
from emberhall.server.table.queue import Lock
from emberhall.server.table.recorder import BEHIND
from emberhall.server.table.screens.frames import encode, refused_of
from emberhall.server.table.table import Table
from emberhall.store import StoreError, User, work
from emberhall.wire import messages
from emberhall.wire.messages import ClientMessage, ErrorFrame, Pong, ServerMessage, Welcome
from emberhall.wire.values import or_else, or_none

log = structlog.get_logger(__name__)
VERSION = metadata.version("emberhall")
TRY_AGAIN_LATER = 1013
GOODBYE = 1.0
"""Seconds to tell a lagging screen why its connection is closed."""
ONE_WRITE = 32 * 1024
"""Bytes from which a write takes no more frames."""
_decoder = msgspec.json.Decoder(ClientMessage)


class Connection:
    """One open socket: its user, the tables it watches, and the frames still to be sent."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        house: House,
        lobby: Lobby,
        guests: Guests,
        wire: Wire | None = None,
        address: str = "",
    ) -> None:
        self.user: User | None = None
        self.address = "" if house.settings.spare_loopback and is_loopback(address) else network_of(address)
        self.proof: bytes | None = None
        self._receive = receive
        self._send = send
        self._house = house
        self._lobby = lobby
        self._guests = guests
        self._wire = wire
        self._gone = wire.gone if wire is not None else asyncio.Event()
        self._greeted = False
        self._tables: dict[str, Table] = {}
        self._bucket = house.persons.nameless(address)
        self._token: str | None = None
        self.deaf: frozenset[str] = frozenset()
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._writing = False
        self._news = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._goodbye: tuple[int, str] | None = None
        self._lock = Lock()
        self._again: asyncio.Task[None] | None = None
        if wire is not None:
            wire.hear = self.hear

    # --- out

    def send(self, text: bytes) -> None:
        """Send a frame, or put it into the outbox. A screen that lags too far behind is cut off, and may reconnect."""
        # An update is usually the only frame to send: then it need not wake the writer.
        if self._wire is not None and not self._outbox and not self._writing and self._wire.send_now(text):
            return
        settings = self._house.settings
        if len(self._outbox) < settings.outbox and self._outbox_bytes < settings.outbox_bytes:
            self._outbox.append(text)
            self._outbox_bytes += len(text)
            self._news.set()
        elif self._goodbye is None and self._running is not None:
            self._house.metrics.slow.inc()
            self.let_go(TRY_AGAIN_LATER, "too slow")

    def tell(self, frame: ServerMessage) -> None:
        """Send a frame to this screen only."""
        self.send(encode(frame))

    def let_go(self, code: int, reason: str) -> None:
        """Close the connection, whatever it is doing."""
        if self._goodbye is None and self._running is not None:
            self._goodbye = (code, reason)
            self._running.cancel()

    async def _write(self) -> None:
        outbox, news = self._outbox, self._news
        with contextlib.suppress(OSError):  # the other end is gone; the reader will notice too
            while True:
                while outbox:
                    self._writing = True
                    await self._send_texts(self._next_texts())
                self._writing = False
                news.clear()
                await news.wait()

    def _next_texts(self) -> list[bytes]:
        """The frames for one write: all that wait, up to a limit."""
        texts, size = [], 0
        while self._outbox and size < ONE_WRITE:
            texts.append(self._outbox.popleft())
            size += len(texts[-1])
        self._outbox_bytes -= size
        return texts

    async def _send_texts(self, texts: list[bytes]) -> None:
        # Straight to the protocol if it is ours: with hundreds of screens every layer in between costs time.
        if self._wire is not None:
            await self._wire.send_texts(texts)
            return
        for text in texts:
            await self._send({"type": "websocket.send", "text": text.decode()})

    # --- in

    async def run(self) -> None:
        """Serve the socket until it closes."""
        self._running = asyncio.current_task()
        writer = asyncio.create_task(self._write())
        hello = asyncio.get_running_loop().call_later(self._house.settings.hello, self._without_hello)
        self._house.metrics.sockets.inc()
        try:
            while (frame := await self._receive())["type"] != "websocket.disconnect":
                await self._lock.wait()
                # Wait rather than drop: a quick answer must not be lost. But stop waiting if the client has gone.
                delay = self._bucket.book()
                if delay and await self._goes_within(delay):
                    break
                text = frame.get("text")
                await self._one(frame.get("bytes", b"") if text is None else text.encode())
                self._lock.release()
        except asyncio.CancelledError:
            if self._goodbye is None:
                raise
            await self._say_goodbye(*self._goodbye)
        finally:
            self._house.metrics.sockets.dec()
            hello.cancel()
            writer.cancel()
            if self._wire is not None:
                self._wire.hear = None
            if self.user is not None:
                self._house.persons.detach(self.user.id, self)
            for table in self._tables.values():
                with contextlib.suppress(RequestError):  # it has already closed
                    await table.leave(self)

    def hear(self, data: bytes) -> bool:
        """Serve a frame without waking the reading task, if nothing has to be waited for; True if it was served.

        Most frames are like that: a word at a table where nothing else is in progress.
        """
        if self._lock.taken or not self._bucket.surely or len(data) > self._house.settings.largest_message:
            return False
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False  # the slow path answers it
        if not isinstance(message, messages.Play):
            return False
        table = self._tables.get(message.table)
        # Take the lock first: what is sent at once may close this connection.
        if table is None or not self._lock.take():
            return False
        if not table.moves.play_soon(self.user, message.seq, message.words, partial(self._served, data, message)):
            self._lock.release()
            return False
        self._bucket.book()
        return True

    def _served(self, data: bytes, message: messages.Play, problem: Exception | None) -> None:
        """A word served at once is now durable and told, or has failed."""
        if isinstance(problem, BEHIND):
            self._again = asyncio.create_task(self._once_more(data))
            return
        self._lock.release()
        if problem is not None:
            self._report(message, problem)

    async def _once_more(self, data: bytes) -> None:
        """The table was behind: retry on the slow path, which catches up."""
        try:
            await self._one(data)
        finally:
            self._lock.release()

    async def _goes_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                await self._gone.wait()
        except TimeoutError:
            return False
        return True

    def _without_hello(self) -> None:
        if not self._greeted:
            self.let_go(POLICY_VIOLATION, "no hello")

    async def _say_goodbye(self, code: int, reason: str) -> None:
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(GOODBYE):
                await self._send({"type": "websocket.close", "code": code, "reason": reason})

    async def _one(self, data: bytes) -> None:
        largest = self._house.settings.largest_message
        if len(data) > largest:
            return self._error("too-large", f"A message may have at most {largest} bytes, not {len(data)}.")
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            return self._error("bad-message", f"The message cannot be read: {problem}.")
        except RecursionError:
            return self._error("bad-message", "The message cannot be read: it is nested too deeply.")
        if not self._greeted and not isinstance(message, messages.Hello | messages.Ping):
            return self._error("no-hello", "Say hello first.")
        try:
            await self._answer(message)
        except Exception as problem:  # noqa: BLE001 (one frame must not end the connection)
            self._report(message, problem)
        return None

    def _report(self, message: ClientMessage, problem: Exception) -> None:
        """Tell the client why a frame was not served."""
        if isinstance(problem, RequestError):
            self._refuse(message, problem)
        elif isinstance(problem, StoreError):
            log.error("store failed", why=str(problem))
            self._error("store", "The server could not write to its database; nothing has changed.")
        else:
            log.error("frame failed", kind=type(message).__name__, exc_info=problem)
            self._error("internal", "The server had an internal error; it has been logged.")

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case messages.Ping():
                self.tell(Pong())
            case messages.Hello():
                await self._hello(message)
            case messages.Join(name):
                await self._join(name)
            case messages.Leave(name):
                watched = self._tables.pop(name, None)
                if watched is not None:
                    await watched.leave(self)
            case messages.Play(name, seq, words):
                table = self._watched(name)
                await table.moves.play(self.user, seq, words)
            case messages.Undo(name, seq):
                table = self._watched(name)
                await table.moves.undo(self.user, seq)
            case messages.Resign(name):
                table = self._watched(name)
                await table.moves.resign(self.user)
            case messages.AskUndo() | messages.Kick() | messages.Vote():
                await self._agree(message)
            case messages.Why(name, word, ref):
                table = self._watched(name)
                if (word is msgspec.UNSET) == (ref is msgspec.UNSET):
                    raise RequestError("bad-message", "Ask about one thing: give a word or a ref, not both.", 400)
                reason = await table.moves.why(self.user, or_none(word), or_else(ref, ""))
                self.tell(msgspec.structs.replace(reason, ref=ref))
            case messages.Say():
                await self._say(message)
            case messages.Lead(name, at, eyes, every):
                table = self._watched(name)
                await table.lead(self.user, at, eyes, every)

    async def _agree(self, message: messages.AskUndo | messages.Kick | messages.Vote) -> None:
        """Serve a motion, or a vote on one."""
        table = self._watched(message.table)
        match message:
            case messages.AskUndo(_, seq):
                await table.votes.ask_undo(self.user, seq)
            case messages.Kick(_, seat):
                await table.votes.ask_to_go(self.user, seat)
            case messages.Vote(_, motion, answer):
                await table.votes.vote(self.user, motion, answer)

    async def _hello(self, hello: messages.Hello) -> None:
        if self._greeted:
            raise RequestError("greeted", "This connection has already said hello.")
        if isinstance(hello.token, str):
            user = await self._guests.find(hello.token)
            if not self._house.persons.attach(user.id, self):
                most = self._house.settings.sockets_per_person
                raise RequestError("too-many", f"You have {most} connections open; close one of them first.")
            self.user, self._token, self.proof = user, hello.token, digest_of(hello.token)
            self.deaf = frozenset(each.other for each in await self._house.store.read(work.company.shunned_by(user.id)))
            self._bucket = self._house.persons.messages.bucket(user.id)
        self._greeted = True
        self.tell(Welcome(self.user.id if self.user else None, self.user.name if self.user else None, VERSION))

    async def _join(self, name: str) -> None:
        if name not in self._tables and len(self._tables) >= self._house.settings.tables_per_socket:
            raise RequestError("too-many-tables", f"One connection can watch at most {len(self._tables)} tables.")
        table = await self._lobby.find(name)
        await shared_deals.check_seen(self._house.store, table.row, None if self.user is None else self.user.id)
        self._tables[name] = table
        await table.join(self)

    async def _say(self, said: messages.Say) -> None:
        table = self._watched(said.table)
        text, greeting = clean(or_else(said.text, "")), or_none(said.greeting)
        if not text and greeting is None:
            raise RequestError("nothing-said", "Send a text or a greeting.")
        if self.user is not None and not self._house.persons.talk.bucket(self.user.id).take():
            raise RequestError("too-many", "You are talking too fast; wait a little.")
        if self._token is not None:
            self.user = await self._guests.find(self._token, fresh=True)  # they may have a new name
        await table.say(self.user, None if greeting else text, greeting)

    def _watched(self, name: str) -> Table:
        table = self._tables.get(name)
        if table is None:
            raise RequestError("not-joined", f"Join the table {name!r} first.", table=name)
        return table

    # --- errors

    def _refuse(self, message: ClientMessage, error: RequestError) -> None:
        self._house.metrics.refused.labels(error.error).inc()
        name = getattr(message, "table", None)
        watched = self._tables.get(name) if isinstance(name, str) else None
        if watched is None:
            self.tell(ErrorFrame(error.error, error.message))
        else:
            self.tell(refused_of(watched.row.id, watched.seq_for(self.user), error))

    def _error(self, error: str, message: str) -> None:
        self._house.metrics.refused.labels(error).inc()
        self.tell(ErrorFrame(error, message))


class Door:
    """The socket endpoint, as a plain ASGI application."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests) -> None:
        self._house = house
        self._lobby = lobby
        self._guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket and serve it."""
        await receive()  # websocket.connect
        client = scope.get("client")
        address = client[0] if client else ""
        with self._house.persons.socket_from(address) as welcome:
            if not welcome:
                await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": "too many sockets"})
                return
            await send({"type": "websocket.accept"})
            wire = scope.get("extensions", {}).get(WIRE)
            await Connection(receive, send, self._house, self._lobby, self._guests, wire, address).run()
