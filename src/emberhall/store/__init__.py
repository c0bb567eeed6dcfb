"""Durable storage, and the only package that uses SQL: `read`, `write` and `snapshot` run any work of `store/work`."""

from emberhall.store import work
from emberhall.store.base import Store, Then
from emberhall.store.errors import Damaged, RevisionTaken, SequenceTaken, StoreError
from emberhall.store.places import is_shared, lock_of, open_store
from emberhall.store.sqlite.locks import FileLock
from emberhall.store.work.accounts import Account, PassKind
from emberhall.store.work.alerts import Alert
from emberhall.store.work.analyses import StoredAnalysis
from emberhall.store.work.cards import CardSet, HouseSet
from emberhall.store.work.circles import CircleGame, CircleLine, CirclePerson, CircleScore, CircleTry, StoredCircle
from emberhall.store.work.company import How, Invitation, Shun
from emberhall.store.work.daily import Tried, Try
from emberhall.store.work.days.holidays import Holiday
from emberhall.store.work.days.plans import StoredPlan
from emberhall.store.work.decks import StoredDeck
from emberhall.store.work.evenings import StoredEvening
from emberhall.store.work.explorer import Counted, Counter
from emberhall.store.work.moderation import Report
from emberhall.store.work.profiles import Result, Unlock, Wanted
from emberhall.store.work.ratings import Rated, RatingChange, Standing
from emberhall.store.work.records import Early, Ending, Lived, Stored
from emberhall.store.work.studies import StoredChapter, StoredMark, StoredNote, StoredStudy, StudyPerson
from emberhall.store.work.tables import Chair, Move, Purpose, StoredTable, moved_on
from emberhall.store.work.talk import Line
from emberhall.store.work.upkeep import Old
from emberhall.store.work.users import Touched, User

__all__ = [
    "Account",
    "Alert",
    "CardSet",
    "Chair",
    "CircleGame",
    "CircleLine",
    "CirclePerson",
    "CircleScore",
    "CircleTry",
    "Counted",
    "Counter",
    "Damaged",
    "Early",
    "Ending",
    "FileLock",
    "Holiday",
    "HouseSet",
    "How",
    "Invitation",
    "Line",
    "Lived",
    "Move",
    "Old",
    "PassKind",
    "Purpose",
    "Rated",
    "RatingChange",
    "Report",
    "Result",
    "RevisionTaken",
    "SequenceTaken",
    "Shun",
    "Standing",
    "Store",
    "StoreError",
    "Stored",
    "StoredAnalysis",
    "StoredChapter",
    "StoredCircle",
    "StoredDeck",
    "StoredEvening",
    "StoredMark",
    "StoredNote",
    "StoredPlan",
    "StoredStudy",
    "StoredTable",
    "StudyPerson",
    "Then",
    "Touched",
    "Tried",
    "Try",
    "Unlock",
    "User",
    "Wanted",
    "is_shared",
    "lock_of",
    "moved_on",
    "open_store",
    "work",
]
