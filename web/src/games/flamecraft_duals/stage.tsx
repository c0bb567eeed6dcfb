// The table while a game runs: the board, what lies round it, the question, one's own cards. A click chooses and
// shows what would happen, a second one does it.
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import { sound } from "../../board/sound";
import { useWhy, Why } from "../../board/why";
import { knows, t } from "../../locales";
import { settings } from "../../settings";
import type { Scene } from "..";
import { Board } from "./board";
import { fancies } from "./book";
import { FancyCard } from "./cards";
import { Mine } from "./mine";
import type { Pattern, View } from "./pieces";
import { previewOf } from "./preview";
import { Question } from "./question";
import { Fancies, type Picking, Row } from "./row";
import { Bag, ChainLine, Chart, Others, Signs, Springs, Strip } from "./sides";
import { lastHexes } from "./story";
import { choicesOf, refOf, wouldBe, zoneOf } from "./words";
import { Looking } from "./zoom";

export function Stage({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, decision, locked, seq } = scene;
	const [word, setWord] = useState<string | null>(null);
	const [looked, setLook] = useState<Pattern | null>(null);
	const choices = useMemo(() => choicesOf(decision?.words ?? []), [decision]);
	const why = useWhy((asked) => reasonOf(scene, asked), seq);
	// every new state of the table begins with nothing picked; at once, or it would undo what is picked quickly
	useLayoutEffect(() => setWord(null), [seq]);

	const live = decision !== null && !locked;
	const picked = live && word && decision.words.includes(word) ? word : null;
	const preview = previewOf(view, picked);
	// a card is looked up anew: its places change with the board
	const look = [...(view.hand ?? []), ...view.fountain, ...view.open_patterns].find(
		({ card }) => card === looked?.card,
	);
	const play = (said: string) => {
		if (!live) return;
		scene.play(said);
		setWord(null);
	};
	const pick = (said: string) => {
		why.hide();
		if (said === picked || (settings.get().atOnce && zoneOf(said) === "hex")) play(said);
		else setWord(said);
	};
	const refuse = (said: string, at: Element) => {
		if (!live) return;
		sound("refused");
		void why.ask(said, at);
	};
	const picking: Picking = { choices, live, picked, completes: preview.completes, pick, refuse, look: setLook };
	const onHex = (hex: string, at: Element, clicked: boolean) => {
		const legal = choices.hex.get(hex);
		const asked = wouldBe("hex", hex, decision?.ask ?? "");
		if (legal && live && clicked) pick(legal);
		else if (!legal && asked && live) clicked ? refuse(asked, at) : void why.ask(asked, at);
	};
	useKeys((key) => {
		const lit = [
			...choices.hex,
			...choices.card,
			...choices.fountain,
			...choices.token,
			...choices.draw,
			...choices.fancy,
		];
		const numbered = live ? lit[Number(key) - 1] : undefined;
		const coin = choices.coin.get("");
		if (key === "Escape") {
			why.hide();
			setWord(null);
			return picked !== null;
		}
		if (numbered) pick(numbered[1]);
		else if ((key === "c" || key === "C") && coin && live) pick(coin);
		else if (key === "Enter" && picked && !document.activeElement?.closest("button, a, [role=gridcell]")) play(picked);
		else return false;
		return true;
	});

	const parts = { view, picking };
	return (
		<Looking scene={scene} class={`fd ${view.seat === null ? "fd--watch" : ""}`}>
			<Strip scene={scene} />
			<div class="fd-field">
				<div class="fd-col fd-col--left">
					{view.seats > 1 ? <Others scene={scene} /> : <Springs view={view} />}
					{view.phase !== "fancy" && <Bag view={view} />}
				</div>
				<div class="fd-mid">
					<Row {...parts} />
					<div class="fd-corners">
						<ChainLine view={view} />
						<Signs view={view} />
					</div>
					{view.phase === "fancy" ? (
						<FancyPick picking={picking} taken={view.fancies.map(({ card }) => card)} />
					) : (
						<div class="fd-place">
							<Board
								view={view}
								legal={choices.hex}
								live={live}
								chosen={picked && zoneOf(picked) === "hex" ? refOf(picked) : null}
								preview={preview}
								look={look ?? null}
								last={lastHexes(scene.heard)}
								onPick={(hex, at) => onHex(hex, at, true)}
								onAsk={(hex, at) => onHex(hex, at, false)}
								onLeave={why.hide}
							/>
						</div>
					)}
				</div>
				<div class="fd-col fd-col--right">
					<Chart view={view} />
					<Fancies {...parts} />
				</div>
			</div>
			<div class="ask-place">
				<Question
					scene={scene}
					picking={picking}
					preview={preview}
					confirm={() => picked && play(picked)}
					unpick={() => setWord(null)}
				/>
			</div>
			<Mine {...parts} />
			<Why bubble={why.bubble} />
		</Looking>
	);
}

/** Before the first turn the eight Fancy dragons lie where the board will be. */
function FancyPick({ picking, taken }: { picking: Picking; taken: string[] }): JSX.Element {
	return (
		<div class="fd-eight" role="group" aria-label={t("flamecraft_duals-fancies")}>
			{fancies().map(({ card, kind, provenance }) => {
				const word = picking.live ? picking.choices.fancy.get(card) : undefined;
				return (
					<div key={card} class={taken.includes(card) ? "fd-taken" : ""}>
						<FancyCard
							code={card}
							kind={kind}
							provenance={provenance}
							word={word}
							chosen={word !== undefined && word === picking.picked}
							onPick={picking.pick}
						/>
					</div>
				);
			})}
		</div>
	);
}

async function reasonOf(scene: Scene<View>, word: string) {
	const { rule, args } = await scene.why(word);
	if (!rule) return null;
	const key = knows(`flamecraft_duals-refusal-${rule}`) ? `flamecraft_duals-refusal-${rule}` : `refusal-${rule}`;
	const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]));
	return { text: t(key, values), section: t(`${key}.section`) };
}
