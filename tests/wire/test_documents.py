"""The generated documents: current, complete and true to the messages."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import msgspec
import pytest

from emberhall import pure
from emberhall.kernel.parts.face import Face
from emberhall.wire import generate, messages, routes
from emberhall.wire.schemas import openapi, typescript
from emberhall.wire.tables import Chair

PLAY = '{"t":"play","table":"x","seq":0,"words":["a"]}'
ROOT = Path(__file__).parents[2]


def test_the_committed_documents_are_current() -> None:
    assert generate.stale(ROOT, generate.documents()) == []


def test_check_fails_on_a_stale_document_and_writing_mends_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert generate.main(["--check", "--root", str(tmp_path)]) == 1
    assert "docs/openapi.json is stale" in capsys.readouterr().err
    assert generate.main(["--root", str(tmp_path)]) == 0
    assert generate.main(["--check", "--root", str(tmp_path)]) == 0
    (tmp_path / "web/src/protocol.ts").write_text("// edited by hand\n")
    assert generate.main(["--check", "--root", str(tmp_path)]) == 1


def test_the_command_line_prints_the_types() -> None:
    command = [sys.executable, "-m", "emberhall.wire.schemas.typescript"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == typescript.text()


def test_every_message_has_an_interface_with_every_field() -> None:
    text = typescript.text()
    for union in (messages.ClientMessage, messages.ServerMessage):
        for message in union.__args__:
            block = re.search(rf"export interface {message.__name__} {{\n(.*?)}}\n", text, re.DOTALL)
            assert block, message
            names = re.findall(r"^  (\w+)\??:", block[1], re.MULTILINE)
            assert names == ["t", *message.__struct_fields__]


def test_what_may_be_absent_is_marked() -> None:
    text = typescript.text()
    assert "  log?: Heard[];" in text
    assert "  decision: Question | null;" in text
    assert "  rule?: string;" in text
    assert "  args: Record<string, Value>;" in text


def test_views_of_all_titles_are_typed() -> None:
    text = typescript.text()
    assert "export interface DualisView {" in text
    assert "  hand: string[] | null;" in text
    assert "  dualis: DualisView;" in text


class Thing(TypedDict):
    """A thing on a table."""

    ref: int
    kind: Literal["coin", "card"]
    lies: NotRequired[str | None]


class SampleView(TypedDict):
    """What a seat sees."""

    hand: list[Thing] | None
    pair: tuple[int, str]
    counts: dict[str, int]
    choices: list[str | int]
    share: float


def test_a_view_becomes_interfaces_named_after_its_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pure, "active", lambda: "interpreted")
    monkeypatch.setattr(typescript, "own_titles", lambda: ("sample_game",))
    monkeypatch.setattr(typescript, "_face_of", lambda _: Face(SampleView))
    text = typescript.text()
    assert "  sample_game: SampleGameSampleView;" in text
    thing = (
        "/** A thing on a table. */\nexport interface SampleGameThing {\n"
        '  kind: "card" | "coin";\n  lies?: string | null;\n  ref: number;\n}\n'
    )
    assert thing in text
    for line in (
        "hand: SampleGameThing[] | null",
        "pair: [number, string]",
        "counts: Record<string, number>",
        "choices: (string | number)[]",
        "share: number",
    ):
        assert f"  {line};\n" in text


def test_openapi_names_every_route_and_points_at_nothing_missing() -> None:
    document = openapi.document("1.2.3")
    assert document["openapi"] == "3.1.0"
    operations = {operation["operationId"] for path in document["paths"].values() for operation in path.values()}
    assert operations == {route.name for route in routes.ROUTES}
    text = json.dumps(document)
    for name in re.findall(r"#/components/schemas/(\w+)", text):
        assert name in document["components"]["schemas"]


def test_routes_say_when_a_body_may_be_left_out() -> None:
    by_name = {route.name: route for route in routes.ROUTES}
    assert by_name["rematch"].body_may_be_empty
    assert not by_name["new_guest"].body_may_be_empty
    assert not by_name["me"].body_may_be_empty


def test_absent_and_null_are_different() -> None:
    chair = Chair(seat=0, kind="free", face="iron", here=False)
    assert msgspec.json.decode(msgspec.json.encode(chair)) == {"seat": 0, "kind": "free", "face": "iron", "here": False}
    update = messages.Update("t", 1, {}, [], None, [2])
    said = msgspec.json.decode(msgspec.json.encode(update))
    assert said == {"t": "update", "table": "t", "seq": 1, "view": {}, "events": [], "decision": None, "waiting": [2]}


@pytest.mark.parametrize("text", ['{"t":"ping"}', '{"t":"hello"}', '{"t":"hello","token":null}', PLAY])
def test_frames_are_read(text: str) -> None:
    assert msgspec.json.decode(text, type=messages.ClientMessage)
