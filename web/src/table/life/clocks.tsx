// Clocks: a ring that empties and a figure next to it, at each person's seat. When time is low, the ring gets thick and
// the figure turns into seconds with a word; colour comes last.
import "./life.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../board/scene";
import type { TableInfo } from "../../protocol";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { TableState } from "../table";
import { spell, useNow, wholeOf } from "./time";

export const LOW = 10_000;
const SAID = [30_000, LOW]; // ms left at which screen readers are told; at no other time
const ROUND = 47.1;

export interface ClocksProps {
	info: TableInfo;
	people: Person[];
	clocks: NonNullable<TableState["clocks"]>;
}
interface Seen {
	person: Person;
	left: number;
	runs: boolean;
}

function useClocks({ info, people, clocks }: ClocksProps): Seen[] {
	const now = useNow(clocks.running.length > 0 && info.status === "running");
	return people
		.filter(({ kind }) => kind === "person")
		.map((person) => {
			const runs = info.status === "running" && clocks.running.includes(person.seat);
			const left = (clocks.left[person.seat] ?? 0) - (runs ? now - clocks.at : 0);
			return { person, runs, left: Math.max(0, left) };
		});
}

const isLow = ({ left, runs }: Seen): boolean => runs && left < LOW;

function Ring({ seen, whole }: { seen: Seen; whole: number }): JSX.Element {
	const width = isLow(seen) ? 5 : 3;
	const part = whole ? Math.min(1, seen.left / whole) : 0;
	return (
		<svg viewBox="0 0 20 20" aria-hidden="true">
			<circle cx="10" cy="10" r="7.5" class="life-track" stroke-width={width} />
			<circle cx="10" cy="10" r="7.5" stroke-width={width} stroke-dasharray={`${ROUND * part} 60`} />
		</svg>
	);
}

function Figure({ seen, whole, as = "" }: { seen: Seen; whole: number; as?: string }): JSX.Element {
	const low = isLow(seen);
	return (
		<span
			class={`life-clock ${as} ${low ? "life-clock--low" : ""} ${seen.runs ? "" : "life-clock--still"}`}
			data-testid={`clock-${seen.person.seat}`}
			data-runs={seen.runs}
			role="timer"
			aria-label={t("clock-of", { name: seen.person.name, time: spell(seen.left) })}
		>
			<Ring seen={seen} whole={whole} />
			{low ? t("clock-seconds", { seconds: Math.ceil(seen.left / 1000) }) : spell(seen.left)}
		</span>
	);
}

/**
 * The clock next to a seat's name; bots have none. Without a seat, for the bar of small screens where some seats are
 * hidden: the reader's own while it runs, else the one that does.
 */
export function Clock({ seat, tight, ...props }: ClocksProps & { seat?: number; tight?: boolean }): JSX.Element | null {
	const all = useClocks(props);
	const running = all.filter(({ runs }) => runs);
	const whole = wholeOf(props.info.terms?.clock ?? "none");
	const seen =
		seat === undefined
			? (running.find(({ person }) => person.you) ?? running[0])
			: all.find(({ person }) => person.seat === seat);
	if (!seen) return null;
	if (seat !== undefined)
		return <Figure seen={seen} whole={whole} as={`life-chip ${tight ? "life-chip--tight" : ""}`} />;
	return (
		<span class="life-tag">
			{!seen.person.you && <Face seat={seen.person.seat} face={seen.person.face} width={24} />}
			<Figure seen={seen} whole={whole} />
		</span>
	);
}

/** A warning when this person has little time: how much is left, and what zero does; announced at most twice. */
export function LowTime(props: ClocksProps): JSX.Element | null {
	const mine = useClocks(props).find(({ person, runs }) => person.you && runs);
	const left = mine?.left ?? Number.POSITIVE_INFINITY;
	const [said, setSaid] = useState("");
	const passed = SAID.filter((each) => left < each).length;
	useEffect(() => {
		const mark = SAID[passed - 1];
		setSaid(mark ? t("clock-said", { seconds: mark / 1000 }) : "");
	}, [passed]);
	return (
		<>
			<span class="sr" aria-live="assertive">
				{said}
			</span>
			{left < LOW && (
				<div class="strip life-low" data-testid="low-time">
					<Icon name="clock" size="s" />
					{t(`clock-zero-${props.info.terms?.zero ?? "bot"}`, { seconds: Math.ceil(left / 1000) })}
				</div>
			)}
		</>
	);
}
