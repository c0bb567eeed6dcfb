"""Chairs: who may sit where. Pure functions from one stored table to the next; illegal changes raise RequestError."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from emberhall import Game, Play, bots
from emberhall.kernel.chance import Rng
from emberhall.server.errors import RequestError, not_the_host, unknown_seat
from emberhall.server.table.row import standins
from emberhall.server.table.row.botnames import with_names
from emberhall.server.table.row.explored import explored_of
from emberhall.server.table.row.origins import is_casual
from emberhall.server.table.row.rated import is_long_enough, rated_of
from emberhall.server.table.row.standins import give_back
from emberhall.server.table.row.tries import tried_of
from emberhall.store import Chair, Ending, Purpose, StoredTable, User
from emberhall.wire.seals import mixed, nonce_of, seed_of
from emberhall.wire.values import FACES, Value

AGREED = ""
PATIENCE = 60
"""Seconds after the first yes to a rematch; then bots play for those who are missing, until they come."""
MOST_UNWELCOME = 50
"""In place of a nonce: this person agrees to the rematch but sends none, so it is derived from the secret as usual."""


def free_chair(seat: int) -> Chair:
    """A chair nobody sits on."""
    return Chair(seat, FACES[seat % len(FACES)])


def bot_chair(seat: int, level: str, user: str | None = None, name: str | None = None) -> Chair:
    """A chair with a bot, perhaps standing in for a person; without a name it gets one at its table."""
    return replace(free_chair(seat), kind="bot", level=level, user=user, name=name)


def person_chair(seat: int, user: User, nonce: str | None) -> Chair:
    """A chair with a person."""
    return Chair(seat, user.face, "person", user.id, user.name, None, nonce)


def seat_of(table: StoredTable, user: str | None) -> int | None:
    """The seat of a user; None if a bot holds it."""
    if user is not None:
        for chair in table.chairs:
            if chair.user == user and chair.kind == "person":
                return chair.seat
    return None


def with_chairs(table: StoredTable, *changed: Chair) -> StoredTable:
    """The table with some chairs changed, and every bot named."""
    by_seat = {chair.seat: chair for chair in (*table.chairs, *changed)}
    chairs = [by_seat[seat] for seat in range(table.seats)]
    return replace(table, chairs=with_names(table.id, chairs, settled=table.status != "open"))


def chair_at(table: StoredTable, seat: int) -> Chair:
    """Return a chair. Raises RequestError if there is no such seat."""
    if not 0 <= seat < table.seats:
        raise unknown_seat(seat, table.seats)
    return table.chairs[seat]


def sit(table: StoredTable, user: User, wanted: int | None, nonce: str | None) -> StoredTable:
    """A person takes the wanted seat or any free one, or gets back the one a bot holds for them."""
    if table.status == "over":
        raise RequestError("over", "This game is over; ask for a rematch.")
    held = [chair for chair in table.chairs if chair.user == user.id and chair.kind == "bot"]
    if held and wanted in {None, held[0].seat}:
        return with_chairs(give_back(table, held[0].seat), person_chair(held[0].seat, user, held[0].nonce))
    if table.status == "running":
        raise RequestError("running", "This game has begun and every seat is taken; you can watch.")
    own = seat_of(table, user.id)
    if wanted is None:
        if own is not None:
            return table
        wanted = next((chair.seat for chair in table.chairs if chair.kind == "free"), None)
        if wanted is None:
            raise RequestError("full", "Every seat at this table is taken; you can watch.")
    chair = chair_at(table, wanted)
    if chair.kind != "free" and wanted != own:
        raise RequestError("seat-taken", f"Seat {wanted} is taken.", seat=wanted)
    left = [] if own is None else [free_chair(own)]
    return with_chairs(table, *left, person_chair(wanted, user, nonce))


def leave(table: StoredTable, user: User, seat: int, stand_in: str, here: Sequence[str]) -> StoredTable:
    """A person leaves, and in a running game a bot stands in; before the start the host may also send others away."""
    chair = chair_at(table, seat)
    if chair.kind == "free":
        raise RequestError("seat-free", f"Nobody sits on seat {seat}.", seat=seat)
    if table.status == "over":
        raise RequestError("over", "This game is over; its seats stay as they were.")
    own = chair.kind == "person" and chair.user == user.id
    if table.status == "running":
        if not own:
            raise RequestError("not-yours", f"Seat {seat} is not yours.", 403, seat=seat)
        return with_host(standins.stand_in(table, seat, stand_in, "left"))
    if not own:
        if user.id != table.host:
            raise not_the_host()
        table = _without_welcome(table, chair, here)
    return with_host(with_chairs(table, free_chair(seat)))


def is_unwelcome(table: StoredTable, user: str) -> bool:
    """True if the host has sent somebody away from this table."""
    return _mark(table, user) in table.purpose.unwelcome


def _without_welcome(table: StoredTable, chair: Chair, here: Sequence[str]) -> StoredTable:
    """The table after the host has sent a person away who is here: they may only watch. Who was away may come back."""
    if chair.kind != "person" or chair.user is None or chair.user not in here:
        return table
    unwelcome = (*table.purpose.unwelcome, _mark(table, chair.user))[-MOST_UNWELCOME:]
    return replace(table, purpose=replace(table.purpose, unwelcome=unwelcome))


def _mark(table: StoredTable, user: str) -> str:
    """A person at one table, without a word about who it is: nothing of them stays when they are erased."""
    return sha256(f"{table.id} {user}".encode()).hexdigest()[:16]


def bring(table: StoredTable, game: Game, user: User, seat: int, wish: Mapping[str, Value]) -> StoredTable:
    """A person sets what their seat brings; the host does it for bots and free seats."""
    chair = chair_at(table, seat)
    if table.status != "open":
        raise RequestError("running", "This game has begun; every seat plays with what it brought.")
    not_forked(table)
    if chair.kind == "person" and chair.user != user.id:
        raise RequestError("not-yours", f"Only {chair.name} can choose what seat {seat} brings.", 403, seat=seat)
    if chair.kind != "person" and user.id != table.host:
        raise not_the_host()
    for name in wish:
        if name not in game.manners.brings:
            there = ", ".join(game.manners.brings) or "nothing at all"
            raise RequestError("bad-options", f"A seat of {game.name} does not bring {name!r}; it brings {there}.", 400)
    return _with_options(table, game, {f"{name}{seat}": value for name, value in wish.items()})


def carry(table: StoredTable, game: Game, old: int, new: int) -> StoredTable:
    """The table after somebody changed seats: what the two seats bring is swapped too."""
    changed = {}
    for name in game.manners.brings:
        changed[f"{name}{old}"] = table.options[f"{name}{new}"]
        changed[f"{name}{new}"] = table.options[f"{name}{old}"]
    return _with_options(table, game, changed)


def take_away(table: StoredTable, game: Game, seat: int) -> StoredTable:
    """The table after somebody left a seat and took along what they brought."""
    usual = game.setup.check(table.seats, {})
    return _with_options(table, game, {f"{name}{seat}": usual[f"{name}{seat}"] for name in game.manners.brings})


def _with_options(table: StoredTable, game: Game, changed: Mapping[str, Value]) -> StoredTable:
    try:
        return replace(table, options=game.setup.check(table.seats, {**table.options, **changed}))
    except ValueError as problem:
        raise RequestError("bad-options", str(problem), 400) from None


def not_forked(table: StoredTable) -> None:
    """Raise RequestError if the table is forked: it continues another game, whose terms must not change."""
    if table.seed is not None:
        raise RequestError("forked", "This table continues another game and keeps its terms.")


def check_level(title: str, level: str) -> str:
    """Return the level. Raises RequestError if the title lacks it."""
    try:
        return bots.level_named(level, title)
    except ValueError as problem:
        raise RequestError("unknown-bot", str(problem), 400) from None


def seat_bot(table: StoredTable, user: User, seat: int, level: str) -> StoredTable:
    """The host puts a bot on a free seat, or changes the level of the bot there."""
    if user.id != table.host:
        raise not_the_host()
    chair = chair_at(table, seat)
    if table.status == "over":
        raise RequestError("over", "This game is over; its seats stay as they were.")
    if chair.kind == "person":
        raise RequestError("seat-taken", f"{chair.name} sits on seat {seat}.", seat=seat)
    return with_chairs(table, replace(chair, level=level) if chair.kind == "bot" else bot_chair(seat, level))


def begin(table: StoredTable, rules: int) -> StoredTable:
    """Start the table: seat people at random if the options say so, fix the nonces and compute the seed from them."""
    free = [chair.seat for chair in table.chairs if chair.kind == "free"]
    if free:
        raise RequestError("seats-free", f"Seats are still free: {', '.join(map(str, free))}.", free=len(free))
    if table.seed is not None:  # forked: already dealt, and everybody keeps their seat
        return replace(table, status="running", rules=rules, notes={**table.notes, **_chair_notes(table.chairs)})
    order = list(range(table.seats))
    if table.options.get("seating") == "random":
        # Derived from the secret like the rest of the shuffle, so that nobody can try several seatings.
        Rng.seeded(mixed(table.secret, "seating")).shuffle(order)
    moved = [replace(table.chairs[old], seat=seat) for seat, old in enumerate(order)]
    chairs = tuple(
        replace(chair, nonce=chair.nonce or nonce_of(table.secret, chair.seat))
        if chair.kind == "person"
        else replace(chair, nonce=nonce_of(table.secret, chair.seat))
        for chair in moved
    )
    nonces = [chair.nonce or "" for chair in chairs]
    notes = {f"nonce.{chair.seat}": chair.nonce or "" for chair in chairs}
    notes |= _chair_notes(chairs)
    notes |= {name: text for name, text in table.notes.items() if name == "hints"}
    seed = seed_of(table.secret, nonces)
    return replace(table, chairs=chairs, status="running", rules=rules, seed=seed, notes=notes)


def _chair_notes(chairs: Sequence[Chair]) -> dict[str, str]:
    """Who sits where, as notes of a record."""
    return {
        f"chair.{chair.seat}": f"person {chair.name}" if chair.kind == "person" else f"bot {chair.level}"
        for chair in chairs
    }


def hand_over(table: StoredTable, user: User, seat: int) -> StoredTable:
    """The host makes somebody else the host."""
    if user.id != table.host:
        raise not_the_host()
    chair = chair_at(table, seat)
    if chair.kind != "person" or chair.user is None:
        raise RequestError("no-person", f"No person sits on seat {seat}.", seat=seat)
    return table if chair.user == table.host else replace(table, host=chair.user)


def ending(table: StoredTable, play: Play, at: str, shared: Collection[str] = ()) -> Ending:
    """How a game ended, and what it unlocks for the people seated at the end; `shared` are those at one address."""
    game, state = play.game, play.state
    if play.course.ended:
        decided = tuple(play.winners())
        tried = tried_of(table, game, None, (), at) if table.purpose.daily else None
        count = rated_of(table, game, game.scores(state), decided, shared) if is_long_enough(play.words) else None
        return Ending(None, decided, (), count, tried)
    unlocks = [
        (chair.user, card)
        for seat, card in ([] if is_casual(table) else game.setup.unlocks(state))
        if (chair := table.chairs[seat]).kind == "person" and chair.user is not None
    ]
    scores, winners = tuple(game.scores(state)), tuple(play.winners())
    tried = tried_of(table, game, scores, winners, at) if table.purpose.daily else None
    count = rated_of(table, game, scores, winners, shared) if is_long_enough(play.words) else None
    return Ending(scores, winners, tuple(unlocks), count, tried, explored_of(table, play))


def again(table: StoredTable, new_id: str, secret: bytes, created: str, host: str) -> StoredTable:
    """The table of a rematch: same seats, bots, options and cards; people whom a bot replaced are not waited for."""
    chairs = tuple(
        replace(chair, nonce=None, user=chair.user if chair.kind == "person" else None) for chair in table.chairs
    )
    return StoredTable(
        id=new_id,
        title=table.title,
        name=table.name,
        seats=table.seats,
        options=table.options,
        public=table.public,
        host=host,
        secret=secret,
        rules=table.rules,
        created=created,
        chairs=with_names(new_id, chairs, settled=False),
        moved=created,
        cards=table.cards,
        purpose=Purpose(
            rated=table.purpose.rated,
            circle=table.purpose.circle,
            fill=0 if table.purpose.rated else PATIENCE,
            again=True,
        ),
        terms=table.terms,
    )


def with_host(table: StoredTable, leaves: bool = True) -> StoredTable:
    """When the host leaves, the first person still seated becomes host; if there is none, nothing changes."""
    if not leaves:
        return table
    people = [chair.user for chair in table.chairs if chair.kind == "person" and chair.user is not None]
    if table.host in people or not people:
        return table
    return replace(table, host=people[0])
