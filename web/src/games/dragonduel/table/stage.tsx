// The table during a duel: the fields, the chain, the question, the hand. A click chooses and previews the result, a
// second one does it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useKeys } from "../../../board/keys";
import { type Answer, ruleOf, usePicking, usePickingStage, type Ways } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { type Because, Why } from "../../../board/why";
import type { Reason } from "../../../protocol";
import { still } from "../../../state/settings";
import { t } from "../../../ui/locales";
import type { Picking } from "../cards/card";
import { foesOf, monsterAt, nameOf, nearSeat, playerAt, type View } from "../cards/cards";
import { Chain } from "../cards/chain";
import { MonsterRow, Piles, PlayerBar, Tower } from "../cards/field";
import { factsOf, raisedBy } from "../cards/telling";
import { playerRef } from "../cards/things";
import { type Looked, lookedAt, stillThere, Zoom } from "../cards/zoom";
import { Arrows, LanePill, type Shot } from "./arrow";
import { FoeTabs, useOpenFoe } from "./foes";
import { Hand } from "./hand";
import { usePassing } from "./passing";
import { choicesIn } from "./people";
import { PileSheet } from "./piles";
import { Question } from "./question";
import { asksOnce } from "./ways";
import { wishes } from "./wishes";

/** The setting "at once" applies to aiming: everything else deserves a thought. */
const WAYS: Ways = { inOrder: true, quick: ({ verb }) => verb === "target" };
/** Answers that decline or end, for one key. */
const DECLINES = ["pass", "end", "no-block", "done", "keep"];

export function Stage({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, decision, seq, people } = scene;
	const [looked, setLooked] = useState<Looked | null>(null);
	const [pile, setPile] = useState<number | null>(null);
	const ask = decision?.ask ?? "";
	// a zoomed card stays open as long as it is there, whatever else happens
	useEffect(() => setLooked((now) => (now && stillThere(view, now) ? now : null)), [view]);
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
	const { live, lit, shown } = picks;
	const players = new Set(view.players.map(({ seat }) => playerRef(seat)));
	const picking: Picking = {
		live,
		lit,
		touched: picks.touched,
		chosen: picks.chosen,
		aimed: shown ? [...shown.refs, factsOf(shown).monster ?? ""] : [],
		many: [...lit].filter((ref) => !players.has(ref)).length > 5,
		raised: raisedBy(shown),
		click: (ref, at) => {
			if (live) pass.stay();
			if (picks.touched.has(ref)) setLooked(null);
			picks.click(ref, at);
		},
		look,
		unlook: () => setLooked((now) => (now?.stay ? now : null)),
	};
	useKeys((key) => {
		if (key === "Escape") {
			const used = picks.refs.length > 0 || picks.answer !== null || looked !== null || pile !== null;
			picks.hide();
			picks.clear();
			setLooked(null);
			setPile(null);
			return used;
		}
		if (key === "z" || key === "Z") {
			const focused = document.activeElement as HTMLElement | null;
			const code = focused?.dataset.code;
			if (looked) setLooked(null);
			else if (code && focused) look(code, focused.dataset.ref, focused, true);
			return true;
		}
		if (key === "h" || key === "H") {
			wishes.set({ hold: !wishes.get().hold });
			return true;
		}
		if (key === "p" || key === "P") {
			const decline = picks.plain.find(({ verb }) => DECLINES.includes(verb));
			// an answer that asks for confirmation is confirmed by the same key
			if (decline && asksOnce(decline)) picks.choose(decline);
			else if (decline) picks.play(decline);
			return decline !== undefined;
		}
		const inside = choicesIn(ask, picks)[Number(key) - 1];
		if (inside) {
			picks.point(inside.refs.at(-1) ?? "");
			return true;
		}
		const number = picks.plain.find((answer) => factsOf(answer).n === Number(key));
		if (number) picks.choose(number);
		return number !== undefined;
	});
	usePickingStage({ ...picks, click: picking.click });

	const aimed = shown?.verb === "attack" ? factsOf(shown).to : view.battle?.blocker ? undefined : view.battle?.defender;
	const near = playerAt(view, nearSeat(view));
	const foes = foesOf(view);
	const parts = { scene, picking };
	const [open, setOpen] = useOpenFoe(scene, picking, shown);
	return (
		<div
			class={`dd dd--${view.seats} ${view.seat === null ? "dd--watched" : ""}`}
			data-phase={view.phase}
			data-ask={ask || undefined}
			data-seq={seq}
		>
			<div class="dd-field">
				<div class="dd-sides" data-drop="play play-undead">
					{foes.length > 1 && <FoeTabs {...parts} foes={foes} open={open} onOpen={setOpen} />}
					<div class="dd-foes" data-drop="attack">
						{foes.map((player) => (
							<section
								key={player.seat}
								class={`dd-player ${player.alive ? "" : "out"} ${player.seat === open ? "show" : ""} ${player.seat === aimed ? "aim" : ""}`}
								data-seat={player.seat}
								data-lands={playerRef(player.seat)}
							>
								<PlayerBar {...parts} player={player} own={false} />
								<div class="dd-zone">
									<Tower view={view} player={player} name={people[player.seat]?.name ?? ""} />
									<MonsterRow {...parts} player={player} slots={view.seats === 2} />
								</div>
							</section>
						))}
					</div>
					<div class="dd-lane" data-testid="lane">
						<LanePill scene={scene} answer={shown} />
						{foes.length > 1 && <Chain {...parts} />}
					</div>
					<section class="dd-player dd-player--own" data-seat={near.seat}>
						<div class="dd-zone">
							<Tower view={view} player={near} name={view.seat === null ? (people[near.seat]?.name ?? "") : t("you")} />
							<MonsterRow {...parts} player={near} slots />
						</div>
						<PlayerBar {...parts} player={near} own={view.seat !== null} />
					</section>
				</div>
				{foes.length === 1 && <Chain {...parts} />}
				<Arrows shots={shotsOf(view, shown)} />
			</div>
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

/** The arrows over the field for the battle and the picked answer. */
function shotsOf(view: View, answer: Answer | null): Shot[] {
	const { battle } = view;
	const { monster = "", to = 0 } = factsOf(answer);
	if (answer?.verb === "attack") return [{ from: monster, to, ghost: true }];
	if (!battle) return [];
	// a picked blocker redirects the attack
	if (answer?.verb === "block") return [{ from: battle.attacker, to: monster, ghost: true }];
	return [{ from: battle.attacker, to: battle.blocker ?? battle.defender, ghost: false }];
}

/** The rule that forbids it, with cards by their names. */
function because(reason: Reason | null): Because | null {
	if (!reason?.rule) return null;
	const { card } = reason.args;
	const args = card === undefined ? reason.args : { ...reason.args, card: nameOf(String(card)) };
	const { text } = ruleOf("dragonduel", { ...reason, args });
	return { text, section: reason.rule.startsWith("DD-") ? reason.rule : "", cites: true };
}
