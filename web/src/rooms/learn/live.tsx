// One polite live region: announces what happened, and each question once.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function Live({ lines, question }: { lines: string; question: string }): JSX.Element {
	const [text, setText] = useState("");
	const asked = useRef("");
	useEffect(() => {
		const fresh = question && question !== asked.current ? question : "";
		asked.current = question;
		const said = [lines, fresh].filter(Boolean).join(" ");
		if (said) setText(said);
	}, [lines, question]);
	return (
		<div class="sr" role="status" aria-live="polite" aria-atomic="true">
			{text}
		</div>
	);
}
