"""What processes of one server tell each other about people: usage at one counts towards limits at the others."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from emberhall.bus import HOUSE, Absent, Attached, LocalBus, SignedOut, Spent, Turned
from emberhall.server.people import colleagues
from emberhall.server.people.colleagues import BOTS, SIGNED_OUT, Colleagues
from emberhall.store import work


class Far(LocalBus):
    """A bus that other processes share."""

    remote = True


def colleague(bus: LocalBus, name: str = "a") -> tuple[Colleagues, Any]:
    house = Mock()
    made = Colleagues(name, bus, house.persons, house.guests, house.store, house.desk)
    made.open()
    return made, house


def test_what_others_have_used_is_used_here() -> None:
    bus = LocalBus()
    made, house = colleague(bus)
    bus.publish(Spent(HOUSE, "b", (("talk", "ada", 3), (BOTS, "bea", 700))))
    house.persons.spend.assert_called_once_with("talk", "ada", 3)
    house.desk.charge.assert_called_once_with("bea", 700)
    bus.publish(Attached(HOUSE, "b", "ada", 2))
    house.persons.attached_elsewhere.assert_called_once_with("ada", "b", 2)
    bus.publish(Absent(HOUSE, "b"))
    house.persons.lobby_gone.assert_called_once_with("b")
    made.close()
    bus.publish(Attached(HOUSE, "c", "ada", 2))
    assert house.persons.attached_elsewhere.call_count == 1, "It no longer listens."


def test_what_was_used_here_is_not_counted_twice() -> None:
    bus = LocalBus()
    _, house = colleague(bus)
    bus.publish(Spent(HOUSE, "a", (("talk", "ada", 3), (BOTS, "bea", 700))))
    bus.publish(Attached(HOUSE, "a", "ada", 2))
    assert not house.persons.spend.called
    assert not house.desk.charge.called
    assert not house.persons.attached_elsewhere.called


@pytest.mark.parametrize(("bus", "shares"), [(LocalBus(), False), (Far(), True)])
def test_only_where_there_are_others_they_are_told(bus: LocalBus, shares: bool) -> None:
    _, house = colleague(bus)
    assert (house.persons.share.called, house.desk.share.called) == (shares, shares)


async def test_what_is_used_together_is_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(colleagues, "DELAY", 0.001)
    bus, heard = Far(), list[Any]()
    made, house = colleague(bus)
    bus.subscribe(HOUSE, heard.append)
    note = house.persons.share.call_args.args[0]
    note("talk", "ada", 1)
    note("talk", "ada", 2)
    house.desk.share.call_args.args[0]("bea", 700)
    await asyncio.sleep(0.02)
    assert heard == [Spent(HOUSE, "a", (("talk", "ada", 3), (BOTS, "bea", 700)))]
    note("talk", "ada", 5)
    await asyncio.sleep(0.02)
    assert heard[1:] == [Spent(HOUSE, "a", (("talk", "ada", 5),))]
    house.persons.share.call_args.args[1]("ada", 2)
    assert heard[2:] == [Attached(HOUSE, "a", "ada", 2)]
    made.close()


def test_who_is_signed_out_is_so_everywhere_but_for_one_token() -> None:
    bus, heard = LocalBus(), list[Any]()
    made, house = colleague(bus)
    bus.subscribe(HOUSE, heard.append)
    made.sign_out("ada")
    made.sign_out("ada", b"kept")
    made.sign_out_one("ada", b"gone")
    assert heard == [
        SignedOut(HOUSE, "ada", b""),
        SignedOut(HOUSE, "ada", b"kept"),
        SignedOut(HOUSE, "ada", only=b"gone"),
    ]
    assert [call.args for call in house.persons.sign_out.call_args_list] == [
        ("ada", None, None, SIGNED_OUT),
        ("ada", b"kept", None, SIGNED_OUT),
        ("ada", None, b"gone", SIGNED_OUT),
    ]
    assert [call.args for call in house.guests.forget.call_args_list] == [("ada",)] * 3


async def test_whom_one_does_not_want_to_hear_is_asked_of_the_store() -> None:
    bus = LocalBus()
    made, house = colleague(bus)
    known = Mock()
    house.store.read = AsyncMock(side_effect=[[Mock(other="bea"), Mock(other="cid")], known, [], known])
    made.turn("ada")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asked = [call.args[0] for call in house.store.read.await_args_list]
    kinds = [work.company.shunned_by, work.users.by_id]
    assert [(each.kind, each.arguments) for each in asked] == [(kind, ("ada",)) for kind in kinds]
    house.persons.set_deaf.assert_called_once_with("ada", frozenset({"bea", "cid"}), known)
    bus.publish(Turned(HOUSE, "ada"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert house.persons.set_deaf.call_count == 2
