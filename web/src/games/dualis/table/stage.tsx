// The table: felt with seats, trick and centre; the question; the hand. A click chooses, a second click plays; a card
// can also be dragged onto the felt, or onto a coin.
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { useKeys } from "../../../board/keys";
import { type Picking, usePicking, usePickingStage } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Why } from "../../../board/why";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { useArmed } from "./arming";
import { Face } from "./card";
import { cardOf, nameOf, playOf, type View } from "./cards";
import { Centre } from "./centre";
import { Fan } from "./fan";
import { Question } from "./question";
import { Seats } from "./seats";
import { SideChips } from "./sides";
import { TrickOnTable } from "./trick";

const Large = part(() => import("../later/later"), "Large");

const CARD = ".fan [data-ref]";

export function Stage({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, seq } = scene;
	const picking = useArmed(usePicking(scene, { inOrder: true }), seq);
	const [large, setLarge] = useState<string | null>(null);
	useLayoutEffect(() => setLarge(null), [seq]);
	useKeys((key) => {
		if (key === "Escape" && large) setLarge(null);
		else if (key === "z" || key === "Z") {
			const card = document.activeElement?.closest(CARD) ?? document.querySelector(`${CARD}:hover`);
			setLarge(large ? null : (card?.getAttribute("data-ref") ?? null));
		} else if (key === "c" || key === "C") picking.arm();
		else return false;
		return true;
	});
	usePickingStage(picking);

	const { answer, shown } = picking;
	return (
		<>
			<SideChips scene={scene} />
			<div class="felt" data-drop="play">
				<div class="ring" />
				<Centre view={view} picking={picking} people={scene.people} />
				<TrickOnTable scene={scene} ghost={shown && playOf(shown)} />
				<Seats scene={scene} />
			</div>
			<div class="ask-place">
				<Question scene={scene} picking={picking} />
			</div>
			{view.hand && (
				<Fan
					groups={handOf(view, picking)}
					chosen={answer && playOf(answer).code}
					live={picking.live}
					label={t("your-hand")}
					onPick={picking.click}
					onAsk={picking.ask}
					onLeave={picking.hide}
				/>
			)}
			<Why bubble={picking.bubble} />
			{large && <Large code={large} onClose={() => setLarge(null)} />}
		</>
	);
}

/** Star, then Moon, as the server sorted them. */
function handOf(view: View, picking: Picking) {
	const cards = (view.hand ?? []).map((ref) => ({
		ref,
		label: nameOf(ref),
		face: <Face code={ref} />,
		class: `dc ${cardOf(ref).colour}`,
		legal: picking.lit.has(ref),
	}));
	const suits = ["S", "M"].map((suit) => cards.filter(({ ref }) => cardOf(ref).suit === suit));
	return suits.filter((group) => group.length > 0);
}
