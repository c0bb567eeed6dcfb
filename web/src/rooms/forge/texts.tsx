// What the card says in both languages, made from its lines by the same words as at the table.
import type { JSX } from "preact";
import type { Draft } from "../../net/forge";
import { SPOKEN } from "../../state/languages";
import { asFields } from "./shapes";

export interface TextsProps {
	draft: Draft;
	texts: Record<string, string>;
}
export function Texts({ draft, texts }: TextsProps): JSX.Element {
	const names = asFields(draft.name);
	return (
		<section class="fpanel f-texts">
			{SPOKEN.map((lang) => (
				<p key={lang} lang={lang} data-testid={`text-${lang}`}>
					<b aria-hidden="true">{lang.toUpperCase()}</b>
					<span>
						<strong>{String(names[lang] || "…")}</strong> {texts[lang] ?? ""}
					</span>
				</p>
			))}
		</section>
	);
}
