"""Playing the games to be recorded: at random or by bots, with takebacks, resignations and a note of how they ended."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from emberhall import Decision, Game, Play, Record, bots, load
from emberhall.kernel.chance import Rng
from emberhall.kernel.games import overlay
from emberhall.kernel.play import Outcome
from emberhall.kernel.plays.takebacks import UNDO, Move
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
    """Plays one game and keeps every word, including `undo` and the words taken back."""

    def __init__(self, wanted: Wanted, seed: int) -> None:
        self.wanted = wanted
        self.rng = Rng.seeded(seed)
        self.play = Play.begin(game_of(wanted), wanted.seats, seed, wanted.options)
        self.stored: list[Move] = []
        self.bots = [bots.load(wanted.bots, wanted.title, seed + k) for k in range(wanted.seats) if wanted.bots]

    def run(self) -> None:
        while (decision := self.play.decision) is not None:
            outcome = self.next(decision)
            self.stored += outcome.store
            self.play = outcome.play

    def next(self, decision: Decision) -> Outcome:
        back = self.play.course.takebacks.seat
        if self.wanted.resign is not None and len(self.stored) == RESIGNS_AFTER:
            return self.play.resign(self.wanted.resign)
        if self.wanted.undo and back is not None and self.play.course.takebacks.free(back) and self.rng.below(4) == 0:
            return self.play.take_back(back)
        return self.play.answer(decision.seat, [self.choose(decision)])

    def choose(self, decision: Decision) -> str:
        if self.bots:
            seat = self.play.seat(decision.seat, self.rng)
            return decision.word(self.bots[decision.seat].choose(seat, decision, 5.0))
        words = decision.words()
        idle = [word for word in words if word in IDLE]
        if self.wanted.idle:
            words = tuple(idle) or words
        elif len(idle) < len(words) and self.rng.below(6):
            words = tuple(word for word in words if word not in IDLE)
        return words[self.rng.below(len(words))]

    def record(self) -> Record:
        """The words that were not taken back, and how the game ended."""
        return self.play.record({"why": self.wanted.why, **result(self.play)})

    def store(self) -> Record:
        """All words, as a store keeps them."""
        record = self.play.record({"why": "all words, as a store keeps them"})
        record.moves = self.stored
        return record


def result(play: Play) -> dict[str, str]:
    """How a play ended: the winners, the scores, and the kind of end if the title has several."""
    found = {
        "winners": " ".join(map(str, play.game.winners(play.state))),
        "scores": " ".join(map(str, play.game.scores(play.state))),
        "end": end_of(play),
    }
    return {name: text for name, text in found.items() if text}


def end_of(play: Play) -> str:
    """What ended a play, in the words of its title."""
    view: Mapping[str, Any] = play.game.view(play.state, None)
    if play.game.name == "dragonduel":
        return " ".join(str(event.facts["why"]) for event in play.events if event.kind == "defeated") or "turns"
    if play.game.name == "flamecraft":
        return " ".join(deck for deck in ("artisans", "enchantments") if not view["decks"][deck]) or "rounds"
    if play.game.name == "flamecraft_duals":
        return str(view["outcome"] or view["end"]["cause"])
    return ""


def played(wanted: Wanted) -> Player:
    """The first play, by seed, that ends as wanted and has the wanted word."""
    for player in players(wanted):
        player.run()
        words = [word for _, word in player.play.words]
        taken_back = any(word == UNDO for _, word in player.stored)
        ended = wanted.end in ("", end_of(player.play))
        if ended and (not wanted.word or wanted.word in words) and taken_back == wanted.undo:
            return player
    raise ValueError(f"No seed below {MOST_SEEDS} gives {wanted.name} as it should be.")


def players(wanted: Wanted) -> Iterator[Player]:
    return (Player(wanted, seed) for seed in range(1, MOST_SEEDS))
