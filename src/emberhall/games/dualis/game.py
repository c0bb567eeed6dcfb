"""Duālis as a Game: its options, the classes of its states, and the entry points to its modules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast, final

from emberhall.games.dualis.choices import choice_of, word_for
from emberhall.games.dualis.deal import begin
from emberhall.games.dualis.events import recall
from emberhall.games.dualis.explain import explain
from emberhall.games.dualis.imagine import imagine
from emberhall.games.dualis.invariants import check
from emberhall.games.dualis.judge import DualisJudge
from emberhall.games.dualis.observe import DualisObserver
from emberhall.games.dualis.rules import Deal, EndRound, Play
from emberhall.games.dualis.score import seat_points, winning_seats
from emberhall.games.dualis.state import Round, State, Terms
from emberhall.games.dualis.view import View, own_of, view_of
from emberhall.games.dualis.words import play_of
from emberhall.kernel import games, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Choice, Decision, Option
from emberhall.kernel.events import Event
from emberhall.kernel.games import Refusal, Setting, Value
from emberhall.kernel.judges import Judge
from emberhall.kernel.observers import Observer

SETTINGS: Final = (
    Setting("mode", ("partnership", "iso"), {3: "iso"}),
    Setting("short", (False, True)),
    Setting("highlow", (False, True)),
    Setting("first_leader", ("random", 0, 1, 2, 3), house=True),
    Setting("memory_aid", ("none", "last_trick", "full"), house=True),
    Setting("partner_talk", ("quiet", "open"), house=True),
    Setting("say_direction", (True, False), house=True),
    Setting("show_trump_now", (True, False), house=True),
    Setting("seating", ("chosen", "random"), house=True),
    Setting("duplicate", (False, True), house=True),
    Setting("turn", (0, 1, 2, 3), house=True),
)


@final
class Dualis(games.Game):
    """Tricks in Star and Moon for three or four, in partnership or each alone."""

    OWN_FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hand")
    RULES: ClassVar[int] = 1
    MAX_DECISIONS: ClassVar[int] = 4 * 52
    COMMITS: ClassVar[tuple[str, ...]] = ("played",)  # every play shows a card

    def __init__(self) -> None:
        super().__init__("dualis", (3, 4), SETTINGS, 104, View)

    def kinds(self) -> Sequence[type[Any]]:
        return (State, Terms, Round, Rng, Deal, Play, EndRound)

    def modes(self) -> list[tuple[int, dict[str, Value]]]:
        """The twelve rows of section 6."""
        return [
            (seats, {"mode": mode, "short": short, "highlow": highlow})
            for seats, mode in ((4, "partnership"), (3, "iso"), (4, "iso"))
            for short in (False, True)
            for highlow in (False, True)
        ]

    def check_together(self, seats: int, options: dict[str, Value]) -> None:
        if options["mode"] == "partnership" and seats != 4:
            raise ValueError(f"Partnership needs 4 seats, not {seats}; with {seats} each plays alone (mode iso).")
        for name in ("first_leader", "turn"):
            if options[name] == 3 and seats == 3:
                raise ValueError(f"{name} cannot be 3 with 3 seats; it can be at most 2.")
        if options["turn"] != 0 and not options["duplicate"]:
            raise ValueError(f"turn {options['turn']} has a meaning only with duplicate on.")

    def begin(self, seats: int, rng: Rng, options: dict[str, Value], listen: bool) -> State:
        return begin(seats, rng, options, listen)

    def view(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, view_of(cast(State, state), seat))

    def daily(self) -> tuple[int, dict[str, Value]]:
        return 4, {"short": True}

    def teams(self, seats: int, options: Mapping[str, Value]) -> list[int]:
        """Partners sit opposite each other."""
        return [0, 1, 0, 1] if options["mode"] == "partnership" else list(range(seats))

    def own(self, state: steps.State, seat: int | None) -> games.View:
        return cast(games.View, own_of(cast(State, state), seat))

    def scores(self, state: steps.State) -> list[int]:
        return seat_points(cast(State, state))

    def winners(self, state: steps.State) -> list[int]:
        return winning_seats(cast(State, state))

    def action_id(self, pick: Option) -> int:
        return play_of(pick)

    def imagine(self, state: steps.State, seat: int, rng: Rng) -> State:
        return imagine(cast(State, state), seat, rng)

    def explain(self, state: steps.State, seat: int, word: str) -> Refusal | None:
        return explain(cast(State, state), seat, word)

    def choice(self, state: steps.State, decision: Decision, pick: Option) -> Choice:
        return choice_of(cast(State, state), pick)

    def word_for(self, state: steps.State, seat: int, ref: str) -> str | None:
        return word_for(cast(State, state), seat, ref)

    def observer(self, seats: int) -> Observer:
        return DualisObserver(seats)

    def judge(self, weights: Mapping[str, Sequence[float]]) -> Judge:
        return DualisJudge(weights)

    def recall(self, state: steps.State, events: list[Event]) -> list[Event]:
        return recall(cast(State, state), events)

    def invariants(self, state: steps.State) -> None:
        check(cast(State, state))


GAME: Final = Dualis()
