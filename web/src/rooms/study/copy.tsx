// A link that one can copy.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../ui/locales";

export function CopyLink({ label, text, testid }: { label: string; text: string; testid: string }): JSX.Element {
	const [copied, setCopied] = useState(false);
	return (
		<label class="field st-copy">
			{label}
			<span>
				<input readOnly value={text} data-testid={testid} onFocus={(event) => event.currentTarget.select()} />
				<button
					type="button"
					class="btn btn--quiet"
					onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
				>
					{t(copied ? "review-copied" : "review-copy")}
				</button>
			</span>
		</label>
	);
}
