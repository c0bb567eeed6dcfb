// A card at reading size, with its picture and its places.
import type { JSX } from "preact";
import { Zoom } from "../../../board/later/large";
import type { Looked } from "../../../board/later/zooming";
import { Drawing, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { FancyPicture } from "../../goods/picture";
import { rulesAt } from "../../rules-address";
import { patternArt } from "../table/art";
import { fancies, isFountain, patternOf, worthOf } from "../table/book";
import { House, rimOf } from "../table/cards";
import { FountainPicture } from "../table/picture";
import { cardName, fancyName, fancyText, HEXES, patternWords, type View } from "../table/pieces";
import { StackList } from "./beside";

export function LargeCard({ looked, view, onClose }: { looked: Looked; view: View; onClose(): void }): JSX.Element {
	return (
		<Zoom looked={looked} rules={rulesAt("flamecraft_duals", placeOf(looked.id))} onClose={onClose}>
			<Large id={looked.id} view={view} />
		</Zoom>
	);
}

/** The rules' place for it: placing tokens for a stack, otherwise the card itself. */
const placeOf = (id: string): string => (HEXES.has(id) ? "place" : `card-${id}`);

export function Large({ id, view }: { id: string; view: View }): JSX.Element {
	if (HEXES.has(id)) {
		return (
			<div class="fd-large">
				<StackList view={view} hex={id} />
			</div>
		);
	}
	const fancy = fancies().find(({ card }) => card === id);
	if (fancy) {
		return (
			<div class="fd-large">
				<h3>
					<Icon name={fancy.kind === "active" ? "fancy-sun" : "fancy-moon"} /> {fancyName(id)}
					{fancy.provenance === "house" && <House />}
				</h3>
				<FancyPicture class="fd-largeface" id={id} />
				<p>{fancyText(id)}</p>
			</div>
		);
	}
	const pattern = [...(view.hand ?? []), ...view.fountain, ...view.open_patterns].find(({ card }) => card === id);
	const { cells, icons } = patternOf(id);
	return (
		<div class="fd-large" style={rimOf(icons)}>
			<h3>
				{cardName(id)} {pattern?.provenance === "house" && <House />}
			</h3>
			{isFountain(id) && <FountainPicture class="fd-largeface" id={id} />}
			<Drawing class="fd-largedraw" svg={patternArt(cells, icons)} />
			{!pattern && <b>{t("flamecraft_duals-reputation", { count: worthOf(id) })}</b>}
			{pattern && (
				<>
					<p>
						<b>{t("flamecraft_duals-reputation", { count: pattern.reputation })}</b>. {patternWords(pattern)}.
					</p>
					{view.pattern_help && (
						<p>
							{t("flamecraft_duals-found-places", { matches: pattern.matches.length, short: pattern.short.length })}.
						</p>
					)}
				</>
			)}
		</div>
	);
}
