// The deck builder: all cards through filters, the deck beside them with its curve and counts, and whether it is legal.
import "./dragonduel.css";
import "./workshop.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { knows, t } from "../../locales";
import { Icon, learnIcons } from "../../look/icon";
import { CardFace, type Looked, Zoom } from "./card";
import { CARDS, type Card, cardOf, ELEMENTS, elementName, nameOf, STARTERS, shade, traitName } from "./cards";
import {
	type Counts,
	curveOf,
	decks,
	inOneLine,
	keepDecks,
	MOST,
	nameDeck,
	problems,
	read,
	SIZE,
	sizeOf,
	sumBy,
	written,
} from "./decks";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const POOL = CARDS.filter(({ kind }) => kind !== "token");
const TRAITS = [...new Set(POOL.flatMap(({ traits }) => traits))].sort();
const COSTS = ["0-2", "3-4", "5-6", "7-20"];

interface Sieve {
	element: string;
	kind: string;
	cost: string;
	trait: string;
}
const ALL: Sieve = { element: "", kind: "", cost: "", trait: "" };

function passes(card: Card, { element, kind, cost, trait }: Sieve): boolean {
	const [least = 0, most = 20] = cost ? cost.split("-").map(Number) : [];
	return (
		(!element || card.element === element) &&
		(!kind || card.kind === kind) &&
		(!trait || card.traits.includes(trait)) &&
		card.cost >= least &&
		card.cost <= most
	);
}

export interface WorkshopProps {
	/** The deck in one line, for the table that is being set up. */
	onUse(line: string): void;
	onClose(): void;
}
export default function Workshop({ onUse, onClose }: WorkshopProps): JSX.Element {
	const [kept, setKept] = useState(decks);
	const [name, setName] = useState(kept[0]?.name ?? t("dragonduel-deck-new"));
	const [counts, setCounts] = useState<Counts>(kept[0]?.counts ?? {});
	const [sieve, setSieve] = useState<Sieve>(ALL);
	const [text, setText] = useState<string | null>(null);
	const [wrong, setWrong] = useState("");
	const [looked, setLooked] = useState<Looked | null>(null);
	const found = problems(counts);
	const take = (title: string, next: Counts) => {
		setName(title);
		setCounts(next);
		setText(null);
	};
	const change = (code: string, by: number) => {
		const n = Math.max(0, Math.min(MOST, (counts[code] ?? 0) + by));
		const { [code]: _, ...rest } = counts;
		setCounts(n ? { ...rest, [code]: n } : rest);
	};
	const save = () => {
		const all = [{ name, counts }, ...kept.filter((deck) => deck.name !== name)];
		keepDecks(all);
		nameDeck({ name, counts });
		setKept(all);
	};
	const drop = () => {
		const all = kept.filter((deck) => deck.name !== name);
		keepDecks(all);
		setKept(all);
		take(t("dragonduel-deck-new"), {});
	};
	const bring = () => {
		const got = read(text ?? "");
		if (typeof got === "number") setWrong(t("dragonduel-deck-line", { line: got }));
		else {
			setWrong("");
			take(name, got);
		}
	};
	const shown = POOL.filter((card) => passes(card, sieve)).sort(
		(a, b) => a.cost - b.cost || a.card.localeCompare(b.card),
	);
	return (
		<div class="dd-shop" data-title="dragonduel" data-testid="workshop-page">
			<header>
				<h2 class="display">{t("dragonduel-workshop")}</h2>
				<input
					class="text"
					aria-label={t("dragonduel-deck-called")}
					data-testid="deck-name"
					maxLength={40}
					value={name}
					onInput={(event) => setName(event.currentTarget.value)}
				/>
				<span class={`dd-shop-size ${found.length ? "" : "ok"}`} aria-hidden="true">
					{sizeOf(counts)}/{SIZE}
				</span>
				<button type="button" class="btn btn--quiet" data-testid="deck-save" onClick={save}>
					{t("dragonduel-deck-save")}
				</button>
				{kept.some((deck) => deck.name === name) && (
					<button type="button" class="btn btn--quiet" onClick={drop}>
						{t("dragonduel-deck-drop")}
					</button>
				)}
				<button
					type="button"
					class="btn btn--go"
					data-testid="deck-use"
					disabled={found.length > 0}
					onClick={() => {
						save();
						onUse(inOneLine(counts));
					}}
				>
					{t("dragonduel-deck-use")} <Icon name="check" />
				</button>
				<button type="button" class="tool" aria-label={t("close")} data-testid="workshop-close" onClick={onClose}>
					<Icon name="close" />
				</button>
			</header>
			<div class="dd-shop-pick" role="group" aria-label={t("dragonduel-deck-start")}>
				<span>{t("dragonduel-deck-start")}</span>
				{kept.map((deck) => (
					<button key={deck.name} type="button" class="chip" onClick={() => take(deck.name, deck.counts)}>
						{deck.name}
					</button>
				))}
				{STARTERS.map((deck) => (
					<button
						key={deck.key}
						type="button"
						class="chip"
						data-testid={`starter-${deck.key}`}
						onClick={() => take(t(`dragonduel-deck-name-${deck.key}`), deck.counts)}
					>
						{deck.elements.map((element) => (
							<Icon key={element} name={`el-${shade(element)}`} size="s" />
						))}{" "}
						{t(`dragonduel-deck-name-${deck.key}`)}
					</button>
				))}
				<button type="button" class="chip" data-testid="deck-empty" onClick={() => take(t("dragonduel-deck-new"), {})}>
					{t("dragonduel-deck-empty")}
				</button>
			</div>
			<div class="dd-shop-parts">
				<section class="dd-shop-pool" aria-label={t("dragonduel-all-cards")}>
					<Filters sieve={sieve} onChange={setSieve} />
					<ul class="dd-shop-cards">
						{shown.map((card) => (
							<li key={card.card} class={counts[card.card] ? "in" : ""}>
								<button
									type="button"
									class={`dd-card dd-card--${card.kind}`}
									style={`--c:var(--el-${shade(card.element)})`}
									data-testid={`pool-${card.card}`}
									aria-label={t("dragonduel-deck-add", { card: nameOf(card.card), n: counts[card.card] ?? 0 })}
									onClick={() => change(card.card, 1)}
									onPointerEnter={(event) =>
										event.pointerType === "mouse" &&
										setLooked({ code: card.card, monster: null, left: event.clientX > innerWidth / 2, stay: false })
									}
									onPointerLeave={() => setLooked(null)}
								>
									<CardFace code={card.card} />
								</button>
								<span class="dd-shop-n">
									<button
										type="button"
										aria-label={t("dragonduel-deck-less", { card: nameOf(card.card) })}
										disabled={!counts[card.card]}
										onClick={() => change(card.card, -1)}
									>
										−
									</button>
									<b>{counts[card.card] ?? 0}</b>
									<button
										type="button"
										aria-label={t("dragonduel-deck-more", { card: nameOf(card.card) })}
										disabled={(counts[card.card] ?? 0) >= MOST}
										onClick={() => change(card.card, 1)}
									>
										+
									</button>
								</span>
							</li>
						))}
					</ul>
				</section>
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
					<ol class="dd-shop-list">
						{Object.entries(counts)
							.sort(([a], [b]) => cardOf(a).cost - cardOf(b).cost || a.localeCompare(b))
							.map(([code, n]) => (
								<li key={code}>
									<b>{n}</b> <Icon name={`el-${shade(cardOf(code).element)}`} size="s" /> {nameOf(code)}
									<button
										type="button"
										aria-label={t("dragonduel-deck-less", { card: nameOf(code) })}
										onClick={() => change(code, -1)}
									>
										−
									</button>
								</li>
							))}
					</ol>
					<label class="field">
						{t("dragonduel-deck-text")}
						<textarea
							class="text"
							data-testid="deck-text"
							rows={6}
							value={text ?? written(counts)}
							onInput={(event) => setText(event.currentTarget.value)}
						/>
					</label>
					{wrong && <p class="wrong">{wrong}</p>}
					<button
						type="button"
						class="btn btn--quiet btn--s"
						data-testid="deck-read"
						disabled={text === null}
						onClick={bring}
					>
						{t("dragonduel-deck-read")}
					</button>
				</aside>
			</div>
			{looked && <Zoom looked={looked} onClose={() => setLooked(null)} />}
		</div>
	);
}

