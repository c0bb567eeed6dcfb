// A fire-up as choices in the question's place: each type says what it does. Letting a token rest gives something up,
// so it needs confirmation, once at each table.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { capital } from "../../../ui/capital";
import { t } from "../../../ui/locales";
import { typeName } from "./pieces";
import { GoodMark } from "./sides";

/** Tables at which letting a token rest has been confirmed. */
const meant = new Set<string>();

export interface FireProps {
	table: string;
	types: string[];
	verb: string;
	locked: boolean;
	/** How the game would end if it rested; that needs confirmation every time. */
	ends?: string | undefined;
	onFire(type: string): void;
	/** Set if it may rest. */
	onRest?: (() => void) | undefined;
}
export function FireChoices({ table, types, verb, locked, ends, onFire, onRest }: FireProps): JSX.Element {
	const [asked, setAsked] = useState(false);
	const rest = () => {
		if (!asked && (ends || !meant.has(table))) return setAsked(true);
		meant.add(table);
		onRest?.();
	};
	return (
		<>
			<span class="fd-ways">
				{types.map((type, k) => (
					<button
						key={type}
						type="button"
						class={`btn fd-as ${types.length > 2 ? "fd-as--many" : ""}`}
						data-testid={`do-${verb}-${type}`}
						data-key={k + 1}
						disabled={locked}
						onClick={() => onFire(type)}
					>
						<GoodMark type={type} />
						<span>
							<b>{capital(t("flamecraft_duals-do-as", { type: typeName(type) }))}</b>
							<small>{t(`flamecraft_duals-does-${type}`)}</small>
						</span>
						<kbd class="key desk">{k + 1}</kbd>
					</button>
				))}
			</span>
			{onRest && (
				<button
					type="button"
					class={`btn btn--quiet fd-rest ${asked ? "asked" : ""}`}
					data-testid="do-no"
					data-asked={asked}
					disabled={locked}
					onClick={rest}
				>
					{asked
						? t(ends ? "flamecraft_duals-rest-ends" : "flamecraft_duals-rest-sure")
						: t("flamecraft_duals-word-no")}
				</button>
			)}
		</>
	);
}
