"""The ladder: the players' standings, and what each game did to them.

A game is rated in the transaction that ends it, so it counts once, however many processes serve its table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from sqlalchemy import Select, and_, bindparam, delete, exists, func, insert, or_, select, update

from emberhall.ratings import UNSURE_SIGMA, Player, Rating, after_game, weighed
from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import chairs, friends, off_ladder, rating_changes, ratings, tables, users


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game that counts: for each seat its player, team and final place."""

    title: str
    players: tuple[Player, ...]
    teams: tuple[int, ...]
    places: tuple[int, ...]
    helped: tuple[int, ...] = ()
    """The seats of people for whom a bot has played: they can lose by the game, and gain nothing."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player on the ladder of a title. Only people have a name and a face."""

    player: Player
    rating: Rating
    games: int
    won: int
    name: str | None = None
    face: str | None = None


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one game did to the rating of the player on a seat."""

    table: str
    seat: int
    title: str
    player: Player
    team: int
    place: int
    before: Rating
    after: Rating
    at: str
    weight: float = 1.0
    """How much of the game counts for this player, from 0 to 1."""


SURE_ENOUGH = ratings.c.sigma <= bindparam("unsure")
RATED = ("table_id", "seat", "title", "kind", "who", "team", "place")
COUNTED = ("mu_before", "sigma_before", "mu", "sigma", "at", "weight")
CHANGE = [rating_changes.c[name] for name in RATED + COUNTED]


def _enter(own_insert: Any) -> Any:
    return own_insert(ratings).on_conflict_do_nothing()


def _hide(own_insert: Any) -> Any:
    return own_insert(off_ladder).on_conflict_do_nothing()


def _listed(*columns: Any) -> Select[Any]:
    """Select the ladder of a title: bots, and people who still exist and have not opted out."""
    players = ratings.outerjoin(users, and_(ratings.c.kind == const("person"), users.c.id == ratings.c.who))
    hidden = exists().where(ratings.c.kind == const("person"), off_ladder.c.user_id == ratings.c.who)
    return (
        select(*columns)
        .select_from(players)
        .where(
            ratings.c.title == bindparam("of"),
            ratings.c.kind != bindparam("but"),
            or_(ratings.c.kind == const("bot"), users.c.id.is_not(None)),
            ~hidden,
        )
    )


STANDING = [ratings.c[name] for name in ("kind", "who", "mu", "sigma", "games", "won")]
ENTER = Query(_enter)
LOCK = Query(
    select(ratings.c.mu, ratings.c.sigma)
    .where(
        ratings.c.title == bindparam("of"), ratings.c.kind == bindparam("a_kind"), ratings.c.who == bindparam("a_who")
    )
    .with_for_update()
)
KEEP = Query(
    update(ratings)
    .where(
        ratings.c.title == bindparam("of"), ratings.c.kind == bindparam("a_kind"), ratings.c.who == bindparam("a_who")
    )
    .values(
        mu=bindparam("new_mu"),
        sigma=bindparam("new_sigma"),
        games=ratings.c.games + const(1),
        won=ratings.c.won + bindparam("more_won"),
        at=bindparam("when"),
    )
)
CHANGED = Query(insert(rating_changes))
PAGE = Query(
    _listed(*STANDING, users.c.name, users.c.face)
    .order_by(SURE_ENOUGH.desc(), ratings.c.mu.desc(), ratings.c.who)
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_friend = exists().where(friends.c.user_id == bindparam("mine"), friends.c.friend_id == ratings.c.who)
OF_FRIENDS = Query(
    _listed(*STANDING, users.c.name, users.c.face)
    .where(or_(ratings.c.who == bindparam("mine"), _friend))
    .order_by(SURE_ENOUGH.desc(), ratings.c.mu.desc(), ratings.c.who)
)
SIZE = Query(_listed(func.count()))
BETTER = Query(_listed(func.count()).where(SURE_ENOUGH, ratings.c.mu > bindparam("mine")))
OF_PLAYER = Query(
    select(ratings.c.title, *STANDING)
    .where(ratings.c.kind == bindparam("a_kind"), ratings.c.who == bindparam("a_who"))
    .order_by(ratings.c.title)
)
_seated = and_(chairs.c.table_id == tables.c.id, chairs.c.kind == const("person"))
_their_own = and_(
    ratings.c.title == tables.c.title, ratings.c.kind == const("person"), ratings.c.who == chairs.c.user_id
)
STRENGTHS = Query(
    select(tables.c.id, ratings.c.mu, ratings.c.sigma)
    .select_from(tables.join(chairs, _seated).join(ratings, _their_own))
    .where(
        tables.c.public == const(1),
        or_(tables.c.status == const("open"), tables.c.status == const("running")),
        ~exists().where(off_ladder.c.user_id == ratings.c.who),
    )
    .limit(bindparam("most"))
    .offset(const(0))
)
HISTORY = Query(
    select(*CHANGE)
    .where(rating_changes.c.kind == bindparam("a_kind"), rating_changes.c.who == bindparam("a_who"))
    .order_by(rating_changes.c.at.desc(), rating_changes.c.table_id, rating_changes.c.seat)
    .limit(bindparam("most"))
    .offset(const(0))
)
OF_GAME = Query(select(*CHANGE).where(rating_changes.c.table_id == bindparam("table")).order_by(rating_changes.c.seat))
ALL = Query(select(*CHANGE).order_by(rating_changes.c.at, rating_changes.c.table_id, rating_changes.c.seat))
NO_RATINGS = Query(delete(ratings))
NO_CHANGES = Query(delete(rating_changes))
ADD_RATING = Query(insert(ratings))
HIDDEN = Query(select(off_ladder.c.user_id).where(off_ladder.c.user_id == bindparam("user")))
HIDE = Query(_hide)
SHOW = Query(delete(off_ladder).where(off_ladder.c.user_id == bindparam("user")))


# --- rating games


@work
def rate(table: str, at: str, game: Rated) -> Steps[None]:
    """Rate a finished game that counts: update its players' ratings, and store the changes."""
    fresh = Rating()
    players = sorted(set(game.players))  # sorted, so that two games of the same players never deadlock
    yield (
        ENTER,
        [
            {"title": game.title, "kind": kind, "who": who, "mu": fresh.mu, "sigma": fresh.sigma}
            | {"games": 0, "won": 0, "at": at}
            for kind, who in players
        ],
    )
    before = {}
    for player in players:
        [row] = yield LOCK, {"of": game.title, "a_kind": player.kind, "a_who": player.who}
        before[player] = Rating(*row)
    changes = _changes_of(table, at, game, before, [1.0] * len(game.players))
    after = {change.player: change.after for change in changes}
    won = {change.player for change in changes if change.place == 1}
    yield (
        KEEP,
        [
            {"of": game.title, "a_kind": player.kind, "a_who": player.who, "when": at}
            | {"new_mu": after[player].mu, "new_sigma": after[player].sigma, "more_won": int(player in won)}
            for player in players
        ],
    )
    yield CHANGED, [_values(change) for change in changes]