function Filters({ sieve, onChange }: { sieve: Sieve; onChange(sieve: Sieve): void }): JSX.Element {
	const row = (field: keyof Sieve, values: readonly string[], say: (value: string) => JSX.Element | string) => (
		<div class="chips" role="group" aria-label={t("dragonduel-filter", { field })}>
			{values.map((value) => (
				<button
					key={value}
					type="button"
					class="chip"
					aria-pressed={sieve[field] === value}
					data-testid={`filter-${value}`}
					onClick={() => onChange({ ...sieve, [field]: sieve[field] === value ? "" : value })}
				>
					{say(value)}
				</button>
			))}
		</div>
	);
	return (
		<div class="dd-shop-filters">
			{row("element", ELEMENTS, (element) => (
				<>
					<Icon name={`el-${shade(element)}`} size="s" /> {elementName(element)}
				</>
			))}
			{row("kind", ["monster", "magic"], (kind) => t(`dragonduel-${kind}`))}
			{row("cost", COSTS, (cost) =>
				t("dragonduel-cost-range", { cost: cost === "7-20" ? "7+" : cost.replace("-", "–") }),
			)}
			<select
				class="text"
				aria-label={t("dragonduel-filter", { field: "trait" })}
				data-testid="filter-trait"
				value={sieve.trait}
				onChange={(event) => onChange({ ...sieve, trait: event.currentTarget.value })}
			>
				<option value="">{t("dragonduel-any-trait")}</option>
				{TRAITS.map((trait) => (
					<option key={trait} value={trait}>
						{traitName(trait)}
					</option>
				))}
			</select>
		</div>
	);
}

const COLUMNS = 11;
function Curve({ counts }: { counts: Counts }): JSX.Element {
	const curve = curveOf(counts, COLUMNS);
	const most = Math.max(8, ...curve);
	const label = t("dragonduel-curve", { all: curve.map((n, cost) => `${cost}: ${n}`).join(", ") });
	return (
		<figure class="dd-curve">
			<figcaption>{t("dragonduel-curve-title", { n: sizeOf(counts), of: SIZE })}</figcaption>
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
					<i style={`--n:${(n / SIZE) * 100}%;--c:${colour}`} />
					<b>{n}</b>
				</li>
			))}
		</ul>
	);
}
