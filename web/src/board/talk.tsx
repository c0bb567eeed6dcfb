// The talk of the table: what was said, greetings, and a line to say something.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { rich, strong, t } from "../locales";
import { GREETINGS, type Said } from "../protocol";

export interface TalkProps {
	said: Said[];
	/** Only fixed greetings pass now. */
	quiet: boolean;
	onText(text: string): void;
	onGreeting(greeting: (typeof GREETINGS)[number]): void;
}
export function Talk({ said, quiet, onText, onGreeting }: TalkProps): JSX.Element {
	const [text, setText] = useState("");
	const end = useRef<HTMLLIElement>(null);
	// follow the newest line
	useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [said.length]);
	const send = (event: Event) => {
		event.preventDefault();
		if (text.trim()) onText(text.trim());
		setText("");
	};
	return (
		<>
			<ol class="said" data-testid="chat">
				{said.length === 0 && <li class="none">{t("chat-empty")}</li>}
				{said.map((line) => (
					<li key={line.n} class={line.event ? "told" : ""} data-event={line.event}>
						{line.event ? (
							rich(`told-${line.event}`, { name: strong(line.name) })
						) : (
							<>
								<b>{line.name}</b> {line.greeting ? t(`greeting-${line.greeting}`) : line.text}
							</>
						)}
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
				{quiet ? (
					<p class="hint">{t("chat-quiet")}</p>
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
		</>
	);
}
