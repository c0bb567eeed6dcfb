"""Behaviour cloning: a network learns to answer like the strongest bot of a game for two, from a dataset.

`python examples/laboratory/cloning.py` lets the bot play against itself in two processes, writes the records to Parquet
as `emberhall export` does, learns from that file, and plays the clone against a random player. With
`--dataset FILE` the file is kept and reused on the next run.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pyarrow.parquet as pq
import torch
from curves import draw, interval
from environments import smallest
from torch import nn

from emberhall import Play, Record, load, rl
from emberhall.bots import levels
from emberhall.bots import load as load_bot
from emberhall.bots.matches import deaf_pool, drive
from emberhall.kernel.chance import Rng
from emberhall.rl.datasets import export

NAME = smallest(2)
SEATS = 2
LEVEL = levels(rl.mode_of(NAME).title)[-1]
# More epochs overfit these few games, and the clone plays worse: +0.27 after 24.
EPOCHS, BATCH, RATE, DECAY, DROP = 8, 128, 1e-3, 1e-3, 0.3


def played(seed: int) -> str:
    """Return one game of the bot against itself, as a record."""
    mode = rl.mode_of(NAME)
    play = Play.begin(load(mode.title), mode.seats, seed, mode.options)
    bots = {seat: load_bot(LEVEL, mode.title, SEATS * seed + seat) for seat in range(mode.seats)}
    drive(play, bots, Rng.seeded(seed))
    return str(play.record())


def records(games: int, workers: int) -> Iterator[Record]:
    """Yield this many games in order, printing progress."""
    with deaf_pool(workers) as pool:
        for number, text in enumerate(pool.imap(played, range(games)), 1):
            record = Record.parse(text)
            print(f"game {number} of {games}: {len(record.moves)} decisions of {LEVEL}", flush=True)
            yield record


def dataset(path: Path) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Observations, legal masks and actions of every decision with more than one legal answer."""
    mode = rl.mode_of(NAME)
    table = pq.read_table(path, columns=["seen", "legal", "action"])
    rows = [row for row in table.to_pylist() if len(row["legal"]) > 1]
    seen = np.frombuffer(b"".join(row["seen"] for row in rows), np.int8).reshape(len(rows), -1)
    legal = np.zeros((len(rows), mode.game().learn.action_count), bool)
    for at, row in enumerate(rows):
        legal[at, row["legal"]] = True
    return torch.from_numpy(seen.copy()), torch.from_numpy(legal), torch.tensor([row["action"] for row in rows])


def network(cells: int, actions: int) -> nn.Module:
    """Small, with dropout: there are only about a thousand decisions to learn from."""
    return nn.Sequential(nn.Linear(cells, 128), nn.ReLU(), nn.Dropout(DROP), nn.Linear(128, actions))


def answers(net: nn.Module, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
    """Return the clone's answers."""
    net.eval()
    with torch.no_grad():
        scores = net(torch.from_numpy(seen.astype(np.float32))).masked_fill(torch.from_numpy(legal == 0), -1e9)
    best: np.ndarray = scores.argmax(-1).numpy()
    return best


def results(net: nn.Module, count: int, seed: int) -> np.ndarray:
    """Results of the clone against a random player; it sits in each seat equally often."""
    games = rl.Games(NAME, count)
    games.reset(seed)
    chance = np.random.default_rng(seed)
    seats = np.arange(count) % SEATS
    outcomes = np.full(count, np.nan)
    while np.isnan(outcomes).any():
        anything = (games.masks * chance.random(games.masks.shape)).argmax(-1)  # uniform over the legal answers
        games.step(np.where(games.to_act == seats, answers(net, games.observations, games.masks), anything))
        first = (games.ended > 0) & np.isnan(outcomes)
        outcomes[first] = games.rewards[first, seats[first]]
    return outcomes


def learn(path: Path, measured: int) -> tuple[nn.Module, list[tuple[int, float]]]:
    """Learn from the file. Returns the clone and its mean result against random after each epoch."""
    torch.manual_seed(1)
    seen, legal, action = dataset(path)
    net = network(seen.shape[1], legal.shape[1])
    optimiser = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    curve = [(0, float(results(net, measured, 1).mean()))]
    for epoch in range(EPOCHS):
        right = 0
        net.train()
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
    parser = argparse.ArgumentParser(description=f"Behaviour cloning of {LEVEL}, the strongest bot of {NAME}.")
    parser.add_argument("--games", type=int, default=8, help="games of the bot to learn from")
    parser.add_argument("--workers", type=int, default=2, help="processes in which the bot plays")
    parser.add_argument("--dataset", type=Path, help="a Parquet file to keep the games in; one that is there is used")
    parser.add_argument("--measured", type=int, default=2000, help="games against random")
    parser.add_argument("--curve", type=Path, help="an SVG file to draw the curve into")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        path = asked.dataset or Path(folder) / "games.parquet"
        if not path.exists():
            games, decisions = export(records(asked.games, asked.workers), path)
            print(f"{games} games of {LEVEL}, {decisions:,} decisions, {path.stat().st_size:,} bytes", flush=True)
        net, curve = learn(path, 400)
    mean, half = interval(results(net, asked.measured, 1_000_000))
    print(f"The clone against random, {asked.measured} games: {mean:+.2f}")
    print(f"95% interval {mean - half:+.2f} to {mean + half:+.2f}; 0 is as good as random")
    if asked.curve is not None:
        draw(asked.curve, curve, "decisions learned from", "mean result", 0.0, "random")


if __name__ == "__main__":
    main()
