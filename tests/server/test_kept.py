"""The hall for a device, as a folder of the server that browsers may keep."""

from pathlib import Path

import pytest

from tests.server.hall import open_hall

ENGINES = bytes(range(256)) * 1000
WASM = "/device/engines-0a1b/pyodide.asm.wasm"


@pytest.fixture
def device(tmp_path: Path) -> Path:
    folder = tmp_path / "device"
    (folder / "engines-0a1b").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>On this device</title>")
    (folder / "size.json").write_text('{"bytes": 256000}')
    (folder / "sw.js").write_text("// keeps it")
    (folder / "engines-0a1b" / "pyodide.asm.wasm").write_bytes(ENGINES)
    (tmp_path / "private.txt").write_text("not for you")
    return folder


async def test_the_page_of_a_device_may_compile_engines_and_the_servers_may_not(device: Path) -> None:
    async with open_hall(device=device) as hall:
        page = await hall.http.get("/device/")
        assert "On this device" in page.text
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "no-cache"
        assert "wasm" not in (await hall.http.get("/healthz")).headers["content-security-policy"]
        assert (await hall.http.get("/device")).headers["location"] == "/device/"


async def test_engines_come_whole_in_pieces_and_compressed(device: Path) -> None:
    async with open_hall(device=device) as hall:
        zipped, plain = [
            await hall.http.get(WASM, headers={"accept-encoding": encoding}) for encoding in ("gzip", "identity")
        ]
        for answer in (zipped, plain):
            assert answer.content == ENGINES
            assert answer.headers["content-type"] == "application/wasm"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert int(zipped.headers["content-length"]) < len(ENGINES) == int(plain.headers["content-length"])
        again = await hall.http.get(WASM, headers={"if-none-match": plain.headers["etag"]})
        assert again.status_code == 304


async def test_a_server_says_how_large_it_is_or_that_it_has_none(device: Path) -> None:
    async with open_hall(device=device) as hall:
        assert (await hall.http.get("/device/size.json")).json() == {"bytes": 256000}
    async with open_hall(device=device / "missing") as hall:
        assert (await hall.http.get("/device/size.json")).json() == {"bytes": 0}
        assert (await hall.http.get("/device/")).status_code == 404


@pytest.mark.parametrize("path", ["/device/../private.txt", "/device/%2e%2e/private.txt", "/device/..%2fprivate.txt"])
async def test_nothing_outside_the_folder_is_served(device: Path, path: str) -> None:
    async with open_hall(device=device) as hall:
        answer = await hall.http.get(path)
        assert answer.status_code == 404
        assert "not for you" not in answer.text


async def test_a_name_that_no_file_can_have_is_not_found(device: Path) -> None:
    async with open_hall(device=device) as hall:
        assert (await hall.http.get("/device/%00")).status_code == 404
        assert (await hall.http.get("/device/engines-0a1b")).status_code == 404
