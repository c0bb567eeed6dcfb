export { Clock, LowTime } from "./clocks";
export { LateNote } from "./delay-note";
export { OthersHere } from "./others";
export { Prompt } from "./prompt";
export { Resting } from "./resting";
export { TableTools } from "./tools";
export { TurnSigns } from "./turn-signs";
