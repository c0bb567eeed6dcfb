// The deck being built: whether it is legal, its curve and counts as charts, its cards, and the whole deck as text.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { knows, t } from "../../../ui/locales";
import { cardOf, costOf, deckLimits, nameOf, shade } from "../cards/cards";
import type { Counts } from "../cards/deck-names";
import { curveOf, isWrong, problems, read, sizeOf, sumBy, written } from "../cards/decks";
import { elementName } from "./sieve";
import { TestHand } from "./testhand";

const Explored = part(() => import("./explored"), "Explored", "explorer");

export interface DeckListProps {
	counts: Counts;
	onChange(code: string, by: number): void;
	/** The whole deck, read from text. */
	onRead(counts: Counts): void;
	look(code: string, at: Element): void;
}
export function DeckList({ counts, onChange, onRead, look }: DeckListProps): JSX.Element {
	const found = problems(counts);
	return (
		<aside class="dd-shop-deck">
			<p
				class={`dd-legal ${found.length ? "" : "ok"}`}
				role="status"
				data-testid="deck-legal"
				data-legal={!found.length}
			>
				{found.length ? found.slice(0, 3).join(" ") : t("dragonduel-deck-legal")}
			</p>
			<Curve counts={counts} />
			<Sums counts={counts} />
			<TestHand counts={counts} look={look} />
			<Explored counts={counts} look={look} />
			<Lines counts={counts} onChange={onChange} look={look} />
			<AsText counts={counts} onRead={onRead} />
		</aside>
	);
}

/** The cards by cost: how many, what each costs, and one more or one less of it. */
function Lines({ counts, onChange, look }: Omit<DeckListProps, "onRead">): JSX.Element {
	return (
		<ol class="dd-shop-list">
			{Object.entries(counts)
				.sort(([a], [b]) => cardOf(a).cost - cardOf(b).cost || a.localeCompare(b))
				.map(([code, n]) => (
					<li key={code}>
						<button type="button" class="dd-name" onClick={(event) => look(code, event.currentTarget)}>
							<span class="dd-pay" title={t("dragonduel-cost", { n: costOf(cardOf(code)) })}>
								{cardOf(code).cost}
							</span>
							<Icon name={`el-${shade(cardOf(code).element)}`} size="s" /> {nameOf(code)}
						</button>
						<button
							type="button"
							class="dd-less"
							aria-label={t("dragonduel-deck-less", { card: nameOf(code) })}
							onClick={() => onChange(code, -1)}
						>
							−
						</button>
						<b>{n}</b>
						<button
							type="button"
							aria-label={t("dragonduel-deck-more", { card: nameOf(code) })}
							disabled={n >= deckLimits().most}
							onClick={() => onChange(code, 1)}
						>
							+
						</button>
					</li>
				))}
		</ol>
	);
}

/** One card per line, to copy, to send, and to import. */
function AsText({ counts, onRead }: { counts: Counts; onRead(counts: Counts): void }): JSX.Element {
	const [text, setText] = useState<{ of: Counts; now: string } | null>(null);
	const [wrong, setWrong] = useState("");
	const mine = text?.of === counts ? text.now : null; // any other change of the deck rewrites the text
	const readIn = () => {
		const got = read(mine ?? "");
		if (isWrong(got)) return setWrong(t("dragonduel-deck-line", { ...got }));
		setWrong("");
		onRead(got);
	};
	return (
		<>
			<label class="field">
				{t("dragonduel-deck-text")}
				<textarea
					class="text"
					data-testid="deck-text"
					rows={6}
					value={mine ?? written(counts)}
					onInput={(event) => setText({ of: counts, now: event.currentTarget.value })}
				/>
			</label>
			{wrong && <p class="wrong">{wrong}</p>}
			<button
				type="button"
				class="btn btn--quiet btn--s"
				data-testid="deck-read"
				disabled={mine === null}
				onClick={readIn}
			>
				{t("dragonduel-deck-read")}
			</button>
		</>
	);
}

const COLUMNS = 11;
function Curve({ counts }: { counts: Counts }): JSX.Element {
	const curve = curveOf(counts, COLUMNS);
	const most = Math.max(8, ...curve);
	const label = t("dragonduel-curve", { all: curve.map((n, cost) => `${cost}: ${n}`).join(", ") });
	return (
		<figure class="dd-curve">
			<figcaption>{t("dragonduel-curve-title", { n: sizeOf(counts), of: deckLimits().size })}</figcaption>
			<svg viewBox="0 0 264 96" role="img" aria-label={label}>
				{curve.map((n, cost) => (
					<g key={cost}>
						<rect x={cost * 24 + 2} y={76 - (n / most) * 60} width="20" height={(n / most) * 60} rx="3" />
						{n > 0 && (
							<text x={cost * 24 + 12} y={72 - (n / most) * 60} text-anchor="middle">
								{n}
							</text>
						)}
						<text class="axis" x={cost * 24 + 12} y="92" text-anchor="middle">
							{cost === COLUMNS - 1 ? `${cost}+` : cost}
						</text>
					</g>
				))}
			</svg>
		</figure>
	);
}

function Sums({ counts }: { counts: Counts }): JSX.Element {
	const rows: [string, number, string][] = [
		...sumBy(counts, (code) => cardOf(code).kind).map(([kind, n]): [string, number, string] => [
			knows(`dragonduel-${kind}`) ? t(`dragonduel-${kind}`) : kind,
			n,
			"var(--line-2)",
		]),
		...sumBy(counts, (code) => cardOf(code).element).map(([element, n]): [string, number, string] => [
			elementName(element),
			n,
			`var(--el-${shade(element)})`,
		]),
	];
	return (
		<ul class="dd-sums">
			{rows.map(([label, n, colour]) => (
				<li key={label}>
					<span>{label}</span>
					<i style={`--n:${(n / deckLimits().size) * 100}%;--c:${colour}`} />
					<b>{n}</b>
				</li>
			))}
		</ul>
	);
}
