// Beside the board: what a turn has done so far, and the inspected stack.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../../ui/locales";
import { stackAt, tokenName, typeName, type View } from "../table/pieces";
import { GoodMark, TokenFace } from "../table/sides";

/** This many links are shown; the others fold. */
const SHOWN = 3;

/** The fire-ups of this turn; the board numbers them too. */
function Links({ view }: { view: View }): JSX.Element {
	const [all, setAll] = useState(false);
	const earlier = Math.max(0, view.chain.length - SHOWN);
	const from = all ? 0 : earlier;
	return (
		<ol class="fd-chain" data-testid="chain" aria-label={t("flamecraft_duals-chain")}>
			{earlier > 0 && (
				<li class="fd-earlier">
					<button type="button" data-testid="earlier" aria-expanded={all} onClick={() => setAll(!all)}>
						{t(all ? "flamecraft_duals-chain-fold" : "flamecraft_duals-chain-earlier", { count: earlier })}
					</button>
				</li>
			)}
			{view.chain.slice(from).map(({ hex, type }, i) => (
				<li key={from + i} data-hex={hex} title={t("flamecraft_duals-chain-link", { type: typeName(type), hex })}>
					<b class="fd-nth">{from + i + 1}</b>
					<GoodMark type={type} />
					{hex}
				</li>
			))}
		</ol>
	);
}

/** On one line above the board, where there is nothing next to it. */
export const ChainLine = ({ view }: { view: View }): JSX.Element | null =>
	view.chain.length ? (
		<div class="fd-chainline">
			<Links view={view} />
		</div>
	) : null;

/** In a box next to the board. */
export function ThisTurn({ view }: { view: View }): JSX.Element | null {
	if (!view.chain.length) return null;
	return (
		<section class="fd-box fd-thisturn">
			<h3 class="display">
				{t("flamecraft_duals-this-turn")}
				<small>{t("flamecraft_duals-fired-up", { count: view.chain.length })}</small>
			</h3>
			<Links view={view} />
		</section>
	);
}

/** The tokens of a stack from the top down. */
export function StackList({ view, hex }: { view: View; hex: string }): JSX.Element {
	const faces = [...stackAt(view, hex)].reverse();
	return (
		<>
			<h3 class="display">
				{hex} <small>{t("flamecraft_duals-stack-high", { count: faces.length })}</small>
			</h3>
			<ol class="fd-stack">
				{faces.map((face, i) => (
					<li key={i} class={i ? "buried" : ""}>
						<TokenFace face={face} /> <b>{tokenName(face)}</b>
						<span>{t(i ? "flamecraft_duals-stack-buried" : "flamecraft_duals-stack-top")}</span>
					</li>
				))}
			</ol>
		</>
	);
}

export function StackBox({ view, hex }: { view: View; hex: string | null }): JSX.Element | null {
	if (!hex || stackAt(view, hex).length < 2) return null;
	return (
		<section class="fd-box fd-into" data-testid="stack">
			<StackList view={view} hex={hex} />
		</section>
	);
}
