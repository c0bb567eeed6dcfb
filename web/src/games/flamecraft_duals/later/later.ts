import "./recap.css";

export { Counted, Delta } from "./ahead";
export { Ending, Summary } from "./recap";
export { Rules } from "./rules";
export { sayings } from "./text";
