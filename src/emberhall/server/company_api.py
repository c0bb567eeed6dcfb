"""The handlers about other people: friends, blocked and muted users, invitations, reports."""

import secrets

from msgspec import UNSET
from starlette.requests import Request

from emberhall.server.accounts import Accounts
from emberhall.server.asking import Asked, address_of
from emberhall.server.chairs import seat_of
from emberhall.server.colleagues import Colleagues
from emberhall.server.errors import RequestError
from emberhall.server.guests import Guests, clean
from emberhall.server.house import House
from emberhall.server.lobby import Lobby
from emberhall.server.timestamps import now
from emberhall.store import Report, Shun, StoredTable, User
from emberhall.wire import bodies, people

MOST_FRIENDS = 500


class CompanyApi(Asked):
    """Handlers of `wire.people_routes`."""

    def __init__(self, house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues, accounts: Accounts) -> None:
        super().__init__(house, guests)
        self._lobby = lobby
        self._colleagues = colleagues
        self._accounts = accounts

    # --- friends

    async def friends(self, request: Request) -> people.Friends:
        user = await self._known(request)
        store = self._house.store
        friends = await store.friends(user.id)
        where = await self._lobby.where([friend.id for friend in friends if not friend.unseen])
        fresh = await store.user(user.id) or user
        return people.Friends(
            friends=[_friend(friend, where.get(friend.id)) for friend in friends],
            shunned=[_shunned(each) for each in await store.shunned(user.id)],
            invitations=[
                people.Invitation(each.table, each.title, each.by, each.name, each.at)
                for each in await store.invitations(user.id)
            ],
            shown=not fresh.unseen,
        )

    async def change_friends(self, request: Request) -> people.Done:
        user = await self._known(request)
        wish = await self._body(request, people.ChangeFriends)
        await self._house.store.set_unseen(user.id, not wish.shown)
        return people.Done()

    async def friend_link(self, request: Request) -> people.Pass:
        return people.Pass(*await self._accounts.new_pass(await self._known(request), "friend"))

    async def befriend(self, request: Request) -> bodies.Me:
        user = await self._known(request)
        wish = await self._body(request, people.UsePass)
        friend = await self._accounts.use_pass(wish.code, "friend", address_of(request))
        store = self._house.store
        if friend.id == user.id:
            raise RequestError("bad-code", "This code is your own; give it to somebody else.", 403)
        if await store.blocks([friend.id], user.id):
            raise RequestError("bad-code", "This code is not valid, or has expired; ask for a new one.", 403)
        if len(await store.friends(user.id)) >= MOST_FRIENDS:
            raise RequestError("too-many", f"You have {MOST_FRIENDS} friends; that is the limit.", 403)
        await store.unshun(user.id, friend.id)
        await store.befriend(user.id, friend.id, now())
        self._colleagues.turn(user.id)
        return bodies.Me(friend.id, friend.name, friend.face)  # type: ignore[arg-type]  # a face of ours

    async def unfriend(self, request: Request) -> people.Done:
        user = await self._known(request)
        await self._house.store.unfriend(user.id, request.path_params["user"])
        return people.Done()

    # --- muting and blocking

    async def shun(self, request: Request) -> people.Done:
        user = await self._known(request)
        wish = await self._body(request, people.ShunSomebody)
        other = await self._person(wish.user)
        if other.id == user.id:
            raise RequestError("yourself", "You cannot mute or block yourself.", 400)
        await self._house.store.shun(user.id, other.id, wish.how, now())
        self._colleagues.turn(user.id)
        return people.Done()

    async def unshun(self, request: Request) -> people.Done:
        user = await self._known(request)
        await self._house.store.unshun(user.id, request.path_params["user"])
        self._colleagues.turn(user.id)
        return people.Done()

    async def _person(self, name: str) -> User:
        user = await self._house.store.user(name)
        if user is None:
            raise RequestError("unknown-person", f"There is nobody with the id {name!r}.", 404)
        return user

    # --- invitations

    async def invite(self, request: Request) -> people.Done:
        user = await self._known(request)
        wish = await self._body(request, people.InviteFriend)
        table = (await self._lobby.find(request.path_params["table"])).row
        if seat_of(table, user.id) is None and table.host != user.id:
            raise RequestError("not-seated", "Only people seated at the table can invite others.", 403)
        if table.status != "open":
            raise RequestError("running", "This game has begun; nobody can be invited any more.")
        store = self._house.store
        if all(friend.id != wish.user for friend in await store.friends(user.id)):
            raise RequestError("no-friend", "You can only invite friends.", 403)
        await store.invite(table.id, wish.user, user.id, now())
        return people.Done()

    async def decline(self, request: Request) -> people.Done:
        user = await self._known(request)
        await self._house.store.uninvite(request.path_params["table"], user.id)
        return people.Done()

    # --- reports

    async def report(self, request: Request) -> people.Reported:
        user = await self._known(request)
        wish = await self._body(request, people.NewReport)
        self._house.persons.reports.pass_person(user.id)
        about = await self._person(wish.user)
        table = wish.table if isinstance(wish.table, str) else None
        line = wish.line if isinstance(wish.line, int) else None
        said = None if table is None or line is None else await self._said(table, line, about.id)
        report = Report(secrets.token_hex(4), user.id, about.id, table, line, said, clean(wish.why), now())
        await self._house.store.report(report)
        return people.Reported(report.id)

    async def _said(self, table: str, n: int, user: str) -> str:
        """Return the text of a chat line, checked to be by this user."""
        found = await self._house.store.lines(table, 1_000_000, n - 1)
        line = next((line for line in found if line.n == n), None)
        if line is None or line.user != user:
            raise RequestError("unknown-line", f"They have not said a line {n} at that table.", 404, line=n)
        return line.text or f"({line.greeting or ''})"


def _friend(friend: User, table: StoredTable | None) -> people.Friend:
    return people.Friend(
        friend.id,
        friend.name,
        friend.face,  # type: ignore[arg-type]  # a face of ours
        here=table is not None,
        title=UNSET if table is None else table.title,
        # The id of a private table is its key.
        table=table.id if table is not None and table.public else UNSET,
    )


def _shunned(each: Shun) -> people.Shunned:
    return people.Shunned(each.other, each.name, each.face, each.how)  # type: ignore[arg-type]  # a face of ours
