// Notifications were asked for, and the browser does not let the page show them: how to allow them, and what works anyway.
import type { JSX } from "preact";
import { t } from "../../ui/locales";

export function Blocked({ onTry }: { onTry(): void }): JSX.Element {
	const can = "Notification" in window;
	return (
		<div class="about" role="status" data-testid="notify-blocked">
			<p>{t(can ? "notify-blocked" : "notify-cannot")}</p>
			{can && (
				<ol>
					<li>{t("notify-step-sign")}</li>
					<li>{t("notify-step-allow")}</li>
					<li>{t("notify-step-back")}</li>
				</ol>
			)}
			<p>{t("notify-without")}</p>
			{can && (
				<button type="button" class="btn btn--s" onClick={onTry}>
					{t("notify-try")}
				</button>
			)}
		</div>
	);
}
