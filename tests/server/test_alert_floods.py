"""People who want to stop the house with alerts: many webhooks, hosts that do not answer, names that never resolve."""

import asyncio
import ssl
import threading
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

import pytest

from emberhall.server.metrics import Metrics
from emberhall.server.people import outside
from emberhall.server.people.alerts import Alerts
from emberhall.server.people.deliveries import Deliveries
from emberhall.server.settings import Rate, Settings
from emberhall.store import Alert, work
from tests.server.hall import PLENTY, eventually, open_hall
from tests.store.tables import table
from tests.stores import MemoryStore

FLOOD = 200
WORKERS = 4


@dataclass
class Network:
    """A network on which every name has an address of its own, and some hosts, or name servers, never answer."""

    silent: tuple[str, ...] = ()
    unnamed: tuple[str, ...] = ()
    names: dict[str, str] = field(default_factory=dict)
    reached: Counter[str] = field(default_factory=Counter)
    under_way: int = 0
    most: int = 0
    contexts: list[threading.Thread] = field(default_factory=list)
    ended: threading.Event = field(default_factory=threading.Event)

    def numbers_of(self, host: str, _: int) -> list[str]:
        if host.startswith(self.unnamed or "-"):
            self.ended.wait(20)
        number = f"93.184.{len(self.names) // 250}.{len(self.names) % 250 + 1}"
        return [self.names.setdefault(host, number)]

    async def connect(self, number: str, *_: Any, **given: Any) -> Any:
        assert isinstance(given["ssl"], ssl.SSLContext)
        host = given["server_hostname"]
        assert number == self.names[host]
        self.reached[host] += 1
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        try:
            if host.startswith(self.silent or "-"):
                await asyncio.sleep(60)
            await asyncio.sleep(0)
            raise ConnectionRefusedError("nobody listens")
        finally:
            self.under_way -= 1

    def make_context(self) -> ssl.SSLContext:
        self.contexts.append(threading.current_thread())
        return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Network()
    outside._context.cache_clear()
    monkeypatch.setattr(outside, "numbers_of", made.numbers_of)
    monkeypatch.setattr(asyncio, "open_connection", made.connect)
    monkeypatch.setattr(ssl, "create_default_context", made.make_context)
    yield made
    made.ended.set()
    outside._context.cache_clear()


async def people(store: MemoryStore, names: str, addresses: int = 8) -> None:
    for name in names.split():
        for number in range(addresses):
            await store.write(work.alerts.add(Alert(name, f"https://{name}{number}.example/hook", "hook", "", "")))


def counts(metrics: Metrics) -> dict[str, float]:
    """How many alerts had which outcome."""
    samples = [each for family in metrics.alerts.collect() for each in family.samples]
    return {each.labels["outcome"]: each.value for each in samples if each.name.endswith("_total")}


async def test_many_webhooks_make_one_context_off_the_loop(network: Network) -> None:
    store, metrics = MemoryStore(), Metrics()
    await people(store, "eve mallory trudy ada")
    alerts = Alerts(Settings(alerts=PLENTY, alerts_of_host=PLENTY, alert_workers=WORKERS), store, metrics)
    for _ in range(10):
        for name in ("eve", "mallory", "trudy"):
            alerts.tell(name, table())
    alerts.tell("ada", table())

    async def all_sent() -> bool:
        return network.reached.total() == 8 * 31

    await eventually(all_sent)
    await alerts.close()
    assert len(network.contexts) == 1
    assert network.contexts[0] is not threading.main_thread(), "It takes 20 ms, in which no move is played."
    assert network.most <= WORKERS


async def test_hosts_that_never_answer_keep_only_their_own_people_waiting(network: Network) -> None:
    network.silent = ("eve", "mallory", "trudy")
    store, metrics = MemoryStore(), Metrics()
    await people(store, "eve mallory trudy ada ben")
    settings = Settings(alerts=PLENTY, alert_workers=WORKERS, alerts_waiting=50)
    alerts = Alerts(settings, store, metrics)
    for _ in range(FLOOD):
        for name in ("eve", "mallory", "trudy"):
            alerts.tell(name, table())
        assert alerts._deliveries.waiting <= 50
    await asyncio.sleep(0)
    for name in ("ada", "ben"):
        alerts.tell(name, table())

    async def others_sent() -> bool:
        return sum(network.reached[f"{name}{number}.example"] for name in ("ada", "ben") for number in range(8)) == 16

    await eventually(others_sent)
    assert network.most <= WORKERS
    assert len(network.reached - Counter({f"{name}{n}.example": 1 for name in ("ada", "ben") for n in range(8)})) == 3
    assert counts(metrics)["dropped: full"] >= 3 * FLOOD - 50 - WORKERS
    await alerts.close()
    assert network.under_way == 0


