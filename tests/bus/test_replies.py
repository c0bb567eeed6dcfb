"""Replies of Redis are parsed wherever the reads happen to end."""

import pytest
from redis.exceptions import InvalidResponse, ResponseError

from emberhall.bus.replies import Replies

STREAM = (
    b"*3\r\n$9\r\nsubscribe\r\n$1\r\na\r\n:1\r\n"
    b"*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$6\r\n\r\n*3\r\n\r\n"
    b"*2\r\n$4\r\npong\r\n$0\r\n\r\n"
    b"+OK\r\n$-1\r\n*-1\r\n:-7\r\n"
)
FOUND = [[b"subscribe", b"a", 1], [b"message", b"a", b"\r\n*3\r\n"], [b"pong", b""], b"OK", None, [], -7]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 30, len(STREAM)])
def test_replies_are_whole_however_they_are_cut(size: int) -> None:
    replies = Replies()
    parts = [STREAM[at : at + size] for at in range(0, len(STREAM), size)]
    assert [reply for part in parts for reply in replies.feed(part)] == FOUND


def test_an_error_is_one() -> None:
    with pytest.raises(ResponseError, match="NOAUTH"):
        Replies().feed(b"-NOAUTH Authentication required.\r\n")


@pytest.mark.parametrize("data", [b"HTTP/1.1 400 Bad Request\r\n", b"$many\r\n", b"*\r\n"])
def test_what_is_no_reply_is_refused(data: bytes) -> None:
    with pytest.raises(InvalidResponse):
        Replies().feed(data)
