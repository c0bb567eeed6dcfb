// Something to share: a link to copy, a code to type, and a QR code of it for a phone.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";

const Qr = part(() => import("./qr-code"), "Drawn");

export function Share({ link, code }: { link: string; code?: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard?.writeText(link).catch(() => undefined); // the link can still be read
		setCopied(true);
		setTimeout(() => setCopied(false), 2500);
	};
	return (
		<div class="pf-share">
			<Qr text={link} label={t("qr-of-link")} />
			<div>
				{code && (
					<p class="pf-code">
						<small>{t("pass-code")}</small>
						<b data-testid="pass-code">{code}</b>
					</p>
				)}
				<input
					class="text"
					readOnly
					value={link}
					aria-label={t("pass-link")}
					data-testid="pass-link"
					onFocus={(event) => event.currentTarget.select()}
				/>
				<button type="button" class="btn" onClick={() => void copy()}>
					<Icon name={copied ? "check" : "link"} /> {t(copied ? "link-copied" : "link-copy")}
				</button>
			</div>
		</div>
	);
}
