"""The records on file: which are missing or of older rules, and whether they still play as before."""

from pathlib import Path

from emberhall import Game, Play, Record, load
from emberhall.kernel.games import plays
from tests.records.playing import FOLDER, Player, overlaid, played, result
from tests.records.plays import Wanted, wanted

RESULT = ("winners", "scores", "end")


def path_of(play: Wanted) -> Path:
    return FOLDER / f"{play.name}.record"


def stored_path(path: Path) -> Path:
    """The file next to a record with takebacks, which has all words as the store keeps them."""
    return path.with_suffix(".stored")


def parsed(path: Path) -> Record:
    """A record on file, with the overlay it needs."""
    text = path.read_text("utf-8")
    title = next(line.split()[1] for line in text.splitlines() if line.startswith("title "))
    if "\ncards " in text:
        overlaid(title)
    return Record.parse(text)


def rules_of(path: Path) -> int:
    """The rules that a record on file was played under."""
    return next(int(line.split()[1]) for line in path.read_text("utf-8").splitlines() if line.startswith("rules "))


def game_of(record: Record) -> Game:
    return load(record.title, record.cards)


def replayed(record: Record) -> dict[str, str]:
    """Play a record word by word and return the expected notes about its end. Raises ValueError at a wrong word."""
    play = Play.restore(record)
    play.game.invariants(play.state)
    return result(play) if play.over else {}


def complaint(name: str, record: Record) -> str | None:
    """Why a record of these rules no longer plays as before, and what to do; None if it does."""
    game = game_of(record)
    try:
        found = replayed(record)
    except (ValueError, AssertionError) as problem:
        wrong = str(problem)
    else:
        noted = {key: record.notes[key] for key in RESULT if key in record.notes}
        wrong = f"it ends with {found}, not with {noted}"
        if noted == found:
            return None
    return (
        f"{name} no longer plays as it did ({wrong}), though rules {record.rules} of {record.title} can still be "
        f"played. If the rules were changed on purpose, raise RULES{' and OLDEST' if game.OLDEST else ''} in "
        f"games/{record.title}/game.py and run `make golden`."
    )


def fresh() -> dict[Path, str]:
    """Files to write: records that are missing or of dropped rules. Raises ValueError if one plays differently."""
    results: dict[Path, str] = {}
    for play in wanted():
        path = path_of(play)
        if path.is_file() and plays(load(play.title), rules_of(path)):
            wrong = complaint(path.name, parsed(path))
            if wrong is not None:
                raise ValueError(wrong)
        else:
            results.update(texts(path, played(play)))
    return results


def texts(path: Path, player: Player) -> dict[Path, str]:
    """A record and, if words were taken back, a second file with all words as the store keeps them."""
    found = {path: str(player.record())}
    if player.play.words != player.stored:
        found[stored_path(path)] = str(player.store())
    return found
