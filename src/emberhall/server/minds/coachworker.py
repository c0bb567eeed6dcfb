"""The coach's worker: `python -m emberhall.server.minds.coachworker` reads records and writes progress and analyses.

It runs at low priority, so that tables and bots come first, and exits at the end of its input.
"""

import os
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from emberhall import Record
from emberhall.coach.analysis import analyse
from emberhall.coach.telling import analysis_body
from emberhall.kernel.games import overlay
from emberhall.server.minds.thoughts import HEADER
from emberhall.world import clock

PATIENCE = 15  # added to the niceness of the process
OFTEN = 0.25  # seconds between two progress reports


class Job(msgspec.Struct, array_like=True):
    """A record to analyse, and the card files it was played with, if it had an overlay."""

    record: str
    title: str
    cards: dict[str, str]
    budget: int


class Word(msgspec.Struct, array_like=True):
    """The progress of an analysis; at the end the analysis as JSON, or the problem."""

    done: int = 0
    of: int = 0
    analysis: bytes | None = None
    problem: str | None = None


def look(job: Job, say: Callable[[Word], None]) -> Word:
    """Analyse a record, and report progress through `say`."""
    spoken = clock.monotonic()

    def progress(count: int, of: int) -> None:
        nonlocal spoken
        if clock.monotonic() - spoken >= OFTEN:
            spoken = clock.monotonic()
            say(Word(count, of))

    try:
        if job.cards:
            overlay(job.title, job.cards)
        analysis = analyse(Record.parse(job.record), job.budget, progress)
        return Word(analysis.length, analysis.length, msgspec.json.encode(analysis_body(analysis)))
    except Exception as problem:  # noqa: BLE001 (one record must not end the worker)
        return Word(problem=f"{type(problem).__name__}: {problem}")


def serve(given: BinaryIO, taken: BinaryIO) -> None:
    """Analyse records until the input ends."""
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
