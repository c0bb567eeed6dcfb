"""The forge's worker: `python -m emberhall.server.minds.forgeworker` plays the games of trials and writes estimates.

It runs at low priority, so that tables and bots come first, and exits at the end of its input.
"""

import os
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from emberhall.forge.balance import balanced
from emberhall.forge.drafts import trial_of
from emberhall.kernel.forge.forge import Wish
from emberhall.server.minds.thoughts import HEADER
from emberhall.server.minds.trials import TrialJob, TrialWord
from emberhall.world import clock

PATIENCE = 19  # added to the niceness of the process
OFTEN = 0.5  # seconds between two estimates


def work(job: TrialJob, say: Callable[[TrialWord], None]) -> TrialWord:
    """Play the games of a trial, and report through `say`."""
    try:
        trial = trial_of(job.title, job.draft, Wish(job.instead))
        names = {bout.key: bout.label for bout in trial.bouts}
        say(TrialWord(instead=trial.instead, measure=trial.measure, names=names))
        spoken, last = clock.monotonic(), None
        for last in balanced(job.title, trial, seed=job.seed, seconds=job.seconds):
            if clock.monotonic() - spoken >= OFTEN:
                spoken = clock.monotonic()
                say(TrialWord(last))
        return TrialWord(last, True)
    except Exception as problem:  # noqa: BLE001 (one card must not end the worker)
        return TrialWord(over=True, problem=f"{type(problem).__name__}: {problem}")


def serve(given: BinaryIO, taken: BinaryIO) -> None:
    """Try cards until the input ends."""
    decoder, encoder = msgspec.msgpack.Decoder(TrialJob), msgspec.msgpack.Encoder()

    def say(word: TrialWord) -> None:
        data = encoder.encode(word)
        taken.write(len(data).to_bytes(HEADER, "big") + data)
        taken.flush()

    while len(header := given.read(HEADER)) == HEADER:
        say(work(decoder.decode(given.read(int.from_bytes(header, "big"))), say))


def main() -> None:
    os.nice(PATIENCE)
    taken = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, taken)


if __name__ == "__main__":
    main()
