// A card at reading size: its full text, the tokens it makes, and how its Strength is made up.

import type { JSX } from "preact";
import { useBeside } from "../../../board/cards/near";
import { RulesOf } from "../../../board/cards/zoom";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { rulesAt } from "../../rules-address";
import { CardFace, KEYWORDS, wordsOn } from "./card";
import { cardOf, flagName, type Monster, nameOf, shade, textOf, tokensOf, traitName, type View } from "./cards";
import { cardsOn, NEWCOMER } from "./things";

/** How a Strength is made up, line by line; the last line is the total. */
export function changesOf(monster: Monster): { label: string; n: string }[] {
	const lines = Object.entries(monster.changes).map(([name, n]) => ({
		label: t("dragonduel-change", { why: name }),
		n: n > 0 ? `+${n}` : `−${-n}`,
	}));
	if (!lines.length) return [];
	return [
		{ label: t("dragonduel-change", { why: "printed" }), n: String(monster.printed) },
		...lines,
		{ label: t("dragonduel-change", { why: "now" }), n: String(monster.strength) },
	];
}

export interface Looked {
	code: string;
	/** The thing on the table, and the element it was opened from; a card in a list has neither. */
	thing?: string | undefined;
	at?: Element;
	stay: boolean;
}
export function lookedAt(code: string, thing: string | undefined, at: Element, stay: boolean): Looked {
	return { code, thing, at, stay };
}

/** Whether the zoomed card is still in its place. */
export function stillThere(view: View, { code, thing, at, stay }: Looked): boolean {
	const inPage = at?.isConnected ?? true;
	if (!stay && !inPage) return false; // nobody points at it any more
	if (thing === undefined) return inPage;
	const cards = cardsOn(view);
	return cards.has(thing) && (thing !== NEWCOMER || cards.get(thing) === code);
}

export interface ZoomProps {
	looked: Looked;
	monster?: Monster | undefined;
	onClose(): void;
}
/** A card at reading size: its full text, and its changes. */
export function Zoom({ looked, monster, onClose }: ZoomProps): JSX.Element {
	const { code, at, stay } = looked;
	const box = useBeside<HTMLElement>(at);
	const rules = rulesAt("dragonduel", `card-${code}`);
	const card = cardOf(code);
	const words = wordsOn(card, monster ?? null).filter((word) => KEYWORDS.includes(word));
	const changes = monster ? changesOf(monster) : [];
	return (
		<aside
			ref={box}
			class={`dd-zoom ${stay ? "dd-zoom--stay" : ""}`}
			data-testid="zoom"
			style={`--c:var(--el-${shade(card.element)})`}
			onClick={onClose}
			onKeyDown={(event) => event.key === "Escape" && onClose()}
		>
			<div class={`dd-card dd-card--${card.kind} dd-card--big`}>
				<CardFace code={code} monster={monster} />
				<div class="dd-words">
					<p class="dd-kind">
						{[
							t(
								card.kind === "magic"
									? "dragonduel-magic"
									: card.kind === "token"
										? "dragonduel-token"
										: "dragonduel-monster",
							),
							...card.traits.map(traitName),
							t(`dragonduel-element-${card.element}`),
						].join(" · ")}
					</p>
					{words.map((word) => (
						<p key={word}>
							<b>{capital(flagName(word))}</b> {t(`dragonduel-keyword-${word}`)}
						</p>
					))}
					{textOf(code).map((line) => (
						<p key={line}>{line}</p>
					))}
					{tokensOf(code).map((token) => (
						<p key={token.card} class="dd-kind">
							<b>{nameOf(token.card)}</b>{" "}
							{[
								t("dragonduel-token"),
								...token.traits.map(traitName),
								t(`dragonduel-element-${token.element}`),
								t("dragonduel-strength", { n: String(token.strength ?? 0) }),
								...token.keywords.map(flagName),
							].join(" · ")}
						</p>
					))}
					{monster && !monster.ready && <p class="dd-state">{t("dragonduel-exhausted-why")}</p>}
					{monster?.flags.includes("stun") && <p class="dd-state">{t("dragonduel-stun-why")}</p>}
					{monster?.flags.includes("pacified") && <p class="dd-state">{t("dragonduel-pacified-why")}</p>}
					{changes.length > 0 && (
						<dl>
							{changes.map(({ label, n }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{n}</dd>
								</div>
							))}
						</dl>
					)}
					<p class="dd-set">
						{code} {card.provenance === "house" && <i>{t("dragonduel-house")}</i>}
					</p>
					{stay && rules && <RulesOf rules={rules} />}
				</div>
			</div>
		</aside>
	);
}
