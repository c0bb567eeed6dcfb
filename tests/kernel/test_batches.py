"""Batches without any array library: the arrays are Python's own."""

from array import array
from typing import Any

import pytest

from emberhall import load
from emberhall.kernel.batches import CUT, ENDED, FEW, PARTS, REWARDS, Arrays, Batch, rewards_of
from emberhall.kernel.cells import Cells
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import on_of, ref_of, verb_of
from emberhall.kernel.games import Game
from emberhall.kernel.packing import pack
from emberhall.kernel.parts.face import Face
from emberhall.kernel.parts.learning import Learning
from emberhall.kernel.parts.mind import Mind
from emberhall.kernel.parts.setup import Setup, Value
from emberhall.kernel.playouts import playout

MODES = [
    ("dualis", 4, {"mode": "partnership", "short": True}),
    ("flamecraft_duals", 1, {}),
    ("flamecraft_duals", 2, {"mode": "fancy"}),
    ("dragonduel", 2, {}),
    ("flamecraft", 1, {}),
]


class Desk:
    """A batch and its arrays."""

    def __init__(
        self, title: str, seats: int, options: dict[str, Value], count: int, most: int = 0, room: int = 0
    ) -> None:
        self.game: Game = load(title)
        observer = self.game.learn.observer(seats)
        assert observer is not None
        self.size = observer.size
        self.seen = bytearray(count * self.size)
        self.legal = bytearray(count * self.game.learn.action_count)
        self.rewards = array("f", [0.0] * count * seats)
        self.ended = bytearray(count)
        self.to_act = bytearray(count)
        self.last = bytearray(count * self.size)
        self.options = array("h", [0] * count * room * PARTS)
        self.features = bytearray(count * room * observer.option_size)
        rewards: Any = memoryview(self.rewards)
        arrays = Arrays(
            memoryview(self.seen),
            memoryview(self.legal),
            rewards,
            memoryview(self.ended),
            memoryview(self.to_act),
            memoryview(self.last),
            memoryview(self.options),
            memoryview(self.features),
            room,
        )
        self.batch = Batch(self.game, seats, options, observer, count, "result", most, arrays)

    def features_of(self, k: int) -> bytes:
        """The features that the batch wrote for a game's options."""
        whole = len(self.features) // self.batch.count
        return bytes(self.features[k * whole : (k + 1) * whole])

    def features_alone(self, k: int, room: int) -> bytes:
        """The same features, written option by option; each begins with its verb."""
        observer, state = self.batch.observer, self.batch.states[k]
        rows = []
        for pick in self.batch.offers.picks(k)[:room]:
            row = bytearray(observer.option_size)
            observer.write_option(state, state.work[-1].who(state), pick, Cells(memoryview(row)), 0)
            assert row[verb_of(pick)] == 1
            rows.append(bytes(row))
        return b"".join(rows).ljust(room * observer.option_size, b"\0")

    def answers(self, rng: Rng) -> list[int]:
        """A legal action in every game."""
        return [ids[rng.below(len(ids))] for ids in map(self.batch.legal, range(self.batch.count))]

    def step(self, actions: list[int]) -> int:
        return self.batch.step(memoryview(array("q", actions)))


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize(("title", "seats", "options"), MODES)
def test_a_batch_plays_the_games_their_seeds_say(title: str, seats: int, options: dict[str, Value]) -> None:
    """Each game of the batch is also played alone: seats, cells, masks and rewards agree."""
    count = 3
    desk = Desk(title, seats, options, count)
    game, rng = desk.game, Rng.seeded(5)
    observer = game.learn.observer(seats)
    assert observer is not None
    desk.batch.reset(100)
    alone = [game.deal(seats, 100 + k, False, **options) for k in range(count)]
    games = 0
    for _ in range(400):
        for k, state in enumerate(alone):
            decision = state.decision
            assert decision is not None
            assert desk.to_act[k] == decision.seat
            assert desk.seen[k * desk.size : (k + 1) * desk.size] == observer.see(state, decision.seat)
            mask = desk.legal[k * game.learn.action_count : (k + 1) * game.learn.action_count]
            assert {at for at, cell in enumerate(mask) if cell} == {
                game.learn.action_id(pick) for pick in decision.options
            }
        actions = desk.answers(rng)
        acted = desk.to_act[:]
        ended = desk.step(actions)
        for k, state in enumerate(alone):
            state.take(next(pick for pick in state.options() if game.learn.action_id(pick) == actions[k]))
            paid = list(desk.rewards[k * seats : (k + 1) * seats])
            assert desk.ended[k] == (ENDED if state.over else 0)
            if not state.over:
                assert paid == [0.0] * seats
                continue
            games += 1
            assert paid == pytest.approx(rewards_of(game, state, seats, "result"))
            assert desk.last[k * desk.size : (k + 1) * desk.size] == observer.see(state, acted[k])
            seed = desk.batch.seeds[k]
            assert seed % count == (100 + k) % count
            assert seed > 100 + k
            alone[k] = game.deal(seats, seed, False, **options)
        assert ended == sum(1 for cell in desk.ended if cell)
    assert games or title in {"dragonduel", "flamecraft"}


