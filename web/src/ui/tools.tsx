// Parts of every page's bar: the brand, which leads home, and icon buttons.
import type { JSX } from "preact";
import { LANGUAGES, SPOKEN } from "../state/languages";
import { go } from "../state/route";
import { dark, settings } from "../state/settings";
import { useStore } from "../state/store";
import { Drawing, Icon } from "./icon";
import { speak, t } from "./locales";
import { emblem } from "./shapes";

export function Brand(): JSX.Element {
	const home = (event: MouseEvent) => {
		event.preventDefault();
		go(null);
	};
	return (
		<a class="brand" href="/" aria-label={t("brand")} onClick={home}>
			<Drawing svg={emblem()} />
			<b class="display">{t("brand")}</b>
		</a>
	);
}

export interface ToolProps {
	icon: string;
	label: string;
	onClick(): void;
	testid?: string;
	class?: string;
}
export function Tool({ icon, label, onClick, testid, class: cls = "" }: ToolProps): JSX.Element {
	return (
		<button type="button" class={`tool ${cls}`} aria-label={label} title={label} data-testid={testid} onClick={onClick}>
			<Icon name={icon} />
		</button>
	);
}

/** The language after this one; the other one where there are two. */
const after = (lang: string): string => SPOKEN[(SPOKEN.indexOf(lang) + 1) % SPOKEN.length] ?? lang;

/** Language and theme: the two tools on every page. */
export function CommonTools(): JSX.Element {
	const { lang } = useStore(settings);
	const other = after(lang);
	const name = LANGUAGES[other];
	return (
		<>
			<button
				type="button"
				class="tool common"
				data-testid="lang"
				lang={other}
				aria-label={name}
				title={name}
				onClick={() => void speak(other)}
			>
				<Icon name="language" />
			</button>
			<Tool
				class="common"
				icon="theme"
				label={t("theme")}
				testid="theme"
				onClick={() => settings.set({ theme: dark() ? "light" : "dark" })}
			/>
		</>
	);
}
