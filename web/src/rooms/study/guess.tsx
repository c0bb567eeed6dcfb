// Guessing what a seat played: the table's own question is put to the reader, and only then what was played is fetched.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { studies } from "../../net/studies";
import type { GuessResult } from "../../protocol";
import type { Layout } from "../../table/layout";
import { useSayings } from "../../table/text/table";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Answers, reasonTexts } from "../coach/hint/naming";
import { percent } from "../coach/hint/numbers";
import type { Chapter } from "./chapter";
import type { Study } from "./live";

const SAME = 2;
const MOST = 200; // moments to step over until the seat is asked again

export interface Guessed {
	moment: number;
	word: string;
	result: GuessResult;
	/** What was asked, and of whom. */
	scene: Scene;
}
export interface Guessing {
	on: boolean;
	/** On the way to the next question. */
	busy: boolean;
	last: Guessed | null;
	points: number;
	tries: number;
	start(): void;
	stop(): void;
	say(scene: Scene, word: string): void;
	/** On to the next question of this seat; also without an answer. */
	next(): Promise<void>;
}

export function useGuessing(study: Study, chapter: Chapter): Guessing {
	const [on, setOn] = useState(false);
	const [busy, setBusy] = useState(false);
	const [last, setLast] = useState<Guessed | null>(null);
	const [score, setScore] = useState({ points: 0, tries: 0 });
	const { rewind } = chapter;
	const next = async () => {
		setLast(null);
		setBusy(true);
		for (let i = 0; i < MOST; i++) {
			const before = rewind.store.get().at;
			await rewind.step(1);
			const { at, shown } = rewind.store.get();
			if (at === before || shown?.decision) break;
		}
		setBusy(false);
	};
	const say = async (scene: Scene, word: string) => {
		const moment = scene.seq;
		const result = await study.act(() => studies.guess(chapter.study, chapter.n, moment, word));
		if (!result) return;
		setLast({ moment, word, result, scene });
		setScore({ points: score.points + result.points, tries: score.tries + 1 });
	};
	const start = () => {
		setOn(true);
		setScore({ points: 0, tries: 0 });
		setLast(null);
		if (!rewind.store.get().shown?.decision) void next();
	};
	return {
		on,
		busy,
		last,
		...score,
		start,
		stop: () => setOn(false),
		say: (scene, word) => void say(scene, word),
		next,
	};
}

/** The scene of a question that the reader may answer. */
export const asked = (scene: Scene, guessing: Guessing): Scene => ({
	...scene,
	locked: guessing.last !== null,
	play: (word) => word && guessing.say(scene, word),
});

interface PanelProps {
	guessing: Guessing;
	layout: Layout;
	/** Who is asked at the moment on the board. */
	name: string;
	/** There is something to guess at this moment. */
	open: boolean;
	/** The chapter is at its end. */
	over: boolean;
}
export function GuessPanel({ guessing, layout, name, open, over }: PanelProps): JSX.Element {
	const { busy, last, points, tries } = guessing;
	return (
		<section class="st-guess" aria-live="polite" data-testid="guess-panel">
			<p class="st-score">
				<b class="fig">
					{points / SAME} <small>/ {tries}</small>
				</b>
				<span>{t("study-guess-score", { name })}</span>
			</p>
			{last ? (
				<Verdict guessed={last} layout={layout} name={name} />
			) : (
				<p>{t(over ? "study-guess-over" : open && !busy ? "study-guess-what" : "study-guess-wait", { name })}</p>
			)}
			<div class="acts">
				{!over && !busy && (
					<button
						type="button"
						class={`btn ${last ? "btn--go" : "btn--quiet"}`}
						data-testid="guess-next"
						onClick={() => void guessing.next()}
					>
						{t(last ? "study-guess-next" : "study-guess-show")}
					</button>
				)}
				<button type="button" class="btn btn--quiet" data-testid="guess-stop" onClick={guessing.stop}>
					{t("study-guess-stop")}
				</button>
			</div>
		</section>
	);
}

function Verdict({ guessed, layout, name }: { guessed: Guessed; layout: Layout; name: string }): JSX.Element {
	const { word, result, scene } = guessed;
	const sayings = useSayings(layout);
	const question = scene.decision;
	const names = new Answers(scene, sayings, result.alternatives);
	const called = (said: string) => {
		const choice = question?.choices[question.words.indexOf(said)];
		return choice && sayings ? sayings.answer(scene, { ...choice, word: said }).replace(/\s*\?$/, "") : said;
	};
	const sum = Object.values(result.others).reduce((all, count) => all + count, 0);
	const others = Object.entries(result.others).sort(([, a], [, b]) => b - a);
	const found = result.points === SAME ? "same" : result.points ? "good" : "else";
	return (
		<>
			<h3 class="display">
				<span class={`st-found st-found--${found}`}>
					<Icon name={found === "else" ? "close" : "check"} size="s" />
				</span>{" "}
				{t(`study-guess-${found}`, { name })}
			</h3>
			<p>{t("study-guess-played", { name, answer: called(result.word) })}</p>
			{found !== "same" && <p>{t("study-guess-said", { answer: called(word) })}</p>}
			{result.alternatives.length > 0 && (
				<>
					<p>{reasonTexts(layout, names, result.why).join(" ")}</p>
					<ul class="st-bars">
						{result.alternatives.map((each) => (
							<Bar
								key={each.word}
								name={called(each.word)}
								share={percent(each.chance)}
								mark={each.word === result.word}
							/>
						))}
					</ul>
				</>
			)}
			<small>{t("study-guess-others", { count: sum })}</small>
			<ul class="st-bars">
				{others.slice(0, 5).map(([said, count]) => (
					<Bar key={said} name={called(said)} share={Math.round((100 * count) / sum)} mark={said === word} />
				))}
			</ul>
		</>
	);
}

const Bar = ({ name, share, mark }: { name: string; share: number; mark: boolean }): JSX.Element => (
	<li class={mark ? "mine" : ""}>
		<span>{name}</span>
		<i style={`--p:${share}%`} aria-hidden="true" />
		<em class="fig">{t("coach-percent", { percent: share })}</em>
	</li>
);
