"""Bots have names; each name has a fixed face, and no two at a table are alike."""

from dataclasses import replace

from emberhall.server.table.row.botnames import FACE_OF, with_names
from emberhall.server.table.row.chairs import bot_chair, free_chair, person_chair
from emberhall.store import Chair, User
from emberhall.wire.values import FACES


def person(seat: int, name: str, face: str) -> Chair:
    return person_chair(seat, User(f"u{seat}", name, face, ""), None)


def five(table: str, first: Chair) -> tuple[Chair, ...]:
    return with_names(table, [first, *(bot_chair(seat, "random") for seat in range(1, 5))], settled=False)


def test_every_face_has_two_names() -> None:
    assert sorted(FACE_OF.values()) == sorted(FACES * 2)


def test_no_two_at_a_table_are_alike_and_a_name_keeps_its_face() -> None:
    seen: dict[str, str] = {}
    for n in range(200):
        chairs = five(f"table{n}", person(0, "Wren", FACES[n % 6]))
        assert len({chair.name for chair in chairs}) == len({chair.face for chair in chairs}) == 5
        for chair in chairs[1:]:
            assert seen.setdefault(chair.name or "", chair.face) == chair.face
    assert set(seen) == set(FACE_OF), "Every name is used."


def test_a_bot_keeps_its_name_when_others_come_and_go() -> None:
    before = five("abc", free_chair(0))
    cinder = next(chair for chair in before if chair.kind == "bot")
    after = with_names(
        "abc", [person(0, "Wren", _unused(before)), *before[1:3], free_chair(3), before[4]], settled=False
    )
    assert after[cinder.seat] == cinder
    assert after[4] == before[4]


def test_before_the_start_a_bot_gives_way_to_a_person_like_it_and_then_no_more() -> None:
    before = five("abc", free_chair(0))
    twin = before[2]
    for one in (person(0, "Wren", twin.face), person(0, twin.name or "", _unused(before))):
        chairs = (one, *before[1:])
        assert with_names("abc", chairs) == chairs
        after = with_names("abc", chairs, settled=False)
        assert after[2] != twin
        assert (after[1], after[3], after[4]) == (before[1], before[3], before[4])


def test_more_twins_than_faces_still_have_names_of_their_own() -> None:
    people = [person(seat, f"P{seat}", face) for seat, face in enumerate(FACES)]
    chairs = with_names("abc", [*people, bot_chair(6, "random"), bot_chair(7, "random")])
    assert len({chair.name for chair in chairs}) == 8


def test_a_bot_of_an_older_table_without_a_name_gets_the_same_one_each_time() -> None:
    chairs = [person(0, "Wren", "plant"), replace(free_chair(1), kind="bot", level="random")]
    assert with_names("abc", chairs)[1].name
    assert with_names("abc", chairs) == with_names("abc", chairs)


def _unused(chairs: tuple[Chair, ...]) -> str:
    return next(face for face in FACES if face not in {chair.face for chair in chairs if chair.kind == "bot"})
