// Notifications about the user's turn while they are away: this browser's push service, and a webhook.

import { titles } from "../../games/offered";
import { call } from "../../net/api";
import { asMe } from "../../person/me";
import type { AlertInfo, NewAlert, PushKey } from "../../protocol";
import { titleName } from "../../table/people";
import { t } from "../../ui/locales";

export const alerts = {
	mine: () => call<AlertInfo[]>("GET", "/me/alerts"),
	add: (alert: NewAlert) => asMe(() => call<AlertInfo[]>("POST", "/me/alerts", alert)),
	drop: (address: string) => asMe(() => call<AlertInfo[]>("DELETE", "/me/alerts", { address })),
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Stores the few words that the service worker needs, since it has no catalogue. */
async function leaveWords(): Promise<void> {
	const names = (titles.get().all ?? []).map(({ name }) => [name, titleName(name)]);
	const words = { turn: t("your-turn"), titles: Object.fromEntries(names) };
	await (await caches.open("emberhall-words")).put("/words", new Response(JSON.stringify(words)));
}

const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window;

/** Subscribes this browser to notifications even when no page is open; does nothing without a push service. */
export async function subscribe(): Promise<void> {
	if (!canPush()) return;
	const worker = await navigator.serviceWorker.register("/sw.js");
	await leaveWords();
	const { key } = await call<PushKey>("GET", "/push");
	const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
	const { endpoint, keys } = made.toJSON();
	if (!endpoint || !keys?.p256dh || !keys.auth) return;
	await alerts.add({ kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

export async function unsubscribe(): Promise<void> {
	const made = canPush() && (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription());
	if (!made) return;
	await alerts.drop(made.endpoint);
	await made.unsubscribe();
}
