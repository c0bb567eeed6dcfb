// The options of a game as sentences whose chips change them; then play with bots, or invite.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PROFILES, WORKSHOPS } from "../../games/workshops/workshops";
import { bearer } from "../../net/api";
import { tables } from "../../net/tables";
import type { TitleInfo } from "../../protocol";
import { applies, isBrought } from "../../table/options/options";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Chips, Counts, OpenTo, SeatCount } from "../../ui/sheets/chips";
import { Sheet } from "../../ui/sheets/sheet";
import { Agreed, InSeries, USUAL } from "./agreed";
import { type ForCircle, setUpFor } from "./for-circle";
import { defaultTerms, invite, playNow, rememberedTerms, rememberTerms, type Terms } from "./new-table";
import { Options } from "./options";
import { useWorkshop } from "./workshop";

/** Nobody else comes to a hall on one device: nothing is open to others there, and nothing counts. */
const IN_FOLDER = import.meta.env.MODE === "folder";
const SlowHere = IN_FOLDER ? part(() => import("../frame/device/slow"), "SlowHere", "device") : null;
const NamesSheet = part(() => import("./one-screen"), "NamesSheet", "hotseat");

/** Whether a setting that has to differ from seat to seat is another's: they pick theirs at the table. */
const isElsewhere = ({ distinct }: TitleInfo, name: string): boolean =>
	isBrought(distinct, name) && !distinct.includes(name.replace(/0$/, ""));

interface SetUpProps {
	title: TitleInfo;
	/** The circle that the table is for. */
	circle?: ForCircle;
	onClose(): void;
}

/** The terms last chosen; for a circle, with a seat for everybody who is there. */
function firstTerms(title: TitleInfo, circle: ForCircle | undefined): Terms {
	const last = rememberedTerms(title);
	const fit = title.seats.find((seats) => seats >= (circle?.here ?? 0));
	return circle && fit && last.seats < circle.here ? defaultTerms(title, fit) : last;
}

export function SetUpSheet({ title, circle, onClose }: SetUpProps): JSX.Element {
	const [terms, setTerms] = useState<Terms>(() => firstTerms(title, circle));
	const [wrong, setWrong] = useState("");
	const [together, setTogether] = useState(false);
	const [unlocked, setUnlocked] = useState<string[]>([]);
	const Profile = PROFILES[title.name];
	useEffect(() => {
		if (!Profile || !bearer.token) return; // a user the server does not know has unlocked nothing
		const mine = tables.unlocks().then((all) => all.filter((each) => each.title === title.name));
		mine.then((all) => setUnlocked(all.map(({ card }) => card))).catch((failure) => setWrong(failureText(failure)));
	}, [Profile]);
	const work = WORKSHOPS[title.name];
	const apt = work && applies(title.settings, work.option, terms.options, terms.seats);
	const change = (patch: Partial<Terms>) => {
		const next = { ...terms, ...patch };
		setTerms(next);
		rememberTerms(title, next);
	};
	const { door, page } = useWorkshop(title.name, apt ? work : undefined, title.cards ?? "", (option, made) => {
		const mine = title.brought.includes(option) ? `${option}0` : option;
		change({ options: { ...terms.options, [mine]: made } });
	});
	const asked = { ...title, settings: title.settings.filter(({ name }) => !isElsewhere(title, name)) };
	const open = (how: typeof playNow) => how(title, terms).catch((failure) => setWrong(failureText(failure)));
	const chooseLevel = (level: string) => change({ level });
	return (
		<Sheet title={titleName(title.name)} onClose={onClose}>
			<div class="sentences" data-title={title.name}>
				<SeatCount title={title} value={terms.seats} onChange={(seats) => change(withSeats(title, terms, seats))} />
				<Options title={asked} seats={terms.seats} chosen={terms.options} onChange={(options) => change({ options })} />
				{terms.seats > 1 && (
					<Chips
						sentence="option-bots"
						choices={title.bots.map((level) => ({ value: level, label: t(`bot-${level}`) }))}
						value={terms.level}
						onChange={chooseLevel}
						testid="option-bots"
						about={t(`about-${terms.level}`)}
					/>
				)}
				{SlowHere && terms.seats > 1 && <SlowHere title={title} level={terms.level} onChange={chooseLevel} />}
				{title.two_sides.includes(terms.seats) && (
					<InSeries
						value={terms.agreed?.series ?? ""}
						onChange={(series) => change({ agreed: { ...USUAL, ...terms.agreed, series } })}
					/>
				)}
				{terms.seats > 1 && <MoreTime terms={terms} onChange={change} />}
				{!circle && !IN_FOLDER && <WhoFor title={title} terms={terms} onChange={change} />}
			</div>
			{title.cards && <p data-testid="house-cards">{t("house-cards-new")}</p>}
			{Profile && terms.seats === 1 && <Profile unlocked={unlocked} />}
			{wrong && <p class="wrong">{wrong}</p>}
			{page}
			{together && <NamesSheet title={title} terms={terms} onClose={() => setTogether(false)} />}
			<div class="acts">
				{door}
				{circle ? (
					<button
						type="button"
						class="btn btn--go"
						data-testid="set-up-here"
						onClick={() => void open((each, chosen) => setUpFor(circle, each, chosen))}
					>
						<Icon name="flame" /> {t("set-up-here")}
					</button>
				) : (
					<Starts
						several={terms.seats > 1}
						onOneScreen={() => setTogether(true)}
						onInvite={() => void open(invite)}
						onPlay={() => void open(playNow)}
					/>
				)}
			</div>
		</Sheet>
	);
}

