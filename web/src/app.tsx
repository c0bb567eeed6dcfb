// Which page the address asks for. A table's page comes with its own chunk.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Home } from "./pages/home";
import { route } from "./route";
import { settings } from "./settings";
import { useStore } from "./store";
import { learnTitles } from "./titles";

type TablePage = ComponentType<{ id: string }>;

export function App(): JSX.Element | null {
	const { table } = useStore(route);
	useStore(settings); // another language draws everything anew
	const [Page, setPage] = useState<{ at: TablePage } | null>(null);
	useEffect(() => {
		if (!table || Page) return;
		void import("./pages/table").then((page) => setPage({ at: page.default }));
		void learnTitles();
	}, [table, Page]);
	if (!table) return <Home />;
	return Page && <Page.at id={table} key={table} />;
}
