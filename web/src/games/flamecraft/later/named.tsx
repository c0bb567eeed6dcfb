// The cards of a player that everybody knows, by name: Fancy dragons that are scored, a companion, a reserved enchantment.
// Each can be read at full size.
import "./named.css";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon";
import { t } from "../../../ui/locales";
import { FancyPicture } from "../../goods/picture";
import { nameOf, type Player } from "../table/cards";

interface NamedProps {
	player: Player;
	/** The seat itself is a button now: what is in it cannot be one. */
	inside: boolean;
}
export function Named({ player, inside }: NamedProps): JSX.Element | null {
	const { scored, companion, used, reserved } = player;
	if (!scored.length && !companion && !reserved) return null;
	const Chip = inside ? "span" : "button";
	const chip = (id: string, says: string, picture: JSX.Element, name = "") => (
		<Chip
			key={id}
			type={inside ? undefined : "button"}
			class={`fc-named ${name}`}
			data-zoom={id}
			data-press={inside ? undefined : ""}
			aria-label={says}
			title={says}
		>
			{picture} {nameOf(id)}
		</Chip>
	);
	return (
		<p class="fc-public">
			{companion &&
				chip(
					companion,
					t("flamecraft-text-companion", { name: nameOf(companion) }),
					<Icon name="star" size="s" />,
					used ? "fc-used" : "",
				)}
			{scored.map((id) => chip(id, nameOf(id), <FancyPicture class="fc-mini" id={id} />))}
			{reserved &&
				chip(
					reserved,
					t("flamecraft-has-reserved", { name: nameOf(reserved) }),
					<Icon name="enchantment" size="s" />,
					"fc-named--spell",
				)}
		</p>
	);
}
