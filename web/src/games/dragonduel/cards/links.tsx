// The links of the chain: what is asked, what resolves now, what was announced, what waits, and the battle below them.
import type { ComponentChildren, JSX } from "preact";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Name, type Picking, stateOf } from "./card";
import { cardOf, type Item, isCard, listed, monsterAt, nameEver, nameOf, partBrief, shade, type View } from "./cards";
import { Picture } from "./picture";
import { useReading } from "./reading";
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

function By({ scene, seat }: { scene: Scene<View>; seat: number }): JSX.Element {
	return (
		<span class="by">
			<i class="dot" style={`--who:var(--seat-${seat})`} />
			{scene.people[seat]?.name}
		</span>
	);
}

interface LinkButtonProps {
	picking: Picking;
	code: string;
	/** What it is on the table, if it can be picked. */
	thing?: string | undefined;
	testid?: string;
	children: ComponentChildren;
}
/** A link: it is picked by a click if it can be, and else it is read. */
function LinkButton({ picking, code, thing, testid, children }: LinkButtonProps): JSX.Element {
	const { ends, handlers } = useReading(picking, code, thing);
	const state = thing ? stateOf(picking, thing) : "";
	return (
		<button
			type="button"
			class={`dd-linkbtn ${state}`}
			data-testid={testid}
			data-ref={thing}
			data-code={code}
			data-legal={thing !== undefined && picking.live && picking.lit.has(thing)}
			aria-pressed={state ? state === "chosen" : undefined}
			{...handlers}
			onClick={({ currentTarget: at }) => {
				if (ends()) return;
				if (thing && picking.touched.has(thing)) picking.click(thing, at);
				else picking.look(code, thing, at, true);
			}}
		>
			{children}
		</button>
	);
}

/** The place of the reader's own answer. */
export const OpenLink = ({ answers }: { answers: Answer[] }): JSX.Element => (
	<li class="dd-link open">
		<span class="cf cf--open">?</span>
		<div>
			<b>{t("dragonduel-your-answer")}</b>
			<p>{answerNames(answers)}</p>
		</div>
	</li>
);

export const ResolvingLink = ({ scene, picking, item }: Omit<ItemLinkProps, "number" | "next">): JSX.Element => (
	<li class="dd-link now">
		<LinkButton picking={picking} code={item.card} testid={`resolving-${item.id}`}>
			<Announced code={item.card}>
				<Icon name="next" size="s" />
			</Announced>
			<div>
				<By scene={scene} seat={item.seat} />
				<b>{nameOf(item.card)}</b>
				<p>{lineOf(scene, item)}</p>
			</div>
		</LinkButton>
	</li>
);

interface ItemLinkProps {
	scene: Scene<View>;
	picking: Picking;
	item: Item;
	/** Its place in the chain, from the oldest. */
	number: number;
	/** It resolves next. */
	next: boolean;
}
export function ItemLink({ scene, picking, item, number, next }: ItemLinkProps): JSX.Element {
	return (
		<li
			class={`dd-link ${next ? "next" : ""}`}
			data-then={t("dragonduel-then-chain")}
			data-testid={`item-${item.id}`}
			data-place={`item-${item.id}`}
		>
			<LinkButton picking={picking} code={item.card} thing={item.id} testid={`chain-${item.id}`}>
				<Announced code={item.card}>{number}</Announced>
				<div>
					<By scene={scene} seat={item.seat} />
					<b>{next ? t("dragonduel-resolves-next") : nameOf(item.card)}</b>
					<p>{lineOf(scene, item)}</p>
				</div>
			</LinkButton>
		</li>
	);
}

interface WaitingLinkProps {
	scene: Scene<View>;
	picking: Picking;
	trigger: View["waiting"][number];
}
export function WaitingLink({ scene, picking, trigger }: WaitingLinkProps): JSX.Element {
	return (
		<li class="dd-link wait" data-then={t("dragonduel-then-chain")}>
			<LinkButton picking={picking} code={trigger.card} thing={waitingRef(trigger.n)} testid={`trigger-${trigger.n}`}>
				<Announced code={trigger.card}>…</Announced>
				<div>
					<By scene={scene} seat={trigger.seat} />
					<b>{nameOf(trigger.card)}</b>
					<p>
						{t("dragonduel-waits", { event: trigger.event })} {partBrief(trigger.card, trigger.line)}
					</p>
				</div>
			</LinkButton>
		</li>
	);
}

interface BattleLinkProps {
	scene: Scene<View>;
	picking: Picking;
	battle: NonNullable<View["battle"]>;
}
export function BattleLink({ scene, picking, battle }: BattleLinkProps): JSX.Element {
	const { view, people, heard } = scene;
	const code = monsterAt(view, battle.attacker)?.card ?? "";
	return (
		<li class="dd-link dd-link--battle" data-then={t("dragonduel-then-chain")}>
			<LinkButton picking={picking} code={code}>
				<Announced code={code}>
					<Icon name={battle.blocker ? "block" : "attack"} size="s" />
				</Announced>
				<div>
					<By scene={scene} seat={view.active} />
					<b>{t("dragonduel-attack-on", { name: people[battle.defender]?.name ?? "" })}</b>
					<p>
						{t(battleKey(view), {
							attacker: nameEver(view, heard, battle.attacker),
							blocker: battle.blocker ? nameEver(view, heard, battle.blocker) : "",
							strength: String(battle.strength),
						})}
					</p>
				</div>
			</LinkButton>
		</li>
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

function battleKey(view: View): string {
	const { battle } = view;
	if (battle?.comes === "gone") return "dragonduel-battle-gone";
	return battle?.blocker ? "dragonduel-battle-blocked" : "dragonduel-battle-line";
}
