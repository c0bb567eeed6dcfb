// A card at reading size, with its name.
import type { JSX } from "preact";
import { Zoom } from "../../../board/later/large";
import { rulesAt } from "../../rules-address";
import { LaidCard } from "../table/card";
import { nameOf } from "../table/cards";

export function Large({ code, onClose }: { code: string; onClose(): void }): JSX.Element {
	return (
		<Zoom looked={{ id: code, stay: true }} rules={rulesAt("dualis", "cards")} onClose={onClose}>
			<div class="dc-large">
				<LaidCard code={code} coin={false} />
				<b>{nameOf(code)}</b>
			</div>
		</Zoom>
	);
}
