"""Cuts the changelog: what is unreleased becomes a version's section, and a version's section its release notes."""

import re

UNRELEASED = "## [Unreleased]"


class ChangelogError(ValueError):
    """The changelog does not say what this version brings."""


def cut(changelog: str, version: str, date: str) -> str:
    """The changelog with everything unreleased under the version's heading, and nothing unreleased above it."""
    heading = f"## [{version}]"
    if heading in changelog:
        return changelog
    if UNRELEASED not in changelog:
        raise ChangelogError(f"CHANGELOG.md has no section {UNRELEASED}.")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n{heading} - {date}", 1)


def section(changelog: str, version: str) -> str:
    """What the changelog says of one version."""
    match = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    if match is None or not match[1].strip():
        raise ChangelogError(f"CHANGELOG.md says nothing of version {version}.")
    return match[1].strip() + "\n"
