"""Batches: many games of one title, all stepped by one call that stays inside compiled code.

Observations are written into arrays the learner provides, as flat views of their memory: no copies, and no dependency
on the library they come from. A game that ends is dealt anew at once.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from emberhall.kernel import i64
from emberhall.kernel.cells import Cells
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, on_of, ref_of, verb_of
from emberhall.kernel.games import Game
from emberhall.kernel.observers import Observer
from emberhall.kernel.offers import WORD, Offers, memory_of
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.steps import State

REWARDS: Final = ("result", "margin")
RUNNING: Final = 0
ENDED: Final = 1
CUT: Final = 2  # at the limit of decisions
PARTS: Final = 4  # numbers per option: its action id, verb, ref and on
FEW: Final = 256  # games that fit into a processor's cache
PATHS: Final = 96  # words per game: its addresses, which compiled code prefetches before its turn (tools/ahead_c.py)


def rewards_of(game: Game, state: State, seats: int, kind: str) -> list[float]:
    """The reward of each seat for a finished game. With several seats both kinds add up to zero.

    `result`: 1 for each winner; the other seats share the loss. `margin`: the seat's score minus the mean of the
    others'. With one seat the result is 1 or -1, and the margin is the score itself.
    """
    if kind == "margin":
        scores = game.scores(state)
        whole = sum(scores)
        if seats == 1:
            return [float(whole)]
        return [score - (whole - score) / (seats - 1) for score in scores]
    return results_of(game.winners(state), seats)


def results_of(won: Sequence[int], seats: int) -> list[float]:
    """The `result` reward of each seat, given the seats that won."""
    count = len(won)
    if seats == 1:
        return [1.0 if won else -1.0]
    if count in (0, seats):
        return [0.0] * seats
    lost = -count / (seats - count)
    return [1.0 if seat in won else lost for seat in range(seats)]


@final
class Arrays:
    """The arrays a batch writes into, each flat and ordered by game.

    `options` and `features` may be empty; otherwise they have room for `room` options per game.
    """

    def __init__(
        self,
        seen: memoryview,  # int8: what the seat to act sees
        legal: memoryview,  # int8: a cell per action
        rewards: "memoryview[float]",  # float32: a cell per seat
        ended: memoryview,  # int8
        to_act: memoryview,  # int8: the seat
        last_seen: memoryview,  # int8: for a game that has just ended, the final view of the seat that acted last
        options: memoryview,  # int16: four numbers per option
        features: memoryview,  # int8: the observer's features of each option
        room: int,
    ) -> None:
        self.seen = Cells(seen)
        self.legal = Cells(legal)
        self.rewards = rewards
        self.ended = Cells(ended)
        self.to_act = Cells(to_act)
        self.last_seen = Cells(last_seen)
        self.options = Cells(options)
        self.features = Cells(features)
        self.room = room


@final
class Batch:
    """`count` games, side by side. The n-th game at place k has the seed `seed + k + n * count`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value],
        observer: Observer,
        count: int,
        reward: str,
        most: int,  # decisions per game; 0: no limit
        arrays: Arrays,
    ) -> None:
        self.game = game
        self.seats = seats
        self.terms = game.setup.check(seats, options)
        self.observer = observer
        self.count = count
        self.reward = reward
        self.most = most
        self.arrays = arrays
        self.states: list[State] = []
        self.offers = Offers(count, game.learn.action_count)
        self.chosen = memory_of(count)  # the option picked in each game, a word each
        self.counts = memory_of(count)  # decisions made in each game, a word each
        self.paths = memory_of(count * PATHS if count > FEW else 0)  # the address of each game: for compiled code only
        self.seeds: list[int] = [0] * count
        self.unpaid = [0.0] * seats

    def reset(self, seed: int) -> None:
        """Deal every game."""
        self.seeds = [seed + k for k in range(self.count)]
        self.states = [self.deal(each) for each in self.seeds]
        for k in range(self.count):
            self.counts.put_eight(WORD * k, 0)
            self.arrays.ended.put(k, RUNNING)
            self.pay(k, self.unpaid)
            self.write(k)

    def deal(self, seed: int) -> State:
        """A fresh game; the options were checked by the constructor."""
        return self.game.begin(self.seats, Rng.seeded(seed), self.terms, False)

    def step(self, actions: memoryview) -> int:
        """Answer every game's question by action id; return how many games ended. An illegal id changes nothing."""
        self.choose(Cells(actions))
        arrays = self.arrays
        ended = 0
        for k in range(self.count):
            state = self.states[k]
            if arrays.ended.look(k):
                arrays.ended.put(k, RUNNING)
                self.pay(k, self.unpaid)
            word: i64 = WORD * k
            count: i64 = self.counts.look_eight(word) + 1
            self.counts.put_eight(word, count)
            state.take(int(self.chosen.look_eight(word)))
            if not state.work:
                self.finish(k, ENDED)
                ended += 1
            elif count == self.most:
                self.finish(k, CUT)
                ended += 1
            self.write(k)
        return ended

    def choose(self, actions: Cells) -> None:
        """Look up the options of the action ids in all games, before any game is changed."""
        if actions.size != WORD * self.count:
            raise ValueError(f"{self.count} games take as many actions of 64 bits, not {actions.size} bytes.")
        offers, chosen = self.offers, self.chosen
        for k in range(self.count):
            word: i64 = WORD * k
            pick = offers.find(k, actions.look_eight(word))
            if pick < 0:
                ids = ", ".join(map(str, self.legal(k)))
                raise ValueError(f"Action {actions.look_eight(word)} is not legal in game {k}; it can be {ids}.")
            chosen.put_eight(word, pick)

    def legal(self, k: int) -> list[int]:
        """The action ids that are legal in a game now."""
        return self.offers.actions(k)

    def finish(self, k: int, how: int) -> None:
        """Write how a game ended, and deal the next one in its place."""
        arrays = self.arrays
        state = self.states[k]
        size: i64 = self.observer.size
        arrays.ended.put(k, how)
        arrays.last_seen.clear(k * size, size)
        self.observer.write(state, int(arrays.to_act.look(k)), arrays.last_seen, k * size)
        if how == ENDED:
            self.pay(k, rewards_of(self.game, state, self.seats, self.reward))
        self.seeds[k] += self.count
        self.counts.put_eight(WORD * k, 0)
        self.states[k] = self.deal(self.seeds[k])

    def pay(self, k: int, rewards: list[float]) -> None:
        first = k * self.seats
        for seat in range(self.seats):
            self.arrays.rewards[first + seat] = rewards[seat]

    def write(self, k: int) -> None:
        """Write what the seat to act sees, and its legal answers."""
        arrays = self.arrays
        state = self.states[k]
        step = state.work[-1]
        seat = step.who(state)
        arrays.to_act.put(k, seat)
        size: i64 = self.observer.size
        arrays.seen.clear(k * size, size)
        self.observer.write(state, seat, arrays.seen, k * size)
        picks = step.options(state)
        self.mark(k, picks)
        if arrays.room:
            self.write_options(k, state, seat, picks)

    def mark(self, k: int, picks: tuple[Option, ...]) -> None:
        """Keep the options of a game, and mark their actions as legal in place of the previous ones."""
        game, legal, offers = self.game, self.arrays.legal, self.offers
        first: i64 = k * game.learn.action_count
        for old in range(offers.size(k)):
            legal.put(first + offers.action(k, old), 0)
        offers.begin(k, len(picks))
        for n, pick in enumerate(picks):
            action: i64 = game.learn.action_id(pick)
            legal.mark(first + action)
            offers.put(k, n, action, pick)

    def write_options(self, k: int, state: State, seat: int, picks: tuple[Option, ...]) -> None:
        """Write the parts and features of each option, as far as there is room; then -1, and no more features."""
        arrays = self.arrays
        room = arrays.room
        cells = arrays.options
        at: i64 = 2 * k * room * PARTS
        size: i64 = self.observer.option_size
        feature: i64 = k * room * size
        arrays.features.clear(feature, room * size)
        for pick in picks[:room]:
            cells.put_two(at, self.game.learn.action_id(pick))
            cells.put_two(at + 2, verb_of(pick))
            cells.put_two(at + 4, ref_of(pick))
            cells.put_two(at + 6, on_of(pick))
            at += 2 * PARTS
            self.observer.write_option(state, seat, pick, arrays.features, feature)
            feature += size
        if len(picks) < room:
            cells.put_two(at, -1)
