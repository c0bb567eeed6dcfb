// A hint at the table, on request: what a strong bot would choose, why, and how it compares. "Show me" lights the
// things it touches and previews its outcome on the table. It disappears with its question.
import "./hint.css";
import "./icons";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeOf } from "../../../board/grown";
import { answersOf } from "../../../board/picking/answers";
import { pickerOf } from "../../../board/picking/picks";
import type { Scene } from "../../../board/scene";
import { coach } from "../../../net/coach";
import type { Hint } from "../../../protocol";
import { makeStore, useStore } from "../../../state/store";
import type { Layout, Sayings } from "../../../table/layout";
import { failureText } from "../../../ui/errors";
import { Face, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
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
	const ask = () => askHint(question, () => Promise.all([coach.hint(info.id, seq), layout.sayings()]));
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

const ROOM = 300; // px that the card needs next to the question

/** The hint itself: next to the question if there is space, else above it. */
export function HintCard({ scene, layout }: HintProps): JSX.Element | null {
	const { question, hint, sayings, problem, shown } = useStore(opened);
	const card = useRef<HTMLElement>(null);
	const open = question === questionOf(scene);
	useEffect(() => (open && shown && hint ? light(scene, hint) : undefined), [open, shown, hint]);
	useLayoutEffect(() => {
		const stage = card.current?.closest(".stage");
		const ask = stage?.querySelector(".ask");
		if (!card.current || !stage || !ask) return;
		const [around, asked] = [placeOf(stage), placeOf(ask)];
		const beside = around.x + around.width - asked.x - asked.width > ROOM;
		const from = beside ? asked.y + asked.height : asked.y - 10;
		card.current.style.bottom = `${around.y + around.height - from}px`;
	});
	if (!open) return null;
	return (
		<section class="hint-card" role="status" data-testid="hint-card" ref={card}>
			<button type="button" class="hint-x" aria-label={t("hint-close")} onClick={close}>
				<Icon name="close" size="s" />
			</button>
			{hint ? (
				<Told {...{ scene, layout, hint, sayings, shown }} onShow={() => opened.set({ shown: !shown })} />
			) : (
				<p>{problem ? failureText(problem) : t("hint-thinking")}</p>
			)}
		</section>
	);
}

interface ToldProps {
	scene: Scene;
	layout: Layout;
	hint: Hint;
	sayings: Sayings | null;
	shown: boolean;
	onShow(): void;
}
function Told({ scene, layout, hint, sayings, shown, onShow }: ToldProps): JSX.Element {
	const [own, ...others] = hint.alternatives;
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
			<p>{reasonTexts(layout, names, hint.why).join(" ")}</p>
			<ul>
				{[own, ...others].slice(0, 3).map(
					(each) =>
						each && (
							<li key={each.word}>
								<span>{names.of(each.word)}</span>
								<i style={`--p:${percent(each.chance)}%`} />
								<b>{t("coach-percent", { percent: percent(each.chance) })}</b>
							</li>
						),
				)}
			</ul>
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
