// A level that is too slow for this device says so, and offers the next lower one.
import "./badge.css";
import type { JSX } from "preact";
import type { TitleInfo } from "../../../protocol";
import { useStore } from "../../../state/store";
import { t } from "../../../ui/locales";
import { paces, slowOf } from "./pace";

export interface SlowProps {
	title: TitleInfo;
	level: string;
	onChange(level: string): void;
}
export function SlowHere({ title, level, onChange }: SlowProps): JSX.Element | null {
	const { all } = useStore(paces);
	const slow = slowOf(all, title.name, title.bots, level);
	if (!slow) return null;
	const [seconds, lower] = slow;
	return (
		<p class="slow-here" role="status" data-testid="slow-here">
			{t("device-slow", { seconds: Math.round(seconds) })}{" "}
			<button type="button" class="btn btn--s" data-testid="quicker" onClick={() => onChange(lower)}>
				{t("device-quicker", { level: t(`bot-${lower}`) })}
			</button>
		</p>
	);
}
