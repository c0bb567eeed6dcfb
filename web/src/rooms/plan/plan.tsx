// What the reader has planned at a table where a move may take days: lines, read from the top; only they see it.
import "./plan.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Scene } from "../../board/scene";
import { plans } from "../../net/plans";
import { asMe } from "../../person/me";
import type { PlanInfo, PlanLine } from "../../protocol";
import type { Layout, Sayings } from "../../table/layout";
import { changed } from "../../table/life/plan-tool";
import { failureText } from "../../ui/errors";
import { Icon, learnIcons } from "../../ui/icon";
import { learnRest, t } from "../../ui/locales";
import { Editor } from "./edit";
import { Away } from "./holidays";
import { Lines } from "./lines";
import type { Speaking } from "./say";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export interface PlanProps {
	layout: Layout;
	scene: Scene;
}
export function Plan({ layout, scene }: PlanProps): JSX.Element {
	const [sayings, setSayings] = useState<Sayings | null>(null);
	const { plan, wrong, change } = usePlan(scene);
	const [adding, setAdding] = useState(false);
	useEffect(() => {
		void Promise.all([layout.sayings(), learnRest()]).then(([found]) => setSayings(found));
	}, [layout]);
	const lines = plan?.stale ? [] : (plan?.lines ?? []);
	const speaking: Speaking | null = sayings && { layout, scene, sayings };
	const keep = (line: PlanLine) => {
		setAdding(false);
		void change(() => plans.make(scene.info.id, { seq: scene.seq, lines: [...lines.map((each) => each.line), line] }));
	};
	const without = (at: number) => {
		const rest = lines.filter((_, number) => number !== at).map((each) => each.line);
		const less = () => plans.make(scene.info.id, { seq: scene.seq, lines: rest });
		void change(rest.length && plan?.may ? less : () => plans.drop(scene.info.id));
	};
	return (
		<section class="plan" aria-label={t("plan-yours")} data-testid="plan">
			<h2 class="display">
				{t("plan-yours")}{" "}
				<small>
					<Icon name="lock" size="s" /> {t("plan-secret")}
				</small>
			</h2>
			{plan?.played && <p class="plan-said">{t("plan-played")}</p>}
			<p>{t(plan?.why === "asked" ? "plan-asked" : "plan-how")}</p>
			{speaking && <Lines lines={lines} speaking={speaking} onRemove={without} />}
			{speaking && plan?.may && adding && (
				<Editor speaking={speaking} onKeep={keep} onCancel={() => setAdding(false)} />
			)}
			{plan?.may && !adding && lines.length < 8 && (
				<button type="button" class="plan-add" data-testid="plan-add" onClick={() => setAdding(true)}>
					<Icon name="plus" size="s" /> {t("plan-add")}
				</button>
			)}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			<Away />
		</section>
	);
}

/** One's plan, asked for again whenever the table has moved on. */
function usePlan({ info, seq }: Scene) {
	const [plan, setPlan] = useState<PlanInfo | null>(null);
	const [wrong, setWrong] = useState("");
	const hold = (next: PlanInfo) => {
		setPlan(next);
		setWrong("");
		changed.by(next);
	};
	const ask = () => asMe(() => plans.mine(info.id)).then(hold, (failure) => setWrong(failureText(failure)));
	useEffect(() => void ask(), [info.id, seq]);
	const change = (act: () => Promise<unknown>) => asMe(act).then(ask, (failure) => setWrong(failureText(failure)));
	return { plan, wrong, change };
}
