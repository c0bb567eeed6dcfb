"""The command `emberhall`: each module below `commands` is one command, found by its name and loaded when called."""

import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
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
    """The commands in the package of that name."""

    @cached_property
    def modules(self) -> dict[str, str]:
        """The module of each command."""
        modules = pkgutil.walk_packages(commands.__path__, f"{commands.__name__}.")
        return {each.name.rpartition(".")[2]: each.name for each in modules if not each.ispkg}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        command = importlib.import_module(self.modules[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As in click, but the error for an unknown command lists the known ones."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx))
            raise click.UsageError(f"There is no command {args[0]!r}; the commands are {known}.", ctx)
        return super().resolve_command(ctx, args)


def say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the versions of Emberhall and of every title's rules, and which engines run."""
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
    help="Show the versions of Emberhall, its engines and its rules.",
)
def emberhall() -> None:
    """Tabletop games in the browser, in the terminal and between bots."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 2 for bad arguments, 130 if interrupted, without a traceback."""
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
        click.echo(f"Error: The output could not be written: {problem.strerror or problem}.", err=True)
        return FAILED
    return answer if isinstance(answer, int) else 0


def _streams() -> None:
    """Treat a closed stream as an empty one, and replace characters that a stream cannot encode or decode."""
    sys.stdin = sys.stdin or Path(os.devnull).open()  # noqa: SIM115 - open to the end of the program
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _write_no_more() -> None:
    """Discard what is still buffered, so that flushing it at exit does not fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
