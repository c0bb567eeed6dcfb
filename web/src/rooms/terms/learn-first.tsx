// The way into a title of this house for those who have neither played it here nor begun to learn it: its first lesson.
import type { JSX } from "preact";
import { titleOf } from "../../games/titles";
import { last } from "../../state/last-title";
import { follow } from "../../state/route";
import { remembered } from "../../state/settings";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

export function LearnFirst({ name }: { name: string }): JSX.Element | null {
	if (!titleOf(name) || last.get().title === name || remembered(`emberhall.lesson.${name}/first`)) return null;
	return (
		<a class="learn-first" href={`/learn/${name}/first`} data-testid={`learn-first-${name}`} onClick={follow}>
			<Icon name="bulb" size="s" /> {t("learn-first")}
		</a>
	);
}
