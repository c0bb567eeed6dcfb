// A circle in words: its name, who is here, what was said and won.
import type { CircleInfo, CirclePlace, CircleSummary, CircleTold } from "../../protocol";
import { settings } from "../../state/settings";
import { titleName } from "../../table/people";
import { t } from "../../ui/locales";

const DAY = 86_400_000;

export const listed = (names: string[]): string =>
	new Intl.ListFormat(settings.get().lang, { type: "conjunction" }).format(names);

/** Its name; without one it is called after its people. */
export const circleName = ({ name, people }: Pick<CircleInfo | CircleSummary, "name" | "people">): string =>
	name || listed(people.map((each) => each.name));

/** "here", "here, on the phone", "away since Tuesday" */
export function stateOf(place: CirclePlace): string {
	if (place.state !== "away") return t(`circle-${place.state}`);
	return place.seen ? t("circle-since", { when: sinceText(place.seen) }) : t("circle-never");
}

/** When somebody was last seen: the time, after a day the weekday, after a week the date. */
function sinceText(seen: string): string {
	const { lang } = settings.get();
	const date = new Date(seen);
	const age = Date.now() - date.getTime();
	if (age < DAY) return timeOf(seen);
	if (age < 7 * DAY) return date.toLocaleDateString(lang, { weekday: "long" });
	return date.toLocaleDateString(lang, { day: "numeric", month: "short" });
}

export const timeOf = (at: string): string =>
	new Date(at).toLocaleTimeString(settings.get().lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

export const dayOf = (at: string): string =>
	new Date(at).toLocaleDateString(settings.get().lang, { dateStyle: "medium" });

/** What a line says, in the reader's language. */
export function lineText(line: CircleTold): string {
	if (line.text === undefined) return t("circle-line-gone");
	if (line.kind === "phrase") return t(`greeting-${line.text}`);
	if (line.kind === "face") return t(`face-${line.text}`);
	if (line.kind !== "event") return line.text;
	const key = line.text === "over" && line.user ? "circle-told-won" : `circle-told-${line.text}`;
	return t(key, { name: line.name || t("somebody-gone"), title: line.title ? titleName(line.title) : "" });
}

/** How many are here, in words: "Two of three are here". */
export const hereText = ({ people }: CircleInfo): string =>
	t("circle-count-here", { here: people.filter(({ state }) => state !== "away").length, all: people.length });
