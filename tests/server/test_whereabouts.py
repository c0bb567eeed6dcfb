"""Who is at tables that only another process serves: a process started later knows too."""

from emberhall.bus.addresses import open_bus
from tests.server.hall import Hall, eventually, open_hall
from tests.services import Redis
from tests.stores import MemoryStore


async def is_here(hall: Hall, table: str) -> bool:
    """True if the host of a listed table is shown as present."""
    listed = (await hall.call("GET", "/api/tables"))["open"]
    return any(chair["here"] for each in listed if each["id"] == table for chair in each["chairs"] if "here" in chair)


async def test_a_process_that_comes_later_asks_who_is_where(redis: Redis) -> None:
    store = MemoryStore()
    async with open_hall(store=store, bus=open_bus(redis.url)) as first:
        ada = await first.guest()
        table = (await first.table(ada, public=True))["id"]
        screen = await first.screen(ada)
        await screen.send(t="join", table=table)
        await screen.next("lobby")
        async with open_hall(store=store, bus=open_bus(redis.url)) as later:
            await eventually(lambda: is_here(later, table))
            await screen.close()
            await eventually(lambda: is_gone(later, table))


async def is_gone(hall: Hall, table: str) -> bool:
    return not await is_here(hall, table)
