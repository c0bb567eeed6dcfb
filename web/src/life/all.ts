export { Clock, LowTime } from "./clocks";
export { OthersHere } from "./others";
export { Prompt } from "./prompt";
export { TableTools } from "./tools";
