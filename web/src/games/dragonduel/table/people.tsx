// People and cards as answers inside the question: a face or a picture, a name, one useful number; 1 to 5 pick them.
import type { ComponentChildren, JSX } from "preact";
import type { Answer, Picking } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Face } from "../../../ui/dragons";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { cardOf, nameOf, playerAt, shade, type View } from "../cards/cards";
import { Picture } from "../cards/picture";
import { factsOf, lineText } from "../cards/telling";
import { playerRef } from "../cards/things";

/** At most this many are shown inside the question; more of them are lit on the table. */
const MOST = 5;

const few = (found: Answer[]): Answer[] => (found.length <= MOST ? found : []);

/** The answers that differ only in their player: whom to attack with the picked monster, or whom to aim at. */
export function aboutPeople({ answers, refs, shown }: Picking): Answer[] {
	const first = shown?.refs[0] ?? refs[0];
	const whom = (each: Answer) => {
		const { to } = factsOf(each);
		return to !== undefined && each.refs.at(-1) === playerRef(to);
	};
	const pointed = answers.filter((each) => each.refs.length === 2 && each.refs[0] === first && whom(each));
	const plain = answers.filter((each) => each.refs.length);
	if (plain.length && plain.every((each) => each.refs.length === 1 && whom(each))) return few(plain);
	return pointed.length > 1 ? few(pointed) : [];
}

/** The answers to a question about waiting abilities, each with its card. */
export const aboutCards = (ask: string, { answers }: Picking): Answer[] => (ask === "order" ? few(answers) : []);

/** The answers shown inside the question now, in the order of their keys. */
export function choicesIn(ask: string, picking: Picking): Answer[] {
	const people = aboutPeople(picking);
	return people.length ? people : aboutCards(ask, picking);
}

export interface ChoicesProps {
	scene: Scene<View>;
	picking: Picking;
	answers: Answer[];
}
export function People({ scene, picking, answers }: ChoicesProps): JSX.Element {
	const { view, people } = scene;
	return (
		<div class="picks" role="group" aria-label={t("dragonduel-people")} style={`--n:${answers.length}`}>
			{answers.map((answer, k) => {
				const { to = 0, blockers } = factsOf(answer);
				const { tower, hand } = playerAt(view, to);
				const person = people[to];
				return (
					<Pick key={answer.word} {...{ picking, answer }} n={k + 1} testid={`whom-${to}`}>
						<Face seat={to} face={person?.face ?? ""} width={42} mood="calm" />
						<span>
							<b>{person?.name}</b>
							<small>
								<Icon name="tower" />
								<span class="sr">{t("dragonduel-tower-left", { n: tower })}</span>
								<i aria-hidden="true">{tower}</i>
								{blockers === undefined ? (
									<span class="dd-holds">
										<Icon name="hand" /> {t("dragonduel-in-hand", { n: hand })}
									</span>
								) : (
									<>
										<Icon name="block" />
										<span>
											{blockers} <span class="desk">{t("dragonduel-can-block", { n: blockers })}</span>
										</span>
									</>
								)}
							</small>
						</span>
					</Pick>
				);
			})}
		</div>
	);
}

/** Waiting abilities: the card of each, and what it does. */
export function Cards({ picking, answers }: ChoicesProps): JSX.Element {
	return (
		<div class="picks picks--cards" role="group" aria-label={t("dragonduel-abilities")} style={`--n:${answers.length}`}>
			{answers.map((answer, k) => {
				const { card = "" } = factsOf(answer);
				const testid = `first-${answer.word.replaceAll(" ", "-")}`;
				return (
					<Pick key={answer.word} {...{ picking, answer, testid }} n={k + 1}>
						<span class="cf" style={`--c:var(--el-${shade(cardOf(card).element)})`}>
							<Picture card={cardOf(card)} />
						</span>
						<span>
							<b>{nameOf(card)}</b>
							<small class="line">{lineText(answer)}</small>
						</span>
					</Pick>
				);
			})}
		</div>
	);
}

interface PickProps {
	picking: Picking;
	answer: Answer;
	n: number;
	testid: string;
	children: ComponentChildren;
}
function Pick({ picking, answer, n, testid, children }: PickProps): JSX.Element {
	const on = picking.shown?.word === answer.word;
	const ref = answer.refs.at(-1) ?? "";
	return (
		<button
			type="button"
			class={`pick ${on ? "on" : ""}`}
			data-testid={testid}
			data-key={n}
			aria-pressed={on}
			disabled={!picking.live}
			onClick={(event) => picking.click(ref, event.currentTarget)}
		>
			{children}
			<span class="key" aria-hidden="true">
				{n}
			</span>
		</button>
	);
}
