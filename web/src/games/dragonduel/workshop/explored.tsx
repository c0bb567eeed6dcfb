// What finished games say of a deck's cards: how often they won when they were drawn, in the deck most like this one.
import "./explored.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explorer } from "../../../net/explorer";
import type { FigureInfo } from "../../../protocol";
import { follow } from "../../../state/route";
import { settings } from "../../../state/settings";
import { failureText } from "../../../ui/errors";
import { t } from "../../../ui/locales";
import { nameOf, type Starter, starters } from "../cards/cards";
import type { Counts } from "../cards/deck-names";

const ALIKE = 20; // cards that a deck must have in common with another to be like it
const SHOWN = 3; // best and weakest
type Drawn = Record<string, FigureInfo>;

const common = (counts: Counts, { counts: others }: Starter): number =>
	Object.entries(counts).reduce((sum, [code, n]) => sum + Math.min(n, others[code] ?? 0), 0);

/** The deck most like this one; none if none is like it. */
export function likest(counts: Counts): Starter | undefined {
	const [best] = [...starters()].sort((a, b) => common(counts, b) - common(counts, a));
	return best && common(counts, best) >= ALIKE ? best : undefined;
}

/** The figures of each card when drawn: in a deck, or in any. */
async function drawnIn(deck: string | undefined): Promise<Drawn> {
	const [sheet, part] = deck ? ["holders", deck] : ["cards", "drawn"];
	const { rows } = await explorer.sheet("dragonduel", sheet, {});
	const pairs = rows.flatMap(({ item, figures }) =>
		figures.flatMap((each) => (each.part === part ? [[item, each]] : [])),
	);
	return Object.fromEntries(pairs) as Drawn;
}

interface ExploredProps {
	counts: Counts;
	look(code: string, at: Element): void;
}
export function Explored({ counts, look }: ExploredProps): JSX.Element {
	const [drawn, setDrawn] = useState<{ deck: Starter | undefined; of: Drawn } | null>(null);
	const [wrong, setWrong] = useState("");
	const ask = () => {
		const deck = likest(counts);
		setWrong("");
		drawnIn(deck?.key).then(
			(of) => setDrawn({ deck, of }),
			(failure) => setWrong(failureText(failure)),
		);
	};
	const known = Object.keys(counts)
		.filter((code) => counts[code] && drawn?.of[code]?.rate !== undefined)
		.sort((a, b) => (drawn?.of[b]?.rate ?? 0) - (drawn?.of[a]?.rate ?? 0));
	const line = (code: string) => <Line key={code} code={code} figure={drawn?.of[code]} look={look} />;
	return (
		<details class="dd-explored" data-testid="deck-explored" onToggle={(event) => event.currentTarget.open && ask()}>
			<summary>{t("explorer-deck")}</summary>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{drawn && (
				<>
					<p>
						{drawn.deck
							? t("explorer-deck-like", { deck: t(`dragonduel-deck-name-${drawn.deck.key}`) })
							: t("explorer-deck-any")}
					</p>
					{known.length ? (
						<ol>
							{known.slice(0, SHOWN).map(line)}
							{known.length > 2 * SHOWN && <li aria-hidden="true">…</li>}
							{known.slice(Math.max(SHOWN, known.length - SHOWN)).map(line)}
						</ol>
					) : (
						<p>{t("explorer-few")}</p>
					)}
					<a class="more" href="/explorer?view=cards&title=dragonduel" onClick={follow}>
						{t("explorer-title")}
					</a>
				</>
			)}
		</details>
	);
}

interface LineProps {
	code: string;
	figure: FigureInfo | undefined;
	look(code: string, at: Element): void;
}
function Line({ code, figure, look }: LineProps): JSX.Element {
	const { rate = 50, low = 0, high = 100, sure = 0 } = figure ?? {};
	const said = (value: number) =>
		value.toLocaleString(settings.get().lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	return (
		<li>
			<button type="button" class="dd-name" onClick={(event) => look(code, event.currentTarget)}>
				{nameOf(code)}
			</button>
			<b class="fig">
				{sure > 0 ? "▲ " : sure < 0 ? "▼ " : ""}
				{t("explorer-rate", { rate: said(rate) })}
			</b>
			<small class="fig">{t("explorer-give", { give: said((high - low) / 2) })}</small>
		</li>
	);
}
