// Cards at reading size, with Z or a long press: under the mouse a card already shows its places on the board.
import type { ComponentChildren, JSX } from "preact";
import { useZoom, Zoom } from "../../board/zoom";
import { FancyPicture } from "../../goods/picture";
import { t } from "../../locales";
import { Drawing, Icon } from "../../look/icon";
import { rulesAt } from "../../rules/link";
import type { Scene } from "..";
import { patternArt } from "./art";
import { fancies, isFountain, patternOf } from "./book";
import { House, rimOf } from "./cards";
import { FountainPicture } from "./picture";
import { cardName, fancyName, fancyText, HEXES, patternWords, type View } from "./pieces";
import { StackList } from "./signs";

interface Props {
	scene: Scene<View>;
	class: string;
	children: ComponentChildren;
}
export function Looking({ scene, class: name, children }: Props): JSX.Element {
	const { looked, close, handlers } = useZoom(scene.seq, false);
	return (
		<div class={name} {...handlers}>
			{children}
			{looked && (
				<Zoom looked={looked} rules={rulesAt("flamecraft_duals", placeOf(looked.id))} onClose={close}>
					<Large id={looked.id} view={scene.view} />
				</Zoom>
			)}
		</div>
	);
}

/** The rules' place for it: placing tokens for a stack, otherwise the card itself. */
const placeOf = (id: string): string => (HEXES.has(id) ? "place" : `card-${id}`);

function Large({ id, view }: { id: string; view: View }): JSX.Element {
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
