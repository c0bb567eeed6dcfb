"""The standings of a season, in the order of the ladder; what games write there is in `store/work/ratings.py`."""

from collections.abc import Sequence
from math import inf
from typing import Any

from sqlalchemy import Select, and_, bindparam, exists, func, or_, select

from emberhall.ratings import Player, Rating
from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import friends, off_ladder, season_standings, users
from emberhall.store.work.ratings import Standing

rows = season_standings.c
PERSON = rows.kind == const("person")
OF_SEASON = and_(rows.title == bindparam("of"), rows.season == bindparam("during"))
SHOWN = and_(OF_SEASON, rows.kind != bindparam("but"))
HIDDEN = exists().where(PERSON, off_ladder.c.user_id == rows.who)
STANDING = [rows[name] for name in ("kind", "who", "mu", "sigma", "games", "won", "ranked", "opponents")]
ORDER = (rows.ranked.desc(), rows.mu.desc(), rows.who)


def _listed() -> Select[Any]:
    """Select the standings of a season: of bots, and of people who still exist and have not opted out."""
    players = season_standings.outerjoin(users, and_(PERSON, users.c.id == rows.who))
    there = or_(rows.kind == const("bot"), users.c.id.is_not(None))
    columns = [*STANDING, users.c.name, users.c.face]
    return select(*columns).select_from(players).where(SHOWN, there, ~HIDDEN).order_by(*ORDER)


_friends = select(friends.c.friend_id).where(friends.c.user_id == bindparam("mine"))
PAGE = Query(_listed().limit(bindparam("most")).offset(bindparam("skipped")))
AMONG_FRIENDS = Query(_listed().where(or_(rows.who == bindparam("mine"), rows.who.in_(_friends))))
EVERY = Query(select(func.count()).where(SHOWN))
UNLISTED = Query(
    select(func.count())
    .select_from(off_ladder.join(season_standings, and_(PERSON, rows.who == off_ladder.c.user_id)))
    .where(SHOWN)
)
BETWEEN = Query(
    select(func.count()).where(
        SHOWN, rows.ranked == const(1), rows.mu > bindparam("mine"), rows.mu <= bindparam("most"), ~HIDDEN
    )
)
OF_PLAYER = Query(select(*STANDING).where(OF_SEASON, PERSON, rows.who == bindparam("mine")))
FIRST = Query(
    select(rows.season).where(rows.title == bindparam("of")).order_by(rows.season).limit(const(1)).offset(const(0))
)


@work
def page(title: str, season: str, but: str, limit: int, offset: int) -> Steps[list[Standing]]:
    """The players of a season, best first and those with provisional ratings last; none of the kind `but`."""
    where = {"of": title, "during": season, "but": but, "most": limit, "skipped": offset}
    return [_standing(row) for row in (yield PAGE, where)]


@work
def of_friends(title: str, season: str, user: str) -> Steps[list[Standing]]:
    """A person and their friends in a season, in the same order."""
    standings = yield AMONG_FRIENDS, {"of": title, "during": season, "but": "bot", "mine": user}
    return [_standing(row) for row in standings]


@work
def size(title: str, season: str, but: str) -> Steps[int]:
    """How many players have played in a season."""
    where = {"of": title, "during": season, "but": but}
    [(every,)] = yield EVERY, where
    [(unlisted,)] = yield UNLISTED, where
    return int(every) - int(unlisted)


@work
def ranks(title: str, season: str, but: str, mus: Sequence[float]) -> Steps[dict[float, int]]:
    """The rank that each of these ratings has or would have in a season. Each part of it is counted once."""
    places, above, better = dict[float, int](), inf, 0
    for mu in sorted(set(mus), reverse=True):
        [(more,)] = yield BETWEEN, {"of": title, "during": season, "but": but, "mine": mu, "most": above}
        better += more
        places[mu], above = 1 + better, mu
    return places


@work
def of_player(title: str, season: str, user: str) -> Steps[Standing | None]:
    """A person's standing in a season."""
    standings = yield OF_PLAYER, {"of": title, "during": season, "mine": user}
    return _standing(standings[0]) if standings else None


@work
def first(title: str) -> Steps[str | None]:
    """The first season in which a title was played."""
    standings = yield FIRST, {"of": title}
    return str(standings[0][0]) if standings else None


def _standing(row: Row) -> Standing:
    kind, who, mu, sigma, games, won, ranked, opponents, *name_and_face = row
    return Standing(Player(kind, who), Rating(mu, sigma), games, won, bool(ranked), opponents, *name_and_face)
