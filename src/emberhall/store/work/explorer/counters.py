"""Counters: a game's are added when it ends, together with its result, so each game counts once.

However many games there are, the counters are as many as there are things to count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, func, or_, select

from emberhall.ratings import Rating, band_of
from emberhall.store.queries import Query, Steps, const, work
from emberhall.store.schema import counters, ratings, tables


class Counter(NamedTuple):
    """What is counted, at what kind of table and for whom, and the sums. `won` is in sixtieths of a win."""

    sheet: str
    item: str
    part: str
    seats: int
    sides: int
    who: str
    band: str
    games: int
    won: int
    amount: int


@dataclass(frozen=True, slots=True)
class Counted:
    """What a finished game adds. The band of a person is `@` and their id: how strong they are is looked up."""

    title: str
    rules: int
    counters: tuple[Counter, ...]


def _add(own_insert: Any) -> Any:
    new = own_insert(counters)
    sums = {name: counters.c[name] + new.excluded[name] for name in ("games", "won", "amount")}
    key = [column.name for column in counters.primary_key]
    return new.on_conflict_do_update(index_elements=key, set_=sums)


ADD = Query(_add)
FORGET = Query(delete(counters))
FINISHED = Query(
    select(tables.c.id).where(tables.c.status == const("over"), tables.c.public == const(1)).order_by(tables.c.moved)
)
STRENGTH = Query(
    select(ratings.c.mu, ratings.c.sigma).where(
        ratings.c.title == bindparam("of"), ratings.c.kind == const("person"), ratings.c.who == bindparam("a_who")
    )
)
_the_sheet = (
    counters.c.title == bindparam("of"),
    counters.c.sheet == bindparam("of_sheet"),
    counters.c.rules == bindparam("under"),
)
_kinds = (counters.c.item, counters.c.part, counters.c.sides)
_sums = tuple(func.sum(counters.c[name]) for name in ("games", "won", "amount"))
_where = (
    or_(bindparam("an_item") == const(""), counters.c.item == bindparam("an_item")),
    or_(bindparam("a_who") == const(""), counters.c.who == bindparam("a_who")),
    or_(bindparam("a_band") == const(""), counters.c.band == bindparam("a_band")),
    or_(bindparam("seated") == const(0), counters.c.seats == bindparam("seated")),
)
SUMS = Query(select(*_kinds, *_sums).where(*_the_sheet, *_where).group_by(*_kinds))
RULES = Query(
    select(counters.c.rules)
    .where(counters.c.title == bindparam("of"), counters.c.sheet == bindparam("of_sheet"))
    .distinct()
)


@work
def add(counted: Counted) -> Steps[None]:
    """Add what a game has counted."""
    bands: dict[str, str] = {}
    for band in sorted({each.band for each in counted.counters if each.band.startswith("@")}):
        rows = yield STRENGTH, {"of": counted.title, "a_who": band[1:]}
        bands[band] = band_of(Rating(*rows[0])) if rows else band_of(Rating())
    settled = [each._replace(band=bands.get(each.band, each.band)) for each in counted.counters]
    place: Mapping[str, Any] = {"title": counted.title, "rules": counted.rules}
    # in order, so that two games that end at once never wait for each other in a circle
    yield ADD, [{**place, **each._asdict()} for each in sorted(settled)]


@work
def of_sheet(
    title: str, sheet: str, rules: int, item: str = "", who: str = "", band: str = "", seats: int = 0
) -> Steps[list[Counter]]:
    """The sums of a sheet, of one item or all, over what is left open: seats, who, band."""
    where = {"of": title, "of_sheet": sheet, "under": rules, "an_item": item, "a_who": who, "a_band": band}
    rows = yield SUMS, {**where, "seated": seats}
    return [
        Counter(sheet, of_item, part, seats, sides, who, band, int(games), int(won), int(amount))
        for of_item, part, sides, games, won, amount in rows
    ]


@work
def rules_of(title: str, sheet: str) -> Steps[list[int]]:
    """Under which rules games of a title were counted."""
    return [rules for (rules,) in (yield RULES, {"of": title, "of_sheet": sheet})]


@work
def finished() -> Steps[list[str]]:
    """The public tables whose games are over, in the order they ended."""
    return [table for (table,) in (yield FINISHED, {})]


@work
def replace(every: Sequence[Counted]) -> Steps[None]:
    """Replace all counters."""
    yield FORGET, {}
    for counted in every:
        yield from add(counted)
