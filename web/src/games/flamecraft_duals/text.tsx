// The same table in words: headed lists, and the same options as buttons in the notation's words.
import "../../board/textview.css";
import type { JSX } from "preact";
import { answersOf } from "../../board/picking/answers";
import { t } from "../../locales";
import type { Sayings, Scene } from "..";
import { cardName, hexLabel, listed, type Pattern, patternWords, ROWS, tokenName, type View } from "./pieces";
import { askKey, chosenText, consequence, turnLine, waitingLine } from "./question";

export const sayings: Sayings<View> = {
	answer: (_, answer) => chosenText(answer),
	outcome: (_, answer) => consequence(answer),
};

export function TextView({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people, decision, locked } = scene;
	return (
		<div class="textview" role="region" aria-label={t("key-text")} tabIndex={0}>
			<h2>{decision ? `${turnLine(view, decision.ask)}: ${t(askKey(decision.ask))}` : waitingLine(scene)}</h2>
			{view.held && (
				<p>
					{t("flamecraft_duals-held-by", {
						name: people[view.to_play ?? 0]?.name ?? "",
						token: tokenName(view.held.token),
					})}
				</p>
			)}
			{view.duty !== null && <p>{t(view.duty ? "flamecraft_duals-duty-open" : "flamecraft_duals-duty-done")}</p>}
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
								<code>{answer.word}</code> {chosenText(answer)}
							</button>
							<span>{consequence(answer)}</span>
						</li>
					))}
				</ul>
			)}
			<h2>{t("flamecraft_duals-board")}</h2>
			<ul>
				{ROWS.flat().map((hex) => (
					<li key={hex}>{hexLabel(view, hex)}</li>
				))}
			</ul>
			{view.chain.length > 0 && <h2>{t("flamecraft_duals-chain")}</h2>}
			<ol>
				{view.chain.map(({ hex, type }, i) => (
					<li key={i}>{t("flamecraft_duals-chain-link", { hex, type: t("flamecraft_duals-type", { type }) })}</li>
				))}
			</ol>
			{view.hand && <h2>{t("your-hand")}</h2>}
			<Cards cards={view.hand ?? []} help={view.pattern_help} />
			{view.fountain.length > 0 && <h2>{t("flamecraft_duals-fountain")}</h2>}
			<Cards cards={view.fountain} help={view.pattern_help} />
			<Cards cards={view.open_patterns} help={view.pattern_help} />
			<h2>{t("flamecraft_duals-bag")}</h2>
			<p>
				{view.bag_size} {t("flamecraft_duals-in-bag", { count: view.bag_size })},{" "}
				{t("flamecraft_duals-extras", { count: view.extras.length })}.{" "}
				{listed(view.bag.map(({ token, count }) => `${count} × ${tokenName(token)}`))}.{" "}
				{t("flamecraft_duals-deck", { count: view.deck })}.
			</p>
			{view.players.map((player) => (
				<section key={player.seat}>
					<h2>{people[player.seat]?.name}</h2>
					<p>
						{[
							t("flamecraft_duals-reputation", { count: player.reputation }),
							t("flamecraft_duals-in-hand", { count: player.cards }),
							t("flamecraft_duals-coins", { count: player.coins }),
							player.pile.length
								? t("flamecraft_duals-pile", { cards: listed(player.pile.map(cardName)) })
								: t("flamecraft_duals-pile-none"),
							...(player.kept ? [t("flamecraft_duals-kept", { token: tokenName(player.kept) })] : []),
						].join(". ")}
					</p>
				</section>
			))}
		</div>
	);
}

function Cards({ cards, help }: { cards: Pattern[]; help: boolean }): JSX.Element {
	return (
		<ul>
			{cards.map((card) => (
				<li key={card.card}>
					<b>{cardName(card.card)}</b>: {patternWords(card)},{" "}
					{t("flamecraft_duals-reputation", { count: card.reputation })}.{" "}
					{help && t("flamecraft_duals-found-places", { matches: card.matches.length, short: card.short.length })}
					{card.matches.map((hexes) => ` ${hexes.join("-")}`).join(",")}
					{card.short
						.map(({ missing, wants }) => ` ${missing} ← ${t("flamecraft_duals-type", { type: wants })}`)
						.join(",")}
				</li>
			))}
		</ul>
	);
}
