"""Rated games: which ones count for the ladder, who played them, and where each finished."""

from collections.abc import Collection, Sequence

import msgspec

from emberhall import Game, Play
from emberhall.ratings import Player
from emberhall.server.table.row.lives import life_of, with_life
from emberhall.server.table.row.origins import is_casual
from emberhall.store import Chair, Move, Rated, StoredTable

LEAST_WORDS = 10
"""A game with fewer words is not rated: somebody could give up dozens a minute."""


def can_be_rated(seats: int, cards: str) -> bool:
    """Solo games and games with an overlay never count."""
    return seats > 1 and not cards


def rated_of(
    table: StoredTable, game: Game, scores: Sequence[int], winners: Sequence[int], shared: Collection[str] = ()
) -> Rated | None:
    """The finished game of a table as it is rated; None if it is not. `shared` are people who share an address.

    It needs a person and two different players: games among bots of one level say nothing, and people who share a
    screen have no ratings of their own.
    """
    if not table.purpose.rated or is_casual(table) or not can_be_rated(table.seats, table.cards):
        return None
    players = [_player(chair) for chair in table.chairs]
    people = [player for player in players if player.kind == "person"]
    if not people or len(set(people)) < len(people) or len(set(players)) < 2:
        return None
    life, teams = life_of(table), game.setup.teams(table.seats, table.options)
    places = tuple(_places(table, teams, scores, winners)) if life.stands is None else life.stands
    close = tuple(seat for seat, player in enumerate(players) if player.kind == "person" and player.who in shared)
    return Rated(table.title, tuple(players), tuple(teams), places, life.helped, close) if places else None


def is_long_enough(words: Sequence[Move]) -> bool:
    """True if enough was played for a game to be rated."""
    return len(words) >= LEAST_WORDS


def with_kick(table: StoredTable, play: Play, seat: int) -> StoredTable:
    """A rated game from which somebody is voted out: scored as it stands if they lead, else it no longer counts.

    So nobody can be robbed of a lead, and nobody can wait for a good moment to close a game.
    """
    life = life_of(table)
    if not table.purpose.rated or life.stands is not None:
        return table
    scores, teams = play.game.scores(play.state), play.game.setup.teams(table.seats, table.options)
    best = {team: max(scores[each] for each, of in enumerate(teams) if of == team) for team in set(teams)}
    leads = all(best[team] < best[teams[seat]] for team in best if team != teams[seat])
    places = tuple(1 + sum(other > best[team] for other in best.values()) for team in teams) if leads else ()
    return with_life(table, msgspec.structs.replace(life, stands=places))


def _player(chair: Chair) -> Player:
    """A person who left is still the player of their seat, though a bot holds it."""
    return Player("bot", chair.level or "") if chair.user is None else Player("person", chair.user)


def _places(table: StoredTable, teams: Sequence[int], scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Winners first, then by score; a person without partners who left comes last; equals share a place."""
    worth = {}
    for team in set(teams):
        seats = [seat for seat, of in enumerate(teams) if of == team]
        left = len(seats) == 1 and table.chairs[seats[0]].kind == "bot" and table.chairs[seats[0]].user is not None
        won = any(seat in winners for seat in seats)
        worth[team] = (not left, won, max(scores[seat] for seat in seats))
    return [1 + sum(other > worth[team] for other in worth.values()) for team in teams]
