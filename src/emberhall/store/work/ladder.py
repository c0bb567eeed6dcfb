"""The ladder of each title: the players' standings in order, and what games did to them.

It is read from its beginning by an index; ranks are counted by the index alone.
"""

from collections.abc import Sequence
from math import inf
from typing import Any

from sqlalchemy import Select, and_, bindparam, delete, exists, func, or_, select, union_all

from emberhall.ratings import Player, Rating
from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import chairs, friends, off_ladder, rating_changes, ratings, tables, users
from emberhall.store.work.lists import newest
from emberhall.store.work.ratings import CHANGE, RatingChange, Standing, change_of


def _hide(own_insert: Any) -> Any:
    return own_insert(off_ladder).on_conflict_do_nothing()


HIDDEN_PLAYER = exists().where(ratings.c.kind == const("person"), off_ladder.c.user_id == ratings.c.who)
OF_TITLE = and_(ratings.c.title == bindparam("of"), ratings.c.kind != bindparam("but"))


def _listed(*columns: Any) -> Select[Any]:
    """Select the ladder of a title: bots, and people who still exist and have not opted out."""
    players = ratings.outerjoin(users, and_(ratings.c.kind == const("person"), users.c.id == ratings.c.who))
    there = or_(ratings.c.kind == const("bot"), users.c.id.is_not(None))
    return select(*columns).select_from(players).where(OF_TITLE, there, ~HIDDEN_PLAYER)


STANDING = [ratings.c[name] for name in ("kind", "who", "mu", "sigma", "games", "won", "ranked", "opponents")]
PAGE = Query(
    _listed(*STANDING, users.c.name, users.c.face)
    .order_by(ratings.c.ranked.desc(), ratings.c.mu.desc(), ratings.c.who)
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_friends = select(friends.c.friend_id).where(friends.c.user_id == bindparam("mine"))
OF_FRIENDS = Query(
    _listed(*STANDING, users.c.name, users.c.face)
    .where(ratings.c.kind == const("person"), or_(ratings.c.who == bindparam("mine"), ratings.c.who.in_(_friends)))
    .order_by(ratings.c.ranked.desc(), ratings.c.mu.desc(), ratings.c.who)
)
_counted = select(func.count()).where(OF_TITLE)
_theirs = and_(ratings.c.kind == const("person"), ratings.c.who == off_ladder.c.user_id)
EVERY = Query(_counted.select_from(ratings))
UNLISTED = Query(_counted.select_from(off_ladder.join(ratings, _theirs)))
BETWEEN = Query(
    _counted.select_from(ratings).where(
        ratings.c.ranked == const(1),
        ratings.c.mu > bindparam("mine"),
        ratings.c.mu <= bindparam("most"),
        ~HIDDEN_PLAYER,
    )
)
OF_PLAYER = Query(
    select(ratings.c.title, *STANDING)
    .where(ratings.c.kind == bindparam("a_kind"), ratings.c.who == bindparam("a_who"))
    .order_by(ratings.c.title)
)
_seated = and_(chairs.c.table_id == tables.c.id, chairs.c.kind == const("person"))
_their_own = and_(
    ratings.c.title == tables.c.title, ratings.c.kind == const("person"), ratings.c.who == chairs.c.user_id
)
_shown = union_all(*(select(newest(status).subquery().c.id) for status in ("open", "running"))).subquery()
STRENGTHS = Query(
    select(tables.c.id, ratings.c.mu, ratings.c.sigma)
    .select_from(_shown.join(tables, tables.c.id == _shown.c.id).join(chairs, _seated).join(ratings, _their_own))
    .where(~exists().where(off_ladder.c.user_id == ratings.c.who))
)
HISTORY = Query(
    select(*CHANGE)
    .where(rating_changes.c.kind == bindparam("a_kind"), rating_changes.c.who == bindparam("a_who"))
    .order_by(rating_changes.c.at.desc(), rating_changes.c.table_id, rating_changes.c.seat)
    .limit(bindparam("most"))
    .offset(const(0))
)
OF_GAME = Query(select(*CHANGE).where(rating_changes.c.table_id == bindparam("table")).order_by(rating_changes.c.seat))
HIDDEN = Query(select(off_ladder.c.user_id).where(off_ladder.c.user_id == bindparam("user")))
HIDE = Query(_hide)
SHOW = Query(delete(off_ladder).where(off_ladder.c.user_id == bindparam("user")))


# --- the ladder of a title


@work
def page(title: str, but: str, limit: int, offset: int) -> Steps[list[Standing]]:
    """A title's players, best first and those with provisional ratings last; none of the kind `but`.

    People who opted out are not listed.
    """
    return [_standing(row) for row in (yield PAGE, {"of": title, "but": but, "most": limit, "skipped": offset})]


@work
def of_friends(title: str, user: str) -> Steps[list[Standing]]:
    """A person and their friends, in the same order."""
    return [_standing(row) for row in (yield OF_FRIENDS, {"of": title, "but": "bot", "mine": user})]


@work
def size(title: str, but: str) -> Steps[int]:
    """How many players are on the ladder."""
    [(every,)] = yield EVERY, {"of": title, "but": but}
    [(unlisted,)] = yield UNLISTED, {"of": title, "but": but}
    return int(every) - int(unlisted)


@work
def ranks(title: str, but: str, mus: Sequence[float]) -> Steps[dict[float, int]]:
    """The rank that each of these ratings has or would have. Each part of the ladder is counted once."""
    places, above, better = dict[float, int](), inf, 0
    for mu in sorted(set(mus), reverse=True):
        [(more,)] = yield BETWEEN, {"of": title, "but": but, "mine": mu, "most": above}
        better += more
        places[mu], above = 1 + better, mu
    return places


@work
def strengths() -> Steps[list[tuple[str, Rating]]]:
    """Pairs of table and rating, for the listed people at the newest public tables that are not over."""
    return [(table, Rating(mu, sigma)) for table, mu, sigma in (yield STRENGTHS, {})]


# --- of a player, or a game


@work
def standings_of(player: Player) -> Steps[list[tuple[str, Standing]]]:
    """A player's standings, by title."""
    return [(row[0], _standing(row[1:])) for row in (yield OF_PLAYER, {"a_kind": player.kind, "a_who": player.who})]


@work
def history(player: Player, limit: int) -> Steps[list[RatingChange]]:
    """A player's latest rating changes, oldest first."""
    rows = yield HISTORY, {"a_kind": player.kind, "a_who": player.who, "most": limit}
    return [change_of(row) for row in reversed(rows)]


@work
def of_game(table: str) -> Steps[list[RatingChange]]:
    """The rating changes of a table's game, by seat; empty if it did not count."""
    return [change_of(row) for row in (yield OF_GAME, {"table": table})]


@work
def is_listed(user: str) -> Steps[bool]:
    """True if a person is listed on the ladder."""
    return not (yield HIDDEN, {"user": user})


@work
def list_person(user: str, listed: bool) -> Steps[None]:
    """List a person on the ladder, or not."""
    if listed:
        yield SHOW, {"user": user}
    else:
        yield HIDE, {"user_id": user}


def _standing(row: Row) -> Standing:
    kind, who, mu, sigma, games, won, ranked, opponents, *name_and_face = row
    return Standing(Player(kind, who), Rating(mu, sigma), games, won, bool(ranked), opponents, *name_and_face)
