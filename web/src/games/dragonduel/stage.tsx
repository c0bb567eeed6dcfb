// The table while a duel runs: the fields, the chain, the question, the hand. A click chooses and shows what would
// happen, a second one does it.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import { sound } from "../../board/sound";
import { useWhy, Why } from "../../board/why";
import { knows, t } from "../../locales";
import { settings, still } from "../../settings";
import type { Scene } from "..";
import { Arrows, LanePill, type Shot } from "./arrow";
import type { Picking } from "./card";
import { cardOf, foesOf, monsterAt, nameOf, nearSeat, ownerOf, playerAt, type View } from "./cards";
import { Chain } from "./chain";
import { MonsterRow, Piles, PlayerBar, Tower } from "./field";
import { Hand } from "./hand";
import { usePassing } from "./passing";
import { PileSheet } from "./piles";
import { Question } from "./question";
import { wishes } from "./wishes";
import { litOf, matching, refsOf, verbOf, wouldBe } from "./words";
import { type Looked, lookedAt, stillThere, Zoom } from "./zoom";

const NOTHING = { at: -1, refs: [] as string[], number: null };

export function Stage({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, decision, locked, seq, people } = scene;
	// every new state of the table begins with nothing picked
	const [picks, setPicks] = useState<{ at: number; refs: string[]; number: string | null }>(NOTHING);
	const { refs: picked, number } = picks.at === seq ? picks : NOTHING;
	const setPicked = (refs: string[]) => setPicks({ at: seq, refs, number: null });
	const setNumber = (said: string | null) => setPicks({ at: seq, refs: [], number: said });
	const [looked, setLooked] = useState<Looked | null>(null);
	const [pile, setPile] = useState<number | null>(null);
	const ask = decision?.ask ?? "";
	const words = useMemo(() => decision?.words ?? [], [decision]);
	const live = decision !== null && !locked;
	const why = useWhy((asked) => reasonOf(scene, asked), seq);
	// a card is read as long as it lies there, whatever else happens
	useEffect(() => setLooked((now) => (now && stillThere(view, now) ? now : null)), [view]);
	// where the fields do not all fit, the one that attacks comes into sight
	const attacker = view.battle?.attacker;
	useEffect(() => {
		const how = { block: "center", inline: "nearest", behavior: still() ? "auto" : "smooth" } as const;
		if (attacker) document.querySelector(`.dd-field [data-ref="${attacker}"]`)?.scrollIntoView(how);
	}, [attacker]);

	const left = picked.length ? matching(words, ask, picked) : words;
	const word = !live
		? null
		: number && words.includes(number)
			? number
			: picked.length && left.length === 1
				? (left[0] ?? null)
				: null;
	const lit = useMemo(() => litOf(words, ask, picked), [words, ask, picked]);
	const pass = usePassing(scene);
	const play = (said: string) => {
		if (!live) return;
		pass.stay();
		scene.play(said);
		setPicked([]);
	};
	const pick = (ref: string, at: Element) => {
		why.hide();
		if (!live) return read(at);
		pass.stay();
		if (word && picked.includes(ref)) return play(word);
		if (matching(words, ask, [ref]).length === 0) {
			const foreign = ref.startsWith("m") && ownerOf(view, ref) !== view.seat;
			const asked = foreign ? null : wouldBe(ref, ask, foesOf(view).find(({ alive }) => alive)?.seat ?? 0);
			if (!asked) return read(at);
			sound("refused");
			void why.ask(asked, at);
			return;
		}
		setLooked(null);
		const next = matching(words, ask, [...picked, ref]).length && !picked.includes(ref) ? [...picked, ref] : [ref];
		const found = matching(words, ask, next);
		if (found.length === 1 && settings.get().atOnce && verbOf(found[0] ?? "") === "target") return play(found[0] ?? "");
		setPicked(next);
	};
	const unpick = () => setPicks(NOTHING);
	// what cannot be picked can be read: a card again and again clicked opens and closes
	const read = (at: Element) => {
		const { code, ref = "" } = (at as HTMLElement).dataset;
		if (!code) return;
		if (looked?.stay && looked.code === code) setLooked(null);
		else look(code, ref || undefined, at, true);
	};
	// what was opened by a click is not taken away by a pointer that passes over the table
	const look: Picking["look"] = (...what) => setLooked((now) => (now?.stay && !what[3] ? now : lookedAt(...what)));
	const inSight = [...lit].filter((ref) => !ref.startsWith("p"));
	const picking: Picking = {
		live,
		lit,
		picked,
		aimed: word ? [...refsOf(word, ask), ...ownersOf(view, word)] : [],
		many: inSight.length > 5,
		pick,
		look,
		unlook: () => setLooked((now) => (now?.stay ? now : null)),
	};
	useKeys((key) => {
		if (key === "Escape") {
			const used = picked.length > 0 || looked !== null || pile !== null;
			why.hide();
			unpick();
			setLooked(null);
			setPile(null);
			return used;
		}
		const focused = document.activeElement as HTMLElement | null;
		if (key === "z" || key === "Z") {
			const code = focused?.dataset.code;
			if (looked) setLooked(null);
			else if (code && focused) look(code, focused.dataset.ref, focused, true);
			return true;
		}
		if (key === "h" || key === "H") {
			wishes.set({ hold: !wishes.get().hold });
			return true;
		}
		if (!live) return false;
		const decline = ["pass", "end", "no block", "done", "keep"].find((each) => words.includes(each));
		if ((key === "p" || key === "P") && decline) play(decline);
		else if (key === "Enter" && word && !focused?.closest("button, a")) play(word);
		else if (/^[0-9]$/.test(key)) {
			if (ask === "critical" || ask === "barrier") {
				const said = `${ask} ${key}`;
				if (words.includes(said)) setNumber(said);
			} else {
				const ref = [...lit][Number(key) - 1];
				const at = ref && document.querySelector(`[data-ref="${ref}"]`);
				if (ref && at) pick(ref, at);
			}
		} else return false;
		return true;
	});

	const near = playerAt(view, nearSeat(view));
	const foes = foesOf(view);
	const parts = { scene, picking };
	return (
		<div
			class={`dd dd--${view.seats} ${view.seat === null ? "dd--watched" : ""}`}
			data-phase={view.phase}
			data-ask={ask || undefined}
			data-seq={seq}
		>
			<div class="dd-field">
				<div class="dd-sides">
					<div class="dd-foes">
						{foes.map((player) => (
							<section key={player.seat} class={`dd-player ${player.alive ? "" : "out"}`} data-seat={player.seat}>
								<PlayerBar {...parts} player={player} own={false} />
								<div class="dd-zone">
									<Tower view={view} player={player} name={people[player.seat]?.name ?? ""} />
									<MonsterRow {...parts} player={player} slots={view.seats === 2} />
								</div>
							</section>
						))}
					</div>
					<div class="dd-lane" data-testid="lane">
						<LanePill scene={scene} />
					</div>
					<section class="dd-player dd-player--own" data-seat={near.seat}>
						<div class="dd-zone">
							<Tower view={view} player={near} name={view.seat === null ? (people[near.seat]?.name ?? "") : t("you")} />
							<MonsterRow {...parts} player={near} slots />
						</div>
						<PlayerBar {...parts} player={near} own={view.seat !== null} />
					</section>
				</div>
				<Chain {...parts} />
				<Arrows shots={shotsOf(view, word)} />
			</div>
			<div class="ask-place">
				<Question
					scene={scene}
					picked={picked}
					left={left}
					word={word}
					passing={pass}
					choose={setNumber}
					confirm={() => word && play(word)}
					unpick={unpick}
				/>
			</div>
			<div class="dd-below">
				<Hand {...parts} />
				<Piles player={near} onOpen={() => setPile(near.seat)} />
			</div>
			{pile !== null && <PileSheet scene={scene} picking={picking} seat={pile} onClose={() => setPile(null)} />}
			{looked && <Zoom looked={looked} monster={monsterAt(view, looked.thing ?? "")} onClose={() => setLooked(null)} />}
			<Why bubble={why.bubble} />
		</div>
	);
}

