// The seasons of a ladder: which one is shown, when it was, and who was first in it.
import type { JSX } from "preact";
import type { Ladder, SeasonInfo } from "../../protocol";
import { settings } from "../../state/settings";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";

interface SeasonsProps {
	ladder: Ladder | null;
	/** The season that is shown; none: the whole ladder. */
	season: string;
	onChange(season: string): void;
}
export function Seasons({ ladder, season, onChange }: SeasonsProps): JSX.Element | null {
	if (!ladder?.seasons.length) return null;
	const shown = ladder.seasons.find(({ id }) => id === season);
	return (
		<div class="lad-season">
			<label class="field">
				<span>{t("season")}</span>
				<select value={season} data-testid="season" onChange={(event) => onChange(event.currentTarget.value)}>
					<option value="">{t("season-all")}</option>
					{ladder.seasons.map((each) => (
						<option key={each.id} value={each.id}>
							{seasonName(each)}
						</option>
					))}
				</select>
			</label>
			<p data-testid="season-what">{shown ? <Dates ladder={ladder} season={shown} /> : t("season-what")}</p>
		</div>
	);
}

const seasonName = ({ year, quarter }: SeasonInfo): string => t("season-name", { quarter, year: String(year) });

function Dates({ ladder, season }: { ladder: Ladder; season: SeasonInfo }): JSX.Element {
	const format = new Intl.DateTimeFormat(settings.get().lang, { dateStyle: "long", timeZone: "UTC" });
	const dates = format.formatRange(new Date(season.first), new Date(season.last));
	const first =
		ladder.season?.id === season.id && ladder.page === 1 ? ladder.rungs.find(({ rank }) => rank === 1) : null;
	return (
		<>
			{dates}. {t(season.over ? "season-over" : "season-now")}{" "}
			{season.over && first?.name && (
				<b>
					<Icon name="crown" size="s" /> {t("season-first", { name: first.name })}
				</b>
			)}
		</>
	);
}
