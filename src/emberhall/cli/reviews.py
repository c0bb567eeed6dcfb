"""An analysis in the terminal: the curve of a seat's chances, its ledger, and the decisions that mattered."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from emberhall import Record
from emberhall.cli.replays import Replay
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.coach.analysis import BOTH, Analysis, Explained, Eyes, Side
from emberhall.coach.ledgers import WHOLE, Judged, Ledger
from emberhall.coach.reasons import Reason

LEVELS = " ▁▂▃▄▅▆▇█"
ROWS = 4  # of the curve
WIDEST = 80
BESIDE = 8  # columns for the percentages next to it


class Review:
    """Prints the analysis of one game."""

    def __init__(self, record: Record, analysis: Analysis, voice: Voice) -> None:
        self.analysis = analysis
        self.voice = voice
        self.replay = Replay(record, None, voice)

    def show(self, console: Console, seat: int) -> None:
        """Print everything about a seat, on what was known and with hindsight."""
        name = self.replay.names[seat]
        for eyes in BOTH:
            side = self.analysis.side(eyes)
            ledger = side.ledgers[seat]
            heading = self.voice("coach-chance", name=name)
            more = self.voice(f"coach-{eyes}-more", name=name)
            console.print(Text.assemble((heading, "bold"), (f"  {self.eyes(eyes)}. {more}", "dim")))
            for line in self.curve(ledger, min(WIDEST, console.width - BESIDE)):
                console.print(line)
            console.print(self.figures(ledger))
            console.print(self.decisions(side, ledger))
            console.print()

    def eyes(self, eyes: Eyes) -> str:
        return self.voice(f"coach-{eyes}")

    # --- the curve

    def curve(self, ledger: Ledger, width: int) -> list[Text]:
        """The chance over the game as a filled curve, and below it the numbers of the decisions that mattered."""
        heights = [self.chance_at(ledger, column / max(1, width - 1)) for column in range(width)]
        lines = []
        for row in reversed(range(ROWS)):
            cells = [LEVELS[max(0, min(8, round(8 * (ROWS * height - row))))] for height in heights]
            label = {ROWS - 1: "100 %", 0: "0 %"}.get(row, "")
            lines.append(Text.assemble((f"{label:>6} ", "dim"), ("".join(cells), "cyan")))
        marks = [" "] * width
        for number, at in enumerate(self.named(ledger), start=1):
            column = round(at / max(1, self.analysis.length) * (width - 1))
            marks[column] = str(number)
        lines.append(Text.assemble(" " * 7, ("".join(marks), "bold")))
        return lines

    def chance_at(self, ledger: Ledger, place: float) -> float:
        """The chance at a position from 0 to 1 in the game: that of the last point before it."""
        at = place * self.analysis.length
        known = [point for point in ledger.points if point.at <= at] or ledger.points[:1]
        return known[-1].chance / WHOLE

    # --- numbers

    def figures(self, ledger: Ledger) -> Text:
        """From the first chance to the last: luck, own choices, those of the others."""
        voice, name = self.voice, self.replay.names[ledger.seat]
        parts = [(voice("coach-luck"), ledger.luck), (voice("coach-own", name=name), ledger.own)]
        for seat, change in enumerate(ledger.others):
            if seat != ledger.seat:
                parts.append((voice("coach-own", name=self.replay.names[seat]), change))
        figures = [f"{percent(ledger.start)} %", *(f"{signed(change)} {what}" for what, change in parts)]
        return Text(", ".join(figures) + f" → {percent(ledger.final)} %")

    def named(self, ledger: Ledger) -> list[int]:
        """The decisions that mattered, in the order they were made."""
        return sorted({*ledger.mistakes, *ledger.strokes})

    def decisions(self, side: Side, ledger: Ledger) -> Table | Text:
        """The decisions that mattered, as a table."""
        voice = self.voice
        moments = self.named(ledger)
        if not moments:
            return Text(voice("coach-none"), "dim")
        table = Table("", "", voice("coach-played"), "", "", "", box=box.SIMPLE_HEAD, show_edge=False)
        judged = {each.at: each for each in side.judged}
        for number, at in enumerate(moments, start=1):
            table.add_row(str(number), *self.row(side.explained[at], judged[at], at in ledger.mistakes))
        return table

    def row(self, explained: Explained, judged: Judged, mistake: bool) -> list[str | Text]:
        best = explained.alternatives[0]
        short = self.replay.board.short
        change = Text(signed(-judged.loss), "red") if mistake else Text(signed(judged.gain), "green")
        better = self.voice("coach-better" if mistake else "coach-best", answer=short(best.word, self.voice))
        why = " ".join(self.reason(reason, explained) for reason in explained.reasons)
        return [self.voice("coach-at", at=explained.at + 1), short(explained.word, self.voice), change, better, why]

    def reason(self, reason: Reason, explained: Explained) -> str:
        """The reason as a sentence; what is gained, and an event, in the title's own words."""
        voice, names, args = self.voice, self.replay.names, reason.args
        key = f"coach-why-{reason.key}"
        words: dict[str, str | int] = {"other": self.replay.board.short(reason.than, voice)}
        if reason.unit:
            words["more"] = voice(f"{self.analysis.title}-more-of", unit=reason.unit, count=args["count"])
        if "seat" in args:
            words["name"] = names[args["seat"]]
        if reason.key == "chance":
            words |= {name: percent(chance) for name, chance in args.items()}
        said = [voice(key, **words)]
        if reason.event is not None:
            then = [voice(f"{key}.then")] if reason.key == "chance" else []
            said += [*then, *story_lines(self.replay.record.game(), [reason.event], explained.view, names, voice)]
        return " ".join(said)


def percent(chance: int) -> int:
    return round(100 * chance / WHOLE)


def signed(change: int) -> str:
    """A change in percent, with its sign."""
    whole = percent(change)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"
