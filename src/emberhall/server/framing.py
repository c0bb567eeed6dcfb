"""WebSocket frames of clients, as far as we must read them ourselves: whole texts.

They need no general parser, which takes seven times as long. That one gets everything else, and for it to be passed by
we must know that it is between two frames: so we count along what it is given.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:  # it has no compiled parts on this machine
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a whole text: the last frame of its message, and the first."""
MASKED, SIZE = 0x80, 0x7F
MASK = 4
TWO_BYTES, EIGHT_BYTES = 126, 127
SMALLEST = 2


def text_at(data: bytes, at: int = 0) -> tuple[bytes, int] | None:
    """The text that begins there, and where it ends; None if there is no whole text frame as clients must send it."""
    length = len(data)
    if length < at + SMALLEST + MASK or data[at] != TEXT:
        return None
    size, head = data[at + 1] ^ MASKED, at + SMALLEST
    if size == TWO_BYTES and length > head + 2:
        size, head = (data[head] << 8) | data[head + 1], head + 2
        if size < TWO_BYTES:
            return None
    elif size >= TWO_BYTES:
        return None
    head += MASK
    end = head + size
    return (apply_mask(data[head:end], data[head - MASK : head]), end) if end <= length else None


class Stream:
    """Where the parser is in what one client sends."""

    __slots__ = ("_owed",)

    def __init__(self) -> None:
        self._owed = 0

    @property
    def between(self) -> bool:
        """Whether it is between two frames."""
        return self._owed == 0

    def lose(self) -> None:
        """We no longer know; from now on everything is for the parser."""
        self._owed = -1

    def follow(self, data: bytes) -> None:
        """The parser gets these bytes."""
        if self._owed < 0:
            return
        at, length = self._owed, len(data)
        while at < length:
            head = head_of(data, at)
            if head is None:
                self.lose()
                return
            at += head
        self._owed = at - length


def head_of(data: bytes, at: int) -> int | None:
    """How many bytes the frame has that begins there; None if not even its size is all there."""
    if len(data) < at + SMALLEST:
        return None
    size, head = data[at + 1] & SIZE, SMALLEST
    if size >= TWO_BYTES:
        head += 2 if size == TWO_BYTES else 8
        if len(data) < at + head:
            return None
        size = int.from_bytes(data[at + SMALLEST : at + head], "big")
    return head + (MASK if data[at + 1] & MASKED else 0) + size
