"""The explorer for people: counters of this server's games, with those that come with the titles, as figures."""

from functools import cache, lru_cache

from emberhall import load, titles
from emberhall.explorer.counting import GAMES, Counters, Key, Tally, added, sheets_of
from emberhall.explorer.figures import LEAST, Figure
from emberhall.explorer.showing import Filter, shown
from emberhall.explorer.table import Table, table_of
from emberhall.kernel.counts.sheets import Sheet
from emberhall.server.errors import RequestError
from emberhall.store import Counter, Store, work
from emberhall.wire.bodies import explorer as bodies

KINDS = {"people": "person", "bots": "bot"}
DIGITS = 2
FILTERS = 64
"""How many sheets under how many filters are remembered."""


async def shelves(store: Store) -> list[bodies.ExplorerShelf]:
    """The titles that say what is counted."""
    return [await _shelf(store, title) for title in titles() if sheets_of(title)]


async def _shelf(store: Store, title: str) -> bodies.ExplorerShelf:
    game, table = load(title), table_of(title)
    rules = {game.RULES, *([table.heading.rules] if table is not None else [])}
    rules.update(await store.read(work.explorer.rules_of(title, GAMES)))
    return bodies.ExplorerShelf(
        title=title,
        rules=sorted(rules, reverse=True),
        seats=[seats for seats in game.seats if seats > 1],
        sheets=[_info(sheet) for sheet in sheets_of(title)],
        bots=None if table is None else bodies.CountedGames(table.heading.games, list(table.heading.levels)),
    )


def _info(sheet: Sheet) -> bodies.SheetInfo:
    parts, amounts = list(sheet.parts), list(sheet.amounts)
    return bodies.SheetInfo(sheet.name, sheet.view, sheet.kind, parts, amounts, sheet.names, sheet.even, sheet.shows)


async def of_title(
    store: Store,
    title: str,
    name: str,
    item: str,
    company: str | None,
    band: str | None,
    seats: int | None,
    rules: int | None,
) -> bodies.ExplorerSheet:
    """The figures of a sheet. Raises RequestError if there is no such title or sheet."""
    sheet = _sheet(title, name)
    where = Filter(KINDS.get(company or ""), band, seats)
    under = load(title).RULES if rules is None else rules
    counters: Counters = {}
    for each, only in ((name, item), (GAMES, "")):
        rows = await store.read(
            work.explorer.of_sheet(title, each, under, only, where.who or "", band or "", seats or 0)
        )
        added(counters, _counters(rows))
    table = table_of(title)
    if table is not None and table.heading.rules == under:
        sums = _of_table(title, name, where)
        added(counters, {key: of for key, of in sums.items() if item in ("", key.item) or key.sheet == GAMES})
    showing = shown(sheet, counters.items())
    listed = [
        bodies.ExplorerRow(row.item, [_figure(part, each) for part, each in row.figures.items()])
        for row in showing.rows
    ]
    return bodies.ExplorerSheet(title, name, under, showing.games, LEAST, _figure("", showing.overall), listed)


def _sheet(title: str, name: str) -> Sheet:
    if title not in titles():
        raise RequestError("unknown-title", f"There is no game {title[:64]!r}.", 404)
    for sheet in sheets_of(title):
        if sheet.name == name:
            return sheet
    raise RequestError("unknown-sheet", f"{title} has no sheet {name[:64]!r}.", 404)


def _counters(rows: list[Counter]) -> Counters:
    return {Key(*row[:7]): Tally(*row[7:]) for row in rows}


@lru_cache(FILTERS)
def _of_table(title: str, sheet: str, where: Filter) -> Counters:
    """The sums of a sheet that come with a title, through a filter: the same for every request."""
    sums: Counters = {}
    for each in (sheet, GAMES):
        for key, tally in _by_sheet(title).get(each, {}).items():
            if where.fits(key):
                added(sums, {key._replace(seats=0, who="", band=""): tally})
    return sums


@cache
def _by_sheet(title: str) -> dict[str, Counters]:
    """The table of a title, sheet by sheet: read once, as it never changes."""
    table: Table | None = table_of(title)
    sheets: dict[str, Counters] = {}
    for key, tally in table.counters.items() if table is not None else ():
        sheets.setdefault(key.sheet, {})[key] = tally
    return sheets


def _figure(part: str, figure: Figure) -> bodies.FigureInfo:
    info = bodies.FigureInfo(part, figure.games, figure.sure, round(figure.amount, DIGITS))
    if figure.rate is not None:
        info.rate, info.low, info.high = (round(100 * each, DIGITS) for each in (figure.rate, figure.low, figure.high))
    return info
