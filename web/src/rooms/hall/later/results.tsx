// The reader's last results, oldest on the left: up and solid is won, down and hatched is lost.
import type { JSX } from "preact";
import type { TableInfo } from "../../../protocol";
import { follow } from "../../../state/route";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";

const SLOTS = 12;

export function Results({ mine }: { mine: TableInfo[] }): JSX.Element | null {
	const over = mine.filter((info) => info.status === "over" && info.you !== null && info.scores);
	const games = over.slice(0, SLOTS).reverse();
	if (!games.length) return null;
	const wonBy = (info: TableInfo) => info.winners?.includes(info.you ?? -1) ?? false;
	const won = games.filter(wonBy).length;
	const height = (info: TableInfo) => 30 + Math.min(70, Math.abs(info.scores?.[info.you ?? 0] ?? 0) * 9);
	return (
		<section class="results" data-title={games.at(-1)?.title ?? ""}>
			<h2 class="sec">{t("last-games")}</h2>
			<p>{t("last-games-won", { won, played: games.length })}</p>
			<div class="bars" role="img" aria-label={t("last-games-won", { won, played: games.length })}>
				{games.map((info) => (
					<i key={info.id} class={wonBy(info) ? "" : "lost-game"} style={`--h:${height(info)}%`} />
				))}
				{Array.from({ length: SLOTS - games.length }, (_, i) => (
					<i key={i} class="unplayed" />
				))}
			</div>
			<a class="btn btn--quiet" href={`/review/${games.at(-1)?.id}`} onClick={follow}>
				<Icon name="replay" size="s" /> {t("last-game-look")}
			</a>
		</section>
	);
}
