"""Reasons: what mostly happens after the better answer but not after the other one, as events of the game itself.

Nothing is invented: an event is one the title itself tells, a number is a difference in score, and if neither stands
out, the reason is the position as a whole.
"""

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from emberhall.coach.weighing import LONGEST, Weigher, World
from emberhall.kernel.decisions import Option
from emberhall.kernel.events import Event, heard_by
from emberhall.kernel.steps import State

LINES = 16  # lines per answer
MOSTLY = 0.6  # the share of lines in which an event must happen
SELDOM = 0.25  # the share of the other answer's lines in which it may happen too
AHEAD = 6  # further answers to follow if turns are not played to their end
WON, LOST = 0.97, 0.03
DULL = ("passed", "end", "turn", "asked", "over", "phase", "began", "dealt")  # kinds that explain nothing


@dataclass(frozen=True)
class Reason:
    """Why an answer is better: the key of a sentence, its numbers, and an event the title has a sentence for."""

    key: str
    args: dict[str, int] = field(default_factory=dict)
    event: dict[str, Any] | None = None


@dataclass
class Tally:
    """What happened in some lines."""

    often: Counter[str] = field(default_factory=Counter)
    said: set[str] = field(default_factory=set)  # events that only restate the answer
    points: float = 0.0

    def share(self, event: str) -> float:
        return self.often[event] / LINES


def reasons(weigher: Weigher, world: World, seat: int, better: Option, other: Option, chance: float) -> list[Reason]:
    """Why one answer is better than another: at most two reasons, or a general one if nothing stands out."""
    states = [world() for _ in range(LINES)]
    good, bad = (followed(weigher, states, seat, pick) for pick in (better, other))
    why: list[Reason] = []
    if chance >= WON:
        why.append(Reason("wins"))
    why += [Reason("then", event=json.loads(event)) for event in standing_out(good, bad)[:1]]
    gap = good.points - bad.points
    if abs(gap) >= 1 and gap > 0:
        why.append(Reason("points", {"points": round(gap)}))
    if not why:
        why += [Reason("instead", event=json.loads(event)) for event in standing_out(bad, good)[:1]]
    return why[:2] or [Reason("whole")]


def standing_out(good: Tally, bad: Tally) -> list[str]:
    """The events that happen mostly in the lines of one and rarely in those of the other, clearest first."""
    clear = [event for event in good.often if good.share(event) >= MOSTLY and bad.share(event) <= SELDOM]
    return sorted([event for event in clear if event not in good.said], key=lambda event: (-good.share(event), event))


def followed(weigher: Weigher, states: Sequence[State], seat: int, pick: Option) -> Tally:
    """Play on after an answer, from several states, and collect what the seat hears."""
    tally = Tally()
    for world in states:
        since = weigher.judge.start(world)
        state = world.clone()
        state.listen()
        state.take(pick)
        heard = tellable(heard_by(seat, state.hear()))
        tally.said.update(heard[:1])
        tally.said.update(event for event in heard if restates(event, world.word(pick)))
        state, after = played_on(weigher, state, seat, since)
        tally.often.update({*heard, *tellable(heard_by(seat, after))})
        tally.points += weigher.game.scores(state)[seat] / len(states)
    return tally


def restates(event: str, word: str) -> bool:
    """True if an event says no more than the answer did: only who, and things named in the word."""
    facts = {
        name: fact for name, fact in json.loads(event).items() if name not in {"kind", "seat"} and fact is not None
    }
    named = set(re.split(r"[\s.]+", word)) | {word, *word.split()}
    return all(isinstance(fact, str) and fact in named for fact in facts.values())


def played_on(weigher: Weigher, state: State, seat: int, since: int) -> tuple[State, list[Event]]:
    """The best way to finish the turn, or the next few answers, and its events."""
    judge = weigher.judge
    best, events, most = state, list[Event](), -1e18
    for _ in range(weigher.outlook.tries):
        line = state.clone()
        line.listen()
        for count in range(LONGEST):
            going = judge.same_turn(line, seat, since) if weigher.outlook.tries > 1 else count < AHEAD
            if not (going and line.work) or judge.judgeable(line, since):
                break
            line.take(judge.pick(line, weigher.rng))
        worth = judge.worth(line, seat) if weigher.outlook.tries > 1 else 0.0
        if worth > most:
            best, events, most = line, line.hear(), worth
    return best, events


def tellable(heard: Sequence[dict[str, Any]]) -> list[str]:
    """Events as strings that can be counted."""
    return [json.dumps(event, sort_keys=True) for event in heard if event["kind"] not in DULL]
