// Which page the address asks for. Each is a chunk of its own; the one before stays until the next is there.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Lazy, lazily, whenIdle } from "./lazy";
import { learn } from "./locales";
import { type Route, route } from "./route";
import { settings } from "./settings";
import { useStore } from "./store";

const home = lazily(() => Promise.all([import("./pages/home"), learn("home")]).then(([page]) => page.Home));
const table = lazily(() => Promise.all([import("./pages/table"), learn("table")]).then(([page]) => page.TablePage));
const pageOf = ({ table: id }: Route): Lazy<never> => (id ? table : home) as Lazy<never>;

/** The page of the address, ready to be drawn. */
export const firstPage = (): Promise<void> => pageOf(route.get()).load();

export function App(): JSX.Element {
	const wanted = useStore(route);
	const [shown, show] = useState(wanted);
	useStore(settings); // another language draws everything anew
	useEffect(() => {
		let left = false;
		void pageOf(wanted)
			.load()
			.then(() => left || show(wanted));
		return () => {
			left = true;
		};
	}, [wanted]);
	useEffect(() => whenIdle(() => void Promise.all([home.load(), table.load()])), []);
	const Page = pageOf(shown) as Lazy<{ id?: string | undefined }>;
	return shown.table ? <Page id={shown.table} key={shown.table} /> : <Page />;
}
