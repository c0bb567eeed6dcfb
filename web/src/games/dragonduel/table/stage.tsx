// The table during a duel: the fields, the chain, the question, the hand. A click chooses and previews the result, a
// second one does it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Picking as Picks, ruleOf, usePicking, usePickingStage, type Ways } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { type Because, Why } from "../../../board/why";
import type { Reason } from "../../../protocol";
import { still } from "../../../state/settings";
import type { Picking } from "../cards/card";
import { monsterAt, nameOf, nearSeat, playerAt, type View } from "../cards/cards";
import { Piles } from "../cards/field";
import { type Looked, lookedAt, stillThere } from "../cards/looked";
import { factsOf, raisedBy } from "../cards/telling";
import { playerRef } from "../cards/things";
import { Fields } from "./fields";
import { Hand } from "./hand";
import { useDuelKeys } from "./keys";
import { PileSheet, Zoom } from "./later";
import { usePassing } from "./passing";
import { Question } from "./question";

/** The setting "at once" applies to aiming: everything else deserves a thought. */
const WAYS: Ways = { inOrder: true, quick: ({ verb }) => verb === "target" };

export function Stage({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, decision, seq } = scene;
	const [looked, setLooked] = useState<Looked | null>(null);
	const [pile, setPile] = useState<number | null>(null);
	const ask = decision?.ask ?? "";
	// a zoomed card stays open as long as it is there, whatever else happens
	useEffect(() => setLooked((now) => (now && stillThere(view, now) ? now : null)), [view]);
	// what was opened on request closes with the next press elsewhere
	useEffect(() => {
		if (!looked?.stay) return;
		const close = ({ target }: PointerEvent) => {
			const at = target as Element;
			if (!at.closest(".dd-zoom") && !looked.at?.contains(at)) setLooked(null);
		};
		addEventListener("pointerdown", close, true);
		return () => removeEventListener("pointerdown", close, true);
	}, [looked]);
	// if the fields do not all fit, scroll to the attacking one
	const attacker = view.battle?.attacker;
	useEffect(() => {
		const how = { block: "center", inline: "nearest", behavior: still() ? "auto" : "smooth" } as const;
		if (attacker) document.querySelector(`.dd-field [data-ref="${attacker}"]`)?.scrollIntoView(how);
	}, [attacker]);

	const pass = usePassing(scene);
	// a zoom opened by a click is not replaced when the pointer passes over the table
	const look: Picking["look"] = (...what) => setLooked((now) => (now?.stay && !what[3] ? now : lookedAt(...what)));
	// a card that cannot be picked can be read: clicks open and close it
	const read = (at: Element) => {
		const { code, ref = "" } = (at as HTMLElement).dataset;
		if (!code) return;
		if (looked?.stay && looked.code === code) setLooked(null);
		else look(code, ref || undefined, at, true);
	};
	const picks = usePicking({ ...scene, play: stayed }, { ...WAYS, because, otherwise: (_, at) => read(at) });
	// a person who answers or points at something does not want to pass automatically
	function stayed(word: string): void {
		pass.stay();
		scene.play(word);
	}
	const { shown } = picks;
	const picking: Picking = {
		...pickedOf(view, picks),
		click: (ref, at) => {
			if (picks.live) pass.stay();
			if (picks.touched.has(ref)) setLooked(null);
			picks.click(ref, at);
		},
		look,
		unlook: () => setLooked((now) => (now?.stay ? now : null)),
	};
	useDuelKeys({ ask, picks, looked, pile, look, setLooked, setPile });
	usePickingStage({ ...picks, click: picking.click });

	const near = playerAt(view, nearSeat(view));
	const parts = { scene, picking };
	return (
		<div
			class={`dd dd--${view.seats} ${view.seat === null ? "dd--watched" : ""}`}
			data-phase={view.phase}
			data-ask={ask || undefined}
			data-seq={seq}
		>
			<Fields {...parts} shown={shown} near={near} />
			<div class="ask-place">
				<Question scene={scene} picking={picks} passing={pass} />
			</div>
			<div class="dd-below">
				<Hand {...parts} />
				<Piles player={near} onOpen={() => setPile(near.seat)} />
			</div>
			{pile !== null && <PileSheet scene={scene} picking={picking} seat={pile} onClose={() => setPile(null)} />}
			{looked && <Zoom looked={looked} monster={monsterAt(view, looked.thing ?? "")} onClose={() => setLooked(null)} />}
			<Why bubble={picks.bubble} />
		</div>
	);
}

/** What is lit, chosen, aimed at and changed by the picks so far. */
function pickedOf(
	view: View,
	{ live, lit, touched, chosen, shown }: Picks,
): Omit<Picking, "click" | "look" | "unlook"> {
	const players = new Set(view.players.map(({ seat }) => playerRef(seat)));
	return {
		live,
		lit,
		touched,
		chosen,
		aimed: shown ? [...shown.refs, factsOf(shown).monster ?? ""] : [],
		many: [...lit].filter((ref) => !players.has(ref)).length > 5,
		raised: raisedBy(shown),
	};
}

/** The rule that forbids it, with cards by their names. */
function because(reason: Reason | null): Because | null {
	if (!reason?.rule) return null;
	const { card } = reason.args;
	const args = card === undefined ? reason.args : { ...reason.args, card: nameOf(String(card)) };
	const { text } = ruleOf("dragonduel", { ...reason, args });
	return { text, section: reason.rule.startsWith("DD-") ? reason.rule : "", cites: true };
}
