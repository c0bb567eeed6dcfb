"""Drafts and the forges of titles: what a device needs, without processes and games."""

from emberhall.kernel.forge.forge import Draft, Forge, Trial, Wish, forge_of


class ForgeError(ValueError):
    """A card that cannot be tried out; the text says why."""


def forge_for(title: str) -> Forge:
    forge = forge_of(title)
    if forge is None:
        raise ForgeError(f"{title} has no forge.")
    return forge


def trial_of(title: str, draft: Draft, wish: Wish) -> Trial:
    """How a draft is tried out. ForgeError if something is wrong with it."""
    forge = forge_for(title)
    faults = forge.check(draft).faults
    if faults:
        raise ForgeError(f"{faults[0].field}: {faults[0].plain}")
    try:
        return forge.trial(draft, wish)
    except ValueError as problem:
        raise ForgeError(str(problem)) from None
