"""`emberhall serve`: starts, prints its address and stops on a signal; a port in use gives a sentence."""

import os
import re
import signal
import socket
import urllib.request
from pathlib import Path

import pytest

from tests.cli.shell import refused, start


def test_the_server_opens_and_stops(tmp_path: Path) -> None:
    process = start("serve", "--port", "0", "--store", str(tmp_path / "games.db"), "--pace", "0")
    assert process.stdout is not None
    line = process.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert address is not None, line
    with urllib.request.urlopen(f"{address.group()}healthz", timeout=10) as answer:
        assert answer.status == 200
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=30)
    assert process.returncode in (0, 130)
    assert "Traceback" not in complaints
    assert (tmp_path / "games.db").exists()


@pytest.mark.parametrize("pace", ["nan", "inf", "-1", "slow"])
def test_a_pace_is_a_number_of_seconds(pace: str) -> None:
    assert "Invalid value for '--pace'" in refused("serve", "--port", "0", "--pace", pace)


def test_a_port_in_use_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start("serve", "--port", str(port), "--database", str(tmp_path / "games.db"))
        said, complaints = process.communicate(timeout=30)
    assert process.returncode == 2
    assert f"Port {port} on 127.0.0.1 cannot be used" in complaints
    assert "Traceback" not in complaints
    assert said == ""


def test_bad_arguments_are_sentences() -> None:
    assert "70000 is not in the range" in refused("serve", "--port", "70000")
    assert "-1.0 is not in the range" in refused("serve", "--pace", "-1")
