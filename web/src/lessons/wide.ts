// Whether the rail stands beside the table, as board.css has it: then the tutor is in it.
import { useEffect, useState } from "preact/hooks";

export function useWide(): boolean {
	const [asked] = useState(() => matchMedia("(min-width: 1101px)"));
	const [wide, setWide] = useState(asked.matches);
	useEffect(() => {
		const read = () => setWide(asked.matches);
		asked.addEventListener("change", read);
		return () => asked.removeEventListener("change", read);
	}, [asked]);
	return wide;
}