@work
def rebuild() -> Steps[int]:
    """Compute all ratings anew, from every game that counts; return how many games."""
    changes = [_change(row) for row in (yield ALL, {})]
    if not changes:
        return 0
    anew, stands = _recomputed(changes)
    last = {(change.title, change.player): change.at for change in anew}
    yield NO_RATINGS, {}
    yield NO_CHANGES, {}
    yield CHANGED, [_values(change) for change in anew]
    yield (
        ADD_RATING,
        [
            {"title": title, "kind": player.kind, "who": player.who, "mu": each.rating.mu, "sigma": each.rating.sigma}
            | {"games": each.games, "won": each.won, "at": last[title, player]}
            for (title, player), each in stands.items()
        ],
    )
    return len({change.table for change in anew})


def _changes_of(
    table: str, at: str, game: Rated, before: dict[Player, Rating], weights: Sequence[float]
) -> list[RatingChange]:
    """The changes a game makes to its players' ratings, by seat."""
    after, changes = after_game(game.players, game.teams, game.places, before), []
    for seat, player in enumerate(game.players):
        old, new = before[player], after[player]
        weight = 0.0 if seat in game.helped and new.mu > old.mu else weights[seat]
        change = RatingChange(
            table, seat, game.title, player, game.teams[seat], game.places[seat], old, weighed(old, new, weight), at
        )
        changes.append(replace(change, weight=weight))
    return changes


