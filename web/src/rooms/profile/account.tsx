// The user's account, other devices and data: a line for each, which opens a sheet.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe } from "../../person/me";
import type { AccountInfo } from "../../protocol";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { AccountSheet, SignInSheet } from "../account/signing";
import { DataSheet } from "./data";
import { DeviceSheet } from "./device";

type Opened = "account" | "signin" | "device" | "data" | null;

/** In a hall on one device nobody signs in: there is only what it keeps. */
const IN_FOLDER = import.meta.env.MODE === "folder";

export function Account({ known }: { known: boolean }): JSX.Element {
	const [account, setAccount] = useState<AccountInfo | null>(null);
	const [open, setOpen] = useState<Opened>(null);
	const close = () => setOpen(null);
	useEffect(() => {
		if (known && !open && !IN_FOLDER) void asMe(people.account).then(setAccount, () => undefined);
	}, [known, open]);
	return (
		<section class="pf-panel pf-lines" aria-label={t("account")}>
			{!IN_FOLDER && (
				<>
					<Line icon="person" name={t("account")} testid="account" onOpen={() => setOpen("account")}>
						{account?.login ?? t("account-none")}
					</Line>
					{!account?.login && (
						<Line icon="lock" name={t("sign-in")} testid="sign-in" onOpen={() => setOpen("signin")}>
							{t("sign-in-hint")}
						</Line>
					)}
					<Line icon="share" name={t("other-device")} testid="other-device" onOpen={() => setOpen("device")}>
						{t("other-device-hint")}
					</Line>
				</>
			)}
			<Line icon="medal" name={t("your-data")} testid="your-data" onOpen={() => setOpen("data")}>
				{t("your-data-hint")}
			</Line>
			{open === "account" && <AccountSheet account={account} onClose={close} />}
			{open === "signin" && <SignInSheet onClose={close} />}
			{open === "device" && <DeviceSheet onClose={close} />}
			{open === "data" && <DataSheet onClose={close} />}
		</section>
	);
}

interface LineProps {
	icon: string;
	name: string;
	testid: string;
	onOpen(): void;
	children: ComponentChildren;
}
function Line({ icon, name, testid, onOpen, children }: LineProps): JSX.Element {
	return (
		<button type="button" data-testid={testid} onClick={onOpen}>
			<Icon name={icon} />
			<b>{name}</b>
			<small>{children}</small>
			<Icon name="next" size="s" />
		</button>
	);
}
