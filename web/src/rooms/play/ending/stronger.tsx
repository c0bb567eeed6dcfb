// After a walkover against bots: the same game against the next level.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../../../net/api";
import { asMe } from "../../../person/me";
import type { TableInfo } from "../../../protocol";
import { go } from "../../../state/route";
import { failureText } from "../../../ui/errors";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";

/** The level above the strongest bot of a table; null unless all others are bots below the top. */
export function nextLevel({ chairs, you, daily, event }: TableInfo, levels: string[]): string | null {
	const others = chairs.filter(({ seat }) => seat !== you);
	if (you === null || daily || event || !others.length || others.some(({ kind }) => kind !== "bot")) return null;
	const strongest = Math.max(...others.map(({ level = "" }) => levels.indexOf(level)));
	return strongest < 0 ? null : (levels[strongest + 1] ?? null);
}

export function Stronger({ info }: { info: TableInfo }): JSX.Element | null {
	const [level, setLevel] = useState<string | null>(null);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		api.titles().then(
			(titles) => setLevel(nextLevel(info, titles.find(({ name }) => name === info.title)?.bots ?? [])),
			() => undefined, // an offer
		);
	}, [info.id]);
	if (!level) return null;
	const { title, seats, options, you } = info;
	const bots = Object.fromEntries(info.chairs.filter(({ seat }) => seat !== you).map(({ seat }) => [seat, level]));
	const begin = () =>
		asMe(() => api.makeTable({ title, seats, options, bots, sit: you, start: true })).then(
			({ id }) => go(id),
			(failure) => setWrong(failureText(failure)),
		);
	return (
		<button type="button" class="btn btn--title" data-testid="stronger" onClick={() => void begin()}>
			<Icon name="bot" size="s" /> {wrong || t("finale-stronger", { level: t(`bot-${level}`) })}
		</button>
	);
}
