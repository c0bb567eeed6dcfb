// A small form in a sheet: fields, one button, and the error if it failed.
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { failureText } from "../../ui/errors";

export interface FormProps {
	action: string;
	testid: string;
	/** The action; a failure is shown. */
	onSend(): Promise<unknown>;
	danger?: boolean;
	/** Not the main action of the sheet. */
	quiet?: boolean;
	children: ComponentChildren;
}
export function Form({ action, testid, onSend, danger = false, quiet = false, children }: FormProps): JSX.Element {
	const [wrong, setWrong] = useState("");
	const [busy, setBusy] = useState(false);
	const send = async (event: Event) => {
		event.preventDefault();
		setBusy(true);
		setWrong("");
		await onSend().catch((failure) => setWrong(failureText(failure)));
		setBusy(false);
	};
	return (
		<form class="sentences" onSubmit={send}>
			{children}
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			<div class="acts">
				<button
					type="submit"
					class={`btn ${danger ? "pf-danger" : quiet ? "btn--quiet" : "btn--go"}`}
					data-testid={testid}
					disabled={busy}
				>
					{action}
				</button>
			</div>
		</form>
	);
}

export interface InputProps {
	label: string;
	value: string;
	onChange(value: string): void;
	name: string;
	hint?: string;
	type?: "text" | "password";
	complete?: string;
	least?: number;
}
export function Input(props: InputProps): JSX.Element {
	const { label, value, onChange, name, hint, type = "text", complete = "off", least = 1 } = props;
	return (
		<label class="field">
			{label}
			<input
				{...(type === "password" ? { type } : { type: "text" })}
				required
				name={name}
				data-testid={`field-${name}`}
				autocomplete={complete}
				autocapitalize="none"
				spellcheck={false}
				minLength={least}
				maxLength={200}
				value={value}
				onInput={(event) => onChange(event.currentTarget.value)}
			/>
			{hint && <small>{hint}</small>}
		</label>
	);
}
