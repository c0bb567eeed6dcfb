import "./recap.css";

export { Large } from "./large";
export { Ending, Summary } from "./recap";
export { Rules } from "./rules";
export { sayings } from "./text";
