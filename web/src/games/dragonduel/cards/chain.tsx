// The chain as a stack of faces: newest first, numbered; the first one resolves next. Then what happens if all pass.
import type { JSX } from "preact";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { t } from "../../../ui/locales";
import { CardButton, type Picking } from "./card";
import { nameEver, nameOf, type View } from "./cards";
import { BattleLink, ItemLink, OpenLink, ResolvingLink, WaitingLink } from "./links";
import { waitingRef } from "./things";

export function Chain({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element {
	const { view, people, decision } = scene;
	const top = view.chain.length;
	const items = [...view.chain].reverse();
	const { battle, resolving, waiting } = view;
	const asked = decision?.ask === "respond";
	const empty = !top && !battle && !resolving.length && !waiting.length && !asked;
	return (
		<section
			class={`dd-chain ${empty ? "dd-chain--empty" : ""}`}
			data-testid="chain"
			aria-label={t("dragonduel-chain-name")}
		>
			<h3>
				{t("dragonduel-chain-name")} <small>{top > 1 ? t("dragonduel-chain-order") : ""}</small>
			</h3>
			{empty && <p class="dd-none">{t("dragonduel-chain-none")}</p>}
			<ol>
				{asked && <OpenLink answers={answersOf(decision)} />}
				{resolving.map((item) => (
					<ResolvingLink key={`r${item.id}`} scene={scene} picking={picking} item={item} />
				))}
				{items.map((item, i) => (
					<ItemLink
						key={item.id}
						scene={scene}
						picking={picking}
						item={item}
						number={top - i}
						next={i === 0 && !resolving.length}
					/>
				))}
				{waiting.map((trigger) => (
					<WaitingLink key={waitingRef(trigger.n)} scene={scene} picking={picking} trigger={trigger} />
				))}
				{battle && <BattleLink scene={scene} picking={picking} battle={battle} />}
			</ol>
			{battle?.revealed && (
				<div class="dd-turned" data-testid="revealed">
					<CardButton code={battle.revealed} picking={picking} testid="turned" />
					<p>
						<b>{t("dragonduel-free")}</b>
						<span>{t("dragonduel-turned", { name: people[battle.defender]?.name ?? "" })}</span>
					</p>
				</div>
			)}
			{(top > 0 || battle) && <p class="dd-outcome">{outcome(scene)}</p>}
		</section>
	);
}

/** The order in which things resolve, and what the attack does then. */
export function outcome(scene: Scene<View>): string {
	const { view, people, heard } = scene;
	const comes = view.battle?.comes ?? "gone";
	const names = [...view.chain].reverse().map(({ card }) => nameOf(card));
	const parts: string[] = [];
	if (names.length) parts.push(t("dragonduel-if-pass", { names: names.join(" → ") }));
	if (view.battle) {
		parts.push(
			t(`dragonduel-then-${comes}`, {
				attacker: nameEver(view, heard, view.battle.attacker),
				blocker: view.battle.blocker ? nameEver(view, heard, view.battle.blocker) : "",
				strength: String(view.battle.strength),
				name: people[view.battle.defender]?.name ?? "",
			}),
		);
		const { defender } = view.battle;
		if (["strike", "through"].includes(comes) && view.battle.grave)
			parts.push(t("dragonduel-then-last", { name: people[defender]?.name ?? "" }));
	}
	return parts.join(" ");
}
