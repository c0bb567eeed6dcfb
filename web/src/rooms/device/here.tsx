// In the hall on this device, in the place of what other people do there: the rooms that are here as well, and what takes
// a hall on a server.
import "./device.css";
import type { JSX } from "preact";
import { follow } from "../../state/route";
import { Icon, learnIcons } from "../../ui/icon";
import { t } from "../../ui/locales";
import { seen } from "./seen";

learnIcons(
	import.meta.glob<string>(
		[
			"./icons/*.svg",
			"../rules/icons/book.svg",
			"../hall/later/icons/calendar.svg",
			"../profile/icons/{friends,share}.svg",
		],
		{ eager: true, query: "?raw", import: "default" },
	),
);

export const HelloHere = (): JSX.Element => <>{t("here-hello")}</>;

const ROOMS = [
	["learn", "bulb"],
	["puzzles", "puzzle"],
	["review", "replay"],
	["forge", "deck"],
	["explorer", "ladder"],
	["rules", "book"],
] as const;
/** The other rooms: all that is in them works here. */
export const AlsoHere = (): JSX.Element => (
	<section class="s-open" data-testid="also-here">
		<h2 class="sec">{t("here-also")}</h2>
		<ul class="away-list here-rooms">
			{ROOMS.map(([room, icon]) => (
				<li key={room}>
					<Icon name={icon} />
					<span>
						<a href={`/${room}`} onClick={follow}>
							{t(`here-${room}`)}
						</a>
						{t(`here-${room}-what`)}
					</span>
				</li>
			))}
		</ul>
	</section>
);

const OTHERS = [
	["deals", "calendar"],
	["people", "friends"],
	["links", "share"],
] as const;
/** What takes other people, or a server's word; beside a server, the list of what waits there says so. */
export function TakesHall(): JSX.Element | null {
	if (seen()) return null;
	return (
		<section class="away-list" data-testid="takes-hall">
			<h2 class="sec">{t("here-takes-hall")}</h2>
			<ul>
				{OTHERS.map(([what, icon]) => (
					<li key={what}>
						<Icon name={icon} />
						<span>
							<b>{t(`here-${what}`)}</b>
							{t(`here-${what}-what`)}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
