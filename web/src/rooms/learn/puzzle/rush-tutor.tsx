// What stands above the table during a rush: the time, what was found and missed; and at its end what came of it.
import "./rush.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { follow, goTo } from "../../../state/route";
import { useStore } from "../../../state/store";
import { dragon } from "../../../ui/dragon";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { dueMistakes } from "./mistakes";
import {
	answered,
	beginRush,
	bestOf,
	endRush,
	foundIn,
	LENGTH,
	leaveRush,
	MISSES,
	missedIn,
	type RushState,
	rush,
} from "./rush";
import { pathTo } from "./standing";
import type { PuzzleTutorProps } from "./tutor";
import { comingUp } from "./votes";

const SEEN = 700; // ms for which an answer is seen before the next puzzle

export function RushTutor({ id, lesson }: PuzzleTutorProps): JSX.Element | null {
	const { run } = useStore(rush);
	const over = lesson.state?.over === true && run?.now?.id === id;
	const found = over && !lesson.state?.failed;
	const go = (right: boolean) => {
		const next = answered(right);
		if (next && run) goTo(pathTo(run.title, next.id));
	};
	useEffect(() => {
		if (!over) return;
		const late = setTimeout(() => go(found), SEEN);
		return () => clearTimeout(late);
	}, [over, id]);
	if (!run) return null;
	if (!run.now) return <RushEnd run={run} />;
	return (
		<section class="ln-tutor rs" aria-label={t("rush")} data-testid="rush">
			<Clock run={run} />
			<Row run={run} />
			<div class="rs-misses">
				<span>{t("rush-misses", { count: missedIn(run) })}</span>
				{Array.from({ length: MISSES }, (_, i) => (
					<i key={i} class={i < missedIn(run) ? "rs-missed" : ""} aria-hidden="true">
						{i < missedIn(run) && <Icon name="close" size="s" />}
					</i>
				))}
			</div>
			<div class="ln-acts">
				<button type="button" class="btn btn--quiet" data-testid="rush-pass" disabled={over} onClick={() => go(false)}>
					{t("rush-pass")}
				</button>
				<button type="button" class="btn btn--quiet" data-testid="rush-end" onClick={endRush}>
					{t("rush-end")}
				</button>
			</div>
		</section>
	);
}

/** The time left: a ring that empties, and the minutes; said aloud at a minute and at twenty seconds. */
function Clock({ run }: { run: RushState }): JSX.Element {
	const [left, setLeft] = useState(run.ends - Date.now());
	useEffect(() => {
		const timer = setInterval(() => {
			setLeft(run.ends - Date.now());
			if (Date.now() >= run.ends) endRush();
		}, 250);
		return () => clearInterval(timer);
	}, [run.ends]);
	const seconds = Math.max(0, Math.ceil(left / 1000));
	const said = seconds === 60 || seconds === 20 ? t("rush-left", { seconds }) : "";
	return (
		<p class={`rs-clock ${seconds <= 20 ? "rs-late" : ""}`}>
			<i style={`--p:${Math.max(0, (100 * left) / LENGTH)}%`} aria-hidden="true" />
			<b class="fig" data-testid="rush-clock">
				{Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
			</b>
			<span class="sr" role="status">
				{said}
			</span>
		</p>
	);
}

const Row = ({ run }: { run: RushState }): JSX.Element => (
	<ol class="rs-row" aria-label={t("rush-so-far", { found: foundIn(run), missed: missedIn(run) })}>
		{run.tries.map(({ id, found }) => (
			<li key={id} class={found ? "rs-found" : ""}>
				<Icon name={found ? "check" : "close"} size="s" />
			</li>
		))}
		{run.now && <li class="rs-now" />}
	</ol>
);

function RushEnd({ run }: { run: RushState }): JSX.Element {
	const best = bestOf(run.title);
	const due = dueMistakes(run.title).length;
	const again = async () => {
		const first = beginRush(run.title, await comingUp(run.title));
		if (first) goTo(pathTo(run.title, first.id));
	};
	return (
		<section class="ln-tutor rs" aria-label={t("rush")} data-testid="rush-over">
			<Drawing
				class="ln-dragon"
				svg={dragon({ type: "potion", pose: "peek", mood: foundIn(run) ? "happy" : "calm" })}
			/>
			<div class="ln-say">
				<h2 class="display">{t("rush-found", { count: foundIn(run) })}</h2>
				<p class="ln-text">{t("rush-best", { today: best.today, ever: best.ever })}</p>
				<p class="ln-text">{t("rush-unrated")}</p>
				<Row run={run} />
			</div>
			<div class="ln-acts">
				<button type="button" class="btn btn--go" data-testid="rush-again" onClick={() => void again()}>
					{t("rush-again")}
				</button>
				<a
					class="btn btn--quiet"
					href="/puzzles"
					data-testid="to-puzzles"
					onClick={(event) => {
						follow(event);
						leaveRush();
					}}
				>
					{due ? t("puzzles-mistakes-due", { count: due }) : t("puzzle-to-room")}
				</a>
			</div>
		</section>
	);
}
