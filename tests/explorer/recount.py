"""A plain recount of records, by code that shares nothing with the explorer's: `python -m tests.explorer.recount`.

It reads the records as text, plays them again, and counts decks, wins and draws of cards, and exact promises.
"""

import argparse
from collections import Counter
from typing import Any

from emberhall.bots.levels import load as load_bot
from emberhall.bots.matches import derived, drive
from emberhall.bots.terms import terms_of
from emberhall.explorer.building import Plan
from emberhall.explorer.counting import Counters, added, bot, counted
from emberhall.kernel.chance import Rng
from emberhall.kernel.counts.sheets import WHOLE
from emberhall.kernel.games import load
from emberhall.kernel.play import Play
from emberhall.kernel.records import Record

GAMES = 1000
RECOUNTS = ("dragonduel", "dualis")
DRAWS = ("drew", "dug", "unbuilt")


def records(title: str, count: int) -> list[str]:
    """Records of games of bots, as text."""
    texts = []
    plan = Plan(title, ("novice",))
    for number in range(count):
        seats, options = terms_of(plan.title, plan.seed, number)
        play = Play.begin(load(title), seats, derived("recount", number), options)
        bots = {seat: load_bot("novice", title, derived(number, seat)) for seat in range(seats)}
        drive(play, bots, Rng.seeded(number))
        texts.append(str(play.record()))
    return texts


def counters_of(texts: list[str]) -> Counters:
    """What the explorer counts of them."""
    counters: Counters = {}
    for text in texts:
        record = Record.parse(text)
        added(counters, counted(Play.restore(record), [bot("novice")] * record.seats))
    return counters


def differences(title: str, count: int) -> list[str]:
    """Where the explorer's counters are not those of a plain recount."""
    texts = records(title, count)
    plays = [Play.restore(Record.parse(text)) for text in texts]
    return (cards if title == "dragonduel" else promises)(counters_of(texts), plays)


def cards(counters: Counters, plays: list[Play]) -> list[str]:
    """Cards: how many decks had them, won with them, and drew them."""
    decks: Counter[tuple[str, int]] = Counter()
    wins: Counter[tuple[str, int]] = Counter()
    draws: Counter[tuple[str, int]] = Counter()
    for play in plays:
        state: Any = play.state
        winners, seats = set(play.winners()), play.course.deal.seats
        for seat in range(seats):
            codes = {state.book.cards[ref].code for ref in state.terms.lists[seat]}
            decks.update((code, seats) for code in codes)
            wins.update({(code, seats): WHOLE // len(winners) for code in codes if seat in winners})
            heard = [event.facts for event in play.events if event.kind in DRAWS and event.facts["seat"] == seat]
            draws.update((code, seats) for code in codes & {code for each in heard for code in each.get("cards", ())})
    of = {part: {(k.item, k.seats): t for k, t in counters.items() if k[::2][:2] == ("cards", part)} for part in PARTS}
    return [
        *different("decks", decks, {key: tally.games for key, tally in of["deck"].items()}),
        *different("wins", wins, {key: tally.won for key, tally in of["deck"].items()}),
        *different("draws", draws, {key: tally.games for key, tally in of["drawn"].items()}),
    ]


PARTS = ("deck", "drawn")


def promises(counters: Counters, plays: list[Play]) -> list[str]:
    """Rounds by mode, and how many promises came out exact."""
    rounds: Counter[str] = Counter()
    exact: Counter[str] = Counter()
    for play in plays:
        options = play.course.deal.options
        mode = "-".join([str(options["mode"]), *(name for name in ("short", "highlow") if options[name])])
        for event in play.events:
            if event.kind == "scored":
                pairs = list(zip(event.facts["coins"], event.facts["tricks"], strict=True))
                rounds[mode] += len(pairs)
                exact[mode] += WHOLE * sum(coins == tricks for coins, tricks in pairs)
    counted_rounds: Counter[str] = Counter()
    counted_exact: Counter[str] = Counter()
    for key, tally in counters.items():
        if key.sheet == "coins" and key.part.endswith(" 1"):
            counted_rounds[key.item] += tally.games
            counted_exact[key.item] += tally.won
    return [*different("rounds", rounds, counted_rounds), *different("exact", exact, counted_exact)]


def different(what: str, plainly: Counter[Any], counted_so: dict[Any, int]) -> list[str]:
    """Sentences about what differs; nought is the same as nothing."""
    keys = [key for key in {*plainly, *counted_so} if plainly[key] != counted_so.get(key, 0)]
    return [f"{what} of {key}: {plainly[key]} by hand, {counted_so.get(key, 0)} in counters" for key in sorted(keys)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args().games
    for title in RECOUNTS:
        found = differences(title, games)
        print(f"{title}, {games} games: {len(found)} differences", *found[:20], sep="\n  ")


if __name__ == "__main__":
    main()
