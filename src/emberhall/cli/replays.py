"""Replaying a record: a position in it, and the seat whose view is shown."""

from itertools import islice

from rich.console import Console
from rich.text import Text

from emberhall import Play, Record
from emberhall.cli.boards import board_of
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.kernel.play import Outcome
from emberhall.kernel.plays.news import News
from emberhall.kernel.records import CONCEDE


class Replay:
    """A position in a record, as seen by a seat or a spectator."""

    def __init__(self, record: Record, seat: int | None, voice: Voice) -> None:
        self.record = record
        self.seat = seat
        self.voice = voice
        self.at = 0
        self.board = board_of(record.title)
        self.names = [self.name_of(number) for number in range(record.seats)]

    def name_of(self, seat: int) -> str:
        """A seat's number, and who sat there if the record has it."""
        kind, _, name = self.record.notes.get(f"chair.{seat}", "").partition(" ")
        if kind == "bot" and self.voice.knows(f"bot-{name}"):
            name = self.voice(f"bot-{name}")
        plain = self.voice("cli-seat", seat=seat)
        return f"{plain} ({name})" if name else plain

    def go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.record.moves)))

    def turn(self) -> None:
        """Switch to the next seat's view; after the last, to a spectator's."""
        seats = self.record.seats
        self.seat = 0 if self.seat is None else self.seat + 1 if self.seat + 1 < seats else None

    def show(self, console: Console) -> None:
        """Print the table at this position, and what the last word caused."""
        outcome = self.outcome()
        news = outcome.tell(self.seat)
        for line in self.last_lines(outcome, news):
            console.print(Text(line))
        words = () if news.decision is None else news.decision.words()
        console.print(self.board.draw(news.view, self.names, words, self.voice))
        eyes = self.voice("cli-spectator") if self.seat is None else self.names[self.seat]
        console.print(
            Text(self.voice("cli-replay-at", at=self.at, of=len(self.record.moves), eyes=eyes), "dim"), soft_wrap=True
        )

    def outcome(self) -> Outcome:
        """The outcome of the word before this position; at the beginning, the deal."""
        return next(islice(Play.walk(self.record), self.at, None))

    def last_lines(self, outcome: Outcome, news: News) -> list[str]:
        """What the word before this position caused, as lines."""
        if self.at == 0:
            return []
        lines = story_lines(outcome.play.game, news.events, news.view, self.names, self.voice)
        [(seat, word)] = outcome.store
        return [f"{self.at}. {seat} {word}", *self.conceding(outcome), *lines]

    def conceding(self, outcome: Outcome) -> list[str]:
        """Lines for seats that have conceded, which is not an event of the rules."""
        return [
            self.voice("cli-conceded", name=self.names[seat], over=int(outcome.play.over))
            for seat, word in outcome.store
            if word == CONCEDE
        ]

    def story(self, console: Console) -> None:
        """Print everything that happened, as this seat heard it, and the final table."""
        for number, outcome in enumerate(Play.walk(self.record)):
            self.tell(console, number, outcome)
        self.at = len(self.record.moves)
        console.print(self.board.draw(outcome.tell(self.seat).view, self.names, (), self.voice))

    def tell(self, console: Console, number: int, outcome: Outcome) -> None:
        """Print the lines of one word, with its number."""
        news = outcome.tell(self.seat)
        for said in self.conceding(outcome):
            console.print(Text(f"{number:4d}  {said}"))
        for line in story_lines(outcome.play.game, news.events, news.view, self.names, self.voice):
            console.print(Text(f"{number:4d}  {line}"))
