// Links that save what a server sends: here the hall on this device is asked, and its answer is saved.
const API = "/api/";
const LATER = 1000;

/** Takes over every such link of the page. */
export function answerDownloads(ask: (path: string) => Promise<Response>): void {
	addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[download]") : null;
		const path = link?.getAttribute("href") ?? "";
		if (!link || !path.startsWith(API)) return;
		event.preventDefault();
		void ask(path).then((answer) => save(answer, link.download));
	});
}

async function save(answer: Response, name: string): Promise<void> {
	if (!answer.ok) return;
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await answer.blob());
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), LATER);
}
