"""The bodies of studies: chapters from games, positions and puzzles, with notes and marks at their moments."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, field

from emberhall.wire.bodies.coach import Alternative, CoachReason
from emberhall.wire.messages import Update, Word
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import Body, Face, Heard, Optional, Reply, Title

NAME = 80
NOTE = 3_000
Role: TypeAlias = Literal["editor", "reader"]
StudyDoor: TypeAlias = Literal["open", "shut"]
"""Whether whoever has the link may read."""
ChapterKind: TypeAlias = Literal["game", "position", "puzzle"]
MarkKind: TypeAlias = Literal["arrow", "ring", "number", "word"]
Ink: TypeAlias = Literal["ink", "good", "bad"]
StudyName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME)]
StudyMoment: TypeAlias = Annotated[int, Meta(ge=0, le=999_999)]
Eyes: TypeAlias = Annotated[int, Meta(ge=-1, le=15)]
"""Through whose eyes a chapter is seen: a seat, or -1 for spectators."""
Thing: TypeAlias = Annotated[str, Meta(max_length=80)]
"""A thing or a place on the board, as the title calls it."""


class NewStudy(Body):
    """A new study; you are its keeper."""

    name: StudyName


class ChangeStudy(Body):
    """Changes; fields left out stay as they are. All but `name` and `hide` are for the keeper."""

    name: StudyName | Optional = UNSET
    hide: bool | Optional = UNSET
    """Readers begin with what comes hidden."""
    door: StudyDoor | Optional = UNSET
    keeper: Annotated[str, Meta(max_length=64)] | Optional = UNSET
    renew: bool = False
    """Replace the invitation: the old link no longer lets anybody edit."""
    order: Annotated[list[int], Meta(max_length=64)] | Optional = UNSET
    """All chapters by number, in their new order."""


class JoinStudy(Body):
    """Keep a study on your list; with its invitation you may edit it."""

    invitation: Annotated[str, Meta(max_length=64)] = ""


class ChangeRole(Body):
    """What somebody may do in a study."""

    role: Role


class StudyHere(Body):
    """I am at a moment of a chapter. The answer waits until there is something newer than revision `since`."""

    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] | Optional = UNSET
    chapter: Annotated[int, Meta(ge=0, le=999_999)] = 0
    moment: StudyMoment = 0


class NewChapter(Body):
    """A chapter about a finished game from moment `first` to `last`, one moment of it, or a puzzle of a title."""

    kind: ChapterKind
    source: Annotated[str, Meta(min_length=1, max_length=64)]
    """The id of the table, or of the puzzle."""
    title: Title = ""
    """The title of a puzzle."""
    name: Annotated[str, Meta(max_length=NAME)] = ""
    first: StudyMoment | Optional = UNSET
    last: StudyMoment | Optional = UNSET
    seat: Eyes = 0


class ChangeChapter(Body):
    """Changes of a chapter; fields left out stay as they are."""

    name: Annotated[str, Meta(max_length=NAME)] | Optional = UNSET
    first: StudyMoment | Optional = UNSET
    last: StudyMoment | Optional = UNSET
    seat: Eyes | Optional = UNSET
    guess: bool | Optional = UNSET
    """Readers guess the moves of its seat."""


class NewNote(Body):
    """A note at a moment; it is yours to write."""

    moment: StudyMoment


class WriteNote(Body):
    """What a note says now; without `text` you only say whether you are writing."""

    text: Annotated[str, Meta(max_length=NOTE)] | Optional = UNSET
    revision: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The revision of the note that was changed: an older one is refused."""
    writing: bool = False


class NewMark(Body, kw_only=True):
    """A mark on the board at a moment: at a thing, or from one to another."""

    moment: StudyMoment
    kind: MarkKind
    ink: Ink = "ink"
    start: Annotated[Thing, Meta(min_length=1)]
    target: Thing = ""
    word: Annotated[str, Meta(max_length=40)] = ""


class Guess(Body):
    """What the seat of a chapter says at a moment, by a reader's guess."""

    moment: StudyMoment
    word: Word


class StudyPlace(Reply):
    """Somebody who edits a study or keeps it on their list, and where they are in it now, if they are here."""

    user: str
    name: str
    face: Face
    role: Role
    here: bool
    chapter: int = 0
    moment: int = 0


class ChapterInfo(Reply):
    """A chapter on the list. How long it is, is not told: what comes may be hidden."""

    n: int
    name: str
    kind: ChapterKind
    title: str
    source: str
    seat: int
    guess: bool
    first: int
    notes: int


class StudyInfo(Reply):
    """A study: its people, and its chapters in order. Notes and moments are asked for chapter by chapter."""

    id: str
    name: str
    keeper: str
    created: str
    door: StudyDoor
    hide: bool
    revision: int
    you: Role | None
    """What you may do; null for whoever reads by the link."""
    people: list[StudyPlace]
    chapters: list[ChapterInfo]
    invitation: str | Optional = UNSET
    """Told to those who may edit."""


class StudySummary(Reply):
    """A study on the list of one's own."""

    id: str
    name: str
    keeper: str
    by: str
    used: str


class Studies(Reply):
    """Your studies, the one used last first."""

    studies: list[StudySummary]


class NoteInfo(Reply):
    """A note; `writer` is the name of whoever else is writing it now."""

    n: int
    moment: int
    user: str
    name: str
    face: Face
    text: str
    revision: int
    writer: str | Optional = UNSET


class MarkInfo(Reply):
    """A mark on the board."""

    n: int
    moment: int
    user: str
    kind: MarkKind
    ink: Ink
    start: str
    target: str
    word: str


class ChapterWords(Reply):
    """The notes and marks of a chapter as far as a moment, and how many notes come later."""

    notes: list[NoteInfo]
    marks: list[MarkInfo]
    later: int


class ChapterGame(Reply):
    """Moments of a chapter's game, from `first` to `last`, and whether there are `more`: which is all that is told.

    `heard` has what the seat heard at each of them; that of the chapter's first moment begins with the deal. `movers`
    has the seat of each word that led to them. `updates` are the last 32 of these moments.
    """

    table: TableInfo
    seat: int | None
    first: int
    last: int
    more: bool
    movers: list[int]
    heard: list[list[Heard]]
    updates: list[Update]


class GuessResult(Reply):
    """What was played where somebody has guessed: 2 points for the same, 1 for as good, 0 else."""

    word: str
    """What was played."""
    points: int
    before: int | None
    """How good the seat's chance was with what was played, of 10,000; null if the coach has not looked at it."""
    alternatives: list[Alternative] = field(default_factory=list)
    why: list[CoachReason] = field(default_factory=list)
    others: dict[str, int] = field(default_factory=dict)
    """How often readers have guessed each answer."""


class NewId(Reply):
    """The number of what was added, and the study's revision since."""

    n: int
    revision: int
