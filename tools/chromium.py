"""Find the Chromium that the browser tests drive, and install Debian's where that is possible.

The headless one is preferred: it draws no address bar around each page, which saves a fifth of the processor time, and
it is what CI uses. Prints the path of the browser. `EMBERHALL_CHROMIUM` names one that is elsewhere.
"""

import os
import shutil
import subprocess
import sys

WINDOWLESS = "chromium-headless-shell"
FONTS = "fonts-liberation"  # the only recommended package a page needs: the others are for printing, sound and so on
NAMES = (WINDOWLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> str | None:
    """The path of a Chromium, if there is one."""
    named = os.environ.get("EMBERHALL_CHROMIUM")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def root_prefix() -> list[str] | None:
    """The prefix that runs a command as root, or None if that needs a password."""
    if os.geteuid() == 0:
        return []
    allowed = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if allowed and allowed.returncode == 0 else None


def install() -> None:
    """Install Debian's Chromium, if this is such a system and we are allowed to: the headless one, if available."""
    prefix = root_prefix()
    if prefix is None or shutil.which("apt-get") is None:
        return
    print("Installing the system's Chromium for the tests (a minute or two).", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = [*prefix, "apt-get", "-y", "-qq", "-o=Dpkg::Use-Pty=0"]
    subprocess.run([*apt, "update"], env=quiet, check=False, stdout=subprocess.DEVNULL)
    for package in (WINDOWLESS, "chromium"):
        command = [*apt, "install", "--no-install-recommends", package, FONTS]
        if subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL).returncode == 0:
            return


def main() -> int:
    """Print the path of a Chromium, installing one if necessary."""
    wanted = "EMBERHALL_CHROMIUM" not in os.environ and "CI" in os.environ and not shutil.which(WINDOWLESS)
    if find() is None or wanted:
        install()
    path = find()
    if path is None:
        print(
            "The browser tests need Chromium and none was found. Install `chromium` or Google Chrome with your package "
            "manager, or set EMBERHALL_CHROMIUM to its path.",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
