"""The command `emberhall`: each module of `commands` is one command, found by its name and loaded when it is called."""

import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from emberhall import load, pure, titles
from emberhall.cli import commands

INTERRUPTED = 130
FAILED = 1


class Commands(click.Group):
    """The commands found in the folder of that name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(found.name for found in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = importlib.import_module(f"{commands.__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, but an unknown command is told which there are."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"There is no command {args[0]!r}; there is {known}.", ctx)
        return super().resolve_command(ctx, args)


def say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print which Emberhall this is, which engines it runs and which rules it plays."""
    if not wanted or ctx.resilient_parsing:
        return
    click.echo(f"Emberhall {version('emberhall')}, engines {pure.active()}")
    for title in titles():
        click.echo(f"{title}, rules {load(title).RULES}")
    ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=say_version,
    help="Say which Emberhall, engines and rules these are.",
)
def emberhall() -> None:
    """Tabletop games at one table: in the browser, in the terminal, among bots."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for bad arguments, 130 when interrupted, never a traceback for them."""
    _streams()
    try:
        answer: Any = emberhall.main(arguments, prog_name="emberhall", standalone_mode=False)
    except click.ClickException as problem:
        problem.show()
        return problem.exit_code
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        return INTERRUPTED
    except OSError as problem:
        _write_no_more()
        click.echo(f"Error: What was to be written could not be: {problem.strerror or problem}.", err=True)
        return FAILED
    return answer if isinstance(answer, int) else 0


def _streams() -> None:
    """A stream that the shell has closed is an empty one; a letter that one lacks is shown, or read, as a mark."""
    sys.stdin = sys.stdin or Path(os.devnull).open()  # noqa: SIM115 - open to the end of the program
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _write_no_more() -> None:
    """What still waits to be written goes nowhere, so that the end of the program does not fail over it again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
