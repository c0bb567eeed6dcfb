// The controls of the text view: a field for the number of a choice, keys that work inside and outside of it, and
// buttons for the same.
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import { settings } from "../../state/settings";
import { t } from "../../ui/locales";
import { type Because, type Choice, ended, type Part, type Told } from "./content";
import type { Say } from "./view";

/** The letter keys, each with the part it reads. */
export const LETTERS: [key: string, part: Part | "question"][] = [
	["q", "question"],
	["h", "hand"],
	["b", "board"],
	["s", "score"],
	["n", "story"],
];
const AT_ONCE = 9; // up to this many choices have a key of their own

function leave(): true {
	settings.set({ text: false });
	return true;
}

export interface CommandsProps {
	told: Told;
	root: { current: HTMLElement | null };
	say: Say;
	whyNot: (() => Promise<Because[]>) | undefined;
	onReasons(reasons: Because[]): void;
	onChoose(choice: Choice): void;
}
/** What the keys and buttons do: pick a numbered choice, read a part aloud, say why not. */
function useCommands({ told, root, say, whyNot, onReasons, onChoose }: CommandsProps) {
	const [typed, setTyped] = useState("");
	const field = useRef<HTMLInputElement>(null);
	const { choices, sections } = told;
	const there = (part: string) => part === "question" || sections.some((section) => section.part === part);
	const pick = (number: number) => {
		const choice = choices[number - 1];
		setTyped("");
		if (choice) onChoose(choice);
		else say(t("text-no-number", { number, count: choices.length }));
	};
	const read = (part: string) => {
		const parts = [...(root.current?.querySelectorAll(`[data-part="${part}"]`) ?? [])];
		parts[0]?.scrollIntoView({ block: "nearest" });
		say(...parts.map(aloud));
	};
	const explain = async () => {
		const reasons = (await whyNot?.()) ?? [];
		say(...(reasons.length ? reasons.map(({ text }) => text) : [t("text-why-none")]));
		onReasons(reasons);
	};
	const letter = (key: string): boolean => {
		const [, part] = LETTERS.find(([each]) => each === key.toLowerCase()) ?? [];
		if (part && there(part)) read(part);
		else if (key.toLowerCase() === "w" && whyNot) void explain();
		else return false;
		return true;
	};
	useKeys((key) => {
		// inside a dialog the keys work there, and not for anything under a dialog
		const dialogs = [...document.querySelectorAll("dialog[open]")];
		if (dialogs.some((dialog) => !dialog.contains(root.current))) return false;
		if (dialogs.length && key.toLowerCase() === "t") return leave();
		if (!/^\d$/.test(key) || !choices.length) return letter(key);
		if (choices.length <= AT_ONCE) pick(Number(key));
		else {
			setTyped(key);
			field.current?.focus();
		}
		return true;
	}, root);
	const type = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || !/^[a-z?]$/i.test(event.key)) return;
		event.preventDefault();
		if (letter(event.key)) return;
		if (event.key.toLowerCase() === "t") leave();
		else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true }));
	};
	return { typed, setTyped, field, there, pick, read, explain, type };
}

export function Commands(props: CommandsProps): JSX.Element {
	const { typed, setTyped, field, there, pick, read, explain, type } = useCommands(props);
	const { choices } = props.told;
	return (
		<form
			class="tv-commands"
			aria-label={t("text-commands")}
			onSubmit={(event) => {
				event.preventDefault();
				if (typed) pick(Number(typed));
				else read("question");
			}}
		>
			{choices.length > 0 && (
				<label>
					<span>{t("text-number")}</span>
					<input
						class="text"
						ref={field}
						data-testid="text-number"
						inputMode="numeric"
						autoComplete="off"
						maxLength={3}
						placeholder={choices.length > 1 ? `1–${choices.length}` : "1"}
						value={typed}
						onKeyDown={type}
						onInput={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ""))}
					/>
				</label>
			)}
			<span class="tv-read">
				{LETTERS.filter(([, part]) => there(part)).map(([key, part]) => (
					<Command key={key} letter={key} text={t(`text-read-${part}`)} onClick={() => read(part)} />
				))}
				{props.whyNot && <Command letter="w" text={t("text-why")} onClick={() => void explain()} />}
				<Command letter="t" text={t("text-leave")} onClick={leave} />
			</span>
		</form>
	);
}

function Command({ letter, text, onClick }: { letter: string; text: string; onClick(): void }): JSX.Element {
	return (
		<button type="button" class="btn btn--s btn--quiet" onClick={onClick}>
			{text}
			<kbd class="key desk">{letter.toUpperCase()}</kbd>
		</button>
	);
}

/** A part of the page as it is read aloud: its lines as sentences. */
function aloud(part: Element): string {
	const lines = [...part.querySelectorAll("h2, h3, p, li, tr")].filter((line) => !line.querySelector("li"));
	return lines
		.map((line) => ended(line.ariaLabel ?? plain(line.textContent ?? "")))
		.filter(Boolean)
		.join(" ");
}

const plain = (text: string): string =>
	text
		.replaceAll(/\s+/g, " ")
		.replaceAll(/ (?=[.,])/g, "")
		.trim();
