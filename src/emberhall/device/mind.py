"""What runs in a device's other workers: it does the thinking exactly as a server's workers do."""

from collections.abc import Callable

import msgspec

from emberhall.device.pace import paces
from emberhall.server.minds import forgeworker
from emberhall.server.minds.botworker import answer, learn
from emberhall.server.minds.coachworker import Job, Word, look
from emberhall.server.minds.thoughts import Cards, Thought
from emberhall.server.minds.trials import TrialJob, TrialWord


def serve(kind: str, text: str, report: Callable[[str], object]) -> str:
    """The answer to one task: `think`, `learn`, `look`, `try` or `pace`."""

    def say(word: Word | TrialWord) -> None:
        report(_text(word))

    if kind == "look":
        return _text(look(msgspec.json.decode(text, type=Job), say))
    if kind == "try":
        return _text(forgeworker.work(msgspec.json.decode(text, type=TrialJob), say))
    if kind == "pace":
        return msgspec.json.encode(paces(text)).decode()
    if kind == "learn":
        return _text(learn(msgspec.json.decode(text, type=Cards)))
    return _text(answer(msgspec.json.decode(text, type=Thought)))


def _text(said: msgspec.Struct) -> str:
    return msgspec.json.encode(said).decode()
