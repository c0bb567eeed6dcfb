"""Building a table from games of bots: in shards, on all cores, going on where a run stopped.

A game depends on the plan and its number alone: its mode and its level are drawn by that, so that any beginning of the
series has some of each. All bots of a game have one level, else a level would only show who is stronger. A finished
shard is a file; the table is the sum of the shards.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from emberhall.bots.arena.sharing import shared_out
from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import derived, drive
from emberhall.bots.terms import terms_of
from emberhall.explorer.counting import Counters, added, bot, counted, from_plain, plain, summed
from emberhall.explorer.table import Heading, Table
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import load
from emberhall.kernel.play import Play

SHARD: Final = 100  # games


@dataclass(frozen=True)
class Plan:
    """Which games are played: their title, the levels of the bots, and a seed for all."""

    title: str
    levels: tuple[str, ...]
    seed: int = 1


@dataclass(frozen=True)
class Shard:
    """Some games of a plan."""

    plan: Plan
    first: int
    games: int


def played(plan: Plan, number: int) -> Counters:
    """Let bots of one level play a game, and count it."""
    seats, options = terms_of(plan.title, plan.seed, number)
    level = plan.levels[Rng.seeded(derived(plan.seed, plan.title, number, "level")).below(len(plan.levels))]
    play = Play.begin(load(plan.title), seats, derived(plan.seed, plan.title, number), options)
    bots = {seat: load_bot(level, plan.title, derived(plan.seed, number, seat)) for seat in range(seats)}
    drive(play, bots, Rng.seeded(derived(plan.seed, number, "imagined")))
    return counted(play, [bot(level)] * seats)


def counted_shard(shard: Shard) -> tuple[Shard, Counters]:
    """The counters of a shard."""
    counters: Counters = {}
    for number in range(shard.first, shard.first + shard.games):
        added(counters, played(shard.plan, number))
    return shard, counters


def shards_of(plan: Plan, games: int) -> list[Shard]:
    return [Shard(plan, first, min(SHARD, games - first)) for first in range(0, games, SHARD)]


def path_of(folder: Path, shard: Shard) -> Path:
    """Where the counters of a shard are; its name says everything that they depend on."""
    plan = shard.plan
    name = f"{plan.title}-{load(plan.title).RULES}-{'-'.join(plan.levels)}-{plan.seed}-{shard.first}-{shard.games}"
    return folder / f"{name}.json"


def built(shards: Sequence[Shard], folder: Path, workers: int, seconds: float | None) -> Iterator[Shard]:
    """Play the shards that are not in the folder yet; each is there when it is yielded."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = []
    for shard in shards:
        if path_of(folder, shard).exists():
            yield shard
        else:
            missing.append(shard)
    for shard, counters in shared_out(counted_shard, missing, workers, seconds) if missing else ():
        path = path_of(folder, shard)
        beside = path.with_suffix(".part")
        beside.write_text(json.dumps(plain(counters), separators=(",", ":")), "utf-8")
        beside.replace(path)
        yield shard


def gathered(plan: Plan, shards: Sequence[Shard], folder: Path) -> Table:
    """The table of the shards that are there."""
    there = [shard for shard in shards if path_of(folder, shard).exists()]
    counters = summed(from_plain(json.loads(path_of(folder, shard).read_text("utf-8"))) for shard in there)
    games = sum(shard.games for shard in there)
    return Table(Heading(plan.title, load(plan.title).RULES, games, plan.levels, plan.seed), counters)
