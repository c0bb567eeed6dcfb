// The same table in words: headed lists, and the same options as buttons in the notation's words.
import "../../board/textview.css";
import type { JSX } from "preact";
import { answersOf } from "../../board/picking/answers";
import { t } from "../../locales";
import type { Sayings, Scene } from "..";
import { askText, turnLine, waitingLine } from "./asking";
import { cardLabel } from "./card";
import { foesOf, listed, nameOf, nearSeat, playerAt, textOf, type View } from "./cards";
import { outcome, targetNames } from "./chain";
import { usePassing } from "./passing";
import { answerText, consequence } from "./telling";
import { changesOf } from "./zoom";

export const sayings: Sayings<View> = {
	answer: (scene, answer) => answerText(scene, answer, true),
	outcome: consequence,
};

export function TextView({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people, decision, locked } = scene;
	const pass = usePassing(scene);
	return (
		<div class="textview">
			<h2>{decision ? `${turnLine(scene)}: ${askText(scene)}` : waitingLine(scene)}</h2>
			{pass.ms !== null && (
				<p>
					{t("dragonduel-passing")} {t("dragonduel-passing-why")}{" "}
					<button type="button" class="btn btn--s btn--quiet" data-testid="stay" onClick={pass.stay}>
						{t("dragonduel-stay")}
					</button>
				</p>
			)}
			{decision && (
				<ul class="options">
					{answersOf(decision).map((answer) => (
						<li key={answer.word}>
							<button
								type="button"
								class="btn btn--s btn--quiet"
								disabled={locked}
								onClick={() => scene.play(answer.word)}
							>
								<code>{answer.word}</code> {answerText(scene, answer)}
							</button>
							<span>{consequence(scene, answer)}</span>
						</li>
					))}
				</ul>
			)}
			{(view.chain.length > 0 || view.battle) && <h2>{t("dragonduel-chain-name")}</h2>}
			<ol>
				{[...view.chain].reverse().map((item) => (
					<li key={item.id}>
						{item.id} {nameOf(item.card)}, {people[item.seat]?.name}. {listed(targetNames(scene, item))}
					</li>
				))}
			</ol>
			<p>{outcome(scene)}</p>
			{view.hand && <h2>{t("your-hand")}</h2>}
			<ul>
				{view.hand?.map((code, i) => (
					<li key={`${code}${i}`}>
						<b>{cardLabel(code)}</b>. {textOf(code).join(" ")}
					</li>
				))}
			</ul>
			{[playerAt(view, nearSeat(view)), ...foesOf(view)].map((player) => (
				<section key={player.seat}>
					<h2>{people[player.seat]?.name}</h2>
					<p>
						{t("dragonduel-counts", { tower: player.tower, hand: player.hand, deck: player.deck })}.{" "}
						{t("dragonduel-sparks", { ready: player.spark_ready, spent: player.spark_exhausted })}.{" "}
						{t("dragonduel-discard-of", { n: player.discard.length })}: {listed(player.discard.map(nameOf))}
					</p>
					<ul>
						{player.monsters.map((monster) => (
							<li key={monster.id}>
								{monster.id} <b>{cardLabel(monster.card, monster)}</b>.{" "}
								{changesOf(monster)
									.map(({ label, n }) => `${label} ${n}`)
									.join(", ")}{" "}
								{textOf(monster.card).join(" ")}
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
