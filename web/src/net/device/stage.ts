// How far the hall on this device is, for those who show it.
import { makeStore } from "../../state/store";
import type { Stage } from "./messages";

export const stage = makeStore<{ stage: Stage }>({ stage: "loading" });
