"""The head of the page, for those who only read that: chats and search engines show it for a link.

It is written into the one page that is served at every address. Names are people's own words, so all of it is escaped.
"""

from html import escape
from urllib.parse import urlencode

from starlette.requests import Request

from emberhall.server.errors import RequestError
from emberhall.server.links.previews import HIGH, WIDE, Preview, Previews
from emberhall.server.links.speaking import voice_for
from emberhall.server.settings import Settings
from emberhall.store import StoreError
from emberhall.wire.titles.voices import Voice

MARK = "<title>Emberhall</title>"
"""What the head takes the place of."""


class Heads:
    """Writes heads."""

    def __init__(self, settings: Settings, previews: Previews) -> None:
        self._origin = settings.origins[0].rstrip("/") if settings.origins else ""
        self._previews = previews

    async def of(self, request: Request) -> str:
        """The head for the address of a request; the plain one if there is nothing there."""
        voice = voice_for(request.headers.get("accept-language", ""))
        try:
            preview, picture, asked = await self._of(request, voice)
        except (RequestError, StoreError):
            return MARK
        origin = self._origin or f"{request.url.scheme}://{request.url.netloc}"
        query = urlencode({**asked, "lang": voice.lang})
        return head_of(preview, f"{origin}{request.url.path}", f"{origin}{picture}?{query}", voice.lang)

    async def _of(self, request: Request, voice: Voice) -> tuple[Preview, str, dict[str, str]]:
        """The preview, the path of its picture and what else that is asked."""
        named, path = request.path_params, request.url.path
        if table := named.get("table"):
            at = _moment(request.query_params.get("at", "")) if path.startswith("/review/") else None
            asked = {} if at is None else {"at": str(at)}
            return await self._previews.table(table, voice, at), f"/api/tables/{table}/picture.png", asked
        if user := named.get("user"):
            return await self._previews.person(user, voice), f"/api/people/{user}/picture.png", {}
        if event := named.get("event"):
            return await self._previews.event(event, voice), f"/api/events/{event}/picture.png", {}
        if lesson := named.get("lesson"):
            title = named["title"]
            return self._previews.lesson(title, lesson, voice), f"/api/lessons/{title}/{lesson}/picture.png", {}
        return self._previews.hall(voice), "/api/picture.png", {}


def _moment(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 6 else None


def head_of(preview: Preview, address: str, picture: str, lang: str) -> str:
    """The title and the tags of the Open Graph protocol."""
    name = preview.name if not preview.over else f"{preview.name} · {preview.over}"
    tags = {
        "og:site_name": "Emberhall",
        "og:type": "website",
        "og:locale": lang,
        "og:title": name,
        "og:description": preview.about,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": f"{name}. {preview.about}",
    }
    title = "Emberhall" if name == "Emberhall" else f"{name} · Emberhall"
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(preview.about)}" />']
    lines += [f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n\t\t".join(lines)
