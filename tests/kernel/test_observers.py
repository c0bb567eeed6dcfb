"""Observers of every title: sizes, names, questions. Conformance property 6 tests that nothing hidden is written."""

from collections.abc import Iterator

import pytest

from emberhall import load, titles
from emberhall.games.flamecraft_duals.cards.reader import BOOK
from emberhall.kernel.cells import Cells
from emberhall.kernel.chance import Rng
from emberhall.kernel.observers import Observer
from emberhall.kernel.parts.learning import Learning
from tests.games.flamecraft_duals.scenes import scene

MODES = [(title, seats, options) for title in titles() for seats, options in load(title).setup.modes()]


def part(observer: Observer, seen: bytes, name: str) -> bytes:
    """The cells of a part."""
    at = 0
    for each, size in observer.parts:
        if each == name:
            return seen[at : at + size]
        at += size
    raise KeyError(name)


@pytest.mark.no_cover  # other tests reach all but a few of the same lines
@pytest.mark.parametrize(("title", "seats", "options"), MODES)
def test_every_seat_of_every_mode_is_written_to_the_end(title: str, seats: int, options: dict[str, object]) -> None:
    game = load(title)
    observer = game.learn.observer(seats)
    assert observer is not None
    assert len({name for name, _ in observer.parts}) == len(observer.parts)
    state = game.deal(seats, 11, False, **options)
    rng = Rng.seeded(11)
    written = set()
    for _ in range(120):
        for seat in range(seats):
            seen = observer.see(state, seat)
            assert len(seen) == observer.size
            written.add(seen)
        if state.over:
            break
        state.take(state.work[-1].wander(state, rng))
    assert len(written) > 20 or title == "nim"


def test_of_duals_a_hand_a_bag_and_a_stack() -> None:
    """Some cells are compared with the view."""
    game = load("flamecraft_duals")
    observer = game.learn.observer(2)
    assert observer is not None
    state = game.deal(2, 5, False, mode="standard")
    rng = Rng.seeded(5)
    for _ in range(80):
        seat = state.work[-1].who(state)
        view = game.view(state, seat)
        seen = observer.see(state, seat)
        assert sum(part(observer, seen, "own cards")) == len(view["hand"])
        assert sum(part(observer, seen, "bag")) == view["bag_size"]
        assert sum(part(observer, seen, "board")) == sum(len(stack["tokens"]) for stack in view["board"])
        assert sum(part(observer, seen, "asked")) == 1
        assert list(part(observer, seen, "cards, coins, reputation, before"))[:3] == [
            len(view["hand"]),
            view["players"][seat]["coins"],
            view["players"][seat]["reputation"],
        ]
        state.take(state.work[-1].wander(state, rng))


def test_of_duals_what_is_known_of_the_other_hand() -> None:
    """That is cards that were shown, and those that the seat itself put under the deck."""
    observer = load("flamecraft_duals").learn.observer(2)
    assert observer is not None
    hands = ("L-BBB", "L-CCM"), ("T-III", "L-OOB")
    state = scene(hand=" ".join(hands[0]), other=" ".join(hands[1])).state
    (state.shown0, state.traced0), (state.shown1, state.traced1) = (
        (1 << BOOK.ids.index(shown), 1 << BOOK.ids.index(traced)) for shown, traced in hands
    )
    for seat in range(2):
        cells = part(observer, observer.see(state, seat), "known of the other hand")
        assert {BOOK.ids[card] for card, cell in enumerate(cells) if cell} == set(hands[1 - seat])


def test_of_dualis_the_trick_by_seat() -> None:
    game = load("dualis")
    observer = game.learn.observer(4)
    assert observer is not None
    state = game.deal(4, 5, False, memory_aid="full")
    rng = Rng.seeded(5)
    for _ in range(60):
        seat = state.work[-1].who(state)
        view = game.view(state, seat)
        seen = observer.see(state, seat)
        table = part(observer, seen, "table")
        by_seat = {each["seat"]: each["coin"] for each in view["table"]}
        for k in range(4):
            cells = table[53 * k : 53 * k + 53]
            there = (seat + k) % 4
            assert sum(cells[:52]) == (there in by_seat)
            assert cells[52] == by_seat.get(there, False)
        assert sum(part(observer, seen, "played before")) == 4 * len(view["seen"])
        assert sum(part(observer, seen, "hand")) == len(view["hand"])
        state.take(state.work[-1].wander(state, rng))


