// At a table: the way back to its circle's room, or the one click that makes its people a circle.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { circles } from "../../net/circles";
import { asMe } from "../../person/me";
import type { TableInfo } from "../../protocol";
import { follow, goTo } from "../../state/route";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { circleAt } from "./address";

export function KeepTable({ info }: { info: TableInfo }): JSX.Element | null {
	const [wrong, setWrong] = useState("");
	if (info.circle)
		return (
			<a class="btn btn--quiet" href={circleAt(info.circle)} data-testid="to-circle" onClick={follow}>
				<Icon name="shop" size="s" /> {t("circle-back")}
			</a>
		);
	if (info.you === null || info.seats < 2 || info.daily || info.event) return null;
	const keep = () =>
		void asMe(() => circles.keep(info.id)).then(
			({ id }) => goTo(circleAt(id)),
			(failure) => setWrong(failureText(failure)),
		);
	return (
		<button type="button" class="btn btn--quiet" data-testid="keep-table" title={t("circle-keep-what")} onClick={keep}>
			<Icon name="link" size="s" /> {wrong || t("circle-keep")}
		</button>
	);
}
