"""Which columns of the database name a person, and where an id may stay when they are gone.

Every column is listed once, so that whoever adds one has to say so: test_identity.py compares them with the schema.
"""

from emberhall.store.schema import metadata

NAMED = {
    "accounts": ["user_id", "login"],
    "alerts": ["user_id"],
    "chairs": ["user_id", "name"],
    "circle_lines": ["user_id"],
    "circle_people": ["user_id"],
    "circle_scores": ["user_id"],
    "circle_tries": ["user_id"],
    "circles": ["keeper"],
    "daily_tries": ["user_id"],
    "decks": ["user_id"],
    "event_entrants": ["user_id"],
    "events": ["host"],
    "friend_wishes": ["user_id", "other_id"],
    "friends": ["user_id", "friend_id"],
    "holidays": ["user_id"],
    "house_sets": ["user_id"],
    "invitations": ["user_id", "by_id"],
    "lines": ["user_id", "name"],
    "off_ladder": ["user_id"],
    "passes": ["user_id"],
    "plans": ["user_id"],
    "puzzle_votes": ["user_id"],
    "rating_changes": ["who"],
    "ratings": ["who"],
    "reports": ["by_id", "about_id"],
    "season_standings": ["who"],
    "shuns": ["user_id", "other_id"],
    "studies": ["keeper"],
    "study_marks": ["user_id"],
    "study_notes": ["user_id", "writer"],
    "study_people": ["user_id"],
    "tables": ["host"],
    "tokens": ["user_id"],
    "unlocks": ["user_id"],
    "users": ["id", "name"],
}
"""The columns that hold a person's id or name."""
BODIES = {
    "events": ["body"],  # the host, and each entrant's id and name
    "tables": ["notes"],  # `chair.N` of a record has the name of who sat there
}
"""The bodies that hold a person's id or name somewhere inside."""
WORDS = {
    "circle_lines": ["text"],
    "circles": ["name"],
    "events": ["id"],
    "lines": ["text"],
    "reports": ["said", "why"],
    "studies": ["name"],
    "study_chapters": ["name"],
    "study_marks": ["word"],
    "study_notes": ["text"],
    "tables": ["name"],
}
"""Ids of other things, and what people have written themselves; lines are removed with their person."""
NAMELESS = {
    "accounts": ["password", "changed"],
    "alerts": ["address", "kind", "secrets", "created"],
    "analyses": ["table_id", "edition", "done", "words", "body", "at"],
    "card_sets": ["title", "mark", "files"],
    "chairs": ["table_id", "seat", "kind", "level", "face", "nonce", "hidden", "ended"],
    "circle_games": ["table_id", "circle_id", "n", "evening", "at", "settled"],
    "circle_lines": ["circle_id", "n", "kind", "title", "table_id", "at"],
    "circle_people": ["circle_id", "joined", "seen", "device", "vote", "barred"],
    "circle_scores": ["circle_id", "evening", "title", "won", "played", "at"],
    "circle_tries": ["circle_id", "day", "title", "table_id", "settled", "points", "seconds", "won"],
    "circles": [
        *("id", "created", "used", "door", "kids", "revision", "lines", "games", "evenings", "last_game"),
    ],
    "counters": [
        *("title", "sheet", "rules", "item", "part", "seats", "sides", "who", "band"),
        *("games", "won", "amount"),
    ],
    "daily_tries": ["title", "day", "table_id", "settled", "points", "seconds", "won"],
    "decks": ["id", "title", "name", "cards", "at"],
    "early": ["table_id", "seat", "word", "seq"],
    "event_entrants": ["event_id", "created"],
    "events": ["created", "revision"],
    "friend_wishes": ["at"],
    "friends": ["at"],
    "health": ["id", "at"],
    "holidays": ["first", "last", "stage"],
    "house_sets": ["id", "link", "title", "name", "cards", "at"],
    "invitations": ["table_id", "at"],
    "keys": ["name", "value"],
    "lines": ["table_id", "n", "seat", "greeting", "at", "aside", "event"],
    "moves": ["table_id", "seq", "seat", "word", "at"],
    "passes": ["hash", "kind", "until", "uses"],
    "plans": ["table_id", "seat", "body", "act", "at"],
    "puzzle_sums": ["title", "puzzle", "good", "bad", "hidden"],
    "puzzle_votes": ["title", "puzzle", "good", "counts", "at"],
    "rating_changes": [
        *("table_id", "seat", "title", "kind", "team", "place", "at", "mu_before", "sigma_before", "mu", "sigma"),
        "weight",
    ],
    "ratings": ["title", "kind", "mu", "sigma", "games", "won", "at", "opponents", "ranked"],
    "reports": ["id", "table_id", "line", "at", "done"],
    "season_standings": ["title", "season", "kind", "mu", "sigma", "games", "won", "opponents", "ranked"],
    "shuns": ["how", "at"],
    "studies": ["id", "created", "used", "door", "invitation", "hide", "revision", "serial", "size"],
    "study_answers": ["study_id", "chapter", "moment", "word", "count"],
    "study_chapters": ["study_id", "n", "place", "kind", "title", "source", "first", "last", "seat", "guess"],
    "study_marks": ["study_id", "chapter", "n", "moment", "kind", "ink", "start", "target"],
    "study_notes": ["study_id", "chapter", "n", "moment", "revision", "writing"],
    "study_people": ["study_id", "role", "joined", "seen", "place"],
    "tables": [
        *(
            "id",
            "title",
            "seats",
            "options",
            "public",
            "secret",
            "rules",
            "created",
            "status",
            "seed",
            "seq",
            "waiting",
        ),
        *("moved", "scores", "winners", "rematch", "cards", "revision", "purpose", "terms", "life", "deadline"),
    ],
    "tokens": ["hash", "used"],
    "unlocks": ["title", "card", "table_id", "at"],
    "uptime": ["id", "at", "down"],
    "users": ["face", "created", "banned", "unseen", "kid_code"],
}
"""All other columns. `life`, `purpose` and `terms` of a table, plans and analyses, know seats only."""
LEFT: set[tuple[str, str]] = set()
"""Where the id of an erased person may stay: nowhere."""
MERGED = {("tables", "host"), ("events", "body"), ("users", "id"), ("chairs", "user_id")}
"""The same for a guest who has become somebody else: they keep chairs at tables and places at events where both are."""


def columns() -> set[tuple[str, str]]:
    """Every column of the database."""
    return {(table.name, column.name) for table in metadata.tables.values() for column in table.columns}


def listed() -> list[tuple[str, str]]:
    """Every column that is listed above."""
    lists = (NAMED, BODIES, WORDS, NAMELESS)
    return [(table, name) for each in lists for table, names in each.items() for name in names]
