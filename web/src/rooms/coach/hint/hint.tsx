// A hint at the table, on request: what a strong bot would choose, why, and how it compares. "Show me" lights the
// things it touches and previews its outcome on the table. It disappears with its question, and lies on no answer.
import "./hint.css";
import "./icons";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useKeys } from "../../../board/keys";
import { answersOf } from "../../../board/picking/answers";
import { pickerOf } from "../../../board/picking/picks";
import type { Scene } from "../../../board/scene";
import { coach } from "../../../net/coach";
import type { Hint } from "../../../protocol";
import { makeStore, useStore } from "../../../state/store";
import type { Layout, Sayings } from "../../../table/layout";
import { Face } from "../../../ui/dragons";
import { failureText } from "../../../ui/errors";
import { Icon } from "../../../ui/icon";
import { learnRest, t } from "../../../ui/locales";
import { Answers, reasonTexts } from "./naming";
import { percent } from "./numbers";

/** The open hint. It is stored outside of the question, which is rendered again when an answer is previewed. */
interface Open {
	/** The question it belongs to: the table and the update. */
	question: string;
	hint: Hint | null;
	sayings: Sayings | null;
	problem: unknown;
	shown: boolean;
}
const CLOSED: Open = { question: "", hint: null, sayings: null, problem: null, shown: false };
export const opened = makeStore<Open>(CLOSED);

/** Asks for a hint; a reply that comes after the question is gone is dropped. */
export async function askHint(question: string, load: () => Promise<[Hint, Sayings | null]>): Promise<void> {
	opened.set({ ...CLOSED, question });
	const still = () => opened.get().question === question;
	try {
		const [hint, sayings] = await load();
		if (still()) opened.set({ hint, sayings });
	} catch (problem) {
		if (still()) opened.set({ problem });
	}
}

interface HintProps {
	scene: Scene;
	layout: Layout;
}
const questionOf = ({ info, seq }: Scene): string => `${info.id} ${seq}`;
const close = () => opened.set(CLOSED);

/** The button to ask for a hint, at the question. */
export function HintBulb({ scene, layout }: HintProps): JSX.Element {
	const { seq, info } = scene;
	const question = questionOf(scene);
	const open = useStore(opened).question === question;
	// its reasons are told in lines of the story
	const sayings = () =>
		learnRest()
			.catch(() => undefined)
			.then(() => layout.sayings());
	const ask = () => askHint(question, () => Promise.all([coach.hint(info.id, seq), sayings()]));
	return (
		<button
			type="button"
			class="hint-bulb"
			data-testid="hint"
			aria-label={t("hint-ask")}
			title={t("hint-ask")}
			aria-expanded={open}
			onClick={() => (open ? close() : void ask())}
		>
			<Icon name="bulb" />
		</button>
	);
}

/** The hint where there is a rail: in it, above the story, so that it lies on nothing. */
export function HintCard({ scene, layout }: HintProps): JSX.Element | null {
	const { question, hint, sayings, problem, shown } = useStore(opened);
	const open = question === questionOf(scene);
	useEffect(() => (open && shown && hint ? light(scene, hint) : undefined), [open, shown, hint]);
	useKeys((key) => {
		if (key !== "Escape" || !open) return false;
		close();
		return true;
	});
	if (!open) return null;
	return (
		<section class="hint-card" role="status" data-testid="hint-card">
			<Close />
			{hint ? (
				<Told {...{ scene, layout, hint, sayings, shown }} onShow={toggle} />
			) : (
				<p>{problem ? failureText(problem) : t("hint-thinking")}</p>
			)}
		</section>
	);
}

