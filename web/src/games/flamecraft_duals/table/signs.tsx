// The solo duty and the approaching end.
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import type { View } from "./pieces";

const Counted = part(() => import("../later/later"), "Counted");

/** The solo duty, and the approaching end. */
export function Signs({ view }: { view: View }): JSX.Element {
	return (
		<div class="fd-signs">
			{view.duty !== null && (
				<span class={`tag fd-duty ${view.duty ? "" : "done"}`} data-testid="duty" data-open={view.duty}>
					<Icon name={view.duty ? "coin" : "check"} size="s" />{" "}
					{t(view.duty ? "flamecraft_duals-duty-open" : "flamecraft_duals-duty-done")}
				</span>
			)}
			{view.end && (
				<span class="tag fd-end" data-testid="end-near">
					<Icon name="flame" size="s" /> {t("flamecraft_duals-end-near", { cause: view.end.cause })}
				</span>
			)}
			{view.nearing && <Counted {...view.nearing} />}
		</div>
	);
}
