// The table: felt with seats, trick and centre; the question; the hand. Click chooses, a second click plays.
import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Fan } from "../../board/fan";
import { useKeys } from "../../board/keys";
import { sound } from "../../board/sound";
import { useWhy, Why } from "../../board/why";
import { lazily } from "../../lazy";
import { knows, t } from "../../locales";
import { settings } from "../../settings";
import type { Scene } from "..";
import { Face } from "./card";
import { cardOf, choicesOf, nameOf, other, type View, wordOf } from "./cards";
import { Centre } from "./centre";
import { type Picking, Question } from "./question";
import { Seats } from "./seats";
import { SideChips } from "./sides";
import { TrickOnTable } from "./trick";

const Large = lazily(() => import("./later").then((parts) => parts.Large));

export function Stage({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, decision, locked, seq } = scene;
	const [code, setCode] = useState<string | null>(null);
	const [armed, setArmed] = useState(false);
	const [hover, setHover] = useState(false);
	const choices = useMemo(() => choicesOf(decision?.words ?? []), [decision]);
	const why = useWhy((word) => reasonOf(scene, word), seq);
	const [large, setLarge] = useState<string | null>(null);
	const clear = () => {
		setLarge(null);
		setCode(null);
		setArmed(false);
		setHover(false);
	};
	// every new state of the table begins with nothing picked; at once, or it would undo what is picked quickly
	useLayoutEffect(clear, [seq]);

	const live = decision !== null && !locked;
	const chosen = live && code && choices.cards.has(code) ? code : null;
	const coinAllowed = chosen !== null && choices.coins.has(chosen);
	const coin = coinAllowed && (armed || hover);
	const play = (card: string, withCoin: boolean) => {
		if (!live) return;
		scene.play(wordOf(card, withCoin));
		clear();
	};
	const pick = (ref: string, at: Element) => {
		if (!live) return;
		if (!choices.cards.has(ref)) {
			sound("refused");
			void why.ask(wordOf(ref, false), at);
			return;
		}
		why.hide();
		if (ref === chosen) play(ref, coin);
		else if (settings.get().atOnce) play(ref, armed && choices.coins.has(ref));
		else setCode(ref);
	};
	useKeys((key) => {
		if (key === "Escape") {
			why.hide();
			clear();
			return chosen !== null || large !== null;
		}
		if (key === "z" || key === "Z") {
			const card = document.activeElement?.closest("[data-ref]") ?? document.querySelector("[data-ref]:hover");
			setLarge(large ? null : (card?.getAttribute("data-ref") ?? null));
			return true;
		}
		if (key === "c" || key === "C") {
			setArmed(!armed);
			return true;
		}
		if (key !== "Enter" || !chosen || document.activeElement?.closest("button, a")) return false;
		play(chosen, coin);
		return true;
	});

	const picking: Picking = {
		code: chosen,
		coin,
		coinAllowed,
		arm: setHover,
		play: (withCoin) => chosen && play(chosen, withCoin),
		whyNoCoin: (at) => chosen && void why.ask(wordOf(chosen, true), at),
		hush: why.hide,
	};
	const takeable = coinAllowed && chosen ? other(cardOf(chosen).colour) : null;
	return (
		<>
			<SideChips scene={scene} />
			<div class="felt">
				<div class="ring" />
				<Centre view={view} takeable={takeable} coin={coin} toggle={() => setArmed(!armed)} />
				<TrickOnTable scene={scene} ghost={chosen ? { code: chosen, coin } : null} />
				<Seats scene={scene} />
			</div>
			<div class="ask-place">
				<Question scene={scene} picking={picking} />
			</div>
			{view.hand && (
				<Fan
					groups={handOf(view, choices)}
					chosen={chosen}
					live={live}
					label={t("your-hand")}
					onPick={pick}
					onAsk={(ref, at) => void why.ask(wordOf(ref, false), at)}
					onLeave={why.hide}
				/>
			)}
			<Why bubble={why.bubble} />
			{large && <Large code={large} onClose={() => setLarge(null)} />}
		</>
	);
}

/** Star, then Moon, as the server sorted them. */
function handOf(view: View, choices: { cards: Set<string> }) {
	const cards = (view.hand ?? []).map((ref) => ({
		ref,
		label: nameOf(ref),
		face: <Face code={ref} />,
		class: `dc ${cardOf(ref).colour}`,
		legal: choices.cards.has(ref),
	}));
	const suits = ["S", "M"].map((suit) => cards.filter((card) => card.ref.startsWith(suit)));
	return suits.filter((group) => group.length > 0);
}

async function reasonOf(scene: Scene<View>, word: string) {
	const { rule, args } = await scene.why(word);
	if (!rule) return null;
	const key = knows(`dualis-refusal-${rule}`) ? `dualis-refusal-${rule}` : `refusal-${rule}`;
	const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, String(value)]));
	return { text: t(key, values), section: t(`${key}.section`) };
}
