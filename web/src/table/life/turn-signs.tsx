// Signs that it is your turn: a dot in the tab's title and icon, two soft bells, and a notification when you are away.
import { useEffect } from "preact/hooks";
import { sound } from "../../board/sound";
import { settings } from "../../state/settings";
import { t } from "../../ui/locales";

const AWAY = 10_000;

export function TurnSigns({ mine, place }: { mine: boolean; place: string }): null {
	useEffect(() => {
		document.title = `${mine ? "● " : ""}${place} · ${t("brand")}`;
		badge(mine);
		return () => {
			document.title = t("brand");
			badge(false);
		};
	}, [mine, place]);
	useEffect(() => {
		if (!mine) return;
		sound("turn");
		const alarm = setTimeout(() => document.hidden && settings.get().notify && alert(place), AWAY);
		return () => clearTimeout(alarm);
	}, [mine, place]);
	return null;
}

/** The tab's icon has a dot while it is your turn. */
function badge(on: boolean): void {
	document
		.querySelector<HTMLLinkElement>("link[rel=icon]")
		?.setAttribute("href", `${import.meta.env.BASE_URL}emblem${on ? "-turn" : ""}.svg`);
}

function alert(place: string): void {
	const sign = new Notification(t("your-turn"), { body: place, icon: `${import.meta.env.BASE_URL}emblem.svg` });
	sign.onclick = () => {
		window.focus();
		sign.close();
	};
}
