export { Clock, LowTime } from "./clocks";
export { LateNote } from "./delay-note";
export { OthersHere } from "./others";
export { Prompt } from "./prompt";
export { TableTools } from "./tools";
export { TurnSigns } from "./turn-signs";
