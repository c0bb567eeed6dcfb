"""What follows an answer: in several imagined worlds it is given and play goes on, and what its seat hears are lines.

Two answers are compared in the same worlds: how often each line occurs after either, and how much each seat gains.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from emberhall.bots.judges import judge_of
from emberhall.coach.weighing import Weigher, difference
from emberhall.kernel.decisions import Option
from emberhall.kernel.events import Event, Heard, heard_by
from emberhall.kernel.steps import State
from emberhall.kernel.story import Line

AHEAD = 8  # further answers to follow, after the turn if turns are played to their end
Key: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True)
class Happening:
    """A line, as one that may occur in several worlds.

    `sort` is what happens, to whom, in which turn from now and with which gain; lines of a sort can differ in details,
    such as the card that takes a trick. `key` has all details.
    """

    line: Line
    sort: Key
    key: Key


@dataclass(frozen=True)
class Following:
    """What followed an answer in one world, without headings, and what each seat gained of each unit.

    `own` are the lines that only say which answer was given: the first one, if it is about the seat itself.
    """

    happenings: dict[Key, Happening]  # by all details
    own: frozenset[Key]
    sums: dict[tuple[int, str], int]


class Followings:
    """What followed an answer in all worlds."""

    def __init__(self, worlds: Sequence[Following]) -> None:
        self.worlds = worlds
        own = {key for world in worlds for key in world.own}
        self.answers = [world.happenings[key] for world in worlds for key in world.own if key in world.happenings]
        self.happenings = {key: each for world in worlds for key, each in world.happenings.items() if key not in own}
        keys = [key for world in worlds for key in world.happenings]
        sorts = [sort for world in worlds for sort in {each.sort for each in world.happenings.values()}]
        self.often = Counter([*keys, *sorts])

    def share(self, key: Key) -> float:
        """In which part of the worlds a happening, or one of its sort, occurred."""
        return self.often[key] / len(self.worlds)

    def more(self, other: "Followings", seat: int, unit: str) -> tuple[float, float]:
        """How much more a seat gained than after the other answer in the same worlds, and the standard error."""
        own, theirs = ([world.sums.get((seat, unit), 0) for world in each.worlds] for each in (self, other))
        return difference(own, theirs)


def followings(weigher: Weigher, states: Sequence[State], seat: int, pick: Option) -> Followings:
    """Give an answer in each of these states, and play on."""
    return Followings([following(weigher, state, seat, pick) for state in states])


def following(weigher: Weigher, world: State, seat: int, pick: Option) -> Following:
    story = weigher.game.face.story
    since = weigher.judge.start(world)
    state = world.clone()
    state.listen()
    state.take(pick)
    heard = heard_by(seat, state.hear())
    own = [key_of(line.event) for line in story.lines(heard)[:1] if line.who == seat]
    heard += heard_by(seat, played_on(weigher, state, seat, since))
    happenings: dict[Key, Happening] = {}
    sums: dict[tuple[int, str], int] = {}
    for turn, group in enumerate(story.groups(heard)):
        for line in group.lines:
            key = key_of(line.event)
            happenings[key] = Happening(line, (turn, line.key, line.who, line.to, *line.gains), key)
        for each, count in group.sums.items():
            sums[each] = sums.get(each, 0) + count
    return Following(happenings, frozenset(own), sums)


def played_on(weigher: Weigher, state: State, seat: int, since: int) -> list[Event]:
    """What is told in the best of several ways to finish the turn, and in the answers after it."""
    judge, turns = weigher.judge, weigher.outlook.tries > 1
    best, events, most = state, list[Event](), -1e18
    for _ in range(weigher.outlook.tries if judge.same_turn(state, seat, since) else 1):
        line = state.clone()
        line.listen()
        if turns:
            weigher.finish_turn(line, seat, since)
        worth = judge.worth(line, seat) if turns else 0.0
        if worth > most:
            best, events, most = line, line.hear(), worth
    return events + told_after(weigher, best, since)


def told_after(weigher: Weigher, state: State, since: int) -> list[Event]:
    """What is told in the next few answers, played by the title's own policy; a round that ends is not dealt again."""
    policy, turns = judge_of(weigher.game), weigher.outlook.tries > 1
    state.listen()
    for _ in range(AHEAD):
        if not state.work or (not turns and weigher.judge.judgeable(state, since)):
            break
        state.take(policy.pick(state, weigher.rng))
    return state.hear()


def key_of(event: Heard) -> Key:
    return tuple((name, tuple(fact) if isinstance(fact, list) else fact) for name, fact in sorted(event.items()))
