// The page for an unknown address.
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { follow } from "../../state/route";
import { dragon } from "../../ui/dragon";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";
import { RoomPage } from "../frame/frame";
import "../../ui/nothing.css";

export function Lost(): JSX.Element {
	useEffect(() => {
		document.title = `${t("lost")} · ${t("brand")}`;
	}, []);
	return (
		<RoomPage on={null}>
			<main class="sentence" data-testid="lost">
				<Drawing svg={dragon({ type: "iron", pose: "bust", mood: "asleep" })} />
				<h1 class="display">{t("lost")}</h1>
				<p>{t("lost-why", { path: location.pathname })}</p>
				<a class="btn btn--go" href="/" onClick={follow}>
					{t("to-the-hall")}
				</a>
			</main>
		</RoomPage>
	);
}
