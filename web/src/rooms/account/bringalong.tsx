// A person who played here as a guest before signing in may bring the guest's games along.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { people } from "../../net/people";
import { me } from "../../person/me";
import type { Merged } from "../../protocol";
import { useStore } from "../../state/store";
import { t } from "../../ui/locales";
import { Form } from "./form";

export function BringAlong({ token, onDone }: { token: string; onDone(): void }): JSX.Element {
	const { name } = useStore(me);
	const [merged, setMerged] = useState<Merged | null>(null);
	if (merged) {
		return (
			<div class="sentences">
				<p class="pf-plain" role="status">
					{t("bring-done", { moved: merged.moved })} {merged.left > 0 && t("bring-left", { left: merged.left })}
				</p>
				<div class="acts">
					<button type="button" class="btn btn--go" data-testid="bring-close" onClick={onDone}>
						{t("close")}
					</button>
				</div>
			</div>
		);
	}
	return (
		<Form action={t("bring-go")} testid="bring-go" onSend={() => people.merge(token).then(setMerged)}>
			<p class="pf-plain">{t("bring-ask", { name })}</p>
			<button type="button" class="btn btn--quiet" data-testid="bring-not" onClick={onDone}>
				{t("bring-not")}
			</button>
		</Form>
	);
}
