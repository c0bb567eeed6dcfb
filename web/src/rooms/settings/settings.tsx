// Preferences in groups: how things look, how to play, how the table notifies. Stored in this browser.
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { sound } from "../../board/sound";
import { LANGUAGES } from "../../state/languages";
import { type Settings, settings } from "../../state/settings";
import { useStore } from "../../state/store";
import { speak, t } from "../../ui/locales";
import { Chips } from "../../ui/sheets/chips";
import { Sheet } from "../../ui/sheets/sheet";
import { subscribe, unsubscribe } from "./alerts";
import { Blocked } from "./blocked";
import { Calendar } from "./calendar";
import { Webhook } from "./webhook";

const options = <const T extends string>(values: readonly T[], say: (value: T) => string) =>
	values.map((value) => ({ value, label: say(value) }));
const onOff = () => [
	{ value: true, label: t("on") },
	{ value: false, label: t("off") },
];

export interface SettingsProps {
	/** Set at a running table: a bot takes over the seat. */
	onHandOver?: (() => void) | undefined;
	/** Further actions at this table. */
	more?: ComponentChildren;
	onClose(): void;
}

export function SettingsSheet({ onHandOver, more, onClose }: SettingsProps): JSX.Element {
	return (
		<Sheet title={t("settings")} onClose={onClose}>
			<Look />
			<Playing />
			<Signs />
			{onHandOver && (
				<>
					<h3 class="group">{t("at-this-table")}</h3>
					<button
						type="button"
						class="btn btn--quiet"
						data-testid="hand-over"
						onClick={() => {
							onHandOver();
							onClose();
						}}
					>
						{t("hand-over")}
					</button>
					{more}
				</>
			)}
		</Sheet>
	);
}

const set = (patch: Partial<Settings>): void => settings.set(patch);

/** Language and appearance. */
function Look(): JSX.Element {
	const now = useStore(settings);
	return (
		<Group name="settings-look">
			<Chips
				sentence="set-language"
				choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
				value={now.lang}
				onChange={(lang) => void speak(lang)}
			/>
			<Chips
				sentence="set-theme"
				choices={options(["system", "light", "dark"], (value) => t(`theme-${value}`))}
				value={now.theme}
				onChange={(theme) => set({ theme })}
			/>
			<Chips
				sentence="set-contrast"
				choices={options(["normal", "more"], (value) => t(`contrast-${value}`))}
				value={now.contrast}
				onChange={(contrast) => set({ contrast })}
			/>
			<Chips
				sentence="set-text"
				choices={[
					{ value: false, label: t("text-drawn") },
					{ value: true, label: t("text-words") },
				]}
				value={now.text}
				onChange={(text) => set({ text })}
				testid="set-text"
			/>
		</Group>
	);
}

/** How fast things go, and how many clicks they take. */
function Playing(): JSX.Element {
	const now = useStore(settings);
	return (
		<Group name="settings-play">
			<Chips
				sentence="set-motion"
				choices={options(["slow", "normal", "fast", "none"], (value) => t(`motion-${value}`))}
				value={now.motion}
				onChange={(motion) => set({ motion })}
			/>
			<Chips
				sentence="set-pace"
				choices={options(["slow", "normal", "fast", "none"], (value) => t(`pace-${value}`))}
				value={now.pace}
				onChange={(pace) => set({ pace })}
			/>
			<Chips sentence="set-at-once" choices={onOff()} value={now.atOnce} onChange={(atOnce) => set({ atOnce })} />
			<Chips
				sentence="set-end-turns"
				choices={[
					{ value: false, label: t("end-turns-wait") },
					{ value: true, label: t("end-turns-alone") },
				]}
				value={now.endTurns}
				onChange={(endTurns) => set({ endTurns })}
			/>
		</Group>
	);
}

/** How the table gets somebody's attention. */
function Signs(): JSX.Element {
	const now = useStore(settings);
	const [blocked, setBlocked] = useState(false);
	const hear = (on: boolean) => {
		set({ sound: on });
		sound("turn");
	};
	const alert = async (on: boolean) => {
		const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
		set({ notify: allowed });
		setBlocked(on && !allowed);
		await (allowed ? subscribe() : unsubscribe()).catch(() => undefined); // an open page still notifies without push
	};
	return (
		<Group name="settings-signs">
			<Chips sentence="set-sound" choices={onOff()} value={now.sound} onChange={hear} />
			{now.sound && (
				<label class="field">
					{t("volume")}
					<input
						type="range"
						min="0.1"
						max="1"
						step="0.1"
						value={now.volume}
						onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
						onChange={() => sound("turn")}
					/>
				</label>
			)}
			<Chips
				sentence="set-notify"
				choices={onOff()}
				value={now.notify}
				onChange={(on) => void alert(on)}
				testid="set-notify"
			/>
			{blocked && <Blocked onTry={() => void alert(true)} />}
			<Webhook />
			<Calendar />
		</Group>
	);
}

/** Settings that belong together, under a heading. */
function Group({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
	return (
		<section class="sentences" aria-label={t(name)}>
			<h3 class="group">{t(name)}</h3>
			{children}
		</section>
	);
}
