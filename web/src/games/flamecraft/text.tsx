// The same table in words: what everybody has, the town, one's own things, and every answer as a button.
import "../../board/textview.css";
import type { JSX } from "preact";
import { type Answer, answersOf } from "../../board/picking/answers";
import { t } from "../../locales";
import type { Sayings, Scene } from "..";
import { askText } from "./asking";
import { KINDS, listed, nameOf, some, type View } from "./cards";
import { waitingLine } from "./question";
import { goalOf, textOf } from "./say";
import { answerText, buttonText, consequence, factsOf } from "./telling";
import { shopLabel } from "./town";

export const sayings: Sayings<View> = { answer: saying, outcome: (_, answer) => consequence(answer) };

export function TextView({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people, decision, locked } = scene;
	return (
		<div class="textview" data-testid="textview">
			<h2>{decision ? askText(scene) : waitingLine(scene)}</h2>
			{decision && (
				<ul class="options">
					{answersOf(decision).map((answer) => (
						<li key={answer.word}>
							<button type="button" class="btn" disabled={locked} onClick={() => scene.play(answer.word)}>
								{saying(scene, answer)}
							</button>
							{consequence(answer)}
						</li>
					))}
				</ul>
			)}
			<h2>{t("flamecraft-players")}</h2>
			<ul>
				{view.players.map(({ seat, reputation, goods, coins, hand, fancies, at }) => (
					<li key={seat}>
						<b>{people[seat]?.name}</b>:{" "}
						{listed([
							t("flamecraft-reputation", { count: reputation }),
							...[...goods, coins].map((count, k) => (count ? some(KINDS[k] ?? "coin", count) : "")),
							t("flamecraft-in-hand", { count: hand }),
							t("flamecraft-unscored", { count: fancies }),
							at ? nameOf(at) : "",
						])}
					</li>
				))}
			</ul>
			<h2>{t("flamecraft-town")}</h2>
			<ol>
				{view.town.map(({ space, shop, hidden }) => (
					<li key={space}>
						{space}. {shop ? shopLabel(scene, shop) : t(hidden ? "flamecraft-hidden" : "flamecraft-lot")}
					</li>
				))}
			</ol>
			<h2>{t("flamecraft-park")}</h2>
			<p>{listed(view.park.flatMap((place) => (place ? [nameOf(place.card)] : [])))}</p>
			<h2>{t("flamecraft-enchantments")}</h2>
			<ul>{view.row.map((id) => id && <li key={id}>{`${nameOf(id)}. ${textOf(id)}`}</li>)}</ul>
			{view.me && (
				<>
					<h2>{t("flamecraft-hand")}</h2>
					<p>{listed(view.me.hand.map(nameOf)) || t("flamecraft-hand-empty")}</p>
					<h2>{t("flamecraft-fancies")}</h2>
					<ul>
						{view.me.fancies.map(({ id }) => (
							<li key={id}>{`${nameOf(id)}. ${goalOf(id)}`}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** What an answer is; where there are several ways to give it, which one. */
function saying(scene: Scene<View>, answer: Answer): string {
	const { sets, helper } = factsOf(answer);
	if (answer.refs.length && !sets && !helper) return answerText(scene, answer);
	return listed([answer.refs.length ? answerText(scene, answer) : "", buttonText(scene, answer)]);
}
