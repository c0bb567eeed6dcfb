"""Malformed requests to every route: the answer is always a sentence and never a 500."""

from random import Random
from typing import Any

import pytest

from emberhall.wire.route import Route
from emberhall.wire.routes import ROUTES
from tests.server.client import Answer
from tests.server.hall import Hall

BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"17",
    b'"text"',
    b"{}",
    b'{"name": null}',
    b'{"name": ""}',
    b'{"name": "\\u0000\\u0007"}',
    b'{"name": "\\ud800"}',
    b'{"name": 4.0, "seat": 4.0}',
    b'{"name": "x", "name": "y"}',
    b'{"seat": -1}',
    b'{"seat": 99999999999999999999999}',
    b'{"seat": 1, "level": "\\u0000"}',
    b'{"nonce": "x"}',
    b'{"nonce": "with spaces and \\n lines"}',
    b'{"title": "dualis", "seats": 4, "options": {"mode": {"deep": []}}}',
    b'{"title": "dualis", "seats": 4, "options": {"": ""}}',
    b'{"title": "dualis", "seats": 4, "bots": {"\xc2\xb2": "random"}}',
    b'{"title": "dualis", "seats": 4, "bots": {"0": "random"}}',
    b'{"title": "../../etc/passwd", "seats": 4}',
    b'{"title": "dualis.game", "seats": 4}',
    b'{"title": "dualis", "seats": true}',
    b"\xff\xfe\x00",
    b"[" * 2000,
    b'{"name": "' + b"x" * 70_000 + b'"}',
]
PLACES = ["nowhere", "%00", "a" * 3000, "..", "%ff", "t'; DROP TABLE moves; --"]


def paths(route: Route, table: str) -> list[str]:
    results = []
    for place in [table, *PLACES]:
        for seat in ("0", "-1", "x", "99999999999999999999", "%C2%B2"):
            path = route.path.replace("{table}", place).replace("{seat}", seat)
            results += [] if path in results else [path]
    return results


def check(answer: Answer) -> None:
    assert answer.status_code < 500, f"{answer.asked}: {answer.text}"
    if answer.status_code >= 400:
        problem = answer.json()
        assert set(problem) == {"error", "message", "args"}, answer.asked
        assert problem["message"].endswith("."), problem


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
async def test_no_body_makes_a_route_fail(hall: Hall, route: Route) -> None:
    ada = await hall.guest()
    table = (await hall.table(ada))["id"]
    proofs = ["", f"Bearer {ada.token}", "Bearer", "Basic eDp5", "Bearer x"]
    for path in paths(route, table):
        for proof in proofs:
            headers = {"authorization": proof} if proof else {}
            check(await hall.http.request(route.method, path, headers=headers))
    for body in BODIES:
        path = route.path.replace("{table}", table).replace("{seat}", "0")
        check(await hall.http.request(route.method, path, content=body, headers=ada.headers))


async def test_other_methods_and_addresses_get_a_sentence(hall: Hall) -> None:
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS"):
        answer = await hall.http.request(method, "/api/titles")
        assert answer.status_code in {404, 405}
        check(answer)
    answer = await hall.http.get("/api/unheard-of")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


FIELDS = ["name", "face", "title", "seats", "options", "public", "bots", "sit", "nonce", "start", "seat", "level"]
SENSIBLE: list[Any] = ["dualis", 3, 4, 0, 1, True, False, "random", "iron", {}, {"1": "random"}, {"short": True}]
SENSELESS: list[Any] = [None, -1, 2**70, 1.5, "", "\x00", "é" * 40, [], [[]], {"": None}, {"1": 1}, {"a": {"b": [1]}}]


async def test_random_bodies_never_break_a_route(hall: Hall) -> None:
    ada = await hall.guest()
    chance = Random(20)
    routes = [route for route in ROUTES if route.body is not None]
    answers = []
    for _ in range(400):
        table = (await hall.table(ada))["id"]
        route = chance.choice(routes)
        fields = chance.sample(FIELDS, chance.randrange(7))
        body = {field: chance.choice(SENSIBLE + SENSELESS) for field in fields}
        path = route.path.replace("{table}", table)
        answers.append(await hall.http.request(route.method, path, json=body, headers=ada.headers))
        check(answers[-1])
    statuses = {answer.status_code for answer in answers}
    assert {200, 400, 409} <= statuses, "the bodies were too senseless to test anything"


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("Basic {token}", "The scheme 'Basic' is not understood; send the token as `Authorization: Bearer TOKEN`."),
        ("Token {token}", "The scheme 'Token' is not understood; send the token as `Authorization: Bearer TOKEN`."),
        ("{token}", "Send the token as `Authorization: Bearer TOKEN`."),
        ("Bearer", "Send the token as `Authorization: Bearer TOKEN`."),
    ],
)
async def test_a_good_token_under_another_scheme_is_refused(hall: Hall, header: str, sentence: str) -> None:
    ada = await hall.guest()
    given = {"authorization": header.format(token=ada.token)}
    for path in ("/api/me", "/api/tables"):
        answer = await hall.http.get(path, headers=given)
        assert (answer.status_code, answer.json()["error"], answer.json()["message"]) == (401, "bad-token", sentence)
    for scheme in ("Bearer", "bearer"):
        answer = await hall.http.get("/api/me", headers={"authorization": f"{scheme} {ada.token}"})
        assert answer.json()["name"] == "Ada"