def _recomputed(changes: list[RatingChange]) -> tuple[list[RatingChange], dict[tuple[str, Player], Standing]]:
    """All games rated anew, in order, and everybody's standing after them."""
    stands: dict[tuple[str, Player], Standing] = {}
    anew: list[RatingChange] = []
    for table, of_game in groupby(changes, key=lambda change: change.table):
        seats = list(of_game)
        title = seats[0].title
        game = Rated(
            title,
            tuple(change.player for change in seats),
            tuple(change.team for change in seats),
            tuple(change.place for change in seats),
        )
        old = {player: stands.get((title, player), Standing(player, Rating(), 0, 0)) for player in game.players}
        before, weights = {player: each.rating for player, each in old.items()}, [change.weight for change in seats]
        game_changes = _changes_of(table, seats[0].at, game, before, weights)
        anew += game_changes
        for change in game_changes:
            was = old[change.player]
            won = any(each.player == change.player and each.place == 1 for each in game_changes)
            stands[title, change.player] = Standing(change.player, change.after, was.games + 1, was.won + int(won))
    return anew, stands


# --- the ladder of a title


@work
def page(title: str, but: str, limit: int, offset: int) -> Steps[list[Standing]]:
    """A title's players, best first and those with provisional ratings last; none of the kind `but`.

    People who opted out are not listed.
    """
    return [
        _standing(row)
        for row in (yield PAGE, {"of": title, "but": but, "unsure": UNSURE_SIGMA, "most": limit, "skipped": offset})
    ]


@work
def of_friends(title: str, user: str) -> Steps[list[Standing]]:
    """A person and their friends, in the same order."""
    return [
        _standing(row) for row in (yield OF_FRIENDS, {"of": title, "but": "bot", "unsure": UNSURE_SIGMA, "mine": user})
    ]


@work
def size(title: str, but: str) -> Steps[int]:
    """How many players are on the ladder."""
    [(count,)] = yield SIZE, {"of": title, "but": but}
    return int(count)


@work
def better(title: str, but: str, mu: float) -> Steps[int]:
    """How many players have a higher rating that is not provisional."""
    [(count,)] = yield BETTER, {"of": title, "but": but, "unsure": UNSURE_SIGMA, "mine": mu}
    return int(count)


@work
def strengths(limit: int) -> Steps[list[tuple[str, Rating]]]:
    """Pairs of table and rating, for the listed people at public tables that are not over."""
    return [(table, Rating(mu, sigma)) for table, mu, sigma in (yield STRENGTHS, {"most": limit})]


# --- of a player, or a game


@work
def standings_of(player: Player) -> Steps[list[tuple[str, Standing]]]:
    """A player's standings, by title."""
    return [(row[0], _standing(row[1:])) for row in (yield OF_PLAYER, {"a_kind": player.kind, "a_who": player.who})]


@work
def history(player: Player, limit: int) -> Steps[list[RatingChange]]:
    """A player's latest rating changes, oldest first."""
    rows = yield HISTORY, {"a_kind": player.kind, "a_who": player.who, "most": limit}
    return [_change(row) for row in reversed(rows)]


@work
def of_game(table: str) -> Steps[list[RatingChange]]:
    """The rating changes of a table's game, by seat; empty if it did not count."""
    return [_change(row) for row in (yield OF_GAME, {"table": table})]


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
    kind, who, mu, sigma, games, won, *name_and_face = row
    return Standing(Player(kind, who), Rating(mu, sigma), games, won, *name_and_face)


def _change(row: Row) -> RatingChange:
    table, seat, title, kind, who, team, place, mu_before, sigma_before, mu, sigma, at, weight = row
    before, after = Rating(mu_before, sigma_before), Rating(mu, sigma)
    return RatingChange(table, seat, title, Player(kind, who), team, place, before, after, at, weight)


def _values(change: RatingChange) -> dict[str, Any]:
    return {
        "table_id": change.table,
        "seat": change.seat,
        "title": change.title,
        "kind": change.player.kind,
        "who": change.player.who,
        "team": change.team,
        "place": change.place,
        "mu_before": change.before.mu,
        "sigma_before": change.before.sigma,
        "mu": change.after.mu,
        "sigma": change.after.sigma,
        "at": change.at,
        "weight": change.weight,
    }
