"""OpenSpiel: every mode as a `pyspiel` game, registered as `emberhall_nim_2_v1` and so on.

The deal is one chance node: one of `deals` seeds, all equally likely. All later chance follows from it. An information
state is everything a seat was told, asked and answered, as a string; an observation is what it sees now. There is no
tensor of an information state, since it has no fixed size.

With `last`, only the end of one game is played: that many answers at the end of a random game. Chance picks the world
to continue in: the first is the true one, the others are what the seats can imagine, in turn. What a seat sees there is
all it knows.
"""

from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from emberhall import State
from emberhall.kernel.batches import rewards_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Event
from emberhall.kernel.packing import pack
from emberhall.rl.modes import Mode, mode_of, modes
from emberhall.rl.positions import check_reward

DEALS = 1024
MOST_MARGIN = 1000.0
DEFAULTS: dict[str, Any] = {"deals": DEALS, "first_seed": 0, "reward": "result", "max_cycles": 0, "last": 0}


class History:
    """A game, and what each seat was told in it. OpenSpiel copies and pickles it, without the rules."""

    def __init__(self, mode: Mode, seed: int) -> None:
        self.name = mode.name
        self.game = mode.game()
        self.state = self.game.deal(mode.seats, seed, True, **mode.options)
        self.lines: list[list[str]] = [[] for _ in range(mode.seats)]
        self.news: list[Event | tuple[int, str]] = []  # events and answers since, not yet as text
        self.count = 0
        self.look()

    def __deepcopy__(self, memo: dict[int, Any]) -> "History":
        self.tell()
        copy = History.__new__(History)
        copy.resume(self.name, self.state.clone(), [lines[:] for lines in self.lines], self.count)
        return copy

    def __getstate__(self) -> tuple[str, Any, list[list[str]], int]:
        self.tell()
        return self.name, pack(self.state), self.lines, self.count

    def __setstate__(self, packed_state: tuple[str, Any, list[list[str]], int]) -> None:
        name, packed, told_words, count = packed_state
        self.resume(name, mode_of(name).game().unpack(packed), told_words, count)

    def resume(self, name: str, state: State, heard: list[list[str]], count: int) -> None:
        """Continue from a state that nobody listens to yet."""
        self.name = name
        self.game = mode_of(name).game()
        self.state = state
        self.state.listen()
        self.lines = heard
        self.news = []
        self.count = count
        self.look()

    def look(self) -> None:
        """Collect the events, and look up the current question."""
        self.news += self.state.hear()
        work = self.state.work
        self.seat = work[-1].who(self.state) if work else -1
        self.ask = work[-1].ask(self.state) if work else ""
        self.actions = {self.game.learn.action_id(pick): pick for pick in self.state.options()}

    def answer(self, action: int) -> None:
        pick = self.actions[action]
        self.news.append((self.seat, self.state.word(pick)))
        self.state.take(pick)
        self.count += 1
        self.look()

    def tell(self) -> None:
        """Turn the news into text. This takes longer than playing, so it is only done on demand."""
        for news in self.news:
            if isinstance(news, tuple):
                self.lines[news[0]].append(news[1])
                continue
            for seat, lines in enumerate(self.lines):
                heard = news.to(seat)
                if heard is not None:
                    lines.append(str(heard))
        self.news = []

    def known(self, seat: int) -> str:
        """Everything a seat was told, asked and answered."""
        self.tell()
        asked = f"{self.ask} {sorted(self.actions)}" if seat == self.seat else ""
        return "\n".join([f"seat {seat}", *self.lines[seat], asked])


def end_of(mode: Mode, seed: int, last: int, world: int) -> History:
    """A random game before its last `last` answers, in one of the possible worlds."""
    history, rng = History(mode, seed), Rng.seeded(seed)
    said: list[int] = []
    while history.actions:
        ids = sorted(history.actions)
        said.append(ids[rng.below(len(ids))])
        history.answer(said[-1])
    if last > len(said):
        raise ValueError(f"The random game of seed {seed} has {len(said)} answers, fewer than the last {last}.")
    history = History(mode, seed)
    for action in said[: len(said) - last]:
        history.answer(action)
    state = history.state
    if world:
        state = history.game.imagine(state, (world - 1) % mode.seats, Rng.seeded(world))
    lines = [[str(history.game.view(state, seat))] for seat in range(mode.seats)]
    history.resume(mode.name, state.clone(), lines, 0)
    return history


