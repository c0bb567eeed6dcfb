// The targets of links with a code: to use this device as well, or to become somebody's friend.
import { here, hrefOf } from "../../state/address";
import "../../board/icons";
import "../../ui/sheets/sheets.css";
import "./profile.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe, me } from "../../person/me";
import { goTo } from "../../state/route";
import { useStore } from "../../state/store";
import { dragon } from "../../ui/dragon";
import { Drawing } from "../../ui/icon";
import { t } from "../../ui/locales";
import { become } from "../account/become";
import { BringAlong } from "../account/bringalong";
import { Form, Input } from "../account/form";
import { RecoverForm } from "../account/recovery";
import { RoomPage } from "../frame/frame";

/** The code in the link. It is removed from the address at once, so that nobody can read it from the screen later. */
function useCode(): [string, (code: string) => void] {
	const [code, setCode] = useState(() => decodeURIComponent(here().hash.slice(1)));
	useEffect(() => history.replaceState(null, "", hrefOf(here().pathname + here().search)), []);
	return [code, setCode];
}

/** A code that signs in on this device; with `?recover`, one that also replaces a forgotten password. */
export const MovePage = (): JSX.Element =>
	new URLSearchParams(here().search).has("recover") ? <Recovering /> : <Moving />;

function Recovering(): JSX.Element {
	const [code] = useCode();
	return (
		<Card title={t("recover")}>
			<RecoverForm code={code} onDone={() => goTo("/me")} />
		</Card>
	);
}

function Moving(): JSX.Element {
	const [code, setCode] = useCode();
	const [before, setBefore] = useState<string | null>(null);
	const send = async () => {
		const old = become(await people.usePass(code));
		if (old) setBefore(old);
		else goTo("/me");
	};
	return (
		<Card title={t("move-here")}>
			{before ? (
				<BringAlong token={before} onDone={() => goTo("/me")} />
			) : (
				<Form action={t("move-go")} testid="move-go" onSend={send}>
					<p class="pf-plain">{t("move-what")}</p>
					<Input label={t("pass-code")} name="code" value={code} onChange={setCode} />
				</Form>
			)}
		</Card>
	);
}

export function FriendPage(): JSX.Element {
	const [code, setCode] = useCode();
	const { name } = useStore(me);
	const send = () => asMe(() => people.befriend(code)).then((friend) => goTo(`/p/${friend.user}`));
	return (
		<Card title={t("befriend")}>
			<Form action={t("befriend-go")} testid="befriend-go" onSend={send}>
				<p class="pf-plain">{t("befriend-what", { name })}</p>
				<Input label={t("pass-code")} name="code" value={code} onChange={setCode} />
			</Form>
		</Card>
	);
}

function Card({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
	useEffect(() => {
		document.title = `${title} · ${t("brand")}`;
	}, [title]);
	return (
		<RoomPage on={null}>
			<main class="wrap pf-card-page">
				<section class="pf-panel pf-card">
					<Drawing class="pf-card-art" svg={dragon({ type: "crystal", pose: "peek", mood: "happy" })} />
					<h1 class="display">{title}</h1>
					{children}
				</section>
			</main>
		</RoomPage>
	);
}
