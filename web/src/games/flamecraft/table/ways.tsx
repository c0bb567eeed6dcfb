// Questions whose answers are people or the reader's own dragons: they are shown in the question itself, as buttons.
import type { JSX } from "preact";
import type { Answer, Picking } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { Face, Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { askText, smallLine } from "./asking";
import { goodName, KINDS, nameOf, type View } from "./cards";
import { Good } from "./pieces";
import { buttonText, factsOf, STOPS } from "./telling";

interface Props {
	scene: Scene<View>;
	picking: Picking;
}

/** The remaining gifts, if only the receiver is still open. */
export function receivers(left: Answer[]): Answer[] | null {
	const gifts = left.filter((each) => each.refs.length);
	const people = new Set(gifts.map((each) => factsOf(each).to));
	const things = new Set(gifts.map((each) => factsOf(each).card ?? factsOf(each).good));
	return people.size > 1 && people.size === gifts.length && things.size === 1 && !people.has(undefined) ? gifts : null;
}

export function ForWhom({ scene, picking, gifts }: Props & { gifts: Answer[] }): JSX.Element {
	const { view, people, locked } = scene;
	const { card, good = "" } = factsOf(gifts[0]);
	const thing = card ? nameOf(card) : goodName(good);
	const none = picking.refs.length ? undefined : picking.plain[0];
	return (
		<Ask
			mine={!locked}
			small={smallLine(view)}
			question={t("flamecraft-more", { verb: "gift" })}
			then={t("flamecraft-whom-small", { thing })}
		>
			<span class="fc-people" role="group" aria-label={t("flamecraft-players")}>
				{gifts.map((gift) => {
					const to = factsOf(gift).to ?? 0;
					const player = view.players[to];
					return (
						<button
							type="button"
							key={gift.word}
							class="fc-person"
							data-testid={`for-${to}`}
							disabled={locked}
							onClick={() => picking.play(gift)}
						>
							<Face seat={to} face={people[to]?.face ?? ""} width={40} />
							<span>
								<b>{people[to]?.name}</b>
								<small>
									{player?.reputation} <Icon name="reputation" />
									{good && good !== "coin" && (
										<>
											{" "}
											· {player?.goods[KINDS.indexOf(good as (typeof KINDS)[number])] ?? 0}{" "}
											<Good icon={good} size={16} />
										</>
									)}
								</small>
							</span>
						</button>
					);
				})}
			</span>
			{none && (
				<button type="button" class="btn btn--quiet" data-testid={testid(none)} onClick={() => picking.play(none)}>
					{buttonText(scene, none)}
				</button>
			)}
			{picking.refs.length > 0 && (
				<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
					{t("flamecraft-elsewhere")}
				</button>
			)}
		</Ask>
	);
}
const testid = ({ word }: Answer): string => `do-${word.replaceAll(" ", "-")}`;

/** The question if the only thing left is to score a dragon or use a companion now. */
export function Free({ scene, picking, free, plain }: Props & { free: Answer[]; plain?: Answer }): JSX.Element {
	const { view, locked } = scene;
	const [one] = free;
	const name = (each: Answer) => nameOf(factsOf(each).card ?? "");
	const ask =
		free.length === 1 && one ? t("flamecraft-word", { verb: one.verb, thing: name(one) }) : t("flamecraft-ask-free");
	const stop = plain && (STOPS.includes(plain.verb) || plain.verb === "continue");
	return (
		<Ask mine={!locked} small={smallLine(view)} question={ask || askText(scene)} then={t("flamecraft-hint-free-later")}>
			{plain && (
				<button
					type="button"
					class="btn btn--quiet"
					data-testid={testid(plain)}
					disabled={locked}
					onClick={() => scene.play(plain.word, ...(plain.then ?? []))}
				>
					{stop && !plain.then ? t("flamecraft-not-now") : buttonText(scene, plain)}
				</button>
			)}
			{free.slice(0, 2).map((each, k) => (
				<button
					type="button"
					key={each.word}
					class={`btn ${k ? "" : "btn--go"}`}
					data-testid={testid(each)}
					disabled={locked}
					onClick={() => picking.play(each)}
				>
					{t("flamecraft-do-free", { verb: each.verb, thing: name(each) })}
				</button>
			))}
		</Ask>
	);
}