class EmberhallState(pyspiel.State):  # type: ignore[misc]
    """One game. Before the deal it is at a chance node."""

    def __init__(self, game: "EmberhallGame") -> None:
        super().__init__(game)
        self.history: History | None = None
        self.most = game.max_cycles

    def rules(self) -> "EmberhallGame":
        game: EmberhallGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.history is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.history.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.history.actions) if self.history is not None and player == self.history.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        rules = self.rules()
        if self.history is None:
            self.history = rules.begun(action)
        else:
            self.history.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.history is None or player < 0:
            return f"deal {action}"
        pick = self.history.actions.get(action)
        return f"action {action}" if pick is None else self.history.state.word(pick)

    def is_terminal(self) -> bool:
        if self.history is None:
            return False
        return self.history.seat < 0 or bool(self.most and self.history.count >= self.most)

    def returns(self) -> list[float]:
        rules = self.rules()
        if self.history is None or self.history.seat >= 0:
            return [0.0] * rules.mode.seats
        return rewards_of(self.history.game, self.history.state, rules.mode.seats, rules.reward)

    def __str__(self) -> str:
        if self.history is None:
            return "before the deal"
        history = self.history
        return f"{self.rules().mode.name} after {history.count} answers: {history.ask}, seat {history.seat}"


class EmberhallObserver:
    """OpenSpiel's observer of observations or, with perfect recall, of information states."""

    def __init__(self, mode: Mode, recalls: bool) -> None:
        self.observer = mode.observer()
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(self.observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: EmberhallState, player: int) -> None:
        if self.tensor is not None:
            if state.history is None:
                self.tensor.fill(0)
            else:
                self.tensor[:] = np.frombuffer(self.observer.see(state.history.state, player), np.int8)

    def string_from(self, state: EmberhallState, player: int) -> str:
        history = state.history
        if history is None:
            return "before the deal"
        if self.recalls:
            return history.known(player)
        return str(history.game.view(history.state, player))


class EmberhallGame(pyspiel.Game):  # type: ignore[misc]
    """A mode as an OpenSpiel game; `registered` makes a subclass for each mode."""

    mode: Mode
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.deals = int(given["deals"])
        self.first_seed = int(given["first_seed"])
        self.reward = check_reward(given["reward"])
        self.max_cycles = int(given["max_cycles"])
        self.last = int(given["last"])
        self.worlds: dict[int, History] = {}
        game, seats = self.mode.game(), self.mode.seats
        margin = self.reward == "margin"
        super().__init__(
            self.kind,
            pyspiel.GameInfo(
                num_distinct_actions=game.learn.action_count,
                max_chance_outcomes=self.deals,
                num_players=seats,
                min_utility=-MOST_MARGIN if margin else -float(max(1, seats - 1)),
                max_utility=MOST_MARGIN if margin else 1.0,
                utility_sum=0.0 if seats > 1 else None,
                max_game_length=self.max_cycles or game.MAX_DECISIONS,
            ),
            params or {},
        )

    def begun(self, deal: int) -> History:
        """The game for an outcome of the chance node."""
        if not self.last:
            return History(self.mode, self.first_seed + deal)
        if deal not in self.worlds:
            self.worlds[deal] = end_of(self.mode, self.first_seed, self.last, deal)
        return deepcopy(self.worlds[deal])

    def new_initial_state(self) -> EmberhallState:
        return EmberhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EmberhallObserver:
        return EmberhallObserver(self.mode, iig_obs_type is not None and iig_obs_type.perfect_recall)


def spiel_name(mode: Mode) -> str:
    return f"emberhall_{mode.name.replace('-', '_')}"


def kind_of(mode: Mode) -> Any:
    """OpenSpiel's description of a mode."""
    alone = mode.seats == 1
    return pyspiel.GameType(
        short_name=spiel_name(mode),
        long_name=f"Emberhall {mode.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=mode.seats,
        min_num_players=mode.seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def registered(mode: Mode) -> type[EmberhallGame]:
    """Make a class for a mode, and register it with OpenSpiel."""
    kind = kind_of(mode)
    game_class = type(spiel_name(mode), (EmberhallGame,), {"mode": mode, "kind": kind})
    pyspiel.register_game(kind, game_class)
    return game_class


def game_of(name: str, **params: Any) -> Any:
    """The OpenSpiel game of a mode, with parameters: `deals`, `first_seed`, `reward`, `max_cycles`, `last`."""
    return pyspiel.load_game(spiel_name(mode_of(name)), params)


for each in modes().values():
    registered(each)
