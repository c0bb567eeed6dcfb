"""A parser for what Redis sends to subscribers: all replies of one read at once.

The driver awaits every part of every reply with a timer of its own, which takes three times as long; and it matters,
because each process also receives its own notes. Hiredis makes only the parsing faster, to 0.2-0.5 µs a note instead of
2 µs; that is nothing beside the move the note is about, and would be one more compiled package to install.
"""

from typing import Any, TypeAlias

from redis.exceptions import InvalidResponse, ResponseError

Reply: TypeAlias = bytes | int | list[Any] | None
END = b"\r\n"
UNFINISHED = -1
ARRAY, BULK, NUMBER, SIMPLE, ERROR = b"*$:+-"


class Replies:
    """A stream of replies in version 2 of the protocol (RESP2)."""

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[Reply]:
        """The replies complete so far. ResponseError if Redis reports an error, InvalidResponse if it is not Redis."""
        data = self._rest + data if self._rest else data
        replies: list[Reply] = []
        at = 0
        while at < len(data):
            reply, end = _reply(data, at)
            if end == UNFINISHED:
                break
            replies.append(reply)
            at = end
        self._rest = data[at:]
        return replies


def _reply(data: bytes, at: int) -> tuple[Reply, int]:
    """The reply that begins at `at`, and where it ends."""
    line = data.find(END, at)
    if line < 0:
        return None, UNFINISHED
    kind, after = data[at], line + 2
    if kind == BULK:
        size = _number(data, at, line)
        end = after + size
        if size < 0:
            return None, after
        return (data[after:end], end + 2) if len(data) >= end + 2 else (None, UNFINISHED)
    if kind == ARRAY:
        return _array(data, after, _number(data, at, line))
    if kind == NUMBER:
        return _number(data, at, line), after
    text = data[at + 1 : line]
    if kind == SIMPLE:
        return text, after
    if kind == ERROR:
        raise ResponseError(text.decode(errors="replace"))
    raise InvalidResponse(f"This is no reply of Redis: {data[at : at + 20]!r}.")


def _array(data: bytes, at: int, size: int) -> tuple[Reply, int]:
    parts: list[Reply] = []
    for _ in range(size):
        part, at = _reply(data, at)
        if at == UNFINISHED:
            return None, UNFINISHED
        parts.append(part)
    return parts, at


def _number(data: bytes, at: int, line: int) -> int:
    try:
        return int(data[at + 1 : line])
    except ValueError:
        raise InvalidResponse(f"This is no number of Redis: {data[at:line][:20]!r}.") from None
