// A link from the end of a game to its club evening: it has no rematch, but there may be a next round.
import type { JSX } from "preact";
import { follow } from "../../state/route";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export const ToEvent = ({ event }: { event: string }): JSX.Element => (
	<a class="btn btn--go" href={`/events/${event}`} data-testid="to-event" onClick={follow}>
		<Icon name="crown" /> {t("to-event")}
	</a>
);
