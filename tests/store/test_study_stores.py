"""What every store promises about studies: numbers, sizes, one writer to a note, and what is left when people go."""

from emberhall.store import Store, StoredChapter, StoredMark, StoredStudy, User, work
from emberhall.store.work.studies import shelf
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures

CHAPTER = StoredChapter(0, 0, "First", "game", "dualis", "table", 0, 9, 0, guess=False)
studies = work.studies


async def began(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
    await store.write(studies.shelf.add(StoredStudy("s", "Covers", "ada", "1", "1", "open", "secret", hide=True)))
    await store.write(studies.shelf.enter("s", "ben", "editor", "2"))
    assert await store.write(studies.chapters.add("s", CHAPTER, "3")) == (2, 1)


async def size(store: Store) -> int:
    study = await store.read(studies.shelf.one("s"))
    return -1 if study is None else study.size


async def test_chapters_notes_and_marks_are_numbered_and_measured(store: Store) -> None:
    await began(store)
    empty = await size(store)
    revision, note = await store.write(studies.words.add_note("s", 1, 4, "ada", "4"))
    write = ("s", 1, note, "ada", "Four", 0, True, "5", "")
    assert (revision, note, await store.write(studies.words.write(*write))) == (3, 2, ("", 4))
    assert (await store.write(studies.words.write("s", 1, note, "ben", "Mine", 1, False, "6", "1")))[0] == "busy"
    assert (await store.write(studies.words.write("s", 1, note, "ben", "Mine", 0, False, "6", "5")))[0] == "stale"
    assert await store.write(studies.words.write("s", 1, note, "ada", None, 0, False, "7", "")) == ("", 5)
    mark = StoredMark(0, 4, "ben", "arrow", "good", "a", "b", "so")
    for number in (3, 4):
        assert (await store.write(studies.words.add_mark("s", 1, mark, 2, "8")))[1] == number
    assert await store.write(studies.words.add_mark("s", 1, mark, 2, "8")) == (0, 0)
    [found] = await store.read(studies.words.notes("s", 1, 4))
    assert (found.text, found.name, found.revision, found.writer) == ("Four", "Ada", 1, "")
    assert await store.read(studies.words.later("s", 1, 3)) == 1
    assert len(await store.read(studies.words.marks("s", 1, 9))) == 2
    [chapter] = await store.read(studies.chapters.of_study("s"))
    assert (chapter.n, chapter.notes, chapter.name) == (1, 1, "First")
    await store.write(studies.words.drop_mark("s", 1, 3, "9"))
    assert (await store.write(studies.words.drop_note("s", 1, note, "ben", "9", "")))[0] == ""
    await store.write(studies.words.drop_mark("s", 1, 4, "9"))
    assert await size(store) == empty
    assert await store.write(studies.words.count_answer("s", 1, 4, "a")) == {"a": 1}
    assert await store.write(studies.words.count_answer("s", 1, 4, "a")) == {"a": 2}
    await store.write(studies.words.add_note("s", 1, 4, "ada", "4"))
    await store.write(studies.chapters.remove("s", 1, (studies.words.NOTE_WORTH, studies.words.MARK_WORTH), "9"))
    assert (await size(store), await store.read(studies.chapters.of_study("s"))) == (0, [])


async def test_a_study_has_a_size(store: Store) -> None:
    await began(store)
    _, note = await store.write(studies.words.add_note("s", 1, 4, "ada", "4"))
    text = "x" * shelf.LARGEST
    assert (await store.write(studies.words.write("s", 1, note, "ada", text, 0, False, "5", "")))[0] == "full"
    [found] = await store.read(studies.words.notes("s", 1, 4))
    assert found.text == ""


async def test_who_goes_takes_their_words_along_and_leaves_the_study_to_others(store: Store) -> None:
    await began(store)
    await store.write(studies.shelf.add(StoredStudy("t", "Alone", "ada", "1", "1", "open", "secret", hide=True)))
    for user in ("ada", "ben"):
        await store.write(studies.words.add_note("s", 1, 4, user, "4"))
    await store.write(work.identities.erase(User("ada", "Ada", "iron", "now")))
    study = await store.read(studies.shelf.one("s"))
    assert study is not None
    assert (study.keeper, await store.read(studies.shelf.one("t"))) == ("ben", None)
    assert [note.user for note in await store.read(studies.words.notes("s", 1, 4))] == ["ben"]
    await store.write(work.users.add(User("cid", "Cid", "iron", "now"), b"cid"))
    await store.write(studies.shelf.enter("s", "cid", "reader", "5"))
    await store.write(work.identities.merge("ben", User("cid", "Cid", "iron", "now")))
    [person] = await store.read(studies.shelf.people_of("s"))
    assert (person.user, person.role) == ("cid", "editor")
    assert [note.user for note in await store.read(studies.words.notes("s", 1, 4))] == ["cid"]
    assert [(each.id, by) for each, by in await store.read(studies.shelf.of_user("cid", 9))] == [("s", "Cid")]
    await store.write(studies.goings.tidy("9", 5))
    assert await store.read(studies.shelf.one("s")) is None
