// The games that go on now, each with its board, as the picture that a link to it shows.
import type { JSX } from "preact";
import type { TableInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { peopleOf, tableName, titleName } from "../../table/people";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { toWatch } from "./wish";

const SHOWN = 8;

interface GoingOnProps {
	tables: TableInfo[];
	/** How many there are of all titles. */
	all: number;
	/** The one that is shown. */
	now: string;
	behind: number;
}
export function GoingOn({ tables, all, now, behind }: GoingOnProps): JSX.Element {
	const shown = tables.slice(0, SHOWN);
	return (
		<section class="wa-going" aria-labelledby="wa-going">
			<h2 class="sec" id="wa-going">
				{t("watch-going-on")} <small>{t("watch-count", { all, shown: shown.length })}</small>
			</h2>
			<ul>
				{shown.map((info) => (
					<li key={info.id} data-title={info.title}>
						<a
							{...toWatch(info.id, { behind })}
							aria-current={info.id === now ? "true" : undefined}
							data-testid={`watch-${info.id}`}
						>
							<img src={`/api/tables/${info.id}/picture.png`} alt="" width="84" height="63" loading="lazy" />
							<span>
								<b class="display">{info.name ? tableName(info) : titleName(info.title)}</b>
								<small>{namesOf(info)}</small>
								{info.watching > 0 && (
									<small>
										<Icon name="spectator" size="s" /> {t("watching", { count: info.watching })}
									</small>
								)}
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

const namesOf = (info: TableInfo): string =>
	new Intl.ListFormat(settings.get().lang).format(peopleOf(info).map(({ name }) => name));
