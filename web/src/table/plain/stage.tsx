// The table of a title without a layout: the players, the view, and below it the question with its answers. The things
// that an answer touches can be pointed at on the table; if they cannot be seen there, it is a button, as is every
// answer in the full list.
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { type Answer, type Picking, usePicking, usePickingStage } from "../../board/picking";
import type { Scene } from "../../board/scene";
import { Why } from "../../board/why";
import type { Question } from "../../protocol";
import { Face } from "../../ui/dragons";
import { t } from "../../ui/locales";
import { Ask } from "../ask";
import { SeatClock } from "../beside";
import { titleName } from "../people";
import { fits, namesIn, read } from "./parts";
import { answerTexts, questionText, thenText } from "./say";
import { Inside } from "./zones";

const FEW = 6; // up to this many answers are all shown as buttons

export function Stage({ scene }: { scene: Scene }): JSX.Element {
	const picking = usePicking(scene);
	usePickingStage(picking);
	const whole = read(scene.view);
	const names = namesIn(whole);
	const panels = scene.people.every(({ seat }) => names.has(`seat:${seat}`));
	return (
		<div class="plain">
			<div class="plain-board" role="region" aria-label={titleName(scene.info.title)} tabIndex={0}>
				<div>
					{!panels && <People scene={scene} />}
					<Inside thing={whole} level={2} scene={scene} picking={picking} />
				</div>
			</div>
			<Foot scene={scene} picking={picking} names={names} />
			<Why bubble={picking.bubble} />
		</div>
	);
}

export function People({ scene: { people, waiting, view } }: { scene: Scene }): JSX.Element {
	const { scores } = view as { scores?: number[] | null };
	return (
		<ul class="people">
			{people.map(({ seat, name, face, you }) => (
				<li key={seat} class="seat" data-testid={`seat-${seat}`} data-seat={seat} data-turn={waiting.includes(seat)}>
					<Face seat={seat} face={face} width={32} />
					<span class="n">
						<b>{name}</b>
						<span>
							{[you ? t("you") : "", waiting.includes(seat) ? t("plain-turn") : ""].filter(Boolean).join(" · ")}
						</span>
					</span>
					<SeatClock seat={seat} />
					{scores && <b class="pts">{scores[seat]}</b>}
				</li>
			))}
		</ul>
	);
}

export function waitingText({ people, waiting }: Scene): string {
	const names = waiting.map((seat) => people[seat]?.name ?? "").join(", ");
	return names ? t("plain-waiting", { names }) : t("plain-nobody");
}

/** The question, or whom the table waits for. */
function Foot({ scene, picking, names }: { scene: Scene; picking: Picking; names: Set<string> }): JSX.Element {
	return (
		<div class={scene.decision ? "plain-foot" : "ask-place"}>
			{scene.decision ? (
				<Asked scene={scene} picking={picking} names={names} question={scene.decision} />
			) : (
				<Ask small={scene.info.you === null ? t("watching-as") : undefined} question={waitingText(scene)} />
			)}
		</div>
	);
}

interface AskedProps {
	scene: Scene;
	picking: Picking;
	names: Set<string>;
	question: Question;
}
function Asked({ scene: { info, locked }, picking, names, question }: AskedProps): JSX.Element {
	const { answer, answers } = picking;
	const [open, setOpen] = useState(false);
	const texts = useMemo(() => answerTexts(info.title, answers), [answers]);
	const drawn = (ref: string) => fits(ref, names);
	// answers whose things cannot be pointed at, or all have been, are buttons
	const ready = ({ refs }: Answer) => refs.every((ref) => picking.refs.includes(ref) || !drawn(ref));
	const listed = answers.length <= FEW ? answers : picking.left.filter(ready);
	const points = !picking.refs.length && answers.some(({ refs }) => refs.some(drawn));
	const list = { title: info.title, texts, onPlay: picking.play };
	return (
		<>
			<Ask
				mine={!locked}
				small={t("your-turn")}
				question={questionText(info.title, question)}
				then={answer ? thenText(info.title, answer) : points ? t("plain-point") : ""}
			>
				{answer && <Chosen answer={answer} text={texts.get(answer.word) ?? ""} picking={picking} />}
			</Ask>
			<Answers answers={listed.filter((each) => each !== answer)} {...list} />
			{answers.length > listed.length && (
				<details onToggle={(event) => setOpen(event.currentTarget.open)}>
					<summary data-testid="all-answers">{t("plain-all", { count: answers.length })}</summary>
					{open && <Answers answers={answers} {...list} />}
				</details>
			)}
		</>
	);
}

function Chosen({ answer, text, picking }: { answer: Answer; text: string; picking: Picking }): JSX.Element {
	return (
		<>
			<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
				{t("plain-unpick")}
			</button>
			<button
				type="button"
				class="btn btn--go"
				data-testid="confirm"
				data-word={answer.word}
				onClick={() => picking.play(answer)}
			>
				{text}
			</button>
		</>
	);
}

interface AnswersProps {
	title: string;
	answers: Answer[];
	texts: Map<string, string>;
	onPlay(answer: Answer): void;
}
/** Answers as buttons: each says everything it does, so one click gives it. */
export function Answers({ title, answers, texts, onPlay }: AnswersProps): JSX.Element | null {
	if (!answers.length) return null;
	return (
		<ul class="answers" aria-label={t("plain-answers")}>
			{answers.map((answer) => {
				const then = thenText(title, answer);
				return (
					<li key={answer.word}>
						<button
							type="button"
							class="btn"
							data-testid={`do-${answer.word}`}
							data-word={answer.word}
							onClick={() => onPlay(answer)}
						>
							<span class="label">
								{texts.get(answer.word)}
								{then && <small>{then}</small>}
							</span>
						</button>
					</li>
				);
			})}
		</ul>
	);
}
