// A card at reading size: its full text, the tokens it makes, and how its Strength is made up.

import "./zoom.css";
import type { JSX } from "preact";
import { RulesOf } from "../../../board/later/large";
import { useBeside } from "../../../board/later/near";
import { FALLBACK } from "../../../state/languages";
import { settings } from "../../../state/settings";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { rulesAt } from "../../rules-address";
import { CardFace, KEYWORDS, wordsOn } from "../cards/card";
import { cardOf, flagName, type Monster, nameOf, shade, textOf, tokensOf, traitName } from "../cards/cards";
import type { Looked } from "../cards/looked";

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
						{code}{" "}
						{(card.provenance === "printed" || card.provenance === "part") && (
							<i data-testid="source">{t("dragonduel-source", { source: card.provenance })}</i>
						)}
					</p>
					{card.note && <p class="dd-note">{card.note[settings.get().lang] ?? card.note[FALLBACK]}</p>}
					{stay && rules && <RulesOf rules={rules} />}
				</div>
			</div>
		</aside>
	);
}
