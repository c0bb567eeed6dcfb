// On one's own page: the way into kid mode, with what it means, and the code that ends it.
import "./kids.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { beginKid, learnKid } from "../../person/kid";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { CodeForm } from "./code-form";

export function KidStart(): JSX.Element {
	useEffect(() => void learnKid().catch(() => undefined), []); // the page is right without
	return (
		<section class="pf-panel kid-start">
			<details data-testid="kid-start">
				<summary>
					<Icon name="lock" size="s" /> <b>{t("kid-mode")}</b>
				</summary>
				<p>{t("kid-start-what")}</p>
				<CodeForm label={t("kid-code-new")} act={t("kid-begin")} testid="kid-begin" onCode={beginKid} />
				<p class="pf-none">{t("kid-start-limits")}</p>
			</details>
		</section>
	);
}
