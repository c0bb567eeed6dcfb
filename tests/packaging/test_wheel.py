"""The package as users get it: built from the source archive, installed into a fresh environment and started."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import engines

ROOT = Path(__file__).parents[2]
pytestmark = [pytest.mark.packaging, pytest.mark.timeout(600)]


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    stranger = {key: value for key, value in os.environ.items() if not key.startswith(("EMBERHALL_", "PYTHON", "COV"))}
    process = subprocess.run(
        command, cwd=cwd, env={**stranger, **environment}, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, f"{command} failed:\n{process.stdout}\n{process.stderr}"
    return process.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive, which proves that the archive is complete."""
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT)
    run(*build, cwd=folder, EMBERHALL_BUILD=str(ROOT / "build"))  # the same sources give the same C
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bin` folder of a fresh environment that has only the wheel and its dependencies."""
    home = tmp_path_factory.mktemp("stranger")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    without = ["--without-pip"] if shutil.which("uv", path=path) else []  # four seconds less
    run(sys.executable, "-m", "venv", *without, home / "venv", cwd=home)
    commands = home / "venv" / "bin"
    run(ROOT / "tools" / "install.sh", commands / "python", wheel, cwd=home, PATH=path)
    return commands


@pytest.fixture(scope="module")
def address(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server of the installed package."""
    folder = tmp_path_factory.mktemp("server")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(installed / "emberhall"), "serve", "--port", str(port), "--database", str(folder / "games.db")]
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT)
        try:
            await_answer(f"http://127.0.0.1:{port}/healthz", server, folder / "server.log")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=20)


def await_answer(url: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            fetch(url)
        except OSError:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.1)
        else:
            return


ASSET = re.compile(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"')


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return str(answer.read().decode())


def body(page: str) -> str:
    return page.partition("<body")[2]


def test_the_wheel_carries_page_catalogues_and_engines(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "emberhall/web/index.html" in names
    assert any(re.fullmatch(r"emberhall/web/assets/.+\.js", name) for name in names)
    assert {name.split("/")[2] for name in names if name.endswith(".ftl")} == {"en", "fr"}
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    assert compiled == engines.compiler_works()
    assert compiled != wheel.name.endswith("-none-any.whl"), f"{wheel.name} has the wrong tag"
    assert not [name for name in names if name.endswith("engines.stamp") or "node_modules" in name]


def test_the_command_says_which_engines_it_runs(installed: Path, tmp_path: Path, wheel: Path) -> None:
    expected = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
    assert expected in run(installed / "emberhall", "--version", cwd=tmp_path)
    assert "interpreted" in run(installed / "emberhall", "--version", cwd=tmp_path, EMBERHALL_PURE="1")


def test_the_installed_server_serves_the_page(address: str) -> None:
    page = fetch(f"{address}/")
    assert "<title>" in page
    loaded = ASSET.findall(page)
    assert loaded
    for path in loaded:
        assert fetch(address + path)
    assert '"dualis"' in fetch(f"{address}/api/titles")


def test_an_invite_link_opens_the_page_and_a_missing_asset_does_not(address: str) -> None:
    home, invitation = (fetch(address + path) for path in ("/", "/t/some-table"))
    assert 'property="og:image"' in home  # each link has a head of its own, and what it loads is the same
    assert body(invitation) == body(home)
    assert ASSET.findall(invitation) == ASSET.findall(home)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(f"{address}/assets/missing.js")
