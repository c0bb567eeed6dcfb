import "./recap.css";

export { Ending, Summary } from "./recap";
export { Rules } from "./rules";
export { sayings } from "./text";
