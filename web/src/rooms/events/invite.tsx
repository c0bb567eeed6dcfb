// The link to an evening: as text, as a code for phones, and on the big screen of the room.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { linkTo } from "../../state/address";
import { follow } from "../../state/route";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";

export const Qr = part(() => import("../profile/qr-code"), "Drawn");

export const pathOf = (id: string): string => `/events/${id}`;

export function Invite({ id }: { id: string }): JSX.Element {
	const link = linkTo(pathOf(id));
	return (
		<section class="ev-panel ev-padded ev-invite">
			<div class="ev-qr">
				<Qr text={link} label={t("event-qr")} />
			</div>
			<p class="ev-link">{link.replace(/^https?:\/\//, "")}</p>
			<p>{t("event-no-account")}</p>
			<div class="ev-acts">
				<CopyLink link={link} />
				<BigScreen id={id} />
			</div>
		</section>
	);
}

export const BigScreen = ({ id }: { id: string }): JSX.Element => (
	<a class="btn btn--quiet btn--s" href={`${pathOf(id)}/screen`} data-testid="event-screen" onClick={follow}>
		{t("event-big-screen")}
	</a>
);

export function CopyLink({ link }: { link: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard?.writeText(link).catch(() => undefined); // the link can still be read
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	return (
		<button type="button" class="btn btn--quiet btn--s" title={t("event-link")} onClick={() => void copy()}>
			<Icon name="link" size="s" /> {t(copied ? "event-copied" : "event-copy")}
		</button>
	);
}
