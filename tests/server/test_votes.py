"""The votes of a table, without a server: who asks, who answers, and what becomes of it."""

import pytest

from emberhall.kernel.plays.consent import last_choice
from emberhall.server.errors import RequestError
from emberhall.server.table.row.lives import Motion, life_of
from emberhall.server.table.row.state import TableState
from emberhall.server.table.votes import Votes
from emberhall.store import Purpose
from tests.server.parts import Presence, Workbench, running, workbench
from tests.server.rows import ADA, BEA, CID, HERE


def votes_at(bench: Workbench) -> Votes:
    return Votes(
        bench.uptime,
        bench.queue,
        bench.state,
        bench.changes,
        bench.recorder,
        bench.presence,
        bench.talk,
        bench.talk.announce,
        bench.go_on,
    )


def motion_of(state: TableState) -> Motion:
    motion = life_of(state.row).motion
    assert motion is not None
    return motion


def played(state: TableState, words: int) -> int:
    """Play some words; return the seat that made the last choice it can no longer take back."""
    assert state.play is not None
    for _ in range(words):
        decision = state.play.decision
        assert decision is not None
        state.play = state.play.answer(decision.seat, [decision.words()[0]]).play
    return next(
        seat for seat in (0, 1) if not state.play.course.takebacks.free(seat) and last_choice(state.play, seat).words
    )


async def test_a_choice_is_taken_back_when_the_other_agrees_and_not_before() -> None:
    async with workbench(running()) as bench:
        state, votes = bench.state, votes_at(bench)
        seat = played(state, 12)
        before = state.play
        assert before is not None
        await votes.ask_undo((ADA, BEA)[seat], before.seq)
        assert (state.play, bench.talk.events) == (before, [("undo-asked", seat)])
        await votes.vote((BEA, ADA)[seat], motion_of(state).id, "yes")
        assert state.play is not None
        assert state.play.seq > before.seq, "Taking back is a word, too."
        assert state.play.words != before.words
        assert bench.recorder.agreed == [True]
        assert bench.talk.events[1:] == [("undo-granted", seat)]


async def test_who_asks_about_an_older_moment_is_refused() -> None:
    async with workbench(running()) as bench:
        seat = played(bench.state, 12)
        with pytest.raises(RequestError, match="update 3"):
            await votes_at(bench).ask_undo((ADA, BEA)[seat], 3)
        assert (bench.changes.count, bench.talk.events) == (0, [])


async def test_one_no_is_enough_for_somebody_to_stay() -> None:
    async with workbench(running("ada", "bea", "cid", title="flamecraft")) as bench:
        state, votes = bench.state, votes_at(bench)
        await votes.ask_to_go(ADA, 2)
        with pytest.raises(RequestError, match="for the others"):
            await votes.vote(CID, motion_of(state).id, "no")
        await votes.vote(BEA, motion_of(state).id, "no")
        assert life_of(state.row).motion is None
        assert state.row.chairs[2].kind == "person"
        assert bench.talk.events == [("kick-asked", 2), ("kick-refused", 2)]


async def test_when_all_agree_a_bot_plays_for_somebody_to_the_end() -> None:
    async with workbench(running("ada", "bea", "cid", title="flamecraft")) as bench:
        state, votes = bench.state, votes_at(bench)
        await votes.ask_to_go(BEA, 0)
        await votes.vote(CID, motion_of(state).id, "yes")
        assert (state.row.chairs[0].kind, life_of(state.row).held) == ("bot", {0: "kicked"})
        assert state.row.host == "bea", "Ada was the host."
        assert bench.talk.events[-1] == ("kicked", 0)


@pytest.mark.parametrize(
    ("away", "event", "status"), [("ask", "away", "running"), ("bot", "away-bot", "running"), ("end", "ended", "over")]
)
async def test_the_terms_say_what_happens_without_somebody(away: str, event: str, status: str) -> None:
    async with workbench(running(terms={"away": away})) as bench:
        assert bench.state.play is not None
        (absent,) = bench.state.play.waiting
        bench.presence = Presence(("bea", "ada")[absent])
        await votes_at(bench).go_without(absent)
        assert (bench.talk.events, bench.state.row.status) == ([(event, absent)], status)
        assert (life_of(bench.state.row).motion is not None) == (away == "ask")
        await votes_at(bench).go_without(absent)
        assert len(bench.talk.events) == 1, "Once."


async def test_nobody_is_gone_without_who_is_there() -> None:
    async with workbench(running()) as bench:
        await votes_at(bench).go_without(0)
        await votes_at(bench).go_without(1)
        assert (bench.changes.count, bench.talk.events) == (0, [])


async def test_silence_means_no_and_an_older_motion_is_not_closed_again() -> None:
    async with workbench(running("ada", "bea", "cid", title="flamecraft")) as bench:
        state, votes = bench.state, votes_at(bench)
        await votes.ask_to_go(ADA, 1)
        number = motion_of(state).id
        await votes.close(number + 1)
        assert life_of(state.row).motion is not None
        await votes.close(number)
        assert life_of(state.row).motion is None
        await votes.close(number)
        assert bench.talk.events == [("kick-asked", 1), ("kick-refused", 1)]


async def test_a_motion_about_somebody_who_is_back_is_dropped() -> None:
    async with workbench(running()) as bench:
        assert bench.state.play is not None
        (absent,) = bench.state.play.waiting
        bench.presence = Presence(("bea", "ada")[absent])
        await votes_at(bench).go_without(absent)
        await votes_at(bench).drop_moot()
        assert life_of(bench.state.row).motion is not None, "Not yet."
        bench.presence = Presence("ada", "bea")
        await votes_at(bench).drop_moot()
        assert life_of(bench.state.row).motion is None


@pytest.mark.parametrize("away", [True, False])
async def test_in_a_game_that_counts_whoever_is_not_there_has_given_up(away: bool) -> None:
    state = running(terms={"away": "end"}, purpose=Purpose(rated=True))
    assert state.play is not None
    [seat] = state.play.waiting
    async with workbench(state) as bench:
        bench.presence.users = frozenset({"ada", "bea"} - ({HERE[seat]} if away else set()))
        votes, given = votes_at(bench), list[tuple[int, str]]()

        async def give_up(seat: int, event: str) -> None:
            given.append((seat, event))

        votes._give_up = give_up
        await votes.go_without(seat)
        assert given == ([(seat, "away-lost")] if away else [])
        assert (state.row.status, bench.changes.count) == ("running", 0), "by the record's word, not without a result"
