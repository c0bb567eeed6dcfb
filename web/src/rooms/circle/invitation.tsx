// The link of a circle as a QR code, for the phone of whoever sits opposite.
import "../profile/profile.css";
import type { JSX } from "preact";
import { t } from "../../ui/locales";
import { Drawn } from "../profile/qr-code";
import { LinkSlip } from "./head";

export const Invitation = ({ id, link }: { id: string; link: string }): JSX.Element => (
	<>
		<LinkSlip id={id} />
		<span class="cr-qr">
			<Drawn text={link} label={t("qr-of-link")} />
		</span>
	</>
);
