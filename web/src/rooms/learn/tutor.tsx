// The tutor: one idea, what to do, and a kind answer to a wrong try. It is placed above the table.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { LessonInfo, Refused } from "../../protocol";
import { rememberTitle } from "../../state/last-title";
import { follow } from "../../state/route";
import { dragon } from "../../ui/dragon";
import { refusalText } from "../../ui/errors";
import { Drawing, Icon } from "../../ui/icon";
import { t, whole } from "../../ui/locales";
import { TRADES } from "../../ui/trades";
import { Dots } from "./dots";
import type { Lesson, LessonLine } from "./lesson-socket";
import { afterText, pathOf } from "./next-lesson";
import { Sparks } from "./sparks";

export interface Spoken {
	small: string;
	heading: string;
	text: string;
	/** What to do; empty if there is only something to read. */
	act: string;
	/** The answer to a try. */
	answer: string;
	puzzle: boolean;
	/** The steps' message keys. */
	steps: string[];
	/** How things are picked and moved, said where something is done for the first time. */
	how: string;
}

const known = (key: string, part: string): string => whole(`${key}.${part}`) ?? "";

/** The tutor's current text, in the reader's language. */
export function useSpoken(key: string, title: string, lesson: Lesson, refused: Refused | null): Spoken {
	const { state, answer, tries } = lesson;
	const puzzle = key === "learn-puzzle" || known(key, "do") !== "";
	const steps = state?.steps ?? [];
	const at = puzzle ? key : (steps[state?.step ?? 0] ?? key);
	const done = state?.over && !state.failed;
	const said =
		answer === "rule" && refused
			? refusalText(title, refused)
			: answer === "read"
				? t("learn-read-first")
				: answer
					? known(at, answer) || known(at, "hint")
					: puzzle && (tries > 0 || lesson.shown) && !done
						? known(key, "hint")
						: "";
	return {
		small: t(puzzle ? "learn-puzzle" : "learn-one-idea"),
		heading: done ? t("learn-well-done") : state?.failed ? t("learn-lost") : t(at),
		text: done
			? t(puzzle ? "learn-puzzle-done" : "learn-lesson-done")
			: state?.failed
				? t("learn-tries", { tries })
				: known(at, "text"),
		act: done || state?.failed ? "" : known(at, "do"),
		answer: said,
		puzzle,
		steps,
		how: done ? "" : known(at, "how"),
	};
}

export interface TutorProps {
	spoken: Spoken;
	lesson: Lesson;
	line: LessonLine;
	title: string;
	/** The next lesson on the shelf. */
	after: LessonInfo | null;
	onNext(): void;
	/** Continues from here as a game; null if it is over. */
	onFork: (() => void) | null;
}
export function Tutor({ spoken, lesson, line, title, after, onNext, onFork }: TutorProps): JSX.Element {
	const { state, answer } = lesson;
	const at = state?.step ?? 0;
	const type = TRADES[title.length % TRADES.length] ?? "bread";
	const [open, setOpen] = useState(false);
	useEffect(() => setOpen(false), [at]);
	const folded = spoken.act !== "" && !open;
	const happy = state?.over && !state.failed;
	return (
		<section
			class="ln-tutor"
			aria-label={spoken.small}
			data-step={at}
			data-over={state?.over ?? false}
			data-testid="tutor"
		>
			<Drawing class="ln-dragon" svg={dragon({ type, pose: "peek", mood: happy ? "happy" : "calm" })} />
			{happy && <Sparks />}
			<div class="ln-say" data-folded={folded}>
				<small>
					<Icon name="bulb" size="s" /> {spoken.small}
					{!spoken.puzzle && <Dots at={at} of={spoken.steps.length} />}
				</small>
				<h2 class="display">{spoken.heading}</h2>
				{/* on a phone only two lines of it, so that the table has space; a tap shows the rest */}
				<p class="ln-text" onPointerUp={() => setOpen(!open)}>
					{spoken.text}
				</p>
				{spoken.act && <b data-testid="do">{spoken.act}</b>}
				{spoken.how && <p class="ln-how">{spoken.how}</p>}
				{spoken.answer && (
					<p class="ln-kind" role="status" data-testid="kind">
						<b>{t(answer === "rule" ? "learn-kind-no" : "learn-kind-wrong")}</b> {spoken.answer}
					</p>
				)}
			</div>
			<Acts {...{ spoken, lesson, line, title, after, onNext, onFork }} />
		</section>
	);
}

function Acts({ spoken, lesson, line, title, after, onNext, onFork }: TutorProps): JSX.Element {
	const { state, shown } = lesson;
	const go = useRef<HTMLButtonElement>(null);
	const out = useRef<HTMLAnchorElement>(null);
	const [at, reads, over] = [state?.step ?? 0, state?.reads ?? false, state?.over ?? false];
	// if there is only one thing to do, it has the focus
	useEffect(() => {
		if (reads || over) (go.current ?? out.current)?.focus({ preventScroll: true });
	}, [at, reads, over]);
	if (over && !state?.failed) {
		return (
			<div class="ln-acts">
				<a class="btn btn--quiet" href="/learn" data-testid="to-shelf" ref={out} onClick={follow}>
					{t("learn-to-shelf")}
				</a>
				{onFork && (
					<button type="button" class="btn btn--quiet" data-testid="fork" onClick={onFork}>
						{t("learn-fork")}
					</button>
				)}
				{after && (
					<a class="btn btn--go" href={pathOf(after)} data-testid="next-lesson" onClick={follow}>
						{afterText(after, spoken.puzzle)}
					</a>
				)}
				{!spoken.puzzle && (
					<a
						class={`btn ${after ? "btn--quiet" : "btn--go"}`}
						href="/"
						data-testid="to-play"
						onClick={(event) => {
							rememberTitle(title); // "Play now" then starts with it
							follow(event);
						}}
					>
						{t("learn-play-now")}
					</a>
				)}
			</div>
		);
	}
	if (spoken.puzzle) return <Tries lesson={lesson} line={line} />;
	return (
		<div class="ln-acts">
			{reads ? (
				<button type="button" class="btn btn--go" ref={go} data-testid="go-on" onClick={onNext}>
					{t("learn-go-on")}
				</button>
			) : (
				<button
					type="button"
					class="btn btn--quiet"
					data-testid="show-me"
					onClick={() => (shown ? line.skip() : line.show())}
				>
					{t(shown ? "learn-for-me" : "learn-show")}
				</button>
			)}
		</div>
	);
}

/** What one can do at a puzzle besides trying. */
function Tries({ lesson: { state, tries, shown }, line }: Pick<TutorProps, "lesson" | "line">): JSX.Element {
	const again = useRef<HTMLButtonElement>(null);
	useEffect(() => void (state?.over && again.current?.focus({ preventScroll: true })), [state?.over]);
	return (
		<div class="ln-acts">
			{(state?.acts.length ?? 0) > 0 && (
				<button type="button" class="btn btn--go" ref={again} data-testid="again" onClick={() => line.backTo(0)}>
					{t("learn-try-again")}
				</button>
			)}
			{!shown && (
				<button type="button" class="btn btn--quiet" data-testid="hint" onClick={() => void line.hint()}>
					{t("learn-hint")}
				</button>
			)}
			{tries >= 2 && (
				<button type="button" class="btn btn--quiet" data-testid="solve" onClick={() => void line.solve()}>
					{t("learn-show")}
				</button>
			)}
		</div>
	);
}
