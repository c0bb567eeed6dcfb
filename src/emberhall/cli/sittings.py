"""A game in the terminal: one person against bots, shown only what that seat may know.

It works line by line, so that it can be typed, piped or tested; it prints the title's board and sentences.
"""

import time
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.text import Text

from emberhall import Decision, IllegalPick, Play, Record
from emberhall.bots import Bot
from emberhall.cli.boards import question_of
from emberhall.cli.printing import Printer
from emberhall.cli.reading import card, rules
from emberhall.cli.voices import Voice
from emberhall.kernel.chance import Rng
from emberhall.kernel.parts.face import View
from emberhall.kernel.play import Outcome

LIMIT = 2.0  # seconds a bot may think


class Quit(Exception):
    """The person has left the table."""


class Resigned(Exception):
    """The person has given up, but stays to see the end."""


class Sitting:
    """One person's game; the record grows with every word."""

    def __init__(
        self,
        play: Play,
        notes: Mapping[str, str],
        bots: Mapping[int, Bot],
        names: list[str],
        console: Console,
        voice: Voice,
        listen: Callable[[], str | None],
        pace: float,
    ) -> None:
        self.game = play.game
        self.play = play
        self.notes = notes
        self.bots = bots
        self.printer = Printer(console, voice, play.game.name, names)
        self.listen = listen  # returns the next line typed; None at the end of the input
        self.pace = pace
        self.seat = next(seat for seat in range(play.course.deal.seats) if seat not in bots)
        self.rng = Rng.seeded(play.course.deal.seed).split()

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.play.record(self.notes)

    def run(self) -> None:
        """Play to the end, or until Quit."""
        self.happened(self.play.opening())
        while (decision := self.play.decision) is not None:
            self.happened(self.bot(decision) if decision.seat in self.bots else self.person(decision))
        self.printer.draw(self.view(), ())

    def bot(self, decision: Decision) -> Outcome:
        """Let a bot answer."""
        seat = decision.seat
        pick = self.bots[seat].choose(self.play.seat(seat, self.rng), decision, LIMIT)
        time.sleep(self.pace)
        return self.play.answer(seat, [decision.word(pick)])

    def person(self, decision: Decision) -> Outcome:
        """Let the person answer."""
        try:
            return self.play.answer(self.seat, [decision.word(self.asked(decision))])
        except Resigned:
            return self.play.resign(self.seat)

    def happened(self, outcome: Outcome) -> None:
        """Go on with an outcome, and print what happened as this seat hears it."""
        self.play = outcome.play
        news = outcome.tell(self.seat)
        self.printer.tell(self.game, news)

    def view(self) -> View:
        """What the person sees now."""
        return self.game.view(self.play.state, self.seat)

    def asked(self, decision: Decision) -> int:
        """The option the person picks; a sole option is played at once, as at every table, if the title allows it."""
        words = decision.words()
        if len(words) == 1 and not decision.always and decision.ask not in self.game.manners.asks:
            self.printer.say("cli-only-one", word=self.printer.short(words[0]))
            return decision.options[0]
        self.printer.draw(self.view(), words)
        question = question_of(self.game.name, decision.ask, self.printer.voice)
        if question is not None:
            self.printer.print(Text(question, "bold"))
        self.printer.offer(words)
        while True:
            self.printer.console.print(
                Text(f"{self.printer.voice('your-turn')} ({self.printer.voice('cli-hint')}) > ", "bold"), end=""
            )
            line = self.listen()
            if line is None:
                raise Quit
            if (pick := self.answered(line.strip(), decision)) is not None:
                return pick

    def answered(self, line: str, decision: Decision) -> int | None:
        """The option a line picks; None if it was another command, which is then done."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "":
                pass
            case "quit" | "q" | "exit" | "quitter":
                raise Quit
            case "help" | "h" | "?" | "aide":
                own = f"cli-{self.game.name}-help"
                self.printer.say(own if self.printer.voice.knows(own) else "cli-help", example=decision.words()[0])
                self.printer.say("cli-help-read" if self.game.cards.catalogue() else "cli-help-rules")
                if self.game.manners.resigns:
                    self.printer.say("cli-help-resign")
                self.printer.offer(decision.words(), whole=True)
            case "rules" | "règles" | "regles":
                self.rules()
            case "read" | "lire" if self.game.cards.catalogue():
                self.read(rest.strip())
            case "resign" | "abandonner" if self.game.manners.resigns:
                raise Resigned
            case "look" | "voir":
                self.printer.draw(self.view(), decision.words())
                self.printer.offer(decision.words())
            case "why" | "pourquoi":
                self.why(rest.strip())
            case _:
                word = self.word_of(line)
                try:
                    return decision.find(word)
                except IllegalPick:
                    self.why(line)
        return None

    def word_of(self, text: str) -> str:
        """The word meant: as typed, by its number, or as the title's board understands it."""
        words = self.words()
        if text in words:
            return text
        if text.isascii() and text.isdecimal() and 1 <= int(text) <= len(words):
            return words[int(text) - 1]
        return self.printer.board.meant(text)

    def words(self) -> tuple[str, ...]:
        """The legal words."""
        decision = self.play.decision
        return () if decision is None else decision.words()

    def why(self, text: str) -> None:
        """Print which rule forbids a word, or that none does."""
        if not text:
            self.printer.say("cli-why-what", example=self.printer.short(self.words()[0]))
            return
        word = self.word_of(text)
        refusal = self.game.explain(self.play.state, self.seat, word)
        if refusal is None:
            self.printer.say("cli-legal", word=self.printer.short(word))
        elif refusal.rule == "unknown-word":
            self.printer.say("cli-unknown", text=text)
        else:
            self.printer.console.print(
                Text(self.printer.voice.refusal(self.game.name, refusal.rule, refusal.args), "yellow")
            )

    def rules(self) -> None:
        """Print the rules in brief."""
        for heading, sentence in rules(self.view(), self.printer.voice):
            self.printer.print(Text.assemble((heading, "bold"), "  ", sentence))

    def read(self, text: str) -> None:
        """Print a card's text."""
        entry = card(self.game, text, self.printer.voice)
        if entry is None:
            self.printer.say("cli-no-card", text=text)
        else:
            self.printer.print(Text.assemble((f"{entry.name} ({entry.id})", "bold"), "  ", entry.text))
            part = self.printer.voice("cli-card-part") if entry.is_part else ""
            if part or entry.note:
                self.printer.print(Text(f"{part} {entry.note}".strip(), "dim"))
