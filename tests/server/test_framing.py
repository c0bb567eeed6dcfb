"""Frames that are read without the parser, and tracking the frame boundaries of those it reads."""

import asyncio
import random

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from emberhall.server.protocols.framing import Stream, text_at
from tests.server.hall import Hall


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 65_535])
def test_a_whole_text_is_read(size: int) -> None:
    data = random.Random(size).randbytes(size)
    whole = frame(Opcode.TEXT, data)
    assert text_at(whole) == (data, len(whole))


def test_texts_are_read_one_after_the_other_up_to_anything_else() -> None:
    texts = [b"x" * size for size in (5, 0, 126, 70, 300)]
    whole = [frame(Opcode.TEXT, text) for text in texts]
    data = b"".join(whole)
    for rest in (b"", frame(Opcode.PING, b""), frame(Opcode.TEXT, b"half of it")[:-5], b"\x81"):
        at, read = 0, []
        while (found := text_at(data + rest, at)) is not None:
            text, at = found
            read.append(text)
        assert (read, at) == (texts, len(data))


def test_nothing_else_is() -> None:
    whole = frame(Opcode.TEXT, b"hello")
    others = [
        b"",
        whole[:-1],
        frame(Opcode.TEXT, b"x" * 65_536),
        frame(Opcode.TEXT, b"hello", fin=False),
        frame(Opcode.BINARY, b"hello"),
        frame(Opcode.PING, b"hello"),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        bytes([0xC1]) + whole[1:],
        bytes([0x81, 0xFE, 0, 5]) + whole[2:],  # a size that does not need two bytes
    ]
    for data in others:
        assert text_at(data) is None, data[:12]
        assert text_at(whole + data, len(whole)) is None, data[:12]


def between(stream: Stream) -> bool:
    return stream.between  # a function, since mypy would assume that the first value never changes


def test_the_stream_knows_when_it_is_between_two_frames() -> None:
    stream, chance = Stream(), random.Random(1)
    frames = [frame(Opcode.PONG, b"x" * 5), frame(Opcode.TEXT, b"y" * 300), frame(Opcode.TEXT, b"z" * 70_000)]
    for data in frames * 3:
        assert between(stream)
        at = min(14, len(data) - 1)  # the whole header
        stream.follow(data[:at])
        while at < len(data):
            assert not between(stream)
            size = chance.randint(1, 40_000)
            stream.follow(data[at : at + size])
            at += size
    assert between(stream)
    stream.follow(frames[0] + frames[1][:20])
    assert not between(stream)
    stream.follow(frames[1][20:])
    assert between(stream)


def test_a_head_in_two_pieces_is_for_the_parser_alone_from_then_on() -> None:
    stream, data = Stream(), frame(Opcode.TEXT, b"hello")
    stream.follow(data[:1])
    stream.follow(data[1:])
    assert not between(stream)


async def test_texts_that_come_together_need_no_parser(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames sent ahead used to go through the general parser, which takes many times as long."""
    parsed: list[bytes] = []
    receive_data = ServerProtocol.receive_data

    def noted(connection: ServerProtocol, data: bytes) -> None:
        parsed.append(data)
        receive_data(connection, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", noted)
    host, _, port = hall.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = ["GET /api/socket HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    parsed.clear()
    ping, last = frame(Opcode.TEXT, b'{"t": "ping"}'), frame(Opcode.PING, b"the end")
    writer.write(ping * 30 + last)
    said = await reader.readuntil(b"the end")
    while said.count(b'"pong"') < 30:
        said += await reader.readuntil(b'"pong"')
    writer.close()
    assert parsed == [last]
