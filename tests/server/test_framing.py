"""Frames that need no parser, and counting along with the one that reads the others."""

import random

import pytest
from websockets.frames import Frame, Opcode

from emberhall.server.framing import Stream, text_of


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4000, 65_535])
def test_a_whole_text_is_read(size: int) -> None:
    data = random.Random(size).randbytes(size)
    assert text_of(frame(Opcode.TEXT, data)) == data


def test_nothing_else_is() -> None:
    whole = frame(Opcode.TEXT, b"hello")
    others = [
        b"",
        whole[:-1],
        whole + whole,
        whole + b"\x81",
        frame(Opcode.TEXT, b"x" * 65_536),
        frame(Opcode.TEXT, b"hello", fin=False),
        frame(Opcode.BINARY, b"hello"),
        frame(Opcode.PING, b"hello"),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        bytes([0xC1]) + whole[1:],
        bytes([0x81, 0xFE, 0, 5]) + whole[2:],  # a size that needs no two bytes
    ]
    for data in others:
        assert text_of(data) is None, data[:12]


def between(stream: Stream) -> bool:
    return stream.between  # asked anew each time: mypy would take the first answer for the last


def test_the_stream_knows_when_it_is_between_two_frames() -> None:
    stream, chance = Stream(), random.Random(1)
    frames = [frame(Opcode.PONG, b"x" * 5), frame(Opcode.TEXT, b"y" * 300), frame(Opcode.TEXT, b"z" * 70_000)]
    for data in frames * 3:
        assert between(stream)
        at = min(14, len(data) - 1)  # all of the head
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
