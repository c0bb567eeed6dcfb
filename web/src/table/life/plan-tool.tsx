// The way to one's plan, at a table where a move may take days: how many lines wait, or that one has been played.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useKeys } from "../../board/keys";
import type { Scene } from "../../board/scene";
import { plans } from "../../net/plans";
import { asMe } from "../../person/me";
import type { PlanInfo } from "../../protocol";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

/** Told by the open plan when it has changed; the table's next update tells the rest. */
export const changed = { by: (_: PlanInfo): void => undefined };

export function PlanTool({ scene, onPlan }: { scene: Scene; onPlan(): void }): JSX.Element {
	const [plan, setPlan] = useState<PlanInfo | null>(null);
	changed.by = setPlan;
	const { info, seq } = scene;
	useEffect(() => void asMe(() => plans.mine(info.id)).then(setPlan, () => undefined), [info.id, seq]);
	useKeys((key) => {
		if (key !== "p" && key !== "P") return false;
		onPlan();
		return true;
	});
	const count = plan && !plan.stale ? plan.lines.length : 0;
	const label = t(plan?.played ? "plan-tool-played" : "plan-tool", { count });
	return (
		<button
			type="button"
			class="tool tool--undo"
			data-testid="plan-tool"
			aria-label={label}
			title={label}
			onClick={onPlan}
		>
			<Icon name="calendar" />
			{plan?.played ? <b>!</b> : count > 0 && <b>{count}</b>}
		</button>
	);
}
