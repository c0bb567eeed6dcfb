// The pictures of a title: from its folder, or for a title without a layout from its declared story alone.
import { useEffect, useState } from "preact/hooks";
import { again } from "../../ui/again";
import type { Layout } from "../layout";
import type { Pictures } from "./pictures";

const OWN = import.meta.glob<{ pictures: unknown }>("../../games/*/later/pictures.tsx");

async function picturesOf(title: string, plain: boolean): Promise<Pictures | null> {
	const own = plain ? undefined : OWN[`../../games/${title}/later/pictures.tsx`];
	if (own) return (await own()).pictures as Pictures; // a table of a title is only ever given views of that title
	return (await import("../plain/pictures")).picturesFor(title);
}

/** Null until they have come; a ribbon is a luxury. */
export function usePictures(title: string, { plain = false }: Layout): Pictures | null {
	const [pictures, set] = useState<Pictures | null>(null);
	useEffect(() => {
		let gone = false;
		again(() => picturesOf(title, plain)).then(
			(come) => gone || set(come),
			() => undefined,
		);
		return () => {
			gone = true;
		};
	}, [title, plain]);
	return pictures;
}
