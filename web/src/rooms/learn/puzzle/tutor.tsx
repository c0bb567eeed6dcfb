// What stands above the table while a puzzle is solved: the task, and afterwards what became of it and what it was about.
import "./puzzle.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { puzzles as asked } from "../../../net/puzzles";
import type { PuzzleResult } from "../../../protocol";
import { follow, goTo } from "../../../state/route";
import { useStore } from "../../../state/store";
import { dragon } from "../../../ui/dragon";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import type { Lesson, LessonLine } from "../lesson-socket";
import { Sparks } from "../sparks";
import { dueMistakes, keepDay, keepMistake } from "./mistakes";
import { isRushed, rush } from "./rush";
import { RushTutor } from "./rush-tutor";
import { isTried, keepResult, nextPuzzle, pathTo, standingOf } from "./standing";
import { Vote } from "./vote";
import { comingUp } from "./votes";

export interface PuzzleTutorProps {
	title: string;
	id: string;
	lesson: Lesson;
	line: LessonLine;
	/** Continues from here as a game; null if it is over. */
	onFork: (() => void) | null;
}
/** A first try is judged once, and only the first one is rated. */
function useResult({ title, id, lesson, line }: PuzzleTutorProps, hinted: boolean, gaveUp: boolean) {
	const [result, setResult] = useState<PuzzleResult | null>(null);
	const [rated, setRated] = useState(false);
	const over = lesson.state?.over || gaveUp;
	useEffect(() => setResult(null), [id]);
	useEffect(() => {
		if (!over || result) return;
		const { mu, sigma } = standingOf(title);
		const first = !isTried(title, id);
		const keep = (judged: PuzzleResult) => {
			if (first) keepResult(title, judged);
			keepDay();
			keepMistake(title, id, judged.solved);
			setRated(first);
			setResult(judged);
		};
		asked.try(title, id, { acts: gaveUp ? [] : line.acts, hinted, mu, sigma }).then(keep, () => undefined);
	}, [over, result]);
	return { result, rated, over };
}

/** The task of a puzzle, or of a rush that has come to it. */
export function PuzzleTutor(props: PuzzleTutorProps): JSX.Element {
	const { run } = useStore(rush);
	return isRushed(run, props.title, props.id) ? <RushTutor {...props} /> : <OnePuzzle {...props} />;
}

function OnePuzzle(props: PuzzleTutorProps): JSX.Element {
	const { id, lesson, line } = props;
	const [hinted, setHinted] = useState(false);
	const [gaveUp, setGaveUp] = useState(false);
	useEffect(() => {
		setHinted(false);
		setGaveUp(false);
	}, [id]);
	const { result, rated, over } = useResult(props, hinted, gaveUp);
	const found = over && !lesson.state?.failed && !gaveUp;
	const heading = !over ? "puzzle-task" : found ? "puzzle-found" : "puzzle-missed";
	return (
		<section class="ln-tutor pz-tutor" aria-label={t("learn-puzzle")} data-over={over ?? false} data-testid="tutor">
			<Drawing class="ln-dragon" svg={dragon({ type: "potion", pose: "peek", mood: found ? "happy" : "calm" })} />
			{found && <Sparks />}
			<div class="ln-say">
				<small>
					<Icon name="bulb" size="s" /> {t("learn-puzzle")}
				</small>
				<h2 class="display">{t(heading)}</h2>
				{!over && <p class="ln-text">{t("puzzle-what")}</p>}
				{result && <Outcome result={result} rated={rated} />}
				{result && <Vote title={props.title} id={id} />}
			</div>
			{over ? (
				<After {...props} found={found === true} />
			) : (
				<div class="ln-acts">
					<button
						type="button"
						class="btn btn--quiet"
						data-testid="hint"
						onClick={() => {
							setHinted(true);
							void line.hint();
						}}
					>
						{t("puzzle-hint")}
					</button>
					<button type="button" class="btn btn--quiet" data-testid="give-up" onClick={() => setGaveUp(true)}>
						{t("puzzle-give-up")}
					</button>
				</div>
			)}
		</section>
	);
}

/** Ratings are said without separators. */
const shown = ({ rating, margin }: { rating: number; margin: number }) => ({
	rating: String(rating),
	margin: String(margin),
});
const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");

function Outcome({ result, rated }: { result: PuzzleResult; rated: boolean }): JSX.Element {
	const { best, second, puzzle } = result;
	return (
		<div class="pz-outcome" role="status" data-testid="outcome">
			<p>
				{rated ? t("puzzle-change", { ...shown(result), change: signed(result.change) }) : t("puzzle-unrated")}{" "}
				{t("puzzle-was", shown(puzzle))}
			</p>
			<Bar label={t("puzzle-best")} chance={best} />
			<Bar label={t("puzzle-second")} chance={second} />
			{result.exact && <p>{t("puzzle-exact")}</p>}
			{puzzle.themes.length > 0 && (
				<p>{t("puzzle-about", { themes: puzzle.themes.map((theme) => t(`puzzle-theme-${theme}`)).join(", ") })}</p>
			)}
		</div>
	);
}

const Bar = ({ label, chance }: { label: string; chance: number }): JSX.Element => (
	<p class="pz-bar">
		<span>{label}</span>
		<i style={`--p:${chance}%`} />
		<b class="fig">{t("puzzles-share", { share: Math.round(chance) })}</b>
	</p>
);

function After({ title, id, line, onFork, found }: PuzzleTutorProps & { found: boolean }): JSX.Element {
	const search = new URLSearchParams(location.search);
	const theme = search.get("theme");
	const next = async () => {
		const [mistake] = search.has("mistakes") ? dueMistakes(title).filter((each) => each !== id) : [];
		if (mistake) return goTo(`${pathTo(title, mistake)}?mistakes`);
		const following = nextPuzzle(
			title,
			(await comingUp(title)).filter((each) => each.id !== id),
			theme,
		);
		goTo(following ? pathTo(title, following.id, theme) : "/puzzles");
	};
	return (
		<div class="ln-acts">
			{!found && (
				<button type="button" class="btn btn--quiet" data-testid="solve" onClick={() => void line.solve()}>
					{t("learn-show")}
				</button>
			)}
			{onFork && (
				<button type="button" class="btn btn--quiet" data-testid="fork" onClick={onFork}>
					{t("puzzle-play-on")}
				</button>
			)}
			<a class="btn btn--quiet" href="/puzzles" data-testid="to-puzzles" onClick={follow}>
				{t("puzzle-to-room")}
			</a>
			<button type="button" class="btn btn--go" data-testid="next-puzzle" onClick={() => void next()}>
				{t("puzzle-next")}
			</button>
		</div>
	);
}
