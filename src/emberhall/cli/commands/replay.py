"""`emberhall replay`: step through a record, as any seat saw it."""

import sys
from functools import partial
from pathlib import Path

import click
from rich.console import Console

from emberhall.cli.arguments import CommandError, lang_option, read_record
from emberhall.cli.keys import keys
from emberhall.cli.overlays import cards_option, overlay_for
from emberhall.cli.replays import Replay
from emberhall.cli.screens import screen
from emberhall.cli.voices import Voice

FORWARD = ("\r", "\n", " ", "n", "\x1b[C")
BACK = ("p", "b", "\x7f", "\x1b[D")


@click.command(short_help="Step through a record.")
@click.argument("file")
@click.option("--at", type=int, metavar="N", help="Show the table after N words and exit.")
@click.option("--seat", type=int, metavar="S", help="See what seat S sees; default: what a spectator sees.")
@click.option("--all", "whole", is_flag=True, help="Print the whole story and exit.")
@cards_option
@lang_option
def command(file: str, at: int | None, seat: int | None, whole: bool, folder: Path | None, lang: str) -> None:
    """Step through a record (FILE, or - for the standard input) with keys, or print part of it.

    Without a terminal, the whole story is printed.
    """
    record = read_record(file, partial(overlay_for, folder=folder))
    if seat is not None and not 0 <= seat < record.seats:
        raise CommandError(f"There is no seat {seat}; seats are 0 to {record.seats - 1}.")
    if at is not None and not 0 <= at <= len(record.moves):
        raise CommandError(
            f"The record has {len(record.moves)} words, so --at goes from 0 to {len(record.moves)}, not {at}."
        )
    console = screen()
    replay = Replay(record, seat, Voice(lang))
    if at is not None:
        replay.at = at
        replay.show(console)
    elif whole or file == "-" or not (sys.stdin.isatty() and console.is_terminal):
        replay.story(console)
    else:
        step(replay, console)


def step(replay: Replay, console: Console) -> None:
    """Follow the keys until `q`."""
    with keys() as next_key:
        while True:
            console.clear()
            replay.show(console)
            console.print(replay.voice("cli-replay-keys"), style="dim")
            key = next_key()
            if key in ("q", "Q"):
                return
            if key in FORWARD:
                replay.go(replay.at + 1)
            elif key in BACK:
                replay.go(replay.at - 1)
            elif key == "s":
                replay.turn()
            elif key in ("0", "<"):
                replay.go(0)
            elif key in ("$", ">"):
                replay.go(len(replay.record.moves))
