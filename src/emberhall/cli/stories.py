"""What happened, as lines in the terminal: the title's own story, or an outline of events for a title without one."""

from collections.abc import Sequence

from emberhall.cli.boards import board_of, outline
from emberhall.kernel.events import Heard
from emberhall.kernel.games import Game
from emberhall.kernel.parts.face import View
from emberhall.kernel.titles.boards import Voice
from emberhall.kernel.titles.speakers import Speaker


def story_lines(game: Game, heard: Sequence[Heard], view: View, names: Sequence[str], voice: Voice) -> list[str]:
    """The sentences about what a seat heard, in the order in which it happened."""
    board = board_of(game.name)
    if not game.face.story.tellings:
        return [outline.tell(event, view, names, voice) for event in heard]
    speaker = Speaker(game.face.story, names, voice, own_seat(view, names, voice), getattr(board, "NAMINGS", None))
    return [speaker.say(line) for line in game.face.story.lines(heard)]


def own_seat(view: View, names: Sequence[str], voice: Voice) -> int | None:
    """The seat that is spoken to as `you`: the reader's, unless it is named, as in a replay."""
    seat: int | None = view["seat"]
    return seat if seat is not None and names[seat] == voice("cli-you") else None
