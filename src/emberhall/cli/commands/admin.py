"""`emberhall admin`: keeping order on a server, from the machine it runs on: reports, people, bans, lines."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TypeVar

import click
from rich.table import Table
from rich.text import Text

from emberhall.cli.arguments import CommandError
from emberhall.cli.screens import screen
from emberhall.server.people import codes
from emberhall.store import PassKind, Store, StoreError, User, open_store, work

T = TypeVar("T")
SHOWN = 50
A_DAY = timedelta(days=1)


@click.group(short_help="Reports, people and bans of a server.")
@click.option(
    "--store", "place", metavar="PLACE", help="The server's database, as for `serve`; default: the user's data folder."
)
@click.pass_context
def command(ctx: click.Context, place: str | None) -> None:
    """Moderate a server. It may be running: it notices a ban within seconds, and the rest the next time it looks."""
    ctx.obj = place


def with_store(place: str | None, job: Callable[[Store], Awaitable[T]]) -> T:
    """Open a server's store and do some work with it."""

    async def opened() -> T:
        store = open_store(place)
        await store.open()
        try:
            return await job(store)
        finally:
            await store.close()

    try:
        return asyncio.run(opened())
    except StoreError as problem:
        raise CommandError(str(problem)) from None


async def person(store: Store, text: str) -> User:
    """The one person with this id, login or name."""
    users = await store.read(work.users.search(text, SHOWN))
    exact = [user for user in users if user.id == text]
    account = await store.read(work.accounts.by_login(text.casefold()))
    exact = exact or [user for user in users if account is not None and user.id == account.user]
    if len(exact or users) != 1:
        many = f"{len(users)} people are" if users else "Nobody is"
        raise CommandError(f"{many} called {text!r}; `emberhall admin people {text}` lists them with their ids.")
    return (exact or users)[0]


def listing(*headings: str) -> Table:
    """An empty table."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading)
    return table


def now() -> str:
    """The current time, in the server's format."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


@command.command(short_help="List reports.")
@click.option("--all", "done", is_flag=True, help="Include reports already dealt with.")
@click.pass_obj
def reports(place: str | None, done: bool) -> None:
    """List what people have complained about, newest first."""

    async def job(store: Store) -> Table:
        table = listing("report", "day", "about", "by", "line", "said", "why")
        for each in await store.read(work.moderation.all_reports(done, SHOWN)):
            names = [
                user.name if (user := await store.read(work.users.by_id(name))) else "?"
                for name in (each.about, each.by)
            ]
            line = f"{each.table} {each.line}" if each.line is not None else each.table or ""
            row = (each.id, each.at[:10], f"{names[0]} {each.about}", names[1], line, each.said or "", each.why)
            table.add_row(*(Text(part, "dim" if each.done else "") for part in row))
        return table

    screen().print(with_store(place, job))


@command.command(short_help="Mark a report as dealt with.")
@click.argument("report")
@click.pass_obj
def close(place: str | None, report: str) -> None:
    """Mark REPORT as dealt with."""
    if not with_store(place, lambda store: store.write(work.moderation.close_report(report, now()))):
        raise CommandError(f"There is no report {report!r}.")
    click.echo(f"The report {report} is closed.")


@command.command(short_help="Find people.")
@click.argument("text")
@click.pass_obj
def people(place: str | None, text: str) -> None:
    """List the people whose name contains TEXT, or whose id or login is TEXT."""

    async def job(store: Store) -> Table:
        table = listing("id", "name", "login", "since", "banned")
        for user in await store.read(work.users.search(text, SHOWN)):
            account = await store.read(work.accounts.of_user(user.id))
            row = (user.id, user.name, account.login if account else "", user.created[:10], user.banned[:10])
            table.add_row(*map(Text, row))
        return table

    screen().print(with_store(place, job))


