"""Rating games: what each did to the standings of its players, and how much of it counts.

A game is rated in the transaction that ends it, so it counts once, however many processes serve its table. Nobody
climbs by playing with themselves: games of the same two people, and of people at one address, count for less and less.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

from sqlalchemy import bindparam, delete, distinct, func, insert, select, update

from emberhall.ratings import UNSURE_SIGMA, Player, Rating, after_game, weighed
from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import rating_changes, ratings

FULL = 3
"""How many games of the same two people within DAYS count in full; each further one counts half of the one before."""
DAYS = 7
SHARED = 0.25
"""How much of a game counts for people who play each other from one address."""
VARIETY = 3
"""How many different opponents, people or levels of bots, somebody must have met for a rank."""
SOLID = 0.5
"""How much of a game must count for its opponents to count as met."""
LATEST = 300
"""How many games of a player are looked at for that."""


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game that counts: for each seat its player, team and final place."""

    title: str
    players: tuple[Player, ...]
    teams: tuple[int, ...]
    places: tuple[int, ...]
    helped: tuple[int, ...] = ()
    """The seats of people for whom a bot has played: they can lose by the game, and gain nothing."""
    shared: tuple[int, ...] = ()
    """The seats of people who have played from the address of another person at the table."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player on the ladder of a title. Only people have a name and a face."""

    player: Player
    rating: Rating
    games: int
    won: int
    ranked: bool = False
    """True if the rating is sure enough, and from enough different opponents, for a place."""
    opponents: int = 0
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


RATED = ("table_id", "seat", "title", "kind", "who", "team", "place")
COUNTED = ("mu_before", "sigma_before", "mu", "sigma", "at", "weight")
CHANGE = [rating_changes.c[name] for name in RATED + COUNTED]
THIS = (ratings.c.title == bindparam("of"), ratings.c.kind == bindparam("a_kind"), ratings.c.who == bindparam("a_who"))


def _enter(own_insert: Any) -> Any:
    return own_insert(ratings).on_conflict_do_nothing()


ENTER = Query(_enter)
LOCK = Query(select(ratings.c.mu, ratings.c.sigma, ratings.c.opponents).where(*THIS).with_for_update())
KEEP = Query(
    update(ratings)
    .where(*THIS)
    .values(
        mu=bindparam("new_mu"),
        sigma=bindparam("new_sigma"),
        games=ratings.c.games + const(1),
        won=ratings.c.won + bindparam("more_won"),
        at=bindparam("when"),
        opponents=bindparam("more"),
        ranked=bindparam("now_ranked"),
    )
)
CHANGED = Query(insert(rating_changes))
_other = rating_changes.alias("other")
MEETINGS = Query(
    select(func.count())
    .select_from(rating_changes.join(_other, _other.c.table_id == rating_changes.c.table_id))
    .where(
        rating_changes.c.who == bindparam("one"),
        rating_changes.c.title == bindparam("of"),
        rating_changes.c.at >= bindparam("since"),
        _other.c.who == bindparam("two"),
    )
)
_mine = (
    select(rating_changes.c.table_id, rating_changes.c.team)
    .where(
        rating_changes.c.who == bindparam("a_who"),
        rating_changes.c.title == bindparam("of"),
        rating_changes.c.kind == bindparam("a_kind"),
        rating_changes.c.weight >= bindparam("solid"),
    )
    .order_by(rating_changes.c.at.desc())
    .limit(const(LATEST))
    .offset(const(0))
    .subquery()
)
OPPONENTS = Query(
    select(func.count(distinct(_other.c.kind.op("||")(const(" ")).op("||")(_other.c.who))))
    .select_from(_mine.join(_other, _other.c.table_id == _mine.c.table_id))
    .where(_other.c.team != _mine.c.team)
)
ALL = Query(select(*CHANGE).order_by(rating_changes.c.at, rating_changes.c.table_id, rating_changes.c.seat))
NO_RATINGS = Query(delete(ratings))
NO_CHANGES = Query(delete(rating_changes))
ADD_RATING = Query(insert(ratings))


@work
def rate(table: str, at: str, game: Rated) -> Steps[None]:
    """Rate a finished game that counts: update its players' ratings, and store the changes."""
    fresh = Rating()
    players = sorted(set(game.players))  # sorted, so that two games of the same players never deadlock
    new = {"title": game.title, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0, "won": 0, "at": at}
    yield ENTER, [{**new, "kind": kind, "who": who, "opponents": 0, "ranked": 0} for kind, who in players]
    before, opponents = {}, {}
    for player in players:
        [(mu, sigma, known)] = yield LOCK, {"of": game.title, "a_kind": player.kind, "a_who": player.who}
        before[player], opponents[player] = Rating(mu, sigma), known
    weights = yield from _weights(game, at)
    changes = _changes_of(table, at, game, before, weights)
    yield CHANGED, [_values(change) for change in changes]
    for player in players:
        if opponents[player] < VARIETY:
            named = {"of": game.title, "a_kind": player.kind, "a_who": player.who, "solid": SOLID}
            [(opponents[player],)] = yield OPPONENTS, named
    after = {change.player: change.after for change in changes}
    won = {change.player for change in changes if change.place == 1}
    yield (
        KEEP,
        [
            {"of": game.title, "a_kind": player.kind, "a_who": player.who, "when": at, "more": opponents[player]}
            | {"new_mu": after[player].mu, "new_sigma": after[player].sigma, "more_won": int(player in won)}
            | {"now_ranked": int(is_ranked(after[player], opponents[player]))}
            for player in players
        ],
    )


def is_ranked(rating: Rating, opponents: int) -> bool:
    """True if a rating is sure enough, and from enough different opponents, for a place on the ladder."""
    return rating.sigma <= UNSURE_SIGMA and opponents >= VARIETY


def _weights(game: Rated, at: str) -> Steps[list[float]]:
    """How much of a game counts for each seat, by how often its people have met lately, and from where."""
    since = (datetime.fromisoformat(at) - timedelta(days=DAYS)).isoformat()
    weights = [1.0] * len(game.players)
    for one, player in enumerate(game.players):
        for two in range(one + 1, len(game.players)):
            other = game.players[two]
            if game.teams[one] == game.teams[two] or "bot" in (player.kind, other.kind):
                continue
            [(meetings,)] = yield MEETINGS, {"one": player.who, "two": other.who, "of": game.title, "since": since}
            weight = pair_weight(meetings, one in game.shared and two in game.shared)
            weights[one], weights[two] = min(weights[one], weight), min(weights[two], weight)
    return weights


def pair_weight(meetings: int, shared: bool) -> float:
    """How much of a game counts between two people who have met that often lately, perhaps from one address."""
    return float(0.5 ** max(0, meetings + 1 - FULL)) * (SHARED if shared else 1)


@work
def rebuild() -> Steps[int]:
    """Compute all ratings anew, from every game that counts; return how many games."""
    changes = [change_of(row) for row in (yield ALL, {})]
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
            | {"opponents": each.opponents, "ranked": int(each.ranked)}
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
    rivals: dict[tuple[str, Player], set[Player]] = {}
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
            if change.weight >= SOLID:
                rivals.setdefault((title, change.player), set()).update(
                    each.player for each in game_changes if each.team != change.team
                )
    for key, each in stands.items():
        opponents = len(rivals.get(key, ()))
        stands[key] = replace(each, opponents=opponents, ranked=is_ranked(each.rating, opponents))
    return anew, stands


def change_of(row: Row) -> RatingChange:
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