@pytest.mark.compiled
@pytest.mark.parametrize("title", ["dualis", "dragonduel"])
def test_games_fetched_ahead_are_the_same_games(title: str) -> None:
    """Above a certain number of games, compiled code keeps the address of each to prefetch it before its turn."""
    count = FEW + 6
    desk, rng = Desk(title, 2 if title == "dragonduel" else 4, {}, count, most=20), Rng.seeded(6)
    game, seats, observer = desk.game, desk.batch.seats, desk.batch.observer
    desk.batch.reset(0)
    alone = [game.deal(seats, k, False) for k in range(count)]
    for _ in range(45):
        actions = desk.answers(rng)
        desk.step(actions)
        for k, state in enumerate(alone):
            state.take(next(pick for pick in state.options() if game.learn.action_id(pick) == actions[k]))
            if desk.ended[k]:
                alone[k] = game.deal(seats, desk.batch.seeds[k], False)
    for k, state in enumerate(alone):
        assert desk.seen[k * desk.size : (k + 1) * desk.size] == observer.see(state, desk.to_act[k])
        assert desk.batch.legal(k) == [game.learn.action_id(pick) for pick in state.options()]
        assert desk.batch.seeds[k] == k + 2 * count


def test_a_wrong_action_changes_nothing() -> None:
    desk = Desk("dualis", 4, {}, 2)
    desk.batch.reset(1)
    before = [pack(state) for state in desk.batch.states]
    illegal = next(action for action in range(104) if action not in desk.batch.legal(1))
    with pytest.raises(ValueError, match=f"Action {illegal} is not legal in game 1; it can be"):
        desk.step([desk.batch.legal(0)[0], illegal])
    assert [pack(state) for state in desk.batch.states] == before


def test_a_game_is_cut_off_after_the_most_decisions() -> None:
    desk = Desk("dualis", 4, {}, 2, most=3)
    desk.batch.reset(1)
    rng = Rng.seeded(2)
    assert [desk.step(desk.answers(rng)) for _ in range(6)] == [0, 0, 2, 0, 0, 2]
    assert list(desk.ended) == [CUT, CUT]
    assert list(desk.rewards) == [0.0] * 8


@pytest.mark.parametrize("title", ["dragonduel", "flamecraft"])
def test_options_are_written_with_their_parts_and_features(title: str) -> None:
    desk = Desk(title, 2, {}, 2, room=3)
    desk.batch.reset(4)
    rng = Rng.seeded(3)
    full = short = 0
    for _ in range(60):
        desk.step(desk.answers(rng))
        for k in range(2):
            cells = desk.options[3 * PARTS * k : 3 * PARTS * (k + 1)].tolist()
            rows = [cells[PARTS * n : PARTS * (n + 1)] for n in range(3)]
            offers = desk.batch.offers.picks(k)
            wanted = [[desk.game.learn.action_id(pick), verb_of(pick), ref_of(pick), on_of(pick)] for pick in offers]
            shown = min(len(wanted), 3)
            assert rows[:shown] == wanted[:3]
            if shown < 3:
                assert rows[shown][0] == -1
            assert desk.features_of(k) == desk.features_alone(k, 3)
            full, short = full + (shown == 3), short + (shown < 3)
    assert full
    assert short


@pytest.mark.parametrize("kind", REWARDS)
@pytest.mark.parametrize(("title", "seats", "options"), MODES)
def test_rewards_of_several_seats_add_up_to_nothing(
    title: str, seats: int, options: dict[str, Value], kind: str
) -> None:
    game = load(title)
    state = game.deal(seats, 3, False, **options)
    playout(state, Rng.seeded(3))
    rewards = rewards_of(game, state, seats, kind)
    assert len(rewards) == seats
    if seats > 1:
        assert sum(rewards) == pytest.approx(0)
        winners = game.winners(state)
        assert all(rewards[seat] == max(rewards) for seat in winners) or kind == "margin"
    elif kind == "margin":
        assert rewards == game.scores(state)
    else:
        assert rewards == [1.0 if game.winners(state) else -1.0]


def test_a_draw_and_a_shared_win() -> None:
    class Drawn(Game):
        won: tuple[int, ...] = ()

        def winners(self, state: object) -> list[int]:
            return list(self.won)

    game = Drawn(Setup("drawn", (4,), ()), Face(dict), Mind(), Learning(1))
    state = load("dualis").deal(4, 1)
    for won, rewards in {
        (): [0, 0, 0, 0],
        (0, 1, 2, 3): [0, 0, 0, 0],
        (0, 2): [1, -1, 1, -1],
        (3,): [-1 / 3, -1 / 3, -1 / 3, 1],
    }.items():
        game.won = won
        assert rewards_of(game, state, 4, "result") == pytest.approx(rewards)
