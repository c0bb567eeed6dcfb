// One game alone: on the big screen of a room, or on the clear ground of a stream, with the parts that were ticked.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { tableName, titleName } from "../../table/people";
import { t } from "../../ui/locales";
import { Brand } from "../../ui/tools";
import { Board, useWatched } from "./board";
import type { Wish } from "./wish";

export function BigScreen({ id, wish }: { id: string; wish: Required<Wish> }): JSX.Element {
	const { behind, mode, parts } = wish;
	const watched = useWatched(id, behind);
	const there = watched && "info" in watched ? watched : null;
	const has = (part: Wish["parts"] extends (infer P)[] | undefined ? P : never) =>
		mode === "screen" || parts.includes(part);
	useEffect(() => {
		document.title = `${t("watch-title")} · ${t("brand")}`;
		document.documentElement.classList.toggle("wa-clear", mode === "stream");
		return () => document.documentElement.classList.remove("wa-clear");
	}, [mode]);
	return (
		<main class={`wa-screen wa-screen--${mode}`} data-title={there?.info.title} data-testid="watch-screen">
			{has("board") && <Board watched={watched} />}
			<div class="wa-screen-side">
				{mode === "screen" && (
					<header>
						<Brand />
						{there && (
							<p>
								<b class="display">{titleName(there.info.title)}</b> {tableName(there.info)}
							</p>
						)}
					</header>
				)}
				{there && has("seats") && <there.layout.Score scene={there.scene} />}
				{there && has("last") && (
					<p class="wa-last" role="log">
						{there.latest}
					</p>
				)}
				<span class="wa-live">
					<i /> {t("watch-live", { minutes: behind / 60 })}
				</span>
			</div>
		</main>
	);
}
