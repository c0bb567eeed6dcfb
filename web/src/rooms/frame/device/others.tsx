// On a page that is of use only with other people, a hall on one device says so before anybody has filled in a form.
import "./badge.css";
import type { JSX } from "preact";
import { here } from "../../../state/address";
import { type Route, route } from "../../../state/route";
import { useStore } from "../../../state/store";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";

const OTHERS = "refusal-needs-hall";
const NOTES: Partial<Record<Route["page"], string>> = {
	event: OTHERS,
	circle: OTHERS,
	move: OTHERS,
	friend: OTHERS,
	study: "here-study",
};
const WATCH = "/watch";

export function TakesOthers(): JSX.Element | null {
	const { page } = useStore(route);
	const note = here().pathname.startsWith(WATCH) ? OTHERS : NOTES[page];
	if (!note) return null;
	return (
		<p class="takes-others" role="note" data-testid="takes-others">
			<Icon name="device" /> {t(note)}
		</p>
	);
}
