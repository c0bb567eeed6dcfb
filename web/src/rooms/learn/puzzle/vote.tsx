// Whether a puzzle was a good one: two buttons after it, or the keys + and -.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, learnIcons } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { type Kept, keepVote, voteOf } from "./votes";

learnIcons(import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" }));

const KEYS = new Map([
	["+", true],
	["-", false],
]);
const isTyping = (event: KeyboardEvent): boolean =>
	event.target instanceof HTMLElement && event.target.closest("input, textarea, select") !== null;

export function Vote({ title, id }: { title: string; id: string }): JSX.Element {
	const [good, setGood] = useState(voteOf(title, id));
	const [kept, setKept] = useState<Kept | null>(null);
	const vote = (wish: boolean) => {
		const next = voteOf(title, id) === wish ? null : wish;
		setGood(next);
		void keepVote(title, id, next).then((where) => setKept(next === null ? null : where));
	};
	useEffect(() => {
		setGood(voteOf(title, id));
		setKept(null);
		const onKey = (event: KeyboardEvent) => {
			const wish = KEYS.get(event.key);
			if (wish === undefined || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
			event.preventDefault();
			vote(wish);
		};
		addEventListener("keydown", onKey);
		return () => removeEventListener("keydown", onKey);
	}, [title, id]);
	return (
		<fieldset class="pz-vote" data-testid="vote">
			<legend>{t("puzzle-vote")}</legend>
			{[true, false].map((each) => (
				<button
					key={String(each)}
					type="button"
					class="btn btn--s btn--quiet"
					aria-pressed={good === each}
					data-testid={each ? "vote-good" : "vote-bad"}
					onClick={() => vote(each)}
				>
					<Icon name={each ? "thumb-up" : "thumb-down"} size="s" /> {t(each ? "puzzle-good" : "puzzle-bad")}
				</button>
			))}
			<span role="status">{kept && t(`puzzle-vote-${good === false ? "bad" : "good"}-${kept}`)}</span>
		</fieldset>
	);
}
