"""Builds what is handed over: the source archive, its wheel with compiled engines, the folder without a server."""

import os
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EPOCH = (2026, 1, 1, 0, 0, 0)
"""The date of every file in the folder's archive, so that equal contents make equal archives."""


def build_packages(out: Path, folder: Path) -> tuple[Path, Path]:
    """The source archive and the wheel, which is built from that archive: so the archive is complete.

    The wheel has the folder, too: its servers let browsers keep it.
    """
    environment = {**os.environ, "EMBERHALL_BUILD": str(ROOT / "build"), "EMBERHALL_DEVICE": str(folder)}
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return next(out.glob("*.tar.gz")), next(out.glob("*.whl"))


def build_folder(out: Path, version: str) -> tuple[Path, Path]:
    """The folder without a server, and an archive that holds it."""
    name = f"emberhall-{version}-static"
    folder = ROOT / "build" / "release" / name
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "tools.folder", "--out", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    archive = out / f"{name}.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(file for file in folder.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}", EPOCH)
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return folder, archive


def write_checksums(out: Path) -> Path:
    """SHA256SUMS, in the form that `sha256sum --check` reads."""
    path = out / "SHA256SUMS"
    files = sorted(file for file in out.iterdir() if file.is_file() and file != path)
    path.write_text("".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files), "utf-8")
    return path
