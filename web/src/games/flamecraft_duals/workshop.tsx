// Which two Fancy dragons serve a game, named before it begins.
import "./duals.css";
import "./workshop.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../locales";
import { Icon } from "../../look/icon";
import type { WorkshopProps } from "../workshops";
import { fancies } from "./book";
import { FancyCard } from "./cards";
import { fancyName } from "./pieces";

export { overlay } from "./book";

const PAIR = 2;

export default function Workshop({ onUse, onClose }: WorkshopProps): JSX.Element {
	const [taken, setTaken] = useState<string[]>([]);
	const ready = taken.length === PAIR;
	const toggle = (code: string) =>
		setTaken(taken.includes(code) ? taken.filter((each) => each !== code) : [...taken, code].slice(-PAIR));
	// a pair is written in the order of the cards
	const pair = fancies()
		.filter(({ card }) => taken.includes(card))
		.map(({ card }) => card);
	return (
		<div class="fd-works" data-title="duals" data-testid="workshop-page">
			<header>
				<h2 class="display">{t("flamecraft_duals-workshop")}</h2>
				<span role="status">
					{ready ? pair.map(fancyName).join(" + ") : t("flamecraft_duals-workshop-two", { count: PAIR - taken.length })}
				</span>
				<button
					type="button"
					class="btn btn--go"
					data-testid="pair-use"
					disabled={!ready}
					onClick={() => onUse(pair.join("+"))}
				>
					{t("flamecraft_duals-workshop-use")} <Icon name="check" />
				</button>
				<button type="button" class="tool" aria-label={t("close")} data-testid="workshop-close" onClick={onClose}>
					<Icon name="close" />
				</button>
			</header>
			<div class="fd-eight">
				{fancies().map(({ card, kind, provenance }) => (
					<div key={card}>
						<FancyCard
							code={card}
							kind={kind}
							provenance={provenance}
							lit
							chosen={taken.includes(card)}
							onPick={() => toggle(card)}
						/>
					</div>
				))}
			</div>
		</div>
	);
}
