"""Where things are, and where they go."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
OUT = ROOT / "dist" / "static"
WHEELS = ROOT / "build" / "folder" / "wheels"
PYODIDE = WEB / "node_modules" / "pyodide"
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""The files of the npm package that a browser needs."""
