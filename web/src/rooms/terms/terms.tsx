// The host changes seats, options or who may join before the start. Each choice is sent at once; the server checks it.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { WORKSHOPS } from "../../games/workshops/workshops";
import { tables } from "../../net/tables";
import { asMe } from "../../person/me";
import type { ChangeTable, TableInfo, TitleInfo } from "../../protocol";
import { applies, type Chosen, isBrought } from "../../table/options/options";
import { stands } from "../../table/sentences/sentences";
import { failureText } from "../../ui/errors";
import { t } from "../../ui/locales";
import { Chips, Counts, OpenTo, SeatCount } from "../../ui/sheets/chips";
import { Sheet } from "../../ui/sheets/sheet";
import { Agreed, InSeries, USUAL } from "./agreed";
import { Options } from "./options";
import { useWorkshop } from "./workshop";

export function TermsSheet(props: { info: TableInfo; title: TitleInfo; onClose(): void }): JSX.Element {
	const { info, title, onClose } = props;
	const [wrong, setWrong] = useState("");
	const work = WORKSHOPS[title.name];
	const apt =
		work && !title.brought.includes(work.option) && applies(title.settings, work.option, info.options, info.seats);
	const change = async (wish: ChangeTable) => {
		try {
			await asMe(() => tables.changeTable(info.id, wish));
			setWrong("");
		} catch (failure) {
			setWrong(failureText(failure));
		}
	};
	const { door, page } = useWorkshop(title.name, apt ? work : undefined, info.cards ?? "", (option, made) => {
		void change({ options: { [option]: made } });
	});
	const choose = (chosen: Chosen) => {
		const fresh = Object.entries(chosen).filter(([name, value]) => value !== info.options[name]);
		if (fresh.length) void change({ options: Object.fromEntries(fresh) });
	};
	const common = { ...title, settings: title.settings.filter(({ name }) => !isBrought(title.brought, name)) };
	/** With this many seats some choices do not apply, or name a chair that is gone: those are reset. */
	const sit = (seats: number) => {
		const anew = common.settings.filter((setting) => !stands(title.name, setting, info.options, seats));
		const options = Object.fromEntries(anew.map(({ name, defaults }) => [name, defaults[String(seats)] ?? ""]));
		const terms = title.two_sides.includes(seats) ? {} : { series: "single" as const };
		void change({ seats, options, terms });
	};
	return (
		<Sheet title={t("how-we-play")} onClose={onClose}>
			<div class="sentences" data-title={title.name}>
				<SeatCount title={title} value={info.seats} onChange={(seats) => seats !== info.seats && sit(seats)} />
				<Options title={common} seats={info.seats} chosen={info.options} onChange={choose} />
				{info.seats > 1 && <Agreed value={info.terms ?? USUAL} onChange={(terms) => void change({ terms })} />}
				{(title.two_sides.includes(info.seats) || info.terms?.series === "three") && (
					<InSeries
						value={info.terms?.series ?? ""}
						onChange={(series) => series !== info.terms?.series && void change({ terms: { series } })}
					/>
				)}
				<OpenTo value={info.public} onChange={(all) => all !== info.public && void change({ public: all })} />
				{info.seats > 1 && !info.cards && (
					<Counts value={info.rated} onChange={(rated) => rated !== info.rated && void change({ rated })} />
				)}
				{!info.rated && (
					<Chips
						sentence="term-hints"
						choices={[
							{ value: true, label: t("term-hints-yes") },
							{ value: false, label: t("term-hints-no") },
						]}
						value={info.hints === true}
						onChange={(hints) => hints !== (info.hints === true) && void change({ hints })}
						testid="term-hints"
					/>
				)}
			</div>
			<p>{t("change-terms-hint")}</p>
			{wrong && (
				<p class="wrong" role="alert">
					{wrong}
				</p>
			)}
			{page}
			<div class="acts">
				{door}
				<button type="button" class="btn btn--go" data-testid="terms-done" onClick={onClose}>
					{t("close")}
				</button>
			</div>
		</Sheet>
	);
}
