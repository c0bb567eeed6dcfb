// The story in sentences.
import "./story.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { grownBy } from "../../board/grown";
import type { Person } from "../../board/scene";
import { useStore } from "../../state/store";
import { Icon } from "../../ui/icon";
import { LoadAgain } from "../../ui/load-again";
import { type Args, isComplete, knows, rich, strong, t, vocabulary } from "../../ui/locales";
import type { Line } from "../layout";

const nameOf = (people: Person[], who: number | undefined): string =>
	who === undefined ? "" : (people[who]?.name ?? "");

const isYou = (people: Person[], who: number | undefined): boolean => who !== undefined && !!people[who]?.you;

/** The names in a sentence: who it is about, and whom it was done to. */
function namesOf({ who, to }: Line, people: Person[], mark = (name: string) => name): Args {
	return {
		name: mark(nameOf(people, who)),
		other: to === undefined ? "none" : mark(nameOf(people, to)),
		you: isYou(people, who) ? "yes" : "no",
		other_you: isYou(people, to) ? "yes" : "no",
	};
}
/** A sentence about the reader is that of its attribute `you`, if it has one. */
const keyOf = ({ key, who }: Line, people: Person[]): string =>
	isYou(people, who) && knows(`${key}.you`) ? `${key}.you` : key;
export const spoken = (line: Line, people: Person[]): string =>
	t(keyOf(line, people), { ...line.args, ...namesOf(line, people) });

const HEADING = 40; // px above a line for the heading of its turn
const BELOW = 40; // px below it: the next heading may already be there

export interface StoryProps {
	lines: Line[];
	people: Person[];
	/** The reader looks back: the newest line is followed again when they return. */
	past?: boolean;
	/** Shows the table as it was after an event. */
	onJump(at: number): void;
}
/** A stable key for each line: new lines come at the end, and the ones before are not rendered again. */
export function keysOf(lines: Line[]): string[] {
	const met = new Map<string, number>();
	return lines.map(({ at, key, who, heading }) => {
		const name = `${at ?? ""} ${key} ${who ?? ""} ${heading ?? ""}`;
		const count = (met.get(name) ?? 0) + 1;
		met.set(name, count);
		return `${name} ${count}`;
	});
}

/** Keeps the newest line in sight, unless the reader has scrolled to others; `toNow` follows it again. */
function useFollowing(count: number, newest: number, past: boolean) {
	const list = useRef<HTMLOListElement>(null);
	const follows = useRef(true);
	const [away, setAway] = useState(false);
	const toNow = () => {
		follows.current = true;
		setAway(false);
	};
	useEffect(() => {
		if (!past) toNow();
	}, [past]);
	useEffect(() => {
		const panel = list.current?.parentElement;
		const line = list.current?.children[newest];
		if (!panel || !line) return;
		const seen = () => {
			const [own, frame] = [line.getBoundingClientRect(), panel.getBoundingClientRect()];
			const inside = own.top < frame.bottom && own.bottom > frame.top;
			const by = grownBy(line);
			return { below: (own.bottom - frame.bottom) / by, above: HEADING - (own.top - frame.top) / by, inside };
		};
		const sizes = () => `${panel.scrollHeight} ${panel.clientHeight}`;
		let sized = "";
		const follow = () => {
			sized = sizes();
			if (!line.isConnected) return;
			const { below, above } = seen();
			if (follows.current) panel.scrollTop += below > 0 ? below + BELOW : above > 0 ? -above : 0;
		};
		// It also scrolls when lines come, go or grow: only where none did was it the reader.
		const look = () => {
			if (!line.isConnected || sizes() !== sized) return follow();
			follows.current = seen().inside;
			setAway(!follows.current && panel.clientHeight > 0);
		};
		follow();
		const grows = new ResizeObserver(follow);
		for (const each of [panel, list.current]) each && grows.observe(each);
		panel.addEventListener("scroll", look);
		return () => {
			grows.disconnect();
			panel.removeEventListener("scroll", look);
		};
	}, [count, newest, away]);
	return { list, away, toNow };
}

export function Story({ lines: all, people, past = false, onJump }: StoryProps): JSX.Element {
	const { failed } = useStore(vocabulary);
	const lines = isComplete() ? all : []; // its sentences may come after the table
	const told = (line: Line) => rich(keyOf(line, people), { ...line.args, ...namesOf(line, people, strong) });
	const newest = lines.findIndex(({ last }) => last);
	const { list, away, toNow } = useFollowing(lines.length, newest, past);
	const keys = keysOf(lines);
	if (failed) return <LoadAgain />;
	return (
		<>
			<ol class="story" data-testid="story" ref={list}>
				{lines.map((line, i) => (
					<li key={keys[i]} class={line.heading ? "heading" : line.last ? "last" : ""}>
						{line.icon && <Icon name={line.icon} size="s" />}
						{line.who !== undefined && !line.icon && !line.heading && (
							<span class="dot" style={`--who:var(--seat-${line.who})`} />
						)}
						{line.heading ? (
							spoken(line, people)
						) : line.at === undefined ? (
							<span>{told(line)}</span>
						) : (
							<button type="button" onClick={() => onJump(line.at ?? 0)}>
								{told(line)}
							</button>
						)}
					</li>
				))}
			</ol>
			{away && (
				<button type="button" class="btn btn--s story-now" data-testid="story-now" onClick={toNow}>
					{t("to-now")} ↓
				</button>
			)}
		</>
	);
}
