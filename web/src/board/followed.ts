// Whose side of the table lies at the bottom: one's own, or for those who watch the seat they follow. What is drawn there
// is the same view from another side; whoever follows somebody is told no more than before.
import { makeStore } from "../store";

export const followed = makeStore<{ seat: number | null }>({ seat: null });
export const nearOf = ({ seat }: { seat: number | null }): number | null => seat ?? followed.get().seat;
