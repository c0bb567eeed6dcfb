"""A bot worker: `python -m emberhall.server.minds.botworker` reads tasks from its input and writes words to its output.

It exits at the end of its input, so a server that dies leaves no workers behind.
"""

import os
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from emberhall import Decision, State, bots, load, titles
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat, overlay, under
from emberhall.server.minds.thoughts import HEADER, Answer, Cards, Thought


def answer(thought: Thought) -> Answer:
    """Return the bot's word; if the bot raises, the next lower level's word and the error."""
    said = attempt(thought, thought.level)
    problem = said.problem
    for level in bots.lower_levels(thought.level, thought.title) if said.word is None else ():
        said = attempt(thought, level)
        if said.word is not None:
            break
    return Answer(said.word, problem, said.advice)


def attempt(thought: Thought, level: str) -> Answer:
    """Return the word a level chooses, or its error."""
    try:
        game = under(load(thought.title, thought.cards), thought.rules)
        state = game.unpack(thought.imagined)
        decision = next((asked for asked in state.decisions if asked.seat == thought.seat), None)
        if decision is None:
            return Answer(None, "error: there was nothing to decide")
        seat = Seat.of(game, state, thought.seat, Rng.seeded(thought.seed + 1), thought.history)
        pick = bots.load(level, thought.title, thought.seed + 2).choose(seat, decision, thought.limit)
        if pick not in decision.options:
            return Answer(None, f"lie: {pick!r} is not one of its options")
        if thought.advise is not None and len(decision.options) > 1:
            return advised(seat, state, decision, pick, thought)
        return Answer(decision.word(pick))
    except Exception as problem:  # noqa: BLE001 (whatever a bot raises, the table continues)
        return Answer(None, f"error: {type(problem).__name__}: {problem}")


def advised(seat: Seat, state: State, decision: Decision, pick: Option, thought: Thought) -> Answer:
    """Return a strong bot's answer in a person's place, with its reasons."""
    from emberhall.coach.advice import advise  # noqa: PLC0415 - most workers never need it, and start faster
    from emberhall.coach.telling import hinted  # noqa: PLC0415

    advice = advise(seat, state, decision, pick, thought.advise or {}, thought.seed + 3)
    return Answer(advice.word, advice=hinted(advice))


def learn(cards: Cards) -> Answer:
    """Load an overlay, so that later tasks may use its cards."""
    try:
        overlay(cards.title, cards.files)
        return Answer(None)
    except ValueError as problem:
        return Answer(None, f"error: {problem}")


def warm_up() -> None:
    """Load every title while nobody waits: the first answer gets no more time than any other."""
    for title in titles():
        with suppress(Exception):  # the first request for it reports the error
            load(title)
            bots.load(bots.usual_level(title), title, 0)


def serve(given: BinaryIO, taken: BinaryIO) -> None:
    """Answer until the input ends."""
    decoder = msgspec.msgpack.Decoder(Cards | Thought)
    encoder = msgspec.msgpack.Encoder()

    def write(said: Answer) -> None:
        data = encoder.encode(said)
        taken.write(len(data).to_bytes(HEADER, "big") + data)
        taken.flush()

    warm_up()
    write(Answer(None))  # the worker is ready
    while len(header := given.read(HEADER)) == HEADER:
        asked = decoder.decode(given.read(int.from_bytes(header, "big")))
        write(learn(asked) if isinstance(asked, Cards) else answer(asked))


def main() -> None:
    """Keep the pipe to the server separate from anything a bot might print."""
    taken = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, taken)


if __name__ == "__main__":
    main()
