// One picture of a line: what it is about drawn small, and what it brought; YOU where it touches the reader.
import type { JSX } from "preact";
import type { Person } from "../../board/scene";
import type { View } from "../../protocol";
import { Face } from "../../ui/dragons";
import { Icon } from "../../ui/icon";
import { t } from "../../ui/locales";
import { saidOf } from "./glass";
import type { Pictures } from "./pictures";
import type { Picture } from "./turns";

export type Amount = [unit: string, count: number];

/** What was gained or lost: less first. */
export function Amounts({ of, pictures }: { of: Amount[]; pictures: Pictures }): JSX.Element {
	const units = pictures.units.flatMap(([unit, icon]) =>
		of.filter(([each]) => each === unit).map(([, n]) => ({ icon, n })),
	);
	return (
		<>
			{units
				.sort((a, b) => Number(a.n > 0) - Number(b.n > 0))
				.map(({ icon, n }) => (
					<em key={icon} class={n < 0 ? "rb-less" : ""}>
						{n < 0 ? `−${-n}` : `+${n}`}
						<Icon name={icon} />
					</em>
				))}
		</>
	);
}

interface PictureProps {
	picture: Picture;
	pictures: Pictures;
	people: Person[];
	view: View;
	/** Whose turn it is. */
	owner: number | null;
	own: number | null;
	id: string;
	class: string;
	reached: boolean;
	onLook(pinned: boolean): void;
	onLeave(): void;
}
export function PictureButton(props: PictureProps): JSX.Element {
	const { picture, pictures, people, view, owner, own, id, reached, onLook, onLeave } = props;
	const [first] = picture.lines;
	const doer = first?.who ?? null;
	const brought = (seat: number | null): Amount[] =>
		picture.gains.filter(([who]) => who === seat).map(([, unit, n]) => [unit, n]);
	const others = new Set([...(first?.to === null || !first ? [] : [first.to]), ...picture.gains.map(([seat]) => seat)]);
	others.delete(doer ?? -1);
	return (
		<button
			type="button"
			class={`rb-picture ${props.class}`}
			data-testid="ribbon-picture"
			data-picture={id}
			aria-label={saidOf(picture, pictures, people).join(" ")}
			tabIndex={reached ? 0 : -1}
			onPointerEnter={(event) => event.pointerType === "mouse" && onLook(false)}
			onPointerLeave={(event) => event.pointerType === "mouse" && onLeave()}
			onFocus={() => onLook(false)}
			onBlur={onLeave}
			onClick={() => onLook(true)}
		>
			{doer !== null && doer !== owner && <Who seat={doer} people={people} own={own} />}
			{picture.lines.slice(0, picture.lines.length / picture.times).map((line, k) => (
				<pictures.Small key={line.at} line={line} view={view} people={people} inside={k > 0} />
			))}
			{picture.times > 1 && <b class="rb-times">×{picture.times}</b>}
			<Amounts of={brought(doer)} pictures={pictures} />
			{[...others].map((seat) => (
				<span key={seat} class="rb-other">
					<Who seat={seat} people={people} own={own} />
					<Amounts of={brought(seat)} pictures={pictures} />
				</span>
			))}
		</button>
	);
}

function Who({ seat, people, own }: { seat: number; people: Person[]; own: number | null }): JSX.Element {
	return (
		<>
			<Face seat={seat} face={people[seat]?.face ?? ""} width={24} />
			{seat === own && <span class="rb-you">{t("ribbon-you")}</span>}
		</>
	);
}
