// The glass: what happened in sentences, and the card that a picture is about at reading size. On a desk it lies over the
// story, so that it covers neither cards nor choices, and grows upward if it is longer; elsewhere above the shelf.
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { grownBy } from "../../board/grown";
import type { Person } from "../../board/scene";
import type { View } from "../../protocol";
import { spoken } from "../story/story";
import { ended } from "../text/content";
import type { Pictures } from "./pictures";
import type { Picture } from "./turns";

interface GlassProps {
	picture: Picture;
	pictures: Pictures;
	people: Person[];
	view: View;
	/** The shelf: without a rail, the glass lies above it. */
	shelf: Element | null;
}
const APART = 6;
const BAR = 70; // px above the table

export const saidOf = ({ lines }: Picture, pictures: Pictures, people: Person[]): string[] =>
	lines.map((line) => ended(spoken(pictures.speaker.line(line, people), people)));

/** Over the story in the rail, if there is a rail; otherwise above the shelf. */
function place(glass: HTMLElement, shelf: Element | null): void {
	const by = grownBy(glass);
	const panel = document.querySelector(".rail .panel");
	const beside = panel?.checkVisibility() ? panel.getBoundingClientRect() : null;
	const over = beside ?? shelf?.getBoundingClientRect();
	if (!over) return;
	const wide = beside || innerWidth <= 760 ? over.width / by - 2 * APART : 320;
	const left = beside ? over.left / by + APART : over.right / by - wide - APART;
	Object.assign(glass.style, {
		left: `${left}px`,
		width: `${wide}px`,
		top: beside ? `${over.top / by + APART}px` : "auto",
		bottom: beside ? "auto" : `${(innerHeight - over.top) / by + APART}px`,
		maxHeight: `${(beside ? over.bottom : over.top) / by - BAR}px`,
	});
	const { bottom } = glass.getBoundingClientRect();
	if (beside && bottom > over.bottom - APART * by)
		Object.assign(glass.style, { top: "auto", bottom: `${(innerHeight - over.bottom) / by + APART}px` });
}

export function Glass({ picture, pictures, people, view, shelf }: GlassProps): JSX.Element {
	const glass = useRef<HTMLElement>(null);
	const card = picture.lines.map((line) => pictures.cardOf?.(line) ?? null).find(Boolean);
	useLayoutEffect(() => {
		const at = glass.current;
		if (!at) return;
		at.showPopover();
		place(at, shelf);
		const watcher = new ResizeObserver(() => place(at, shelf)); // drawings come later
		watcher.observe(at);
		return () => watcher.disconnect();
	}, [picture]);
	return (
		<aside class="ribbon rb-glass" popover="manual" ref={glass} data-testid="ribbon-glass">
			{saidOf(picture, pictures, people).map((sentence, k) => (
				<p key={k}>{sentence}</p>
			))}
			{card && pictures.Card && <pictures.Card id={card} view={view} />}
		</aside>
	);
}
