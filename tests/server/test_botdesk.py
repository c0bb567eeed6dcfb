"""Bots think in other processes, get only what their seat may know, and a failing bot costs nobody the game."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from emberhall import bots, load
from emberhall.bots import Bot
from emberhall.bots import load as load_bot
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import heard_by
from emberhall.kernel.games import overlay
from emberhall.kernel.packing import pack
from emberhall.server.house.cardsets import CardSets
from emberhall.server.lobby import lobby
from emberhall.server.metrics import Metrics
from emberhall.server.minds import botdesk
from emberhall.server.minds.botdesk import BotDesk, Process
from emberhall.server.minds.botworker import answer, learn
from emberhall.server.minds.thoughts import Cards, Thought
from emberhall.server.table import answers
from tests import forked, seeds
from tests.server.hall import Hall, open_hall, play_out
from tests.stores import MemoryStore, failing

GAME = load("dualis")


def thought(level: str = "random", limit: float = 1.0) -> Thought:
    state = GAME.deal(4, 7, listen=True)
    decision = state.decision
    assert decision is not None
    imagined = GAME.imagine(state, decision.seat, Rng.seeded(1))
    history = heard_by(decision.seat, state.hear())
    return Thought("dualis", level, decision.seat, pack(imagined), history, 1, limit, "", GAME.cards.rules)


@pytest.mark.parametrize("level", ["random", *bots.levels("dualis"), "seasoned"])
def test_a_worker_answers_with_a_word_of_the_decision(level: str) -> None:
    decision = GAME.deal(4, 7).decision
    assert decision is not None
    said = answer(thought(level))
    assert said.problem is None
    assert said.word in decision.words()


def test_a_bot_that_is_not_there_is_a_problem_not_a_crash() -> None:
    said = answer(thought("genius"))
    assert said.word is None
    assert said.problem is not None
    assert "genius" in said.problem


async def test_a_worker_whose_exit_is_never_heard_of_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """This happened once under load: a cancelled thought waited for ever, and the server could not close."""

    class Deaf:
        pid, returncode = 0, None

        def kill(self) -> None:
            pass

        async def wait(self) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(botdesk, "ENDING", 0.01)
    await Process(Deaf()).end()  # type: ignore[arg-type]


@pytest.mark.usefixtures("from_nothing")
async def test_a_worker_process_answers_many_thoughts() -> None:
    worker = await Process.start()
    answers = [await worker.ask(thought()) for _ in range(20)]
    await worker.end()
    assert all(said.word for said in answers)


BAD = """
import os, time
import emberhall.bots
from emberhall.server.minds import botworker

class Bad:
    def __init__(self, level):
        self.level = level

    def choose(self, seat, decision, limit):
        if self.level == "sleepy":
            time.sleep(60)
        if self.level == "dying":
            os._exit(3)
        if self.level == "lying":
            return -1
        if self.level == "greedy":
            return decision.options[-1]
        if self.level == "expert":
            time.sleep(60)
        if self.level == "master":
            os._exit(3)
        if self.level == "casual":
            raise RuntimeError("a bot that raises")
        if self.level == "novice":  # the first time only
            if not os.path.exists(os.environ["ASKED"]):
                open(os.environ["ASKED"], "w").close()
                os._exit(3)
            return decision.options[-1]
        print("a bot that prints")
        raise RuntimeError("a bot that raises")

emberhall.bots.load = lambda level, title, seed: Bad(level)
botworker.main()
"""


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers whose bots sleep, die, lie or print, by their level."""

    async def start(*_: str, env: dict[str, str], **__: Any) -> forked.Worker:
        return await forked.fork_worker("-c", BAD, env={**env, "ASKED": str(tmp_path / "asked")})

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)


