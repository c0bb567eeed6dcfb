// The same table in words: headed lists, and the same options as buttons in the notation's words.
import "../../board/textview.css";
import type { JSX } from "preact";
import { answersOf } from "../../board/picking/answers";
import { signed, t } from "../../locales";
import type { Sayings, Scene } from "..";
import { nameOf, playOf, type View } from "./cards";
import { sideName, sidesInOrder } from "./places";
import { consequence, turnLine } from "./question";

export const sayings: Sayings<View> = {
	answer: (_, answer) => {
		const { code, coin } = playOf(answer);
		return nameOf(code, coin);
	},
	outcome: consequence,
};

export function TextView({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people, decision, locked } = scene;
	const [red = 0, blue = 0] = view.centre;
	const laid = view.table.length ? view.table : (view.last?.table ?? []);
	return (
		<div class="textview" role="region" aria-label={t("key-text")} tabIndex={0}>
			<h2>{decision ? turnLine(view) : t("dualis-waiting", { name: people[view.to_play ?? 0]?.name ?? "" })}</h2>
			{decision && (
				<ul class="options">
					{answersOf(decision).map((answer) => {
						const { word } = answer;
						const { code, coin } = playOf(answer);
						return (
							<li key={word}>
								<button type="button" class="btn btn--s btn--quiet" disabled={locked} onClick={() => scene.play(word)}>
									<code>{word}</code> {nameOf(code, coin)}
								</button>
								<span>{consequence(scene, answer)}</span>
							</li>
						);
					})}
				</ul>
			)}
			<h2>{t("dualis-trick", { trick: view.trick })}</h2>
			<ul>
				{laid.map((play) => (
					<li key={play.card}>
						{t("dualis-laid", { name: people[play.seat]?.name ?? "", card: nameOf(play.card, play.coin) })}
					</li>
				))}
			</ul>
			<h2>{t("dualis-centre")}</h2>
			<p>{t("dualis-story-centre", { red, blue, trump: view.show_trump_now ? (view.trump ?? "none") : "hidden" })}</p>
			{view.hand && <h2>{t("your-hand")}</h2>}
			{view.hand && <p>{view.hand.map((code) => nameOf(code)).join(", ")}</p>}
			<h2>{t("dualis-sides")}</h2>
			<ul>
				{sidesInOrder(view).map((side) => (
					<li key={side.seats[0]}>
						{sideName(view, people, side)}: {t("dualis-count", { coins: side.coins, tricks: side.tricks })},{" "}
						{signed(side.worth)}
					</li>
				))}
			</ul>
			<ul>
				{people.map(({ seat, name }) => (
					<li key={seat}>
						{name}: {t("dualis-cards", { count: view.cards[seat] ?? 0 })},{" "}
						{t("dualis-count", { coins: view.coins[seat] ?? 0, tricks: view.tricks[seat] ?? 0 })}
					</li>
				))}
			</ul>
		</div>
	);
}
