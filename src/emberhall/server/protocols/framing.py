"""A fast path for the WebSocket frames that clients send most: whole text messages.

They do not need the general parser, which takes seven times as long and gets everything else. It may be bypassed only
while it is between two frames, so we keep count of the bytes it is given.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled version on this machine
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text message in a single frame."""
MASKED, SIZE = 0x80, 0x7F
MASK = 4
TWO_BYTES, EIGHT_BYTES = 126, 127
SMALLEST = 2


def text_at(data: bytes, at: int = 0) -> tuple[bytes, int] | None:
    """Return the text that begins there, and where it ends; None unless it is a complete, valid client text frame."""
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
    """The position of the parser in one client's data."""

    __slots__ = ("_owed",)

    def __init__(self) -> None:
        self._owed = 0

    @property
    def between(self) -> bool:
        """True if it is between two frames."""
        return self._owed == 0

    def lose(self) -> None:
        """Lose track; from now on the parser gets everything."""
        self._owed = -1

    def follow(self, data: bytes) -> None:
        """Count bytes that the parser is given."""
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
    """The length of the frame that begins there, in bytes; None if its size is not complete yet."""
    if len(data) < at + SMALLEST:
        return None
    size, head = data[at + 1] & SIZE, SMALLEST
    if size >= TWO_BYTES:
        head += 2 if size == TWO_BYTES else 8
        if len(data) < at + head:
            return None
        size = int.from_bytes(data[at + SMALLEST : at + head], "big")
    return head + (MASK if data[at + 1] & MASKED else 0) + size
