// Whose side of the table is at the bottom: the reader's own, or for spectators the seat they follow. It is the same
// view drawn from another side; following somebody reveals nothing more.
import { makeStore } from "../state/store";

export const followed = makeStore<{ seat: number | null }>({ seat: null });
export const nearOf = ({ seat }: { seat: number | null }): number | null => seat ?? followed.get().seat;
