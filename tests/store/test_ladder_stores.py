"""What every store promises about ratings, daily deals, events and alerts, tested on each of them."""

from dataclasses import replace

import pytest

from emberhall.ratings import Player
from emberhall.store import (
    Alert,
    Chair,
    Ending,
    Old,
    Rated,
    RevisionTaken,
    SequenceTaken,
    Store,
    StoredEvening,
    Tried,
    User,
    work,
)
from tests.store.tables import table
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures
LEVELS = {"random", "greedy", "master"}


def rated(*players: str, places: tuple[int, ...] = (1, 2)) -> Rated:
    found = tuple(Player("bot" if name in LEVELS else "person", name) for name in players)
    return Rated("dualis", found, tuple(range(len(players))), places)


async def rate(store: Store, name: str, at: str, game: Rated) -> None:
    await store.write(work.tables.add(table(name)))
    await store.append(name, 0, [(0, "a")], [], at, Ending((1, 0), (0,), rated=game))


async def test_a_rated_game_is_kept_with_its_last_move_or_not_at_all(store: Store) -> None:
    await store.write(work.users.add(User("ada", "Ada", "iron", "now"), b"1"))
    await rate(store, "one", "2026-01-01", rated("ada", "greedy"))
    with pytest.raises(SequenceTaken):
        await store.append("one", 0, [(0, "a")], [], "later", Ending((1, 0), (0,), rated=rated("ada", "greedy")))
    [ada, bot] = await store.read(work.ladder.page("dualis", "", 10, 0))
    assert (ada.name, ada.games, ada.won, bot.player.who, bot.games, bot.won) == ("Ada", 1, 1, "greedy", 1, 0)
    assert [change.place for change in await store.read(work.ladder.of_game("one"))] == [1, 2]
    assert await store.read(work.ladder.page("flamecraft", "", 10, 0)) == []


async def test_the_ladder_has_the_best_first_and_the_unsure_last(store: Store) -> None:
    for name in ("ada", "ben", "cleo"):
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
    for game in range(1, 25):
        level, at = ("random", "greedy", "master")[game % 3], f"2026-01-{game:02}"
        await rate(store, f"a{game:02}", at, rated("ada", level))
        await rate(store, f"b{game:02}", at, rated("ben", level, places=(1, 2) if game % 2 else (2, 1)))
    await rate(store, "h", "2026-02-01", rated("cleo", "greedy"))
    await rate(store, "i", "2026-02-02", rated("nobody", "greedy"))
    await store.write(work.upkeep.forget(Old(), 10))
    found = await store.read(work.ladder.page("dualis", "", 10, 0))
    ranked = [(each.player.who, each.opponents) for each in found if each.ranked]
    assert ranked == [("ada", 3), ("ben", 3), ("greedy", 3)], "the other bots have met two people each"
    assert [each.ranked for each in found] == [True] * 3 + [False] * 3
    assert found[3].player.who == "cleo"
    assert found[3].rating.provisional
    assert await store.read(work.ladder.page("dualis", "bot", 1, 1)) == found[1:2]
    sizes = [await store.read(work.ladder.size("dualis", but)) for but in ("", "person")]
    assert sizes == [6, 3]
    mus = [each.rating.mu for each in found[:2]]
    assert await store.read(work.ladder.ranks("dualis", "", mus[::-1])) == {mus[0]: 1, mus[1]: 2}
    await store.write(work.ladder.list_person("ada", False))
    await store.write(work.ladder.list_person("ada", False))
    assert not await store.read(work.ladder.is_listed("ada"))
    assert (await store.read(work.ladder.page("dualis", "", 1, 0)))[0].player.who == "ben"
    assert await store.read(work.ladder.size("dualis", "")) == 5
    assert [title for title, _ in await store.read(work.ladder.standings_of(Player("person", "ada")))] == ["dualis"]
    assert [each.table for each in await store.read(work.ladder.history(Player("person", "ada"), 2))] == ["a23", "a24"]
    await store.write(work.ladder.list_person("ben", False))
    await store.write(work.ladder.list_person("ada", True))
    assert (await store.read(work.ladder.is_listed("ada")), await store.read(work.ladder.is_listed("ben"))) == (
        True,
        False,
    ), "Each for themselves."


