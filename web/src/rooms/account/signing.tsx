// An account: creating one, signing in, changing the password, signing out.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe } from "../../person/me";
import type { AccountInfo } from "../../protocol";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { become, forgetMe } from "./become";
import { BringAlong } from "./bringalong";
import { Form, Input } from "./form";
import { type FreshCode, KeepCode, LEAST, NewCode, NewPassword, RecoverForm } from "./recovery";

export function AccountSheet({ account, onClose }: { account: AccountInfo | null; onClose(): void }): JSX.Element {
	const [fresh, setFresh] = useState<FreshCode | null>(null);
	if (fresh) {
		return (
			<Sheet title={t("account")} onClose={onClose}>
				<KeepCode {...fresh} onDone={onClose} />
			</Sheet>
		);
	}
	return (
		<Sheet title={t("account")} onClose={onClose}>
			{account?.login ? <Change login={account.login} onMade={setFresh} /> : <Make onMade={setFresh} />}
			{account?.login && <NewCode login={account.login} onMade={setFresh} />}
			<section class="sentences">
				<h3 class="group">{t("sign-out")}</h3>
				{!account?.login && <p class="pf-plain">{t("sign-out-guest")}</p>}
				<div class="acts">
					<button
						type="button"
						class="btn btn--quiet"
						onClick={() => void signOut(people.signOutHere, account, onClose)}
					>
						{t("sign-out-here")}
					</button>
					<button type="button" class="btn btn--quiet" onClick={() => void signOut(people.signOut, account, onClose)}>
						{t("sign-out-all")}
					</button>
				</div>
			</section>
		</Sheet>
	);
}

async function signOut(how: () => Promise<unknown>, account: AccountInfo | null, then: () => void): Promise<void> {
	await how().catch(() => undefined); // a user the server has already forgotten is signed out
	forgetMe(account?.login ?? null); // without an account there is no way back in to offer
	then();
}

function Make({ onMade }: { onMade(fresh: FreshCode): void }): JSX.Element {
	const [login, setLogin] = useState("");
	const [password, setPassword] = useState("");
	return (
		<Form
			action={t("account-make")}
			testid="account-make"
			onSend={() => asMe(() => people.newAccount(login, password)).then(onMade)}
		>
			<p class="pf-plain">{t("account-why")}</p>
			<Input label={t("login")} name="login" complete="username" least={3} value={login} onChange={setLogin} />
			<Input
				label={t("password")}
				name="password"
				type="password"
				complete="new-password"
				hint={t("password-hint", { least: LEAST })}
				least={LEAST}
				value={password}
				onChange={setPassword}
			/>
		</Form>
	);
}

function Change({ login, onMade }: { login: string; onMade(fresh: FreshCode): void }): JSX.Element {
	const [old, setOld] = useState("");
	const [password, setPassword] = useState("");
	const send = () =>
		asMe(() => people.changePassword(old, password)).then((renewed) => {
			become(renewed);
			onMade({ login, recovery: renewed.recovery });
		});
	return (
		<Form action={t("password-change")} testid="password-change" onSend={send}>
			<p class="pf-plain">{t("account-is", { login })}</p>
			<Input
				label={t("password-old")}
				name="old"
				type="password"
				complete="current-password"
				value={old}
				onChange={setOld}
			/>
			<NewPassword value={password} onChange={setPassword} />
		</Form>
	);
}

export function SignInSheet({ as = "", onClose }: { as?: string; onClose(): void }): JSX.Element {
	const [login, setLogin] = useState(as);
	const [password, setPassword] = useState("");
	const [before, setBefore] = useState<string | null>(null);
	const [forgotten, setForgotten] = useState(false);
	const send = async () => {
		const guest = await people.signIn(login, password);
		const old = become(guest);
		if (old) setBefore(old);
		else onClose();
	};
	if (forgotten) {
		return (
			<Sheet title={t("recover")} onClose={onClose}>
				<RecoverForm onDone={onClose} />
			</Sheet>
		);
	}
	return (
		<Sheet title={t("sign-in")} onClose={onClose}>
			{before ? (
				<BringAlong token={before} onDone={onClose} />
			) : (
				<Form action={t("sign-in")} testid="sign-in-go" onSend={send}>
					<Input label={t("login")} name="login" complete="username" value={login} onChange={setLogin} />
					<Input
						label={t("password")}
						name="password"
						type="password"
						complete="current-password"
						value={password}
						onChange={setPassword}
					/>
					<button type="button" class="more" data-testid="forgotten" onClick={() => setForgotten(true)}>
						{t("password-forgotten")}
					</button>
				</Form>
			)}
		</Sheet>
	);
}
