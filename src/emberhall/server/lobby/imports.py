"""Imports: a record from elsewhere, replayed by the engine from the first word to the last, becomes a finished table.

It has no seal of this server, and none of its users on the chairs. The user who imports it is the host, and anybody
with the link can look at it. Each kind of bad record is refused with its own key.
"""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

from emberhall import Game, Play, Record, bots, load, titles
from emberhall.kernel.games import plays
from emberhall.kernel.plays.takebacks import standing
from emberhall.server.errors import RequestError
from emberhall.server.house.cardsets import CardSets
from emberhall.server.people.guests import clean
from emberhall.server.table.row.botnames import FACE_OF, with_names
from emberhall.server.table.row.chairs import free_chair
from emberhall.server.table.row.origins import FORKED, IMPORTED
from emberhall.server.timestamps import now
from emberhall.store import Chair, Move, StoredTable, User
from emberhall.wire.seals import SECRET_BYTES
from emberhall.world import chance, clock

LONGEST = 5.0
"""Seconds the engine may take to replay a record."""
NAME = 32
LONG = 10
"""More digits than any rules number has; `int` refuses very long ones."""
NOTES = ("seal", "secret", "date", FORKED)


class Imported(NamedTuple):
    """A finished game from elsewhere."""

    row: StoredTable
    moves: list[Move]


async def imported(text: str, user: User, sets: CardSets) -> Imported:
    """Return the table made from a record. Raises RequestError if something is wrong with it."""
    head = _head(text)
    title, cards = head.get("title", ""), head.get("cards", "")
    if title in titles() and cards:
        await sets.find(title, cards)
    return await asyncio.to_thread(_imported, text, head, user)


def _imported(text: str, head: Mapping[str, str], user: User) -> Imported:
    record = _read(text, head)
    play = played(record, clock.monotonic() + LONGEST)
    game, at = play.game, now()
    own_id = chance.token_urlsafe(12)
    notes = {
        name: value for name, value in record.notes.items() if name in NOTES or name.startswith(("nonce.", "chair."))
    }
    row = StoredTable(
        id=own_id,
        title=record.title,
        name="",
        seats=record.seats,
        options=record.options,
        public=False,
        host=user.id,
        secret=chance.token_bytes(SECRET_BYTES),
        rules=record.rules,
        created=at,
        moved=at,
        chairs=with_names(own_id, [_chair(record, game, seat) for seat in range(record.seats)]),
        status="over",
        seed=record.seed,
        notes={**notes, IMPORTED: at},
        seq=len(play.words),
        scores=None if play.course.ended else tuple(game.scores(play.state)),
        winners=tuple(play.winners()),
        cards=record.cards,
    )
    return Imported(row, play.words)


def _head(text: str) -> dict[str, str]:
    """The title, rules and cards named in the first lines of a record."""
    parts = [line.strip().partition(" ") for line in text.splitlines()[:200]]
    return {key: value for key, _, value in parts if key in ("title", "rules", "cards")}


def _read(text: str, head: Mapping[str, str]) -> Record:
    title, cards, rules = head.get("title", ""), head.get("cards", ""), head.get("rules", "")
    if title and title not in titles():
        raise RequestError("record-title", f"There is no game {title!r} here.", 400, title=title)
    if title:
        try:
            game = load(title, cards)
        except ValueError as problem:
            raise RequestError("record-cards", str(problem), 400, title=title) from None
        if rules.isdecimal() and len(rules) < LONG and not plays(game, int(rules)):
            sentence = f"The record is of rules {rules} of {title}; this server plays rules {game.RULES}."
            raise RequestError("record-rules", sentence, 400, rules=rules, own=game.RULES)
    try:
        return Record.parse(text)
    except (ValueError, ArithmeticError) as problem:
        raise RequestError("record-unreadable", str(problem), 400, problem=str(problem)) from None


def played(record: Record, until: float) -> Play:
    """Replay a finished game. Raises RequestError if that fails or is not done at the time `until`."""
    game = record.game()
    if len(record.moves) > 2 * game.MAX_DECISIONS:
        sentence = f"The record has {len(record.moves)} words; a game has at most {game.MAX_DECISIONS}."
        raise RequestError("record-long", sentence, 400, words=len(record.moves), most=game.MAX_DECISIONS)
    try:
        words = standing(record.moves)
        walk = Play.walk(record.with_moves(words))
        play = next(walk).play
    except (ValueError, ArithmeticError) as problem:
        raise RequestError("record-unreadable", str(problem), 400, problem=str(problem)) from None
    for number, move in enumerate(words, start=1):
        if clock.monotonic() > until:
            raise RequestError(
                "record-slow",
                f"After {LONGEST:.0f} seconds the record was only played up to word {number}.",
                400,
                word=number,
            )
        try:
            next(walk)
        except (ValueError, ArithmeticError):
            sentence = f"Word {number}, {move[1]!r} of seat {move[0]}, is not allowed by the rules there."
            raise RequestError("record-illegal", sentence, 400, number=number, word=move[1], seat=move[0]) from None
    if not play.over:
        raise RequestError(
            "record-unfinished", f"After its {len(words)} words the game is not over.", 400, words=len(words)
        )
    return play


def _level(said: str, title: str) -> str:
    """The level a record names; an unknown one counts as random."""
    try:
        return bots.level_named(said, title)
    except ValueError:
        return bots.CHANCE


def _chair(record: Record, game: Game, seat: int) -> Chair:
    """The chair as the record's notes describe it; never a user of this server."""
    kind, _, who = record.notes.get(f"chair.{seat}", "").partition(" ")
    if kind == "bot":
        return Chair(seat, free_chair(seat).face, "bot", level=_level(who, game.name))
    name = clean(who)[:NAME]
    if not name:  # a record without names: any will do, as long as the log can tell the seats apart
        name = list(FACE_OF)[seat % len(FACE_OF)]
    return Chair(seat, FACE_OF.get(name, free_chair(seat).face), "person", name=name)