async def test_how_strong_people_at_public_tables_are(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
    await rate(store, "rated", "2026-01-01", rated("ada", "ben"))
    people = tuple(Chair(seat, "iron", "person", name, name.title()) for seat, name in enumerate(("ada", "ben", "new")))
    await store.write(work.tables.add(table("shown", chairs=people, seats=3)))
    await store.write(work.tables.add(table("played", status="running", chairs=people[:1], seats=1)))
    await store.write(work.tables.add(table("hidden", public=False, chairs=people, seats=3)))
    await store.write(work.tables.add(table("other", title="flamecraft", chairs=people, seats=3)))
    ada, ben = (each.rating for each in await store.read(work.ladder.page("dualis", "bot", 2, 0)))
    found = sorted((name, rating.mu) for name, rating in await store.read(work.ladder.strengths()))
    assert found == [("played", ada.mu), ("shown", ben.mu), ("shown", ada.mu)]
    await store.write(work.ladder.list_person("ada", False))
    assert await store.read(work.ladder.strengths()) == [("shown", ben)]


async def test_ratings_computed_anew_are_the_same(store: Store) -> None:
    await store.write(work.users.add(User("ada", "Ada", "iron", "now"), b"1"))
    await rate(store, "one", "2026-01-01", rated("ada", "greedy"))
    await rate(store, "two", "2026-01-02", rated("ada", "greedy", "greedy", places=(2, 1, 3)))
    before = await store.read(work.ladder.page("dualis", "", 10, 0)), await store.read(work.ladder.of_game("two"))
    assert await store.write(work.ratings.rebuild()) == 2
    assert (
        await store.read(work.ladder.page("dualis", "", 10, 0)),
        await store.read(work.ladder.of_game("two")),
    ) == before


async def test_a_secret_of_the_server_is_made_once(store: Store) -> None:
    assert await store.write(work.keys.secret("daily", b"first")) == b"first"
    assert await store.write(work.keys.secret("daily", b"second")) == b"first"
    assert await store.write(work.keys.secret("push", b"other")) == b"other"


async def test_a_daily_deal_has_one_try_and_its_result_is_its_tables(store: Store) -> None:
    await store.write(work.users.add(User("ada", "Ada", "iron", "now"), b"1"))
    assert await store.write(work.daily.claim("dualis", "2026-01-01", "ada", "one")) == "one"
    assert await store.write(work.daily.claim("dualis", "2026-01-01", "ada", "two")) == "one"
    await store.write(work.tables.add(table()))
    begun = await store.read(work.daily.own("dualis", "2026-01-01", "ada"))
    assert begun is not None
    assert (begun.table, begun.name, begun.settled, begun.points, begun.listed) == ("one", "Ada", "", None, True)
    assert await store.read(work.daily.count("dualis", "2026-01-01")) == 0
    assert await store.read(work.daily.days_of("ada", "2026-01-01")) == []
    await store.append("one", 0, [(0, "a")], [], "later", Ending((3, 1), (0,), tried=Tried(2, 90, True)))
    await store.write(work.ladder.list_person("ada", False))
    [done] = await store.read(work.daily.best("dualis", "2026-01-01", 9))
    assert (done.points, done.seconds, done.won, done.listed) == (2, 90, True, False)
    assert await store.read(work.daily.spread("dualis", "2026-01-01")) == [(2, 1)]
    assert await store.read(work.daily.days_of("ada", "2026-01-01")) == [("2026-01-01", "dualis")]
    assert await store.read(work.daily.days_of("ada", "2026-01-02")) == []
    assert await store.read(work.daily.best("dualis", "2026-01-02", 9)) == []
    await store.write(work.daily.settle("one", Tried(None, 90)))
    await store.write(work.daily.settle("one", Tried(2, 90, True)))
    [gone] = await store.read(work.daily.given_up("dualis", "2026-01-01", 9))
    assert (gone.user, gone.points) == ("ada", None), "whoever has given up has"


async def test_tries_are_ranked_by_points_and_then_by_time(store: Store) -> None:
    results = {"ada": (5, 90), "ben": (5, 60), "cleo": (7, 99), "dora": (5, 60), "eve": (1, 1)}
    for name, (points, seconds) in results.items():
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
        await store.write(work.daily.claim("dualis", "day", name, name))
        await store.write(work.daily.settle(name, Tried(points, seconds)))
    await store.write(work.company.befriend("ada", "dora", "now"))
    best = await store.read(work.daily.best("dualis", "day", 4))
    assert [each.user for each in best if each.points != 5] == ["cleo"]
    assert [each.points for each in best] == [7, 5, 5, 5]
    assert await store.read(work.daily.spread("dualis", "day")) == [(7, 1), (5, 3), (1, 1)]
    ada, [dora] = (
        await store.read(work.daily.own("dualis", "day", "ada")),
        await store.read(work.daily.of_friends("dualis", "day", "ada")),
    )
    assert ada is not None
    assert (ada.ahead, dora.ahead) == (2, 0)
    assert [each.user for each in await store.read(work.daily.around("dualis", "day", 3, 2))] == ["ada", "eve"]


async def test_of_two_who_change_an_event_one_comes_too_late(store: Store) -> None:
    await store.write(work.evenings.add(StoredEvening("e", "ada", "now", '{"host":"ada"}')))
    found = await store.read(work.evenings.one("e"))
    assert found is not None
    await store.write(work.evenings.save(replace(found, body='{"n":1}')))
    with pytest.raises(RevisionTaken):
        await store.write(work.evenings.save(replace(found, body='{"n":2}')))
    again = await store.read(work.evenings.one("e"))
    assert again is not None
    assert (again.body, again.revision) == ('{"n":1}', 1)
    assert await store.read(work.evenings.one("f")) is None


async def test_alerts_are_kept_by_address(store: Store) -> None:
    await store.write(work.alerts.add(Alert("ada", "https://push/1", "push", "{}", "1")))
    await store.write(work.alerts.add(Alert("ada", "https://hook/2", "hook", "", "2")))
    await store.write(work.alerts.add(Alert("ada", "https://push/1", "push", "[]", "3")))
    assert await store.read(work.alerts.of_user("ada")) == [
        Alert("ada", "https://push/1", "push", "[]", "1"),
        Alert("ada", "https://hook/2", "hook", "", "2"),
    ]
    await store.write(work.alerts.drop("ada", "https://push/1"))
    await store.write(work.alerts.drop("ben", "https://hook/2"))
    assert [each.kind for each in await store.read(work.alerts.of_user("ada"))] == ["hook"]


async def test_a_rating_goes_along_with_its_person_and_is_forgotten_with_them(store: Store) -> None:
    ada, ben = User("ada", "Ada", "iron", "now"), User("ben", "Ben", "iron", "now")
    await store.write(work.users.add(ada, b"1"))
    await store.write(work.users.add(ben, b"2"))
    await rate(store, "one", "2026-01-01", rated("ada", "greedy"))
    await store.write(work.alerts.add(Alert("ada", "https://hook/", "hook", "", "1")))
    before = await store.read(work.ladder.page("dualis", "", 10, 0))
    await store.write(work.identities.merge("ada", ben))
    after = await store.read(work.ladder.page("dualis", "", 10, 0))
    assert [each.rating for each in after] == [each.rating for each in before]
    assert [each.player.who for each in after] == ["ben", "greedy"]
    assert [each.user for each in await store.read(work.alerts.of_user("ben"))] == ["ben"]
    await store.write(work.identities.erase(ben))
    assert [each.player.who for each in await store.read(work.ladder.page("dualis", "", 10, 0))] == ["greedy"]
    assert await store.read(work.alerts.of_user("ben")) == []
    assert await store.read(work.ladder.history(Player("person", "ben"), 9)) == []
    assert await store.write(work.ratings.rebuild()) == 1
    assert [each.rating for each in await store.read(work.ladder.page("dualis", "", 10, 0))] == [before[1].rating]


async def test_a_season_keeps_how_everybody_stood_and_the_next_is_less_sure(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
    await rate(store, "one", "2026-08-01", rated("ada", "greedy"))
    await rate(store, "two", "2026-09-30", rated("ada", "ben", places=(2, 1)))
    await rate(store, "three", "2027-01-01", rated("ada", "greedy"))
    assert [await store.read(work.seasons.first(title)) for title in ("dualis", "flamecraft")] == ["2026-3", None]

    [one, bot_before] = await store.read(work.ladder.of_game("one"))
    [two, _] = await store.read(work.ladder.of_game("two"))
    [three, bot] = await store.read(work.ladder.of_game("three"))
    assert two.before == one.after, "Nothing changes within a season."
    assert three.before.mu == two.after.mu
    assert three.before.sigma**2 == pytest.approx(two.after.sigma**2 + 2), "Two seasons have begun since."
    assert bot.before == bot_before.after, "A bot does not change while nobody plays it."

    async def stands(season: str, but: str = "") -> list[tuple[str, float, int, int]]:
        found = await store.read(work.seasons.page("dualis", season, but, 10, 0))
        return sorted((each.player.who, each.rating.mu, each.games, each.won) for each in found)

    played = await stands("2026-3")
    assert [(who, games, won) for who, _, games, won in played] == [("ada", 2, 1), ("ben", 1, 1), ("greedy", 1, 0)]
    assert played[0][1] == two.after.mu
    assert await stands("2026-4") == []
    assert [who for who, *_ in await stands("2027-1", "bot")] == ["ada"]
    own = await store.read(work.seasons.of_player("dualis", "2027-1", "ada"))
    assert own is not None
    assert (own.rating, own.games) == (three.after, 1)
    assert await store.read(work.seasons.size("dualis", "2026-3", "")) == 3
    await store.write(work.ladder.list_person("ada", False))
    assert await store.read(work.seasons.size("dualis", "2026-3", "")) == 2
    assert [who for who, *_ in await stands("2026-3")] == ["ben", "greedy"]
    await store.write(work.ladder.list_person("ada", True))

    before = [await stands(season) for season in ("2026-3", "2027-1")]
    assert await store.write(work.ratings.rebuild()) == 3
    after = [await stands(season) for season in ("2026-3", "2027-1")]
    for anew, was in zip(after, before, strict=True):
        assert [(who, round(mu, 9), *rest) for who, mu, *rest in anew] == [
            (who, round(mu, 9), *rest) for who, mu, *rest in was
        ]
    await store.write(work.identities.erase(User("ada", "Ada", "iron", "")))
    assert [who for who, *_ in await stands("2026-3")] == ["ben", "greedy"], (
        "Who is gone is gone from past seasons too."
    )
