// Chooses the two Fancy dragons of a game before it begins.
import "../table/duals.css";
import "./workshop.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { settings } from "../../../state/settings";
import { useStore } from "../../../state/store";
import { PicksText } from "../../../table/text/picks";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { Workbench } from "../../workshops/workbench";
import type { WorkshopProps } from "../../workshops/workshops";
import { FancyCard } from "../later/fancies";
import { fancies } from "../table/book";
import { fancyName, fancyText } from "../table/pieces";

export { overlay } from "../table/book";

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
	const { text } = useStore(settings);
	const name = t("flamecraft_duals-workshop");
	const state = ready
		? pair.map(fancyName).join(" + ")
		: t("flamecraft_duals-workshop-two", { count: PAIR - taken.length });
	const use = () => {
		if (ready) onUse(pair.join("+"));
	};
	const tools = (
		<>
			<span role="status">{state}</span>
			<button type="button" class="btn btn--go" data-testid="pair-use" disabled={!ready} onClick={use}>
				{t("flamecraft_duals-workshop-use")} <Icon name="check" />
			</button>
		</>
	);
	if (text) {
		const things = fancies().map(({ card }) => ({ id: card, name: fancyName(card), about: fancyText(card) }));
		const ways = [
			{ id: "use", text: t("flamecraft_duals-workshop-use"), act: use },
			{ id: "close", text: t("close"), act: onClose },
		];
		return (
			<Workbench class="fd-works" title="flamecraft_duals" name={name} tools={tools} onClose={onClose}>
				<PicksText {...{ name, things, state, ways }} chosen={taken} onToggle={toggle} />
			</Workbench>
		);
	}
	return (
		<Workbench class="fd-works" title="flamecraft_duals" name={name} tools={tools} onClose={onClose}>
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
		</Workbench>
	);
}