/** What the battle and the picked word draw over the field. */
function shotsOf(view: View, word: string | null): Shot[] {
	const { battle } = view;
	const [verb, from = "", to = ""] = word?.split(" ") ?? [];
	if (verb === "attack") return [{ from, to: Number(to.slice(1)), ghost: true }];
	if (!battle) return [];
	// a picked blocker turns the head of the attack
	if (verb === "block") return [{ from: battle.attacker, to: from, ghost: true }];
	return [{ from: battle.attacker, to: battle.blocker ?? battle.defender, ghost: false }];
}

/** The monster whose waiting ability a word picks: two of one name are told apart on the field. */
const ownersOf = (view: View, word: string): string[] =>
	view.waiting.filter(({ n }) => word === `trigger ${n}`).map(({ monster }) => monster);

async function reasonOf(scene: Scene<View>, word: string) {
	const { rule, args } = await scene.why(word);
	if (!rule) return null;
	const key = knows(`dragonduel-refusal-${rule}`) ? `dragonduel-refusal-${rule}` : `refusal-${rule}`;
	const values = Object.fromEntries(
		Object.entries(args).map(([name, value]) => [
			name,
			name === "card" ? nameOf(cardOf(String(value)).card) : String(value),
		]),
	);
	return { text: t(key, values), section: rule.startsWith("DD-") ? rule : "" };
}
