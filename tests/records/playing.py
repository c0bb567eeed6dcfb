"""Playing what is to be on record: by chance or by bots, with words taken back, a seat that resigns, and ends noted."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emberhall import Decision, Game, Record, Seat, State, bots, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Event
from emberhall.kernel.games import overlay
from emberhall.server.takebacks import UNDO, Takebacks, binds, lone, standing
from tests.records.plays import Wanted

FOLDER = Path(__file__).parent
OVERLAYS = FOLDER / "overlays"
IDLE = ("skip", "done", "end", "continue", "pass", "no", "stop")
MOST_SEEDS = 3000
RESIGNS_AFTER = 40  # words


def game_of(wanted: Wanted) -> Game:
    return overlaid(wanted.title) if wanted.overlay else load(wanted.title)


def overlaid(title: str) -> Game:
    """A title with the overlay that its record was played with."""
    return overlay(title, {path.name: path.read_text("utf-8") for path in sorted((OVERLAYS / title).glob("*.toml"))})


class Player:
    """Plays one game and keeps every word, those taken back and `undo` among them."""

    def __init__(self, wanted: Wanted, seed: int) -> None:
        self.wanted = wanted
        self.game = game_of(wanted)
        self.seed = seed
        self.rng = Rng.seeded(seed)
        self.stored: list[tuple[int, str]] = []
        self.takebacks = Takebacks()
        self.state = self.game.deal(wanted.seats, seed, True, **wanted.options)
        self.events = self.state.hear()
        self.bots = [bots.load(wanted.bots, wanted.title, seed + k) for k in range(wanted.seats) if wanted.bots]

    def play(self) -> None:
        while (decision := self.state.decision) is not None:
            if self.wanted.resign is not None and len(self.stored) == RESIGNS_AFTER:
                self.resign(self.wanted.resign)
            elif self.wanted.undo and self.takebacks.free(self.takebacks.seat) and self.rng.below(4) == 0:
                self.take_back()
            else:
                self.answer(decision)

    def answer(self, decision: Decision) -> None:
        word = self.choose(decision)
        only, luck = lone(self.game, decision), self.state.rng.words()
        self.state.apply(word)
        told = self.state.hear()
        self.takebacks = self.takebacks.after(decision.seat, binds(self.game, luck, self.state, told), only)
        self.stored.append((decision.seat, word))
        self.events += told

    def choose(self, decision: Decision) -> str:
        if self.bots:
            seat = Seat.of(self.game, self.state, decision.seat, self.rng.split())
            return decision.word(self.bots[decision.seat].choose(seat, decision, 5.0))
        words = decision.words()
        idle = [word for word in words if word in IDLE]
        if self.wanted.idle:
            words = tuple(idle) or words
        elif len(idle) < len(words) and self.rng.below(6):
            words = tuple(word for word in words if word not in IDLE)
        return words[self.rng.below(len(words))]

    def resign(self, seat: int) -> None:
        self.game.resign(self.state, seat)
        self.stored.append((seat, "resign"))
        self.events += self.state.hear()
        self.takebacks = Takebacks()

    def take_back(self) -> None:
        """The last choice, and what followed from it by itself, is as if it had never been said."""
        seat = self.takebacks.seat
        assert seat is not None
        self.stored += [(seat, UNDO)] * self.takebacks.steps[-1]
        self.takebacks = Takebacks()
        again = self.record(standing(self.stored), {})
        self.state = again.play(listen=True)
        self.events = self.state.hear()

    def record(self, moves: list[tuple[int, str]], notes: dict[str, str]) -> Record:
        game, wanted = self.game, self.wanted
        checked = game.check(wanted.seats, wanted.options)
        return Record(wanted.title, game.RULES, wanted.seats, checked, self.seed, moves, notes, game.overlay)

    def notes(self) -> dict[str, str]:
        return {"why": self.wanted.why, **result(self.game, self.state, self.events)}


def result(game: Game, state: State, events: list[Event]) -> dict[str, str]:
    """How a play ended: who won, the scores, and what ended it where the title has several ends."""
    found = {
        "winners": " ".join(map(str, game.winners(state))),
        "scores": " ".join(map(str, game.scores(state))),
        "end": end_of(game, state, events),
    }
    return {name: text for name, text in found.items() if text}


def end_of(game: Game, state: State, events: list[Event]) -> str:
    """What ended a play, in the words of its title."""
    view: dict[str, Any] = game.view(state, None)
    if game.name == "dragonduel":
        return " ".join(str(event.facts["why"]) for event in events if event.kind == "defeated") or "turns"
    if game.name == "flamecraft":
        return " ".join(deck for deck in ("artisans", "enchantments") if not view["decks"][deck]) or "rounds"
    if game.name == "flamecraft_duals":
        return str(view["outcome"] or view["end"]["cause"])
    return ""


def played(wanted: Wanted) -> Player:
    """The first play, by its seed, that ends as it should and has the word it should have."""
    for player in players(wanted):
        player.play()
        words = [word for _, word in standing(player.stored)]
        end = end_of(player.game, player.state, player.events)
        taken_back = any(word == UNDO for _, word in player.stored)
        if wanted.end in ("", end) and (not wanted.word or wanted.word in words) and taken_back == wanted.undo:
            return player
    raise ValueError(f"No seed below {MOST_SEEDS} gives {wanted.name} as it should be.")


def players(wanted: Wanted) -> Iterator[Player]:
    return (Player(wanted, seed) for seed in range(1, MOST_SEEDS))
