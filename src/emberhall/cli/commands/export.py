"""`emberhall export`: records in bulk as a Parquet file for learners, and back."""

from collections.abc import Iterator
from pathlib import Path

import click

from emberhall import Record
from emberhall.cli.arguments import as_command_errors, lang_option
from emberhall.cli.voices import Voice
from emberhall.rl.packages import needs

PARQUET = ".parquet"
RECORDS = ".record"


@click.command(short_help="Write records as a Parquet file, a row per decision, or back.")
@click.argument("sources", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--to", "target", required=True, type=click.Path(path_type=Path), help="A .parquet file, or a folder.")
@click.option("--views", is_flag=True, help="Add what each seat saw, as JSON.")
@lang_option
def command(sources: tuple[Path, ...], target: Path, views: bool, lang: str) -> None:
    """Write the records of files and folders SOURCES to one Parquet file; or a Parquet file to a folder of records."""
    voice = Voice(lang)
    with as_command_errors():
        try:
            needs("pyarrow")
        except ImportError as missing:
            raise click.ClickException(str(missing)) from None
        from emberhall.rl.datasets import export, records_in  # noqa: PLC0415

        if target.suffix == PARQUET:
            games, decisions = export(read(sources), target, views)
            click.echo(voice("cli-export-rows", games=games, decisions=decisions, file=str(target)))
            return
        if len(sources) != 1 or sources[0].suffix != PARQUET:
            raise ValueError(
                f"{target} is a folder for the records of one {PARQUET} file, and {sources[0]} is not one."
            )
        target.mkdir(parents=True, exist_ok=True)
        count = 0
        for record in records_in(sources[0]):
            (target / f"{count:06}{RECORDS}").write_text(str(record), "utf-8")
            count += 1
        click.echo(voice("cli-export-records", games=count, folder=str(target)))


def read(sources: tuple[Path, ...]) -> Iterator[Record]:
    """The records of files, and of every record file in folders, by name."""
    for source in sources:
        for path in sorted(source.rglob(f"*{RECORDS}")) if source.is_dir() else [source]:
            try:
                yield Record.parse(path.read_text("utf-8"))
            except ValueError as problem:
                raise ValueError(f"{path}: {problem}") from None
