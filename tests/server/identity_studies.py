"""What people do with studies, for the state machine of identity."""

import sqlite3
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from emberhall.puzzles.shelf import puzzles_of

MANY = 6
who = st.integers(0, MANY - 1)
PUZZLE: dict[str, Any] = {"kind": "puzzle", "title": "dragonduel", "source": puzzles_of("dragonduel")[0].id}


class StudyRules(RuleBasedStateMachine):
    """Studies with notes and marks of everybody who edits them."""

    rows: sqlite3.Connection

    def __init__(self) -> None:
        super().__init__()
        self.studies: list[str] = []

    def person(self, one: int) -> Any:
        """One of the people."""
        raise NotImplementedError

    def ask(self, method: str, path: str, asker: str | None = None, **body: Any) -> tuple[int, Any]:
        """Make a request."""
        raise NotImplementedError

    @rule(one=who, other=who, deed=st.sampled_from(["begin", "invite", "read", "leave", "over", "role", "remove"]))
    def study(self, one: int, other: int, deed: str) -> None:
        """Studies with a note and a mark of everybody who edits them."""
        person, another = self.person(one), self.person(other)
        if not person.token or not another.token:
            return
        if deed == "begin":
            status, study = self.ask("POST", "/api/studies", person.token, name="Covers")
            self.studies += [study["id"]] if status == 201 else []
        for study in self.studies[-2:]:
            path = f"/api/studies/{study}"
            match deed:
                case "begin":
                    self.ask("POST", f"{path}/chapters", person.token, **PUZZLE)
                case "invite":
                    code = self.ask("GET", path, person.token)[1].get("invitation", "")
                    self.ask("POST", f"{path}/people", another.token, invitation=code)
                case "read":
                    self.ask("POST", f"{path}/people", person.token)
                case "leave":
                    self.ask("DELETE", f"{path}/people/{another.user}", person.token)
                case "over":
                    self.ask("PATCH", path, person.token, keeper=another.user)
                case "role":
                    self.ask("PATCH", f"{path}/people/{another.user}", person.token, role="reader")
                case "remove":
                    self.ask("DELETE", path, person.token)
            for chapter in self.ask("GET", path, person.token)[1].get("chapters", []):
                page, at = f"{path}/chapters/{chapter['n']}", {"moment": chapter["first"]}
                self.ask("POST", f"{page}/notes", another.token, **at)
                self.ask("POST", f"{page}/marks", another.token, **at, kind="ring", start="x")

    def studies_have_a_keeper(self) -> None:
        """Each has one, who edits it."""
        query = (
            "SELECT id FROM studies WHERE NOT EXISTS "
            "(SELECT 1 FROM study_people WHERE study_id = id AND user_id = keeper AND role = 'editor')"
        )
        assert self.rows.execute(query).fetchall() == []

    @rule(one=who, good=st.sampled_from([True, False, None]), number=st.integers(0, 1))
    def vote_on_a_puzzle(self, one: int, good: bool | None, number: int) -> None:
        person, puzzle = self.person(one), puzzles_of("dragonduel")[number]
        if person.token:
            self.ask("PUT", f"/api/puzzles/dragonduel/{puzzle.id}/vote", person.token, good=good)

    @invariant()
    def sums_are_those_of_the_votes(self) -> None:
        """Whatever became of those who voted."""
        if not hasattr(self, "rows"):
            return
        for title, puzzle, *sums in self.rows.execute("SELECT title, puzzle, good, bad, hidden FROM puzzle_sums"):
            query = "SELECT good FROM puzzle_votes WHERE title = ? AND puzzle = ? AND counts = 1"
            votes = [good for (good,) in self.rows.execute(query, [title, puzzle])]
            good, bad = sum(votes), len(votes) - sum(votes)
            assert sums == [good, bad, int(bad >= max(5, 2 * good))]
