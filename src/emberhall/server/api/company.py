"""The handlers about other people: friends, blocked and muted users, invitations, reports."""

from msgspec import UNSET

from emberhall.server.api.guests import me_of
from emberhall.server.api.requests import Caller
from emberhall.server.errors import RequestError, closed_to_kids
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.people.accounts import Accounts
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import clean
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.timestamps import now
from emberhall.store import Report, Shun, StoredTable, User, work
from emberhall.wire.bodies import company, people
from emberhall.wire.bodies.guests import Me
from emberhall.wire.bodies.house import Done
from emberhall.wire.values import face_of, or_none
from emberhall.world import chance

MOST_FRIENDS = 200
MOST_SHUNNED = 500


class CompanyHandlers:
    """Handlers of `wire.routes.company`."""

    def __init__(self, house: House, lobby: Lobby, colleagues: Colleagues, accounts: Accounts) -> None:
        self._house = house
        self._lobby = lobby
        self._colleagues = colleagues
        self._accounts = accounts

    # --- friends

    async def friends(self, user: User) -> company.Friends:
        store = self._house.store
        friends = await store.read(work.company.friends_of(user.id))
        where = await self._lobby.where([friend.id for friend in friends if not friend.unseen])
        fresh = await store.read(work.users.by_id(user.id)) or user
        return company.Friends(
            friends=[_friend(friend, where.get(friend.id)) for friend in friends],
            shunned=[_shunned(each) for each in await store.read(work.company.shunned_by(user.id))],
            invitations=[
                company.Invitation(each.table, each.title, each.by, each.name, each.at)
                for each in await store.read(work.company.invitations_of(user.id))
            ],
            wishes=[
                company.Wisher(each.id, each.name, face_of(each.face))
                for each in await store.read(work.company.wishes_for(user.id))
            ],
            shown=not fresh.unseen,
        )

    async def change_friends(self, user: User, wish: company.ChangeFriends) -> Done:
        await self._house.store.write(work.users.set_unseen(user.id, not wish.shown))
        return Done()

    async def friend_link(self, user: User) -> people.Pass:
        return people.Pass(*await self._accounts.new_pass(user, "friend"))

    async def befriend(self, user: User, wish: people.UsePass, caller: Caller) -> Me:
        friend = await self._accounts.use_pass(wish.code, "friend", caller.address)
        store = self._house.store
        if friend.id == user.id:
            raise RequestError("bad-code", "This code is your own; give it to somebody else.", 403)
        if friend.kid:  # the link is from before
            raise closed_to_kids()
        if await store.read(work.company.blocks([friend.id], user.id)):
            raise RequestError("bad-code", "This code is not valid, or has expired; ask for a new one.", 403)
        await self._check_friends(user, friend)
        await store.write(work.company.unshun(user.id, friend.id))
        await store.write(work.company.befriend(user.id, friend.id, now()))
        self._colleagues.turn(user.id)
        return me_of(friend)

    async def wish_friend(self, user: User, wish: company.WishFriend) -> company.Wished:
        store = self._house.store
        other = await store.read(work.users.by_id(wish.user))
        if other is None or other.id == user.id:
            raise RequestError("unknown-person", f"There is nobody with the id {wish.user!r}.", 404)
        if other.kid:
            raise closed_to_kids()
        if isinstance(wish.table, str):
            row = (await self._lobby.find(wish.table)).row
            if row.status == "open" or not {user.id, other.id} <= {chair.user for chair in row.chairs}:
                raise RequestError("not-seated", "You have not sat together at this table.", 403)
        if await store.read(work.company.is_friend(user.id, other.id)):
            return company.Wished(True)
        if await store.read(work.company.apart(user.id, [other.id])):
            return company.Wished(False)  # whoever was blocked is not told
        await self._check_friends(user, other)
        asks = isinstance(wish.table, str)
        return company.Wished(await store.write(work.company.wish_friend(user.id, other.id, now(), asks)))

    async def decline_friend(self, asker: User, user: str) -> Done:
        await self._house.store.write(work.company.decline_friend(asker.id, user))
        return Done()

    async def _check_friends(self, user: User, friend: User) -> None:
        """Raise RequestError if one of two has too many friends."""
        for each in (user, friend):
            if await self._house.store.read(work.company.count_friends(each.id)) >= MOST_FRIENDS:
                who = "You have" if each is user else f"{friend.name} has"
                raise RequestError("too-many-friends", f"{who} {MOST_FRIENDS} friends; that is the limit.", 403)

    async def unfriend(self, asker: User, user: str) -> Done:
        await self._house.store.write(work.company.unfriend(asker.id, user))
        return Done()

    # --- muting and blocking

    async def shun(self, user: User, wish: company.ShunSomebody) -> Done:
        other = await self._person(wish.user)
        if other.id == user.id:
            raise RequestError("yourself", "You cannot mute or block yourself.", 400)
        store = self._house.store
        known = await store.read(work.company.shunned_how(user.id, other.id))
        if known is None and await store.read(work.company.count_shunned(user.id)) >= MOST_SHUNNED:
            sentence = f"You have muted or blocked {MOST_SHUNNED} people; that is the limit."
            raise RequestError("too-many-shunned", sentence, 403, count=MOST_SHUNNED)
        await store.write(work.company.shun(user.id, other.id, wish.how, now()))
        self._colleagues.turn(user.id)
        return Done()

    async def unshun(self, asker: User, user: str) -> Done:
        await self._house.store.write(work.company.unshun(asker.id, user))
        self._colleagues.turn(asker.id)
        return Done()

    async def _person(self, name: str) -> User:
        user = await self._house.store.read(work.users.by_id(name))
        if user is None:
            raise RequestError("unknown-person", f"There is nobody with the id {name!r}.", 404)
        return user

    # --- invitations

    async def invite(self, user: User, wish: company.InviteFriend, table: str) -> Done:
        row = (await self._lobby.find(table)).row
        if seat_of(row, user.id) is None and row.host != user.id:
            raise RequestError("not-seated", "Only people seated at the table can invite others.", 403)
        if row.status != "open":
            raise RequestError("running", "This game has begun; nobody can be invited any more.")
        store = self._house.store
        if not await store.read(work.company.is_friend(user.id, wish.user)):
            raise RequestError("no-friend", "You can only invite friends.", 403)
        await store.write(work.company.invite(row.id, wish.user, user.id, now()))
        return Done()

    async def decline(self, user: User, table: str) -> Done:
        await self._house.store.write(work.company.uninvite(table, user.id))
        return Done()

    # --- reports

    async def report(self, user: User, wish: company.NewReport) -> company.Reported:
        self._house.persons.reports.pass_person(user.id)
        about = await self._person(wish.user)
        table, line = or_none(wish.table), or_none(wish.line)
        text = None if table is None or line is None else await self._text_of_line(table, line, about.id)
        report = Report(chance.token_hex(4), user.id, about.id, table, line, text, clean(wish.why), now())
        await self._house.store.write(work.moderation.add_report(report))
        return company.Reported(report.id)

    async def _text_of_line(self, table: str, n: int, user: str) -> str:
        """Return the text of a chat line, checked to be by this user."""
        lines = await self._house.store.read(work.talk.lines_of(table, 1_000_000, n - 1))
        line = next((line for line in lines if line.n == n), None)
        if line is None or line.user != user:
            raise RequestError("unknown-line", f"They have not said a line {n} at that table.", 404, line=n)
        return line.text or f"({line.greeting or ''})"


def _friend(friend: User, table: StoredTable | None) -> company.Friend:
    return company.Friend(
        friend.id,
        friend.name,
        face_of(friend.face),
        here=table is not None,
        title=UNSET if table is None else table.title,
        # The id of a private table is its key.
        table=table.id if table is not None and table.public else UNSET,
    )


def _shunned(each: Shun) -> company.Shunned:
    return company.Shunned(each.other, each.name, face_of(each.face), each.how)
