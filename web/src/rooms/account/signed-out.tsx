// Under the bar of every room after somebody was signed out here: nothing is lost, and one step undoes it.
import "./signed-out.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { me } from "../../person/me";
import { t } from "../../ui/locales";
import { SignInSheet } from "./signing";

export function SignedOutStrip({ login }: { login: string }): JSX.Element {
	const [open, setOpen] = useState(false);
	return (
		<div class="signed-out" role="status" data-testid="signed-out">
			<p>
				<b>{t("signed-out")}</b> {t(login ? "signed-out-safe" : "signed-out-unknown")}
			</p>
			<button type="button" class="btn btn--go btn--s" data-testid="sign-in-again" onClick={() => setOpen(true)}>
				{login ? t("sign-in-as", { login }) : t("sign-in")}
			</button>
			<button type="button" class="btn btn--quiet btn--s" onClick={() => me.set({ out: null })}>
				{t("signed-out-guest")}
			</button>
			{open && <SignInSheet as={login} onClose={() => setOpen(false)} />}
		</div>
	);
}
