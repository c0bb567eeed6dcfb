"""The limits in docs/protocol.md are those of the server: authors of clients rely on them."""

import re
from pathlib import Path

import pytest

from emberhall.server.api.coach import HINTS
from emberhall.server.settings import Rate, Settings

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
RATE = re.compile(r"(\d+)[a-z ]* at once, then (?:(\d+) a|one a|one every (\d+)) (second|minute)")
SECONDS = {"second": 1.0, "minute": 60.0}
USUAL = Settings()
RATES = {
    "frames": [USUAL.messages],
    "lines of talk": [USUAL.talk],
    "requests that change something": [USUAL.changes],
    "looking back": [USUAL.reviews],
    "lessons": [USUAL.lessons],
    "signing in, codes, and recovering": [USUAL.sign_ins, USUAL.sign_ins_of_account],
    "exports": [USUAL.exports],
    "reports": [USUAL.reports],
    "new addresses for alerts": [USUAL.alert_addresses],
    "alerts": [USUAL.alerts, USUAL.alerts_of_host],
    "new guests": [USUAL.guests],
    "new tables, rematches among them": [USUAL.tables],
    "requests": [USUAL.requests],
    "hints": [HINTS],
}
COUNTS = {
    "frames ahead of that": [USUAL.ahead],
    "saying hello": [int(USUAL.hello)],
    "your sockets": [USUAL.sockets_per_person],
    "tables watched by one connection": [USUAL.tables_per_socket],
    "tables you are the host of": [USUAL.unfinished_tables],
    "connections": [USUAL.connections_per_address, int(USUAL.headers), int(USUAL.body), int(USUAL.answer)],
}


def promised() -> dict[str, str]:
    """The limits that the page promises, by name."""
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    return dict(ROW.findall(page[page.index("| what | limit |") :]))


def rates(text: str) -> list[Rate]:
    """Every rate in a sentence."""
    results = []
    for burst, many, seconds, unit in RATE.findall(text):
        results.append(Rate(int(burst), SECONDS[unit] * int(seconds or 1) / int(many or 1)))
    return results


@pytest.mark.parametrize("what", RATES)
def test_a_rate_is_as_promised(what: str) -> None:
    assert rates(promised()[what]) == RATES[what]


@pytest.mark.parametrize("what", COUNTS)
def test_a_number_is_as_promised(what: str) -> None:
    numbers = [int(each) for each in re.findall(r"\d+", promised()[what])]
    assert numbers[: len(COUNTS[what])] == COUNTS[what]


def test_every_rate_that_is_promised_is_looked_at() -> None:
    assert {what for what, text in promised().items() if rates(text)} == set(RATES)
