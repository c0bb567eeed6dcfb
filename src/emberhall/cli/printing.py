"""What a sitting prints: the title's board, its sentences, and the words that may be said."""

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from emberhall.cli.boards import board_of
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from emberhall.kernel.games import Game
from emberhall.kernel.parts.face import View
from emberhall.kernel.plays.news import News

OFFERED = 24  # words listed before every answer


class Printer:
    """A console that speaks a language and knows the board of a title."""

    def __init__(self, console: Console, voice: Voice, title: str, names: list[str]) -> None:
        self.console = console
        self.voice = voice
        self.board = board_of(title)
        self.names = names

    def print(self, text: Text) -> None:
        """Print a line: wrapped on a terminal, unwrapped elsewhere."""
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def say(self, key: str, **args: str | int) -> None:
        self.print(Text(self.voice(key, **args).rstrip()))

    def tell(self, game: Game, news: News) -> None:
        """Print what happened."""
        for line in story_lines(game, news.events, news.view, self.names, self.voice):
            self.print(Text(line))

    def draw(self, view: View, words: tuple[str, ...]) -> None:
        """Draw the board, with the words that may be said."""
        self.console.print(self.board.draw(view, self.names, words, self.voice))

    def short(self, word: str) -> str:
        """A word as people read it."""
        return self.board.short(word, self.voice)

    def offer(self, words: tuple[str, ...], *, whole: bool = False) -> None:
        """Print the legal words with their numbers; if there are very many, only the first, as help lists all."""
        most = len(words) if whole else OFFERED
        shown = [f"{number} {self.short(word)}" for number, word in enumerate(words[:most], 1)]
        more = len(words) - len(shown)
        if more > 0:
            shown.append(self.voice("cli-more", count=more))
        if self.console.is_terminal:
            self.say("cli-words", words="")
            self.console.print(Columns([Text(each) for each in shown], padding=(0, 3), column_first=True))
        else:
            self.say("cli-words", words=" · ".join(shown))
