// The field for a grown-up's code.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";

const LEAST = 4;

interface CodeProps {
	label: string;
	act: string;
	testid: string;
	onCode(code: string): Promise<void>;
}
export function CodeForm({ label, act, testid, onCode }: CodeProps): JSX.Element {
	const [code, setCode] = useState("");
	const [wrong, setWrong] = useState("");
	const send = (event: Event) => {
		event.preventDefault();
		if (code.length < LEAST) return setWrong(t("kid-code-short", { least: LEAST }));
		setWrong("");
		onCode(code).then(
			() => setCode(""),
			(failure) => setWrong(failureText(failure)),
		);
	};
	return (
		<form class="kid-code" onSubmit={send}>
			<label>
				{label}
				<input
					class="text"
					type="password"
					autocomplete="off"
					maxLength={64}
					value={code}
					data-testid={`${testid}-code`}
					onInput={(event) => setCode(event.currentTarget.value)}
				/>
			</label>
			<button type="submit" class="btn" data-testid={testid}>
				{act}
			</button>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
		</form>
	);
}
