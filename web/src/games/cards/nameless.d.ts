// A list of cards without their names, as `catalogues.ts` makes it.
declare module "*?nameless" {
	const list: { cards: { id: string; family: string }[] };
	export default list;
}
