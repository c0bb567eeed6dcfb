// The timeline under the table: a slider over every moment, steps, playback, and its speed.
import type { ComponentChildren, JSX } from "preact";
import { useStore } from "../../state/store";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import type { Chapter } from "./chapters";
import { type Rewind, SPEEDS } from "./rewind";

export interface TimeProps {
	rewind: Rewind;
	/** The curve of chances, which shares the slider's edges. */
	curve?: ComponentChildren;
	/** The parts of the game. */
	chapters?: Chapter[];
	/** Shown left and right of the steps on a phone. */
	before?: ComponentChildren;
	after?: ComponentChildren;
	/** The slider's position, in words. */
	where: string;
	/** How long the game is, is not shown. */
	blind?: boolean;
}

export function Time({ rewind, curve, chapters = [], before, after, where, blind = false }: TimeProps): JSX.Element {
	const { at, playing, speed } = useStore(rewind.store);
	const { first, last } = rewind;
	const part = ((at - first) / Math.max(1, last - first)) * 100;
	const toggle = () => (playing ? rewind.pause() : void rewind.play());
	return (
		<section class="rv-time" aria-label={t("review-time")}>
			{!blind && (
				<div class="rv-axis">
					{curve}
					<input
						type="range"
						class="rv-slider"
						min={first}
						max={last}
						value={at}
						style={`--p:${part}%`}
						aria-label={t("review-moment")}
						aria-valuetext={where}
						data-testid="review-slider"
						onInput={(event) => void rewind.go(Number(event.currentTarget.value))}
					/>
					{chapters.length > 1 && <Chapters chapters={chapters} rewind={rewind} />}
				</div>
			)}
			<div class="rv-steps">
				{before}
				<Round icon="first" label={t("review-first")} desk onClick={() => void rewind.go(first)} />
				<Round icon="prev" label={t("review-back")} testid="review-back" onClick={() => void rewind.step(-1)} />
				<Round
					icon={playing ? "pause" : "play"}
					label={t(playing ? "review-pause" : "review-play")}
					testid="review-play"
					main
					onClick={toggle}
				/>
				<Round icon="next" label={t("review-on")} testid="review-on" onClick={() => void rewind.step(1)} />
				{!blind && <Round icon="last" label={t("review-last")} desk onClick={() => void rewind.go(last)} />}
				{after}
				<div class="rv-seg rv-speed desk" role="group" aria-label={t("review-speed")}>
					{SPEEDS.map((each) => (
						<button type="button" key={each} aria-pressed={each === speed} onClick={() => rewind.setSpeed(each)}>
							{each === 0.5 ? "½" : each}×
						</button>
					))}
				</div>
				<span class="rv-grow" />
				<span class="rv-keys desk">
					<kbd class="key">←</kbd>
					<kbd class="key">→</kbd> {t("review-key-step")} <kbd class="key">⇧</kbd> {t("review-key-turn")}{" "}
					<kbd class="key">M</kbd> {t("review-key-moment")}
				</span>
			</div>
		</section>
	);
}

/** Each as long as its part of the slider; a click goes to its beginning. */
function Chapters({ chapters, rewind }: { chapters: Chapter[]; rewind: Rewind }): JSX.Element {
	const { at } = useStore(rewind.store);
	const ends = [...chapters.slice(1).map((each) => each.at), rewind.last];
	const now = chapters.findLastIndex((each) => each.at <= at);
	return (
		<nav class="rv-chapters" aria-label={t("review-chapters")}>
			{chapters.map((each, i) => (
				<button
					type="button"
					key={each.at}
					style={`flex-grow:${(ends[i] ?? 0) - each.at}`}
					title={each.name}
					aria-current={i === now ? "true" : undefined}
					data-testid="chapter"
					onClick={() => void rewind.go(each.at)}
				>
					<span>{each.name}</span>
				</button>
			))}
		</nav>
	);
}

interface RoundProps {
	icon: string;
	label: string;
	testid?: string;
	main?: boolean;
	desk?: boolean;
	onClick(): void;
}
const Round = ({ icon, label, testid, main, desk, onClick }: RoundProps): JSX.Element => (
	<button
		type="button"
		class={`rv-round ${main ? "rv-round--main" : ""} ${desk ? "desk" : ""}`}
		aria-label={label}
		title={label}
		data-testid={testid}
		onClick={onClick}
	>
		<Icon name={icon} />
	</button>
);