def test_of_dragonduel_strengths_fit_their_cells() -> None:
    """Strengths are in the thousands and a cell ends at 127, so a cell counts hundreds."""
    game = load("dragonduel")
    observer = game.learn.observer(2)
    assert observer is not None
    state = game.deal(2, 5)
    rng = Rng.seeded(5)
    size = 25  # cells of a monster; its Strength is the eighth
    told = 0
    for _ in range(100):
        seen = part(observer, observer.see(state, 0), "monsters")
        for player in game.view(state, 0)["players"]:
            for at, monster in enumerate(player["monsters"]):
                cell = seen[size * (6 * player["seat"] + at) + 7]
                assert cell == monster["strength"] // 100
                told += 1
        state.take(state.work[-1].wander(state, rng))
    assert told > 50


def test_of_dragonduel_the_figures_of_every_seat_and_the_battle() -> None:
    """Counts and the battle are compared with the view."""
    game = load("dragonduel")
    observer = game.learn.observer(2)
    assert observer is not None
    names = ("alive", "deck", "hand", "tower", "spark_deck", "spark_ready", "spark_exhausted")
    battles = chains = 0
    for seed in range(4):
        state = game.deal(2, seed)
        rng = Rng.seeded(seed)
        while not state.over:
            view, seen = game.view(state, 0), observer.see(state, 0)
            figures = part(observer, seen, "figures of seats")
            for player in view["players"]:
                at = 10 * player["seat"]
                wards = [player["ward"] // 100, player["discount"], player["mulligans"]]
                assert list(figures[at : at + 10]) == [*(player[name] for name in names), *wards]
            battle = view["battle"] or {"strength": 0, "siege": False}
            figures = part(observer, seen, "turn, battle, its strength, siege, chain, natural abilities waiting")
            told = [view["turn"], view["battle"] is not None, battle["strength"] // 100, battle["siege"]]
            assert list(figures) == [*told, len(view["chain"]), len(view["waiting"])]
            defender = [k == battle["defender"] if view["battle"] else False for k in range(2)]
            assert list(part(observer, seen, "defender")) == defender
            battles += view["battle"] is not None
            chains += bool(view["chain"])
            state.take(state.work[-1].wander(state, rng))
    assert battles
    assert chains


def option_part(observer: Observer, cells: bytes, name: str) -> bytes:
    """The cells of a part of an option."""
    sizes = dict(observer.option_parts)
    at = sum(size for each, size in observer.option_parts[: list(sizes).index(name)] if each != name)
    return cells[at : at + sizes[name]]


def told_of(title: str, seats: int, moves: int) -> Iterator[tuple[str, Observer, bytes]]:
    """The words of a random game, each with the observer and the cells written for it."""
    game = load(title)
    observer = game.learn.observer(seats)
    assert observer is not None
    state = game.deal(seats, 6)
    rng = Rng.seeded(6)
    for _ in range(moves):
        for pick in state.options():
            row = bytearray(observer.option_size)
            observer.write_option(state, state.work[-1].who(state), pick, Cells(memoryview(row)), 0)
            yield state.word(pick), observer, bytes(row)
        state.take(state.work[-1].wander(state, rng))


def test_of_dragonduel_what_an_answer_is_about() -> None:
    cards = {card["id"]: card for card in load("dragonduel").cards.catalogue()}
    played = attacks = 0
    for word, observer, row in told_of("dragonduel", 2, 120):
        verb, *things = word.split()
        if verb == "play":
            cost = option_part(observer, row, "card")[10]
            assert cost == cards[things[0]]["cost"]
            played += 1
        elif verb == "attack":
            assert option_part(observer, row, "own") == b"\1"
            assert list(option_part(observer, row, "seat")) == [int(things[1] == "p0"), int(things[1] == "p1")]
            assert option_part(observer, row, "monster in play")[0] == 1
            attacks += 1
    assert played
    assert attacks


def test_of_flamecraft_what_an_answer_is_about() -> None:
    goods = ("br", "me", "ir", "po", "cr", "pl", "coin")
    visits = tokens = 0
    for word, observer, row in told_of("flamecraft", 2, 200):
        verb, *things = word.split()
        if verb == "visit":
            assert sum(option_part(observer, row, "shop")) == 1
            visits += 1
        elif verb == "good":
            assert option_part(observer, row, "token").index(1) == goods.index(things[0])
            tokens += 1
    assert visits
    assert tokens


def test_a_title_may_have_no_observer() -> None:
    assert Learning(1).observer(2) is None
    with pytest.raises(NotImplementedError, match="Observer does not say what a seat sees"):
        Observer((("nothing", 0),)).see(load("dualis").deal(4, 1), 0)
