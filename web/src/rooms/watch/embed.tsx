// A board in a frame of another site: the game as spectators see it, and a way to open it here.
import type { JSX } from "preact";
import { linkTo } from "../../state/address";
import { pathOf } from "../../state/route";
import { tableName, titleName } from "../../table/people";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Board, useWatched } from "./board";

export function EmbedPage({ id }: { id: string }): JSX.Element {
	const watched = useWatched(id, 0);
	const info = watched && "info" in watched ? watched.info : null;
	return (
		<main class="wa-embed" data-title={info?.title}>
			<Board watched={watched} />
			<footer>
				{info && (
					<span>
						<b class="display">{titleName(info.title)}</b> {tableName(info)}
					</span>
				)}
				{/* in a window of its own: nothing of this house is used inside the frame of another */}
				<a class="btn btn--s btn--quiet" href={linkTo(pathOf(id))} target="_blank" rel="noopener">
					<Icon name="link" size="s" /> {t("watch-open-here")}
				</a>
			</footer>
		</main>
	);
}