async def test_names_that_never_resolve_hold_up_nobody(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LOOK_UP", 0.02)
    network.unnamed = ("eve", "mallory", "trudy")
    store, metrics = MemoryStore(), Metrics()
    await people(store, "eve mallory trudy ada")
    alerts = Alerts(Settings(alert_workers=WORKERS), store, metrics)
    for name in ("eve", "mallory", "trudy", "ada"):
        alerts.tell(name, table())

    async def all_tried() -> bool:
        return counts(metrics).get("failed", 0) == 8 * 4

    await eventually(all_tried)
    assert network.reached.total() == 8, "Ada's"
    assert await asyncio.wait_for(asyncio.to_thread(lambda: "here"), 5) == "here", "Other threads are free."
    await alerts.close()


async def test_a_name_that_never_resolves_is_refused_in_time(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LOOK_UP", 0.02)
    network.unnamed = ("slow",)
    with pytest.raises(outside.NotOutside):
        await outside.checked("https://slow.example/hook")


async def test_a_person_and_a_host_get_so_many_alerts(network: Network) -> None:
    store, metrics = MemoryStore(), Metrics()
    await people(store, "eve", 1)
    await people(store, "ada", 1)
    for name in ("one", "two", "three", "four"):  # different names of one address
        await store.write(work.alerts.add(Alert(name, f"https://{name}.example/hook", "hook", "", "")))
        network.names[f"{name}.example"] = "93.184.215.14"
    settings = Settings(alerts=Rate(5, 3600.0), alerts_of_host=Rate(3, 3600.0), alert_workers=WORKERS)
    alerts = Alerts(settings, store, metrics)
    for _ in range(FLOOD):
        alerts.tell("eve", table())
    for name in ("one", "two", "three", "four", "ada"):
        alerts.tell(name, table())

    async def all_done() -> bool:
        return sum(counts(metrics).values()) == FLOOD + 5

    await eventually(all_done)
    await alerts.close()
    assert network.reached["eve0.example"] == 3
    assert network.reached["ada0.example"] == 1
    assert sum(network.reached[f"{name}.example"] for name in ("one", "two", "three", "four")) == 3
    assert counts(metrics) == {"dropped: person": FLOOD - 5, "dropped: host": 3, "failed": 7}


async def test_new_addresses_are_looked_up_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "numbers_of", Network().numbers_of)
    async with open_hall(alert_addresses=Rate(2, 60.0)) as hall:
        ada = await hall.guest("Ada")
        wish = {"kind": "hook", "address": "https://ada.example/"}
        for _ in range(2):
            await hall.call("POST", "/api/me/alerts", ada, **wish)
        assert await hall.refused("POST", "/api/me/alerts", ada, **wish) == (429, "too-many")


async def test_a_full_line_drops_the_latest_of_whoever_has_most() -> None:
    order: list[tuple[str, int]] = []
    go = asyncio.Event()

    async def do(who: str, job: int) -> None:
        await go.wait()
        order.append((who, job))
        if who == "ada":
            raise ValueError("a job that fails takes no worker with it")

    line = Deliveries(do, 1, 4)
    assert [line.add("eve", number) for number in range(6)] == [True] * 4 + [False] * 2
    assert not line.add("ada", 0), "One of Eve's is dropped for it."
    assert not line.add("ben", 0)
    assert line._lines["eve"] == deque([0, 1])
    assert not line.add("cleo", 0)
    assert not line.add("dora", 0), "Nobody has more than one, so hers is."
    assert line.waiting == 4
    go.set()

    async def empty() -> bool:
        return len(order) == 4

    await eventually(empty)
    assert order == [("eve", 0), ("ada", 0), ("ben", 0), ("cleo", 0)]
    assert line.waiting == 0
    for number in range(2):
        assert line.add("eve", number)
    assert line.add("ada", 0)

    async def empty_again() -> bool:
        return len(order) == 7

    await eventually(empty_again)
    assert order[4:] == [("eve", 0), ("ada", 0), ("eve", 1)], "everybody in turn"
    await line.close()


async def test_what_is_under_way_ends_with_the_server() -> None:
    begun = asyncio.Event()

    async def do(_: str, __: int) -> None:
        begun.set()
        await asyncio.sleep(60)

    line = Deliveries(do, 2, 10)
    for number in range(3):
        line.add(f"person {number}", number)
    await begun.wait()
    await line.close()
    assert asyncio.all_tasks() == {asyncio.current_task()}
