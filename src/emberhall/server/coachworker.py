"""The coach's worker: `python -m emberhall.server.coachworker` reads records and writes analyses, and how far they are.

It is as patient as the system lets it be, so that tables and bots come first, and exits at the end of its input.
"""

import os
import sys
import time
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from emberhall import Record
from emberhall.coach.analysis import analyse
from emberhall.coach.telling import told
from emberhall.kernel.games import overlay
from emberhall.server.thoughts import HEADER

PATIENCE = 15  # how far others come before it
OFTEN = 0.25  # seconds between two words about how far it is


class Job(msgspec.Struct, array_like=True):
    """A record to look at, and the files of the cards it was played with, if they are not ours."""

    record: str
    title: str
    cards: dict[str, str]
    budget: int


class Word(msgspec.Struct, array_like=True):
    """How far an analysis is; at its end the analysis as JSON, or what is wrong."""

    done: int = 0
    of: int = 0
    analysis: bytes | None = None
    problem: str | None = None


def look(job: Job, say: Callable[[Word], None]) -> Word:
    """Look at a record, and say now and then how far it is."""
    spoken = time.monotonic()

    def progress(done: int, of: int) -> None:
        nonlocal spoken
        if time.monotonic() - spoken >= OFTEN:
            spoken = time.monotonic()
            say(Word(done, of))

    try:
        if job.cards:
            overlay(job.title, job.cards)
        analysis = analyse(Record.parse(job.record), job.budget, progress)
        return Word(analysis.length, analysis.length, msgspec.json.encode(told(analysis)))
    except Exception as problem:  # noqa: BLE001 (one record must not cost the worker)
        return Word(problem=f"{type(problem).__name__}: {problem}")


def serve(given: BinaryIO, taken: BinaryIO) -> None:
    """Look at records until the input ends."""
    decoder, encoder = msgspec.msgpack.Decoder(Job), msgspec.msgpack.Encoder()

    def say(word: Word) -> None:
        data = encoder.encode(word)
        taken.write(len(data).to_bytes(HEADER, "big") + data)
        taken.flush()

    while len(header := given.read(HEADER)) == HEADER:
        say(look(decoder.decode(given.read(int.from_bytes(header, "big"))), say))


def main() -> None:
    os.nice(PATIENCE)
    taken = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, taken)


if __name__ == "__main__":
    main()
