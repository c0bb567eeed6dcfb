// The page for an address that the first load does not know: one of a room that few open first, or of nowhere.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { here } from "../../state/address";
import { follow } from "../../state/route";
import { dragon } from "../../ui/dragon";
import { Drawing } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import "../../ui/nothing.css";

const WatchPage = part(() => import("../watch/page"), "WatchPage", "table", "review");
const EmbedPage = part(() => import("../watch/embed"), "EmbedPage", "table", "review");

const StudyEmbed = part(() => import("../study/embed"), "StudyEmbed", "study", "table", "review");

export function Lost(): JSX.Element {
	const study = /^\/embed\/study\/([\w-]+)\/?$/.exec(here().pathname)?.[1];
	if (study) return <StudyEmbed id={study} />;
	const [, room, id = ""] = /^\/(watch|embed)(?:\/([\w-]+))?\/?$/.exec(here().pathname) ?? [];
	if (room === "watch") return <WatchPage />;
	return room && id ? <EmbedPage id={id} /> : <Nowhere />;
}

function Nowhere(): JSX.Element {
	useEffect(() => {
		document.title = `${t("lost")} · ${t("brand")}`;
	}, []);
	return (
		<RoomPage on={null}>
			<main class="sentence" data-testid="lost">
				<Drawing svg={dragon({ type: "iron", pose: "bust", mood: "asleep" })} />
				<h1 class="display">{t("lost")}</h1>
				<p>{t("lost-why", { path: here().pathname })}</p>
				<a class="btn btn--go" href="/" onClick={follow}>
					{t("to-the-hall")}
				</a>
			</main>
		</RoomPage>
	);
}
