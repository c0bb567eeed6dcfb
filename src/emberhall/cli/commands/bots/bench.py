"""`emberhall bench`: our engines compared with their peers, in a checkout."""

import subprocess
import sys
from pathlib import Path

import click

import emberhall
from emberhall.cli.arguments import CommandError

CHECKOUT = Path(emberhall.__file__).resolve().parents[2]


@click.command(
    short_help="Measure the engines (in a checkout).",
    context_settings={"ignore_unknown_options": True, "help_option_names": []},
)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def command(arguments: tuple[str, ...]) -> None:
    """Run the benchmarks of a checkout; arguments are passed on unchanged."""
    if not (CHECKOUT / "bench" / "__main__.py").is_file():
        raise CommandError(
            "The benchmarks are not part of an installed Emberhall: run this, or `make bench`, in a checkout."
        )
    process = subprocess.run([sys.executable, "-m", "bench", *arguments], cwd=CHECKOUT, check=False)
    raise click.exceptions.Exit(process.returncode)
