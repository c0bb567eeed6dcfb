"""The part of the memory store for the ladder, daily deals, events and alerts."""

from dataclasses import replace

from emberhall.ratings import Player, Rating
from emberhall.store.base import StoredTable, User
from emberhall.store.errors import RevisionTaken
from emberhall.store.ladder import Alert, Rated, RatingChange, Standing, StoredEvent, Try
from emberhall.store.ladder_rows import changes_of, recomputed


class MemoryLadder:
    """Everything in dicts."""

    _users: dict[str, User]
    _tables: dict[str, StoredTable]
    _friends: dict[tuple[str, str], str]

    def __init__(self) -> None:
        self._standings: dict[tuple[str, Player], Standing] = {}
        self._changes: list[RatingChange] = []
        self._off_ladder: set[str] = set()
        self._keys: dict[str, bytes] = {}
        self._tries: dict[tuple[str, str, str], str] = {}
        self._events: dict[str, StoredEvent] = {}
        self._alerts: dict[tuple[str, str], Alert] = {}

    # --- ratings

    def _rate(self, table: str, at: str, game: Rated) -> None:
        old = {
            player: self._standings.get((game.title, player), Standing(player, Rating(), 0, 0))
            for player in game.players
        }
        done = changes_of(table, at, game, {player: each.rating for player, each in old.items()})
        self._changes += done
        for change in done:
            was, won = old[change.player], any(each.player == change.player and each.place == 1 for each in done)
            stands = Standing(change.player, change.after, was.games + 1, was.won + int(won))
            self._standings[game.title, change.player] = stands

    def _on_ladder(self, title: str, but: str) -> list[Standing]:
        found = []
        for (of, player), each in self._standings.items():
            if of == title and player.kind != but:
                if player.kind == "bot":
                    found.append(each)
                elif player.who in self._users and player.who not in self._off_ladder:
                    user = self._users[player.who]
                    found.append(replace(each, name=user.name, face=user.face))
        return sorted(found, key=lambda each: (each.rating.provisional, -each.rating.mu, each.player.who))

    async def ladder(self, title: str, but: str, limit: int, offset: int) -> list[Standing]:
        return self._on_ladder(title, but)[offset : offset + limit]

    async def friends_ladder(self, title: str, user: str) -> list[Standing]:
        near = {user, *(other for one, other in self._friends if one == user)}
        return [each for each in self._on_ladder(title, "bot") if each.player.who in near]

    async def ladder_size(self, title: str, but: str) -> int:
        return len(self._on_ladder(title, but))

    async def ladder_place(self, title: str, but: str, mu: float) -> int:
        return sum(not each.rating.provisional and each.rating.mu > mu for each in self._on_ladder(title, but))

    async def standings_of(self, player: Player) -> list[tuple[str, Standing]]:
        found = [(title, each) for (title, of), each in self._standings.items() if of == player]
        return sorted(found, key=lambda each: each[0])

    async def strengths(self, limit: int) -> list[tuple[str, Rating]]:
        found = []
        for row in self._tables.values():
            people = (chair.user for chair in row.chairs if chair.kind == "person" and chair.user is not None)
            for user in people if row.public and row.status != "over" else ():
                stands = self._standings.get((row.title, Player("person", user)))
                if stands is not None and user not in self._off_ladder:
                    found.append((row.id, stands.rating))
        return found[:limit]

    async def rating_history(self, player: Player, limit: int) -> list[RatingChange]:
        return [change for change in self._changes if change.player == player][-limit:]

    async def rated_game(self, table: str) -> list[RatingChange]:
        return [change for change in self._changes if change.table == table]

    async def rebuild_ratings(self) -> int:
        self._changes, self._standings = recomputed(self._changes)
        return len({change.table for change in self._changes})

    async def listed(self, user: str) -> bool:
        return user not in self._off_ladder

    async def list_person(self, user: str, listed: bool) -> None:
        (self._off_ladder.discard if listed else self._off_ladder.add)(user)

    def _ladder_moved(self, old: str, new: str) -> None:
        """Merge two users into one."""
        before, after = Player("person", old), Player("person", new)
        for (title, player), each in list(self._standings.items()):
            if player == before:
                self._standings.setdefault((title, after), replace(each, player=after))
        self._changes = [replace(each, player=after) if each.player == before else each for each in self._changes]
        for (title, day, user), table in list(self._tries.items()):
            if user == old:
                self._tries.setdefault((title, day, new), table)
        for alert in [each for each in self._alerts.values() if each.user == old]:
            self._alerts.setdefault((new, alert.address), replace(alert, user=new))
        self._off_ladder |= {new} if old in self._off_ladder else set()
        self._ladder_forgotten(old)

    def _ladder_forgotten(self, user: str) -> None:
        """Erase a user; their rating changes stay, each under a made-up player: other ratings depend on them."""
        gone = Player("person", user)
        self._standings = {key: each for key, each in self._standings.items() if key[1] != gone}
        self._changes = [
            replace(each, player=Player("person", each.table)) if each.player == gone else each
            for each in self._changes
        ]
        self._tries = {key: table for key, table in self._tries.items() if key[2] != user}
        self._alerts = {key: each for key, each in self._alerts.items() if each.user != user}
        self._off_ladder.discard(user)

    # --- secrets, daily deals

    async def key(self, name: str, fresh: bytes) -> bytes:
        return self._keys.setdefault(name, fresh)

    async def claim_daily(self, title: str, day: str, user: str, table: str) -> str:
        return self._tries.setdefault((title, day, user), table)

    async def daily_tries(self, title: str, day: str) -> list[Try]:
        found = [
            _try(self._tables[table], title, day, self._users[user], user not in self._off_ladder)
            for (of, on, user), table in self._tries.items()
            if (of, on) == (title, day) and table in self._tables and user in self._users
        ]
        return sorted(found, key=lambda each: (each.began, each.user))

    async def daily_days(self, user: str, since: str) -> list[tuple[str, str]]:
        found = [
            (day, title)
            for (title, day, of), table in self._tries.items()
            if of == user and day >= since and table in self._tables and self._tables[table].status == "over"
        ]
        return sorted(sorted(found, key=lambda each: each[1]), key=lambda each: each[0], reverse=True)

    # --- events, alerts

    async def add_event(self, event: StoredEvent) -> None:
        self._events[event.id] = event

    async def save_event(self, event: StoredEvent) -> None:
        if self._events[event.id].revision != event.revision:
            raise RevisionTaken(f"The event is not at revision {event.revision}.")
        self._events[event.id] = replace(event, revision=event.revision + 1)

    async def event(self, event: str) -> StoredEvent | None:
        return self._events.get(event)

    async def alerts_of(self, user: str) -> list[Alert]:
        return sorted((each for each in self._alerts.values() if each.user == user), key=_added)

    async def add_alert(self, alert: Alert) -> None:
        before = self._alerts.get((alert.user, alert.address))
        created = alert.created if before is None else before.created
        self._alerts[alert.user, alert.address] = replace(alert, created=created)

    async def drop_alert(self, user: str, address: str) -> None:
        self._alerts.pop((user, address), None)


def _added(alert: Alert) -> tuple[str, str]:
    return alert.created, alert.address


def _try(table: StoredTable, title: str, day: str, user: User, listed: bool) -> Try:
    seats = [chair.seat for chair in table.chairs if chair.kind == "person" and chair.user == user.id]
    ended = (table.scores, table.winners)
    seat = seats[0] if seats else None
    return Try(
        title, day, user.id, table.id, user.name, user.face, seat, *ended,
        table.created, table.moved, listed, table.status, table.life,
    )  # fmt: skip
