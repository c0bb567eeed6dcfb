import "./recap.css";

export { Ending, Summary } from "./recap";
export { Rules } from "./rules";
export { Recap } from "./since";
export { sayings } from "./text";
