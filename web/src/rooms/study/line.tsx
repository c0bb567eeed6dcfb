// The line of moments under the board: the last ones, this one, those to come, or card backs where they are hidden.
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import { cardBack } from "../../games/backs";
import type { NoteInfo } from "../../protocol";
import type { Line as StoryLine } from "../../table/layout";
import { Drawing, Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { happenedAt } from "../review/moment";
import type { Told } from "../review/past";
import type { Rewind } from "../review/rewind";

const BEFORE = 2;
const AFTER = 2;
const BACKS = 3;

interface LineProps {
	rewind: Rewind;
	told: Told;
	lines: StoryLine[];
	people: Person[];
	notes: NoteInfo[];
	at: number;
	/** What comes is hidden: so many moments are known, and whether there are more. */
	hide: boolean;
	more: boolean;
}
export function MomentLine({ rewind, told, lines, people, notes, at, hide, more }: LineProps): JSX.Element {
	const { first, last } = rewind;
	const end = hide ? at : Math.min(last, at + AFTER);
	const from = Math.max(first, hide ? at - BEFORE : Math.min(at - BEFORE, last - BEFORE - AFTER));
	const moments = Array.from({ length: end - from + 1 }, (_, i) => from + i);
	const noted = new Set(notes.filter(({ text }) => text).map(({ moment }) => moment));
	const backs = hide && (more || at < last);
	return (
		<nav class="st-line" aria-label={t("study-moments")}>
			<Step icon="first" label={t("review-first")} off={at <= first} onClick={() => void rewind.go(first)} />
			<Step
				icon="prev"
				label={t("review-back")}
				off={at <= first}
				testid="study-back"
				onClick={() => void rewind.step(-1)}
			/>
			<div class="st-moments">
				{moments.map((moment) => {
					const mover = people[told.review.movers[moment - 1] ?? -1];
					return (
						<button
							type="button"
							key={moment}
							aria-current={moment === at ? "step" : undefined}
							data-testid={moment === at ? "study-now" : undefined}
							onClick={() => void rewind.go(moment)}
						>
							<b>
								{mover && <i style={`--who:var(--seat-${mover.seat})`} />}
								{moment}
							</b>
							<span>{happenedAt(lines, told, moment, people)[0] ?? t("review-deal")}</span>
							{noted.has(moment) && <Icon name="note" size="s" />}
						</button>
					);
				})}
				{backs &&
					Array.from({ length: BACKS }, (_, i) => (
						<Drawing key={`back${i}`} class="st-hid" svg={cardBack(told.review.table.title)} />
					))}
			</div>
			<Step
				icon="next"
				label={t("review-on")}
				off={at >= last && !more}
				testid="study-on"
				onClick={() => void rewind.step(1)}
			/>
		</nav>
	);
}

interface StepProps {
	icon: string;
	label: string;
	off: boolean;
	testid?: string;
	onClick(): void;
}
const Step = ({ icon, label, off, testid, onClick }: StepProps): JSX.Element => (
	<button
		type="button"
		class="st-step"
		aria-label={label}
		title={label}
		disabled={off}
		data-testid={testid}
		onClick={onClick}
	>
		<Icon name={icon} />
	</button>
);
