"""A title of another package on a real server: listed, played, its sentences sent; and broken ones logged."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from emberhall.kernel import games
from tests.cli.shell import run
from tests.server.hall import Hall, open_hall, play_all

ADDRESS = "/api/titles/nim/locales/{}.ftl"


async def test_it_is_listed_with_its_settings_and_the_bots_it_has(hall: Hall) -> None:
    (nim,) = [title for title in await hall.call("GET", "/api/titles") if title["name"] == "nim"]
    assert nim["seats"] == [2, 3, 4]
    assert [setting["name"] for setting in nim["settings"]] == ["heaps", "misere"]
    assert nim["bots"] == ["novice", "casual", "greedy", "expert", "master"]
    ada = await hall.guest()
    refused = await hall.refused("POST", "/api/tables", ada, title="nim", seats=2, bots={"1": "genius"})
    assert refused == (400, "unknown-bot")


async def test_people_play_it_to_a_record_whose_shuffle_can_be_verified(hall: Hall, tmp_path: Path) -> None:
    table, guests = await hall.full_table(3, title="nim", options={"heaps": "random", "misere": True})
    screens = await hall.seats_at(table, guests)
    (last, *_) = await play_all(screens, table)
    assert len(last["view"]["winners"]) == 2
    record = tmp_path / "nim.record"
    record.write_text((await hall.http.get(f"/api/tables/{table}/record")).text)
    said = run("verify", str(record), "--lang", "en")
    assert said.exit_code == 0
    assert "legal under rules 1 of Nim." in said.stdout


async def test_a_question_says_what_its_answers_touch_and_give(hall: Hall) -> None:
    table, guests = await hall.full_table(2, title="nim")
    screen = await hall.screen(guests[0])
    decision = (await screen.join(table))["decision"]
    assert decision["ask"] == "take"
    choice = decision["choices"][decision["words"].index("take B 3")]
    assert choice == {"verb": "take", "refs": ["B"], "gives": "left", "facts": {"heap": "B", "count": 3, "left": 1}}
    await screen.send(t="why", table=table, word="take A 4")
    reason = await screen.next("why")
    assert (reason["rule"], reason["args"]) == ("too-few", {"heap": "A", "stones": 3})


async def test_its_story_is_sent(hall: Hall) -> None:
    answer = await hall.http.get("/api/titles/nim/story.json")
    assert answer.status_code == 200
    assert set(answer.json()["tellings"]) == {"took", "over"}
    assert answer.json()["tellings"]["took"]["moves"][0]["from"] == "heap-{heap}"
    assert (await hall.http.get("/api/titles/unheard/story.json")).status_code == 404


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "nim-blurb = Take stones"), ("fr", "nim-blurb = Prenez des pierres")]
)
async def test_its_sentences_are_sent_and_may_be_kept(hall: Hall, lang: str, name: str) -> None:
    answer = await hall.http.get(ADDRESS.format(lang))
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert name in answer.text
    again = await hall.http.get(ADDRESS.format(lang), headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("address", [ADDRESS.format("de"), "/api/titles/chess/locales/en.ftl"])
async def test_what_is_not_there_is_refused(hall: Hall, address: str) -> None:
    assert await hall.refused("GET", address) == (404, "unknown-locale")


async def test_the_sentences_of_our_own_titles_are_there_too(hall: Hall) -> None:
    answer = await hall.http.get("/api/titles/dualis/locales/fr.ftl")
    assert "dualis-rule-follow = " in answer.text


async def test_the_rules_of_a_title_are_sent_and_those_of_others_refused(hall: Hall) -> None:
    answer = await hall.http.get("/api/titles/dualis/rules/fr")
    assert answer.headers["content-type"].startswith("application/json")
    book = answer.json()
    assert (book["title"], book["lang"]) == ("dualis", "fr")
    assert any(section["heading"] == "Qui gagne le pli" for section in book["sections"])
    again = await hall.http.get("/api/titles/dualis/rules/fr", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    for address in ("/api/titles/nim/rules/en", "/api/titles/dualis/rules/de"):
        assert await hall.refused("GET", address) == (404, "unknown-rulebook")
    said = (await hall.http.get("/api/titles/dualis/rules/fr/statements")).json()
    assert said["statements"][1] == {
        "number": 2,
        "place": "cards",
        "text": "Il y a deux symboles, Étoile et Lune.",
        "table": "",
        "book": "",
    }
    for address in ("/api/titles/nim/rules/en/statements", "/api/titles/dualis/rules/de/statements"):
        assert await hall.refused("GET", address) == (404, "unknown-rulebook")
    titles = {info["name"]: info["rulebook"] for info in (await hall.http.get("/api/titles")).json()}
    assert titles["dualis"] is True
    assert titles["nim"] is False


async def test_a_title_that_was_left_out_is_told_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = "The title 'chess' of some-package is left out: no luck."
    monkeypatch.setattr(games.outside(), "warnings", [sentence])
    with capture_logs() as logs:
        async with open_hall():
            pass
    assert {"event": "title left out", "why": sentence, "log_level": "warning"} in logs
    assert run("titles").stderr == f"{sentence}\n"
