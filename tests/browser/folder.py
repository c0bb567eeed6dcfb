"""The folder without a server, on a host of files that can be closed; its visitors hear frames from workers."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from emberhall import titles
from tests.browser.hall import WAIT, House, Visitor

PREFIX = "/some/where/"
#: Tells the test every frame that the worker of the hall gives the page.
HEARD = """{
  const plain = Worker;
  window.Worker = class extends plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.kind === "frame" && window.heard(data.text));
    }
  };
}"""


class Files(SimpleHTTPRequestHandler):
    """Serves a folder under a prefix, and nothing above it."""

    extensions_map = {  # noqa: RUF012 (as in the class above)
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(PREFIX)
        return super().translate_path("/" + inside if inside != path else "/there-is-none")

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def host(folder: Path) -> Iterator[tuple[str, ThreadingHTTPServer]]:
    """Serve the folder; its address, and the server to shut down early."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}{PREFIX}", server
    server.shutdown()
    server.server_close()


#: How long bots think here, by title: as if measured before. To measure it takes as long as a game.
QUICK: dict[str, dict[str, float]] = {title: {} for title in titles()}


@dataclass
class FolderHouse(House):
    """Opens browsers for visitors of a folder."""

    measured: bool = True

    def visitor(self, **wishes: Any) -> Visitor:
        visitor = super().visitor(**wishes)
        visitor.nonce = ""
        visitor.page.expose_function("heard", visitor.hear)
        visitor.page.add_init_script(HEARD)
        if self.measured:
            known = json.dumps(json.dumps(QUICK))
            visitor.page.add_init_script(f"location.host && (localStorage['emberhall.pace'] ??= {known})")
        return visitor


def guest_house(browser: Browser, address: str, name: str) -> FolderHouse:
    """A house at the page's own addresses, which stand behind `#`."""
    return FolderHouse(browser, f"{address}#/", name)


def ready(visitor: Visitor) -> None:
    """Wait until the engines are loaded: half a minute on a busy machine."""
    visitor.page.wait_for_selector('[data-stage="ready"]', timeout=4 * WAIT)
