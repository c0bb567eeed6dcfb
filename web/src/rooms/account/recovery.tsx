// A forgotten password: the code that replaces it, shown once, and the form that takes it.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe } from "../../person/me";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { become } from "./become";
import { BringAlong } from "./bringalong";
import { Form, Input, type InputProps } from "./form";

/** The least number of characters in a password. */
export const LEAST = 8;

/** A code that was just made, and its account. */
export interface FreshCode {
	login: string;
	recovery: string;
}
/** The code, which cannot be shown again: the user copies it or writes it down before going on. */
export function KeepCode({ login, recovery, onDone }: FreshCode & { onDone(): void }): JSX.Element {
	const [copied, setCopied] = useState(false);
	const copy = async () => {
		await navigator.clipboard?.writeText(recovery).catch(() => undefined); // it can still be read
		setCopied(true);
	};
	return (
		<div class="pf-keep">
			<p class="pf-plain">{t("account-is", { login })}</p>
			<p class="pf-code">
				<small>{t("recovery-code")}</small>
				<b data-testid="recovery-code">{recovery}</b>
			</p>
			<p class="pf-plain">{t("recovery-keep")}</p>
			<div class="acts">
				<button type="button" class="btn btn--quiet" onClick={() => void copy()}>
					<Icon name={copied ? "check" : "link"} /> {t(copied ? "recovery-copied" : "recovery-copy")}
				</button>
				<button type="button" class="btn btn--go" data-testid="recovery-kept" onClick={onDone}>
					{t("recovery-kept")}
				</button>
			</div>
		</div>
	);
}

/** In the sheet of an account: another code, for users who have lost theirs but know the password. */
export function NewCode({ login, onMade }: { login: string; onMade(fresh: FreshCode): void }): JSX.Element {
	const [password, setPassword] = useState("");
	return (
		<Form
			action={t("recovery-new")}
			testid="recovery-new"
			quiet
			onSend={() => asMe(() => people.newRecovery(password)).then(({ recovery }) => onMade({ login, recovery }))}
		>
			<h3 class="group">{t("recovery-code")}</h3>
			<p class="pf-plain">{t("recovery-what")}</p>
			<Input
				label={t("password-old")}
				name="recovery-password"
				type="password"
				complete="current-password"
				value={password}
				onChange={setPassword}
			/>
		</Form>
	);
}

/** The field for a new password. */
export function NewPassword(props: Pick<InputProps, "value" | "onChange">): JSX.Element {
	return (
		<Input
			label={t("password-new")}
			name="password"
			type="password"
			complete="new-password"
			hint={t("password-change-hint")}
			least={LEAST}
			{...props}
		/>
	);
}

/** A code and a new password: signs in the person the code belongs to, on this device. */
export function RecoverForm({ code: given = "", onDone }: { code?: string; onDone(): void }): JSX.Element {
	const [code, setCode] = useState(given);
	const [password, setPassword] = useState("");
	const [fresh, setFresh] = useState<FreshCode | null>(null);
	const [before, setBefore] = useState<string | null>(null);
	const [kept, setKept] = useState(false);
	const send = async () => {
		const { guest, login, recovery } = await people.recover(code, password);
		setBefore(become(guest));
		setFresh({ login, recovery });
	};
	if (fresh && !kept) return <KeepCode {...fresh} onDone={() => (before ? setKept(true) : onDone())} />;
	if (before) return <BringAlong token={before} onDone={onDone} />;
	return (
		<Form action={t("recover-go")} testid="recover-go" onSend={send}>
			<p class="pf-plain">{t("recover-what")}</p>
			<Input label={t("recovery-code")} name="code" value={code} onChange={setCode} />
			<NewPassword value={password} onChange={setPassword} />
		</Form>
	);
}
