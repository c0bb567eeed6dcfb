"""The tables of studies: chapters from games, positions and puzzles, with notes and marks at their moments."""

from sqlalchemy import Table

from emberhall.store.columns import index, metadata, number, text

studies = Table(
    "studies",
    metadata,
    text("id", key=True),
    text("name"),
    text("keeper"),
    text("created"),
    text("used"),
    text("door"),
    text("invitation"),
    number("hide"),
    number("revision"),
    number("serial"),
    number("size"),
    index("studies_keeper", "keeper"),
    index("studies_used", "used"),
    sqlite_with_rowid=False,
)
"""`serial` is the last number given to a chapter, note or mark; `size` is about how many characters they all have."""

study_people = Table(
    "study_people",
    metadata,
    text("study_id", key=True),
    text("user_id", key=True),
    text("role"),
    text("joined"),
    text("seen"),
    text("place"),
    index("study_people_user", "user_id"),
    sqlite_with_rowid=False,
)

study_chapters = Table(
    "study_chapters",
    metadata,
    text("study_id", key=True),
    number("n", key=True),
    number("place"),
    text("name"),
    text("kind"),
    text("title"),
    text("source"),
    number("first"),
    number("last"),
    number("seat"),
    number("guess"),
    index("study_chapters_source", "source"),
    sqlite_with_rowid=False,
)
"""`source` is the id of a table or of a puzzle, `seat` through whose eyes it is seen, -1 for spectators."""

study_notes = Table(
    "study_notes",
    metadata,
    text("study_id", key=True),
    number("chapter", key=True),
    number("n", key=True),
    number("moment"),
    text("user_id"),
    text("text"),
    number("revision"),
    text("writer"),
    text("writing"),
    index("study_notes_user", "user_id"),
    index("study_notes_writer", "writer", where="writer <> ''"),
    sqlite_with_rowid=False,
)
"""`writer` is whoever has it open for writing, `writing` when they were last heard of."""

study_marks = Table(
    "study_marks",
    metadata,
    text("study_id", key=True),
    number("chapter", key=True),
    number("n", key=True),
    number("moment"),
    text("user_id"),
    text("kind"),
    text("ink"),
    text("start"),
    text("target"),
    text("word"),
    index("study_marks_user", "user_id"),
    sqlite_with_rowid=False,
)

study_answers = Table(
    "study_answers",
    metadata,
    text("study_id", key=True),
    number("chapter", key=True),
    number("moment", key=True),
    text("word", key=True),
    number("count"),
    sqlite_with_rowid=False,
)
"""How often readers have guessed each answer; not who."""
