// What the question becomes after a click: the chosen answer with what it would lead to, cards that go back, and a
// fire-up as choices in the question's place. Letting a token rest gives something up, so it needs confirmation, once at
// each table.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Answer } from "../../../board/picking";
import type { Scene } from "../../../board/scene";
import { Ask } from "../../../table/ask";
import { capital } from "../../../ui/capital";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { factsOf } from "../table/outcome";
import { cardName, listed, typeName, type View } from "../table/pieces";
import { type ChosenProps, Led, type QuestionProps, turnLine } from "../table/question";
import { GoodMark } from "../table/sides";
import { chosenText, consequence } from "./consequence";

export function Chosen({ scene, picking, answer }: ChosenProps & { answer: Answer }): JSX.Element {
	const { view, decision } = scene;
	return (
		<Ask
			mine
			small={turnLine(view, decision?.ask ?? "")}
			question={<Led view={view} text={chosenText(answer)} />}
			then={consequence(answer)}
		>
			<button type="button" class="btn btn--quiet" data-testid="unpick" onClick={picking.clear}>
				{t("flamecraft_duals-elsewhere")}
			</button>
			<Confirm scene={scene} picking={picking} answer={answer} />
		</Ask>
	);
}

/** The button that confirms. If a token may fire up next, the type is chosen with the same click. */
function Confirm({ scene, picking, answer }: ChosenProps & { answer: Answer }): JSX.Element {
	const { fires = [], then = [], rest, rest_ends } = factsOf(answer);
	if (then.length) {
		return (
			<FireChoices
				key={answer.word}
				table={scene.info.id}
				types={fires}
				verb={rest ? "fire" : "as"}
				locked={scene.locked}
				ends={rest_ends}
				onFire={(type) => picking.play(answer, then[fires.indexOf(type)] ?? "")}
				onRest={rest ? () => picking.play(answer, rest) : undefined}
			/>
		);
	}
	return (
		<button type="button" class="btn btn--go" data-testid="confirm" onClick={picking.confirm}>
			{t(`flamecraft_duals-do-${answer.verb}`)} <Icon name="check" />
		</button>
	);
}

export function Returning({ scene, returns: { count, chosen, confirm } }: Omit<QuestionProps, "picking">): JSX.Element {
	const all = chosen.length === count;
	return (
		<Ask
			mine={!scene.locked}
			small={t("flamecraft_duals-return-small", { chosen: chosen.length, count })}
			question={t(all ? "flamecraft_duals-return-all" : "flamecraft_duals-return-ask", { count })}
			then={chosen.length ? listed(chosen.map(cardName)) : t("flamecraft_duals-ask-coin-return.then")}
		>
			<button type="button" class="btn btn--go" data-testid="confirm" disabled={scene.locked || !all} onClick={confirm}>
				{t("flamecraft_duals-return-do", { count })} <Icon name="check" />
			</button>
		</Ask>
	);
}

export function TypeButton({
	scene,
	answer,
	many,
}: {
	scene: Scene<View>;
	answer: Answer;
	many: boolean;
}): JSX.Element {
	const { type = "" } = factsOf(answer);
	const label = chosenText(answer);
	return (
		<button
			type="button"
			class={`btn ${many ? "btn--quiet fd-type" : "btn--go"}`}
			data-testid={`do-${answer.verb}-${type}`}
			disabled={scene.locked}
			title={t(`flamecraft_duals-power-${type}`)}
			aria-label={label}
			onClick={() => scene.play(answer.word)}
		>
			<GoodMark type={type} />
			{!many && capital(label)}
		</button>
	);
}

/** Tables at which letting a token rest has been confirmed. */
const meant = new Set<string>();

export interface FireProps {
	table: string;
	types: string[];
	verb: string;
	locked: boolean;
	/** How the game would end if it rested; that needs confirmation every time. */
	ends?: string | undefined;
	onFire(type: string): void;
	/** Set if it may rest. */
	onRest?: (() => void) | undefined;
}
export function FireChoices({ table, types, verb, locked, ends, onFire, onRest }: FireProps): JSX.Element {
	const [asked, setAsked] = useState(false);
	const rest = () => {
		if (!asked && (ends || !meant.has(table))) return setAsked(true);
		meant.add(table);
		onRest?.();
	};
	return (
		<>
			<span class="fd-ways">
				{types.map((type, k) => (
					<button
						key={type}
						type="button"
						class={`btn fd-as ${types.length > 2 ? "fd-as--many" : ""}`}
						data-testid={`do-${verb}-${type}`}
						data-key={k + 1}
						disabled={locked}
						onClick={() => onFire(type)}
					>
						<GoodMark type={type} />
						<span>
							<b>{capital(t("flamecraft_duals-do-as", { type: typeName(type) }))}</b>
							<small>{t(`flamecraft_duals-does-${type}`)}</small>
						</span>
						<kbd class="key desk">{k + 1}</kbd>
					</button>
				))}
			</span>
			{onRest && (
				<button
					type="button"
					class={`btn btn--quiet fd-rest ${asked ? "asked" : ""}`}
					data-testid="do-no"
					data-asked={asked}
					disabled={locked}
					onClick={rest}
				>
					{asked
						? t(ends ? "flamecraft_duals-rest-ends" : "flamecraft_duals-rest-sure")
						: t("flamecraft_duals-word-no")}
				</button>
			)}
		</>
	);
}
