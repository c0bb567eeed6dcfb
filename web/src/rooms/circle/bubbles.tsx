// What the people of a circle say, at their seats in a game.
import type { JSX } from "preact";
import { useCircle } from "../../person/circle";
import { me } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { AtSeats } from "./at-seats";
import { lineText } from "./words";

export function CircleBubbles({ id, info }: { id: string; info: TableInfo }): JSX.Element | null {
	const [, { info: circle }] = useCircle(id);
	if (!circle) return null; // what was said before it is known is not new
	const { user } = me.get();
	const lines = circle.lines.flatMap((line) => {
		const seat = info.chairs.findIndex((chair) => chair.kind === "person" && chair.user === line.user);
		const says = line.kind !== "event" && line.text !== undefined && line.user !== user && seat >= 0;
		return says ? [{ n: line.n, seat, text: lineText(line) }] : [];
	});
	return <AtSeats lines={lines} />;
}
