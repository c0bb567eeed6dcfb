"""`make simulate-server`: many seeds, each a world of its own; a failing one is made smaller and printed.

`--planted` plants each known fault in turn and looks for the first seed that finds it. `--trace SEED` prints the hash
of one seed: it is the same in every run and on every machine with the same packages.
"""

import argparse
import gc
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from emberhall import load, titles
from tests.simulation.planted import PLANTED, planted
from tests.simulation.runs import Verdict, play

KEPT = Path(__file__).with_name("seeds.txt")
SHOWN = 3
LONGEST = 600


def shrunk(verdict: Verdict, faults: int | None = None) -> tuple[Verdict, tuple[int, ...]]:
    """The same seed with as few faults as show the same kind of finding, and which faults were left out."""
    kinds, without = set(verdict.findings), ()
    for number in range(len(verdict.story)):
        fewer = play(verdict.seed, (*without, number), faults)
        if kinds & set(fewer.findings):
            verdict, without = fewer, (*without, number)  # type: ignore[assignment]
    return verdict, without


def lines(verdict: Verdict, without: tuple[int, ...] = ()) -> Iterator[str]:
    """What went wrong, as sentences."""
    left = ",".join(map(str, without))
    yield f"Seed {verdict.seed}, trace {verdict.trace}; keep it in {KEPT.name} as `{verdict.seed} {left}`."
    yield from (f"  {line}" for line in verdict.story)
    for kind, sentences in verdict.findings.items():
        yield from (f"  {kind.upper()}: {sentence[-LONGEST:]}" for sentence in sentences[:SHOWN])


def kept() -> Iterator[tuple[int, tuple[int, ...]]]:
    """Seeds that once failed, and the faults that did not matter."""
    for line in KEPT.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            seed, _, left = line.partition("#")[0].strip().partition(" ")
            yield int(seed), tuple(map(int, filter(None, left.split(","))))


def settle() -> None:
    """Keep what every world needs out of the collections at the end of each: they take a quarter of the time."""
    for title in titles():
        load(title)
    gc.collect()
    gc.freeze()


def verdicts(seeds: range, processes: int) -> Iterator[Verdict]:
    """Run all these seeds."""
    if processes == 1:
        settle()
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=settle) as pool:
        yield from pool.map(play, seeds, chunksize=4)


def simulate(seeds: range, processes: int) -> int:
    """Run seeds and print what they show; return how many fail."""
    began, bad, total = time.monotonic(), 0, Counter[str]()
    for verdict in verdicts(seeds, processes):
        total.update(
            seeds=1, turns=verdict.turns, words=verdict.words, frames=verdict.frames, faults=len(verdict.story)
        )
        total["virtual seconds"] += int(verdict.seconds)
        if not verdict.good:
            bad += 1
            print("\n".join(lines(*shrunk(verdict))), flush=True)
    counts = ", ".join(f"{count:,} {name}" for name, count in total.items())
    print(f"{counts}; {bad} failed; {(time.monotonic() - began) / 3600:.2f} hours with {processes} processes.")
    return bad


def find_planted(names: list[str], seeds: range) -> int:
    """Look for the first seed that finds each planted fault; return how many no seed has found."""
    missed = 0
    for name in names:
        with planted(name):
            verdict = next((verdict for verdict in map(play, seeds) if not verdict.good), None)
        missed += verdict is None
        said = "NOT FOUND" if verdict is None else f"seed {verdict.seed}: {', '.join(verdict.findings)}"
        print(f"{name}: {said}", flush=True)
    return missed


def main() -> int:
    """Do what the arguments say; return how much is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--planted", nargs="*", choices=list(PLANTED), metavar="FAULT")
    parser.add_argument("--trace", type=int, metavar="SEED")
    asked = parser.parse_args()
    seeds = range(asked.first, asked.first + asked.seeds)
    if asked.trace is not None:
        print(play(asked.trace).trace)
        return 0
    if asked.planted is not None:
        return find_planted(asked.planted or list(PLANTED), seeds)
    return simulate(seeds, asked.processes)


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # sets are walked in an order that depends on it
        os.execve(
            sys.executable,
            [sys.executable, "-m", "tests.simulation", *sys.argv[1:]],
            {**os.environ, "PYTHONHASHSEED": "0"},
        )
    logging.basicConfig(level=logging.ERROR)
    sys.exit(min(main(), 1))
