// What solo games have unlocked, drawn by the title itself if it has a page for it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PROFILES } from "../../games/workshops/workshops";
import type { Unlock } from "../../protocol";
import { learn, t } from "../../ui/locales";

export function Unlocks({ unlocks }: { unlocks: Unlock[] }): JSX.Element {
	const titles = [...new Set(unlocks.map(({ title }) => title))];
	return (
		<section class="pf-panel" aria-label={t("unlocked")}>
			<h2 class="sec">
				{t("unlocked")} {unlocks.length > 0 && <small>{unlocks.length}</small>}
			</h2>
			{titles.length === 0 && <p class="pf-none">{t("unlocked-none")}</p>}
			{titles.map((title) => (
				<OfTitle key={title} title={title} cards={unlocks.filter((each) => each.title === title)} />
			))}
		</section>
	);
}

function OfTitle({ title, cards }: { title: string; cards: Unlock[] }): JSX.Element | null {
	const [known, setKnown] = useState(false);
	useEffect(() => void learn(title).then(() => setKnown(true)), [title]);
	const Page = PROFILES[title];
	return known && Page ? <Page unlocked={cards.map(({ card }) => card)} /> : null;
}
