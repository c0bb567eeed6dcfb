"""The HTTP interface matches its OpenAPI document: requests that fit the document are answered and never crash."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from emberhall.server.settings import Rate
from emberhall.wire.routes import ROUTES
from emberhall.wire.schemas import openapi
from tests.server.hall import open_hall

EXAMPLES = 6
PLENTY = Rate(1_000_000, 0.001)
PASSWORDS = ("sign_in", "new_account", "change_password", "new_recovery", "recover")
"""Each takes the server 25 ms on purpose, so fewer of them are made."""


@pytest.fixture(scope="module")
def schema() -> Any:
    """The document as Schemathesis reads it. Its import takes half a second, so processes that only collect skip it."""
    import schemathesis

    return schemathesis.openapi.from_dict(openapi.document("0"))


@pytest.fixture(scope="module")
def served() -> Iterator[dict[str, Any]]:
    """A server in a thread, a person and their table."""
    ready, done = threading.Event(), threading.Event()
    results: dict[str, Any] = {}

    async def serve() -> None:
        limits: dict[str, Any] = dict.fromkeys(
            ("guests", "requests", "sign_ins", "sign_ins_of_account", "exports", "reports"), PLENTY
        )
        async with open_hall(**limits) as hall:
            guest = await hall.guest("Ada")
            table = await hall.table(guest, title="dragonduel", seats=2)
            results.update(address=hall.address, headers=guest.headers, table=table["id"], user=guest.user)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(30)
    yield results
    done.set()
    thread.join()


@pytest.mark.parametrize("name", [route.name for route in ROUTES if route.name not in ("sign_out", "sign_out_here")])
def test_nothing_that_fits_the_document_crashes_the_server(served: dict[str, Any], schema: Any, name: str) -> None:
    from schemathesis.checks import not_a_server_error

    route = next(route for route in ROUTES if route.name == name)
    operation = schema[route.path][route.method]
    known = {key: served[key] for key in ("table", "user")} | {"title": "dragonduel", "lang": "en", "seat": 0}

    @given(st.data())
    @settings(
        max_examples=2 if name in PASSWORDS else EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        if data.draw(st.booleans()):  # made-up addresses mostly give 404, so use existing ones half of the time
            case.path_parameters = {key: known.get(key, value) for key, value in (case.path_parameters or {}).items()}
        headers = served["headers"] if name != "delete_me" and data.draw(st.booleans()) else {}
        answer = case.call(base_url=served["address"], headers=headers)
        case.validate_response(answer, checks=[not_a_server_error])
        assert answer.status_code in {route.status, 400, 404, 405, 413, *route.errors}, (case, answer.text)

    ask()
