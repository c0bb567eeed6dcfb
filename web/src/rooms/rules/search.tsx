// Searching in the page: matches are marked at once, and one can go from one to the next.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../../state/settings";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

interface Props {
	text: string;
	onText(text: string): void;
	/** Changes when the searched content does. */
	within: unknown;
}
export function Search({ text, onText, within }: Props): JSX.Element {
	const [hits, setHits] = useState(0);
	const [at, setAt] = useState(0);
	const field = useRef<HTMLInputElement>(null);
	const marks = () => [...document.querySelectorAll<HTMLElement>(".ru-grid mark")];
	const go = (to: number, scroll = true) => {
		const all = marks();
		for (const mark of all) mark.classList.remove("ru-now");
		const next = all.length ? (to + all.length) % all.length : 0;
		setHits(all.length);
		setAt(next);
		all[next]?.classList.add("ru-now");
		if (scroll) all[next]?.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
	};
	useEffect(() => go(0, text !== ""), [text, within]);
	useEffect(() => {
		const key = (event: KeyboardEvent) => {
			const typing = (event.target as Element).closest("input, textarea, dialog");
			if (event.key !== "/" || typing || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			field.current?.focus();
		};
		addEventListener("keydown", key);
		return () => removeEventListener("keydown", key);
	}, []);
	return (
		<search class="ru-find">
			<Icon name="search" />
			<input
				ref={field}
				type="search"
				data-testid="rules-search"
				aria-label={t("rules-search")}
				placeholder={t("rules-search")}
				value={text}
				onInput={(event) => onText(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === "Enter") go(at + (event.shiftKey ? -1 : 1));
					if (event.key === "Escape") onText("");
				}}
			/>
			<span class="ru-hits" role="status" data-testid="rules-hits">
				{text && t("rules-hits", { at: hits ? at + 1 : 0, of: hits })}
			</span>
			{hits > 1 && (
				<>
					<button type="button" class="tool ru-up" aria-label={t("rules-previous")} onClick={() => go(at - 1)}>
						<Icon name="prev" size="s" />
					</button>
					<button type="button" class="tool ru-up" aria-label={t("rules-next")} onClick={() => go(at + 1)}>
						<Icon name="next" size="s" />
					</button>
				</>
			)}
		</search>
	);
}
