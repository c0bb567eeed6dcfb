// The same table in words: what everybody has, the town, one's own things, and every answer as a button.
import type { JSX } from "preact";
import { t } from "../../locales";
import type { Scene } from "..";
import { askText } from "./asking";
import { KINDS, listed, nameOf, some, type View } from "./cards";
import { consequence } from "./outcome";
import { buttonText, waitingLine, wordText } from "./question";
import { goalOf, textOf } from "./say";
import { shopLabel } from "./town";
import { refsOf } from "./words";

export function TextView({ scene }: { scene: Scene<View> }): JSX.Element {
	const { view, people, decision, locked } = scene;
	return (
		<div class="textview" data-testid="textview">
			<h2>{decision ? askText(scene) : waitingLine(scene)}</h2>
			{decision && (
				<ul class="options">
					{decision.words.map((word) => (
						<li key={word}>
							<button type="button" class="btn" disabled={locked} onClick={() => scene.play(word)}>
								{refsOf(word).length && !/ x\d| with /.test(word)
									? wordText(scene, word)
									: listed([refsOf(word).length ? wordText(scene, word) : "", buttonText(scene, word)])}
							</button>
							{consequence(scene, word)}
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
