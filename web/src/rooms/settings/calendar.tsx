// The calendar of one's moves: a secret address for a calendar program, made when wanted, and revoked.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { bearer, call } from "../../net/api";
import { asMe } from "../../person/me";
import type { Feed } from "../../protocol";
import { settings } from "../../state/settings";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";

const feed = (method: "GET" | "POST" | "DELETE") => asMe(() => call<Feed>(method, "/me/calendar"));

export function Calendar(): JSX.Element {
	const [path, setPath] = useState<string | null>(null);
	const [wrong, setWrong] = useState("");
	const ask = (method: "GET" | "POST" | "DELETE") =>
		feed(method).then(
			(found) => {
				setPath(found.path);
				setWrong("");
			},
			(failure) => setWrong(failureText(failure)),
		);
	useEffect(() => {
		if (bearer.token) void ask("GET");
	}, []);
	const link = path && `${location.origin}${path}?lang=${settings.get().lang}`;
	return (
		<div class="webhook" data-testid="calendar">
			<p>{t("set-calendar")}</p>
			{link ? (
				<p class="webhook-line">
					<input
						class="text"
						readOnly
						aria-label={t("calendar-address")}
						value={link}
						onFocus={(e) => e.currentTarget.select()}
					/>
					<button
						type="button"
						class="btn btn--s btn--quiet"
						data-testid="calendar-drop"
						onClick={() => void ask("DELETE")}
					>
						{t("calendar-revoke")}
					</button>
				</p>
			) : (
				<button type="button" class="btn btn--s" data-testid="calendar-make" onClick={() => void ask("POST")}>
					{t("calendar-make")}
				</button>
			)}
			{link && <small>{t("calendar-secret")}</small>}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
		</div>
	);
}
