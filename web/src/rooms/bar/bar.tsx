// The bar above every table: where we are, who watches, and a few icon buttons.
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import { settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { Brand, CommonTools, Tool } from "../../ui/tools";
import { HelpSheet, SettingsSheet } from "../settings";

export interface BarProps {
	title: string;
	/** The title's short name. */
	game: string;
	sub: string;
	watching: number;
	/** The title's own keys, for the help. */
	keys?: [string, string][];
	/** How many of the reader's last words can be taken back now. */
	undo?: number;
	onUndo?(): void;
	onHandOver?: (() => void) | undefined;
	/** The table's own tools, its clock, and its additions to the settings. */
	own?: ComponentChildren;
	clock?: ComponentChildren;
	more?: ComponentChildren;
	onDrawer?(): void;
}
export function Bar(props: BarProps): JSX.Element {
	const { title, game, sub, watching, keys, undo = 0, onUndo, onHandOver, own, clock, more, onDrawer } = props;
	const [sheet, setSheet] = useState<"help" | "settings" | null>(null);
	const { sound, text } = useStore(settings);
	const asText = () => settings.set({ text: !text });
	const close = () => setSheet(null);
	useKeys((key) => {
		if (key === "?") setSheet("help");
		else if (key === "t" || key === "T") asText();
		else if ((key === "u" || key === "U") && undo > 0) onUndo?.();
		else return false;
		return true;
	});
	return (
		<header class="bar">
			<button type="button" class="sr" aria-pressed={text} onClick={asText}>
				{t("text-view")}
			</button>
			<Brand />
			<div class="what">
				<h1 class="display">{title}</h1>
				<span>{sub}</span>
			</div>
			<div class="grow" />
			{watching > 0 && (
				<span class="tag desk">
					<Icon name="spectator" size="s" /> {t("watching", { count: watching })}
				</span>
			)}
			{clock}
			<nav class="tools" aria-label={t("tools")}>
				{undo > 0 && (
					<button
						type="button"
						class="tool tool--undo"
						data-testid="undo"
						data-count={undo}
						aria-label={t("undo", { count: undo })}
						title={t("undo", { count: undo })}
						onClick={onUndo}
					>
						<Icon name="undo" />
						<b>{undo}</b>
					</button>
				)}
				{own}
				<Tool
					class="desk"
					icon={sound ? "sound-on" : "sound-off"}
					label={t(sound ? "sound-is-on" : "sound-is-off")}
					onClick={() => settings.set({ sound: !sound })}
				/>
				<CommonTools />
				<Tool class="desk" icon="help" label={t("help")} onClick={() => setSheet("help")} />
				<Tool icon="settings" label={t("settings")} testid="settings" onClick={() => setSheet("settings")} />
				{onDrawer && <Tool class="drawer-tool" icon="menu" label={t("drawer")} testid="drawer" onClick={onDrawer} />}
			</nav>
			{sheet === "help" && <HelpSheet title={game} keys={keys} onClose={close} />}
			{sheet === "settings" && <SettingsSheet onHandOver={onHandOver} more={more} onClose={close} />}
		</header>
	);
}
