"""Studies: chapters from games, positions and puzzles, with notes, marks and what readers guess."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from emberhall.store.migrations.versions.v0005_first import _create, _index, _number, _text

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Create the tables."""
    names = ("id", "name", "keeper", "created", "used", "door", "invitation")
    counts = ("hide", "revision", "serial", "size")
    _create("studies", *[_text(each) for each in names], *[_number(each) for each in counts], key=("id",))
    op.create_index("studies_keeper", "studies", ["keeper"])
    op.create_index("studies_used", "studies", ["used"])
    people = [_text(each) for each in ("study_id", "user_id", "role", "joined", "seen", "place")]
    _create("study_people", *people, key=("study_id", "user_id"))
    op.create_index("study_people_user", "study_people", ["user_id"])
    _chapters()
    _words()


def _chapters() -> None:
    _create(
        "study_chapters",
        _text("study_id"),
        _number("n"),
        _number("place"),
        *[_text(each) for each in ("name", "kind", "title", "source")],
        *[_number(each) for each in ("first", "last", "seat", "guess")],
        key=("study_id", "n"),
    )
    op.create_index("study_chapters_source", "study_chapters", ["source"])


def _words() -> None:
    keys = ("study_id", "chapter", "n")
    _create(
        "study_notes",
        *_where(),
        *[_text(each) for each in ("user_id", "text")],
        _number("revision"),
        *[_text(each) for each in ("writer", "writing")],
        key=keys,
    )
    op.create_index("study_notes_user", "study_notes", ["user_id"])
    _index("study_notes_writer", "study_notes", ["writer"], "writer <> ''")
    marks = [_text(each) for each in ("user_id", "kind", "ink", "start", "target", "word")]
    _create("study_marks", *_where(), *marks, key=keys)
    op.create_index("study_marks_user", "study_marks", ["user_id"])
    _create(
        "study_answers",
        _text("study_id"),
        *[_number(each) for each in ("chapter", "moment")],
        _text("word"),
        _number("count"),
        key=("study_id", "chapter", "moment", "word"),
    )


def _where() -> list[sa.Column[Any]]:
    return [_text("study_id"), *[_number(each) for each in ("chapter", "n", "moment")]]
