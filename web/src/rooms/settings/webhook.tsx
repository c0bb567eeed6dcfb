// A webhook for the user's turns, for people who have a program that listens.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { bearer } from "../../net/api";
import type { AlertInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { alerts } from "./alerts";

export function Webhook(): JSX.Element {
	const [hooks, setHooks] = useState<AlertInfo[]>([]);
	const [address, setAddress] = useState("");
	const [wrong, setWrong] = useState("");
	const take = (all: AlertInfo[]) => {
		setHooks(all.filter(({ kind }) => kind === "hook"));
		setWrong("");
	};
	const fail = (failure: unknown) => setWrong(failureText(failure));
	useEffect(() => {
		if (bearer.token) alerts.mine().then(take, fail);
	}, []);
	const add = (submitted: SubmitEvent) => {
		submitted.preventDefault();
		if (!address) return;
		alerts.add({ kind: "hook", address, lang: settings.get().lang }).then((all) => {
			take(all);
			setAddress("");
		}, fail);
	};
	return (
		<form class="webhook" onSubmit={add}>
			<label class="field">
				{t("set-webhook")}
				<span class="webhook-line">
					<input
						class="text"
						type="url"
						placeholder="https://"
						value={address}
						data-testid="webhook"
						onInput={(event) => setAddress(event.currentTarget.value)}
					/>
					<button type="submit" class="btn btn--s" disabled={!address} data-testid="webhook-add">
						{t("save")}
					</button>
				</span>
			</label>
			{hooks.map((hook) => (
				<p key={hook.address} class="webhook-line">
					<code>{hook.address}</code>
					<button
						type="button"
						class="btn btn--s btn--quiet"
						onClick={() => alerts.drop(hook.address).then(take, fail)}
					>
						{t("webhook-remove")}
					</button>
				</p>
			))}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
		</form>
	);
}
