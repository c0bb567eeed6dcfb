// What is said at a table, at the seats: its own talk, or that of its circle.
import type { JSX } from "preact";
import { me } from "../../person/me";
import type { Said as Line, TableInfo } from "../../protocol";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { AtSeats } from "../circle/at-seats";

const CircleBubbles = part(() => import("../circle/bubbles"), "CircleBubbles", "circle");

/** Milliseconds in which a table tells what was said before. */
const GRACE = 1500;

export function Bubbles({ info, said }: { info: TableInfo; said: Line[] }): JSX.Element {
	return info.circle ? <CircleBubbles id={info.circle} info={info} /> : <OwnTalk said={said} />;
}

function OwnTalk({ said }: { said: Line[] }): JSX.Element {
	const { user } = me.get();
	const lines = said.flatMap(({ n, seat, text, greeting, event, aside, user: by }) =>
		seat === null || event || aside || by === user || !(text || greeting)
			? []
			: [{ n, seat, text: text ?? t(`greeting-${greeting}`) }],
	);
	return <AtSeats lines={lines} grace={GRACE} />;
}
