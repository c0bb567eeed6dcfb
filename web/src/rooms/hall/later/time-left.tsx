// The time left, on a table in the hall that waits for the reader.
import "../../../table/life/life.css";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { TableInfo } from "../../../protocol";
import { spell, useNow, wholeOf } from "../../../table/life/time";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";

const LITTLE = 0.15;

export function TimeLeft({ info }: { info: TableInfo }): JSX.Element | null {
	const { clocks, terms, you } = info;
	const now = useNow(true, 1000);
	const met = useMemo(() => performance.now(), [clocks]); // each new list brings new clocks
	if (!clocks || you === null) return null;
	const left = Math.max(0, (clocks.left[you] ?? 0) - Math.max(0, now - met));
	const part = Math.min(1, left / (wholeOf(terms?.clock ?? "") || 1));
	return (
		<span class={`life-left ${part < LITTLE ? "life-left--low" : ""}`} style={`--part:${part * 100}%`}>
			<Icon name="clock" size="s" /> {t("time-left", { time: spell(left) })}
		</span>
	);
}
