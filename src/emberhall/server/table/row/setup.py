"""The setup of a table: its seats and options, and what else is agreed; the host may change it before the start.

Pure functions from one stored table to the next. People keep their chair, or get another one with everything they
brought; bots make room for people.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from emberhall import Game
from emberhall.server.errors import RequestError, not_the_host
from emberhall.server.table.row import clocks, delays
from emberhall.server.table.row.botnames import with_names
from emberhall.server.table.row.chairs import bot_chair, free_chair, not_forked
from emberhall.store import Chair, StoredTable, User
from emberhall.wire.bodies.tables import Terms
from emberhall.wire.values import Value

TERMS = ("clock", "zero", "away", "delay", "series")
Places: TypeAlias = list[int | None]
"""For each new seat, the old seat whose chair moves there; None for a new chair."""


def change(
    table: StoredTable,
    game: Game,
    user: User,
    seats: int,
    wish: Mapping[str, Value],
    unlocked: Sequence[str] = (),
) -> StoredTable:
    """The table with this many seats and these options; the host's unlocked cards apply as for a new table."""
    if user.id != table.host:
        raise not_the_host()
    if table.status != "open":
        raise RequestError("running", "This game has begun; its terms can no longer change.")
    not_forked(table)
    _check_not_brought(game, wish)
    places = _places(table, seats) if seats in game.seats else []
    options_now = {**_current_options(table, game, seats), **_carried_options(table, game, places)}
    try:
        options = game.setup.check(seats, game.setup.with_profile(seats, {**options_now, **wish}, unlocked))
    except ValueError as problem:
        raise RequestError("bad-options", str(problem), 400) from None
    chairs = with_names(table.id, [_chair(table, old, seat) for seat, old in enumerate(places)], settled=False)
    changed = replace(table, seats=seats, options=options, chairs=chairs)
    _check_nothing_unveiled(table, changed, game)
    return changed


def terms_after(table: StoredTable, wish: Terms | None) -> Mapping[str, str]:
    """The terms besides the options, changed as requested."""
    return {**table.terms, **terms_in(wish)}


def terms_in(wish: Terms | None) -> dict[str, str]:
    """The terms that are requested. Raises RequestError if one of them makes no sense."""
    changed = {name: value for name in TERMS if isinstance(value := getattr(wish, name, None), str)}
    clocks.parse(changed.get("clock", "none"))
    delays.parse(changed.get("delay", "none"))
    return changed


def _brought_names(game: Game, seat: int) -> list[str]:
    return [f"{name}{seat}" for name in game.manners.brings]


def _check_not_brought(game: Game, wish: Mapping[str, Value]) -> None:
    brought = {name: seat for seat in range(max(game.seats)) for name in _brought_names(game, seat)}
    for name in wish:
        if name in brought:
            seat = brought[name]
            raise RequestError("brought", f"{name} is chosen by the player on seat {seat}.", 400, seat=seat)


def _current_options(table: StoredTable, game: Game, seats: int) -> dict[str, Value]:
    """The current options, without those of the profile; defaults become the defaults for this many seats."""
    brought = {name for seat in range(max(game.seats)) for name in _brought_names(game, seat)}
    options = {}
    for setting in game.options:
        if setting.name in table.options and setting.name not in brought and setting.name not in game.manners.profile:
            value = table.options[setting.name]
            options[setting.name] = setting.default(seats) if value == setting.default(table.seats) else value
    return options


def _carried_options(table: StoredTable, game: Game, places: Places) -> dict[str, Value]:
    """What the seats bring, moved along with their chairs."""
    return {
        new: table.options[old]
        for seat, place in enumerate(places)
        if place is not None
        for new, old in zip(_brought_names(game, seat), _brought_names(game, place), strict=True)
        if old in table.options
    }


def _places(table: StoredTable, seats: int) -> Places:
    """Keep everyone: those whose seats go away get a free chair, people before bots, and people may replace bots."""
    places: Places = [seat if seat < table.seats else None for seat in range(seats)]
    going = [chair for chair in table.chairs[seats:] if chair.kind != "free"]
    for chair in sorted(going, key=lambda each: each.kind != "person"):
        kinds = ["free" if place is None else table.chairs[place].kind for place in places]
        if "free" in kinds:
            places[kinds.index("free")] = chair.seat
        elif chair.kind == "person":
            if "bot" not in kinds:
                people = sum(each.kind == "person" for each in table.chairs)
                sentence = f"{people} people are seated, but only {seats} would fit; somebody has to stand up first."
                raise RequestError("no-room", sentence, people=people, seats=seats)
            places[kinds.index("bot")] = chair.seat
    return places


def _chair(table: StoredTable, old: int | None, seat: int) -> Chair:
    """The chair for a seat. A free chair has the face of the seat, people and bots their own."""
    if old is None:
        return free_chair(seat)
    chair = table.chairs[old]
    if chair.kind == "bot" and chair.level is not None:
        return bot_chair(seat, chair.level, chair.user, chair.name)
    return replace(chair, seat=seat)


def _check_nothing_unveiled(before: StoredTable, after: StoredTable, game: Game) -> None:
    """The host may not reveal what somebody else has brought in secret."""
    seen, shown = game.setup.visible(before.options, None), game.setup.visible(after.options, None).values()
    for chair in before.chairs:
        if chair.kind == "person" and chair.user != before.host:
            for name in _brought_names(game, chair.seat):
                if seen.get(name) != before.options.get(name) and before.options.get(name) in shown:
                    raise RequestError(
                        "unveiled",
                        f"This would reveal what {chair.name} has brought; {chair.name} can bring something else.",
                        seat=chair.seat,
                        name=chair.name or "",
                    )
