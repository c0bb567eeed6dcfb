// The Fancy dragons of games that are played with them: to choose from before the first turn, and beside the board.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Picking } from "../../../board/picking";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { FancyPicture } from "../../goods/picture";
import { fancies } from "../table/book";
import { House } from "../table/cards";
import { fancyName, fancyText } from "../table/pieces";
import type { Parts } from "../table/row";

export interface FancyProps {
	code: string;
	kind: string;
	provenance: string;
	lit: boolean;
	chosen: boolean;
	onPick(at: Element): void;
}
export function FancyCard({ code, kind, provenance, lit, chosen, onPick }: FancyProps): JSX.Element {
	const inside = (
		<>
			<span class="fd-fancy-top">
				<span class="fd-face">
					<FancyPicture id={code} />
					<Icon name={kind === "active" ? "fancy-sun" : "fancy-moon"} />
				</span>
				<b class="display">{fancyName(code)}</b>
				{provenance === "house" && <House />}
			</span>
			<span class="fd-fancy-text">{fancyText(code)}</span>
		</>
	);
	// where space is short, a dragon that cannot be picked unfolds its text
	const [open, setOpen] = useState(false);
	const cls = `fd-fancy fd-fancy--${kind} ${open ? "open" : ""}`;
	if (!lit) {
		return (
			<button
				type="button"
				class={cls}
				data-testid={`fancy-${code}`}
				data-ref={code}
				data-zoom={code}
				data-legal={false}
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			>
				{inside}
			</button>
		);
	}
	return (
		<button
			type="button"
			class={`${cls} ${chosen ? "chosen" : "lit--soft"}`}
			data-testid={`fancy-${code}`}
			data-ref={code}
			data-zoom={code}
			data-legal={true}
			aria-pressed={chosen}
			onClick={(event) => onPick(event.currentTarget)}
		>
			{inside}
		</button>
	);
}

/** A Fancy card on the table, where the rules say whether it can be picked. */
export function FancyThing({
	picking,
	code,
	...rest
}: Pick<FancyProps, "code" | "kind" | "provenance"> & { picking: Picking }) {
	return (
		<FancyCard
			{...rest}
			code={code}
			lit={picking.lit.has(code)}
			chosen={picking.chosen.has(code)}
			onPick={(at) => picking.click(code, at)}
		/>
	);
}

export function Fancies({ view, picking }: Pick<Parts, "view" | "picking">): JSX.Element {
	return (
		<section class="fd-fancies" aria-label={t("flamecraft_duals-fancies")}>
			{view.fancies.map(({ card, kind, provenance }) => (
				<FancyThing key={card} code={card} kind={kind} provenance={provenance} picking={picking} />
			))}
		</section>
	);
}

/** Before the first turn the Fancy dragons take the place of the board. */
export function FancyPick({ picking, taken }: { picking: Picking; taken: string[] }): JSX.Element {
	return (
		<div class="fd-eight" role="group" aria-label={t("flamecraft_duals-fancies")}>
			{fancies().map(({ card, kind, provenance }) => (
				<div key={card} class={taken.includes(card) ? "fd-taken" : ""}>
					<FancyThing code={card} kind={kind} provenance={provenance} picking={picking} />
				</div>
			))}
		</div>
	);
}
