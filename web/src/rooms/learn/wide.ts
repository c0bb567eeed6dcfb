// Whether the rail is next to the table, as in board.css: then it contains the tutor.
import { useEffect, useState } from "preact/hooks";

export function useWide(): boolean {
	const [asked] = useState(() => matchMedia("(width > 1100px)"));
	const [wide, setWide] = useState(asked.matches);
	useEffect(() => {
		const read = () => setWide(asked.matches);
		asked.addEventListener("change", read);
		return () => asked.removeEventListener("change", read);
	}, [asked]);
	return wide;
}
