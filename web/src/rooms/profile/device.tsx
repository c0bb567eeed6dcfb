// Using another device as the same person: a code that works once, as a link and as a QR code.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe } from "../../person/me";
import type { Pass } from "../../protocol";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { Share } from "./share";

export function DeviceSheet({ onClose }: { onClose(): void }): JSX.Element {
	const [pass, setPass] = useState<Pass | null>(null);
	const [wrong, setWrong] = useState("");
	useEffect(() => {
		asMe(people.newPass).then(setPass, (failure) => setWrong(failureText(failure)));
	}, []);
	return (
		<Sheet title={t("other-device")} onClose={onClose}>
			<p>{t("other-device-how")}</p>
			{/* in the fragment, so that it is never sent with the request for the page */}
			{pass && <Share link={`${location.origin}/move#${pass.code}`} code={pass.code} />}
			{wrong && <p class="wrong">{wrong}</p>}
			<p class="pf-plain">{t("other-device-once")}</p>
		</Sheet>
	);
}
