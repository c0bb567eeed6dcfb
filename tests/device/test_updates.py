"""A newer folder opens what an older one has kept, although what writes upgrades is not on a device."""

import json
import sqlite3
from base64 import b64encode
from contextlib import closing
from importlib import resources
from io import StringIO
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from emberhall.device import database
from emberhall.device.database import PAGE, Pages
from emberhall.store import upgrades
from tests.store.test_upgrades import declared, shape_of
from tools.folder.engines import contents_of_ours


def kept_by(version: int) -> dict[int, str]:
    """The pages of an empty database of that version."""
    output = StringIO()
    config = Config(output_buffer=output)
    config.set_main_option("script_location", str(upgrades.MIGRATIONS))
    config.attributes["dialect"] = "sqlite"
    command.upgrade(config, f"base:{upgrades.name_of(version)}", sql=True)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (?)", (version,))
        connection.executescript(output.getvalue())
        whole = connection.serialize()
    return {at // PAGE: b64encode(whole[at : at + PAGE]).decode() for at in range(0, len(whole), PAGE)}


@pytest.fixture
def on_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the folder brings is there."""
    for name, data in contents_of_ours():
        if name.startswith("emberhall/device/") and name.endswith((".db", ".json")):
            (tmp_path / Path(name).name).write_bytes(data)
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    monkeypatch.setattr(upgrades, "script", lambda *_: pytest.fail("Alembic is not on a device."))


async def forget(_: int, __: object) -> None: ...


@pytest.mark.usefixtures("on_a_device")
@pytest.mark.parametrize("version", [upgrades.FIRST, upgrades.LATEST - 1])
def test_what_an_older_folder_has_kept_is_brought_up_to_date(version: int) -> None:
    with closing(Pages(forget, kept_by(version)).connect()) as connection:
        assert connection.execute("SELECT max(version) FROM schema_version").fetchone() == (upgrades.LATEST,)
        assert shape_of(connection) == declared()


@pytest.mark.usefixtures("on_a_device")
def test_the_first_visit_begins_with_an_empty_database() -> None:
    with closing(Pages(forget, {}).connect()) as connection:
        assert shape_of(connection) == declared()


def test_every_older_version_can_be_upgraded() -> None:
    data = next(data for name, data in contents_of_ours() if name == f"emberhall/device/{database.UPGRADES}")
    assert [int(version) for version in json.loads(data)] == list(range(upgrades.FIRST, upgrades.LATEST))
