// The deck builder: all cards with filters, the deck next to them with its charts, and whether it is legal. On a phone one
// of the two is shown at a time.
import "../../../ui/sheets/sheets.css";
import "../cards/dragonduel.css";
import "../cards/chain.css";
import "../cards/rows.css";
import "./workshop.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { settings } from "../../../state/settings";
import { useStore } from "../../../state/store";
import { learnIcons } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { learnNames, t } from "../../../ui/locales";
import { Workbench } from "../../workshops/workbench";
import type { WorkshopProps } from "../../workshops/workshops";
import { deckLimits } from "../cards/cards";
import type { Counts } from "../cards/deck-names";
import { sizeOf } from "../cards/decks";
import type { Looked } from "../cards/looked";
import { Zoom } from "../later/zoom";
import { Beginnings } from "./beginnings";
import { DeckList } from "./decklist";
import { Pool } from "./pool";
import { ALL, type Sieve } from "./sieve";
import { Tools } from "./tools";
import { useDecks } from "./use-decks";

learnIcons(import.meta.glob<string>("../cards/icons/*.svg", { eager: true, query: "?raw", import: "default" }));

export { overlay } from "../cards/cards";

learnNames("dragonduel").catch(() => undefined); // decks are also read in another language, where its names can be had

const DeckText = part(() => import("./decktext"), "DeckText");

export default function Workshop({ onUse, onClose }: WorkshopProps): JSX.Element {
	const shelf = useDecks(onUse);
	const { kept, deck, wrong, take, begin, change, save, use } = shelf;
	const [looked, setLooked] = useState<Looked | null>(null);
	const { text } = useStore(settings);
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
				<DeckText
					deck={deck}
					kept={kept}
					onTake={begin}
					onChange={change}
					onSave={save}
					onUse={use}
					onClose={onClose}
				/>
			) : (
				<>
					<Beginnings deck={deck} kept={kept} onTake={begin} />
					<Parts
						counts={deck.counts}
						onChange={change}
						onRead={(counts) => take({ ...deck, counts })}
						look={look}
						unlook={() => setLooked((now) => (now?.stay ? now : null))}
					/>
				</>
			)}
			{looked && <Zoom looked={looked} onClose={() => setLooked(null)} />}
		</Workbench>
	);
}

interface PartsProps {
	counts: Counts;
	onChange(code: string, by: number): void;
	onRead(counts: Counts): void;
	look(code: string, at: Element, stay: boolean): void;
	unlook(): void;
}
/** The cards and the deck, with a switch between them where there is place for one only. */
function Parts({ counts, onChange, onRead, look, unlook }: PartsProps): JSX.Element {
	const [sieve, setSieve] = useState<Sieve>(ALL);
	const [page, setPage] = useState<"pool" | "deck">("pool");
	const tab = (name: "pool" | "deck", label: string) => (
		<button type="button" aria-pressed={page === name} data-testid={`deck-tab-${name}`} onClick={() => setPage(name)}>
			{label}
		</button>
	);
	return (
		<>
			<div class="dd-shop-parts" data-page={page}>
				<Pool
					counts={counts}
					sieve={sieve}
					onSieve={setSieve}
					onChange={onChange}
					look={(code, _, at, stay) => look(code, at, stay)}
					unlook={unlook}
				/>
				<DeckList counts={counts} onChange={onChange} onRead={onRead} look={(code, at) => look(code, at, true)} />
			</div>
			<nav class="dd-shop-tabs" aria-label={t("dragonduel-workshop")}>
				{tab("pool", t("dragonduel-tab-cards"))}
				{tab("deck", t("dragonduel-tab-deck", { n: sizeOf(counts), of: deckLimits().size }))}
			</nav>
		</>
	);
}
