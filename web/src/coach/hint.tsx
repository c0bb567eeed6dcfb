// A hint at the table, asked for: what a strong bot would choose, why, and how it compares. "Show me" lights the things it
// touches and looks at its outcome where it would happen. It goes when the question does.
import "./hint.css";
import "./icons";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { answersOf } from "../board/picking/answers";
import { pickerOf } from "../board/picking/picks";
import type { Layout, Sayings, Scene } from "../games";
import { t } from "../locales";
import { Face, Icon } from "../look/icon";
import type { Hint } from "../protocol";
import { failureText } from "../words";
import { coach } from "./calls";
import { answerName, reasonTexts } from "./naming";
import { percent } from "./numbers";

interface Asked {
	hint: Hint | null;
	sayings: Sayings | null;
	problem: unknown;
}

export function HintBulb({ scene, layout }: { scene: Scene; layout: Layout }): JSX.Element {
	const [asked, set] = useState<Asked | null>(null);
	const [shown, show] = useState(false);
	const { seq, info } = scene;
	useEffect(() => {
		set(null);
		show(false);
	}, [seq]);
	const ask = async () => {
		set({ hint: null, sayings: null, problem: null });
		try {
			const [hint, sayings] = await Promise.all([coach.hint(info.id, seq), layout.sayings?.() ?? null]);
			set((now) => now && { hint, sayings, problem: null });
		} catch (problem) {
			set((now) => now && { hint: null, sayings: null, problem });
		}
	};
	const hint = asked?.hint ?? null;
	useEffect(() => (shown && hint ? light(scene, hint) : undefined), [shown, hint]);
	return (
		<>
			<button
				type="button"
				class="hint-bulb"
				data-testid="hint"
				aria-label={t("hint-ask")}
				title={t("hint-ask")}
				aria-expanded={asked !== null}
				onClick={() => (asked ? set(null) : void ask())}
			>
				<Icon name="bulb" />
			</button>
			{asked && (
				<section class="hint-card" role="status" data-testid="hint-card">
					<button type="button" class="hint-x" aria-label={t("hint-close")} onClick={() => set(null)}>
						<Icon name="close" size="s" />
					</button>
					{hint ? (
						<Told {...{ scene, layout, hint, sayings: asked.sayings, shown }} onShow={() => show(!shown)} />
					) : (
						<p>{asked.problem ? failureText(asked.problem) : t("hint-thinking")}</p>
					)}
				</section>
			)}
		</>
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
	return (
		<>
			<header>
				<Face seat={3} face="potion" width={38} />
				<div>
					<small>{t("hint-would")}</small>
					<b>{own ? answerName(sayings, scene, own) : hint.word}</b>
				</div>
			</header>
			<p>
				{own && sayings?.outcome(scene, { ...own.choice, word: own.word })}{" "}
				{reasonTexts(layout, scene, hint.why).join(" ")}
			</p>
			<ul>
				{[own, ...others].slice(0, 3).map(
					(each) =>
						each && (
							<li key={each.word}>
								<span>{answerName(sayings, scene, each)}</span>
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

/** Lights the things the answer touches, with a tab on the first, and shows its outcome; returns what ends that. */
function light(scene: Scene, hint: Hint): () => void {
	const answer = answersOf(scene.decision).find(({ word }) => word === hint.word);
	const picker = pickerOf(scene);
	if (answer) picker.peek(answer);
	const refs = answer?.refs ?? [];
	const lit = [...document.querySelectorAll(".stage [data-ref]")].filter((thing) =>
		refs.includes(thing.getAttribute("data-ref") ?? ""),
	);
	for (const thing of lit) thing.setAttribute("data-hint", t("hint-tab"));
	return () => {
		for (const thing of lit) thing.removeAttribute("data-hint");
		pickerOf(scene).peek(null);
	};
}
