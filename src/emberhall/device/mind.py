"""What runs in a device's second worker: it thinks for bots and looks at games, exactly as a server's workers do."""

from collections.abc import Callable

import msgspec

from emberhall.device.pace import paces
from emberhall.server.minds.botworker import answer, learn
from emberhall.server.minds.coachworker import Job, Word, look
from emberhall.server.minds.thoughts import Cards, Thought


def serve(kind: str, text: str, report: Callable[[str], object]) -> str:
    """The answer to one task: `think`, `learn`, `look` or `pace`."""
    if kind == "look":

        def say(word: Word) -> None:
            report(_text(word))

        return _text(look(msgspec.json.decode(text, type=Job), say))
    if kind == "pace":
        return msgspec.json.encode(paces(text)).decode()
    if kind == "learn":
        return _text(learn(msgspec.json.decode(text, type=Cards)))
    return _text(answer(msgspec.json.decode(text, type=Thought)))


def _text(said: msgspec.Struct) -> str:
    return msgspec.json.encode(said).decode()