/** The same in one line of the question, where there is no rail; a press on it lights what it names. */
export function HintLine({ scene, layout }: HintProps): JSX.Element | null {
	const { question, hint, sayings, problem, shown } = useStore(opened);
	if (question !== questionOf(scene)) return null;
	const names = hint && new Answers(scene, sayings, hint.alternatives);
	return (
		<div class="hint-line" role="status" data-testid="hint-line">
			<Face seat={3} face="potion" width={28} />
			<button type="button" aria-pressed={shown} disabled={!hint} onClick={toggle}>
				{hint && names ? (
					<>
						<b>{names.of(hint.word)}</b> {reasonOf(layout, names, hint)}
					</>
				) : (
					(problem && failureText(problem)) || t("hint-thinking")
				)}
			</button>
			{hint && !isEven(hint) && (
				<b title={t("hint-chance")}>{t("coach-percent", { percent: percent(hint.alternatives[0]?.chance ?? 0) })}</b>
			)}
			<Close />
		</div>
	);
}
const toggle = () => opened.set({ shown: !opened.get().shown });

function Close(): JSX.Element {
	return (
		<button type="button" class="hint-x" aria-label={t("hint-close")} onClick={close}>
			<Icon name="close" size="s" />
		</button>
	);
}

/** Whether nothing is left to gain or lose by choosing: then no answer is blamed. */
const isEven = ({ alternatives }: Hint): boolean =>
	new Set(alternatives.map(({ chance }) => percent(chance))).size === 1 && alternatives.length > 1;

/** One plain sentence about this very answer. */
const reasonOf = (layout: Layout, names: Answers, hint: Hint): string =>
	isEven(hint) ? t("hint-even") : (reasonTexts(layout, names, hint.why)[0] ?? "");

interface ToldProps {
	scene: Scene;
	layout: Layout;
	hint: Hint;
	sayings: Sayings | null;
	shown: boolean;
	onShow(): void;
}
function Told({ scene, layout, hint, sayings, shown, onShow }: ToldProps): JSX.Element {
	const names = new Answers(scene, sayings, hint.alternatives);
	return (
		<>
			<header>
				<Face seat={3} face="potion" width={38} />
				<div>
					<small>{t("hint-would")}</small>
					<b>{names.of(hint.word)}</b>
				</div>
			</header>
			<p>{reasonOf(layout, names, hint)}</p>
			{!isEven(hint) && <Chances hint={hint} names={names} />}
			<footer>
				<button
					type="button"
					class="btn btn--s btn--quiet"
					data-testid="hint-show"
					aria-pressed={shown}
					onClick={onShow}
				>
					{t("hint-show")}
				</button>
				<small>{t("hint-used", { count: hint.used })}</small>
			</footer>
		</>
	);
}

/** How the best answers compare, under what is measured. */
function Chances({ hint, names }: { hint: Hint; names: Answers }): JSX.Element {
	return (
		<>
			<small class="hint-cap">{t("hint-chance")}</small>
			<ul>
				{hint.alternatives.slice(0, 3).map((each) => (
					<li key={each.word}>
						<span>{names.of(each.word)}</span>
						<i style={`--p:${percent(each.chance)}%`} />
						<b>{t("coach-percent", { percent: percent(each.chance) })}</b>
					</li>
				))}
			</ul>
		</>
	);
}

/** Lights the things the answer touches, and previews its outcome on the table; returns a function that ends it. */
function light(scene: Scene, hint: Hint): () => void {
	const answer = answersOf(scene.decision).find(({ word }) => word === hint.word);
	const refs = answer?.refs ?? [];
	const mark = () => {
		for (const thing of document.querySelectorAll(".stage [data-ref]")) {
			if (refs.includes(thing.getAttribute("data-ref") ?? "")) thing.setAttribute("data-hint", t("hint-tab"));
		}
	};
	if (answer) pickerOf(scene).peek(answer);
	mark();
	const again = requestAnimationFrame(mark); // the preview may have re-rendered them
	return () => {
		cancelAnimationFrame(again);
		for (const thing of document.querySelectorAll("[data-hint]")) thing.removeAttribute("data-hint");
	};
}
