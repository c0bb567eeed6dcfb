// The table during a game: the board, the parts around it, the question, the reader's own cards. A click chooses and
// previews the result, a second one does it; anything that can be taken back is done by the first.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useKeys } from "../../../board/keys";
import { type Answer, usePicking, usePickingStage } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Why } from "../../../board/why";
import { part, soon } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { Board } from "./board";
import { Mine } from "./mine";
import { factsOf, isLight, previewOf } from "./outcome";
import { HEXES, type Pattern, type View } from "./pieces";
import { Question } from "./question";
import { useReturns, withReturns } from "./returns";
import { type Parts, Row } from "./row";
import { Bag, Chart, Others, Strip } from "./sides";
import { Signs } from "./signs";
import { type Event, lastHexes } from "./story";
import { Looking } from "./zoom";

const fancy = () => import("../later/fancies");
const Fancies = part(fancy, "Fancies");
const FancyPick = part(fancy, "FancyPick");
const Springs = part(() => import("../later/bag"), "Springs");
const beside = () => import("../later/beside");
const ThisTurn = part(beside, "ThisTurn");
const ChainLine = part(beside, "ChainLine");
const StackBox = part(beside, "StackBox");
soon(ThisTurn);

/** The setting "at once" applies only to the board. */
const WAYS = {
	atOnce: isLight,
	quick: ({ refs }: Answer) => HEXES.has(refs[0] ?? ""),
	goesOn: (answer: Answer) => isLight(answer) && (factsOf(answer).goes_on ?? false),
};

export function Stage({ scene }: { scene: Scene<View, Event> }): JSX.Element {
	const { view } = scene;
	const picked = usePicking(scene, WAYS);
	const returns = useReturns(scene, picked);
	const picking = withReturns(picked, returns);
	const [looked, setLook] = useState<Pattern | null>(null);
	const [into, setInto] = useState<string | null>(null);
	const [under, setUnder] = useState<string | null>(null);
	useEffect(() => setUnder(null), [scene.seq]);
	const hovered = picking.answers.find(({ refs }) => under && refs[0] === under) ?? null;
	const preview = previewOf(picking.shown ?? hovered, picking.answers);
	// looked up again each time: its places change with the board
	const look = [...(view.hand ?? []), ...view.fountain, ...view.open_patterns].find(
		({ card }) => card === looked?.card,
	);
	useKeys((key) => {
		const coin = document.querySelector('.fd [data-ref="coin"]');
		if ((key !== "c" && key !== "C") || !coin || !picking.lit.has("coin")) return false;
		picking.click("coin", coin);
		return true;
	});
	usePickingStage(picking);

	const parts: Parts = { view, picking, preview, look: setLook };
	const hexes = (refs: Set<string>) => new Set([...refs].filter((ref) => HEXES.has(ref)));
	return (
		<Looking scene={scene} class={`fd ${view.seat === null ? "fd--watch" : ""}`}>
			<Strip scene={scene} />
			<Row {...parts} />
			<div class="fd-field">
				<div class="fd-col fd-col--left" role="region" aria-label={t("flamecraft_duals-beside")} tabIndex={0}>
					{view.seats > 1 ? <Others scene={scene} /> : <Springs view={view} />}
					{view.phase !== "fancy" && <Bag view={view} />}
					{into && <StackBox view={view} hex={into} />}
					{view.chain.length > 0 && <ThisTurn view={view} />}
				</div>
				<div class="fd-mid">
					<div class="fd-corners">
						<Signs view={view} />
						{view.chain.length > 0 && <ChainLine view={view} />}
					</div>
					{view.phase === "fancy" ? (
						<FancyPick picking={picking} taken={view.fancies.map(({ card }) => card)} />
					) : (
						<div class="fd-place" data-drop="score claim">
							<Board
								view={view}
								legal={hexes(picking.lit)}
								live={picking.live}
								chosen={[...hexes(picking.chosen)][0] ?? null}
								preview={preview}
								look={look ?? null}
								last={lastHexes(scene.heard)}
								onInto={setInto}
								onUnder={setUnder}
								onPick={(hex, at) => picking.live && picking.click(hex, at)}
								onAsk={picking.ask}
								onLeave={picking.hide}
							/>
						</div>
					)}
				</div>
				<div class="fd-col fd-col--right">
					<Chart view={view} />
					{view.fancies.length > 0 && <Fancies {...parts} />}
				</div>
			</div>
			<div class="ask-place">
				<Question scene={scene} picking={picking} returns={returns} />
			</div>
			<Mine {...parts} />
			<Why bubble={picking.bubble} />
		</Looking>
	);
}
