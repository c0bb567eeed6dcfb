// What can be done after a game: always in sight, below the result.
import type { JSX } from "preact";
import type { TableInfo } from "../../../protocol";
import { follow, go } from "../../../state/route";
import { againText } from "../../../table/series/words";
import { Icon } from "../../../ui/icon";
import { part } from "../../../ui/lazy";
import { t } from "../../../ui/locales";
import { useAgain } from "./again";

const ToEvent = part(() => import("../../../table/life/event-link"), "ToEvent", "life");

export function Foot({ info, onAside }: { info: TableInfo; onAside(): void }): JSX.Element {
	const { again, canFollow, wrong } = useAgain(info);
	return (
		<footer class="result-foot" data-testid="question">
			{(wrong || info.rematch) && <p role="status">{wrong || t("rematch-waits")}</p>}
			<button type="button" class="btn btn--quiet" data-testid="look-at" onClick={onAside}>
				{t("finale-view")}
			</button>
			<a class="btn btn--quiet" href={`/review/${info.id}`} data-testid="review" onClick={follow}>
				<Icon name="replay" /> {t("finale-review")}
			</a>
			{info.event ? (
				<ToEvent event={info.event} />
			) : canFollow && !info.daily ? (
				<button type="button" class="btn btn--go" data-testid="rematch" onClick={() => void again()}>
					<Icon name="replay" /> {againText(info)}
				</button>
			) : (
				<button type="button" class="btn btn--go" onClick={() => go(null)}>
					{t("to-the-hall")}
				</button>
			)}
		</footer>
	);
}