@pytest.fixture
def from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start workers as a real server does, without forking."""
    monkeypatch.setattr(asyncio, "create_subprocess_exec", forked.start_anew)


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("level", "cause"), [("sleepy", "overrun"), ("dying", "crash"), ("lying", "lie"), ("loud", "error")]
)
async def test_a_bot_that_fails_is_replaced_and_counted(level: str, cause: str) -> None:
    metrics = Metrics()
    desk = BotDesk(1, metrics, CardSets(MemoryStore()).files)
    assert await desk.choose(partial(thought, level, 1.0)) is None
    assert await desk.choose(partial(thought, level, 1.0)) is None, (
        "the desk goes on after a failure"
    )  # each is asked twice
    await desk.close()
    assert f'emberhall_bot_replaced_total{{cause="{cause}"}} 4.0' in metrics.text().decode()


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("level", "causes"),
    [
        ("expert", {"overrun": 1}),
        ("seasoned", {"error": 1}),
        ("master", {"overrun": 1, "crash": 1}),
        ("casual", {"crash": 1}),
        ("novice", {"crash": 1}),
    ],
)
async def test_where_a_level_fails_the_next_lower_one_answers(level: str, causes: dict[str, int]) -> None:
    metrics = Metrics()
    desk = BotDesk(1, metrics, CardSets(MemoryStore()).files)
    decision = GAME.deal(4, 7).decision
    assert decision is not None
    assert await desk.choose(partial(thought, level, 0.2)) == decision.words()[-1]
    await desk.close()
    for cause, count in causes.items():
        assert f'emberhall_bot_replaced_total{{cause="{cause}"}} {count}.0' in metrics.text().decode()


@pytest.mark.usefixtures("bad_bots")
async def test_where_too_many_wait_everybody_gets_a_level_that_answers_at_once() -> None:
    """All of these bots would sleep; those beyond the crowd are answered by the usual level."""
    desk = BotDesk(1, Metrics(), CardSets(MemoryStore()).files)
    desk._crowd = 1
    decision = GAME.deal(4, 7).decision
    assert decision is not None
    words = await asyncio.gather(*(desk.choose(partial(thought, "expert", 0.2)) for _ in range(6)))
    await desk.close()
    assert words == [decision.words()[-1]] * 6


def test_a_level_that_raises_is_answered_for_in_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """For example if its weights cannot be read: the next lower level answers, and the answer says why."""

    def broken(level: str, title: str, seed: int | None = None) -> Bot:
        if level == "master":
            raise ValueError("The weights are broken.")
        return load_bot(level, title, seed)

    monkeypatch.setattr(bots, "load", broken)
    said = answer(thought("master", 0.2))
    decision = GAME.deal(4, 7).decision
    assert decision is not None
    assert said.word in decision.words()
    assert said.problem is not None
    assert "The weights are broken." in said.problem


@pytest.mark.usefixtures("bad_bots")
async def test_a_game_with_broken_bots_goes_on() -> None:
    async with open_hall(bot_limit=0.2) as hall:
        ada = await hall.guest()
        table = await hall.table(ada, seats=3, bots={"1": "random", "2": "random"}, start=True, options={"short": True})
        screen = await hall.screen(ada)
        await screen.join(table["id"])
        last = await play_out(screen, table["id"], Random(1))
        assert last["view"]["winners"] is not None


class Steady(Random):
    """Chooses by what is offered alone: a page may be sent the same question twice."""

    def choice(self, seq: Any) -> Any:
        return Random(" ".join(seq)).choice(seq)


async def words_played(hall: Hall, nonce: str) -> list[str]:
    """Play a game of two bots and a person who always plays the same way; return the words."""
    ada = await hall.guest()
    options = {"short": True, "seating": "chosen"}
    table = await hall.table(
        ada, seats=3, nonce=nonce, bots={"1": "random", "2": "random"}, start=True, options=options
    )
    screen = await hall.screen(ada)
    await screen.join(table["id"])
    await play_out(screen, table["id"], Steady())
    record = (await hall.http.get(f"/api/tables/{table['id']}/record")).text
    return [line for line in record.splitlines() if not line.startswith("note")]


async def test_a_bot_s_seed_is_bound_to_the_secret(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same table at the same moment always gives the same thought: nobody can make a bot think again."""
    monkeypatch.setattr(lobby, "chance", seeds.fixed())
    games = [await words_played(hall, nonce) for nonce in ("the-same-nonce", "the-same-nonce", "another-nonce")]
    assert games[0] == games[1] != games[2]


