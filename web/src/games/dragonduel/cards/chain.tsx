// The chain as a stack of faces: newest first, numbered; the first one resolves next. Then what happens if all pass.
import type { ComponentChildren, JSX } from "preact";
import type { Answer } from "../../../board/picking";
import { answersOf } from "../../../board/picking/answers";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { CardButton, Name, type Picking, stateOf } from "./card";
import {
	cardOf,
	type Item,
	isCard,
	listed,
	monsterAt,
	nameEver,
	nameOf,
	partBrief,
	playerAt,
	shade,
	type View,
} from "./cards";
import { Picture } from "./picture";
import { factsOf } from "./telling";
import { playerRef, waitingRef } from "./things";

/** The names of an item's targets. */
export function targetNames({ view, people, heard }: Scene<View>, item: Item): string[] {
	return item.targets.map((ref) => {
		const player = view.players.find(({ seat }) => playerRef(seat) === ref);
		const other = view.chain.find(({ id }) => id === ref);
		if (player) return people[player.seat]?.name ?? ref;
		if (other) return nameOf(other.card);
		return isCard(ref) ? nameOf(ref) : nameEver(view, heard, ref);
	});
}

function lineOf(scene: Scene<View>, item: Item): string {
	const aimed = targetNames(scene, item);
	const what =
		item.kind === "monster"
			? t("dragonduel-enters-next", { strength: String(cardOf(item.card).strength ?? 0) })
			: partBrief(item.card, item.line);
	const x = cardOf(item.card).cost_x ? ` X = ${item.x}.` : "";
	return `${what}${x}${aimed.length ? ` ${t("dragonduel-aimed-at", { names: listed(aimed) })}` : ""}`;
}

/** A card as it was announced: its picture and its name, with its number in the chain. */
function Announced({ code, children }: { code: string; children: ComponentChildren }): JSX.Element {
	const card = cardOf(code);
	return (
		<span class={`cf cf--${card.kind}`} style={`--c:var(--el-${shade(card.element)})`}>
			<span class="no">{children}</span>
			<Picture card={card} />
			<Name of={nameOf(code)} />
		</span>
	);
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
	// another one can be picked instead of the current pick
	const pickable = (ref: string) => picking.touched.has(ref);
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
						<span class="cf cf--open">?</span>
						<div>
							<b>{t("dragonduel-your-answer")}</b>
							<p>{answerNames(answersOf(decision))}</p>
						</div>
					</li>
				)}
				{resolving.map((item) => (
					<li key={`r${item.id}`} class="dd-link now">
						<Announced code={item.card}>
							<Icon name="next" size="s" />
						</Announced>
						<div>
							{by(item.seat)}
							<b>{nameOf(item.card)}</b>
							<p>{lineOf(scene, item)}</p>
						</div>
					</li>
				))}
				{items.map((item, i) => {
					const state = stateOf(picking, item.id);
					const inside = (
						<>
							<Announced code={item.card}>{top - i}</Announced>
							<div>
								{by(item.seat)}
								<b>{i === 0 && !resolving.length ? t("dragonduel-resolves-next") : nameOf(item.card)}</b>
								<p>{lineOf(scene, item)}</p>
							</div>
						</>
					);
					const look = (at: Element, stay: boolean) => picking.look(item.card, item.id, at, stay);
					return (
						<li
							key={item.id}
							class={`dd-link ${i === 0 && !resolving.length ? "next" : ""}`}
							data-then={t("dragonduel-then-chain")}
							data-testid={`item-${item.id}`}
							data-place={`item-${item.id}`}
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
									pickable(item.id) ? picking.click(item.id, currentTarget) : look(currentTarget, true)
								}
							>
								{inside}
							</button>
						</li>
					);
				})}
				{waiting.map((trigger) => {
					const thing = waitingRef(trigger.n);
					const state = stateOf(picking, thing);
					return (
						<li key={thing} class="dd-link wait" data-then={t("dragonduel-then-chain")}>
							<button
								type="button"
								class={`dd-linkbtn ${state}`}
								data-testid={`trigger-${trigger.n}`}
								data-ref={thing}
								data-legal={picking.live && picking.lit.has(thing)}
								disabled={!pickable(thing)}
								onClick={(event) => picking.click(thing, event.currentTarget)}
							>
								<Announced code={trigger.card}>…</Announced>
								<div>
									{by(trigger.seat)}
									<b>{nameOf(trigger.card)}</b>
									<p>
										{t("dragonduel-waits", { event: trigger.event })} {partBrief(trigger.card, trigger.line)}
									</p>
								</div>
							</button>
						</li>
					);
				})}
				{battle && (
					<li class="dd-link dd-link--battle" data-then={t("dragonduel-then-chain")}>
						<Announced code={monsterAt(view, battle.attacker)?.card ?? ""}>
							<Icon name={battle.blocker ? "block" : "attack"} size="s" />
						</Announced>
						<div>
							{by(view.active)}
							<b>{t("dragonduel-attack-on", { name: people[battle.defender]?.name ?? "" })}</b>
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

/** The possible responses: cards, and monsters by their names. */
function answerNames(answers: Answer[]): string {
	const named = (verb: string) => {
		const things = new Map(
			answers.filter((each) => each.verb === verb).map((each) => [each.refs[0], factsOf(each).card]),
		);
		return things.size ? listed([...things.values()].map((card = "") => nameOf(card))) : "none";
	};
	return t("dragonduel-answers", { cards: named("play"), uses: named("use") });
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
		if (["strike", "through"].includes(comes) && !playerAt(view, defender).tower)
			parts.push(t("dragonduel-then-last", { name: people[defender]?.name ?? "" }));
	}
	return parts.join(" ");
}

function battleKey(view: View): string {
	const { battle } = view;
	if (battle?.comes === "gone") return "dragonduel-battle-gone";
	return battle?.blocker ? "dragonduel-battle-blocked" : "dragonduel-battle-line";
}
