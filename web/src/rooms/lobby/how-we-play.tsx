// What the table has agreed on, as sentences: options, time, cards of its own, and the seal of the shuffle.
import type { JSX } from "preact";
import { PROFILES } from "../../games/workshops/workshops";
import type { TableInfo, TitleInfo } from "../../protocol";
import { follow } from "../../state/route";
import { OptionsSet } from "../../table/sentences/sentences";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { AgreedSet } from "../terms/agreed";

interface HowWePlayProps {
	info: TableInfo;
	title: TitleInfo | undefined;
	host: boolean;
	onChange(): void;
}
export function HowWePlay({ info, title, host, onChange }: HowWePlayProps): JSX.Element {
	const Profile = PROFILES[info.title];
	return (
		<section class="terms">
			<div class="head">
				<h2 class="display">{t("how-we-play")}</h2>
				{host && title && !info.forked && (
					<button type="button" class="btn btn--s" data-testid="change-terms" onClick={onChange}>
						{t("change-terms")}
					</button>
				)}
			</div>
			{info.forked && <ForkedFrom forked={info.forked} />}
			<OptionsSet info={info} title={title} />
			{info.seats > 1 && (
				<p class="sealed" data-testid="rated">
					{t(info.rated ? "lobby-rated" : "lobby-casual")}
				</p>
			)}
			{info.terms && <AgreedSet value={info.terms} hints={info.hints} />}
			{info.cards && (
				<p class="sealed" data-testid="house-cards">
					<Icon name="hand" size="s" /> {t("house-cards-here")} {t("house-cards-mark")}{" "}
					<code title={info.cards}>{info.cards}</code>
				</p>
			)}
			{Profile && info.seats === 1 && <Profile unlocked={String(info.options.solo_unlocked ?? "").split(",")} />}
			{info.seal && (
				<p class="sealed">
					<Icon name="verify" size="s" /> {t("seal-promise")} <code title={info.seal}>{info.seal.slice(0, 12)}…</code>
				</p>
			)}
		</section>
	);
}

/** The game or the page whose position this table continues. */
function ForkedFrom({ forked }: { forked: NonNullable<TableInfo["forked"]> }): JSX.Element {
	return (
		<p class="sealed" data-testid="forked">
			<Icon name="replay" size="s" />
			{forked.page ? (
				<a href={forked.page} onClick={follow}>
					{t("forked-page")}
				</a>
			) : (
				<a href={`/review/${forked.table}?at=${forked.moment}`} onClick={follow}>
					{t("forked-from", { moment: forked.moment })}
				</a>
			)}
		</p>
	);
}
