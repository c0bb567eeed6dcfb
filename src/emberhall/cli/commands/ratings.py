"""`emberhall ratings`: recompute the ratings of the ladder from every stored rated game."""

import asyncio

import click

from emberhall.cli.arguments import lang_option
from emberhall.cli.voices import Voice
from emberhall.store import Store, StoreError, lock_of, open_store, work


@click.group(short_help="The ladder's ratings.")
def command() -> None:
    """The ladder's ratings."""


@command.command(short_help="Recompute all ratings from every rated game.")
@click.option("--store", "place", help="The database, as `emberhall serve` takes it (default: the user's data folder).")
@lang_option
def rebuild(place: str | None, lang: str) -> None:
    """Recompute all ratings, game by game in the order they ended: after a change of the model, for instance.

    A server that uses the file must be stopped first; one on PostgreSQL may keep running.
    """
    try:
        store = open_store(place)
        lock = lock_of(store)
        if lock is not None:
            lock.take()
        try:
            games = asyncio.run(_rebuild(store))
        finally:
            if lock is not None:
                lock.release()
    except StoreError as problem:
        raise click.ClickException(str(problem)) from None
    click.echo(Voice(lang)("cli-ratings-rebuilt", games=games))


async def _rebuild(store: Store) -> int:
    await store.open()
    try:
        return await store.write(work.ratings.rebuild())
    finally:
        await store.close()
