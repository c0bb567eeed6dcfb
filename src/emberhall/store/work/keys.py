"""The server's own secrets, by name."""

from typing import Any

from sqlalchemy import bindparam, select

from emberhall.store.queries import Query, Steps, work
from emberhall.store.schema import keys


def _add(own_insert: Any) -> Any:
    return own_insert(keys).on_conflict_do_nothing()


ADD = Query(_add)
ONE = Query(select(keys.c.value).where(keys.c.name == bindparam("called")))


@work
def secret(name: str, fresh: bytes) -> Steps[bytes]:
    """A secret by name: the stored one, or else the fresh one, which is then stored."""
    yield ADD, {"name": name, "value": fresh}
    [[value]] = yield ONE, {"called": name}
    return bytes(value)
