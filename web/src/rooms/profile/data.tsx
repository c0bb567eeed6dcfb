// The user's data: download all of it, or delete it.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { asMe, me } from "../../person/me";
import { goTo } from "../../state/route";
import { useStore } from "../../state/store";
import { t } from "../../ui/locales";
import { Sheet } from "../../ui/sheets/sheet";
import { forgetMe } from "../account/become";
import { Form, Input } from "../account/form";

async function download(): Promise<void> {
	const everything = await asMe(people.everything);
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([JSON.stringify(everything, null, 1)], { type: "application/json" }));
	link.download = "emberhall.json";
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function DataSheet({ onClose }: { onClose(): void }): JSX.Element {
	const { name } = useStore(me);
	const [typed, setTyped] = useState("");
	const remove = async () => {
		await people.deleteMe(typed);
		forgetMe();
		onClose();
		goTo("/");
	};
	return (
		<Sheet title={t("your-data")} onClose={onClose}>
			<Form action={t("export")} testid="export" onSend={download}>
				<p class="pf-plain">{t("export-what")}</p>
			</Form>
			<h3 class="group">{t("delete-me")}</h3>
			<Form action={t("delete-go")} testid="delete-go" danger onSend={remove}>
				<p class="pf-plain">{t("delete-what")}</p>
				<Input label={t("delete-type", { name })} name="name" value={typed} onChange={setTyped} />
			</Form>
		</Sheet>
	);
}
