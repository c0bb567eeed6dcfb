"""Starting and stopping the server as a process."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from emberhall.server.host import run
from emberhall.server.host.run import address_of, bind, serve
from tests.forked import Forked

COMMAND = [sys.executable, "-m", "emberhall", "serve"]


def started(database: Path) -> tuple[subprocess.Popen[str], str]:
    command = [*COMMAND, "--port", "0", "--database", str(database), "--pace", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    match = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert match, line
    return process, match[0]


def tried(*arguments: str) -> tuple[int, str]:
    """Start a server that cannot start; return its exit code and message."""
    process = Forked(["-m", "emberhall", "serve", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    _, said = process.communicate(timeout=30)
    return process.wait(), said


def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    process, address = started(tmp_path / "deep" / "folder" / "hall.db")
    with process:
        with urllib.request.urlopen(address + "healthz") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) in {0, -signal.SIGTERM}
    assert (tmp_path / "deep" / "folder" / "hall.db").exists()
    assert not (tmp_path / "deep" / "folder" / "hall.db-wal").exists(), "the file was not closed properly"


def test_a_busy_port_gets_a_sentence_and_exit_code_2(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        command = [*COMMAND, "--port", port, "--database", str(tmp_path / "hall.db")]
        ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=30)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"Port {port} on 127.0.0.1 cannot be used")
    assert "Traceback" not in ended.stderr


def test_an_impossible_database_gets_a_sentence(tmp_path: Path) -> None:
    for place in ("postgres://ada:secret@nowhere.invalid/name", "mysql://ada:secret@host/name", str(tmp_path)):
        code, said = tried("--port", "0", "--database", place)
        assert code == 2, said
        assert ("nowhere.invalid/name" if place.startswith("postgres") else place.partition("//")[0]) in said
        assert "secret" not in said
        assert "Traceback" not in said


@pytest.mark.parametrize(
    ("wishes", "missing"),
    [
        ({"workers": 2}, "postgresql://"),
        ({"workers": 2, "database": "postgresql://host/name"}, "--bus redis://"),
        ({"bus": "redis://127.0.0.1:1"}, "bus cannot be reached"),
        ({"bus": "amqp://host"}, "amqp://"),
    ],
)
def test_workers_that_could_not_work_together_get_a_sentence(
    wishes: dict[str, Any], missing: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "set_up_logs", lambda: None)
    assert serve(say=print, port=0, **{"database": ":memory:", **wishes}) == 2
    assert missing in capsys.readouterr().err


def test_a_place_may_be_named_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHALL_STORE", "postgresql://ada:secret@nowhere.invalid/name")
    monkeypatch.setenv("EMBERHALL_BUS", "redis://nowhere.invalid")
    code, said = tried("--port", "0", "--workers", "2")
    assert code == 2
    assert said.startswith("The PostgreSQL database 'nowhere.invalid/name' cannot be opened"), said


def test_the_command_passes_its_options_on() -> None:
    sentence = "3 workers need a bus to hear of each other: give --bus redis://HOST:PORT.\n"
    assert tried("--port", "0", "--store", "postgresql://host/name", "--workers", "3") == (2, sentence)


def test_the_default_database_is_in_the_users_data_folder(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    process = subprocess.Popen(
        [*COMMAND, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    with process:
        assert process.stdout is not None
        process.stdout.readline()
        process.terminate()
        process.wait(10)
    assert (tmp_path / "data" / "emberhall" / "emberhall.db").exists()


def test_a_busy_port_is_a_sentence_for_callers_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "set_up_logs", lambda: None)  # this process logs for the tests
    said: list[str] = []
    with bind("127.0.0.1", 0) as other:
        other.listen()
        assert serve(port=other.getsockname()[1], database=":memory:", say=said.append) == 2
    assert "choose another with --port" in capsys.readouterr().err
    assert serve(host="no such host", port=0, database=":memory:", say=said.append) == 2
    assert "'no such host'" in capsys.readouterr().err
    assert serve(host="192.0.2.1", port=8000, database=":memory:", say=said.append) == 2
    assert "this machine has no such address" in capsys.readouterr().err
    assert said == [], "it was never open"


def test_addresses_are_what_a_browser_takes() -> None:
    with bind("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        assert address_of("0.0.0.0", listening) == f"http://127.0.0.1:{port}/"
        assert address_of("::", listening) == f"http://[::1]:{port}/"
        assert address_of("fe80::1", listening) == f"http://[fe80::1]:{port}/"
        assert address_of("hall.example", listening) == f"http://hall.example:{port}/"


def test_answers_do_not_wait_for_acknowledgements() -> None:
    """If the protocol is not given explicitly, asyncio leaves Nagle on, and each answer takes 40 ms."""
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


async def test_open_screens_are_told_that_the_server_goes(tmp_path: Path) -> None:
    process, address = started(tmp_path / "hall.db")
    with process:
        async with connect(address.replace("http", "ws", 1) + "api/socket") as screen:
            await screen.send('{"t": "hello"}')
            await screen.recv()
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                await screen.recv()
            assert screen.close_code == 1012
        assert process.wait(10) in {0, -signal.SIGTERM}
