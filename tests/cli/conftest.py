"""Fixtures: a finished, sealed record as a table server leaves it, and isolation from the user's own data."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall import Record
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import OVERLAYS
from emberhall.wire.seals import nonce_of, seal_of, seed_of
from tests.replays import state_of

SECRET = bytes(range(32))


def sealed_record() -> Record:
    """A short game, played at random under a seal."""
    nonces = ["0a" * 16, *[nonce_of(SECRET, seat) for seat in (1, 2, 3)]]
    notes = {"seal": seal_of(SECRET), "secret": SECRET.hex()}
    notes |= {f"nonce.{seat}": nonce for seat, nonce in enumerate(nonces)}
    notes |= {"chair.0": "person Ada", **{f"chair.{seat}": "bot random" for seat in (1, 2, 3)}}
    record = Record.of("dualis", 4, seed_of(SECRET, nonces), short=True)
    record.notes = notes
    state = state_of(record, 0)
    rng = Rng.seeded(1)
    while (decision := state.decision) is not None:
        word = decision.words()[rng.below(len(decision.options))]
        record.moves.append((decision.seat, word))
        state.apply(word)
    return record


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests away from the user's own profile and database."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))


@pytest.fixture(autouse=True)
def own_cards() -> Iterator[None]:
    """Commands run in this process: they see no overlay of other tests, and leave none behind."""
    before = dict(OVERLAYS)
    OVERLAYS.clear()
    yield
    OVERLAYS.clear()
    OVERLAYS.update(before)


@pytest.fixture(scope="session")
def record() -> Record:
    return sealed_record()


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(str(record), "utf-8")
    return path
