// Where a play ends: the side's contract after this trick, the centre and its trump, and in High-Low which end wins. All
// of it is told by the rules; nothing is counted here.
import "./ends.css";
import type { JSX } from "preact";
import { type Answer, factsOf } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Icon } from "../../../ui/icon";
import { signed, t } from "../../../ui/locales";
import { coinIcon } from "../table/card";
import type { Colour, View } from "../table/cards";
import { sideOf } from "../table/rounds";

export function End({ scene, answer }: { scene: Scene<View>; answer: Answer }): JSX.Element | null {
	const { won, lost, centre: [red = 0, blue = 0] = [] } = factsOf<"dualis">(answer);
	if (!won || !lost) return null;
	const stands = standing(scene, answer);
	const now = stands === "lost" ? lost : won;
	return (
		<>
			<span class={`fig ${now.worth < 0 ? "bad" : ""}`} data-testid="end-worth">
				{signed(now.worth)}
				<small>{worthWord(scene, answer)}</small>
			</span>
			<span class="ln">
				{t("dualis-end-side", { coins: now.coins, tricks: now.tricks })}
				{!isFinal(answer) && <i>{otherwise(stands === "lost" ? won.worth : lost.worth, stands)}</i>}
			</span>
			<span class="ln" data-testid="end-trump">
				<b>
					{red} : {blue}
				</b>
				<Trump answer={answer} />
				<Direction view={scene.view} answer={answer} />
			</span>
		</>
	);
}

const isFinal = (answer: Answer): boolean => factsOf<"dualis">(answer).final === true;

/** Whether the reader's side would have the trick as it then stands; `won` too if the table does not show it. */
function standing({ view }: Scene<View>, answer: Answer): "won" | "lost" {
	const { best } = factsOf<"dualis">(answer);
	if (best === undefined || view.seat === null) return "won";
	return sideOf(view.sides, best) === sideOf(view.sides, view.seat) ? "won" : "lost";
}

/** How surely: what the trick comes to when all have played, else who is ahead. */
function worthWord(scene: Scene<View>, answer: Answer): string {
	const { won, lost, best } = factsOf<"dualis">(answer);
	if (!won || !lost) return "";
	const stands = standing(scene, answer);
	const { coins, tricks } = stands === "lost" ? lost : won;
	if (best !== undefined && isFinal(answer)) return offText(coins, tricks);
	if (best === undefined) return t("dualis-end-if-won");
	const ahead = best === scene.view.seat ? "mine" : stands === "won" ? "partner" : "theirs";
	return t("dualis-end-if", { ahead });
}

/** "exact", "2 tricks short": how far coins and tricks are apart. */
function offText(coins: number, tricks: number): string {
	if (coins === tricks) return t("dualis-end-exact");
	return t(coins > tricks ? "dualis-coins-over" : "dualis-tricks-over", { by: Math.abs(coins - tricks) });
}

const otherwise = (worth: number, stands: "won" | "lost"): string =>
	t("dualis-end-else", { worth: signed(worth), stands });

/** The trump as it then stands, and whether those who play later can change it. */
function Trump({ answer }: { answer: Answer }): JSX.Element | null {
	const { trump, centre: [red = 0, blue = 0] = [], after = 0, flips = 0 } = factsOf<"dualis">(answer);
	if (trump === undefined) return null;
	const stays = flips === 0;
	return (
		<>
			{trump && <Icon name={coinIcon(trump as Colour)} size="s" />}
			<span>
				{trump ? t("dualis-end-trump", { colour: trump, by: Math.abs(red - blue) }) : t("dualis-end-even")}
				{after > 0 && ` · ${stays ? t("dualis-end-stays") : t("dualis-end-flips", { after, flips })}`}
			</span>
		</>
	);
}

/** High-Low: the end that wins with this card, where the table says it. */
function Direction({ view, answer }: { view: View; answer: Answer }): JSX.Element | null {
	if (!view.highlow || !view.say_direction) return null;
	const { low } = factsOf<"dualis">(answer);
	return (
		<b class="way" data-testid="end-direction">
			{t(low ? "dualis-low-wins" : "dualis-high-wins")}
		</b>
	);
}

/** The same in one sentence, for the text view. */
export function endLine(answer: Answer): string {
	const { won, lost } = factsOf<"dualis">(answer);
	if (!won || !lost) return "";
	return t("dualis-end-line", {
		coins: won.coins,
		tricks: won.tricks,
		won: signed(won.worth),
		lost: signed(lost.worth),
	});
}
