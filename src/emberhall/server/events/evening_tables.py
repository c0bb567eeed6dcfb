"""The tables of an evening: the row of a board, and what its game, once over, means for the board."""

import hmac
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256

from emberhall import Game
from emberhall.server.deals import changes
from emberhall.server.deals.evenings import Board, Evening
from emberhall.server.table.row import chairs
from emberhall.server.table.row.botnames import with_names
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.rated import can_be_rated
from emberhall.server.timestamps import now
from emberhall.store import Chair, Purpose, Store, StoredTable, User, work
from emberhall.wire.seals import SECRET_BYTES
from emberhall.wire.values import Value
from emberhall.world import chance


def first_seats(game: Game, seats: int, options: dict[str, Value]) -> tuple[int, int]:
    """The seats of the two people: the first of each side."""
    teams = game.setup.teams(seats, options)
    one = 0
    return one, next(seat for seat in range(seats) if teams[seat] != teams[one])


async def row_of(store: Store, event: Evening, board: Board, game: Game) -> StoredTable:
    """A new table for a board, with everybody seated."""
    number = len(event.played)
    secret = chance.token_bytes(SECRET_BYTES)
    if event.shared:
        key = await store.write(work.keys.secret("events", chance.token_bytes(SECRET_BYTES)))
        again = f" {len(board.draws)}" if board.draws else ""  # a draw is played again with another deal
        secret = hmac.new(key, f"{event.id} {number}{again}".encode(), sha256).digest()
    entrants = [event.entrants[each] for each in (board.one, board.two) if each is not None]
    row = StoredTable(
        id=board.table,
        title=event.title,
        name=event.name if event.system == "arena" else f"{event.name} {number}",
        seats=event.seats,
        options=event.options,
        public=False,
        host=next((each.user for each in entrants if not each.is_bot), ""),
        secret=secret,
        rules=game.cards.rules,
        created=now(),
        moved=now(),
        chairs=tuple(chairs.free_chair(seat) for seat in range(event.seats)),
        cards=game.cards.overlay,
        purpose=Purpose(
            rated=can_be_rated(event.seats, game.cards.overlay), event=event.id, round=number, shared=event.shared
        ),
        terms=event.terms,
    )
    sides = dict(zip(first_seats(game, event.seats, event.options), entrants, strict=True))

    def chair(seat: int) -> Chair:
        each = sides.get(seat)
        if each is None:
            return chairs.bot_chair(seat, event.level)
        if each.is_bot:  # under one name all evening
            return replace(chairs.bot_chair(seat, event.level, name=each.name), face=each.face)
        return chairs.person_chair(seat, User(each.user, each.name, each.face, ""), None)

    return replace(row, chairs=with_names(row.id, [chair(seat) for seat in range(event.seats)]))


def result_of(board: Board, table: StoredTable, game: Game) -> Callable[[Evening], Evening]:
    """The evening with the result of a board, from its table, whose game is over."""
    again, lot = chance.token_urlsafe(12), bool(chance.randbits(1))

    def make(event: Evening) -> Evening:
        # By the seats they were given: whoever sat there may have left, be merged into another, or be gone.
        one, two = first_seats(game, event.seats, event.options)
        winners, scores = table.winners or (), table.scores
        points = (1 + (one in winners) - (two in winners)) / 2  # without a result they split the point
        left = [
            table.chairs[seat].kind == "bot" and number != event.bot
            for seat, number in ((one, board.one), (two, board.two))
        ]
        if left[0] != left[1]:  # whoever has left has lost, whatever the bot made of it
            points = float(left[1])
        elif not {one, two}.isdisjoint(helped := life_of(table).helped):  # nobody wins by a bot's words
            points = max(points, 0.5) if one not in helped else min(points, 0.5) if two not in helped else 0.5
        of_both = None if scores is None else (scores[one], scores[two])
        return changes.with_result(event, board.table, points, of_both, again, lot)

    return make
