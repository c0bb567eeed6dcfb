// Signs that it is your turn: a dot in the tab's title, two soft bells, and a notification when you are away.
import { useEffect } from "preact/hooks";
import { sound } from "./board/sound";
import { t } from "./locales";
import { settings } from "./settings";

const AWAY = 10_000;

export function useTurnSigns(mine: boolean, place: string): void {
	useEffect(() => {
		document.title = `${mine ? "● " : ""}${place} · ${t("brand")}`;
		return () => {
			document.title = t("brand");
		};
	}, [mine, place]);
	useEffect(() => {
		if (!mine) return;
		sound("turn");
		const alarm = setTimeout(() => document.hidden && settings.get().notify && alert(place), AWAY);
		return () => clearTimeout(alarm);
	}, [mine, place]);
}

function alert(place: string): void {
	const sign = new Notification(t("your-turn"), { body: place, icon: "/emblem.svg" });
	sign.onclick = () => {
		window.focus();
		sign.close();
	};
}
