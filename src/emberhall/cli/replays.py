"""A record played again: where we are in it, and through whose eyes we look."""

from typing import Any

from rich.console import Console
from rich.text import Text

from emberhall import Record, load
from emberhall.cli.boards import board_of
from emberhall.cli.voices import Voice
from emberhall.kernel.records import say


class Replay:
    """A place in a record, seen by a seat or by a spectator."""

    def __init__(self, record: Record, seat: int | None, voice: Voice) -> None:
        self.record = record
        self.seat = seat
        self.voice = voice
        self.at = 0
        self.game = load(record.title, record.cards)
        self.board = board_of(record.title)
        self.names = [self.name_of(number) for number in range(record.seats)]

    def name_of(self, seat: int) -> str:
        """A seat's number, and who sat there where the record says so."""
        kind, _, name = self.record.notes.get(f"chair.{seat}", "").partition(" ")
        if kind == "bot" and self.voice.knows(f"bot-{name}"):
            name = self.voice(f"bot-{name}")
        plain = self.voice("cli-seat", seat=seat)
        return f"{plain} ({name})" if name else plain

    def go(self, at: int) -> None:
        self.at = max(0, min(at, len(self.record.moves)))

    def turn(self) -> None:
        """Look through the next seat's eyes; after the last, through a spectator's."""
        seats = self.record.seats
        self.seat = 0 if self.seat is None else self.seat + 1 if self.seat + 1 < seats else None

    def show(self, console: Console) -> None:
        """The table here, and what the last word made happen."""
        state = self.record.play(upto=self.at)
        view = self.game.view(state, self.seat)
        for line in self.last_lines(view):
            console.print(Text(line))
        decision = state.decision
        words = decision.words() if decision is not None and decision.seat == self.seat else ()
        console.print(self.board.draw(view, self.names, words, self.voice))
        eyes = self.voice("cli-spectator") if self.seat is None else self.names[self.seat]
        console.print(
            Text(self.voice("cli-replay-at", at=self.at, of=len(self.record.moves), eyes=eyes), "dim"), soft_wrap=True
        )

    def last_lines(self, view: dict[str, Any]) -> list[str]:
        """What happened with the word before this place."""
        if self.at == 0:
            return []
        state = self.record.begin(listen=True)
        for seat, word in self.record.moves[: self.at]:
            state.hear()
            say(self.record.title, state, seat, word)
        heard = [event.to(self.seat) for event in state.hear()]
        lines = [self.board.tell(event, view, self.names, self.voice) for event in heard if event is not None]
        number, (seat, word) = self.at, self.record.moves[self.at - 1]
        return [f"{number}. {seat} {word}", *[line for line in lines if line is not None]]

    def story(self, console: Console) -> None:
        """Everything that happened, as this seat heard it, and the table at the end."""
        state = self.record.begin(listen=True)
        for number in range(len(self.record.moves) + 1):
            if number:
                say(self.record.title, state, *self.record.moves[number - 1])
            view = self.game.view(state, self.seat)
            for event in state.hear():
                told = event.to(self.seat)
                line = None if told is None else self.board.tell(told, view, self.names, self.voice)
                if line is not None:
                    console.print(Text(f"{number:4d}  {line}"))
        self.at = len(self.record.moves)
        view = self.game.view(state, self.seat)
        console.print(self.board.draw(view, self.names, (), self.voice))
