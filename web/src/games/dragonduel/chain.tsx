// The chain as a stack: newest on top, numbered; the top line resolves first. Below, what happens if both pass.
import type { JSX } from "preact";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { Scene } from "..";
import { CardButton, type Picking, stateOf } from "./card";
import {
	cardOf,
	type Item,
	listed,
	monsterAt,
	monsterName,
	nameEver,
	nameOf,
	playerAt,
	textOf,
	type View,
} from "./cards";
import { matching } from "./words";

/** What an item is aimed at, in names. */
export function targetNames({ view, people, heard }: Scene<View>, item: Item): string[] {
	return item.targets.map((ref) => {
		if (ref.startsWith("m")) return nameEver(view, heard, ref);
		if (/^p\d/.test(ref)) return people[Number(ref.slice(1))]?.name ?? ref;
		if (/^c\d/.test(ref)) {
			const other = view.chain.find(({ id }) => id === ref);
			return other ? nameOf(other.card) : ref;
		}
		return nameOf(ref);
	});
}

function lineOf(scene: Scene<View>, item: Item): string {
	const aimed = targetNames(scene, item);
	const what =
		item.kind === "monster"
			? t("dragonduel-enters-next", { strength: String(cardOf(item.card).strength ?? 0) })
			: (textOf(item.card)[Math.max(0, item.ability ? cardOf(item.card).text.length - 1 : 0)] ?? "");
	const x = cardOf(item.card).cost_x ? ` X = ${item.x}.` : "";
	return `${what}${x}${aimed.length ? ` ${t("dragonduel-aimed-at", { names: listed(aimed) })}` : ""}`;
}

export function Chain({ scene, picking }: { scene: Scene<View>; picking: Picking }): JSX.Element {
	const { view, people, decision, heard } = scene;
	const top = view.chain.length;
	const items = [...view.chain].reverse();
	const { battle, resolving, waiting } = view;
	const by = (seat: number) => (
		<span class="by">
			<i class="dot" style={`--who:var(--seat-${seat})`} />
			{people[seat]?.name}
		</span>
	);
	const asked = decision?.ask === "respond";
	// another one can be picked instead of the one that is
	const pickable = (ref: string) => decision !== null && matching(decision.words, decision.ask, [ref]).length > 0;
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
				{asked && (
					<li class="dd-link open">
						<span class="no">?</span>
						<div>
							<b>{t("dragonduel-your-answer")}</b>
							<p>{answers(view, decision.words)}</p>
						</div>
					</li>
				)}
				{resolving.map((item) => (
					<li key={`r${item.id}`} class="dd-link now">
						<span class="no">
							<Icon name="next" size="s" />
						</span>
						<div>
							<b>
								{nameOf(item.card)} {by(item.seat)}
							</b>
							<p>{lineOf(scene, item)}</p>
						</div>
					</li>
				))}
				{items.map((item, i) => {
					const state = stateOf(picking, item.id);
					const inside = (
						<>
							<span class="no">{top - i}</span>
							<div>
								<b>
									{nameOf(item.card)} {by(item.seat)}
								</b>
								<p>{lineOf(scene, item)}</p>
							</div>
						</>
					);
					const look = (at: Element, stay: boolean) => picking.look(item.card, item.id, at, stay);
					return (
						<li
							key={item.id}
							class={`dd-link ${i === 0 && !resolving.length ? "next" : ""}`}
							data-testid={`item-${item.id}`}
							onPointerEnter={(event) => event.pointerType === "mouse" && look(event.currentTarget, false)}
							onPointerLeave={picking.unlook}
						>
							<button
								type="button"
								class={`dd-linkbtn ${state}`}
								data-testid={`chain-${item.id}`}
								data-ref={item.id}
								data-code={item.card}
								data-legal={picking.live && picking.lit.has(item.id)}
								aria-pressed={state ? state === "chosen" : undefined}
								onClick={({ currentTarget }) =>
									pickable(item.id) ? picking.pick(item.id, currentTarget) : look(currentTarget, true)
								}
							>
								{inside}
							</button>
						</li>
					);
				})}
				{waiting.map((trigger) => {
					const thing = `t:${trigger.n}`;
					const state = stateOf(picking, thing);
					return (
						<li key={thing} class="dd-link wait">
							<button
								type="button"
								class={`dd-linkbtn ${state}`}
								data-testid={`trigger-${trigger.n}`}
								data-ref={thing}
								data-legal={picking.live && picking.lit.has(thing)}
								disabled={!pickable(thing)}
								onClick={(event) => picking.pick(thing, event.currentTarget)}
							>
								<span class="no">…</span>
								<div>
									<b>
										{nameOf(trigger.card)} {by(trigger.seat)}
									</b>
									<p>{t("dragonduel-waits", { event: trigger.event })}</p>
								</div>
							</button>
						</li>
					);
				})}
				{battle && (
					<li class="dd-link dd-link--battle">
						<span class="no">
							<Icon name={battle.blocker ? "block" : "attack"} size="s" />
						</span>
						<div>
							<b>
								{t("dragonduel-attack-on", { name: people[battle.defender]?.name ?? "" })} {by(view.active)}
							</b>
							<p>
								{t(battleKey(view), {
									attacker: nameEver(view, heard, battle.attacker),
									blocker: battle.blocker ? nameEver(view, heard, battle.blocker) : "",
									strength: String(battle.strength),
								})}
							</p>
						</div>
					</li>
				)}
			</ol>
			{battle?.revealed && (
				<div class="dd-turned" data-testid="revealed">
					<CardButton code={battle.revealed} picking={picking} testid="turned" />
					<p>{t("dragonduel-turned", { name: people[battle.defender]?.name ?? "" })}</p>
				</div>
			)}
			{(top > 0 || battle) && <p class="dd-outcome">{outcome(scene)}</p>}
		</section>
	);
}

