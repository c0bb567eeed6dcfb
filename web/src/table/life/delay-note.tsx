// For spectators of a table that is shown with a delay: how far behind they are.
import "./life.css";
import type { JSX } from "preact";
import type { TableInfo } from "../../protocol";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export function LateNote({ info: { status, terms } }: { info: TableInfo }): JSX.Element | null {
	if (status !== "running" || !terms || terms.delay === "none") return null;
	const [kind = "", number = "0"] = terms.delay.split(" ");
	const amount = Number(number);
	const minutes = amount % 60 === 0 ? amount / 60 : 0;
	return (
		<div class="strip life-late" role="note" data-testid="late" title={t("late-hint")}>
			<Icon name="spectator" size="s" />
			{t(`late-${kind}`, { amount, minutes })}
		</div>
	);
}
