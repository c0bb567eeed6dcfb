"""Batches: many games of one title, each stepped once by one call that stays inside compiled code.

What a learner needs is written into arrays it gives, as flat views of their memory: no copies, and nothing here knows
what library they come from. A game that ends is dealt anew at once.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from emberhall.kernel import i64
from emberhall.kernel.decisions import on_of, ref_of, verb_of
from emberhall.kernel.games import Game, Value
from emberhall.kernel.observers import Observer
from emberhall.kernel.steps import State

REWARDS: Final = ("result", "margin")
RUNNING: Final = 0
ENDED: Final = 1
CUT: Final = 2  # after the most decisions that were asked for
PARTS: Final = 4  # of an option: its action id, verb, ref and on


def rewards_of(game: Game, state: State, seats: int, kind: str) -> list[float]:
    """What a finished game is worth to each seat. With several seats both kinds add up to zero.

    `result`: 1 to who won, and the others lose as much between them. `margin`: the own score less the mean of the
    others'. Alone the result is 1 or -1, and the margin is the score itself.
    """
    if kind == "margin":
        scores = game.scores(state)
        whole = sum(scores)
        if seats == 1:
            return [float(whole)]
        return [score - (whole - score) / (seats - 1) for score in scores]
    won = game.winners(state)
    count = len(won)
    if seats == 1:
        return [1.0 if won else -1.0]
    if count in (0, seats):
        return [0.0] * seats
    lost = -count / (seats - count)
    return [1.0 if seat in won else lost for seat in range(seats)]


@final
class Arrays:
    """Where a batch writes, each array flat and by game: cells of a seat's view, which actions are legal, and so on.

    `options` may be empty; else it has room for `room` options of each game, four 16-bit numbers each.
    """

    def __init__(
        self,
        seen: memoryview,  # int8: what the seat to act sees
        legal: memoryview,  # int8: a cell per action
        rewards: "memoryview[float]",  # float32: a cell per seat
        ended: memoryview,  # int8
        to_act: memoryview,  # int8: the seat
        last_seen: memoryview,  # int8: where a game has just ended, what the seat that acted last saw of its end
        options: memoryview,  # int16
        room: int,
    ) -> None:
        self.seen = seen
        self.legal = legal
        self.rewards = rewards
        self.ended = ended
        self.to_act = to_act
        self.last_seen = last_seen
        self.options = options
        self.room = room


@final
class Batch:
    """So many games. The n-th game at place k has the seed `seed + k + n * count`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        observer: Observer,
        count: int,
        reward: str,
        most: int,  # decisions of a game; 0: as many as it takes
        arrays: Arrays,
    ) -> None:
        self.game = game
        self.seats = seats
        self.terms = game.check(seats, options)
        self.observer = observer
        self.count = count
        self.reward = reward
        self.most = most
        self.arrays = arrays
        self.states: list[State] = []
        self.offers: list[Sequence[int]] = [()] * count
        self.actions: list[list[int]] = [[]] * count
        self.made: list[int] = [0] * count  # decisions
        self.seeds: list[int] = [0] * count

    def reset(self, seed: int) -> None:
        """Deal every game."""
        self.seeds = [seed + k for k in range(self.count)]
        self.states = [self.game.deal(self.seats, each, False, **self.terms) for each in self.seeds]
        self.made = [0] * self.count
        for k in range(self.count):
            self.arrays.ended[k] = RUNNING
            self.pay(k, [0.0] * self.seats)
            self.write(k)

    def step(self, actions: memoryview) -> int:
        """Answer every game's question, by action ids; returns how many games ended. A wrong id changes nothing."""
        picks = self.picks(actions)
        ended = 0
        for k in range(self.count):
            state = self.states[k]
            arrays = self.arrays
            if arrays.ended[k]:
                arrays.ended[k] = RUNNING
                self.pay(k, [0.0] * self.seats)
            seat = arrays.to_act[k]
            state.take(picks[k])
            self.made[k] += 1
            if not state.work:
                self.finish(k, seat, ENDED)
                ended += 1
            elif self.made[k] == self.most:
                self.finish(k, seat, CUT)
                ended += 1
            self.write(k)
        return ended

    def picks(self, actions: memoryview) -> list[int]:
        """The options that action ids mean."""
        found: list[int] = []
        for k in range(self.count):
            action: int = actions[k]
            ids = self.actions[k]
            if action not in ids:
                raise ValueError(f"Action {action} is not legal in game {k}; it can be {', '.join(map(str, ids))}.")
            found.append(self.offers[k][ids.index(action)])
        return found

    def finish(self, k: int, seat: int, how: int) -> None:
        """Say how a game ended, and deal the next one in its place."""
        arrays = self.arrays
        state = self.states[k]
        size = self.observer.size
        arrays.ended[k] = how
        arrays.last_seen[k * size : k * size + size] = self.observer.see(state, seat)
        if how == ENDED:
            self.pay(k, rewards_of(self.game, state, self.seats, self.reward))
        self.seeds[k] += self.count
        self.made[k] = 0
        self.states[k] = self.game.deal(self.seats, self.seeds[k], False, **self.terms)

    def pay(self, k: int, rewards: list[float]) -> None:
        first = k * self.seats
        for seat in range(self.seats):
            self.arrays.rewards[first + seat] = rewards[seat]

    def write(self, k: int) -> None:
        """What the seat that is asked now sees, and what it may answer."""
        arrays = self.arrays
        state = self.states[k]
        step = state.work[-1]
        seat = step.who(state)
        arrays.to_act[k] = seat
        size = self.observer.size
        arrays.seen[k * size : k * size + size] = self.observer.see(state, seat)
        offers = step.options(state)
        game = self.game
        legal = arrays.legal
        first: i64 = k * game.action_count
        for action in self.actions[k]:
            legal[first + action] = 0
        ids = [game.action_id(pick) for pick in offers]
        for action in ids:
            legal[first + action] = 1
        self.actions[k] = ids
        self.offers[k] = offers
        if arrays.room:
            self.write_options(k)

    def write_options(self, k: int) -> None:
        """Action id, verb, ref and on of each option, as far as there is room; -1 behind the last."""
        arrays = self.arrays
        room = arrays.room
        cells = arrays.options
        at = k * room * PARTS
        ids = self.actions[k]
        for n, pick in enumerate(self.offers[k][:room]):
            cells[at] = ids[n]
            cells[at + 1] = verb_of(pick)
            cells[at + 2] = ref_of(pick)
            cells[at + 3] = on_of(pick)
            at += PARTS
        if len(ids) < room:
            cells[at] = -1
