"""What a webhook is sent: what happened as data, or the one sentence that a chat's own webhooks take.

Names are people's own words, so none of them can call a whole room, whatever the chat makes of its signs.
"""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from emberhall.wire.titles.languages import FALLBACK, LANGUAGES
from emberhall.wire.titles.voices import Voice

DISCORD = ("discord.com", "discordapp.com")
SLACK = ("hooks.slack.com",)
ZERO_WIDTH = "\u200b"


def body_for(address: str, facts: Mapping[str, str], lang: str) -> dict[str, Any]:
    """The body for an address. Matrix's webhooks take the field `text` of the usual one."""
    words = sentence(facts, lang)
    host = urlsplit(address).hostname or ""
    if host in SLACK:
        return {"text": words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    if host in DISCORD:
        return {"content": words, "allowed_mentions": {"parse": []}}
    return {**facts, "text": words}


def sentence(facts: Mapping[str, str], lang: str) -> str:
    """Whose turn it is where, with the address of the table."""
    voice = Voice(lang if lang in LANGUAGES else FALLBACK)
    title = voice(f"{facts['title']}-name") if voice.knows(f"{facts['title']}-name") else facts["title"]
    said = voice("feed-move", title=title, name=facts["name"] or "none").replace("@", f"@{ZERO_WIDTH}")
    return f"{said} {facts['url']}"
