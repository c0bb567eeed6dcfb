"""The built page: how it is served, and the message if it is not built."""

from pathlib import Path

import pytest

from tests.server.hall import Hall, open_hall

SCRIPT = "console.log('hall');\n" * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Emberhall</title>")
    (folder / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (folder / "emblem.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "private.txt").write_text("not for you")
    return folder


async def test_the_page_answers_at_home_and_at_every_table(page: Path) -> None:
    async with open_hall(page=page) as hall:
        for path in ("/", "/decks", "/t/abc", "/t/abc/"):
            answer = await hall.http.get(path)
            assert answer.status_code == 200
            assert "Emberhall" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"


async def test_a_person_gets_the_page_at_an_unknown_address_too_but_as_not_found(page: Path) -> None:
    async with open_hall(page=page) as hall:
        for path in ("/deck", "/t", "/t/abc/seats", "/assets/gone.js"):
            person = await hall.http.get(path, headers={"accept": "text/html,*/*"})
            assert (person.status_code, "Emberhall" in person.text) == (404, True)
            again = await hall.http.get(path, headers={"accept": "text/html", "if-none-match": person.headers["etag"]})
            assert again.status_code == 404
            program = await hall.http.get(path, headers={"accept": "application/json"})
            assert (program.status_code, program.text) == (404, "There is no such page.\n")


async def test_hashed_assets_are_kept_for_ever_and_zipped(page: Path) -> None:
    async with open_hall(page=page) as hall:
        answer = await hall.http.get("/assets/index-4f2a.js")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < len(SCRIPT) / 4
        assert answer.text == SCRIPT
        plain = await hall.http.get("/assets/index-4f2a.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == SCRIPT
        emblem = await hall.http.get("/emblem.svg")
        assert emblem.headers["cache-control"] == "no-cache"


async def test_what_has_not_changed_is_not_sent_again(page: Path) -> None:
    async with open_hall(page=page) as hall:
        tag = (await hall.http.get("/")).headers["etag"]
        again = await hall.http.get("/", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        (page / "index.html").write_text("<!doctype html><title>Emberhall, rebuilt</title>")
        assert "rebuilt" in (await hall.http.get("/", headers={"if-none-match": tag})).text


OUTSIDE = ["/../private.txt", "/%2e%2e/private.txt", "/..%2fprivate.txt", "/%00"]


@pytest.mark.parametrize("path", ["/nothing.js", "/assets/", "/assets", *OUTSIDE])
async def test_nothing_outside_the_page_is_served(page: Path, path: str) -> None:
    async with open_hall(page=page) as hall:
        answer = await hall.http.get(path)
        assert answer.status_code == 404
        assert "not for you" not in answer.text


async def test_an_unbuilt_page_says_what_to_do(tmp_path: Path) -> None:
    async with open_hall(page=tmp_path / "missing") as hall:
        answer = await hall.http.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert (await hall.http.get("/healthz")).json()["status"] == "open"


async def test_every_answer_is_guarded(hall: Hall) -> None:
    for path in ("/", "/api/titles", "/api/nowhere", "/healthz"):
        headers = (await hall.http.get(path)).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_only_the_board_for_other_pages_may_stand_in_a_frame(page: Path) -> None:
    async with open_hall(page=page) as hall:
        framed = []
        boards = ("/embed/abc", "/embed/study/abc")
        for path in ("/", "/t/abc", "/watch", "/watch/abc", "/embed", "/embed/abc/more", "/study/abc", *boards):
            headers = (await hall.http.get(path, headers={"accept": "text/html"})).headers
            policy = headers["content-security-policy"]
            assert policy.count("frame-ancestors") == 1
            assert "script-src 'self'" in policy
            framed += [path] if "frame-ancestors 'none'" not in policy else []
            assert (headers["cross-origin-resource-policy"] == "cross-origin") == (path in framed)
        assert framed == [*boards]
