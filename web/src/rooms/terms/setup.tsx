// The options of a game as sentences whose chips change them; then play with bots, or invite.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PROFILES, WORKSHOPS } from "../../games/workshops/workshops";
import { bearer } from "../../net/api";
import { tables } from "../../net/tables";
import type { TitleInfo } from "../../protocol";
import { applies } from "../../table/options/options";
import { titleName } from "../../table/people";
import { failureText } from "../../ui/errors";
import { Icon } from "../../ui/icon";
import { part } from "../../ui/lazy";
import { t } from "../../ui/locales";
import { Chips, Counts, OpenTo, SeatCount } from "../../ui/sheets/chips";
import { Sheet } from "../../ui/sheets/sheet";
import { Agreed, USUAL } from "./agreed";
import { defaultTerms, invite, playNow, rememberedTerms, rememberTerms, type Terms } from "./new-table";
import { Options } from "./options";
import { useWorkshop } from "./workshop";

const NamesSheet = part(() => import("./one-screen"), "NamesSheet", "hotseat");

export function SetUpSheet({ title, onClose }: { title: TitleInfo; onClose(): void }): JSX.Element {
	const [terms, setTerms] = useState<Terms>(() => rememberedTerms(title));
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
	const apt = work && applies(work.option, terms.options, terms.seats);
	const change = (patch: Partial<Terms>) => {
		const next = { ...terms, ...patch };
		setTerms(next);
		rememberTerms(title, next);
	};
	const { door, page } = useWorkshop(title.name, apt ? work : undefined, title.cards ?? "", (option, made) => {
		const mine = title.brought.includes(option) ? `${option}0` : option;
		change({ options: { ...terms.options, [mine]: made } });
	});
	const open = (how: typeof playNow) => how(title, terms).catch((failure) => setWrong(failureText(failure)));
	return (
		<Sheet title={titleName(title.name)} onClose={onClose}>
			<div class="sentences" data-title={title.name}>
				<SeatCount
					title={title}
					value={terms.seats}
					onChange={(seats) =>
						change({ seats, options: { ...defaultTerms(title, seats).options, ...withoutMode(terms) } })
					}
				/>
				<Options title={title} seats={terms.seats} chosen={terms.options} onChange={(options) => change({ options })} />
				{terms.seats > 1 && (
					<Chips
						sentence="option-bots"
						choices={title.bots.map((level) => ({ value: level, label: t(`bot-${level}`) }))}
						value={terms.level}
						onChange={(level) => change({ level })}
						testid="option-bots"
						about={t(`about-${terms.level}`)}
					/>
				)}
				{terms.seats > 1 && (
					<details>
						<summary>{t("more-time")}</summary>
						<div class="sentences">
							<Agreed
								value={terms.agreed ?? USUAL}
								onChange={(agreed) => change({ agreed: { ...(terms.agreed ?? USUAL), ...agreed } })}
							/>
						</div>
					</details>
				)}
				<OpenTo value={terms.open} onChange={(isOpen) => change({ open: isOpen, rated: isOpen })} />
				{terms.seats > 1 && !title.cards && (
					<Counts value={terms.rated ?? terms.open} onChange={(rated) => change({ rated })} />
				)}
			</div>
			{title.cards && <p data-testid="house-cards">{t("house-cards-new")}</p>}
			{Profile && terms.seats === 1 && <Profile unlocked={unlocked} />}
			{wrong && <p class="wrong">{wrong}</p>}
			{page}
			{together && <NamesSheet title={title} terms={terms} onClose={() => setTogether(false)} />}
			<div class="acts">
				{door}
				<Starts
					several={terms.seats > 1}
					onOneScreen={() => setTogether(true)}
					onInvite={() => void open(invite)}
					onPlay={() => void open(playNow)}
				/>
			</div>
		</Sheet>
	);
}

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
		{several && (
			<button type="button" class="btn btn--quiet" data-testid="invite" onClick={onInvite}>
				<Icon name="link" /> {t("invite")}
			</button>
		)}
		<button type="button" class="btn btn--go" data-testid="play-bots" onClick={onPlay}>
			<Icon name="flame" /> {t(several ? "play-bots" : "play")}
		</button>
	</>
);

/** Another number of seats may allow other modes, so that choice is reset. */
function withoutMode({ options }: Terms): Terms["options"] {
	const { mode: _, first_leader: __, ...rest } = options;
	return rest;
}
