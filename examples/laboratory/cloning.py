"""Behaviour cloning: a network learns from a dataset what the keenest quick bot of Flamecraft Duals would answer.

`python examples/laboratory/cloning.py` lets the bot play against itself, writes the records to Parquet as `emberhall
export` does, learns from that file, and plays the clone against a player who answers at random.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pyarrow.parquet as pq
import torch
from curves import draw, interval
from torch import nn

from emberhall import Play, Record, load, rl
from emberhall.bots import load as load_bot
from emberhall.bots.matches import drive
from emberhall.kernel.chance import Rng
from emberhall.rl.datasets import export

NAME = "flamecraft_duals-2-standard-v1"
LEVEL = "greedy"
EPOCHS, BATCH = 8, 256


def played(seed: int) -> Record:
    """A game of the bot against itself."""
    mode = rl.mode_of(NAME)
    play = Play.begin(load(mode.title), mode.seats, seed, mode.options)
    bots = {seat: load_bot(LEVEL, mode.title, 2 * seed + seat) for seat in range(mode.seats)}
    drive(play, bots, Rng.seeded(seed))
    return play.record()


def dataset(path: Path) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What was seen, what could be answered, and what was, of every decision that was one."""
    mode = rl.mode_of(NAME)
    table = pq.read_table(path, columns=["seen", "legal", "action"])
    rows = [row for row in table.to_pylist() if len(row["legal"]) > 1]
    seen = np.frombuffer(b"".join(row["seen"] for row in rows), np.int8).reshape(len(rows), -1)
    legal = np.zeros((len(rows), mode.game().action_count), bool)
    for at, row in enumerate(rows):
        legal[at, row["legal"]] = True
    return torch.from_numpy(seen.copy()), torch.from_numpy(legal), torch.tensor([row["action"] for row in rows])


def network(cells: int, actions: int) -> nn.Module:
    return nn.Sequential(nn.Linear(cells, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, actions))


def answers(net: nn.Module, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """What the clone would answer."""
    with torch.no_grad():
        scores = net(torch.from_numpy(seen.astype(np.float32))).masked_fill(torch.from_numpy(legal == 0), -1e9)
    found: np.ndarray = scores.argmax(-1).numpy()
    return found


def results(net: nn.Module, count: int, seed: int) -> np.ndarray:
    """Wins and losses of the clone against a random player; it has the first seat in every other game."""
    games = rl.Games(NAME, count)
    games.reset(seed)
    chance = np.random.default_rng(seed)
    mine = np.arange(count) % 2
    found = np.full(count, np.nan)
    while np.isnan(found).any():
        actions = answers(net, games.observations, games.masks)
        for k in np.flatnonzero(games.to_act != mine):
            actions[k] = chance.choice(np.flatnonzero(games.masks[k]))
        games.step(actions)
        first = (games.ended > 0) & np.isnan(found)
        found[first] = games.rewards[first, mine[first]]
    return found


def learn(path: Path, measured: int) -> tuple[nn.Module, list[tuple[int, float]]]:
    """Learn from the file; returns the clone, and after each epoch its mean result against random."""
    torch.manual_seed(1)
    seen, legal, action = dataset(path)
    net = network(seen.shape[1], legal.shape[1])
    optimiser = torch.optim.Adam(net.parameters(), 1e-3)
    curve = [(0, float(results(net, measured, 1).mean()))]
    for epoch in range(EPOCHS):
        right = 0
        for at in torch.randperm(len(action)).split(BATCH):
            scores = net(seen[at].float()).masked_fill(~legal[at], -1e9)
            loss = nn.functional.cross_entropy(scores, action[at])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            right += int((scores.argmax(-1) == action[at]).sum())
        curve.append(((epoch + 1) * len(action), float(results(net, measured, 1).mean())))
        print(
            f"epoch {epoch + 1}: answers like the bot {right / len(action):.1%}, result {curve[-1][1]:+.2f}", flush=True
        )
    return net, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Behaviour cloning of a bot of Flamecraft Duals.")
    parser.add_argument("--games", type=int, default=400, help="games of the bot to learn from")
    parser.add_argument("--measured", type=int, default=400, help="games against random")
    parser.add_argument("--curve", type=Path, help="an SVG file to draw the curve into")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        games, decisions = export((played(seed) for seed in range(asked.games)), path)
        print(f"{games} games of {LEVEL}, {decisions:,} decisions, {path.stat().st_size:,} bytes")
        net, curve = learn(path, 100)
    mean, half = interval(results(net, asked.measured, 1_000_000))
    print(f"The clone against random, {asked.measured} games: {mean:+.2f}")
    print(f"95% interval {mean - half:+.2f} to {mean + half:+.2f}; 0 is as good as random")
    if asked.curve is not None:
        draw(asked.curve, curve, "decisions learned from", "mean result", 0.0, "random")


if __name__ == "__main__":
    main()
