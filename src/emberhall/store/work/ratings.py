"""Rating games: what each did to the standings of its players, and how much of it counts.

A game is rated in the transaction that ends it, so it counts once, however many processes serve its table. Nobody
climbs by playing with themselves: games of the same two people, and of people at one address, count for less and less.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

from sqlalchemy import bindparam, delete, distinct, func, insert, select, update

from emberhall.ratings import UNSURE_SIGMA, Player, Rating, after_game, rested, season_of, weighed
from emberhall.store.queries import Query, Row, Steps, const, work
from emberhall.store.schema import rating_changes, ratings, season_standings

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
LOCK = Query(select(ratings.c.mu, ratings.c.sigma, ratings.c.at, ratings.c.opponents).where(*THIS).with_for_update())
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


def _in_season(own_insert: Any) -> Any:
    new = own_insert(season_standings)
    changes: dict[str, Any] = {name: new.excluded[name] for name in ("mu", "sigma", "opponents", "ranked")}
    changes |= {name: season_standings.c[name] + new.excluded[name] for name in ("games", "won")}
    return new.on_conflict_do_update(index_elements=["title", "season", "kind", "who"], set_=changes)


IN_SEASON = Query(_in_season)
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
NO_SEASONS = Query(delete(season_standings))
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
        [(mu, sigma, last, known)] = yield LOCK, {"of": game.title, "a_kind": player.kind, "a_who": player.who}
        before[player], opponents[player] = _carried(player, Rating(mu, sigma), last, at), known
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
    stands = [Standing(player, after[player], 1, int(player in won), opponents=opponents[player]) for player in players]
    yield IN_SEASON, [_seasonal(game.title, season_of(at), each) for each in stands]


def _carried(player: Player, rating: Rating, last: str, at: str) -> Rating:
    """The rating with which a player begins a game: a person's grows uncertain over the seasons, a bot's does not."""
    return rested(rating, last, at) if player.kind == "person" else rating


def _seasonal(title: str, season: str, each: Standing) -> dict[str, Any]:
    """A standing in a season, as a row."""
    return {
        "title": title,
        "season": season,
        "kind": each.player.kind,
        "who": each.player.who,
        "mu": each.rating.mu,
        "sigma": each.rating.sigma,
        "games": each.games,
        "won": each.won,
        "opponents": each.opponents,
        "ranked": int(is_ranked(each.rating, each.opponents)),
    }


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
    anew = _recomputed(changes)
    for query in (NO_RATINGS, NO_SEASONS, NO_CHANGES):
        yield query, {}
    yield CHANGED, [_values(change) for change in anew.changes]
    yield (
        ADD_RATING,
        [
            {"title": title, "kind": player.kind, "who": player.who, "mu": each.rating.mu, "sigma": each.rating.sigma}
            | {"games": each.games, "won": each.won, "at": anew.last[title, player]}
            | {"opponents": each.opponents, "ranked": int(each.ranked)}
            for (title, player), each in anew.stands.items()
        ],
    )
    yield IN_SEASON, [_seasonal(title, season, each) for (title, season, _), each in anew.seasons.items()]
    return len({change.table for change in anew.changes})


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


@dataclass(slots=True)
class _Anew:
    """All games rated anew, in order, and everybody's standing after them, and after their last of each season."""

    changes: list[RatingChange] = field(default_factory=list)
    stands: dict[tuple[str, Player], Standing] = field(default_factory=dict)
    seasons: dict[tuple[str, str, Player], Standing] = field(default_factory=dict)
    last: dict[tuple[str, Player], str] = field(default_factory=dict)
    """When each played for the last time."""


def _recomputed(changes: list[RatingChange]) -> _Anew:
    anew = _Anew()
    rivals: dict[tuple[str, Player], set[Player]] = {}
    for table, of_game in groupby(changes, key=lambda change: change.table):
        seats = list(of_game)
        title, at = seats[0].title, seats[0].at
        game = Rated(
            title,
            tuple(change.player for change in seats),
            tuple(change.team for change in seats),
            tuple(change.place for change in seats),
        )
        old = {player: anew.stands.get((title, player), Standing(player, Rating(), 0, 0)) for player in game.players}
        before = {
            player: _carried(player, each.rating, anew.last.get((title, player), at), at)
            for player, each in old.items()
        }
        game_changes = _changes_of(table, at, game, before, [change.weight for change in seats])
        anew.changes += game_changes
        for change in game_changes:
            if change.weight >= SOLID:
                opponents = rivals.setdefault((title, change.player), set())
                opponents.update(each.player for each in game_changes if each.team != change.team)
        for player, rating in {change.player: change.after for change in game_changes}.items():
            _note(anew, rivals, old[player], rating, game_changes)
    return anew


def _note(
    anew: _Anew,
    rivals: dict[tuple[str, Player], set[Player]],
    was: Standing,
    rating: Rating,
    game: Sequence[RatingChange],
) -> None:
    """Note how a player stands after a game."""
    player, title, at = was.player, game[0].title, game[0].at
    won = int(any(each.player == player and each.place == 1 for each in game))
    opponents = len(rivals.get((title, player), ()))
    stand = Standing(player, rating, was.games + 1, was.won + won, is_ranked(rating, opponents), opponents)
    key = title, season_of(at), player
    so_far = anew.seasons.get(key, Standing(player, rating, 0, 0))
    anew.stands[title, player], anew.last[title, player] = stand, at
    anew.seasons[key] = replace(stand, games=so_far.games + 1, won=so_far.won + won)


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