interface TermsProps {
	terms: Terms;
	onChange(patch: Partial<Terms>): void;
}
const MoreTime = ({ terms: { agreed = USUAL }, onChange }: TermsProps): JSX.Element => (
	<details>
		<summary>{t("more-time")}</summary>
		<div class="sentences">
			<Agreed value={agreed} onChange={(change) => onChange({ agreed: { ...agreed, ...change } })} />
		</div>
	</details>
);

/** Who may sit down, and whether it counts; a circle has settled both. */
const WhoFor = ({ title, terms, onChange }: TermsProps & { title: TitleInfo }): JSX.Element => (
	<>
		<OpenTo value={terms.open} onChange={(isOpen) => onChange({ open: isOpen, rated: isOpen })} />
		{terms.seats > 1 && !title.cards && (
			<Counts value={terms.rated ?? terms.open} onChange={(rated) => onChange({ rated })} />
		)}
	</>
);

interface StartsProps {
	several: boolean;
	onOneScreen(): void;
	onInvite(): void;
	onPlay(): void;
}
/** The ways to start: at one screen, with friends, with bots. */
const Starts = ({ several, onOneScreen, onInvite, onPlay }: StartsProps): JSX.Element => (
	<>
		{several && (
			<button type="button" class="btn btn--quiet" data-testid="hotseat" onClick={onOneScreen}>
				<Icon name="person" /> {t("hotseat")}
			</button>
		)}
		{several && !IN_FOLDER && (
			<button type="button" class="btn btn--quiet" data-testid="invite" onClick={onInvite}>
				<Icon name="link" /> {t("invite")}
			</button>
		)}
		<button type="button" class="btn btn--go" data-testid="play-bots" onClick={onPlay}>
			<Icon name="flame" /> {t(several ? "play-bots" : "play")}
		</button>
	</>
);

/** With another number of seats, what only some can have begins anew: modes, and a series, which is for two sides. */
function withSeats(title: TitleInfo, terms: Terms, seats: number): Partial<Terms> {
	const options = { ...defaultTerms(title, seats).options, ...withoutMode(terms) };
	const { agreed } = terms;
	return {
		seats,
		options,
		agreed: agreed && !title.two_sides.includes(seats) ? { ...agreed, series: "single" } : agreed,
	};
}

function withoutMode({ options }: Terms): Terms["options"] {
	const { mode: _, first_leader: __, ...rest } = options;
	return rest;
}
