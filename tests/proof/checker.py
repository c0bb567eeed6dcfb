"""The checker compares what the people of a match were told and said with what the store has in the end.

Nothing told may be missing from the store (lost), nothing said may be stored twice (doubled), and every view, event and
question must be what a replay gives that seat (otherwise a secret was leaked, or something false was told).
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from emberhall import Play
from emberhall.kernel.events import heard_by
from emberhall.kernel.plays.takebacks import UNDO, lone
from emberhall.kernel.records import RESIGN
from emberhall.server.table.row.waking import record_of
from emberhall.store import Store, Stored, StoredTable, work
from tests.proof.matches import Match, Told


@dataclass
class Findings:
    """Problems by kind, with a sentence each."""

    found: dict[str, list[str]] = field(default_factory=dict)
    words: int = 0
    frames: int = 0

    def add(self, kind: str, sentence: str) -> None:
        """Add a finding."""
        self.found.setdefault(kind, []).append(sentence)

    def take(self, other: "Findings") -> None:
        """Add all findings of another."""
        self.words += other.words
        self.frames += other.frames
        for kind, sentences in other.found.items():
            self.found.setdefault(kind, []).extend(sentences)

    def count(self, kind: str) -> int:
        return len(self.found.get(kind, []))


async def check(store: Store, match: Match) -> Findings:
    """Compare a match with the store. Raises StoreError if the store cannot be read now."""
    findings = Findings()
    stored = await store.snapshot(work.records.load(match.table))
    if stored is None or stored.table.seed is None:
        findings.add("lost", f"{match.table}: the whole table.")
        return findings
    findings.words = len(stored.moves)
    if match.seq > len(stored.moves):
        findings.add("lost", f"{match.table}: update {match.seq} was told, {len(stored.moves)} words are stored.")
    try:
        plays = replay(stored)
    except ValueError as problem:
        findings.add("doubled", f"{match.table}: what is stored cannot be played. {problem}")
        return findings
    _check_words(match, stored, plays, findings)
    _check_frames(match, stored.table, plays, findings)
    return findings


def replay(stored: Stored) -> list[Play]:
    """The play after each stored word."""
    play = Play.restore(record_of(stored.table, []))
    plays = [play]
    for move in stored.moves:
        play = play.follow([move]).play
        plays.append(play)
    return plays


def _check_words(match: Match, stored: Stored, plays: list[Play], findings: Findings) -> None:
    """Each stored word of a person was said by them, as often as it is stored."""
    said = Counter((seat, word) for seat, _, word in match.sent)
    people = {chair.seat for chair in stored.table.chairs if chair.kind == "person"}
    for number, (seat, word) in enumerate(stored.moves):
        begins = word == UNDO and (number == 0 or stored.moves[number - 1] != (seat, UNDO))
        if begins and not plays[number].course.takebacks.free(seat):  # nobody in a match asks for consent
            findings.add("doubled", f"{match.table}: word {number + 1} takes back what had been shown.")
        if seat not in people or word in {UNDO, RESIGN} or _by_itself(plays[number], seat, word):
            continue
        said[seat, word] -= 1
        if said[seat, word] < 0:
            findings.add("doubled", f"{match.table}: word {number + 1}, {word!r}, was not said so often.")


def _by_itself(play: Play, seat: int, word: str) -> bool:
    """True if the table itself may say this word for a person."""
    decision = play.course.put_to(seat)
    if decision is None:
        return False
    return lone(play.game.manners, decision) or play.game.manners.responses.get(decision.ask) == word


def _check_frames(match: Match, row: StoredTable, plays: list[Play], findings: Findings) -> None:
    secrets = {"seed": str(row.seed), "seed in hex": f"{row.seed:x}", "secret": row.secret.hex()}
    secrets |= {f"token {seat}": token for seat, token in enumerate(match.tokens)}
    before: dict[int, int] = {}
    for told in match.told:
        findings.frames += 1
        for name, secret in secrets.items():
            if secret in told.text:
                findings.add("secrets", f"{match.table}: the {name} was told to seat {told.seat}.")
        frame = json.loads(told.text)
        if frame.get("error") == "internal":
            findings.add("internal", f"{match.table}: {told.text}")
        if frame["t"] == "update" and frame["table"] == match.table and frame["seq"] < len(plays):
            wrong = _wrong(told, frame, plays, before)
            if wrong:
                findings.add("secrets", f"{match.table}: update {frame['seq']} for seat {told.seat}: {wrong}.")
            before[told.connection] = frame["seq"]


def _wrong(told: Told, frame: dict[str, Any], plays: list[Play], before: dict[int, int]) -> str:
    """What is wrong in an update: something its seat may not know, or that has not happened; empty if nothing."""
    play: Play = plays[frame["seq"]]
    seat = told.seat
    if frame["view"] != plain(play.game.view(play.state, seat)):
        return "another view"
    decision = frame["decision"]
    if decision is not None:
        asked = None if seat is None else play.course.put_to(seat)
        if asked is None or decision["seat"] != seat or decision["words"] != list(asked.words()):
            return "a question that is not this seat's"
    if "log" in frame:
        whole = plain(heard_by(seat, play.game.face.recall(play.state, play.events)))
        return "" if frame["log"] == whole else "another log"
    if told.connection not in before:
        return "events without a log"
    known = len(plays[before[told.connection]].events)
    return "" if frame["events"] == plain(heard_by(seat, play.events[known:])) else "other events"


def plain(value: Any) -> Any:
    """A value as it arrives at the client, after JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
