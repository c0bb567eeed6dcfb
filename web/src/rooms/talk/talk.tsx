// The table's chat: what was said, greetings, and a line to say something.
import "./talk.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { isKid } from "../../person/kid";
import { me } from "../../person/me";
import { GREETINGS, type Said } from "../../protocol";
import { useStore } from "../../state/store";
import type { KeptLine } from "../../table/kept";
import { part } from "../../ui/lazy";
import { rich, strong, t } from "../../ui/locales";

/** What one can do about the speaker of a line. */
const SpeakerSheet = part(() => import("../profile/speaker"), "SpeakerSheet", "people", "sheets");

export interface TalkProps {
	said: Said[];
	/** What the reader has said and the server has not confirmed. */
	waiting: KeptLine[];
	/** Only fixed greetings are allowed now. */
	quiet: boolean;
	/** Only spectators hear what is said here. */
	aside?: boolean;
	/** Returns whether it could be taken. */
	onText(text: string): Promise<boolean>;
	onGreeting(greeting: (typeof GREETINGS)[number]): Promise<boolean>;
}
export function Talk({ said, waiting, quiet, aside = false, onText, onGreeting }: TalkProps): JSX.Element {
	const [text, setText] = useState("");
	const [about, setAbout] = useState<Said | null>(null);
	const kid = isKid(useStore(me));
	const end = useRef<HTMLLIElement>(null);
	// the newest line is in sight; only the list itself scrolls, and the page stays where it is
	useEffect(() => {
		const list = end.current?.parentElement;
		if (list) list.scrollTop = list.scrollHeight;
	}, [said.length, waiting.length]);
	const send = async (event: Event) => {
		event.preventDefault();
		if (!text.trim() || (await onText(text.trim()))) setText("");
	};
	return (
		<>
			<ol class="said" data-testid="chat">
				{said.length + waiting.length === 0 && <li class="none">{t("chat-empty")}</li>}
				{said.map((line) => (
					<li key={line.n} class={line.event ? "told" : line.aside ? "said-aside" : ""} data-event={line.event}>
						{line.event ? (
							rich(`told-${line.event}`, { name: strong(line.name || t("somebody-gone")) })
						) : (
							<>
								<Speaker line={line} onAsk={() => setAbout(line)} /> {textOf(line)}
							</>
						)}
					</li>
				))}
				{waiting.map(({ words }, i) => (
					<li key={`waits-${i}`} class="said-waits" data-testid="line-waiting">
						{"text" in words ? words.text : t(`greeting-${words.greeting}`)} <small>{t("line-waiting")}</small>
					</li>
				))}
				<li ref={end} aria-hidden="true" />
			</ol>
			<div class="say">
				<div class="greetings">
					{GREETINGS.map((greeting) => (
						<button type="button" key={greeting} class="btn btn--s" onClick={() => onGreeting(greeting)}>
							{t(`greeting-${greeting}`)}
						</button>
					))}
				</div>
				{aside && <p class="hint">{t("chat-aside")}</p>}
				{quiet || kid ? (
					<p class="hint">{t(kid ? "chat-kid" : "chat-quiet")}</p>
				) : (
					<form onSubmit={send}>
						<input
							class="text"
							aria-label={t("chat-say")}
							placeholder={t("chat-say")}
							maxLength={300}
							value={text}
							onInput={(event) => setText(event.currentTarget.value)}
						/>
						<button type="submit" class="btn">
							{t("chat-send")}
						</button>
					</form>
				)}
			</div>
			{about && <SpeakerSheet line={about} text={textOf(about)} onClose={() => setAbout(null)} />}
		</>
	);
}

const textOf = (line: Said): string => (line.greeting ? t(`greeting-${line.greeting}`) : (line.text ?? t("line-gone")));

/** The speaker's name: a button, unless it is the reader or somebody unknown. */
function Speaker({ line, onAsk }: { line: Said; onAsk(): void }): JSX.Element {
	const name = line.name || t("somebody-gone");
	if (!line.user || line.user === me.get().user) return <b>{name}</b>;
	return (
		<button type="button" class="speaker" title={t("speaker-more", { name })} onClick={onAsk}>
			<b>{name}</b>
		</button>
	);
}