@pytest.mark.usefixtures("bad_bots")
async def test_what_is_drawn_for_a_broken_bot_is_bound_too(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "chance", seeds.fixed())
    assert await words_played(hall, "the-same-nonce") == await words_played(hall, "the-same-nonce")


async def test_an_answer_the_store_would_not_take_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "RETRY", 0.05)
    async with open_hall() as hall:
        hall.watched.before = failing("append", times=3)
        ada = await hall.guest()
        bots = {"1": "random", "2": "random"}
        table = await hall.table(ada, seats=3, bots=bots, options={"first_leader": 1}, start=True)
        screen = await hall.screen(ada)
        await screen.join(table["id"])
        update = await screen.next("update", lambda frame: frame["seq"] == 2)
        assert update["decision"] is not None


async def test_a_word_the_store_would_not_take_is_answered_with_a_sentence() -> None:
    async with open_hall() as hall:
        table, guests = await hall.full_table(3, options={"first_leader": 0})
        screen = await hall.screen(guests[0])
        first = await screen.join(table)
        hall.watched.before = failing("append")
        await screen.send(t="play", table=table, seq=0, words=[first["decision"]["words"][0]])
        assert (await screen.next("error"))["error"] == "store"
        hall.watched.before = None
        await screen.send(t="play", table=table, seq=0, words=[first["decision"]["words"][0]])
        assert (await screen.next("update"))["seq"] == 1


async def test_waiting_for_a_free_worker_is_no_overrun() -> None:
    metrics = Metrics()
    desk = BotDesk(1, metrics, CardSets(MemoryStore()).files)
    words = await asyncio.gather(*(desk.choose(partial(thought, "greedy", 0.5)) for _ in range(30)))
    await desk.close()
    assert all(words)


async def test_a_thought_is_made_when_its_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred tables of bots waiting for one worker must not keep a hundred states and histories in memory."""
    desk = BotDesk(1, Metrics(), CardSets(MemoryStore()).files)
    made, answered = list[int](), list[int]()

    def make(number: int) -> Thought:
        made.append(number)
        return thought("greedy", 0.5)

    async def asked(_: Thought) -> str:
        await asyncio.sleep(0)
        assert len(made) == len(answered) + 1
        answered.append(made[-1])
        return "word"

    monkeypatch.setattr(desk, "_try", asked)
    await asyncio.gather(*(desk.choose(partial(make, number)) for number in range(10)))
    assert answered == list(range(10))


@pytest.mark.usefixtures("from_nothing")
async def test_workers_end_with_the_server() -> None:
    worker = await Process.start()
    process = worker._process
    assert process.stdin is not None
    process.stdin.close()
    async with asyncio.timeout(10):
        assert await process.wait() == 0


async def test_a_worker_thinks_with_the_cards_it_was_sent_and_is_sent_them_once() -> None:
    files = {"mine.toml": '[[shop]]\nid = "S12"\nability = [{ do = "score", count = 9 }]\n'}
    game = overlay("flamecraft", files)
    state = game.deal(2, 7)
    decision = state.decision
    assert decision is not None
    imagined = pack(game.imagine(state, decision.seat, Rng.seeded(1)))
    asked = Thought("flamecraft", "random", decision.seat, imagined, [], 1, 2.0, game.cards.overlay, game.cards.rules)
    sent: list[tuple[str, str]] = []

    def files_of(title: str, mark: str) -> dict[str, str]:
        sent.append((title, mark))
        return files

    metrics = Metrics()
    desk = BotDesk(1, metrics, files_of)
    words = [await desk.choose(lambda: asked) for _ in range(3)]
    await desk.close()
    assert all(word in decision.words() for word in words)
    assert sent == [("flamecraft", game.cards.overlay)]


def test_cards_that_cannot_be_laid_are_a_problem_not_a_crash() -> None:
    said = learn(Cards("flamecraft", {"mine.toml": "[["}))
    assert said.problem is not None
    assert "this is not valid TOML" in said.problem
    assert learn(Cards("flamecraft", {"mine.toml": ""})).problem is None
