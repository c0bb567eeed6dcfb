"""Masked PPO on a game for one, in one file: `python examples/laboratory/ppo.py` learns the smallest.

It learns for a few minutes on two cores, then plays new deals, compares them with the same deals played at random, and
prints the improvement with a 95% interval. `--curve curve.svg` draws score against decisions.
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from curves import draw, interval
from environments import smallest
from torch import nn
from torch.distributions import Categorical

from emberhall import rl

NAME = smallest(1)
GAMES, STEPS = 64, 64  # games in parallel; decisions of each game between two rounds of learning
EPOCHS, BATCHES = 4, 8
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, RATE = 0.997, 0.95, 0.2, 0.01, 0.5, 5e-4
SCALE = 0.1  # of scores, for the value head


class Player(nn.Module):  # type: ignore[misc]  # torch is not here when types are checked
    """Two layers, then a score for each action and a value of the position."""

    def __init__(self, cells: int, actions: int, width: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Return the distribution over answers and the value of the position; illegal answers are masked out."""
        inner = self.body(seen)
        scores = self.policy(inner).masked_fill(~legal, -1e9)
        return Categorical(logits=scores, validate_args=False), self.value(inner).squeeze(-1)


def tensors(games: rl.Games) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies of the games' arrays: the next step overwrites them."""
    return torch.from_numpy(games.observations.astype(np.float32)), torch.from_numpy(games.masks.astype(bool))


def advantages(rewards: torch.Tensor, ended: torch.Tensor, values: torch.Tensor, last: torch.Tensor) -> torch.Tensor:
    """Generalised advantage estimation over a stretch of all games."""
    gains = torch.zeros_like(rewards)
    behind = torch.zeros_like(last)
    following = last
    for at in reversed(range(len(rewards))):
        goes_on = 1.0 - ended[at]
        behind = rewards[at] + GAMMA * following * goes_on - values[at] + GAMMA * LAMBDA * goes_on * behind
        gains[at] = behind
        following = values[at]
    return gains


def learn(decisions: int, seed: int) -> tuple[Player, list[tuple[int, float]]]:
    """Play and learn. Returns the player and its mean score along the way."""
    torch.manual_seed(seed)
    games = rl.Games(NAME, GAMES, reward="margin")
    games.reset(seed)
    player = Player(games.observations.shape[1], games.masks.shape[1])
    optimiser = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    curve: list[tuple[int, float]] = []
    for count in range(0, decisions, GAMES * STEPS):
        rows: list[tuple[torch.Tensor, ...]] = []
        scores: list[float] = []
        for _ in range(STEPS):
            seen, legal = tensors(games)
            with torch.no_grad():
                chances, worth = player(seen, legal)
            action = chances.sample()
            games.step(action.numpy())
            ended = torch.from_numpy(games.ended.astype(np.float32))
            reward = torch.from_numpy(games.rewards[:, 0].copy())
            scores += reward[ended > 0].tolist()
            rows.append((seen, legal, action, chances.log_prob(action), worth, reward * SCALE, ended))
        with torch.no_grad():
            last = player(*tensors(games))[1]
        seen, legal, action, likelihood, worth, reward, ended = (
            torch.stack(column) for column in zip(*rows, strict=True)
        )
        gain = advantages(reward, ended, worth, last)
        improve(player, optimiser, (seen, legal, action, likelihood, gain, gain + worth))
        if scores:
            curve.append((count + GAMES * STEPS, sum(scores) / len(scores)))
            print(f"{curve[-1][0]:>9,} decisions: mean score {curve[-1][1]:.2f} of {len(scores)} games", flush=True)
    return player, curve


def improve(player: Player, optimiser: torch.optim.Optimizer, stretch: tuple[torch.Tensor, ...]) -> None:
    """A few epochs of PPO on the collected games."""
    seen, legal, action, likelihood, gain, wanted = (column.flatten(0, 1) for column in stretch)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for at in torch.randperm(len(action)).chunk(BATCHES):
            chances, worth = player(seen[at], legal[at])
            ratio = (chances.log_prob(action[at]) - likelihood[at]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain[at], clipped * gain[at]).mean()
            loss += VALUE * (worth - wanted[at]).square().mean() - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def scores(player: Player | None, count: int, seed: int) -> np.ndarray:
    """The scores of `count` new deals, played at random if there is no player."""
    games = rl.Games(NAME, count, reward="margin")
    games.reset(seed)
    chance = np.random.default_rng(seed)
    outcomes = np.full(count, np.nan)
    while np.isnan(outcomes).any():
        if player is None:
            actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in games.masks])
        else:
            with torch.no_grad():
                actions = player(*tensors(games))[0].sample().numpy()
        games.step(actions)
        first = (games.ended > 0) & np.isnan(outcomes)
        outcomes[first] = games.rewards[first, 0]
    return outcomes


def main() -> None:
    parser = argparse.ArgumentParser(description=f"Masked PPO on {NAME}.")
    parser.add_argument("--decisions", type=int, default=600_000)
    parser.add_argument("--games", type=int, default=1000, help="new deals it is measured on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="an SVG file to draw the curve into")
    asked = parser.parse_args()
    player, curve = learn(asked.decisions, asked.seed)
    learned, chance = (scores(each, asked.games, 1_000_000) for each in (player, None))
    mean, half = interval(learned - chance)
    print(f"{asked.games} new deals: learned {learned.mean():.2f}, random {chance.mean():.2f}")
    print(f"Better by {mean:.2f} (95% interval {mean - half:.2f} to {mean + half:.2f})")
    if asked.curve is not None:
        draw(asked.curve, curve, "decisions", "mean score", float(chance.mean()), "random")


if __name__ == "__main__":
    main()
