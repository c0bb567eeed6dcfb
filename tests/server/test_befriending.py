"""Friends after a game: once both would, and never against a block."""

from typing import Any

from tests.server.hall import Guest, Hall, open_hall

WISH = "/api/me/friends/wishes"


async def played(hall: Hall, *people: Guest) -> str:
    """A table at which they sit and whose game has begun."""
    table = str((await hall.table(people[0], title="dragonduel", seats=2))["id"])
    await hall.call("POST", f"/api/tables/{table}/seats", people[1])
    await hall.call("POST", f"/api/tables/{table}/start", people[0])
    return table


async def mine(hall: Hall, guest: Guest) -> Any:
    return await hall.call("GET", "/api/me/friends", guest)


async def test_once_both_would_they_are_friends() -> None:
    async with open_hall() as hall:
        ada, bea = await hall.guest("Ada"), await hall.guest("Bea")
        table = await played(hall, ada, bea)
        for _ in range(2):
            assert await hall.call("POST", WISH, ada, user=bea.user, table=table) == {"friends": False}
        assert [each["name"] for each in (await mine(hall, bea))["wishes"]] == ["Ada"]
        assert (await mine(hall, ada))["wishes"] == []
        assert await hall.call("POST", WISH, bea, user=ada.user) == {"friends": True}
        for one, other in ((ada, "Bea"), (bea, "Ada")):
            known = await mine(hall, one)
            assert ([each["name"] for each in known["friends"]], known["wishes"]) == ([other], [])


async def test_only_those_who_sat_together_ask() -> None:
    async with open_hall() as hall:
        ada, bea, eve = [await hall.guest(name) for name in ("Ada", "Bea", "Eve")]
        table = await played(hall, ada, bea)
        assert await hall.refused("POST", WISH, eve, user=ada.user, table=table) == (403, "not-seated")
        assert await hall.call("POST", WISH, eve, user=ada.user) == {"friends": False}, "an answer to nothing"
        assert (await mine(hall, ada))["wishes"] == []
        waits = str((await hall.table(ada, title="dragonduel", seats=2))["id"])
        await hall.call("POST", f"/api/tables/{waits}/seats", eve)
        assert await hall.refused("POST", WISH, eve, user=ada.user, table=waits) == (403, "not-seated")
        assert await hall.refused("POST", WISH, ada, user=ada.user, table=table) == (404, "unknown-person")


async def test_a_no_and_a_block_are_not_told() -> None:
    async with open_hall() as hall:
        ada, bea = await hall.guest("Ada"), await hall.guest("Bea")
        table = await played(hall, ada, bea)
        await hall.call("POST", WISH, ada, user=bea.user, table=table)
        await hall.call("DELETE", f"{WISH}/{ada.user}", bea)
        assert (await mine(hall, bea))["wishes"] == []
        await hall.call("POST", "/api/me/shunned", bea, user=ada.user, how="block")
        assert await hall.call("POST", WISH, ada, user=bea.user, table=table) == {"friends": False}
        assert (await mine(hall, bea))["wishes"] == []
        await hall.call("DELETE", "/api/me", ada, name="Ada")
        assert (await mine(hall, bea))["friends"] == []
