// Who is how far, while a film counts: a column for each seat, which is a row on a phone.
import "./styles/race.css";
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import { dragon } from "../../ui/dragon";
import { Drawing, Icon } from "../../ui/icon";
import { signed, t } from "../../ui/locales";
import { tradeOf } from "../../ui/trades";

/** What a seat has at a moment of the film. */
export interface Lane {
	seat: number;
	total: number;
	/** What it began the count with. */
	base: number;
	/** What it has just got. */
	gain: number | null;
	cards?: JSX.Element[];
}
/** What is counted at that moment, at reading size. */
export interface Counted {
	picture: JSX.Element;
	name: string;
	text: string;
	gain: number;
	class?: string;
}
interface RaceProps {
	people: Person[];
	lanes: Lane[];
	/** The highest total of the film, as high as its place. */
	most: number;
	/** The icon of what is counted. */
	unit: string;
	small?: string;
	counted: Counted | null;
}

/** The totals from the highest. */
const best = (lanes: Lane[]): number[] => lanes.map(({ total }) => total).sort((a, b) => b - a);

export const leaders = (lanes: Lane[]): number[] => {
	const [most] = best(lanes);
	return lanes.filter(({ total }) => total === most).map(({ seat }) => seat);
};

/** Whom a lane belongs to, as it says itself. */
export const laneName = (person: Person | undefined): string => (person?.you ? t("finale-you") : (person?.name ?? ""));

/** "Odile leads, 54 to 52"; for somebody alone only the figure. */
export function leadText(lanes: Lane[], people: Person[]): string {
	const ahead = leaders(lanes);
	const [most = 0] = best(lanes);
	if (lanes.length === 1) return t("finale-alone", { best: most });
	const next = best(lanes)[ahead.length];
	return t("finale-leads", {
		who: ahead.length > 1 ? "many" : people[ahead[0] ?? 0]?.you ? "you" : "one",
		names: ahead.map((seat) => people[seat]?.name ?? "").join(" & "),
		best: most,
		next: next ?? "none",
	});
}

export function Race({ people, lanes, most, unit, small, counted }: RaceProps): JSX.Element {
	const ahead = leaders(lanes);
	return (
		<div class="race-stage" aria-hidden="true">
			<div class="race-lead">
				<b class="display">{leadText(lanes, people)}</b>
				<span>{small}</span>
			</div>
			<div class={`race ${lanes.length > 3 ? "race--many" : ""}`} style={`--n:${lanes.length}`}>
				{lanes.map((lane) => (
					<LaneOf
						key={lane.seat}
						lane={lane}
						person={people[lane.seat]}
						part={Math.max(0, lane.total) / Math.max(1, most)}
						unit={unit}
						crowned={lanes.length > 1 && ahead.includes(lane.seat)}
					/>
				))}
			</div>
			<div class={`race-now ${counted ? "" : "race-now--none"} ${counted?.class ?? ""}`}>
				{counted && (
					<>
						<span class="race-picture">{counted.picture}</span>
						<div>
							<b class="display">{counted.name}</b>
							<p>{counted.text}</p>
						</div>
						<strong>
							{signed(counted.gain)} <Icon name={unit} />
						</strong>
					</>
				)}
			</div>
		</div>
	);
}

interface LaneProps {
	lane: Lane;
	person: Person | undefined;
	/** Of the highest total. */
	part: number;
	unit: string;
	crowned: boolean;
}
function LaneOf({ lane: { seat, total, base, gain, cards }, person, part, unit, crowned }: LaneProps): JSX.Element {
	return (
		<div
			class={`race-lane ${person?.you ? "race-lane--you" : ""}`}
			style={`--who:var(--seat-${seat})`}
			data-lane={seat}
		>
			<div class="race-way">
				<div
					class="race-column"
					style={`--part:${part};--base:${total > 0 ? Math.min(1, Math.max(0, base) / total) : 0}`}
				>
					<div class="race-top">
						<Drawing
							class="race-dragon"
							svg={dragon({
								type: tradeOf(person?.face ?? ""),
								pose: "peek",
								mood: crowned || gain ? "happy" : "calm",
							})}
						/>
						<span class="race-total" data-total={total}>
							<Icon name={unit} size="s" />
							{total}
							{crowned && <Icon name="crown" size="s" />}
						</span>
						<em>{gain === null ? "" : signed(gain)}</em>
					</div>
				</div>
			</div>
			<b>{laneName(person)}</b>
			<div class="race-cards">{cards}</div>
		</div>
	);
}
