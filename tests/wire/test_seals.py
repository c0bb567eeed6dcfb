"""The seal of the shuffle: made, opened, and detected when broken."""

from dataclasses import dataclass, field
from hashlib import sha256

import pytest

from emberhall.wire.seals import check, mixed, nonce_of, seal_of, seed_of

SECRET = bytes(range(32))


@dataclass
class Sealed:
    seats: int = 3
    seed: int = 0
    notes: dict[str, str] = field(default_factory=dict)


def honest() -> Sealed:
    nonces = ["first-nonce", nonce_of(SECRET, 1), "third-nonce"]
    notes = {"seal": seal_of(SECRET), "secret": SECRET.hex(), "chair.0": "person Ada", "chair.1": "bot greedy"}
    notes |= {f"nonce.{seat}": nonce for seat, nonce in enumerate(nonces)}
    return Sealed(3, seed_of(SECRET, nonces), notes)


def test_seal_and_seed_are_what_the_document_says() -> None:
    assert seal_of(SECRET) == sha256(SECRET).hexdigest()
    assert seed_of(SECRET, ["ab", "c"]) == int.from_bytes(sha256(SECRET + b"abc").digest()[:8], "big")


def test_an_honest_record_has_no_problems() -> None:
    assert check(honest()) == []


@pytest.mark.parametrize(
    ("note", "value", "says"),
    [
        ("seal", "0" * 64, "does not match the seal"),
        ("secret", "00" * 32, "does not match the seal"),
        ("secret", "no hex", "not hexadecimal"),
        ("nonce.0", "other-nonce", "give the seed"),
        ("nonce.1", "picked-by-the-server", "seat 1, a bot"),
    ],
)
def test_a_changed_note_is_found(note: str, value: str, says: str) -> None:
    record = honest()
    record.notes[note] = value
    assert any(says in problem.message for problem in check(record))


def test_a_changed_seed_is_found() -> None:
    record = honest()
    record.seed += 1
    assert len(check(record)) == 1


def test_a_record_without_a_seal_says_so() -> None:
    record = honest()
    del record.notes["seal"]
    assert [problem.key for problem in check(record)] == ["unsealed"]


@pytest.mark.parametrize("note", ["secret", "nonce.0", "nonce.2"])
def test_a_missing_note_is_named(note: str) -> None:
    record = honest()
    del record.notes[note]
    assert check(record) == [("note", f"The record has no note {note!r}.", {"note": note})]


def test_bound_numbers_differ_by_purpose_and_seat() -> None:
    assert len({mixed(SECRET, "seating"), mixed(SECRET, "other")}) == 2
    assert len({nonce_of(SECRET, seat) for seat in range(6)}) == 6
