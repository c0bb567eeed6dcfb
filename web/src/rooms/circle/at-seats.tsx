// What people say appears at their seats for a few seconds, also while the talk is closed.
import "./bubbles.css";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Said, useFresh } from "./fresh";

const GAP = 8;
const SEATS = (seat: number): string =>
	[`[data-seat="${seat}"]`, `[data-ref="seat:${seat}"]`, `[data-place="other-${seat}"]`]
		.map((each) => `.shell ${each}`)
		.join();

export const AtSeats = ({ lines, grace = 0 }: { lines: Said[]; grace?: number }): JSX.Element => (
	<>
		{useFresh(lines, grace).map((line) => (
			<Bubble key={line.n} line={line} />
		))}
	</>
);

/** Beside the seat, in the window; on a phone whose table is elsewhere there is none. */
function Bubble({ line }: { line: Said }): JSX.Element {
	const own = useRef<HTMLParagraphElement>(null);
	useLayoutEffect(() => {
		const bubble = own.current;
		const seat = [...document.querySelectorAll(SEATS(line.seat))].find((each) => each.checkVisibility());
		if (!bubble || !seat) return;
		const { left, width, top, bottom } = seat.getBoundingClientRect();
		const above = top > innerHeight / 2;
		const at = Math.min(innerWidth - bubble.offsetWidth - GAP, Math.max(GAP, left + Math.min(width / 2, 96) - 32));
		bubble.style.left = `${at}px`;
		bubble.style.top = `${above ? top - bubble.offsetHeight - GAP : Math.min(bottom, top + 96) + GAP}px`;
		bubble.setAttribute("data-tip", above ? "below" : "above");
	});
	return (
		<p ref={own} class="seat-says" role="status" data-testid={`says-${line.seat}`}>
			{line.text}
		</p>
	);
}
