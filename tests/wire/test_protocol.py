"""docs/protocol.md is accurate: its example frames are valid, its keys are the server's, and its bot plays."""

import ast
import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberhall.wire import messages
from emberhall.wire.bodies.guests import Guest
from emberhall.wire.bodies.house import ErrorBody
from emberhall.wire.bodies.tables import NewTable
from emberhall.wire.routes import ROUTES
from emberhall.wire.tables import TableInfo
from tests.server.hall import open_hall

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/protocol.md").read_text("utf-8")


def examples() -> list[dict[str, Any]]:
    results = []
    for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL):
        decoder, at = json.JSONDecoder(), 0
        while at < len(block.rstrip()):
            value, at = decoder.raw_decode(block, at)
            results.append(value)
            at += len(block[at:]) - len(block[at:].lstrip())
    return results


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.get("t", "body"))
def test_every_example_is_one(example: dict[str, Any]) -> None:
    text = json.dumps(example)
    kinds: list[Any] = [Guest, NewTable, TableInfo, ErrorBody]
    if "t" in example:
        kinds = [messages.ClientMessage, messages.ServerMessage]
    read = []
    for kind in kinds:
        try:
            read.append(msgspec.json.decode(text, type=kind))
        except msgspec.ValidationError:
            continue
    assert any(json.loads(msgspec.json.encode(value)) == example for value in read)


def test_every_frame_has_an_example() -> None:
    shown = {example.get("t") for example in examples()} | set(re.findall(r'`\{"t": "(\w+)"', TEXT))
    known = set()
    for union in (messages.ClientMessage, messages.ServerMessage):
        known |= {message.__struct_config__.tag for message in union.__args__}
    assert known <= shown


def test_every_route_is_named() -> None:
    for route in ROUTES:
        if route.name != "openapi":
            assert f"{route.method} {route.path}`" in TEXT, route.name


def test_every_key_of_the_server_is_named_and_no_other() -> None:
    used = set()
    for path in (ROOT / "src/emberhall/server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                key = node.args[1] if name == "error_response" and len(node.args) > 1 else node.args[0]
                if name in {"RequestError", "_error", "error_response"} and isinstance(key, ast.Constant):
                    used.add(key.value)
    listed = set(re.findall(r"`([a-z-]+)`", TEXT.split("## Keys")[1].split("## The seal")[0])) - {"args"}
    assert listed - {"not-found", "bad-method", "http"} == used


async def test_the_bot_of_the_document_plays_a_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    (tmp_path / "bot.py").write_text(program)
    async with open_hall() as hall:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(tmp_path / "bot.py"), hall.address, stdout=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(60):
            said, _ = await process.communicate()
    assert process.returncode == 0
    assert said.startswith(b"winners: [")