function answers(view: View, words: string[]): string {
	const cards = [...new Set(words.filter((word) => word.startsWith("play ")).map((word) => word.split(" ")[1] ?? ""))];
	const users = [...new Set(words.filter((word) => word.startsWith("use ")).map((word) => word.split(" ")[1] ?? ""))];
	return t("dragonduel-answers", {
		cards: cards.length ? listed(cards.map(nameOf)) : "none",
		uses: users.length ? listed(users.map((id) => monsterName(view, id))) : "none",
	});
}

/** The order things resolve in, and what the attack does then. */
export function outcome(scene: Scene<View>): string {
	const { view, people, heard } = scene;
	const comes = comesOf(scene);
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
		if (["strike", "through"].includes(comes) && !playerAt(view, defender).tower)
			parts.push(t("dragonduel-then-last", { name: people[defender]?.name ?? "" }));
	}
	return parts.join(" ");
}

function battleKey(view: View): string {
	const { battle } = view;
	if (battle && !monsterAt(view, battle.attacker)) return "dragonduel-battle-gone";
	return battle?.blocker ? "dragonduel-battle-blocked" : "dragonduel-battle-line";
}

/** What the attack comes to, as far as it has got. */
function comesOf({ view, heard, decision }: Scene<View>): string {
	const ask = decision?.ask;
	const { battle, chain } = view;
	if (!battle || !monsterAt(view, battle.attacker)) return "gone";
	if (battle.revealed !== null || chain.some(({ came_from }) => came_from === "tower")) return "hit";
	if (battle.blocker) return monsterAt(view, battle.blocker) ? "fight" : "stopped";
	const declared = heard.findLastIndex(({ kind }) => kind === "attack");
	const past = heard.slice(declared).some(({ kind }) => kind === "unblocked" || kind === "critical");
	return past || ask === "critical" || ask === "barrier" ? "through" : "strike";
}
