// The deck builder: all cards with filters, the deck next to them with its charts, and whether it is legal.
import "../../../ui/sheets/sheets.css";
import "../cards/dragonduel.css";
import "../cards/chain.css";
import "../cards/rows.css";
import "./workshop.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { settings } from "../../../state/settings";
import { useStore } from "../../../state/store";
import { failureText } from "../../../ui/errors";
import { Icon, learnIcons } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { Workbench } from "../../workshops/workbench";
import type { WorkshopProps } from "../../workshops/workshops";
import { type Starter, shade, starters } from "../cards/cards";
import {
	type Counts,
	curveOf,
	type Deck,
	decks,
	draft,
	inOneLine,
	keepDecks,
	keepDraft,
	MOST,
	nameDeck,
	problems,
	SIZE,
	sizeOf,
} from "../cards/decks";
import { type Looked, Zoom } from "../cards/zoom";
import { DeckList } from "./decklist";
import { ALL, Pool, type Sieve } from "./pool";
import { forget, renewed, store } from "./shelf";

learnIcons(import.meta.glob<string>("../cards/icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export { overlay } from "../cards/cards";

const DeckText = part(() => import("./decktext"), "DeckText");

/** The deck under construction and the ones that are kept, with what can be done to them. */
function useDecks(onUse: WorkshopProps["onUse"]) {
	const [kept, setKept] = useState(decks);
	const [deck, setDeck] = useState<Deck>(() => draft() ?? { name: t("dragonduel-deck-new"), counts: {} });
	const [wrong, setWrong] = useState("");
	const { name, counts } = deck;
	const fail = (failure: unknown) => setWrong(failureText(failure));
	useEffect(() => void renewed().then(setKept, fail), []);
	const take = (next: Deck) => {
		setDeck(next);
		keepDraft(next);
	};
	const change = (code: string, by: number) => {
		const n = Math.max(0, Math.min(MOST, (counts[code] ?? 0) + by));
		const { [code]: _, ...rest } = counts;
		take({ name, counts: n ? { ...rest, [code]: n } : rest });
	};
	const keep = (all: Deck[]) => {
		keepDecks(all);
		setKept(all);
	};
	const save = () => {
		const others = kept.filter((each) => each.name !== name);
		const mine = { ...deck, id: kept.find((each) => each.name === name)?.id };
		keep([mine, ...others]);
		nameDeck(deck);
		store(mine).then((stored) => keep([stored, ...others]), fail);
	};
	const use = () => {
		save();
		onUse(inOneLine(counts));
	};
	const drop = () => {
		for (const each of kept) if (each.name === name) forget(each).catch(fail);
		keep(kept.filter((each) => each.name !== name));
		take({ name: t("dragonduel-deck-new"), counts: {} });
	};
	return { kept, deck, wrong, take, change, save, use, drop };
}

export default function Workshop({ onUse, onClose }: WorkshopProps): JSX.Element {
	const shelf = useDecks(onUse);
	const { kept, deck, wrong, take, change, save, use } = shelf;
	const [sieve, setSieve] = useState<Sieve>(ALL);
	const [looked, setLooked] = useState<Looked | null>(null);
	const { text } = useStore(settings);
	const { name, counts } = deck;
	const look = (code: string, at: Element, stay: boolean) => setLooked({ code, at, stay });
	return (
		<Workbench
			class="dd-shop"
			title="dragonduel"
			name={t("dragonduel-workshop")}
			tools={<Tools {...shelf} />}
			onClose={onClose}
			onEscape={() => {
				setLooked(null);
				return looked !== null;
			}}
		>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{text ? (
				<DeckText deck={deck} kept={kept} onTake={take} onChange={change} onSave={save} onUse={use} onClose={onClose} />
			) : (
				<>
					<Beginnings kept={kept} onTake={take} />
					<div class="dd-shop-parts">
						<Pool
							counts={counts}
							sieve={sieve}
							onSieve={setSieve}
							onChange={change}
							look={(code, _, at, stay) => look(code, at, stay)}
							unlook={() => setLooked((now) => (now?.stay ? now : null))}
						/>
						<DeckList
							counts={counts}
							onChange={change}
							onRead={(got: Counts) => take({ name, counts: got })}
							look={(code, at) => look(code, at, true)}
						/>
					</div>
				</>
			)}
			{looked && <Zoom looked={looked} onClose={() => setLooked(null)} />}
		</Workbench>
	);
}

/** The name of the deck, its size, and what can be done with it. */
function Tools({ kept, deck, take, save, use, drop }: ReturnType<typeof useDecks>): JSX.Element {
	const { name, counts } = deck;
	const legal = problems(counts).length === 0;
	return (
		<>
			<input
				class="text"
				aria-label={t("dragonduel-deck-called")}
				data-testid="deck-name"
				maxLength={40}
				value={name}
				onInput={(event) => take({ name: event.currentTarget.value, counts })}
			/>
			<span class={`dd-shop-size ${legal ? "ok" : ""}`} aria-hidden="true">
				{sizeOf(counts)}/{SIZE}
			</span>
			<button type="button" class="btn btn--quiet" data-testid="deck-save" onClick={save}>
				{t("dragonduel-deck-save")}
			</button>
			{kept.some((each) => each.name === name) && (
				<button type="button" class="btn btn--quiet" data-testid="deck-drop" onClick={drop}>
					{t("dragonduel-deck-drop")}
				</button>
			)}
			<button type="button" class="btn btn--go" data-testid="deck-use" disabled={!legal} onClick={use}>
				{t("dragonduel-deck-use")} <Icon name="check" />
			</button>
		</>
	);
}

/** What to start with: the player's own decks, the starter decks, or nothing. */
function Beginnings({ kept, onTake }: { kept: Deck[]; onTake(deck: Deck): void }): JSX.Element {
	return (
		<div class="dd-shop-pick" role="group" aria-label={t("dragonduel-deck-start")}>
			<span>{t("dragonduel-deck-start")}</span>
			{kept.map((deck) => (
				<button key={deck.name} type="button" class="chip" data-testid="deck-kept" onClick={() => onTake(deck)}>
					{deck.name}
				</button>
			))}
			{starters().map((starter) => (
				<Preview key={starter.key} starter={starter} onTake={onTake} />
			))}
			<button
				type="button"
				class="chip"
				data-testid="deck-empty"
				onClick={() => onTake({ name: t("dragonduel-deck-new"), counts: {} })}
			>
				{t("dragonduel-deck-empty")}
			</button>
		</div>
	);
}

/** A starter deck at a glance: its elements, its name, its costs as a small curve, and one line about it. */
function Preview({ starter, onTake }: { starter: Starter; onTake(deck: Deck): void }): JSX.Element {
	const { key, elements, counts } = starter;
	const name = t(`dragonduel-deck-name-${key}`);
	const curve = curveOf(counts, 9);
	const most = Math.max(...curve);
	return (
		<button type="button" class="dd-starter" data-testid={`starter-${key}`} onClick={() => onTake({ name, counts })}>
			<b>
				{elements.map((element) => (
					<Icon key={element} name={`el-${shade(element)}`} size="s" />
				))}{" "}
				{name}
			</b>
			<svg viewBox="0 0 54 16" aria-hidden="true">
				{curve.map((n, cost) => (
					<rect key={cost} x={cost * 6} y={16 - (n / most) * 16} width="5" height={(n / most) * 16} rx="1" />
				))}
			</svg>
			<small>{t(`dragonduel-deck-style-${key}`)}</small>
		</button>
	);
}
