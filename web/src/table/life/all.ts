export { Clock, LowTime } from "./clocks";
export { LateNote } from "./late";
export { OthersHere } from "./others";
export { Prompt } from "./prompt";
export { TableTools } from "./tools";
