// What the question becomes after a click: the chosen answer with what it leads to, several about the same thing, people
// to choose from, and what may be done besides.
import type { JSX } from "preact";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { askText, smallLine } from "../table/asking";
import { goodName, KINDS, nameOf, type View } from "../table/cards";
import { Good } from "../table/pieces";
import { AnswerButton, type Props, running, Unpick } from "../table/question";
import { buttonText, factsOf, priceText, STOPS } from "../table/telling";
import { answerText, consequence, together } from "./consequence";

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

/** The chosen answer, with what it would lead to. */
export function Chosen({ scene, picking, shown }: Props & { shown: Answer }): JSX.Element {
	const { view, locked } = scene;
	const { modes = [] } = factsOf(shown);
	return (
		<Ask
			mine={!locked}
			small={smallLine(view)}
			question={answerText(scene, shown)}
			then={together(scene, shown) || consequence(shown, scene.people) || running(scene)}
		>
			{modes.length > 0 ? (
				modes.map((mode, k) => (
					<button
						type="button"
						key={mode}
						class={`btn ${k ? "" : "btn--go"}`}
						data-testid={`do-${mode}`}
						disabled={locked}
						onClick={() => scene.play(shown.word, mode)}
					>
						{t("flamecraft-verb", { verb: mode })}
					</button>
				))
			) : (
				<>
					<Unpick picking={picking} />
					<button
						type="button"
						class="btn btn--go"
						data-testid="confirm"
						disabled={locked}
						onClick={() => picking.play(shown)}
					>
						{t("flamecraft-verb", { verb: shown.verb })} <Icon name="check" />
					</button>
				</>
			)}
		</Ask>
	);
}

/** The things are picked, and several answers are about just these: how often, or in which way. */
export function HowMany({ scene, picking }: Props): JSX.Element {
	const { view, locked } = scene;
	const { complete } = picking;
	const first = complete[0] ?? null;
	const thing = factsOf(first).card ?? "";
	const sets = complete.every((each) => factsOf(each).sets);
	const cost = priceText(factsOf(complete.find((each) => factsOf(each).sets === 1)).cost ?? []);
	return (
		<Ask
			mine={!locked}
			small={smallLine(view)}
			question={t("flamecraft-how", { thing: nameOf(thing), sets: sets ? "yes" : "no" })}
			then={sets ? t("flamecraft-then-set", { cost }) : first && consequence(first, scene.people)}
		>
			<Unpick picking={picking} />
			{complete.map((each, k) => (
				<AnswerButton
					key={each.word}
					answer={each}
					scene={scene}
					picking={picking}
					go={!sets || k === complete.length - 1}
				/>
			))}
		</Ask>
	);
}

/** A thing is picked, and the answer needs another. */
export function More({ scene, picking }: Props): JSX.Element {
	const [first] = picking.left;
	return (
		<Ask
			mine={!scene.locked}
			small={smallLine(scene.view)}
			question={t("flamecraft-more", { verb: first?.verb ?? "" })}
			then={(first && together(scene, { ...first, gives: "" })) || (running(scene) ?? askText(scene))}
		>
			<Unpick picking={picking} />
		</Ask>
	);
}

/** What the thing under the mouse would lead to. */
export const Seen = ({ scene, answer }: { scene: Scene<View>; answer: Answer }): JSX.Element => (
	<>{`${answerText(scene, answer)} ${together(scene, answer) || consequence(answer, scene.people)}`}</>
);
