// Plays the film of an ending in the table's place. A click, Space or Esc ends it at once.
import "./player.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useKeys } from "../../../board/keys";
import { type Film, paced } from "../../../table/finale/film";
import { t } from "../../../ui/locales";

export function Player({ film, onEnd }: { film: Film; onEnd(): void }): JSX.Element | null {
	const [at, setAt] = useState(0);
	const frame = film[at];
	useEffect(() => {
		const next = setTimeout(() => (at + 1 < film.length ? setAt(at + 1) : onEnd()), paced(film)[at] ?? 0);
		return () => clearTimeout(next);
	}, [at, film]);
	const stage = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const own = stage.current;
		own?.addEventListener("click", onEnd); // anywhere on it
		return () => own?.removeEventListener("click", onEnd);
	});
	useKeys((key) => {
		if (key !== " " && key !== "Escape" && key !== "Enter") return false;
		onEnd();
		return true;
	});
	if (!frame) return null;
	return (
		<div class="film" ref={stage} data-testid="film" data-frame={at} data-of={film.length}>
			<i class="film-clock" style={`--part:${(at + 1) / film.length}`} />
			<button type="button" class="btn btn--quiet film-skip" data-testid="film-skip">
				{t("finale-skip")} <kbd class="key desk">{t("key-space")}</kbd>
			</button>
			{frame.show()}
			<p class="sr" role="status">
				{frame.told}
			</p>
		</div>
	);
}
