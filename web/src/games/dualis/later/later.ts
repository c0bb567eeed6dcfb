import "./contracts.css";
import "./recap.css";

export { End } from "./ends";
export { Large } from "./large";
export { Ending, Summary } from "./recap";
export { Rules } from "./rules";
export { sayings } from "./text";
