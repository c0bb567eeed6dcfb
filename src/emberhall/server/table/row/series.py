"""Series: a best of three between two sides. Its games are rematches of each other, and each knows the ones before.

A drawn game counts for nobody. It is over when one side cannot be caught up with, or after the third game. Whoever lost
a game begins the next, where the title has an option `first_...` that names the seat. A series is between those who
began it: when somebody else plays, or a bot at the end, the count begins anew.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from msgspec import UNSET

from emberhall import Game
from emberhall.server.errors import RequestError
from emberhall.store import StoredTable
from emberhall.wire.tables import SeriesGame, SeriesInfo

BEST: Final = {"three": 3}
SIDES: Final = 2


def check_sides(row: StoredTable, game: Game) -> StoredTable:
    """Return the row. Raises RequestError if it wants a series, and not just two sides play."""
    if "series" in row.terms and row.terms["series"] in BEST and len(_sides(row, game)) != SIDES:
        raise RequestError("series-sides", "A series is between two sides; at this table there are more, or one.", 400)
    return row


def series_of(row: StoredTable, game: Game) -> SeriesInfo | None:
    """The series that a table belongs to, as it stands; None if it belongs to none."""
    best = BEST.get(row.terms.get("series", ""), 0)
    if not best or len(sides := _sides(row, game)) != SIDES:
        return None
    games = [_told(row, sides, each) for each in _known(row, game)]
    if row.status == "over" and row.winners is not None:
        games.append(_told(row, sides, _result(row)))
    won = [sum(each.won == side for each in games) for side in range(SIDES)]
    info = SeriesInfo(best, sides, won, games)
    if 2 * max(won) > best or len(games) >= best:
        info.winner = None if won[0] == won[1] else won.index(max(won))
    elif games:
        begins = _loser(games[-1], sides) if row.status == "over" else row.options.get(_first(game) or "")
        info.begins = begins if _first(game) and isinstance(begins, int) else UNSET
    return info


def goes_on(old: StoredTable, new: StoredTable, game: Game) -> StoredTable:
    """The rematch of a table, as the next game of its series, if it has one: what was played so far, and who begins."""
    info = series_of(old, game)
    if info is None:
        return new
    first, loser = _first(game), _loser(info.games[-1], info.sides) if info.games else None
    if first is not None and loser is not None:
        new = replace(new, options=game.setup.check(new.seats, {**new.options, first: loser}))
    if info.winner is not UNSET:  # the next one begins another series
        return new
    past = (*_known(old, game), *([] if old.winners is None else [_result(old)]))
    return replace(new, purpose=replace(new.purpose, series=past))


def _sides(row: StoredTable, game: Game) -> list[list[int]]:
    """The seats of each side."""
    teams = game.setup.teams(row.seats, row.options)
    return [[seat for seat, of in enumerate(teams) if of == team] for team in dict.fromkeys(teams)]


def _first(game: Game) -> str | None:
    """The option that names the seat which begins, if the title has one."""
    return next((each.name for each in game.options if each.name.startswith("first_")), None)


def _loser(game: SeriesGame, sides: Sequence[Sequence[int]]) -> int | None:
    """The first seat of the side that lost a game."""
    return None if game.won is None else sides[1 - game.won][0]


def _series(row: StoredTable) -> str:
    """The name of a series: the first table with the same people's marks."""
    return str(row.purpose.series[0]["series"]) if row.purpose.series else row.id


def _people(row: StoredTable) -> list[str]:
    """A mark for each seat, equal for the same person in all games of a series; nothing of a person stays in it."""
    series = _series(row)
    users = [chair.user for chair in row.chairs]
    return ["" if user is None else sha256(f"{series} {user}".encode()).hexdigest()[:16] for user in users]


def _result(row: StoredTable) -> dict[str, Any]:
    """A finished game, as the next one keeps it."""
    return {
        "series": _series(row),
        "table": row.id,
        "people": _people(row),
        "winners": row.winners,
        "scores": row.scores,
    }


def _known(row: StoredTable, game: Game) -> Sequence[Mapping[str, Any]]:
    """The earlier games, if the same people play now."""
    sides, people = _sides(row, game), _people(row)
    now = sorted(sorted(people[seat] for seat in side) for side in sides)
    for each in row.purpose.series:
        if len(each["people"]) != row.seats or now[0] == now[1]:
            return ()
        if sorted(sorted(each["people"][seat] for seat in side) for side in sides) != now:
            return ()
    return row.purpose.series


def _told(row: StoredTable, sides: Sequence[Sequence[int]], result: Mapping[str, Any]) -> SeriesGame:
    """A finished game, by the sides of this one: somebody may have moved to another seat since."""
    people = _people(row)
    now = [sorted(people[seat] for seat in side) for side in sides]
    then = [sorted(result["people"][seat] for seat in side) for side in sides]
    order = [0, 1] if then[0] == now[0] else [1, 0]
    won = [any(seat in result["winners"] for seat in sides[side]) for side in order]
    game = SeriesGame(result["table"], None if won[0] == won[1] else won.index(True))
    if result["scores"] is not None:
        game.scores = [max(result["scores"][seat] for seat in sides[side]) for side in order]
    return game