@command.command(short_help="Show a person.")
@click.argument("who")
@click.pass_obj
def show(place: str | None, who: str) -> None:
    """Show the person WHO (an id, a login or a name): their tables and their last lines."""

    async def job(store: Store) -> tuple[User, Table, Table]:
        user = await person(store, who)
        tables = listing("table", "title", "status", "moved")
        for row in await store.read(work.lists.tables_of(user.id, SHOWN)):
            tables.add_row(*map(Text, (row.id, row.title, row.status, row.moved[:16])))
        lines = listing("table", "line", "at", "said")
        for table, line in await store.read(work.talk.said_by(user.id, SHOWN)):
            lines.add_row(*map(Text, (table, str(line.n), line.at[:16], line.text or line.greeting or "")))
        return user, tables, lines

    user, tables, lines = with_store(place, job)
    console = screen()
    console.print(Text(f"{user.name} {user.id}, here since {user.created[:10]}", "bold"))
    if user.banned:
        console.print(Text(f"Banned since {user.banned[:16]}.", "red"))
    console.print(tables)
    console.print(lines)


@command.command(short_help="Give a person another name.")
@click.argument("who")
@click.argument("name")
@click.pass_obj
def rename(place: str | None, who: str, name: str) -> None:
    """Give the person WHO another NAME, at all their tables."""
    new = " ".join(name.split())
    if not 0 < len(new) <= 32:
        raise CommandError(f"A name has 1 to 32 characters, not {len(new)}.")

    async def job(store: Store) -> str:
        user = await person(store, who)
        await store.write(work.users.change(replace(user, name=new)))
        return user.name

    click.echo(f"{with_store(place, job)} is called {new} now.")


@command.command(short_help="Let a person back in.")
@click.argument("who")
@click.option("--address", default="http://127.0.0.1:8000", show_default=True, help="Address of the server.")
@click.pass_obj
def recover(place: str | None, who: str, address: str) -> None:
    """Print a link that lets the person WHO back in. It works once, within a day.

    Somebody with an account sets a new password there, and their recovery code stops working. A guest is signed in
    again on the device that opens it. Give it only to somebody who has shown you who they are.
    """

    async def job(store: Store) -> tuple[User, str]:
        user = await person(store, who)
        if user.banned:
            raise CommandError(f"{user.name} ({user.id}) is banned; run `emberhall admin unban {user.id}` first.")
        known = await store.read(work.accounts.of_user(user.id)) is not None
        code = codes.fresh("recovery")
        kind: PassKind = "recovery" if known else "device"
        await store.write(work.accounts.add_pass(codes.digest(code), user.id, kind, codes.expiry(A_DAY), now()))
        return user, f"{address.rstrip('/')}/move{'?recover' if known else ''}#{code}"

    user, link = with_store(place, job)
    click.echo(f"For {user.name} ({user.id}), once, until this time tomorrow:\n{link}")


@command.command(short_help="Ban a person.")
@click.argument("who")
@click.pass_obj
def ban(place: str | None, who: str) -> None:
    """Ban the person WHO: their tokens stop working, and they get no new seat."""

    async def job(store: Store) -> User:
        user = await person(store, who)
        await store.write(work.moderation.ban(user.id, now()))
        return user

    user = with_store(place, job)
    click.echo(f"{user.name} ({user.id}) is banned.")


@command.command(short_help="Lift a ban.")
@click.argument("who")
@click.pass_obj
def unban(place: str | None, who: str) -> None:
    """Lift the ban on the person WHO. With an account they can sign in again; a guest's tokens are gone."""

    async def job(store: Store) -> User:
        user = await person(store, who)
        await store.write(work.moderation.ban(user.id, ""))
        return user

    click.echo(f"{with_store(place, job).name} is no longer banned.")


@command.command(short_help="Remove a line of chat.")
@click.argument("table")
@click.argument("line", type=click.IntRange(min=1))
@click.pass_obj
def blank(place: str | None, table: str, line: int) -> None:
    """Remove LINE from the chat at TABLE; people who join from now on see that there was one."""
    if not with_store(place, lambda store: store.write(work.talk.blank(table, line))):
        raise CommandError(f"There is no line {line} at the table {table!r}.")
    click.echo(f"Line {line} is removed.")
