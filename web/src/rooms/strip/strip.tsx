// Whether there is an evening to show under the bar, while somebody is in one.
import type { JSX } from "preact";
import type { OwnEvent } from "../../protocol";
import { route } from "../../state/route";
import { useStore } from "../../state/store";
import { part } from "../../ui/lazy";
import { isOn, useEvenings } from "./evenings";

const Line = part(() => import("./line"), "Line", "event");

/** The evening that matters most: where one plays, then one that is on, then one that is still to be. */
const first = (all: OwnEvent[]): OwnEvent | undefined => all.filter(isOn).sort((a, b) => urgency(a) - urgency(b))[0];
const urgency = ({ table, status }: OwnEvent): number => (table ? 0 : status === "running" ? 1 : 2);

/** Nothing on the page of that evening itself, which says more. `clear` is a page whose bar lies over a picture. */
export function EveningStrip({ clear }: { clear: boolean }): JSX.Element | null {
	const all = useEvenings();
	const { page, table } = useStore(route);
	const mine = first(all ?? []);
	if (!mine || (page === "event" && table === mine.id)) return null;
	return <Line mine={mine} clear={clear} />;
}
